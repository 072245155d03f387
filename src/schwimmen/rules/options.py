"""The options: name, values, default, clause and encoding. This class body is the only list of them.

Everything else that needs the options reads them from here: validation and its messages, the JSON form,
the kernel's rules vector, the table in the documentation and the ids of the texts (`option-lives`, …).
"""

from __future__ import annotations

import dataclasses
import json
import typing
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

__all__ = ["OPTIONS", "OptionSpec", "OptionValue", "Options", "Problem", "RulesError", "half_points"]

OptionValue = str | int | bool | tuple[int, ...]

Mechanism = Literal["commerce", "draw_discard"]
Deck = Literal[32, 24, 36, 40, 52]
Swimming = Literal["all", "first", "none"]
DealerChoice = Literal["blind", "open", "none"]
Passing = Literal["free", "once", "never", "out"]
EmptyStock = Literal["showdown", "reshuffle", "void"]
Renew789 = Literal["off", "optional", "automatic"]
KnockFrom = Literal["second_lap", "first_turn", "second_turn_except_dealer", "never"]
KnockTiming = Literal["instead", "after"]
ThirtyOne = Literal["ends", "fire", "plain"]
ThreeOfAKind = Literal["30.5", "30", "31", "off"]
ThreeAces = Literal["ordinary", "top", "fire"]
TieLowest = Literal["all_lose", "none_lose", "tiebreak"]
AllEqual = Literal["none_lose", "as_usual"]
KnockerTie = Literal["ordinary", "safe", "alone"]
KnockerPenalty = Literal["none", "double_if_sole_lowest", "double_if_beats_nobody"]
AllOut = Literal["no_winner", "replay"]


@dataclass(frozen=True, slots=True)
class Problem:
    """What is wrong with a set of options: the id of a text, the option concerned, and what the text names."""

    code: str
    option: str
    args: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        named = ", ".join(f"{key} {value}" for key, value in self.args)
        return f"{self.option}: {self.code.replace('_', ' ')}" + (f" ({named})" if named else "")


class RulesError(ValueError):
    """Options that can't be played (R9.1). ``problems`` holds at least one `Problem`."""

    def __init__(self, *problems: Problem) -> None:
        super().__init__("; ".join(map(str, problems)))
        self.problems = problems


def half_points(points: float) -> int:
    """Points as the whole number of half points that the kernel counts in."""
    return int(2 * points)


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """One option: ``values`` are all its values, the default first; for ``exchange`` they are its members.

    ``idle``: another option and its value under which this one changes nothing, whatever its value.
    """

    name: str
    values: tuple[str | int | bool, ...]
    default: OptionValue
    clause: str
    kind: Literal["choice", "number", "switch", "set"]
    code: Callable[[Any], int]
    idle: tuple[str, str] | None

    def parse(self, raw: object) -> OptionValue:
        """The value that JSON gives for this option; raises `RulesError` naming what is allowed."""
        if self.kind == "set":
            if isinstance(raw, list | tuple | set | frozenset) and raw:
                if all(type(v) is int and v in self.values for v in raw) and len(set(raw)) == len(raw):
                    return tuple(sorted(raw))
        elif self.name == "three_of_a_kind" and type(raw) in (int, float):  # record.md: may be read as a number
            if (text := str(raw).removesuffix(".0")) in self.values:
                return text
        elif type(raw) is type(self.values[0]) and raw in self.values:
            return typing.cast("OptionValue", raw)
        raise self.refusal(_as_json(raw))

    def refusal(self, value: str) -> RulesError:
        """That this is none of its values, and what is allowed."""
        text = ", ".join(self.texts()) if self.kind != "number" else f"{min(self.values)} - {max(self.values)}"
        return RulesError(Problem("unknown_value", self.name, (("value", value[:60]), ("allowed", text))))

    def texts(self) -> tuple[str, ...]:
        """All values as text, as JSON writes them."""
        return tuple(str(v).lower() if isinstance(v, bool) else str(v) for v in self.values)


def _as_json(raw: object) -> str:
    """A value as whoever wrote it in JSON knows it; one that JSON doesn't have as Python writes it."""
    try:
        return json.dumps(raw, ensure_ascii=False)
    except (TypeError, ValueError, RecursionError):
        return repr(raw)


def _option(
    clause: str,
    default: Any,
    values: range | None = None,
    code: Callable[[Any], int] | None = None,
    idle: tuple[str, str] | None = None,
) -> Any:
    """A field of `Options`. ``values`` for a number; those of a choice are its type. ``code`` is for the kernel."""
    return dataclasses.field(default=default, metadata={"clause": clause, "values": values, "code": code, "idle": idle})


_IN_DRAW_DISCARD = ("mechanism", "draw_discard")  # R9.1
_WITHOUT_KNOCKS = ("knock_from", "never")  # R5.1


def _exchange_mask(sizes: tuple[int, ...]) -> int:
    return sum(1 << (size - 1) for size in sizes)


def _three_of_a_kind(value: str) -> int:
    return 0 if value == "off" else half_points(float(value))


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """The rules of a table. Raises `RulesError` for a value or a combination that can't be played (R9.1)."""

    mechanism: Mechanism = _option("R4", "commerce")
    deck: Deck = _option("R1.1", 32, code=int)
    lives: int = _option("R8.1", 3, range(1, 10))
    swimming: Swimming = _option("R8.1", "all")
    buy_back: bool = _option("R8.4", False)
    dealer_choice: DealerChoice = _option("R3.2", "blind")
    exchange: tuple[int, ...] = _option("R4.1", (1, 3), range(1, 4), _exchange_mask, idle=_IN_DRAW_DISCARD)
    passing: Passing = _option("R4.2", "free", idle=_IN_DRAW_DISCARD)
    empty_stock: EmptyStock = _option("R4.5", "showdown")
    renew_789: Renew789 = _option("R4.7", "off")
    knock_from: KnockFrom = _option("R5.1", "second_lap")
    knock_timing: KnockTiming = _option("R5.2", "instead", idle=_WITHOUT_KNOCKS)
    thirty_one: ThirtyOne = _option("R6.1", "ends")
    three_of_a_kind: ThreeOfAKind = _option("R2.3", "30.5", code=_three_of_a_kind)
    three_aces: ThreeAces = _option("R2.4", "ordinary")
    tie_lowest: TieLowest = _option("R7.4", "all_lose")
    all_equal: AllEqual = _option("R7.3", "none_lose")
    knocker_tie: KnockerTie = _option("R7.5", "ordinary", idle=_WITHOUT_KNOCKS)
    knocker_penalty: KnockerPenalty = _option("R7.7", "none", idle=_WITHOUT_KNOCKS)
    lap_limit: int = _option("R5.6", 0, range(100))
    weak_knock_below: int = _option("R7.8", 0, range(32), half_points, idle=_WITHOUT_KNOCKS)
    points_limit: int = _option("R7.6", 0, range(31), half_points)
    all_out: AllOut = _option("R8.5", "no_winner")
    vector: tuple[int, ...] = dataclasses.field(init=False, repr=False, compare=False)
    """The rules vector of the kernel, one number an option, in the order of `OPTIONS`."""

    def __post_init__(self) -> None:
        vector = []
        for spec in OPTIONS.values():
            value = spec.parse(getattr(self, spec.name))
            object.__setattr__(self, spec.name, value)
            vector.append(spec.code(value))
        object.__setattr__(self, "vector", tuple(vector))
        problems = unplayable(self)
        if problems:
            raise RulesError(*problems)

    def __hash__(self) -> int:  # asked for far more often than all fields can be looked at
        return hash(self.vector)

    @classmethod
    def from_dict(cls, values: Mapping[str, object], base: Options | None = None) -> Options:
        """Options from their JSON form: those named in ``values``, the others as in ``base`` or by default.

        Raises `RulesError`, which names every unknown name and value.
        """
        wrong = [problem for name, value in values.items() for problem in _wrong(name, value)]
        if wrong:
            raise RulesError(*wrong)
        merged = {name: getattr(base, name) for name in OPTIONS} if base else {}
        return cls(**{**merged, **typing.cast("dict[str, Any]", values)})

    def to_dict(self, base: Options | None = None) -> dict[str, Any]:
        """The JSON form: all options, or those that differ from ``base``."""
        every = {name: getattr(self, name) for name in OPTIONS}
        return {
            name: list(value) if isinstance(value, tuple) else value
            for name, value in every.items()
            if base is None or getattr(base, name) != value
        }

    @property
    def max_players(self) -> int:
        """As many as the pack serves (R1.2)."""
        if self.mechanism == "commerce":
            return (self.deck - 3) // 3
        return (self.deck - 1 - (1 if self.dealer_choice == "none" else 3)) // 3


def _spec(field: dataclasses.Field[Any], hint: Any) -> OptionSpec:
    values: tuple[str | int | bool, ...]
    if hint is bool:
        kind, values = "switch", (False, True)
    elif typing.get_origin(hint) is Literal:
        kind, values = "choice", typing.get_args(hint)
    else:
        kind, values = ("number" if hint is int else "set"), tuple(field.metadata["values"])
    code = field.metadata["code"] or (values.index if kind == "choice" else int)
    clause, idle = field.metadata["clause"], field.metadata["idle"]
    return OptionSpec(field.name, values, field.default, clause, kind, code, idle)  # type: ignore[arg-type]


_HINTS = typing.get_type_hints(Options)

OPTIONS: dict[str, OptionSpec] = {
    field.name: _spec(field, _HINTS[field.name]) for field in dataclasses.fields(Options) if field.metadata
}
"""All options by name, in the order of the rules vector."""


def _wrong(name: str, value: object) -> tuple[Problem, ...]:
    """What is wrong with an option's name or value."""
    if name not in OPTIONS:
        return (Problem("unknown_option", str(name)[:60]),)
    try:
        OPTIONS[name].parse(value)
    except RulesError as error:
        return error.problems
    return ()


def unplayable(options: Options) -> list[Problem]:
    """The combinations of R9.1 that can't be played, each named by the options that make it."""
    problems = []

    def clash(code: str, option: str, *others: str) -> None:
        names = ", ".join(f"{name} = {getattr(options, name)}" for name in (option, *others))
        problems.append(Problem(code, option, (("options", names),)))

    draw = options.mechanism == "draw_discard"
    if draw and options.dealer_choice == "open":
        clash("draw_discard_open_choice", "dealer_choice", "mechanism")
    if draw and options.renew_789 != "off":
        clash("draw_discard_renewal", "renew_789", "mechanism")
    if draw and options.knock_timing == "after":
        clash("draw_discard_knock_after", "knock_timing", "mechanism")
    if options.renew_789 != "off" and options.deck == 24:
        clash("renewal_without_789", "renew_789", "deck")
    if options.knock_from == "never" and options.lap_limit == 0:
        endless_stock = options.empty_stock != "showdown"
        if draw and endless_stock:
            clash("endless_draw_discard", "knock_from", "mechanism", "empty_stock", "lap_limit")
        elif not draw and options.passing in ("never", "once"):
            clash("endless_without_passing", "knock_from", "passing", "lap_limit")
        elif not draw and options.passing == "free" and endless_stock:
            clash("endless_stock", "knock_from", "passing", "empty_stock", "lap_limit")
    return problems
