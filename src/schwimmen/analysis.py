"""What each decision of a match was worth, as the player could know at the time: by the expert's thinking."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from schwimmen.bots.bot import Reason
from schwimmen.bots.explaining import explained
from schwimmen.match import Match
from schwimmen.mind.thinking import Thought, think
from schwimmen.round import Round, Stock
from schwimmen.view import View, view_round

__all__ = ["STATE", "Judged", "judge", "judge_round"]

STATE = 1
"""Begins the random numbers of each thinking: whoever thinks about a view again, as long, finds the same."""
SLIP = 0.02
"""What costs no more than this part of a fair share of the matches is good enough."""
NOTHING = 0.0005
"""A chance that is told as none at all, in percent with one digit."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision of ``seat`` in the round of that number, from 0; ``move``: its number there, as in the record.

    ``view`` is what the seat knew, ``moves`` what was found of each legal move, the best one first, ``made`` of the one
    that was made, ``reason`` why the best one is.
    """

    round: int
    move: int
    seat: int
    view: View
    moves: tuple[Thought, ...]
    made: Thought
    reason: Reason

    @property
    def best(self) -> Thought:
        """What was found of the best move."""
        return self.moves[0]

    @property
    def cost(self) -> float:
        """By how much the chance to win the match, from 0 to 1, was less than it might have been; 0 where `level`."""
        return 0.0 if self.level else self._lack

    @property
    def error(self) -> float:
        """By how much the cost may be wrong: its standard error."""
        return 0.0 if self.made is self.best else self.made.error

    @property
    def level(self) -> bool:
        """Whether it cost nothing that can be told from nothing: the move that was made is as good as the best."""
        return self._lack <= max(NOTHING, self.error)

    @property
    def slip(self) -> bool:
        """Whether it cost more than a little, and more than the figures may be wrong by."""
        return self.cost > max(SLIP / len(self.view.seats), self.error)

    @property
    def _lack(self) -> float:
        """What the figures differ by."""
        return self.best.win - self.made.win


def judge(match: Match, seat: int | None = None, *, milliseconds: float = 50.0) -> Iterator[Judged]:
    """Every decision of a match, or of one seat, in order; none where there was but one move."""
    rounds = [(finished.round, finished.lives_before, finished.out_before) for finished in match.finished]
    if match.current is not None:
        rounds.append((match.current, match.lives, match.out))
    for number, (played, lives, out) in enumerate(rounds):
        yield from judge_round(played, lives, out, seat, number=number, milliseconds=milliseconds)


def judge_round(
    played: Round,
    lives: tuple[int, ...],
    out: tuple[int, ...],
    seat: int | None = None,
    *,
    number: int = 0,
    milliseconds: float = 50.0,
) -> Iterator[Judged]:
    """Those of one round, the ``number``-th of its match; ``lives`` and ``out`` are those before it.

    Each is judged by the view that the seat had (R10.1), in about so many milliseconds, and the same way each time.
    """
    now = Round.deal(played.options, played.seats, played.deck)
    for index, move in enumerate(played.moves):
        if isinstance(move, Stock):
            now = now.restock(move.cards)
            continue
        acting = now.to_act
        if acting is not None and seat in (None, acting):
            view = view_round(now, acting, lives, out)
            if len(view.legal) > 1:
                thoughts = think(view, STATE, milliseconds=milliseconds)
                made = next(thought for thought in thoughts if thought.move == move)
                best = thoughts[0]
                yield Judged(number, index, acting, view, thoughts, made, explained(view, best.move, best.lose))
        now = now.play(move)
