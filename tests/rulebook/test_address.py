"""Rules in an address: read and written as the page reads and writes them (web/src/rules/address.fixture.json)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.random_options import options_strategy

from schwimmen.rulebook.address import ReadRules, decode, encode, named
from schwimmen.rules.options import OPTIONS, Options
from schwimmen.rules.presets import PRESETS, STANDARD

FIXTURE = json.loads((Path(__file__).parents[2] / "web/src/rules/address.fixture.json").read_text("utf-8"))


@pytest.mark.parametrize("case", FIXTURE["written"], ids=lambda case: case["text"])
def test_rules_are_written_as_the_page_writes_them(case: dict[str, Any]) -> None:
    changes = {name: tuple(value) if isinstance(value, list) else value for name, value in case["options"].items()}
    rules = named(case["preset"], changes)
    assert decode(case["text"]) == rules
    # What the preset says anyway is no change, so it isn't written.
    assert encode(rules) == "~".join(
        part for part in case["text"].split("~") if part.partition("-")[0] not in changes.keys() - rules.changes.keys()
    )


@pytest.mark.parametrize("case", FIXTURE["read"], ids=lambda case: case["what"])
def test_what_is_unknown_is_left_out_and_told(case: dict[str, Any]) -> None:
    assert decode(case["text"]) == ReadRules(STANDARD, {"lives": 5}, tuple(case["unknown"]))


@given(options=options_strategy(), preset=st.sampled_from(list(PRESETS)))
def test_any_rules_come_back_as_they_were(options: Options, preset: str) -> None:
    rules = named(preset, {name: getattr(options, name) for name in OPTIONS})
    assert decode(encode(rules)) == rules
    assert rules.options() == options


@given(
    text=st.text(max_size=60) | st.lists(st.sampled_from(["lives", "~", "-", "exchange", "1.", "9", "%"])).map("".join)
)
def test_anything_can_be_read(text: str) -> None:
    rules = decode(text)
    assert rules.preset in PRESETS
    assert rules.playable()[0].options().max_players > 1


def test_a_long_address_is_cut() -> None:
    rules = decode("~" * 5000)
    assert rules == ReadRules(STANDARD, {}, ("…",))


def test_rules_that_cannot_be_played_give_the_preset_and_the_reason() -> None:
    rules, error = decode("cardgames-zone~knock_from-never~passing-never").playable()
    assert rules == ReadRules(STANDARD)
    assert error is not None
    assert error.problems[0].code == "endless_without_passing"
