"""Timing shared by the benchmark programs.

All contestants of a program take turns, repeat by repeat, so that a change in
the machine's load meets all of them alike; a ratio is taken within one repeat.
One-core contestants are timed in CPU seconds of the process, which leaves out
the time that the machine gave to others; contestants that use several cores
are timed by the wall clock.
"""

from __future__ import annotations

import os
import platform
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

__all__ = [
    "Contestant",
    "Play",
    "Result",
    "Spread",
    "amount",
    "interleave",
    "machine",
    "print_table",
    "rate",
]


Play = Callable[[int], tuple[int, float]]


@dataclass(frozen=True)
class Contestant:
    """Something that plays games at random, or by a bot, as fast as it can.

    `play(n)` plays at least n games and returns how many it played and how
    many decisions players took in them (chance events are not counted).
    """

    name: str
    driver: str
    play: Play
    cores: int = 1


@dataclass(frozen=True)
class Spread:
    """A median with the lowest and the highest of the repeats."""

    median: float
    low: float
    high: float

    @classmethod
    def of(cls, values: Sequence[float]) -> Spread:
        """The spread of at least one value."""
        return cls(statistics.median(values), min(values), max(values))

    def as_json(self) -> dict[str, float]:
        """Rounded to four significant digits."""
        found = {"median": self.median, "min": self.low, "max": self.high}
        return {key: float(f"{x:.4g}") for key, x in found.items()}


@dataclass
class Result:
    """Rates of one contestant, one entry a repeat, in units a second."""

    contestant: Contestant
    decisions: list[float] = field(default_factory=list)
    games: list[float] = field(default_factory=list)

    def ratio_to(self, other: Result) -> list[float]:
        """Decisions a second of this one over the other's, repeat by repeat."""
        return [a / b for a, b in zip(self.decisions, other.decisions, strict=True)]

    def as_json(self) -> dict[str, object]:
        """What was measured, as plain data."""
        return {
            "name": self.contestant.name,
            "driver": self.contestant.driver,
            "cores": self.contestant.cores,
            "decisions_per_second": Spread.of(self.decisions).as_json(),
            "games_per_second": Spread.of(self.games).as_json(),
        }


@dataclass(frozen=True)
class _Run:
    """One run: seconds by the wall clock and of CPU time in all threads, games and decisions."""

    wall: float
    cpu: float
    games: int
    decisions: float


def _run(contestant: Contestant, games: int) -> _Run:
    wall, cpu = time.perf_counter(), time.process_time()
    played, decisions = contestant.play(games)
    return _Run(time.perf_counter() - wall, time.process_time() - cpu, played, decisions)


def _warm_up(contestant: Contestant, seconds: float) -> int:
    """Runs once for compilation and caches, then finds how many games fill `seconds`."""
    _run(contestant, 1)
    games = 1
    while True:
        run = _run(contestant, games)
        spent = run.cpu / contestant.cores
        if spent >= seconds / 5:
            return max(1, round(run.games * seconds / spent))
        games *= 4


def interleave(contestants: Sequence[Contestant], repeats: int, seconds: float) -> tuple[list[Result], float]:
    """Measures all contestants in turns.

    Returns their results in the given order, and the share (0 to 1) of the
    wall clock's time that the one-core runs did not get, as others used the machine.
    """
    batches = []
    for c in contestants:
        _progress(f"warming up {c.name}, {c.driver}")
        batches.append(_warm_up(c, seconds))
    results = [Result(c) for c in contestants]
    wall = cpu = 0.0
    for i in range(repeats):
        for result, games in zip(results, batches, strict=True):
            c = result.contestant
            _progress(f"repeat {i + 1} of {repeats}: {c.name}, {c.driver}")
            run = _run(c, games)
            spent = run.cpu if c.cores == 1 else run.wall
            result.decisions.append(run.decisions / spent)
            result.games.append(run.games / spent)
            if c.cores == 1:
                wall += run.wall
                cpu += run.cpu
    _progress("")
    return results, max(0.0, 1 - cpu / wall) if wall else 0.0


def _progress(text: str) -> None:
    if sys.stderr.isatty():
        sys.stderr.write("\r\x1b[K" + text)
        sys.stderr.flush()


def machine() -> dict[str, object]:
    """What the figures were measured on."""
    cpu = platform.processor() or platform.machine()
    try:
        with Path("/proc/cpuinfo").open(encoding="ascii", errors="replace") as f:
            cpu = next(line.split(":")[1].strip() for line in f if line.startswith("model name"))
    except (OSError, StopIteration):
        pass
    return {
        "cpu": cpu,
        "cores": len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count(),
        "python": platform.python_version(),
        "load_before": round(os.getloadavg()[0], 2),
    }


def print_table(header: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Prints rows below their header, first two columns left-aligned."""
    widths = [max(len(r[i]) for r in [header, *rows]) for i in range(len(header))]
    for row in [header, ["-" * w for w in widths], *rows]:
        cells = (cell.ljust(w) if i < 2 else cell.rjust(w) for i, (cell, w) in enumerate(zip(row, widths, strict=True)))
        print("  ".join(cells).rstrip())


def amount(x: float) -> str:
    """12.3 M, 456 k or 7.8: a rate for people."""
    for limit, unit in ((1e6, " M"), (1e3, " k")):
        if x >= limit:
            return f"{x / limit:.3g}{unit}"
    return f"{x:.3g}"


def rate(values: Sequence[float]) -> str:
    """Median and range of some repeats' rates."""
    s = Spread.of(values)
    return f"{amount(s.median)} ({amount(s.low)}–{amount(s.high)})"
