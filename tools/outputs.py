"""Where the results of long work go: looked at before it begins (types of arguments for ``argparse``)."""

from __future__ import annotations

import argparse
from pathlib import Path

from schwimmen.cli.asked import Refused
from schwimmen.cli.laboratory import check_file
from schwimmen.words import words

__all__ = ["file_to_write", "folder_to_fill"]


def file_to_write(text: str) -> Path:
    """A file that can be written. Raises `argparse.ArgumentTypeError`."""
    file = Path(text)
    _check(file)
    return file


def folder_to_fill(text: str) -> Path:
    """A folder in which files can be written, or that can be made. Raises `argparse.ArgumentTypeError`."""
    folder = Path(text)
    below = folder.absolute() / "lessons"
    while not below.parent.exists():
        below = below.parent
    _check(below)
    return folder


def _check(file: Path) -> None:
    texts = words("en")
    try:
        check_file(file, texts)
    except Refused as refused:
        raise argparse.ArgumentTypeError(texts.text(refused.text, **refused.named)) from None
    except OSError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
