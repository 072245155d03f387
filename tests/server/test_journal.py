"""What the server notes: its log's lines, its figures, and that neither holds what players keep secret."""

from __future__ import annotations

import asyncio
import json
import logging
import random
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.server.playing import Page, open_table
from tests.server.searching import cards_in
from tests.server.serving import OneProcess
from tests.server.test_process import serving

from schwimmen.server.bus import BusCounts, LocalBus
from schwimmen.server.hub import Hub
from schwimmen.server.journal import REPEATED, TurnedAway, log, serve_metrics, set_up_log, short
from schwimmen.storage.noted import BOUNDS, Spread
from schwimmen.storage.store import Store
from schwimmen.words import words


@pytest.fixture
def _own_log(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Afterwards the log is written where it was before."""
    root, level = logging.getLogger(), log.level
    monkeypatch.setattr(root, "handlers", [])
    yield
    log.setLevel(level)


@pytest.mark.usefixtures("_own_log")
def test_a_line_of_the_log_as_text_and_as_json(capfd: pytest.CaptureFixture[str]) -> None:
    for form in ("text", "json"):
        set_up_log(form)
        log.info("could not save", extra={"fields": {"table": short("secret-table"), "why": 'a "full" disk\n'}})
        try:
            raise OSError("full")
        except OSError:
            log.exception("it went wrong")
    lines = capfd.readouterr().err.splitlines()
    told = [json.loads(line) for line in lines[-2:]]
    assert {"level": "info", "from": "schwimmen", "what": "could not save", "why": 'a "full" disk\n'}.items() <= told[
        0
    ].items()
    assert told[1]["trace"].endswith("OSError: full")
    assert "could not save table=" in lines[0]
    assert "secret-table" not in "".join(lines)


def test_the_figures_of_a_process_count_what_happened(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]
    rng = random.Random(3)
    with serving(tmp_path / "tables.sqlite", "serve", "--port", "0", "--metrics-port", str(port)) as server:
        key = open_table(server.url)
        with Page(server.url, key) as page:
            while page.act(rng) and page.number < 40:
                pass
            assert page.refused("continue", number=10**6) == "stale"
            text = httpx.get(f"http://127.0.0.1:{port}/metrics").text
        figures = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
        assert float(figures["schwimmen_pages"]) == float(figures["schwimmen_tables"]) == 1
        assert float(figures["schwimmen_tables_opened_total"]) == 1
        assert float(figures["schwimmen_entries_total"]) == page.number + 1
        assert float(figures['schwimmen_commands_total{outcome="refused"}']) == 1
        assert float(figures['schwimmen_commands_total{outcome="done"}']) > 1
        assert float(figures["process_resident_memory_bytes"]) > 0
        answered = float(figures['schwimmen_commands_total{outcome="done"}']) + 1
        assert float(figures['schwimmen_command_seconds_bucket{le="+Inf"}']) == answered
        assert float(figures["schwimmen_command_seconds_count"]) == answered
        assert float(figures["schwimmen_command_seconds_sum"]) > 0
        assert 1 < float(figures["schwimmen_commit_seconds_count"]) <= answered
        assert float(figures["schwimmen_database_failures_total"]) == 0
        assert float(figures["schwimmen_database_up"]) == 1
        assert not [name for name in figures if name.startswith("schwimmen_bus")]
        assert key.table not in text


def test_a_port_for_the_figures_that_is_taken_is_said_in_a_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = str(listening.getsockname()[1])
        asked = [sys.executable, "-m", "schwimmen", "--lang", "en", "serve", "--port", "0", "--metrics-port", port]
        done = subprocess.run(
            [*asked, "--database", str(tmp_path / "tables.sqlite")], capture_output=True, text=True, check=False
        )
    assert (done.returncode, done.stderr) == (1, words("en").text("server-metrics-port-taken", port=port) + "\n")
    assert "--metrics-port" in done.stderr


def test_what_breaks_inside_is_in_the_log_and_its_answer_says_nothing_of_it(
    tmp_path: Path, static: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken() -> None:
        raise RuntimeError("Ah Kh")

    server = OneProcess(tmp_path / "tables.sqlite", static)
    monkeypatch.setattr(server.hub.lobby, "shown", broken)
    answer = httpx.get(f"{server.url}/api/lobby")
    server.stop()  # by then it has noted everything
    assert (answer.status_code, answer.json()["code"]) == (500, "internal")
    assert "Ah" not in answer.text
    assert "RuntimeError" in caplog.text


class Seconds:
    """A clock in seconds that stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_of_a_flood_of_those_turned_away_the_log_tells_now_and_then(caplog: pytest.LogCaptureFixture) -> None:
    clock = Seconds()
    away = TurnedAway(clock)
    with caplog.at_level(logging.INFO, "schwimmen"):
        for _ in range(1000):
            away.add("requests")
        away.add("tables")
        away.tell_all()
        clock.now += REPEATED
        away.tell_all()
        away.tell_all()
        away.add("requests")
        clock.now += REPEATED
        away.add("requests")
    told = [tuple(record.fields.values()) for record in caplog.records]  # type: ignore[attr-defined]
    assert told == [("requests", 1), ("tables", 1), ("requests", 999), ("requests", 2)]
    assert away.counts == {"requests": 1002, "tables": 1}


def test_how_long_something_took_is_counted_in_classes() -> None:
    spread = Spread()
    for seconds in (0.0, BOUNDS[0], 0.003, 0.5, 60.0):
        spread.add(seconds)
    assert sum(spread.counts) == 5
    assert [spread.counts[0], spread.counts[2], spread.counts[-1]] == [2, 1, 1]
    assert spread.counts[BOUNDS.index(0.5)] == 1
    assert spread.total == pytest.approx(60.504)


@pytest.mark.slow
def test_what_happens_is_in_the_log_without_what_players_keep_secret(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    rng = random.Random(5)
    asked = ("serve", "--port", "0", "--log", "json")
    with serving(database, *asked) as server:
        key = open_table(server.url, opponents=1, name="Zoe", start=False, places=4)
        with Page(server.url, key) as host, Page(server.url, key.other) as guest:
            guest.do("sit", name="Yan")
            guest.settle()
            host.read_to(guest.number)
            host.do("remove", member=guest.table.members[-1].member)
            host.do("start")
            for _ in range(5):
                host.act(rng)
            host.settle()
        origin = {"origin": "https://elsewhere.example", "content-type": "application/json"}
        assert httpx.post(f"{server.url}/api/tables", headers=origin).status_code == 403
        lines = server.end(signal.SIGTERM).splitlines()
    told = [json.loads(line) for line in lines]
    assert [line["what"] for line in told] == ["started", "table opened", "member removed", "turned away", "stopped"]
    assert {"version", "host", "port", "database", "bus"} <= told[0].keys()
    assert (told[1]["people"], told[1]["computers"], told[1]["table"]) == (1, 1, short(key.table))
    assert told[1]["table"] == told[2]["table"]
    assert (told[3]["why"], told[3]["times"]) == ("origin", 1)
    text = "\n".join(lines)
    for secret in ("Zoe", "Yan", key.table, key.secret or "", "elsewhere", "127.0.0.1:"):
        assert secret not in text
    assert not cards_in(text)


def test_the_figures_of_a_bus(tmp_path: Path) -> None:
    async def body() -> str:
        with socket.create_server(("127.0.0.1", 0)) as listening:
            port = listening.getsockname()[1]
        bus = LocalBus()
        bus.shared, bus.reached, bus.counts = True, False, BusCounts(sent=1, lost=2, heard=3, outages=4)
        hub = Hub(await Store.open(str(tmp_path / "tables.sqlite")), bus=bus)
        end = serve_metrics(hub, port)
        try:
            return (await asyncio.to_thread(httpx.get, f"http://127.0.0.1:{port}/metrics")).text
        finally:
            await asyncio.to_thread(end)
            await hub.close()

    told = [line for line in asyncio.run(body()).splitlines() if line.startswith("schwimmen_bus")]
    assert told == [
        *("schwimmen_bus_up 0.0", "schwimmen_bus_sent_total 1.0", "schwimmen_bus_lost_total 2.0"),
        *("schwimmen_bus_heard_total 3.0", "schwimmen_bus_outages_total 4.0"),
    ]
