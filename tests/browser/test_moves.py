"""A turn at the table: choosing cards and letting them go, what is shown before and after, what is said."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.guest import Guest, Offer
from tests.browser.serving import Served

RULES = "cardgames-zone~lives-9~dealer_choice-none~passing-never~thirty_one-plain"
"""Whoever's turn it is has to swap, as long as nobody may knock; no hand ends a round by itself."""

Visit = Callable[..., Guest]


@pytest.fixture
def guest(served: Served, visit: Visit) -> Guest:
    """Somebody whose first turn it is, in English."""
    guest = visit(served)
    guest.sit_down(RULES)
    guest.play("turn")
    return guest


def pair(guest: Guest) -> tuple[Offer, Offer]:
    """A card of the hand and one of the centre, with what the hand would be worth in its name."""
    give = next(offer for offer in guest.offers() if offer.kind == "hand")
    guest.take(give)
    take = next(offer for offer in guest.offers() if offer.kind == "centre")
    guest.take(give)
    return give, take


def worth(offer: Offer) -> float:
    """What its name says that the hand would be worth."""
    said = re.search(r"would make ([\d.]+) point", offer.name)
    assert said, offer.name
    return float(said[1])


def card(guest: Guest, offer: Offer) -> Locator:
    return guest.page.locator(f"button[data-at='{offer.kind}'][data-card='{offer.card}']")


def hand(guest: Guest) -> set[str | None]:
    return {one.get_attribute("data-card") for one in guest.page.locator("[data-at='hand']").all()}


def own_swaps(guest: Guest) -> Locator:
    return guest.page.locator(".log-side li[data-own][data-kind='exchanged']")


def listen(guest: Guest) -> None:
    """Remember all that is announced from now on: the page itself keeps the last few things alone."""
    guest.page.evaluate(
        """() => {
          window.said = [];
          const words = (record) => [...record.addedNodes].map((node) => node.textContent);
          const heard = (records) => window.said.push(...records.flatMap(words));
          new MutationObserver(heard).observe(document.querySelector("[data-testid=announcer]"), { childList: true });
        }"""
    )


def was_said(guest: Guest, text: str) -> bool:
    """Whether that was announced since."""
    return any(text in one for one in guest.page.evaluate("window.said"))


@pytest.mark.parametrize("order", [("hand", "centre"), ("centre", "hand")])
def test_a_swap_in_either_order(guest: Guest, order: tuple[str, str]) -> None:
    chosen = {offer.kind: offer for offer in pair(guest)}
    before = hand(guest)
    for kind in order:
        guest.take(chosen[kind])
        expect(card(guest, chosen[kind])).to_have_attribute("aria-pressed", "true")
    commit = next(offer for offer in guest.offers() if offer.kind == "one")
    listen(guest)
    guest.take(commit)
    give, take = chosen["hand"].card, chosen["centre"].card
    expect(own_swaps(guest)).to_contain_text([f"{guest.cards([give])} for {guest.cards([take])}"])
    assert hand(guest) == before - {give} | {take}
    expect(guest.page.get_by_test_id("hand-value")).to_contain_text(f"{worth(commit):g}")
    assert was_said(guest, guest.card(take))


def test_what_is_chosen_can_be_let_go(guest: Guest) -> None:
    give, take = pair(guest)
    for again in (give, take):
        guest.take(again)
        guest.take(again)
        expect(card(guest, again)).to_have_attribute("aria-pressed", "false")
    guest.take(give)
    guest.take(take)
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator("[aria-pressed='true']")).to_have_count(0)
    expect(own_swaps(guest)).to_have_count(0)


def drag(guest: Guest, give: Offer, x: float, y: float) -> None:
    mouse = guest.page.mouse
    mouse.move(give.x, give.y)
    mouse.down()
    mouse.move((give.x + x) / 2, (give.y + y) / 2, steps=3)
    mouse.move(x, y, steps=3)
    mouse.up()


def test_a_card_is_dragged_onto_another(guest: Guest) -> None:
    give, take = pair(guest)
    drag(guest, give, take.x, take.y)
    expect(own_swaps(guest)).to_have_count(1)
    assert take.card in hand(guest)


def test_a_card_that_is_dragged_nowhere_goes_back(guest: Guest) -> None:
    give, _ = pair(guest)
    drag(guest, give, give.x + 30, give.y + 60)
    expect(guest.page.locator("[aria-pressed='true']")).to_have_count(0)
    expect(own_swaps(guest)).to_have_count(0)
    assert {offer.x for offer in guest.offers() if offer.card == give.card} == {give.x}


def test_without_confirmation_the_second_card_swaps(guest: Guest) -> None:
    guest.use(guest.button("settings-title"))
    guest.use(guest.page.get_by_role("switch", name=guest.text("settings-confirm")))
    guest.use(guest.button("dialog-close"))
    for offer in pair(guest):
        guest.take(offer)
    expect(own_swaps(guest)).to_have_count(1)


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_is_not_allowed_says_why(served: Served, visit: Visit, language: str) -> None:
    guest = visit(served, language)
    guest.sit_down(RULES)
    guest.play("turn")
    name = re.compile("^" + guest.text("move-knock"))
    knock = guest.actions.get_by_role("button", name=name, disabled=True)
    knock.click(force=True)
    why = guest.text("refusal-knock-first-lap")
    expect(guest.page.get_by_test_id("notice")).to_have_text(why)
    expect(guest.page.get_by_test_id("announcer")).to_contain_text(why)
    assert guest.due() == "turn"


def test_cards_that_all_saw_somebody_take_stay_visible(guest: Guest) -> None:
    known = guest.page.locator(".plate").filter(has=guest.page.locator("[data-card]"))
    while known.count() < 3:  # everybody has swapped, unless the round ended before
        guest.decide()
        guest.play("turn")
    expect(guest.page.get_by_text(guest.text("table-known", cards="").strip()).first).to_be_attached()


def test_without_memory_help_nothing_stays_visible(served: Served, visit: Visit) -> None:
    guest = visit(served)
    guest.arrive(RULES)
    guest.speed("once")
    guest.page.get_by_text(guest.text("start-more"), exact=True).click()
    guest.use(guest.page.get_by_role("switch", name=guest.text("start-memory")))
    guest.play_now()
    for _ in range(4):
        guest.play("turn")
        expect(guest.page.locator(".plate [data-card]")).to_have_count(0)
        guest.decide()
