"""The ways in which rules let a round end: what the rulebook lists and the statistics count."""

from __future__ import annotations

from schwimmen.events import EndedBy
from schwimmen.rules.options import Options

__all__ = ["ways_to_end"]


def ways_to_end(options: Options) -> tuple[EndedBy, ...]:
    """Those that these rules allow at some table, in the order of `EndedBy`."""
    draw = options.mechanism == "draw_discard"
    needs_stock = draw or options.passing in ("free", "once")  # the latter for a new centre
    possible = {
        EndedBy.KNOCK: options.knock_from != "never",
        EndedBy.THIRTY_ONE: options.thirty_one == "ends",
        EndedBy.FIRE: "fire" in (options.thirty_one, options.three_aces),
        EndedBy.STOCK: needs_stock and options.empty_stock == "showdown",
        EndedBy.ALL_PASSED: not draw and options.passing == "out",
        EndedBy.LAPS: options.lap_limit > 0,
        EndedBy.VOID: needs_stock and options.empty_stock == "void",
    }
    return tuple(by for by in EndedBy if possible[by])
