"""The server's end of a WebSocket: uvicorn's, to which a text can be written without a task that waits for it."""

from __future__ import annotations

from typing import Any, Protocol, cast

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

__all__ = ["LARGEST_BACKLOG", "WIRE", "Wire", "WireProtocol", "frame", "wire_of"]

WIRE = "schwimmen.wire"
LARGEST_BACKLOG = 1 << 21
"""Bytes that may wait for a page."""
_TEXT = 0x81
"""The first byte of a whole text message's frame (RFC 6455, 5.2)."""


class Wire(Protocol):
    """Where a connection's frames go."""

    def write(self, data: bytes, *, more: bool = False) -> None:
        """Hand over a frame that `frame` has made, in order; nothing once the connection ends.

        With ``more`` it waits for the next, which follows at once, and goes out with it: sending costs more than making
        a small message. Nobody waits for a page that reads slowly: where more than `LARGEST_BACKLOG` is on its way, the
        connection is dropped. The page can come back.
        """


class WireProtocol(WebSocketsSansIOProtocol):
    """uvicorn's connection that is a `Wire` too, which the application finds by `wire_of`.

    What ASGI offers is a call that may wait, so that each page would need a task of its own, and each message several
    turns of the event loop: more than it costs to make it.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._kept = b""

    async def run_asgi(self) -> None:
        """Serve the connection."""
        extensions = cast("dict[str, Any]", self.scope["extensions"])
        extensions[WIRE] = self
        await super().run_asgi()
        del extensions[WIRE]  # a connection that is over needn't wait for Python to find out that nobody needs it

    def write(self, data: bytes, *, more: bool = False) -> None:
        """Hand over a frame, in order; nothing once the connection ends."""
        if self._kept:
            data, self._kept = self._kept + data, b""
        if more:
            self._kept = data
        elif not (self.close_sent or self.transport.is_closing()):
            self.transport.write(data)
            if self.transport.get_write_buffer_size() > LARGEST_BACKLOG:
                self.transport.abort()


def wire_of(scope: Scope) -> Wire:
    """The wire of a connection that uvicorn serves by `WireProtocol`."""
    wire: Wire = scope["extensions"][WIRE]
    return wire


def frame(text: bytes) -> bytes:
    """A whole text message as a server sends it: unmasked, and not compressed (RFC 6455, 5.2)."""
    size = len(text)
    if size < 126:
        return bytes((_TEXT, size)) + text
    if size < 1 << 16:
        return bytes((_TEXT, 126, size >> 8, size & 255)) + text
    return bytes((_TEXT, 127)) + size.to_bytes(8, "big") + text
