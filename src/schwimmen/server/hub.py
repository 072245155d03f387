"""The tables that somebody looks at: commands are carried out one after the other, saved, then shown to all.

A table lives in memory while a page is connected to it; its entries in the database are the truth. Where another
process was faster, the primary key says so: the hub reads on and tries again. Processes tell each other over the bus
what happened; what the bus loses is found in the database by asking it every second.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

from schwimmen.bots import get_ready
from schwimmen.server import protocol
from schwimmen.server.archive import Archive
from schwimmen.server.bus import Bus, LocalBus
from schwimmen.server.encoding import encode
from schwimmen.server.health import Health
from schwimmen.server.hints import Adviser
from schwimmen.server.journal import Counts, TurnedAway, note, short
from schwimmen.server.live import Live, Page, Steps, steps_of
from schwimmen.server.lobby import LobbyBoard
from schwimmen.server.news import Moved, News, Recall, Recalled, Said, There, Took, decode_news, encode_news
from schwimmen.server.seating import Seating
from schwimmen.storage.store import StorageFailed, Store
from schwimmen.tables.commands import Command, Refused, Repeated, TakeOver
from schwimmen.tables.course import due, open_table, out_of_time
from schwimmen.tables.events import Created, Entry, Stood
from schwimmen.tables.handle import handle, is_past
from schwimmen.tables.state import hash_secret

__all__ = ["Hub", "Page", "Unknown", "wall_clock"]

MOST_PAGES = 100
"""Pages that may be connected to one table at a process."""
POLL, HEARTBEAT, CLEAR = 1.0, 8.0, 3600.0
"""Seconds between two looks into the database, two words to other processes of who is there, two deletions."""
MANY = 300
"""Entries that are folded beside the event loop: those of a whole evening take it a tenth of a second."""
GRACE = 10_000
"""Milliseconds that a table's clock leaves to people who come back to a table at which nobody was."""


class Unknown(LookupError):
    """There is no such table, or nobody else may come to it; ``code`` is the id of the text that says so."""

    def __init__(self, code: protocol.Failure) -> None:
        super().__init__(code)
        self.code: protocol.Failure = code


def wall_clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Hub:
    """All tables of this process over one database.

    ``chance`` shuffles, ``clock`` gives milliseconds since 1970, ``bus`` leads to other processes. Tables at which
    nothing has happened for ``keep`` milliseconds are deleted (None: never).
    """

    def __init__(
        self,
        store: Store,
        chance: random.Random | None = None,
        clock: Callable[[], int] = wall_clock,
        bus: Bus | None = None,
        keep: int | None = None,
    ) -> None:
        self._store = store
        self._chance = chance or secrets.SystemRandom()
        self.clock = clock
        self._bus = bus or LocalBus()
        self._keep = keep
        self._process = secrets.token_hex(8)
        self._tables: dict[str, Live] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.counts = Counts()
        self.turned_away = TurnedAway()
        self.lobby = LobbyBoard(self._bus, self._process, clock)
        self.adviser = Adviser()
        self.archive = Archive(self.entries, clock)
        self.health = Health(store, self._bus)

    @property
    def chance(self) -> random.Random:
        """The source of chance."""
        return self._chance

    @property
    def store(self) -> Store:
        """The database."""
        return self._store

    @property
    def bus(self) -> Bus:
        """What leads to other processes."""
        return self._bus

    @property
    def tables(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    @property
    def pages(self) -> int:
        """How many pages are connected."""
        return sum(len(live.pages) for live in self._tables.values())

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """While this lasts, other processes are heard and told, and the hub closes itself at its end."""
        self.start(self._look_around())
        try:
            yield
        finally:
            await self.close()

    async def close(self) -> None:
        """Write what is waiting, and close the bus and the database."""
        for live in self._tables.values():
            live.wait_no_more()
        for task in list(self._tasks):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        self.adviser.close()
        await self._bus.close()
        await self._store.close()

    async def create(self, table_id: str, created: Created, *, start: bool) -> bool:
        """Open a table; False if there is one of that id. Raises `StorageFailed`."""
        entries = open_table(created, self.clock(), self._chance, start=start)
        if not await self._store.create(table_id, entries):
            return False
        self.counts.tables += 1
        self.counts.entries += len(entries)
        note(
            "table opened",
            table=short(table_id),
            people=sum(member.level is None for member in created.members),
            computers=sum(member.level is not None for member in created.members),
            rules=created.settings.preset,
            lesson=created.settings.lesson,
        )
        return True

    async def entries(self, table_id: str) -> list[Entry]:
        """All that happened at a table, as the database has it. Raises `Unknown` or `StorageFailed`."""
        entries = await self._store.read(table_id)
        if not entries:
            raise Unknown("unknown-table")
        return entries

    @asynccontextmanager
    async def join(self, page: Page, hello: protocol.Hello) -> AsyncIterator[Seating]:
        """Connect a page to its table: it is sent what it has missed, then everything that happens.

        Another page of the same member is `replaced`. Raises `Unknown` or `StorageFailed`.
        """
        live = self._tables.get(hello.table) or self._take_up(hello.table)
        live.users += 1
        try:
            async with live.lock:
                if live.table is None:  # what others say from now on is heard, and what was stored before is read
                    await self._bus.listening(live.channel)
                    self.publish(live, Recall())
                await self._read_on(live)
                if live.table is None:
                    raise Unknown("unknown-table")
                page.secret = hello.secret
                page.member = None if hello.secret is None else live.table.known_by(hash_secret(hello.secret))
                if page.member in live.table.removed:
                    raise Unknown("removed")
                if page.member is None and len(live.pages) >= MOST_PAGES:
                    raise Unknown("too-many")
                self._welcome(live, page, hello.last)
            try:
                yield Seating(self, live, page)
            finally:
                if page in live.pages:
                    live.pages.remove(page)
                    self._show_presence(live)
        finally:
            live.users -= 1
            if live.users == 0:
                self._drop(live)

    def _take_up(self, table_id: str) -> Live:
        live = self._tables[table_id] = Live(table_id, self.clock, lambda: self._bus.reached)
        self._bus.subscribe(live.channel, lambda message: self._heard(live, message))
        return live

    def _drop(self, live: Live) -> None:
        live.wait_no_more()
        self._bus.unsubscribe(live.channel)
        self.lobby.forget(live.id)
        del self._tables[live.id]

    def _welcome(self, live: Live, page: Page, last: int) -> None:
        """Bring a page up to date, then let it see what comes. Nothing can happen in between: nothing waits."""
        live.catch_up(page, last)
        live.pages.append(page)
        for said in live.earlier:
            page.send(encode(said))
        self.came(live, page)

    def came(self, live: Live, page: Page) -> None:
        """Somebody is there: no other page speaks for the same member, and all are told."""
        if page.member is not None:
            live.end_other(page.member, page, "replaced")
            self.publish(live, Took(page.member))
        self._show_presence(live, ask=True)

    def _show_presence(self, live: Live, *, ask: bool = False) -> None:
        live.show_presence()
        self.publish(live, live.there(self._process, ask=ask))

    # --- what happens ---------------------------------------------------------------------------------------------

    async def carry_out(self, live: Live, command: Command) -> tuple[protocol.Ack | protocol.Refused, Steps]:
        """The answer to the command, and what it has done. Raises `StorageFailed`."""
        if live.doubtful:
            await self._read_on(live)
        while True:
            assert live.table is not None  # somebody looks at it
            if isinstance(command, TakeOver):
                command = replace(command, gone=live.host_gone() or 0)
            outcome = handle(live.table, command, self.clock(), self._chance)
            if isinstance(outcome, Repeated):
                if outcome.for_good or not await self._read_on(live):
                    self.counts.commands["repeated"] += 1
                    return protocol.Ack(id=command.id, number=outcome.number), []
            elif isinstance(outcome, Refused):
                if is_past(live.table, command) or not await self._read_on(live):  # no other process has moved on
                    self.counts.commands["refused"] += 1
                    return protocol.Refused(id=command.id, code=outcome.code, clause=outcome.clause), []
            elif await self._store.append(live.id, outcome):
                self.counts.commands["done"] += 1
                return protocol.Ack(id=command.id, number=outcome[0].number), self._added(live, outcome)
            else:  # another process was first
                await self._read_on(live)

    def _added(self, live: Live, entries: tuple[Entry, ...]) -> Steps:
        """Take in what this process has stored, and tell the others."""
        steps = live.add(entries)
        self.counts.entries += len(entries)
        self.publish(live, Moved(entries[-1].number))
        self._sent_away(live, entries)
        if any(isinstance(entry.event, Stood) and entry.event.removed for entry in entries):
            note("member removed", table=short(live.id))
        return steps

    def tell(self, live: Live, steps: Steps) -> None:
        """Show what happened, and wait for what the clock will do."""
        if self._tables.get(live.id) is not live:  # the last page has left meanwhile
            return
        live.show(steps, live.pages)
        if _about_the_host(steps) and live.look_for_host():
            live.show_presence()
        self._set_timer(live)
        if live.table is not None:
            self.lobby.note(live.id, live.table)
            get_ready((live.table.settings.level, *[member.level for member in live.table.members]))

    async def _read_on(self, live: Live) -> bool:
        """Take in, and show, what the database has beyond what is known here; whether there was anything."""
        entries = await self._store.read(live.id, -1 if live.table is None else live.table.number)
        live.doubtful = False
        if len(entries) > MANY:
            async with self.archive.turn:
                steps = live.take(await asyncio.to_thread(steps_of, live.table, entries))
        else:
            steps = live.add(entries)
        self._sent_away(live, entries)
        self.tell(live, steps)
        return bool(entries)

    def _sent_away(self, live: Live, entries: list[Entry] | tuple[Entry, ...]) -> None:
        for entry in entries:
            if isinstance(entry.event, Stood) and entry.event.removed:
                if live.end_other(entry.event.member, None, "removed"):
                    self._show_presence(live)

    def _set_timer(self, live: Live) -> None:
        live.wait_no_more()
        when = None if live.table is None else due(live.table)
        if when is not None:
            delay = max(0, max(when, live.woken + GRACE) - self.clock()) / 1000
            live.timer = asyncio.get_running_loop().call_later(delay, lambda: self.start(self._time_is_up(live)))

    async def _time_is_up(self, live: Live) -> None:
        """Do what the clock brings, unless somebody was faster."""
        async with live.lock:
            if live.table is None or self._tables.get(live.id) is not live:
                return
            try:
                entries = out_of_time(live.table, self.clock(), self._chance)
                if entries and await self._store.append(live.id, entries):
                    self.tell(live, self._added(live, entries))
                else:
                    await self._read_on(live)
                return
            except StorageFailed:
                live.doubtful = True
        await asyncio.sleep(POLL)  # and leaves the table to others meanwhile
        if self._tables.get(live.id) is live:
            self._set_timer(live)

    # --- other processes ------------------------------------------------------------------------------------------

    def publish(self, live: Live, news: News) -> None:
        """Tell other processes news of a table, if there are any."""
        if self._bus.shared:
            self._bus.publish(live.channel, encode_news(news))

    def _heard(self, live: Live, message: bytes) -> None:
        match decode_news(message):
            case Moved(number):
                if live.table is None or number > live.table.number:
                    self.start(self._look(live))
            case Took(member):
                live.end_other(member, None, "replaced")
                live.show_presence()
            case There() as there:
                live.heard_of(there)
                live.show_presence()
                if there.ask:
                    self.publish(live, live.there(self._process))
                if there.said not in (0, live.heard):
                    self.publish(live, Recall())
            case Said(said):
                live.say(said)
            case Recall() if live.sayings:
                self.publish(live, Recalled([*live.sayings]))
            case Recalled(said):
                live.recall(said)

    async def _look(self, live: Live) -> None:
        """Take in what another process has done."""
        async with live.lock:
            try:
                if self._tables.get(live.id) is live:
                    await self._read_on(live)
            except StorageFailed:
                live.doubtful = True

    async def _look_around(self) -> None:
        """From time to time: what is too old, what the bus has lost, and who is there."""
        told, cleared = 0, self.clock()
        while True:
            await asyncio.sleep(POLL)
            if self._keep is not None and self.clock() - cleared >= CLEAR * 1000:
                cleared = self.clock()
                with contextlib.suppress(StorageFailed):
                    gone = await self._store.expire(self.clock() - self._keep)
                    note("old tables deleted", tables=gone)
            self.turned_away.tell_all()
            if self._store.noted.failing is not None:  # it needn't wait for a move to work again
                await self.health.database()
            if not self._bus.shared:
                continue
            for live in list(self._tables.values()):
                if live.look_for_host():  # the bus is silent, or speaks again
                    live.show_presence()
            with contextlib.suppress(StorageFailed):
                newest = await self._store.newest(list(self._tables))
                for live in list(self._tables.values()):
                    if live.table is not None and newest.get(live.id, -1) > live.table.number:
                        self.start(self._look(live))
            if self.clock() - told >= HEARTBEAT * 1000:
                told = self.clock()
                self.lobby.publish()
                for live in list(self._tables.values()):
                    self.publish(live, live.there(self._process))
                    live.forget_silent()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Do that beside all else, until the hub is closed."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _about_the_host(steps: Steps) -> bool:
    """Whether anything of that may change who keeps the table, or whether they are there: no move does."""
    return any(old is None or (old.host, old.covered) != (new.host, new.covered) for old, new in steps)
