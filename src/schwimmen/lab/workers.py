"""Batches over several processes or a Ray cluster, in order; kept in a file, so that what was begun can go on."""

from __future__ import annotations

import base64
import dataclasses
import importlib
import json
import logging
import os
import re
import signal
import socket
import warnings
import zlib
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import BrokenExecutor
from pathlib import Path
from typing import Any

import numpy as np

from schwimmen.lab import field
from schwimmen.lab.apart import WorkerDied
from schwimmen.lab.experiment import Batch, Experiment, play_batch
from schwimmen.lab.origin import described

__all__ = ["LOCAL", "NoCluster", "NotRay", "OtherExperiment", "batches", "connect", "resumed"]

LOCAL = "local"
"""The address of a Ray cluster that is started here, for two workers."""

_LOCAL_MEMORY = 100 << 20
"""Bytes of memory that it shares, where Ray would take a third of the machine's: batches are small."""


_PATIENCE = 8.0
"""Seconds in which Ray must be reached, and in which it must answer."""

_SETTINGS = b"\4"
"""The type of the frame with which both sides begin in HTTP/2: after three bytes of length."""

_GREETING = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes(3) + _SETTINGS + bytes(5)


class NoCluster(ValueError):
    """An address at which there is no Ray cluster; its text says why."""


class NotRay(NoCluster):
    """An address at which something else listens."""


class OtherExperiment(ValueError):
    """A file of another experiment, or none of an experiment at all.

    ``differs``: what isn't the same, as `origin.described` has it; ``format`` where an older version began the file.
    """

    def __init__(self, file: Path, **differs: Any) -> None:
        super().__init__(str(file), *differs)
        self.differs = differs


def batches(experiment: Experiment, first: int = 0, *, jobs: int = 1, cluster: str | None = None) -> Iterator[Batch]:
    """The experiment's batches from ``first`` on, in order: the same whatever ``jobs`` (processes) or ``cluster``.

    Close the iterator to stop early. Raises `BotFault` and `WorkerDied`.
    """
    numbers = range(first, experiment.batches)
    if cluster is not None:
        return _over_ray(experiment, numbers, cluster)
    if jobs == 1:
        return (play_batch(experiment, number) for number in numbers)
    return _over_cores(experiment, numbers, jobs)


def _over_cores(experiment: Experiment, numbers: range, jobs: int) -> Iterator[Batch]:
    import joblib

    play_batch(dataclasses.replace(experiment, deals=0), 0)  # compiled here, once, before several processes need it
    task = joblib.delayed(play_batch_quietly)
    found = joblib.Parallel(jobs, return_as="generator", pre_dispatch="2*n_jobs")(
        task(experiment, number) for number in numbers
    )
    try:
        yield from _each(found)
    except BrokenExecutor as error:
        raise WorkerDied(str(error)) from error


def _each(found: Generator[Batch, None, None]) -> Iterator[Batch]:
    """What joblib gives; who has enough isn't warned that more was begun."""
    try:
        for batch in found:  # noqa: UP028
            yield batch
    finally:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", UserWarning)
            found.close()


def play_batch_quietly(experiment: Experiment, number: int) -> Batch:
    """A batch in a process of its own, which an interruption from the keyboard doesn't reach."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    return play_batch(experiment, number)


def connect(address: str) -> None:
    """Connect to the Ray cluster at that address, or start one here. Raises `NoCluster`."""
    starting = {"num_cpus": 2, "include_dashboard": False, "object_store_memory": _LOCAL_MEMORY}
    more = starting if address == LOCAL else {}
    try:
        if found := re.fullmatch(r"(?:ray://)?\[?([^\[\]/]+)\]?:([0-9]{1,5})", address):
            _see_whether_ray_listens(found[1], int(found[2]))
        ray: Any = importlib.import_module("ray")
        if not ray.is_initialized():
            ray.init(address, log_to_driver=False, logging_level=logging.ERROR, **more)
    except NotRay:
        raise
    except (OSError, OverflowError, RuntimeError, ValueError) as error:
        raise NoCluster((isinstance(error, OSError) and error.strerror) or str(error)) from error


def _see_whether_ray_listens(host: str, port: int) -> None:
    """Raise `OSError` where nobody listens, and `NotRay` where somebody does who doesn't speak HTTP/2, as gRPC is.

    Ray itself would try for minutes.
    """
    with socket.create_connection((host, port), timeout=_PATIENCE) as there:
        if os.environ.get("RAY_USE_TLS", "0").lower() in ("1", "true"):
            return
        try:
            there.sendall(_GREETING)
            with there.makefile("rb") as answer:
                head = answer.read(9)
        except OSError as error:
            raise NotRay(str(error)) from error
    if head[3:4] != _SETTINGS:
        raise NotRay(repr(head))


def _over_ray(experiment: Experiment, numbers: range, address: str) -> Iterator[Batch]:
    connect(address)
    ray: Any = importlib.import_module("ray")
    task = ray.remote(play_batch)
    window = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting: deque[Any] = deque()
    try:
        for number in numbers:
            waiting.append(task.remote(experiment, number))
            if len(waiting) == window:
                yield ray.get(waiting.popleft())
        while waiting:
            yield ray.get(waiting.popleft())
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None
    except ray.exceptions.RayError as error:
        raise WorkerDied(str(error)) from error
    finally:
        for one in waiting:
            ray.cancel(one, force=True)


# --- going on ----------------------------------------------------------------------------------------------


_FORMAT = "schwimmen-experiment/2"
"""Of the file; the first one had names of players alone."""


def resumed(experiment: Experiment, file: Path, play: Callable[[int], Iterator[Batch]]) -> Iterator[Batch]:
    """The batches that a file holds, then those that ``play`` gives from a number on, each written into the file first.

    Raises `OtherExperiment` where the file is another experiment's. A last line that was cut off doesn't count.
    """
    head = {"format": _FORMAT, **described(experiment), "batch_deals": experiment.batch_deals}
    del head["deals"]  # with more of them it goes on
    done = 0
    if file.exists() and file.stat().st_size:
        with file.open("r+", encoding="ascii", errors="replace") as kept:
            _compare(head, kept.readline(), file)
            good = kept.tell()
            while done < experiment.batches and (line := kept.readline()).endswith("\n"):
                batch = _read(line, file)
                wanted = len(experiment.deals_of(done)) * experiment.per_deal
                if batch.number != done or len(batch.rows) > wanted:
                    raise OtherExperiment(file)
                if len(batch.rows) < wanted:  # it was the last one, of an experiment with fewer deals
                    break
                done, good = done + 1, kept.tell()
                yield batch
            if done < experiment.batches:
                kept.truncate(good)
    else:
        file.write_text(json.dumps(head) + "\n", encoding="ascii")
    with file.open("a", encoding="ascii") as kept:
        for batch in play(done):
            kept.write(_written(batch))
            kept.flush()
            yield batch


def _compare(head: dict[str, Any], line: str, file: Path) -> None:
    """Raise `OtherExperiment` where a file's first line isn't that head."""
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict) or not str(found.get("format")).startswith("schwimmen-experiment/"):
        raise OtherExperiment(file)
    differs = {name: found.get(name) for name, value in head.items() if found.get(name) != value}
    if differs:
        raise OtherExperiment(file, **differs)


def _written(batch: Batch) -> str:
    packed = zlib.compress(batch.rows.astype("<i4").tobytes() + batch.tally.astype("<i8").tobytes())
    data = {"batch": batch.number, "first": batch.first, "matches": len(batch.rows)}
    return json.dumps(data | {"data": base64.b64encode(packed).decode()}) + "\n"


def _read(line: str, file: Path) -> Batch:
    try:
        data = json.loads(line)
        raw = zlib.decompress(base64.b64decode(data["data"]))
        size = 4 * data["matches"] * field.ROW
        rows = np.frombuffer(raw[:size], "<i4").reshape(-1, field.ROW)
        tally = np.frombuffer(raw[size:], "<i8").reshape(-1, field.T_SIZE)
        return Batch(data["batch"], data["first"], rows.astype(np.int32), tally.astype(np.int64))
    except (ValueError, KeyError, TypeError, zlib.error) as error:
        raise OtherExperiment(file) from error
