"""A computer player with a fault: at a table with people the match goes on, and the log says whose fault it was."""

from __future__ import annotations

import random

import pytest
from tests.tables.evenings import Evening

from schwimmen import bots
from schwimmen.bots.bot import Decision, ReasonKind, because
from schwimmen.moves import Move
from schwimmen.rules.options import Options
from schwimmen.tables.events import Moved
from schwimmen.view import View


class Raises:
    name = "sharp"

    def decide(self, view: View, rng: random.Random) -> Decision:
        raise ArithmeticError(f"with {' '.join(map(str, view.hand))} and {rng} I know nothing")


class Cheats:
    name = "sharp"

    def decide(self, view: View, rng: random.Random) -> Decision:
        moves = [Move.parse(text) for text in ("7c-8c", "8c-9c", "9c-Tc")]
        taken = rng.choice([move for move in moves if move not in view.legal])
        return because(taken, ReasonKind.IMPROVES)


FAULTS = {"raises": (Raises(), "ArithmeticError in decide:"), "cheats": (Cheats(), "isn't legal")}


@pytest.mark.parametrize("fault", FAULTS)
def test_the_match_goes_on_and_the_fault_is_named(
    fault: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    bot, said = FAULTS[fault]
    monkeypatch.setitem(bots._PLAYERS, "sharp", bot)
    evening = Evening(Options(lives=1, swimming="none"), [None, "sharp"], seed=3)
    rng = random.Random(1)
    while evening.phase != "over":
        command = evening.due(rng)
        assert command is not None
        evening.do(command)
    match = evening.table.match
    assert match is not None
    faulty = evening.table.seats.index(1)
    made = sum(isinstance(entry.event, Moved) and entry.event.seat == faulty for entry in evening.entries)
    assert made > 0
    lines = [record.getMessage() for record in caplog.records if record.name == "schwimmen.bots"]
    assert len(lines) == made
    assert all("computer player sharp" in line and said in line for line in lines)
    assert "I know nothing" not in caplog.text  # the error's text names cards


def test_though_all_have_a_fault_a_legal_move_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots._PLAYERS, "sharp", Raises())
    monkeypatch.setitem(bots._PLAYERS, "solid", Raises())
    evening = Evening(Options(dealer_choice="none"), [None, "sharp"], seed=3)
    match = evening.table.match
    assert match is not None
    assert match.current is not None
    seat = match.current.to_act
    assert seat is not None
    view = match.view(seat)
    assert bots.move("sharp", view, random.Random(1)) in view.legal
