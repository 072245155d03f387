"""Cards as pictures in a page: symbols of the sprite, placed as in the small faces of `web/src/cards/french.ts`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from html import escape
from importlib.resources import files

from schwimmen.cards import Card
from schwimmen.words import Words

__all__ = ["face", "sprite"]

_SYMBOL = re.compile(r'<symbol id="([\w-]+)" viewBox="0 0 (\d+) (\d+)">.*?</symbol>', re.DOTALL)
_USED = re.compile(r'<use [^>]*?href="#([\w-]+)"')


@cache
def _symbols() -> dict[str, tuple[str, float]]:
    """Each symbol of the sprite, and its width where the height is 1."""
    text = files("schwimmen.rulebook").joinpath("sprite.svg").read_text(encoding="utf-8")
    return {found[1]: (found[0], int(found[2]) / int(found[3])) for found in _SYMBOL.finditer(text)}


def sprite(pictures: Iterable[str]) -> str:
    """The symbols that those pictures use, for the top of a page; it shows nothing itself."""
    used: set[str] = set()
    waiting = [name for picture in pictures for name in _USED.findall(picture)]
    while waiting:
        symbol = waiting.pop()
        if symbol not in used:
            used.add(symbol)
            waiting += _USED.findall(_symbols()[symbol][0])
    body = "".join(text for name, (text, _) in _symbols().items() if name in used)
    return f'<svg class="sprite" aria-hidden="true" focusable="false">{body}</svg>'


def face(card: Card, texts: Words, kind: str = "") -> str:
    """A card as an image with its name. ``kind``: a class that says how it stands."""
    pieces = "".join(_use(*piece) for piece in _pieces(card, texts))
    classes = f"face {kind}".strip()
    name = escape(texts.card(str(card)))
    return (
        f'<svg class="{classes}" data-suit="{card.suit}" viewBox="0 0 100 140" role="img" aria-label="{name}">'
        f'<rect width="100" height="140" rx="9" class="paper"/>{pieces}</svg>'
    )


def _use(symbol: str, x: float, y: float, width: float, height: float) -> str:
    return f'<use href="#{symbol}" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"/>'


def _pieces(card: Card, texts: Words) -> Iterator[tuple[str, float, float, float, float]]:
    """Symbols with their places: left, top, width, height."""
    letter = _letter(card, texts)
    suit = f"suit-{card.suit}"
    yield letter, 8, 9, 44 * _symbols()[letter][1], 44
    yield suit, 59.5, 14.5, 33, 33
    if card.rank in "JQK":
        yield f"court-{card.rank}", -7, 56, 108, 75.6
        yield "court-shore", 0, 127, 100, 20
        return
    yield suit, 16, 64, 68, 68
    if card.rank == "A":
        yield "ace-water", 0, 92, 100, 40


def _letter(card: Card, texts: Words) -> str:
    """The symbol of the rank: the language's own letter, where there is a drawing of it."""
    court = {"J": "jack", "Q": "queen", "K": "king", "A": "ace"}.get(card.rank)
    own = f"ix-{texts.text(f'index-{court}')}" if court else ""
    return own if own in _symbols() else f"ix-{'10' if card.rank == 'T' else card.rank}"
