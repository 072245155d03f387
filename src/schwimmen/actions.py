"""Actions as numbers: the kernel's codes of moves, but with slots that count the cards low to high.

The kernel's own slots tell in which order the cards were dealt, which nobody at a table knows.
"""

from __future__ import annotations

from collections.abc import Sequence

from schwimmen.cards import Card
from schwimmen.moves import Kind, Move
from schwimmen.round import CODES
from schwimmen.rules import kernel as k
from schwimmen.view import View

__all__ = ["action_of", "legal_actions"]


def _slot(cards: Sequence[Card], named: Sequence[Card]) -> int:
    """The slot of one card, or for two that of the card which stays, among three low to high."""
    if len(named) == 1:
        return cards.index(named[0])
    return next(slot for slot, card in enumerate(cards) if card not in named)


def action_of(view: View, move: Move) -> int:
    """The number, 0 to 30, of a legal move of the seat whose view it is."""
    if (code := CODES.get(move.kind)) is not None:
        return code
    hand = [card for card in view.hand if card != view.fourth]
    if move.kind is Kind.DISCARD:
        return k.DISCARD + (3 if move.give[0] == view.fourth else hand.index(move.give[0]))
    return 9 * (len(move.give) - 1) + 3 * _slot(hand, move.give) + _slot(view.centre, move.take)


def legal_actions(view: View) -> dict[int, Move]:
    """The legal moves by their numbers, in order; empty unless the seat is to act."""
    return dict(sorted((action_of(view, move), move) for move in view.legal))
