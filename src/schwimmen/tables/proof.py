"""Proof that a match was dealt as promised: its record with what decided the cards, and how to look it over.

docs/fair.md has the algorithm and the format.
"""

from __future__ import annotations

import json
from codecs import BOM_UTF8
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Annotated

import msgspec

from schwimmen.cards import Card, pack
from schwimmen.record import Record, RecordError, RoundRecord, read, write
from schwimmen.round import Stock
from schwimmen.tables.events import Entry
from schwimmen.tables.fair import LONGEST_MIX, Draw, promise, shuffled
from schwimmen.tables.history import at_match, draws, finished_rounds
from schwimmen.tables.state import Table

__all__ = ["FORMAT", "Problem", "ProofFlaw", "ProofRound", "Verdict", "proof_of", "prove", "verify"]

FORMAT = "schwimmen-proof/1"
_Hash = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
_Text = Annotated[
    str, msgspec.Meta(min_length=1, max_length=LONGEST_MIX, pattern="^[^\\x00-\\x1f\\x7f-\\x9f\\u2028\\u2029]*$")
]


class ProofRound(msgspec.Struct, frozen=True, kw_only=True):
    """What decided a round's cards: the seed and its promise (hex), the texts by member, and those members' names."""

    promise: _Hash
    seed: _Hash
    mixes: tuple[tuple[Annotated[int, msgspec.Meta(ge=0)], _Text], ...]
    members: dict[str, str]


class _Headed(msgspec.Struct, frozen=True, kw_only=True):
    format: str


class _Proof(_Headed, frozen=True, kw_only=True):
    record: msgspec.Raw
    rounds: tuple[ProofRound, ...]


class ProofFlaw(Enum):
    """What can be wrong with a proof. The value is the id of its text."""

    EMPTY = "empty"
    UNREADABLE = "unreadable"
    OTHER_FORMAT = "other-format"
    RECORD = "record"
    ROUNDS = "rounds"
    PROMISE = "promise"
    MIXED_TWICE = "mixed-twice"
    DECK = "deck"
    STOCK = "stock"


@dataclass(frozen=True, slots=True)
class Problem:
    """What is wrong; in which round (from 0) and shuffle of it (from 1), where it is in one.

    ``error`` says what is wrong with the record (``ProofFlaw.RECORD``), ``detail`` which format it has
    (``ProofFlaw.OTHER_FORMAT``).
    """

    flaw: ProofFlaw
    round: int | None = None
    shuffle: int | None = None
    error: RecordError | None = None
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Verdict:
    """The rounds of a proof, and everything that is wrong with it: nothing, if all was dealt as promised."""

    rounds: tuple[ProofRound, ...]
    problems: tuple[Problem, ...]


def prove(entries: Sequence[Entry], number: int) -> str | None:
    """The proof (JSON, one line) of a table's match, from 1, by all entries of the table: of its finished rounds.

    None if that match was never begun, or if its cards were prepared and not drawn (`schwimmen.tables.lesson`).
    """
    table = at_match(entries, number)
    return None if table is None else proof_of(table, entries)


def proof_of(table: Table, entries: Sequence[Entry]) -> str | None:
    """The same for the match at which `at_match` found the table in those entries."""
    told, drawn = finished_rounds(table), draws(entries, table.match_number)
    if not all(draw.seed for draw in drawn):
        return None
    rounds = [_round(table, draw) for draw in drawn[: len(told.rounds)]]
    data = {"format": FORMAT, "record": json.loads(write(told)), "rounds": rounds}
    return json.dumps(data, ensure_ascii=False)


def _round(table: Table, draw: Draw) -> dict[str, object]:
    return {
        "promise": promise(draw.seed),
        "seed": draw.seed,
        "mixes": sorted(draw.mixes),
        "members": {str(member): table.members[member].name for member, _ in sorted(draw.mixes)},
    }


def verify(text: str | bytes) -> Verdict:
    """Look a proof over: every promise kept, every deck and shuffle as the seed and the texts say, no rule broken."""
    text = text.removeprefix("\ufeff") if isinstance(text, str) else text.removeprefix(BOM_UTF8)
    if not text.strip():
        return Verdict((), (Problem(ProofFlaw.EMPTY),))
    try:
        # The format first: a file of another one, a record say, is no damaged proof.
        named = msgspec.json.decode(text, type=_Headed).format
        if named != FORMAT:
            return Verdict((), (Problem(ProofFlaw.OTHER_FORMAT, detail=named[:60]),))
        proof = msgspec.json.decode(text, type=_Proof)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return Verdict((), (Problem(ProofFlaw.UNREADABLE),))
    try:
        told, _ = read(bytes(proof.record))
    except RecordError as error:
        return Verdict(proof.rounds, (Problem(ProofFlaw.RECORD, error=error),))
    return Verdict(proof.rounds, tuple(_problems(proof.rounds, told)))


def _problems(rounds: tuple[ProofRound, ...], told: Record) -> Iterator[Problem]:
    if len(rounds) != len(told.rounds):
        yield Problem(ProofFlaw.ROUNDS)
    for index, (round_, dealt) in enumerate(zip(rounds, told.rounds, strict=False)):
        if promise(round_.seed) != round_.promise:
            yield Problem(ProofFlaw.PROMISE, index)
        if len({member for member, _ in round_.mixes}) < len(round_.mixes):
            yield Problem(ProofFlaw.MIXED_TWICE, index)
        yield from _wrong_cards(Draw(round_.seed, round_.mixes), dealt, told.options.deck, index)


def _wrong_cards(draw: Draw, dealt: RoundRecord, size: int, index: int) -> Iterator[Problem]:
    if not _as_drawn(dealt.deck, pack(size), draw, 0):
        yield Problem(ProofFlaw.DECK, index)
    stocks = [move.cards for move in dealt.moves if isinstance(move, Stock)]
    for shuffle, stock in enumerate(stocks, 1):
        if not _as_drawn(stock, sorted(stock), draw, shuffle):
            yield Problem(ProofFlaw.STOCK, index, shuffle)


def _as_drawn(cards: Iterable[Card], before: Iterable[Card], draw: Draw, turn: int) -> bool:
    return list(map(str, cards)) == shuffled(list(map(str, before)), draw, turn)
