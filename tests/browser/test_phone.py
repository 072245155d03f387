"""A phone or a low window, in German: everything of a table is in sight, and a thumb is enough."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.guest import Guest
from tests.browser.party import begin, come, member, sit_down, take_turns
from tests.browser.serving import Served

SHORT = "cardgames-zone~lives-1~swimming-none~dealer_choice-none"


UPRIGHT, SIDEWAYS = (360, 640), (640, 360)


@pytest.mark.parametrize(
    ("size", "opponents"), [(UPRIGHT, 1), (UPRIGHT, 4), (UPRIGHT, 8), (SIDEWAYS, 2), (SIDEWAYS, 8)]
)
def test_a_match_on_a_phone_without_scrolling(
    served: Served, visit: Callable[..., Guest], size: tuple[int, int], opponents: int
) -> None:
    guest = visit(served, language="de", size=size, hand="touch", is_mobile=True)
    guest.sit_down(SHORT, opponents)
    expect(guest.page.locator("html")).to_have_attribute("lang", "de")
    guest.measures = True
    guest.play_for({"one", "pass"})
    assert guest.layout_faults() == []


@pytest.mark.parametrize(("size", "opponents"), [((1024, 600), 5), ((1280, 720), 8)])
def test_a_match_in_a_low_window_without_scrolling(
    served: Served, visit: Callable[..., Guest], size: tuple[int, int], opponents: int
) -> None:
    """A small laptop, of whose screen the browser's lines take a part."""
    guest = visit(served, language="de", size=size)
    guest.sit_down(SHORT, opponents)
    guest.measures = True
    guest.play_for({"one", "pass"})
    assert guest.layout_faults() == []


@pytest.mark.parametrize("size", [UPRIGHT, SIDEWAYS])
def test_a_long_name_of_ones_own_pushes_nothing_out_of_sight(
    served: Served, visit: Callable[..., Guest], size: tuple[int, int]
) -> None:
    guest = visit(served, language="de", size=size, hand="touch", is_mobile=True)
    guest.sit_down("cardgames-zone~thirty_one-plain", opponents=8)
    guest.play("turn")
    guest.page.evaluate("document.querySelector('.own-line > .name').textContent = 'Anna-Magdalena Maximilia'")
    assert guest.layout_faults() == []


def test_a_table_of_nine_with_pictures_is_in_sight(served: Served, visit: Callable[..., Guest]) -> None:
    guests = [visit(served, language="de", size=UPRIGHT, hand="touch", is_mobile=True) for _ in range(2)]
    anna, ben = guests
    anna.arrive("cardgames-zone~thirty_one-plain")
    anna.use(anna.page.get_by_role("link", name=anna.text("start-friends")))
    anna.page.get_by_label(anna.text("start-name")).fill("Anna")
    for group, presses in (("party-places", 5), ("party-computers", 7)):
        more = anna.page.get_by_role("group", name=anna.text(group)).get_by_role(
            "button", name=anna.text(f"{group}-more")
        )
        for _ in range(presses):
            anna.use(more)
    anna.use(anna.button("party-open"))
    anna.page.wait_for_url("**/t/*")
    come(ben, anna.page.url)
    sit_down(ben, "Ben")
    expect(member(anna, "Ben")).to_be_visible()
    begin(anna)
    take_turns(guests)
    for guest in guests:
        expect(guest.page.locator(".plate .look")).to_have_count(8)
        assert guest.layout_faults() == []


@pytest.mark.parametrize("size", [UPRIGHT, SIDEWAYS])
def test_who_lost_is_in_sight_at_once(served: Served, visit: Callable[..., Guest], size: tuple[int, int]) -> None:
    """With the reason in words, however many play."""
    guest = visit(served, language="de", size=size, hand="touch", is_mobile=True)
    guest.sit_down("cardgames-zone~dealer_choice-none", opponents=8)
    guest.play("next")
    rows = guest.page.locator(".hand-row")
    lost = [row.get_attribute("data-lost") is not None for row in rows.all()]
    assert lost == sorted(lost, reverse=True)
    assert lost[0]
    expect(rows.first.locator(".why")).to_be_in_viewport(ratio=1)
    assert guest.page.evaluate(
        """() => {
            const { left, top, width, height } = document.querySelector(".hand-row .why").getBoundingClientRect();
            return document.elementFromPoint(left + width / 2, top + height / 2).closest(".why") !== null;
        }"""
    )


@pytest.mark.parametrize("size", [UPRIGHT, SIDEWAYS])
def test_why_not_is_said_beside_the_hand(served: Served, visit: Callable[..., Guest], size: tuple[int, int]) -> None:
    guest = visit(served, language="de", size=size, hand="touch", is_mobile=True)
    guest.sit_down(SHORT, opponents=4)
    guest.play("turn")
    guest.actions.get_by_role("button", disabled=True).first.click(force=True)
    notice = guest.page.get_by_test_id("notice").bounding_box()
    hand = guest.page.get_by_role("group", name=guest.text("table-hand")).bounding_box()
    assert notice is not None
    assert hand is not None
    above, below = notice["y"] + notice["height"] <= hand["y"] + 1, notice["y"] >= hand["y"] + hand["height"] - 1
    assert above or below


@pytest.mark.parametrize("size", [UPRIGHT, SIDEWAYS])
def test_a_dealer_who_knocks_does_not_push_anything_out_of_sight(
    served: Served, visit: Callable[..., Guest], size: tuple[int, int]
) -> None:
    """Among nine with many lives, whatever their names: each in turn gets both signs, beside the longest words."""
    guest = visit(served, language="de", size=size, hand="touch", is_mobile=True)
    guest.sit_down("cardgames-zone~lives-9~dealer_choice-none", opponents=8)
    guest.play("turn")
    faults = guest.page.evaluate(
        """(words) => {
            document.querySelector("[data-testid=prompt]").textContent = words;
            const sign = document.querySelector(".sign").cloneNode(true);
            return [...document.querySelectorAll(".plate-name > .name, .own-line > .name")].flatMap((name) => {
                const own = [...name.parentElement.querySelectorAll(".sign")];
                const both = [sign.cloneNode(true), sign.cloneNode(true)];
                own.forEach((one) => one.remove());
                name.after(...both);
                const found = layout.faults();
                both.forEach((one) => one.remove());
                name.after(...own);
                return found;
            });
        }""",
        guest.text("prompt-swap", last="yes"),
    )
    assert faults == []
