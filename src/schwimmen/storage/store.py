"""Tables in a database: save, then tell. What `append` has answered True to survives any crash of the process.

One writer thread collects what arrives while it is busy, and in the few milliseconds after it began, and commits it in
one transaction: alone, a move waits for nothing; where many play, many share a commit, which costs as much as a move.
Any number of processes may serve one table: the primary key of ``events`` is the referee, and who loses reads on.

SQLAlchemy is used without its asyncio layer: a thread of our own hands over whole transactions instead of single
statements, which measures several times faster, and starts faster.
"""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter
from typing import NamedTuple, TypeVar

from msgspec import DecodeError
from sqlalchemy import Connection, Engine

from schwimmen.storage import sheets, statements
from schwimmen.storage.engines import FAILURES, READERS, BadDatabaseURL, MissingDriver, StorageFailed, connect, why
from schwimmen.storage.noted import Noted
from schwimmen.storage.writer import Append, TableGone, Writer
from schwimmen.tables.events import Entry

__all__ = ["LARGEST_RECORD", "BadDatabaseURL", "MissingDriver", "StorageFailed", "Store", "TableGone"]

BATCH = 500
"""At most so many appends share a transaction."""

INTERVAL = 0.005
"""Seconds that a transaction begins after the one before, at least: nobody sees them."""

LARGEST_RECORD = 1 << 18
"""At most so many bytes of UTF-8 are shared under one name."""

T = TypeVar("T")


class _Waiting(NamedTuple):
    """What is to be stored, and who waits for it."""

    append: Append
    done: asyncio.Future[bool]


class _Probe(NamedTuple):
    """Who wants to know whether anything could be stored."""

    done: asyncio.Future[bool]


class Store:
    """An open database. Made by `Store.open`; used in one event loop."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._loop = asyncio.get_running_loop()
        self._queue: queue.SimpleQueue[_Waiting | _Probe | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="writer", daemon=True)
        self._writer.start()
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._closed = False
        self.noted = Noted()

    @staticmethod
    async def open(database: str) -> Store:
        """Open a file, or a database by URL, made and brought to the newest schema if need be.

        Raises `BadDatabaseURL`, `MissingDriver`, `StorageFailed`, or `NewerDatabase`.
        """
        return Store(await asyncio.to_thread(connect, database))

    @property
    def kind(self) -> str:
        """Which database it is: ``sqlite`` or ``postgresql``."""
        return self._engine.dialect.name

    async def close(self) -> None:
        """Write what is waiting, then close the database."""
        self._closed = True
        self._queue.put(None)
        await asyncio.to_thread(self._writer.join)
        self._readers.shutdown()
        self._engine.dispose()

    async def probe(self) -> None:
        """Find out whether entries could be stored now, behind those that wait for it. Raises `StorageFailed`.

        That nothing is written unless something failed before spares the disk.
        """
        if self._closed:
            raise StorageFailed("the database is closed")
        probe = _Probe(self._loop.create_future())
        self._queue.put(probe)
        await probe.done

    async def create(self, table: str, entries: Sequence[Entry]) -> bool:
        """Store a new table; False if there is one of that id. Raises `StorageFailed`."""
        return await self._hand_in(Append(table, entries, entries[0].at))

    async def append(self, table: str, entries: Sequence[Entry]) -> bool:
        """Store entries that follow on what the table has, all or none.

        False if the number of the first of them is there already, by another process or, where the answer to a first
        try was lost, by this one: then `read` on. Raises `StorageFailed`, which is `TableGone` for no such table.
        """
        return await self._hand_in(Append(table, entries))

    async def read(self, table: str, after: int = -1) -> list[Entry]:
        """The table's entries after that number, in order; empty for a table that isn't. Raises `StorageFailed`."""
        return await self._do(statements.reading, lambda connection: statements.read(connection, table, after))

    async def newest(self, tables: Collection[str]) -> dict[str, int]:
        """The number of the last entry of each of those tables that there is. Raises `StorageFailed`."""
        names = sorted(tables)
        return await self._do(statements.reading, lambda connection: statements.newest(connection, names))

    async def expire(self, before: int) -> int:
        """Remove the tables and score sheets whose last entry is older than ``before`` (milliseconds since 1970), and
        records shared before it; gives how many of all. Raises `StorageFailed`.
        """
        expired = 0
        while removed := await self._do(
            statements.writing, lambda connection: statements.expire_some(connection, before)
        ):
            expired += removed
        return expired

    async def share(self, name: str, record: str, at: int) -> None:
        """Keep a whole record's text under a name; one that is there stays. ``at`` is when, in milliseconds since 1970.

        Raises `ValueError` for more than `LARGEST_RECORD`, or `StorageFailed`.
        """
        if len(record.encode()) > LARGEST_RECORD:
            raise ValueError("the record is too large")
        await self._do(statements.writing, lambda connection: statements.share(connection, name, record, at))

    async def shared(self, name: str) -> str | None:
        """The record that is kept under that name, or None. Raises `StorageFailed`."""
        return await self._do(statements.reading, lambda connection: statements.shared(connection, name))

    async def open_sheet(self, sheet: str, lines: Sequence[str], at: int) -> None:
        """Keep a score sheet under a name that is new. Raises `StorageFailed`."""
        await self._do(statements.writing, lambda connection: sheets.open_sheet(connection, sheet, lines, at))

    async def append_to_sheet(self, sheet: str, after: int, lines: Sequence[str], at: int) -> bool:
        """Add lines to a score sheet that has ``after`` of them; False, and nothing, if it has more by now, or isn't
        there. Raises `StorageFailed`.
        """
        return await self._do(statements.writing, lambda connection: sheets.append(connection, sheet, after, lines, at))

    async def sheet(self, sheet: str, after: int) -> list[str] | None:
        """A score sheet's lines behind the first ``after`` ones, or None. Raises `StorageFailed`."""
        return await self._do(statements.reading, lambda connection: sheets.lines(connection, sheet, after))

    async def _do(self, way: Callable[[Engine, Callable[[Connection], T]], T], work: Callable[[Connection], T]) -> T:
        """Do something beside the writer."""
        if self._closed:
            raise StorageFailed("the database is closed")
        try:
            return await self._loop.run_in_executor(self._readers, way, self._engine, work)
        except FAILURES as error:
            self.noted.failed(why(error))
            raise StorageFailed(why(error)) from error
        except DecodeError as error:
            raise StorageFailed(why(error)) from error

    async def _hand_in(self, append: Append) -> bool:
        if self._closed:
            raise StorageFailed("the database is closed")
        waiting = _Waiting(append, self._loop.create_future())
        self._queue.put(waiting)
        return await waiting.done

    def _write(self) -> None:
        """The writer: one transaction after the other, each with all that has arrived meanwhile."""
        writer, closing, begun = Writer(self._engine), False, 0.0
        while not closing:
            taken = [self._queue.get()]
            time.sleep(max(0.0, begun + INTERVAL - time.monotonic()))
            begun = time.monotonic()
            while len(taken) < BATCH and not self._queue.empty():
                taken.append(self._queue.get())
            closing = None in taken
            if batch := [waiting for waiting in taken if isinstance(waiting, _Waiting)]:
                start = perf_counter()
                answers = writer.store([waiting.append for waiting in batch])
                self.noted.commits.add(perf_counter() - start)
                self._loop.call_soon_threadsafe(self._answer, [waiting.done for waiting in batch], answers)
            if probes := [probe.done for probe in taken if isinstance(probe, _Probe)]:
                found = writer.probe(write=self.noted.failing is not None)
                self._loop.call_soon_threadsafe(self._answer, probes, [found or True] * len(probes))
        writer.close()

    def _answer(self, waiting: list[asyncio.Future[bool]], answers: Sequence[bool | StorageFailed]) -> None:
        for done, answer in zip(waiting, answers, strict=True):
            if isinstance(answer, StorageFailed) and not isinstance(answer, TableGone):
                self.noted.failed(str(answer))
            else:
                self.noted.works()
            if done.done():  # whoever asked has been cancelled
                continue
            if isinstance(answer, StorageFailed):
                done.set_exception(answer)
            else:
                done.set_result(answer)
