"""A recorded match shown again, step by step, through the eyes of one who played."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from schwimmen.match import Match, MatchPhase
from schwimmen.record import Record, RoundRecord, read
from schwimmen.round import Stock
from schwimmen.server import protocol
from schwimmen.server.shown import happened
from schwimmen.tables.events import Member, Settings
from schwimmen.tables.state import Table

__all__ = ["LARGEST_RECORD", "MOST_MOVES", "NoSuchStep", "TooLong", "replayed"]

LARGEST_RECORD = 64 * 1024
"""Bytes of a record that is shown again."""


MOST_MOVES = 400
"""Moves of a round that is shown again. What each seat has seen grows with the round, and so does every step's work."""


class NoSuchStep(LookupError):
    """The record has no such round or seat."""


class TooLong(ValueError):
    """The round has too many moves to be shown."""


def replayed(text: str, seat: int, round_: int) -> protocol.Replay:
    """One round of a record (from 0), as that seat saw it. Raises `RecordError`, `NoSuchStep` or `TooLong`."""
    record, end = read(text)
    if not (0 <= seat < len(record.players) and 0 <= round_ < len(record.rounds)):
        raise NoSuchStep(f"seat {seat}, round {round_}")
    if len(record.rounds[round_].moves) > MOST_MOVES:
        raise TooLong(f"{len(record.rounds[round_].moves)} moves")
    steps = []
    before = _table(record, _before(record, round_))
    for match in _steps(before.match, record.rounds[round_]):
        after = replace(before, match=match, number=before.number + 1)
        shown = happened("", before, after, seat, 0)
        steps.append(protocol.ReplayStep(log=shown.log, state=shown.state))
        before = after
    assert before.match is None or len(before.match.finished) <= len(end.finished)
    return protocol.Replay(
        seat=seat, players=list(record.players), rounds=len(record.rounds), round=round_, steps=steps
    )


def _before(record: Record, round_: int) -> Match:
    """The match before that round."""
    match = Match.start(
        record.options,
        record.players,
        record.dealer,
        lives=record.lives,
        out=record.out or (),
        bought_back=record.bought_back or (),
    )
    for earlier in record.rounds[:round_]:
        *_, match = _steps(match, earlier)
    return match


def _steps(match: Match | None, round_: RoundRecord) -> Iterator[Match]:
    """The match after each thing that happened in the round."""
    assert match is not None
    match = match.deal(round_.deck)
    yield match
    for move in round_.moves:
        match = match.restock(move.cards) if isinstance(move, Stock) else match.play(move)
        yield match
    if match.phase is MatchPhase.BUY_BACK and round_.buy_backs is not None:
        yield match.buy_back(round_.buy_backs)


def _table(record: Record, match: Match) -> Table:
    """A table at which that match is played."""
    places = tuple(range(len(record.players)))
    none = (0,) * len(places)
    settings = Settings(preset=record.preset, options=record.options.to_dict(), places=max(2, len(places)))
    members = tuple(Member(name) for name in record.players)
    return Table(0, settings, members, places, none, none, seats=places, match=match, match_number=1)
