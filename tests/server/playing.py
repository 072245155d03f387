"""Pages without a browser: one talks to a real server over HTTP and a real WebSocket, one to a hub."""

from __future__ import annotations

import contextlib
import itertools
import random
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, Self

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from schwimmen.server import protocol
from schwimmen.tables.commands import AnswerBuyBack, Command, GoOn, Play

__all__ = ["SILENCE", "Answer", "Ear", "Ended", "Key", "Page", "open_round", "open_table", "play_together", "wanted"]

Answer = protocol.Ack | protocol.Refused | protocol.Hinted | protocol.Reviewed
"""What answers something that a page has asked, by its id."""

_decoder = msgspec.json.Decoder(protocol.ServerMessage)
_ids = itertools.count()  # no two pages of a browser use the same
SILENCE = 20.0
"""Seconds after which a server that says nothing has failed the test."""


class Ended(Exception):
    """The server has ended the connection; ``code`` is what it said, None if it said nothing."""

    def __init__(self, code: str | None) -> None:
        super().__init__(code)
        self.code = code


@dataclass(frozen=True)
class Key:
    """What a browser has of a table: its id, and the secret of whoever uses the browser (None: of nobody)."""

    table: str
    secret: str | None

    @property
    def other(self) -> Key:
        """Another browser's, whose user has not sat down yet."""
        return replace(self, secret=secrets.token_urlsafe(24))

    @property
    def nobody(self) -> Key:
        """Somebody's who only looks on."""
        return replace(self, secret=None)


def wanted(preset: str | None = None, opponents: int = 3, **fields: Any) -> dict[str, Any]:
    """What to ask for to have a table by that preset. ``fields`` are others of `protocol.NewTable`; ``options`` go
    beside the preset."""
    levels = ["beginner", "solid", "sharp"]
    options = fields.pop("options", {})
    return {
        "rules": {"preset": preset, "options": options},
        "name": "Zoe",
        "secret": secrets.token_urlsafe(24),
        "opponents": [levels[number % 3] for number in range(opponents)],
        "start": True,
        "places": opponents + 1,
    } | fields


def open_table(url: str, preset: str | None = None, opponents: int = 3, **fields: Any) -> Key:
    """Open a table; the arguments are those of `wanted`."""
    asked = wanted(preset, opponents, **fields)
    answer = httpx.post(f"{url}/api/tables", json=asked)
    assert answer.status_code == 201, answer.text
    return Key(msgspec.json.decode(answer.content, type=protocol.TableOpened).table, asked["secret"])


def open_round(url: str, **fields: Any) -> Key:
    """Open a table where a round is in play and waits for its host: not one that was over as soon as it was dealt."""
    while True:
        key = open_table(url, **fields)
        with Page(url, key) as page:
            page.settle()
            if page.table.phase == "round":
                return key


class Page:
    """One connection at a table. ``heard`` holds every text that it was sent."""

    def __init__(
        self, url: str, key: Key, *, last: int = -1, silent: bool = False, origin: str | None = None, address: str = ""
    ) -> None:
        """Connect and say hello; a ``silent`` page says nothing yet. ``address``: what a proxy says of who asks."""
        self.key = key
        self.heard: list[str] = []
        self.state: protocol.TableState | None = None
        self.number = last
        self.numbers: list[int] = []
        self.log: list[protocol.LogEntry] = []
        self.there = protocol.Presence(members=[], watching=0)
        self.said: list[protocol.Said] = []
        headers = {"x-forwarded-for": address} if address else {}
        self._open = contextlib.ExitStack()
        self._socket: ClientConnection = self._open.enter_context(
            connect(
                url.replace("http", "ws", 1) + protocol.SOCKET_PATH,
                compression=None,
                max_queue=None,  # who doesn't read what has come is not in the way of the connection's end
                origin=origin,  # type: ignore[arg-type]
                additional_headers=headers,
            )
        )
        if not silent:
            self.send(self.hello(last=last))
            self.greeted()

    def hello(self, **fields: Any) -> dict[str, Any]:
        """The first message of a connection."""
        who = {"table": self.key.table, "secret": self.key.secret}
        return {"t": "hello", "protocol": protocol.PROTOCOL, "last": -1} | who | fields

    def greeted(self) -> None:
        """Read the answer to a hello."""
        while not isinstance(self.read(), protocol.Presence):
            pass

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self._open.close()

    @property
    def table(self) -> protocol.TableState:
        """The table as this page knows it."""
        assert self.state is not None
        return self.state

    @property
    def position(self) -> tuple[int, protocol.TableState]:
        """What the page knows of the table but how long ago it was."""
        return self.number, msgspec.structs.replace(self.table, waiting=0, time_left=None)

    def send(self, message: dict[str, Any] | str | bytes) -> None:
        """Send a message, or anything else. Where the server has ended the connection, `read` tells."""
        with contextlib.suppress(ConnectionClosed):
            self._socket.send(msgspec.json.encode(message).decode() if isinstance(message, dict) else message)

    def read(self) -> protocol.ServerMessage:
        """The next message, taken in. Raises `Ended`."""
        try:
            text = self._socket.recv(SILENCE)
        except ConnectionClosed:
            raise Ended(None) from None
        assert isinstance(text, str)
        self.heard.append(text)
        message: protocol.ServerMessage = _decoder.decode(text)
        match message:
            case protocol.Welcome():
                self.number, self.state, self.log = message.number, message.state, message.log
            case protocol.Happened():
                assert message.number == self.number + 1, "a gap"
                self.number, self.state = message.number, message.state
                self.numbers.append(message.number)
                self.log += message.log
            case protocol.Presence():
                self.there = message
            case protocol.Said():
                self.said.append(message)
            case protocol.Failed():
                raise Ended(message.code)
        return message

    def command(self, kind: str, /, **fields: Any) -> protocol.Ack | protocol.Refused:
        """Send a command and read up to its answer, and to what it did."""
        message: dict[str, Any] = {"t": kind, "id": f"c{next(_ids)}"} | fields
        if kind in ("play", "continue", "buy-back"):
            message.setdefault("number", self.number)
        self.send(message)
        while True:
            answer = self.read()
            if isinstance(answer, protocol.Ack | protocol.Refused) and answer.id == message["id"]:
                break
        while isinstance(answer, protocol.Ack) and self.number < answer.number:
            self.read()
        return answer

    def do(self, kind: str, /, **fields: Any) -> None:
        """Send a command that is carried out."""
        answer = self.command(kind, **fields)
        assert isinstance(answer, protocol.Ack), answer

    def refused(self, kind: str, /, **fields: Any) -> str:
        """Send a command that is refused; gives the code."""
        answer = self.command(kind, **fields)
        assert isinstance(answer, protocol.Refused), answer
        return answer.code

    def sit(self, name: str, look: int = 0) -> None:
        """Sit down, for the first time too: then the table is seen as a member from now on."""
        self.do("sit", name=name, look=look)
        while self.table.you is None:
            self.read()

    def read_to(self, number: int) -> None:
        """Read up to that event."""
        while self.number < number:
            self.read()

    def settle(self) -> None:
        """Read until it is this page's turn to do something: to move, go on, answer, or begin anew."""
        while not self.is_due():
            self.read()

    def is_due(self) -> bool:
        """Whether something is for this page to do."""
        table = self.table
        match table.phase:
            case "round":
                return table.round is not None and table.round.to_act == table.seat and bool(table.round.moves)
            case "buy_back":
                return table.may_answer_buy_back
            case "next" | "over":
                return table.may_go_on and self._has_ended()
        return True

    def waits(self) -> bool:
        """Whether the table waits for somebody now, whoever it is."""
        table = self.table
        if table.phase == "gathering":
            return table.next_deal is not None
        people = {seat for seat, player in enumerate(table.players) if player.level is None and not player.covered}
        if table.phase in ("round", "buy_back"):
            return bool(people.intersection(table.awaited)) or not people
        if not self._has_ended():
            return False
        if table.phase == "over":
            to_go_on = {one.member for one in table.members if one.level is None}.intersection(table.party)
        else:
            still_in = {seat for seat in people if not table.players[seat].out}
            to_go_on = {table.players[seat].member for seat in still_in or people}
        return not to_go_on <= set(table.ready)

    def _has_ended(self) -> bool:
        """Whether a round is over, and all that follows on its end at once has been read."""
        return self.table.round is not None and self.table.next_deal is not None

    def act(self, rng: random.Random) -> bool:
        """Do what is due, moves by chance; False once the match is over."""
        self.settle()
        table = self.table
        if table.phase == "over":
            return False
        if table.phase == "next":
            self.do("continue")
        elif table.phase == "buy_back":
            self.do("buy-back", yes=rng.random() < 0.7)
        else:
            assert table.round is not None
            self.do("play", move=rng.choice(table.round.moves).move)
        return True


def play_together(pages: Sequence[Page], rng: random.Random, turns: int = 10**6) -> None:
    """Let the people at those pages, and all who look on there, play so many turns, or to the match's end."""
    for _ in range(turns):
        while not all(page.waits() for page in pages) or len({page.number for page in pages}) > 1:
            newest = max(page.number for page in pages)
            for page in pages:
                page.read_to(newest)
                while not page.waits():
                    page.read()
        if pages[0].table.phase == "over":
            return
        due = [page for page in pages if page.is_due()]
        assert due, "the table waits for somebody who is not here"
        rng.choice(due).act(rng)


class Heard(NamedTuple):
    """A message that was sent to the page of a member (None: of a stranger), after it had heard of event ``number``."""

    number: int
    member: int | None
    text: str


class Ear:
    """A page of a hub, without a socket: hears everything, and knows only what it heard. ``ended``: why the hub has
    ended it."""

    def __init__(self, last: int = -1) -> None:
        self.member: int | None = None
        self.secret: str | None = None
        self.heard: list[Heard] = []
        self.table: protocol.TableState | None = None
        self.number = last
        self.there = protocol.Presence(members=[], watching=0)
        self.said: list[protocol.Said] = []
        self.answers: dict[str, Answer] = {}
        self.ended: str | None = None

    def send(self, message: bytes, *, more: bool = False) -> None:  # noqa: ARG002
        self.take(_decoder.decode(message), message.decode())

    def take(self, message: protocol.ServerMessage, text: str) -> None:
        if self.ended is not None:  # whoever has been sent away just now gets no answer to what it asked
            assert isinstance(message, protocol.Ack | protocol.Refused)
            return
        match message:
            case protocol.Welcome():
                self.number, self.table = message.number, message.state
            case protocol.Happened():
                assert message.number == self.number + 1, "a gap"
                self.number, self.table = message.number, message.state
            case protocol.Presence():
                self.there = message
            case protocol.Said():
                self.said.append(message)
            case protocol.Ack() | protocol.Refused() | protocol.Hinted() | protocol.Reviewed():
                self.answers[message.id] = message
        self.heard.append(Heard(self.number, self.member, text))

    def fail(self, code: protocol.Failure) -> None:
        self.ended = code

    def command(self, rng: random.Random, id_: str) -> Command | None:
        """What is due from this page, if anything is."""
        table, member = self.table, self.member
        assert table is not None
        assert member is not None
        if table.phase == "round" and table.round is not None and table.round.moves:
            return Play(member=member, id=id_, number=self.number, move=rng.choice(table.round.moves).move)
        if table.may_go_on:
            return GoOn(member=member, id=id_, number=self.number)
        if table.may_answer_buy_back:
            return AnswerBuyBack(member=member, id=id_, number=self.number, yes=rng.random() < 0.5)
        return None
