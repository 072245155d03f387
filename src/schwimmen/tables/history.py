"""Earlier matches of a table, found again in its entries."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from schwimmen.record import Record, record
from schwimmen.tables.events import Began, Dealt, Entry, Mixed, Promised
from schwimmen.tables.fair import Draw
from schwimmen.tables.state import BrokenHistory, Table, fold

__all__ = ["at_match", "draws", "finished_rounds"]


def at_match(entries: Sequence[Entry], number: int | None = None) -> Table | None:
    """The table at the end of its match ``number``, from 1 (None: the last one); None if that was never begun."""
    begun = [place for place, entry in enumerate(entries) if isinstance(entry.event, Began)]
    wanted = len(begun) if number is None else number
    if not 1 <= wanted <= len(begun):
        return None
    return fold(entries[: begun[wanted]] if wanted < len(begun) else entries)


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
