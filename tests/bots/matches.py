"""Whole matches among computer players, from seeds: what tests and benchmarks of bots share."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from schwimmen.bots import Bot, buy_back
from schwimmen.cards import Card, pack
from schwimmen.match import Match, MatchPhase
from schwimmen.round import Phase
from schwimmen.rules.options import Options

__all__ = ["Played", "play_match"]

MOST_ROUNDS = 5000
"""No match takes as many: one that does is a fault."""


@dataclass
class Played:
    """A match that was played: its end, the moves and laps of each round, and moves by player."""

    match: Match
    moves: list[int] = field(default_factory=list)
    laps: list[int] = field(default_factory=list)
    decisions: Counter[str] = field(default_factory=Counter)


def play_match(options: Options, bots: Sequence[Bot], seed: int, dealer: int = 0) -> Played:
    """A match to its end. The decks follow from the seed and the round alone: the same whoever plays."""
    played = Played(Match.start(options, [bot.name for bot in bots], dealer))
    rngs = [random.Random(f"{seed} {seat}") for seat in range(len(bots))]
    while played.match.phase is not MatchPhase.OVER:
        if len(played.match.finished) >= MOST_ROUNDS:
            raise AssertionError(f"no end after {MOST_ROUNDS} rounds: {options}")
        if played.match.phase is MatchPhase.BUY_BACK:
            record = played.match.last
            assert record is not None
            back = [seat for seat in record.may_buy_back if buy_back(bots[seat].name, rngs[seat])]
            played.match = played.match.buy_back(back)
        else:
            _play_round(played, bots, rngs, random.Random(f"{seed} deck {len(played.match.finished)}"))
    return played


def _play_round(played: Played, bots: Sequence[Bot], rngs: Sequence[random.Random], chance: random.Random) -> None:
    match = played.match.deal(_shuffled(pack(played.match.options.deck), chance))
    moves = laps = 0
    while (round_ := match.current) is not None:
        if round_.phase is Phase.STOCK:
            match = match.restock(_shuffled(round_.shuffle_due, chance))
            continue
        seat = round_.to_act
        assert seat is not None
        view = match.view(seat)
        decision = bots[seat].decide(view, rngs[seat])
        played.decisions[bots[seat].name] += 1
        match = match.play(decision.move)
        moves, laps = moves + 1, max(laps, view.lap)
    played.match = match
    played.moves.append(moves)
    played.laps.append(laps)


def _shuffled(cards: Sequence[Card], rng: random.Random) -> list[Card]:
    return rng.sample(cards, len(cards))
