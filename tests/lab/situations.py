"""Situations as a player in bulk sees them: a round laid out by hand, some moves, and what is known then."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tests.rounds import deck_of

from schwimmen.lab import sparring
from schwimmen.mind import seen
from schwimmen.round import Round
from schwimmen.rules import kernel as k
from schwimmen.rules.options import Options

__all__ = ["Situation", "situation"]


@dataclass(frozen=True)
class Situation:
    """What the player to act knows, and the round, to say moves in words."""

    rules: tuple[int, ...]
    u: list[int]
    own: list[int]
    round: Round

    def asked(self, kind: int, parameter: int = 0, g: int = 1) -> str:
        """The bot's move, as a record says it."""
        return str(self.round.move_of(sparring.decide(self.rules, self.u, self.own, kind, parameter, g)))


def situation(
    options: Options, hands: Sequence[str], centre: str = "", stock: str = "", moves: Sequence[str] = ()
) -> Situation:
    """The round dealt as in `tests.rounds.deck_of`, and played on by those moves."""
    deck = deck_of(options, hands, centre, stock)
    rules, n = options.vector, len(hands)
    round_ = Round.deal(options, range(n), deck)
    s = [0] * k.HEAD + [card.code for card in deck]
    u, own = [0] * seen.SIZE, [0] * seen.OWN
    k.deal(rules, s, n)
    seen.begin(rules, s, u, n)
    for text in moves:
        code = next(
            code for code in range(k.MOVES) if k.legal(rules, s) >> code & 1 and str(round_.move_of(code)) == text
        )
        seen.before(rules, s, u, code)
        k.apply(rules, s, code)
        seen.after(rules, s, u)
        round_ = round_.play(text)
    seen.look(rules, s, own)
    return Situation(rules, u, own, round_)
