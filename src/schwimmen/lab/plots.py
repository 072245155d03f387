"""The standings of an arena as a picture, SVG or PNG."""

from __future__ import annotations

from pathlib import Path

import matplotlib as mpl
from matplotlib.figure import Figure

from schwimmen.lab.standings import Standings

__all__ = ["SUFFIXES", "draw"]

SUFFIXES = (".svg", ".png")


def draw(found: Standings, fair: float, labels: tuple[str, str], file: Path) -> None:
    """Shares and ratings with their intervals, the best player on top; ``labels``: of the two axes.

    ``fair`` is the share of equals. The same standings give the same SVG, byte for byte.
    """
    players = found.players[::-1]
    places = range(len(players))
    with mpl.rc_context({"svg.hashsalt": "schwimmen", "svg.fonttype": "none"}):
        figure = Figure(figsize=(9, 1.2 + 0.35 * len(players)), layout="constrained")
        left, right = figure.subplots(1, 2, sharey=True)
        left.errorbar([one.share for one in players], places, xerr=[one.within for one in players], fmt="o", capsize=3)
        left.axvline(fair, color="grey", linewidth=1, linestyle="--")
        left.set_yticks(places, [one.name for one in players])
        left.set_xlabel(labels[0])
        right.errorbar(
            [one.rating for one in players], places, xerr=[one.rating_within for one in players], fmt="o", capsize=3
        )
        right.set_xlabel(labels[1])
        figure.savefig(file, metadata={"Date": None} if file.suffix == ".svg" else {"Software": None})
