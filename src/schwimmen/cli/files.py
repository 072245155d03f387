"""The files that a command is given: one object each, or one a line."""

from __future__ import annotations

import contextlib
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from pathlib import Path

from schwimmen.cli.printed import printable, reason
from schwimmen.words import Words

__all__ = ["for_each"]


def for_each(files: Sequence[str], one: Callable[[bytes, str, int], bool], texts: Words) -> int:
    """Give each object of the files to ``one``, with its file and its number there; it says whether that was good.

    The exit status: 1 if one was not, or if a file can't be read, which is told. So is that a file has none.
    """
    status = 0
    for file in files:
        number = 0
        try:
            for number, text in enumerate(_objects(file), 1):
                if not one(text, file, number):
                    status = 1
        except CannotReadError as error:
            status = 1
            sys.stdout.flush()
            why = reason(error.cause, texts)
            print(printable(texts.text("cli-cannot-read", file=file, reason=why)), file=sys.stderr)
            continue
        if number == 0:
            sys.stdout.flush()
            print(printable(f"{file}: {texts.text('cli-record-empty')}"), file=sys.stderr)
    return status


class CannotReadError(Exception):
    """A file that can't be read; ``cause`` says why."""

    def __init__(self, cause: OSError) -> None:
        super().__init__(str(cause))
        self.cause = cause


def _objects(file: str) -> Iterator[bytes]:
    """The objects of a file, or of the standard input (``-``), one after the other. Raises `CannotReadError`.

    A ``.jsonl`` file has one a line, empty lines apart; a ``.json`` file is one. Of other files the first line
    tells: if it is JSON, every line is one.
    """
    try:
        with contextlib.nullcontext(sys.stdin.buffer) if file == "-" else Path(file).open("rb") as stream:
            suffix = Path(file).suffix.lower()
            if suffix == ".json":
                yield stream.read()
                return
            lines: Iterator[bytes] = (line for line in stream if line.strip())
            if suffix != ".jsonl":
                first = next(lines, b"")
                if not _is_json(first):
                    yield first + stream.read()
                    return
                lines = chain([first], lines)
            yield from lines
    except OSError as error:
        raise CannotReadError(error) from None


def _is_json(line: bytes) -> bool:
    try:
        json.loads(line)
    except (ValueError, RecursionError):
        return False
    return True
