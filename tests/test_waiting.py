"""Who waits for compiling is told so, and nobody else."""

from __future__ import annotations

import sys

import pytest

from schwimmen.cli import main, waiting
from schwimmen.mind import thinking
from schwimmen.words import Words


def test_it_is_said_once_it_takes_long(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(waiting, "PATIENCE", 0.0)
    for terminal, said in ((True, Words("en").text("cli-compiling") + "\n"), (False, "")):
        monkeypatch.setattr(sys.stderr, "isatty", lambda terminal=terminal: terminal)
        with waiting.compiling(Words("en")) as timer:
            timer.join()
        assert capfd.readouterr().err == said


def test_it_is_not_said_once_it_is_over(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(waiting, "PATIENCE", 3600.0)
    with waiting.compiling(Words("en")) as timer:
        pass
    timer.join()
    assert capfd.readouterr().err == ""


def test_nothing_is_compiled_for_a_file_that_cannot_be_read(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def warm() -> bool:
        raise AssertionError("it is compiled")

    monkeypatch.setattr(thinking, "warm", warm)
    assert main(["--lang", "en", "analyse", "there-is-no-such-file"]) == 1
    assert "there-is-no-such-file" in capfd.readouterr().err
