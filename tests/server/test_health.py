"""Whether a process can serve: asked seldom, answered at once, and right again by itself."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from tests.server.playing import Page, open_table
from tests.server.serving import OneProcess

from schwimmen.server.bus import BusCounts, LocalBus
from schwimmen.server.health import EVERY, PATIENCE, Health
from schwimmen.storage import engines
from schwimmen.storage.store import StorageFailed, Store


class Bus(LocalBus):
    """A bus to others that can be away."""

    shared = True


class Database:
    """A store's probe, which a test answers."""

    def __init__(self) -> None:
        self.answers: list[asyncio.Future[None]] = []

    async def probe(self) -> None:
        self.answers.append(asyncio.get_running_loop().create_future())
        await self.answers[-1]


class Loop(asyncio.SelectorEventLoop):
    """Time goes by where a test says so, and where nothing else is to be done."""

    now = 0.0

    def time(self) -> float:
        return self.now


def test_the_database_is_asked_once_a_second_however_often_this_is() -> None:
    async def body(loop: Loop) -> None:
        database, bus = Database(), Bus()
        health = Health(database, bus)  # type: ignore[arg-type]

        async def look(answer: Callable[[asyncio.Future[None]], None] | None = None) -> tuple[bool, dict[str, str]]:
            looking = asyncio.ensure_future(health.look())
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            if answer is not None:
                answer(database.answers[-1])
            return await looking

        well = {"status": "ok", "database": "ok", "bus": "ok"}
        failed = {"status": "failed", "database": "failed", "bus": "ok"}
        assert await look(lambda asked: asked.set_result(None)) == (True, well)
        assert [await look() for _ in range(50)] == [(True, well)] * 50
        assert len(database.answers) == 1
        loop.now += EVERY
        assert await look(lambda asked: asked.set_exception(StorageFailed("full"))) == (False, failed)
        loop.now += EVERY
        asked_together = [asyncio.ensure_future(health.look()) for _ in range(5)]
        for _ in range(3):
            await asyncio.sleep(0)
        loop.now += PATIENCE  # it doesn't answer
        assert await asyncio.gather(*asked_together) == [(False, failed)] * 5
        loop.now += 10 * EVERY
        assert await look() == (False, failed)
        assert len(database.answers) == 3
        database.answers[-1].set_result(None)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert await look(lambda asked: asked.set_result(None)) == (True, well)

    with asyncio.Runner(loop_factory=Loop) as runner:
        loop = runner.get_loop()
        assert isinstance(loop, Loop)
        runner.run(body(loop))


def test_without_its_bus_a_process_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    async def body() -> None:
        database, bus = Database(), Bus()
        assert bus.counts == BusCounts()
        monkeypatch.setattr(bus, "reached", False)
        looking = asyncio.ensure_future(Health(database, bus).look())  # type: ignore[arg-type]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        database.answers[0].set_result(None)
        assert await looking == (True, {"status": "degraded", "database": "ok", "bus": "away"})

    asyncio.run(body())


def test_a_database_that_somebody_else_holds(
    tmp_path: Path, static: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(engines, "PATIENCE", 0)
    caplog.set_level(logging.INFO, "schwimmen")
    server = OneProcess(tmp_path / "tables.sqlite", static)
    try:
        ready = f"{server.url}/api/ready"
        assert httpx.get(ready).json() == {"status": "ok", "database": "ok"}
        with Page(server.url, open_table(server.url, opponents=1, start=False)) as page:
            held = sqlite3.connect(server.database, isolation_level=None)
            held.execute("BEGIN IMMEDIATE")
            assert page.refused("mix", text="mine") == "storage"
            while (failed := httpx.get(ready)).status_code == 200:  # the second hasn't gone by
                pass
            assert failed.json() == {"status": "failed", "database": "failed"}
            assert httpx.get(f"{server.url}/api/health").json() == {"status": "ok"}
            held.close()
            while httpx.get(ready).status_code == 503:
                pass
            page.do("mix", text="mine")
    finally:
        server.stop()
    said = [record.getMessage() for record in caplog.records if record.name.endswith("noted")]
    assert said == ["the database fails", "the database works again"]
    assert server.store.noted.failures >= 2


def test_after_a_failure_it_is_found_out_by_a_commit(tmp_path: Path) -> None:
    """A full disk lets a transaction begin, and not end."""

    async def body() -> None:
        path = tmp_path / "tables.sqlite"
        store = await Store.open(str(path))
        wal = path.with_name("tables.sqlite-wal")
        await store.probe()
        before = wal.read_bytes()
        await store.probe()
        assert wal.read_bytes() == before
        store.noted.failed("full")
        await store.probe()
        assert wal.read_bytes() != before
        assert store.noted.failing is None
        assert store.kind == "sqlite"
        await store.close()
        with pytest.raises(StorageFailed):
            await store.probe()

    asyncio.run(body())
