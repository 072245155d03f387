"""Messages as text. What is the same for all pages is encoded once, and what is a seat's own is put beside it."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from schwimmen.server import protocol

__all__ = ["begun", "decode", "encode", "fields", "put_together", "unsaid"]

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(protocol.ServerMessage).decode
T = TypeVar("T", bound=msgspec.Struct)


def encode(message: msgspec.Struct) -> bytes:
    """A message, or a part of one, as a page is sent it."""
    return _encode(message)


def decode(message: bytes) -> protocol.ServerMessage:
    """Read a message to a page."""
    decoded: protocol.ServerMessage = _decode(message)
    return decoded


def unsaid(cls: type[T]) -> T:
    """A struct without any of its fields: what is encoded of it are those that are set later."""
    return cls(**dict.fromkeys(cls.__struct_fields__, msgspec.UNSET))


def begun(struct: msgspec.Struct) -> bytes:
    """The beginning of a struct, as it is encoded, of which some fields, but not all, are unsaid."""
    return _encode(struct)[:-1] + b","


def fields(struct: msgspec.Struct) -> bytes:
    """The fields of a struct, as they are encoded, that follow on others and are followed by others."""
    return _encode(struct)[1:-1] + b","


def put_together(message: bytes, table: bytes, own_table: bytes, round_: bytes, own_round: bytes) -> bytes:
    """A message with the state of a table, whose parts are encoded: what is `begun`, and the own parts.

    ``own_table`` are `fields`; ``own_round`` is a whole struct, or empty where no round is shown.
    """
    if not own_round:
        return b"".join((message, b'"state":', table, own_table, b'"round":null}}'))
    return b"".join((message, b'"state":', table, own_table, b'"round":', round_, own_round[1:], b"}}"))
