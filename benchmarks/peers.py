"""Random play of comparable card games in OpenSpiel, RLCard and PettingZoo.

Every contestant gets the fastest plain loop that its public interface allows:
uniform choice among the legal actions, whole games, nothing recorded.

OpenSpiel appears three times for each game: driven from Python; wholly in C++
by `evaluate_bots` with its uniform random bots; and wholly in C++ by
`RandomRolloutEvaluator`, reached through one search step of `MCTSBot`, which is
the fastest loop that its Python package offers. The C++ loops do not count
decisions, so theirs are their games times the mean number of decisions in a
game, which is counted beforehand. The rollouts start after the deal and are
spared the dealing.

    python -m benchmarks.peers [--json]
"""

from __future__ import annotations

import argparse
import importlib
import itertools
import json
import os
import random
import warnings
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from benchmarks.measure import Contestant, Play, Result, interleave, machine, print_table, rate

__all__ = ["contestants", "open_spiel_play", "pettingzoo_play", "table"]

OPEN_SPIEL_GAMES = (
    "kuhn_poker",
    "leduc_poker",
    "crazy_eights",
    "euchre",
    "skat",
    "hearts",
    "spades",
    "gin_rummy",
)
RLCARD_GAMES = ("leduc-holdem", "uno", "gin-rummy", "blackjack")
PETTINGZOO_GAMES = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6")

ROOTS = 64
ROLLOUTS_A_SEARCH = 100
COUNTED_DECISIONS = 200_000


def _check_uniform(state: Any, rng: random.Random) -> None:
    """Raises ValueError if chance's outcomes are not equally likely in a game from here."""
    while not state.is_terminal():
        if state.is_chance_node():
            chances = {round(p, 9) for _, p in state.chance_outcomes()}
            if len(chances) > 1:
                raise ValueError(f"{state.get_game()}: chance is not uniform")
        state.apply_action(rng.choice(state.legal_actions()))


def open_spiel_play(game: Any, rng: random.Random) -> Play:
    def play(games: int) -> tuple[int, float]:
        decisions = 0
        draw = rng.random
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                # Chance is uniform in all these games (_check_uniform), and the bare list
                # of its outcomes is much cheaper for OpenSpiel than chance_outcomes().
                decisions += not state.is_chance_node()
                actions = state.legal_actions()
                state.apply_action(actions[int(draw() * len(actions))])
            state.returns()
        return games, decisions

    return play


def _open_spiel_bots(pyspiel: Any, game: Any, rng: random.Random) -> Play:
    bots = [pyspiel.make_uniform_random_bot(p, p) for p in range(game.num_players())]
    mean = _mean_decisions(pyspiel, game, game.new_initial_state, rng)

    def play(games: int) -> tuple[int, float]:
        for _ in range(games):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, rng.getrandbits(31))
        return games, games * mean

    return play


def _open_spiel_rollouts(pyspiel: Any, game: Any, rng: random.Random) -> Play:
    roots = []
    for _ in range(ROOTS):
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(rng.choice(state.legal_actions()))
        roots.append(state)
    next_root = itertools.cycle(roots)
    mean = _mean_decisions(pyspiel, game, lambda: next(next_root).clone(), rng)
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS_A_SEARCH, 7)
    # One simulation, so the search is nothing but the evaluation of its root. The rest:
    # exploration constant, memory limit in MB, no solver, seed, no messages.
    bot = pyspiel.MCTSBot(game, evaluator, 1.4, 1, 1000, False, 3, False)

    def play(games: int) -> tuple[int, float]:
        searches = -(-games // ROLLOUTS_A_SEARCH)
        for _ in range(searches):
            bot.mcts_search(next(next_root))
        played = searches * ROLLOUTS_A_SEARCH
        return played, played * mean

    return play


def _mean_decisions(pyspiel: Any, game: Any, start: Callable[[], Any], rng: random.Random) -> float:
    """Decisions in a random game from `start()`, counted over at least ROOTS * 10 games."""
    bots = [pyspiel.make_uniform_random_bot(p, p) for p in range(game.num_players())]
    games = decisions = 0
    while games < 10 * ROOTS or (decisions < COUNTED_DECISIONS and games < 100 * ROOTS):
        state = start()
        pyspiel.evaluate_bots(state, bots, rng.getrandbits(31))
        decisions += sum(step.player >= 0 for step in state.full_history())
        games += 1
    return decisions / games


def _open_spiel() -> Iterator[Contestant]:
    pyspiel = importlib.import_module("pyspiel")
    for name in OPEN_SPIEL_GAMES:
        game = pyspiel.load_game(name)
        rng = random.Random(1)
        _check_uniform(game.new_initial_state(), rng)
        label = f"OpenSpiel {name}"
        yield Contestant(label, "Python", open_spiel_play(game, rng))
        yield Contestant(label, "C++ bots", _open_spiel_bots(pyspiel, game, rng))
        yield Contestant(label, "C++ rollouts", _open_spiel_rollouts(pyspiel, game, rng))


def _rlcard_play(env: Any, rng: random.Random) -> Play:
    def play(games: int) -> tuple[int, float]:
        decisions = 0
        draw = rng.random
        for _ in range(games):
            state, _ = env.reset()
            while not env.is_over():
                actions = list(state["legal_actions"])
                state, _ = env.step(actions[int(draw() * len(actions))])
                decisions += 1
            env.get_payoffs()
        return games, decisions

    return play


def _rlcard() -> Iterator[Contestant]:
    rlcard = importlib.import_module("rlcard")
    for name in RLCARD_GAMES:
        env = rlcard.make(name, config={"seed": 1})
        yield Contestant(f"RLCard {name}", "Python", _rlcard_play(env, random.Random(1)))


def pettingzoo_play(env: Any, rng: random.Random) -> Play:
    draw = rng.random

    def play(games: int) -> tuple[int, float]:
        decisions = 0
        for _ in range(games):
            env.reset()
            for _agent in env.agent_iter():
                observation, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                actions = observation["action_mask"].nonzero()[0]
                env.step(int(actions[int(draw() * len(actions))]))
                decisions += 1
        return games, decisions

    return play


def _pettingzoo() -> Iterator[Contestant]:
    for name in PETTINGZOO_GAMES:
        module = importlib.import_module(f"pettingzoo.classic.{name}")
        # raw_env leaves out the wrappers that check each call: the faster of the two.
        env = module.raw_env()
        env.reset(seed=1)
        yield Contestant(f"PettingZoo {name}", "Python", pettingzoo_play(env, random.Random(1)))


def contestants() -> tuple[list[Contestant], list[str]]:
    """All peers that are installed, and a sentence for each that is not."""
    found: list[Contestant] = []
    missing = []
    for library, make in (
        ("OpenSpiel", _open_spiel),
        ("RLCard", _rlcard),
        ("PettingZoo", _pettingzoo),
    ):
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # gymnasium's about observation bounds
                found += make()
        except ImportError as error:
            missing.append(f"{library} is not installed and was left out ({error}).")
    return found, missing


def table(results: Sequence[Result]) -> list[list[str]]:
    """Rows for people: name, driver, decisions and games a second."""
    return [[r.contestant.name, r.contestant.driver, rate(r.decisions), rate(r.games)] for r in results]


def main() -> None:
    parser = argparse.ArgumentParser(description="Random play of the peers, one core.")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead")
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.3, help="for each run (default 0.3)")
    args = parser.parse_args()
    about = machine()
    peers, missing = contestants()
    results, stolen = interleave(peers, args.repeats, args.seconds)
    about["time_taken_by_others"] = round(stolen, 3)
    if args.json:
        found = {
            "machine": about,
            "peers": [r.as_json() for r in results],
            "missing": missing,
        }
        print(json.dumps(found, indent=1))
        return
    print_table(["game", "driver", "decisions/s", "games/s"], table(results))
    print(
        "\nMedian and range of the repeats, per CPU second on one core.",
        *missing,
        sep="\n",
    )
    print(", ".join(f"{key}: {value}" for key, value in about.items()))


if __name__ == "__main__":
    os.environ.setdefault("OMP_NUM_THREADS", "1")
    main()
