"""A first game that teaches, as somebody goes through it who has never played."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.axe import axe_findings
from tests.browser.guest import Guest
from tests.browser.serving import Served

UPRIGHT, SIDEWAYS = (360, 640), (640, 360)
MANY_STEPS = 30


def begin(guest: Guest) -> None:
    """From the first page to the first word of the tutor."""
    guest.arrive()
    guest.speed("once")
    guest.use(guest.button("lesson-start"))
    guest.page.wait_for_url("**/t/*")
    expect(tutor(guest)).to_be_visible()


def tutor(guest: Guest) -> Locator:
    """Where the tutor speaks."""
    return guest.page.get_by_role("region", name=guest.text("lesson-title"))


def said(guest: Guest) -> str:
    """What the tutor says, once there is something to decide: all of it in sight."""
    guest.offers()
    spoken = tutor(guest).locator(".tutor-words")
    hidden = spoken.evaluate(
        """(words) => {
            const lines = document.createRange();
            lines.selectNodeContents(words);
            return [...lines.getClientRects()].filter(({ left, top, right, bottom, width }) =>
                width > 0 && !document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest(".tutor-words")
            ).length;
        }"""
    )
    assert hidden == 0, "lines of the tutor's can't be seen"
    return tutor(guest).inner_text()


def obey(guest: Guest) -> None:
    """Do what the tutor points at."""
    on, following = guest.button("lesson-go-on"), guest.button("end-next")
    if on.count():
        guest.use(on)
    elif following.count():
        guest.use(following)
    elif (word := guest.actions.locator("[data-advised]")).count():
        guest.use(word)
    else:
        for group in ("table-hand", "table-centre"):
            cards = guest.page.get_by_role("group", name=guest.text(group))
            guest.use(cards.locator("[data-advised]"))
        guest.use(guest.button("move-one"))


def walk(guest: Guest) -> Iterator[str]:
    """Go through the lesson to its end; what the tutor says, before each step."""
    for _ in range(MANY_STEPS):
        yield said(guest)
        if guest.page.get_by_role("link", name=guest.text("lesson-play")).count():
            return
        obey(guest)
    raise AssertionError("the lesson doesn't end")


@pytest.mark.parametrize(("size", "theme"), [(UPRIGHT, "dark"), (SIDEWAYS, "light")])
def test_the_whole_lesson_on_a_phone(
    served: Served, visit: Callable[..., Guest], size: tuple[int, int], theme: str
) -> None:
    guest = visit(served, language="de", size=size, hand="touch", is_mobile=True, theme=theme)
    begin(guest)
    heard = []
    for words in walk(guest):
        heard.append(words)
        assert guest.layout_faults() == [], words
        if theme == "dark":
            assert axe_findings(guest.page) == [], words
    assert [text for text in ("points", "lost", "won") if guest.text(f"lesson-{text}") not in "\n".join(heard)] == []
    expect(tutor(guest).get_by_role("img", name=guest.text("lesson-learnt", done=5, all=5))).to_be_visible()
    expect(guest.page.get_by_role("heading", name=guest.text("end-won"))).to_be_visible()
    guest.use(guest.page.get_by_role("link", name=guest.text("lesson-play")))
    expect(guest.button("lesson-start")).to_be_visible()


def test_a_mistake_is_explained_and_the_game_goes_on(served: Served, visit: Callable[..., Guest]) -> None:
    guest = visit(served, size=UPRIGHT, hand="touch", is_mobile=True)
    begin(guest)
    said(guest)
    for group, card in (("table-hand", "8s"), ("table-centre", "9c")):
        guest.use(guest.page.get_by_role("group", name=guest.text(group)).locator(f"[data-card='{card}']"))
    guest.use(guest.button("move-one"))
    expect(tutor(guest)).to_contain_text("31")
    words = guest.text("lesson-less", value=21, better=31, took=guest.cards(["Kh"]), gave=guest.cards(["8s"]))
    assert words in said(guest)
    assert guest.layout_faults() == []
    for _ in walk(guest):
        assert guest.layout_faults() == []


def test_by_keys_with_a_pause_in_the_middle(served: Served, visit: Callable[..., Guest]) -> None:
    guest = visit(served, hand="keyboard")
    begin(guest)
    for number, words in enumerate(walk(guest)):
        assert axe_findings(guest.page) == []
        if number == 4:
            guest.page.reload()
            assert said(guest) == words
            guest.arrive()
            expect(guest.page.get_by_role("link", name=guest.text("start-continue"))).to_have_count(0)
            guest.use(guest.page.get_by_role("link", name=guest.text("lesson-resume")))
            assert said(guest) == words
    expect(guest.page.get_by_role("heading", name=guest.text("end-won"))).to_be_visible()
