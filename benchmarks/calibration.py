"""The hint: how often somebody who follows it wins, and how often what it tells comes true.

    python -m benchmarks.calibration [--against expert solid] [--seats 2 4] [--deals 200] [--milliseconds 8]

One player plays every move that the hint names, in every seat in turn on the same decks; the others are of one level.
Beside each chance that it was told stands how often that came about, with the 95 % interval over decks, and then the
same for the decisions that were told about a fifth, two fifths and so on.
"""

from __future__ import annotations

import argparse
import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import mean, stdev

from tests.bots.matches import play_match

from schwimmen.analysis import STATE, judge
from schwimmen.bots import Bot, Decision, player
from schwimmen.bots.explaining import explained
from schwimmen.bots.knocking import tired, voiding
from schwimmen.bots.solid import Solid
from schwimmen.mind import thinking
from schwimmen.rules.options import Options
from schwimmen.rules.presets import PRESETS
from schwimmen.view import View


class Follower:
    """Somebody who makes the move that the hint names, and ends what goes on and on as the expert does."""

    name = "hint"

    def __init__(self, milliseconds: float) -> None:
        self._milliseconds, self._solid = milliseconds, Solid()

    def decide(self, view: View, rng: random.Random) -> Decision:
        """The hint's best move."""
        best = thinking.think(view, STATE, milliseconds=self._milliseconds)[0]
        if tired(view) or voiding(view, best.move):
            return self._solid.decide(view, rng)
        return Decision(best.move, explained(view, best.move, best.lose))


@dataclass(frozen=True, slots=True)
class Told:
    """Chances that were told of one decision, and what came of them; ``deck`` is the deck's number."""

    deck: int
    win: float
    won: float
    lose: float
    lost: float


@dataclass(frozen=True, slots=True)
class Kept:
    """How often something was told, and how often it was true; half of the 95 % interval of what they differ by."""

    decisions: int
    told: float
    true: float
    within: float


def play(
    options: Options, bot: Bot, level: str, seats: int, decks: Sequence[int], milliseconds: float
) -> tuple[list[float], list[Told]]:
    """By deck the bot's share of matches among players of that level, from each seat in turn; and all that a hint would
    have told it of its own moves.
    """
    shares, found = [], []
    for deck in decks:
        share = 0.0
        for seat in range(seats):
            match = play_match(options, [bot if one == seat else player(level) for one in range(seats)], deck).match
            won = 1 / seats if match.winner is None else float(match.winner == seat)
            share += won / seats
            for one in judge(match, seat, milliseconds=milliseconds):
                outcome = match.finished[one.round].round.outcome
                lost = outcome is not None and outcome.lost[seat] > 0
                found.append(Told(deck, one.made.win, won, one.made.lose, float(lost)))
        shares.append(share)
    return shares, found


def kept(pairs: Sequence[tuple[int, float, float]]) -> Kept:
    """What was told and what was true, of decisions with their decks."""
    gaps: dict[int, float] = {}
    for deck, told, true in pairs:
        gaps[deck] = gaps.get(deck, 0.0) + true - told
    n, middle = len(pairs), mean(gaps.values())
    spread = math.sqrt(sum((gap - middle) ** 2 for gap in gaps.values()))
    told, true = (sum(pair[which] for pair in pairs) / n for which in (1, 2))
    return Kept(n, told, true, 1.96 * spread / n)


def tell(name: str, pairs: Sequence[tuple[int, float, float]]) -> None:
    """Print one line for all decisions, and one for each fifth."""
    parts = [("all", pairs)]
    for fifth in range(5):
        low, high = fifth / 5, (fifth + 1) / 5
        parts.append((f"{low:.0%} to {high:.0%}", [one for one in pairs if low <= one[1] < high + (fifth == 4)]))
    print(f"  {name}")
    for label, some in parts:
        if some:
            one = kept(some)
            print(f"    {label:12} {one.decisions:7} told {one.told:6.1%}  true {one.true:6.1%} ± {one.within:.1%}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--against", nargs="+", default=["expert", "solid"])
    parser.add_argument("--seats", nargs="+", type=int, default=[2, 4])
    parser.add_argument("--deals", type=int, default=200, help="decks; each is played once from every seat")
    parser.add_argument("--milliseconds", type=float, default=8.0, help="the hint's thinking time for a decision")
    parser.add_argument("--rules", default="cardgames-zone", choices=PRESETS)
    parser.add_argument("--seed", type=int, default=1, help="of the first deck; the others follow")
    args = parser.parse_args()
    thinking.warm()
    for level in args.against:
        for seats in args.seats:
            decks = range(args.seed, args.seed + args.deals)
            bot, options = Follower(args.milliseconds), PRESETS[args.rules].options
            shares, found = play(options, bot, level, seats, decks, args.milliseconds)
            within = 1.96 * stdev(shares) / math.sqrt(len(shares))
            won = f"wins {mean(shares):.1%} ± {within:.1%}"
            print(f"{seats} seats, {args.deals * seats} matches against {level}: {won}", flush=True)
            tell("chance to lose a life in this round", [(one.deck, one.lose, one.lost) for one in found])
            tell("chance to win the match", [(one.deck, one.win, one.won) for one in found])


if __name__ == "__main__":
    main()
