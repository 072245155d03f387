"""What the page asks of the network: little, and of this server alone.

That nothing is asked of another host and that nothing violates the Content-Security-Policy is looked at in every
browser test, at its end (watching.py).
"""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect
from tests.browser.guest import Guest
from tests.browser.serving import Served

MOST = 100_000
"""Bytes of the first load, compressed, without fonts."""


class Transfer:
    """Counts what really comes over the network, fonts excepted."""

    def __init__(self, guest: Guest) -> None:
        self.bytes = 0
        self.kinds: list[str] = []
        self._fonts: set[str] = set()
        session = guest.page.context.new_cdp_session(guest.page)
        session.send("Network.enable")
        session.on("Network.responseReceived", self._begin)
        session.on("Network.loadingFinished", self._end)

    def _begin(self, told: dict[str, str]) -> None:
        self.kinds.append(told["type"])
        if told["type"] == "Font":
            self._fonts.add(told["requestId"])

    def _end(self, told: dict[str, float]) -> None:
        if str(told["requestId"]) not in self._fonts:
            self.bytes += int(told["encodedDataLength"])


def test_the_first_load_is_small(served: Served, visit: Callable[..., Guest]) -> None:
    guest = visit(served, language="de")
    transfer = Transfer(guest)
    guest.arrive()
    expect(guest.button("start-play")).to_be_enabled()
    guest.play_now()
    guest.due()
    guest.page.wait_for_load_state("networkidle")
    print(f"first page and first table: {transfer.bytes} bytes")
    assert {"Document", "Script", "Stylesheet"} <= set(transfer.kinds)
    assert transfer.bytes <= MOST


def test_a_second_visit_loads_hardly_anything(served: Served, visit: Callable[..., Guest]) -> None:
    guest = visit(served)
    guest.arrive()
    guest.page.wait_for_load_state("networkidle")  # the first visit has all that it wants
    transfer = Transfer(guest)
    guest.arrive()
    guest.page.wait_for_load_state("networkidle")
    print(f"second visit: {transfer.bytes} bytes")
    assert transfer.bytes <= MOST / 5


def test_every_answer_forbids_what_the_page_does_not_need(served: Served, visit: Callable[..., Guest]) -> None:
    guest = visit(served)
    for address in ("/", "/t/nowhere", "/api/rules"):
        answer = guest.page.request.get(address)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy


def test_another_host_and_a_violation_are_noticed(served: Served, visit: Callable[..., Guest]) -> None:
    """The watch that every test keeps can see."""
    guest = visit(served)
    guest.arrive()
    guest.page.evaluate("fetch('http://127.0.0.1:9/').catch(() => {})")
    with guest.page.expect_console_message(lambda message: "CSP: style-src" in message.text):
        guest.page.evaluate("document.body.setAttribute('style', 'color: red')")
    complaints = " ".join(guest.watch.complaints)
    assert "CSP: connect-src" in complaints
    assert "CSP: style-src" in complaints
    guest.watch.forgive()
