"""What all pages of the rules have in common: head, navigation, languages, and the words that a page needs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from html import escape
from urllib.parse import urlencode

from schwimmen.rulebook.address import ReadRules, encode
from schwimmen.rulebook.pictures import sprite
from schwimmen.rules.options import Problem
from schwimmen.words import Words, language_name, languages, text_id

__all__ = ["Assets", "Page", "link", "page", "paragraph"]

PAGES = {
    "rules": "/rules",
    "hand": "/rules/hand",
    "compare": "/rules/compare",
    "card": "/rules/card",
    "statistics": "/rules/statistics",
}
NAMES = {
    "rules": "book-nav-rules",
    "hand": "book-nav-hand",
    "compare": "book-nav-compare",
    "card": "book-nav-card",
    "statistics": "statistics-title",
}


@dataclass(frozen=True, slots=True)
class Assets:
    """The addresses of the built style sheets, scripts and icons of these pages."""

    styles: tuple[str, ...] = ()
    scripts: tuple[str, ...] = ()
    icons: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Page:
    """One page: which, in what language, by which rules. ``query``: what its address says besides.

    ``unknown``: the parts of its address that say nothing known, ``problems``: why the rules there can't be played.
    """

    kind: str
    texts: Words
    rules: ReadRules = field(default_factory=ReadRules)
    query: Mapping[str, str] = field(default_factory=dict)
    unknown: tuple[str, ...] = ()
    problems: tuple[Problem, ...] = ()

    def text(self, id_: str, /, **named: str | float) -> str:
        """A text of these pages, ready for HTML."""
        return escape(self.texts.text(id_, **named))

    def address(self, kind: str = "", **more: str) -> str:
        """The address of this page, or of another kind by the same rules."""
        own = self.query if kind in ("", self.kind) else {}
        rules = {} if (kind or self.kind) == "compare" and own else {"rules": encode(self.rules)}
        return link(kind or self.kind, {**rules, **own, "lang": self.texts.language, **more})


def link(kind: str, query: Mapping[str, str]) -> str:
    """The address of a kind of page."""
    return f"{PAGES[kind]}?{urlencode(query, safe='~,')}"


def paragraph(text: str, classes: str = "") -> str:
    """A paragraph; the text is escaped here."""
    return f"<p{f' class={chr(34)}{classes}{chr(34)}' if classes else ''}>{escape(text)}</p>"


def page(this: Page, title: str, main: str, assets: Assets) -> str:
    """The whole page round what is in it. ``title`` is escaped here, ``main`` is HTML."""
    language = this.texts.language
    styles = "".join(f'<link rel="stylesheet" href="{escape(name)}">' for name in assets.styles)
    scripts = "".join(f'<script type="module" src="{escape(name)}"></script>' for name in assets.scripts)
    icons = "".join(f'<link rel="icon" type="image/svg+xml" href="{escape(name)}">' for name in assets.icons)
    others = "".join(f'<link rel="alternate" hreflang="{tag}" href="{escape(_in(this, tag))}">' for tag in languages())
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">'
        f'<meta name="color-scheme" content="light dark"><title>{escape(title)} – '
        f"{escape(this.texts.text('app-name'))}</title>{icons}{styles}{scripts}{others}</head>"
        f'<body class="book" data-page="{this.kind}">{sprite((main, _LOGO))}'
        f'<a class="skip" href="#text">{this.text("book-skip")}</a>{_header(this)}'
        f'<main id="text"><h1>{escape(title)}</h1>{_refused(this)}{main}</main>{_footer(this)}</body></html>'
    )


def _refused(this: Page) -> str:
    """What the page doesn't show although its address asks for it."""
    said = ""
    if this.unknown:
        said += paragraph(this.texts.text("editor-address-unknown", parts=", ".join(this.unknown)[:200]))
    if this.problems:
        why = "".join(
            f"<li>{this.text(text_id('rules', one.code), option=one.option, **dict(one.args))}</li>"
            for one in this.problems
        )
        said += f"<p>{this.text('book-refused')}</p><ul>{why}</ul><p>{this.text('book-refused-about')}</p>"
    return f'<div class="refused no-print" role="status">{said}</div>' if said else ""


def _in(this: Page, language: str) -> str:
    """The same page in another language."""
    return this.address(lang=language)


_LOGO = '<svg class="logo" viewBox="0 0 48 48" aria-hidden="true" focusable="false"><use href="#logo"/></svg>'


def _header(this: Page) -> str:
    here = {this.kind: ' aria-current="page"'}
    links = "".join(
        f'<li><a href="{escape(this.address(kind))}"{here.get(kind, "")}>{this.text(NAMES[kind])}</a></li>'
        for kind in NAMES
    )
    home = escape(this.texts.text("nav-home"))
    return (
        f'<header><a class="home" href="/" aria-label="{home}">{_LOGO}</a>'
        f'<nav aria-label="{this.text("book-nav-label")}"><ul>{links}</ul></nav></header>'
    )


def _footer(this: Page) -> str:
    tags = "".join(
        f'<li><a href="{escape(_in(this, tag))}" hreflang="{tag}" lang="{tag}"'
        f"{' aria-current=true' if tag == this.texts.language else ''}>"
        f"{escape(language_name(tag))}</a></li>"
        for tag in languages()
    )
    play = escape(f"/?{urlencode({'rules': encode(this.rules)}, safe='~')}")
    return (
        f'<footer><a class="btn btn-primary" href="{play}">{this.text("book-nav-play")}</a>'
        f'<nav aria-label="{this.text("book-nav-languages")}"><ul>{tags}</ul></nav></footer>'
    )
