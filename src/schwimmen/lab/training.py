"""Trains the policy: `learning` says how, tools/train_policy.py does the whole of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from schwimmen.lab import learning
from schwimmen.lab.lessons import Lessons
from schwimmen.mind import compiled, layout, native, policy

__all__ = ["Plan", "Student", "joined", "whole"]

MODULES = (*compiled.MODULES, learning)
_LEARNING: Any = native.compiled(MODULES)["learning"]
pointer = native.pointer


def _learn(
    first: int, last: int, batch: int, rate: float, temperature: float, greed: float, order: Any, rules: Any,
    rules_of: Any, owns: Any, starts: Any, us: Any, values: Any, net: Any, grad: Any, one: Any, two: Any,
    stamps: Any, counts: Any, may: Any, x: Any, f: Any,
) -> None:  # fmt: skip
    """`learning.learn` over arrays."""
    _LEARNING.learn(
        first, last, batch, rate, temperature, greed, pointer(order), pointer(rules), pointer(rules_of),
        pointer(owns), pointer(starts), pointer(us), pointer(values), pointer(net), pointer(grad), pointer(one),
        pointer(two), pointer(stamps), pointer(counts), pointer(may), pointer(x), pointer(f),
    )  # fmt: skip


LEARN = native.entry(_learn, MODULES)


@dataclass(frozen=True, slots=True)
class Plan:
    """How is learnt: lessons of a step, the first rate (it falls to 0), and see `learning`."""

    epochs: int = 5
    batch: int = 256
    rate: float = 0.003
    temperature: float = 0.03
    greed: float = 0.5


class Student:
    """A net that learns."""

    def __init__(
        self,
        seed: int,
        *,
        net: Sequence[int] | None = None,
        may: NDArray[np.int64] | None = None,
        interpreted: bool = False,
    ) -> None:
        """``net``: the weights to begin with, else any. ``may``: what may change (`learning.learn`), else all.
        ``interpreted``: CPython is to do it, for a few lessons.
        """
        self._learn: Callable[..., None] = learning.learn if interpreted else LEARN
        self._form: Callable[[Any], Any] = memoryview if interpreted else np.asarray
        chance = np.random.default_rng(seed)
        self.net = np.zeros(policy.SIZE)
        rows = self.net[: policy.OUTPUT].reshape(-1, policy.WIDTH)
        rows[:, : policy.HIDDEN] = chance.normal(0.0, 0.05, (layout.ROWS, policy.HIDDEN))
        self.net[policy.OUTPUT :] = chance.normal(0.0, 0.3, policy.HIDDEN)
        if net is not None:
            self.net[:] = np.array(net) / policy.UNIT
        self._chance = chance
        self._grad, self._one, self._two = (np.zeros(policy.SIZE) for _ in range(3))
        self._stamps, self._counts = (np.zeros(layout.ROWS + 1, np.int64) for _ in range(2))
        self._may = np.ones(layout.ROWS + 1, np.int64) if may is None else may
        self._x, self._f = np.zeros(learning.WHOLES, np.int64), np.zeros(learning.FLOATS)

    def study(self, lessons: Lessons, plan: Plan) -> Iterator[float]:
        """Learn; gives after each epoch by how much the moves that it liked best fell short of the best, in lives."""
        steps = 20
        parts = np.linspace(0, len(lessons), steps + 1).astype(int)
        for epoch in range(plan.epochs):
            order, short = self._chance.permutation(len(lessons)), 0.0
            for step in range(steps):
                left = 1 - (epoch * steps + step) / (plan.epochs * steps)
                short += self._go(lessons, order, parts[step], parts[step + 1], plan, plan.rate * left)
            yield short / len(lessons)

    def short(self, lessons: Lessons) -> float:
        """By how much the moves that it likes best fall short of the best, in lives."""
        return self._go(lessons, np.arange(len(lessons)), 0, len(lessons), Plan(), 0.0) / len(lessons)

    def forget(self) -> None:
        """Let rows that no lesson has met say nothing: they hold what chance began with, and fill the file."""
        rows = self.net[: policy.OUTPUT].reshape(-1, policy.WIDTH)
        rows[self._counts[: layout.ROWS] == 0] = 0.0

    def _go(self, lessons: Lessons, order: NDArray[np.int64], first: int, last: int, plan: Plan, rate: float) -> float:
        vectors = (
            order, lessons.rules.reshape(-1), lessons.rules_of, lessons.owns.reshape(-1), lessons.starts, lessons.us,
            lessons.values.reshape(-1), self.net, self._grad, self._one, self._two, self._stamps, self._counts,
            self._may, self._x, self._f,
        )  # fmt: skip
        self._learn(int(first), int(last), plan.batch, rate, plan.temperature, plan.greed, *map(self._form, vectors))
        return -float(self._f[learning.REPORT])


def whole(net: NDArray[np.float64]) -> NDArray[np.int64]:
    """The weights as whole numbers that two bytes hold."""
    return np.clip(np.rint(net * policy.UNIT), -32768, 32767).astype(np.int64)


def joined(parts: Sequence[Lessons]) -> Lessons:
    """All their lessons."""
    rules = np.cumsum([0, *[len(part.rules) for part in parts]])
    ends = np.cumsum([0, *[len(part.us) for part in parts]])
    return Lessons(
        np.concatenate([part.rules for part in parts]),
        np.concatenate([part.rules_of + at for part, at in zip(parts, rules, strict=False)]),
        np.concatenate([part.owns for part in parts]),
        np.concatenate([[0], *[part.starts[1:] + at for part, at in zip(parts, ends, strict=False)]]),
        np.concatenate([part.us for part in parts]),
        np.concatenate([part.values for part in parts]),
    )
