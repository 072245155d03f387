"""However somebody likes it: little movement, large letters, no mouse, another language, light or dark."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.guest import MANY_KEYS, Guest
from tests.browser.serving import Served

Visit = Callable[..., Guest]

ALL_PHASES = "cardgames-zone~knock_timing-after~knock_from-first_turn~lives-1~buy_back-true"
"""The dealer's choice, the question after a move, swimming, and coming back."""

WATCH_FLIGHTS = """() => {
    globalThis.flights = [];
    new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const ghost of addedNodes) {
            const ways = ghost.getAnimations().map(({ effect }) => effect.getKeyframes()[0].transform);
            flights.push(ways.find((way) => way?.startsWith("translate")) ?? "none");
        }
    }).observe(document.querySelector(".flights"), { childList: true });
}"""


def flights(guest: Guest, speed: str) -> list[str]:
    """Play for a while at that speed; from where the cards came that travelled, as seen from where they went."""
    guest.sit_down("cardgames-zone~lives-9~dealer_choice-none~thirty_one-plain", opponents=2, speed=speed)
    guest.play("turn")
    guest.page.evaluate(WATCH_FLIGHTS)
    guest.swap(guest.offers())
    guest.due()
    return list(guest.page.evaluate("flights"))


def test_cards_travel(served: Served, visit: Visit) -> None:
    """From another place each, but for those that are only turned over: the two that the guest swaps at least."""
    seen = flights(visit(served), "fast")
    assert "none" not in seen
    assert len([way for way in seen if not way.startswith("translate(0px, 0px)")]) >= 2


def test_nothing_travels_at_once(served: Served, visit: Visit) -> None:
    assert flights(visit(served), "once") == []


def test_nothing_travels_where_the_system_asks_for_calm(served: Served, visit: Visit) -> None:
    guest = visit(served, reduced_motion="reduce")
    assert flights(guest, "normal") == []
    guest.page.reload()
    guest.due()
    moving = "document.getAnimations().filter(({ effect }) => effect.getComputedTiming().duration > 0).length"
    assert guest.page.evaluate(moving) == 0


@pytest.mark.parametrize("size", [(1280, 800), (360, 640), (320, 568)])
@pytest.mark.parametrize(("rules", "opponents"), [(ALL_PHASES, 4), ("pagat-scat~lives-1", 3)], ids=["swap", "draw"])
def test_text_twice_as_large(served: Served, visit: Visit, size: tuple[int, int], rules: str, opponents: int) -> None:
    """Nothing sticks out at the side, from the first page into a match."""
    guest = visit(served, language="de", size=size)
    guest.page.add_init_script(
        "addEventListener('DOMContentLoaded', () => { document.documentElement.style.fontSize = '200%'; })"
    )
    guest.scrolls = True
    guest.arrive(rules)
    guest.page.get_by_text(guest.text("start-more"), exact=True).click()
    assert wide(guest) == []
    guest.speed("once")
    guest.opponents(opponents)
    guest.play_now()
    for decision in range(16):
        due = guest.due()
        assert wide(guest) == [], due
        if due == "over":
            break
        if decision < 4:
            for card in {offer.kind: offer for offer in guest.offers() if offer.kind in {"hand", "centre"}}.values():
                guest.take(card)
                assert wide(guest) == [], f"{card.name} is chosen"
            guest.page.keyboard.press("Escape")
        guest.decide()


def wide(guest: Guest) -> list[str]:
    return list(guest.page.evaluate("layout.wide()"))


def test_another_language_keeps_the_match(served: Served, visit: Visit) -> None:
    guest = visit(served)
    guest.sit_down()
    guest.play("turn")
    before = shown(guest)
    guest.page.get_by_role("combobox", name=guest.text("settings-language")).select_option(label="Deutsch")
    expect(guest.page.locator("html")).to_have_attribute("lang", "de")
    expect(guest.page).to_have_title("Am Tisch – Schwimmen")
    guest.speak("de")
    assert guest.due() == "turn"
    assert shown(guest) == before
    guest.page.reload()
    assert guest.due() == "turn"
    assert shown(guest) == before
    expect(guest.page.locator("html")).to_have_attribute("lang", "de")
    guest.decide()


def shown(guest: Guest) -> list[str]:
    cards: list[str] = guest.page.locator("[data-card]").evaluate_all("(all) => all.map((one) => one.dataset.card)")
    return sorted(cards)


def test_light_and_dark_are_chosen_and_remembered(served: Served, visit: Visit) -> None:
    guest = visit(served, theme="light")
    guest.arrive()
    ground = guest.page.evaluate("getComputedStyle(document.body).backgroundColor")
    guest.set("settings-theme-dark")
    dark = guest.page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert dark != ground
    guest.page.reload()
    expect(guest.page.get_by_role("heading", level=1)).to_be_visible()
    assert guest.page.evaluate("getComputedStyle(document.body).backgroundColor") == dark


# --- without a mouse -----------------------------------------------------------------------------------------------

STOPS = """() => [...document.querySelectorAll("a[href], button, input, select, summary, ol[tabindex]")].filter((one) =>
    one.tabIndex >= 0 && !one.disabled && one.checkVisibility({ visibilityProperty: true }) &&
    !(one.type === "radio" && !one.checked))"""


def tab_through(page: Page) -> None:
    """The Tab key stops at everything, in the order of the page, and one sees where."""
    page.evaluate(
        "() => { document.body.tabIndex = -1; document.body.focus(); document.body.removeAttribute('tabindex'); }"
    )
    count = page.evaluate(f"() => {{ globalThis.stops = ({STOPS})(); return stops.length; }}")
    order: list[int] = []
    for _ in range(MANY_KEYS):
        page.keyboard.press("Tab")
        at = page.evaluate("stops.indexOf(document.activeElement)")
        if at in order or (at < 0 and order):
            break
        order.append(at)
        assert_visible_focus(page)
    assert order == list(range(count))


def assert_visible_focus(page: Page) -> None:
    """Who looks sees where the focus is: it isn't covered, and the place looks different without it."""
    box: dict[str, Any] = page.evaluate(
        """() => {
            const at = document.activeElement, seen = at.closest("label") ?? at;
            const { x, y, width, height } = seen.getBoundingClientRect();
            const name = at.outerHTML.slice(0, 160);
            const free = seen.contains(document.elementFromPoint(x + width / 2, y + height / 2));
            const clip = { x: Math.max(0, x - 8), y: Math.max(0, y - 8), width: width + 16, height: height + 16 };
            return { name, free, clip };
        }"""
    )
    assert box["free"], f"the focus is out of sight: {box['name']}"
    focused = page.screenshot(clip=box["clip"], animations="disabled")
    page.evaluate("() => { globalThis.at = document.activeElement; at.blur(); }")
    without = page.screenshot(clip=box["clip"], animations="disabled")
    page.evaluate("at.focus({ preventScroll: true, focusVisible: true })")
    assert focused != without, f"the focus can't be seen: {box['name']}"


def test_the_tab_key_on_the_first_page(served: Served, visit: Visit) -> None:
    guest = visit(served)
    guest.arrive()
    guest.page.get_by_text(guest.text("start-more"), exact=True).click()
    tab_through(guest.page)


def test_the_tab_key_at_a_table(served: Served, visit: Visit) -> None:
    """From the line on top over the centre to the hand and to the moves, as one sees them."""
    guest = visit(served)
    guest.sit_down("cardgames-zone~lives-9~dealer_choice-none")
    guest.play("turn")
    tab_through(guest.page)
    places = guest.page.evaluate(
        "stops.filter((one) => one.closest('.board')).map((one) => one.getBoundingClientRect().y)"
    )
    assert places == sorted(places)


def test_the_focus_stays_in_a_dialog_and_comes_back(served: Served, visit: Visit) -> None:
    """From the key that opens it on: the very next one is the dialog's."""
    guest = visit(served, hand="keyboard")
    guest.arrive()
    opener = guest.button("settings-title")
    dialog = guest.page.get_by_role("dialog")
    for by_escape in (True, False):
        guest.use(opener)
        for _ in range(30):
            guest.page.keyboard.press("Tab")
            inside = "document.activeElement === document.body || document.activeElement.closest('dialog') !== null"
            assert guest.page.evaluate(inside)
        if by_escape:
            guest.page.keyboard.press("Escape")
        else:
            guest.use(guest.button("dialog-close"))
        expect(dialog).to_have_count(0)
        expect(opener).to_be_focused()


def test_a_dialog_that_was_just_closed_opens_at_the_very_next_key(served: Served, visit: Visit) -> None:
    """Before the browser has told the page that the first one is closed, which it does later."""
    guest = visit(served)
    guest.arrive()
    guest.use(guest.button("settings-title"))
    guest.page.evaluate(
        """async () => {
            const dialog = document.querySelector("dialog");
            dialog.requestClose(); // what Escape does
            await new Promise(queueMicrotask);
            document.querySelector("button[aria-label=Settings]").click();
            await new Promise((resolve) => dialog.addEventListener("close", () => setTimeout(resolve)));
        }"""
    )
    expect(guest.page.get_by_role("dialog")).to_be_visible()


def test_a_dialog_stays_where_a_press_inside_ends_beside_it(served: Served, visit: Visit) -> None:
    """As when somebody selects text; a press and its end beside it close it."""
    guest = visit(served)
    guest.arrive()
    guest.use(guest.button("settings-title"))
    dialog = guest.page.get_by_role("dialog")
    heading = dialog.get_by_role("heading").bounding_box()
    assert heading is not None
    guest.page.mouse.move(heading["x"] + 5, heading["y"] + 5)
    guest.page.mouse.down()
    guest.page.mouse.move(10, 400)
    guest.page.mouse.up()
    expect(dialog).to_be_visible()
    guest.page.mouse.click(10, 400)
    expect(dialog).to_have_count(0)
