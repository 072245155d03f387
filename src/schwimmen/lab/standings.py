"""What the matches of an experiment say of its players: shares of wins, paired differences, ratings, with intervals.

A match gives one point: to its winner, or in equal parts to those who went out last together, or who were still in
when it was given up. Matches of one deal are not independent, so deals are what is counted: every interval is 1.96
standard errors of the mean over deals to both sides. Few deals, or such as all came out alike, show too little of their
spread for that (`_mean`): three deals that were all won don't prove that all will be.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from schwimmen.lab import field
from schwimmen.lab.experiment import Experiment

__all__ = ["FEW", "Standing", "Standings", "points", "standings"]

Z = 1.959964
GROUPS = 20  # of deals, for the spread of the ratings
FEW = 60
"""Fewer deals than these have careful intervals, and ratings none."""

Floats = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Standing:
    """A player: seats it had, its share of points for a seat and half of the interval's width, its rating likewise.

    The rating is on Elo's scale (400 points are ten times the chance), with a mean of 0 over the players.
    """

    name: str
    seats: int
    share: float
    within: float
    rating: float
    rating_within: float


@dataclass(frozen=True, slots=True)
class Standings:
    """All players, the best first; ``differences[a, b]``: how much larger a's share is than b's at their tables,
    and half of the interval's width; ``drawn``, ``unended``: matches without a winner; ``capped``: rounds given up.
    """

    players: tuple[Standing, ...]
    differences: dict[tuple[str, str], tuple[float, float]]
    deals: int
    matches: int
    rounds: int
    drawn: int
    unended: int
    capped: int


def points(rows: NDArray[np.int32], seats: int) -> Floats:
    """Points by match and seat."""
    winner = rows[:, field.WINNER]
    out = rows[:, field.OUT_IN : field.OUT_IN + seats]
    last = np.where((winner == field.UNENDED)[:, None], out == 0, out == out.max(1, keepdims=True))
    shared: Floats = last / np.maximum(last.sum(1, keepdims=True), 1)
    won = winner >= 0
    shared[won] = 0
    shared[won, winner[won]] = 1
    return shared


def standings(experiment: Experiment, rows: NDArray[np.int32]) -> Standings:
    """Of the matches from number 0 on; those of an unfinished deal are left out."""
    deals = len(rows) // experiment.per_deal
    rows = rows[: deals * experiment.per_deal]
    names = [player.name for player in experiment.players]
    number = {name: i for i, name in enumerate(names)}
    seats, line_ups = experiment.seats, len(experiment.line_ups)
    seated = np.array([[number[name] for name in experiment.names(match)] for match in range(experiment.per_deal)])
    got = points(rows, seats).reshape(deals, line_ups, experiment.rotations * seats)
    who = seated.reshape(line_ups, experiment.rotations * seats)
    # By deal, line-up and player: points, and seats they were got in.
    won = np.zeros((deals, line_ups, len(names)))
    for line_up in range(line_ups):
        for seat in range(who.shape[1]):
            won[:, line_up, who[line_up, seat]] += got[:, line_up, seat]
    had = np.stack([np.bincount(line, minlength=len(names)) for line in who])
    ratings, spread = _ratings(won, had, experiment.rotations)
    found = []
    for i, name in enumerate(names):
        share, within = _mean(won[:, :, i].sum(1) / had[:, i].sum(), least=0)
        rated = (float(ratings[i]), float(spread[i]))
        found.append(Standing(name, int(had[:, i].sum()) * deals, share, within, *rated))
    winner = rows[:, field.WINNER]
    return Standings(
        tuple(sorted(found, key=lambda one: (-one.share, one.name))),
        _differences(names, won, had),
        deals,
        len(rows),
        int(rows[:, field.ROUNDS].sum()),
        int(((winner < 0) & (winner != field.UNENDED)).sum()),
        int((winner == field.UNENDED).sum()),
        int(rows[:, field.CAPPED].sum()),
    )


def _mean(values: Floats, least: int) -> tuple[float, float]:
    """The mean of values from ``least`` to 1, and half of its interval's width; one value alone has no interval.

    Where deals are few, the standard error is that of two deals more, one of either extreme. Where all are alike, fewer
    than so many of all deals are others that this many would have shown one 95 times in 100; they may be an extreme.
    """
    deals = len(values)
    if deals < 2:
        return float(values.mean()) if deals else math.nan, math.inf
    mean = float(values.mean())
    if np.ptp(values) == 0:
        return mean, max(mean - least, 1 - mean) * float(1 - 0.05 ** (1 / deals))
    spread = np.append(values, (least, 1)) if deals < FEW else values
    return mean, float(Z * spread.std(ddof=1) / math.sqrt(deals))


def _differences(names: list[str], won: Floats, had: NDArray[np.int64]) -> dict[tuple[str, str], tuple[float, float]]:
    found = {}
    for i, one in enumerate(names):
        for j, other in enumerate(names):
            together = (had[:, i] > 0) & (had[:, j] > 0)
            if i != j and together.any():
                mine = won[:, together, i].sum(1) / had[together, i].sum()
                theirs = won[:, together, j].sum(1) / had[together, j].sum()
                found[one, other] = _mean(mine - theirs, least=-1)
    return found


def _ratings(won: Floats, had: NDArray[np.int64], rotations: int) -> tuple[Floats, Floats]:
    """Ratings by Plackett and Luce (at two seats Bradley and Terry), and half of their intervals' width (jackknife).

    There is none where deals are few, or for a player that all deals gave the same.
    """
    seats = had / rotations  # of a player at one table of the line-up
    groups = [group for group in np.array_split(np.arange(len(won)), GROUPS) if len(group)]
    sums = np.stack([won[group].sum(0) for group in groups]) if groups else won[:0]
    whole = _fit(sums.sum(0), seats)
    if len(won) < FEW:
        return whole, np.full(len(whole), math.inf)
    without = np.stack([_fit(sums.sum(0) - one, seats) for one in sums])
    factor = (GROUPS - 1) / GROUPS
    spread = np.sqrt(factor * ((without - without.mean(0)) ** 2).sum(0))
    alike = (np.ptp(won, axis=0) == 0).all(0)
    return whole, np.where(alike, math.inf, Z * spread)


def _fit(won: Floats, seats: Floats) -> Floats:
    """Strengths under which each player is expected to win what it won: Hunter's MM steps, from equal strengths.

    ``won``: points by line-up and player; ``seats``: seats at a table of that line-up. Half a point more for
    everybody keeps a player that never or always wins from being infinitely weak or strong.
    """
    matches = won.sum(1)
    gained = won.sum(0) + 0.5 * (seats.sum(0) > 0)
    strength = np.ones(won.shape[1])
    for _ in range(10_000):
        before = strength
        expected = ((matches / np.maximum(seats @ strength, 1e-300))[:, None] * seats).sum(0)
        strength = gained / np.maximum(expected, 1e-300)
        strength = strength / np.exp(np.log(strength).mean())
        if np.abs(strength / before - 1).max() < 1e-10:
            break
    rating: Floats = 400 * np.log10(strength)
    rating -= rating.mean()
    return rating
