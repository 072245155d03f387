"""What processes tell each other of a table, as the bus carries it."""

from __future__ import annotations

import msgspec
from msgspec import structs

from schwimmen.server import protocol

__all__ = ["Moved", "News", "Recall", "Recalled", "Said", "There", "Took", "decode_news", "encode_news"]


class Moved(msgspec.Struct, frozen=True, tag="moved"):
    """The table has that many entries now, counted from 0."""

    number: int


class There(msgspec.Struct, frozen=True, tag="there"):
    """Who is connected at that process."""

    process: str
    members: list[int]
    watching: int
    ask: bool = False
    """The others shall say who is at theirs."""
    said: int = 0
    """Stands for all that was said last; 0 for nothing. Who has heard something else may have missed some of it."""


class Took(msgspec.Struct, frozen=True, tag="took"):
    """A page of that process speaks for the member from now on."""

    member: int


class Said(msgspec.Struct, frozen=True, tag="said"):
    """Somebody said something."""

    said: protocol.Said


class Recall(msgspec.Struct, frozen=True, tag="recall"):
    """That process has just taken the table up, or has missed something: it asks what was said before."""


class Recalled(msgspec.Struct, frozen=True, tag="recalled"):
    """What was said last, the oldest first."""

    said: list[protocol.Said]


News = Moved | There | Took | Said | Recall | Recalled
_encode_news = msgspec.json.Encoder().encode
_decode_news = msgspec.json.Decoder(News)


def encode_news(news: News) -> bytes:
    """What processes tell each other of a table, as the bus carries it."""
    match news:
        case Said(said):
            news = Said(_on_the_bus(said))
        case Recalled(said):
            news = Recalled([*map(_on_the_bus, said)])
    return _encode_news(news)


def _on_the_bus(said: protocol.Said) -> protocol.Said:
    """Without what is for pages alone: a process of an older version refuses fields that it doesn't know."""
    return structs.replace(said, earlier=msgspec.UNSET)


def decode_news(message: bytes) -> News | None:
    """Read it; None for what is none: a process of another version said it."""
    try:
        news: News = _decode_news.decode(message)
    except msgspec.DecodeError:
        return None
    return news
