"""The policy's file of weights: read, checked and written.

The file is `HEAD`, the hash of the rest, and the rest: the weights of `policy`, two bytes each, compressed.
"""

from __future__ import annotations

import functools
import hashlib
import sys
import zlib
from array import array
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Literal

from schwimmen.mind import layout, memory, policy

__all__ = ["FILE", "BadWeights", "load", "new_memory", "packed", "read"]

FILE = Path(__file__).with_name("policy.weights")
"""Comes with the package; docs/training.md says how it was made."""

VERSION = 2
"""Of what the rows mean: one more with any change of `traits` or `policy` after which old weights would be nonsense."""

HEAD = f"schwimmen-policy/{VERSION} {layout.ROWS}x{policy.HIDDEN}\n".encode()

Fault = Literal["unreadable", "foreign", "version", "broken"]
_SAID: dict[Fault, str] = {
    "unreadable": "can't be read",
    "foreign": "is no file of weights",
    "version": "holds weights of another version",
    "broken": "is cut off or changed",
}


class BadWeights(ValueError):
    """A file of weights that can't be used; its text names it. ``cause``: why it can't be read."""

    def __init__(self, file: Path, fault: Fault, cause: OSError | None = None) -> None:
        super().__init__(f"{file} {_SAID[fault]}" + (f": {cause.strerror}" if cause else ""))
        self.file = file
        self.fault = fault
        self.cause = cause

    def __reduce__(self) -> tuple[type[BadWeights], tuple[Path, Fault, OSError | None]]:
        """From one process to another it is made anew."""
        return BadWeights, (self.file, self.fault, self.cause)


@functools.cache
def load() -> array[int]:
    """The weights that come with the package. Raises `BadWeights`."""
    return read(FILE)


def read(file: Path, begins: bytes = HEAD) -> array[int]:
    """The weights of a file that ``begins`` so. Raises `BadWeights`."""
    try:
        content = file.read_bytes()
    except OSError as error:
        raise BadWeights(file, "unreadable", error) from None
    head, end, rest = content.partition(b"\n")
    if head + end != begins:
        raise BadWeights(file, "version" if end and head.startswith(b"schwimmen-policy/") else "foreign")
    if hashlib.sha256(rest[32:]).digest() != rest[:32]:
        raise BadWeights(file, "broken")
    weights = array("h", zlib.decompress(rest[32:]))
    if sys.byteorder == "big":
        weights.byteswap()
    return weights


def new_memory(others: Sequence[Path] = ()) -> tuple[memoryview[float], memoryview[int]]:
    """The vectors ``w`` and ``m`` of `memory`, as views that may be parted without copying; with the policy's weights,
    where they can be read. ``others``: files of more weights. Raises `BadWeights` for these.
    """
    size = memory.OTHERS + policy.SIZE * len(others)
    w, m = memoryview(bytearray(8 * memory.FLOATS)).cast("d"), memoryview(bytearray(8 * size)).cast("q")
    for number, file in enumerate(others):
        at = memory.OTHERS + policy.SIZE * number
        m[at : at + policy.SIZE] = memoryview(array("q", read(file)))
    try:
        m[memory.NET : memory.SCRATCH] = memoryview(array("q", load()))
        m[memory.TAUGHT] = 1
    except BadWeights:
        pass
    return w, m


def packed(weights: Iterable[int]) -> bytes:
    """The content of a file with these weights."""
    numbers = array("h", weights)
    if sys.byteorder == "big":
        numbers.byteswap()
    rest = zlib.compress(numbers.tobytes(), 9)
    return HEAD + hashlib.sha256(rest).digest() + rest
