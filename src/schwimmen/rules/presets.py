"""Presets: named sets of option values, each with its source (presets.json)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
from types import MappingProxyType

from schwimmen.rules.options import Options, Problem, RulesError

__all__ = ["PRESETS", "STANDARD", "Preset", "preset"]


@dataclass(frozen=True, slots=True)
class Preset:
    """A named rule set. ``players`` is advice for a table's form: fewest and most (R9.2)."""

    name: str
    title: str
    source: str
    players: tuple[int, int]
    options: Options


def _load() -> Mapping[str, Preset]:
    data = json.loads(files("schwimmen.rules").joinpath("presets.json").read_text(encoding="utf-8"))
    return MappingProxyType(
        {
            name: Preset(
                name, entry["title"], entry["source"], tuple(entry["players"]), Options.from_dict(entry["options"])
            )
            for name, entry in data["presets"].items()
        }
    )


PRESETS: Mapping[str, Preset] = _load()
STANDARD = "cardgames-zone"
"""The preset that a new table begins with."""


def preset(name: str) -> Preset:
    """The preset of that name; raises `RulesError`."""
    if name not in PRESETS:
        raise RulesError(Problem("unknown_preset", "preset", (("value", name[:60]), ("allowed", ", ".join(PRESETS)))))
    return PRESETS[name]
