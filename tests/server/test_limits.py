"""How much one address may ask, in virtual time and over real sockets."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from tests.server.playing import Ended, Page, open_table
from tests.server.serving import OneProcess

from schwimmen.server import limits, protocol
from schwimmen.server.limits import Bucket, Doorkeeper, Limits, TooMuch, household


class Time:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        return self.now


def test_a_bucket_lets_a_burst_through_and_then_so_many_a_second() -> None:
    time = Time()
    bucket = Bucket(2, 5, time)
    assert [bucket.take() for _ in range(6)] == [True] * 5 + [False]
    time.now += 499
    assert not bucket.take()
    time.now += 1
    assert [bucket.take() for _ in range(2)] == [True, False]
    time.now += 3_600_000
    assert [bucket.take() for _ in range(6)] == [True] * 5 + [False]
    time.now -= 10_000  # a clock that is put back lets nothing through and takes nothing away
    assert not bucket.take()


def test_addresses_of_one_customer_are_one() -> None:
    assert household("192.0.2.1") == household("::ffff:192.0.2.1") != household("192.0.2.2")
    assert household("2001:db8::1") == household("2001:db8::ffff:1") != household("2001:db8:0:1::1")
    assert household("") == ""
    assert household("testclient") == "testclient"


def test_each_address_has_limits_of_its_own() -> None:
    doorkeeper = Doorkeeper(Limits(connections=2, tables=1, requests=3, requests_a_second=1), Time())
    for address in ("192.0.2.1", "192.0.2.2"):
        doorkeeper.table(address)
        with pytest.raises(TooMuch):
            doorkeeper.table(address)
        for _ in range(3):
            doorkeeper.request(address)
        with pytest.raises(TooMuch):
            doorkeeper.request(address)
        with ExitStack() as stack:
            for _ in range(2):
                stack.enter_context(doorkeeper.connection(address))
            with pytest.raises(TooMuch):
                stack.enter_context(doorkeeper.connection(address))
        with doorkeeper.connection(address):
            pass


def test_an_address_has_a_limit_at_each_table() -> None:
    time = Time()
    doorkeeper = Doorkeeper(Limits(newcomers=2, newcomers_an_hour=1), time)
    for address, table in (("192.0.2.1", "t"), ("192.0.2.1", "u"), ("192.0.2.2", "t")):
        assert [doorkeeper.newcomers(address, table).take() for _ in range(3)] == [True, True, False]
    doorkeeper.newcomers("192.0.2.1", "t").give_back()
    assert [doorkeeper.newcomers("::ffff:192.0.2.1", "t").take() for _ in range(2)] == [True, False]
    time.now += 3_600_000
    assert [doorkeeper.newcomers("192.0.2.1", "t").take() for _ in range(2)] == [True, False]


def test_so_many_addresses_are_remembered_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_ADDRESSES", 3)
    doorkeeper = Doorkeeper(Limits(requests=1), Time())
    for number in range(5):
        doorkeeper.request(f"192.0.2.{number}")
    assert len(doorkeeper._known) == 3
    with pytest.raises(TooMuch):
        doorkeeper.request("192.0.2.4")
    doorkeeper.request("192.0.2.0")  # it has been forgotten
    for number in range(5):
        assert doorkeeper.newcomers("192.0.2.1", f"t{number}").take()
    assert len(doorkeeper._newcomers) == 3


def test_limits_in_proportion() -> None:
    assert Limits.for_connections(Limits.connections) == Limits()
    assert Limits.for_connections(1) == Limits(1, 1, 1, 1, 1, 1, 1, 1, 1)
    assert Limits.for_connections(3000) == Limits(3000, 400, 2400, 2000, 200, 400, 400, 600, 10)


def test_who_asks_too_much_is_told_so_and_others_are_not(tmp_path: Path, static: Path) -> None:
    time = Time()
    server = OneProcess(tmp_path / "tables.sqlite", static, time, Limits(requests=4, requests_a_second=1, tables=2))
    try:
        with httpx.Client(base_url=server.url) as http:
            for _ in range(2):
                open_table(server.url)
            body = {"rules": {}, "name": "Zoe", "secret": "z" * 32, "opponents": ["solid"], "start": True, "places": 2}
            many = http.post("/api/tables", json=body)
            assert (many.status_code, many.json()["code"]) == (429, "too-many")
            assert http.get("/api/rules").status_code == 200
            fast = http.get("/api/rules")
            assert (fast.status_code, fast.json()["code"]) == (429, "too-fast")
            assert http.get("/api/health").status_code == 200  # whoever watches over the server may always ask
            elsewhere = {"x-forwarded-for": "198.51.100.7"}
            assert http.get("/api/rules", headers=elsewhere).status_code == 200  # told by a proxy on this machine
            time.now += 1000
            assert http.get("/api/rules").status_code == 200
        assert server.hub.turned_away.counts == {"tables": 1, "requests": 1}
    finally:
        server.stop()


def test_an_address_with_too_many_pages_gets_no_more(tmp_path: Path, static: Path) -> None:
    server = OneProcess(tmp_path / "tables.sqlite", static, limits=Limits(connections=2))
    try:
        stranger = replace(open_table(server.url), secret="s" * 32)
        with ExitStack() as stack:
            pages = [stack.enter_context(Page(server.url, stranger)) for _ in range(2)]
            with pytest.raises(Ended) as ended, Page(server.url, stranger):
                pass
            assert ended.value.code == "too-many"
            assert pages[0].refused("continue", number=0) == "not-seated"  # the others go on
    finally:
        server.stop()


def test_who_sits_down_again_and_again_as_somebody_new_does_not_fill_the_table_up(tmp_path: Path, static: Path) -> None:
    """The members of a table are numbered for good, so that they are not to be used up from one address."""
    time = Time()
    server = OneProcess(tmp_path / "tables.sqlite", static, time, Limits(newcomers=5, newcomers_an_hour=4))
    try:
        key = open_table(server.url, opponents=0, start=False, places=3)
        with ExitStack() as stack:
            host = stack.enter_context(Page(server.url, key))
            refused: list[str] = []
            first = key.other
            for number in range(12):
                with Page(server.url, first if number == 0 else key.other) as page:
                    assert page.refused("sit", name="zoe") in ("name-taken", "newcomers")  # this doesn't count
                    answer = page.command("sit", name=f"Nobody {number}")
                    if isinstance(answer, protocol.Refused):
                        refused.append(answer.code)
                    else:
                        page.do("stand")
            assert refused == ["newcomers"] * 7
            assert server.hub.turned_away.counts["newcomers"] >= 7
            assert len(server.table(key).members) == 6
            host.read_to(server.table(key).number)
            again = stack.enter_context(Page(server.url, first))
            again.sit("Xenia")  # who has sat there before
            other = stack.enter_context(Page(server.url, key.other, address="198.51.100.7"))
            other.sit("Yan")
            host.read_to(other.number)
            host.do("start")
            again.do("stand")
            time.now += 900_000
            late = stack.enter_context(Page(server.url, key.other))
            late.sit("Late")
    finally:
        server.stop()
