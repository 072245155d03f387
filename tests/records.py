"""Records for tests: one that is right, changed ones, and what is wrong with them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from schwimmen.record import RecordError, read

__all__ = ["LINES", "MATCH", "base", "fault_of", "with_round"]

LINES = (Path(__file__).parent / "vectors/matches.jsonl").read_text(encoding="utf-8").splitlines()
MATCH = LINES[0]  # two players, eight rounds, over


def fault_of(data: object) -> tuple[str, int | None, int | None]:
    """The code, round and move of the fault that a record has; ``data`` is its JSON or its text."""
    with pytest.raises(RecordError) as caught:
        read(data if isinstance(data, str | bytes) else json.dumps(data))
    return caught.value.flaw.code, caught.value.round, caught.value.move


def base(**changes: Any) -> dict[str, Any]:
    """A record that is right, with those keys changed."""
    data: dict[str, Any] = json.loads(MATCH)
    return {**data, **changes}


def with_round(**changes: Any) -> dict[str, Any]:
    """The same with its second round changed."""
    data = base()
    data["rounds"][1] |= changes
    return data
