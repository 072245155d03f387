"""The policy's trials where cards are exchanged, by CPython: who sits at the tables, and that nothing else changes."""

from __future__ import annotations

import hashlib
import random
import zlib
from array import array
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.bots.test_expert import both
from tools.earlier_weights import carried_over

from schwimmen.lab import kinds, trials
from schwimmen.lab.practising import open_rows
from schwimmen.mind import layout, policy, traits, weights


def test_only_rows_of_exchanging_change_and_kept_books_give_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trials, "PARTS", 1)
    net = weights.load().tolist()
    few: dict[str, Any] = {"turns": 2, "book": 1, "keep": tmp_path, "rounds": 1, "interpreted": True}
    *_, learnt = trials.tried(net, 5, **few)
    changed = np.flatnonzero(learnt != np.array(net))
    assert len(changed) > 1000
    assert changed.max() < policy.OUTPUT
    assert trials.exchange_rows()[changed // policy.WIDTH].all()
    assert len(list(tmp_path.iterdir())) == 2
    *_, again = trials.tried(net, 5, **few)
    assert (again == learnt).all()
    assert len(list(tmp_path.iterdir())) == 2
    other = [*net[:-1], net[-1] + 1]
    next(trials.tried(other, 5, **few))
    assert len(list(tmp_path.iterdir())) == 3


def test_rows_of_exchanging_are_all_that_stand_there_and_stand_nowhere_else() -> None:
    opened, x = trials.exchange_rows(), [0] * layout.SCRATCH
    assert not (opened & open_rows()).any()
    met = {True: 0, False: 0}
    for seed in range(40):
        for u, own, view in both(seed):
            count = traits.describe(view.options.vector, u, own, x)
            lists = [layout.STATE, *[layout.MOVE + layout.MOVE_ROOM * i + 1 for i in range(count)]]
            found = opened[[row for at in lists for row in x[at + 1 : at + 1 + x[at]]]]
            exchanging = view.options.mechanism == "commerce"
            assert (found == exchanging).all()
            met[exchanging] += 1
    assert min(met.values()) > 10


def test_the_learner_sits_at_every_table_with_all_kinds_of_others() -> None:
    rng = random.Random(1)
    tables = [trials.table(rng) for _ in range(300)]
    assert all((kinds.POLICY, 0) in table.players for table in tables)
    assert all(table.options.mechanism == "commerce" for table in tables)
    assert {len(table.players) for table in tables} == set(range(2, 10))
    assert len({kind for table in tables for kind, _ in table.players}) == 8
    assert len({table.options for table in tables}) > 100


def test_weights_of_the_first_version_are_carried_over(tmp_path: Path) -> None:
    rows = 20_760
    old = array("h", [number // policy.WIDTH for number in range(rows * policy.WIDTH)] + [-7] * policy.HIDDEN)
    file = tmp_path / "first"
    rest = zlib.compress(old.tobytes())
    content = b"schwimmen-policy/1 20760x32\n" + hashlib.sha256(rest).digest() + rest
    file.write_bytes(content)
    new = np.array(carried_over(file))
    assert (new[policy.OUTPUT :] == -7).all()
    found = new[: policy.OUTPUT].reshape(-1, policy.WIDTH)[:, 0]
    assert set(found) == set(range(rows))
    assert (found[: layout.WAYS] == found[layout.WAYS : 2 * layout.WAYS]).all()
    assert found[layout.PHASES] == 184  # behind the rows of the rules
    assert found[layout.DUEL_PART - 1] == found[layout.DUEL_PART + 3 * 4 * 16 * 16] - 1
    assert not found[layout.DUEL_KNOCK : layout.DUEL_KNOCK + 16 * layout.POINTS].any()
    for broken in (content[:-9], content[:40], content.replace(b"2\n", b"2\n1")):
        file.write_bytes(broken)
        with pytest.raises(weights.BadWeights, match=r"first is cut off or changed$"):
            carried_over(file)
    file.write_bytes(content.replace(b"/1 ", b"/0 "))
    with pytest.raises(weights.BadWeights, match=r"first holds weights of another version$"):
        carried_over(file)
    with pytest.raises(weights.BadWeights, match="missing can't be read"):
        carried_over(tmp_path / "missing")


def test_weights_of_today_are_taken_as_they_are() -> None:
    assert carried_over(weights.FILE) == weights.load().tolist()
