"""The rules that a command is asked for: a preset, a file, single options; and how it tells what can't be."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from schwimmen.cli.arguments import Parser
from schwimmen.cli.printed import printable, problem_text, reason
from schwimmen.rulebook.address import read_value
from schwimmen.rules.options import OPTIONS, Options, OptionValue, Problem, RulesError
from schwimmen.rules.presets import PRESETS, STANDARD, preset
from schwimmen.words import Words

__all__ = ["Refused", "add_rules", "options_of", "told"]


class Refused(Exception):
    """Something that can't be: the id of a text, and its variables."""

    def __init__(self, text: str, /, **named: str | int) -> None:
        super().__init__(text)
        self.text = text
        self.named = named


def add_rules(parser: Parser, texts: Words, *, first: bool = False) -> None:
    """The arguments that say by which rules; the preset is the ``first`` argument, or that of ``--rules``."""
    about = texts.text("cli-rules-preset", presets=", ".join(PRESETS))
    if first:
        parser.add_argument("rules", nargs="?", default=STANDARD, help=about, metavar="PRESET")
    else:
        parser.add_argument("--rules", default=STANDARD, help=about, metavar="PRESET")
    parser.add_argument("--options", type=Path, help=texts.text("cli-options"), metavar="FILE")
    about = texts.text("cli-rules-option")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=about)


def options_of(args: argparse.Namespace, texts: Words) -> Options:
    """The rules that were asked for. Raises `Refused` or `RulesError`."""
    base = preset(args.rules).options
    given: dict[str, object] = {}
    if args.options is not None:
        try:
            values = json.loads(args.options.read_bytes())
        except (ValueError, RecursionError):
            values = None
        except OSError as error:
            raise Refused("cli-cannot-read", file=str(args.options), reason=reason(error, texts)) from error
        if not isinstance(values, dict):
            raise Refused("cli-bad-options", file=str(args.options))
        given = values
    return Options.from_dict({**given, **_changed(args.option)}, base)


def _changed(changes: Sequence[str]) -> dict[str, OptionValue]:
    """The options that texts ``NAME=VALUE`` give. Raises `Refused`, and `RulesError` for unknown names and values."""
    read: dict[str, OptionValue] = {}
    wrong: list[Problem] = []
    for change in changes:
        option, equals, text = change.partition("=")
        if not equals or not option:
            raise Refused("cli-rules-no-value", text=change[:60])
        if option not in OPTIONS:
            wrong.append(Problem("unknown_option", option[:60]))
            continue
        value = read_value(OPTIONS[option], text.replace(",", "."))
        if value is None:
            wrong += OPTIONS[option].refusal(text).problems
        else:
            read[option] = value
    if wrong:
        raise RulesError(*wrong)
    return read


def told(run: Callable[[argparse.Namespace, Words], int], args: argparse.Namespace, texts: Words) -> int:
    """Run it; what can't be is told in a sentence: status 2."""
    try:
        return run(args, texts)
    except Refused as refused:
        print(printable(texts.text(refused.text, **refused.named)), file=sys.stderr)
    except RulesError as error:
        for problem in error.problems:
            print(printable(problem_text(problem, texts)), file=sys.stderr)
    return 2
