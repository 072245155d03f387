"""The two ways in which the game is served, behind one face: most tests of this folder run against both.

`OneProcess` is a process over SQLite with the hub alone, in a thread of the tests. `ThreeProcesses` are three of
``schwimmen serve`` over a PostgreSQL and a Valkey, behind one address that gives each connection to the next of them:
the pages of one table are at different processes, and what is asked over HTTP is answered by yet another one.

What can't be seen or turned from outside is tested against `OneProcess` alone:

- a clock that a test moves, and limits of its own (`test_limits`, `test_archive`, the last test of `test_protocol`):
  real processes have the machine's clock, and each counts for itself;
- a database or a program that a test damages or holds (one test each of `test_health`, `test_journal`, `test_leaks`);
- the rules' pages (`tests/rulebook/test_pages.py`), for which no process keeps or tells anything.

What needs no socket has hubs in virtual time over SQLite (`worlds.py`): `test_hub`, `test_clocks`, `test_processes`, of
which some have several hubs and a bad network between them, `test_secrets`, and parts of `test_talk` and `test_hints`.
`test_process`, `test_addresses` and parts of `test_journal` start a process of their own over SQLite, to kill it or to
read what it says; several over PostgreSQL and Valkey are killed in `tests/faults`. `test_sockets`, `test_replay` and
what else is a function of its arguments has no database at all.
"""

from __future__ import annotations

import asyncio
import random
import signal
import socket
import threading
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, Protocol, TypeVar

import httpx
from tests.faults.processes import Process
from tests.server.playing import Key
from tests.services.program import BEGIN_ANEW
from tests.services.servers import Postgres
from tests.services.spreader import Spreader

from schwimmen.server.app import make_app
from schwimmen.server.hub import Hub, wall_clock
from schwimmen.server.limits import Limits
from schwimmen.server.run import make_server
from schwimmen.storage.store import Store
from schwimmen.tables.events import Entry
from schwimmen.tables.state import Table, fold

__all__ = ["OneProcess", "Server", "ThreeProcesses"]

T = TypeVar("T")
MANY = 100_000
"""Pages that one address may have connected: all tests come from one."""


class Server(Protocol):
    """Wherever the game is served."""

    url: str

    def entries(self, key: Key) -> list[Entry]:
        """All that happened at the table, as the database has it."""

    def table(self, key: Key) -> Table:
        """The table as the database has it."""

    def stored(self) -> bytes:
        """All that the database has."""

    def logged(self) -> str:
        """What processes other than that of the tests have said."""

    def begin_anew(self) -> None:
        """Chance begins anew, where others than one test have it, and the next connection goes to the first process."""


class OneProcess:
    """The server over SQLite in a thread of its own, its chance seeded."""

    def __init__(
        self,
        database: Path,
        static: Path,
        clock: Callable[[], int] = wall_clock,
        limits: Limits | None = None,
    ) -> None:
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.listening.getsockname()[1]}"
        self.database = database
        self._static = static
        self._clock = clock
        self._limits = limits or Limits.for_connections(MANY)
        self._ready = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._run()))
        self._thread.start()
        self._ready.wait()

    async def _run(self) -> None:
        self._loop = asyncio.get_running_loop()
        self.store = await Store.open(str(self.database))
        self.hub = Hub(self.store, random.Random(1), self._clock)
        self._server = make_server(make_app(self.hub, self._static, self._limits), self._ready.set)
        await self._server.serve(sockets=[self.listening])

    def entries(self, key: Key) -> list[Entry]:
        return asyncio.run_coroutine_threadsafe(self.hub.entries(key.table), self._loop).result()

    def table(self, key: Key) -> Table:
        return fold(self.entries(key))

    def stored(self) -> bytes:
        return b"".join(file.read_bytes() for file in self.database.parent.iterdir())

    def logged(self) -> str:
        return ""

    def begin_anew(self) -> None:
        self.hub.chance.seed(1)

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join()


class ThreeProcesses:
    """``schwimmen serve`` three times over that database and bus, behind one address."""

    def __init__(self, folder: Path, static: Path, postgres: Postgres, bus: str) -> None:
        self._postgres = postgres
        self._database = postgres.new_database()
        self._logs = [folder / f"process-{number}.log" for number in range(3)]
        self._processes = [
            Process(
                log,
                self._database,
                bus,
                program=("tests.services.program", str(static), str(seed)),
                arguments=("--log", "text"),
            )
            for seed, log in enumerate(self._logs)
        ]
        self._spreader = Spreader([process.port for process in self._processes])
        self._open = AsyncExitStack()
        self._http = httpx.Client()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="three processes")
        self._thread.start()
        try:
            self._do(self._start())
        except BaseException:
            self.stop(signal.SIGKILL)
            raise
        self.url = self._spreader.url

    def _do(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    async def _start(self) -> None:
        self._store = await Store.open(self._database)  # before them, so that none has to wait for another's schema
        self._open.push_async_callback(self._store.close)
        await self._spreader.start()
        self._open.push_async_callback(self._spreader.stop)
        async with asyncio.TaskGroup() as starting:
            for process in self._processes:
                starting.create_task(process.start())

    def entries(self, key: Key) -> list[Entry]:
        return self._do(self._store.read(key.table))

    def table(self, key: Key) -> Table:
        return fold(self.entries(key))

    def stored(self) -> bytes:
        """Each row of each table, as PostgreSQL writes it as text."""
        names = self._postgres.execute(
            self._database,
            "SELECT quote_ident(table_name) FROM information_schema.tables WHERE table_schema = 'public'",
        )
        rows = [
            row
            for (name,) in names
            for (row,) in self._postgres.execute(self._database, f"SELECT one::text FROM {name} one")
        ]
        return "\n".join(map(str, rows)).encode()

    def logged(self) -> str:
        return "".join(log.read_text("utf-8") for log in self._logs)

    def begin_anew(self) -> None:
        for process in self._processes:
            self._http.post(process.url + BEGIN_ANEW).raise_for_status()
        self._loop.call_soon_threadsafe(self._spreader.begin_anew)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """End them, as whoever updates them would."""
        self._do(self._end(how))
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()
        self._http.close()
        self._postgres.drop_database(self._database)

    async def _end(self, how: signal.Signals) -> None:
        await self._open.aclose()
        await asyncio.gather(*(process.end(how) for process in self._processes))
