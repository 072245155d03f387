# Asked at a table against computer players: what would be best, and what would have been better.
# $chance, $chance_…: chances from 0 to 1. $error, $points: percentage points. $gave, $took: cards.

hint-ask = Hint
key-hint = h
hint-title = The best move
hint-do = Play this
hint-moves = All your moves
hint-move = Move
hint-win = Wins the match
hint-lose = Loses a life
# $error: by how much the figure beside it may be wrong.
hint-off = ± { $error }
# For the ear.
hint-swap = Swap { $gave } for { $took }.
# $move: the move in words. $why: a sentence.
hint-said = { $move } Chance to win the match: { NUMBER($chance_win, style: "percent") }, to lose a life: { NUMBER($chance_lose, style: "percent") }. { $why }
hint-about = Imagined by playing the round on, from what you can know. ± says by how much a figure may be off.
hint-simply = These figures assume opponents who play simply, as the solid one does.
hint-rough = For now a quick estimate from few imagined games.

review-ask = What would have been better?
# $decisions: how many there were.
review-good = { $decisions ->
    [0] There was nothing for you to decide.
    [one] Your one decision was good enough.
   *[other] All your { $decisions } decisions were good enough.
}
# $slips: how many of the decisions were not good enough. $points: what all have cost.
review-slips = { $decisions ->
    [one] Your one decision
   *[other] { $slips } of your { $decisions } decisions
} could have been better. In all that cost { $points } percentage points of the chance to win the match.
review-turn = Turn { $turn }
review-hand = Your hand
review-pile = Discard pile
review-made = You chose
review-best = Better
review-chance = Chance to win the match: { NUMBER($chance_made, style: "percent") } instead of { NUMBER($chance_best, style: "percent") }
