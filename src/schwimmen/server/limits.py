"""How much anybody may ask of the server, and how fast: by network address, and by connection."""

from __future__ import annotations

import ipaddress
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import astuple, dataclass

__all__ = ["Bucket", "Doorkeeper", "Limits", "TooMuch", "household"]

MOST_ADDRESSES = 20_000
"""Addresses that are remembered; then the one that asked for nothing for the longest is forgotten."""


class TooMuch(Exception):
    """An address asks too much."""


@dataclass(frozen=True)
class Limits:
    """What one address may do at a process: a household, a pub, or a mobile network behind one address.

    ``connections``: pages connected at once. ``tables``: tables opened at once, then ``tables_an_hour`` more each
    hour. ``requests``: requests at once, then ``requests_a_second`` more each second.
    """

    connections: int = 300
    tables: int = 40
    tables_an_hour: int = 240
    requests: int = 200
    requests_a_second: int = 20

    @classmethod
    def for_connections(cls, connections: int) -> Limits:
        """Limits for an address that may have so many pages connected, the others in proportion."""
        return cls(*(max(1, default * connections // cls.connections) for default in astuple(cls())))


class Bucket:
    """Allows ``burst`` things at once and ``rate`` a second after that; ``clock`` gives milliseconds."""

    __slots__ = ("_burst", "_clock", "_last", "_left", "_rate")

    def __init__(self, rate: float, burst: int, clock: Callable[[], int]) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._left = float(burst)
        self._last = clock()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = self._clock()
        self._left = min(self._burst, self._left + max(0, now - self._last) * self._rate / 1000)
        self._last = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


def household(address: str) -> str:
    """The part of a network address that one customer has: all of IPv4's, the first 64 bits of IPv6's."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:  # a name, or a socket without an address
        return address
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return str(ipaddress.ip_network((parsed, 64), strict=False))
    return str(parsed)


class _Known:
    """The buckets of one address."""

    __slots__ = ("requests", "tables")

    def __init__(self, limits: Limits, clock: Callable[[], int]) -> None:
        self.requests = Bucket(limits.requests_a_second, limits.requests, clock)
        self.tables = Bucket(limits.tables_an_hour / 3600, limits.tables, clock)


class Doorkeeper:
    """Holds every address to the limits; ``clock`` gives milliseconds."""

    def __init__(self, limits: Limits, clock: Callable[[], int]) -> None:
        self._limits = limits
        self._clock = clock
        self._known: OrderedDict[str, _Known] = OrderedDict()
        self._connected: Counter[str] = Counter()

    def request(self, address: str) -> None:
        """One more request. Raises `TooMuch`."""
        if not self._of(address).requests.take():
            raise TooMuch

    def table(self, address: str) -> None:
        """One more table. Raises `TooMuch`."""
        if not self._of(address).tables.take():
            raise TooMuch

    @contextmanager
    def connection(self, address: str) -> Iterator[None]:
        """One more connection, while this lasts. Raises `TooMuch`."""
        name = household(address)
        if self._connected[name] >= self._limits.connections:
            raise TooMuch
        self._connected[name] += 1
        try:
            yield
        finally:
            self._connected[name] -= 1
            if not self._connected[name]:
                del self._connected[name]

    def _of(self, address: str) -> _Known:
        name = household(address)
        known = self._known.pop(name, None) or _Known(self._limits, self._clock)
        self._known[name] = known
        if len(self._known) > MOST_ADDRESSES:
            self._known.popitem(last=False)
        return known
