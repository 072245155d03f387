# Playing with others: the table before the match and beside it, talk, replays, the fair shuffle.

title-friends = A table with friends
title-lobby = Open tables
title-record = Watch a match again
title-replay = A match, shown again
title-fair = A shuffle you can check

start-friends = Play with friends
start-elsewhere = Elsewhere
start-statistics = Statistics

## Who one is

me-look = Your picture
look-fish = Fish
look-anchor = Anchor
look-boat = Sailing boat
look-star = Starfish
look-crab = Crab
look-shell = Shell
look-lighthouse = Lighthouse
look-whale = Whale
look-gull = Gull
look-jellyfish = Jellyfish
look-duck = Duck
look-umbrella = Beach umbrella

## How a table is kept

party-lead = Open a table by your rules and send the link. The others open it, type a name and sit down. Nobody needs an account.
party-places = Places
party-places-fewer = One place fewer
party-places-more = One place more
party-computers = Computer players at the table
party-computers-fewer = One computer player fewer
party-computers-more = One computer player more
party-level = How well computer players play, also for somebody who is away
party-clock = Time for each decision
# $seconds: for each decision.
clock-none = No clock
clock-relaxed = Relaxed: { $seconds } seconds
clock-quick = Quick: { $seconds } seconds
# $seconds: until a computer player goes on.
clock-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
party-watch = Others may look on
party-watch-about = Who looks on sees what everybody sees, and nobody’s hand.
party-listed = Show it among the open tables
party-listed-about = Anybody can come then, and only ready-made phrases can be said. Otherwise the table is found by its link alone.
party-closed = Close it to newcomers
party-closed-about = Who has sat here before can sit down again. The open tables don’t show it; who may look on stays as it is.
party-open = Open the table
party-rules-later = The rules can be changed once the match is over.
party-memory-on = with memory help
party-memory-off = without memory help
party-listed-on = open to all
party-listed-off = by link alone
party-closed-on = closed to newcomers

## The table before a match, and what is beside the game

# $name: the host’s.
party-table-of = { $name }’s table
party-table = The table
party-who = Who is at the table
party-open-dialog = The table: who is here, link, shuffle
# $count of $places places are taken.
party-members = At the table: { $count } of { $places }
party-free = free
party-you = you
party-host = keeps the table
party-there = here
party-away = away
# $level: of a computer player.
party-computer = computer player, { $level }
# A level that this page doesn’t know: the server is newer.
party-computer-other = computer player
party-covered = a computer player plays
# $wins: matches won, of $played.
party-wins = { $wins } of { $played } won
# $name: who has stood up and is still in the match.
party-leaving = { $name } doesn’t play the next match.
# $count: people who look on.
party-watching = { $count ->
    [one] { $count } person looks on
   *[other] { $count } people look on
}
party-sit-title = Sit down
party-sit = Sit down
party-full = All places are taken.
party-full-watch = All places are taken. You can look on, or wait for a free one.
party-start = Start the match
party-too-few = It takes two: wait for somebody, or add a computer player.
# $name: the host’s.
party-wait = { $name } starts the match.
party-take-over = Keep the table yourself
party-change-me = Another name or picture
party-change-done = Take it
party-stand = Stand up
party-host-tools = What you decide as the host
party-add = Computer player
party-arrange = Settings of the table
party-arrange-done = Keep it like this
# $name: another member’s.
party-about = What to do about { $name }
party-hand-over = Hand the table over to { $name }
party-remove = Send { $name } away
party-remove-ask = Shall { $name } leave the table?
party-remove-yes = Yes, send { $name } away
party-remove-no = No
party-joined = { $name } has sat down.
party-left = { $name } has stood up.
party-gone = { $name } isn’t connected any more.

## How others come

invite-title = Ask others to come
invite-share = Share the link
invite-copy = Copy the link
invite-copied = Copied
# $name: the host’s.
invite-text = { $name } would like to play Schwimmen with you:
invite-qr = QR code of the link to this table
invite-qr-about = A phone’s camera opens the table from this code.
invite-only-here = This address leads here only on this device. For others, start the server with “schwimmen serve --host 0.0.0.0” and open the page by the address that it says.

## The own place

own-title = Your place
own-link-about = Play on at another device: open your personal link there. Whoever has it plays for you, so keep it to yourself.
own-link = Show my personal link
own-link-text = My place at the table
own-stand-ask = A computer player finishes the match for you. Stand up?
own-stay = Stay

## At the table, in play

# $name: who is away.
table-covered = Computer plays for { $name }
table-covered-own = A computer player plays for you.
table-return = I’m back
table-cover = Let the computer play for { $name }
table-next-match = You play in the next match.
table-no-watch = Nobody may look on here.
table-no-room = All places are taken.
table-sit-next = Sit down for the next match

link-lost-waits = The connection is lost. What you did will be sent as soon as it is back …
link-waits = On its way to the server
failed-new-table = Open a new table
failed-reload = Load again

## The end of a round, and of a match

end-ready = wants to go on
# $names: those whose answer is awaited, as a list.
end-waiting = { $count ->
    [0] It goes on in a moment.
   *[other] Waiting for { $names } …
}
# $seconds: until it goes on by itself.
end-goes-on = It goes on in { $seconds } s.
end-standings = This evening
# $wins: matches won, of $played.
end-standing = { $name }: { $wins } of { $played } won
evening-matches = Matches
# $number: of a match of this evening; $name: who has won it.
evening-match = Match { $number }
evening-match-won = Match { $number }: { $name } won
end-replay = Replay
end-replay-text = A match of Schwimmen, to watch:

## Talk

talk-title = Talk
# $count: what was said and not yet read.
talk-unread = Talk, { $count } new
talk-nothing = Nobody has said anything yet.
talk-said = What was said
talk-phrases = Say something
talk-reactions = React
talk-text = Your own words
talk-send = Say it
talk-no-text = At open tables there are only ready-made phrases.
talk-sit-first = Who looks on listens. Sit down to join in.
talk-mute = Whom I don’t want to hear
talk-somebody = Somebody
# $name said $text.
talk-says = { $name } says: { $text }
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-hurry = Your turn …
phrase-moment = One moment, please.
phrase-sorry = Sorry!
phrase-oops = Oops!
phrase-phew = Phew, that was close!
phrase-swim = I’m swimming!
phrase-fire = Fire!
phrase-again = Another one?
phrase-bye = Bye, see you!
reaction-clap = Applause
reaction-laugh = Laughs
reaction-wow = Wow
reaction-sad = Sad
reaction-angry = Grumbles
reaction-heart = Heart

## Open tables

lobby-lead = Here you may sit down, whoever you are.
lobby-empty = No table is open at the moment. Open one yourself!
lobby-open = Open a table
lobby-seats = { $seated } of { $places } places taken
lobby-playing = a match is on
lobby-gathering = about to begin
lobby-join = Sit down
lobby-watch = Look on
lobby-look = Go there
# $action: one of the three above.
lobby-go = { $action } at { $name }’s table

## Matches shown again

record-lead = Choose a record that you kept, and go through it move by move, through the eyes of each player.
record-choose = Choose a record
record-drop = … or drop it here. The server reads it to show it, and doesn’t keep it.
replay-loading = Fetching the match …
replay-gone = There is no match behind this link (any more).
replay-controls = Go through the match
replay-eyes = Through whose eyes
replay-round = Round
replay-first = To the round’s beginning
replay-back = One step back
replay-play = Play by itself
replay-pause = Pause
replay-forward = One step on
replay-last = To the round’s end

## The fair shuffle

fair-short = The cards are promised before they are dealt, and you may add to the chance.
fair-more = How it works
fair-next = Promise for the next deal
fair-now = Promise for these cards
# $text: what somebody added to the chance.
fair-added = { $name } added: { $text }
fair-mix = Anything, for chance
fair-mix-add = Add
fair-proof = Proof of the shuffle
# $round: its number.
fair-verdict-kept = Round { $round }: the promise was kept.
fair-verdict-fits = Round { $round }: the seed fits the promise. You came after the deal.
fair-verdict-broken = Round { $round }: the promise was broken!
fair-verdict-unknown = Round { $round }: this page couldn’t check it. The proof can.
fair-lead = You needn’t believe that the cards are shuffled fairly here: you can check it.
fair-how = How it works
fair-step-promise = Before each deal the server draws a secret number, the seed, and shows its fingerprint: the promise. A fingerprint fits one seed only, and nobody can tell the seed from it.
fair-step-mix = Everybody at the table may then add a few words of their own.
fair-step-deal = The order of the cards is computed from the seed and from all that was added.
fair-step-open = After the round the server shows the seed. Now everybody can see that its fingerprint is the promise, and that seed and words give exactly these cards.
fair-why = So the server can’t choose the cards once it knows your words, and you can’t once you know the seed.
fair-limit = What it doesn’t show: the server itself knows the cards. Whoever keeps it could look at them; that is so with every game on somebody else’s computer.
fair-check = Check a match
fair-check-about = At the table, under “The table”, there is a proof of each match. Your browser computes everything anew; the file stays with you.
fair-choose = Choose a proof
fair-drop = … or drop it here.
fair-unreadable = This is no proof of a shuffle.
fair-no-crypto = This browser computes fingerprints only over a secure connection (https).
# $rounds: how many were checked.
fair-all-good = { $rounds ->
    [one] { $rounds } round checked: everything fits.
   *[other] { $rounds } rounds checked: everything fits.
}
fair-some-bad = Something doesn’t fit. These cards were not dealt as promised.
fair-round-good = Round { $round }: promise and cards fit.
fair-round-promise = Round { $round }: the seed doesn’t fit the promise.
fair-round-cards = Round { $round }: seed and words give other cards.
fair-first-cards = First cards: { $cards }
fair-added-text = Added: { $text }
fair-compare = Compare the promises with those that your table showed before each deal: only you can do that. The command “schwimmen verify” plays the moves by the rules as well.
