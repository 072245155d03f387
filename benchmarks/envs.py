"""Throughput of the environments for researchers, beside PettingZoo's, RLCard's and OpenSpiel's, in one run.

Random play through each public interface, observations and masks included where the interface makes them:
thousands of tables at once (`VectorEnv`), the PettingZoo environment, the OpenSpiel
game, and the peers of `benchmarks.peers`. Ratios are `VectorEnv`'s in the first row to the others, repeat by repeat.

    python -m benchmarks.envs [--json] [--repeats N] [--seconds S] [--tables N]
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import random

from benchmarks import peers
from benchmarks.measure import Contestant, Play, Spread, amount, interleave, machine, print_table
from schwimmen.envs.pettingzoo_env import SchwimmenEnv
from schwimmen.envs.vector_env import VectorEnv
from schwimmen.rules.presets import PRESETS

__all__ = ["main"]

TABLES = (("cardgames-zone", 4), ("cardgames-zone", 2), ("pagat-scat", 4))


def _vector_play(env: VectorEnv) -> Play:
    env.reset()

    def play(games: int) -> tuple[int, float]:
        played = steps = 0
        while played < games:
            played += int(env.step(env.random_actions()).dones.sum())
            steps += 1
        return played, steps * env.tables

    return play


def _contestants(tables: int) -> list[Contestant]:
    spiel = importlib.import_module("pyspiel")
    importlib.import_module("schwimmen.envs.open_spiel_game")
    found = []
    for name, players in TABLES:
        options = PRESETS[name].options
        label = f"{name}, {players} players"
        found.append(
            Contestant(label, f"VectorEnv, {tables} tables", _vector_play(VectorEnv(options, players, tables, 1)))
        )
    for name, players in TABLES:
        label = f"{name}, {players} players"
        env = SchwimmenEnv(PRESETS[name].options, players)
        env.reset(seed=1)
        found.append(Contestant(label, "PettingZoo", peers.pettingzoo_play(env, random.Random(1))))
        game = spiel.load_game("python_schwimmen", {"rules": name, "players": players})
        found.append(Contestant(label, "OpenSpiel", peers.open_spiel_play(game, random.Random(1))))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.envs", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.3, help="for each run (default 0.3)")
    parser.add_argument("--tables", type=int, default=4096)
    args = parser.parse_args()
    about = machine()
    others, missing = peers.contestants()
    results, stolen = interleave([*_contestants(args.tables), *others], args.repeats, args.seconds)
    about["time_taken_by_others"] = round(stolen, 3)
    first = results[0]
    ratios = [Spread.of(first.ratio_to(result)) for result in results]
    if args.json:
        rows = [r.as_json() | {"ratio": ratio.as_json()} for r, ratio in zip(results, ratios, strict=True)]
        print(json.dumps({"machine": about, "rows": rows, "missing": missing}, indent=1))
        return
    lines = [
        [*row, f"{amount(ratio.median)} × ({amount(ratio.low)}–{amount(ratio.high)})"]
        for row, ratio in zip(peers.table(results), ratios, strict=True)
    ]
    print_table(["game", "interface", "steps/s", "games/s", "the first row to this"], lines)
    print(
        "\nSteps are players' decisions, per CPU second on one core: median and range of the repeats.",
        *missing,
        sep="\n",
    )
    print(", ".join(f"{key.replace('_', ' ')}: {value}" for key, value in about.items()))


if __name__ == "__main__":
    os.environ.setdefault("OMP_NUM_THREADS", "1")
    main()
