"""The policy's practice between two who draw: `practice` says how it learns, here stands from whom and what may change.

Rows that stand in situations of two players who draw alone are all that changes: everywhere else the policy plays on
as it did, to the last bit.
"""

from __future__ import annotations

import random
from array import array
from collections.abc import Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from schwimmen.lab import field, kinds, learning, lessons, matches, practice, random_play, sparring
from schwimmen.lab.loops import loop_over
from schwimmen.lab.training import whole
from schwimmen.mind import compiled, layout, memory, policy
from schwimmen.rules.options import Options
from schwimmen.rules.presets import PRESETS

__all__ = ["bar", "memory_for", "open_rows", "practise"]

RATE = 0.001
BATCH = 8192
LAPS, ROUNDS = 200, 200
CONTEXT = 8  # two players who draw (`layout.context`)
BARS = 59  # knock bars of a lesson's policies

_LOOP = loop_over(practice, (*compiled.MODULES, random_play, sparring, learning, practice))


def open_rows() -> NDArray[np.int64]:
    """As `learning.learn` wants it: 1 for rows that stand in situations of two players who draw alone."""
    rows = np.zeros(layout.ROWS + 1, np.int64)
    for start, size in (
        (layout.PHASES, 4),
        (layout.TURNS_LEFT, 10),
        (layout.CHAINS, 9),
        (layout.LIVES, 25),
        (layout.AFTER, 3 * layout.POINTS),
        (layout.LEFT, 2 * layout.POINTS),
        (layout.STAKES, 85),
        (layout.BLIND, 4),
        *[(layout.KIND + layout.STAGES * layout.CONTEXTS * kind, layout.STAGES) for kind in range(layout.KINDS)],
    ):
        rows[start + CONTEXT * size : start + (CONTEXT + 1) * size] = 1
    rows[layout.NEXT + 12 * layout.POINTS : layout.NEXT + 16 * layout.POINTS] = 1
    rows[layout.MINE_NEXT + 3 * layout.POINTS : layout.MINE_NEXT + 4 * layout.POINTS] = 1
    rows[layout.DUEL_KNOCK + 16 * layout.POINTS : layout.DUEL_PART] = 1
    rows[(layout.DUEL_PART + layout.ROWS) // 2 : layout.ROWS] = 1
    return rows


def practise(
    net: Sequence[int], seed: int, *, books: int, size: int = 400, batch: int = BATCH, interpreted: bool = False
) -> Iterator[NDArray[np.int64]]:
    """Play so many books of ``size`` matches each; gives the policy's weights after every one.

    ``net``: those to begin with. The rate falls to 0. ``interpreted``: by CPython, for a few.
    """
    rng = random.Random(seed)
    w, m = memory_for(net, batch)
    for book in range(books):
        w[practice.RATE] = RATE * (1 - book / books)
        m[practice.NOTED] = 0
        rules = _rules(rng).vector
        rows = _LOOP(rules, 2, _plan(rng, seed, book, size), LAPS, ROUNDS, w, m, interpreted)
        assert not (rows[:, field.WINNER] == field.ILLEGAL).any()
        yield whole(np.asarray(w)[practice.NET : practice.GRAD])


def memory_for(net: Sequence[int], batch: int) -> tuple[memoryview[float], memoryview[int]]:
    """The learner's memory with these weights, which are also those of the policy as it was."""
    w = memoryview(bytearray(8 * practice.FLOATS)).cast("d")
    m = memoryview(bytearray(8 * practice.WHOLES)).cast("q")
    m[memory.NET : memory.SCRATCH] = memoryview(array("q", net))
    m[memory.TAUGHT] = 1
    np.asarray(w)[practice.NET : practice.GRAD] = np.array(net) / policy.UNIT
    np.asarray(m)[practice.MAY : practice.X] = open_rows()
    m[practice.BATCH] = batch
    m[practice.STAMPS + layout.ROWS] = 1
    return w, m


def _rules(rng: random.Random) -> Options:
    """Those of scat in two books of three, else any by which cards are drawn and knocks are possible."""
    if rng.random() < 0.68:
        return PRESETS["pagat-scat"].options
    while True:
        options = lessons.random_rules(rng, "draw_discard")
        if options.knock_from != "never":
            return options


def _plan(rng: random.Random, seed: int, book: int, size: int) -> matches.Numbers:
    plan = []
    bars = [bar(rng) for _ in range(BARS)]
    for number in range(size):
        players = [(practice.LEARNER, 0), _opponent(rng, bars)]
        rng.shuffle(players)
        plan.append((matches.seed_of(seed, book * size + number), rng.randrange(2), players))
    return matches.plan_of(plan)


def bar(rng: random.Random) -> int:
    """The parameter of a `practice.BARRED` player."""
    return rng.randrange(36, 54) + 64 * rng.randrange(6) + 512 * rng.randrange(50, 61)


def _opponent(rng: random.Random, bars: Sequence[int]) -> tuple[int, int]:
    """Kind and parameter: itself, the policy as it was, with bars of all kinds, the quick player, or a sparring bot."""
    dice = rng.random()
    if dice < 0.25:
        return practice.LEARNER, 0
    if dice < 0.35:
        return kinds.POLICY, 0
    if dice < 0.57:
        return practice.BARRED, rng.choice(bars)
    if dice < 0.65:
        return practice.QUICK, 0
    dice = rng.random()
    if dice < 0.4:
        return sparring.GREEDY, rng.randrange(40, 61)
    if dice < 0.8:
        return sparring.RISING_BAR, rng.randrange(28, 53)
    if dice < 0.9:
        return sparring.REPLACEMENT, rng.randrange(44, 61)
    return sparring.BOLD, 0
