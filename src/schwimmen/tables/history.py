"""Earlier matches of a table, found again in its entries."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from schwimmen.match import MatchPhase
from schwimmen.record import Record, record
from schwimmen.tables.events import Began, Dealt, Entry, Mixed, Promised
from schwimmen.tables.fair import Draw
from schwimmen.tables.state import BrokenHistory, Table, advance, fold

__all__ = ["at_match", "draws", "finished_rounds", "has_ended"]


def at_match(entries: Sequence[Entry], number: int | None = None) -> Table | None:
    """The table as its match ``number``, from 1, ended (None: the last one), or as far as that went; None if it was
    never begun. What is agreed upon afterwards changes nothing of it.
    """
    begun = _begun(entries)
    wanted = len(begun) if number is None else number
    if not 1 <= wanted <= len(begun):
        return None
    start = begun[wanted - 1] + 1
    table = fold(entries[:start])
    for entry in entries[start : begun[wanted] if wanted < len(begun) else None]:
        if _is_over(table):
            break
        table = advance(table, entry)
    return table


def has_ended(table: Table, entries: Sequence[Entry]) -> bool:
    """Whether the match at which `at_match` found the table can't go on: it is over, or gave way to another one."""
    return _is_over(table) or table.match_number < len(_begun(entries))


def _begun(entries: Sequence[Entry]) -> list[int]:
    return [place for place, entry in enumerate(entries) if isinstance(entry.event, Began)]


def _is_over(table: Table) -> bool:
    return table.match is not None and table.match.phase is MatchPhase.OVER


def finished_rounds(table: Table) -> Record:
    """The record of the match in play or the last one, without the round in play, which is nobody's to know.

    Raises `BrokenHistory` before the first match.
    """
    if table.match is None:
        raise BrokenHistory("no match")
    # for the next match other rules may have been agreed upon already
    preset = table.settings.preset if table.settings.options == table.match.options.to_dict() else None
    return record(replace(table.match, current=None), preset)


def draws(entries: Iterable[Entry], number: int) -> tuple[Draw, ...]:
    """What decided each deal of match ``number``, from 1."""
    matches, draw, found = 0, Draw(""), []
    for entry in entries:
        match entry.event:
            case Began():
                matches += 1
            case Promised(seed):
                draw = Draw(seed)
            case Mixed(member, text):
                draw = replace(draw, mixes=(*draw.mixes, (member, text)))
            case Dealt() if matches == number:
                found.append(draw)
    return tuple(found)
