"""The bus of several processes: publish and subscribe of a Valkey or a Redis, by two connections.

Nobody waits for it longer than a moment, and nothing fails because of it. While it can't be reached, what is published
is lost and counted; it is tried again and again, and then all channels are listened to anew.
"""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from schwimmen.server.bus import BusCounts, Listener
from schwimmen.storage.store import MissingDriver

if TYPE_CHECKING:
    from valkey.asyncio.connection import AbstractConnection, ConnectionPool

__all__ = ["LARGEST_MESSAGE", "BadBusURL", "BusRefused", "ValkeyBus"]

LARGEST_MESSAGE = 1 << 16
"""At most so many bytes are published at once."""

MOST_WAITING = 10_000
"""At most so many messages wait to be sent."""

TOGETHER = 500
"""At most so many commands are sent before their answers are read."""

HEARTBEAT = 5.0
"""Seconds after which a silent server is asked whether it is there; it has as long to answer."""

LISTENS_WITHIN = 1.0
"""Seconds after which somebody who waits until a channel is heard waits no more."""

ENDS_WITHIN = 1.0
"""Seconds after which a task that was told to end is told so again."""
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 2.0
"""Seconds between two tries to reach the server: doubled each time, and varied by chance."""

_ID = 8
"""Before each message stand so many bytes that say which process sent it."""

_log = logging.getLogger(__name__)


class BadBusURL(ValueError):
    """No URL of a Valkey or a Redis."""


class BusRefused(Exception):
    """The server is there and lets nobody in: why."""


class ValkeyBus:
    """A `Bus` over the server of that URL. Made by `ValkeyBus.open`; used in one event loop."""

    shared = True

    def __init__(self, pool: ConnectionPool, prefix: bytes) -> None:
        self.counts = BusCounts()
        self._pool = pool
        self._prefix = prefix
        self._id = secrets.token_bytes(_ID)
        self._listeners: dict[bytes, Listener] = {}
        self._subscribed: set[bytes] = set()
        """The channels of which the server has said that they are listened to."""
        self._awaited: dict[bytes, asyncio.Event] = {}
        self._waiting: deque[tuple[bytes, bytes]] = deque()
        self._sends = self._hears = False
        """Whether what is published now can be sent, and what others publish is heard."""
        self._something_waits = asyncio.Event()
        self._all_sent = asyncio.Event()
        self._all_sent.set()
        self._listeners_changed = asyncio.Event()
        start = asyncio.get_running_loop().create_task
        self._tasks = [start(self._keep(self._send)), start(self._keep(self._listen))]

    @staticmethod
    async def open(url: str) -> ValkeyBus:
        """A bus over the server of that URL (``valkey://``, ``redis://``, ``rediss://``), whether it is there or not.

        Two installations with different numbers of a database in their URLs don't hear each other. Raises `BadBusURL`,
        `MissingDriver`, or `BusRefused`.
        """
        if find_spec("valkey") is None:
            raise MissingDriver("valkey")
        from valkey.asyncio.connection import ConnectionPool
        from valkey.exceptions import AuthenticationError, ResponseError, ValkeyError

        try:
            pool = ConnectionPool.from_url(
                url,
                protocol=2,
                socket_connect_timeout=HEARTBEAT,
                socket_timeout=HEARTBEAT,
                socket_keepalive=True,
            )
            async with _connected(pool) as connection:
                await _ask(connection, [("PING",)])
        except (TypeError, ValueError) as error:
            raise BadBusURL(str(error)) from error
        except (AuthenticationError, ResponseError) as error:
            raise BusRefused(str(error)) from error
        except (ValkeyError, OSError):
            pass  # it will be tried again and again
        return ValkeyBus(pool, b"schwimmen:%d:" % pool.connection_kwargs.get("db", 0))

    @property
    def reached(self) -> bool:
        """Whether others are heard now, as far as is known: that a server is gone is noticed within seconds."""
        return self._sends and self._hears

    def publish(self, channel: str, message: bytes) -> None:
        """Send to all other processes that listen there; may be lost."""
        if not self._sends or len(message) > LARGEST_MESSAGE or len(self._waiting) >= MOST_WAITING:
            self.counts.lost += 1
            return
        self._waiting.append((self._prefix + channel.encode(), self._id + message))
        self._all_sent.clear()
        self._something_waits.set()

    def subscribe(self, channel: str, listener: Listener) -> None:
        """Listen to a channel: one listener each."""
        self._listeners[self._prefix + channel.encode()] = listener
        self._listeners_changed.set()

    async def listening(self, channel: str) -> None:
        """Wait until all is heard that is published from now on in a channel that was subscribed to.

        A moment at most, and not at all while the server can't be reached.
        """
        name = self._prefix + channel.encode()
        if not self._hears or name in self._subscribed:
            return
        with suppress(TimeoutError):
            async with asyncio.timeout(LISTENS_WITHIN):
                await self._awaited.setdefault(name, asyncio.Event()).wait()

    def unsubscribe(self, channel: str) -> None:
        """Listen no more."""
        name = self._prefix + channel.encode()
        self._listeners.pop(name, None)
        self._awaited.pop(name, None)
        self._listeners_changed.set()

    async def close(self) -> None:
        """Send what is waiting, then end."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._all_sent.wait(), HEARTBEAT)
        await _end(*self._tasks)

    async def _keep(self, use: Callable[[AbstractConnection, Callable[[], None]], Awaitable[None]]) -> None:
        """Use a connection, and when it ends another one, until this is cancelled."""
        pause = FIRST_PAUSE
        complained = False

        def works() -> None:
            nonlocal pause, complained
            if complained:
                _log.warning("the bus is reached again")
            pause, complained = FIRST_PAUSE, False

        while True:
            try:
                async with _connected(self._pool) as connection:
                    await use(connection, works)
            except Exception as error:  # whatever it was: a process without its bus would be one apart
                self.counts.outages += 1
                if not complained:
                    _log.warning("the bus can't be reached: %s", error)
                complained = True
            await asyncio.sleep(pause * random.uniform(0.5, 1.5))
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _send(self, connection: AbstractConnection, works: Callable[[], None]) -> None:
        """Send what is published, as long as the connection lasts."""
        try:
            await _ask(connection, [("PING",)])
            works()
            self._sends = True
            while True:
                self._something_waits.clear()
                try:
                    async with asyncio.timeout(HEARTBEAT):
                        if not self._waiting:
                            self._all_sent.set()
                            await self._something_waits.wait()
                except TimeoutError:
                    await _ask(connection, [("PING",)])
                batch = [self._waiting.popleft() for _ in range(min(TOGETHER, len(self._waiting)))]
                try:
                    await _ask(connection, [("PUBLISH", *message) for message in batch])
                except BaseException:
                    self.counts.lost += len(batch)
                    raise
                self.counts.sent += len(batch)
        finally:
            self._sends = False
            self.counts.lost += len(self._waiting)
            self._waiting.clear()
            self._all_sent.set()

    async def _listen(self, connection: AbstractConnection, works: Callable[[], None]) -> None:
        """Hear what others publish, as long as the connection lasts."""
        asking = asyncio.get_running_loop().create_task(self._ask_to_hear(connection))
        hand_over = asyncio.get_running_loop().call_soon
        try:
            while True:
                heard = await connection.read_response(timeout=2 * HEARTBEAT)
                if heard is None:
                    raise TimeoutError("no answer")
                works()
                self._hears = True
                if heard[0] == b"subscribe":
                    self._subscribed.add(heard[1])
                    if (awaited := self._awaited.pop(heard[1], None)) is not None:
                        awaited.set()
                elif heard[0] == b"unsubscribe":  # of what was left again before it was listened to
                    self._subscribed.discard(heard[1])
                if heard[0] != b"message":  # an answer
                    continue
                listener = self._listeners.get(heard[1])
                if listener is not None and not heard[2].startswith(self._id):
                    self.counts.heard += 1
                    hand_over(listener, heard[2][_ID:])
        finally:
            self._hears = False
            self._subscribed.clear()
            for awaited in self._awaited.values():  # nobody waits for a server that can't be reached
                awaited.set()
            self._awaited.clear()
            await _end(asking)

    async def _ask_to_hear(self, connection: AbstractConnection) -> None:
        """Subscribe to what is listened to, and keep the server talking."""
        asked: set[bytes] = set()
        await connection.send_command("PING")
        while True:
            self._listeners_changed.clear()
            new = [channel for channel in self._listeners if channel not in asked]
            old = [channel for channel in asked if channel not in self._listeners]
            self._subscribed.difference_update(old)
            for command, channels in (("SUBSCRIBE", new), ("UNSUBSCRIBE", old)):
                for some in _in_parts(channels):
                    await connection.send_command(command, *some)
            asked = asked.union(new).difference(old)
            try:
                async with asyncio.timeout(HEARTBEAT):
                    await self._listeners_changed.wait()
            except TimeoutError:
                await connection.send_command("PING")


async def _end(*tasks: asyncio.Task[None]) -> None:
    """Cancel those tasks, and wait for their end.

    The client sends by `asyncio.wait_for`, which before Python 3.12 loses a cancellation that comes with its result.
    """
    running = set(tasks)
    while running:
        for task in running:
            task.cancel()
        _, running = await asyncio.wait(running, timeout=ENDS_WITHIN)


@asynccontextmanager
async def _connected(pool: ConnectionPool) -> AsyncIterator[AbstractConnection]:
    connection: AbstractConnection = pool.make_connection()  # type: ignore[no-untyped-call]
    try:
        await connection.connect()  # type: ignore[no-untyped-call]
        yield connection
    finally:
        await connection.disconnect(nowait=True)


def _in_parts(channels: list[bytes]) -> Iterable[list[bytes]]:
    return (channels[start : start + TOGETHER] for start in range(0, len(channels), TOGETHER))


async def _ask(connection: AbstractConnection, commands: list[tuple[Any, ...]]) -> None:
    """Send commands and read their answers. Raises what the server refuses."""
    if commands:
        await connection.send_packed_command(connection.pack_commands(commands))
        for _ in commands:
            await connection.read_response()
