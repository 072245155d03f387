"""Runs `field.play_matches`: compiled by numba, or by CPython, which gives the same."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from schwimmen.lab import field, flat, kinds, random_play, sparring
from schwimmen.mind import chance, compiled, native, seen, weights
from schwimmen.rules import kernel

__all__ = [
    "LAPS",
    "ROUNDS",
    "Played",
    "empty_log",
    "plan_of",
    "play",
    "play_interpreted",
    "seed_of",
    "written",
]

LAPS = 200
"""Laps after which a round is given up, unless told otherwise."""

ROUNDS = 2000
"""Rounds after which a match is given up."""

MODULES = (*compiled.MODULES, random_play, sparring, flat, kinds, field)

Numbers = NDArray[np.int64]

SIZES = (kernel.HEAD + 52, seen.SIZE, seen.OWN, *[seen.MOST] * 7, field.IN_MATCH, seen.MOST)
"""Lengths of the vectors from ``s`` to ``paid`` of `field.play_matches`."""


@dataclass(frozen=True, slots=True)
class Played:
    """``rows``: matches x `field.ROW`; ``tally``: players x `field.T_SIZE`; all int64."""

    rows: Numbers
    tally: Numbers


def seed_of(seed: int, deal: int) -> int:
    """The state of random numbers for a deal of an experiment: unrelated for different pairs of these."""
    mixed = (seed * 0x9E3779B97F4A7C15 + deal * 0xD1B54A32D192ED03 + 0x632BE59BD9B4E019) % 2**64
    for _ in range(2):  # SplitMix64's finish
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 % 2**64
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB % 2**64
        mixed ^= mixed >> 31
    return 1 + mixed % (chance.MULTIPLIER * (chance.LOW + 1) - 2)


def plan_of(matches: Sequence[tuple[int, int, Sequence[tuple[int, int]]]]) -> Numbers:
    """A plan of matches, each the state of random numbers, the dealer's seat, and by seat kind and parameter."""
    plan = np.zeros((len(matches), field.PLAN), np.int64)
    for line, (seed, dealer, seats) in zip(plan, matches, strict=True):
        line[field.P_SEED] = seed
        line[field.P_DEALER] = dealer
        for seat, (kind, parameter) in enumerate(seats):
            line[field.P_KIND + seat] = kind
            line[field.P_PARAMETER + seat] = parameter
    return plan


FIELD: Any = native.compiled(MODULES)["field"]
pointer = native.pointer


def loop(
    r: Any, seats: int, matches: int, plan: Any, rows: Any, tally: Any, laps: int, rounds: int, coin: int,
    s: Any, u: Any, own: Any, hands: Any, lost: Any, why: Any, lives: Any, out: Any, lives_before: Any,
    out_before: Any, bought: Any, paid: Any, w: Any, m: Any, logging: int, log: Any,
) -> None:  # fmt: skip
    """`field.play_matches` over arrays. At the module's top, as is what it names: else numba would not keep it."""
    FIELD.play_matches(
        pointer(r), seats, matches, pointer(plan), pointer(rows), pointer(tally), laps, rounds, coin,
        pointer(s), pointer(u), pointer(own), pointer(hands), pointer(lost), pointer(why), pointer(lives),
        pointer(out), pointer(lives_before), pointer(out_before), pointer(bought), pointer(paid), pointer(w),
        pointer(m), logging, pointer(log),
    )  # fmt: skip


LOOP: Callable[..., None] = native.entry(loop, MODULES)


@functools.cache
def _memory(nets: tuple[Path, ...]) -> tuple[NDArray[np.float64], Numbers]:
    """The players' memory in this process."""
    w, m = weights.new_memory(nets)
    return np.asarray(w), np.asarray(m)


def play(
    rules: tuple[int, ...],
    seats: int,
    plan: Numbers,
    *,
    laps: int = LAPS,
    rounds: int = ROUNDS,
    coin: bool = False,
    nets: tuple[Path, ...] = (),
) -> Played:
    """Play the matches of a plan, compiled: the first call takes some seconds. Runs without Python's lock.

    ``laps`` and ``rounds``: the most of them in a round and in a match. ``coin``: a coin decides for every dealer.
    ``nets``: files of more weights, for policies whose parameter says which (from 1). Raises `BadWeights`.
    """
    rows, tally = np.zeros((len(plan), field.ROW), np.int64), np.zeros(field.TALLY, np.int64)
    vectors = [np.zeros(size, np.int64) for size in SIZES]
    nothing = np.zeros(1, np.int64)
    r = np.array(rules, np.int64)
    flat = np.ascontiguousarray(plan).reshape(-1)
    limits = laps, rounds, int(coin)
    LOOP(r, seats, len(plan), flat, rows.reshape(-1), tally, *limits, *vectors, *_memory(nets), 0, nothing)
    return Played(rows, tally.reshape(-1, field.T_SIZE))


def play_interpreted(
    rules: tuple[int, ...],
    seats: int,
    plan: Numbers,
    *,
    laps: int = LAPS,
    rounds: int = ROUNDS,
    coin: bool = False,
    nets: tuple[Path, ...] = (),
    log: list[int] | None = None,
    loop: ModuleType = field,
) -> Played:
    """The same by CPython, by that loop; with a ``log``, as `field.play_matches` writes it."""
    rows, tally = [0] * len(plan) * field.ROW, [0] * field.TALLY
    vectors = [[0] * size for size in SIZES]
    loop.play_matches(
        rules, seats, len(plan), plan.reshape(-1).tolist(), rows, tally, laps, rounds, int(coin), *vectors,
        *weights.new_memory(nets), int(log is not None), log or [],
    )  # fmt: skip
    return Played(np.array(rows, np.int64).reshape(-1, field.ROW), np.array(tally, np.int64).reshape(-1, field.T_SIZE))


def empty_log(room: int) -> list[int]:
    """A log for that many numbers."""
    return [0] * (1 + room)


def written(log: list[int]) -> list[int]:
    """What a log holds."""
    return log[1 : log[0] + 1]
