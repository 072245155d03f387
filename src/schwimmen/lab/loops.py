"""The loop over matches (`field`) with other players in the place of `kinds`: such as are watched, or learn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import FunctionType, ModuleType

import numpy as np

from schwimmen.lab import field, matches
from schwimmen.mind import native

__all__ = ["Loop", "loop_over"]

Loop = Callable[
    [tuple[int, ...], int, matches.Numbers, int, int, "memoryview[float]", "memoryview[int]", bool], matches.Numbers
]
"""By rules, seats, a plan, the most laps and rounds, and the players' memory: what came of it, `field.ROW` numbers a
match. The last says whether CPython is to do it, for a few.
"""


def loop_over(players: ModuleType, modules: Sequence[ModuleType]) -> Loop:
    """The loop with these players; ``modules``: all that they need, themselves last."""
    own = ModuleType(field.__name__)
    vars(own).update(vars(field) | {"kinds": players})
    for name, thing in vars(field).items():
        if isinstance(thing, FunctionType) and thing.__module__ == field.__name__:
            vars(own)[name] = FunctionType(thing.__code__, vars(own), name, thing.__defaults__)
    every = (*modules, own)
    inner = vars(matches) | {"FIELD": native.compiled(every)["field"]}
    entry = native.entry(FunctionType(matches.loop.__code__, inner, "loop"), every)

    def play(
        rules: tuple[int, ...],
        seats: int,
        plan: matches.Numbers,
        laps: int,
        rounds: int,
        w: memoryview[float],
        m: memoryview[int],
        interpreted: bool,
    ) -> matches.Numbers:
        sizes = (len(plan) * field.ROW, field.TALLY)
        if interpreted:
            lines, tally, *vectors = ([0] * size for size in (*sizes, *matches.SIZES))
            numbers = plan.reshape(-1).tolist()
            own.play_matches(rules, seats, len(plan), numbers, lines, tally, laps, rounds, 0, *vectors, w, m, 0, [0])
            return np.array(lines, np.int64).reshape(-1, field.ROW)
        rows, counts, *arrays = (np.zeros(size, np.int64) for size in (*sizes, *matches.SIZES))
        memories = np.asarray(w), np.asarray(m), 0, np.zeros(1, np.int64)
        r = np.array(rules, np.int64)
        entry(r, seats, len(plan), plan.reshape(-1), rows, counts, laps, rounds, 0, *arrays, *memories)
        return rows.reshape(-1, field.ROW)

    return play
