"""``schwimmen rules``: the rules of a table in whole sentences."""

from __future__ import annotations

import argparse

from schwimmen.cli.arguments import Parser
from schwimmen.cli.asked import add_rules, options_of, told
from schwimmen.rulebook import rulebook
from schwimmen.rulebook.address import by_options
from schwimmen.rulebook.plain import plain_lines
from schwimmen.words import Words

__all__ = ["add_rules_command"]


def add_rules_command(parser: Parser, texts: Words) -> None:
    """The arguments of ``rules``."""
    add_rules(parser, texts, first=True)
    parser.set_defaults(run=lambda args, words: told(_rules, args, words))


def _rules(args: argparse.Namespace, texts: Words) -> int:
    book = rulebook(by_options(args.rules, options_of(args, texts)), texts)
    print("\n".join(plain_lines(book, texts)))
    return 0
