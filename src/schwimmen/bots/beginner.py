"""The beginner, and the easy player: they err as people do.

They look at their own hand alone, overlook some exchanges, sometimes take a hand for more than it is because the
cards are high, never think of what may come, and knock too early on one day and too late on another: the easy player
less so than the beginner.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from schwimmen.bots.bot import Decision, ReasonKind, because
from schwimmen.bots.knocking import fatigue, is_last_turn, quits, tired, voiding
from schwimmen.bots.sight import DRAW, KEEP, KNOCK, PASS, RENEW, STAY, SWITCH, TAKE, Candidate, Sight
from schwimmen.bots.solid import last_turn, why
from schwimmen.bots.worth import card_points
from schwimmen.round import Phase
from schwimmen.view import View

__all__ = ["Beginner", "Easy"]

KEEPS_FROM = (16, 26)
"""Points from which it keeps the dealer's hand: anything between these."""
SETTLES_FROM = 52
"""Half points with which it passes for good (`passing = out`)."""


class Beginner:
    """Plays as somebody does who has just been told the rules."""

    name = "beginner"
    notices = 0.6
    """How likely it is to notice an exchange."""
    miscounts = 0.2
    """How likely it is to judge by high cards in a turn, whatever their suits."""
    knocks_around = (24.0, 3.5)
    """Points from which it knocks: the mean, and how much that changes from turn to turn."""

    def decide(self, view: View, rng: random.Random) -> Decision:
        """The move for the seat whose view it is."""
        sight = Sight(view)
        if view.phase is Phase.CHOICE:
            keeps = sight.value >= 2 * rng.uniform(*KEEPS_FROM)
            if keeps:
                return because(KEEP, ReasonKind.KEEPS_HAND, sight.value)
            return because(SWITCH, ReasonKind.SWITCHES_HAND, sight.value)
        if view.phase is Phase.AFTER:
            if self._knocks(sight, rng) or voiding(view, STAY):
                return because(KNOCK, ReasonKind.KNOCKS, sight.value)
            return because(STAY, ReasonKind.WAITS, sight.value)
        if view.phase is Phase.DISCARD:
            chosen = self._judge(sight, sight.discards, rng)
            return because(chosen.move, ReasonKind.THROWS, chosen.value, cards=chosen.move.give)
        if KNOCK in view.legal and self._knocks(sight, rng):
            return because(KNOCK, ReasonKind.KNOCKS, sight.value)
        return self._turn(sight, rng) if view.options.mechanism == "commerce" else self._draw(sight, rng)

    def _knocks(self, sight: Sight, rng: random.Random) -> bool:
        """Whether the hand feels high enough, this time."""
        return sight.value >= 2 * rng.gauss(*self.knocks_around) - fatigue(sight.view)

    def _judge(self, sight: Sight, candidates: Sequence[Candidate], rng: random.Random) -> Candidate:
        """The best of what it notices, by value or, miscounting, by the sum of all cards; at worst anything.

        Nobody overlooks a hand that ends the round.
        """
        best = max(candidates, key=lambda candidate: candidate.strength)
        if sight.finishes(best.hand):
            return best
        noticed = [candidate for candidate in candidates if rng.random() < self.notices] or [rng.choice(candidates)]
        if rng.random() < self.miscounts:
            return max(noticed, key=lambda candidate: sum(map(card_points, candidate.hand)))
        return max(noticed, key=lambda candidate: candidate.strength)

    def _turn(self, sight: Sight, rng: random.Random) -> Decision:
        """A turn in commerce: an exchange that looks better than the hand, else a pass."""
        view = sight.view
        chosen = self._judge(sight, sight.exchanges, rng)
        if sight.finishes(chosen.hand):
            return because(chosen.move, ReasonKind.FINISHES, chosen.value)
        if is_last_turn(view):
            return last_turn(sight, chosen)
        if RENEW in view.legal:
            return because(RENEW, ReasonKind.RENEWS)
        may_pass = PASS in view.legal and not voiding(view, PASS)
        if may_pass and quits(view):
            return because(PASS, ReasonKind.ENDS_IT, sight.value)
        if view.options.passing == "out":
            if may_pass and sight.value >= SETTLES_FROM - fatigue(view):
                return because(PASS, ReasonKind.STANDS, sight.value)
        elif may_pass and chosen.value <= sight.value:
            return because(PASS, ReasonKind.NOTHING_BETTER, sight.value)
        return because(chosen.move, why(sight, chosen), chosen.value)

    def _draw(self, sight: Sight, rng: random.Random) -> Decision:
        """A turn in draw_discard: the open card, if it helps at once and is noticed."""
        view = sight.view
        taken = max(sight.takes, key=lambda candidate: candidate.strength, default=None)
        if taken:
            helps = taken.value > sight.value and rng.random() < self.notices and not tired(view)
            if helps or voiding(view, DRAW):
                return because(TAKE, ReasonKind.TAKES, taken.value, cards=view.centre)
        return because(DRAW, ReasonKind.DRAWS, sight.value)


class Easy(Beginner):
    """Plays as somebody does who plays now and then."""

    name = "easy"
    notices = 0.85
    miscounts = 0.08
    knocks_around = (25.0, 2.0)
