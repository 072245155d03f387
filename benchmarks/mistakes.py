"""What a random move costs, beside what imagined games and the policy's scores say that it costs.

    python -m benchmarks.mistakes [--seats 2] [--rounds 2000] [--rules cardgames-zone] [--seed 1]

Rounds by the policy, with lives drawn by lot; at one decision of each any legal move is made, after the thinking about
it. What the round then comes to, as a chance to win the match, less what was told of the best move, is explained by two
differences between the two moves: that of the games (in the same imagined worlds) and that of the scores, as the expert
weighs them. Figures that are chances have the weight 1. Behind ± stands the 95 % interval.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator

import numpy as np

from schwimmen.actions import legal_actions
from schwimmen.cards import pack
from schwimmen.mind import beliefs, intuition, memory, public, search, seen, weights
from schwimmen.mind.compiled import ponder
from schwimmen.mind.evidence import Evidence, scores
from schwimmen.moves import Kind
from schwimmen.round import Phase, Round
from schwimmen.rules.options import Options
from schwimmen.rules.presets import PRESETS
from schwimmen.view import View, view_round

GAMES = 4000
"""For one thinking."""


class Mistake:
    """One decision that is made at random: what is said of it, and what comes of it."""

    def __init__(self, view: View, rng: random.Random, w: memoryview[float], m: memoryview[int]) -> None:
        self._options, self._places, self._own = view.options.vector, view.seats, public.own_of(view)
        self._u, self._w = public.public_of(view), w
        state = 1 + rng.getrandbits(60)
        ponder(self._options, self._u, self._own, GAMES, beliefs.WIDEST, state, self._w, m)
        found = Evidence(len(view.legal))
        found.add(self._w, m)
        said, life = scores(m, found.count), search.stake(self._u, self._own, self._w)  # type: ignore[arg-type]
        best, made = found.ranked(said, life)[0], rng.randrange(found.count)
        self.move = legal_actions(view)[m[memory.SEARCH + search.CODES + made]]
        self.told = found.win(best)
        self.by_games = -found.gap(best, made)[0]
        self.by_scores = search.TRUST * (said[made] - said[best]) * life

    def worth(self, over: Round) -> float:
        """The chance to win the match after that round."""
        assert over.outcome is not None
        lost = [over.outcome.lost[seat] for seat in self._places]
        n, me = len(lost), self._own[seen.OWN_PLACE]
        return search.after_losses(self._options, self._u, me, self._w, lost, [0] * n, [0] * n)  # type: ignore[arg-type]


def rounds(options: Options, seats: int, count: int, rng: random.Random) -> Iterator[tuple[Mistake, float]]:
    """So many mistakes, one a round, each with what it came to."""
    w, m = weights.new_memory()
    while count:
        lives = tuple(rng.randint(1, options.lives) for _ in range(seats))
        now = Round.deal(options, tuple(range(seats)), rng.sample(pack(options.deck), options.deck))
        left, mistake = rng.randrange(3 * seats), None
        while now.phase is not Phase.OVER:
            if now.phase is Phase.STOCK:
                now = now.restock(rng.sample(now.shuffle_due, len(now.shuffle_due)))
                continue
            view = view_round(now, now.to_act, lives, ())
            if left == 0 and len(view.legal) > 1:
                mistake = Mistake(view, rng, w, m)
            knock = next((move for move in view.legal if move.kind is Kind.KNOCK), None)
            if left == 0 and mistake is not None:
                move = mistake.move
            elif view.lap >= memory.TIRED and knock is not None:
                move = knock
            else:
                move = intuition.best_move(view)
            left -= 1
            now = now.play(move)
        if mistake is not None:
            count -= 1
            yield mistake, mistake.worth(now)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=2000)
    parser.add_argument("--rules", default="cardgames-zone", choices=PRESETS)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    played = [*rounds(PRESETS[args.rules].options, args.seats, args.rounds, random.Random(args.seed))]
    causes = np.array([(1.0, one.by_games, one.by_scores) for one, _ in played])
    came = np.array([worth - one.told for one, worth in played])
    weight = np.linalg.lstsq(causes, came, rcond=None)[0]
    spread = np.linalg.inv(causes.T @ causes) * (came - causes @ weight).var()
    within = 1.96 * np.sqrt(np.diag(spread))
    print(
        f"{args.seats} seats, {len(played)} rounds: lost {-came.mean():.3f}, by the games {-causes[:, 1].mean():.3f}, "
    )
    print(f"  by the scores {-causes[:, 2].mean():.3f}; weights:")
    for name, one, off in zip(("none", "games", "scores"), weight, within, strict=True):
        print(f"  {name:8} {one:6.3f} ± {off:.3f}")


if __name__ == "__main__":
    main()
