"""The rulebook as pages: all of it, on a card to print, and two rule sets side by side."""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Sequence
from html import escape
from itertools import groupby
from urllib.parse import urlencode

from schwimmen.rulebook import name, rulebook, value_text
from schwimmen.rulebook.address import ReadRules
from schwimmen.rulebook.book import Line, Part, Section, Shown
from schwimmen.rulebook.form import options_form, preset_options
from schwimmen.rulebook.page import Assets, Page, page, paragraph
from schwimmen.rulebook.pictures import face
from schwimmen.rules.options import OPTIONS
from schwimmen.words import Words, text_id

__all__ = ["card_page", "compare_page", "hand_picture", "rules_page"]


def rules_page(this: Page, assets: Assets) -> str:
    """The rules in full, with the form that changes them."""
    texts = this.texts
    book = rulebook(this.rules, texts)
    contents = "".join(f'<li><a href="#{one.slot}">{escape(one.title)}</a></li>' for one in book.sections)
    sections = "".join(_section(one, texts) for one in book.sections)
    main = (
        paragraph(book.lead, "lead")
        + options_form(this)
        + f'<div class="spread"><nav class="contents" aria-label="{this.text("book-contents")}">'
        + f"<ol>{contents}</ol></nav>"
        + f'<article id="rules" class="rules">{sections}</article></div>'
    )
    return page(this, book.title, main, assets)


def _section(section: Section, texts: Words) -> str:
    body = "".join(_parts(section.parts, texts))
    return f'<section id="{section.slot}"><h2>{escape(section.title)}</h2>{body}</section>'


def _kind(part: Part) -> str:
    if isinstance(part, Line):
        return "item" if part.item else "line"
    return "hand" if len(part.hands) == 1 else "round"


def _parts(parts: Sequence[Part], texts: Words) -> Iterator[str]:
    """Sentences one by one, items as a list, single hands beside each other."""
    for kind, group in groupby(parts, _kind):
        inside = "".join(_part(part, texts) for part in group)
        yield {"item": f"<ul>{inside}</ul>", "hand": f'<div class="hands">{inside}</div>'}.get(kind, inside)


def _part(part: Part, texts: Words) -> str:
    if isinstance(part, Line):
        return f"<li>{escape(part.text)}</li>" if part.item else paragraph(part.text)
    hands = "".join(hand_picture(shown, texts) for shown in part.hands)
    caption = f"<figcaption>{escape(part.text)}</figcaption>" if part.text else ""
    return f'<figure class="example">{caption}<div class="shown">{hands}</div></figure>'


def hand_picture(shown: Shown, texts: Words) -> str:
    """Cards with what stands above and below them. Those that don't count are dimmed."""
    kinds = ["" if card in shown.counted or not shown.counted else "idle" for card in shown.cards]
    cards = "".join(face(card, texts, kind) for card, kind in zip(shown.cards, kinds, strict=True))
    label = f'<p class="label">{escape(shown.label)}</p>' if shown.label else ""
    total = f'<p class="sum">{escape(shown.sum)}</p>' if shown.sum else ""
    note = paragraph(shown.note, "note") if shown.note else ""
    return f'<div class="hand">{label}<div class="faces">{cards}</div>{total}{note}</div>'


def card_page(this: Page, assets: Assets) -> str:
    """The rules in short, for a sheet of the size A6."""
    sections = []
    for section in rulebook(this.rules, this.texts).sections:
        brief = [part for part in section.parts if isinstance(part, Line) and part.brief]
        if brief:
            inside = "".join(_parts(brief, this.texts))
            sections.append(f"<section><h2>{escape(section.title)}</h2>{inside}</section>")
    main = (
        f'<p class="lead no-print">{this.text("book-card-about")}</p>'
        f'<article class="rules card-sheet">{_to_all_of_it(this)}{paragraph(name(this.rules, this.texts), "card-name")}'
        f"{''.join(sections)}</article>"
    )
    return page(this, this.texts.text("book-card-title"), main, assets)


_LONGEST_IN_QR = 240
"""Characters of an address that a phone's camera still reads in a picture of 2 cm."""


def _to_all_of_it(this: Page) -> str:
    """The way from the card, printed too, to the rules in full; "" where the address is too long for a picture."""
    address = this.address("rules")
    if len(address) > _LONGEST_IN_QR:
        return ""
    picture = escape(f"/api/qr?{urlencode({'path': address})}")
    return (
        f'<a class="card-qr" href="{escape(address)}"><img src="{picture}" width="76" height="76"'
        f' alt="{this.text("book-card-qr")}"></a>'
    )


# --- two rule sets --------------------------------------------------------------------------------------------------


def compare_page(this: Page, first: ReadRules, second: ReadRules, assets: Assets) -> str:
    """Two rule sets side by side: the options that differ, then all sentences, those that differ marked."""
    texts = this.texts
    names = escape(name(first, texts)), escape(name(second, texts))
    heads = "".join(f'<th scope="col">{one}</th>' for one in names)
    options = first.options(), second.options()
    rows = [
        (option, getattr(options[0], option), getattr(options[1], option))
        for option in OPTIONS
        if getattr(options[0], option) != getattr(options[1], option)
    ]
    table = "".join(
        f'<tr><th scope="row">{escape(texts.text(text_id("option", option)))}</th>'
        f"<td>{escape(value_text(option, a, texts))}</td><td>{escape(value_text(option, b, texts))}</td></tr>"
        for option, a, b in rows
    )
    at_a_glance = f'<table><thead><tr><th scope="col">{this.text("book-compare-option")}</th>{heads}</tr></thead>'
    books = rulebook(first, texts), rulebook(second, texts)
    sides = [{section.slot: section for section in book.sections} for book in books]
    slots = list(dict.fromkeys([*sides[0], *sides[1]]))
    chapters = "".join(_side_by_side(this, sides[0].get(slot), sides[1].get(slot), heads) for slot in slots)
    main = (
        _compare_form(this, first, second)
        + paragraph(texts.text("book-compare-differences", count=len(rows)), "lead")
        + (f"{at_a_glance}<tbody>{table}</tbody></table>" if rows else "")
        + f'<div class="rules">{chapters}</div>'
    )
    return page(this, texts.text("book-compare-title"), main, assets)


def _side_by_side(this: Page, first: Section | None, second: Section | None, heads: str) -> str:
    section = first or second
    assert section is not None
    rows = "".join(_row(this, a, b) for a, b in _aligned(first, second))
    return (
        f'<section><h2>{escape(section.title)}</h2><table class="beside"><thead><tr>{heads}</tr></thead>'
        f"<tbody>{rows}</tbody></table></section>"
    )


def _lines(section: Section | None) -> list[Line]:
    return [part for part in section.parts if isinstance(part, Line)] if section else []


def _aligned(first: Section | None, second: Section | None) -> Iterator[tuple[Line | None, Line | None]]:
    """The sentences of both, those that speak of the same thing in one row."""
    mine, yours = _lines(first), _lines(second)
    match = difflib.SequenceMatcher(None, [one.slot for one in mine], [one.slot for one in yours], autojunk=False)
    for kind, a, b, c, d in match.get_opcodes():
        if kind == "equal":
            yield from zip(mine[a:b], yours[c:d], strict=True)
        else:
            yield from ((one, None) for one in mine[a:b])
            yield from ((None, one) for one in yours[c:d])


def _row(this: Page, first: Line | None, second: Line | None) -> str:
    if first and second and first.text == second.text:
        return f'<tr><td colspan="2">{escape(first.text)}</td></tr>'
    said = f'<span class="sr-only">{this.text("book-compare-differs")}: </span>'
    mark = f'<span class="mark" aria-hidden="true">≠</span>{said}'
    cells = (
        f"<td>{mark}{escape(one.text)}</td>" if one else f'<td class="none">{this.text("book-compare-missing")}</td>'
        for one in (first, second)
    )
    return f'<tr class="differs">{"".join(cells)}</tr>'


def _compare_form(this: Page, first: ReadRules, second: ReadRules) -> str:
    choices = "".join(
        f'<label class="field"><span>{this.text(label)}</span><select class="input" name="{side}">'
        f"{preset_options(rules, this.texts)}</select></label>"
        for side, label, rules in (("a", "book-compare-a", first), ("b", "book-compare-b", second))
    )
    return (
        f'<form class="compare-form no-print" action="/rules/compare" method="get">{choices}'
        f'<input type="hidden" name="lang" value="{this.texts.language}">'
        f'<button class="btn" type="submit">{this.text("book-compare-show")}</button></form>'
    )
