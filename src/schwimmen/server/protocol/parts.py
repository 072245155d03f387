"""What the protocol's messages are made of."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from schwimmen.tables.events import Level

__all__ = [
    "CardText",
    "Clock",
    "CommandId",
    "Failure",
    "Level",
    "Look",
    "MemberNumber",
    "MoveText",
    "Name",
    "OptionJson",
    "Phrase",
    "Reaction",
    "RulesRequest",
    "Secret",
    "ServerRefusal",
    "TableId",
]

Name = Annotated[str, Meta(min_length=1, max_length=24)]
CardText = Annotated[str, Meta(min_length=2, max_length=2)]
MoveText = Annotated[str, Meta(min_length=2, max_length=16)]
Secret = Annotated[str, Meta(min_length=22, max_length=64)]
TableId = Annotated[str, Meta(min_length=1, max_length=32)]
CommandId = Annotated[str, Meta(min_length=1, max_length=40)]
MemberNumber = Annotated[int, Meta(ge=0, lt=1000)]
Look = Annotated[int, Meta(ge=0, lt=12)]
Clock = Literal["none", "relaxed", "quick"]
Phrase = Literal[
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "hurry",
    "moment",
    "sorry",
    "oops",
    "phew",
    "swim",
    "fire",
    "again",
    "bye",
]
Reaction = Literal["clap", "laugh", "wow", "sad", "angry", "heart"]
Failure = Literal[
    "bad-message",
    "too-large",
    "bad-origin",
    "old-page",
    "unknown-table",
    "removed",
    "too-many",
    "too-fast",
    "replaced",
    "storage",
    "bad-rules",
    "too-many-players",
    "too-few-players",
    "bad-name",
    "bad-record",
    "not-found",
    "internal",
]
ServerRefusal = Literal["storage", "bad-rules", "too-fast", "no-talk", "no-hints", "no-round", "thinking", "newcomers"]
"""Why the server refuses a command before a table has seen it, or after."""
OptionJson = str | int | bool | Annotated[list[int], Meta(max_length=3)]


class Message(msgspec.Struct, forbid_unknown_fields=True, tag_field="t", kw_only=True):
    """What goes over the WebSocket as a whole."""


class Part(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A part of a message, or what goes over HTTP."""


class RulesRequest(Part):
    """Rules as a page or an address gives them; what is in neither has its default."""

    preset: Annotated[str, Meta(max_length=40)] | None = None
    options: Annotated[dict[str, OptionJson], Meta(max_length=40)] = {}
