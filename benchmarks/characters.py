"""The characters of the computer players: how differently they play, and how much that costs them.

    python -m benchmarks.characters [--levels solid sharp] [--seats 2 4] [--deals 1000] [--rules cardgames-zone]

Each character sits among plain players of its level, once in every seat on the same decks. What is counted of it is
counted of the plain player in its place too: every figure stands with the 95 % interval over decks, and a star where
the difference from the plain player's is larger than that of chance.
"""

from __future__ import annotations

import argparse
import math
import random
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tests.bots.matches import play_match

from schwimmen.bots import CHARACTERS, Bot, Decision, player
from schwimmen.cards import value
from schwimmen.moves import Kind
from schwimmen.rules.options import Options
from schwimmen.rules.presets import PRESETS
from schwimmen.view import View

FIGURES: Mapping[str, tuple[str, str]] = {
    "matches won": ("won", "matches"),
    "points at its knocks": ("points", "knock"),
    "knocks a round": ("knock", "rounds"),
    "exchanges a round": ("exchange", "rounds"),
    "passes a round": ("pass", "rounds"),
    "three of a kind": ("threes", "rounds"),
    "points it leaves open": ("left", "exchange"),
    "laps a round": ("laps", "played"),
}
"""What is told of a character: one count over another."""
Counts = defaultdict[str, float]


class Noting:
    """A player that counts what it does."""

    def __init__(self, bot: Bot) -> None:
        self.bot, self.name = bot, bot.name
        self.counts: Counts = defaultdict(float)

    def decide(self, view: View, rng: random.Random) -> Decision:
        """What the player within decides."""
        decision = self.bot.decide(view, rng)
        move, kind = decision.move, decision.move.kind
        counts, options = self.counts, view.options
        if kind in (Kind.EXCHANGE, Kind.ALL):
            left = [card for card in view.centre if card not in move.take]
            counts["exchange"] += 1
            counts["left"] += value(options, view.hand if kind is Kind.ALL else [*left, *move.give])
        elif kind in (Kind.KNOCK, Kind.PASS):
            counts[kind.value] += 1
            counts["points"] += value(options, view.hand) * (kind is Kind.KNOCK)
        return decision


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure, half of its 95 % interval's width, and its difference from the plain player's with the same."""

    mean: float
    within: float
    difference: float
    difference_within: float

    @property
    def differs(self) -> bool:
        """Whether chance alone would hardly have made the difference."""
        return abs(self.difference) > self.difference_within


def play(name: str, options: Options, seats: int, decks: Sequence[int]) -> list[Counts]:
    """By deck, what the player of that name did in every seat in turn among plain ones of its level."""
    plain = player(name.partition("-")[0])
    counted = []
    for deck in decks:
        counts: Counts = defaultdict(float)
        for seat in range(seats):
            noting = Noting(player(name))
            bots = [noting if one == seat else plain for one in range(seats)]
            played = play_match(options, bots, deck)
            match = played.match
            ends = [one.round.outcome for one in match.finished]
            hands = [end.hands[seat] for end in ends if end is not None and seat in end.hands]
            for what, count in noting.counts.items():
                counts[what] += count
            counts["matches"] += 1
            counts["won"] += 1 / seats if match.winner is None else match.winner == seat
            counts["rounds"] += len(hands)
            counts["threes"] += sum(len({card.rank for card in hand}) == 1 for hand in hands)
            counts["played"] += len(played.laps)
            counts["laps"] += sum(played.laps)
        counted.append(counts)
    return counted


def compared(own: Sequence[Counts], plain: Sequence[Counts], figure: str) -> Figure:
    """A figure of a character beside the plain player's, on the same decks."""
    (mean, errors), (usual, usual_errors) = (_ratio(counts, *FIGURES[figure]) for counts in (own, plain))
    gaps = [error - other for error, other in zip(errors, usual_errors, strict=True)]
    return Figure(mean, _within(errors), mean - usual, _within(gaps))


def _ratio(counted: Sequence[Counts], part: str, whole: str) -> tuple[float, list[float]]:
    """One count over another, and what each deck adds to its error."""
    total = sum(counts[whole] for counts in counted) or 1  # what the rules don't have never happens
    ratio = sum(counts[part] for counts in counted) / total
    return ratio, [(counts[part] - ratio * counts[whole]) / total for counts in counted]


def _within(errors: Sequence[float]) -> float:
    return 1.96 * math.sqrt(sum(error * error for error in errors))


def tell(level: str, options: Options, seats: int, decks: Sequence[int]) -> None:
    """Print a table: a line for each figure, a column for each character."""
    plain = play(level, options, seats, decks)
    names = [character.of(level) for character in CHARACTERS]
    own = {name: plain if name == level else play(name, options, seats, decks) for name in names}
    print(f"{seats} seats, {len(decks) * seats} matches each".ljust(36) + "".join(name.rjust(20) for name in names))
    for figure in FIGURES:
        cells = [compared(own[name], plain, figure) for name in names]
        texts = [f"{cell.mean:.3f} ± {cell.within:.3f}{' *'[cell.differs]}" for cell in cells]
        print(f"  {figure:34}" + "".join(text.rjust(20) for text in texts), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--levels", nargs="+", default=["solid", "sharp"])
    parser.add_argument("--seats", nargs="+", type=int, default=[2, 4])
    parser.add_argument("--deals", type=int, default=1000, help="decks; each is played once from every seat")
    parser.add_argument("--rules", default="cardgames-zone", choices=PRESETS)
    parser.add_argument("--seed", type=int, default=1, help="of the first deck; the others follow")
    args = parser.parse_args()
    for level in args.levels:
        for seats in args.seats:
            decks = range(args.seed, args.seed + args.deals)
            tell(level, PRESETS[args.rules].options, seats, decks)


if __name__ == "__main__":
    main()
