"""What happens at a table, as numbered entries: everything else is a fold over them, and they alone are stored.

Cards, decks and moves are text as in docs/record.md. A member is whoever has ever sat at the table, person or computer
player, by a number from 0 that stays; a seat is a place in the match in play, from 0. Entries are never rewritten: a
field or an event that comes later has a default, so that tables stored before go on.
"""

from __future__ import annotations

from typing import Literal

import msgspec

__all__ = [
    "Arranged",
    "Began",
    "BuyBackAnswered",
    "Clock",
    "Covered",
    "Created",
    "Dealt",
    "Entry",
    "Event",
    "GoneOn",
    "HandedOver",
    "Level",
    "Member",
    "Mixed",
    "Moved",
    "Promised",
    "Returned",
    "Sat",
    "Settings",
    "Shuffled",
    "Stood",
    "decode_event",
    "encode_event",
]

Level = Literal[
    "beginner",
    "easy",
    "solid",
    "solid-cautious",
    "solid-bold",
    "solid-collector",
    "sharp",
    "sharp-cautious",
    "sharp-bold",
    "sharp-collector",
    "expert",
]
"""A computer player: a level, or a level and a character (`schwimmen.bots.character`)."""
Clock = Literal["none", "relaxed", "quick"]
OptionJson = str | int | bool | list[int]


class _Event(msgspec.Struct, frozen=True, tag_field="t", forbid_unknown_fields=True, omit_defaults=True):
    pass


class Member(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A computer player of a level, or a person known by the SHA-256 (hex) of a secret.

    ``look`` is the number of a picture of the page's set.
    """

    name: str
    level: Level | None = None
    secret: str | None = None
    look: int = 0


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """How a table is kept: its rules (all options, and the preset's name where they are one) and its customs.

    ``places``: how many may play. ``level``: of the computer player that plays for somebody absent. ``watch``:
    whether others may look on. ``listed``: whether the lobby shows the table; if not, the link alone leads to it.
    ``closed``: whoever has not sat here yet may not sit down. ``lesson``: somebody is taught to play here
    (`schwimmen.tables.lesson`).
    """

    preset: str | None
    options: dict[str, OptionJson]
    places: int
    clock: Clock = "none"
    level: Level = "solid"
    memory_help: bool = True
    watch: bool = True
    listed: bool = False
    lesson: bool = False
    closed: bool = False


class Created(_Event, frozen=True, tag="created"):
    """A table, and who sits there from the first: the maker, member 0, and computer players; entry 0."""

    settings: Settings
    members: tuple[Member, ...]


class Arranged(_Event, frozen=True, tag="arranged"):
    """The table is kept otherwise from now on; other rules are for the next match."""

    settings: Settings


class Sat(_Event, frozen=True, tag="sat"):
    """A member sits down for the next match (a new one has the next number), or changes name or picture."""

    member: int
    who: Member


class Stood(_Event, frozen=True, tag="stood"):
    """A member will not play the next match; in the one in play a computer player goes on for it.

    ``removed``: it was sent away, and its secret opens nothing any more.
    """

    member: int
    removed: bool = False


class HandedOver(_Event, frozen=True, tag="handed-over"):
    """The table is another member's to keep."""

    member: int


class Began(_Event, frozen=True, tag="began"):
    """A match of these members begins, by seat; ``dealer`` is the seat that deals first."""

    members: tuple[int, ...]
    dealer: int


class Promised(_Event, frozen=True, tag="promised"):
    """Chance: what decides the next round's cards (hex). Its hash is shown now, itself after the round."""

    seed: str


class Mixed(_Event, frozen=True, tag="mixed"):
    """A member adds chance of its own to the next round's cards."""

    member: int
    text: str


class Dealt(_Event, frozen=True, tag="dealt"):
    """Chance: a round begins with that deck, first card first (R3.1)."""

    deck: str


class Moved(_Event, frozen=True, tag="moved"):
    """A player's move."""

    seat: int
    move: str


class Shuffled(_Event, frozen=True, tag="shuffled"):
    """Chance: the stock's new order, top card first (R3.2, R4.5, R4.9)."""

    stock: str


class BuyBackAnswered(_Event, frozen=True, tag="buy-back"):
    """A seat that may buy itself back has answered (R8.4); when all have, the match goes on."""

    seat: int
    yes: bool


class GoneOn(_Event, frozen=True, tag="gone-on"):
    """A member has seen enough of the round or match that is over."""

    member: int


class Covered(_Event, frozen=True, tag="covered"):
    """A computer player plays for those members until they return."""

    members: tuple[int, ...]


class Returned(_Event, frozen=True, tag="returned"):
    """A member plays again for itself."""

    member: int


Event = (
    Created
    | Arranged
    | Sat
    | Stood
    | HandedOver
    | Began
    | Promised
    | Mixed
    | Dealt
    | Moved
    | Shuffled
    | BuyBackAnswered
    | GoneOn
    | Covered
    | Returned
)


class Entry(msgspec.Struct, frozen=True):
    """Event ``number`` of a table (from 0, without a gap), at ``at`` (milliseconds since 1970).

    ``command`` names the command that it carries out, as ``WHO/ID``; None for what followed by itself.
    """

    number: int
    at: int
    command: str | None
    event: Event


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Event)


def encode_event(event: Event) -> str:
    """The stored form: JSON."""
    return _encoder.encode(event).decode()


def decode_event(text: str | bytes) -> Event:
    """Read the stored form. Raises `msgspec.DecodeError` for what is none."""
    event: Event = _decoder.decode(text)
    return event
