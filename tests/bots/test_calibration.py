"""The benchmarks of the hint: what they count."""

from __future__ import annotations

import random

import pytest
from benchmarks.calibration import Follower, kept, play
from benchmarks.mistakes import rounds

from schwimmen.mind import thinking
from schwimmen.rules.presets import PRESETS

OPTIONS = PRESETS["cardgames-zone"].options


def test_told_and_true_are_compared_deck_by_deck() -> None:
    found = kept([(1, 0.5, 1.0), (1, 0.5, 0.0), (2, 0.2, 1.0), (3, 0.4, 0.0)])
    assert found.decisions == 4
    assert found.told == pytest.approx(0.4)
    assert found.true == pytest.approx(0.5)
    gaps = (0.0, 0.8, -0.4)
    spread = sum((gap - sum(gaps) / 3) ** 2 for gap in gaps) ** 0.5
    assert found.within == pytest.approx(1.96 * spread / 4)


def test_who_follows_the_hint_is_told_the_chances_of_what_it_does() -> None:
    assert thinking.warm()
    shares, told = play(OPTIONS, Follower(1), "easy", 2, range(2), 1)
    assert len(shares) == 2
    assert {one.deck for one in told} == {0, 1}
    assert all(0 <= chance <= 1 for one in told for chance in (one.win, one.lose))
    for deck, share in enumerate(shares):
        assert (share > 0) == any(one.won for one in told if one.deck == deck)
    assert {one.lost for one in told} == {0.0, 1.0}


def test_moves_made_at_random_cost_something_as_it_was_said() -> None:
    found = [*rounds(OPTIONS, 2, 40, random.Random(1))]
    assert len(found) == 40
    assert sum(one.by_games for one, _ in found) < 0
    assert sum(worth - one.told for one, worth in found) < 0
