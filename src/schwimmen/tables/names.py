"""Names at the table: what a person may be called, and what computer players are."""

from __future__ import annotations

import random
import re
import unicodedata
from collections.abc import Iterable

__all__ = ["LONGEST_NAME", "clean_name", "computer_names", "same_name"]

LONGEST_NAME = 24
"""Characters of a name."""

# Short, known in many languages, easy to tell apart.
_NAMES = (
    "Ada", "Anton", "Bela", "Bruno", "Clara", "Edda", "Emil", "Frida", "Greta", "Hugo", "Ida", "Jonas",
    "Karla", "Lena", "Leo", "Marta", "Max", "Nora", "Oskar", "Paula", "Rosa", "Theo", "Tilda", "Viktor",
)  # fmt: skip


# What nobody sees though it is no control sign (category C): the other code points that Unicode calls default ignorable
# (fillers, joiners, variation selectors), then signs that are drawn empty.
_UNSEEN = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180d\u180f\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef"
    "\u2800\U00016fe4\U0001d159]"
)


def clean_name(name: str) -> str:
    """A name without what can't be seen (control and direction signs, fillers), single spaces.

    Empty if there is nothing to read it by: no letter, digit, symbol or punctuation, but accents on nothing at most.
    """
    seen = "".join(sign for sign in _UNSEEN.sub("", name) if unicodedata.category(sign)[0] != "C")
    seen = " ".join(unicodedata.normalize("NFC", seen).split())
    return seen if any(unicodedata.category(sign)[0] in "LNSP" for sign in seen) else ""


def same_name(one: str, other: str) -> bool:
    """Whether people would take two names for the same."""
    return _read(one) == _read(other)


def _read(name: str) -> str:
    return clean_name(unicodedata.normalize("NFKC", name)).casefold()


def computer_names(count: int, taken: Iterable[str], chance: random.Random) -> list[str]:
    """Names for so many computer players, none of them taken."""
    used = list(taken)
    free, again = _free(_NAMES, used), 2
    while len(free) < count:
        free += _free((f"{name} {again}" for name in _NAMES), used)
        again += 1
    return chance.sample(free, count)


def _free(names: Iterable[str], used: list[str]) -> list[str]:
    return [name for name in names if not any(same_name(name, one) for one in used)]
