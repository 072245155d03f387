"""The page that says what a hand counts: by the rules at hand, and under other house rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape

from schwimmen.cards import SUITS, Card, best_cards, pack, value
from schwimmen.rulebook import name, value_text
from schwimmen.rulebook.address import encode
from schwimmen.rulebook.chapters import Facts
from schwimmen.rulebook.html import hand_picture
from schwimmen.rulebook.page import Assets, Page, page, paragraph
from schwimmen.rulebook.pictures import face
from schwimmen.rules import kernel
from schwimmen.rules.options import OPTIONS, Options
from schwimmen.words import text_id

__all__ = ["count_page", "readings"]

DECIDING = ("three_of_a_kind", "three_aces", "thirty_one")
"""The options that say what a hand of three counts, and what follows from it at once."""

HEADS = ("book-hand-rule", "book-hand-worth", "book-hand-then")

Reading = tuple[float, int]
"""What a hand counts, and whether it ends the round: the kernel's BY_… or 0."""


def _reading(options: Options, hand: tuple[Card, ...]) -> Reading:
    a, b, c = (card.code for card in hand)
    return value(options, hand), kernel.finishing(options.vector, a, b, c)


def readings(options: Options, hand: tuple[Card, ...]) -> Iterator[tuple[str, object, Reading]]:
    """Each value of an option that changes what this hand counts or does, with what it then counts and does.

    The other options stay as they are; an option is left out if under all its values the hand is the same.
    """
    for option in DECIDING:
        found = [(one, _reading(Options.from_dict({option: one}, options), hand)) for one in OPTIONS[option].values]
        if len({reading for _, reading in found}) > 1:
            yield from ((option, one, reading) for one, reading in found)


def count_page(this: Page, chosen: Iterable[Card], assets: Assets) -> str:
    """The page, with what the chosen cards count where they are a hand."""
    options = this.rules.options()
    cards = tuple(sorted({card for card in chosen if card in pack(options.deck)}, reverse=True))
    answer = ""
    if len(cards) == 3:
        answer = _answer(this, options, cards)
    elif cards:
        answer = f'<p class="refused" role="status">{this.text("book-hand-wrong", count=len(cards))}</p>'
    main = (
        f'<p class="lead">{this.text("book-hand-about")}</p>'
        f"<p>{this.text('book-hand-rules', rules=name(this.rules, this.texts))}</p>"
        + answer
        + _form(this, options, cards)
    )
    return page(this, this.texts.text("book-hand-title"), main, assets)


def _form(this: Page, options: Options, chosen: tuple[Card, ...]) -> str:
    suits = "".join(f'<div class="suit">{_suit(this, options, suit, chosen)}</div>' for suit in SUITS)
    return (
        '<form class="pick no-print" action="/rules/hand" method="get">'
        f"<fieldset><legend>{this.text('book-hand-choose')}</legend>{suits}</fieldset>"
        f'<input type="hidden" name="rules" value="{encode(this.rules)}">'
        f'<input type="hidden" name="lang" value="{this.texts.language}">'
        f'<button class="btn btn-primary" type="submit">{this.text("book-hand-show")}</button></form>'
    )


def _suit(this: Page, options: Options, suit: str, chosen: tuple[Card, ...]) -> str:
    cards = (card for card in reversed(pack(options.deck)) if card.suit == suit)
    return "".join(_choice(this, card, card in chosen) for card in cards)


def _choice(this: Page, card: Card, checked: bool) -> str:
    tick = " checked" if checked else ""
    return f'<label><input type="checkbox" name="card" value="{card}"{tick}>{face(card, this.texts)}</label>'


def _answer(this: Page, options: Options, hand: tuple[Card, ...]) -> str:
    texts = this.texts
    counted = best_cards(options, hand)
    points, by = _reading(options, hand)
    same_rank = len({card.rank for card in hand}) == 1 and len(counted) == 3
    said = [
        texts.text("book-hand-three") if same_rank else texts.text("book-hand-suit", suit=counted[0].suit),
        *([] if len(counted) == 3 else [texts.text("book-hand-rest")]),
        texts.text(_then(by)),
    ]
    picture = hand_picture(Facts(options, texts).shown(hand), texts)
    return (
        f'<section class="answer"><h2>{this.text("book-hand-counts", value=points)}</h2>{picture}'
        f"{''.join(map(paragraph, said))}</section>{_elsewhere(this, options, hand)}"
    )


def _then(by: int) -> str:
    return {kernel.BY_FIRE: "book-hand-fire", kernel.BY_THIRTY_ONE: "book-hand-ends"}.get(by, "book-hand-goes-on")


def _elsewhere(this: Page, options: Options, hand: tuple[Card, ...]) -> str:
    texts = this.texts
    rows = []
    for option, one, (points, by) in readings(options, hand):
        here = f" <strong>({this.text('book-hand-here')})</strong>" if getattr(options, option) == one else ""
        rule = f"{texts.text(text_id('option', option))}: {value_text(option, one, texts)}"
        rows.append(
            f'<tr><th scope="row">{escape(rule)}{here}</th><td>{this.text("book-number", value=points)}</td>'
            f"<td>{escape(texts.text(_then(by)))}</td></tr>"
        )
    heads = "".join(f'<th scope="col">{this.text(head)}</th>' for head in HEADS)
    table = f"<table><thead><tr>{heads}</tr></thead><tbody>{''.join(rows)}</tbody></table>"
    inside = table if rows else paragraph(texts.text("book-hand-same"))
    return f"<section><h2>{this.text('book-hand-readings')}</h2>{inside}</section>"
