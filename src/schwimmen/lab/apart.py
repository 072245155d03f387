"""Bots of somebody's own play apart, in a process of their own: one that ends it or never answers ends nothing else.

The process (`playing_apart`) gets requests through its standard input, and tells through its standard output whom it
asks for a move before it does; so there is a record of the match even where it can't say any more what happened.
"""

from __future__ import annotations

import atexit
import contextlib
import pickle
import signal
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from schwimmen.lab.players import BotNotLoaded
from schwimmen.lab.playing_apart import ANSWERS, ASKS, LENGTH, LOADING, RAISES, TIMEOUT

if TYPE_CHECKING:
    from schwimmen.lab.experiment import Batch, Experiment

__all__ = ["WorkerDied", "end", "load", "play_batch"]


def load(name: str) -> None:
    """See whether a bot of one's own can be loaded. Raises `BotNotLoaded`."""
    try:
        _answer("load", name)
    except _Ended as ended:
        why = f"takes more than {LOADING:g} seconds" if ended.late else f"ends its process: {ended.status}"
        raise BotNotLoaded(name, why) from None


def play_batch(experiment: Experiment, number: int) -> Batch:
    """`experiment.play_batch` in that process. Raises `BotFault`, with the record of the match, or `WorkerDied`."""
    from schwimmen.lab.by_view import BotFault, record_of

    try:
        batch: Batch = _answer("play", experiment, number)
    except _Ended as ended:
        if ended.seat < 0:
            raise WorkerDied(ended.status) from None
        names = experiment.names(ended.match)
        dealer = ended.match // experiment.per_deal % experiment.seats
        record = record_of(experiment.options, names, dealer, ended.log)
        detail = f"{experiment.longest:g}" if ended.late else ended.status
        raise BotFault("stalled" if ended.late else "died", names[ended.seat], ended.seat, detail, record) from None
    return batch


class WorkerDied(RuntimeError):
    """A process that plays was ended from outside; its text says how."""


class _Ended(Exception):
    """The process came to its end: what it told last."""

    match = seat = -1
    late = False
    status = ""

    def __init__(self) -> None:
        super().__init__()
        self.log: list[int] = []

    def heard(self, match: int, seat: int, log: list[int]) -> None:
        """Somebody is asked for a move; the log is what is new in it."""
        if match != self.match:
            self.log = []
        self.match, self.seat = match, seat
        self.log += log


_process: subprocess.Popen[bytes] | None = None


def _answer(*request: object) -> Any:
    """What the process answers. Raises what it raises, or `_Ended`."""
    process = _started()
    told = _Ended()
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        pickle.dump((sys.path, Path.cwd(), *request), process.stdin)
        process.stdin.flush()
        while (kind := process.stdout.read(1)) == ASKS:
            told.heard(*_read(process.stdout))
        if kind in (ANSWERS, RAISES):
            answer = _read(process.stdout)
    except (BrokenPipeError, EOFError, pickle.UnpicklingError):
        kind = b""
    except BaseException:
        end()
        raise
    if kind == RAISES:
        raise answer
    if kind == ANSWERS:
        return answer
    told.late = kind == TIMEOUT
    told.status = end(patience=5)
    raise told


def _read(pipe: Any) -> Any:
    return pickle.loads(pipe.read(int.from_bytes(pipe.read(LENGTH))))


def _started() -> subprocess.Popen[bytes]:
    """The process, or another one where it has ended."""
    global _process
    if _process is None or _process.poll() is not None:
        program = f"import sys; sys.path[:] = {sys.path!r}; from schwimmen.lab.playing_apart import serve; serve()"
        _process = subprocess.Popen([sys.executable, "-c", program], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    return _process


def end(patience: float = 0) -> str:
    """End the process, unless it does so by itself in so many seconds; with what status, or by what signal it ended."""
    global _process
    process, _process = _process, None
    if process is None:
        return ""
    try:
        process.wait(patience)
    except subprocess.TimeoutExpired:
        process.kill()
    with contextlib.suppress(BrokenPipeError):
        process.communicate()
    status = process.returncode
    return f"status {status}" if status >= 0 else signal.Signals(-status).name


atexit.register(end)
