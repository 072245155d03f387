"""Hubs over one database, with a bus between them, in a time that goes by only where a test says so."""

from __future__ import annotations

import asyncio
import itertools
import random
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from typing import Any

from tests.server.playing import Answer, Ear
from tests.tables.evenings import new_table, secret_of

from schwimmen.rules.options import Options
from schwimmen.server import protocol
from schwimmen.server.bus import BusCounts, Listener
from schwimmen.server.hub import Hub
from schwimmen.server.seating import Seating
from schwimmen.storage.store import Store
from schwimmen.tables import commands as c
from schwimmen.tables.events import Entry, Level
from schwimmen.tables.state import Table, fold

__all__ = ["Guest", "Network", "World", "in_world"]

PATIENCE = 60.0
"""Real seconds after which what should have happened has failed the test."""
LOUD = Options(dealer_choice="none", thirty_one="plain")
"""Rules under which a round is not over before somebody has moved."""


class _Loop(asyncio.SelectorEventLoop):
    """An event loop whose time is the test's."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 1_000_000

    def time(self) -> float:
        return self.now / 1000


class Network:
    """What carries messages between processes: it may lose, double or delay them."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.lost = self.doubled = self.delayed = 0.0
        """The part of the messages to which that happens."""
        self.buses: list[_Bus] = []
        self.late: list[Callable[[], None]] = []
        self.carried = 0

    def carry(self, sender: _Bus, channel: str, message: bytes) -> None:
        for bus in self.buses:
            if bus is sender or self.rng.random() < self.lost:
                continue
            for _ in range(1 + (self.rng.random() < self.doubled)):
                self.carried += 1
                if self.rng.random() < self.delayed:
                    self.late.insert(self.rng.randint(0, len(self.late)), partial(bus.hear, channel, message))
                else:
                    asyncio.get_running_loop().call_soon(bus.hear, channel, message)

    def cut(self) -> None:
        """Nothing is carried any more, and all know it."""
        self.lost = 1.0
        for bus in self.buses:
            bus.reached = False

    def mend(self) -> None:
        """Everything is carried again."""
        self.lost = 0.0
        for bus in self.buses:
            bus.reached = True

    def deliver_late(self) -> None:
        """Bring what was delayed, in another order than it was sent."""
        late, self.late = self.late, []
        for arrive in late:
            arrive()


class _Bus:
    """One process's end of the network."""

    shared = True

    def __init__(self, network: Network) -> None:
        self._network = network
        self.reached = True
        self.counts = BusCounts()
        self._listeners: dict[str, Listener] = {}
        network.buses.append(self)

    def publish(self, channel: str, message: bytes) -> None:
        self._network.carry(self, channel, message)

    def subscribe(self, channel: str, listener: Listener) -> None:
        assert channel not in self._listeners
        self._listeners[channel] = listener

    async def listening(self, channel: str) -> None:
        pass

    def unsubscribe(self, channel: str) -> None:
        del self._listeners[channel]

    def hear(self, channel: str, message: bytes) -> None:
        if channel in self._listeners:
            self._listeners[channel](message)

    async def close(self) -> None:
        self._listeners.clear()


class Guest:
    """Somebody's page at a hub."""

    def __init__(self, ear: Ear, seating: Seating, leave: AsyncExitStack) -> None:
        self.ear = ear
        self.seating = seating
        self._leave = leave
        self._ids = itertools.count()

    @property
    def table(self) -> protocol.TableState:
        """The table as the page knows it."""
        assert self.ear.table is not None
        return self.ear.table

    def _id(self) -> str:
        return f"{id(self)}-{next(self._ids)}"

    async def ask(self, kind: type[c.Command], **given: Any) -> str:
        """Send a command; gives ``ack``, the code of the refusal, or why the page was ended."""
        if issubclass(kind, c.Play | c.AnswerBuyBack | c.GoOn):
            given = {"number": self.ear.number} | given
        command = kind(**{"member": self.ear.member, "id": self._id()} | given)
        await self.seating.carry_out(command)
        return self._answer(command.id)

    def _answer(self, id_: str) -> str:
        if id_ not in self.ear.answers:
            assert self.ear.ended is not None
            return self.ear.ended
        answer = self.ear.answers[id_]
        return answer.code if isinstance(answer, protocol.Refused) else "ack"

    async def act(self, rng: random.Random) -> bool:
        """Do what is due from this page, if anything is."""
        command = self.ear.command(rng, self._id())
        if command is not None:
            await self.seating.carry_out(command)
        return command is not None

    def say(self, **what: Any) -> str:
        """Say something; gives what `ask` gives."""
        message = protocol.Say(**{"id": self._id()} | what)
        self.seating.say(message)
        return self._answer(message.id)

    async def question(self, kind: type[protocol.Hint | protocol.Review]) -> Answer:
        """Ask what would be best, or would have been better; gives the answer."""
        question = kind(id=self._id())
        self.seating.ask(question)
        end = time.monotonic() + PATIENCE
        while question.id not in self.ear.answers:
            assert time.monotonic() < end
            await asyncio.sleep(0)
        return self.ear.answers[question.id]

    async def leave(self) -> None:
        """Close the page."""
        await self._leave.aclose()


class World:
    """The hubs of some processes. Unless a test says otherwise, there is one table, ``t``."""

    def __init__(self, loop: _Loop, folder: Path, seed: int) -> None:
        self._loop = loop
        self._database = str(folder / "tables.sqlite")
        self._chance = random.Random(seed)
        self.hubs: list[Hub] = []
        self.network = Network(random.Random(seed))
        self.running = AsyncExitStack()
        self.guests = AsyncExitStack()

    async def start(self, *, alone: bool = False) -> None:
        """Start a process; ``alone``: with nobody else to hear."""
        store = await Store.open(self._database)
        hub = Hub(store, self._chance, lambda: self._loop.now, None if alone else _Bus(self.network))
        await self.running.enter_async_context(hub.running())
        self.hubs.append(hub)
        await asyncio.sleep(0)  # from now on it looks around

    @property
    def now(self) -> int:
        """Milliseconds since 1970, as the hubs have it."""
        return self._loop.now

    async def open(
        self, *levels: Level | None, table: str = "t", start: bool = True, options: Options = LOUD, **customs: Any
    ) -> None:
        """Open a table with people (None) and computer players."""
        assert await self.hubs[0].create(table, new_table(options, levels, **customs), start=start)

    async def come(self, who: int | None, hub: int = 0, *, table: str = "t", last: int = -1) -> Guest:
        """Somebody comes to the table, known by a number, or unknown."""
        ear, leave = Ear(last), AsyncExitStack()
        secret = None if who is None else secret_of(who)
        hello = protocol.Hello(protocol=protocol.PROTOCOL, table=table, secret=secret, last=last)
        seating = await leave.enter_async_context(self.hubs[hub].join(ear, hello))
        self.guests.push_async_callback(leave.aclose)
        return Guest(ear, seating, leave)

    async def entries(self, table: str = "t") -> list[Entry]:
        """All that happened at a table, as the database has it."""
        return await self.hubs[0].entries(table)

    async def table(self) -> Table:
        """The table as the database has it."""
        return fold(await self.entries())

    async def wait(self, milliseconds: int, *guests: Guest) -> None:
        """Let time go by. What the hubs' clocks bring at those pages has happened afterwards."""
        self._loop.now += milliseconds
        for _ in range(5):  # timers that are due begin their work, and have the table before those who ask now
            await asyncio.sleep(0)
        for guest in guests:
            assert await guest.ask(c.Play, number=10**9, move="pass") in ("stale", "covered", "not-seated")

    async def until(self, condition: Callable[[], bool], *, step: int = 1) -> None:
        """Let time go by slowly, by so many milliseconds a turn of the loop, until that is so."""
        end = time.monotonic() + PATIENCE
        while not condition():
            assert time.monotonic() < end
            self._loop.now += step
            await asyncio.sleep(0)


def in_world(folder: Path, body: Callable[[World], Awaitable[None]], *, hubs: int = 1, seed: int = 1) -> None:
    """Run that with so many processes over one database; with more than one there is a network between them."""

    async def main() -> None:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, _Loop)
        world = World(loop, folder, seed)
        async with world.running:
            for _ in range(hubs):
                await world.start(alone=hubs == 1)
            async with world.guests:
                await body(world)

    with asyncio.Runner(loop_factory=_Loop) as runner:
        runner.run(main())
