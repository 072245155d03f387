"""A way to a server on which connections can die without a word: as when a phone changes its network."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from asyncio import StreamReader, StreamWriter
from collections.abc import Iterator
from urllib.parse import urlsplit

__all__ = ["Way", "way_to"]


class Way:
    """Passes on what is sent at ``url``, over connections that stand until they are cut."""

    def __init__(self, target: str) -> None:
        self.url = ""
        self._target = urlsplit(target)
        self._cuts = 0
        self._loop = asyncio.new_event_loop()
        self._end = asyncio.Event()
        self._ready = threading.Event()

    def cut(self) -> None:
        """From now on nothing arrives over the connections that there are, not even their end. New ones are whole."""
        self._cuts += 1

    @contextlib.contextmanager
    def open(self) -> Iterator[None]:
        """While this lasts, the way is there."""
        thread = threading.Thread(target=self._loop.run_until_complete, args=(self._serve(),))
        thread.start()
        self._ready.wait()
        yield
        self._loop.call_soon_threadsafe(self._end.set)
        thread.join()
        self._loop.close()

    async def _serve(self) -> None:
        async with asyncio.TaskGroup() as tasks:
            talks: list[asyncio.Task[None]] = []

            def came(reader: StreamReader, writer: StreamWriter) -> None:
                talks.append(tasks.create_task(self._carry(reader, writer)))

            server = await asyncio.start_server(came, "127.0.0.1", 0)
            self.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
            self._ready.set()
            await self._end.wait()
            server.close()
            for talk in talks:
                talk.cancel()

    async def _carry(self, reader: StreamReader, writer: StreamWriter) -> None:
        there, back = await asyncio.open_connection(self._target.hostname, self._target.port)
        cuts = self._cuts
        with contextlib.suppress(ConnectionError):
            async with asyncio.TaskGroup() as both:
                try:
                    both.create_task(self._pass_on(cuts, reader, back))
                    await self._pass_on(cuts, there, writer)
                finally:
                    writer.close()
                    back.close()

    async def _pass_on(self, cuts: int, source: StreamReader, target: StreamWriter) -> None:
        while data := await source.read(1 << 16):
            if cuts == self._cuts:
                target.write(data)
        if cuts == self._cuts:
            target.close()
        else:
            await self._end.wait()


@contextlib.contextmanager
def way_to(target: str) -> Iterator[Way]:
    """A way to that server."""
    way = Way(target)
    with way.open():
        yield way
