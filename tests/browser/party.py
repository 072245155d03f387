"""Several people at one table, each with a browser of their own."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from playwright.sync_api import Locator, expect
from tests.browser.guest import MANY_STEPS, PATIENCE, Guest
from tests.browser.serving import Served

__all__ = [
    "LONG",
    "QUICK",
    "begin",
    "choose",
    "come",
    "invite",
    "member",
    "open_dialog",
    "play_together",
    "sit_down",
    "take_turns",
    "two_at_a_table",
]

QUICK = "cardgames-zone~lives-1~thirty_one-plain"
"""A match of few rounds, none of which ends before somebody has moved."""
LONG = "cardgames-zone~lives-9~thirty_one-plain"
"""Nothing ends before its time."""


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


def two_at_a_table(
    served: Served, visit: Callable[..., Guest], *, rules: str = QUICK, **table: object
) -> tuple[Guest, Guest, str]:
    """Anna, who keeps the table, and Ben, who came by the link."""
    anna, ben = visit(served), visit(served, language="de", size=(360, 640), hand="touch")
    address = invite(anna, "Anna", rules=rules, **table)  # type: ignore[arg-type]
    come(ben, address)
    sit_down(ben, "Ben")
    expect(member(anna, "Ben")).to_be_visible()
    return anna, ben, address
