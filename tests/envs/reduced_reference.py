"""The reduced game by itself, and what best responses to uniform play win: a second reading, in fractions.

Two players, six cards of different values, one in each hand, one open, three in the stock. Nothing of the program is
used: it is what its game of the same name is compared with.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import permutations


@dataclass(frozen=True)
class Moment:
    """``seen`` is, by player, all that this one has seen."""

    hands: tuple[int, int]
    centre: int
    stock: tuple[int, ...]
    seen: tuple[tuple[object, ...], tuple[object, ...]]
    turn: int = 0
    passes: int = 0
    knocker: int | None = None
    over: bool = False

    @property
    def player(self) -> int:
        return self.turn % 2

    def result(self, player: int) -> int:
        """1 for the higher card."""
        return 1 if self.hands[player] > self.hands[1 - player] else -1


def moves(now: Moment, knock_from_turn: int) -> list[str]:
    knocks = ["knock"] if now.knocker is None and now.turn // 2 >= knock_from_turn else []
    return ["exchange", "pass", *knocks]


def after(now: Moment, move: str, laps: int) -> list[tuple[Moment, Fraction]]:
    """What may follow, and how likely each is."""
    hands, centre, passes = list(now.hands), now.centre, 0
    knocker = now.knocker
    if move == "exchange":
        hands[now.player], centre = centre, hands[now.player]
    elif move == "pass":
        passes = now.passes + 1
    else:
        knocker, passes = now.player, now.passes
    shown = (move, centre)
    then = replace(
        now,
        hands=(hands[0], hands[1]),
        centre=centre,
        seen=((*now.seen[0], shown), (*now.seen[1], shown)),
        turn=now.turn + 1,
        passes=passes,
        knocker=knocker,
    )
    if now.knocker is not None or (knocker is None and then.turn == 2 * laps):
        return [(replace(then, over=True), Fraction(1))]
    if passes == 2 and knocker is None:
        if not now.stock:
            return [(replace(then, over=True), Fraction(1))]
        return [
            (
                replace(
                    then,
                    centre=card,
                    stock=tuple(other for other in now.stock if other != card),
                    passes=0,
                    seen=((*then.seen[0], card), (*then.seen[1], card)),
                ),
                Fraction(1, len(now.stock)),
            )
            for card in now.stock
        ]
    return [(then, Fraction(1))]


def best_response(player: int, laps: int, knock_from_turn: int) -> Fraction:
    """What a player wins who answers uniform play as well as can be."""

    def expected(nodes: list[tuple[Moment, Fraction]]) -> Fraction:
        """What comes of moments that are this likely, up to the player's best choice in each that it can tell."""
        total = Fraction(0)
        choices: dict[tuple[object, ...], list[tuple[Moment, Fraction]]] = {}
        while nodes:
            now, chance = nodes.pop()
            if now.over:
                total += chance * now.result(player)
            elif now.player == player:
                choices.setdefault(now.seen[player], []).append((now, chance))
            else:
                legal = moves(now, knock_from_turn)
                for move in legal:
                    nodes += [(then, chance * p / len(legal)) for then, p in after(now, move, laps)]
        for alike in choices.values():
            total += max(
                expected([(then, chance * p) for now, chance in alike for then, p in after(now, move, laps)])
                for move in moves(alike[0][0], knock_from_turn)
            )
        return total

    deals = list(permutations(range(6), 3))
    start = [
        (
            Moment((a, b), c, tuple(card for card in range(6) if card not in (a, b, c)), ((a, c), (b, c))),
            Fraction(1, len(deals)),
        )
        for a, b, c in deals
    ]
    return expected(start)


def nash_conv(laps: int, knock_from_turn: int) -> Fraction:
    """How much both together would win by best responses to uniform play; the game's sum is zero."""
    return sum((best_response(player, laps, knock_from_turn) for player in (0, 1)), Fraction(0))
