"""The expert: imagines a thousand ways in which the round may go on, for every move (`schwimmen.mind`).

It plays for the match, believes of each opponent's hand what its moves tell, and knows no card that it can't see.
Until its thinking is compiled, or where that can't be, it plays by what it has learnt alone (`schwimmen.mind.policy`).
"""

from __future__ import annotations

import logging
import random
from functools import cache

from schwimmen.bots.bot import Decision
from schwimmen.bots.explaining import explained
from schwimmen.bots.knocking import tired, voiding
from schwimmen.bots.sharp import Sharp
from schwimmen.bots.solid import Solid
from schwimmen.mind import intuition, thinking, weights
from schwimmen.mind.weights import BadWeights
from schwimmen.view import View

__all__ = ["Expert"]

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
        try:
            decision = _thought(view, rng) if thinking.is_warm() else _felt(view)
        except BadWeights as fault:
            _tell(str(fault))
            return self._sharp.decide(view, rng)
        # A round in which nobody loses may be the best there is, again and again: the match would never end.
        return self._solid.decide(view, rng) if voiding(view, decision.move) else decision


def _thought(view: View, rng: random.Random) -> Decision:
    """By search and policy. Raises `BadWeights`."""
    weights.load()
    move, lose = thinking.choose(view, 1 + rng.getrandbits(60), milliseconds=MILLISECONDS)
    return Decision(move, explained(view, move, lose))


def _felt(view: View) -> Decision:
    """By the policy alone. Raises `BadWeights`."""
    move = intuition.best_move(view)
    return Decision(move, explained(view, move))


@cache
def _tell(fault: str) -> None:
    """Log what is wrong with the weights, once."""
    _log.warning("the expert plays as the sharp player does: %s", fault)
