"""`memory.ponder`, compiled. Importing this takes numba's second; the first call takes half a minute, or finds it done.

Names of this module alone stand in what is compiled: numba finds what it has kept on the disk by them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from schwimmen.mind import (
    beliefs,
    chance,
    equity,
    hands,
    layout,
    memory,
    native,
    policy,
    quick,
    search,
    seen,
    situation,
    traits,
)
from schwimmen.rules import kernel

__all__ = ["MODULES", "ponder"]

MODULES = (kernel, chance, seen, hands, quick, equity, beliefs, search, layout, situation, traits, policy, memory)
"""What is compiled, each before those that use it."""

_PONDER: Any = native.compiled(MODULES)["memory"].ponder
_pointer = native.pointer


def _entry(r: Any, u: Any, own: Any, effort: int, breadth: int, state: int, w: Any, m: Any) -> Any:
    return _PONDER(_pointer(r), _pointer(u), _pointer(own), effort, breadth, state, _pointer(w), _pointer(m))


_CALLED = native.entry(_entry, MODULES)


def ponder(
    r: tuple[int, ...],
    u: list[int],
    own: list[int],
    effort: int,
    breadth: int,
    state: int,
    w: memoryview[float],
    m: memoryview[int],
) -> int:
    """What `memory.ponder` does."""
    found: int = _CALLED(_numbers(r), _numbers(u), _numbers(own), effort, breadth, state, *_shared(w, m))
    return found


def _numbers(vector: Sequence[int]) -> NDArray[np.int64]:
    return np.array(vector, np.int64)


def _shared(w: memoryview[float], m: memoryview[int]) -> tuple[NDArray[np.float64], NDArray[np.int64]]:
    """The memory as arrays over the same numbers."""
    return np.asarray(w), np.asarray(m)
