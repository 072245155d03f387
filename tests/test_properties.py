"""What holds at every moment of every match, under every rule set."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.rounds import newest_round, random_deck, random_match
from tests.twins import twin

from schwimmen.cards import Card, pack
from schwimmen.match import MatchPhase
from schwimmen.moves import Move
from schwimmen.round import IllegalMove, Phase, Round, Stock
from schwimmen.rules import kernel as k
from schwimmen.rules.options import Options
from schwimmen.rules.presets import PRESETS
from schwimmen.view import view_round

SEEDS = st.integers(0, 2**32)


def position(round_: Round) -> object:
    """Everything that a round is."""
    return list(round_._state), round_.deck, round_.moves, round_.events


# --- cards -------------------------------------------------------------------------------------------------


@settings(max_examples=50)
@given(SEEDS)
def test_the_pack_is_whole_and_hands_have_three_cards(seed: int) -> None:
    for match in random_match(random.Random(seed), 120):
        if match.phase is MatchPhase.DEAL:
            continue
        round_ = newest_round(match)
        assert tuple(map(Card.of, sorted(round_._state[k.PACK :]))) == pack(match.options.deck)
        hands = {seat: round_.hand(seat) for seat in round_.seats}
        four = {round_.to_act} if round_.phase is Phase.DISCARD else set()
        assert {seat: len(hand) for seat, hand in hands.items()} == {seat: 3 + (seat in four) for seat in hands}
        known = [card for hand in hands.values() for card in hand]
        known += round_.centre
        known += round_.shuffle_due
        assert len(set(known)) == len(known) or round_.phase is Phase.STOCK
        assert len(set(known)) + (0 if round_.shuffle_due else round_.stock_size) <= match.options.deck


# --- moves -------------------------------------------------------------------------------------------------

WORDS = ["keep", "switch", "all", "pass", "knock", "stay", "renew", "draw", "take"]
GARBAGE = [
    "",
    "-",
    "+",
    "fold",
    "7c-",
    "7c+7c-8c+9c",
    "7c-8c-9c",
    "stock",
    "1c",
    "discard",
    "exchange",
    "pass!",
    "\x00",
]


def every_text(round_: Round, rng: random.Random) -> set[str]:
    """Moves of all kinds: with cards that the player to act and the centre have, and with others; and no moves."""
    mine = [] if round_.to_act is None else list(round_.hand(round_.to_act))
    cards = [*mine, *round_.centre, *rng.sample(round_.deck, 3)]
    texts = {*WORDS, *GARBAGE, *map(str, cards)}
    for give in cards:
        for take in cards:
            texts.add(f"{give}-{take}")
            two = rng.sample(cards, 2)
            texts.add(f"{give}+{two[0]}-{two[1]}+{take}")
    return texts


def canonical(text: str) -> str | None:
    try:
        return str(Move.parse(text))
    except ValueError:
        return None


@settings(max_examples=40)
@given(SEEDS)
def test_legal_moves_are_exactly_those_that_can_be_played(seed: int) -> None:
    rng = random.Random(seed)
    states = [match for match in random_match(rng, 120) if match.phase is not MatchPhase.DEAL]
    for match in rng.sample(states, min(6, len(states))):
        round_ = newest_round(match)
        legal = list(map(str, round_.legal_moves()))
        assert legal == sorted(set(legal))
        assert (legal == []) == (round_.phase in (Phase.OVER, Phase.STOCK))
        before = position(round_)
        for text in {*legal, *every_text(round_, rng)}:
            move = canonical(text)
            if move in legal:
                after = round_.play(text)
                assert str(after.moves[-1]) == move
                assert round_.refusal(Move.parse(text)) is None
                continue
            with pytest.raises(IllegalMove) as caught:
                round_.play(text)
            assert caught.value.reason.clause
            if move is not None:
                assert round_.refusal(Move.parse(text)) is caught.value.reason
        assert position(round_) == before


# --- what a seat may know ----------------------------------------------------------------------------------

TABLES: list[dict[str, Any]] = [
    {"mechanism": "commerce", "dealer_choice": "blind"},
    {"mechanism": "commerce", "dealer_choice": "open"},
    {"mechanism": "commerce", "dealer_choice": "none"},
    {"mechanism": "commerce", "renew_789": "automatic"},
    {"mechanism": "commerce", "renew_789": "optional"},
    {"mechanism": "draw_discard", "dealer_choice": "blind"},
    {"mechanism": "draw_discard", "dealer_choice": "none"},
    # with few cards and many laps, so that stocks are shuffled again and again
    {"deck": 24, "empty_stock": "reshuffle", "passing": "free", "knock_from": "never", "lap_limit": 40, "players": 2},
    {"deck": 24, "empty_stock": "reshuffle", "mechanism": "draw_discard", "lap_limit": 9, "players": 4},
]


@pytest.mark.parametrize("fixed", TABLES, ids=str)
def test_cards_that_a_seat_cannot_know_do_not_reach_it(fixed: dict[str, Any]) -> None:
    """Non-interference (R10.1): the same for a seat is the same view, to the last byte, and the same moves."""
    pairs: Counter[str] = Counter()
    for seed in range(25):
        rng = random.Random(seed)
        states = [match for match in random_match(rng, 80, **fixed) if match.phase is not MatchPhase.DEAL]
        for match in rng.sample(states, min(12, len(states))):
            round_ = newest_round(match)
            for seat in rng.sample([None, *range(len(match.players))], 2):
                other = twin(round_, seat, rng)
                if other is None:
                    continue
                lives, out = match.lives, match.out
                view, same = view_round(round_, seat, lives, out), view_round(other, seat, lives, out)
                assert same == view
                assert repr(same) == repr(view)
                pairs[round_.phase.value] += 1
                pairs["spectator"] += seat is None
                pairs["to act"] += seat == round_.to_act
                pairs["shuffled"] += any(isinstance(move, Stock) for move in round_.moves)
    assert pairs["turn"] > 20
    assert pairs["spectator"] > 20
    assert pairs["to act"] > 10
    if "lap_limit" in fixed:
        assert pairs["shuffled"] > 20
    else:
        assert pairs["over"] > 5


def test_a_card_that_leaks_would_be_found() -> None:
    """The test above can fail: a round and its twin differ in what the seat doesn't see."""
    round_ = Round.deal(Options(), (0, 1, 2), random_deck(random.Random(4), Options(), 3))
    other = twin(round_, 0, random.Random(4))
    assert other is not None
    assert round_.hand(0) == other.hand(0)
    assert round_.hand(1) != other.hand(1)
    assert view_round(round_, 1, (3, 3, 3), ()) != view_round(other, 1, (3, 3, 3), ())


# --- every rule set plays ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_plays_with_two_to_as_many_as_the_pack_serves(name: str) -> None:
    options = PRESETS[name].options
    for players in range(2, options.max_players + 1):
        rng = random.Random(players)
        ended = next(
            match.last for match in random_match(rng, 5000, options=options, players=players) if match.last is not None
        )
        assert set(ended.round.seats) == set(range(players))
        assert ended.round.outcome is not None
