"""How the server's processes tell each other what happened. It carries bytes and knows no tables; what it loses is
found in the database a moment later."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

__all__ = ["Bus", "BusCounts", "LocalBus"]

Listener = Callable[[bytes], None]
"""Is called in the event loop, and must not wait."""


@dataclass(slots=True)
class BusCounts:
    """What the bus has done since the process started."""

    sent: int = 0
    lost: int = 0
    """Messages that were not sent: too large, too many, or nobody to send them to."""
    heard: int = 0
    """Messages of other processes."""
    outages: int = 0
    """How often a connection ended."""


class Bus(Protocol):
    """Channels between processes. Nothing here raises because of the network."""

    shared: bool
    """Whether other processes may be at the other end."""
    counts: BusCounts

    @property
    def reached(self) -> bool:
        """Whether others are heard now, as far as is known."""

    def publish(self, channel: str, message: bytes) -> None:
        """Send to all other processes that listen there; may be lost."""

    def subscribe(self, channel: str, listener: Listener) -> None:
        """Listen to a channel: one listener each."""

    async def listening(self, channel: str) -> None:
        """Wait, a moment at most, until all is heard that is published from now on where that was subscribed to."""

    def unsubscribe(self, channel: str) -> None:
        """Listen no more."""

    async def close(self) -> None:
        """Send what is waiting, then end."""


class LocalBus:
    """The only process: nobody else is told, and nobody tells."""

    shared = False
    reached = True

    def __init__(self) -> None:
        self.counts = BusCounts()

    def publish(self, channel: str, message: bytes) -> None:
        """Nobody listens."""

    def subscribe(self, channel: str, listener: Listener) -> None:
        """Nobody will say anything."""

    async def listening(self, channel: str) -> None:
        """Nothing to wait for."""

    def unsubscribe(self, channel: str) -> None:
        """Nothing to end."""

    async def close(self) -> None:
        """Nothing to close."""
