"""Somebody who keeps the score sheet: enters rounds by what the page offers, and reads what it shows."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Literal

from playwright.sync_api import Locator, expect
from tests.browser.guest import Guest

__all__ = ["Scorer", "Way"]

Way = Literal["losers", "points", "cards"]


class Scorer:
    """The sheet in front of one guest."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.page = guest.page
        self.text = guest.text

    def arrive(self) -> None:
        self.page.goto("/sheet")
        expect(self.page.get_by_role("navigation", name=self.text("sheet-tabs"))).to_be_visible()

    def ready_offline(self) -> None:
        """Wait until the browser has kept all that the sheet needs."""
        self.page.wait_for_function("navigator.serviceWorker.ready.then(({ active }) => active.state === 'activated')")

    def button(self, id_: str, **args: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.text(id_, **args), exact=True)

    def tab(self, id_: str) -> None:
        tabs = self.page.get_by_role("navigation", name=self.text("sheet-tabs"))
        self.guest.use(tabs.get_by_role("button", name=self.text(id_), exact=True))

    def names(self, names: Iterable[str]) -> None:
        """Type who plays."""
        for name in names:
            self.page.get_by_label(self.text("sheet-name"), exact=True).fill(name)
            self.page.keyboard.press("Enter")
            expect(self.page.locator(".sheet-order")).to_contain_text(name)

    def begin(self, names: Iterable[str], preset: str, dealer: str, buy_back: bool = False) -> None:
        """From the empty page to the first round."""
        self.names(names)
        self.page.get_by_label(self.text("sheet-first-dealer")).select_option(dealer)
        self.page.get_by_role("combobox", name=self.text("start-rules")).select_option(preset)
        if buy_back:
            self.guest.use(self.page.get_by_text(self.text("sheet-house-rules"), exact=True))
            group = self.page.get_by_role("group", name=re.compile("^" + re.escape(self.text("option-buy-back"))))
            self.guest.use(group.locator("label"))
        self.guest.use(self.button("sheet-start"))

    # --- a round ---------------------------------------------------------------------------------------------

    @property
    def window(self) -> Locator:
        return self.page.get_by_role("dialog")

    def open_round(self, number: int) -> None:
        self.guest.use(self.button("sheet-enter", round=number))
        expect(self.window).to_be_visible()

    def way(self, way: Way) -> None:
        choice = self.window.get_by_role("radio", name=self.text(f"sheet-way-{way}"), exact=True)
        self.guest.use(choice.locator("xpath=.."))

    def losers(self, lost: Mapping[str, int]) -> None:
        """Tap each who lost, once for a life."""
        for name, lives in lost.items():
            for _ in range(lives):
                self.guest.use(self.window.get_by_role("button", name=re.compile(f"^{re.escape(name)}\\b")).first)
        if not any(lost.values()):
            self.guest.use(self.window.get_by_role("button", name=self.text("sheet-nobody-lost"), exact=True))

    def points(self, points: Mapping[str, float]) -> None:
        """One tap for each: the page goes on to the next player by itself."""
        for name, value in points.items():
            keys = self.window.get_by_role("group", name=self.text("sheet-points-of", name=name))
            label = str(int(value)) if value % 1 == 0 else f"{int(value)}½"
            self.guest.use(keys.get_by_role("button", name=label, exact=True))

    def cards(self, hands: Mapping[str, Iterable[str]]) -> None:
        """Three taps for each."""
        for name, hand in hands.items():
            grid = self.window.get_by_role("group", name=self.text("sheet-cards-of", name=name))
            for card in hand:
                self.guest.use(grid.get_by_role("button", name=self.guest.card(card), exact=True))

    def knocker(self, name: str) -> None:
        group = self.window.get_by_role("group", name=self.text("sheet-knocker"))
        self.guest.use(group.get_by_role("radio", name=name, exact=True).locator("xpath=.."))

    def void(self) -> None:
        self.guest.use(self.window.get_by_text(self.text("sheet-exceptions"), exact=True))
        self.guest.use(self.window.get_by_role("switch", name=self.text("sheet-void-round")))

    def comes_back(self, name: str) -> None:
        self.guest.use(self.window.get_by_role("switch", name=self.text("sheet-buy-back", name=name)))

    def take(self) -> None:
        self.guest.use(self.window.get_by_role("button", name=self.text("sheet-take"), exact=True))
        expect(self.window).to_have_count(0)

    # --- what is shown ---------------------------------------------------------------------------------------

    def expect_lives(self, lives: Mapping[str, int], out: Iterable[str]) -> None:
        """Everybody's lives as the board shows them."""
        gone = set(out)
        for name, count in lives.items():
            if name in gone:
                expected = self.text("lives-out")
            else:
                expected = self.text("lives-left", lives=count) if count else self.text("lives-swims")
            expect(self.seat(name).locator(".tokens")).to_have_text(expected)

    def expect_saved(self) -> None:
        """All that the board shows is in the browser's database: what comes now loses nothing of it."""
        expect(self.page.locator(".sheet-seats")).to_have_attribute("aria-busy", "false")

    def seat(self, name: str) -> Locator:
        named = self.page.locator(".sheet-name", has_text=re.compile(f"^{re.escape(name)}$"))
        return self.page.locator(".sheet-seats li").filter(has=named)

    def expect_dealer(self, name: str) -> None:
        expect(
            self.page.locator(".sheet-seats li").filter(has=self.page.locator("[data-mark=dealer]"))
        ).to_contain_text(name)
