# Statistics: what the command `statistics` and the page of that name tell.

statistics-command = say how often each hand is dealt, how rounds end, and what a knock, a seat and a life are worth
statistics-only = only for so many players at the table
statistics-matches = matches that begin with each number of players (10000)
statistics-json = print it all as one JSON object

## Numbers. $chance, $chance_error: from 0 to 1. $mean…: a mean, and what belongs to it.

statistics-percent = { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
statistics-percent-fine = { NUMBER($chance, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
statistics-percent-tiny = { NUMBER($chance, style: "percent", maximumSignificantDigits: 1) }
statistics-below = < { NUMBER($chance, style: "percent", maximumSignificantDigits: 1) }
statistics-measured = { NUMBER($chance, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($chance_error, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
statistics-measured-fine = { NUMBER($chance, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($chance_error, style: "percent", minimumFractionDigits: 2, maximumFractionDigits: 2) }
statistics-measured-tiny = { NUMBER($chance, style: "percent", maximumSignificantDigits: 2) } ± { NUMBER($chance_error, style: "percent", maximumSignificantDigits: 1) }
statistics-measured-mean = { NUMBER($mean, minimumFractionDigits: 3, maximumFractionDigits: 3) } ± { NUMBER($mean_error, minimumFractionDigits: 3, maximumFractionDigits: 3) }

## What is dealt

statistics-dealt-title = What is dealt
# $hands: how many there are. $mean: points. $mean_off: points.
statistics-dealt = The pack has { $hands } hands of three cards. On average they count { NUMBER($mean, maximumFractionDigits: 2) } points; the standard deviation is { NUMBER($mean_off, maximumFractionDigits: 2) }.
# $best: points of the best hand.
statistics-turn = The best that one turn can make of a hand at a random centre counts { NUMBER($mean, maximumFractionDigits: 2) } points on average; in { NUMBER($chance, style: "percent", maximumFractionDigits: 2) } of all cases it counts { $best }.
statistics-head-points = points
statistics-head-hands = hands
statistics-head-chance = chance
statistics-head-at-least = this or more
statistics-head-kind = a hand with
statistics-kind-suit = three cards of one suit
statistics-kind-rank = three cards of one rank
statistics-kind-aces = three aces
statistics-somebody-title = Somebody is dealt a hand that ends the round at once

## What is played

statistics-head-players = players
statistics-head-rounds = rounds
statistics-head-moves = moves a round
statistics-ends-title = How rounds end
statistics-unseen = Behind “<” stands what a share is below, 95 times in 100, where the rules allow that end but no round had it.
statistics-knocks-title = What a knock is worth
statistics-knocks = How often whoever knocks loses a life, by the points of the hand in the end.
statistics-dealer-title = What the dealer should keep
statistics-dealer = A coin told the dealers whether to keep their first hand. So many lives more they lost by keeping it than by giving it up, by its points.
# What follows are points.
statistics-keep-from = keep from
statistics-seats-title = What a seat is worth
statistics-seats = Lives that each seat loses in a round, counted from the dealer’s left; the last seat is the dealer’s.
statistics-places-title = What a place at the table is worth
statistics-places = How often each seat of the first round wins the match.
statistics-stood-title = What lives were worth
statistics-stood = How often it won the match to have come to so many lives at a table of so many that were still in, whatever the others had.
statistics-lives-title = What lives are worth
statistics-lives = The chance to win the match by the own lives and those that each of the others has, where everybody is equally likely to lose a round.
# $own, $others: lives.
statistics-lives-pair = { $own } against { $others }
# $names: names of players.
statistics-source = From { $rounds } rounds among computer players ({ $names }), seed { $seed }. What follows ± is a standard error.

## The page

statistics-title = Statistics
statistics-lead = What is dealt, how rounds end, and what a knock, a seat and a life are worth.
statistics-rules = Rules: { $rules }
statistics-choose-rules = Rules
statistics-choose-players = Players
statistics-show = Show
# $players: how many.
statistics-table = A table of { $players }
statistics-all-tables = Tables of every size
statistics-numbers = In numbers
statistics-percent-scale = { NUMBER($chance, style: "percent", maximumFractionDigits: 1) }
statistics-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
statistics-dealt-plot = How likely each number of points is in the deal
statistics-played-title = What was played
statistics-not-played = What follows from playing is only told of rule sets as they are. By these rules the laboratory plays:
# $rounds: how many. $players: how many. $names: names of players.
statistics-from = What follows is from { $rounds } rounds of { $players } among computer players that knock early and late ({ $names }), seed { $seed }. After ± stands a standard error; the thin lines in the plots hold the true value 95 times in 100. The same figures, or more of them:
statistics-head-end = ends by
statistics-head-knocks = knocks
statistics-head-lost = lose a life
statistics-head-dealers = dealers
statistics-head-difference = lives more lost
statistics-head-seat = seat
# Heads the rows; the columns are the others’ lives.
statistics-head-lives = own / others’
statistics-head-lives-left = lives
# The …-plot stand below a plot, and say to those who don’t see it what it shows.
statistics-knocks-plot = Knockers who lose a life, by points; dashed: what everybody loses in a round, on average
statistics-rare = What was met fewer than { $cases } times is not shown.
statistics-dealer-plot = Lives lost by keeping the hand, less those lost by giving it up; keep where that is below zero
# $points: as written, such as 20 or 30½.
statistics-keep = At a table of { $players } the dealer should keep a hand from { $points } points on.
statistics-seats-plot = Lives lost in a round, by seat
statistics-places-plot = Matches won, by seat in the first round; dashed: a fair share
