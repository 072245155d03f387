"""What the server notes: its log's lines, its figures, and that neither holds what players keep secret."""

from __future__ import annotations

import json
import logging
import random
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.server.conftest import Server
from tests.server.playing import Page, open_table
from tests.server.test_process import serving

from schwimmen.server.journal import log, set_up_log, short
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

    server = Server(tmp_path / "tables.sqlite", static)
    monkeypatch.setattr(server.hub.lobby, "shown", broken)
    answer = httpx.get(f"{server.url}/api/lobby")
    server.stop()  # by then it has noted everything
    assert (answer.status_code, answer.json()["code"]) == (500, "internal")
    assert "Ah" not in answer.text
    assert "RuntimeError" in caplog.text
