"""Moves as small frozen values with a text form that round-trips (docs/record.md)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import Enum
from functools import lru_cache

from schwimmen.cards import Card, bits

__all__ = ["Kind", "Move", "Refusal"]


class Kind(Enum):
    """What a move is; the value is its word in a record, where it has one."""

    EXCHANGE = "exchange"
    ALL = "all"
    PASS = "pass"
    KNOCK = "knock"
    STAY = "stay"
    RENEW = "renew"
    KEEP = "keep"
    SWITCH = "switch"
    DRAW = "draw"
    TAKE = "take"
    DISCARD = "discard"

    __hash__ = object.__hash__  # a member is equal to itself alone; Enum's own is slow


class Refusal(Enum):
    """Why a move is not legal. The value is the id of its text, ``clause`` where the rules say so."""

    ROUND_OVER = ("round-over", "R5.3")
    STOCK_DUE = ("stock-due", "R4.9")
    CHOICE_DUE = ("choice-due", "R3.2")
    DISCARD_DUE = ("discard-due", "R4.8")
    AFTER_DUE = ("after-due", "R5.2")
    NO_CHOICE = ("no-choice", "R3.2")
    NO_DISCARD = ("no-discard", "R4.8")
    NO_STAY = ("no-stay", "R5.2")
    NOT_COMMERCE = ("not-commerce", "R4.8")
    NOT_DRAW = ("not-draw", "R4.1")
    EXCHANGE_SIZE = ("exchange-size", "R4.1")
    PASS_NEVER = ("pass-never", "R4.2")
    PASS_ONCE = ("pass-once", "R4.2")
    KNOCK_NEVER = ("knock-never", "R5.1")
    KNOCK_FIRST_LAP = ("knock-first-lap", "R5.1")
    KNOCK_FIRST_TURN = ("knock-first-turn", "R5.1")
    KNOCK_TWICE = ("knock-twice", "R5.3")
    KNOCK_AFTER = ("knock-after", "R5.2")
    RENEW_OFF = ("renew-off", "R4.7")
    RENEW_CENTRE = ("renew-centre", "R4.7")
    RENEW_STOCK = ("renew-stock", "R4.7")
    TAKEN = ("taken", "R4.8")
    # Not the kernel's: the move names cards that are not where it says, is no player's, or can't be read at all.
    NOT_IN_HAND = ("not-in-hand", "R4.1")
    NOT_IN_CENTRE = ("not-in-centre", "R4.1")
    NO_SHUFFLE = ("no-shuffle", "R4.5")
    UNREADABLE = ("unreadable", "R10.2")
    NOT_YOUR_TURN = ("not-your-turn", "R5.4")

    __hash__ = object.__hash__  # as above

    def __init__(self, text_id: str, clause: str) -> None:
        self.text_id = text_id
        self.clause = clause

    @staticmethod
    def of(code: int) -> Refusal:
        """The reason for a REFUSED_… of the kernel: they stand in the same order, from 1."""
        return _REFUSALS[code - 1]


_REFUSALS = tuple(Refusal)
_WORDS = {kind.value: kind for kind in Kind if kind not in (Kind.EXCHANGE, Kind.DISCARD)}


@dataclass(frozen=True, slots=True)
class Move:
    """One decision of a player.

    ``give`` and ``take`` are the cards of an exchange of one or two cards, low to high, or ``give`` the card
    that is discarded; both are empty for all other moves, the exchange of all three included. ``change`` are the
    `bits` of both: those of the hand, exclusive-or these, are those of the hand after the move.
    """

    kind: Kind
    give: tuple[Card, ...] = ()
    take: tuple[Card, ...] = ()
    change: int = field(init=False, repr=False, compare=False)  # as the next: asked for far more often than it is made
    _text: str = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "change", bits(self.give) ^ bits(self.take))
        object.__setattr__(self, "_text", self._written())

    def _written(self) -> str:
        if self.kind is Kind.EXCHANGE:
            return "+".join(map(str, self.give)) + "-" + "+".join(map(str, self.take))
        if self.kind is Kind.DISCARD:
            return "+".join(map(str, self.give))
        return str(self.kind.value)

    def __str__(self) -> str:
        return self._text

    @staticmethod
    def exchange(give: Iterable[Card], take: Iterable[Card]) -> Move:
        """One for one or two for two, the cards in any order."""
        return Move(Kind.EXCHANGE, tuple(sorted(give)), tuple(sorted(take)))

    @staticmethod
    def discard(card: Card) -> Move:
        """The discard that ends a draw_discard turn."""
        return Move(Kind.DISCARD, (card,))

    @staticmethod
    @lru_cache(maxsize=8192)  # a pack's exchanges of one card, and those of two that come up again
    def parse(text: str) -> Move:
        """Read a move, forgivingly (docs/record.md). Raises `ValueError` for what is no move."""
        word = text.strip().lower()
        if word in _WORDS:
            return Move(_WORDS[word])
        if "-" not in text:
            return Move.discard(Card.parse(text))
        sides = [[Card.parse(card) for card in side.split("+")] for side in text.split("-")]
        if len(sides) != 2 or len(sides[0]) != len(sides[1]) or len(sides[0]) > 2:
            raise ValueError(f"not a move: {text[:40]!r}")
        if any(len(set(side)) != len(side) for side in sides):
            raise ValueError(f"a card twice: {text[:40]!r}")
        return Move.exchange(*sides)
