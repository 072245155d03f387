"""R2: the value of a hand, and the order among equals."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from schwimmen.cards import Card, best_cards, pack, parse_cards, value
from schwimmen.rules import kernel as k
from schwimmen.rules.options import OPTIONS, Options


def strength(hand: str, **options: Any) -> int:
    return k.strength(Options(**options).vector, *(card.code for card in parse_cards(hand)))


def points(hand: str, **options: Any) -> float:
    return value(Options(**options), parse_cards(hand))


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("7c 8s 9h", 9),  # three suits: the highest card
        ("7c 8s Ah", 11),
        ("Kc Qs Jh", 10),
        ("7c 8c Ah", 15),  # two of one suit beat the ace
        ("7c 2c Ah", 11),  # or don't
        ("2c 3c 4c", 9),
        ("Ac Kc Qc", 31),
        ("Ts 9s 8s", 27),
        ("7c 7s 8h", 8),  # a pair is nothing
        ("7c 7s 7h", 30.5),
        ("Ac As Ah", 30.5),
    ],
)
def test_the_highest_sum_over_one_suit(hand: str, expected: float) -> None:
    for order in itertools.permutations(hand.split()):
        assert points(" ".join(order)) == expected  # R2.1, R2.2


@pytest.mark.parametrize(("setting", "expected"), [("30.5", 30.5), ("30", 30.0), ("31", 31.0), ("off", 10.0)])
def test_three_of_a_kind(setting: str, expected: float) -> None:
    assert points("Kc Ks Kh", three_of_a_kind=setting) == expected  # R2.3
    assert points("Ac As Ah", three_of_a_kind=setting) == max(expected, 11.0)


@pytest.mark.parametrize("three_aces", ["top", "fire"])
@pytest.mark.parametrize("three_of_a_kind", OPTIONS["three_of_a_kind"].values)
def test_three_aces_count_32_whatever_three_of_a_kind_does(three_aces: str, three_of_a_kind: str) -> None:
    rules = {"three_aces": three_aces, "three_of_a_kind": three_of_a_kind}
    assert points("Ac As Ah", **rules) == 32  # R2.4
    assert points("Kc Ks Kh", **rules) < 32


# --- R2.5 --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("higher", "lower"),
    [
        ("9c 8c 7h", "9s 8s 7h"),  # clubs, spades, hearts, diamonds
        ("9s 8s 7h", "9h 8h 7c"),
        ("9h 8h 7c", "9d 8d 7c"),
        ("Tc Jd Qh", "Ts Jd Qh"),  # the best of several best suits
        ("Kd Jd 9c", "Qd 9d 9h"),  # 20 beats 19, whatever the suit
        ("Kc Ks Kh", "Qc Qs Qd"),  # among three of a kind the rank
        ("8c 8s 8h", "7s 7h 7d"),
    ],
)
def test_the_order_among_equals(higher: str, lower: str) -> None:
    assert strength(higher) > strength(lower)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Tc Jd Qh", "Kc 9d 7s"),  # both 10 of clubs
        ("Tc 9h 7s", "Qc Jd Ts"),
        ("9d 8d Tc", "9d 8d Jc"),
    ],
)
def test_hands_may_be_equal_in_all(one: str, other: str) -> None:
    assert strength(one) == strength(other)


def test_a_three_of_a_kind_that_counts_beats_a_suited_hand_of_its_value() -> None:
    assert points("Tc Jc Qc") == points("7h 7s 7d", three_of_a_kind="30") == 30
    assert strength("7h 7s 7d", three_of_a_kind="30") > strength("Tc Jc Qc", three_of_a_kind="30")
    assert strength("7h 7s 7d", three_of_a_kind="31") > strength("Ac Kc Qc", three_of_a_kind="31")


def test_a_three_of_a_kind_that_does_not_count_is_a_suited_hand() -> None:
    assert strength("Kc Ks Kh", three_of_a_kind="off") == strength("Tc Js Qh")
    assert strength("Ks Kh Kd", three_of_a_kind="off") < strength("Tc 9s 7h")


def test_strengths_of_one_value_differ_by_order_alone() -> None:
    """A strength is 32 × half points + the order, so that half points are whole numbers."""
    for hand in itertools.combinations(pack(32), 3):
        code = k.strength(Options().vector, *(card.code for card in hand))
        assert code >> 5 == 2 * value(Options(), hand)
        assert code & 31 < 16 or len({card.rank for card in hand}) == 1


def test_the_cards_that_count() -> None:
    def counting(hand: str, **options: Any) -> tuple[Card, ...]:
        return best_cards(Options(**options), parse_cards(hand))

    assert counting("7c 8c Ah") == parse_cards("7c 8c")
    assert counting("Tc Js 7h") == parse_cards("Tc")
    assert counting("Kc Ks Kh") == parse_cards("Kc Ks Kh")
    assert counting("Ks Kh Kc", three_of_a_kind="off") == parse_cards("Kc")
