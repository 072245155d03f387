"""A real server on a free port of this machine."""

from __future__ import annotations

import asyncio
import logging
import random
import socket
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from tests.server.playing import Key

from schwimmen.mind import thinking
from schwimmen.server.app import make_app
from schwimmen.server.hub import Hub, wall_clock
from schwimmen.server.limits import Limits
from schwimmen.server.run import make_server
from schwimmen.storage.store import Store
from schwimmen.tables.events import Entry
from schwimmen.tables.state import Table, fold


class Server:
    """The server in a thread of its own, its chance seeded."""

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
        self._limits = limits or Limits.for_connections(100_000)  # all tests come from one address
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
        """All that happened at the table, as the database has it."""
        return asyncio.run_coroutine_threadsafe(self.hub.entries(key.table), self._loop).result()

    def table(self, key: Key) -> Table:
        """The table as the database has it."""
        return fold(self.entries(key))

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join()


@pytest.fixture(autouse=True)
def _log_as_before() -> Iterator[None]:
    """A server that was run in this process leaves no log behind, which would write down what later tests say."""
    root = logging.getLogger()
    handlers, level = set(root.handlers), root.level
    yield
    for handler in set(root.handlers) - handlers:
        root.removeHandler(handler)
    root.setLevel(level)


@pytest.fixture(scope="session", autouse=True)
def _nothing_is_compiled() -> Iterator[None]:
    """No server of these tests has anything compiled beside it, which would take half a minute of a processor."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(thinking, "warm_aside", lambda: None)
        yield


@pytest.fixture(scope="session")
def static(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A built page, as small as can be."""
    folder = tmp_path_factory.mktemp("static")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Schwimmen</title>" + "<p>page</p>" * 100, "utf-8")
    (folder / "assets/app-1a2b3c.js").write_text("export const page = 1\n" * 100, "utf-8")
    (folder / "assets/app-1a2b3c.js.br").write_bytes(b"brotli")
    (folder / "icon.png").write_bytes(b"\x89PNG")
    return folder


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, static: Path) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("database") / "tables.sqlite", static)
    yield running
    running.stop()


@pytest.fixture(scope="module")
def http(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url) as client:
        yield client
