"""No screen keeps anybody out: axe-core finds nothing, in either theme and either language.

A theme changes only colours, a language only texts: two visitors see every combination of either with a screen.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.axe import axe_findings
from tests.browser.guest import Guest
from tests.browser.serving import Served
from tests.browser.watching import GONE

Visit = Callable[..., Guest]


def at_a_desk(visit: Visit, server: Served) -> Guest:
    return visit(server)


def with_a_phone_by_night(visit: Visit, server: Served) -> Guest:
    return visit(server, language="de", size=(360, 640), hand="touch", theme="dark")


VISITORS = pytest.mark.parametrize("visitor", [at_a_desk, with_a_phone_by_night])
Visitor = Callable[[Visit, Served], Guest]


@pytest.fixture
def guest(visitor: Visitor, visit: Visit, served: Served) -> Guest:
    return visitor(visit, served)


def look(guest: Guest, screen: str) -> None:
    assert axe_findings(guest.page) == [], screen


@VISITORS
def test_the_first_page(guest: Guest) -> None:
    guest.arrive()
    guest.page.get_by_text(guest.text("start-more"), exact=True).click()
    look(guest, "first page")
    guest.use(guest.button("settings-title"))
    look(guest, "settings")


@VISITORS
def test_the_editor(guest: Guest) -> None:
    guest.arrive("pagat-scat~dealer_choice-open~lives-5")
    guest.open_editor()
    expect(guest.editor).to_contain_text(guest.text("editor-unplayable", count=1))
    for group in guest.editor.locator("details").all():
        if group.get_attribute("open") is None:
            guest.use(group.locator("summary"))
    look(guest, "editor")


@VISITORS
def test_a_table(guest: Guest) -> None:
    """Every phase of a match by rules that have all of them, and what lies over the table."""
    seen: set[str] = set()
    guest.sit_down("cardgames-zone~knock_timing-after~knock_from-first_turn~lives-2~buy_back-true", opponents=4)
    for _ in range(200):
        due = guest.due()
        kinds = {offer.kind for offer in guest.offers()}
        screen = next((kind for kind in ("keep", "stay") if kind in kinds), due)
        if screen not in seen:
            look(guest, screen)
            seen.add(screen)
        if screen == "turn" and "chosen" not in seen:
            seen.add("chosen")
            look_at_choosing(guest)
        if {"keep", "stay", "turn", "chosen", "next", "buy-back", "over"} <= seen:
            return
        if due == "over":
            guest.use(guest.button("end-again"))
        else:
            guest.decide()
    raise AssertionError(f"only {seen} came up")


def look_at_choosing(guest: Guest) -> None:
    """One card chosen, two, and the log where it isn't beside the table."""
    cards = {offer.kind: offer for offer in guest.offers()}
    guest.take(cards["hand"])
    look(guest, "one chosen")
    guest.take(cards["centre"])
    look(guest, "two chosen")
    guest.use(guest.button("table-unchoose"))
    opens_log = guest.button("log-open")
    if opens_log.is_visible():
        guest.use(opens_log)
        look(guest, "log")
        guest.use(guest.button("dialog-close"))


@VISITORS
def test_four_cards(guest: Guest) -> None:
    guest.sit_down("pagat-scat", opponents=8)
    while not any(offer.kind == "hand" for offer in guest.offers()):
        guest.decide()
    look(guest, "four cards")
    guest.page.locator("button.pile-stock").click(force=True)
    expect(guest.page.get_by_test_id("notice")).to_have_text(guest.text("refusal-discard-due"))
    look(guest, "notice")


@VISITORS
def test_what_goes_wrong(guest: Guest) -> None:
    guest.page.goto("/t/nowhere")
    expect(guest.page.get_by_role("heading", name=guest.text("failed-unknown-table"))).to_be_visible()
    look(guest, "no such table")
    guest.watch.expected.append("404")  # the browser tells of every such answer
    guest.page.goto("/nowhere")
    expect(guest.page.get_by_role("heading", name=guest.text("failed-not-found"))).to_be_visible()
    look(guest, "no such page")


@VISITORS
def test_no_server(visitor: Visitor, visit: Visit, own_served: Served) -> None:
    guest = visitor(visit, own_served)
    guest.watch.expected.append(GONE)
    guest.sit_down()
    guest.due()
    first = guest.page
    guest.open_tab()
    guest.page.goto(first.url)
    expect(first.get_by_role("heading", name=guest.text("failed-replaced"))).to_be_visible()
    guest.due()
    own_served.kill()
    expect(guest.page.get_by_text(guest.text("link-lost"))).to_be_visible()
    look(guest, "connection lost")
    guest.page = first
    look(guest, "replaced")
    guest.use(guest.page.get_by_role("link", name=guest.text("nav-start"), exact=True))
    guest.use(guest.page.get_by_role("button", name=guest.text("start-play")))
    expect(guest.page.get_by_role("alert")).to_have_text(guest.text("failed-unreachable"))
    look(guest, "no server")
