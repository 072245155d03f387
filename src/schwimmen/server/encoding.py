"""Messages as text. What is the same for all pages is encoded once, and what is a seat's own is put beside it."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from schwimmen.server import protocol

__all__ = ["begun", "decode", "encode", "joined", "unsaid"]

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


def joined(begun: bytes, rest: bytes) -> Any:
    """The whole struct, whose other fields are encoded by themselves, to be put into a message where it goes."""
    return msgspec.Raw(begun + rest[1:])
