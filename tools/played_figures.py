"""Plays rounds by every preset and writes what they came to, for the page of statistics: some minutes.

    python -m tools.played_figures [--matches 14000] [--seed 1] [--jobs 2]

The same seed and number of matches give the same file, as long as the rules and the sparring bots play as they do.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterator
from pathlib import Path

from schwimmen.figures.played import MOST_PLAYERS, SHIPPED, Played
from schwimmen.lab.experiment import Batch, Experiment
from schwimmen.lab.statistics import FIELD, counted, experiments
from schwimmen.lab.workers import batches
from schwimmen.rules.options import Options
from schwimmen.rules.presets import PRESETS

FILE = Path(__file__).parent.parent / "src/schwimmen/figures" / SHIPPED


def play(options: Options, matches: int, seed: int, jobs: int) -> dict[int, Played]:
    """The figures of one rule set at every number of players."""

    def played() -> Iterator[tuple[Experiment, Batch]]:
        for n in range(2, min(MOST_PLAYERS, options.max_players) + 1):
            for experiment in experiments(options, n, matches, seed):
                for batch in batches(experiment, jobs=jobs):
                    yield experiment, batch

    return counted(played())


def text(matches: int, seed: int, jobs: int) -> str:
    """The file, a line for each table."""
    lines = []
    for name, preset in PRESETS.items():
        print(name, flush=True)
        tables = play(preset.options, matches, seed, jobs)
        inside = ",\n".join(f'"{n}": {json.dumps(one.to_json(), separators=(",", ":"))}' for n, one in tables.items())
        lines.append(f'"{name}": {{\n{inside}\n}}')
    head = {
        "made_by": f"python -m tools.played_figures --matches {matches} --seed {seed}",
        "seed": seed,
        "matches": matches,
        "players": list(FIELD),
    }
    return json.dumps(head)[:-1] + ', "presets": {\n' + ",\n".join(lines) + "\n}}\n"


def main() -> None:
    """Write the file."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=14_000, help="that begin with each number of players")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    args = parser.parse_args()
    FILE.write_text(text(args.matches, args.seed, args.jobs), encoding="utf-8")


if __name__ == "__main__":
    main()
