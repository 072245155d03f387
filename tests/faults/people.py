"""People who play whole matches over connections that fail: each is a page without a browser.

A person knows what the server told, and plays by it. Whatever happens to the connection, the next one goes on at any
of the server's processes: what was not answered is sent again under its own id. On the way to the server frames are
cut off in the middle (with the connection), doubled, held back until after the next one, or sent again much later.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, InvalidMessage, WebSocketException
from websockets.frames import Frame, Opcode

from schwimmen.server import protocol

__all__ = ["Doing", "Person", "Spoiling", "fingerprint"]

_decode = msgspec.json.Decoder(protocol.ServerMessage).decode
_encode = msgspec.json.Encoder().encode

UNANSWERED = 15.0
"""Seconds after which a person whose command is not answered connects anew."""
TICK = 0.5
"""Seconds after which a person to whom nothing was said looks whether there is something to do."""


@dataclass(frozen=True)
class Spoiling:
    """How often the way to the server does something to a frame; the rest arrives as it should."""

    cut: float = 0.0
    double: float = 0.0
    hold: float = 0.0
    """Sent after the next one, or a moment later."""
    again: float = 0.0
    """Sent once more much later."""


@dataclass
class Doing:
    """A command that was sent: ``number`` is the entry that the server said it is, ``refused`` why it is none."""

    message: dict[str, Any]
    number: int | None = None
    refused: str | None = None


@dataclass(eq=False)
class Person:
    """Somebody at a table. ``place`` gives the address of a process to connect to."""

    name: str
    table: str
    secret: str
    place: Callable[[], str]
    chance: random.Random
    spoiling: Spoiling
    answered: Callable[[], None]
    """Is called with each answer."""
    number: int = -1
    state: protocol.TableState | None = None
    seen: dict[tuple[int, int | None], bytes] = field(default_factory=dict)
    """The fingerprint of what was shown after each entry, as that member or to a stranger."""
    done: dict[str, Doing] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)
    """What must never happen."""
    connections: int = 0
    waited: list[float] = field(default_factory=list)
    """Seconds from sending each command first to its answer."""
    _open: Doing | None = None
    _began: float = 0.0
    _sent: float = 0.0
    _expects: int = -1
    """The entry that is to be seen before anything else is done."""
    _held: list[bytes] = field(default_factory=list)
    _later: list[bytes] = field(default_factory=list)

    async def play(self, finished: Callable[[], bool]) -> None:
        """Sit down, and play until all is finished."""
        pause = 0.02
        while not finished():
            with contextlib.suppress(
                OSError, EOFError, TimeoutError, WebSocketException, InvalidHandshake, InvalidMessage
            ):
                url = self.place().replace("http", "ws", 1) + protocol.SOCKET_PATH
                async with connect(
                    url, compression=None, open_timeout=10, close_timeout=1, ping_interval=None
                ) as socket:
                    self.connections += 1
                    self._held.clear()
                    await self._talk(socket, finished)
                    pause = 0.02
            await asyncio.sleep(pause * self.chance.uniform(0.5, 1.5))
            pause = min(2 * pause, 1.0)

    async def _talk(self, socket: ClientConnection, finished: Callable[[], bool]) -> None:
        hello = {"t": "hello", "protocol": protocol.PROTOCOL, "table": self.table, "secret": self.secret}
        await socket.send(_encode(hello | {"last": self.number}).decode())
        welcomed, self._expects = False, -1
        loop = asyncio.get_running_loop()
        while not finished():
            try:
                async with asyncio.timeout(TICK):
                    text = await socket.recv()
            except TimeoutError:
                self._expects = -1
                for frame in self._held:
                    await socket.send(frame.decode())
                self._held.clear()
            else:
                message = _decode(text)
                if isinstance(message, protocol.Failed):
                    if message.code not in ("storage", "replaced"):
                        self.faults.append(f"{self.name} was sent away: {message.code}")
                    return
                if isinstance(message, protocol.Presence) and not welcomed:
                    welcomed = True  # the answer to the hello is complete
                    if self._open is not None:
                        await self._send(socket, self._open)
                self._take_in(message)
            if not welcomed:
                continue
            if self._open is None and self.number >= self._expects:
                await self._do_what_is_due(socket)
            elif self._open is not None and loop.time() - self._sent > UNANSWERED:
                return

    def _take_in(self, message: protocol.ServerMessage) -> None:
        match message:
            case protocol.Welcome():
                if message.number < self.number:
                    self.faults.append(f"{self.name}: back from {self.number} to {message.number}")
                self._see(message.number, message.state)
            case protocol.Happened():
                if message.number != self.number + 1:
                    self.faults.append(f"{self.name}: after {self.number} came {message.number}")
                self._see(message.number, message.state)
            case protocol.Ack():
                doing = self.done[message.id]
                if doing.number not in (None, message.number) and doing.message["t"] == "play":
                    self.faults.append(f"{self.name}: {doing.message} was {doing.number}, then {message.number}")
                doing.number = message.number if doing.number is None else doing.number
                self._answered(doing, message.number)
            case protocol.Refused():
                doing = self.done[message.id]
                doing.refused = message.code
                self._answered(doing, self.number + 1)

    def _see(self, number: int, state: protocol.TableState) -> None:
        self.number, self.state = number, state
        self.seen[number, state.you] = fingerprint(state)

    def _answered(self, doing: Doing, expects: int) -> None:
        if doing is self._open:
            self._expects = expects
            self.waited.append(asyncio.get_running_loop().time() - self._began)
            self._open = None
            self.answered()

    async def _do_what_is_due(self, socket: ClientConnection) -> None:
        message = self._due()
        if message is None:
            return
        doing = Doing(message | {"id": f"{len(self.done)}"})
        self.done[doing.message["id"]] = doing
        self._open, self._began = doing, asyncio.get_running_loop().time()
        await self._send(socket, doing)

    def _due(self) -> dict[str, Any] | None:
        """What this person wants to do now."""
        state = self.state
        if state is None:
            return None
        if state.you is None:
            return {"t": "sit", "name": self.name}
        at = {"number": self.number}
        if state.phase == "gathering":
            here = sum(member.level is None for member in state.members)
            people = state.settings.places - sum(member.level is not None for member in state.members)
            return {"t": "start"} if state.you == state.host and here == people else None
        if state.phase == "round" and state.round is not None:
            moves = state.round.moves if state.round.to_act == state.seat else []
            return {"t": "play", "move": self.chance.choice(moves).move} | at if moves else None
        if state.may_answer_buy_back:
            return {"t": "buy-back", "yes": self.chance.random() < 0.5} | at
        if state.phase == "next" and state.may_go_on:
            return {"t": "continue"} | at
        return None

    async def _send(self, socket: ClientConnection, doing: Doing) -> None:
        """Send a command, or what the way there makes of it."""
        self._sent = asyncio.get_running_loop().time()
        frame = _encode(doing.message)
        fate, spoiling = self.chance.random(), self.spoiling
        if (fate := fate - spoiling.cut) < 0:
            whole = Frame(Opcode.TEXT, frame).serialize(mask=True)
            socket.transport.write(whole[: self.chance.randrange(1, len(whole))])
            socket.transport.close()
            return
        if (fate := fate - spoiling.hold) < 0:
            self._held.append(frame)
            return
        frames = [frame, *self._held]
        self._held.clear()
        if (fate := fate - spoiling.double) < 0:
            frames.append(frame)
        if (fate := fate - spoiling.again) < 0:
            self._later.append(frame)
        elif self._later and self.chance.random() < 0.2:
            frames.append(self._later.pop(0))
        for text in frames:
            await socket.send(text.decode())


def fingerprint(state: protocol.TableState) -> bytes:
    """What tells the state from any other, but for how long ago it was."""
    return hashlib.sha256(_encode(msgspec.structs.replace(state, waiting=0, time_left=None))).digest()[:16]
