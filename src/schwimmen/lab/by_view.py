"""Matches in which players take part that are Python objects and get a `View`: the same loop, run by CPython.

`field` asks `kinds.decide`; here it asks somebody who follows its log with a `Round` and shows the bot its view.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import islice
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any, Literal

from schwimmen.bots import Bot
from schwimmen.cards import Card
from schwimmen.lab import field, kinds
from schwimmen.lab.players import BY_VIEW, BotNotLoaded, bot_of, told
from schwimmen.lab.playing_apart import LOADING, Teller
from schwimmen.match import Match, MatchPhase
from schwimmen.mind import beliefs, memory, seen
from schwimmen.mind.compiled import ponder
from schwimmen.moves import Move, Refusal
from schwimmen.record import record, write
from schwimmen.round import Round
from schwimmen.rules import kernel as k
from schwimmen.rules.options import Options
from schwimmen.view import View, view_round

__all__ = ["LONGEST", "ROOM", "BotFault", "FaultKind", "record_of", "watching"]

ROOM = 1 << 20
"""Numbers of a log: more than a match takes."""

LONGEST = 10.0
"""Seconds that a bot of somebody's own may take for a move."""


FaultKind = Literal["raised", "stalled", "illegal", "died"]


class BotFault(Exception):
    """A bot that raised, stalled, gave an illegal move or ended its process.

    ``player``: its name; ``detail``: the error, the seconds, the move or how the process ended;
    ``record``: the match up to then, as in docs/record.md.
    """

    def __init__(self, kind: FaultKind, player: str, seat: int, detail: str, record: str = "") -> None:
        super().__init__(kind, player, seat, detail, record)
        self.kind = kind
        self.player = player
        self.seat = seat
        self.detail = detail
        self.record = record


class _Watcher:
    """Follows a match by its log, and asks the Python players with their views."""

    def __init__(self, options: Options, names: Sequence[str], teller: Teller | None) -> None:
        self.options = options
        self.names = names
        self.teller = teller
        self.bots: dict[str, Bot] = {}
        self.log: list[int] = []
        self.read = 0
        self.round: Round | None = None

    def start(self, log: list[int]) -> None:
        """A new match, which writes that log."""
        self.log, self.read, self.round = log, 0, None

    def decide(
        self,
        r: tuple[int, ...],
        u: list[int],
        own: list[int],
        kind: int,
        parameter: int,
        g: int,
        w: Any,
        m: Any,
    ) -> int:
        """As `kinds.decide`."""
        if kind == kinds.EXPERT and u[seen.LAP] < memory.TIRED:  # as `kinds.decide`, but CPython would take seconds
            return ponder(r, u, own, parameter, beliefs.WIDEST, g, w, m)
        if kind != BY_VIEW:
            return kinds.decide(r, u, own, kind, parameter, g, w, m)
        places = range(u[seen.PLACES])
        round_ = self._catch_up([u[seen.SEAT + place] for place in places])
        seat = u[seen.SEAT + own[seen.OWN_PLACE]]
        lives = {u[seen.SEAT + place]: u[seen.LIVES + place] for place in places}
        everybody = range(u[seen.SEATS])
        out = tuple(other for other in everybody if other not in lives)
        view = view_round(round_, seat, tuple(lives.get(other, 0) for other in everybody), out)
        name = self.names[seat]
        try:
            move = self._asked(name, seat, view, random.Random(g))
            code = round_.code_of(move)
        except BotNotLoaded:
            raise
        except BaseException as error:
            if self.teller is None and not isinstance(error, Exception):
                raise
            raise BotFault("raised", name, seat, told(error)) from error
        if isinstance(code, Refusal):
            raise BotFault("illegal", name, seat, str(move))
        return code

    def _asked(self, name: str, seat: int, view: View, rng: random.Random) -> Move:
        """The move of the bot of that name; one of somebody's own in a process that may end for it."""
        if self.teller is None:
            bot = self.bots.get(name) or self.bots.setdefault(name, bot_of(name))
            return bot.decide(view, rng).move
        self.teller.asks(seat, self.log)
        if name not in self.bots:
            with self.teller.at_most(LOADING):
                self.bots[name] = bot_of(name)
        with self.teller.at_most(self.teller.longest):
            return self.bots[name].decide(view, rng).move

    def _catch_up(self, seats: Sequence[int]) -> Round:
        numbers = iter(self.log[1 + self.read : 1 + self.log[0]])
        self.read = self.log[0]
        round_ = self.round
        for number in numbers:
            if number == -1:
                deck = [Card.of(code) for code in islice(numbers, self.options.deck)]
                round_ = Round.deal(self.options, tuple(seats), deck)
                continue
            assert round_ is not None  # a log begins with a deal
            if number == -2:
                due = len(round_.shuffle_due)
                round_ = round_.restock([Card.of(code) for code in islice(numbers, due)])
            else:
                round_ = round_.play(round_.move_of(number))
        assert round_ is not None
        self.round = round_
        return round_


def watching(options: Options, names: Sequence[str], teller: Teller | None = None) -> tuple[ModuleType, _Watcher]:
    """A copy of `field` whose players by view are those of these names, by seat; and whom to tell of each match.

    ``teller``: hears whom is asked, in the process in which bots of somebody's own play.
    """
    watcher = _Watcher(options, names, teller)
    copy = ModuleType(field.__name__)
    vars(copy).update(vars(field))
    vars(copy)["kinds"] = SimpleNamespace(decide=watcher.decide, ended=kinds.ended)
    for name, thing in vars(field).items():
        if isinstance(thing, FunctionType) and thing.__module__ == field.__name__:
            vars(copy)[name] = FunctionType(thing.__code__, vars(copy), name, thing.__defaults__)
    return copy, watcher


def record_of(options: Options, names: Sequence[str], dealer: int, log: Sequence[int]) -> str:
    """The record of the match that a log tells, or of its part after the last round that was given up."""
    match = Match.start(options, names, dealer)
    numbers = iter(log)
    for number in numbers:
        if match.phase is MatchPhase.BUY_BACK:
            assert match.last is not None
            match = match.buy_back(match.last.may_buy_back)
        if number == -1:
            if match.current is not None:
                match = _given_up(match)
            match = match.deal([Card.of(code) for code in islice(numbers, options.deck)])
            continue
        current = match.current
        assert current is not None  # it was dealt
        if number == -2:
            match = match.restock([Card.of(code) for code in islice(numbers, len(current.shuffle_due))])
        else:
            match = match.play(current.move_of(number))
    return write(record(match))


def _given_up(match: Match) -> Match:
    """The match from the next round on, after one that had no end."""
    out: list[Any] = [int(seat in match.out) for seat in range(len(match.players))]
    dealer = k.next_seat(len(out), out, match.dealer)
    return Match.start(
        match.options, match.players, dealer, lives=match.lives, out=match.out, bought_back=match.bought_back
    )
