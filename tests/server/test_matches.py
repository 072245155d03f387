"""Whole matches over a real socket, stored in a real database."""

from __future__ import annotations

import random
from typing import Any

import httpx
import pytest
from tests.server.playing import Page, open_table
from tests.server.serving import Server

from schwimmen.match import MatchPhase
from schwimmen.record import read, write

RULES: list[tuple[str | None, int, dict[str, Any]]] = [
    ("cardgames-zone", 1, {}),
    ("cardgames-zone-computer", 3, {"buy_back": True, "lives": 1}),
    (None, 2, {"mechanism": "draw_discard", "empty_stock": "reshuffle", "lap_limit": 20}),
    (None, 8, {"knock_timing": "after", "renew_789": "optional", "dealer_choice": "open", "exchange": [1, 2, 3]}),
]


@pytest.mark.parametrize(("preset", "opponents", "options"), RULES)
def test_a_match_from_the_first_deal_to_the_last_player(
    server: Server, preset: str | None, opponents: int, options: dict[str, Any]
) -> None:
    rng = random.Random(7)
    key = open_table(server.url, preset, opponents, options=options)
    with Page(server.url, key) as page:
        while page.act(rng):
            pass
        assert page.table.phase == "over"
        in_play = [seat for seat, player in enumerate(page.table.players) if not player.out]
        assert in_play == ([] if page.table.winner is None else [page.table.winner])
        assert sum(member.wins for member in page.table.members) == len(in_play)
        text = httpx.get(f"{server.url}/api/tables/{key.table}/record").text
        told, match = read(text)
        assert write(told) == text
        assert match.winner == page.table.winner
        assert page.table.places == list(match.places)
        assert match.phase is MatchPhase.OVER
        page.do("continue")
        page.settle()
        assert page.table.match == 2
