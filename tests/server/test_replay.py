"""How much of a record is shown again at once."""

from __future__ import annotations

import random

import pytest

from schwimmen.cards import pack
from schwimmen.match import Match
from schwimmen.record import record, write
from schwimmen.round import Phase
from schwimmen.rules.options import Options
from schwimmen.server.replay import MOST_MOVES, TooLong, replayed


def long_round(moves: int) -> str:
    """The record of a round of so many moves."""
    rng = random.Random(1)
    match = Match.start(Options(mechanism="draw_discard", empty_stock="reshuffle", thirty_one="plain"), ["a", "b"], 0)
    deck = list(pack(match.options.deck))
    rng.shuffle(deck)
    match = match.deal(deck)
    done = 0
    while match.current is not None:
        round_ = match.current
        if round_.phase is Phase.STOCK:
            match, done = match.restock(rng.sample(round_.shuffle_due, len(round_.shuffle_due))), done + 1
            continue
        legal = {str(move): move for move in round_.legal_moves()}
        ends = done >= moves - 3
        usual = [move for text, move in legal.items() if text not in ("knock", "pass")]
        match, done = match.play(legal["knock"] if ends and "knock" in legal else rng.choice(usual)), done + 1
    return write(record(match, None))


def test_a_round_without_end_is_not_shown() -> None:
    assert len(replayed(long_round(40), 0, 0).steps) > 30
    with pytest.raises(TooLong):
        replayed(long_round(MOST_MOVES + 10), 0, 0)
