"""No hidden card leaves the server: every byte that every page is sent is searched for them."""

from __future__ import annotations

import random
import typing
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.random_options import options_strategy
from tests.server.searching import cards_in, round_of
from tests.server.wild import found_in_wild_evenings
from tests.tables.evenings import Evening

from schwimmen.cards import pack
from schwimmen.match import MatchOver
from schwimmen.round import IllegalMove, Phase
from schwimmen.rules.options import Options
from schwimmen.server.shown import welcome
from schwimmen.tables.events import Dealt, Entry, Event, Level, Shuffled
from schwimmen.tables.state import Table, fold


def test_no_page_is_sent_a_card_that_its_seat_cannot_know(tmp_path: Path) -> None:
    found = found_in_wild_evenings(tmp_path, seed=1, tables=12, steps=100)
    # the search has found what others must not be sent
    assert min(found["of the own hand"], found["seeds"], found["shut out"]) > 200
    assert found["rounds"] > 50


@pytest.mark.slow
def test_no_page_is_sent_such_a_card_whatever_happens(tmp_path: Path) -> None:
    found = found_in_wild_evenings(tmp_path, seed=2, tables=40, steps=200, hubs=2)
    assert found["rounds"] > 300
    assert not {kind.__name__ for kind in typing.get_args(Event)} - found.keys()


def told(table: Table, seat: int | None) -> bytes:
    """All that a seat is told of a table."""
    return msgspec.json.encode(welcome("t", table, None if seat is None else table.seats[seat], table.since))


@settings(max_examples=25)
@given(options_strategy(), st.randoms(use_true_random=False))
def test_cards_that_a_seat_cannot_know_change_nothing_of_what_it_is_told(options: Options, rng: random.Random) -> None:
    levels: Sequence[Level | None] = [None, "solid", None]
    evening = Evening(options, levels, rng.randrange(10**6))
    for _ in range(rng.randrange(25)):
        if (command := evening.due(rng)) is None:
            break
        evening.do(command)
    entries = evening.entries
    start = max(number for number, entry in enumerate(entries) if isinstance(entry.event, Dealt))
    before = fold(entries[:start])
    for seat in (None, *range(len(levels))):
        steps = _steps(before, entries[start:])
        seen = set().union(*(cards_in(told(table, seat).decode()) for table in steps))
        unseen = [str(card) for card in pack(options.deck) if str(card) not in seen]
        for _ in range(3):
            if len(unseen) < 2:
                break
            one, other = rng.sample(unseen, 2)
            swapped = [_swap(entry, one, other) for entry in entries[start:]]
            try:
                others = _steps(before, swapped)
            except (
                IllegalMove,
                MatchOver,
            ):  # with these cards the round would have ended, or other hands could not have played so
                continue
            if _phase(others[-1]) is _phase(steps[-1]):
                assert [told(table, seat) for table in others] == [told(table, seat) for table in steps]


def _phase(table: Table) -> Phase | None:
    round_ = round_of(table.match)
    return None if round_ is None else round_.phase


def _steps(before: Table, entries: Sequence[Entry]) -> list[Table]:
    steps = []
    for entry in entries:
        before = fold([entry], before)
        steps.append(before)
    return steps


def _swap(entry: Entry, one: str, other: str) -> Entry:
    def swap(text: str) -> str:
        return " ".join({one: other, other: one}.get(card, card) for card in text.split())

    if isinstance(entry.event, Dealt):
        return replace_event(entry, Dealt(swap(entry.event.deck)))
    if isinstance(entry.event, Shuffled):
        return replace_event(entry, Shuffled(swap(entry.event.stock)))
    return entry


def replace_event(entry: Entry, event: Dealt | Shuffled) -> Entry:
    return msgspec.structs.replace(entry, event=event)


def test_without_memory_help_nobody_is_reminded() -> None:
    evening = Evening(Options(), [None, None], 3)
    rng = random.Random(1)
    while not _known(evening.table):
        command = evening.due(rng)
        assert command is not None
        evening.do(command)
    without = msgspec.structs.replace(evening.table.settings, memory_help=False)
    assert _known(msgspec.structs.replace(evening.table, settings=without)) == []


def _known(table: Table) -> list[str]:
    round_ = welcome("t", table, 0, 0).state.round
    assert round_ is not None
    return [card for known in round_.known for card in known.cards]
