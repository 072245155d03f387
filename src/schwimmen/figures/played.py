"""What rounds among computer players came to: how they ended, who lost, what knocks and kept hands were worth.

Only whole numbers are kept, so that figures of different runs can be added; every share comes with its standard error.
`schwimmen.lab.statistics` makes them; ``played.json`` holds those of the presets.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

from schwimmen.rules.options import Options

__all__ = ["MOST_PLAYERS", "SHIPPED", "Knock", "Measured", "Played", "Shipped", "most_lives", "rate", "shipped"]

MOST_PLAYERS = 9
"""Players at the largest table that figures are made for, unless more are asked for."""

SHIPPED = "played.json"
"""The file with the presets' figures, beside this one."""


@dataclass(frozen=True, slots=True)
class Measured:
    """A mean over so many cases, each from 0 to ``most``, and its standard error."""

    mean: float
    error: float
    cases: int
    most: int = 1

    @property
    def below(self) -> float:
        """What the true mean is below where all cases were 0: a larger one gives that fewer than 5 times in 100."""
        return self.most * float(1 - 0.05 ** (1 / self.cases))


def rate(sum_: int, cases: int, most: int = 1) -> Measured | None:
    """The mean of so many whole numbers from 0 to ``most`` with that sum; None where there are none.

    The error is that of a case more of 0 and of ``most``, so that three knocks that all won don't seem certain; with
    ``most`` above 1 it is an upper bound.
    """
    if not cases:
        return None
    careful = (sum_ + most) / (cases + 2)
    return Measured(sum_ / cases, math.sqrt(careful * (most - careful) / cases), cases, most)


def most_lives(options: Options) -> int:
    """The most lives that a player can lose in a round (R7.7, R7.8)."""
    return 2 if options.knocker_penalty != "none" or options.weak_knock_below else 1


@dataclass(frozen=True, slots=True)
class Knock:
    """Knocks with hands of one value: how many, in how many the knocker lost, how many a 31 or fire caught."""

    knocks: int
    lost: int
    caught: int


@dataclass(frozen=True)
class Played:
    """Rounds of so many players. Places count from the dealer's left, the dealer is the last; values are half points.

    ``lost``: lives lost by place. ``kept``, ``given``: by the value of the dealer's first hand, how many dealers a coin
    told to keep it or to give it up, and the lives that they lost. ``matches``: those that began with so many players,
    ``won`` by the winner's place in the first round. ``stood``: by lives, how many came to have so many at a table of
    so many players, each once a match, and how many of them won it.
    """

    players: int
    rounds: int = 0
    moves: int = 0
    given_up: int = 0
    ends: Mapping[str, int] = field(default_factory=dict)
    lost: tuple[int, ...] = ()
    knocks: Mapping[int, Knock] = field(default_factory=dict)
    kept: Mapping[int, tuple[int, int]] = field(default_factory=dict)
    given: Mapping[int, tuple[int, int]] = field(default_factory=dict)
    matches: int = 0
    won: tuple[int, ...] = ()
    stood: Mapping[int, tuple[int, int]] = field(default_factory=dict)

    @property
    def ended(self) -> int:
        """Rounds that came to their end."""
        return self.rounds - self.given_up

    def knock_from(self, value: int) -> Measured | None:
        """How often a knocker with at least that value lost a life."""
        chosen = [knock for one, knock in self.knocks.items() if one >= value]
        return rate(sum(knock.lost for knock in chosen), sum(knock.knocks for knock in chosen))

    def keeping(self, value: int, most: int) -> Measured | None:
        """Lives that a dealer loses more by keeping a hand of that value than by giving it up, ``most`` a round."""
        kept, given = (_lost(pairs, value, most) for pairs in (self.kept, self.given))
        if kept is None or given is None:
            return None
        return Measured(kept.mean - given.mean, math.hypot(kept.error, given.error), kept.cases + given.cases)

    @property
    def keep_from(self) -> int | None:
        """The value from which on a dealer should keep the first hand: of all bars the one that costs fewest lives.

        Each value counts as often as it was dealt; None where no dealer had a coin.
        """
        costs = {}
        for value in sorted(self.kept.keys() & self.given.keys()):
            (stayed, paid), (went, lost) = self.kept[value], self.given[value]
            costs[value] = ((stayed + went) * paid / stayed, (stayed + went) * lost / went)

        def cost(bar: int) -> float:
            return sum(keep if value >= bar else give for value, (keep, give) in costs.items())

        return min([*costs, max(costs) + 1], key=cost) if costs else None

    def to_json(self) -> dict[str, Any]:
        """As JSON, without what is nothing."""
        made: dict[str, Any] = {
            "rounds": self.rounds,
            "moves": self.moves,
            "given_up": self.given_up,
            "ends": dict(self.ends),
            "lost": list(self.lost),
            "knocks": {str(value): [one.knocks, one.lost, one.caught] for value, one in self.knocks.items()},
            "kept": {str(value): list(pair) for value, pair in self.kept.items()},
            "given": {str(value): list(pair) for value, pair in self.given.items()},
            "matches": self.matches,
            "won": list(self.won),
            "stood": {str(lives): list(pair) for lives, pair in self.stood.items()},
        }
        return {name: value for name, value in made.items() if value}

    @classmethod
    def from_json(cls, players: int, made: Mapping[str, Any]) -> Played:
        """From what `to_json` gives."""

        def pairs(name: str) -> dict[int, tuple[int, int]]:
            return {int(value): (cases, lost) for value, (cases, lost) in made.get(name, {}).items()}

        return cls(
            players,
            made.get("rounds", 0),
            made.get("moves", 0),
            made.get("given_up", 0),
            made.get("ends", {}),
            tuple(made.get("lost", ())),
            {int(value): Knock(*knock) for value, knock in made.get("knocks", {}).items()},
            pairs("kept"),
            pairs("given"),
            made.get("matches", 0),
            tuple(made.get("won", ())),
            pairs("stood"),
        )


def _lost(pairs: Mapping[int, tuple[int, int]], value: int, most: int) -> Measured | None:
    cases, lost = pairs.get(value, (0, 0))
    return rate(lost, cases, most)


@dataclass(frozen=True)
class Shipped:
    """The figures of the presets, and how they were made."""

    seed: int
    matches: int
    players: tuple[str, ...]
    presets: Mapping[str, Mapping[int, Played]]


@cache
def shipped() -> Shipped:
    """What `tools/played_figures.py` has written."""
    made = json.loads(files("schwimmen.figures").joinpath(SHIPPED).read_text(encoding="utf-8"))
    presets = {
        name: {int(players): Played.from_json(int(players), one) for players, one in tables.items()}
        for name, tables in made["presets"].items()
    }
    return Shipped(made["seed"], made["matches"], tuple(made["players"]), presets)
