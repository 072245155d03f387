"""Standings: points, ratings, and intervals that claim no more than so many deals can show."""

from __future__ import annotations

import math
import random

import numpy as np
import pytest

from schwimmen.lab import field
from schwimmen.lab.experiment import Experiment, tables
from schwimmen.lab.standings import Standing, Standings, points, standings
from schwimmen.rules import kernel as k
from schwimmen.rules.options import Options

STANDARD = Options()


def row(winner: int, *out_in: int) -> np.ndarray[tuple[int, ...], np.dtype[np.int32]]:
    made = np.zeros(field.ROW, np.int32)
    made[field.WINNER] = winner
    made[field.OUT_IN : field.OUT_IN + len(out_in)] = out_in
    return made


def test_a_match_without_a_winner_is_shared_among_the_last() -> None:
    rows = np.stack([row(1, 3, 0, 2), row(k.NO_WINNER, 5, 4, 5), row(field.UNENDED, 0, 2, 0)])
    assert points(rows, 3).tolist() == [[0, 1, 0], [0.5, 0, 0.5], [0.5, 0, 0.5]]


def test_ratings_are_those_of_bradley_and_terry() -> None:
    """Three players, each pair with its own number of wins: the ratings maximise the likelihood."""
    names = ("greedy-20", "greedy-25", "greedy-30")
    experiment = Experiment(STANDARD, tables(names, 2), 400)
    rng = random.Random(3)
    chance = {("greedy-20", "greedy-25"): 0.4, ("greedy-20", "greedy-30"): 0.7, ("greedy-25", "greedy-30"): 0.75}
    rows = []
    for match in range(400 * experiment.per_deal):
        one, other = experiment.names(match)
        wins = rng.random() < (chance[one, other] if (one, other) in chance else 1 - chance[other, one])
        rows.append(row(0, 0, 1) if wins else row(1, 1, 0))
    found = standings(experiment, np.array(rows))
    rating = {one.name: one.rating for one in found.players}
    for player in found.players:
        gaps = [rating[other] - player.rating for other in names if other != player.name]
        expected = sum(1 / (1 + 10 ** (gap / 400)) for gap in gaps) / 2
        assert player.share == pytest.approx(expected, abs=0.001)
        assert 5 < player.rating_within < 40
    assert sum(rating.values()) == pytest.approx(0, abs=1e-9)


PAIR = Experiment(STANDARD, tables(("greedy-20", "greedy-30"), 2), 1)
"""Two matches a deal, the first player in either seat."""


def deals_won(*won: int) -> Standings:
    """The standings after deals of which the first player won so many of the two matches."""
    rows = []
    for deal in won:
        for match in range(2):
            wins = (match < deal) == (PAIR.names(match)[0] == "greedy-20")
            rows.append(row(0, 0, 1) if wins else row(1, 1, 0))
    return standings(PAIR, np.array(rows))


def first(found: Standings) -> Standing:
    return next(one for one in found.players if one.name == "greedy-20")


def test_deals_that_are_all_alike_prove_little() -> None:
    """Were one deal in so many another one, it would be missing 5 times in 100: the rule of three."""
    for deals in (2, 3, 10, 200):
        found = deals_won(*[2] * deals)
        one, difference = first(found), found.differences["greedy-20", "greedy-30"]
        assert one.share == 1
        assert (1 - one.within) ** deals == pytest.approx(0.05)
        assert difference == pytest.approx((1, 2 * one.within))
        assert one.rating_within == math.inf
    halves = first(deals_won(*[1] * 10))
    assert (1 - 2 * halves.within) ** 10 == pytest.approx(0.05)
    alone = first(deals_won(2))
    assert (alone.share, alone.within) == (1, math.inf)


@pytest.mark.parametrize(("deals", "chance"), [(3, 0.5), (3, 0.9), (8, 0.75), (8, 0.97), (25, 0.9)])
def test_intervals_of_few_deals_hold_what_they_promise(deals: int, chance: float) -> None:
    rng = random.Random(deals)
    held = 0
    for _ in range(200):
        one = first(deals_won(*(sum(rng.random() < chance for _ in range(2)) for _ in range(deals))))
        held += abs(one.share - chance) <= one.within
        assert one.rating_within == math.inf
    assert held >= 186


def test_intervals_of_many_deals_are_those_of_their_spread() -> None:
    won = [0, 1, 2, 2, 1] * 12
    one = first(deals_won(*won))
    assert one.within == pytest.approx(1.959964 * np.std([n / 2 for n in won], ddof=1) / 60**0.5)
    assert 0 < one.rating_within < 400
    assert first(deals_won(*won[:-1])).within > 1.02 * one.within
