"""A WebSocket's client end that costs next to nothing, so that the players' core carries thousands beside the server's.

It knows only what these servers send: whole text messages, pings and the end.
"""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

__all__ = ["Wire", "connect"]

_TEXT, _CLOSE, _PING, _PONG = 0x81, 0x88, 0x89, 0x8A
_MASK = bytes(4)  # any will do (RFC 6455, 5.3): these leave the text as it is


class Wire(asyncio.Protocol):
    """A connection: ``heard`` is called with each text."""

    def __init__(self, request: bytes, heard: Callable[[bytes], None]) -> None:
        self.heard = heard
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._request = request
        self._buffer = bytearray()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody waits for what won't come."""
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("the server has hung up"))

    def data_received(self, data: bytes) -> None:
        """Take the answer, then frames."""
        self._buffer += data
        if not self.opened.done():
            head, end, rest = bytes(self._buffer).partition(b"\r\n\r\n")
            if not end:
                return
            if not head.startswith(b"HTTP/1.1 101 "):
                self.opened.set_exception(ConnectionError(head.decode("latin-1")))
                return
            self._buffer = bytearray(rest)
            self.opened.set_result(None)
        start = 0
        while (found := _frame(self._buffer, start)) is not None:
            kind, begin, end_ = found
            payload = bytes(memoryview(self._buffer)[begin:end_])
            start = end_
            if kind == _TEXT:
                self.heard(payload)
            elif kind == _PING:
                self._write(_PONG, payload)
            elif kind == _CLOSE:
                self._transport.close()
            else:
                raise ValueError(f"a frame of kind {kind:#x}")
        del self._buffer[:start]

    def send(self, text: bytes) -> None:
        """Send a text."""
        self._write(_TEXT, text)

    def _write(self, kind: int, payload: bytes) -> None:
        if self._transport.is_closing():  # the measurement is over, and somebody still thinks
            return
        size = len(payload)
        head = bytes((kind, 128 | size)) if size < 126 else bytes((kind, 128 | 126)) + size.to_bytes(2, "big")
        self._transport.write(head + _MASK + payload)

    def abort(self) -> None:
        """Hang up."""
        self._transport.abort()


def _frame(buffer: bytearray, start: int) -> tuple[int, int, int] | None:
    """The kind of the next frame, and where its payload begins and ends; None if it isn't whole."""
    if len(buffer) < start + 2:
        return None
    size, begin = buffer[start + 1], start + 2
    if size == 126:
        size, begin = int.from_bytes(buffer[begin : begin + 2], "big"), begin + 2
    elif size == 127:
        size, begin = int.from_bytes(buffer[begin : begin + 8], "big"), begin + 8
    return None if len(buffer) < begin + size else (buffer[start], begin, begin + size)


async def connect(url: str, heard: Callable[[bytes], None]) -> Wire:
    """Connect to the server's WebSocket."""
    parts = urlsplit(url)
    assert parts.hostname is not None
    assert parts.port is not None
    key = base64.b64encode(os.urandom(16)).decode()
    request = (
        f"GET /ws HTTP/1.1\r\nHost: {parts.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(request.encode(), heard), parts.hostname, parts.port)
    await wire.opened
    return wire
