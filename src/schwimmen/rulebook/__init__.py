"""The rules that explain themselves: from the options of a table to a text that says what is played there."""

from __future__ import annotations

from functools import lru_cache

from schwimmen.rulebook.address import ReadRules
from schwimmen.rulebook.book import Book
from schwimmen.rulebook.chapters import compose
from schwimmen.rules.options import OPTIONS, Options
from schwimmen.words import Words, text_id, words

__all__ = ["line", "name", "rulebook", "value_text"]


@lru_cache(maxsize=128)
def _book(options: Options, language: str, title: str, lead: str) -> Book:
    return compose(options, words(language), title, lead)


def rulebook(rules: ReadRules, texts: Words) -> Book:
    """The rulebook of a rule set. Raises `RulesError` for rules that can't be played (R9.1)."""
    options = rules.options()
    if rules.changes:
        lead = " · ".join(line(option, getattr(options, option), texts) for option in rules.changes)
    else:
        lead = texts.text(text_id("preset", rules.preset, "about"))
    return _book(options, texts.language, texts.text("book-title", rules=name(rules, texts)), lead)


def name(rules: ReadRules, texts: Words) -> str:
    """What rules are called: the preset's name, and whether anything is changed."""
    preset = texts.text(text_id("preset", rules.preset))
    return texts.text("rules-name-changed", preset=preset) if rules.changes else preset


def line(option: str, value: object, texts: Words) -> str:
    """A value in a few words that stand for themselves, “knocking from the first turn”."""
    spec = OPTIONS[option]
    if spec.kind == "number":
        return texts.text(text_id("line", option), value=int(str(value)))
    if isinstance(value, tuple):
        return texts.text(text_id("line", option), value=", ".join(map(str, value)))
    return texts.text(text_id("line", option, value))


def value_text(option: str, value: object, texts: Words) -> str:
    """A value as it stands under its option's name."""
    spec = OPTIONS[option]
    if spec.kind == "number":
        return texts.text(text_id("option", option, "value"), value=int(str(value)))
    if isinstance(value, tuple):
        return ", ".join(texts.text(text_id("option", option, size)) for size in value)
    return texts.text(text_id("option", option, value))
