"""Published figures of players that exchange well and knock at a bar: which bar, and what another one costs.

The figures are of another program's rounds, whose exchanges aren't quite those of `greedy`. It says that 68,000 deals
leave ± .003 lives a round.
"""

from __future__ import annotations

import functools
import math

import numpy as np
import pytest
from numpy.typing import NDArray

from schwimmen.lab import field, sparring
from schwimmen.lab.matches import play
from schwimmen.mind import chance
from schwimmen.rules.presets import PRESETS

RULES = PRESETS["cardgames-zone"].options.vector
MATCHES = 96_000
NEAR = 0.003 + 0.0015
"""How near a cost must be: by chance, and by other exchanges."""


@functools.cache
def lives(seats: int, bar: float, others: float) -> NDArray[np.float64]:
    """Lives that one with that bar loses in a round among others with another one: by deal, the mean over all seats."""
    deals = MATCHES // seats
    plan = np.zeros((deals, seats, field.PLAN), np.int64)
    states = np.random.default_rng(seats).integers(1, chance.MULTIPLIER * (chance.LOW + 1) - 1, deals)
    plan[:, :, field.P_SEED] = states[:, None]
    plan[:, :, field.P_DEALER] = (np.arange(deals) % seats)[:, None]
    plan[:, :, field.P_KIND : field.P_KIND + seats] = sparring.GREEDY
    plan[:, :, field.P_PARAMETER : field.P_PARAMETER + seats] = int(2 * others)
    for seat in range(seats):
        plan[:, seat, field.P_PARAMETER + seat] = int(2 * bar)
    rows = play(RULES, seats, plan.reshape(-1, field.PLAN), rounds=1).rows
    lost = rows[:, field.LIVES_LOST : field.LIVES_LOST + seats].reshape(deals, seats, seats)
    mean: NDArray[np.float64] = np.trace(lost, axis1=1, axis2=2) / seats
    return mean


def cost(seats: int, bar: float, others: float) -> tuple[float, float]:
    """What that bar costs there, against the others' own, on the same cards; and its standard error."""
    more = lives(seats, bar, others) - lives(seats, others, others)
    return float(more.mean()), float(more.std() / math.sqrt(len(more)))


def test_between_two_the_bar_is_24() -> None:
    """Nobody gains by a higher one among such, and among higher ones it gains. No hand of 32 cards counts 22 or 23."""
    for bar in (25, 26, 28):
        dearer, error = cost(2, bar, 24)
        assert dearer > 3 * error
    for others in (25, 26):
        dearer, error = cost(2, 24, others)
        assert dearer < -3 * error


def test_among_three_the_bar_is_29() -> None:
    """Nobody gains as much by leaving it as by leaving the bars beside it for it."""
    leaving = max(-cost(3, bar, 29)[0] for bar in (28, 30))
    assert leaving < 0.0015
    assert -cost(3, 29, 28)[0] > leaving
    assert -cost(3, 29, 30)[0] > 0.01


@pytest.mark.parametrize("seats", [4, 6, 9])
def test_from_four_on_all_bars_from_29_are_alike(seats: int) -> None:
    for bar in (30, 30.5):
        assert cost(seats, bar, 29)[0] == pytest.approx(0, abs=0.0015)


def test_the_folk_rule_of_26_costs_what_was_published() -> None:
    published = dict(zip(range(2, 10), (0.004, 0.011, 0.013, 0.010, 0.007, 0.007, 0.003, 0.003), strict=True))
    found = {seats: cost(seats, 26, 24 if seats == 2 else 29) for seats in published}
    for seats, (dearer, error) in found.items():
        assert dearer > 3 * error
        assert dearer == pytest.approx(published[seats], abs=NEAR)
    dearest = [dearer for dearer, _ in found.values()]
    assert max(dearest) == dearest[2]  # among four
    assert dearest[2:] == sorted(dearest[2:], reverse=True)
