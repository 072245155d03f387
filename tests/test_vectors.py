"""The conformance vectors (vectors/README.md): right answers as data."""

from __future__ import annotations

import itertools
import json
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from schwimmen.cards import pack, parse_cards, value
from schwimmen.events import EndedBy
from schwimmen.record import RecordError, outcome, read, record, replay, write
from schwimmen.rules import kernel as k
from schwimmen.rules.options import Options
from schwimmen.rules.presets import PRESETS, preset

VECTORS = Path(__file__).parent / "vectors"
MATCHES = (VECTORS / "matches.jsonl").read_text(encoding="utf-8").splitlines()
EXPECTED = (VECTORS / "matches.expected.jsonl").read_text(encoding="utf-8").splitlines()


def load(name: str) -> Any:
    return json.loads((VECTORS / name).read_text(encoding="utf-8"))


ROUNDS = load("rounds.json")
ERRORS = load("errors.json")
SETTLEMENTS = load("settlements.json")


def options_of(rules: Mapping[str, Any]) -> Options:
    base = preset(rules["preset"]).options if "preset" in rules else None
    return Options.from_dict(rules.get("options", {}), base)


@pytest.mark.parametrize("entry", load("values.json"), ids=lambda entry: f"{entry['hand']} {entry['options']}")
def test_values(entry: Any) -> None:
    assert value(Options.from_dict(entry["options"]), parse_cards(entry["hand"])) == entry["value"]


@pytest.mark.parametrize("entry", load("value_counts.json"), ids=lambda entry: f"{entry['deck']} {entry['options']}")
def test_value_counts(entry: Any) -> None:
    """Every hand of the pack: three different suits, two and three of one, three of a kind."""
    options = Options.from_dict({**entry["options"], "deck": entry["deck"]})
    counts = Counter(f"{value(options, hand):g}" for hand in itertools.combinations(pack(entry["deck"]), 3))
    assert counts == entry["counts"]


@pytest.mark.parametrize("entry", SETTLEMENTS, ids=lambda entry: entry["name"])
def test_settlements(entry: Any) -> None:
    rules = options_of(entry["rules"]).vector
    hands = [k.strength(rules, *(card.code for card in parse_cards(hand))) for hand in entry["hands"]]
    ended_by = [member.value for member in EndedBy].index(entry["ended_by"]) + 1
    lost, why = [0] * len(hands), [0] * len(hands)
    knocker = -1 if entry["knocker"] is None else entry["knocker"]
    k.settle(rules, len(hands), hands, knocker, ended_by, lost, why)
    assert lost == entry["lost"]


def by_seat(found: Any, length: int) -> Any:
    """What an outcome says by seat, as the vectors' lists."""
    return [found.get(str(seat)) for seat in range(length)] if isinstance(found, dict) else found


@pytest.mark.parametrize("entry", ROUNDS, ids=lambda entry: entry["name"])
def test_rounds(entry: Any) -> None:
    expected = entry["expect"]
    if "error" in expected:
        with pytest.raises(RecordError) as caught:
            read(json.dumps(entry["record"]))
        assert caught.value.flaw.code == expected["error"]
        assert caught.value.move == expected.get("move", caught.value.move)
        return
    last = outcome(read(json.dumps(entry["record"]))[1])["rounds"][-1]
    found = {key: by_seat(last.get(key), len(entry["record"]["players"])) for key in expected}
    found |= {"out": last["out"]} if "out" in expected else {}
    assert found == expected


@pytest.mark.parametrize("entry", ERRORS, ids=lambda entry: entry["name"])
def test_errors(entry: Any) -> None:
    with pytest.raises(RecordError) as caught:
        read(json.dumps(entry["record"]))
    error = caught.value
    assert {"code": error.flaw.code, "round": error.round, "move": error.move} == entry["error"]


@pytest.mark.parametrize("line", range(len(MATCHES)))
def test_matches(line: int) -> None:
    text = MATCHES[line]
    read_record, match = read(text)
    assert outcome(match) == json.loads(EXPECTED[line])
    assert write(read_record) == text
    assert replay(record(match, read_record.preset)) == match


def test_every_match_has_its_outcome() -> None:
    assert len(MATCHES) == len(EXPECTED)


def test_every_preset_has_a_match() -> None:
    played = {json.loads(text)["rules"].get("preset") for text in MATCHES}
    assert set(PRESETS) <= played
