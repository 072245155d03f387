"""A whole match, from the first page to the last player, by mouse and by keyboard alone."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect
from tests.browser.guest import Guest
from tests.browser.serving import Served


def test_a_match_by_mouse(served: Served, visit: Callable[..., Guest]) -> None:
    guest = visit(served)
    guest.sit_down()
    guest.play_for({"one", "all", "pass", "knock", "keep", "switch"})
    expect(guest.page.get_by_role("link", name=guest.text("end-record"))).to_be_visible()
    guest.use(guest.button("end-again"))
    assert guest.due() in {"turn", "next"}


def test_a_match_by_keyboard_alone(served: Served, visit: Callable[..., Guest]) -> None:
    guest = visit(served, hand="keyboard")
    guest.sit_down()
    guest.play_for({"one", "all", "pass", "knock", "keep", "switch"})
