"""The options: every value, every refusal of R9.1, and that the kernel's numbers are theirs."""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Iterator
from enum import Enum
from pathlib import Path
from typing import Any

import pytest
from tests.random_options import random_options

from schwimmen.events import EndedBy, Why
from schwimmen.moves import Refusal
from schwimmen.round import Phase
from schwimmen.rules import kernel as k
from schwimmen.rules.options import OPTIONS, Options, OptionSpec, RulesError
from schwimmen.rules.presets import PRESETS, STANDARD, preset
from schwimmen.words import languages, text_id, words

EVERY = [(spec, value) for spec in OPTIONS.values() if spec.kind != "set" for value in spec.values]
SETS = [set_ for size in (1, 2, 3) for set_ in itertools.combinations((1, 2, 3), size)]


@pytest.mark.parametrize(("spec", "value"), EVERY, ids=lambda part: getattr(part, "name", part))
def test_each_value_is_accepted_and_kept(spec: OptionSpec, value: Any) -> None:
    assert getattr(random_options(random.Random(0), **{spec.name: value}), spec.name) == value


@pytest.mark.parametrize("sizes", SETS, ids=str)
def test_each_set_of_exchanges_is_accepted_in_any_order(sizes: tuple[int, ...]) -> None:
    assert Options.from_dict({"exchange": list(reversed(sizes))}).exchange == sizes


WRONG: list[Any] = [None, "", "maybe", -1, 1.5, 1000, [], {}, [1], True, False, 3.0, "3", "ends ", "ENDS"]


@pytest.mark.parametrize("spec", OPTIONS.values(), ids=lambda spec: spec.name)
def test_any_other_value_is_refused_by_name(spec: OptionSpec) -> None:
    for wrong in WRONG:
        allowed = [1] if spec.kind == "set" else spec.values
        if wrong == allowed or (wrong in spec.values and type(wrong) in {type(value) for value in spec.values}):
            continue
        with pytest.raises(RulesError) as caught:
            Options.from_dict({spec.name: wrong})
        (problem,) = caught.value.problems
        assert (problem.code, problem.option) == ("unknown_value", spec.name)
        assert spec.name in str(caught.value)


@pytest.mark.parametrize("sizes", [[], [0], [4], [1, 1], [True], ["1"], [1.0], 1, "13", {"1": 1}, None], ids=repr)
def test_what_is_no_set_of_exchanges_is_refused(sizes: object) -> None:
    with pytest.raises(RulesError, match="exchange"):
        Options.from_dict({"exchange": sizes})


@pytest.mark.parametrize(("number", "text"), [(30.5, "30.5"), (30, "30"), (30.0, "30"), (31, "31"), (31.0, "31")])
def test_three_of_a_kind_may_be_a_number(number: float, text: str) -> None:
    assert Options.from_dict({"three_of_a_kind": number}).three_of_a_kind == text


@pytest.mark.parametrize("number", [0, 29, 30.25, 30.500001, 1e300, float("nan"), True])
def test_other_numbers_are_no_three_of_a_kind(number: float) -> None:
    with pytest.raises(RulesError, match="three_of_a_kind"):
        Options.from_dict({"three_of_a_kind": number})


def test_an_unknown_option_is_refused_by_name() -> None:
    with pytest.raises(RulesError, match="jokers"):
        Options.from_dict({"jokers": 2})


# --- R9.1 ------------------------------------------------------------------------------------------------

CLASHES: list[tuple[str, dict[str, Any]]] = [
    ("draw_discard_open_choice", {"mechanism": "draw_discard", "dealer_choice": "open"}),
    ("draw_discard_renewal", {"mechanism": "draw_discard", "renew_789": "optional"}),
    ("draw_discard_renewal", {"mechanism": "draw_discard", "renew_789": "automatic"}),
    ("draw_discard_knock_after", {"mechanism": "draw_discard", "knock_timing": "after"}),
    ("renewal_without_789", {"deck": 24, "renew_789": "optional"}),
    ("renewal_without_789", {"deck": 24, "renew_789": "automatic"}),
    ("endless_without_passing", {"knock_from": "never", "passing": "never"}),
    ("endless_without_passing", {"knock_from": "never", "passing": "once"}),
    ("endless_stock", {"knock_from": "never", "passing": "free", "empty_stock": "reshuffle"}),
    ("endless_stock", {"knock_from": "never", "passing": "free", "empty_stock": "void"}),
    (
        "endless_draw_discard",
        {"mechanism": "draw_discard", "knock_from": "never", "empty_stock": "reshuffle"},
    ),
    ("endless_draw_discard", {"mechanism": "draw_discard", "knock_from": "never", "empty_stock": "void"}),
]


@pytest.mark.parametrize(("code", "values"), CLASHES, ids=lambda part: part if isinstance(part, str) else str(part))
def test_what_cannot_be_played_is_refused_by_name(code: str, values: dict[str, Any]) -> None:
    with pytest.raises(RulesError) as caught:
        Options(**values)
    (problem,) = caught.value.problems
    assert problem.code == code
    named = dict(problem.args)["options"]
    assert all(f"{name} = {value}" in named for name, value in values.items())
    for language in languages():
        assert words(language).text(text_id("rules", code))


def unplayable(
    mechanism: str,
    dealer_choice: str,
    renew_789: str,
    knock_timing: str,
    deck: int,
    knock_from: str,
    passing: str,
    empty_stock: str,
    lap_limit: int,
) -> bool:
    """R9.1, word by word."""
    if mechanism == "draw_discard" and (dealer_choice == "open" or renew_789 != "off" or knock_timing == "after"):
        return True
    if renew_789 != "off" and deck == 24:
        return True
    if lap_limit > 0 or knock_from != "never":
        return False
    goes_on = empty_stock in ("reshuffle", "void")
    if mechanism == "draw_discard":
        return goes_on
    return passing in ("never", "once") or (passing == "free" and goes_on)


def test_all_combinations_are_refused_as_the_clause_says() -> None:
    names = [
        "mechanism",
        "dealer_choice",
        "renew_789",
        "knock_timing",
        "deck",
        "knock_from",
        "passing",
        "empty_stock",
        "lap_limit",
    ]
    some = {"deck": (24, 32), "lap_limit": (0, 1)}
    for values in itertools.product(*(some.get(name, OPTIONS[name].values) for name in names)):
        given: dict[str, Any] = dict(zip(names, values, strict=True))
        try:
            Options(**given)
            refused = False
        except RulesError:
            refused = True
        assert refused == unplayable(**given), given


# --- R1.2 ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("deck", OPTIONS["deck"].values)
def test_at_most_as_many_players_as_the_pack_serves(deck: int) -> None:
    for mechanism, choice, beside_hands in (
        ("commerce", "blind", 3),
        ("commerce", "open", 3),
        ("commerce", "none", 3),
        ("draw_discard", "none", 2),
        ("draw_discard", "blind", 4),
    ):
        most = Options(mechanism=mechanism, deck=deck, dealer_choice=choice).max_players  # type: ignore[arg-type]
        assert 3 * most + beside_hands <= deck < 3 * (most + 1) + beside_hands


def test_with_32_cards_nine_ten_and_nine_play() -> None:
    draw = Options(mechanism="draw_discard", dealer_choice="none")
    blind = Options(mechanism="draw_discard", dealer_choice="blind")
    assert [Options().max_players, draw.max_players, blind.max_players] == [9, 10, 9]


# --- forms -----------------------------------------------------------------------------------------------


def test_the_json_form_gives_the_options_again() -> None:
    rng = random.Random(3)
    for _ in range(100):
        options, base = random_options(rng), random_options(rng)
        assert Options.from_dict(options.to_dict()) == options
        try:
            assert Options.from_dict(options.to_dict(base), base) == options
        except RulesError:
            pytest.fail("options that can be played were refused")


def test_options_are_values() -> None:
    assert Options() == Options(lives=3)
    assert hash(Options()) == hash(Options(lives=3))
    assert Options() != Options(lives=4)


# --- the kernel's numbers ----------------------------------------------------------------------------------

KERNEL = Path(k.__file__).read_text(encoding="utf-8")


def constants(prefix: str) -> dict[str, int]:
    """The kernel's constants of that prefix by the rest of their names, in its order."""
    return {name: getattr(k, prefix + name) for name in re.findall(rf"^{prefix}([A-Z0-9_]+) = \d+", KERNEL, re.M)}


def test_the_rules_vector_is_in_the_order_of_the_options() -> None:
    assert [name.lower() for name in constants("R_")] == list(OPTIONS)
    assert list(constants("R_").values()) == list(range(len(OPTIONS)))
    assert len(Options().vector) == len(OPTIONS)


def commented_codes() -> Iterator[tuple[str, str, int]]:
    """What the kernel's comments say of the values: ``R_SWIMMING = 3  # 0 all, 1 first, 2 none``."""
    for name, comment in re.findall(r"^R_([A-Z0-9_]+) = \d+  # (\d .*)$", KERNEL, re.M):
        for part in comment.split(", "):
            code, value = part.split(" ", 1)
            yield name.lower(), value, int(code)


def test_the_rules_vector_holds_the_codes_that_the_kernel_names() -> None:
    named = list(commented_codes())
    for name, value, code in named:
        assert OPTIONS[name].code(value) == code
    choices = {spec.name for spec in OPTIONS.values() if spec.kind == "choice"} - {"deck", "three_of_a_kind"}
    assert {(name, value) for name, value, _ in named} == {
        (name, value) for name in choices for value in OPTIONS[name].values
    }


def test_points_are_half_points_in_the_rules_vector() -> None:
    options = Options(three_of_a_kind="30.5", weak_knock_below=21, points_limit=20)
    vector = options.vector
    assert (vector[k.R_THREE_OF_A_KIND], vector[k.R_WEAK_KNOCK_BELOW], vector[k.R_POINTS_LIMIT]) == (61, 42, 40)
    assert [Options(exchange=sizes).vector[k.R_EXCHANGE] for sizes in SETS] == [1, 2, 4, 3, 5, 6, 7]
    assert Options(deck=24).vector[k.R_DECK] == 24
    assert Options(buy_back=True).vector[k.R_BUY_BACK] == 1
    assert Options(three_of_a_kind="off").vector[k.R_THREE_OF_A_KIND] == 0


@pytest.mark.parametrize(
    ("prefix", "enum", "first"), [("PHASE_", Phase, 0), ("BY_", EndedBy, 1), ("WHY_", Why, 1)], ids=str
)
def test_enums_have_the_order_of_the_kernel(prefix: str, enum: type[Enum], first: int) -> None:
    codes = constants(prefix)
    assert list(codes) == [member.name for member in enum]
    assert list(codes.values()) == list(range(first, first + len(enum)))


def test_each_refusal_of_the_kernel_has_its_reason() -> None:
    codes = constants("REFUSED_")
    assert list(codes.values()) == list(range(1, len(codes) + 1))
    assert [Refusal.of(code).name for code in codes.values()] == list(codes)


# --- presets -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_advises_numbers_of_players_that_the_pack_serves(name: str) -> None:
    fewest, most = PRESETS[name].players
    assert 2 <= fewest <= most <= PRESETS[name].options.max_players
    assert preset(name) is PRESETS[name]


def test_an_unknown_preset_is_refused_by_name() -> None:
    with pytest.raises(RulesError, match="nowhere"):
        preset("nowhere")


def test_the_standard_is_the_default() -> None:
    assert PRESETS[STANDARD].options == Options()
