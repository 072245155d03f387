"""Fits the policy's weights to lessons, written like the kernel: stochastic gradient descent with Adam.

For each lesson the scores of the legal moves become probabilities (softmax). They are drawn towards those of a player
that likes moves by what the search found of them, at a temperature, or (``greed``) to the highest expected value.
"""

from __future__ import annotations

import math

from schwimmen.mind import layout, memory, policy, seen, traits
from schwimmen.rules import kernel as k

WIDTH = policy.WIDTH
HIDDEN = policy.HIDDEN

# The scratch vector of floats.
SITUATION = 0
SUMS = SITUATION + WIDTH  # by legal move
SCORES = SUMS + WIDTH * k.MOVES
AIMS = SCORES + k.MOVES
PUSH = AIMS + k.MOVES  # the gradient by score
BACK = PUSH + k.MOVES  # by the situation's sums
REPORT = BACK + WIDTH  # sums over lessons: what the best move by score is short of the best, and 1 each
FLOATS = REPORT + 2

# The scratch vector of whole numbers, after that of `traits`: ``u``, ``own`` and how many rows were touched, and they.
U = layout.SCRATCH
OWN = U + seen.SIZE
TOUCHED = OWN + seen.OWN
WHOLES = TOUCHED + 1 + layout.ROWS

DECAY = 0.9
DECAY_SQUARES = 0.999


def recall(lesson: int, owns: list[int], starts: list[int], us: list[int], x: list[int]) -> None:
    """Unpack a lesson."""
    for i in range(seen.OWN):
        x[OWN + i] = owns[seen.OWN * lesson + i]
    for i in range(starts[lesson + 1] - starts[lesson]):
        x[U + i] = us[starts[lesson] + i]


def forward(count: int, net: list[float], x: list[int], f: list[float]) -> None:
    """The scores of the legal moves, whose rows stand in ``x``."""
    for j in range(WIDTH):
        f[SITUATION + j] = 0.0
    gather(net, x, layout.STATE, f, SITUATION)
    for i in range(count):
        at = SUMS + WIDTH * i
        for j in range(WIDTH):
            f[at + j] = f[SITUATION + j]
        gather(net, x, layout.MOVE + layout.MOVE_ROOM * i + 1, f, at)
        score = f[at + HIDDEN]
        for j in range(HIDDEN):
            if f[at + j] > 0.0:
                score += f[at + j] * net[policy.OUTPUT + j]
        f[SCORES + i] = score


def gather(net: list[float], x: list[int], rows: int, f: list[float], sums: int) -> None:
    """Add the rows of a list to sums."""
    for i in range(1, x[rows] + 1):
        at = WIDTH * x[rows + i]
        for j in range(WIDTH):
            f[sums + j] += net[at + j]


def soften(count: int, f: list[float], source: int, temperature: float, target: int) -> None:
    """Softmax."""
    high = f[source]
    for i in range(1, count):
        if f[source + i] > high:
            high = f[source + i]
    total = 0.0
    for i in range(count):
        f[target + i] = math.exp((f[source + i] - high) / temperature)
        total += f[target + i]
    for i in range(count):
        f[target + i] /= total


def touch(x: list[int], seen_in: list[int], stamp: int, may: list[int], rows: int) -> None:
    """Note the rows of a list that may change as touched: what is added up for the others is never read."""
    for i in range(1, x[rows] + 1):
        row = x[rows + i]
        if may[row] == 1 and seen_in[row] != stamp:
            seen_in[row] = stamp
            x[TOUCHED] += 1
            x[TOUCHED + x[TOUCHED]] = row


def backward(count: int, net: list[float], grad: list[float], x: list[int], f: list[float]) -> None:
    """Add what the scores' gradient makes of the weights."""
    for j in range(WIDTH):
        f[BACK + j] = 0.0
    for i in range(count):
        push = f[PUSH + i]
        at = SUMS + WIDTH * i
        for j in range(HIDDEN):
            if f[at + j] > 0.0:
                grad[policy.OUTPUT + j] += push * f[at + j]
                f[at + j] = push * net[policy.OUTPUT + j]
            else:
                f[at + j] = 0.0
            f[BACK + j] += f[at + j]
        f[at + HIDDEN] = push
        scatter(grad, x, layout.MOVE + layout.MOVE_ROOM * i + 1, f, at)
    scatter(grad, x, layout.STATE, f, BACK)


def scatter(grad: list[float], x: list[int], rows: int, f: list[float], sums: int) -> None:
    """Add a gradient to the rows of a list."""
    for i in range(1, x[rows] + 1):
        at = WIDTH * x[rows + i]
        for j in range(WIDTH):
            grad[at + j] += f[sums + j]


def step(
    at: int, size: int, count: int, rate: float, net: list[float], grad: list[float], one: list[float], two: list[float]
) -> None:
    """Adam's step for some weights that are touched for the ``count``-th time; their gradient is 0 again."""
    first = 1.0 - DECAY**count
    second = 1.0 - DECAY_SQUARES**count
    for i in range(at, at + size):
        one[i] += (1.0 - DECAY) * (grad[i] - one[i])
        two[i] += (1.0 - DECAY_SQUARES) * (grad[i] * grad[i] - two[i])
        net[i] -= rate * (one[i] / first) / (math.sqrt(two[i] / second) + 1e-8)
        grad[i] = 0.0


def adjust(
    rate: float,
    net: list[float],
    grad: list[float],
    one: list[float],
    two: list[float],
    stamps: list[int],
    counts: list[int],
    may: list[int],
    x: list[int],
) -> None:
    """A step for all rows that were touched, and for the weights of the sums if these may change."""
    for i in range(1, x[TOUCHED] + 1):
        row = x[TOUCHED + i]
        counts[row] += 1
        step(WIDTH * row, WIDTH, counts[row], rate, net, grad, one, two)
    if may[layout.ROWS] == 1:
        counts[layout.ROWS] += 1
        step(policy.OUTPUT, HIDDEN, counts[layout.ROWS], rate, net, grad, one, two)
    x[TOUCHED] = 0
    stamps[layout.ROWS] += 1


def learn(
    first: int,
    last: int,
    batch: int,
    rate: float,
    temperature: float,
    greed: float,
    order: list[int],
    rules: list[int],
    rules_of: list[int],
    owns: list[int],
    starts: list[int],
    us: list[int],
    values: list[float],
    net: list[float],
    grad: list[float],
    one: list[float],
    two: list[float],
    stamps: list[int],
    counts: list[int],
    may: list[int],
    x: list[int],
    f: list[float],
) -> None:
    """Go through the lessons ``order[first:last]`` in batches; with ``rate`` 0 nothing is learnt, only counted.

    ``stamps``, ``counts`` and ``may`` (1: it may change) have a number a row, and one more for the weights of the sums.
    """
    f[REPORT] = 0.0
    f[REPORT + 1] = 0.0
    x[TOUCHED] = 0
    stamps[layout.ROWS] += 1
    done = 0
    for number in range(first, last):
        lesson = order[number]
        recall(lesson, owns, starts, us, x)
        # A part of a list is a list to mypy, where rules are a tuple; to the compiler all are numbers in a row.
        count = traits.describe(memory.part(rules, 23 * rules_of[lesson]), memory.part(x, U), memory.part(x, OWN), x)  # type: ignore[arg-type]
        forward(count, net, x, f)
        best = 0
        for i in range(1, count):
            if f[SCORES + i] > f[SCORES + best]:
                best = i
        value = 32 * lesson
        f[REPORT] += values[value + best]
        f[REPORT + 1] += 1.0
        if rate > 0.0:
            for i in range(count):
                f[AIMS + i] = values[value + i]
            soften(count, f, AIMS, temperature, PUSH)
            soften(count, f, SCORES, 1.0, SCORES)
            mean = 0.0
            for i in range(count):
                mean += f[SCORES + i] * f[AIMS + i]
            for i in range(count):
                p = f[SCORES + i]
                f[PUSH + i] = (1.0 - greed) * (p - f[PUSH + i]) - greed * p * (f[AIMS + i] - mean) / temperature
                f[PUSH + i] /= batch
            touch(x, stamps, stamps[layout.ROWS], may, layout.STATE)
            for i in range(count):
                touch(x, stamps, stamps[layout.ROWS], may, layout.MOVE + layout.MOVE_ROOM * i + 1)
            backward(count, net, grad, x, f)
            done += 1
            if done == batch or number == last - 1:
                adjust(rate, net, grad, one, two, stamps, counts, may, x)
                done = 0
