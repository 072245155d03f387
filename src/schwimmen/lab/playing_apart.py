"""The process in which bots of somebody's own play, as `apart` starts it."""

from __future__ import annotations

import contextlib
import faulthandler
import os
import pickle
import signal
import sys
from collections.abc import Iterator
from typing import Any, BinaryIO

from schwimmen.lab.players import bot_of

__all__ = ["ANSWERS", "ASKS", "LENGTH", "LOADING", "RAISES", "TIMEOUT", "Teller", "serve"]

ASKS, ANSWERS, RAISES = b"?", b"=", b"!"
"""With these begins what the process tells; then follow as many bytes, pickled, as `LENGTH` bytes say."""

LENGTH = 8

TIMEOUT = b"T"
"""With this begins what `faulthandler` writes into the same pipe: “Timeout”, and where it was."""

LOADING = 60.0
"""Seconds that a bot may take to be loaded."""


class Teller:
    """Tells whom it asks, and ends the process where there is no answer in time.

    `faulthandler` does so whatever the bot catches, and where it never comes back to Python too.
    """

    def __init__(self, pipe: BinaryIO) -> None:
        self.pipe = pipe
        self.match = -1
        self.longest = 0.0
        self.sent = 0

    def begins(self, match: int, longest: float) -> None:
        """A match begins, in which a move may take so many seconds."""
        self.match, self.longest, self.sent = match, longest, 0

    def asks(self, seat: int, log: list[int]) -> None:
        """That seat is asked for a move; the match's log says what was before."""
        new, self.sent = log[1 + self.sent : 1 + log[0]], log[0]
        self.tell(ASKS, (self.match, seat, new))

    @contextlib.contextmanager
    def at_most(self, seconds: float) -> Iterator[None]:
        """End the process if what follows takes longer."""
        faulthandler.dump_traceback_later(seconds, exit=True, file=self.pipe.fileno())
        try:
            yield
        finally:
            faulthandler.cancel_dump_traceback_later()

    def tell(self, kind: bytes, what: object) -> None:
        """Send it."""
        packed = pickle.dumps(what)
        self.pipe.write(kind + len(packed).to_bytes(LENGTH) + packed)
        self.pipe.flush()


def serve() -> None:
    """Answer requests until there are no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever has started it ends it
    requests, pipe = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)  # what a bot prints is none of the answers
    with contextlib.suppress(EOFError, BrokenPipeError):
        while True:
            path, folder, *request = pickle.load(requests)
            sys.path[:] = path
            os.chdir(folder)
            teller = Teller(pipe)
            try:
                teller.tell(ANSWERS, _answer(teller, *request))
            except BrokenPipeError:
                raise
            except Exception as error:
                teller.tell(RAISES, error)


def _answer(teller: Teller, what: str, *about: Any) -> object:
    if what == "load":
        with teller.at_most(LOADING):
            bot_of(*about)
        return None
    from schwimmen.lab.experiment import play_batch_here

    experiment, number = about
    return play_batch_here(experiment, number, teller)
