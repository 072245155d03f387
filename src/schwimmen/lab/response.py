"""Lessons in what moves truly come to against given players: `responding`, compiled or by CPython."""

from __future__ import annotations

import random
from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from schwimmen.lab import field, flat, kinds, learning, practice, random_play, responding, sparring, teaching
from schwimmen.lab.lessons import Lesson, Lessons, bound, noted
from schwimmen.lab.matches import seed_of
from schwimmen.mind import compiled, memory, native, policy
from schwimmen.rules.options import Options

__all__ = ["Table", "duel", "replies"]

MODULES = (
    *compiled.MODULES, random_play, sparring, flat, kinds, field, learning, practice, teaching, responding
)  # fmt: skip
_RESPONDING: Any = native.compiled(MODULES)["responding"]
pointer = native.pointer


def _match(r: Any, seats: int, dealer: int, rounds: int, w: Any, m: Any) -> None:
    """`responding.play_match` over arrays."""
    _RESPONDING.play_match(pointer(r), seats, dealer, rounds, pointer(w), pointer(m))


MATCH = native.entry(_match, MODULES)

ROUNDS = 60
"""After so many a match is given up."""


@dataclass(frozen=True, slots=True)
class Table:
    """Who plays so many matches: by seat kind and parameter (`responding`)."""

    options: Options
    players: Sequence[tuple[int, int]]
    matches: int


def duel(options: Options, games: int = 0) -> Callable[[random.Random], Table]:
    """The learner against the first of its rivals, or against the expert that has its weights and imagines so many
    ``games`` for a decision.
    """
    other = (kinds.EXPERT, games) if games else (kinds.POLICY, 1)
    table = Table(options, ((kinds.POLICY, 0), other), 1)
    return lambda _: table


def replies(
    lessons: int,
    seed: int,
    tables: Callable[[random.Random], Table],
    *,
    net: Sequence[int],
    rivals: Sequence[Sequence[int]],
    watched: int = 100,
    slips: int = 0,
    rounds: int = ROUNDS,
    interpreted: bool = False,
) -> Lessons:
    """So many lessons, or a few more, of the player with that ``net`` at these ``tables``, drawn one after the other.

    ``rivals``: the weights of policies that stay as they are, one or more; the expert, if it plays, has the first.
    ``watched``: of a hundred decisions so many become
    lessons. ``slips``: of a hundred moves so many are made at random. ``rounds``: the most of a match.
    ``interpreted``: by CPython, for a few.
    """
    w = memoryview(bytearray(8 * responding.FLOATS)).cast("d")
    m = memoryview(bytearray(8 * responding.WHOLES)).cast("q")
    nets = [(memory.NET, net), (responding.THINKER + memory.NET, rivals[0])]
    nets += [(responding.NETS + policy.SIZE * i, one) for i, one in enumerate(rivals)]
    for at, weights in nets:
        m[at : at + len(weights)] = memoryview(array("q", weights))
    m[memory.TAUGHT] = m[responding.THINKER + memory.TAUGHT] = 1
    m[responding.WATCHED] = watched
    m[responding.SLIPS] = slips
    real, whole = np.asarray(w), np.asarray(m)
    rng = random.Random(seed)
    rules: list[tuple[int, ...]] = []
    found: list[Lesson] = []
    number = 0
    while len(found) < lessons:
        table = tables(rng)
        seats = len(table.players)
        for seat, (kind, parameter) in enumerate(table.players):
            m[responding.KINDS + seat] = kind
            m[responding.PARAMETERS + seat] = parameter
        m[teaching.FILLED] = 0
        vector = np.array(table.options.vector, np.int64)
        for _ in range(table.matches):
            m[memory.STATE] = seed_of(seed, number)
            number += 1
            if interpreted:
                responding.play_match(table.options.vector, seats, number % seats, rounds, w, m)  # type: ignore[arg-type]
            else:
                MATCH(vector, seats, number % seats, rounds, real, whole)
        found += noted(whole, len(rules))
        rules.append(table.options.vector)
    return bound(rules, found)
