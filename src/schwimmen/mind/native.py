"""The mind's functions, and the kernel's, compiled by numba from the very functions that CPython runs.

Importing this imports numba and compiles nothing; the first call of an entry does, for seconds, or loads what an
earlier process has compiled. What serves people asks for it aside, and plays without until it is there.
"""

# What extends numba is called by numba and has no types to speak of.
# mypy: disable-error-code="no-untyped-call"

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import numba
from numba import types
from numba.extending import intrinsic

from schwimmen.mind import memory

__all__ = ["cache", "compiled", "entry", "pointer"]

njit: Any = numba.njit
config: Any = numba.config


def compiled(modules: Sequence[ModuleType]) -> dict[str, ModuleType]:
    """Copies of the modules, by their last names, whose functions call one another compiled.

    Given in such an order that each refers only to those before it. Vectors, the rules too, are pointers there
    (`pointer`): as arrays they would be checked for negative indices, and take minutes to compile.
    """
    copies: dict[str, ModuleType] = {}
    replaced: dict[int, ModuleType] = {}
    inner = njit(error_model="numpy", no_cpython_wrapper=True, no_cfunc_wrapper=True)
    for module in modules:
        copy = ModuleType(module.__name__)
        vars(copy).update(vars(module))
        for name, thing in vars(module).items():
            if isinstance(thing, ModuleType) and id(thing) in replaced:
                vars(copy)[name] = replaced[id(thing)]
            elif isinstance(thing, FunctionType) and thing.__module__ == module.__name__:
                function = FunctionType(thing.__code__, vars(copy), name, thing.__defaults__)
                function.__module__ = module.__name__
                vars(copy)[name] = _part if thing is memory.part else inner(function)
        copies[module.__name__.rpartition(".")[2]] = copy
        replaced[id(module)] = copy
    return copies


def entry(function: Callable[..., Any], modules: Sequence[ModuleType]) -> Any:
    """A function that is called from outside, over copies that `compiled` gave; kept on the disk, where that can be.

    numba itself would not notice that the code behind an entry has changed, so the place is named after all of it.
    It runs without Python's lock.
    """
    place = cache(modules)
    if place is None:
        return njit(nogil=True, error_model="numpy")(function)
    before = config.CACHE_DIR
    config.CACHE_DIR = str(place)
    try:
        return njit(nogil=True, error_model="numpy", cache=True)(function)
    finally:
        config.CACHE_DIR = before


def _pointer(_typing_context: Any, array: Any) -> Any:
    """The numbers of a NumPy array, of int64 or float64, without its bounds; for use in an entry.

    The array must be an argument of the entry: one that is made within is freed when its name is last used.
    """

    def build(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        return context.make_array(sig.args[0])(context, builder, args[0]).data

    return types.CPointer(array.dtype)(array), build


pointer: Any = intrinsic(_pointer)


@intrinsic
def _part(_typing_context: Any, vector: Any, start: Any) -> Any:
    """`memory.part`."""

    def build(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        return builder.gep(args[0], [args[1]])

    return vector(vector, start), build


def cache(modules: Sequence[ModuleType]) -> Path | None:
    """Where what is compiled from these modules is kept; None where nothing can be."""
    source = hashlib.sha256(numba.__version__.encode())
    for module in modules:
        source.update(Path(str(module.__file__)).read_bytes())
    home = os.environ.get("XDG_CACHE_HOME")
    place = (Path(home) if home else Path.home() / ".cache") / "schwimmen" / source.hexdigest()[:16]
    try:
        place.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    return place if os.access(place, os.W_OK) else None
