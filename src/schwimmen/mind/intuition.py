"""What the policy makes of a `View`, by CPython in less than a millisecond."""

from __future__ import annotations

from array import array
from collections.abc import Iterable

from schwimmen.actions import legal_actions
from schwimmen.mind import layout, policy, public, traits, weights
from schwimmen.moves import Move
from schwimmen.view import View

__all__ = ["best_move", "scores"]


def best_move(view: View) -> Move:
    """The move that the policy makes for the seat whose view it is. Raises `BadWeights`."""
    return legal_actions(view)[choose(view.options.vector, public.public_of(view), public.own_of(view), weights.load())]


def choose(r: tuple[int, ...], u: list[int], own: list[int], net: array[int]) -> int:
    """What `policy.decide` does."""
    found = scores(r, u, own, net)
    return max(found, key=found.__getitem__)


def scores(r: tuple[int, ...], u: list[int], own: list[int], net: array[int]) -> dict[int, int]:
    """The score of each legal move, as `policy.decide` reckons it: a score is in 65,536ths."""
    x = [0] * layout.SCRATCH
    count = traits.describe(r, u, own, x)
    output = net[policy.OUTPUT : policy.SIZE]

    def rows(at: int) -> Iterable[array[int]]:
        for row in x[at + 1 : at + 1 + x[at]]:
            yield net[policy.WIDTH * row : policy.WIDTH * (row + 1)]

    situation = [*map(sum, zip(*rows(layout.STATE), strict=True))]
    found = {}
    for at in range(layout.MOVE, layout.MOVE + layout.MOVE_ROOM * count, layout.MOVE_ROOM):
        *sums, score = map(sum, zip(situation, *rows(at + 1), strict=True))
        found[x[at]] = policy.UNIT * score + sum([one * by for one, by in zip(sums, output, strict=True) if one > 0])
    return found
