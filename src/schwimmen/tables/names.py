"""Names at the table: what a person may be called, and what computer players are."""

from __future__ import annotations

import random
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


def clean_name(name: str) -> str:
    """A name without what can't be seen (control and direction signs), single spaces; empty if nothing is left."""
    name = "".join(sign for sign in unicodedata.normalize("NFC", name) if unicodedata.category(sign)[0] != "C")
    return " ".join(name.split())


def same_name(one: str, other: str) -> bool:
    """Whether people would take two names for the same."""
    return unicodedata.normalize("NFKC", one).casefold() == unicodedata.normalize("NFKC", other).casefold()


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
