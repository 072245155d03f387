"""What is told of matches that were played: worked out by one thread at a time, and kept at hand where it can't change.

To tell of a match, all entries of its table are folded, which takes a long evening's as long as dozens of moves.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable, Iterator, Sequence
from typing import NamedTuple, overload

from schwimmen.record import write
from schwimmen.tables.events import Entry
from schwimmen.tables.history import at_match, finished_rounds, has_ended
from schwimmen.tables.proof import proof_of

__all__ = ["LARGEST", "LASTS", "Archive", "Told", "tell"]

LARGEST = 16 << 20
"""At most so many bytes are kept at hand."""
LASTS = 3_600_000
"""Milliseconds after which they are worked out anew: what the database has deleted isn't told much longer."""

BREATH, AFTER = 0.0002, 25
"""Seconds that a fold rests after so many entries: the event loop, which waits for the interpreter, gets it then and
not only when Python takes it from the fold, every five milliseconds."""


class Told(NamedTuple):
    """A match's record and proof: of its finished rounds, never of the one in play."""

    record: bytes
    proof: bytes | None
    """None where the cards were prepared and not drawn."""
    ended: bool
    """Whether nothing can follow."""


class _Calmly(Sequence[Entry]):
    """Entries that whoever goes through them takes a rest among."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        self._entries = entries

    def __len__(self) -> int:
        return len(self._entries)

    @overload
    def __getitem__(self, place: int) -> Entry: ...
    @overload
    def __getitem__(self, place: slice) -> _Calmly: ...
    def __getitem__(self, place: int | slice) -> Entry | _Calmly:
        return _Calmly(self._entries[place]) if isinstance(place, slice) else self._entries[place]

    def __iter__(self) -> Iterator[Entry]:
        for index, entry in enumerate(self._entries):
            if index % AFTER == AFTER - 1:
                time.sleep(BREATH)
            yield entry


def tell(entries: Sequence[Entry], number: int | None) -> Told | None:
    """What is told of a table's match (None: the last one), by all its entries; None if it was never begun."""
    table = at_match(_Calmly(entries), number)
    if table is None:
        return None
    proof = proof_of(table, entries)
    record = write(finished_rounds(table)).encode()
    return Told(record, None if proof is None else proof.encode(), has_ended(table, entries))


class Archive:
    """What was worked out. ``read`` gives a table's entries, ``clock`` milliseconds."""

    def __init__(self, read: Callable[[str], Awaitable[Sequence[Entry]]], clock: Callable[[], int]) -> None:
        self._read = read
        self._clock = clock
        self._kept: OrderedDict[Hashable, tuple[int, bytes | Told, int]] = OrderedDict()
        self.size = 0
        """Bytes kept."""
        self.turn = asyncio.Lock()
        """Whoever has it may work out something long beside the event loop, whose threads share one interpreter."""

    async def match(self, table_id: str, number: int | None, allow: Callable[[], None]) -> Told | None:
        """What is told of a table's match. ``allow`` is called before there is work to do, and may raise.

        Only matches that have ended are kept: of others nobody knows yet what will be told. Raises what ``read`` does.
        """

        async def work() -> tuple[Told | None, bool]:
            told = await asyncio.to_thread(tell, await self._read(table_id), number)
            return told, told is not None and told.ended and number is not None

        found = await self._once((table_id, number), allow, work)
        assert not isinstance(found, bytes)
        return found

    async def lasting(self, key: Hashable, allow: Callable[[], None], make: Callable[[], bytes]) -> bytes:
        """What ``make`` gives, which is the same for that key at all times. Raises what ``make`` or ``allow`` does."""

        async def work() -> tuple[bytes, bool]:
            return await asyncio.to_thread(make), True

        found = await self._once(key, allow, work)
        assert isinstance(found, bytes)
        return found

    async def _once(
        self,
        key: Hashable,
        allow: Callable[[], None],
        work: Callable[[], Awaitable[tuple[bytes | Told | None, bool]]],
    ) -> bytes | Told | None:
        found = self._find(key)
        if found is None:
            allow()
            async with self.turn:
                found = self._find(key)  # somebody has asked for the same meanwhile
                if found is None:
                    found, lasting = await work()
                    if lasting and found is not None:
                        self._keep(key, found)
        return found

    def _find(self, key: Hashable) -> bytes | Told | None:
        if key not in self._kept:
            return None
        until, found, _ = self._kept[key]
        if until <= self._clock():
            self._drop(key)
            return None
        self._kept.move_to_end(key)
        return found

    def _keep(self, key: Hashable, found: bytes | Told) -> None:
        size = len(found) if isinstance(found, bytes) else len(found.record) + len(found.proof or b"")
        self._kept[key] = self._clock() + LASTS, found, size
        self.size += size
        while self.size > LARGEST:
            self._drop(next(iter(self._kept)))

    def _drop(self, key: Hashable) -> None:
        self.size -= self._kept.pop(key)[2]
