"""Whatever a record is made into, it is read or refused with a code and a sentence, and nothing else happens."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.records import LINES

from schwimmen.cli.replay import message
from schwimmen.record import RecordError, read, write
from schwimmen.words import languages, words

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
TEXTS = st.sampled_from(
    ["", "7c", "10♠", "stock", "stock 7c", "7c-8c", "all", "pass", "knock", "\ud800", "draw", "\x00"]
)
SHORT = [json.loads(line) for line in LINES]
for data in SHORT:
    del data["rounds"][2:]


def tried(text: str | bytes) -> None:
    """It is read and written again alike, or refused in words."""
    try:
        record, match = read(text)
    except RecordError as error:
        sentences = [message(error, words(language)) for language in languages()]
        if "" in sentences:
            pytest.fail(f"no words for {error}")
    else:
        assert read(write(record)) == (record, match)


def nodes(value: Any) -> list[tuple[Any, Any]]:
    """Every place in a JSON value: a list or an object, and an index or a key of it."""
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else []
    return [(value, key) for key in keys] + [node for key in keys for node in nodes(value[key])]


@settings(max_examples=150)
@given(st.sampled_from(SHORT), st.lists(st.tuples(st.integers(0, 2**20), JSON | TEXTS), min_size=1, max_size=3))
def test_a_record_in_which_anything_was_replaced(record: Any, changes: list[tuple[int, Any]]) -> None:
    data = copy.deepcopy(record)
    for place, value in changes:
        places = nodes(data)
        where, key = places[place % len(places)]
        where[key] = copy.deepcopy(value)
    tried(json.dumps(data))


@settings(max_examples=100)
@given(st.sampled_from(SHORT), st.integers(0, 2**32))
def test_a_record_in_which_things_are_missing_twice_or_elsewhere(record: Any, seed: int) -> None:
    rng = random.Random(seed)
    data = copy.deepcopy(record)
    for _ in range(rng.randint(1, 3)):
        where, key = rng.choice(nodes(data) or [({"": 0}, "")])
        other, there = rng.choice(nodes(data) or [({"": 0}, "")])
        if rng.random() < 0.5:
            where[key] = copy.deepcopy(other[there])
        elif isinstance(where, list) and rng.random() < 0.5:
            where.insert(key, copy.deepcopy(where[key]))
        else:
            del where[key]
    tried(json.dumps(data))


@settings(max_examples=100)
@given(st.binary(max_size=60), st.integers(0, 2**20), st.sampled_from(LINES))
def test_bytes(noise: bytes, place: int, line: str) -> None:
    tried(noise)
    text = line.encode()
    place %= len(text)
    tried(text[:place] + noise + text[place:])
