"""Which cards each page may have heard of, told from the cards themselves and not from views."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence

from tests.server.playing import Heard
from tests.tables.evenings import secret_of

from schwimmen.cards import Card
from schwimmen.match import Match
from schwimmen.moves import Kind, Move
from schwimmen.round import Phase, Round
from schwimmen.rules import kernel
from schwimmen.tables.events import Dealt, Entry, Moved, Promised
from schwimmen.tables.state import Table, fold, hash_secret

__all__ = ["cards_in", "round_of", "search"]

CARD = re.compile(r"(?<![A-Za-z0-9])[2-9TJQKA][cshd](?![A-Za-z0-9])")


def cards_in(text: str) -> set[str]:
    """Every card that a message names, whatever the field."""
    return set(CARD.findall(text))


class Open:
    """What everybody, and what each seat, has seen in the round in play: told from the cards, not from views."""

    def __init__(self) -> None:
        self.public: set[Card] = set()
        self.own: dict[int, set[Card]] = {}

    def see(self, before: Table | None, entry: Entry, after: Table) -> None:
        """Follow one entry."""
        if isinstance(entry.event, Dealt):
            self.public, self.own = set(), {}
        round_ = round_of(after.match)
        if round_ is None:
            return
        move = Move.parse(entry.event.move) if isinstance(entry.event, Moved) else None
        previous = round_of(before.match) if before else None
        if move is not None and previous is not None and isinstance(entry.event, Moved):
            self.public |= {*move.give, *move.take}
            if move.kind is Kind.ALL or (move.kind is Kind.SWITCH and round_.options.mechanism == "commerce"):
                self.public |= {*previous.hand(entry.event.seat)}
        self.public |= _between_hands_and_stock(round_)
        for seat in round_.seats:
            self.own.setdefault(seat, set()).update(round_.hand(seat))
            if round_.phase is Phase.OVER:
                self.public |= {*round_.hand(seat)}

    def to(self, seat: int | None) -> set[str]:
        """The cards that a seat, or a spectator (None), may have heard of."""
        own = self.own.get(seat, set()) if seat is not None else set()
        return {str(card) for card in self.public | own}


def round_of(match: Match | None) -> Round | None:
    return None if match is None else match.current or (match.last.round if match.last else None)


def _between_hands_and_stock(round_: Round) -> set[Card]:
    """The centre and all that was set aside or discarded: it lies open, or did. Not the packet before a choice."""
    state = round_._state
    if round_.phase is Phase.CHOICE and (round_.options.mechanism, round_.options.dealer_choice) == (
        "commerce",
        "blind",
    ):
        return set()
    stock = state[kernel.STOCK] - (1 if state[kernel.FOURTH] else 0)
    return {Card.of(code) for code in state[kernel.PACK + 3 * len(round_.seats) : kernel.PACK + stock]}


HEX = re.compile(r"[0-9a-f]{64}")
SECRET = re.compile(secret_of(12345).replace("12345", r"\d+"))
HASHES = {hash_secret(secret_of(number)) for number in range(100)}


def search(entries: Sequence[Entry], heard: Iterable[Heard]) -> Counter[str]:
    """Search all that the pages of a table heard for what they must not hear; counts what was found otherwise."""
    open_, table = Open(), None
    cards: list[dict[int | None, set[str]]] = []
    seeds: list[dict[int | None, set[str]]] = []
    opened: set[str] = set()
    found: Counter[str] = Counter()
    everybody = (None, *range(len(fold(entries).members)))  # who comes later looked on as a stranger before
    for entry in entries:
        before, table = table, fold([entry], table)
        open_.see(before, entry, table)
        if table.dealt is not None and table.match is not None and table.match.current is None:
            opened = opened | {table.dealt.seed}
        shown = [one for one in everybody if _may_look(table, one)]
        cards.append({one: open_.to(table.seat_of(one)) for one in shown})
        seeds.append(dict.fromkeys(shown, opened))
        found["rounds"] += isinstance(entry.event, Dealt)
    kept = {entry.event.seed for entry in entries if isinstance(entry.event, Promised)} | HASHES
    nothing: set[str] = set()
    for number, member, text in heard:
        named, told = cards_in(text), kept.intersection(HEX.findall(text))
        assert named <= cards[number].get(member, nothing), (member, number, text)
        assert told <= seeds[number].get(member, nothing), (member, number, text)
        assert not SECRET.search(text), text
        found["messages"] += 1
        found["bytes"] += len(text)
        found["seeds"] += len(told)
        found["shut out"] += member not in cards[number]
        found["of the own hand"] += not named <= cards[number].get(None, nothing)
    return found


def _may_look(table: Table, member: int | None) -> bool:
    return table.settings.watch or member in table.seats or member in table.party
