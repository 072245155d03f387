"""The expert: imagines a thousand ways in which the round may go on, for every move (`schwimmen.mind`).

It plays for the match, believes of each opponent's hand what its moves tell, and knows no card that it can't see.
Until its thinking is compiled, or where that can't be, it plays by what it has learnt alone (`schwimmen.mind.policy`).
"""

from __future__ import annotations

import logging
import random
from functools import cache

from schwimmen.bots.bot import Decision, Reason, ReasonKind
from schwimmen.bots.knocking import is_last_turn, tired
from schwimmen.bots.sharp import SAFE, Memory, Sharp, turn_order
from schwimmen.bots.solid import Solid
from schwimmen.mind import intuition, thinking
from schwimmen.mind.weights import BadWeights
from schwimmen.moves import Kind, Move
from schwimmen.view import View

__all__ = ["Expert", "explained"]

MILLISECONDS = 3.0
"""For one decision; longer thinking has not been found to win more."""

_log = logging.getLogger(__name__)


class Expert:
    """Plays by what the imagined rest of the round tells, and by what it has learnt."""

    name = "expert"

    def __init__(self) -> None:
        self._sharp, self._solid = Sharp(), Solid()

    def decide(self, view: View, rng: random.Random) -> Decision:
        """The move for the seat whose view it is."""
        if tired(view):  # the round is to end, whatever that costs
            return self._solid.decide(view, rng)
        if thinking.is_warm():
            best = thinking.think(view, 1 + rng.getrandbits(60), milliseconds=MILLISECONDS)[0]
            return Decision(best.move, explained(view, best.move, best.lose))
        try:
            move = intuition.best_move(view)
        except BadWeights as fault:
            _tell(str(fault))
            return self._sharp.decide(view, rng)
        return Decision(move, explained(view, move))


@cache
def _tell(fault: str) -> None:
    """Log what is wrong with the weights, once."""
    _log.warning("the expert plays as the sharp player does: %s", fault)


def explained(view: View, move: Move, lose: float | None = None) -> Reason:
    """Why a move is the best, in the words that all players have for it; ``lose``: the chance to lose a life by it."""
    sight = Memory(view)
    found = {candidate.move: candidate for candidate in (*sight.exchanges, *sight.discards)}
    cards, seat, chance = move.give, None, None
    if move in found:
        chosen = found[move]
        now = sight.value if len(sight.hand) == 3 else 0
        highest = max(candidate.value for candidate in found.values())
        value = chosen.value / 2
        if sight.finishes(chosen.hand):
            kind = ReasonKind.FINISHES
        elif move.kind is Kind.DISCARD:
            kind = ReasonKind.THROWS
        elif is_last_turn(view):
            kind = ReasonKind.LAST_TURN
        elif chosen.value < highest and chosen.value >= now:
            kind, seat = ReasonKind.DENIES, turn_order(view)[1]
        elif chosen.value <= now:
            kind = ReasonKind.BUILDS
        else:
            kind = ReasonKind.ALL_THREE if move.kind is Kind.ALL else ReasonKind.IMPROVES
    elif move.kind is Kind.KNOCK:
        safe = lose is not None and lose < SAFE
        kind, value, chance = ReasonKind.KNOCKS_SAFE if safe else ReasonKind.KNOCKS, sight.value / 2, lose
    elif move.kind is Kind.PASS:
        kind, value = ReasonKind.LAST_TURN_KEEPS if is_last_turn(view) else ReasonKind.NOTHING_BETTER, sight.value / 2
    elif move.kind is Kind.TAKE:
        taken = max(sight.takes, key=lambda candidate: candidate.strength)
        kind, value, cards = ReasonKind.TAKES, taken.value / 2, view.centre
        if sight.finishes(taken.hand):
            kind = ReasonKind.FINISHES
    else:
        kind, value = _PLAIN[move.kind], sight.value / 2
    return Reason(kind, None if kind is ReasonKind.RENEWS else value, cards, seat, chance)


_PLAIN = {
    Kind.STAY: ReasonKind.WAITS,
    Kind.RENEW: ReasonKind.RENEWS,
    Kind.KEEP: ReasonKind.KEEPS_HAND,
    Kind.SWITCH: ReasonKind.SWITCHES_HAND,
    Kind.DRAW: ReasonKind.DRAWS,
}
