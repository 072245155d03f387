"""The limit: a bare WebSocket echo of the same stack, and who talks with it.

``python -m benchmarks.load.echo PORT`` serves it.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from benchmarks.load.players import Sample
from benchmarks.load.wire import Wire, connect

__all__ = ["talk"]


async def _echo(socket: WebSocket) -> None:
    await socket.accept()
    try:
        while True:
            await socket.send_text(await socket.receive_text())
    except WebSocketDisconnect:
        pass


def serve(port: int) -> None:
    """Serve until stopped, set up as the game's server is."""
    app = Starlette(routes=[WebSocketRoute("/ws", _echo)])
    uvicorn.run(
        app, port=port, access_log=False, log_level="warning", ws="websockets-sansio", ws_per_message_deflate=False
    )


async def talk(url: str, seats: int, size: int, sample: Sample, warm_up: float, seconds: float) -> None:
    """So many pages, each of which sends a text of that size and waits for it to come back, over and over."""
    text = b"x" * size
    limit = asyncio.Semaphore(64)

    async def page() -> tuple[Wire, Callable[[], None]]:
        begin = 0.0

        def start() -> None:
            nonlocal begin
            begin = time.perf_counter()
            wire.send(text)

        def heard(_: bytes) -> None:
            nonlocal begin
            now = time.perf_counter()
            if sample.counting:
                sample.frames += 1
                sample.bytes += size
                sample.delays.append(now - begin)
            begin = now
            wire.send(text)

        async with limit:
            wire = await connect(url, heard)
        return wire, start

    pages = await asyncio.gather(*(page() for _ in range(seats)))
    for _, start in pages:  # not before all are there: those who talk would keep the others waiting
        start()
    await sample.window(warm_up, seconds)
    for wire, _ in pages:
        wire.abort()


if __name__ == "__main__":
    serve(int(sys.argv[1]))
