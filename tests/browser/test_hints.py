"""What would be best, and what would have been better: asked by somebody who plays against the computer alone."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.axe import axe_findings
from tests.browser.guest import Guest
from tests.browser.serving import Served

Visit = Callable[..., Guest]
EARLY = "cardgames-zone~dealer_choice-none~knock_from-first_turn~thirty_one-plain"
"""Whoever is to act may knock, so that rounds are short."""

MANY_ROUNDS = 12
"""Who knocks whatever the hand has erred in one of so many."""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that can keep nothing compiled, and so compiles nothing: its hints are rough."""
    server = Served(tmp_path_factory.mktemp("served"), XDG_CACHE_HOME=os.devnull)
    yield server
    server.stop()


def ask(guest: Guest) -> Locator:
    """Ask for a hint; gives what is said."""
    guest.use(guest.button("hint-ask"))
    said = guest.page.get_by_role("dialog", name=guest.text("hint-title"))
    expect(said).to_be_visible()
    return said


def look_back(guest: Guest) -> Locator:
    """Ask what would have been better; gives what is said."""
    guest.use(guest.button("review-ask"))
    said = guest.page.get_by_role("dialog", name=guest.text("review-ask"))
    expect(said).to_be_visible()
    return said


@pytest.mark.parametrize(
    ("size", "theme"), [((360, 640), "dark"), ((640, 360), "light"), ((1440, 900), "light")], ids=str
)
def test_one_tap_says_what_is_best_and_another_plays_it(
    served: Served, visit: Visit, size: tuple[int, int], theme: str
) -> None:
    guest = visit(served, language="de", size=size, hand="touch", is_mobile=size[0] < 1000, theme=theme)
    guest.sit_down(EARLY, opponents=3)
    guest.play("turn")
    assert guest.layout_faults() == []
    legal = guest.page.locator(".act:not([aria-disabled])").count()
    said = ask(guest)
    assert axe_findings(guest.page) == []
    rows = said.get_by_role("row")
    assert rows.count() > legal  # swaps as well, and the heading
    expect(rows.nth(1).get_by_role("cell").first).to_contain_text("%")
    assert said.evaluate("(dialog) => dialog.scrollWidth <= dialog.clientWidth")
    best = rows.nth(1).get_by_role("rowheader").inner_text()

    guest.use(guest.button("dialog-close"))
    expect(guest.page.locator("[data-advised]").first).to_be_visible()  # it stands out on the table
    said = ask(guest)
    assert said.get_by_role("rowheader").first.inner_text() == best
    guest.use(said.get_by_role("button", name=guest.text("hint-do")))
    expect(said).to_have_count(0)
    guest.due()
    expect(guest.page.locator("[data-advised]")).to_have_count(0)


def test_after_a_round_one_sees_what_would_have_been_better(served: Served, visit: Visit) -> None:
    guest = visit(served, language="de", size=(360, 640), hand="touch", is_mobile=True)
    guest.sit_down(EARLY, opponents=3)
    for _ in range(MANY_ROUNDS):
        guest.play("next", "over")
        assert guest.layout_faults() == []
        said = look_back(guest)
        if said.get_by_role("listitem").count() > 0:
            break
        expect(said).to_contain_text(re.compile("gut genug|nichts zu entscheiden"))
        guest.use(said.get_by_role("button", name=guest.text("dialog-close")))
        guest.use(guest.page.locator(".next .btn-primary"))
    expect(said).to_contain_text(guest.text("review-best"))
    assert axe_findings(guest.page) == []
    assert said.evaluate("(dialog) => dialog.scrollWidth <= dialog.clientWidth")
    guest.use(said.get_by_role("button", name=guest.text("dialog-close")))
    guest.use(guest.page.locator(".next .btn-primary"))
    guest.due()


def test_by_keys_it_is_read_out_and_played(served: Served, visit: Visit) -> None:
    guest = visit(served, hand="keyboard")
    guest.sit_down(EARLY, opponents=2)
    guest.play("turn")
    before = guest.page.get_by_role("list", name=guest.text("log-label")).inner_text()
    guest.page.keyboard.press(guest.text("key-hint"))
    said = guest.page.get_by_role("dialog", name=guest.text("hint-title"))
    expect(said).to_have_accessible_description(re.compile("%"))
    expect(said.get_by_role("button", name=guest.text("hint-do"))).to_be_focused()
    guest.page.keyboard.press("Enter")
    expect(said).to_have_count(0)
    guest.due()
    assert guest.page.get_by_role("list", name=guest.text("log-label")).inner_text() != before
