"""The sparring bots among themselves: the shares of matches that they win, beside those of another program.

    python -m benchmarks.sparring [--matches 240000] [--seed 1] [--jobs 1]

A pool of twelve bots is divided by lot into tables of two, three, four or six, a dozen times; all these tables play the
same deals, in all rotations of the seats. The published figures are those of a program that is not ours, with its own
bots of the same description and others in its pool that are not named: so they should come out near, not alike.
"""

from __future__ import annotations

import argparse
import math
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np

from schwimmen.lab import field
from schwimmen.lab.experiment import Experiment
from schwimmen.lab.standings import Standing, standings
from schwimmen.lab.workers import batches
from schwimmen.rules import kernel
from schwimmen.rules.options import Options
from schwimmen.rules.presets import PRESETS

DRAWS = 12
"""How often the pool is divided anew."""


@dataclass(frozen=True, slots=True)
class Published:
    """What another program's bots did: by bot the share of matches, by name the figure of all rounds; each by seats.

    ``pool``: the bots that are played here; None where nothing was published. ``within``: of the shares, by seats.
    """

    name: str
    options: Options
    seats: tuple[int, ...]
    pool: tuple[str, ...]
    within: tuple[float, ...]
    shares: Mapping[str, tuple[float | None, ...]]
    facts: Mapping[str, tuple[float, ...]]


COMMERCE = Published(
    "cardgames-zone-computer",
    PRESETS["cardgames-zone-computer"].options,
    (2, 3, 4, 6),
    (
        *("greedy-22", "greedy-23", "greedy-24", "greedy-25", "greedy-26", "greedy-27", "greedy-28", "greedy-29"),
        *("greedy-30", "rising-bar-21", "rising-bar-22", "rising-bar-23"),
    ),
    (0.006, 0.005, 0.004, 0.003),
    {
        "greedy-22": (0.525, 0.338, 0.247, 0.163),
        "greedy-24": (0.523, 0.334, 0.235, 0.168),
        "greedy-25": (0.528, 0.336, 0.243, 0.172),
        "greedy-26": (0.524, 0.334, 0.246, 0.168),
        "greedy-28": (0.506, 0.344, 0.262, 0.168),
        "greedy-29": (0.468, 0.333, 0.258, 0.167),
        "greedy-30": (0.424, 0.313, 0.250, 0.158),
        "rising-bar-21": (0.523, 0.330, 0.247, 0.166),
    },
    {
        "turns a round": (5.0, 5.9, 6.7, 8.2),
        "ended by a 31": (0.25, 0.31, 0.39, 0.51),
        "ended by three aces": (0.025, 0.025, 0.025, 0.025),  # 2 to 3 %
        "knocker from 25 on is lowest": (0.24, 0.22, 0.19, 0.12),
        "knocker from 28 on is lowest": (0.14, 0.12, 0.10, 0.06),
    },
)

SCAT = Published(
    "pagat-scat, no knock costs two lives",
    replace(PRESETS["pagat-scat"].options, knocker_penalty="none"),
    (2, 4),
    (
        *("greedy-22", "greedy-24", "greedy-26", "greedy-28", "rising-bar-17", "rising-bar-21", "bold"),
        *("random", "trader", "replacement-26", "greedy-30", "greedy-20"),
    ),
    (0.025, 0.017),
    {
        "greedy-22": (0.581, 0.312),
        "greedy-24": (None, 0.320),
        "greedy-26": (0.626, 0.288),
        "greedy-28": (0.565, None),
        "rising-bar-17": (0.601, 0.313),
        "rising-bar-21": (0.588, 0.324),
        "bold": (0.571, 0.298),
    },
    {},
)


@dataclass(frozen=True, slots=True)
class Pool:
    """What the matches at one number of seats came to: by bot, and the figures of all rounds."""

    matches: int
    standings: Mapping[str, Standing]
    facts: Mapping[str, float]


def divided(pool: Sequence[str], seats: int, rng: random.Random) -> tuple[tuple[str, ...], ...]:
    """Tables of so many, drawn by lot: each bot sits at as many as any other."""
    line_ups = []
    for _ in range(DRAWS):
        drawn = rng.sample(pool, len(pool))
        line_ups += [tuple(drawn[first : first + seats]) for first in range(0, len(drawn), seats)]
    return tuple(line_ups)


def play_pool(published: Published, seats: int, matches: int, seed: int, jobs: int = 1) -> Pool:
    """Play at least so many matches, whole deals."""
    line_ups = divided(published.pool, seats, random.Random(seed))
    deals = math.ceil(matches / (len(line_ups) * seats))
    experiment = Experiment(published.options, line_ups, deals, seed)
    played = list(batches(experiment, jobs=jobs))
    rows = np.concatenate([batch.rows for batch in played])
    tally = np.sum([batch.tally for batch in played], axis=0).sum(axis=0)
    found = standings(experiment, rows)
    rounds = int(tally[field.T_ROUNDS])
    return Pool(
        found.matches,
        {one.name: one for one in found.players},
        {
            "turns a round": tally[field.T_MOVES] / rounds - (published.options.dealer_choice != "none"),
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


def compare(published: Published, matches: int, seed: int, jobs: int) -> None:
    """Play the pool at each number of seats, and print it beside what was published."""
    pools = [play_pool(published, seats, matches, seed, jobs) for seats in published.seats]
    played = ", ".join(f"{pool.matches} at {seats}" for seats, pool in zip(published.seats, pools, strict=True))
    within = ", ".join(f"{one:.3f}" for one in published.within)
    print(f"{published.name}; matches: {played} seats; ours ± 95 %, then the published share (± {within})")
    for name in published.pool:
        cells = []
        for place, pool in enumerate(pools):
            one, known = pool.standings[name], published.shares.get(name, (None,) * len(pools))[place]
            cells.append(f"{one.share:.3f} ± {one.within:.3f}  {'–' if known is None else f'{known:.3f}':5}")
        print(f"  {name:14}", "   ".join(cells).rstrip())
    for name, known_facts in published.facts.items():
        pairs = zip(pools, known_facts, strict=True)
        print(f"  {name:30}", "   ".join(f"{pool.facts[name]:.3f}  {known:.3f}" for pool, known in pairs))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=240_000, help="at each number of seats")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    args = parser.parse_args()
    for published in (COMMERCE, SCAT):
        compare(published, args.matches, args.seed, args.jobs)


if __name__ == "__main__":
    main()
