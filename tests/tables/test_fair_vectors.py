"""The fair shuffle's right answers, which the page's own computation is held to as well (web/src/fair/fair.test.ts)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from schwimmen.tables.fair import Draw, promise, shuffled

VECTORS: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[1] / "vectors/fair.json").read_text(encoding="utf-8")
)


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: f"turn {vector['turn']}, {len(vector['mixes'])} added")
def test_the_shuffle(vector: dict[str, Any]) -> None:
    draw = Draw(vector["seed"], tuple((member, text) for member, text in vector["mixes"]))
    assert promise(draw.seed) == vector["promise"]
    assert shuffled(vector["cards"].split(), draw, vector["turn"]) == vector["order"].split()
