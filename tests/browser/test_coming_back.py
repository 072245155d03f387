"""Whatever ends, the page, the tab or the server: one comes back to the same position."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect
from tests.browser.guest import Guest
from tests.browser.network import way_to
from tests.browser.serving import Served
from tests.browser.watching import GONE


def at_a_turn(guest: Guest) -> dict[str, Any]:
    """Wait for the guest's turn; the position as it can be seen, and its number."""
    assert guest.due() == "turn"
    return position(guest)


def position(guest: Guest, page: Page | None = None) -> dict[str, Any]:
    seen = (page or guest.page).evaluate(
        """() => {
            const texts = (what) => [...document.querySelectorAll(what)].map((one) => one.textContent);
            const cards = (at) => [...document.querySelectorAll(`[data-at='${at}']`)].map((one) => one.dataset.card);
            return { hand: cards("hand").sort(), centre: cards("centre").sort(), log: texts(".log-side li"),
                     lives: texts(".lives"), stock: texts(".pile-stock") };
        }"""
    )
    assert seen["hand"]
    assert seen["log"]
    return {**seen, "number": number(guest)}


def number(guest: Guest) -> int:
    """The number of the last event that the server has told this browser."""
    told = [json.loads(frame) for frame in guest.watch.frames]
    return max(int(message["number"]) for message in told if message["t"] in {"welcome", "happened"})


def in_the_middle(guest: Guest) -> dict[str, Any]:
    """Sit down and play into a round where something has happened."""
    guest.sit_down("cardgames-zone~lives-9")
    guest.play("turn")
    if not guest.offers()[0].kind.startswith(("hand", "centre")):
        guest.decide()  # it was the dealer's choice
    guest.play("next")
    guest.decide()
    guest.play("turn")
    return at_a_turn(guest)


def at_the_beginning(guest: Guest) -> dict[str, Any]:
    """Sit down where no round ends before the guest's turn."""
    guest.sit_down("cardgames-zone~lives-9~knock_from-never~dealer_choice-none~thirty_one-plain")
    return at_a_turn(guest)


def test_a_reload(served: Served, visit: Callable[..., Guest]) -> None:
    guest = visit(served)
    before = in_the_middle(guest)
    guest.watch.frames.clear()
    guest.page.reload()
    assert at_a_turn(guest) == before
    guest.decide()
    guest.due()


def test_a_closed_tab(served: Served, visit: Callable[..., Guest]) -> None:
    guest = visit(served)
    before = in_the_middle(guest)
    guest.watch.frames.clear()
    guest.page.close()
    guest.open_tab()
    guest.arrive()
    guest.use(guest.page.get_by_role("link", name=guest.text("start-continue")))
    assert at_a_turn(guest) == before


def test_a_killed_server(own_served: Served, visit: Callable[..., Guest]) -> None:
    guest = visit(own_served)
    guest.watch.expected.append(GONE)
    before = in_the_middle(guest)
    own_served.kill()
    expect(guest.page.get_by_text(guest.text("link-lost"))).to_be_visible()
    own_served.start()
    expect(guest.page.get_by_text(guest.text("link-lost"))).to_be_hidden()
    assert at_a_turn(guest) == before
    guest.watch.frames.clear()
    guest.page.reload()
    assert at_a_turn(guest) == before
    guest.decide()
    guest.due()


def test_a_move_sent_to_a_dying_server_is_made_once(own_served: Served, visit: Callable[..., Guest]) -> None:
    guest = visit(own_served)
    guest.watch.expected.append(GONE)
    before = at_the_beginning(guest)
    own_served.freeze()
    guest.swap(guest.offers())
    own_served.kill()
    expect(guest.page.get_by_text(guest.text("link-lost-waits"))).to_be_visible()
    own_served.start()
    guest.due()
    mine = guest.page.locator(".log-side li[data-own][data-kind='exchanged']")
    expect(mine).to_have_count(1)
    after = position(guest)
    assert after["number"] > before["number"]
    assert after["log"][: len(before["log"])] == before["log"]


def connections(guest: Guest) -> int:
    """How often the browser has connected to a table."""
    return sum(url.endswith("/ws") for url in guest.watch.asked)


def test_a_connection_that_dies_without_a_word(served: Served, visit: Callable[..., Guest]) -> None:
    with way_to(served.url) as way:
        guest = visit(way)
        clock = guest.page.clock
        clock.install()
        before = at_the_beginning(guest)
        way.cut()
        clock.run_for(21_000)  # it is silent for long, so the page asks, and isn't answered
        guest.watch.frames.clear()
        guest.decide()  # over the new connection
        assert connections(guest) == 2
        assert at_a_turn(guest)["number"] > before["number"]
        way.cut()
        guest.page.evaluate("dispatchEvent(new Event('focus'))")  # somebody looks: now it asks at once
        clock.run_for(3_500)
        guest.decide()
        guest.due()
        assert connections(guest) == 3


def test_a_second_tab_takes_the_seat(served: Served, visit: Callable[..., Guest]) -> None:
    guest = visit(served)
    before = in_the_middle(guest)
    first = guest.page
    address = first.url
    guest.open_tab()
    guest.page.goto(address)
    assert at_a_turn(guest) == before
    expect(first.get_by_role("heading", name=guest.text("failed-replaced"))).to_be_visible()
    first.get_by_role("button", name=guest.text("failed-play-here")).click()
    expect(guest.page.get_by_role("heading", name=guest.text("failed-replaced"))).to_be_visible()
    guest.page = first
    assert at_a_turn(guest) == before


def test_a_table_that_is_gone_is_not_offered_and_is_ones_own_again_once_it_is_back(
    own_served: Served, visit: Callable[..., Guest], tmp_path: Path
) -> None:
    """The server is started over another database, as after a wrong setting, and then over the right one."""
    guest = visit(own_served)
    guest.watch.expected.append(GONE)
    before = at_the_beginning(guest)
    address, right, wrong = guest.page.url, tmp_path / "right", tmp_path / "wrong"
    heading = guest.page.get_by_role("heading", level=1)
    offer = guest.page.get_by_role("link", name=guest.text("start-continue"))
    own_served.kill()
    move(tmp_path, right)
    own_served.start()
    expect(heading).to_have_text(guest.text("failed-unknown-table"))
    guest.use(guest.page.get_by_role("link", name=guest.text("nav-start"), exact=True))
    expect(guest.button("start-play")).to_be_visible()
    expect(offer).to_have_count(0)
    own_served.kill()
    move(tmp_path, wrong)
    move(right, tmp_path)
    own_served.start()
    guest.watch.frames.clear()
    guest.page.goto(address)
    assert at_a_turn(guest) == before
    guest.arrive()
    expect(offer).to_be_visible()


def move(source: Path, target: Path) -> None:
    target.mkdir(exist_ok=True)
    for file in source.glob("tables.sqlite*"):
        file.rename(target / file.name)


def test_a_tab_that_stands_takes_no_seat_from_another(served: Served, visit: Callable[..., Guest]) -> None:
    guest = visit(served)
    guest.arrive()
    standing = guest.page
    guest.open_tab()
    before = at_the_beginning(guest)
    playing = guest.page
    guest.page = standing
    expect(standing.get_by_role("link", name=guest.text("start-continue"))).to_be_visible()
    guest.play_now()
    guest.due()
    guest.watch.frames.clear()
    guest.page = playing
    playing.reload()
    assert at_a_turn(guest) == before
