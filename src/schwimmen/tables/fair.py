"""A shuffle that one can check: the deck follows from a seed that is promised before, and from what players add.

The server draws a seed and shows its SHA-256; players may then add texts of their own; the deck is computed from
both; after the round the seed is shown. Who compares knows that the server could not choose the cards after it had
seen the texts, nor the players after they had seen the seed. docs/fair.md has the whole, with an example.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

__all__ = ["LONGEST_MIX", "SEED_BYTES", "Draw", "promise", "shuffled"]

SEED_BYTES = 32
LONGEST_MIX = 40
"""Characters of a text that a player adds."""
_BLOCK, _WORD = 8, 4


@dataclass(frozen=True, slots=True)
class Draw:
    """What decides a round's cards: the seed (hex) and what members have added, one text each."""

    seed: str
    mixes: tuple[tuple[int, str], ...] = ()


def promise(seed: str) -> str:
    """What is shown of a seed before the deal: the SHA-256 (hex) of its text."""
    return hashlib.sha256(seed.encode()).hexdigest()


def shuffled(cards: Sequence[str], draw: Draw, turn: int) -> list[str]:
    """The cards in the order that the draw gives them; ``turn`` 0 is the deal, then 1 for each shuffle after it.

    The key is the SHA-256 of the lines SEED, TURN and ``MEMBER TEXT`` for each text that was added, by member: who
    was quicker changes nothing. Fisher and Yates's shuffle, from the last card down, takes its numbers from the
    SHA-256 of the key followed by a counter of four bytes: words of 32 bits, the highest byte first; a word that would
    favour some cards is passed over.
    """
    lines = (draw.seed, str(turn), *(f"{member} {text}" for member, text in sorted(draw.mixes)))
    words = _words(hashlib.sha256("\n".join(lines).encode()).digest())
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        chosen = _below(last + 1, words)
        order[last], order[chosen] = order[chosen], order[last]
    return order


def _words(key: bytes) -> Iterator[int]:
    counter = 0
    while True:
        block = hashlib.sha256(key + counter.to_bytes(4, "big")).digest()
        for start in range(0, _BLOCK * _WORD, _WORD):
            yield int.from_bytes(block[start : start + _WORD], "big")
        counter += 1


def _below(bound: int, words: Iterable[int]) -> int:
    fair = (1 << 32) // bound * bound
    return next(word % bound for word in words if word < fair)
