"""Figures of rounds that were played: shares with their errors, what to keep, and as JSON."""

from __future__ import annotations

import json
import math

import pytest

from schwimmen.figures.played import Knock, Played, most_lives, rate
from schwimmen.rules.options import Options
from schwimmen.rules.presets import PRESETS

PLAYED = Played(
    2,
    rounds=100,
    moves=650,
    given_up=2,
    ends={"knock": 70, "thirty_one": 28},
    lost=(40, 55),
    knocks={50: Knock(10, 5, 1), 60: Knock(60, 3, 0)},
    kept={20: (10, 9), 30: (10, 6), 40: (20, 4), 50: (1, 1)},
    given={20: (10, 4), 30: (10, 5), 40: (20, 8)},
    matches=12,
    won=(5, 7),
    stood={0: (20, 4), 3: (24, 12)},
)


def test_a_share_has_an_error_though_it_is_all_or_nothing() -> None:
    found = rate(250, 1000)
    assert found is not None
    assert (found.mean, found.cases) == (0.25, 1000)
    assert found.error == pytest.approx(math.sqrt(0.25 * 0.75 / 1000), rel=0.01)
    never = rate(0, 3)
    assert never is not None
    assert never.mean == 0
    assert never.error == pytest.approx(math.sqrt(0.2 * 0.8 / 3))
    assert rate(0, 0) is None


def test_two_lives_at_once_make_the_error_wider() -> None:
    one, two = rate(300, 1000), rate(300, 1000, 2)
    assert one is not None
    assert two is not None
    assert two.error > one.error
    assert most_lives(PRESETS["cardgames-zone"].options) == 1
    assert most_lives(PRESETS["pagat-scat"].options) == most_lives(Options(weak_knock_below=20)) == 2


def test_the_bar_from_which_keeping_costs_least() -> None:
    assert PLAYED.keep_from == 40  # at 50 nobody gave a hand up: that says nothing
    assert Played(2).keep_from is None
    worse = PLAYED.keeping(20, 1)
    assert worse is not None
    assert worse.mean == pytest.approx(0.5)
    assert PLAYED.keeping(50, 1) is None


def test_knocks_from_a_value_on() -> None:
    found = PLAYED.knock_from(50)
    assert found is not None
    assert (found.mean, found.cases) == (8 / 70, 70)
    assert PLAYED.knock_from(61) is None


def test_as_json_and_back() -> None:
    assert Played.from_json(2, json.loads(json.dumps(PLAYED.to_json()))) == PLAYED
    assert Played.from_json(3, json.loads(json.dumps(Played(3).to_json()))) == Played(3)
