"""When a hand is high enough to knock, and how a round among computer players comes to its end.

Nothing in the rules ends a round in which two players exchange for ever. So the bar for a knock falls, slowly
at first, from some lap on, and ``TIRING`` laps later any hand will do; where nobody may knock, a player
who is tired does what brings the end nearer: passes, or draws instead of taking.
"""

from __future__ import annotations

from schwimmen.events import EventKind
from schwimmen.moves import Kind, Move
from schwimmen.rules.options import Options
from schwimmen.view import View

__all__ = [
    "TIRING",
    "fatigue",
    "is_last_turn",
    "knock_bar",
    "passes_in_a_row",
    "patience",
    "quits",
    "stands",
    "tired",
    "voiding",
]

PATIENCE = 4
PATIENCE_DRAWING = 9
"""Laps in which the bar does not fall; where cards are drawn, a round takes longer."""
TIRING = 8
"""So many laps later it has fallen below every hand."""

STANDS_FROM = 58
"""Half points from which a hand is passed on for good (`passing = out`), falling like the bar for a knock."""

CONTENT = 60
"""Half points with which everybody knocks, however much they ask."""

# Points by number of players, 2, 3, … ; the last for all above. In equilibrium among players who exchange well
# and knock at a bar, it is 24 for two and 29 or a little more from three on.
_COMMERCE = (24.0, 29.0, 29.0, 29.5)
_DRAW = (25.0, 24.0, 23.5, 23.0)


def patience(options: Options) -> int:
    """Laps in which the bar does not fall."""
    return PATIENCE if options.mechanism == "commerce" else PATIENCE_DRAWING


def fatigue(view: View) -> int:
    """Half points by which the bar has fallen: once one is tired, more than any hand can be short of it."""
    over = max(0, view.lap - patience(view.options))
    return over * over


def tired(view: View) -> bool:
    """Whether this round should come to its end by whatever ends it."""
    return view.lap >= patience(view.options) + TIRING


def knock_bar(view: View, more: int = 0) -> int:
    """Half points from which a careful player knocks; ``more``: those that somebody asks beyond that.

    It is half as many where cards are drawn: there every point more or less changes much.
    """
    options, players = view.options, len(view.seats)
    drawing = options.mechanism == "draw_discard"
    bars = _DRAW if drawing else _COMMERCE
    bar = int(2 * bars[min(players, len(bars) + 1) - 2]) + _adjustment(options)
    more = more // 2 if drawing else more
    bar = max(bar, min(bar + more, CONTENT)) if more > 0 else bar + more
    if options.points_limit:  # at or below the limit a knock costs a life for certain
        bar = max(bar, 2 * options.points_limit + 1)
    bar = max(bar, 2 * options.weak_knock_below)
    return bar - fatigue(view)


def _adjustment(options: Options) -> int:
    """Half points for what a knock risks, and for what waiting costs."""
    adjustment = 0
    if options.knocker_tie == "alone":
        adjustment += 1
    elif options.knocker_tie == "safe":
        adjustment -= 1
    if options.knocker_penalty != "none":
        adjustment += 2
    if options.mechanism == "commerce" and options.passing == "never":
        adjustment -= 2  # who does not knock must spoil a good hand
    return adjustment


def quits(view: View) -> bool:
    """Whether to pass so that the round comes to its end: where passing can end it (R4.5, R4.6)."""
    return tired(view) and (view.options.empty_stock == "showdown" or view.options.passing == "out")


def is_last_turn(view: View) -> bool:
    """Whether this is the last turn for certain: somebody knocked, or all others have passed out (R4.6, R5.3)."""
    alone = view.options.passing == "out" and len(view.passed) == len(view.seats) - 1
    return view.knocker is not None or alone


def stands(view: View, value: int) -> bool:
    """Whether a hand of that many half points is good enough to pass on for good (R4.6)."""
    return view.options.passing == "out" and value >= STANDS_FROM - fatigue(view)


def voiding(view: View, move: Move) -> bool:
    """Whether this move ends the round for want of cards with nobody losing (R4.5, R4.9).

    Nobody who plays by itself should do that: among players who all did, a match would never end.
    """
    options = view.options
    if options.empty_stock != "void":
        return False
    if move.kind is Kind.DRAW:
        return view.stock_size == 1
    if options.passing == "out" or view.stock_size >= 3 or view.knocker is not None:
        return False
    if move.kind is Kind.PASS:
        return passes_in_a_row(view) + 1 == len(view.seats)
    return move.kind is Kind.STAY and passes_in_a_row(view) == len(view.seats)


def passes_in_a_row(view: View) -> int:
    """How long the chain of passes is that no exchange has broken (R4.4)."""
    chain = 0
    for event in reversed(view.history):
        if event.kind is EventKind.PASSED:
            chain += 1
        elif event.kind is not EventKind.STAYED:
            break
    return chain
