"""What a loss is worth: how much nearer to, or farther from, winning the match it brings the own seat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from schwimmen.rules import kernel as k
from schwimmen.view import View

__all__ = ["Stakes"]

STEEPNESS = 1.8
"""A player's chances grow by this power of the losses that he can still take, plus what there is to lose.

Between two players it fits the exact chances of who runs out of lives first, when both lose equally often.
"""


class Stakes:
    """The match as the own seat (``order[0]``) sees it before a round's losses; ``order`` are its players."""

    def __init__(self, view: View, order: Sequence[int]) -> None:
        self._vector = view.options.vector
        self._order = order
        self._lives = view.lives
        self._out = [int(seat in view.out) for seat in range(len(view.lives))]
        self._known: dict[tuple[int, ...], float] = {}
        self._before = self._share(list(self._lives), self._out)

    @cached_property
    def single(self) -> list[float]:
        """For each player: what it changes for the own seat if that one alone loses a life."""
        count = len(self._order)
        return [self.of([int(i == j) for j in range(count)]) for i in range(count)]

    def of(self, lost: Sequence[int]) -> float:
        """What these losses, in the order of the players, change in the own seat's chance to win the match."""
        key = tuple(lost)
        found = self._known.get(key)
        if found is None:
            lives, out = list(self._lives), list(self._out)
            by_seat = [0] * len(lives)
            for seat, loss in zip(self._order, lost, strict=True):
                by_seat[seat] = loss
            k.lose_lives(self._vector, len(lives), lives, out, by_seat)
            found = self._known[key] = self._share(lives, out) - self._before
        return found

    def _share(self, lives: Sequence[int], out: Sequence[int]) -> float:
        """The own seat's chance to win the match, all else being equal; 0 where nobody is left."""
        chances = [0.0 if gone else (left + 1) ** STEEPNESS for left, gone in zip(lives, out, strict=True)]
        total = sum(chances)
        return chances[self._order[0]] / total if total else 0.0
