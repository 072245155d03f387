"""A best response in miniature, by CPython: lessons that are true of the round, and a player that learns from them."""

from __future__ import annotations

import itertools
import random
from pathlib import Path
from typing import Any

import pytest
from tests.bots.test_expert import both
from tools import best_response

from schwimmen.lab import kinds, practice, responding, sparring
from schwimmen.lab.response import Table, duel, replies
from schwimmen.lab.training import Plan, Student
from schwimmen.mind import memory, policy, search, seen, weights
from schwimmen.rules import kernel as k
from schwimmen.rules.presets import PRESETS

STANDARD = PRESETS["cardgames-zone"].options
NET = weights.load().tolist()


TABLE = Table(
    STANDARD,
    ((kinds.POLICY, 0), (kinds.POLICY, 1), (practice.QUICK, 0), (practice.BARRED, 40 + (60 << 9)), (sparring.BOLD, 0)),
    1,
)


def test_trials_leave_the_round_as_it_was_and_come_true(monkeypatch: pytest.MonkeyPatch) -> None:
    """The round ends as the trial of the move that is then made has ended, whoever sits there."""
    tried = responding.learn
    expected: list[float] = []

    def learn(r: tuple[int, ...], s: list[int], u: list[int], w: list[float], m: list[int]) -> None:
        before = [*s[: k.HEAD + 52]], [*u[: seen.SIZE]]
        tried(r, s, u, w, m)
        assert before == ([*s[: k.HEAD + 52]], [*u[: seen.SIZE]])
        chosen = memory.play(r, u, memory.part(m, responding.OWN), memory.NET, w, m)
        codes = m[memory.SEARCH + search.CODES : memory.SEARCH + search.CODES + m[memory.SEARCH + search.COUNT]]
        expected.append(w[search.GAINS + [*codes].index(chosen) * search.WORLDS])

    monkeypatch.setattr(responding, "learn", learn)
    lessons = 0
    for seed in range(1, 6):
        expected.clear()
        found = replies(1, seed, lambda _: TABLE, net=NET, rivals=[NET], rounds=1, interpreted=True)
        assert len(expected) == len(found)
        assert len(set(expected)) == 1
        lessons += len(found)
    assert lessons > 8


def test_each_seat_plays_its_own_part(monkeypatch: pytest.MonkeyPatch) -> None:
    """A net that is not the learner's, a knock bar, a sparring bot: each decides where it sits, match after match."""
    decide = responding.decide
    met: set[tuple[int, int, int]] = set()
    lives: set[tuple[int, ...]] = set()

    def watched(
        r: tuple[int, ...],
        u: list[int],
        own: list[int],
        kind: int,
        parameter: int,
        g: int,
        w: list[float],
        m: list[int],
    ) -> int:
        met.add((u[seen.SEAT + own[seen.OWN_PLACE]], kind, parameter))
        lives.add(tuple(u[seen.LIVES : seen.LIVES + u[seen.PLACES]]))
        move = decide(r, u, own, kind, parameter, g, w, m)
        if kind == practice.BARRED and (own[seen.OWN_LEGAL] >> k.KNOCK) & 1:
            assert (move == k.KNOCK) == (k.strength(r, own[0], own[1], own[2]) >> 5 >= 40)
        return move

    monkeypatch.setattr(responding, "decide", watched)
    found = replies(1, 2, lambda _: TABLE, net=NET, rivals=[NET], watched=5, slips=10, interpreted=True)
    assert len(found) >= 1
    assert met == {(seat, *player) for seat, player in enumerate(TABLE.players)}
    assert {len(left) for left in lives} == {2, 3, 4, 5}
    assert any(0 in left for left in lives)


def test_a_learner_does_better_in_what_it_has_learnt() -> None:
    lessons = replies(8, 3, duel(STANDARD), net=NET, rivals=[NET], rounds=1, interpreted=True)
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
    other = tmp_path / "other"
    other.write_bytes(weights.packed([*NET[:-1], NET[-1] + 1]))
    for changed in (["--against", str(other)], ["--book", "3"]):
        assert best_response.main(["--output", str(first), "--turns", "1", *few, *changed], interpreted=True) == 0
        assert capsys.readouterr().out.count("lessons") == 1


def test_weights_that_cannot_be_read_are_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "bad"
    file.write_bytes(weights.FILE.read_bytes()[:-1])
    assert best_response.main(["--output", str(tmp_path / "first"), "--against", str(file)], interpreted=True) == 2
    assert capsys.readouterr().err == f"{file} is cut off or changed\n"


def test_the_expert_thinks_in_a_memory_of_its_own() -> None:
    """What is found of the learner's trials stays while the other thinks, who decides as anywhere else."""
    w = memoryview(bytearray(8 * responding.FLOATS)).cast("d")
    m = memoryview(bytearray(8 * responding.WHOLES)).cast("q")
    own_w, own_m = weights.new_memory()
    vectors: tuple[Any, Any] = (own_w, own_m)
    learners: tuple[Any, Any] = (w, m)
    m[responding.THINKER :] = own_m
    for at in (memory.NET, memory.SEARCH, memory.GAME):
        m[at] = 3
    w[search.GAINS] = 0.5
    before = bytes(w[: responding.THOUGHTS]), bytes(m[: responding.THINKER])
    (_, (kind, games)) = duel(STANDARD, 30)(random.Random(1)).players
    for u, own, view in itertools.islice(both(3), 2):
        r = view.options.vector
        expected = memory.decide(r, u, own, games, 7, *vectors)
        assert responding.decide(r, u, own, kind, games, 7, *learners) == expected
    assert before == (bytes(w[: responding.THOUGHTS]), bytes(m[: responding.THINKER]))
