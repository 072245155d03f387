"""What each character is like: it plays otherwise than the plain player of its level, as its description says."""

from __future__ import annotations

import random
import typing

import pytest
from benchmarks.characters import compared, play
from tests.bots.test_levels import table

from schwimmen.bots import LEVELS, NAMES, player
from schwimmen.moves import Kind
from schwimmen.rules.presets import PRESETS
from schwimmen.tables.events import Level
from schwimmen.view import View

DECKS = {"solid": range(80), "sharp": range(30)}
STYLES = {
    "cautious": {"points at its knocks": 1, "knocks a round": -1, "passes a round": 1, "points it leaves open": -1},
    "bold": {"points at its knocks": -1, "knocks a round": 1, "passes a round": -1, "laps a round": -1},
    "collector": {"points at its knocks": 1, "knocks a round": -1, "exchanges a round": 1, "passes a round": -1},
}
TOLD_BY_FEW_DECKS = ("points at its knocks",)


def test_a_table_knows_all_players_and_no_other() -> None:
    assert typing.get_args(Level) == NAMES
    assert {name.partition("-")[0] for name in NAMES} == set(LEVELS)


@pytest.mark.parametrize("level", DECKS)
def test_a_character_is_told_by_its_play(level: str) -> None:
    """On the same decks, by more than chance does; and it is no fool: of two players it wins at least two in five."""
    options, decks = PRESETS["cardgames-zone"].options, DECKS[level]
    plain = play(level, options, 2, decks)
    for character, style in STYLES.items():
        own = play(f"{level}-{character}", options, 2, decks)
        for name in style if level == "solid" else TOLD_BY_FEW_DECKS:
            figure = compared(own, plain, name)
            assert style[name] * figure.difference > figure.difference_within, (character, name, figure)
        assert compared(own, plain, "matches won").mean > 0.4


def move(name: str, view: View) -> str:
    return str(player(name).decide(view, random.Random(1)).move)


def test_two_tens_are_enough_for_the_bold_and_26_too_little_for_the_cautious() -> None:
    twenty, high = table("Th Kh 7c", "8d 9c Ts", "7s 8s 9d"), table("Ah 7h 8h", "8d 9c Ts", "7s 8s 9d")
    assert [move(f"solid{one}", twenty) == "knock" for one in ("", "-cautious", "-bold")] == [False, False, True]
    assert [move(f"solid{one}", high) == "knock" for one in ("", "-cautious", "-bold")] == [True, False, True]


def test_the_collector_makes_a_pair() -> None:
    view = table("Td 7s Ah", "7d 8c 9s", "Jc 8h Ts")
    assert move("solid", view) == "7s-8h"  # 19 points
    assert move("solid-collector", view) == "Ah-Ts"  # 17, and two tens


def test_nobody_collects_where_three_of_a_kind_are_worth_nothing() -> None:
    view = table("Td 7s Ah", "7d 8c 9s", "Jc 8h Ts", three_of_a_kind="off")
    assert move("solid-collector", view) == "7s-8h"


def test_all_knock_with_thirty() -> None:
    """However much a character asks."""
    view = table("Ah Kh 9h", "8d 9c Ts", "7s 8s 7d", knock_from="first_turn")
    assert player("solid-collector").decide(view, random.Random(1)).move.kind is Kind.KNOCK


def test_a_weak_knock_that_costs_a_life_for_certain_tempts_nobody() -> None:
    view = table("Th Kh 7c", "8d 9c Ts", "7s 8s 9d", points_limit=20)
    assert move("solid-bold", view) != "knock"
