"""A bot in twenty lines, and how it fares: python examples/bot.py

A bot gets a `View` (all that its seat may know) and a generator of random numbers, and gives a move with its reason.
"""

from __future__ import annotations

import random

from schwimmen.bots import Bot, Decision, ReasonKind, buy_back, player
from schwimmen.bots.bot import because
from schwimmen.cards import pack, value
from schwimmen.match import Match, MatchPhase
from schwimmen.moves import Kind
from schwimmen.round import Phase
from schwimmen.rules.options import Options
from schwimmen.view import View


class TwentyLines:
    """Takes what makes its hand better, and knocks from 25 points on."""

    name = "twenty-lines"

    def decide(self, view: View, rng: random.Random) -> Decision:
        """The move for the seat whose view it is."""
        legal = {move.kind: move for move in view.legal}
        now = value(view.options, view.hand) if len(view.hand) == 3 else 0.0
        if now >= 25 and Kind.KNOCK in legal:
            return because(legal[Kind.KNOCK], ReasonKind.KNOCKS, int(2 * now))
        worth = view.values()
        best = max(worth, key=lambda move: worth[move], default=None)
        if best is not None and (worth[best] > now or best.kind is Kind.DISCARD):
            return because(best, ReasonKind.IMPROVES, int(2 * worth[best]))
        for kind in (Kind.KEEP, Kind.PASS, Kind.STAY, Kind.DRAW):
            if kind in legal:
                return because(legal[kind], ReasonKind.WAITS)
        return because(best or rng.choice(view.legal), ReasonKind.FORCED)


def winner(options: Options, bots: list[Bot], rng: random.Random) -> int | None:
    """Play one match; the seat that won it."""
    match = Match.start(options, [bot.name for bot in bots], rng.randrange(len(bots)))
    while match.phase is not MatchPhase.OVER:
        round_ = match.current
        if match.phase is MatchPhase.BUY_BACK and match.last is not None:
            match = match.buy_back(seat for seat in match.last.may_buy_back if buy_back("beginner", rng))
        elif round_ is None:
            match = match.deal(rng.sample(pack(options.deck), options.deck))
        elif round_.phase is Phase.STOCK:
            match = match.restock(rng.sample(round_.shuffle_due, len(round_.shuffle_due)))
        else:
            seat = round_.to_act
            assert seat is not None
            match = match.play(bots[seat].decide(match.view(seat), rng).move)
    return match.winner


def main(matches: int = 200) -> float:
    """Play so many matches against a beginner, and print and return the share that was won."""
    rng = random.Random(1)
    won = sum(winner(Options(), [TwentyLines(), player("beginner")], rng) == 0 for _ in range(matches))
    print(f"{TwentyLines.name} wins {won} of {matches} matches against a beginner")
    return won / matches


if __name__ == "__main__":
    main()
