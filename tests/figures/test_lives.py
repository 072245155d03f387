"""What lives are worth."""

from __future__ import annotations

import pytest

from schwimmen.figures.lives import chances
from schwimmen.rules.options import Options


def test_equal_lives_are_equal_chances() -> None:
    found = chances(Options(), 4)
    assert found[3, 3] == pytest.approx(0.25, abs=1e-3)
    assert len(found) == 16
    assert [found[own, 2] for own in range(4)] == sorted(found[own, 2] for own in range(4))


def test_between_two_players_it_is_who_loses_so_often_first() -> None:
    """Three lives and the swimmer's loss against one loss: three times in a row lost is to lose it all, and so on."""
    assert chances(Options(), 2)[0, 3] == pytest.approx(1 / 2**4, abs=2e-3)
    assert chances(Options(), 2)[1, 0] == pytest.approx(3 / 4, abs=2e-3)


def test_lives_that_cannot_be_are_left_out() -> None:
    assert {*chances(Options(swimming="none", lives=2), 3)} == {(1, 1), (1, 2), (2, 1), (2, 2)}
    first = chances(Options(swimming="first", lives=1), 3)
    assert {*first} == {(0, 1), (1, 1)}
    assert {*chances(Options(swimming="first", lives=1), 2)} == {(0, 1), (1, 0), (1, 1)}
