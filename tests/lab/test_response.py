"""A best response in miniature, by CPython: lessons that are true of the round, and a player that learns from them."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools import best_response

from schwimmen.lab import responding
from schwimmen.lab.response import replies
from schwimmen.lab.training import Plan, Student
from schwimmen.mind import memory, policy, search, seen, weights
from schwimmen.rules import kernel as k
from schwimmen.rules.presets import PRESETS

STANDARD = PRESETS["cardgames-zone"].options
NET = weights.load().tolist()


def test_trials_leave_the_round_as_it_was_and_come_true(monkeypatch: pytest.MonkeyPatch) -> None:
    """The round ends as the trial of the move that is then made has ended, and each seat plays by its own net."""
    tried, play = responding.learn, memory.play
    expected: list[float] = []
    nets: set[tuple[int, int]] = set()

    def watched(r: tuple[int, ...], u: list[int], own: list[int], net: int, w: list[float], m: list[int]) -> int:
        nets.add((u[seen.SEAT + own[seen.OWN_PLACE]], net))
        return play(r, u, own, net, w, m)

    def learn(r: tuple[int, ...], s: list[int], u: list[int], w: list[float], m: list[int]) -> None:
        before = [*s[: k.HEAD + 52]], [*u[: seen.SIZE]]
        tried(r, s, u, w, m)
        assert before == ([*s[: k.HEAD + 52]], [*u[: seen.SIZE]])
        chosen = play(r, u, memory.part(m, responding.OWN), memory.NET, w, m)
        codes = m[memory.SEARCH + search.CODES : memory.SEARCH + search.CODES + m[memory.SEARCH + search.COUNT]]
        expected.append(w[search.GAINS + [*codes].index(chosen) * search.WORLDS])

    monkeypatch.setattr(responding, "learn", learn)
    monkeypatch.setattr(memory, "play", watched)
    lessons = 0
    for seed in range(1, 5):
        expected.clear()
        found = replies(STANDARD, 1, seed, net=NET, rival=NET, rounds=1, interpreted=True)
        assert len(expected) == len(found)
        assert len(set(expected)) == 1
        lessons += len(found)
    assert lessons > 8
    assert nets == {(responding.LEARNER, memory.NET), (1, responding.RIVAL)}


def test_a_learner_does_better_in_what_it_has_learnt() -> None:
    lessons = replies(STANDARD, 8, 3, net=NET, rival=NET, rounds=1, interpreted=True)
    assert (lessons.values == 0).any(axis=1).all()
    student = Student(1, net=NET, interpreted=True)
    assert student.short(lessons) == 0
    *_, short = student.study(lessons, Plan(epochs=8, rate=0.01, greed=1.0))
    assert short < -0.05


def test_the_command_goes_on_where_it_was(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    few = ["--book", "2", "--seed", "3", "--keep", str(tmp_path)]
    first, second = tmp_path / "first", tmp_path / "second"
    assert best_response.main(["--output", str(first), "--turns", "1", *few], interpreted=True) == 0
    assert best_response.main(["--output", str(second), "--turns", "2", *few], interpreted=True) == 0
    assert capsys.readouterr().out.count("lessons") == 2
    assert first.read_bytes() != second.read_bytes()
    assert len(weights.read(second)) == policy.SIZE
