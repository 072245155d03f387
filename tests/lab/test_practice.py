"""Practice between two who draw, by CPython: what went well becomes likelier, and nothing else changes."""

from __future__ import annotations

from typing import cast

import numpy as np
import pytest
from tests.bots.test_expert import both
from tests.lab.situations import Situation, situation

from schwimmen.lab import learning, practice, practising
from schwimmen.mind import layout, memory, policy, seen, traits, weights
from schwimmen.rules import kernel as k
from schwimmen.rules.presets import PRESETS


def _likely(at: Situation, w: list[float], m: list[int]) -> dict[int, float]:
    """By move how likely the learner makes it."""
    x, f = memory.part(m, practice.X), memory.part(w, practice.SCRATCH)
    count = traits.describe(at.rules, at.u, at.own, x)
    learning.forward(count, memory.part(w, practice.NET), x, f)
    learning.soften(count, f, learning.SCORES, practice.TEMPERATURE, learning.AIMS)
    return {x[layout.MOVE + layout.MOVE_ROOM * i]: f[learning.AIMS + i] for i in range(count)}


@pytest.mark.parametrize("won", [True, False])
def test_a_move_becomes_likelier_by_a_round_that_was_won_and_less_likely_by_one_that_was_lost(won: bool) -> None:
    at = situation(PRESETS["pagat-scat"].options, ["Ah Kh 2c", "8d 9c Ts"], "5s", "7c 8c 9h")
    at.u[seen.LIVES : seen.LIVES + 2] = [2, 2]
    w, m = cast("tuple[list[float], list[int]]", practising.memory_for(weights.load(), 1))
    w[practice.RATE] = 0.01
    before = _likely(at, w, m)
    made = practice.decide(at.rules, at.u, at.own, practice.LEARNER, 0, 7, w, m)
    assert m[practice.NOTED] == 1
    s = [0] * k.HEAD
    s[k.PLACES] = 2
    practice.ended(at.rules, s, at.u, [0, 1] if won else [1, 0], w, m)
    assert m[practice.NOTED] == 0
    after = _likely(at, w, m)
    assert set(before) == {k.KNOCK, k.DRAW, k.TAKE}
    assert (after[made] > before[made]) is won


def test_only_rows_of_two_who_draw_change() -> None:
    net = weights.load()
    (learnt,) = practising.practise(net, 3, books=1, size=4, batch=16, interpreted=True)
    changed = np.flatnonzero(learnt != np.array(net))
    assert len(changed) > 1000
    assert changed.max() < policy.OUTPUT
    assert practising.open_rows()[changed // policy.WIDTH].all()


def test_open_rows_stand_in_no_other_situation() -> None:
    opened, x = practising.open_rows(), [0] * layout.SCRATCH
    met = {True: 0, False: 0}
    for seed in range(40):
        for u, own, view in both(seed):
            count = traits.describe(view.options.vector, u, own, x)
            lists = [layout.STATE, *[layout.MOVE + layout.MOVE_ROOM * i + 1 for i in range(count)]]
            found = opened[[row for at in lists for row in x[at + 1 : at + 1 + x[at]]]].any()
            duel = len(view.seats) == 2 and view.options.mechanism == "draw_discard"
            assert found == duel
            met[duel] += 1
    assert min(met.values()) > 10
