"""R5: knocking, and the limit of laps."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rounds import play, round_of

from schwimmen.events import EndedBy
from schwimmen.moves import Refusal
from schwimmen.round import IllegalMove, Phase, Round
from schwimmen.rules.options import Options

HANDS = ["7c 8s 9h", "7s 8h 9d", "7h 8d 9c"]
CENTRE = "Tc Js Qh"


def round_for(players: int = 3, **options: Any) -> Round:
    """A round without a dealer's choice: seat 0 begins, the last deals."""
    return round_of(Options(**{"dealer_choice": "none", **options}), HANDS[:players], CENTRE)


def reason(round_: Round, move: str = "knock") -> Refusal:
    with pytest.raises(IllegalMove) as caught:
        round_.play(move)
    return caught.value.reason


def may_knock(round_: Round) -> bool:
    return "knock" in map(str, round_.legal_moves())


def ended_by(round_: Round) -> EndedBy:
    assert round_.outcome is not None
    return round_.outcome.ended_by


# --- R5.1, R5.5 --------------------------------------------------------------------------------------------


def first_turns(**options: Any) -> list[bool]:
    """Whether one may knock in each of the first six turns of three players."""
    round_, found = round_for(**options), []
    for move in ("7c-Tc", "7s-7c", "7h-7s", "8s-7h", "8h-8s", "8d-8h"):
        found.append(may_knock(round_))
        if not found[-1]:
            assert reason(round_) in (Refusal.KNOCK_FIRST_LAP, Refusal.KNOCK_FIRST_TURN, Refusal.KNOCK_NEVER)
        round_ = round_.play(move)
    return found


@pytest.mark.parametrize(
    ("knock_from", "expected"),
    [
        ("first_turn", [True] * 6),
        ("second_lap", [False] * 3 + [True] * 3),
        ("second_turn_except_dealer", [False, False, True, True, True, True]),
        ("never", [False] * 6),
    ],
)
def test_from_when_on_one_may_knock(knock_from: str, expected: list[bool]) -> None:
    limit = {"lap_limit": 9}  # without which `never` might go on for ever
    assert first_turns(knock_from=knock_from, **limit) == expected
    if knock_from == "never":
        assert reason(round_for(knock_from="never")) is Refusal.KNOCK_NEVER


@pytest.mark.parametrize("choice", ["keep", "switch"])
def test_the_dealers_choice_is_no_turn(choice: str) -> None:
    """Two players, so that the dealer's choice and seat 0's turn would make a lap."""
    round_ = play(round_of(Options(), HANDS[:2], CENTRE), choice, "pass")
    assert round_.to_act == 1
    assert reason(round_) is Refusal.KNOCK_FIRST_LAP


def test_a_pass_is_a_turn() -> None:
    assert may_knock(play(round_for(), "pass", "pass", "7h-Tc"))


def test_a_renewal_is_no_turn() -> None:
    options = Options(dealer_choice="none", renew_789="optional")
    round_ = round_of(options, ["Ac Ks Qh", "As Kh Qd"], "7c 8s 9h", "7s 8h 9d Tc Js Jd").play("renew").play("renew")
    assert not may_knock(round_)
    assert not may_knock(round_.play("pass"))
    assert may_knock(play(round_, "pass", "Kh-Tc"))


def test_laps_are_counted_though_somebody_has_passed_out() -> None:
    round_ = play(round_for(passing="out"), "pass", "7s-Tc", "7h-7s")
    assert (round_.to_act, may_knock(round_)) == (1, True)
    own = play(round_for(passing="out", knock_from="second_turn_except_dealer"), "pass", "7s-Tc")
    assert (own.to_act, may_knock(own)) == (2, True)  # the dealer, in the first turn
    assert may_knock(own.play("7h-7s"))


# --- R5.2 --------------------------------------------------------------------------------------------------


def after_mode(**options: Any) -> Round:
    return round_for(knock_timing="after", knock_from="first_turn", **options)


@pytest.mark.parametrize("move", ["7c-Tc", "all", "pass"])
def test_a_knock_may_be_added_to_an_exchange_or_a_pass(move: str) -> None:
    waiting = after_mode().play(move)
    assert (waiting.phase, waiting.to_act) == (Phase.AFTER, 0)
    assert list(map(str, waiting.legal_moves())) == ["knock", "stay"]
    assert reason(waiting, "pass") is Refusal.AFTER_DUE
    stayed, knocked = waiting.play("stay"), waiting.play("knock")
    assert (stayed.phase, stayed.to_act, stayed.knocker) == (Phase.TURN, 1, None)
    assert (knocked.phase, knocked.to_act, knocked.knocker) == (Phase.TURN, 1, 0)


def test_a_knock_is_not_instead_of_a_turn_then() -> None:
    assert reason(after_mode()) is Refusal.KNOCK_AFTER
    assert reason(after_mode(), "stay") is Refusal.NO_STAY


def test_nobody_is_asked_where_a_knock_would_not_be_legal() -> None:
    """R5.5: the turn that is being played does not count."""
    lap = play(round_for(knock_timing="after"), "pass", "7s-Tc", "7h-7s")
    assert (lap.phase, lap.to_act) == (Phase.TURN, 0)
    assert lap.play("pass").phase is Phase.AFTER
    own = round_for(knock_timing="after", knock_from="second_turn_except_dealer").play("pass")
    assert (own.phase, own.to_act) == (Phase.TURN, 1)
    assert play(own, "pass", "7h-Tc").phase is Phase.AFTER  # the dealer
    assert play(after_mode(), "pass", "knock", "pass").phase is Phase.TURN  # after a knock


# --- R5.3, R5.4 --------------------------------------------------------------------------------------------


def test_each_of_the_others_has_exactly_one_more_turn() -> None:
    round_ = play(round_for(knock_from="first_turn"), "7c-Tc", "knock")
    assert round_.to_act == 2
    round_ = round_.play("pass")
    assert round_.to_act == 0
    assert ended_by(round_.play("8s-Js")) is EndedBy.KNOCK


def test_nobody_knocks_after_a_knock() -> None:
    knocked = play(round_for(knock_from="first_turn"), "knock")
    assert reason(knocked) is Refusal.KNOCK_TWICE
    assert reason(knocked.play("pass")) is Refusal.KNOCK_TWICE


def test_passes_after_a_knock_bring_no_new_centre() -> None:
    round_ = play(round_for(knock_from="first_turn"), "pass", "pass", "knock", "pass")
    centre = round_.centre
    last = round_.play("pass")
    assert last.centre == centre
    assert ended_by(last) is EndedBy.KNOCK


@pytest.mark.parametrize("players", [2, 3])
def test_the_dealer_may_knock_as_anybody(players: int) -> None:
    round_ = play(round_for(players, knock_from="first_turn"), *["7c-Tc", "pass"][: players - 1], "knock")
    assert round_.knocker == players - 1
    assert ended_by(play(round_, *["pass"] * (players - 1))) is EndedBy.KNOCK


# --- R5.6 --------------------------------------------------------------------------------------------------


def test_the_round_ends_when_everybody_has_had_so_many_turns() -> None:
    round_ = play(round_for(lap_limit=2), "7c-Tc", "7s-7c", "7h-7s", "8s-7h", "8h-8s")
    assert round_.phase is Phase.TURN
    assert ended_by(round_.play("8d-8h")) is EndedBy.LAPS


def test_a_knock_lifts_the_limit() -> None:
    round_ = play(round_for(lap_limit=1, knock_from="first_turn"), "7c-Tc", "pass", "knock")
    assert (round_.phase, round_.to_act) == (Phase.TURN, 0)
    assert ended_by(play(round_, "pass", "pass")) is EndedBy.KNOCK


def test_the_limit_comes_before_a_new_centre_and_before_an_empty_stock() -> None:
    assert ended_by(play(round_for(lap_limit=1, empty_stock="void"), "pass", "pass", "pass")) is EndedBy.LAPS


def test_the_limit_is_looked_at_after_the_stay() -> None:
    waiting = play(after_mode(lap_limit=1), "pass", "stay", "pass", "stay", "7h-Tc")
    assert waiting.phase is Phase.AFTER
    assert ended_by(waiting.play("stay")) is EndedBy.LAPS
    assert waiting.play("knock").phase is Phase.TURN


def test_only_those_still_in_must_have_had_their_turns() -> None:
    """The first has passed out, the second has had two turns when the third passes out after one."""
    round_ = play(round_for(passing="out", lap_limit=2), "pass", "7s-Tc", "7h-7s", "8h-7h")
    assert round_.to_act == 2
    assert ended_by(round_.play("pass")) is EndedBy.LAPS
    assert ended_by(round_.play("8d-8h")) is EndedBy.LAPS


def test_where_nobody_is_left_in_the_limit_says_nothing() -> None:
    assert ended_by(play(round_for(passing="out", lap_limit=1, players=2), "pass", "pass")) is EndedBy.ALL_PASSED


def test_the_limit_comes_before_the_last_ones_one_more_turn() -> None:
    assert ended_by(play(round_for(passing="out", lap_limit=1, players=2), "7c-Tc", "pass")) is EndedBy.LAPS
    lone = play(round_for(passing="out", lap_limit=2, players=2), "7c-Tc", "pass")
    assert (lone.phase, lone.to_act) == (Phase.TURN, 0)
    assert ended_by(lone.play("8s-7c")) is EndedBy.LAPS


def test_without_a_limit_two_may_exchange_for_ever() -> None:
    round_ = round_for(2)
    for _ in range(50):
        round_ = play(round_, "7c-Tc", "7s-7c", "Tc-7s", "7c-Tc", "7s-7c", "Tc-7s")
    assert (round_.phase, round_.lap) == (Phase.TURN, 150)
