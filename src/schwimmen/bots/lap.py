"""The next lap in the mind: what the others would do with given hands until it is the seat's turn again.

A sketch for judging moves, not the rules: everybody takes the best exchange by value and knocks at the bar,
and a lap that doesn't end the round is judged by the hands as they then are. How a round that did end is
settled, the kernel says.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from operator import mul

from schwimmen.bots.beliefs import World
from schwimmen.bots.knocking import knock_bar
from schwimmen.bots.sight import finishing
from schwimmen.bots.stakes import Stakes
from schwimmen.bots.worth import Hand, Worth, card_points
from schwimmen.round import Phase
from schwimmen.rules import kernel as k
from schwimmen.view import View

__all__ = ["Lap", "Plan"]

SPREAD = 6
"""Half points: how far hands still move against each other in a round that goes on."""
_THIRTY_ONE = 62
_LOW = [math.exp(-value / SPREAD) for value in range(65)]
"""By value, how likely a hand is to end as the lowest, compared with others."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A turn of the own seat: the hand and the open cards after it (None: not known yet), and whether it knocks.

    With ``draws`` the hand is that before an unseen card comes."""

    hand: Hand | None
    centre: Hand | None
    knocks: bool = False
    draws: bool = False


class Lap:
    """The players in turn order, the own seat first (index 0), under one view."""

    def __init__(self, view: View, worth: Worth, order: Sequence[int]) -> None:
        """``order``: the seats of the round in turn order, the own seat first."""
        self.view = view
        self.worth = worth
        self.order = order
        self.vector = view.options.vector
        self.commerce = view.options.mechanism == "commerce"
        self.ones, self.twos, self.threes = (size in view.options.exchange for size in (1, 2, 3))
        self.must = self.commerce and view.options.passing == "never"
        self.bar = knock_bar(view)
        self.knocker = -1 if view.knocker is None else order.index(view.knocker)
        self.may_knock = [self.knocker < 0 and self._may_knock(seat) for seat in order]
        passed = view.passed if view.options.passing == "out" else ()
        self.active = [seat not in passed for seat in order]
        self.stakes = Stakes(view, order)

    def spare_cards(self, plans: Iterable[Plan]) -> int:
        """Cards beside the hands that a lap after these plans may need: a new hand, a new centre, and the draws."""
        new = 0 if all(plan.hand and plan.centre for plan in plans) else 6
        return new if self.commerce else new + 1 + len(self.order)

    def _may_knock(self, seat: int) -> bool:
        """Whether that seat may knock at its next turn (R5.1); the own seat: at the one that is being played."""
        view = self.view
        place, own = view.seats.index(seat), view.seats.index(self.order[0])
        state = [0] * k.HEAD
        state[k.PLACES], state[k.ACTOR], state[k.KNOCKER] = len(view.seats), place, -1
        state[k.LAP] = view.lap + (place < own and view.phase is not Phase.CHOICE)
        return k.refuse_knock(self.vector, state) == 0

    def play(self, plan: Plan, world: World) -> tuple[float, bool]:
        """What comes of the plan in that world: the change in the own chance to win, and whether it is a loss.

        The second is meant for plans that knock: there the lap ends the round.
        """
        rest = iter(world.rest)
        hand = plan.hand or (next(rest), next(rest), next(rest))
        hands = [hand, *world.hands]
        open_cards = plan.centre or (next(rest), next(rest), next(rest))
        if plan.draws:
            hands[0], open_cards = self._draw(hand, (), rest, last=True)
        knocker = 0 if plan.knocks else self.knocker
        values, active, may_knock, bar, count = self.worth.values, self.active, self.may_knock, self.bar, len(hands)
        turn = self._exchange if self.commerce else self._draw
        i = 0
        while True:
            i = (i + 1) % count
            if i == knocker:
                return self._settle(hands, knocker, k.BY_KNOCK)
            if active[i]:
                a, b, c = hand = hands[i]
                if knocker < 0 and i > 0 and may_knock[i] and values[a][b][c] >= bar:
                    knocker = i
                    continue
                hands[i], open_cards = turn(hand, open_cards, rest, knocker >= 0)
                a, b, c = hands[i]
                if values[a][b][c] >= _THIRTY_ONE and (by := finishing(self.vector, hands[i])):
                    return self._settle(hands, -1, by)
            if i == 0 and knocker < 0:
                return self._judge(hands), False

    def _settle(self, hands: list[Hand], knocker: int, ended_by: int) -> tuple[float, bool]:
        """A round that ended."""
        count = len(hands)
        lost, why = [0] * count, [0] * count
        k.settle(self.vector, count, [*map(self.worth.strength, hands)], knocker, ended_by, lost, why)
        return self.stakes.of(lost), lost[0] > 0

    def _judge(self, hands: list[Hand]) -> float:
        """A round that goes on: the lower a hand, the likelier it is to be the one that pays."""
        lows = [_LOW[value] for value in map(self.worth.value, hands)]
        change: float = sum(map(mul, lows, self.stakes.single))
        return change / sum(lows)

    def _exchange(self, hand: Hand, centre: Hand, _rest: Iterator[int], _last: bool) -> tuple[Hand, Hand]:
        """The best exchange by value, or none (commerce)."""
        a, b, c = hand
        x, y, z = centre
        table = self.worth.strengths
        ab, ac, bc = table[a][b], table[a][c], table[b][c]
        best, found = (-1 if self.must else ab[c]), (hand, centre)
        if self.ones:
            worths = (bc[x], ac[x], ab[x], bc[y], ac[y], ab[y], bc[z], ac[z], ab[z])
            if (highest := max(worths)) > best:
                taken, given = divmod(worths.index(highest), 3)
                best, found = highest, (_instead(hand, given, centre[taken]), _instead(centre, taken, hand[given]))
        if self.twos:
            xy, xz, yz = table[x][y], table[x][z], table[y][z]
            worths = (yz[a], yz[b], yz[c], xz[a], xz[b], xz[c], xy[a], xy[b], xy[c])
            if (highest := max(worths)) > best:
                left, kept = divmod(worths.index(highest), 3)
                best, found = highest, (_instead(centre, left, hand[kept]), _instead(hand, kept, centre[left]))
        if self.threes and table[x][y][z] > best:
            return centre, hand
        return found

    def _draw(self, hand: Hand, top: Hand, rest: Iterator[int], last: bool) -> tuple[Hand, Hand]:
        """Takes the open card if it helps much, else draws; throws what is worth least (draw_discard)."""
        worth = self.worth
        for card in top:
            after = worth.with_fourth(hand, card)
            if after is hand:
                continue
            gain = worth.value(after) - worth.value(hand)
            if gain > 0 and (last or gain > 8 or card_points(card) >= 10):
                return after, (sum(hand) + card - sum(after),)
        card = next(rest, -1)
        if card < 0:
            return hand, top
        after = worth.with_fourth(hand, card)
        return after, (card if after is hand else sum(hand) + card - sum(after),)


def _instead(cards: Hand, index: int, card: int) -> Hand:
    """The three cards with another one in that place."""
    a, b, c = cards
    if index == 0:
        return card, b, c
    return (a, card, c) if index == 1 else (a, b, card)
