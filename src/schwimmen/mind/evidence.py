"""What one or several searches about the same view found, together: sums by move, and by pair of moves.

Each search has other random numbers and drops other moves, so a move is weighed by the worlds in which it was tried,
and two moves are compared in the worlds that both were tried in.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from itertools import combinations
from operator import add, mul, sub

from schwimmen.mind import memory, policy, search

__all__ = ["Evidence"]


class _Sum:
    """Figures, one from each imagined world. They are added up one by one, as the compiled code does it."""

    __slots__ = ("squares", "total", "worlds")

    def __init__(self) -> None:
        self.worlds, self.total, self.squares = 0, 0.0, 0.0

    def add(self, figures: Sequence[float]) -> None:
        self.worlds += len(figures)
        self.total = reduce(add, figures, self.total)
        self.squares = reduce(add, map(mul, figures, figures), self.squares)

    @property
    def mean(self) -> float:
        return self.total / self.worlds

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        variance = max(0.0, self.squares / self.worlds - self.mean * self.mean)
        return float((variance / self.worlds) ** 0.5)


class Evidence:
    """All that was found of ``count`` legal moves, which are called by their index."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.games = 0
        self._gains = [_Sum() for _ in range(count)]
        self._gaps = {pair: _Sum() for pair in combinations(range(count), 2)}
        self._losses = [0.0] * count
        self._running: set[int] = set()

    def add(self, real: memoryview[float], whole: memoryview[int]) -> None:
        """Count in what the search has found that stands in the memory."""
        tried = whole[memory.SEARCH + search.TRIED :]
        alive = whole[memory.SEARCH + search.ALIVE :]
        gains = []
        for index in range(self.count):
            start = search.GAINS + search.WORLDS * index
            gains.append(real[start : start + tried[index]].tolist())
            self._gains[index].add(gains[index])
            self._losses[index] += real[search.LOSSES + index]
            self.games += tried[index]
            if alive[index]:
                self._running.add(index)
        for (one, other), gap in self._gaps.items():
            gap.add([*map(sub, gains[one], gains[other])])

    def ranked(self, scores: Sequence[int], life: float) -> list[int]:
        """The moves by this and by the policy's scores together, as `search.blend` has it, the best first.

        ``life``: what a life is worth (`search.stake`).
        """
        leader = max(sorted(self._running), key=self.win)
        worth = [
            search.TRUST * (score - scores[leader]) * life - self.gap(leader, index)[0]
            for index, score in enumerate(scores)
        ]
        return sorted(range(self.count), key=lambda index: (-worth[index], index != leader))

    def win(self, index: int) -> float:
        """The mean chance to win the match."""
        return self._gains[index].mean

    def error(self, index: int) -> float:
        """The standard error of `win`."""
        return self._gains[index].error

    def lose(self, index: int) -> float:
        """The chance to lose a life."""
        return self._losses[index] / self.tried(index)

    def tried(self, index: int) -> int:
        """In how many worlds."""
        return self._gains[index].worlds

    def gap(self, one: int, other: int) -> tuple[float, float]:
        """By how much one move wins more than another in the same worlds, and the standard error of that."""
        if one == other:
            return 0.0, 0.0
        found = self._gaps[min(one, other), max(one, other)]
        return (found.mean if one < other else -found.mean), found.error


def scores(whole: memoryview[int], count: int) -> list[int]:
    """What the policy says of each move, from the memory; nothing where its weights aren't there."""
    if whole[memory.TAUGHT] == 0:
        return [0] * count
    start = memory.SCRATCH + policy.SCORES
    return whole[start : start + count].tolist()
