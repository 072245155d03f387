"""One WebSocket: messages in, checked; messages out, in order."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import TypedDict
from urllib.parse import urlsplit

import msgspec
from starlette.requests import HTTPConnection
from starlette.types import Scope
from starlette.websockets import WebSocket, WebSocketDisconnect

from schwimmen.rules.options import RulesError
from schwimmen.server import protocol
from schwimmen.server.encoding import encode
from schwimmen.server.hub import Hub, Unknown
from schwimmen.server.limits import Bucket, Doorkeeper
from schwimmen.server.rules import read_settings
from schwimmen.server.seating import Seating
from schwimmen.server.sockets import frame, wire_of
from schwimmen.storage.store import StorageFailed
from schwimmen.tables import commands as c
from schwimmen.tables.state import hash_secret

__all__ = ["LARGEST_MESSAGE", "address_of", "same_origin", "serve_page", "turn_away"]

LARGEST_MESSAGE = 4096
"""Characters of a message from a page."""
HELLO_WITHIN = 20.0
"""Seconds that a connection may stay silent before its first message."""
MESSAGE_RATE, MESSAGE_BURST = 20, 100
"""Messages from a page: so many a second, and so many at once."""
POLICY = 1008
"""Close code of RFC 6455: we end it."""

_decoder = msgspec.json.Decoder(protocol.ClientMessage)
_PONG = encode(protocol.Pong())


class _Who(TypedDict):
    member: int | None
    id: str


class _Fail(Exception):
    """The connection can't go on; ``code`` is the id of the text that says why."""

    def __init__(self, code: protocol.Failure) -> None:
        super().__init__(code)
        self.code: protocol.Failure = code


def same_origin(connection: HTTPConnection) -> bool:
    """Whether the request comes from a page of this server, or from a program that is no browser."""
    origin = connection.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == connection.headers.get("host")


def address_of(scope: Scope) -> str:
    """The network address that asks; behind a trusted proxy the one that the proxy names."""
    client = scope.get("client")
    return client[0] if client else ""


class _Page:
    """A page's side of the connection: what is sent goes to its wire at once, so nobody waits for a slow page."""

    def __init__(self, socket: WebSocket) -> None:
        self.member: int | None = None
        self.secret: str | None = None
        self._socket = socket
        self._wire = wire_of(socket.scope)
        self._end: asyncio.Task[None] | None = None

    def send(self, message: bytes, *, more: bool = False) -> None:
        if self._end is None:
            self._wire.write(frame(message), more=more)

    def fail(self, code: protocol.Failure) -> None:
        if self._end is None:
            self.send(encode(protocol.Failed(code=code)))
            self._end = asyncio.create_task(self._close())

    async def _close(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # the page is gone
            await self._socket.close(POLICY)

    async def ended(self) -> None:
        """Wait until what was said at last is on its way."""
        if self._end is not None:
            await self._end

    async def read(self) -> protocol.ClientMessage:
        """The next message. Raises `_Fail`, or `WebSocketDisconnect`."""
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        text = message.get("text")
        if text is None:
            raise _Fail("bad-message")
        if len(text) > LARGEST_MESSAGE:
            raise _Fail("too-large")
        try:
            decoded: protocol.ClientMessage = _decoder.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise _Fail("bad-message") from error
        return decoded


async def serve_page(socket: WebSocket, hub: Hub, doorkeeper: Doorkeeper) -> None:
    """Talk with one page until either side ends it."""
    await socket.accept()
    page = _Page(socket)
    try:
        # A task of its own: else each message would come down to it through all the layers that lie above.
        await asyncio.create_task(_talk(page, hub, lambda table: doorkeeper.newcomers(address_of(socket.scope), table)))
    except WebSocketDisconnect:
        pass
    except (_Fail, Unknown) as error:
        page.fail(error.code)
    except StorageFailed:
        page.fail("storage")
    await page.ended()


async def turn_away(socket: WebSocket) -> None:
    """End a connection from an address that has too many."""
    await socket.accept()
    page = _Page(socket)
    page.fail("too-many")
    await page.ended()


async def _talk(page: _Page, hub: Hub, newcomers: Callable[[str], Bucket]) -> None:
    try:
        async with asyncio.timeout(HELLO_WITHIN):
            hello = await page.read()
    except TimeoutError:
        raise _Fail("bad-message") from None
    if not isinstance(hello, protocol.Hello):
        raise _Fail("bad-message")
    if hello.protocol != protocol.PROTOCOL:
        raise _Fail("old-page")
    page.send(_PONG, more=True)
    speed = Bucket(MESSAGE_RATE, MESSAGE_BURST, hub.clock)
    async with hub.join(page, hello) as seating:
        while True:
            message = await page.read()
            if not speed.take():
                hub.turned_away.add("messages")
                raise _Fail("too-fast")
            if isinstance(message, protocol.Sit) and page.member is None:
                if not await _sit(page, seating, message, newcomers(hello.table)):
                    hub.turned_away.add("newcomers")
            else:
                await _obey(page, seating, message)


async def _obey(page: _Page, seating: Seating, message: protocol.ClientMessage) -> None:
    if isinstance(message, protocol.Hello):
        raise _Fail("bad-message")
    if isinstance(message, protocol.Ping):
        page.send(_PONG)
        return
    if isinstance(message, protocol.Say):
        if sum(part is not None for part in (message.phrase, message.reaction, message.text)) != 1:
            raise _Fail("bad-message")
        seating.say(message)
        return
    if isinstance(message, protocol.Hint | protocol.Review):
        seating.ask(message)
        return
    try:
        command = _command(page.member, page.secret, message)
    except RulesError:
        page.send(encode(protocol.Refused(id=message.id, code="bad-rules")))
    else:
        await seating.carry_out(command)


async def _sit(page: _Page, seating: Seating, message: protocol.Sit, newcomers: Bucket) -> bool:
    """Let somebody sit down who hasn't sat here before; False if too many of that address have."""
    if not newcomers.take():
        page.send(encode(protocol.Refused(id=message.id, code="newcomers")))
        return False
    await _obey(page, seating, message)
    if page.member is None:
        newcomers.give_back()
    return True


def _command(member: int | None, secret: str | None, message: protocol.TableCommand) -> c.Command:
    """What the message asks of the table. Raises `RulesError`."""
    who: _Who = {"member": member, "id": message.id}
    match message:
        case protocol.Play():
            return c.Play(**who, number=message.number, move=message.move)
        case protocol.Continue():
            return c.GoOn(**who, number=message.number)
        case protocol.BuyBack():
            return c.AnswerBuyBack(**who, number=message.number, yes=message.yes)
        case protocol.Sit():
            hashed = hash_secret(secret) if member is None and secret is not None else None
            return c.Sit(**who, name=message.name, look=message.look, secret=hashed)
        case protocol.Stand():
            return c.Stand(**who)
        case protocol.Return():
            return c.Return(**who)
        case protocol.Cover():
            return c.Cover(**who, target=message.member)
        case protocol.Mix():
            return c.Mix(**who, text=message.text)
        case protocol.Start():
            return c.Start(**who)
        case protocol.Arrange():
            return c.Arrange(**who, settings=read_settings(message))
        case protocol.AddComputer():
            return c.AddComputer(**who, level=message.level)
        case protocol.Remove():
            return c.Remove(**who, target=message.member)
        case protocol.HandOver():
            return c.HandOver(**who, target=message.member)
        case protocol.TakeOver():
            return c.TakeOver(**who)
