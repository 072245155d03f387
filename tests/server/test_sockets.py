"""The server's end of a WebSocket: frames as others read them, and pages that are slow or gone."""

from __future__ import annotations

import asyncio
import socket

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from schwimmen.server.sockets import LARGEST_BACKLOG, WireProtocol, frame


async def _application(_scope: Scope, _receive: Receive, _send: Send) -> None:
    raise AssertionError


async def _wire() -> tuple[WireProtocol, socket.socket]:
    """A connection whose other end is that socket."""
    config = uvicorn.Config(_application)
    config.load()
    wire = WireProtocol(config, ServerState(), {})
    ours, theirs = socket.socketpair()
    await asyncio.get_running_loop().connect_accepted_socket(lambda: wire, ours)
    return wire, theirs


def test_a_page_that_reads_too_slowly_is_dropped() -> None:
    async def run() -> None:
        wire, theirs = await _wire()
        text, sent = bytes(10_000), 0
        while not wire.transport.is_closing():
            assert wire.transport.get_write_buffer_size() <= LARGEST_BACKLOG
            wire.write(text)
            sent += len(text)
            await asyncio.sleep(0)
        assert sent > LARGEST_BACKLOG
        theirs.close()

    asyncio.run(run())


def test_what_is_followed_by_more_goes_out_with_it_in_order() -> None:
    async def run() -> None:
        wire, theirs = await _wire()
        theirs.setblocking(False)
        for text in (b"one ", b"two "):
            wire.write(text, more=True)
            await asyncio.sleep(0)
            with pytest.raises(BlockingIOError):
                theirs.recv(99)
        wire.write(b"three")
        await asyncio.sleep(0)
        assert theirs.recv(99) == b"one two three"
        wire.transport.abort()
        theirs.close()

    asyncio.run(run())


def test_nothing_is_written_to_a_page_that_has_gone(caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        wire, theirs = await _wire()
        wire.write(b"the")
        wire.write(b"re")
        await asyncio.sleep(0)
        assert theirs.recv(9) == b"there"
        theirs.close()
        wire.transport.abort()
        for _ in range(20):  # asyncio complains of the sixth
            wire.write(b"gone")
            await asyncio.sleep(0)

    asyncio.run(run())
    assert [record.message for record in caplog.records if record.name == "asyncio"] == []


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65535, 65536, 70000])
def test_a_frame_is_as_others_read_it(size: int) -> None:
    text = b"7" * size
    assert frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
