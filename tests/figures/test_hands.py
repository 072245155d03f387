"""The exact figures: those that were published, and those that follow from one another."""

from __future__ import annotations

import itertools
import math
from fractions import Fraction

import pytest

from schwimmen.figures.hands import after_one_turn, dealt, ending_hands, kinds_of_hands, somebody_is_dealt_an_end
from schwimmen.rules.options import Options
from schwimmen.rules.presets import PRESETS

STANDARD = Options()
SCAT = Options(mechanism="draw_discard", deck=52, dealer_choice="none")
THIRTY_ONE, THREE_OF_A_KIND = 62, 61  # half points


def test_a_hand_of_32_cards() -> None:
    found = dealt(STANDARD)
    assert found.cases == 4960
    assert found.mean == Fraction(19597, 1240)
    assert round(found.deviation, 3) == 5.200
    assert found.chance(THREE_OF_A_KIND) == Fraction(1, 155)
    assert found.chance(THIRTY_ONE) == Fraction(3, 620)
    assert found.at_least(THREE_OF_A_KIND) == Fraction(1, 155) + Fraction(3, 620)
    assert kinds_of_hands(STANDARD) == {"suit": Fraction(7, 155), "rank": Fraction(1, 155), "aces": Fraction(1, 1240)}


def test_three_aces_where_they_are_worth_more() -> None:
    assert dealt(PRESETS["game-circle"].options).chance(64) == Fraction(1, 1240)


def test_a_hand_of_52_cards() -> None:
    found = dealt(SCAT)
    assert found.cases == 22100
    assert round(float(found.mean), 5) == 13.14253
    assert found.chance(THIRTY_ONE) == Fraction(6, 5525)
    assert found.chance(THREE_OF_A_KIND) == kinds_of_hands(SCAT)["rank"] == Fraction(1, 425)


@pytest.mark.parametrize(
    ("players", "chance"),
    list(enumerate((0.009654, 0.014445, 0.019212, 0.023956, 0.028677, 0.033374, 0.038048, 0.042699), 2)),
)
def test_somebody_is_dealt_a_31(players: int, chance: float) -> None:
    assert len(ending_hands(STANDARD)) == 24
    assert round(float(somebody_is_dealt_an_end(STANDARD, players)), 6) == chance


@pytest.mark.parametrize(
    "options",
    [STANDARD, Options(three_of_a_kind="31"), Options(three_aces="fire"), Options(thirty_one="plain"), SCAT],
    ids=["standard", "three of a kind", "fire", "none", "scat"],
)
def test_somebody_of_two_by_counting_pairs(options: Options) -> None:
    """One of the two, or the other one, less both of them."""
    ending = ending_hands(options)
    both = sum(not set(one) & set(other) for one, other in itertools.permutations(ending, 2))
    first, second = math.comb(options.deck, 3), math.comb(options.deck - 3, 3)
    assert somebody_is_dealt_an_end(options, 2) == 2 * Fraction(len(ending), first) - Fraction(both, first * second)
    assert somebody_is_dealt_an_end(options, 1) == Fraction(len(ending), first)


def test_the_best_exchange_at_a_random_centre() -> None:
    found = after_one_turn(STANDARD)
    assert found.cases == 18123840
    assert round(float(found.mean), 5) == 23.54296
    assert found.at_least(THIRTY_ONE) == Fraction(880632, 18123840)


def test_two_cards_to_the_centre_are_one_from_there() -> None:
    """Keep one of three and take two: with hand and centre changed about, that is to give one and take one."""
    small = {"deck": 24}
    one, two = (after_one_turn(Options.from_dict({**small, "exchange": sizes})) for sizes in ((1, 3), (2, 3)))
    assert one == two
    every = after_one_turn(Options.from_dict({**small, "exchange": (1, 2, 3)}))
    single = after_one_turn(Options.from_dict({**small, "exchange": (1,)}))
    assert single.mean < one.mean < every.mean
    assert one.cases == math.comb(24, 3) * math.comb(21, 3)
