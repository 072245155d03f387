"""Texts for people, by language: the Fluent catalogues in ``locales/``, which the page reads too (docs/languages.md).

A language is a folder there; adding one needs no change here. What a catalogue lacks comes from English.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

__all__ = ["FALLBACK", "Words", "language_for", "language_name", "languages", "negotiate", "text_id", "words"]

FALLBACK = "en"

Argument = str | int | float


def text_id(*parts: object) -> str:
    """The id of a text that belongs to values of the code: ``("option", "three_of_a_kind", "30.5")`` gives
    ``option-three-of-a-kind-30-5``. ``web/src/i18n/ids.ts`` does the same for the page.
    """
    return "-".join(map(str, parts)).lower().replace("_", "-").replace(".", "-")


@functools.cache
def languages() -> tuple[str, ...]:
    """The tags of all languages that there are, in alphabetical order."""
    return tuple(sorted(folder.name for folder in _locales().iterdir() if _catalogues(folder)))


@functools.cache
def language_name(language: str) -> str:
    """A language's own name. Its other texts, which take a while, are not read for that."""
    lines = _locales().joinpath(language, "game.ftl").read_text(encoding="utf-8").splitlines()
    return next(line.partition(" = ")[2] for line in lines if line.startswith("language-name = "))


def negotiate(wanted: Iterable[str]) -> str:
    """The language to use for somebody who would like those (BCP 47 tags, the best first)."""
    return next(filter(None, map(language_for, wanted)), FALLBACK)


def language_for(wanted: str) -> str | None:
    """The language that a BCP 47 tag stands for, None where there is no such: itself, or else the one that it
    begins with, ``de`` for ``de-AT``, ``zh-Hant`` for ``zh-TW``.
    """
    known = {tag.lower(): tag for tag in languages()}
    lower = wanted.replace("_", "-").lower()
    base = lower.split("-", 1)[0]
    for candidate in (lower, _SCRIPTS.get(lower, ""), lower.rsplit("-", 1)[0], base, _SCRIPTS.get(base, "")):
        if candidate in known:
            return known[candidate]
    return None


# Chinese is two written languages: which one a tag without a script means.
_SCRIPTS = {
    "zh": "zh-hans",
    "zh-tw": "zh-hant",
    "zh-hk": "zh-hant",
    "zh-mo": "zh-hant",
    "zh-cn": "zh-hans",
    "zh-sg": "zh-hans",
}


class Words:
    """The texts of one language. Raises `LookupError` for a language that doesn't exist."""

    def __init__(self, language: str) -> None:
        if language not in languages():
            raise LookupError(language)
        self.language = language
        self._bundles = [_bundle(tag) for tag in dict.fromkeys((language, FALLBACK))]

    def text(self, id_: str, /, **args: Argument) -> str:
        """The text with that id, its variables filled in, very long ones cut.

        Raises `LookupError` for an id that no catalogue has, and `ValueError` where a variable is missing.
        """
        for bundle in self._bundles:
            if bundle.has_message(id_) and (pattern := bundle.get_message(id_).value) is not None:
                text, errors = bundle.format_pattern(pattern, {name: _cut(value) for name, value in args.items()})
                if errors:
                    raise ValueError(f"{id_}: {errors[0]}")
                return str(text)
        raise LookupError(id_)

    def card(self, card: str) -> str:
        """The name of a card that is given as in a record: ``Ts`` gives “ten of spades”."""
        return self.text("card-name", rank=_rank(card), suit=card[1])

    def cards(self, cards: Sequence[str]) -> str:
        """Cards in their short form, ``9♠ 10♥``."""
        return " ".join(self.text("card-short", rank=_rank(card), suit=card[1]) for card in cards)


@functools.cache
def words(language: str) -> Words:
    """The texts of a language, read once."""
    return Words(language)


_LONGEST = 1000
"""Characters of a variable that Fluent takes."""


def _cut(value: Argument) -> Argument:
    return value[: _LONGEST - 1] + "…" if isinstance(value, str) and len(value) > _LONGEST else value


def _rank(card: str) -> str | int:
    """A card's rank as the texts want it: pips as a number."""
    return 10 if card[0] == "T" else int(card[0]) if card[0].isdigit() else card[0]


def _locales() -> Traversable:
    return files("schwimmen").joinpath("locales")


def _catalogues(folder: Traversable) -> list[Traversable]:
    if not folder.is_dir():
        return []
    return sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)


@functools.cache
def _bundle(language: str) -> FluentBundle:
    # Without the invisible marks round each variable: all languages are written from left to right, and
    # what is printed should be what one can search for.
    bundle = FluentBundle([language], use_isolating=False)
    for file in _catalogues(_locales().joinpath(language)):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
