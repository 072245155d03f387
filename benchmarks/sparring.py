"""The sparring bots among themselves: the shares of matches that they win, beside those of another program.

    python -m benchmarks.sparring [--matches 400000] [--seed 1] [--jobs 1]

A pool of twelve bots is divided by lot into tables of two, three, four or six, a dozen times; all these tables play the
same deals, in all rotations of the seats. The
published figures are those of a program that is not ours, with its own bots of the same description and four more in
its pool that are not named: so they should come out near, not alike.
"""

from __future__ import annotations

import argparse
import math
import random
from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from schwimmen.lab import field
from schwimmen.lab.experiment import Experiment
from schwimmen.lab.standings import Standing, standings
from schwimmen.lab.workers import batches
from schwimmen.rules import kernel
from schwimmen.rules.presets import PRESETS

RULES = "cardgames-zone-computer"
POOL = (
    "greedy-22",
    "greedy-23",
    "greedy-24",
    "greedy-25",
    "greedy-26",
    "greedy-27",
    "greedy-28",
    "greedy-29",
    "greedy-30",
    "rising-bar-21",
    "rising-bar-22",
    "rising-bar-23",
)
SEATS = (2, 3, 4, 6)
DRAWS = 12
"""How often the pool is divided anew."""

PUBLISHED: Mapping[str, tuple[float, float, float, float]] = {
    "greedy-22": (0.525, 0.338, 0.247, 0.163),
    "greedy-24": (0.523, 0.334, 0.235, 0.168),
    "greedy-25": (0.528, 0.336, 0.243, 0.172),
    "greedy-26": (0.524, 0.334, 0.246, 0.168),
    "greedy-28": (0.506, 0.344, 0.262, 0.168),
    "greedy-29": (0.468, 0.333, 0.258, 0.167),
    "greedy-30": (0.424, 0.313, 0.250, 0.158),
    "rising-bar-21": (0.523, 0.330, 0.247, 0.166),
}
"""Shares of matches at 2, 3, 4 and 6 seats, ± .006, .005, .004 and .003."""

FACTS: Mapping[str, tuple[float, float, float, float]] = {
    "turns a round": (5.0, 5.9, 6.7, 8.2),
    "ended by a 31": (0.25, 0.31, 0.39, 0.51),
    "ended by three aces": (0.025, 0.025, 0.025, 0.025),
    "knocker from 25 on is lowest": (0.24, 0.22, 0.19, 0.12),
    "knocker from 28 on is lowest": (0.14, 0.12, 0.10, 0.06),
}
"""The same program's figures of all rounds of such matches; three aces: 2 to 3 %."""


@dataclass(frozen=True, slots=True)
class Pool:
    """What the matches at one number of seats came to: by bot, and the figures that `FACTS` names."""

    matches: int
    standings: Mapping[str, Standing]
    facts: Mapping[str, float]


def divided(seats: int, rng: random.Random) -> tuple[tuple[str, ...], ...]:
    """Tables of so many, drawn by lot: each bot sits at as many as any other."""
    line_ups = []
    for _ in range(DRAWS):
        drawn = rng.sample(POOL, len(POOL))
        line_ups += [tuple(drawn[first : first + seats]) for first in range(0, len(drawn), seats)]
    return tuple(line_ups)


def play_pool(seats: int, matches: int, seed: int, jobs: int = 1) -> Pool:
    """Play at least so many matches, whole deals."""
    line_ups = divided(seats, random.Random(seed))
    deals = math.ceil(matches / (len(line_ups) * seats))
    experiment = Experiment(PRESETS[RULES].options, line_ups, deals, seed)
    played = list(batches(experiment, jobs=jobs))
    rows = np.concatenate([batch.rows for batch in played])
    tally = np.sum([batch.tally for batch in played], axis=0).sum(axis=0)
    found = standings(experiment, rows)
    rounds = int(tally[field.T_ROUNDS])
    return Pool(
        found.matches,
        {one.name: one for one in found.players},
        {
            "turns a round": tally[field.T_MOVES] / rounds - 1,  # one move is the dealer's choice
            "ended by a 31": tally[field.T_ENDS + kernel.BY_THIRTY_ONE] / rounds,
            "ended by three aces": tally[field.T_ENDS + kernel.BY_FIRE] / rounds,
            **{f"knocker from {points} on is lowest": _lowest(tally, 2 * points) for points in (25, 28)},
        },
    )


def _lowest(tally: np.ndarray[tuple[int, ...], np.dtype[np.int64]], value: int) -> float:
    """The share of knocks with at least that value, in half points, that cost the knocker a life."""
    knocks = tally[field.T_KNOCKS + value : field.T_KNOCKS + 65].sum()
    lowest = tally[field.T_KNOCKS_LOWEST + value : field.T_KNOCKS_LOWEST + 65].sum()
    return float(lowest / knocks)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=400_000, help="at each number of seats")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    args = parser.parse_args()
    pools = [play_pool(seats, args.matches, args.seed, args.jobs) for seats in SEATS]
    played = ", ".join(f"{pool.matches} at {seats}" for seats, pool in zip(SEATS, pools, strict=True))
    print(f"{RULES}, matches: {played} seats; ours ± 95 %, then the published share")
    for name in POOL:
        cells = []
        for place, pool in enumerate(pools):
            one = pool.standings[name]
            published = f"{PUBLISHED[name][place]:.3f}" if name in PUBLISHED else "–"
            cells.append(f"{one.share:.3f} ± {one.within:.3f}  {published:5}")
        print(f"  {name:14}", "   ".join(cells))
    for name, published_facts in FACTS.items():
        pairs = zip(pools, published_facts, strict=True)
        cells = [f"{pool.facts[name]:.3f}  {published:.3f}" for pool, published in pairs]
        print(f"  {name:30}", "   ".join(cells))


if __name__ == "__main__":
    main()
