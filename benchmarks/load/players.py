"""Players of the real protocol: they open tables, sit down, and play matches by chance."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec

from benchmarks.load.wire import Wire, connect
from schwimmen.server.connection import MESSAGE_BURST, MESSAGE_RATE
from schwimmen.server.hub import wall_clock
from schwimmen.server.limits import Bucket
from schwimmen.server.protocol import PROTOCOL

__all__ = ["SEATS", "Sample", "play"]

SEATS = 4
"""People at a table."""
AT_ONCE = 32
"""Tables that are opened at the same time."""


class _Move(msgspec.Struct):
    move: str


class _Round(msgspec.Struct):
    to_act: int | None
    moves: list[_Move]


class _State(msgspec.Struct):
    seat: int | None
    party: list[int]
    phase: str
    round: _Round | None
    may_go_on: bool
    may_answer_buy_back: bool


class _Message(msgspec.Struct):
    """Of every message only what a player of chance needs."""

    t: str
    number: int = -1
    state: _State | None = None
    code: str | None = None


_decode = msgspec.json.Decoder(_Message).decode
_encode = msgspec.json.Encoder().encode


@dataclass
class Sample:
    """What was counted in a window of time; ``cpu`` tells the server's processor seconds so far."""

    cpu: Callable[[], float]
    counting: bool = False
    seconds: float = 0.0
    cpu_seconds: float = 0.0
    moves: int = 0
    frames: int = 0
    bytes: int = 0
    delays: list[float] = field(default_factory=list)
    """Seconds from a move to each other screen."""
    fault: str | None = None
    """What went wrong."""

    async def window(self, warm_up: float, seconds: float) -> None:
        """Count for so many seconds, after the server has warmed up."""
        await asyncio.sleep(warm_up)
        self.counting, begin, used = True, time.perf_counter(), self.cpu()
        await asyncio.sleep(seconds)
        self.counting = False
        if self.fault is not None:
            raise RuntimeError(self.fault)
        self.seconds, self.cpu_seconds = time.perf_counter() - begin, self.cpu() - used


class _Table:
    """A table's pages in this process. A move was made at ``sent`` after entry ``number``, and ``seen`` it have those
    places.
    """

    def __init__(self, think: float, sample: Sample, rng: random.Random) -> None:
        self.think = think
        self.sample = sample
        self.rng = rng
        self.sent = 0.0
        self.number = 0
        self.mover: int | None = None
        self.seen: set[int] = set()


class _Person:
    """One page, and who plays there by chance."""

    def __init__(self, table: _Table, place: int) -> None:
        self.table = table
        self.place = place
        self.wire: Wire | None = None
        self.together: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done once all sit there."""
        self._asked = self._answered = 0  # asked for that entry's position; answered once another is seen
        # The server's limit for each page; half of what it allows at once, since messages may catch up on the way.
        self._speed = Bucket(MESSAGE_RATE, MESSAGE_BURST // 2, wall_clock)

    def hear(self, text: bytes) -> None:
        """Take a message in, and do what is due."""
        message, table, sample = _decode(text), self.table, self.table.sample
        if sample.counting:
            sample.frames += 1
            sample.bytes += len(text)
        if message.t in ("failed", "refused") and message.code != "stale":
            sample.fault = sample.fault or f"the server said {message.code}"
        state = message.state
        if state is None:
            if message.t in ("ack", "refused"):
                self._answered = max(message.number, self._asked)
            return
        if len(state.party) == SEATS and not self.together.done():
            self.together.set_result(None)
        if table.mover not in (None, self.place) and self.place not in table.seen and message.number > table.number:
            table.seen.add(self.place)
            if sample.counting:
                sample.delays.append(time.perf_counter() - table.sent)
        fields = _due(state, table.rng)
        if fields is None or message.number <= self._asked or message.number < self._answered:
            return
        if self._answered < self._asked:  # what was asked last is still under way
            return
        self._asked = message.number
        if table.think:
            time_ = table.rng.expovariate(1 / table.think)
            asyncio.get_running_loop().call_later(time_, self._act, message.number, fields)
        else:
            self._act(message.number, fields)

    def _act(self, number: int, fields: dict[str, Any]) -> None:
        if not self._speed.take():
            asyncio.get_running_loop().call_later(1 / MESSAGE_RATE, self._act, number, fields)
            return
        table, moves = self.table, fields["t"] == "play"
        table.mover, table.number, table.seen = self.place if moves else None, number, set()
        table.sent = time.perf_counter()
        table.sample.moves += table.sample.counting and moves
        self.say(id=f"c{number}", number=number, **fields)

    def say(self, **message: Any) -> None:
        """Send a message."""
        assert self.wire is not None
        self.wire.send(_encode(message))


async def play(url: str, seats: int, think: float, sample: Sample, warm_up: float, seconds: float) -> None:
    """Play at as many tables as that takes; ``think``: seconds that a player thinks, on average."""
    rng = random.Random(seats)
    limit = asyncio.Semaphore(AT_ONCE)
    people: list[_Person] = []

    async def sit_down() -> None:
        async with limit:
            people.extend(await _table(url, http, _Table(think, sample, random.Random(rng.random()))))

    async with httpx.AsyncClient(base_url=url, timeout=60) as http, asyncio.TaskGroup() as group:
        for _ in range(seats // SEATS):
            group.create_task(sit_down())
    for person in people:  # not before all sit: those who play would keep the others waiting
        if person.place == 0:
            person.say(t="start", id="start")
    await sample.window(warm_up, seconds)
    for person in people:
        assert person.wire is not None
        person.wire.abort()


async def _table(url: str, http: httpx.AsyncClient, table: _Table) -> list[_Person]:
    """A new table, at which all have sat down."""
    keys = [secrets.token_urlsafe(24) for _ in range(SEATS)]
    opened = await http.post("/api/tables", json=_new_table(keys[0]))
    opened.raise_for_status()
    people = [_Person(table, place) for place in range(SEATS)]
    for person, key in zip(people, keys, strict=True):
        person.wire = await connect(url, person.hear)
        person.say(t="hello", protocol=PROTOCOL, table=opened.json()["table"], secret=key)
        if person.place:
            person.say(t="sit", id="sit", name=f"player {person.place}")
    await people[0].together
    return people


def _new_table(secret: str) -> dict[str, Any]:
    rules = {"preset": "cardgames-zone"}
    return {"rules": rules, "name": "host", "secret": secret, "opponents": [], "start": False, "places": SEATS}


def _due(state: _State, rng: random.Random) -> dict[str, Any] | None:
    """What the player would do now."""
    if state.phase == "round" and state.round is not None and state.round.to_act == state.seat and state.round.moves:
        return {"t": "play", "move": rng.choice(state.round.moves).move}
    if state.may_go_on:
        return {"t": "continue"}
    return {"t": "buy-back", "yes": False} if state.may_answer_buy_back else None
