"""Lessons in what is best against one player that stays as it is: `responding`, compiled or by CPython."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any

import numpy as np

from schwimmen.lab import flat, kinds, random_play, responding, sparring, teaching
from schwimmen.lab.lessons import Lesson, Lessons, bound, noted
from schwimmen.lab.matches import seed_of
from schwimmen.mind import compiled, memory, native
from schwimmen.rules.options import Options

__all__ = ["replies"]

MODULES = (*compiled.MODULES, random_play, sparring, flat, kinds, teaching, responding)
_RESPONDING: Any = native.compiled(MODULES)["responding"]
pointer = native.pointer


def _rounds(r: Any, rounds: int, w: Any, m: Any) -> None:
    """`responding.play_rounds` over arrays."""
    _RESPONDING.play_rounds(pointer(r), rounds, pointer(w), pointer(m))


ROUNDS = native.entry(_rounds, MODULES)


def replies(
    options: Options,
    lessons: int,
    seed: int,
    *,
    net: Sequence[int],
    rival: Sequence[int],
    rounds: int = 1000,
    interpreted: bool = False,
) -> Lessons:
    """So many lessons, or a few more, of the player with that ``net`` against the one with that of ``rival``.

    ``rounds``: are played at a time. ``interpreted``: by CPython, for a few.
    """
    w, m = memoryview(bytearray(8 * kinds.FLOATS)).cast("d"), memoryview(bytearray(8 * responding.WHOLES)).cast("q")
    for at, weights in ((memory.NET, net), (responding.RIVAL, rival)):
        m[at : at + len(weights)] = memoryview(array("q", weights))
    m[memory.TAUGHT] = 1
    found: list[Lesson] = []
    number = 0
    while len(found) < lessons:
        m[teaching.FILLED] = 0
        m[memory.STATE] = seed_of(seed, number)
        if interpreted:
            responding.play_rounds(options.vector, rounds, w, m)  # type: ignore[arg-type]
        else:
            ROUNDS(np.array(options.vector, np.int64), rounds, np.asarray(w), np.asarray(m))
        found += noted(np.asarray(m), 0)
        number += 1
    return bound([options.vector], found)
