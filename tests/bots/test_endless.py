"""No level or character loops, stalls or makes an illegal move, whatever the rules: 200 matches under random rules."""

from __future__ import annotations

import random
from typing import Literal

import pytest
from tests.bots.matches import play_match
from tests.random_options import random_options

from schwimmen.bots import LEVELS, NAMES, player
from schwimmen.bots.knocking import PATIENCE_DRAWING, TIRING
from schwimmen.rules.options import Options

MATCHES = 200
PART = 10
MOST_LAPS = 40
"""Tired, a player knocks, or passes until the stock is used up: a lap for every three cards of it, or for each draw.
Under some rules nothing but the lap limit can end a round: then that many."""


@pytest.mark.parametrize("part", range(MATCHES // PART))
def test_matches_under_random_rules_come_to_their_end(part: int) -> None:
    assert PATIENCE_DRAWING + TIRING < MOST_LAPS
    for seed in range(PART * part, PART * (part + 1)):
        rng = random.Random(seed)
        options = random_options(rng)
        players = rng.randint(2, min(options.max_players, 6))
        # Which levels meet is drawn so that the slowest does not play most of the moves.
        levels = [rng.choices(LEVELS, (3, 3, 3, 1, 1))[0] for _ in range(players)]
        bots = [player(rng.choice([name for name in NAMES if name.startswith(level)])) for level in levels]
        played = play_match(options, bots, seed, rng.randrange(players))
        assert max(played.laps) <= max(MOST_LAPS, options.lap_limit), options


@pytest.mark.parametrize("level", NAMES)
def test_nobody_lets_every_round_end_with_no_loser(level: str) -> None:
    """Nobody may knock, and a stock that is used up makes the round void: it must last until the lap limit (R4.9)."""
    options = Options(
        mechanism="draw_discard",
        deck=32,
        dealer_choice="none",
        knock_from="never",
        empty_stock="void",
        lap_limit=12,
        thirty_one="plain",
        three_aces="top",
        lives=1,
        swimming="none",
    )
    for seed in range(4):
        played = play_match(options, [player(level)] * 4, seed)
        assert len(played.laps) < 40


@pytest.mark.parametrize("level", NAMES)
@pytest.mark.parametrize(("deck", "players"), [(32, 9), (52, 16), (24, 6)])
def test_a_stock_that_is_gone_before_anybody_may_knock(level: str, deck: Literal[24, 32, 52], players: int) -> None:
    """As many as the pack serves, and a used-up stock makes the round void: they take what lies open, and knock."""
    options = Options(
        mechanism="draw_discard", deck=deck, dealer_choice="none", empty_stock="void", lives=1, swimming="none"
    )
    assert players in {options.max_players, options.max_players - 1}
    played = play_match(options, [player(level)] * players, seed=1)
    assert played.match.phase.value == "over"
    assert len(played.laps) < 10 * players
