"""The tables that anybody may come to: those that their hosts have listed, while somebody is connected to them."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from schwimmen.server import protocol
from schwimmen.server.bus import Bus
from schwimmen.server.rules import rules_info
from schwimmen.tables.state import Table

__all__ = ["LobbyBoard"]

MOST_SHOWN = 50
LASTS = 25_000
"""Milliseconds for which another process's word holds."""
_CHANNEL = "lobby"


class _Word(msgspec.Struct, frozen=True):
    process: str
    tables: list[protocol.ListedTable]
    ask: bool = False
    """The others shall say what they have: that process hasn't heard them."""


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(_Word).decode


class LobbyBoard:
    """What the lobby shows: the listed tables of this process, and what the others say of theirs."""

    def __init__(self, bus: Bus, process: str, clock: Callable[[], int]) -> None:
        self._bus = bus
        self._process = process
        self._clock = clock
        self._here: dict[str, protocol.ListedTable] = {}
        self._elsewhere: dict[str, tuple[int, _Word]] = {}
        self._heard_all = False
        """Whether nothing has been missed that others said."""
        bus.subscribe(_CHANNEL, self._heard)

    def shown(self) -> protocol.Lobby:
        """The tables, the newest first."""
        now = self._clock()
        tables: dict[str, protocol.ListedTable] = {}
        for until, word in self._elsewhere.values():
            if until >= now:
                tables |= {table.table: table for table in word.tables}
        tables |= self._here  # of a table that is here too, this is the newest
        return protocol.Lobby(tables=list(reversed(tables.values()))[:MOST_SHOWN])

    def note(self, table_id: str, table: Table) -> None:
        """A table is so now: it is shown, or no longer."""
        before = self._here.get(table_id)
        if not table.settings.listed or table.settings.closed:
            self.forget(table_id)
            return
        after = protocol.ListedTable(
            table=table_id,
            host=table.members[table.host].name,
            rules=rules_info(table.options, table.settings.preset),
            seated=len(table.party),
            places=table.settings.places,
            playing=table.playing,
            watch=table.settings.watch,
            clock=table.settings.clock,
        )
        if after != before:
            self._here[table_id] = after
            self.publish()

    def forget(self, table_id: str) -> None:
        """Nobody is connected to that table here any more."""
        if self._here.pop(table_id, None) is not None:
            self.publish()

    def publish(self) -> None:
        """Tell the other processes."""
        if self._bus.shared:
            newest = list(self._here.values())[-MOST_SHOWN:]
            ask, self._heard_all = not self._heard_all, self._bus.reached
            self._bus.publish(_CHANNEL, _encode(_Word(self._process, newest, ask)))

    def _heard(self, message: bytes) -> None:
        try:
            word = _decode(message)
        except msgspec.DecodeError:  # a process of another version said it
            return
        now = self._clock()  # each process that starts has another name: those that are gone are forgotten
        self._elsewhere = {name: (until, old) for name, (until, old) in self._elsewhere.items() if until >= now}
        self._elsewhere[word.process] = (now + LASTS, word)
        if word.ask and self._here:
            self.publish()
