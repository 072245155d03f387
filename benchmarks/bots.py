"""The computer players: 10,000 matches under random rules, time for a move, and who beats whom.

    python -m benchmarks.bots [--matches 10000] [--cost 400] [--duels 2000] [--jobs 1]

The first part says how long rounds get, whatever the rules, and fails if a match does not end. The second says what
a move costs in every preset at 2, 4 and 8 seats. The third plays the levels against each other on the same decks
with the seats changed, and gives each share of matches with its 95 % interval.
"""

from __future__ import annotations

import argparse
import os
import random
import time
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from tests.bots.matches import play_match
from tests.random_options import random_options

from schwimmen.bots import LEVELS, NAMES, Bot, Decision, player
from schwimmen.bots.worth import worth_of
from schwimmen.rules.options import Options
from schwimmen.rules.presets import PRESETS
from schwimmen.view import View

SEATS = (2, 4, 8)
BATCH = 100
"""Matches under random rules that are one piece of work."""
PIECE, RUNS = 20, 3
"""Decisions that are timed at a stretch, and how often."""
EVERY = 2000
"""After so many matches the progress is printed."""


@dataclass
class Lengths:
    """How long rounds were: their moves, the most laps where no limit is set, and who moved how often."""

    moves: Counter[int] = field(default_factory=Counter)
    laps: int = 0
    decisions: Counter[str] = field(default_factory=Counter)

    def add(self, other: Lengths) -> None:
        """Count another batch in."""
        self.moves.update(other.moves)
        self.laps = max(self.laps, other.laps)
        self.decisions.update(other.decisions)

    def moves_at(self, share: float) -> int:
        """The moves of the round below which that share of all rounds lies."""
        return sorted(self.moves.elements())[int(share * (self.moves.total() - 1))]


def batch_of_random_rules(seeds: range) -> Lengths:
    """Matches under random rules, mixed levels at up to as many seats as the pack serves."""
    lengths = Lengths()
    for seed in seeds:
        rng = random.Random(seed)
        options = random_options(rng)
        bots = [player(rng.choice(NAMES)) for _ in range(rng.randint(2, options.max_players))]
        played = play_match(options, bots, seed, rng.randrange(len(bots)))
        lengths.moves.update(played.moves)
        lengths.decisions.update(played.decisions)
        if options.lap_limit == 0:
            lengths.laps = max(lengths.laps, *played.laps)
    return lengths


def random_rules(matches: int, jobs: int) -> None:
    """All batches, on so many cores."""
    lengths, done = Lengths(), 0
    batches = [range(first, min(first + BATCH, matches)) for first in range(0, matches, BATCH)]
    with ProcessPoolExecutor(jobs) as pool:
        for seeds, batch in zip(batches, pool.map(batch_of_random_rules, batches), strict=True):
            lengths.add(batch)
            done += len(seeds)
            if done % EVERY == 0 or done == matches:
                print(
                    f"{done} matches under random rules, all to their end: {lengths.moves.total()} rounds, "
                    f"{lengths.decisions.total()} moves; moves a round: median {lengths.moves_at(0.5)}, 99th "
                    f"percentile {lengths.moves_at(0.99)}, most {max(lengths.moves)}; most laps where no limit is "
                    f"set: {lengths.laps}; load {os.getloadavg()[1]:.1f}",
                    flush=True,
                )


class Noting:
    """A player that keeps what it was asked."""

    def __init__(self, bot: Bot) -> None:
        self.bot, self.name = bot, bot.name
        self.asked: list[tuple[View, Any]] = []

    def decide(self, view: View, rng: random.Random) -> Decision:
        """What the player within decides."""
        self.asked.append((view, rng.getstate()))
        return self.bot.decide(view, rng)


def microseconds(level: str, options: Options, seats: int, moves: int) -> float:
    """CPU time for a move, from matches of that level against itself.

    The decisions are made again, a piece at a time; of each piece the fastest of its runs counts, so that other
    programs on the machine disturb as little as may be.
    """
    noting, seed = Noting(player(level)), 0
    while len(noting.asked) < moves:
        play_match(options, [noting] * seats, seed)
        seed += 1
    pieces = [noting.asked[i : min(i + PIECE, moves)] for i in range(0, moves, PIECE)]
    return 1e6 * sum(min(_seconds(noting.bot, piece) for _ in range(RUNS)) for piece in pieces) / moves


def _seconds(bot: Bot, asked: Sequence[tuple[View, Any]]) -> float:
    rng, started = random.Random(), time.process_time()
    for view, state in asked:
        rng.setstate(state)
        bot.decide(view, rng)
    return time.process_time() - started


def cost(moves: int) -> None:
    """CPU time for a move in every preset. The table of hands, made once for a way of counting, goes beside it."""
    started = time.process_time()
    for preset in PRESETS.values():
        worth_of(preset.options)
    print(f"{1e3 * (time.process_time() - started):.0f} ms for the tables of hands of all presets")
    print(f"µs of CPU a move, at {', '.join(map(str, SEATS))} seats:")
    for name, preset in PRESETS.items():
        cells = []
        for level in LEVELS:
            times = [microseconds(level, preset.options, seats, moves) for seats in SEATS]
            cells.append(f"{level} {' '.join(f'{one:4.0f}' for one in times)}")
        print(f"  {name:26}" + "   ".join(cells), flush=True)
    print(f"  load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")


def duels(matches: int) -> None:
    """Every pair of levels, at two seats and at four (two of each)."""
    for preset in ("cardgames-zone", "pagat-scat"):
        options = PRESETS[preset].options
        for weaker, stronger in combinations(LEVELS, 2):
            for seats in (2, 4):
                pairs = []
                for seed in range(matches // 2):
                    points = 0.0
                    for first in (weaker, stronger):
                        second = stronger if first == weaker else weaker
                        match = play_match(options, [player(first), player(second)] * (seats // 2), seed).match
                        points += 0.5 if match.winner is None else float(match.players[match.winner] == stronger)
                    pairs.append(points / 2)
                mean = sum(pairs) / len(pairs)
                spread = (sum((pair - mean) ** 2 for pair in pairs) / len(pairs) / len(pairs)) ** 0.5
                print(
                    f"  {preset:15} {seats} seats: {stronger:6} wins {mean:.3f} ± {1.96 * spread:.3f} against {weaker}",
                    flush=True,
                )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=10_000, help="under random rules; 0: none")
    parser.add_argument(
        "--cost", type=int, default=400, help="moves for each preset, level and number of seats; 0: none"
    )
    parser.add_argument("--duels", type=int, default=2_000, help="matches for each pair; 0: none")
    parser.add_argument("--jobs", type=int, default=1, help="processes that play the matches under random rules")
    args = parser.parse_args()
    if args.matches:
        random_rules(args.matches, args.jobs)
    if args.cost:
        cost(args.cost)
    if args.duels:
        duels(args.duels)


if __name__ == "__main__":
    main()
