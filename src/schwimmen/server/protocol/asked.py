"""What a page says over the WebSocket."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from schwimmen.server.protocol.parts import (
    Clock,
    CommandId,
    Level,
    Look,
    MemberNumber,
    Message,
    MoveText,
    Name,
    Phrase,
    Reaction,
    RulesRequest,
    Secret,
    TableId,
)

__all__ = [
    "AddComputer",
    "Arrange",
    "BuyBack",
    "ClientMessage",
    "Continue",
    "Cover",
    "HandOver",
    "Hello",
    "Hint",
    "Mix",
    "Ping",
    "Play",
    "Remove",
    "Return",
    "Review",
    "Say",
    "Sit",
    "Stand",
    "Start",
    "TableCommand",
    "TakeOver",
]


class Hello(Message, tag="hello"):
    """First message of a connection. ``last``: the number of the last event the page has, -1 for none. Who has sat
    at the table with that ``secret`` is that member again; everybody else looks on, until they `Sit` down."""

    protocol: int
    table: TableId
    secret: Secret | None = None
    last: Annotated[int, Meta(ge=-1)] = -1


class Ping(Message, tag="ping"):
    """Is anybody there? Answered by `Pong` at once. For a page that has heard nothing for a while: a connection can die
    without a word. Only a server that has sent a `Pong` before knows it."""


class _Command(Message):
    id: CommandId


class _InPosition(_Command):
    number: Annotated[int, Meta(ge=0)]


class Play(_InPosition, tag="play"):
    """A move. ``number``: the last event the page has seen; a move for another position is refused."""

    move: MoveText


class Continue(_InPosition, tag="continue"):
    """Go on after a round's end or a match's: the next one begins once all who play want it, or after a while."""


class BuyBack(_InPosition, tag="buy-back"):
    """Answer the offer to come back (R8.4)."""

    yes: bool


class Sit(_Command, tag="sit"):
    """Sit down for the next match, or come by another name or picture."""

    name: Name
    look: Look = 0


class Stand(_Command, tag="stand"):
    """Stand up. In a match in play a computer player goes on."""


class Return(_Command, tag="return"):
    """Play for oneself again, after a computer player did."""


class Cover(_Command, tag="cover"):
    """Let a computer player play for somebody for whom all have waited for long."""

    member: MemberNumber


class Mix(_Command, tag="mix"):
    """Add chance of one's own to the next deal."""

    text: Annotated[str, Meta(min_length=1, max_length=40)]


class Start(_Command, tag="start"):
    """Begin a match (host)."""


class Arrange(_Command, tag="arrange"):
    """Keep the table otherwise (host). Rules can be changed between matches."""

    rules: RulesRequest
    places: Annotated[int, Meta(ge=2, le=16)]
    clock: Clock
    level: Level
    memory_help: bool
    watch: bool
    listed: bool
    closed: bool = False
    """Whoever has not sat here yet may not sit down."""


class AddComputer(_Command, tag="add-computer"):
    """Let a computer player sit down (host)."""

    level: Level


class Remove(_Command, tag="remove"):
    """Send a person or a computer player away (host)."""

    member: MemberNumber


class HandOver(_Command, tag="hand-over"):
    """Give the table to somebody else to keep (host)."""

    member: MemberNumber


class TakeOver(_Command, tag="take-over"):
    """Keep the table, since whoever kept it has stood up or is gone for long (`Presence`)."""


class Say(_Command, tag="say"):
    """Say something to all: exactly one of a ``phrase``, a ``reaction``, or ``text`` (at tables by link alone)."""

    phrase: Phrase | None = None
    reaction: Reaction | None = None
    text: Annotated[str, Meta(min_length=1, max_length=200)] | None = None


class Hint(_Command, tag="hint"):
    """What would be best now? For who plays against computer players alone. Answered by `Hinted` or `Refused`."""


class Review(_Command, tag="review"):
    """What would have been better in the round that ended last? For the same, answered by `Reviewed` or `Refused`."""


TableCommand = (
    Play
    | Continue
    | BuyBack
    | Sit
    | Stand
    | Return
    | Cover
    | Mix
    | Start
    | Arrange
    | AddComputer
    | Remove
    | HandOver
    | TakeOver
)
ClientMessage = Hello | Ping | TableCommand | Say | Hint | Review
