"""The policy's training in miniature, by CPython: it learns, and what it wrote can be played by."""

from __future__ import annotations

import re
from pathlib import Path
from typing import IO

import numpy as np
import pytest
from tools import train_policy as train

from schwimmen.lab import lessons, trials
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
    short = [float(number) for number in re.findall(r"fall (\d\.\d+)", told)]
    assert len(short) == 10
    assert short[4] < short[0] / 2
    (book,) = tmp_path.glob("3-*.npz")
    with np.load(book) as kept:
        found = Lessons(**{name: kept[name] for name in kept.files})
    assert len(found) >= 8
    assert len(found.starts) == len(found) + 1
    assert (found.values.max(axis=1) >= 0).all()
    assert len(weights.read(first)) == policy.SIZE
    assert len(first.read_bytes()) < 200_000  # nothing is told of what it has not met
    assert train.main(["--output", str(second), *few], interpreted=True) == 0
    assert "book " not in capsys.readouterr().out
    assert first.read_bytes() == second.read_bytes()


def _book(size: int) -> Lessons:
    """So many lessons about nothing."""
    some = np.arange(size)
    return Lessons(some, some, some, some, some.astype(np.int8), some.astype(np.float32))


def test_a_book_is_taken_by_the_run_it_comes_from_alone(tmp_path: Path) -> None:
    made: list[int] = []

    def book() -> Lessons:
        made.append(len(made))
        return _book(len(made))

    for number, source in enumerate(([8, {"effort": 16}], [8, {"effort": 32}], [9, {"effort": 16}]), 1):
        for _ in range(2):
            assert len(lessons.kept(tmp_path / "new", "3", source, book)) == number
    assert made == [0, 1, 2]
    assert len(list((tmp_path / "new").iterdir())) == 3


@pytest.mark.parametrize("left", [0, 1, 100, -1])
def test_a_damaged_book_is_made_anew(tmp_path: Path, left: int) -> None:
    book = _book(3)
    lessons.kept(tmp_path, "3", None, lambda: book)
    (file,) = tmp_path.iterdir()
    file.write_bytes(file.read_bytes()[:left])
    assert lessons.kept(tmp_path, "3", None, lambda: book) is book
    assert (lessons.kept(tmp_path, "3", None, pytest.fail).values == book.values).all()


def test_a_book_cut_short_while_it_is_written_is_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def cut(content: IO[bytes], **_: object) -> None:
        content.write(b"PK")
        raise KeyboardInterrupt

    monkeypatch.setattr(np, "savez", cut)
    with pytest.raises(KeyboardInterrupt):
        lessons.kept(tmp_path, "3", None, lambda: _book(3))
    assert not list(tmp_path.glob("*.npz"))


def test_weights_that_cannot_be_read_are_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    output, missing = tmp_path / "output", tmp_path / "missing"
    assert train.main(["--output", str(output), "--from", str(missing)], interpreted=True) == 2
    assert capsys.readouterr().err == f"{missing} can't be read: No such file or directory\n"
    assert not output.exists()
