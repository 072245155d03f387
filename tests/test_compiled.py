"""The kernel under CPython and under numba: the same functions, so the same rounds, step by step."""

from __future__ import annotations

import inspect
import os
import random
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests import test_vectors
from tests.random_options import random_options
from tests.test_vectors import ERRORS, MATCHES, ROUNDS, SETTLEMENTS, load

import schwimmen
from schwimmen.lab import compiled, random_play
from schwimmen.lab.random_play import LOG, TOTALS, WIDTH, Totals
from schwimmen.rules import kernel as k
from schwimmen.rules.options import Options
from schwimmen.rules.presets import PRESETS

EACH = 4  # rounds of each rule set
ROOM = 600_000  # numbers in a log


def logged(rules: tuple[int, ...], players: int, seed: int) -> tuple[Totals, list[int]]:
    """What `compiled.logged` gives, by CPython."""
    totals, log, hands = [0] * TOTALS, [0] * ROOM, [0] * players
    pack, g = random_play.pack(rules), random_play.generator(seed)
    random_play.play(rules, pack, hands, list(hands), list(hands), players, EACH, g, totals, 1, log)
    return Totals.of(totals), log[: totals[LOG]]


def test_both_agree_in_every_step_of_random_rounds_under_random_rules() -> None:
    rng = random.Random(20261129)
    ends = [0] * 8
    for case in range(80):
        options = random_options(rng)
        players = rng.randint(2, options.max_players)
        whole, log = logged(options.vector, players, case)
        assert (whole, log) == compiled.logged(options.vector, players, EACH, case, ROOM), options
        ends = [a + b for a, b in zip(ends, whole.ended_by, strict=True)]
    assert all(ends[k.BY_KNOCK : k.BY_VOID + 1]), "every way to end a round was met"


def test_a_log_holds_whole_vectors_of_a_round_and_what_it_cost() -> None:
    rules, players = PRESETS["cardgames-zone"].options.vector, 3
    totals, log = compiled.logged(rules, players, 1, 7, ROOM)
    steps = (len(log) - 3 * players) // WIDTH
    states = [log[i * WIDTH : (i + 1) * WIDTH] for i in range(steps)]
    assert [state[k.PHASE] for state in (states[0], states[-1])] == [k.PHASE_CHOICE, k.PHASE_OVER]
    assert totals.decisions == steps - 1
    for state in states:
        assert sorted(state[k.PACK : k.PACK + 32]) == list(range(20, 52))
    hands = [k.hand_strength(rules, states[-1], place) for place in range(players)]
    assert log[steps * WIDTH :: 3] == hands
    assert totals.lost == sum(log[steps * WIDTH + 1 :: 3]) == 1


@pytest.mark.parametrize("name", PRESETS)
def test_the_bulk_loop_of_either_gives_the_same_totals(name: str) -> None:
    rules = PRESETS[name].options.vector
    assert compiled.simulate(rules, 4, 100, 5) == random_play.simulate(rules, 4, 100, 5)


def test_a_table_compiled_for_itself_plays_the_same_rounds() -> None:
    rules = PRESETS["pagat-scat"].options.vector
    assert compiled.frozen(rules, 5)(1000, 3) == compiled.simulate(rules, 5, 1000, 3)


PUBLISHED = {2: (0.879, 15.3), 3: (1.179, 17.0), 4: (1.355, 18.75), 6: (1.671, 22.1), 8: (2.0, 25.4)}
"""By players, of another program's random play: lives lost a round, moves a round."""


@pytest.mark.parametrize("players", PUBLISHED)
def test_random_play_comes_to_the_figures_of_another_program(players: int) -> None:
    rounds = 100_000
    totals = compiled.simulate(PRESETS["cardgames-zone"].options.vector, players, rounds, 1)
    lost, moves = PUBLISHED[players]
    assert totals.lost / rounds == pytest.approx(lost, abs=0.01)
    assert totals.decisions / rounds == pytest.approx(moves, abs=0.12)


def test_random_play_is_given_up_where_it_would_not_end() -> None:
    """Nine players who may always pass, but never knock, seldom all pass in turn."""
    rules = Options(knock_from="never", thirty_one="plain").vector
    totals = compiled.simulate(rules, 9, 3, 1)
    assert totals.unfinished > 0
    assert totals.decisions <= 3 * random_play.CAP


@pytest.mark.parametrize("entry", load("value_counts.json"), ids=lambda entry: f"{entry['deck']} {entry['options']}")
def test_value_counts(entry: Any) -> None:
    options = Options.from_dict({**entry["options"], "deck": entry["deck"]})
    counts = compiled.count_values(options.vector)
    assert {f"{value / 2:g}": count for value, count in counts.items()} == entry["counts"]


@pytest.fixture(scope="module")
def functions() -> dict[str, Callable[..., Any]]:
    """Every function of the kernel, compiled."""
    names = [name for name, value in vars(k).items() if inspect.isfunction(value)]
    return {name: compiled.function(name) for name in names}


@pytest.fixture
def compiled_kernel(functions: dict[str, Callable[..., Any]], monkeypatch: pytest.MonkeyPatch) -> None:
    """The compiled kernel in the place of the interpreted one, beneath all that is built on it."""
    for name, function in functions.items():
        monkeypatch.setattr(k, name, function)


@pytest.mark.usefixtures("compiled_kernel")
class TestVectorsInTheCompiledKernel:
    """The conformance vectors once more."""

    @pytest.mark.parametrize("entry", load("values.json"), ids=lambda entry: f"{entry['hand']} {entry['options']}")
    def test_values(self, entry: Any) -> None:
        test_vectors.test_values(entry)

    @pytest.mark.parametrize("entry", SETTLEMENTS, ids=lambda entry: entry["name"])
    def test_settlements(self, entry: Any) -> None:
        test_vectors.test_settlements(entry)

    @pytest.mark.parametrize("entry", ROUNDS, ids=lambda entry: entry["name"])
    def test_rounds(self, entry: Any) -> None:
        test_vectors.test_rounds(entry)

    @pytest.mark.parametrize("entry", ERRORS, ids=lambda entry: entry["name"])
    def test_errors(self, entry: Any) -> None:
        test_vectors.test_errors(entry)

    @pytest.mark.parametrize("line", range(len(MATCHES)))
    def test_matches(self, line: int) -> None:
        test_vectors.test_matches(line)


def test_a_changed_kernel_is_compiled_anew(tmp_path: Path) -> None:
    """numba's own cache looks at the file of the loop alone."""
    package = tmp_path / "schwimmen"
    shutil.copytree(Path(schwimmen.__file__).parent, package, ignore=shutil.ignore_patterns("static", "__pycache__"))
    program = "from schwimmen.lab.compiled import count_values; from schwimmen.rules.options import Options;"
    program += "print(sum(count_values(Options(deck=24).vector)))"
    environment = os.environ | {"PYTHONPATH": str(tmp_path), "XDG_CACHE_HOME": str(tmp_path / "cache")}

    def run() -> str:
        command = [sys.executable, "-c", program]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout

    before = run()
    kernel = package / "rules/kernel.py"
    kernel.write_text(kernel.read_text(encoding="utf-8").replace("return 20", "return 18"), encoding="utf-8")
    assert run() != before
