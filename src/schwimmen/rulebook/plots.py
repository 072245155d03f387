"""Plots as SVG without a script or a style of their own: the pages' style sheet gives the colours."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from html import escape

__all__ = ["Column", "bar", "columns"]

WIDTH, HEIGHT = 340, 190
LEFT, TOP, BOTTOM = 40, 8, 20
LABEL_WIDTH = 21
"""Of a label with three signs, so that neighbours don't touch."""


@dataclass(frozen=True, slots=True)
class Column:
    """A column: what stands below it, its value, and half of its interval's width."""

    name: str
    value: float
    within: float = 0.0


def bar(share: float) -> str:
    """A share of a whole beside its number, which says the same."""
    return (
        '<svg class="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">'
        '<rect class="ground" width="100" height="10"/>'
        f'<rect class="value" width="{_n(100 * share)}" height="10"/></svg>'
    )


def columns(found: Sequence[Column], label: str, written: Callable[[float], str], level: float | None = None) -> str:
    """Columns over a scale that ``written`` writes; ``level`` is a line across, to compare with."""
    ticks = _ticks(found, level)
    bottom, top = ticks[0], ticks[-1]

    def y(value: float) -> float:
        return TOP + (top - min(max(value, bottom), top)) / (top - bottom) * (HEIGHT - TOP - BOTTOM)

    inside = "".join((*_grid(ticks, y, written), *_columns(found, y)))
    if level is not None:
        inside += f'<line class="level" x1="{LEFT}" x2="{WIDTH}" y1="{_n(y(level))}" y2="{_n(y(level))}"/>'
    return (
        f'<svg class="plot" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(label)}" focusable="false">'
        f"{inside}</svg>"
    )


def _grid(ticks: Sequence[float], y: Callable[[float], float], written: Callable[[float], str]) -> Iterator[str]:
    for tick in ticks:
        kind = "grid zero" if tick == 0 else "grid"
        yield f'<line class="{kind}" x1="{LEFT}" x2="{WIDTH}" y1="{_n(y(tick))}" y2="{_n(y(tick))}"/>'
        yield f'<text x="{LEFT - 4}" y="{_n(y(tick) + 3.5)}" text-anchor="end">{escape(written(tick))}</text>'


def _columns(found: Sequence[Column], y: Callable[[float], float]) -> Iterator[str]:
    step = (WIDTH - LEFT) / max(len(found), 1)
    every = math.ceil(LABEL_WIDTH / step)
    for place, one in enumerate(found):
        middle = LEFT + (place + 0.5) * step
        ends = sorted((y(0), y(one.value)))
        wide = min(0.7 * step, 36)
        yield (
            f'<rect class="value" x="{_n(middle - wide / 2)}" y="{_n(ends[0])}" width="{_n(wide)}" '
            f'height="{_n(ends[1] - ends[0])}"/>'
        )
        if one.within:
            above, below = y(one.value + one.within), y(one.value - one.within)
            yield f'<line class="within" x1="{_n(middle)}" x2="{_n(middle)}" y1="{_n(above)}" y2="{_n(below)}"/>'
        if (len(found) - 1 - place) % every == 0:
            yield f'<text x="{_n(middle)}" y="{HEIGHT - 6}" text-anchor="middle">{escape(one.name)}</text>'


def _ticks(found: Sequence[Column], level: float | None) -> list[float]:
    """Round numbers from below everything to above it, 0 among them."""
    reached = [0.0, level or 0.0, *(one.value for one in found)]
    low, high = min(reached), max(reached)
    if high == low:
        high = low + 1
    raw = (high - low) / 4
    power = 10.0 ** math.floor(math.log10(raw))
    step = next(power * factor for factor in (1, 2, 2.5, 5, 10) if power * factor >= raw * (1 - 1e-9))
    first, last = math.floor(low / step + 1e-9), math.ceil(high / step - 1e-9)
    return [round(number * step, 10) for number in range(first, last + 1)]


def _n(number: float) -> str:
    """A coordinate, short."""
    return f"{number:.1f}".removesuffix(".0")
