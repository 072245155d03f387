"""A match: rounds until one player is left (R8). Immutable, like a round."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum

from schwimmen.cards import Card
from schwimmen.events import Event
from schwimmen.moves import Move
from schwimmen.round import Round
from schwimmen.rules import kernel as k
from schwimmen.rules.options import Options
from schwimmen.view import Turn, View, seen, view_hand, view_round, view_turn

__all__ = ["BadBuyBack", "FinishedRound", "Match", "MatchOver", "MatchPhase", "TooFewPlayers", "TooManyPlayers"]


class TooFewPlayers(ValueError):
    """Fewer than two (R1.2)."""


class TooManyPlayers(ValueError):
    """More than the pack serves (R1.2)."""


class MatchOver(ValueError):
    """Something that only a match in play, or the right phase of it, allows."""


class BadBuyBack(ValueError):
    """A buy-back by a seat that may not (R8.4)."""


class MatchPhase(Enum):
    """What is due in a match."""

    DEAL = "deal"
    ROUND = "round"
    BUY_BACK = "buy_back"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class FinishedRound:
    """A round that is over, with what came of it: ``lives`` and ``out`` after it, buy-backs included.

    ``buy_backs`` is None while somebody who may buy back (``may_buy_back``) has not answered; ``next_dealer``
    is None then and at the match's end.
    """

    round: Round
    lives_before: tuple[int, ...]
    out_before: tuple[int, ...]
    lives: tuple[int, ...]
    out: tuple[int, ...]
    may_buy_back: tuple[int, ...]
    buy_backs: tuple[int, ...] | None
    next_dealer: int | None = None


@dataclass(frozen=True, slots=True)
class Match:
    """A match under ``options``. ``lives`` by seat, ``out`` and ``bought_back`` as sorted seats.

    ``dealer`` deals the round in play, or the next one. ``winner`` is set once it is over, unless nobody won.
    """

    options: Options
    players: tuple[str, ...]
    dealer: int
    lives: tuple[int, ...]
    out: tuple[int, ...] = ()
    bought_back: tuple[int, ...] = ()
    finished: tuple[FinishedRound, ...] = ()
    current: Round | None = None
    phase: MatchPhase = MatchPhase.DEAL
    winner: int | None = None

    @staticmethod
    def start(
        options: Options,
        players: Sequence[str],
        dealer: int,
        *,
        lives: Sequence[int] | None = None,
        out: Iterable[int] = (),
        bought_back: Iterable[int] = (),
    ) -> Match:
        """A new match; raises `TooFewPlayers` or `TooManyPlayers` (R1.2). Lives and outs for one half played.

        Without ``lives`` those who are not out have them all.
        """
        gone = set(out)
        if len(players) < 2:
            raise TooFewPlayers(f"{len(players)} of at least 2 players")
        if len(players) > options.max_players:
            raise TooManyPlayers(f"{len(players)} players, the pack serves {options.max_players}")
        return Match(
            options,
            tuple(players),
            dealer,
            tuple(lives if lives is not None else (0 if s in gone else options.lives for s in range(len(players)))),
            tuple(sorted(gone)),
            tuple(sorted(bought_back)),
        )

    @property
    def last(self) -> FinishedRound | None:
        """The round that was finished last."""
        return self.finished[-1] if self.finished else None

    @property
    def places(self) -> tuple[int, ...]:
        """Each seat's place, 1 the best: the later one went out, the better; those who went together share one."""
        lasted = [0 if seat in self.out else len(self.finished) + 1 for seat in range(len(self.players))]
        for number, record in enumerate(self.finished, 1):
            for seat in {*record.out} - {*record.out_before}:
                if seat in self.out:
                    lasted[seat] = number
        return tuple(1 + sum(other > own for other in lasted) for own in lasted)

    def seats_in_order(self) -> tuple[int, ...]:
        """The seats that play the next round, the dealer's left first (R3.5, R8.3)."""
        out = self._flags(self.out)
        seats = [k.next_seat(len(out), out, self.dealer)]
        while seats[-1] != self.dealer:
            seats.append(k.next_seat(len(out), out, seats[-1]))
        return tuple(seats)

    def deal(self, deck: Sequence[Card]) -> Match:
        """Begin a round with that pack. Raises `BadDeck`, and `MatchOver` where no deal is due."""
        if self.phase is not MatchPhase.DEAL:
            raise MatchOver(f"no deal is due: {self.phase.value}")
        return self._with(Round.deal(self.options, self.seats_in_order(), deck))

    def play(self, move: Move | str) -> Match:
        """The match after that move. Raises `IllegalMove`, or `MatchOver` where no round is in play."""
        return self._with(self._in_play().play(move))

    def restock(self, cards: Sequence[Card]) -> Match:
        """The match after a shuffle. Raises `BadStock`, `IllegalMove` or `MatchOver`."""
        return self._with(self._in_play().restock(cards))

    def advance(self, round_: Round) -> Match:
        """The match with its round played on, by several moves at once. Raises `ValueError` for another round."""
        current = self._in_play()
        if round_.deck != current.deck or round_.moves[: len(current.moves)] != current.moves:
            raise ValueError("not the round in play")
        return self._with(round_)

    def buy_back(self, seats: Iterable[int]) -> Match:
        """Those who come back, the others who might have said no (R8.4). Raises `BadBuyBack` or `MatchOver`."""
        last = self.last
        if self.phase is not MatchPhase.BUY_BACK or last is None:
            raise MatchOver(f"no buy-back is due: {self.phase.value}")
        back = tuple(sorted(set(seats)))
        if any(seat not in last.may_buy_back for seat in back):
            raise BadBuyBack(f"{back} of {last.may_buy_back}")
        return self._conclude(last, back)

    def view(self, seat: int | None, other: View | None = None, earlier: View | None = None) -> View:
        """What a seat, or a spectator (None), may know of the round in play or the last one (R10.1).

        ``other``: a view of the same moment, whose public parts needn't be found out again; ``earlier``: one of an
        earlier moment of the round.
        """
        lives, out = self.lives, self.out
        if self.current is None and self.last is not None:
            lives, out = self.last.lives_before, self.last.out_before
        return view_round(self._shown(), seat, lives, out, other, earlier)

    def hand(self, seat: int) -> tuple[Card, ...]:
        """The cards of a seat of that round, as its view has them."""
        return view_hand(self._shown(), seat)

    def turn(self) -> Turn:
        """What only the view of the seat that is to act in that round has."""
        return view_turn(self._shown())

    def seen(self, seat: int | None, since: int) -> tuple[Event, ...]:
        """What has happened in that round after its first ``since`` events, as its view has it."""
        return seen(self._shown(), seat, since)

    def _shown(self) -> Round:
        """The round in play, or the last one."""
        if self.current is not None:
            return self.current
        if self.last is None:
            raise MatchOver("nothing was dealt yet")
        return self.last.round

    def _in_play(self) -> Round:
        if self.current is None:
            raise MatchOver(f"no round is in play: {self.phase.value}")
        return self.current

    def _flags(self, seats: Iterable[int]) -> list[int]:
        flags = [0] * len(self.players)
        for seat in seats:
            flags[seat] = 1
        return flags

    def _with(self, round_: Round) -> Match:
        """This match with its round in that state; if that is its end, losses are taken (R7, R8.1)."""
        outcome = round_.outcome
        if outcome is None:  # every move comes here: `replace` would take as long as the move itself
            return Match(
                self.options,
                self.players,
                self.dealer,
                self.lives,
                self.out,
                self.bought_back,
                self.finished,
                round_,
                MatchPhase.ROUND,
            )
        vector, seats = self.options.vector, len(self.players)
        lives, was_out, out = list(self.lives), self._flags(self.out), self._flags(self.out)
        k.lose_lives(vector, seats, lives, out, [outcome.lost.get(seat, 0) for seat in range(seats)])
        bought = self._flags(self.bought_back)
        may = tuple(s for s in range(seats) if k.may_buy_back(vector, was_out[s], out[s], bought[s]))
        record = FinishedRound(round_, self.lives, self.out, tuple(lives), _seats(out), may, None)
        match = replace(self, finished=(*self.finished, record), current=None, lives=record.lives, out=record.out)
        if may:
            return replace(match, phase=MatchPhase.BUY_BACK)
        return match._conclude(record, ())

    def _conclude(self, last: FinishedRound, back: tuple[int, ...]) -> Match:
        """Carry out the buy-backs, then look for the match's end (R8.4, R8.5)."""
        lives, out = list(last.lives), self._flags(last.out)
        for seat in back:
            lives[seat], out[seat] = self.options.lives, 0
        winner = k.conclude(self.options.vector, len(out), out)
        if winner == k.REPLAY:
            lives, out = list(last.lives_before), self._flags(last.out_before)
        over = winner >= 0 or winner == k.NO_WINNER
        dealer = None if over else k.next_seat(len(out), out, self.dealer)
        done = replace(last, lives=tuple(lives), out=_seats(out), buy_backs=back, next_dealer=dealer)
        return replace(
            self,
            finished=(*self.finished[:-1], done),
            lives=done.lives,
            out=done.out,
            bought_back=tuple(sorted({*self.bought_back, *back})),
            dealer=self.dealer if dealer is None else dealer,
            phase=MatchPhase.OVER if over else MatchPhase.DEAL,
            winner=winner if winner >= 0 else None,
        )


def _seats(flags: Sequence[int]) -> tuple[int, ...]:
    return tuple(seat for seat, flag in enumerate(flags) if flag)
