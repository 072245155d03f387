"""Where an option is said to change nothing, rounds under all its values are the same (R9.1)."""

from __future__ import annotations

import random

import pytest
from tests.random_options import random_options

from schwimmen.cards import pack
from schwimmen.round import Phase, Round
from schwimmen.rules.options import OPTIONS, Options, OptionSpec, RulesError

IDLE = [spec for spec in OPTIONS.values() if spec.idle is not None]
LONGEST = 60  # moves


def story(options: Options, seed: int) -> list[object]:
    """Everything that can be seen of a round of random moves: the legal moves, the events, the outcome."""
    rng = random.Random(seed)
    deck = list(pack(options.deck))
    rng.shuffle(deck)
    round_ = Round.deal(options, (0, 1, 2), deck)
    seen: list[object] = []
    while round_.phase is not Phase.OVER and len(seen) < LONGEST:
        if round_.phase is Phase.STOCK:
            cards = list(round_.shuffle_due)
            rng.shuffle(cards)
            round_ = round_.restock(cards)
            continue
        legal = round_.legal_moves()
        seen.append(legal)
        round_ = round_.play(rng.choice(legal))
    return [*seen, round_.events, round_.outcome]


@pytest.mark.parametrize("spec", IDLE, ids=lambda spec: spec.name)
def test_an_idle_option_changes_nothing(spec: OptionSpec) -> None:
    assert spec.idle is not None
    other, value = spec.idle
    values = [(1,), (2, 3), (1, 2, 3)] if spec.kind == "set" else [*spec.values[:3], *spec.values[-1:]]
    for seed in range(12):
        options = random_options(random.Random(seed), **{other: value})
        stories = []
        for mine in values:
            try:
                stories.append(story(Options.from_dict({spec.name: mine}, options), seed))
            except RulesError:
                continue  # the value can't be played with the rest
        assert len(stories) > 1 or spec.name == "knock_timing"
        assert all(told == stories[0] for told in stories)


def test_the_stories_of_an_option_that_counts_differ() -> None:
    told = {str(story(Options(passing=value), 3)) for value in ("free", "never", "out")}
    assert len(told) == 3
