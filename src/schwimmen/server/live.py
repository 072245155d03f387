"""A table in memory: its last entries, and the pages that look at it, here and at other processes."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from typing import Literal, Protocol
from zlib import crc32

import msgspec

from schwimmen.server import protocol
from schwimmen.server.encoding import encode
from schwimmen.server.news import There
from schwimmen.server.shown import Shown
from schwimmen.storage.store import StorageFailed
from schwimmen.tables.events import Entry
from schwimmen.tables.state import Entries, Table, advance

__all__ = ["KEPT", "Live", "Page", "Steps", "steps_of"]

KEPT = 64
"""How many of a table's last entries are kept at hand for pages that missed some."""
KEPT_SAYINGS = 30
"""How much of what was said is told to those who come later."""
PRESENCE_LASTS = 25_000
"""Milliseconds for which another process's word of who is there holds."""


class Page(Protocol):
    """A connected page, as the hub sees it: neither call waits."""

    member: int | None
    secret: str | None

    def send(self, message: bytes, *, more: bool = False) -> None:
        """Send a message that `encode` has made, in order; with ``more`` together with the next, which follows."""

    def fail(self, code: protocol.Failure) -> None:
        """Say why the connection ends, and end it."""


Step = tuple[Table | None, Table]
Steps = list[Step]
"""Entries, each as the table before and after it."""


class Live:
    """A table in memory, and who looks at it."""

    def __init__(self, table_id: str, clock: Callable[[], int], hears: Callable[[], bool] = lambda: True) -> None:
        """``hears``: whether it is known now who is connected elsewhere."""
        self.id = table_id
        self.channel = f"table:{table_id}"
        """Where processes speak of it. Its id may be anything that a page has said."""
        self.table: Table | None = None
        self.steps: deque[Step] = deque(maxlen=KEPT)
        """The last entries, each as the table before and after it."""
        self.pages: list[Page] = []
        self.sayings: deque[protocol.Said] = deque(maxlen=KEPT_SAYINGS)
        self.lock = asyncio.Lock()
        self.users = 0
        self.doubtful = False
        """Whether the database may hold more than is known here."""
        self.timer: asyncio.TimerHandle | None = None
        self.woken = clock()
        """When the first page came."""
        self._clock = clock
        self._shown: Shown | None = None
        self._elsewhere: dict[str, tuple[int, There]] = {}
        self._hears = hears
        self._host: tuple[int, bool] | None = None
        """Who keeps the table, and whether they are there, as it was found last."""
        self._host_seen = self.woken
        """When they were there last, or nobody could know."""

    def wait_no_more(self) -> None:
        """The clock does nothing, unless its timer is set again."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def add(self, entries: Sequence[Entry]) -> Steps:
        """Take in entries that are stored; gives the table before and after each."""
        return self.take(steps_of(self.table, entries))

    def take(self, steps: Steps) -> Steps:
        """Take in what follows on the table."""
        if steps:
            self.table = steps[-1][1]
        self.steps.extend(steps)
        return steps

    def show(self, steps: Steps, pages: Sequence[Page]) -> None:
        """Send these entries to those pages, each as its member may see it."""
        now = self._clock()
        for before, after in steps if pages else ():
            shown = self._shown = Shown(self.id, after, now, before, self._shown)
            messages: dict[int | None, bytes] = {}
            for page in pages:
                if page.member not in messages:
                    messages[page.member] = shown.happened(page.member)
                page.send(messages[page.member], more=after is not steps[-1][1])

    def catch_up(self, page: Page, last: int) -> None:
        """Bring a page up to date that has seen entry ``last``: with what it has missed, or the whole table."""
        table = self.table
        assert table is not None
        missed = [step for step in self.steps if step[1].number > last]
        if 0 <= last <= table.number and len(missed) == table.number - last:
            self.show(missed, [page])
        else:
            page.send(Shown(self.id, table, self._clock()).welcome(page.member))

    def end_other(self, member: int, page: Page | None, code: Literal["replaced", "removed"]) -> bool:
        """End the member's pages but for that one; whether there were any."""
        others = [other for other in self.pages if other.member == member and other is not page]
        for other in others:
            self.pages.remove(other)
            other.fail(code)
        return bool(others)

    def say(self, said: protocol.Said) -> None:
        """Tell all pages what somebody said, once."""
        if any(said.key == earlier.key for earlier in self.sayings):
            return
        self.sayings.append(said)
        self._tell_all(said)

    def recall(self, said: Sequence[protocol.Said]) -> None:
        """Tell all pages what was said before, where this process didn't listen."""
        known = {one.key for one in self.sayings}
        missed = [one for one in said if one.key not in known]
        # in the order in which it was said: of more than is kept all then keep the same
        in_order = sorted([*missed, *self.sayings], key=lambda one: (one.at, one.key))
        self.sayings = deque(in_order, maxlen=KEPT_SAYINGS)
        told = self.earlier
        for one in missed:
            if one in told:
                self._tell_all(msgspec.structs.replace(one, earlier=True))

    @property
    def earlier(self) -> list[protocol.Said]:
        """What those are told who come later: at a listed table strangers do, so that no free text is told there."""
        listed = self.table is not None and self.table.settings.listed
        return [one for one in self.sayings if one.text is None or not listed]

    @property
    def heard(self) -> int:
        """Stands for all that was said last; 0 for nothing."""
        return crc32("\n".join(sorted(one.key for one in self.sayings)).encode())

    # --- who is there -------------------------------------------------------------------------------------------

    def there(self, process: str, *, ask: bool = False) -> There:
        """Who is connected here."""
        members = {page.member for page in self.pages if page.member is not None}
        watching = sum(page.member is None for page in self.pages)
        return There(process, sorted(members), watching, ask, self.heard)

    def look_for_host(self) -> bool:
        """Find out whether whoever keeps the table is there; whether it is otherwise than before."""
        if self.table is None:
            return False
        host, before = self.table.host, self._host
        connected = any(host in there.members for there in self._everywhere())
        here = not self._hears() or (connected and host not in self.table.covered)
        self._host = (host, here)
        if here or before is None or before[1] or before[0] != host:
            self._host_seen = self._clock()
        return before != self._host

    def host_gone(self) -> int | None:
        """Milliseconds for which whoever keeps the table is gone; None where they are there, or it can't be known."""
        self.look_for_host()
        return None if self._host is None or self._host[1] else self._clock() - self._host_seen

    def _everywhere(self) -> list[There]:
        return [self.there(""), *(there for _, there in self._elsewhere.values())]

    def heard_of(self, there: There) -> None:
        """Another process has said who is connected there."""
        if there.members or there.watching:
            self._elsewhere[there.process] = (self._clock() + PRESENCE_LASTS, there)
        else:
            self._elsewhere.pop(there.process, None)

    def forget_silent(self) -> None:
        """Believe those processes no longer that have been silent for long, though they could have been heard."""
        now = self._clock()
        if not self._hears():
            self._elsewhere = {name: (now + PRESENCE_LASTS, there) for name, (_, there) in self._elsewhere.items()}
            return
        silent = [process for process, (until, _) in self._elsewhere.items() if until < now]
        for process in silent:
            del self._elsewhere[process]
        if silent:
            self.show_presence()

    def show_presence(self) -> None:
        """Tell all pages who is there."""
        everywhere = self._everywhere()
        presence = protocol.Presence(
            members=sorted({member for there in everywhere for member in there.members}),
            watching=sum(there.watching for there in everywhere),
            host_gone=self.host_gone(),
        )
        self._tell_all(presence)

    def _tell_all(self, message: protocol.ServerMessage) -> None:
        encoded = encode(message)
        for page in self.pages:
            page.send(encoded)


def steps_of(table: Table | None, entries: Sequence[Entry]) -> Steps:
    """Those entries, which follow on that table. Raises `StorageFailed` for one that can't have happened there."""
    folded = entries.after if isinstance(entries, Entries) and entries.before is table else None
    steps: Steps = []
    for index, entry in enumerate(entries):
        after = _advanced(table, entry) if folded is None else folded[index]
        steps.append((table, after))
        table = after
    return steps


def _advanced(table: Table | None, entry: Entry) -> Table:
    """The table after that entry. Raises `StorageFailed` for an entry that can't have happened there."""
    try:
        return advance(table, entry)
    except (ValueError, LookupError) as error:  # each of the core's errors is one of these
        raise StorageFailed(f"entry {entry.number} is damaged: {error}") from error
