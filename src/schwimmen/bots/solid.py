"""The solid player: always the best exchange by value, with a sense of what may come next, and a fixed bar."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cached_property

from schwimmen.bots.bot import Decision, ReasonKind, because
from schwimmen.bots.character import PLAIN, Character
from schwimmen.bots.knocking import fatigue, is_last_turn, knock_bar, quits, stands, tired, voiding
from schwimmen.bots.sight import DRAW, KEEP, KNOCK, PASS, RENEW, STAY, SWITCH, TAKE, Candidate, Sight
from schwimmen.bots.worth import Hand, card_points
from schwimmen.moves import Kind
from schwimmen.round import Phase
from schwimmen.view import View

__all__ = ["Outlook", "Solid"]

GROWTH = 0.6
"""How much of what one more card would add, on average, counts as had already."""
WAIT_FOR = 12
"""Half points that an exchange must bring for a hand at the bar to wait with the knock."""
DEALER_MARGIN = 4
"""Half points above the mean of all hands from which the dealer keeps the hand unseen."""

# Mean value of three cards in half points, by pack (three of a kind as 30½).
_MEAN = {24: 35, 32: 32, 36: 30, 40: 29, 52: 26}


class Outlook(Sight):
    """What the solid player makes of a view: the hands that may come as well as those that are there."""

    @cached_property
    def chances(self) -> list[int]:
        """By card code, 1 where the card may come: all that it doesn't see now. It doesn't look back."""
        return self.unseen()

    def prospect(self, hand: Sequence[int]) -> float:
        """Half points: the value of a hand, and a part of what one more card would add."""
        key = tuple(hand)
        found = self._prospects.get(key)
        if found is None:
            found = self.worth.value(key) + GROWTH * self.worth.growth(key, self.chances) + self.fancy(key)
            self._prospects[key] = found
        return found

    @cached_property
    def _prospects(self) -> dict[Hand, float]:
        return {}

    def gift(self, candidate: Candidate) -> float:
        """What lies ready for the next player: the value of the open cards, of one card what it counts."""
        if len(candidate.open) == 3:
            return self.worth.value(candidate.open)
        return sum(map(card_points, candidate.open))

    def appeal(self, candidate: Candidate) -> float:
        """Half points: the own prospect, less what the character minds of what lies ready for the next player."""
        return self.prospect(candidate.hand) - self.character.care * self.gift(candidate)

    def rank(self, candidate: Candidate) -> tuple[float, float]:
        """For comparing moves: first what appeals, of equals the smaller gift."""
        return self.appeal(candidate), -self.gift(candidate)

    def improves(self, candidate: Candidate) -> bool:
        """Whether an exchange appeals more than a pass (commerce)."""
        passing = self.prospect(self.hand) - self.character.care * self.worth.value(self.open)
        return self.appeal(candidate) > passing + self.character.keeps

    def best_now(self, candidates: Sequence[Candidate]) -> Candidate:
        """The highest hand; of equals the one that leaves less to the next player."""
        return max(candidates, key=lambda candidate: (candidate.strength, -self.gift(candidate)))


class Solid:
    """Plays by what it sees now: its hand and the open cards."""

    level = "solid"

    def __init__(self, character: Character = PLAIN) -> None:
        self.character = character
        self.name = character.of(self.level)

    def decide(self, view: View, rng: random.Random) -> Decision:
        """The move for the seat whose view it is."""
        sight = self._look(view, rng)
        if view.phase is Phase.CHOICE:
            return self._dealer(sight, rng)
        if view.phase is Phase.AFTER:
            return self._after(sight, rng)
        if view.options.mechanism == "commerce":
            return self._turn(sight, rng)
        return self._discard(sight, rng) if view.phase is Phase.DISCARD else self._draw(sight, rng)

    def _look(self, view: View, _rng: random.Random) -> Outlook:
        return Outlook(view, self.character)

    def _dealer(self, sight: Outlook, _rng: random.Random) -> Decision:
        """The dealer's choice: keep, or switch the hand for three cards, open or not (R3.2)."""
        options = sight.view.options
        if options.dealer_choice == "open":
            switch = sight.prospect(sight.open) > sight.prospect(sight.hand) + self.character.keeps
        else:
            switch = sight.value < _MEAN[options.deck] + DEALER_MARGIN - self.character.keeps
        if switch:
            return because(SWITCH, ReasonKind.SWITCHES_HAND, sight.value)
        return because(KEEP, ReasonKind.KEEPS_HAND, sight.value)

    def _after(self, sight: Outlook, _rng: random.Random) -> Decision:
        """Knock or stay, after an exchange or a pass (R5.2)."""
        knock = self._knock(sight)
        if knock:
            return knock
        if voiding(sight.view, STAY):
            return because(KNOCK, ReasonKind.ENDS_IT)
        return because(STAY, ReasonKind.WAITS, sight.value)

    def _knock(self, sight: Outlook) -> Decision | None:
        """A knock, if it is legal and the hand reaches the bar."""
        bar = knock_bar(sight.view, self.character.bar)
        if KNOCK not in sight.view.legal or sight.value < bar:
            return None
        late = sight.value < bar + fatigue(sight.view)
        return because(KNOCK, ReasonKind.KNOCKS_LATE if late else ReasonKind.KNOCKS, sight.value)

    def _turn(self, sight: Outlook, _rng: random.Random) -> Decision:
        """A turn in commerce."""
        view = sight.view
        may_pass = PASS in view.legal and not voiding(view, PASS)
        best = sight.best_now(sight.exchanges)
        if sight.finishes(best.hand):
            return because(best.move, ReasonKind.FINISHES, best.value)
        if is_last_turn(view):
            return last_turn(sight, best)
        knock = self._knock(sight)
        if knock and not (may_pass and best.value > sight.value + WAIT_FOR):
            return knock
        if RENEW in view.legal and best.value <= sight.value:
            return because(RENEW, ReasonKind.RENEWS)
        if may_pass and (quits(view) or stands(view, sight.value - self.character.bar)):
            return because(PASS, ReasonKind.ENDS_IT if tired(view) else ReasonKind.STANDS, sight.value)
        chosen = max(sight.exchanges, key=sight.rank)
        if may_pass and view.options.passing != "out" and not sight.improves(chosen):
            return because(PASS, ReasonKind.NOTHING_BETTER, sight.value)
        return because(chosen.move, why(sight, chosen), chosen.value)

    def _draw(self, sight: Outlook, _rng: random.Random) -> Decision:
        """A turn in draw_discard: knock, or take the open card if it is better than what a draw gives on average."""
        view = sight.view
        taken = max(sight.takes, key=lambda candidate: candidate.strength, default=None)
        if taken and sight.finishes(taken.hand):
            return because(TAKE, ReasonKind.FINISHES, taken.value, cards=view.centre)
        if view.knocker is None and (knock := self._knock(sight)):
            return knock
        if taken and self._should_take(sight, taken):
            return because(TAKE, ReasonKind.TAKES, taken.value, cards=view.centre)
        return because(DRAW, ReasonKind.DRAWS, sight.value)

    def _should_take(self, sight: Outlook, taken: Candidate) -> bool:
        if voiding(sight.view, DRAW):
            return True
        if tired(sight.view) or taken.value <= sight.value:
            return False
        return taken.value >= sight.value + sight.worth.growth(sight.hand, sight.chances)

    def _discard(self, sight: Outlook, _rng: random.Random) -> Decision:
        """Throw the card that counts least, for what the hand is worth and may become."""
        best = sight.best_now(sight.discards)
        if sight.finishes(best.hand):
            return because(best.move, ReasonKind.FINISHES, best.value)
        if sight.view.knocker is None:
            best = max(sight.discards, key=sight.rank)
        return because(best.move, ReasonKind.THROWS, best.value, cards=best.move.give)


def why(sight: Sight, chosen: Candidate) -> ReasonKind:
    """Why an exchange is the best, as far as the own hand goes."""
    if chosen.value <= sight.value:
        forced = chosen.value < sight.value and PASS not in sight.view.legal
        return ReasonKind.FORCED if forced else ReasonKind.BUILDS
    return ReasonKind.ALL_THREE if chosen.move.kind is Kind.ALL else ReasonKind.IMPROVES


def last_turn(sight: Sight, best: Candidate) -> Decision:
    """Commerce: the best that can be had now."""
    if best.strength > sight.strength or PASS not in sight.view.legal:
        return because(best.move, ReasonKind.LAST_TURN, best.value)
    return because(PASS, ReasonKind.LAST_TURN_KEEPS, sight.value)
