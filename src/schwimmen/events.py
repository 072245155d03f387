"""What happened in a round, as values: the log, the animation and everybody's memory are folds over these."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from schwimmen.cards import Card

__all__ = ["EndedBy", "Event", "EventKind", "Why"]


class EndedBy(Enum):
    """How a round ended (docs/record.md); in the order of the kernel's BY_…, from 1."""

    KNOCK = "knock"
    THIRTY_ONE = "thirty_one"
    FIRE = "fire"
    STOCK = "stock"
    ALL_PASSED = "all_passed"
    LAPS = "laps"
    VOID = "void"


class Why(Enum):
    """Why a player loses, or is spared although low (R7); in the order of the kernel's WHY_…, from 1."""

    FIRE = "fire"
    THIRTY_ONE = "thirty-one"
    LOWEST = "lowest"
    TIED = "tied"
    LOWER_OF_EQUALS = "lower-of-equals"
    LIMIT = "limit"
    SOLE_LOWEST = "sole-lowest"
    BEATS_NOBODY = "beats-nobody"
    WEAK_KNOCK = "weak-knock"
    ALL_EQUAL = "all-equal"
    TIE_SPARES = "tie-spares"
    HIGHER_OF_EQUALS = "higher-of-equals"
    HIGHEST = "highest"


class EventKind(Enum):
    """What an event is. The value is the id of its text in the log."""

    DEALT = "dealt"  # seat: the dealer
    CENTRE = "centre"  # took: the cards turned up in the middle (discard pile: one card)
    KEPT = "kept"
    SWITCHED = "switched"
    EXCHANGED = "exchanged"  # one, two or three cards
    PASSED = "passed"
    KNOCKED = "knocked"
    STAYED = "stayed"
    RENEWED = "renewed"
    DREW = "drew"
    TOOK = "took"
    DISCARDED = "discarded"
    SHUFFLED = "shuffled"  # a new order of the stock
    ENDED = "ended"


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened.

    ``gave`` and ``took`` are cards that ``seat`` put down and picked up (for CENTRE: that were turned up),
    low to high; ``gave_hidden`` and ``took_hidden`` where the others did not see them (R3.3, R4.8).
    """

    kind: EventKind
    seat: int | None = None
    gave: tuple[Card, ...] = ()
    took: tuple[Card, ...] = ()
    gave_hidden: bool = False
    took_hidden: bool = False
    ended_by: EndedBy | None = None

    def seen_by(self, seat: int | None) -> Event:
        """The event as a seat saw it, or as a spectator (None) did: hidden cards are left out."""
        if not (self.gave_hidden or self.took_hidden) or (seat is not None and seat == self.seat):
            return self
        return Event(
            self.kind,
            self.seat,
            () if self.gave_hidden else self.gave,
            () if self.took_hidden else self.took,
            self.gave_hidden,
            self.took_hidden,
            self.ended_by,
        )
