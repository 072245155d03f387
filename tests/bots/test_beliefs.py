"""What the sharp player believes of hands, where there is hardly anything left to believe."""

from __future__ import annotations

import pytest

from schwimmen.bots.beliefs import _hands
from schwimmen.bots.worth import codes_of, worth_of
from schwimmen.cards import Card
from schwimmen.rules.options import Options

HELD = tuple(map(Card.parse, ("7c", "8c", "9c")))


@pytest.mark.parametrize("drawn", [0, 1, 2])
def test_a_hand_is_what_is_known_where_all_cards_are_in_sight(drawn: int) -> None:
    """Who is known to hold three cards has drawn unseen ones, and none is unseen any more."""
    assert _hands(HELD, drawn, [], 8, worth_of(Options())) == [tuple(codes_of(HELD))]


def test_a_card_that_was_drawn_may_be_any_that_is_not_seen() -> None:
    pool = codes_of(map(Card.parse, ("Tc", "Ah")))
    found = _hands(HELD, 1, pool, 8, worth_of(Options()))
    ten = pool[0]
    assert {ten in hand for hand in found} == {True, False}  # a ten of the suit would have been kept, another ace not
