"""A view in the bots' own terms: codes, strengths, and what each legal move leads to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from schwimmen.bots.character import PLAIN, Character
from schwimmen.bots.knocking import is_last_turn
from schwimmen.bots.worth import Hand, Worth, codes_of, worth_of
from schwimmen.cards import Card, pack
from schwimmen.moves import Kind, Move
from schwimmen.rules import kernel as k
from schwimmen.view import View

__all__ = ["DRAW", "KEEP", "KNOCK", "PASS", "RENEW", "STAY", "SWITCH", "TAKE", "Candidate", "Sight", "finishing"]

PASS, KNOCK, STAY, RENEW = (Move(kind) for kind in (Kind.PASS, Kind.KNOCK, Kind.STAY, Kind.RENEW))
KEEP, SWITCH, DRAW, TAKE = (Move(kind) for kind in (Kind.KEEP, Kind.SWITCH, Kind.DRAW, Kind.TAKE))


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move, the hand after it, the open cards after it, and the hand's strength."""

    move: Move
    hand: Hand
    open: tuple[int, ...]
    strength: int

    @property
    def value(self) -> int:
        """Of the hand, in half points."""
        return self.strength >> 5


class Sight:
    """What a seat that is to act sees. ``hand`` and ``open`` are codes; ``open`` is empty where nothing lies open."""

    def __init__(self, view: View, character: Character = PLAIN) -> None:
        self.view = view
        self.character = character
        self.worth: Worth = worth_of(view.options)
        self.hand = tuple(codes_of(view.hand))
        self.open = tuple(codes_of(view.centre))

    @cached_property
    def strength(self) -> int:
        """Of the own three cards."""
        return self.worth.strength(self.hand)

    @property
    def value(self) -> int:
        """Of the own three cards, in half points."""
        return self.strength >> 5

    @cached_property
    def exchanges(self) -> list[Candidate]:
        """All legal exchanges (commerce)."""
        found = []
        for move in self.view.legal:
            if move.kind is Kind.EXCHANGE:
                give, take = codes_of(move.give), codes_of(move.take)
                hand = [card for card in self.hand if card not in give] + take
                found.append(self._candidate(move, hand, [card for card in self.open if card not in take] + give))
            elif move.kind is Kind.ALL:
                found.append(self._candidate(move, self.open, self.hand))
        return found

    @cached_property
    def discards(self) -> list[Candidate]:
        """All legal discards (draw_discard); ``open`` is the card thrown."""
        found = []
        for move in self.view.legal:
            if move.kind is Kind.DISCARD:
                thrown = codes_of(move.give)
                found.append(self._candidate(move, [card for card in self.hand if card not in thrown], thrown))
        return found

    @cached_property
    def takes(self) -> list[Candidate]:
        """Taking the open card (draw_discard), by the card that is thrown for it."""
        return [
            self._candidate(TAKE, [*(card for card in self.hand if card != thrown), *self.open], [thrown])
            for thrown in self.hand
            if self.open
        ]

    def fancy(self, hand: Sequence[int]) -> float:
        """Half points that a hand is worth to the character beyond its value: a pair may become three of a kind."""
        taste, view = self.character.pairs, self.view
        if not taste or view.options.three_of_a_kind == "off" or is_last_turn(view):
            return 0.0
        return taste if len({card >> 2 for card in hand}) < 3 else 0.0

    def _candidate(self, move: Move, hand: Iterable[int], left: Iterable[int]) -> Candidate:
        three = tuple(hand)
        return Candidate(move, three, tuple(left), self.worth.strength(three))

    def unseen(self, *also_seen: Iterable[Card]) -> list[int]:
        """By card code, 1 where a card is neither in the own hand nor open nor in ``also_seen``; 0 for all others."""
        flags = [0] * 52
        for card in pack(self.view.options.deck):
            flags[card.code] = 1
        for cards in (self.view.hand, self.view.centre, *also_seen):
            for card in cards:
                flags[card.code] = 0
        return flags

    def finishes(self, hand: Iterable[int]) -> bool:
        """Whether this hand would end the round at once (R6.1)."""
        return finishing(self.view.options.vector, hand) != 0


def finishing(vector: tuple[int, ...], hand: Iterable[int]) -> int:
    """Whether this hand would end the round at once, and how: the kernel's BY_…, or 0 (R6.1)."""
    return k.finishing(vector, *hand)
