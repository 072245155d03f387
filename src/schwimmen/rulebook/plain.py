"""A rulebook as plain text, for a terminal."""

from __future__ import annotations

import textwrap
import unicodedata
from collections.abc import Iterator

from schwimmen.rulebook.book import Book, Example, Shown
from schwimmen.words import Words

__all__ = ["plain_lines"]

WIDTH = 80


def plain_lines(book: Book, texts: Words) -> Iterator[str]:
    """The rulebook, line by line, no line wider than a terminal of 80 columns."""
    yield from _wrapped(book.title)
    yield "=" * min(WIDTH, _columns(book.title))
    yield ""
    yield from _wrapped(book.lead)
    for section in book.sections:
        yield ""
        yield section.title
        yield "-" * _columns(section.title)
        for part in section.parts:
            if isinstance(part, Example):
                yield from _example(part, texts)
            elif part.item:
                yield from _wrapped(part.text, "- ", "  ")
            else:
                yield from _wrapped(part.text)


def _example(example: Example, texts: Words) -> Iterator[str]:
    if example.text:
        yield from _wrapped(example.text, "    ", "    ")
    for shown in example.hands:
        yield from _wrapped(_hand(shown, texts), "      ", "        ")


def _hand(shown: Shown, texts: Words) -> str:
    """“Anna: A♥ K♥ 8♥ (11 + 10 + 8 = 29). Why she loses.”"""
    cards = texts.cards([str(card) for card in shown.cards])
    label = f"{shown.label}: " if shown.label else ""
    return f"{label}{cards}{f' ({shown.sum})' if shown.sum else ''}{f' – {shown.note}' if shown.note else ''}"


def _wrapped(text: str, first: str = "", then: str = "") -> Iterator[str]:
    """The text in lines. Chinese is wide and has no spaces: there a line may end after every sign."""
    if _columns(text) == len(text):
        yield from textwrap.wrap(text, WIDTH, initial_indent=first, subsequent_indent=then)
        return
    line = first
    for sign in text:
        if _columns(line + sign) > WIDTH and sign not in "，。；：！？）、”":
            yield line
            line = then
        line += sign
    yield line


def _columns(text: str) -> int:
    """How wide a text is on a terminal."""
    return sum(2 if unicodedata.east_asian_width(sign) in "WF" else 1 for sign in text)
