"""What hands are worth, fast: the kernel's strength of every hand, in a table.

Inside the bots a card is its code, 0 to 51, and a hand is three codes in any order. A strength is the kernel's:
32 * half points + the order among equals, so ``strength >> 5`` is the value in half points.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations, compress, permutations, repeat

from schwimmen.cards import Card
from schwimmen.rules import kernel as k
from schwimmen.rules.options import Options

__all__ = ["Hand", "Worth", "card_points", "codes_of", "worth_of"]

Hand = tuple[int, ...]
"""The codes of three cards, in any order."""

_CARDS = 52


class Worth:
    """All hands under one way of counting. Building it takes some hundredths of a second, each look-up nothing."""

    def __init__(self, vector: tuple[int, ...]) -> None:
        table = [[[0] * _CARDS for _ in range(_CARDS)] for _ in range(_CARDS)]
        for three in combinations(range(_CARDS), 3):
            strength = k.strength(vector, *three)
            for a, b, c in permutations(three):
                table[a][b][c] = strength
        self.strengths = table
        """By the codes of three cards; 0 where two are the same."""
        self.values = [[[strength >> 5 for strength in row] for row in rows] for rows in table]
        """The same in half points."""

    def strength(self, hand: Sequence[int]) -> int:
        """Of a hand."""
        a, b, c = hand
        return self.strengths[a][b][c]

    def value(self, hand: Sequence[int]) -> int:
        """Of a hand, in half points."""
        a, b, c = hand
        return self.values[a][b][c]

    def best_exchange(self, hand: Sequence[int], centre: Sequence[int], sizes: tuple[int, ...]) -> int:
        """The highest strength that the hand can have after an exchange of one of these sizes, or by keeping."""
        a, b, c = hand
        x, y, z = centre
        table = self.strengths
        ab, ac, bc = table[a][b], table[a][c], table[b][c]
        best = ab[c]
        if 1 in sizes:
            best = max(best, ab[x], ab[y], ab[z], ac[x], ac[y], ac[z], bc[x], bc[y], bc[z])
        if 2 in sizes:
            xy, xz, yz = table[x][y], table[x][z], table[y][z]
            best = max(best, xy[a], xy[b], xy[c], xz[a], xz[b], xz[c], yz[a], yz[b], yz[c])
        if 3 in sizes:
            best = max(best, table[x][y][z])
        return best

    def with_fourth(self, hand: Hand, card: int) -> Hand:
        """The best three of four cards; the hand as it is where the fourth doesn't help."""
        a, b, c = hand
        table = self.strengths
        row = table[a][b]
        best, found = row[c], hand
        if row[card] > best:
            best, found = row[card], (a, b, card)
        if (strength := table[a][c][card]) > best:
            best, found = strength, (a, c, card)
        if table[b][c][card] > best:
            found = b, c, card
        return found

    def growth(self, hand: Sequence[int], chances: Sequence[int]) -> float:
        """Half points that one more card adds on average, the worst card making room.

        ``chances`` says by card code, 0 or 1, whether the card may come; any of them alike.
        """
        count = sum(chances)
        if count == 0:
            return 0.0
        a, b, c = hand
        values = self.values
        now = values[a][b][c]
        rows = (compress(row, chances) for row in (values[a][b], values[a][c], values[b][c]))
        total: int = sum(map(max, *rows, repeat(now)))
        return total / count - now


@cache
def _worth(three_of_a_kind: str, three_aces: str) -> Worth:
    return Worth(Options(three_of_a_kind=three_of_a_kind, three_aces=three_aces).vector)  # type: ignore[arg-type]


def worth_of(options: Options) -> Worth:
    """The table for these options; only R2.3 and R2.4 matter for a hand's strength."""
    return _worth(options.three_of_a_kind, options.three_aces)


def codes_of(cards: Iterable[Card]) -> list[int]:
    """The cards' codes, in the same order."""
    return [card.code for card in cards]


def card_points(code: int) -> float:
    """What one card counts (R2.1)."""
    return k.card_value(code) / 2
