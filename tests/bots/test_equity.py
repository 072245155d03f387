"""The chance to win a match by the losses that are left, against the exact one."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

import pytest

from schwimmen.mind import equity
from schwimmen.rules.options import Options

OPTIONS = Options()  # three lives, and everybody swims
CLOCKS = [0.0] * equity.CLOCKS
equity.wind(CLOCKS, 0)


@cache
def exact(left: tuple[int, ...]) -> Fraction:
    """The first one's chance to be the last who is in, where in each round one of those in loses a life."""
    inside = [place for place, losses in enumerate(left) if losses]
    if left[0] == 0 or len(inside) == 1:
        return Fraction(int(left[0] > 0))
    after = [exact((*left[:one], left[one] - 1, *left[one + 1 :])) for one in inside]
    return sum(after, Fraction(0)) / len(inside)


def chance(lives: list[int], out: list[int], me: int = 0, options: Options = OPTIONS) -> float:
    return equity.chance(options.vector, len(lives), me, lives, out, CLOCKS, 0)


LIVES = [(3, 3), (0, 0), (0, 1), (3, 0), (0, 0, 0), (0, 0, 3), (2, 1, 0, 3), (1,) * 6, (3, 2, 2, 1, 0, 0, 3, 1, 0)]


@pytest.mark.parametrize("lives", LIVES)
def test_it_is_the_exact_chance(lives: tuple[int, ...]) -> None:
    nobody = [0] * len(lives)
    wanted = float(exact(tuple(left + 1 for left in lives)))
    assert chance([*lives], nobody) == pytest.approx(wanted, abs=2e-3)
    assert sum(chance([*lives], nobody, me) for me in range(len(lives))) == pytest.approx(1, abs=4e-3)


def test_who_is_out_and_who_is_left() -> None:
    assert chance([0, 2], [1, 0]) == 0
    assert chance([0, 2], [1, 0], me=1) == 1
    assert chance([0, 0], [1, 1]) == 0  # nobody wins
    assert chance([0, 0, 0, 0], [1] * 4, options=Options.from_dict({"all_out": "replay"})) == 0.25


def test_without_swimming_a_life_less_is_left() -> None:
    sinking = Options.from_dict({"swimming": "none"})
    assert chance([1, 2], [0, 0], options=sinking) == pytest.approx(float(exact((1, 2))), abs=2e-3)
    first = Options.from_dict({"swimming": "first"})
    assert chance([1, 0], [0, 0], options=first) == pytest.approx(0.5, abs=2e-3)  # somebody swims already
