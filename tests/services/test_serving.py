"""``schwimmen serve`` over PostgreSQL and Valkey: what it says where it can't, and several processes at one port."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path

import pytest
from tests.faults.processes import Process
from tests.server.playing import Key, Page, open_table, play_together
from tests.services.servers import Postgres, Valkey, free_port

pytestmark = pytest.mark.slow


def serve(*arguments: str, **variables: str) -> str:
    """What the command says where it can't serve."""
    command = [sys.executable, "-m", "schwimmen", "serve", "--port", "0", *arguments]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path), "LC_ALL": "en"} | variables
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60)
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr


def test_a_database_that_can_not_be_used(postgres: Postgres) -> None:
    said = serve("--database", postgres.url("nowhere"))
    assert f"postgresql://{postgres.USER}:***@127.0.0.1:{postgres.port}/nowhere" in said
    assert 'database "nowhere" does not exist' in said
    said = serve(SCHWIMMEN_DATABASE=postgres.url("postgres", password="wrong"))
    assert "password authentication failed" in said
    assert "wrong" not in said


def test_a_database_that_starts_later(postgres: Postgres, new_database: str, tmp_path: Path) -> None:
    """The two may be started together, or the database again: the server waits for it, and says so."""
    log = tmp_path / "process.log"
    process = Process(log, new_database)

    async def body() -> None:
        postgres.end()
        started = asyncio.ensure_future(process.start())
        try:
            while not (log.exists() and "waiting for the database" in log.read_text(encoding="utf-8")):
                assert not started.done()
                await asyncio.sleep(0.05)
            await asyncio.to_thread(postgres.start)
            await started
        finally:
            started.cancel()
            await process.end()

    asyncio.run(body())


def test_a_bus_that_can_not_be_used(valkey: Valkey, tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite")
    assert "“ftp://host” leads to no Valkey or Redis" in serve("--database", database, "--bus", "ftp://host")
    said = serve("--database", database, SCHWIMMEN_BUS=f"redis://:secret@127.0.0.1:{valkey.port}")
    assert f"redis://:***@127.0.0.1:{valkey.port} lets nobody in" in said
    assert "secret" not in said


def test_three_processes_at_one_port_serve_the_same_tables(valkey: Valkey, new_database: str, tmp_path: Path) -> None:
    """The system shares the connections out: whichever process it is, the match goes on, also when one has gone."""
    port = free_port()
    processes = [Process(tmp_path / f"{number}.log", new_database, valkey.url, port) for number in range(3)]

    async def body() -> None:
        try:
            for process in processes:
                await process.start()
            key = await asyncio.to_thread(play_on, processes[0].url, None)
            await processes[1].end(signal.SIGTERM)
            await asyncio.to_thread(play_on, processes[0].url, key)
        finally:
            for process in processes:
                await process.end(signal.SIGKILL)

    asyncio.run(body())


def play_on(url: str, keys: list[Key] | None) -> list[Key]:
    """Three people play a little, over new connections each time; gives their keys."""
    new = keys is None
    if keys is None:
        key = open_table(url, opponents=1, places=4, start=False)
        keys = [key, key.other, key.other]
    for chance in range(3):
        with ExitStack() as stack:
            pages = [stack.enter_context(Page(url, key)) for key in keys]
            if new and chance == 0:
                pages[1].do("sit", name="Bo")
                pages[2].do("sit", name="Cy")
                pages[0].do("start")
            play_together(pages, random.Random(chance), 5)
    return keys
