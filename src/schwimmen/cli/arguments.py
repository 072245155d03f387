"""Arguments of the command line, and what is wrong with them, in the language of the texts."""

from __future__ import annotations

import argparse
import functools
import ipaddress
import re
import sys
import textwrap
from collections.abc import Callable
from typing import Any, NoReturn
from urllib.parse import urlsplit

from schwimmen.cli.printed import printable
from schwimmen.words import Words

__all__ = ["Parser", "WrongArgument", "count", "networks", "origin", "port"]

_MOST = 1_000_000


class WrongArgument(Exception):
    """An argument that can't be: the id of a text, and its variables."""

    def __init__(self, text: str, **named: str) -> None:
        super().__init__(text)
        self.text = text
        self.named = named


def port(text: str) -> int:
    """A port, or 0. Raises `WrongArgument`."""
    if not re.fullmatch(r"[0-9]{1,5}", text) or int(text) >= 1 << 16:
        raise WrongArgument("server-no-port", port=text)
    return int(text)


def networks(text: str) -> str:
    """Network addresses, separated by commas, or ``*`` for all. Raises `WrongArgument`: uvicorn would say nothing."""
    for given in map(str.strip, [] if text == "*" else text.split(",")):
        try:
            ipaddress.ip_network(given)
        except ValueError:
            raise WrongArgument("cli-wrong-address", option="--proxies", given=given) from None
    return text


def origin(text: str) -> str:
    """The origin of a site: ``https://``, its host, and maybe a port. Raises `WrongArgument`."""
    wrong = WrongArgument("cli-wrong-url", option="--public-url", given=text)
    try:
        parts = urlsplit(text)
        host = (parts.hostname or "").encode("idna").decode()
        numbered = "" if parts.port is None else f":{parts.port}"
    except ValueError:
        raise wrong from None
    if ":" in host:
        host = f"[{host}]"
    bare = text.isprintable() and parts.username is None and parts.path in ("", "/") and not {"?", "#"} & set(text)
    if not (bare and parts.scheme in ("http", "https") and re.fullmatch(r"[a-z0-9_.-]{1,100}|\[[0-9a-f:.]+\]", host)):
        raise wrong
    return f"{parts.scheme}://{host}{numbered}"


def count(option: str, least: int = 1, most: int = _MOST) -> Callable[[str], int]:
    """What reads that option's number, from ``least`` to ``most``; it raises `WrongArgument`."""

    def read(text: str) -> int:
        if not re.fullmatch(r"[0-9]{1,7}", text) or not least <= int(text) <= most:
            raise WrongArgument("cli-wrong-number", option=option, given=text, least=str(least), most=str(most))
        return int(text)

    return read


class Parser(argparse.ArgumentParser):
    """A parser whose own words come from the catalogues."""

    def __init__(self, prog: str | None = None, *, texts: Words, **more: Any) -> None:
        super().__init__(prog, add_help=False, formatter_class=functools.partial(_Help, texts=texts), **more)
        self._texts = texts
        self._positionals.title = texts.text("cli-help-arguments")
        self._optionals.title = texts.text("cli-help-options")
        self.add_argument("-h", "--help", action="help", help=texts.text("cli-help-help"))

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> tuple[Any, list[str]]:
        """Nothing unknown goes on to the parser above: the usage that is shown is that of the command."""
        parsed, unknown = super().parse_known_args(args, namespace)
        if unknown:
            self.error(f"unrecognized arguments: {' '.join(unknown)}")
        return parsed, unknown

    def error(self, message: str) -> NoReturn:
        """Say it, after the usage, and end with status 2."""
        self.print_usage(sys.stderr)
        print(printable(_sentence(message, self._texts)), file=sys.stderr)
        sys.exit(2)


class _Help(argparse.HelpFormatter):
    def __init__(self, prog: str, *, texts: Words, **more: Any) -> None:
        super().__init__(prog, **more)
        self._texts = texts

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, self._texts.text("cli-usage") + " " if prefix is None else prefix)

    def _split_lines(self, text: str, width: int) -> list[str]:
        return textwrap.wrap(text, width, break_on_hyphens=False)  # a name with a hyphen stays one


# argparse gives its complaints as finished English sentences; the tests make each of them.
_COMPLAINTS = (
    (r"unrecognized arguments: (?P<given>.*)", "cli-wrong-unknown"),
    (r"the following arguments are required: (?P<missing>.*)", "cli-wrong-missing"),
    (r"argument (?P<option>\S+): expected (?:one|at least one) argument", "cli-wrong-no-value"),
    (r"argument (?P<option>\S+): ignored explicit argument '(?P<given>.*)'", "cli-wrong-needless-value"),
    (
        r"argument (?P<option>\S+): invalid choice: '(?P<given>.*?)'.* \(choose from (?P<choices>.*)\)",
        "cli-wrong-choice",
    ),
    (r"ambiguous option: (?P<given>.*) could match (?P<choices>.*)", "cli-wrong-ambiguous"),
)


def _sentence(message: str, texts: Words) -> str:
    """A complaint of argparse's in the language of the texts; one that isn't known as it is."""
    for pattern, text in _COMPLAINTS:
        if found := re.fullmatch(pattern, message, re.DOTALL):
            named = found.groupdict()
            if "choices" in named:
                named["choices"] = named["choices"].replace("'", "")
            return texts.text(text, **named)
    return message
