"""``schwimmen rules``: the rules of a table in whole sentences."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from schwimmen.cli.printed import printable
from schwimmen.rulebook import rulebook
from schwimmen.rulebook.address import named, read_value
from schwimmen.rulebook.plain import plain_lines
from schwimmen.rules.options import OPTIONS, OptionValue, Problem, RulesError
from schwimmen.rules.presets import STANDARD, preset
from schwimmen.words import Words, text_id

__all__ = ["NoOption", "changed", "problem_lines", "rules"]


def rules(name: str | None, changes: Sequence[str], texts: Words) -> int:
    """Print the rules of a preset, changed as ``NAME=VALUE`` says; gives 1 where there are no such rules."""
    try:
        book = rulebook(named(preset(name or STANDARD).name, changed(changes)), texts)
    except RulesError as error:
        print(*problem_lines(error, texts), sep="\n", file=sys.stderr)
        return 1
    except NoOption as error:
        print(printable(texts.text("cli-rules-no-value", text=str(error)[:60])), file=sys.stderr)
        return 1
    print("\n".join(plain_lines(book, texts)))
    return 0


class NoOption(Exception):
    """A text that isn't ``NAME=VALUE``."""


def problem_lines(error: RulesError, texts: Words) -> list[str]:
    """Why rules can't be played, a line for each reason."""
    return [
        printable(f"{one.option}: {texts.text(text_id('rules', one.code), option=one.option, **dict(one.args))}")
        for one in error.problems
    ]


def changed(changes: Sequence[str]) -> dict[str, OptionValue]:
    """The options that texts ``NAME=VALUE`` give. Raises `NoOption`, and `RulesError` for an unknown name or value."""
    read: dict[str, OptionValue] = {}
    for change in changes:
        option, equals, text = change.partition("=")
        if not equals:
            raise NoOption(change)
        if option not in OPTIONS:
            raise RulesError(Problem("unknown_option", option[:60]))
        value = read_value(OPTIONS[option], text.replace(",", "."))
        if value is None:
            raise OPTIONS[option].refusal(text)
        read[option] = value
    return read
