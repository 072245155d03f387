"""The player without search: a table of weights says how good each legal move is, by the rows of `traits`.

The rows of the situation and of a move are added up: ``HIDDEN`` sums and one more. The score is that one more, and the
sums that are above 0, each times a weight of its own. All weights are whole numbers, so CPython and the compiled code
score alike.

The net
    for each row ``WIDTH`` numbers (the sums' and the one more's), then ``HIDDEN`` weights of the sums.
"""

from __future__ import annotations

from schwimmen.mind import layout, traits

HIDDEN = 32
WIDTH = HIDDEN + 1
OUTPUT = layout.ROWS * WIDTH
SIZE = OUTPUT + HIDDEN
UNIT = 256  # a weight of one

# The scratch vector, after that of `traits`.
SITUATION = layout.SCRATCH  # the sums over the situation's rows
SUMS = SITUATION + WIDTH
SCORES = SUMS + WIDTH  # by legal move
SCRATCH = SCORES + 31


def decide(r: tuple[int, ...], u: list[int], own: list[int], net: list[int], x: list[int]) -> int:
    """The move with the highest score."""
    count = traits.describe(r, u, own, x)
    for j in range(WIDTH):
        x[SITUATION + j] = 0
    add_rows(net, x, layout.STATE, SITUATION)
    best = 0
    for i in range(count):
        for j in range(WIDTH):
            x[SUMS + j] = x[SITUATION + j]
        add_rows(net, x, layout.MOVE + layout.MOVE_ROOM * i + 1, SUMS)
        score = UNIT * x[SUMS + HIDDEN]
        for j in range(HIDDEN):
            if x[SUMS + j] > 0:
                score += x[SUMS + j] * net[OUTPUT + j]
        x[SCORES + i] = score
        if score > x[SCORES + best]:
            best = i
    return x[layout.MOVE + layout.MOVE_ROOM * best]


def add_rows(net: list[int], x: list[int], rows: int, sums: int) -> None:
    """Add the rows of a list to sums."""
    for i in range(1, x[rows] + 1):
        at = WIDTH * x[rows + i]
        for j in range(WIDTH):
            x[sums + j] += net[at + j]
