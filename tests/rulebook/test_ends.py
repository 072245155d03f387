"""The ways in which rounds may end: none that happens is left out, none is claimed that the rules don't have."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.rounds import newest_round, random_match

from schwimmen.events import EndedBy
from schwimmen.figures.played import Measured, rate, shipped
from schwimmen.match import MatchPhase
from schwimmen.rulebook.ends import ways_to_end
from schwimmen.rulebook.shares import measured, share
from schwimmen.rules.options import Options
from schwimmen.rules.presets import PRESETS
from schwimmen.words import words

TEXTS = words("en")


@given(seed=st.integers(0, 2**32))
def test_a_round_ends_in_a_way_that_its_rules_have(seed: int) -> None:
    for match in random_match(random.Random(seed), 120):
        if match.phase is not MatchPhase.DEAL:
            outcome = newest_round(match).outcome
            assert outcome is None or outcome.ended_by in ways_to_end(match.options)


def test_every_way_that_the_presets_have_is_known() -> None:
    for name, tables in shipped().presets.items():
        ways = {by.value for by in ways_to_end(PRESETS[name].options)}
        assert {way for one in tables.values() for way in one.ends} <= ways


@pytest.mark.parametrize(
    ("options", "ways"),
    [
        (Options(), "knock thirty_one stock"),
        (Options(three_aces="fire", empty_stock="void", lap_limit=9), "knock thirty_one fire laps void"),
        (Options(passing="never", thirty_one="plain"), "knock"),
        (Options(passing="out", knock_from="never"), "thirty_one all_passed"),
        (Options(mechanism="draw_discard", passing="out", thirty_one="fire"), "knock fire stock"),
        (Options(mechanism="draw_discard", empty_stock="reshuffle"), "knock thirty_one"),
    ],
)
def test_no_way_is_claimed_that_the_rules_do_not_have(options: Options, ways: str) -> None:
    assert ways_to_end(options) == tuple(by for by in EndedBy if by.value in ways.split())


@pytest.mark.parametrize(
    ("sum_", "cases", "with_error", "alone"),
    [
        (30, 100, "30.0% ± 4.6%", "30.0%"),
        (5437, 279_941, "1.94% ± 0.03%", "1.9%"),
        (17, 289_792, "0.0059% ± 0.001%", "0.006%"),
        (0, 261_561, "< 0.002%", "< 0.002%"),  # the rule of three says 0.00115 %
        (0, 7, "< 40%", "< 40%"),
        (261_561, 261_561, "100% ± 0.0004%", "100.0%"),
    ],
)
def test_a_share_has_as_many_digits_as_mean_something(sum_: int, cases: int, with_error: str, alone: str) -> None:
    found = rate(sum_, cases)
    assert found is not None
    assert (measured(found, TEXTS), share(found, TEXTS)) == (with_error, alone)


@pytest.mark.parametrize("cases", [1, 2, 10, 1000])
def test_what_was_never_seen_may_yet_be(cases: int) -> None:
    """Where the share is what it is said to be below, so many cases without it come up 5 times in 100."""
    found = Measured(0, 0, cases)
    assert (1 - found.below) ** cases == pytest.approx(0.05)
    assert Measured(0, 0, cases, 2).below == 2 * found.below
