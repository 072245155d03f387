"""Whether this process can serve: asked by those who watch over it."""

from __future__ import annotations

import asyncio

from schwimmen.server.bus import Bus
from schwimmen.storage.store import StorageFailed, Store

__all__ = ["Health"]

EVERY = 1.0
"""Seconds: the database is asked at most so often, however often this is."""
PATIENCE = 1.0
"""Seconds that it may take to answer."""


class Health:
    """Looks whether the database can be written, and the bus reached."""

    def __init__(self, store: Store, bus: Bus) -> None:
        self._store = store
        self._bus = bus
        self._asked = 0.0
        self._asking: asyncio.Task[bool] | None = None

    async def look(self) -> tuple[bool, dict[str, str]]:
        """Whether all that is needed works, and what is wrong. Without its bus a process goes on, a little later."""
        works = await self.database()
        told = {"status": "ok" if works else "failed", "database": "ok" if works else "failed"}
        if self._bus.shared:
            told["bus"] = "ok" if self._bus.reached else "away"
            if works and not self._bus.reached:
                told["status"] = "degraded"
        return works, told

    async def database(self) -> bool:
        """Whether the database could be written a moment ago."""
        now = asyncio.get_running_loop().time()
        if self._asking is None or (self._asking.done() and now - self._asked >= EVERY):
            self._asked = now
            self._asking = asyncio.get_running_loop().create_task(self._ask())
        # Of several who ask, each waits for the same answer; while there is none, the next are told so at once.
        done, _ = await asyncio.wait([self._asking], timeout=max(0.0, self._asked + PATIENCE - now))
        return bool(done) and self._asking.result()

    async def _ask(self) -> bool:
        try:
            await self._store.probe()
        except StorageFailed:
            return False
        return True
