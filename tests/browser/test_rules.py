"""By other rules: every way of playing a turn, and of coming back."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.browser.guest import Guest
from tests.browser.serving import Served


@pytest.mark.parametrize(
    ("rules", "kinds"),
    [
        ("pagat-scat~lives-1", {"draw", "take", "discard", "knock"}),
        ("pagat-schwimmen~lives-1", {"one", "all", "stay", "knock"}),
        ("bga-summary~lives-1", {"one", "all", "pass"}),
        ("cardgames-zone~exchange-2~lives-1", {"two", "pass", "knock"}),
    ],
)
def test_a_match_by_other_rules(served: Served, visit: Callable[..., Guest], rules: str, kinds: set[str]) -> None:
    guest = visit(served, size=(1024, 768))
    guest.sit_down(rules, opponents=2)
    guest.play_for(kinds)


def test_who_is_out_is_asked_and_comes_back(served: Served, visit: Callable[..., Guest]) -> None:
    """Only the highest hand loses nothing here, so it can't be long before the guest is out."""
    guest = visit(served, size=(1024, 768))
    guest.sit_down("cardgames-zone~buy_back-true~lives-1~swimming-none~points_limit-30", opponents=2)
    guest.play("buy-back")
    guest.decide()
    assert guest.due() in {"next", "over"}
    guest.play()
