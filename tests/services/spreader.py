"""One address for several processes, as a proxy before them gives it: each connection goes to the next of them."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Sequence

__all__ = ["Spreader"]


class Spreader:
    """Takes connections at ``url``, and passes on what both ends say."""

    def __init__(self, ports: Sequence[int]) -> None:
        """``ports``: where on this machine the processes serve."""
        self.url = ""
        self._ports = ports
        self._next = itertools.cycle(ports)
        self._passing: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Take connections from now on."""
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    def begin_anew(self) -> None:
        """The next connection goes to the first process."""
        self._next = itertools.cycle(self._ports)

    async def stop(self) -> None:
        """Take none any more, and end all that there are."""
        self._server.close()
        for task in self._passing:
            task.cancel()
        await asyncio.gather(*self._passing, return_exceptions=True)

    def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.ensure_future(_between(reader, writer, next(self._next)))
        self._passing.add(task)
        task.add_done_callback(self._passing.discard)


async def _between(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, port: int) -> None:
    """Pass on what both ends say, until one of them has ended the connection."""
    try:
        there, back = await asyncio.open_connection("127.0.0.1", port)
    except OSError:  # that process is gone
        writer.transport.abort()
        return
    both = [asyncio.ensure_future(_pass_on(reader, back)), asyncio.ensure_future(_pass_on(there, writer))]
    try:
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in both:
            task.cancel()
        back.close()  # what was passed on arrives before the end does
        writer.close()
        await asyncio.gather(*both, return_exceptions=True)


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while some := await reader.read(1 << 16):
        writer.write(some)
        await writer.drain()
