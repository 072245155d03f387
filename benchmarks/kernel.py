"""The kernel's speed, beside random play of comparable card games in other libraries, as ratios.

python -m benchmarks [--json] [--repeats N] [--seconds S] [--no-peers]
"""

from __future__ import annotations

import argparse
import itertools
import json
import os
import random
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from benchmarks import peers
from benchmarks.measure import Contestant, Play, Result, Spread, amount, interleave, machine, print_table, rate
from schwimmen.bots import player
from schwimmen.cards import pack
from schwimmen.lab import compiled, random_play
from schwimmen.lab.random_play import Totals
from schwimmen.round import Phase, Round
from schwimmen.rules.options import Options
from schwimmen.rules.presets import PRESETS
from schwimmen.view import view_round

__all__ = ["main"]

RULES = ("cardgames-zone", "pagat-scat")
PLAYERS = (2, 4, 8)
CORES = 2

INTERPRETED = "random, CPython"
COMPILED = "random, numba"
FROZEN = "random, numba, rules as constants"
FROZEN_TWICE = f"{FROZEN}, {CORES} cores"
SOLID = "solid bots over views, CPython"

HEADLINE = "cardgames-zone, 4 players"
AIM_ROUNDS = 3_000_000
AIM_RATIO = 5

EXPLANATION = f"""\
Rates are a second of CPU time on one core (of wall clock on {CORES} cores): median, lowest and highest of the repeats.
A round of ours is a game: shuffled, dealt, played to its end and settled. A decision is a move of a player.
All options are in the kernel in every row. "Rules as constants": compiled for one preset and number of players;
without it the same machine code plays all rules. Bots play through the public, immutable Round and View.
OpenSpiel's C++ rows never return to Python in a game; the rollouts begin after the deal, ours include it.
Ratios compare decisions a second, repeat by repeat, in {HEADLINE}. The games differ: ratios say how
fast each library plays its own game at random, not the same work done faster."""


def _in_seeds(simulate: Callable[[int, int], Totals]) -> Play:
    seeds = itertools.count(1)

    def play(games: int) -> tuple[int, float]:
        return games, simulate(games, next(seeds)).decisions

    return play


def _on_cores(simulate: Callable[[int, int], Totals], pool: ThreadPoolExecutor) -> Play:
    """The compiled loop holds no lock, so threads do."""
    seeds = itertools.count(1)

    def play(games: int) -> tuple[int, float]:
        each = -(-games // CORES)
        shares = pool.map(simulate, [each] * CORES, itertools.islice(seeds, CORES))
        return each * CORES, sum(share.decisions for share in shares)

    return play


def _by_bots(options: Options, players: int) -> Play:
    rng = random.Random(1)
    bot = player("solid")
    cards = list(pack(options.deck))
    lives = (options.lives,) * players

    def play(games: int) -> tuple[int, float]:
        decisions = 0
        for _ in range(games):
            rng.shuffle(cards)
            state = Round.deal(options, range(players), cards)
            while state.phase is not Phase.OVER:
                if state.phase is Phase.STOCK:
                    due = list(state.shuffle_due)
                    rng.shuffle(due)
                    state = state.restock(due)
                else:
                    view = view_round(state, state.to_act, lives, ())
                    state = state.play(bot.decide(view, rng).move)
                    decisions += 1
        return games, decisions

    return play


def _check(rules: tuple[int, ...], players: int) -> None:
    """Refuses to measure a loop that plays other rounds than CPython does."""
    expected = random_play.simulate(rules, players, 200, 1)
    if not expected == compiled.simulate(rules, players, 200, 1) == compiled.frozen(rules, players)(200, 1):
        raise AssertionError("the compiled kernel plays other rounds than the interpreted one")


def contestants(pool: ThreadPoolExecutor) -> list[Contestant]:
    """The kernel under all rules, numbers of players and ways to run it."""
    found = []
    for name, players in itertools.product(RULES, PLAYERS):
        options = PRESETS[name].options
        rules = options.vector
        _check(rules, players)
        frozen = compiled.frozen(rules, players)

        def interpreted(games: int, seed: int, rules: Any = rules, players: int = players) -> Totals:
            return random_play.simulate(rules, players, games, seed)

        def for_all(games: int, seed: int, rules: Any = rules, players: int = players) -> Totals:
            return compiled.simulate(rules, players, games, seed)

        label = f"{name}, {players} players"
        found += [
            Contestant(label, INTERPRETED, _in_seeds(interpreted)),
            Contestant(label, COMPILED, _in_seeds(for_all)),
            Contestant(label, FROZEN, _in_seeds(frozen)),
            Contestant(label, FROZEN_TWICE, _on_cores(frozen, pool), cores=CORES),
            Contestant(label, SOLID, _by_bots(options, players)),
        ]
    return found


def _find(results: Sequence[Result], driver: str) -> Result:
    return next(r for r in results if (r.contestant.name, r.contestant.driver) == (HEADLINE, driver))


def _times(spread: Spread) -> str:
    return f"{amount(spread.median)} × ({amount(spread.low)}–{amount(spread.high)})"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__.splitlines()[0])
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of tables")
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.3, help="for each run (default 0.3)")
    parser.add_argument("--no-peers", action="store_true", help="measure this program alone")
    args = parser.parse_args()
    os.environ.setdefault("OMP_NUM_THREADS", "1")
    about = machine()
    others, missing = ([], []) if args.no_peers else peers.contestants()
    with ThreadPoolExecutor(CORES) as pool:
        own = contestants(pool)
        results, stolen = interleave([*own, *others], args.repeats, args.seconds)
    about["time_taken_by_others"] = round(stolen, 3)
    ours, theirs = results[: len(own)], results[len(own) :]
    frozen, interpreted = _find(ours, FROZEN), _find(ours, INTERPRETED)
    rounds = Spread.of(frozen.games)
    nearest = min((Spread.of(frozen.ratio_to(r)).median for r in theirs), default=None)
    if args.json:
        rows = [
            r.as_json()
            | {
                "ratio_numba": Spread.of(frozen.ratio_to(r)).as_json(),
                "ratio_cpython": Spread.of(interpreted.ratio_to(r)).as_json(),
            }
            for r in theirs
        ]
        aims = {
            "rounds_per_second": {"aim": AIM_ROUNDS, **rounds.as_json()},
            "ratio_to_nearest_peer": {"aim": AIM_RATIO, "median": nearest},
        }
        found = {"machine": about, "ours": [r.as_json() for r in ours], "peers": rows, "missing": missing, "aims": aims}
        print(json.dumps(found, indent=1))
        return
    print_table(["Schwimmen", "how", "decisions/s", "rounds/s"], peers.table(ours))
    if theirs:
        print()
        lines = [
            [*row[:3], *(_times(Spread.of(mine.ratio_to(r))) for mine in (frozen, interpreted))]
            for row, r in zip(peers.table(theirs), theirs, strict=True)
        ]
        print_table(["peer, random play", "driver", "decisions/s", "ours, numba", "ours, CPython"], lines)
    print(f"\n{EXPLANATION}", *missing, sep="\n")
    print(f"\nAim {amount(AIM_ROUNDS)} rounds/s, {FROZEN}, {HEADLINE}: {rate(frozen.games)}.")
    if nearest is not None:
        print(f"Aim {AIM_RATIO} times the decisions of every peer: {nearest:.1f} times the nearest.")
    print(", ".join(f"{key.replace('_', ' ')}: {value}" for key, value in about.items()))
