"""The server as a process of its own: started, killed in the middle, refused a place, out of disk."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import re
import resource
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from tests.server.playing import Ended, Page, open_table

from schwimmen.server import protocol
from schwimmen.server.live import KEPT
from schwimmen.server.run import Serving, run
from schwimmen.storage.store import Store
from schwimmen.words import words

pytestmark = pytest.mark.slow  # each start of a process takes about a second

PROGRAM = [sys.executable, "-m", "schwimmen"]


def environment(**more: str) -> dict[str, str]:
    path = os.pathsep.join(sys.path)
    return os.environ | {"PYTHONPATH": path, "LANG": "en", "LC_ALL": "en", "BROWSER": "true"} | more


class Process:
    """``schwimmen serve`` over a database; ``url`` once it serves."""

    def __init__(self, database: Path, *arguments: str, port: int = 0) -> None:
        command = [*PROGRAM, *(arguments or ("serve", "--port", str(port))), "--database", str(database)]
        self.process = subprocess.Popen(
            command, env=environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        self.said = self.process.stdout.readline()
        found = re.search(r"http://\S+(?=/)", self.said)
        assert found, self.process.communicate()
        self.url = found[0]
        self.complaint = ""

    @property
    def port(self) -> int:
        return int(self.url.rpartition(":")[2])

    def end(self, how: signal.Signals) -> str:
        """End it; gives what it said to the standard error."""
        if self.process.poll() is None:
            self.process.send_signal(how)
            self.complaint = self.process.communicate(timeout=30)[1]
        return self.complaint


@contextmanager
def serving(database: Path, *arguments: str, port: int = 0) -> Iterator[Process]:
    process = Process(database, *arguments, port=port)
    try:
        yield process
    finally:
        process.end(signal.SIGKILL)


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite"


def test_killed_and_started_again_it_is_the_same_position(database: Path) -> None:
    rng = random.Random(1)
    with serving(database) as server:
        opened = open_table(server.url, opponents=3)
        with Page(server.url, opened) as page:
            for _ in range(6):
                page.act(rng)
            page.settle()
            server.end(signal.SIGKILL)
            with pytest.raises(Ended):
                page.read()
    with serving(database, port=server.port) as again:
        with Page(again.url, opened) as back:
            assert back.position == page.position
            while back.act(rng):
                pass
            assert back.table.phase == "over"
        assert back.number - page.number > KEPT
        for last, missed in ((page.number, 0), (back.number - KEPT, KEPT)):  # too many: then it is the whole table
            with Page(again.url, opened, last=last) as late:
                assert late.numbers == list(range(back.number + 1 - missed, back.number + 1))
                assert late.position == back.position


def test_a_command_whose_answer_was_lost_is_sent_again_and_done_once(database: Path) -> None:
    """Killed at any moment after a command was sent, with and without its having been carried out."""
    rng = random.Random(2)
    port, opened, sent = 0, None, None
    heard: list[str] = []
    for turn in range(5):
        with serving(database, port=port) as server:
            port = server.port
            opened = opened or open_table(server.url, opponents=2, options={"lives": 9})
            with Page(server.url, opened) as page:
                if sent is not None:
                    kind = sent.pop("t")
                    answer = page.command(kind, **sent)
                    assert isinstance(answer, protocol.Ack)
                    before = [text for text in heard if '"t":"ack"' in text and f'"{answer.id}"' in text]
                    assert [msgspec.json.decode(text, type=protocol.Ack) for text in before] in ([], [answer])
                page.settle()
                sent = due(page, f"turn {turn}", rng)
                page.send(sent)
                time.sleep(turn * 0.003)
                server.end(signal.SIGKILL)
                read_to_the_end(page)
                heard = page.heard
    connection = sqlite3.connect(database)
    commands = connection.execute("SELECT command FROM events WHERE command IS NOT NULL ORDER BY number").fetchall()
    connection.close()
    assert commands[:4] == [(f"0/turn {turn}",) for turn in range(4)]
    assert len(commands) <= 5


def read_to_the_end(page: Page) -> None:
    with contextlib.suppress(Ended):
        while True:
            page.read()


def due(page: Page, id_: str, rng: random.Random) -> dict[str, Any]:
    """The command that is due from a page."""
    kind: dict[str, Any] = {"t": "continue"}
    if page.table.phase == "round":
        assert page.table.round is not None
        kind = {"t": "play", "move": rng.choice(page.table.round.moves).move}
    return kind | {"id": id_, "number": page.number}


def test_a_full_disk_refuses_the_command_and_loses_nothing(database: Path) -> None:
    rng = random.Random(3)
    with serving(database) as server:
        opened = open_table(server.url, opponents=2)
        with Page(server.url, opened) as page:
            page.settle()
            before = page.position
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
            command = due(page, "once", rng)
            kind = command.pop("t")
            answer = page.command(kind, **command)
            assert answer == protocol.Refused(id="once", code="storage")
            with pytest.raises(AssertionError, match="storage"):
                open_table(server.url)
            with Page(server.url, opened.nobody) as watcher:
                assert watcher.number == page.number
            assert page.position == before
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
            assert isinstance(page.command(kind, **command), protocol.Ack)
            for _ in range(5):
                page.act(rng)
        assert "Traceback" not in server.end(signal.SIGTERM)


def test_two_processes_may_serve_one_table(database: Path) -> None:
    rng = random.Random(4)
    with serving(database) as one, serving(database) as other:
        opened = open_table(one.url, opponents=2)
        for turn in range(8):
            with Page((one, other)[turn % 2].url, opened) as page:
                page.act(rng)
        with Page(one.url, opened) as here, Page(other.url, opened) as there:
            here.settle()
            there.settle()
            assert here.position == there.position
            late = due(there, "late", rng)
            assert here.act(rng)
            # The other process doesn't know yet. It finds out when it wants to save, and its page is told.
            kind = late.pop("t")
            assert there.command(kind, **late) == protocol.Refused(id="late", code="stale")
            here.settle()
            assert here.position == there.position


def test_asked_to_stop_it_stops_and_says_goodbye(database: Path) -> None:
    for how in (signal.SIGTERM, signal.SIGINT):
        with serving(database) as server:
            opened = open_table(server.url)
            with Page(server.url, opened) as page:
                assert server.end(how) == ""
                with pytest.raises(Ended):
                    page.read()
            assert server.process.returncode in (0, -signal.SIGTERM)
    assert not database.with_name(database.name + "-wal").exists()  # closed in order


@pytest.mark.parametrize("arguments", [("play",), (), ("--lang", "de")])
def test_without_a_command_it_plays_on_a_free_port(database: Path, arguments: tuple[str, ...]) -> None:
    with contextlib.ExitStack() as stack:
        with contextlib.suppress(OSError):  # somebody else has it, which serves as well
            stack.enter_context(socket.create_server(("127.0.0.1", 3131)))
        command, at = [*PROGRAM, *arguments], environment(SCHWIMMEN_DATABASE=str(database))
        process = stack.enter_context(subprocess.Popen(command, env=at, stdout=subprocess.PIPE, text=True))
        stack.callback(process.terminate)
        assert process.stdout is not None
        said = process.stdout.readline()
        found = re.search(r"http://127.0.0.1:(\d+)/", said)
        assert found, said
        assert found[1] != "3131"
        assert httpx.get(f"{found[0]}api/health").json() == {"status": "ok"}
        assert ("Strg" in said) == ("de" in arguments)
        assert database.is_file()


def test_a_port_in_use_is_said_in_a_sentence(database: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        for command in ("serve", "play"):
            arguments = [*PROGRAM, command, "--port", port, "--database", str(database)]
            done = subprocess.run(arguments, env=environment(), capture_output=True, text=True, check=False, timeout=60)
            assert (done.returncode, done.stdout) == (1, "")
            assert f"Port {port} is in use" in done.stderr
            assert done.stderr.count("\n") == 1


def test_what_else_keeps_it_from_starting_is_said_in_a_sentence(
    tmp_path: Path, database: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(place: str | None, host: str = "127.0.0.1", port: int = 0) -> str:
        assert run(Serving(host=host, port=port, database=place, patience=0), words("en")) == 1
        said = capsys.readouterr()
        assert (said.out, said.err.count("\n")) == ("", 1)
        return said.err

    no_database = tmp_path / "text"
    no_database.write_text("no database " * 1000)
    for bad in (no_database, no_database / "below"):
        assert str(bad) in refused(str(bad))
    assert refused(str(tmp_path)) == words("en").text("server-database-folder", database=str(tmp_path)) + "\n"
    assert "postgresql://host/name" in refused("postgresql://host/name")
    assert "99999" in refused(str(database), port=99999)
    for host in ("192.0.2.1", "nowhere.invalid", "::7"):
        assert refused(str(database), host) == words("en").text("server-no-host", host=host) + "\n"
    asyncio.run(_make(str(database)))
    connection = sqlite3.connect(database)
    with connection:
        connection.execute("UPDATE alembic_version SET version_num = 'later'")
    connection.close()
    monkeypatch.setenv("SCHWIMMEN_DATABASE", str(database))
    assert "newer version" in refused(None)


async def _make(database: str) -> None:
    await (await Store.open(database)).close()


def test_a_start_over_an_up_to_date_database_loads_only_what_is_needed(database: Path) -> None:
    asyncio.run(_make(str(database)))
    program = (
        "import asyncio, sys; from schwimmen.cli import main; from schwimmen.server import app, run;"
        "from schwimmen.storage.store import Store;"
        f"asyncio.run(Store.open({str(database)!r}));"
        "print(sorted({'numba', 'numpy', 'alembic', 'sqlalchemy.orm', 'schwimmen.lab'} & set(sys.modules)))"
    )
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, env=environment(), capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
