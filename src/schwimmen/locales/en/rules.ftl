# The rules as options: names, values, explanations, presets, what can’t be played; and the editor for them.
#
# option-NAME and option-NAME-about: an option and one sentence about it.
# option-NAME-VALUE and option-NAME-VALUE-about: a value as it stands under its option, and a sentence about it.
# line-NAME-VALUE: the same value on its own, in a line that says how rules differ from the standard.

## The cards

option-mechanism = The game
option-mechanism-about = Which game is played with the three cards in your hand.
option-mechanism-commerce = Swap with the centre
option-mechanism-commerce-about = Three cards lie open in the middle; in your turn you swap with them.
option-mechanism-draw-discard = Draw and discard
option-mechanism-draw-discard-about = In your turn you draw from the stock or take the top of the discard pile, then discard one card.
line-mechanism-commerce = swapping with the centre
line-mechanism-draw-discard = draw and discard

option-deck = Pack
option-deck-about = The cards that are played with. A bigger pack serves more players.
option-deck-24 = 24 cards
option-deck-24-about = 9 to ace.
option-deck-32 = 32 cards
option-deck-32-about = 7 to ace, the usual pack.
option-deck-36 = 36 cards
option-deck-36-about = 6 to ace.
option-deck-40 = 40 cards
option-deck-40-about = 5 to ace.
option-deck-52 = 52 cards
option-deck-52-about = 2 to ace, the whole pack.
line-deck-24 = 24 cards
line-deck-32 = 32 cards
line-deck-36 = 36 cards
line-deck-40 = 40 cards
line-deck-52 = 52 cards

option-lives = Lives
option-lives-about = How many lives everybody starts with.
option-lives-value = { $value ->
    [one] { $value } life
   *[other] { $value } lives
}
line-lives = { $value ->
    [one] { $value } life
   *[other] { $value } lives
}

option-swimming = Swimming
option-swimming-about = What happens when the last life is gone. Whoever swims plays on, and is out with the next loss.
option-swimming-all = Everybody swims
option-swimming-all-about = Without a life you play on until you lose once more.
option-swimming-first = One at a time
option-swimming-first-about = You swim only if nobody else is swimming already; otherwise you are out.
option-swimming-none = Nobody swims
option-swimming-none-about = You are out as soon as the last life is gone.
line-swimming-all = with swimming
line-swimming-first = only one swims
line-swimming-none = no swimming

option-buy-back = Buying back in
option-buy-back-about = Whoever goes out may come back once in a match, with all lives.
option-buy-back-false = No
option-buy-back-true = Once
line-buy-back-false = no buying back in
line-buy-back-true = buying back in once

option-all-out = Everybody out at once
option-all-out-about = What happens when the last players go out in the same round.
option-all-out-no-winner = Nobody wins
option-all-out-no-winner-about = The match is over without a winner.
option-all-out-replay = Play the round again
option-all-out-replay-about = The lost lives are given back, and the next dealer deals.
line-all-out-no-winner = nobody wins if all go out at once
line-all-out-replay = if all go out at once, the round is played again

## The deal

option-dealer-choice = Dealer’s choice
option-dealer-choice-about = What the dealer may do before the first turn.
option-dealer-choice-blind = Keep or switch, unseen
option-dealer-choice-blind-about = After looking at the hand, the dealer keeps it or takes three cards that nobody has seen; the old hand goes into the centre, or back into the stock where there is no centre.
option-dealer-choice-open = Switch for the open cards
option-dealer-choice-open-about = The centre lies open from the start, and the dealer may take it for the whole hand.
option-dealer-choice-none = No choice
option-dealer-choice-none-about = The dealer plays the hand that was dealt, like everybody else.
line-dealer-choice-blind = dealer may switch unseen
line-dealer-choice-open = dealer may switch for the open cards
line-dealer-choice-none = no dealer’s choice

## The turn

option-exchange = Swapping
option-exchange-about = How many cards you may swap with the centre at once, always as many as you take.
option-exchange-1 = One
option-exchange-2 = Two
option-exchange-3 = All three
# $value: the numbers as a list, “1 or 3”.
line-exchange = { $value } cards per swap

option-passing = Passing
option-passing-about = Whether you may leave your cards as they are. If everybody passes in a row, a new centre comes.
option-passing-free = As often as you like
option-passing-free-about = You may pass in every turn.
option-passing-once = Once a round
option-passing-once-about = After one pass you must swap or knock for the rest of the round.
option-passing-never = Never
option-passing-never-about = You must swap or knock, even if it hurts.
option-passing-out = For the rest of the round
option-passing-out-about = Whoever passes keeps the cards and has no more turns; the last one left has exactly one more.
line-passing-free = passing as often as you like
line-passing-once = passing once a round
line-passing-never = no passing
line-passing-out = a pass is for the rest of the round

option-empty-stock = When the stock runs out
option-empty-stock-about = What happens when new cards are needed and the stock has too few.
option-empty-stock-showdown = The round ends
option-empty-stock-showdown-about = Hands on the table, and the lowest loses.
option-empty-stock-reshuffle = Shuffle again
option-empty-stock-reshuffle-about = The cards that lie on the table become the new stock.
option-empty-stock-void = The round doesn’t count
option-empty-stock-void-about = Nobody loses anything.
line-empty-stock-showdown = an empty stock ends the round
line-empty-stock-reshuffle = an empty stock is shuffled again
line-empty-stock-void = with an empty stock the round doesn’t count

option-renew-789 = 7-8-9
option-renew-789-about = What happens when a 7, an 8 and a 9 lie in the centre together.
option-renew-789-off = Nothing
option-renew-789-off-about = They are cards like any others.
option-renew-789-optional = New centre if you like
option-renew-789-optional-about = In your turn you may have three new cards turned up, and then still play.
option-renew-789-automatic = New centre by itself
option-renew-789-automatic-about = They are cleared away at once, and three new cards are turned up.
line-renew-789-off = no new centre for 7-8-9
line-renew-789-optional = new centre for 7-8-9 on request
line-renew-789-automatic = new centre for 7-8-9 by itself

option-lap-limit = Longest round
option-lap-limit-about = After that many turns each, the round ends even if nobody knocks.
option-lap-limit-value = { $value ->
    [0] no limit
    [one] { $value } turn each
   *[other] { $value } turns each
}
line-lap-limit = { $value ->
    [0] no longest round
    [one] at most { $value } turn each
   *[other] at most { $value } turns each
}

## Knocking

option-knock-from = Earliest knock
option-knock-from-about = When you may knock. After a knock all the others have one more turn, then the hands are compared.
option-knock-from-second-lap = After everybody’s first turn
option-knock-from-second-lap-about = Nobody may knock before everybody has had a turn.
option-knock-from-first-turn = First turn
option-knock-from-first-turn-about = Whenever it is your turn, right from the start.
option-knock-from-second-turn-except-dealer = Second turn, the dealer’s first
option-knock-from-second-turn-except-dealer-about = The dealer may knock in any turn, the others from their second.
option-knock-from-never = Never
option-knock-from-never-about = Nobody knocks; the round ends in another way.
line-knock-from-second-lap = knocking from the second lap
line-knock-from-first-turn = knocking from the first turn
line-knock-from-second-turn-except-dealer = knocking from the second turn, the dealer from the first
line-knock-from-never = no knocking

option-knock-timing = Knock and turn
option-knock-timing-about = Whether a knock takes your turn or follows it.
option-knock-timing-instead = A knock is the turn
option-knock-timing-instead-about = You knock instead of swapping or passing.
option-knock-timing-after = A knock follows the turn
option-knock-timing-after-about = You swap or pass, and then say whether you knock.
line-knock-timing-instead = a knock takes the turn
line-knock-timing-after = knocking after the turn

option-knocker-tie = If the knocker is tied
option-knocker-tie-about = How the knocker’s hand compares with others of the same value.
option-knocker-tie-ordinary = Equal
option-knocker-tie-ordinary-about = The knocker is treated like everybody else.
option-knocker-tie-safe = The knocker is above
option-knocker-tie-safe-about = Of several lowest, the others pay.
option-knocker-tie-alone = The knocker is below
option-knocker-tie-alone-about = Of several lowest, the knocker alone pays.
line-knocker-tie-ordinary = no difference for a tied knocker
line-knocker-tie-safe = a tied knocker is safe
line-knocker-tie-alone = a tied knocker pays alone

option-knocker-penalty = If the knocker loses
option-knocker-penalty-about = Whether a knock that goes wrong costs more.
option-knocker-penalty-none = One life, as always
option-knocker-penalty-none-about = Nothing extra.
option-knocker-penalty-double-if-sole-lowest = Two lives if alone the lowest
option-knocker-penalty-double-if-sole-lowest-about = A knocker who is lower than everybody else pays twice.
option-knocker-penalty-double-if-beats-nobody = Two lives for beating nobody
option-knocker-penalty-double-if-beats-nobody-about = A knocker who beats nobody pays twice, even if tied, and nobody else pays.
line-knocker-penalty-none = no extra life for knocking wrongly
line-knocker-penalty-double-if-sole-lowest = a knocker alone at the bottom loses two lives
line-knocker-penalty-double-if-beats-nobody = a knocker who beats nobody loses two lives

option-weak-knock-below = Weak knock
option-weak-knock-below-about = Knocking with fewer points than this, and losing, costs two lives.
option-weak-knock-below-value = { $value ->
    [0] off
    [one] below { $value } point
   *[other] below { $value } points
}
line-weak-knock-below = { $value ->
    [0] no extra life for a weak knock
    [one] a lost knock below { $value } point costs two lives
   *[other] a lost knock below { $value } points costs two lives
}

## Hands that are special

option-thirty-one = 31
option-thirty-one-about = What happens when somebody has an ace and two tens, jacks, queens or kings of one suit.
option-thirty-one-ends = Ends the round
option-thirty-one-ends-about = The hands are shown at once, and the lowest loses a life.
option-thirty-one-fire = Fire
option-thirty-one-fire-about = The round ends at once, and everybody below 31 loses a life.
option-thirty-one-plain = Only the best hand
option-thirty-one-plain-about = The round goes on as if nothing had happened.
line-thirty-one-ends = 31 ends the round
line-thirty-one-fire = 31 is fire
line-thirty-one-plain = 31 doesn’t end the round

option-three-of-a-kind = Three of a kind
option-three-of-a-kind-about = What three cards of one rank are worth, whatever their suits.
option-three-of-a-kind-30-5 = 30½
option-three-of-a-kind-30-5-about = More than any hand but 31.
option-three-of-a-kind-30 = 30
option-three-of-a-kind-30-about = As much as an ordinary 30.
option-three-of-a-kind-31 = 31
option-three-of-a-kind-31-about = As much as a 31, with all that follows from it.
option-three-of-a-kind-off = Nothing special
option-three-of-a-kind-off-about = Only the cards of one suit count.
line-three-of-a-kind-30-5 = three of a kind counts 30½
line-three-of-a-kind-30 = three of a kind counts 30
line-three-of-a-kind-31 = three of a kind counts 31
line-three-of-a-kind-off = three of a kind doesn’t count

option-three-aces = Three aces
option-three-aces-about = What happens when somebody has three aces.
option-three-aces-ordinary = Three of a kind
option-three-aces-ordinary-about = They count like any other three of a kind.
option-three-aces-top = 32
option-three-aces-top-about = They beat every other hand; the round goes on.
option-three-aces-fire = Fire
option-three-aces-fire-about = The round ends at once, and everybody else loses a life.
line-three-aces-ordinary = three aces are nothing special
line-three-aces-top = three aces count 32
line-three-aces-fire = three aces are fire

## Who loses

option-tie-lowest = Several lowest
option-tie-lowest-about = Who pays when several players share the lowest value.
option-tie-lowest-all-lose = All of them lose
option-tie-lowest-all-lose-about = All who share the lowest place lose a life.
option-tie-lowest-none-lose = Nobody loses
option-tie-lowest-none-lose-about = The round then costs no life.
option-tie-lowest-tiebreak = The suit decides
option-tie-lowest-tiebreak-about = Clubs over spades over hearts over diamonds; among three of a kind the rank decides.
line-tie-lowest-all-lose = all of several lowest lose
line-tie-lowest-none-lose = nobody of several lowest loses
line-tie-lowest-tiebreak = the suit breaks ties

option-all-equal = All hands equal
option-all-equal-about = What happens when everybody has the same value.
option-all-equal-none-lose = Nobody loses
option-all-equal-none-lose-about = The round costs no life.
option-all-equal-as-usual = As with several lowest
option-all-equal-as-usual-about = Everybody is the lowest, and what is said there applies.
line-all-equal-none-lose = nobody loses if all are equal
line-all-equal-as-usual = all equal is a tie like any other

option-points-limit = Points limit
option-points-limit-about = Whoever doesn’t get above it loses a life, and so does the lowest above it; the best hand never does.
option-points-limit-value = { $value ->
    [0] off
    [one] { $value } point
   *[other] { $value } points
}
line-points-limit = { $value ->
    [0] no points limit
    [one] { $value } point or less costs a life
   *[other] { $value } points or fewer cost a life
}

## Presets

preset-cardgames-zone = Schwimmen
preset-cardgames-zone-about = The written standard: three lives, then you swim. Knocking once everybody has had a turn.
preset-cardgames-zone-computer = Schwimmen with fire
preset-cardgames-zone-computer-about = Like the standard, but three aces are fire: everybody else loses a life.
preset-bga-schwimmen = Thirty-one without swimming
preset-bga-schwimmen-about = Out with the last life, three aces are fire, and only the dealer may knock in the first turn.
preset-bga-summary = Pass and stay
preset-bga-summary-about = Nobody knocks: once you pass, you are done for the round. 20 points or fewer cost a life.
preset-bga-blitz = Blitz
preset-bga-blitz-about = Draw and discard with 52 cards, without swimming. A 31 costs everybody else a life.
preset-score-sheet = Schwimmen with all the fire
preset-score-sheet-about = 31 and three aces are both fire, and you may knock from the first turn.
preset-game-circle = 31, the suit decides
preset-game-circle-about = No ties: clubs over spades over hearts over diamonds. Three aces beat everything.
preset-game-circle-fire = 31, the suit decides, with fire
preset-game-circle-fire-about = No ties: clubs over spades over hearts over diamonds. Three aces are fire.
preset-pagat-schwimmen = Knocking after the turn
preset-pagat-schwimmen-about = You swap or pass, and may then add a knock, from the first turn. Three aces are fire.
preset-pagat-scat = Scat
preset-pagat-scat-about = Draw and discard with 52 cards, with swimming. A 31 costs everybody else a life.

## What can’t be played

rules-unknown-option = There is no option “{ $option }”.
rules-unknown-value = “{ $value }” is no value of this option. Possible: { $allowed }.
rules-unknown-preset = There is no rule set “{ $value }”. There are: { $allowed }.
rules-draw-discard-open-choice = Draw and discard has no open centre for the dealer to switch for.
rules-draw-discard-renewal = Draw and discard has no centre in which 7, 8 and 9 could lie.
rules-draw-discard-knock-after = In draw and discard a knock is always a turn of its own.
rules-renewal-without-789 = A pack of 24 cards has no 7 and no 8.
rules-endless-draw-discard = Without knocking, and with a stock that never ends the round with a loser, a round could go on for ever. Allow knocking, let an empty stock end the round, or set a longest round.
rules-endless-without-passing = Without knocking, and without passing freely, a round could go on for ever. Allow knocking or passing, or set a longest round.
rules-endless-stock = Without knocking, and with a stock that never ends the round with a loser, a round could go on for ever. Allow knocking, let an empty stock end the round, or set a longest round.

## The editor

editor-title = House rules
editor-presets = Rule sets
editor-presets-about = Begin with the one that is closest to yours, then change what is different at your table.
editor-players = 2 to { $most } players
editor-group-cards = Cards and lives
editor-group-deal = The deal
editor-group-turn = The turn
editor-group-knock = Knocking
editor-group-hands = Special hands
editor-group-lose = Who loses
# $count: options that differ from the preset.
editor-changes = { $count ->
    [0] Just as in “{ $preset }”
    [one] { $count } difference from “{ $preset }”
   *[other] { $count } differences from “{ $preset }”
}
editor-changed = Changed
editor-changed-count = { $count } changed
editor-refused = can’t be played like this
# $value: what the preset says here.
editor-reset = Back to “{ $value }”
editor-reset-named = { $option }: back to “{ $value }”
editor-reset-all = Undo all changes
editor-idle = Has no effect under these rules.
editor-less-named = { $option }: less
editor-more-named = { $option }: more
editor-at-least-one = At least one must stay.
editor-copy = Copy link
editor-copied = Link copied
editor-copy-failed = The link couldn’t be copied. Here it is:
# A link to the page that tells the rules, with examples.
rules-in-words = Read the rules
editor-done = Done
editor-cancel = Cancel
editor-checking = Checking …
editor-playable = Ready to play, with 2 to { $most } players.
editor-unplayable = Can’t be played yet:
editor-offline = The rules can’t be checked: no connection to the server.
editor-retry = Try again
editor-loading = The rules are being loaded …
# $parts: what couldn’t be read in an address, as a list.
editor-address-unknown = This part of the link says nothing that is known here and was left out: { $parts }
# $preset: a preset’s name.
rules-name-changed = { $preset }, changed
rules-name-own = Own rules
