"""Why a move is the best that the expert has found, in the words that all players have for it.

What is said is true of the cards; where nothing that can be said in a few words is, the figures are what speaks.
"""

from __future__ import annotations

from collections.abc import Sequence

from schwimmen.bots.bot import Reason, ReasonKind
from schwimmen.bots.knocking import is_last_turn
from schwimmen.bots.sharp import SAFE, Memory, turn_order
from schwimmen.bots.sight import PASS, Candidate
from schwimmen.moves import Kind, Move
from schwimmen.view import View

__all__ = ["explained"]

RISKY = 0.5
"""Who loses a life more often than this does not knock because the hand is good enough."""
_PLAIN = {
    Kind.STAY: ReasonKind.WAITS,
    Kind.RENEW: ReasonKind.RENEWS,
    Kind.KEEP: ReasonKind.KEEPS_HAND,
    Kind.SWITCH: ReasonKind.SWITCHES_HAND,
}


def explained(view: View, move: Move, lose: float | None = None) -> Reason:
    """Why that move is the best for the seat whose view it is; ``lose``: the chance to lose a life by it, if known."""
    sight = Memory(view)
    if move.kind is Kind.DISCARD:
        return _discard(sight, next(one for one in sight.discards if one.move == move))
    if move.kind in (Kind.EXCHANGE, Kind.ALL):
        return _exchange(sight, next(one for one in sight.exchanges if one.move == move))
    now = sight.value / 2
    if move.kind is Kind.KNOCK:
        if lose is not None and lose < SAFE:
            return Reason(ReasonKind.KNOCKS_SAFE, now, chance=lose)
        return Reason(ReasonKind.KNOCKS if lose is None or lose < RISKY else ReasonKind.DOES_BEST, now)
    if move.kind is Kind.PASS:
        return Reason(_pass(sight), now)
    if move.kind in (Kind.TAKE, Kind.DRAW):
        return _draw(sight, move.kind)
    kind = _PLAIN[move.kind]
    return Reason(kind, None if kind is ReasonKind.RENEWS else now)


def _exchange(sight: Memory, chosen: Candidate) -> Reason:
    view, best = sight.view, sight.best_now(sight.exchanges)
    nobody = is_last_turn(view) and (view.knocker is None or turn_order(view)[1] == view.knocker)
    seat = None
    if sight.finishes(chosen.hand):
        kind = ReasonKind.FINISHES
    elif chosen.value < best.value:
        if not is_last_turn(view) and sight.prospect(chosen.hand) > sight.prospect(best.hand):
            kind = ReasonKind.BUILDS
        elif not nobody and sight.gift(chosen) < sight.gift(best):
            kind, seat = ReasonKind.LEAVES_LESS, turn_order(view)[1]
        else:
            kind = ReasonKind.DOES_BEST
    elif chosen.value > sight.value:
        kind = ReasonKind.ALL_THREE if chosen.move.kind is Kind.ALL else ReasonKind.IMPROVES
        if is_last_turn(view):
            kind = ReasonKind.LAST_TURN
    elif PASS not in view.legal:
        kind = ReasonKind.FORCED
    elif not nobody and chosen.value == sight.value and sight.gift(chosen) < sight.worth.value(sight.open):
        kind, seat = ReasonKind.DENIES, turn_order(view)[1]
    elif not is_last_turn(view) and sight.prospect(chosen.hand) > sight.prospect(sight.hand):
        kind = ReasonKind.BUILDS
    else:
        kind = ReasonKind.DOES_BEST
    return Reason(kind, chosen.value / 2, chosen.move.give, seat)


def _discard(sight: Memory, chosen: Candidate) -> Reason:
    best = sight.best_now(sight.discards)
    if sight.finishes(chosen.hand):
        kind = ReasonKind.FINISHES
    elif chosen.value >= best.value:
        kind = ReasonKind.THROWS
    elif sight.view.knocker is None and sight.prospect(chosen.hand) > sight.prospect(best.hand):
        kind = ReasonKind.BUILDS
    else:
        kind = ReasonKind.DOES_BEST
    return Reason(kind, chosen.value / 2, chosen.move.give)


def _pass(sight: Memory) -> ReasonKind:
    """Why one keeps what one has."""
    if _highest(sight.exchanges) > sight.value:
        return ReasonKind.DOES_BEST
    return ReasonKind.LAST_TURN_KEEPS if is_last_turn(sight.view) else ReasonKind.NOTHING_BETTER


def _draw(sight: Memory, kind: Kind) -> Reason:
    """Why one takes the open card, or leaves it."""
    taken = max(sight.takes, key=lambda candidate: candidate.strength, default=None)
    helps = taken is not None and taken.value > sight.value
    if kind is Kind.TAKE and taken is not None and helps:
        why = ReasonKind.FINISHES if sight.finishes(taken.hand) else ReasonKind.TAKES
        return Reason(why, taken.value / 2, sight.view.centre)
    if kind is Kind.DRAW and taken is not None:
        return Reason(ReasonKind.DRAWS, sight.value / 2)
    return Reason(ReasonKind.DOES_BEST, sight.value / 2)


def _highest(candidates: Sequence[Candidate]) -> int:
    return max((candidate.value for candidate in candidates), default=0)
