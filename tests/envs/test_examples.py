"""The examples do what they say, in little."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def example(name: str) -> dict[str, Any]:
    return runpy.run_path(str(EXAMPLES / f"{name}.py"))


def test_the_bot_beats_a_beginner(capsys: pytest.CaptureFixture[str]) -> None:
    assert example("bot")["main"](40) > 0.5
    assert "of 40 matches against a beginner" in capsys.readouterr().out


def test_the_study_finds_that_a_low_bar_and_a_high_one_cost_lives(capsys: pytest.CaptureFixture[str]) -> None:
    low, middle, high = example("knock_bars")["main"]((20, 24, 30), tables=500, rounds=4000)
    assert low[1] > 0.06 > -0.06 > middle[0]
    assert high[1] > 0.02 > -0.02 > middle[2]
    assert abs(middle[1]) < 0.05
    assert len(capsys.readouterr().out.splitlines()) == 4


def test_training_improves_measurably(capsys: pytest.CaptureFixture[str]) -> None:
    before, after = example("training")["main"](steps=300, tables=256)
    assert before > 0.35
    assert after < 0.2
    assert "after 76,800 decisions" in capsys.readouterr().out


def test_looking_ahead_is_nearer_to_perfect_than_the_policy_that_it_starts_from(
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = example("exact")["main"](bars="T", cards=5)
    assert found["knock from T, by hand"] == pytest.approx(7 / 15)
    assert found["knock from T, equal worlds"] == found["knock from T, weighted worlds"] == pytest.approx(2 / 15)
    assert found["uniform play"] > 1 > 0.01 > found["CFR+, 50 iterations"]
    assert len(capsys.readouterr().out.splitlines()) == len(found)


def test_the_examples_that_the_documents_name_are_all_there_are() -> None:
    text = (EXAMPLES.parent / "docs/research.md").read_text(encoding="utf-8")
    assert all(f"examples/{path.name}" in text for path in EXAMPLES.glob("*.py"))
