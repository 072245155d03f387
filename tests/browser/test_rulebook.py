"""The pages of the rules in a browser: without a script, in every language, on a phone and on paper."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tests.browser.axe import axe_findings
from tests.browser.guest import PATIENCE
from tests.browser.serving import Served
from tests.browser.watching import Watch

from schwimmen.words import languages, words

PHONE, DESK = (360, 640), (1440, 900)
LOOKS = [
    ("/rules", PHONE, "dark"),
    ("/rules", DESK, "light"),
    ("/rules/compare", PHONE, "light"),
    ("/rules/card", PHONE, "light"),
    ("/rules/hand?cards=8c.8s.8h", PHONE, "dark"),
    ("/rules/statistics", PHONE, "dark"),
    ("/rules/statistics?players=9", DESK, "light"),
    (f"/rules/hand?rules={'nope' * 40}", PHONE, "light"),
]


@pytest.fixture
def context(chromium: Browser, served: Served) -> Iterator[BrowserContext]:
    context = chromium.new_context(base_url=served.url, viewport={"width": 360, "height": 640})
    context.set_default_timeout(PATIENCE)
    watch = Watch(context, served.url)
    yield context
    context.close()
    assert watch.complaints == []


@pytest.mark.parametrize("language", languages())
def test_every_page_is_open_to_everybody(context: BrowserContext, language: str) -> None:
    page = context.new_page()
    for path, (width, height), theme in LOOKS:
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        page.goto(f"{path}{'&' if '?' in path else '?'}lang={language}")
        assert axe_findings(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") == width


def test_rules_can_be_read_and_changed_without_a_script(chromium: Browser, served: Served) -> None:
    context = chromium.new_context(base_url=served.url, java_script_enabled=False)
    page = context.new_page()
    page.goto("/rules?lang=en")
    page.get_by_text("Change the rules").click()
    page.get_by_label("Passing").select_option("never")
    page.get_by_role("button", name="Show these rules").click()
    expect(page).to_have_url(re.compile(r"rules=cardgames-zone~passing-never&lang=en$"))
    expect(page.get_by_text("There is no passing.")).to_be_visible()
    page.get_by_role("link", name="What does this hand count?").click()
    for card in ("ace of hearts", "king of spades", "ten of spades"):
        page.get_by_role("checkbox", name=card).check(force=True)
    page.get_by_role("button", name="Count").click()
    expect(page.get_by_role("heading", name="This hand counts 20 points.")).to_be_visible()
    page.get_by_role("link", name="Statistics").click()
    page.get_by_role("combobox", name="Rules").select_option("pagat-scat")
    page.get_by_role("combobox", name="Players").select_option("7")
    page.get_by_role("button", name="Show").click()
    expect(page.get_by_text("The pack has 22,100 hands")).to_be_visible()
    expect(page.get_by_role("img", name="Lives lost in a round, by seat")).to_be_visible()
    expect(page.get_by_role("combobox", name="Players")).to_have_value("7")
    context.close()


def test_with_a_script_the_text_changes_at_once(context: BrowserContext) -> None:
    page = context.new_page()
    page.goto("/rules?lang=en")
    page.get_by_text("Change the rules").click()
    page.get_by_label("Passing").focus()
    page.get_by_label("Passing").select_option("out")
    expect(page.locator("#rules")).to_contain_text("Pass: you keep your cards and have no more turns in this round.")
    expect(page).to_have_url(re.compile(r"passing-out"))
    expect(page.get_by_label("Passing")).to_be_focused()
    page.get_by_label("Earliest knock").select_option("never")
    page.get_by_label("Passing").select_option("never")
    expect(page.get_by_role("status")).to_contain_text(words("en").text("rules-endless-without-passing"))
    expect(page.locator("h1 + .refused + .lead")).to_be_visible()  # where it stands without a script


def paper(page: Page) -> tuple[int, set[tuple[int, int]]]:
    """How many sheets a page is printed on, and their sizes in points."""
    printed = page.pdf(prefer_css_page_size=True)
    boxes = re.findall(rb"/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)", printed)
    return len(re.findall(rb"/Type\s*/Page\b", printed)), {(round(float(w)), round(float(h))) for w, h in boxes}


@pytest.mark.parametrize("language", languages())
def test_the_card_fits_both_sides_of_a_small_sheet(context: BrowserContext, language: str) -> None:
    page = context.new_page()
    for rules in ("cardgames-zone", "bga-blitz", "pagat-schwimmen"):
        page.goto(f"/rules/card?lang={language}&rules={rules}")
        sheets, sizes = paper(page)
        assert sheets <= 2
        assert sizes == {(298, 420)}  # A6


def test_the_first_page_leads_to_the_rules_and_the_statistics(context: BrowserContext) -> None:
    page = context.new_page()
    page.goto("/")
    page.get_by_role("link", name="Statistics").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Statistics")
    page.goto("/?rules=pagat-scat~lives-5")
    page.get_by_role("link", name="Read the rules").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("The rules: Scat, changed")
