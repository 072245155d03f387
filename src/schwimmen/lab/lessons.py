"""Lessons for the policy: decisions in matches of all kinds, each with what a search found of every legal move."""

from __future__ import annotations

import hashlib
import json
import random
import zipfile
from array import array
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from schwimmen.lab import field, flat, kinds, matches, random_play, sparring, teaching
from schwimmen.lab.loops import loop_over
from schwimmen.mind import compiled, memory, seen
from schwimmen.rules.options import OPTIONS, Mechanism, Options, OptionSpec, RulesError
from schwimmen.rules.presets import PRESETS

__all__ = ["Lesson", "Lessons", "bound", "collect", "kept", "noted"]

_LOOP = loop_over(teaching, (*compiled.MODULES, random_play, sparring, flat, kinds, teaching))

SEATS = (2, 2, 2, 2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5, 6, 6, 6, 7, 8, 9)
"""As often as a number of seats stands here."""

LAPS, ROUNDS = 40, 60

SPARRING = [
    *[(sparring.GREEDY, 2 * bar) for bar in range(20, 31)],
    *[(sparring.GREEDY, 2 * bar) for bar in range(22, 30)],
    (sparring.RISING_BAR, 42),
    (sparring.RISING_BAR, 34),
    (sparring.RISING_BAR, 38),
    (sparring.REPLACEMENT, 52),
    (sparring.REPLACEMENT, 50),
    (sparring.TRADER, 0),
    (sparring.BOLD, 0),
]


@dataclass
class Lessons:
    """``rules``: rules vectors, ``rules_of`` which of them is a lesson's; ``owns``: `seen.OWN` numbers a lesson;
    ``us`` between two of ``starts``: as much of ``u`` as there is; ``values``: 32 numbers a lesson, by legal move what
    it is worth beside the best (in `response`: beside the player's own choice), in lives.
    """

    rules: NDArray[np.int64]
    rules_of: NDArray[np.int64]
    owns: NDArray[np.int64]
    starts: NDArray[np.int64]
    us: NDArray[np.int8]
    values: NDArray[np.float32]

    def __len__(self) -> int:
        return len(self.rules_of)


def kept(folder: Path | None, name: str, source: Any, make: Callable[[], Lessons]) -> Lessons:
    """The lessons of a book in a folder; where it isn't there, or damaged, those that are made, which it then holds.

    ``source``: all that the lessons follow from, as JSON has it. Its hash is part of the file's name, so that a book
    of that ``name`` from another run is another file.
    """
    if folder is None:
        return make()
    mark = hashlib.sha256(json.dumps(source).encode()).hexdigest()[:12]
    file = folder / f"{name}-{mark}.npz"
    try:
        with file.open("rb") as there, np.load(there) as known:
            return Lessons(**{part: known[part] for part in known.files})
    except (FileNotFoundError, EOFError, TypeError, ValueError, zipfile.BadZipFile):
        book = make()
    folder.mkdir(parents=True, exist_ok=True)
    begun = file.with_suffix(".part")
    with begun.open("wb") as content:
        np.savez(content, **vars(book))
    begun.replace(file)
    return book


def random_rules(rng: random.Random, mechanism: Mechanism | None = None) -> Options:
    """Rules that people may play: a preset, and often with some options changed, any of them.

    ``mechanism``: those with that one alone.
    """
    while True:
        options = _any_rules(rng)
        if mechanism in (None, options.mechanism):
            return options


def _any_rules(rng: random.Random) -> Options:
    dice = rng.random()
    name = "cardgames-zone" if dice < 0.5 else "pagat-scat" if dice < 0.7 else rng.choice(list(PRESETS))
    options = PRESETS[name].options
    if rng.random() < 0.45:
        return options
    changed = rng.choice((1, 1, 2, 3, 5, 8, 12))
    while True:
        values = {spec.name: _value(spec, rng) for spec in rng.sample(list(OPTIONS.values()), changed)}
        try:
            return Options.from_dict(values, options)
        except RulesError:
            continue


def _value(spec: OptionSpec, rng: random.Random) -> Any:
    if spec.kind == "set":
        return tuple(sorted(rng.sample(spec.values, rng.randint(1, len(spec.values)))))
    if spec.name in ("lap_limit", "lives"):
        return rng.choice(spec.values[:6])
    return rng.choice(spec.values)


def collect(
    lessons: int,
    seed: int,
    *,
    effort: int,
    net: Sequence[int] | None = None,
    policies: float = 0.0,
    drawing: bool = False,
    rounds: int = ROUNDS,
    interpreted: bool = False,
) -> Lessons:
    """So many lessons, or a few more; ``policies``: how often a seat is played by the policy with that ``net``.

    ``drawing``: only under rules by which cards are drawn. ``rounds``: the most of a match. ``interpreted``: by
    CPython, for a few.
    """
    rng = random.Random(seed)
    w, m = memoryview(bytearray(8 * kinds.FLOATS)).cast("d"), memoryview(bytearray(8 * teaching.WHOLES)).cast("q")
    m[teaching.EFFORT] = effort
    if net is not None:
        m[memory.NET : memory.SCRATCH] = memoryview(array("q", net))
        m[memory.TAUGHT] = 1
    tables: list[tuple[int, ...]] = []
    found: list[Lesson] = []
    deal = 0
    while len(found) < lessons:
        options = random_rules(rng, "draw_discard" if drawing else None)
        seats = min(rng.choice(SEATS), options.max_players)
        plan = matches.plan_of(
            [
                (matches.seed_of(seed, deal + number), rng.randrange(seats), _players(rng, seats, policies))
                for number in range(1 if seats > 4 else 3)
            ]
        )
        deal += len(plan)
        m[teaching.FILLED] = 0
        rows = _LOOP(options.vector, seats, plan, LAPS, rounds, w, m, interpreted)
        assert not (rows[:, field.WINNER] == field.ILLEGAL).any()
        found += noted(np.asarray(m), len(tables))
        tables.append(options.vector)
    return bound(tables, found)


def bound(tables: Sequence[tuple[int, ...]], found: Sequence[Lesson]) -> Lessons:
    """All these lessons, by those tables of rules."""
    starts = np.zeros(len(found) + 1, np.int64)
    np.cumsum([len(lesson.u) for lesson in found], out=starts[1:])
    return Lessons(
        np.array(tables, np.int64),
        np.array([lesson.rules for lesson in found], np.int64),
        np.array([lesson.own for lesson in found]),
        starts,
        np.concatenate([lesson.u for lesson in found]),
        np.array([lesson.values for lesson in found]),
    )


@dataclass(frozen=True, slots=True)
class Lesson:
    """One of `Lessons`."""

    rules: int
    own: matches.Numbers
    u: NDArray[np.int8]
    values: NDArray[np.float32]


def noted(m: matches.Numbers, rules: int) -> Iterator[Lesson]:
    """What `teaching` has written."""
    at, end = teaching.FIRST, teaching.FIRST + int(m[teaching.FILLED])
    while at < end:
        size = int(m[at])
        own, count = m[at + 1 : at + 1 + seen.OWN], int(m[at + 1 + seen.OWN])
        start = at + 2 + seen.OWN
        values = np.zeros(32, np.float32)
        values[:count] = m[start : start + count] / teaching.MILLION
        yield Lesson(rules, own.copy(), m[start + count : at + size].astype(np.int8), values)
        at += size


def _players(rng: random.Random, seats: int, policies: float) -> list[tuple[int, int]]:
    """By seat kind and parameter."""
    found: list[tuple[int, int]] = []
    for _ in range(seats):
        dice = rng.random()
        if dice < policies:
            found.append((kinds.POLICY, 0))
        elif dice < policies + 0.5 * (1 - policies):
            found.append((kinds.EXPERT, 0))
        else:
            found.append(rng.choice(SPARRING))
    return found
