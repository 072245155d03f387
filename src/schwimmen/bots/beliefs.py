"""What the others may hold: hands that fit the cards seen and explain the moves seen.

Every card that a player takes from the open cards is seen, so often only one or two cards of a hand are not
known. For those, hands are drawn from the cards that can still be anywhere, and each counts as much as it
explains that player's last moves: a hand with which another exchange would have been far better, or with
which one would have knocked, is a poor explanation. Nothing is used but the `View`.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate

from schwimmen.bots.knocking import knock_bar
from schwimmen.bots.worth import Hand, Worth, codes_of
from schwimmen.cards import Card, pack
from schwimmen.events import EventKind
from schwimmen.view import View

__all__ = ["Beliefs", "World", "out_of_sight"]

PROPOSALS = 32
"""Hands that are drawn for all opponents together."""
MIN_PROPOSALS = 6
MOST_DRAWN = 4
"""So many unseen draws are taken to have improved a hand."""
UNKNOCKED = 0.3
"""How likely it is that a hand above the bar did not knock."""
REMEMBERED = 2
"""So many of a player's last moves are explained."""
FLOOR = 0.1
"""No move counts as less likely than that: people and programs do odd things."""
_LIKELY = [max(FLOOR, math.exp(-short / 8)) for short in range(65)]
"""By the half points that a move fell short of the best one: how likely it is."""


@dataclass(frozen=True, slots=True)
class World:
    """One way in which the hidden cards may lie: hands in turn order after the seat, and the rest."""

    hands: list[Hand]
    rest: list[int]


@dataclass(frozen=True, slots=True)
class _Seen:
    """A move that somebody was seen to make: the open cards before it, what was given and taken."""

    kind: EventKind
    centre: tuple[int, ...]
    gave: tuple[int, ...]
    took: tuple[int, ...]
    might_knock: bool


def out_of_sight(view: View) -> list[int]:
    """The cards that may be anywhere: not in the own hand, not open, not set aside, not known to be held."""
    seen = {*view.hand, *view.centre, *view.laid}
    for cards in view.known:
        seen.update(cards)
    return [card.code for card in pack(view.options.deck) if card not in seen]


class Beliefs:
    """What the opponents may hold; ``order`` are the seats whose hands are wanted."""

    def __init__(self, view: View, order: Sequence[int], worth: Worth, rng: random.Random) -> None:
        self._rng = rng
        self._pool = out_of_sight(view)
        rng.shuffle(self._pool)
        self._turn = 0
        each = max(MIN_PROPOSALS, PROPOSALS // max(1, len(order)))
        moves, draws = _look_back(view)
        bar, sizes = knock_bar(view), view.options.exchange
        self._hands = [
            _hands(view.known_of(seat), min(draws[seat], MOST_DRAWN), self._pool, each, worth) for seat in order
        ]
        self._weights = [  # each the sum of all up to it, as `choices` likes them best
            [*accumulate([_explains(hand, moves[seat], sizes, bar, worth) for hand in hands])]
            for seat, hands in zip(order, self._hands, strict=True)
        ]

    def worlds(self, count: int, spare: int) -> list[World]:
        """``count`` worlds, other ones each time, with ``spare`` cards of the stock or a new centre."""
        if not spare and all(len(hands) == 1 for hands in self._hands):
            count = min(count, 2)  # nothing is hidden that matters: all worlds are the same
        drawn = [
            self._rng.choices(hands, cum_weights=weights, k=count)
            for hands, weights in zip(self._hands, self._weights, strict=True)
        ]
        return [self._world([*hands], spare) for hands in zip(*drawn, strict=True)]

    def _world(self, hands: list[Hand], spare: int) -> World:
        """A world of these hands. Where two hold the same card, the later one gets another, while there is one.

        With hardly a stock left, hands imagined to have drawn more than they hold may share a card.
        """
        self._turn += 1
        start = self._turn % max(1, len(self._pool))
        pool = self._pool[start:] + self._pool[:start]
        others = iter(pool)
        used: set[int] = set()
        for i, hand in enumerate(hands):
            if not used.isdisjoint(hand):
                free = (card for card in others if card not in used and card not in hand)
                hands[i] = hand = tuple([next(free, card) if card in used else card for card in hand])
            used.update(hand)
        return World(hands, [card for card in pool if card not in used][:spare] if spare else [])


def _hands(seen: Sequence[Card], drawn: int, pool: list[int], count: int, worth: Worth) -> list[Hand]:
    """Hands that fit the cards seen. Who drew unseen cards is taken to have kept the best of them.

    ``pool`` is in random order, so neighbours in it are as good as cards drawn at random.
    """
    known = codes_of(seen)
    missing = 3 - len(known)
    if missing == 0 and not (drawn and pool):  # with all cards in sight, none of them can have been drawn
        return [tuple(known)]
    if missing == 1 and not drawn:
        return [(*known, card) for card in pool[:count]]
    wanted = min(len(pool), missing + drawn)
    steps = max(1, (len(pool) - 1) // max(1, wanted - 1))  # with more, a card would come twice
    twice = pool * 2
    found = []
    for i in range(count):
        step, start = 1 + i // len(pool) % steps, i % len(pool)
        cards = twice[start : start + step * wanted : step]
        hand = (*known, *cards[:missing])
        for card in cards[missing:]:
            hand = worth.with_fourth(hand, card)
        found.append(hand)
    return found


def _explains(hand: Hand, moves: Sequence[_Seen], sizes: tuple[int, ...], bar: int, worth: Worth) -> float:
    """How well that hand explains the last moves, walked back from the latest: 1 is as well as can be."""
    weight = 1.0
    for move in moves:
        if move.kind is EventKind.KNOCKED:
            if worth.value(hand) < bar:
                weight *= FLOOR
        elif move.kind is EventKind.DISCARDED:
            after = worth.strength(hand)
            best = worth.strength(worth.with_fourth(hand, move.gave[0]))
            return weight * _LIKELY[(best >> 5) - (after >> 5)]  # what was drawn is not known: no further back
        else:
            after = worth.strength(hand)
            if move.gave:
                hand = tuple(card for card in hand if card not in move.took) + move.gave
            best = worth.best_exchange(hand, move.centre, sizes)
            weight *= _LIKELY[(best >> 5) - (after >> 5)] if best > after else 1.0
            if move.might_knock and worth.value(hand) >= bar:
                weight *= UNKNOCKED
    return weight


def _look_back(view: View) -> tuple[dict[int, list[_Seen]], dict[int, int]]:
    """The last moves of every player, the latest first, and how often each drew an unseen card.

    It goes back from the open cards as they lie now, undoing one exchange after the other, and no further than
    ``REMEMBERED`` laps, or the last new centre.
    """
    moves: dict[int, list[_Seen]] = {seat: [] for seat in view.seats}
    draws = dict.fromkeys(view.seats, 0)
    centre = tuple(codes_of(view.centre))
    own = view.seats.index(view.seat) if view.seat is not None else 0
    turns = {seat: view.lap + (place < own) for place, seat in enumerate(view.seats)}
    renewed = False
    for event in view.history[: -(MOST_DRAWN + 1) * 2 * len(view.seats) : -1]:
        seat, kind = event.seat, event.kind
        if kind is EventKind.CENTRE or kind is EventKind.SHUFFLED:
            renewed = True
        elif seat is None:
            continue
        elif kind is EventKind.DREW:
            draws[seat] += 1
        elif kind in _MOVES and not renewed:
            gave, took = tuple(codes_of(event.gave)), tuple(codes_of(event.took))
            if kind is EventKind.EXCHANGED:
                centre = tuple([card for card in centre if card not in gave]) + took
            if len(moves[seat]) < REMEMBERED:
                moves[seat].append(_Seen(kind, centre, gave, took, turns[seat] > 1 and _knocks_instead(view)))
            turns[seat] -= 1
    return moves, draws


def _knocks_instead(view: View) -> bool:
    """Whether a player who did something else might have knocked instead, from the second turn on at the latest."""
    return view.options.knock_from != "never" and view.options.knock_timing == "instead"


_MOVES = (EventKind.EXCHANGED, EventKind.PASSED, EventKind.KNOCKED, EventKind.DISCARDED)
