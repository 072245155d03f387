"""The policy's trials where cards are exchanged: `responding` says how it is taught, here stands against whom, by which
rules, and what may change.

Rows that stand in situations of players who exchange alone are all that changes: where cards are drawn the policy
plays on as it did, to the last bit.
"""

from __future__ import annotations

import functools
import itertools
import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import joblib
import numpy as np
from numpy.typing import NDArray

from schwimmen.lab import kinds, lessons, practice, practising, response, sparring
from schwimmen.lab.training import Plan, Student, joined, whole
from schwimmen.mind import layout

__all__ = ["exchange_rows", "table", "tried"]

PLAN = Plan(epochs=1, batch=1024, rate=0.003, greed=0.8)
"""Greedier than from searches: one trial of a move is mostly chance, and only what many of them come to is an aim."""
LAST = Plan(epochs=1, batch=1024, rate=0.001, greed=0.8)
"""At a lower rate all lessons count: what the latest alone have taught by chance is outweighed."""
BOOKS = 4  # the latest ones, from which it learns in each turn
PARTS = 4  # of a book, each from a seed of its own
WATCHED, SLIPS = 50, 2

SEATS = (2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 4, 5, 5, 6, 6, 6, 7, 8, 9)
"""As often as a number of seats stands here."""

STRANGE = (sparring.BOLD, sparring.BOLD, sparring.TRADER)


def exchange_rows() -> NDArray[np.int64]:
    """As `learning.learn` wants it: 1 for rows that stand in situations of players who exchange alone."""
    rows = np.zeros(layout.ROWS + 1, np.int64)
    rows[: layout.WAYS] = 1
    starts = (
        layout.PHASES, layout.LAPS, layout.TURNS_LEFT, layout.CHAINS, layout.NOW, layout.LIVES, layout.STOCK,
        *range(layout.KIND, layout.AFTER, layout.STAGES * layout.CONTEXTS),
        layout.AFTER, layout.AFTER_LATE, layout.SHAPE, layout.OUTS, layout.PROSPECT, layout.CHANCE, layout.PAIR,
        layout.LEFT, layout.LEFT_PAIR, layout.NEXT, layout.NEXT + 8 * layout.POINTS, layout.SECOND, layout.MINE_NEXT,
        layout.RELATION, layout.STAKES, layout.BLIND, layout.DUEL_KNOCK, layout.DUEL_PART, layout.ROWS,
    )  # fmt: skip
    for start, end in itertools.pairwise(starts):  # the first half each is of exchanging
        rows[start : (start + end) // 2] = 1
    rows[layout.LEFT_PAIR : layout.NEXT] = 1  # and these are whole
    return rows


def tried(
    net: Sequence[int],
    seed: int,
    *,
    turns: int,
    book: int,
    keep: Path | None = None,
    jobs: int = 1,
    rounds: int = response.ROUNDS,
    interpreted: bool = False,
) -> Iterator[NDArray[np.int64]]:
    """In so many turns collect a book of so many lessons and learn from the latest ones, in the last turn from all of
    them too; gives the weights after each.

    ``net``: those to begin with. ``keep``: a folder for the books. ``jobs``: processes
    that collect; what comes of it is the same. ``rounds``: the most of a match. ``interpreted``: by CPython, for a few
    lessons.
    """
    student = Student(seed, net=net, may=exchange_rows(), interpreted=interpreted)
    now = net
    books: list[lessons.Lessons] = []
    for turn in range(turns):
        how: dict[str, Any] = {"net": now, "rivals": [net], "watched": WATCHED, "slips": SLIPS, "rounds": rounds}
        how |= {"interpreted": interpreted}
        collect = functools.partial(_book, book, (seed + turn) * PARTS, jobs, how)
        books.append(lessons.kept(keep, f"trials-{seed + turn}", [book, PARTS, how], collect))
        studies = [(books[-BOOKS:], PLAN)]
        if turn == turns - 1:
            studies.append((books, LAST))
        for some, plan in studies:
            for _ in student.study(joined(some), plan):
                now = whole(student.net).tolist()
        yield whole(student.net)


def _book(size: int, seed: int, jobs: int, how: dict[str, Any]) -> lessons.Lessons:
    """A book in parts, by so many processes."""
    part = joblib.delayed(response.replies)
    return joined(joblib.Parallel(jobs)(part(-(-size // PARTS), seed + i, table, **how) for i in range(PARTS)))


def table(rng: random.Random) -> response.Table:
    """Rules by which cards are exchanged, and who plays by them: the learner and anybody."""
    options = lessons.random_rules(rng, "commerce")
    seats = min(rng.choice(SEATS), options.max_players)
    players = [(kinds.POLICY, 0), *(opponent(rng) for _ in range(seats - 1))]
    rng.shuffle(players)
    return response.Table(options, players, 1)


def opponent(rng: random.Random) -> tuple[int, int]:
    """Kind and parameter: the learner itself, the policy as it was, with bars of all kinds, the quick player, or a
    sparring bot.
    """
    dice = rng.random()
    if dice < 0.5:
        return kinds.POLICY, 0
    if dice < 0.6:
        return kinds.POLICY, 1
    if dice < 0.7:
        return practice.BARRED, practising.bar(rng)
    if dice < 0.75:
        return practice.QUICK, 0
    dice = rng.random()
    if dice < 0.45:
        return sparring.GREEDY, rng.randrange(40, 61)
    if dice < 0.75:
        return sparring.RISING_BAR, rng.randrange(28, 53)
    if dice < 0.85:
        return sparring.REPLACEMENT, rng.randrange(44, 61)
    return rng.choice(STRANGE), 0
