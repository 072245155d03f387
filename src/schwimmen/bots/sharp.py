"""The sharp player: remembers the cards it has seen others take, and thinks the next lap through.

It weighs a few moves, those that the solid player likes best, a pass and a knock among them, by imagining a
handful of times what the others may hold (`beliefs`) and would do next (`lap`), and what the losses that come of
it are worth as the lives stand (`stakes`).
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from operator import sub

from schwimmen.bots.beliefs import Beliefs, World
from schwimmen.bots.bot import Decision, ReasonKind, because
from schwimmen.bots.knocking import is_last_turn, knock_bar, passes_in_a_row, patience, stands, tired, voiding
from schwimmen.bots.lap import Lap, Plan
from schwimmen.bots.sight import DRAW, KEEP, KNOCK, PASS, RENEW, STAY, SWITCH, TAKE, Candidate
from schwimmen.bots.solid import Outlook, Solid, why
from schwimmen.view import View

__all__ = ["Sharp"]

EFFORT = 80
"""Turns that are played in the mind for one decision, or a few more."""
SHORTLIST = 3
"""So many exchanges are thought through."""
FEWEST_WORLDS = 6
STAGES = 2
"""After each, ideas that are no better than the usual one are dropped; the effort goes to those that are left.
At large tables the fewest worlds take all the effort in one stage."""
SAFE = 0.3
"""A knock with a smaller chance of being lowest is called safe."""
WORTH_A_THOUGHT = 5.0
"""Half points of prospect by which an idea may fall short of the usual one."""
BELOW_THE_BAR = 10
"""Half points that a hand may be short of the usual bar for a knock to be thought about."""
TRUST = 0.003
"""Chance to win the match that a half point of prospect is worth beside what the thinking says."""


@dataclass(frozen=True, slots=True)
class Idea:
    """A decision that is considered: what it leads to, and its prospect in half points before any thinking."""

    decision: Decision
    plan: Plan
    prospect: float = 0.0
    candidate: Candidate | None = None


class Memory(Outlook):
    """What the sharp player makes of a view: it looks back too."""

    @cached_property
    def chances(self) -> list[int]:
        """By card code, 1 where the card may still come: not held by somebody for certain, nor set aside."""
        return self.unseen(self.view.laid, *self.view.known)


class Sharp(Solid):
    """Plays by what it has seen, and by what the others will do."""

    level = "sharp"

    def _look(self, view: View, _rng: random.Random) -> Outlook:
        return Memory(view, self.character)

    def _dealer(self, sight: Outlook, rng: random.Random) -> Decision:
        """Keep, or switch: in commerce the hand that is given up is the centre for the others (R3.2)."""
        options = sight.view.options
        left = sight.hand if options.mechanism == "commerce" else sight.open
        packet = sight.open if options.dealer_choice == "open" else None
        ideas = [
            Idea(because(KEEP, ReasonKind.KEEPS_HAND, sight.value), Plan(sight.hand, sight.open or None)),
            Idea(because(SWITCH, ReasonKind.SWITCHES_HAND, sight.value), Plan(packet, left)),
        ]
        return self._think(sight, super()._dealer(sight, rng), ideas, rng)

    def _after(self, sight: Outlook, rng: random.Random) -> Decision:
        """Knock or stay, after an exchange or a pass (R5.2)."""
        if voiding(sight.view, STAY) or self._is_late(sight):
            return super()._after(sight, rng)
        renewed = sight.view.stock_size >= 3 and passes_in_a_row(sight.view) == len(sight.view.seats)
        left = None if renewed else sight.open
        stay = Idea(because(STAY, ReasonKind.WAITS, sight.value), Plan(sight.hand, left))
        return self._think(sight, super()._after(sight, rng), [stay, _knocking(sight, 0.0)], rng)

    def _is_late(self, sight: Outlook) -> bool:
        """Whether the round has gone on for so long that the bar for a knock falls, and the hand reaches it."""
        return sight.view.lap > patience(sight.view.options) and self._knock(sight) is not None

    def _may_be_high_enough(self, sight: Outlook) -> bool:
        """Whether a knock is worth a thought."""
        return KNOCK in sight.view.legal and sight.value >= knock_bar(sight.view, self.character.bar) - BELOW_THE_BAR

    def _turn(self, sight: Outlook, rng: random.Random) -> Decision:
        """A turn in commerce."""
        view = sight.view
        best = sight.best_now(sight.exchanges)
        may_pass = PASS in view.legal and not voiding(view, PASS)
        plain = (
            sight.finishes(best.hand)
            or tired(view)
            or _nobody_follows(view)
            or (RENEW in view.legal and best.value <= sight.value)
            or (may_pass and stands(view, sight.value - self.character.bar))
            or self._is_late(sight)
        )
        usual = super()._turn(sight, rng)
        if plain:
            return usual
        ranked = sorted(sight.exchanges, key=sight.rank, reverse=True)
        shortlist = ranked[:SHORTLIST] if best in ranked[:SHORTLIST] else [*ranked[:SHORTLIST], best]
        ideas = [
            Idea(because(c.move, self._why(sight, c), c.value), Plan(c.hand, c.open), sight.prospect(c.hand), c)
            for c in shortlist
        ]
        if may_pass and (view.options.passing != "out" or view.knocker is not None):
            renewed = view.knocker is None and view.stock_size >= 3 and passes_in_a_row(view) + 1 == len(view.seats)
            kind = ReasonKind.NOTHING_BETTER if view.knocker is None else ReasonKind.LAST_TURN_KEEPS
            plan = Plan(sight.hand, None if renewed else sight.open)
            ideas.append(Idea(because(PASS, kind, sight.value), plan, sight.prospect(sight.hand)))
        if self._may_be_high_enough(sight):
            ideas.append(_knocking(sight, sight.prospect(sight.hand)))
        return self._think(sight, usual, ideas, rng)

    def _why(self, sight: Outlook, candidate: Candidate) -> ReasonKind:
        return why(sight, candidate) if sight.view.knocker is None else ReasonKind.LAST_TURN

    def _draw(self, sight: Outlook, rng: random.Random) -> Decision:
        """A turn in draw_discard: knock, take the open card or draw."""
        view = sight.view
        taken = max(sight.takes, key=lambda candidate: candidate.strength, default=None)
        if voiding(view, DRAW) or tired(view) or (taken and sight.finishes(taken.hand)) or self._is_late(sight):
            return super()._draw(sight, rng)
        draw = because(DRAW, ReasonKind.DRAWS, sight.value)
        expected = sight.value + sight.worth.growth(sight.hand, sight.chances)
        ideas = [Idea(draw, Plan(sight.hand, sight.open, draws=True), expected)]
        for candidate in sorted(sight.takes, key=sight.rank, reverse=True)[:2]:
            take = because(TAKE, ReasonKind.TAKES, candidate.value, cards=view.centre)
            ideas.append(Idea(take, Plan(candidate.hand, candidate.open), candidate.value))
        if self._may_be_high_enough(sight):
            ideas.append(_knocking(sight, sight.value))
        return self._think(sight, super()._draw(sight, rng), ideas, rng)

    def _discard(self, sight: Outlook, rng: random.Random) -> Decision:
        """Throw the card that is worth least to the own hand and of least use to the next player."""
        best = sight.best_now(sight.discards)
        if sight.finishes(best.hand) or _nobody_follows(sight.view):
            return super()._discard(sight, rng)
        ideas = [
            Idea(
                because(c.move, ReasonKind.THROWS, c.value, cards=c.move.give),
                Plan(c.hand, c.open),
                sight.prospect(c.hand),
                c,
            )
            for c in sorted(sight.discards, key=sight.rank, reverse=True)
        ]
        return self._think(sight, super()._discard(sight, rng), ideas, rng)

    def _think(self, sight: Outlook, plain: Decision, ideas: Sequence[Idea], rng: random.Random) -> Decision:
        """The idea that does best in the worlds imagined, all being tried in the same ones.

        ``plain`` is what the solid player would do. Another idea must be better by more than chance may have done.
        """
        base = next(idea for idea in ideas if idea.decision.move == plain.move)
        order = turn_order(sight.view)
        others = [idea for idea in ideas if idea is not base and idea.prospect > base.prospect - WORTH_A_THOUGHT]
        others.sort(key=lambda idea: (idea.plan.knocks, idea.prospect), reverse=True)
        ideas = [base, *others[: max(1, EFFORT // (FEWEST_WORLDS * len(order)) - 1)]]
        if len(ideas) == 1:
            return base.decision
        lap = Lap(sight.view, sight.worth, order)
        beliefs = Beliefs(sight.view, order[1:], sight.worth, rng)
        spare = lap.spare_cards([idea.plan for idea in ideas])
        usual = Trial(base)
        trials = [Trial(idea) for idea in ideas[1:]]
        spent = 0
        while trials and spent < EFFORT:
            turns = (len(trials) + 1) * len(order)
            count = max(FEWEST_WORLDS, EFFORT // (STAGES * turns))
            spent += count * turns
            worlds = beliefs.worlds(count, spare)
            usual.add(lap, worlds)
            for trial in trials:
                trial.add(lap, worlds)
            trials = [trial for trial in trials if trial.gain_over(usual, 0.0) > 0]
        best = max(trials, key=lambda trial: trial.gain_over(usual, self.character.doubt), default=usual)
        return _explained(best if best.gain_over(usual, self.character.doubt) > 0 else usual, usual, order[1])


class Trial:
    """An idea, with what came of it in the worlds in which it was tried."""

    def __init__(self, idea: Idea) -> None:
        self.idea = idea
        self._changes: list[float] = []
        self._losses = 0

    def add(self, lap: Lap, worlds: Sequence[World]) -> None:
        """Try the idea in some more worlds."""
        for world in worlds:
            change, lost = lap.play(self.idea.plan, world)
            self._changes.append(change)
            self._losses += lost

    @property
    def chance_to_lose(self) -> float:
        """The share of the worlds in which it was a loss; for knocks."""
        return self._losses / len(self._changes)

    def gain_over(self, other: Trial, doubt: float) -> float:
        """By how much it did better than another idea in the same worlds, less ``doubt`` standard errors."""
        gains = [*map(sub, self._changes, other._changes)]
        gain: float = sum(gains) / len(gains)
        error: float = (sum((one - gain) ** 2 for one in gains) / len(gains) / (len(gains) - 1)) ** 0.5
        return gain + TRUST * (self.idea.prospect - other.idea.prospect) - doubt * error


def turn_order(view: View) -> tuple[int, ...]:
    """The seats of the round in turn order, the own seat first."""
    place = view.seats.index(view.seat)
    return view.seats[place:] + view.seats[:place]


def _knocking(sight: Outlook, prospect: float) -> Idea:
    knock = because(KNOCK, ReasonKind.KNOCKS, sight.value)
    return Idea(knock, Plan(sight.hand, sight.open, knocks=True), prospect)


def _nobody_follows(view: View) -> bool:
    """Whether this is the last turn of all, so that nothing but the own hand counts."""
    return is_last_turn(view) and (view.knocker is None or turn_order(view)[1] == view.knocker)


def _explained(chosen: Trial, usual: Trial, following: int) -> Decision:
    """The decision with what the thinking adds to its reason."""
    decision, chance = chosen.idea.decision, chosen.chance_to_lose
    kind = decision.reason.kind
    if kind is ReasonKind.KNOCKS and chance < SAFE:
        return replace(decision, reason=replace(decision.reason, kind=ReasonKind.KNOCKS_SAFE, chance=chance))
    mine, other = chosen.idea.candidate, usual.idea.candidate
    if chosen is usual or mine is None or other is None or mine.value > other.value:
        return decision
    kind = ReasonKind.THROWS_SAFE if kind is ReasonKind.THROWS else ReasonKind.DENIES
    return replace(decision, reason=replace(decision.reason, kind=kind, seat=following))
