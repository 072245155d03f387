"""How much anybody may ask of the server, and how fast: by network address, and by connection."""

from __future__ import annotations

import ipaddress
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import astuple, dataclass
from typing import TypeVar

__all__ = ["Bucket", "Doorkeeper", "Limits", "TooMuch", "household"]

MOST_ADDRESSES = 20_000
"""Addresses, and addresses at tables, that are remembered; then the one that asked for nothing for the longest is
forgotten."""

K = TypeVar("K")
V = TypeVar("V")


class TooMuch(Exception):
    """An address asks too much."""


@dataclass(frozen=True)
class Limits:
    """What one address may do at a process: a household, a pub, or a mobile network behind one address.

    ``connections``: pages connected at once. ``tables``: tables opened at once, then ``tables_an_hour`` more each
    hour. ``requests``: requests at once, then ``requests_a_second`` more each second. ``newcomers``: people who sit
    down for the first time at one table, then ``newcomers_an_hour`` more each hour. ``retold``: matches
    and rounds of them that have to be worked out anew, then ``retold_a_second`` more each second.
    """

    connections: int = 300
    tables: int = 40
    tables_an_hour: int = 240
    requests: int = 200
    requests_a_second: int = 20
    newcomers: int = 40
    newcomers_an_hour: int = 40
    retold: int = 60
    retold_a_second: int = 1

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
        """One more, if it is allowed now; whether it is."""
        now = self._clock()
        self._left = min(self._burst, self._left + max(0, now - self._last) * self._rate / 1000)
        self._last = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def give_back(self) -> None:
        """The last one didn't happen."""
        self._left += 1


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

    __slots__ = ("requests", "retold", "tables")

    def __init__(self, limits: Limits, clock: Callable[[], int]) -> None:
        self.requests = Bucket(limits.requests_a_second, limits.requests, clock)
        self.retold = Bucket(limits.retold_a_second, limits.retold, clock)
        self.tables = Bucket(limits.tables_an_hour / 3600, limits.tables, clock)


class Doorkeeper:
    """Holds every address to the limits; ``clock`` gives milliseconds."""

    def __init__(self, limits: Limits, clock: Callable[[], int]) -> None:
        self._limits = limits
        self._clock = clock
        self._known: OrderedDict[str, _Known] = OrderedDict()
        self._newcomers: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self._connected: Counter[str] = Counter()

    def request(self, address: str) -> None:
        """One more request. Raises `TooMuch`."""
        if not self._of(address).requests.take():
            raise TooMuch

    def table(self, address: str) -> None:
        """One more table. Raises `TooMuch`."""
        if not self._of(address).tables.take():
            raise TooMuch

    def newcomers(self, address: str, table: str) -> Bucket:
        """What allows people of that address to sit down for the first time at a table."""
        limits = self._limits
        return _kept(
            self._newcomers,
            (household(address), table),
            lambda: Bucket(limits.newcomers_an_hour / 3600, limits.newcomers, self._clock),
        )

    def retell(self, address: str) -> None:
        """One more match, or round of it, that is worked out anew. Raises `TooMuch`."""
        if not self._of(address).retold.take():
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
        return _kept(self._known, household(address), lambda: _Known(self._limits, self._clock))


def _kept(among: OrderedDict[K, V], key: K, new: Callable[[], V]) -> V:
    """What is remembered by that key, as the newest of not too many."""
    if key not in among and len(among) >= MOST_ADDRESSES:
        among.popitem(last=False)
    value = among[key] = among.pop(key, None) or new()
    return value
