"""Addresses that lead nowhere say so, and offer a way on."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.guest import Guest
from tests.browser.serving import Served


@pytest.mark.parametrize(
    ("address", "text"),
    [
        ("/t/nowhere", "failed-unknown-table"),
        ("/t/" + "x" * 33, "failed-not-found"),
        ("/t/", "failed-not-found"),
        ("/nowhere", "failed-not-found"),
    ],
)
def test_an_address_without_a_table(served: Served, visit: Callable[..., Guest], address: str, text: str) -> None:
    guest = visit(served)
    guest.watch.expected.append("404")  # the browser tells of every such answer
    guest.page.goto(address)
    expect(guest.page.get_by_role("heading", level=1)).to_have_text(guest.text(text))
    expect(guest.page.get_by_role("heading", level=1)).to_be_focused()
    guest.use(guest.page.get_by_role("link", name=guest.text("nav-start"), exact=True))
    guest.play_now()
    guest.due()


def test_somebody_elses_table_can_be_watched(served: Served, visit: Callable[..., Guest]) -> None:
    guest = visit(served)
    guest.sit_down()
    guest.due()
    other = visit(served, language="de")
    other.page.goto(guest.page.url)
    expect(other.page.get_by_text(other.text("table-watching"))).to_be_visible()
    expect(other.page.locator("[data-at='hand']")).to_have_count(0)


def test_rules_that_cannot_be_played_open_no_table(served: Served, visit: Callable[..., Guest]) -> None:
    guest = visit(served)
    guest.watch.expected.append("422")  # the browser tells of every such answer
    guest.arrive("pagat-scat~dealer_choice-open")
    guest.use(guest.button("start-play"))
    expect(guest.page.get_by_role("alert")).to_contain_text(guest.text("failed-bad-rules"))
    assert guest.page.url.startswith(f"{served.url}/?rules=")
