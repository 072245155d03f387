"""What hands are worth, for whole batches of observations at once: the start of most policies."""

from __future__ import annotations

import itertools

import numpy as np
from numpy.typing import NDArray

from schwimmen.envs.features import ACTIONS, Layout
from schwimmen.rules import kernel as k
from schwimmen.rules.options import Options

__all__ = ["HandValues"]


class HandValues:
    """The values of hands under those rules, to be looked up in ``table``.

    ``table`` is int8 (52, 52, 52): half points by the codes of three cards in any order, 0 for what is no hand.
    """

    def __init__(self, options: Options, layout: Layout) -> None:
        self._layout, self._first = layout, 52 - options.deck
        hands = list(itertools.combinations(range(self._first, 52), 3))
        values = [k.strength(options.vector, *hand) >> 5 for hand in hands]
        self.table = np.zeros((52, 52, 52), np.int8)
        for order in itertools.permutations(np.array(hands).T):
            self.table[order] = values

    def after(self, observations: NDArray[np.int8]) -> NDArray[np.int8]:
        """What the own hand would be worth after each action, in half points: int8 (T, 31) for (T, `Layout.size`).

        For a move that leaves that to a card not seen yet (a draw, a renewal, a hidden packet), and for those that
        change nothing, it is what the hand is worth now. Actions that are not legal have any value.
        """
        hand, centre = self._cards(observations, "hand", 3), self._cards(observations, "centre", 3)
        value = self.table[tuple(hand)]
        found = np.repeat(value[:, None], ACTIONS, axis=1)
        for i, j in itertools.product(range(3), range(3)):
            ours, theirs = (i + 1) % 3, (j + 1) % 3
            found[:, 3 * i + j] = self.table[centre[j], hand[ours], hand[(i + 2) % 3]]
            found[:, 9 + 3 * i + j] = self.table[hand[i], centre[theirs], centre[(j + 2) % 3]]
        found[:, k.ALL] = self.table[tuple(centre)]
        field = self._layout.fields["fourth"]
        if field.stop > field.start:
            (fourth,) = self._cards(observations, "fourth", 1)
            for i in range(3):
                found[:, k.DISCARD + i] = self.table[fourth, hand[(i + 1) % 3], hand[(i + 2) % 3]]
            with_top = [self.table[centre[0], hand[(i + 1) % 3], hand[(i + 2) % 3]] for i in range(3)]
            found[:, k.TAKE] = np.max(with_top, axis=0)
        return found

    def _cards(self, observations: NDArray[np.int8], name: str, count: int) -> NDArray[np.int64]:
        """The codes of the first so many cards of a field, low to high: (count, T); any cards where there are fewer."""
        held = observations[:, self._layout.fields[name].slice]
        places: NDArray[np.int64] = np.argsort(-held, axis=1, kind="stable")[:, :count]
        return places.T + self._first
