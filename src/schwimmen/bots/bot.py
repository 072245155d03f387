"""What a computer player is: a `View` and a seeded random generator in, a move with its reason out."""

from __future__ import annotations

import random
from dataclasses import dataclass
from enum import Enum
from typing import Any, Protocol

from schwimmen.cards import Card
from schwimmen.moves import Move
from schwimmen.view import View

__all__ = ["Bot", "Decision", "Reason", "ReasonKind", "because"]


class ReasonKind(Enum):
    """Why a move was chosen. The value is the id of its text (``bot-reason-…``).

    Beside each member: the fields of `Reason` that its text may name.
    """

    FINISHES = "bot-reason-finishes"  # value: this hand ends the round at once
    IMPROVES = "bot-reason-improves"  # value: the hand is worth more than before
    BUILDS = "bot-reason-builds"  # value: not worth more now, but easier to improve
    DENIES = "bot-reason-denies"  # value, seat: as good as others, and leaves that player less
    LEAVES_LESS = "bot-reason-leaves-less"  # value, seat: others count more, but this leaves that player less
    ALL_THREE = "bot-reason-all-three"  # value: the three cards together are the better hand
    FORCED = "bot-reason-forced"  # value: one must exchange; this costs the least
    LAST_TURN = "bot-reason-last-turn"  # value: somebody knocked; the best that can be had now
    LAST_TURN_KEEPS = "bot-reason-last-turn-keeps"  # value: somebody knocked; nothing better is to be had
    NOTHING_BETTER = "bot-reason-nothing-better"  # value: no exchange helps
    STANDS = "bot-reason-stands"  # value: passes for good on a hand that will do
    KNOCKS = "bot-reason-knocks"  # value: high enough to knock
    KNOCKS_SAFE = "bot-reason-knocks-safe"  # value, chance: of being lowest, 0 to 1
    KNOCKS_LATE = "bot-reason-knocks-late"  # value: the round has gone on for long
    WAITS = "bot-reason-waits"  # value: not high enough to knock yet
    RENEWS = "bot-reason-renews"  # the 7, 8 and 9 are of no use
    KEEPS_HAND = "bot-reason-keeps-hand"  # value: the dealer's hand is good enough
    SWITCHES_HAND = "bot-reason-switches-hand"  # value: of the hand that is given up
    TAKES = "bot-reason-takes"  # value, cards: the open card helps
    DRAWS = "bot-reason-draws"  # value: the open card doesn't help enough
    THROWS = "bot-reason-throws"  # value, cards: the card that counts least
    THROWS_SAFE = "bot-reason-throws-safe"  # value, cards, seat: of no use to that player either
    ENDS_IT = "bot-reason-ends-it"  # so that the round comes to its end
    DOES_BEST = "bot-reason-does-best"  # no more can be said than that it came out best


@dataclass(frozen=True, slots=True)
class Reason:
    """Why, in a form that can be put into words: ``value`` in points, cards, a seat, a chance from 0 to 1."""

    kind: ReasonKind
    value: float | None = None
    cards: tuple[Card, ...] = ()
    seat: int | None = None
    chance: float | None = None


@dataclass(frozen=True, slots=True)
class Decision:
    """A legal move, and why."""

    move: Move
    reason: Reason


def because(move: Move, kind: ReasonKind, value: int | None = None, **more: Any) -> Decision:
    """A decision with its reason; ``value`` in half points, ``more`` are further fields of `Reason`."""
    return Decision(move, Reason(kind, None if value is None else value / 2, **more))


class Bot(Protocol):
    """A player. The same view and the same state of ``rng`` give the same decision; nothing else is asked."""

    @property
    def name(self) -> str:
        """The level's name."""

    def decide(self, view: View, rng: random.Random) -> Decision:
        """The move for the seat whose view it is; ``view.legal`` must not be empty."""
