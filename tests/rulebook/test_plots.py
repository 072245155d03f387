"""Plots: every value is where its scale says, whatever the values."""

from __future__ import annotations

import itertools
import re

import pytest

from schwimmen.rulebook.plots import HEIGHT, WIDTH, Column, bar, columns


def drawn(*found: Column, level: float | None = None) -> str:
    return columns(found, "what <it> shows", lambda value: f"{value:g}", level)


def scale(svg: str) -> dict[float, float]:
    """Where each number of the scale stands."""
    grid = [float(y) for y in re.findall(r'<line class="grid[^"]*" [^>]*y1="([\d.]+)"', svg)]
    names = [float(name) for name in re.findall(r'text-anchor="end">([^<]+)<', svg)]
    return dict(zip(names, grid, strict=True))


@pytest.mark.parametrize("values", [(0.25, 0.1), (0.004, 0.31), (-0.2, 0.3), (-3, -1), (0, 0), (700, 20)])
def test_columns_reach_from_nothing_to_their_value(values: tuple[float, ...]) -> None:
    svg = drawn(*(Column(str(value), value) for value in values))
    marks = scale(svg)
    assert 0 in marks
    assert min(marks) <= min(values)
    assert max(marks) >= max(values)
    assert 2 <= len(marks) <= 7
    (low, bottom), (high, top) = min(marks.items()), max(marks.items())
    boxes = re.findall(r'<rect class="value" x="[\d.]+" y="([\d.]+)" width="[\d.]+" height="([\d.]+)"', svg)
    for value, (y, height) in zip(values, boxes, strict=True):
        wanted = bottom - (value - low) / (high - low) * (bottom - top)
        ends = {float(y), float(y) + float(height)}
        assert min(abs(end - wanted) for end in ends) < 0.2
        assert min(abs(end - marks[0]) for end in ends) < 0.2


def test_nothing_is_drawn_outside() -> None:
    svg = drawn(*(Column(f"{i}½", 0.1, 5.0) for i in range(30)), level=0.4)
    for x in re.findall(r'\bx[12]?="([\d.-]+)"', svg):
        assert 0 <= float(x) <= WIDTH
    for y in re.findall(r'\by[12]?="([\d.-]+)"', svg):
        assert 0 <= float(y) <= HEIGHT
    assert 'class="level"' in svg


def test_labels_leave_each_other_room_and_the_last_one_is_there() -> None:
    svg = drawn(*(Column(f"{i}", 1) for i in range(26)))
    places = [float(x) for x in re.findall(r'<text x="([\d.]+)" y="[\d.]+" text-anchor="middle">', svg)]
    assert ">25</text>" in svg
    assert min(b - a for a, b in itertools.pairwise(places)) >= 20


def test_what_is_said_of_a_plot_is_text() -> None:
    assert 'aria-label="what &lt;it&gt; shows"' in drawn(Column("<", 1))
    assert ">&lt;</text>" in drawn(Column("<", 1))


def test_a_bar_is_as_long_as_its_share() -> None:
    assert '<rect class="value" width="12.5"' in bar(0.125)
