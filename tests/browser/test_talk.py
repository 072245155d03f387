"""What people say to each other at a table."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect
from tests.browser.axe import axe_findings
from tests.browser.guest import Guest
from tests.browser.party import LONG, begin, take_turns, two_at_a_table
from tests.browser.serving import Served

Visit = Callable[..., Guest]

WHAT_IS_SAID = """() => {
    const bubble = document.querySelector(".bubble");
    globalThis.bubble = bubble?.cloneNode(true);
    return bubble?.textContent;
}"""

SAID_BY_EACH = """() => {
    const moves = [...document.querySelectorAll("[data-move]")].map((move) => move.getBoundingClientRect());
    const found = moves.length < 2 ? ["no moves"] : [];
    document.querySelectorAll(".bubble").forEach((one) => one.remove());
    bubble.style.pointerEvents = "auto";
    for (const seat of document.querySelectorAll(".plate, .own-line")) {
        seat.append(bubble);
        bubble.getAnimations().forEach((one) => one.finish());
        const { left, top, right, bottom } = bubble.getBoundingClientRect();
        const lines = (bottom - top) / Number.parseFloat(getComputedStyle(bubble).lineHeight);
        const corners = [left + 9, right - 9].flatMap((x) => [top + 6, bottom - 6].map((y) => [x, y]));
        const faults = {
            "is out of sight": left < 0 || top < 0 || right > innerWidth || bottom > innerHeight,
            "makes the page wider": document.documentElement.scrollWidth > innerWidth,
            "is long": lines > 3.5,
            "covers a move": moves.some((move) =>
                move.left < right && move.right > left && move.top < bottom && move.bottom > top),
            "is covered": corners.some(([x, y]) => document.elementFromPoint(x, y) !== bubble),
        };
        for (const fault in faults) if (faults[fault]) found.push(`at ${seat.outerHTML.slice(0, 60)}: ${fault}`);
    }
    bubble.remove();
    return found;
}"""


TAKES_THE_PRESS = """([x, y]) => ["said", "bubble"].filter((name) => {
    const words = document.createElement("span");
    words.className = name;
    words.textContent = "tauscht";
    words.style.cssText = "position: fixed; translate: none; z-index: 99; animation: none";
    words.style.inset = `${y - 6}px auto auto ${x - 6}px`;
    document.body.append(words);
    const lets = document.elementFromPoint(x, y) !== words;
    words.style.pointerEvents = "auto";
    const covers = document.elementFromPoint(x, y) === words;
    words.remove();
    return !lets || !covers;
})"""
"""Which of the words at a seat would keep a press at that place from what lies below."""


def test_talk_is_read_in_each_reader_s_language(served: Served, visit: Visit) -> None:
    anna, ben, _ = two_at_a_table(served, visit)
    begin(anna)
    anna.use(anna.button("talk-title"))
    anna.use(anna.button("phrase-good-luck"))
    expect(ben.page.get_by_test_id("announcer")).to_contain_text(
        ben.text("talk-says", name="Anna", text=ben.text("phrase-good-luck"))
    )
    expect(ben.button("talk-unread", count=1)).to_be_visible()
    ben.use(ben.button("talk-unread", count=1))
    said = ben.page.get_by_role("list", name=ben.text("talk-said"))
    expect(said).to_contain_text(ben.text("phrase-good-luck"))
    ben.page.get_by_role("textbox", name=ben.text("talk-text")).fill("<img src=x> Na warte!")
    ben.use(ben.page.get_by_role("button", name=ben.text("talk-send"), exact=True))
    expect(said).to_contain_text("<img src=x> Na warte!")
    assert axe_findings(ben.page) == []
    ben.use(ben.page.get_by_text(ben.text("talk-mute")))
    ben.use(ben.page.get_by_role("dialog").get_by_role("button", name="Anna"))
    expect(said).not_to_contain_text(ben.text("phrase-good-luck"))
    ben.use(ben.button("dialog-close"))
    anna.use(anna.button("talk-unread", count=1))
    expect(anna.page.get_by_role("list", name=anna.text("talk-said"))).to_contain_text("<img src=x> Na warte!")
    anna.use(anna.button("reaction-laugh"))
    expect(ben.button("talk-title")).to_be_visible()
    expect(ben.button("talk-unread", count=1)).to_have_count(0)


def test_what_is_said_at_length_covers_no_move_and_is_not_covered(served: Served, visit: Visit) -> None:
    """By whomever it is said: its beginning, above the cards. All of it stands in the window of talk."""
    anna, ben, _ = two_at_a_table(served, visit, rules=f"{LONG}~dealer_choice-none", computers=2)
    begin(anna)
    while take_turns([anna, ben]) is not ben:
        anna.decide()
    long = "Donaudampfschifffahrt heißt hier jedes zweite Wort. " * 4
    anna.use(anna.button("talk-title"))
    anna.page.get_by_role("textbox", name=anna.text("talk-text")).fill(long[:200])
    anna.use(anna.page.get_by_role("button", name=anna.text("talk-send"), exact=True))
    assert ben.page.wait_for_function(WHAT_IS_SAID).json_value() == long[:200].strip()
    for kind in ("hand", "centre"):
        card = next(offer for offer in ben.offers() if offer.kind == kind)
        assert ben.page.evaluate(TAKES_THE_PRESS, [card.x, card.y]) == []
        ben.take(card)
    for width, height in ((360, 640), (390, 844), (640, 360), (600, 600), (1024, 600), (1280, 800)):
        ben.page.set_viewport_size({"width": width, "height": height})
        assert ben.page.evaluate(SAID_BY_EACH) == [], f"{width} by {height}"
    ben.use(ben.button("talk-unread", count=1))
    expect(ben.page.get_by_role("list", name=ben.text("talk-said"))).to_contain_text(long[:200].strip())
