"""The policy's training in miniature, by CPython: it learns, and what it wrote can be played by."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest
from tools import train_policy as train

from schwimmen.lab import trials
from schwimmen.lab.lessons import Lessons
from schwimmen.mind import policy, weights


def test_a_miniature_learns_and_goes_on_where_it_was(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trials, "PARTS", 1)
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
        "--trials",
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
