"""The kernel and the loops over it, compiled by numba from the very functions that CPython runs.

Nothing that serves the game imports this: compiling takes seconds the first time (then it is cached).

All functions are inlined into the loop that is called from outside, and a round's vector is a type of its own
there, ``Round``: where the kernel's index is a constant it means one of the numbers at the head, and these live
in registers; every other index means the pack, which lies in memory.
"""

# What extends numba is called by numba and has no types to speak of.
# mypy: disable-error-code="no-untyped-call"

from __future__ import annotations

import functools
import inspect
import operator
from collections.abc import Callable, Mapping
from types import FunctionType, ModuleType
from typing import Any

import numba
import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.typing.templates import AbstractTemplate, infer, infer_global, signature
from numba.extending import intrinsic, lower_builtin, models, register_model
from numpy.typing import NDArray

from schwimmen.lab import random_play
from schwimmen.lab.random_play import TOTALS, Totals, generator
from schwimmen.mind import native
from schwimmen.mind.native import pointer
from schwimmen.rules import kernel

__all__ = [
    "KERNEL",
    "PLAY",
    "count_values",
    "entry",
    "frozen",
    "function",
    "inlined",
    "logged",
    "pointer",
    "round_vector",
    "simulate",
    "vector",
]

njit: Any = numba.njit

I64 = ir.IntType(64)
VECTOR = types.CPointer(types.int64)
HEAD = kernel.HEAD
MOST = 17  # players that 52 cards serve, and more


# --- a round's vector --------------------------------------------------------------------------------------


class RoundType(types.Type):
    """Two pointers: constant indices go to ``head``, all others to ``pack``. They may be the same."""

    def __init__(self) -> None:
        super().__init__("Round")


ROUND = RoundType()


@register_model(RoundType)
class _RoundModel(models.StructModel):
    def __init__(self, manager: Any, kind: RoundType) -> None:
        super().__init__(manager, kind, [("head", VECTOR), ("pack", VECTOR)])


@infer
class _GetHead(AbstractTemplate):
    key = "static_getitem"

    def generic(self, args: Any, kws: Any) -> Any:
        vector, index = args
        if isinstance(vector, RoundType) and isinstance(index, int):
            return signature(types.int64, *args)
        return None


@infer
class _SetHead(AbstractTemplate):
    key = "static_setitem"

    def generic(self, args: Any, kws: Any) -> Any:
        vector, index, _ = args
        if isinstance(vector, RoundType) and isinstance(index, int):
            return signature(types.void, vector, types.literal(index), types.int64)
        return None


@infer_global(operator.getitem)
class _GetPack(AbstractTemplate):
    def generic(self, args: Any, kws: Any) -> Any:
        return signature(types.int64, ROUND, types.int64) if isinstance(args[0], RoundType) else None


@infer_global(operator.setitem)
class _SetPack(AbstractTemplate):
    def generic(self, args: Any, kws: Any) -> Any:
        return signature(types.void, ROUND, types.int64, types.int64) if isinstance(args[0], RoundType) else None


def _place(context: Any, builder: Any, vector: Any, part: str, index: Any) -> Any:
    """The address of one number of a Round."""
    pair = cgutils.create_struct_proxy(ROUND)(context, builder, value=vector)
    return builder.gep(getattr(pair, part), [index])


@lower_builtin("static_getitem", RoundType, types.IntegerLiteral)
def _get_head(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    index = ir.Constant(I64, sig.args[1].literal_value)
    return builder.load(_place(context, builder, args[0], "head", index))


@lower_builtin("static_setitem", RoundType, types.IntegerLiteral, types.Any)
def _set_head(context: Any, builder: Any, sig: Any, args: Any) -> None:
    index = ir.Constant(I64, sig.args[1].literal_value)
    builder.store(args[2], _place(context, builder, args[0], "head", index))


@lower_builtin(operator.getitem, RoundType, types.Integer)
def _get_pack(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return builder.load(_place(context, builder, args[0], "pack", args[1]))


@lower_builtin(operator.setitem, RoundType, types.Integer, types.Any)
def _set_pack(context: Any, builder: Any, sig: Any, args: Any) -> None:
    builder.store(args[2], _place(context, builder, args[0], "pack", args[1]))


def _built(*, literal: bool = False) -> Callable[[Callable[..., Any]], Any]:
    """A function that writes its own machine code: given argument types, the signature and the code's builder."""
    return lambda function: intrinsic(prefer_literal=literal)(function)


@_built(literal=True)
def vector(typing_context: Any, size: Any) -> Any:
    """Room for a constant number of integers, on the stack of the function that is called from outside."""

    def build(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        room = cgutils.alloca_once(builder, ir.ArrayType(I64, sig.args[0].literal_value))
        return builder.gep(room, [ir.Constant(I64, 0)] * 2)

    return VECTOR(size), build


@_built()
def round_vector(typing_context: Any, head: Any, pack: Any) -> Any:
    """A Round out of two vectors."""

    def build(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        pair = cgutils.create_struct_proxy(ROUND)(context, builder)
        pair.head, pair.pack = args
        return pair._getvalue()

    return ROUND(head, pack), build


@_built()
def _ones(typing_context: Any, mask: Any) -> Any:
    """`random_play.ones`."""
    return mask(mask), lambda context, builder, sig, args: builder.ctpop(args[0])


@_built()
def _lowest(typing_context: Any, mask: Any) -> Any:
    """`random_play.lowest`."""
    undefined_for_zero = ir.Constant(ir.IntType(1), 1)
    return mask(mask), lambda context, builder, sig, args: builder.cttz(args[0], undefined_for_zero)


# --- compiling ---------------------------------------------------------------------------------------------


def inlined(module: ModuleType, put_in: Mapping[str, Any]) -> ModuleType:
    """A copy of a module whose functions are compiled when first called; ``put_in`` replaces some of its names."""
    copy = ModuleType(module.__name__)
    vars(copy).update(vars(module))
    compiles = njit(forceinline=True, error_model="numpy", no_cpython_wrapper=True, no_cfunc_wrapper=True)
    for name, function in vars(module).items():
        if isinstance(function, FunctionType) and function.__module__ == module.__name__:
            vars(copy)[name] = compiles(FunctionType(function.__code__, vars(copy), name, function.__defaults__))
    vars(copy).update(put_in)
    return copy


KERNEL = inlined(kernel, {})
PLAY = inlined(random_play, {"kernel": KERNEL, "ones": _ones, "lowest": _lowest})


def entry(*modules: ModuleType) -> Callable[[Callable[..., Any]], Any]:
    """Decorates a function that is called from outside: compiled and cached; it runs without Python's lock.

    ``modules``: those that were `inlined` into it, besides the kernel and `random_play`.
    """
    return lambda function: native.entry(function, (kernel, random_play, *modules))


@entry()
def _play(r: Any, n: int, rounds: int, g: int, s: Any, totals: Any) -> int:
    hands, lost, why = vector(MOST), vector(MOST), vector(MOST)
    s = round_vector(vector(HEAD), pointer(s))
    played: int = PLAY.play(r, s, hands, lost, why, n, rounds, g, pointer(totals), 0, lost)
    return played


@entry()
def _play_logged(r: Any, n: int, rounds: int, g: int, s: Any, totals: Any, log: Any) -> int:
    hands, lost, why = vector(MOST), vector(MOST), vector(MOST)
    s = round_vector(pointer(s), pointer(s))
    played: int = PLAY.play(r, s, hands, lost, why, n, rounds, g, pointer(totals), 1, pointer(log))
    return played


@entry()
def _count_values(r: Any, counts: Any) -> None:
    PLAY.count_values(r, pointer(counts))


def simulate(rules: tuple[int, ...], players: int, rounds: int, seed: int) -> Totals:
    """Random rounds: what `random_play.simulate` gives, compiled once for all rules."""
    totals = _numbers(TOTALS)
    _play(rules, players, rounds, generator(seed), _pack(rules), totals)
    return Totals.of(totals.tolist())


def logged(rules: tuple[int, ...], players: int, rounds: int, seed: int, room: int) -> tuple[Totals, list[int]]:
    """The same with the log of `random_play.play`, which must fit into ``room`` numbers."""
    totals, log = _numbers(TOTALS), _numbers(room)
    _play_logged(rules, players, rounds, generator(seed), _pack(rules), totals, log)
    return Totals.of(totals.tolist()), log[: totals[random_play.LOG]].tolist()


def count_values(rules: tuple[int, ...]) -> dict[int, int]:
    """How many of all hands of three cards have each value, in half points."""
    counts = _numbers(65)
    _count_values(rules, counts)
    return {value: int(count) for value, count in enumerate(counts) if count}


def function(name: str) -> Callable[..., Any]:
    """A function of the kernel, compiled, to be called with a tuple, lists and numbers like the interpreted one.

    Every call copies the lists there and back: this is for comparing the two kernels, not for speed.
    """
    interpreted = getattr(kernel, name)
    hints = inspect.get_annotations(interpreted, eval_str=True)
    lists = [parameter for parameter, hint in hints.items() if hint == list[int]]
    passed = {parameter: f"pointer({parameter})" for parameter in lists} | {"s": "round_vector(pointer(s), pointer(s))"}
    parameters = [parameter for parameter in hints if parameter != "return"]
    call = f"KERNEL.{name}({', '.join(passed.get(parameter, parameter) for parameter in parameters)})"
    entry = njit(eval(f"lambda {', '.join(parameters)}: {call}", globals()))

    @functools.wraps(interpreted)
    def called(*args: Any) -> Any:
        given = dict(zip(parameters, args, strict=True))
        vectors = {parameter: np.array(given[parameter], np.int64) for parameter in lists}
        found = entry(*(given | vectors).values())
        for parameter, vector in vectors.items():
            given[parameter][:] = vector.tolist()
        return found

    return called


@functools.cache
def frozen(rules: tuple[int, ...], players: int) -> Callable[[int, int], Totals]:
    """`simulate` for one table: (rounds, seed). Compiled for these rules and players as constants, for speed."""
    constants = tuple(map(np.int64, rules))  # no literals to numba, which would compile all functions anew for them

    def play(rounds: int, g: int, s: Any, totals: Any) -> int:
        hands, lost, why = vector(MOST), vector(MOST), vector(MOST)
        s = round_vector(vector(HEAD), pointer(s))
        played: int = PLAY.play(constants, s, hands, lost, why, players, rounds, g, pointer(totals), 0, lost)
        return played

    loop = entry()(play)

    def simulate(rounds: int, seed: int) -> Totals:
        totals = _numbers(TOTALS)
        loop(rounds, generator(seed), _pack(rules), totals)
        return Totals.of(totals.tolist())

    return simulate


def _numbers(size: int) -> NDArray[np.int64]:
    return np.zeros(size, np.int64)


def _pack(rules: tuple[int, ...]) -> NDArray[np.int64]:
    return np.array(random_play.pack(rules), np.int64)
