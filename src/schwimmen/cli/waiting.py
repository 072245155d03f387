"""Somebody who waits is told for what."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from schwimmen.words import Words

__all__ = ["compiling"]

PATIENCE = 4.0
"""Seconds after which it is said."""


@contextmanager
def compiling(texts: Words) -> Iterator[threading.Timer]:
    """While something may have to be compiled; `threading.Timer.cancel` as soon as that is over.

    Said at a terminal alone: what a program gets depends on no clock.
    """
    timer = threading.Timer(PATIENCE, _say, [texts.text("cli-compiling")])
    timer.daemon = True
    timer.start()
    try:
        yield timer
    finally:
        timer.cancel()


def _say(text: str) -> None:
    if sys.stderr.isatty():
        print(text, file=sys.stderr)
