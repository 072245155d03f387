# The page itself: what stands round the game. Cards, moves and the log are in game.ftl, the rules in rules.ftl.

app-name = Schwimmen
title-start = Schwimmen – the card game 31
title-table = At the table – Schwimmen

## On every page

nav-home = Schwimmen, to the start page
nav-start = To the start page
# $theme: light or dark, or as the device.
nav-theme = Appearance: { $theme }
dialog-close = Close

settings-title = Settings
settings-language = Language
settings-theme = Appearance
settings-theme-auto = Match the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-deck = Colours of the suits
settings-deck-two = Two
settings-deck-four = Four
settings-speed = Speed
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-speed-once = At once
settings-confirm = Confirm a swap
settings-confirm-about = Otherwise the second card that you tap swaps at once.
settings-goes-on = Deal the next round by itself
settings-shortcuts = Keys for moves
settings-shortcuts-about = Single keys play cards and moves, wherever the focus is.

## The first page

start-lead = Three cards, one suit, as close to 31 as you can.
start-play = Play now
start-continue = Continue your match
start-table = Your table
start-rules = Rules
start-rules-standard = the standard, unchanged
start-opponents = Opponents
start-fewer = One opponent fewer
start-more-opponents = One opponent more
start-level = How well they play
start-levels = Each opponent
# $number: from 1.
start-opponent = Opponent { $number }
start-more = More
start-name = Your name
# What somebody is called who gives no name.
start-name-default = You
start-memory = Memory help
start-memory-about = Cards that everybody saw a player take stay visible beside that player.

level-beginner = Beginner
level-easy = Easy
level-solid = Solid
level-sharp = Sharp
level-expert = Expert
# $level: how well it plays. $character: one of those below.
level-character = { $level }, { $character }

start-character = Their character
character-plain = Plain
character-about-plain = Plays by what its cards are worth.
character-cautious = Cautious
character-about-cautious = Knocks late, and minds what it leaves to the next player.
character-bold = Bold
character-about-bold = Knocks early, and risks being the lowest.
character-collector = Collector
character-about-collector = Collects pairs for three of a kind, exchanges a lot and knocks late.

## The table

table-title = Your table
table-players = The others at the table
table-middle = In the middle
table-own = Your place
table-hand = Your hand
table-centre = The centre
table-actions = Your moves
table-dealer = dealt
table-knocked = has knocked
table-acts = to play
table-away = away
# $cards: cards by name, as a list.
table-known = Known cards: { $cards }
# $card: a card's name.
table-in-hand = { $card }, in your hand
table-in-centre = { $card }, in the centre
# $count: cards in the discard pile.
table-in-pile = { $card }, on top of { $count ->
    [one] { $count } discarded card
   *[other] { $count } discarded cards
}
table-counts = counts
# $value: points of a hand.
table-would-be = would make { $value ->
    [one] { $value } point
   *[other] { $value } points
}
table-value = Your hand: { $value ->
    [one] { $value } point
   *[other] { $value } points
}
table-stock = Stock: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
table-laid = Laid aside: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
table-no-pile = Discard pile: 0 cards
table-packet = Three cards, face down
table-unchoose = Choose again
table-watching = You are watching.

# What is to be done. $last: yes after a knock, no before.
prompt-swap = { $last ->
    [yes] Your last turn: swap, or keep what you have
   *[no] Your turn: choose one of your cards and one of the centre
}
prompt-draw = { $last ->
    [yes] Your last turn: draw or take a card
   *[no] Your turn: draw or take a card
}
prompt-discard = Choose the card that you discard
prompt-take = Now choose in the centre what you take
prompt-give = Now choose in your hand what you give
prompt-choice-blind = You deal: keep these cards, or take three that nobody has seen?
prompt-choice-open = You deal: keep these cards, or take the three open ones?
prompt-after = Your turn is played: do you want to knock?
prompt-yours = { $last ->
    [yes] Your last turn
   *[no] Your turn
}
# $name: who is playing.
prompt-other = { $last ->
    [yes] { $name } has the last turn …
   *[no] { $name } is playing …
}

# What somebody has just done, in as few words as possible, beside the name.
said-exchanged = { $gave } → { $took }
said-all = all three
said-passed = passes
said-knocked = knocks!
said-stayed = no knock
said-kept = keeps
said-switched = switches
said-renewed = new centre
said-drew = draws
said-took = takes
said-discarded = discards

# Keys that play a move: one letter each. What is possible at the same time has different ones.
key-commit = s
key-all = a
key-pass = p
key-knock = k
key-stay = n
key-renew = c
key-keep = e
key-switch = w
key-draw = d
key-take = t

# For those who hear the table. $hand, $centre: cards by name, as lists. $value: points of the hand.
speech-turn = { $last ->
    [yes] Your last turn.
   *[no] Your turn.
} Your hand: { $hand }, { $value ->
    [one] { $value } point
   *[other] { $value } points
}. In the centre: { $centre }.
speech-four = Your turn. Your hand: { $hand }. In the centre: { $centre }.

# $round: its number in this match.
log-title = Round { $round }
log-label = What happened
log-open = What happened

## The end of a round, and of a match

end-round = Round { $round }
end-next = Next round
# $seconds: until it is dealt by itself.
end-next-in = Next round ({ $seconds })
end-won = You won!
# $name: the winner.
end-lost = { $name } won
end-drawn = Nobody won
end-places = Placing
# $place: 1 for the winner
end-place = { $place }. { $name }
end-again = Play again
end-home = To the start page
end-record = Record
end-buy-back = You are out. Do you want to come back, with all your lives? You can do that once in a match.
end-buy-back-yes = Come back
end-buy-back-no = Stay out
end-buy-back-wait = Others are deciding whether they come back …

## The connection

link-connecting = Connecting …
link-lost = The connection is lost. Trying again …
link-back = The connection is back.

failed-retry = Try again
failed-play-here = Play here
failed-unreachable = The server can’t be reached.
