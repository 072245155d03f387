"""Rule sets that between them have every value of every option, one change from a rule set at a time."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from schwimmen.rulebook.address import ReadRules, named
from schwimmen.rules.options import OPTIONS, OptionSpec, OptionValue, RulesError
from schwimmen.rules.presets import PRESETS

__all__ = ["playable_values", "variants"]


def values(spec: OptionSpec) -> list[OptionValue]:
    """All values; of numbers the ends and some between."""
    if spec.kind == "set":
        return [some for size in (1, 2, 3) for some in itertools.combinations(map(int, spec.values), size)]
    return [*spec.values[:3], *spec.values[-2:]] if spec.kind == "number" else list(spec.values)


def playable_values(preset: str, option: str) -> list[ReadRules]:
    """The rules of a preset with each value of an option, as far as they can be played."""
    found = []
    for value in values(OPTIONS[option]):
        rules = named(preset, {option: value})
        try:
            rules.options()
        except RulesError:
            continue
        found.append(rules)
    return found


def variants() -> Iterator[ReadRules]:
    """The presets, each value of each option with two mechanisms, and what only a few options together bring about."""
    yield from map(ReadRules, PRESETS)
    for preset in ("cardgames-zone", "pagat-scat"):
        for option in OPTIONS:
            yield from playable_values(preset, option)
    yield named("cardgames-zone", {"knock_from": "never", "passing": "once", "lap_limit": 9})
    yield named("cardgames-zone", {"knock_from": "never", "passing": "never", "lap_limit": 1})
    yield named("cardgames-zone", {"three_aces": "fire", "thirty_one": "fire", "weak_knock_below": 1})
    yield named("cardgames-zone", {"passing": "never", "renew_789": "optional", "buy_back": True, "lives": 1})
    yield named("cardgames-zone", {"swimming": "none", "lives": 1, "points_limit": 1})
