"""Several people at one table, each with a browser of their own."""

from __future__ import annotations

import re
from collections.abc import Sequence

from playwright.sync_api import Locator, expect
from tests.browser.guest import MANY_STEPS, PATIENCE, Guest

__all__ = ["begin", "choose", "come", "invite", "member", "open_dialog", "play_together", "sit_down", "take_turns"]


def invite(host: Guest, name: str, *, rules: str | None = None, computers: int = 0, choices: Sequence[str] = ()) -> str:
    """Open a table for friends; gives the address to send. ``choices``: texts of what is chosen besides."""
    host.arrive(rules)
    host.speed("once")
    host.use(host.page.get_by_role("link", name=host.text("start-friends")))
    host.page.get_by_label(host.text("start-name")).fill(name)
    group = host.page.get_by_role("group", name=host.text("party-computers"))
    for _ in range(computers):
        host.use(group.get_by_role("button", name=host.text("party-computers-more")))
    for text in choices:
        choose(host, text)
    host.use(host.button("party-open"))
    host.page.wait_for_url("**/t/*")
    expect(host.page.get_by_role("heading", name=host.text("party-table-of", name=name))).to_be_visible()
    return host.page.url


def choose(guest: Guest, text: str) -> None:
    """Choose one of several, or switch something, by its words."""
    guest.use(guest.page.get_by_label(text).locator("xpath=.."))


def come(guest: Guest, address: str) -> None:
    """Open the link, with moves shown at once."""
    guest.arrive()
    guest.speed("once")
    guest.page.goto(address)


def sit_down(guest: Guest, name: str) -> None:
    """Type a name and sit down."""
    guest.page.get_by_label(guest.text("start-name")).fill(name)
    guest.use(guest.page.get_by_role("button", name=guest.text("party-sit"), exact=True))


def member(guest: Guest, name: str) -> Locator:
    """The line about somebody at the table."""
    return guest.page.get_by_role("listitem").filter(has_text=re.compile("^" + re.escape(name)))


def begin(host: Guest) -> None:
    """Start the match."""
    host.use(host.button("party-start"))
    expect(host.page.get_by_role("region", name=host.text("table-own"))).to_be_visible()


def open_dialog(guest: Guest) -> Locator:
    """Open the window about the table."""
    guest.use(guest.button("party-open-dialog"))
    return guest.page.get_by_role("dialog", name=guest.text("party-table"))


def take_turns(guests: Sequence[Guest]) -> Guest:
    """Wait until one of them has something to decide; gives that one."""
    for _ in range(PATIENCE // 25):
        for guest in guests:
            if guest.page.evaluate("guest.now().length > 0"):
                return guest
        guests[0].page.wait_for_timeout(25)
    raise AssertionError("nobody has anything to decide")


def play_together(guests: Sequence[Guest]) -> None:
    """Play until the match is over for all of them."""
    for _ in range(MANY_STEPS):
        if take_turns(guests).decide() == "over":
            break
    else:
        raise AssertionError("the match doesn't end")
    for guest in guests:
        expect(guest.button("end-again")).to_be_visible()
