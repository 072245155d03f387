"""The policy's training in miniature, by CPython: it learns, and what it wrote can be played by."""

from __future__ import annotations

import re
import zlib
from array import array
from pathlib import Path

import numpy as np
import pytest
from tools import train_policy as train

from schwimmen.lab.lessons import Lessons
from schwimmen.mind import policy, weights


def test_a_miniature_learns_and_goes_on_where_it_was(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    few = [
        "--books",
        "1",
        "--more",
        "0",
        "--drawing",
        "1",
        "--book",
        "8",
        "--practice",
        "1",
        "--effort",
        "16",
        "--seed",
        "3",
        "--keep",
        str(tmp_path),
    ]
    first, second = tmp_path / "first", tmp_path / "second"
    assert train.main(["--output", str(first), *few], interpreted=True) == 0
    told = capsys.readouterr().out
    assert told.count("book ") == 2
    short = [float(found) for found in re.findall(r"fall (\d\.\d+)", told)]
    assert len(short) == 10
    assert short[4] < short[0] / 2
    with np.load(tmp_path / "3.npz") as kept:
        lessons = Lessons(**{name: kept[name] for name in kept.files})
    assert len(lessons) >= 8
    assert len(lessons.starts) == len(lessons) + 1
    assert (lessons.values.max(axis=1) >= 0).all()
    assert len(weights.read(first)) == policy.SIZE
    assert train.main(["--output", str(second), *few], interpreted=True) == 0
    assert "book " not in capsys.readouterr().out
    assert first.read_bytes() == second.read_bytes()


def test_practice_goes_on_from_a_file_with_fewer_rows(tmp_path: Path) -> None:
    net = weights.load()
    older = array("h", [*net[: policy.OUTPUT - 10 * policy.WIDTH], *net[policy.OUTPUT :]])
    content = b"schwimmen-policy/1 fewer\n" + bytes(32) + zlib.compress(older.tobytes())
    (tmp_path / "older").write_bytes(content)
    args = ["--output", str(tmp_path / "newer"), "--from", str(tmp_path / "older"), "--practice", "0"]
    assert train.main(args, interpreted=True) == 0
    newer = weights.read(tmp_path / "newer")
    assert newer[: policy.OUTPUT - 10 * policy.WIDTH] == net[: policy.OUTPUT - 10 * policy.WIDTH]
    assert [*newer[policy.OUTPUT - 10 * policy.WIDTH : policy.OUTPUT]] == [0] * 10 * policy.WIDTH
    assert newer[policy.OUTPUT :] == net[policy.OUTPUT :]
