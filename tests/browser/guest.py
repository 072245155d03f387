"""Somebody who plays: does only what the page offers, by one fixed rule, with one kind of hand."""

from __future__ import annotations

import re
from collections.abc import Set
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from playwright.sync_api import BrowserContext, Locator, Page, expect
from tests.browser.watching import Watch

from schwimmen.words import words

__all__ = ["PATIENCE", "Due", "Guest", "Hand", "Offer"]

Hand = Literal["mouse", "touch", "keyboard"]
Due = Literal["turn", "next", "buy-back", "over"]
NEXT_STEPS: dict[Due, str] = {"next": "end-next", "buy-back": "end-buy-back-yes", "over": "end-again"}
"""What is to be decided when nobody's turn is, and the text of the button that goes on."""

PATIENCE = 20_000
"""Milliseconds after which something that should happen hasn't: for machines that are very busy."""
MANY_KEYS = 80
"""So many presses of the Tab key reach everything on a page."""
MANY_STEPS = 600
"""No match of the tests takes so many decisions: the guest knocks early, and computer players end a round."""
EARLY = ("knock", "stay", "pass", "all", "one", "renew", "switch", "keep", "draw", "take")
"""Kinds of moves in the order in which they bring a round to its end."""
MANY_MATCHES = 8


@dataclass(frozen=True)
class Offer:
    """Something that may be pressed at the table: see offers.js."""

    n: int
    name: str
    x: float
    y: float
    free: bool
    """Whether the middle of it can be pressed: it is in sight, and nothing lies on it."""
    kind: str
    """The word of a move, or where a card lies: hand or centre."""
    card: str


class Guest:
    """A person in front of a page. Everything is found by its role and its name in their language."""

    def __init__(self, context: BrowserContext, watch: Watch, language: str, hand: Hand) -> None:
        for script in ("offers.js", "layout.js"):
            context.add_init_script(path=Path(__file__).with_name(script))
        self.page: Page = context.new_page()
        self.watch = watch
        self.speak(language)
        self.hand = hand
        self.scrolls = False
        """Whether one may have to scroll to reach everything at the table."""
        self.measures = False
        """Whether to look with a ruler whenever something is to be decided: everything has to be in sight."""
        self.done: set[str] = set()
        """The kinds of moves that were made."""

    def speak(self, language: str) -> None:
        """Look for texts in that language from now on."""
        self.text = words(language).text
        self.card = words(language).card
        self.cards = words(language).cards

    def open_tab(self) -> None:
        """Go on in a new tab of the same browser."""
        self.page = self.page.context.new_page()

    # --- hands ---------------------------------------------------------------------------------------------

    def use(self, thing: Locator) -> None:
        """Press, tap, or go there by keys and press Enter."""
        if self.hand == "mouse":
            thing.click()
        elif self.hand == "touch":
            thing.tap()
        else:
            self.reach(thing)
            self.page.keyboard.press("Enter")

    def reach(self, thing: Locator) -> None:
        """Move the focus there by the Tab key, and by arrows within a group that is one stop."""
        expect(thing).to_be_visible()
        for _ in range(MANY_KEYS):
            place = thing.evaluate(
                """(thing) => {
                    const at = document.activeElement, group = thing.closest('[data-roving], fieldset');
                    return thing === at ? 'here' : at && group?.contains(at) && thing.tabIndex < 0 ? 'group' : 'far';
                }"""
            )
            if place == "here":
                return
            self.page.keyboard.press("ArrowRight" if place == "group" else "Tab")
        raise AssertionError(f"the Tab key doesn't reach {thing}")

    def button(self, text: str, /, **args: str | int) -> Locator:
        """The button whose name begins with that text (an id)."""
        return self.page.get_by_role("button", name=re.compile("^" + re.escape(self.text(text, **args))))

    # --- the way to a table --------------------------------------------------------------------------------

    def arrive(self, rules: str | None = None) -> None:
        """Open the first page, with the rules that an address carries."""
        self.page.goto("/" if rules is None else f"/?rules={rules}")
        expect(self.page.get_by_role("heading", level=1)).to_be_visible()

    def opponents(self, count: int) -> None:
        """Choose how many."""
        group = self.page.get_by_role("group", name=self.text("start-opponents"))
        shown = group.get_by_role("status")
        expect(shown).to_have_text(re.compile(r"^\d+$"))
        for _ in range(10):
            now = int(shown.inner_text())
            if now == count:
                return
            step = "start-fewer" if now > count else "start-more-opponents"
            self.use(group.get_by_role("button", name=self.text(step)))
        raise AssertionError("the number of opponents doesn't follow")

    def speed(self, speed: str) -> None:
        """Choose how fast moves are shown, in the settings."""
        self.set("settings-speed-" + speed)

    def set(self, text: str) -> None:
        """Choose one of several in the settings, by the id of its text."""
        self.use(self.button("settings-title"))
        choice = self.page.get_by_role("dialog").get_by_role("radio", name=self.text(text), exact=True)
        if self.hand == "keyboard":
            self.choose_by_keys(choice)
        else:
            self.use(choice.locator("xpath=.."))
        expect(choice).to_be_checked()
        self.use(self.button("dialog-close"))
        expect(self.page.get_by_role("dialog")).to_have_count(0)

    def choose_by_keys(self, choice: Locator) -> None:
        """Go to a group of radio buttons, and to that one of them."""
        name = choice.get_attribute("name")
        self.reach(self.page.locator(f"input[name='{name}']:checked"))
        for _ in range(MANY_KEYS):
            if choice.is_checked():
                return
            self.page.keyboard.press("ArrowRight")
        raise AssertionError("the arrows don't reach that choice")

    def sit_down(self, rules: str | None = None, opponents: int = 3, speed: str = "once") -> None:
        """From the first page to the first deal."""
        self.arrive(rules)
        self.speed(speed)
        self.opponents(opponents)
        self.play_now()

    def play_now(self) -> None:
        """Press the one large button."""
        self.use(self.page.get_by_role("button", name=self.text("start-play")))
        self.page.wait_for_url("**/t/*")

    @property
    def editor(self) -> Locator:
        """The house-rules editor."""
        return self.page.get_by_role("dialog", name=self.text("editor-title"))

    def open_editor(self) -> None:
        """Press the rules in use, on the first page."""
        row = self.button("start-rules")
        self.use(row)
        expect(self.editor).to_be_visible()

    # --- at the table --------------------------------------------------------------------------------------

    @property
    def actions(self) -> Locator:
        """The moves that are words."""
        return self.page.get_by_role("group", name=self.text("table-actions"))

    def offers(self) -> list[Offer]:
        """Wait until there is something to decide, and say what may be done."""
        found = self.page.evaluate("([patience, scrolls]) => guest.look(patience, scrolls)", [PATIENCE, self.scrolls])
        offers = [Offer(**one) for one in found]
        if self.measures:
            assert self.layout_faults() == []
        return offers

    def take(self, offer: Offer) -> None:
        """Press what is offered, where it is: at the table nobody has to scroll, unless the text is very large."""
        if self.hand == "keyboard":
            self._go(offer.n)
            self.page.keyboard.press("Enter")
            return
        if self.scrolls:
            offer = Offer(**self.page.evaluate("(n) => guest.bring(n)", offer.n))
        assert offer.free, f"{offer.name} is covered, or out of sight"
        if self.hand == "mouse":
            self.page.mouse.click(offer.x, offer.y)
        else:
            self.page.touchscreen.tap(offer.x, offer.y)

    def _go(self, n: int) -> None:
        for _ in range(MANY_KEYS):
            distance = self.page.evaluate("(n) => guest.distance(n)", n)
            if distance == "here":
                return
            self.page.keyboard.press("ArrowRight" if distance == "group" else "Tab")
        raise AssertionError("the Tab key doesn't reach what is offered")

    def due(self) -> Due:
        """What is to be decided, once something is."""
        return self._due(self.offers())[0]

    def _due(self, offers: list[Offer]) -> tuple[Due, Offer | None]:
        """What is to be decided, and the button that goes on where nobody's turn is."""
        for due, text in NEXT_STEPS.items():
            for offer in offers:
                if offer.name.startswith(self.text(text)):
                    return due, offer
        return "turn", None

    def decide(self) -> Due:
        """Decide what is due; says what it was. Nothing is decided once the match is over."""
        offers = self.offers()
        due, button = self._due(offers)
        self.done.add(due)
        if due == "turn":
            self.turn(offers)
        elif button and due != "over":
            self.take(button)
        return due

    def play(self, *until: Due) -> Due:
        """Play until something of that is due, another match if need be: to the match's end without any.

        Says what is due. No deal promises it: a hand of 31 may end a round, and a match, before the first turn.
        """
        for _ in range(MANY_STEPS):
            due = self.due()
            if due in (until or ("over",)):
                return due
            if due == "over":
                self.use(self.button("end-again"))
            else:
                self.decide()
        raise AssertionError(f"never due: {until or 'the end'}")

    def layout_faults(self) -> list[str]:
        """What of the page can't be seen or pressed without scrolling: see layout.js."""
        return list(self.page.evaluate("layout.faults()"))

    def play_for(self, kinds: Set[str]) -> None:
        """Play a whole match, and more of them until everything of that was done: no deal promises it at once."""
        for _ in range(MANY_MATCHES):
            self.play()
            if kinds <= self.done:
                return
            self.use(self.button("end-again"))
        raise AssertionError(f"never possible: {kinds - self.done}")

    def turn(self, offers: list[Offer]) -> None:
        """Do what was never done; when there is no such thing, knock, or what else ends a round early."""
        kinds = {"one" if offer.kind == "centre" else offer.kind: offer for offer in offers if offer.kind != "hand"}
        if not kinds:
            self.discard(offers)
            return
        kind = min(kinds, key=lambda kind: (kind in self.done, EARLY.index(kind)))
        if kind == "one":
            self.swap(offers)
        else:
            self.take(kinds[kind])
            self.done.add(kind)

    def swap(self, offers: list[Offer]) -> None:
        """Choose cards of the hand and of the centre until they make a move, and make it."""
        cards = {kind: [offer for offer in offers if offer.kind == kind] for kind in ("hand", "centre")}
        for give, take in zip(cards["hand"], cards["centre"], strict=True):
            self.take(give)
            self.take(take)
            commit = [offer for offer in self.offers() if offer.kind in {"one", "two"}]
            if commit:
                self.take(commit[0])
                self.done |= {"one", commit[0].kind}
                return
        raise AssertionError("no cards make a swap")

    def discard(self, offers: list[Offer]) -> None:
        """Put the first card that may go on the discard pile."""
        self.take(next(offer for offer in offers if offer.kind == "hand"))
        self.take(next(offer for offer in self.offers() if offer.kind == "discard"))
        self.done.add("discard")
