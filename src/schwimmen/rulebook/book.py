"""What a rulebook is made of, whatever it is shown on: sections of sentences and of worked examples."""

from __future__ import annotations

from dataclasses import dataclass

from schwimmen.cards import Card

__all__ = ["Book", "Example", "Line", "Part", "Section", "Shown"]


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence. ``slot``: what it speaks of, the same under all rules. ``item``: it is one of a list.

    ``brief``: it belongs on a card that has little room.
    """

    slot: str
    text: str
    item: bool = False
    brief: bool = False


@dataclass(frozen=True, slots=True)
class Shown:
    """Cards in a picture. ``counted`` are those that make the hand's value.

    ``label`` stands above them (who holds them, what they are), ``sum`` says what they count, ``note`` what follows.
    """

    cards: tuple[Card, ...]
    counted: tuple[Card, ...] = ()
    label: str = ""
    sum: str = ""
    note: str = ""


@dataclass(frozen=True, slots=True)
class Example:
    """A worked example: pictures of hands that belong together, and a sentence on all of them."""

    slot: str
    hands: tuple[Shown, ...]
    text: str = ""


Part = Line | Example


@dataclass(frozen=True, slots=True)
class Section:
    """A chapter of the rules."""

    slot: str
    title: str
    parts: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class Book:
    """The rules of one rule set in one language."""

    title: str
    lead: str
    sections: tuple[Section, ...]
