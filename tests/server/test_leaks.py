"""What is neither a view nor public leaves by no other way: errors, logs, records of a match in play."""

from __future__ import annotations

import logging
import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest
from tests.server.playing import Ended, Heard, Key, Page, open_table
from tests.server.searching import cards_in, search
from tests.server.serving import OneProcess, Server

from schwimmen.record import read
from schwimmen.server import protocol
from schwimmen.tables.events import Dealt, Promised


def heard_by(page: Page) -> Iterator[Heard]:
    """All that a page was sent, each with the last event that it had heard of."""
    number = -1
    for text in page.heard:
        number = msgspec.json.decode(text).get("number", number) if '"state"' in text else number
        yield Heard(number, page.table.you, text)


def refused(page: Page) -> Iterator[str]:
    """What the page is refused, whatever it asks for."""
    for command in (
        {"t": "play", "move": "Ah-Ks"},
        {"t": "play", "move": "draw"},
        {"t": "play", "move": "all", "number": 0},
        {"t": "buy-back", "yes": True},
        {"t": "start"},
        {"t": "cover", "member": 1},
    ):
        kind = command.pop("t")
        answer = page.command(str(kind), **command)
        assert isinstance(answer, protocol.Refused)
        yield msgspec.json.encode(answer).decode()


def refused_over_http(http: httpx.Client, key: Key) -> Iterator[str]:
    for path in (f"/api/tables/{key.table}", f"/api/tables/{key.table}/matches/2/record", f"/t/{key.table}.json"):
        yield http.get(path).text
    for path in ("/api/tables", "/api/replays", f"/api/tables/{key.table}/record"):
        yield http.post(path, json={"table": key.table, "record": key.secret}).text


def logged(caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]) -> str:
    """All that was logged or printed, but for what the clients of these tests log of themselves."""
    ours = ("websockets.client", "httpx", "httpcore")
    said = [caplog.handler.format(one) for one in caplog.records if not one.name.startswith(ours)]
    return "".join([*said, *capfd.readouterr()])


def test_no_error_log_or_record_tells_of_the_round_in_play(
    server: Server, http: httpx.Client, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    caplog.set_level(logging.DEBUG)
    caplog.set_level(logging.DEBUG, "schwimmen")
    key = open_table(server.url, opponents=2, options={"lives": 2})
    rng = random.Random(4)
    errors: list[str] = []
    records: list[tuple[int, str]] = []
    with Page(server.url, key) as page, Page(server.url, key.nobody) as watcher:
        while True:
            page.settle()
            if page.table.phase == "round":
                errors += refused(page)
                errors += refused_over_http(http, key)
                records.append((page.number, http.get(f"/api/tables/{key.table}/record").raise_for_status().text))
            if not page.act(rng):
                break
        watcher.read_to(page.number)
        entries = server.entries(key)
        assert search(entries, [*heard_by(page), *heard_by(watcher)])["of the own hand"] > 10
    assert len(errors) > 50
    assert key.secret is not None
    for text in errors:
        assert cards_in(text) <= cards_in("Ah Ks"), text  # those that the page itself has named
        assert key.secret not in text
    assert len(records) > 5
    for number, text in records:
        decks = [entry.event.deck for entry in entries[: number + 1] if isinstance(entry.event, Dealt)]
        told, _ = read(text)
        assert [" ".join(map(str, played.deck)) for played in told.rounds] == decks[:-1]  # the last is in play
        assert not any(entry.event.seed in text for entry in entries if isinstance(entry.event, Promised))
    log = logged(caplog, capfd) + server.logged()
    assert "table opened" in log
    assert cards_in(log) == set()
    assert key.secret not in log


def test_a_damaged_table_is_not_told_of_either(
    tmp_path: Path, static: Path, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    caplog.set_level(logging.DEBUG)
    caplog.set_level(logging.DEBUG, "schwimmen")
    server = OneProcess(tmp_path / "tables.sqlite", static)
    key = open_table(server.url, opponents=2)
    connection = sqlite3.connect(server.database)
    with connection:
        connection.execute("UPDATE events SET body = replace(body, 'dealt', 'shuffled') WHERE body LIKE '%dealt%'")
        connection.execute("UPDATE events SET body = replace(body, 'deck', 'stock') WHERE body LIKE '%deck%'")
    connection.close()
    with Page(server.url, key, silent=True) as page:
        page.send(page.hello())
        with pytest.raises(Ended, match="storage"):
            page.greeted()
        told = "".join(page.heard) + httpx.get(f"{server.url}/api/tables/{key.table}/record").text
    server.stop()
    assert cards_in(told + logged(caplog, capfd)) == set()
