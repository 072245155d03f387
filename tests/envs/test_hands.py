"""Values of hands in batches: those that `View` tells."""

from __future__ import annotations

import random

import numpy as np
import pytest
from tests.random_options import random_options
from tests.rounds import random_deck, random_move

from schwimmen.actions import legal_actions
from schwimmen.cards import parse_cards
from schwimmen.envs.features import Layout, encode
from schwimmen.envs.hands import HandValues
from schwimmen.moves import Kind
from schwimmen.round import Phase, Round
from schwimmen.rules.options import Options
from schwimmen.view import View, view_round


def test_the_table_holds_every_hand_in_any_order() -> None:
    options = Options()
    table = HandValues(options, Layout(options, 2)).table
    for text, points in (("Ah Kh Th", 31), ("7c 7s 7h", 30.5), ("7c 9h Ah", 20)):
        a, b, c = (card.code for card in parse_cards(text))
        assert {table[a, b, c], table[c, a, b], table[b, a, c]} == {2 * points}
    assert table[0, 1, 51] == 0
    assert np.count_nonzero(table) == 32 * 31 * 30


@pytest.mark.parametrize("mechanism", ["commerce", "draw_discard"])
def test_what_a_hand_would_be_worth_is_what_a_view_says(mechanism: str) -> None:
    rng = random.Random(12)
    compared = set()
    for _ in range(12):
        options = random_options(rng, mechanism=mechanism)
        layout = Layout(options, 3)
        values = HandValues(options, layout)
        round_ = Round.deal(options, range(3), random_deck(rng, options, 3))
        views: list[View] = []
        while round_.phase not in (Phase.OVER, Phase.STOCK) and len(views) < 12:
            views.append(view_round(round_, round_.to_act, (3, 3, 3), ()))
            round_ = round_.play(random_move(rng, round_.legal_moves()))
        if not views:
            continue
        found = values.after(np.array([encode(view) for view in views]))
        for view, after in zip(views, found, strict=True):
            for action, move in legal_actions(view).items():
                if (worth := view.value_after(move)) is not None and move.kind is not Kind.SWITCH:
                    assert after[action] == 2 * worth, move
                    compared.add((move.kind, len(move.give)))
    wanted = {(Kind.EXCHANGE, 1), (Kind.EXCHANGE, 2), (Kind.ALL, 0), (Kind.PASS, 0)}
    assert compared >= (wanted if mechanism == "commerce" else {(Kind.TAKE, 0), (Kind.DISCARD, 1)})
