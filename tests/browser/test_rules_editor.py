"""The house-rules editor: from a preset to one's own rules, and on to others by a link."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.axe import axe_findings
from tests.browser.guest import Guest, Hand
from tests.browser.serving import Served

PHONE = (360, 640)
WIDE = """[...document.querySelectorAll('dialog *:not(.preset-row *)')]
    .filter((one) => one.getBoundingClientRect().right > innerWidth + 1).map((one) => one.outerHTML.slice(0, 100))"""
"""What reaches beyond the window's edge; the presets are a row that one pushes along."""


class Editor:
    """The editor as somebody sees it who reads one language and uses one kind of hand."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.text = guest.text
        self.window = guest.page.get_by_role("dialog", name=self.text("editor-title"))

    def open(self) -> None:
        """From the start page."""
        self.guest.use(self.row)
        expect(self.window).to_be_visible()
        expect(self.verdict).to_contain_text(re.compile(r"\w"))

    @property
    def row(self) -> Locator:
        """The rules in use, on the start page."""
        return self.guest.page.locator(".rules-button")

    @property
    def verdict(self) -> Locator:
        return self.window.locator(".verdict")

    @property
    def done(self) -> Locator:
        return self.window.get_by_role("button", name=self.text("editor-done"))

    def group(self, name: str) -> None:
        """Unfold the options of a theme."""
        summary = self.window.locator("summary").filter(has_text=self.text(f"editor-group-{name}"))
        if summary.locator("..").get_attribute("open") is None:
            self.guest.use(summary)

    def option(self, name: str) -> Locator:
        """An option's part of the window."""
        return self.window.get_by_role("group", name=re.compile("^" + re.escape(self.text(f"option-{name}")))).last

    def choose(self, choice: Locator) -> None:
        """One of several, by arrows where there is no mouse."""
        if self.guest.hand == "keyboard":
            name = choice.get_attribute("name")
            self.guest.reach(self.window.locator(f"input[name='{name}']:checked"))
            while not choice.is_checked():
                self.guest.page.keyboard.press("ArrowDown")
        else:
            self.guest.use(choice.locator("xpath=.."))
        expect(choice).to_be_checked()

    def choose_preset(self, name: str) -> None:
        self.choose(self.window.get_by_role("radio", name=self.text(f"preset-{name}"), exact=True))

    def choose_value(self, option: str, value: str) -> None:
        self.choose(self.option(option).get_by_role("radio", name=self.text(f"option-{option}-{value}"), exact=True))

    def check(self) -> list[str]:
        """What axe-core finds, and what is wider than the window."""
        wide: list[str] = self.guest.page.evaluate(WIDE)
        return axe_findings(self.guest.page) + wide


@pytest.mark.parametrize(("language", "hand"), [("de", "keyboard"), ("en", "touch")])
def test_own_rules_on_a_phone(served: Served, visit: Callable[..., Guest], language: str, hand: Hand) -> None:
    guest = visit(served, language, PHONE, hand)
    guest.arrive()
    editor = Editor(guest)
    editor.open()
    editor.choose_preset("pagat-scat")
    expect(editor.verdict).to_contain_text(editor.text("editor-playable", most=16))

    editor.group("knock")
    editor.choose_value("knock-timing", "after")
    timing = editor.option("knock-timing")
    expect(timing).to_contain_text(editor.text("rules-draw-discard-knock-after"))
    expect(editor.verdict).to_contain_text(editor.text("editor-unplayable"))
    expect(editor.done).to_have_attribute("aria-disabled", "true")
    editor.done.focus()
    guest.page.keyboard.press("Enter")
    expect(editor.window).to_be_visible()

    reset = timing.get_by_role("button", name=editor.text("option-knock-timing"))
    guest.use(reset)
    expect(editor.verdict).to_contain_text(editor.text("editor-playable", most=16))
    expect(reset).to_have_count(0)

    editor.group("cards")
    name = editor.text("option-lives")
    for _ in range(2):
        guest.use(editor.option("lives").get_by_role("button", name=editor.text("editor-more-named", option=name)))
    expect(editor.option("lives").get_by_role("spinbutton")).to_have_value("5")
    expect(editor.done).to_have_attribute("aria-disabled", "false")
    guest.use(editor.done)

    expect(editor.window).to_have_count(0)
    expect(editor.row).to_be_focused()
    changed = editor.text("rules-name-changed", preset=editor.text("preset-pagat-scat"))
    expect(guest.page.get_by_role("main")).to_contain_text(changed)
    expect(guest.page.get_by_role("main")).to_contain_text(editor.text("line-lives", value=5))


def test_a_link_carries_the_rules(served: Served, visit: Callable[..., Guest]) -> None:
    guest = visit(served, permissions=["clipboard-read", "clipboard-write"])
    guest.arrive("score-sheet~lives-5~exchange-1.2")
    editor = Editor(guest)
    editor.open()
    guest.use(editor.window.get_by_role("button", name=editor.text("editor-copy")))
    expect(editor.window.get_by_role("button", name=editor.text("editor-copied"))).to_be_visible()
    link = guest.page.evaluate("navigator.clipboard.readText()")
    assert link == f"{served.url}/?rules=score-sheet~lives-5~exchange-1.2"

    other = visit(served, "de")
    other.page.goto(link)
    main = other.page.get_by_role("main")
    expect(main).to_contain_text(other.text("rules-name-changed", preset=other.text("preset-score-sheet")))
    expect(main).to_contain_text(other.text("line-lives", value=5))
    expect(main).to_contain_text(other.text("line-exchange", value="1 oder 2"))


def test_a_link_that_says_more_than_is_known(served: Served, visit: Callable[..., Guest]) -> None:
    guest = visit(served)
    guest.arrive("pagat-scat~lives-12~colour-red~buy_back-true")
    main = guest.page.get_by_role("main")
    expect(main).to_contain_text(guest.text("editor-address-unknown", parts="lives-12 and colour-red"))
    expect(main).to_contain_text(guest.text("line-buy-back-true"))


def test_rules_that_cannot_be_played_come_from_a_link_and_are_refused(
    served: Served, visit: Callable[..., Guest]
) -> None:
    guest = visit(served)
    guest.arrive("cardgames-zone~knock_from-never~passing-never")
    editor = Editor(guest)
    editor.open()
    expect(editor.verdict).to_contain_text(editor.text("rules-endless-without-passing"))
    expect(editor.option("knocker-tie")).to_contain_text(editor.text("editor-idle"))
    guest.use(editor.window.get_by_role("button", name=editor.text("editor-reset-all")))
    expect(editor.verdict).to_contain_text(editor.text("editor-playable", most=9))


def test_leaving_the_editor_changes_nothing(served: Served, visit: Callable[..., Guest]) -> None:
    guest = visit(served, hand="keyboard")
    guest.arrive()
    editor = Editor(guest)
    editor.open()
    editor.choose_preset("bga-blitz")
    guest.page.keyboard.press("Escape")
    expect(editor.window).to_have_count(0)
    expect(guest.page.get_by_role("main")).to_contain_text(editor.text("start-rules-standard"))


def test_what_was_changed_of_a_preset_comes_back_with_it(served: Served, visit: Callable[..., Guest]) -> None:
    guest = visit(served)
    guest.arrive("cardgames-zone~lives-7")
    editor = Editor(guest)
    editor.open()
    editor.choose_preset("pagat-scat")
    lives = editor.option("lives").get_by_role("spinbutton")
    expect(lives).to_have_value("3")
    editor.choose_preset("cardgames-zone")
    expect(lives).to_have_value("7")


def test_the_last_size_of_exchange_stays(served: Served, visit: Callable[..., Guest]) -> None:
    guest = visit(served)
    guest.arrive("cardgames-zone~exchange-2")
    editor = Editor(guest)
    editor.open()
    two = editor.option("exchange").get_by_role("checkbox", name=editor.text("option-exchange-2"))
    guest.use(two.locator("xpath=.."))
    expect(two).to_be_checked()
    expect(editor.option("exchange")).to_contain_text(editor.text("editor-at-least-one"))


@pytest.mark.parametrize(("size", "theme"), [(PHONE, "light"), ((1440, 900), "dark")], ids=["phone", "wide"])
def test_nothing_is_hard_to_use(
    served: Served, visit: Callable[..., Guest], size: tuple[int, int], theme: Literal["light", "dark"]
) -> None:
    guest = visit(served, "de", size, theme=theme)
    for rules in (None, "pagat-scat~knock_timing-after~lives-5~renew_789-optional~exchange-2"):
        guest.arrive(rules)
        editor = Editor(guest)
        editor.open()
        for group in ("cards", "deal", "turn", "knock", "hands", "lose"):
            editor.group(group)
        findings = editor.check()
        assert findings == [], json.dumps(findings, indent=1)
