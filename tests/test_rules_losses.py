"""R7: who loses. Each line is a settlement: rules, hands, the knocker, how it ended; what each loses, and why."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rounds import play, round_of

from schwimmen.cards import parse_cards
from schwimmen.events import EndedBy, Why
from schwimmen.rules import kernel as k
from schwimmen.rules.options import Options

Rules = dict[str, Any]

# Hands by value
H31, H31B = "Ac Kc Qc", "As Ks Qs"
H30, H30S, H30H = "Kc Qc Jc", "Ks Qs Js", "Kh Qh Jh"
H25, H25S = "8c 7c Tc", "8s 7s Ts"
H20, H20S, H20H = "Tc Jc 7s", "Ts Js 7c", "Th Jh 7c"
H19, H19S = "9c Tc 7s", "9s Ts 7c"
H10, H10B = "Tc Js 7h", "Kc Qs 8h"
ACES, TENS = "Ac As Ah", "Tc Ts Th"


def settle(
    hands: list[str], knocker: int | None, ended_by: EndedBy, **options: Any
) -> tuple[list[int], list[Why | None]]:
    rules = Options(**options).vector
    strengths = [k.strength(rules, *(card.code for card in parse_cards(hand))) for hand in hands]
    lost, why = [0] * len(hands), [0] * len(hands)
    by = tuple(EndedBy).index(ended_by) + 1
    k.settle(rules, len(hands), strengths, -1 if knocker is None else knocker, by, lost, why)
    return lost, [(None, *Why)[code] for code in why]


def lost(hands: list[str], knocker: int | None = None, ended_by: EndedBy | None = None, **options: Any) -> list[int]:
    """What each loses; by default after a knock if somebody knocked, else at a showdown."""
    by = ended_by or (EndedBy.STOCK if knocker is None else EndedBy.KNOCK)
    return settle(hands, knocker, by, **options)[0]


# --- R7.1, R7.2: fire --------------------------------------------------------------------------------------


@pytest.mark.parametrize("ended_by", [by for by in EndedBy if by is not EndedBy.VOID])
def test_fire_is_paid_however_the_round_ended(ended_by: EndedBy) -> None:
    hands = [ACES, H31B, H10, H30]
    for knocker in (None, 2):
        assert lost(hands, knocker, ended_by, three_aces="fire") == [0, 1, 1, 1]  # R7.1
        assert lost(hands, knocker, ended_by, three_aces="fire", thirty_one="fire") == [0, 1, 1, 1]
        assert lost([H31, H31B, H10, H30], knocker, ended_by, thirty_one="fire") == [0, 0, 1, 1]  # R7.2


def test_three_aces_at_the_top_do_not_pay_for_a_31() -> None:
    assert lost([ACES, H31B, H10], thirty_one="fire", three_aces="top") == [0, 0, 1]


def test_what_is_worth_31_does_not_pay() -> None:
    assert lost([TENS, H31B, H30], thirty_one="fire", three_of_a_kind="31") == [0, 0, 1]
    assert lost([ACES, H31B, H30], thirty_one="fire", three_of_a_kind="30.5") == [1, 0, 1]


def test_fire_knows_no_penalties() -> None:
    rules: Rules = {"thirty_one": "fire", "knocker_penalty": "double_if_sole_lowest", "weak_knock_below": 31}
    assert lost([H31, H10, H20], 1, **rules) == [0, 1, 1]
    assert lost([H31, H10, H20], 1, points_limit=30, thirty_one="fire") == [0, 1, 1]


def test_a_void_round_costs_nothing() -> None:
    for hands in ([ACES, H10], [H31, H10], [H20, H10]):
        rules: Rules = {"three_aces": "fire", "thirty_one": "fire", "points_limit": 30}
        assert lost(hands, None, EndedBy.VOID, **rules) == [0, 0]


# --- R7.3, R7.4: the lowest --------------------------------------------------------------------------------


def test_the_lowest_loses() -> None:
    assert lost([H30, H10, H20]) == [0, 1, 0]
    assert lost([H30, H10, H20], 0) == [0, 1, 0]
    assert lost([H30, H10, H20], 1) == [0, 1, 0]
    assert lost([H30S, TENS]) == [1, 0]  # 30½ is more than 30


@pytest.mark.parametrize(
    ("tie_lowest", "expected"), [("all_lose", [1, 1, 0]), ("none_lose", [0, 0, 0]), ("tiebreak", [0, 1, 0])]
)
def test_several_lowest(tie_lowest: str, expected: list[int]) -> None:
    assert lost([H20, H20S, H30], tie_lowest=tie_lowest) == expected


def test_a_tie_that_the_suit_does_not_break() -> None:
    assert lost([H10, H10B, H30], tie_lowest="tiebreak") == [1, 1, 0]


def test_all_equal() -> None:
    assert lost([H20, H20S, H20H]) == [0, 0, 0]
    assert lost([H20, H20S, H20H], all_equal="as_usual") == [1, 1, 1]
    assert lost([H20, H20S, H20H], all_equal="as_usual", tie_lowest="none_lose") == [0, 0, 0]


def test_all_equal_under_tiebreak_means_in_the_whole_order() -> None:
    assert lost([H20, H20S, H20H], tie_lowest="tiebreak") == [0, 0, 1]
    assert lost([H10, H10B], tie_lowest="tiebreak") == [0, 0]
    assert lost([H10, H10B], tie_lowest="tiebreak", all_equal="as_usual") == [1, 1]


def test_all_equal_comes_before_everything_about_the_knocker() -> None:
    all_rules: list[Rules] = [
        {"knocker_tie": "alone"},
        {"knocker_tie": "safe"},
        {"knocker_penalty": "double_if_beats_nobody"},
        {"weak_knock_below": 31},
        {"points_limit": 30},
    ]
    for rules in all_rules:
        assert lost([H20, H20S], 0, **rules) == [0, 0]


# --- R7.5: the knocker among equals ------------------------------------------------------------------------


@pytest.mark.parametrize(("setting", "expected"), [("ordinary", [1, 1, 0]), ("safe", [0, 1, 0]), ("alone", [1, 0, 0])])
def test_the_knocker_among_several_lowest(setting: str, expected: list[int]) -> None:
    assert lost([H20, H20S, H30], 0, knocker_tie=setting) == expected


def test_the_knockers_place_comes_before_the_suit() -> None:
    assert lost([H20H, H20, H30], 0, knocker_tie="safe", tie_lowest="tiebreak") == [0, 1, 0]
    assert lost([H20, H20H, H30], 0, knocker_tie="alone", tie_lowest="tiebreak") == [1, 0, 0]
    assert lost([H20, H20S, H20H], 0, knocker_tie="safe", tie_lowest="tiebreak") == [0, 0, 1]


def test_the_knockers_place_breaks_a_tie_that_would_spare_all() -> None:
    assert lost([H20, H20S, H30], 0, knocker_tie="alone", tie_lowest="none_lose") == [1, 0, 0]
    assert lost([H20, H20S, H30], 0, knocker_tie="safe", tie_lowest="none_lose") == [0, 1, 0]
    assert lost([H20, H20S, H20H, H30], 0, knocker_tie="safe", tie_lowest="none_lose") == [0, 0, 0, 0]


def test_all_equal_as_usual_asks_for_the_knocker() -> None:
    assert lost([H20, H20S, H20H], 1, all_equal="as_usual", knocker_tie="safe") == [1, 0, 1]
    assert lost([H20, H20S, H20H], 1, all_equal="as_usual", knocker_tie="alone") == [0, 1, 0]


# --- R7.6: the limit of points -----------------------------------------------------------------------------


def test_at_most_the_limit_loses_and_so_does_the_lowest_above() -> None:
    assert lost([H20, H19, H25, H30], points_limit=20) == [1, 1, 1, 0]
    assert lost([H25, H30, H31], points_limit=20, thirty_one="plain") == [1, 0, 0]
    assert lost([H19, H20, H30], points_limit=19) == [1, 1, 0]


def test_the_highest_never_loses() -> None:
    assert lost([H20, H19], points_limit=20) == [0, 1]
    assert lost([H30, H19, H10], points_limit=20) == [0, 1, 1]
    assert lost([H19, H19S, H10], points_limit=20) == [0, 0, 1]  # all of the highest
    assert lost([H30, H30S, H10], points_limit=20) == [0, 0, 1]


def test_the_highest_is_found_by_the_whole_comparison() -> None:
    assert lost([H20, H20S, H10], points_limit=20, tie_lowest="tiebreak") == [0, 1, 1]
    assert lost([H20, H20S, H10], 1, points_limit=20, knocker_tie="safe") == [1, 0, 1]
    assert lost([H20, H20S, H10], 1, points_limit=20, knocker_tie="alone") == [0, 1, 1]
    assert lost([H30, H30S, H10], 1, points_limit=20, knocker_tie="safe") == [1, 0, 1]


def test_two_at_the_limit_lose_both_whoever_knocked() -> None:
    for tie in ("ordinary", "safe", "alone"):
        for knocker in (0, 1, 2):
            assert lost([H20, H20S, H30], knocker, points_limit=20, knocker_tie=tie) == [1, 1, 0]


def test_several_lowest_above_the_limit_are_a_tie_like_any() -> None:
    hands = [H10, H25, H25S, H30]
    assert lost(hands, points_limit=20) == [1, 1, 1, 0]
    assert lost(hands, points_limit=20, tie_lowest="none_lose") == [1, 0, 0, 0]
    assert lost(hands, points_limit=20, tie_lowest="tiebreak") == [1, 0, 1, 0]
    assert lost(hands, 1, points_limit=20, knocker_tie="alone") == [1, 1, 0, 0]
    assert lost(hands, 1, points_limit=20, knocker_tie="safe") == [1, 0, 1, 0]


def test_a_tie_at_the_limit_is_not_spared() -> None:
    assert lost([H19, H19S, H30], points_limit=20, tie_lowest="none_lose") == [1, 1, 0]


# --- R7.7, R7.8: penalties ---------------------------------------------------------------------------------


def test_double_if_sole_lowest() -> None:
    rules: Rules = {"knocker_penalty": "double_if_sole_lowest"}
    assert lost([H10, H20, H30], 0, **rules) == [2, 0, 0]
    assert lost([H10, H20, H30], 1, **rules) == [1, 0, 0]
    assert lost([H20, H20S, H30], 0, **rules) == [1, 1, 0]  # not alone
    assert lost([H20S, H20, H30], 0, tie_lowest="tiebreak", **rules) == [1, 0, 0]  # lower, but not in value
    assert lost([H20, H20S, H30], 0, knocker_tie="alone", **rules) == [1, 0, 0]


def test_double_if_beats_nobody() -> None:
    rules: Rules = {"knocker_penalty": "double_if_beats_nobody"}
    assert lost([H10, H20, H30], 0, **rules) == [2, 0, 0]
    assert lost([H20, H20S, H30], 0, **rules) == [2, 0, 0]  # tied: the other one is spared
    assert lost([H20, H20S, H30], 2, **rules) == [1, 1, 0]
    assert lost([H20, H10, H30], 0, **rules) == [0, 1, 0]


def test_who_beats_nobody_pays_whatever_else_would_apply() -> None:
    rules: Rules = {"knocker_penalty": "double_if_beats_nobody"}
    assert lost([H20, H20S, H30], 0, knocker_tie="safe", **rules) == [2, 0, 0]  # R7.5
    assert lost([H20, H20S, H30], 0, tie_lowest="none_lose", **rules) == [2, 0, 0]
    assert lost([H20, H20S, H30], 0, tie_lowest="tiebreak", **rules) == [2, 0, 0]  # R7.4
    assert lost([H10, H19, H30], 0, points_limit=20, **rules) == [2, 0, 0]  # R7.6
    assert lost([H20, H20S], 0, points_limit=20, all_equal="as_usual", **rules) == [2, 0]
    assert lost([H20, H20S], 0, all_equal="none_lose", **rules) == [0, 0]  # but R7.3


def test_a_weak_knock() -> None:
    assert lost([H19, H20, H30], 0, weak_knock_below=21) == [2, 0, 0]
    assert lost([H19, H20, H30], 0, weak_knock_below=20) == [2, 0, 0]
    assert lost([H19, H20, H30], 0, weak_knock_below=19) == [1, 0, 0]  # not below
    assert lost([H19, H20, H30], 1, weak_knock_below=21) == [1, 0, 0]  # the knocker doesn't lose
    assert lost([H19, H19S, H30], 0, weak_knock_below=21) == [2, 1, 0]
    assert lost([H19, H10, H30], 0, weak_knock_below=21, points_limit=20) == [2, 1, 0]


def test_penalties_do_not_add_up() -> None:
    for penalty in ("double_if_sole_lowest", "double_if_beats_nobody"):
        assert lost([H10, H20, H30], 0, knocker_penalty=penalty, weak_knock_below=31) == [2, 0, 0]
    rules: Rules = {"knocker_penalty": "double_if_sole_lowest", "weak_knock_below": 31, "points_limit": 15}
    assert lost([H10, H20, H30], 0, **rules) == [2, 1, 0]


@pytest.mark.parametrize(
    "ended_by", [EndedBy.THIRTY_ONE, EndedBy.FIRE, EndedBy.STOCK, EndedBy.LAPS, EndedBy.ALL_PASSED]
)
def test_the_knockers_rules_need_the_knock_to_end_the_round(ended_by: EndedBy) -> None:
    all_rules: list[Rules] = [
        {"knocker_tie": "alone"},
        {"knocker_tie": "safe"},
        {"knocker_penalty": "double_if_beats_nobody"},
        {"knocker_penalty": "double_if_sole_lowest"},
        {"weak_knock_below": 31},
    ]
    for rules in all_rules:
        assert lost([H20, H20S, H30], 0, ended_by, **rules) == [1, 1, 0]  # R7.9
        assert lost([H10, H20S, H30], 0, ended_by, **rules) == [1, 0, 0]


# --- why ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hands", "knocker", "options", "expected"),
    [
        ([ACES, H10], None, {"three_aces": "fire"}, [None, Why.FIRE]),
        ([H31, H10], None, {"thirty_one": "fire"}, [None, Why.THIRTY_ONE]),
        ([H30, H10], None, {}, [None, Why.LOWEST]),
        ([H20, H20S, H30], None, {}, [Why.TIED, Why.TIED, None]),
        ([H20, H20S, H30], None, {"tie_lowest": "none_lose"}, [Why.TIE_SPARES, Why.TIE_SPARES, None]),
        ([H20, H20S, H30], None, {"tie_lowest": "tiebreak"}, [Why.HIGHER_OF_EQUALS, Why.LOWER_OF_EQUALS, None]),
        ([H20, H20S], None, {}, [Why.ALL_EQUAL, Why.ALL_EQUAL]),
        ([H20, H20S, H30], 0, {"knocker_tie": "safe"}, [Why.HIGHER_OF_EQUALS, Why.LOWER_OF_EQUALS, None]),
        ([H20, H20S, H30], 0, {"knocker_tie": "alone"}, [Why.LOWER_OF_EQUALS, Why.HIGHER_OF_EQUALS, None]),
        ([H20, H25, H30], None, {"points_limit": 20}, [Why.LIMIT, Why.LOWEST, None]),
        ([H20, H10], None, {"points_limit": 20}, [Why.HIGHEST, Why.LIMIT]),
        ([H10, H20], 0, {"knocker_penalty": "double_if_sole_lowest"}, [Why.SOLE_LOWEST, None]),
        ([H10, H20], 0, {"knocker_penalty": "double_if_beats_nobody"}, [Why.BEATS_NOBODY, None]),
        ([H10, H20], 0, {"weak_knock_below": 11}, [Why.WEAK_KNOCK, None]),
    ],
    ids=str,
)
def test_each_is_told_why(
    hands: list[str], knocker: int | None, options: dict[str, Any], expected: list[Why | None]
) -> None:
    assert settle(hands, knocker, EndedBy.STOCK if knocker is None else EndedBy.KNOCK, **options)[1] == expected


def test_a_round_is_settled_by_seat() -> None:
    """Seat 1 deals, so that seats and places differ; seat 0 knocks and loses."""
    options = Options(dealer_choice="none", knock_from="first_turn", knocker_penalty="double_if_sole_lowest")
    round_ = round_of(options, ["7c 8s 9h", "Kc Qc 9s", "7h 8d 9c"])
    outcome = play(round_, "knock", "pass", "pass").outcome
    assert outcome is not None
    assert outcome.lost == {0: 1, 1: 0, 2: 1}
    assert outcome.values == {0: 9, 1: 20, 2: 9}
