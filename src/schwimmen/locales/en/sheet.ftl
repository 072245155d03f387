# The score sheet: a phone at a table where real cards are played. Reasons (why-…) and what becomes of somebody (fate-…)
# are in game.ftl, the options in rules.ftl.

title-sheet = Score sheet – Schwimmen
# The link on the first page.
start-sheet = Score sheet
start-sheet-about = Real cards on the table? Keep the lives here.

sheet-title = Score sheet
sheet-loading = Getting your sheets …
sheet-tabs = Parts of the sheet
sheet-tab-play = Play
sheet-tab-evening = Evening
sheet-tab-all = All
sheet-tab-more = More

## Beginning

sheet-who = Who is playing?
sheet-name = Name
sheet-add = Add
sheet-known = Played here before
# $name: somebody's name. $place: from 1, in seating order.
sheet-added = { $name } is in.
sheet-moved = { $name } is number { $place } now.
sheet-up = Move { $name } up
sheet-down = Move { $name } down
sheet-remove = Take { $name } off the list
sheet-first-dealer = Deals first
sheet-house-rules = House rules
sheet-stake = Stake
sheet-stake-about = What everybody pays who doesn’t win, and again for coming back. 0 to play for nothing.
sheet-start = Start
sheet-name-twice = { $name } is on the list already.
sheet-name-missing = Whose name is it?
sheet-too-few = It takes two to play: add another name.
sheet-too-many = The pack serves { $most } players at most.
sheet-bad-stake = The stake has to be an amount, such as 0.50.

## The match

# $number: from 1, this evening.
sheet-match = Match { $number }
sheet-deals = deals
sheet-gone = went home
sheet-won = { $name } wins the match!
sheet-broken-off = Broken off: nobody wins.
sheet-undo = Undo
sheet-redo = Redo
# $round: a round's number in its match.
sheet-enter = Enter round { $round }
sheet-taken = Round { $round } is on the sheet.
sheet-next-match = Next match
sheet-rounds = Rounds so far
sheet-correct = Correct round { $round }
sheet-remove-round = Strike out round { $round }
sheet-no-longer = This no longer fits what was before:
# $count: rounds that were entered after what is now the match’s end.
sheet-stray = { $count ->
    [one] One round was entered after what is now the end of the match. It doesn’t count.
   *[other] { $count } rounds were entered after what is now the end of the match. They don’t count.
}
sheet-plot-lives = Lives after each round

# A round in a line, in pieces.
sheet-void-short = doesn’t count
sheet-nobody-short = nobody loses
sheet-line-fire = fire: { $name }
sheet-line-knocked = { $name } knocked
sheet-line-out = { $name } is out
sheet-line-back = { $name } comes back
sheet-line-by-hand = decided by hand
sheet-line-dealt = { $name } dealt

sheet-players = Players
sheet-name-of = Name of { $name }
sheet-goes-home = Goes home
sheet-goes-home-named = { $name } goes home
sheet-joins = Somebody joins
sheet-sits-after = Sits to the left of
sheet-join = Join
sheet-break-off = Break off the match

## A round

sheet-round = Round { $round }
sheet-way = How to enter it
sheet-way-losers = Who lost
sheet-way-points = Points
sheet-way-cards = Cards
sheet-knocker = Who knocked?
sheet-no-one = Nobody
sheet-who-lost = Tap who lost
sheet-nobody-lost = Nobody loses
sheet-who-fire = Who had fire?
sheet-points-of = Points of { $name }
sheet-suit = Suit of { $name }
sheet-which-suit = Suit?
# $rank: a card’s rank.
sheet-three = three of a kind ({ $rank })
sheet-whose-cards = Whose cards?
sheet-cards-of = Cards of { $name }
sheet-exceptions = Exceptions
sheet-void-round = The round doesn’t count
sheet-override = We decide it differently
sheet-override-about = The round is marked as decided by hand.
# $lost: 0, 1 or 2 lives.
sheet-lives = { $lost ->
    [0] loses nothing
    [1] loses a life
   *[other] loses { $lost } lives
}
sheet-buy-back = { $name } comes back with all lives
sheet-take = Take it
sheet-take-correction = Take the correction

# What a round comes to, a sentence each.
sheet-loses = { $lost ->
    [1] { $name } loses a life.
   *[other] { $name } loses { $lost } lives.
}
sheet-by-hand = Decided by hand:
sheet-fire = { $name } has fire: everybody else pays.
sheet-two-fires = Two have fire at once? That happens only where both were dealt it.
sheet-nobody-loses = Nobody loses a life.
sheet-void = The round doesn’t count, and nobody loses.
sheet-replayed = With that everybody would be out: the round is played again.

# Why a round can’t be taken. $value: points. $card: a card’s name.
sheet-problem-players = A round needs two who are still in.
sheet-problem-missing = What does { $name } have?
sheet-problem-value = No hand is worth { $value } under these rules: look again at { $name }’s cards.
sheet-problem-fires = More players than there can be have { $value }: look again at the cards.
sheet-problem-knocker-out = { $name } is out and can’t have knocked.
sheet-problem-out = { $name } was out by then.
sheet-problem-cards = { $name } needs three cards.
sheet-problem-card-twice = { $card }: there is only one, and { $name } can’t have it too.
sheet-problem-not-in-pack = { $card } is not in this pack.
sheet-problem-nobody = Tap who lost, or that nobody does.
sheet-problem-suit = The suit decides: which one does { $name } have?
sheet-problem-lives = { $name } can lose two lives at most.

## The evening

sheet-evening = This evening
sheet-no-evening = Nothing is played yet.
sheet-table = Table of the players
sheet-wins = Won
sheet-matches = Played
sheet-evenings = Evenings
sheet-taken-lives = Took
sheet-lost-lives = Lost
sheet-swum = Swam
sheet-out = Drowned
sheet-fires = Fire
sheet-knocks = Knocked
# $knocks: how often somebody knocked. $lost: how often that cost a life.
sheet-knocks-lost = { $lost ->
    [0] { $knocks }
   *[other] { $knocks } (−{ $lost })
}
sheet-average = Points
sheet-number = { $number }
sheet-balance = Money
sheet-who-drowned = Who drowned whom
# $times: how often.
sheet-drowned = { $times ->
    [one] { $by } drowned { $whom }.
   *[other] { $by } drowned { $whom } { $times } times.
}
sheet-money = Who owes whom
sheet-nobody-owes = Nobody owes anything.
# Somebody who is paid in the list of payments: what nobody has won yet.
sheet-pot = the pot
sheet-pays = { $from } pays { $to } { $amount }.

## All evenings

sheet-statistics = All evenings together
sheet-all-evenings = Evenings
sheet-no-evenings = No evenings yet.
sheet-matches-count = { $count ->
    [one] One match
   *[other] { $count } matches
}
sheet-forget = Delete the evening of { $day }
sheet-forget-title = Delete this evening?
sheet-forget-about = It is gone then, unless you have saved it as a file.
sheet-forget-yes = Delete
sheet-keep = Keep it

## More

sheet-new-evening = New evening
sheet-files = Files
sheet-files-about = Everything stays in this browser. Save it as a file to keep it or to take it to another device.
sheet-offline-ready = This page works without a connection, and can be installed from the browser’s menu.
sheet-export-json = Save everything
sheet-export-csv = Save as a table
sheet-import = Open a file
# $count: evenings that were added. $known: evenings that were here already.
sheet-imported = { $count ->
    [0] Nothing new in it
    [one] One evening added
   *[other] { $count } evenings added
}{ $known ->
    [0] .
    [one] ; one was here already.
   *[other] ; { $known } were here already.
}
sheet-import-cut = This file is incomplete: its end is missing. Nothing was changed.
sheet-import-foreign = This is not a file of the score sheet. Nothing was changed.
sheet-import-later = A later version wrote this file. Update this page and try again. Nothing was changed.
sheet-import-empty = There is no evening in this file.
sheet-print = On paper
sheet-paper = Paper
sheet-paper-a4 = A4
sheet-paper-a6 = A6
sheet-paper-round = No.
sheet-print-blank = Blank sheet
sheet-print-rules = Rules card
sheet-card-values = Ace 11, king, queen, jack and ten 10, other cards their number. Only cards of one suit count together.

## Sharing

sheet-share = Together
sheet-share-about = The others can see the sheet on their phones and write on it too. For that it goes to the server; whoever has the link can read and write it.
sheet-shared-about = Whoever opens this link sees the sheet and can write on it.
sheet-share-begin = Share the sheet
sheet-qr = The link as a picture for the camera
sheet-share-lost = No connection: what you enter is kept here and goes to the others later.
sheet-share-gone = The server doesn’t have this sheet any more. What is here stays here.
sheet-conflict = Somebody else was faster: their entry stands on the sheet now. This is yours, which was entered at the same time:
sheet-conflict-keep = Enter mine as well
sheet-conflict-drop = Drop mine
# An entry in words. $what: a round in a line. $name: whom it is about.
sheet-told-round = A round: { $what }
sheet-told-removed = A round struck out
sheet-told-other = A change about { $name }

## Storage

sheet-saving = Saving …
sheet-storage-full = There is no room left on this device, so the newest entries are not stored. Keep this page open, save everything as a file, and make room.
sheet-storage-refused = This browser stores nothing here, in a private window for instance. Keep this page open, and save everything as a file before you close it.
sheet-storage-later = A newer version of this page is open in another window, or was before. Reload this page; until then nothing is stored.
