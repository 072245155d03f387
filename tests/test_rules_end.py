"""R6: hands that end the round at once."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rounds import play, round_of

from schwimmen.events import EndedBy
from schwimmen.round import Phase, Round
from schwimmen.rules.options import Options

THIRTY_ONE = ("Kc Qc 7s", "Ac", "7s-Ac")  # a hand, a card of the centre, the move that makes 31 of them
THREE_ACES = ("Ac As 7h", "Ad", "7h-Ad")
THREE_TENS = ("Tc Ts 7h", "Td", "7h-Td")


def made(way: tuple[str, str, str], **options: Any) -> Round:
    """The round after the first player has made that hand."""
    hand, card, move = way
    round_ = round_of(Options(**{"dealer_choice": "none", **options}), [hand, "8s 9h Jd", "8h 9d Js"], f"{card} Jh 9s")
    return round_.play(move)


def ended_by(round_: Round) -> str | None:
    return None if round_.outcome is None else round_.outcome.ended_by.value


@pytest.mark.parametrize(("setting", "by"), [("plain", None), ("ends", "thirty_one"), ("fire", "fire")])
def test_31_ends_the_round_by_itself(setting: str, by: str | None) -> None:
    assert ended_by(made(THIRTY_ONE, thirty_one=setting)) == by  # R6.1, R6.4


@pytest.mark.parametrize(("setting", "by"), [("ordinary", None), ("top", None), ("fire", "fire")])
def test_three_aces_end_the_round_where_they_are_fire(setting: str, by: str | None) -> None:
    assert ended_by(made(THREE_ACES, three_aces=setting)) == by


@pytest.mark.parametrize(("worth", "by"), [("30", None), ("30.5", None), ("off", None), ("31", "thirty_one")])
def test_three_of_a_kind_is_a_31_where_it_is_worth_31(worth: str, by: str | None) -> None:
    assert ended_by(made(THREE_TENS, three_of_a_kind=worth)) == by
    assert ended_by(made(THREE_ACES, three_of_a_kind=worth)) == by
    assert ended_by(made(THREE_ACES, three_of_a_kind=worth, three_aces="top")) is None  # 32 is no 31


def test_three_aces_as_fire_come_before_31() -> None:
    round_ = round_of(Options(dealer_choice="none", three_aces="fire"), ["Ac As Ah", "Kd Qd Ad", "8h 9d Js"])
    assert round_.outcome is not None
    assert round_.outcome.ended_by is EndedBy.FIRE  # R6.4
    assert round_.outcome.lost == {0: 0, 1: 1, 2: 1}  # R6.3: the holder of 31 too


@pytest.mark.parametrize("centre", ["Ac Kc Qc", "Ac As Ah"])
def test_the_centre_ends_nothing(centre: str) -> None:
    options = Options(dealer_choice="none", thirty_one="fire", three_aces="fire")
    round_ = round_of(options, ["7c 8s 9h", "7s 8h 9d"], centre)
    assert round_.phase is Phase.TURN
    assert play(round_, "pass").phase is Phase.TURN
    assert play(round_, "all").phase is Phase.OVER


def test_nobody_has_a_turn_after_it() -> None:
    options = Options(dealer_choice="none", knock_from="first_turn")
    round_ = round_of(options, ["7c 8s 9h", "Kc Qc 7s", "7h 8d 9c"], "Ac Jh 9s").play("knock")
    over = round_.play("7s-Ac")
    assert ended_by(over) == "thirty_one"
    assert over.hand(2) == round_.hand(2)


def test_in_the_after_mode_nobody_is_asked_after_it() -> None:
    assert ended_by(made(THIRTY_ONE, knock_timing="after", knock_from="first_turn")) == "thirty_one"


def test_after_a_switch_to_31_nobody_plays() -> None:
    round_ = round_of(Options(dealer_choice="open"), ["7c 8s 9h", "7s 8h 9d"], "Ac Kc Qc")
    assert ended_by(round_.play("switch")) == "thirty_one"


def test_a_plain_31_is_the_best_ordinary_hand() -> None:
    round_ = play(made(THIRTY_ONE, thirty_one="plain", knock_from="first_turn"), "knock", "pass", "pass")
    assert round_.outcome is not None
    assert round_.outcome.values[0] == 31
    assert round_.outcome.lost[0] == 0
