"""R10.1: what a seat is shown, and what everybody remembers. That it is shown nothing else: test_properties.py."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.reference import ReferenceRound
from tests.rounds import deal, match_of, newest_round, play, random_match, round_of

from schwimmen.cards import Card, parse_cards
from schwimmen.events import Event, EventKind
from schwimmen.match import MatchPhase
from schwimmen.moves import Move, Refusal
from schwimmen.round import Phase, Round, Stock
from schwimmen.rules.options import Options
from schwimmen.view import View, view_round

HANDS = ["7c 8s 9h", "7s 8h 9d", "7h 8d 9c"]
CENTRE = "Tc Js Qh"


def cards(text: str) -> tuple[Card, ...]:
    return tuple(sorted(parse_cards(text)))


def view(round_: Round, seat: int | None) -> View:
    return view_round(round_, seat, (3,) * len(round_.seats), ())


def start(mechanism: str = "commerce", choice: str = "blind", **options: Any) -> Round:
    centre = CENTRE if mechanism == "commerce" else "Tc"
    given = {"mechanism": mechanism, "dealer_choice": choice, "knock_from": "first_turn", **options}
    return round_of(Options(**given), HANDS, centre, "Ac As Kd Kh")


# --- what is shown -----------------------------------------------------------------------------------------


def test_a_seat_sees_its_own_hand_and_the_centre() -> None:
    round_ = start(choice="none")
    for seat, hand in enumerate(HANDS):
        assert view(round_, seat).hand == cards(hand)
        assert view(round_, seat).centre == cards(CENTRE)
    for nobody in (None, 7):
        assert (view(round_, nobody).hand, view(round_, nobody).centre) == ((), cards(CENTRE))


def test_the_second_packet_is_hidden_until_the_dealer_has_chosen() -> None:
    round_ = start()
    assert [view(round_, seat).centre for seat in (None, 0, 2)] == [(), (), ()]
    assert view(start(choice="open"), 0).centre == cards(CENTRE)
    switched = round_.play("switch")
    assert [view(switched, seat).hand for seat in (None, 2)] == [(), cards(CENTRE)]
    told = {seat: view(switched, seat).history[1] for seat in (None, 0, 2)}
    assert told[2] == Event(EventKind.SWITCHED, 2, cards(HANDS[2]), cards(CENTRE), took_hidden=True)
    assert told[0] == told[None] == Event(EventKind.SWITCHED, 2, cards(HANDS[2]), (), took_hidden=True)


def test_everybody_sees_an_open_switch() -> None:
    switched = start(choice="open").play("switch")
    seen = view(switched, 0)
    assert seen.history[-1] == Event(EventKind.SWITCHED, 2, cards(HANDS[2]), cards(CENTRE))
    assert (seen.known_of(2), seen.centre, seen.laid) == (cards(CENTRE), cards(HANDS[2]), ())


def test_nobody_sees_a_switch_in_draw_discard_but_the_dealer() -> None:
    due = start("draw_discard").play("switch")
    switched = due.restock(due.shuffle_due)
    assert view(switched, 2).history[2].gave == cards(HANDS[2])  # the own former hand
    for other in (None, 0):
        assert (view(switched, other).history[2].gave, view(switched, other).history[2].took) == ((), ())
        assert cards(HANDS[2])[0] not in view(switched, other).laid


def test_a_draw_is_hidden_and_a_card_from_the_pile_is_not() -> None:
    round_ = start("draw_discard", "none")
    drawn, taken = round_.play("draw"), round_.play("take")
    assert view(drawn, 0).fourth == parse_cards("Ac")[0]
    assert view(drawn, 0).hand == cards(HANDS[0] + " Ac")
    assert [view(drawn, 1).fourth, view(drawn, 1).history[-1].took] == [None, ()]
    assert view(taken, 1).known_of(0) == cards("Tc")
    assert view(taken, 1).history[-1].took == cards("Tc")
    thrown = play(taken, "7c", "take", "7s")
    assert (view(thrown, 2).known_of(0), view(thrown, 2).known_of(1)) == (cards("Tc"), cards("7c"))


def test_only_who_is_to_act_is_told_what_may_be_done() -> None:
    round_ = start(choice="none", passing="never")
    assert view(round_, 0).legal == round_.legal_moves()
    assert dict(view(round_, 0).refused)["pass"] is Refusal.PASS_NEVER
    for other in (1, 2, None):
        assert (view(round_, other).legal, view(round_, other).refused) == ((), ())


def test_at_the_end_all_hands_are_shown_however_it_ended() -> None:
    for round_ in (
        play(start(choice="none"), "knock", "pass", "pass"),
        play(start(choice="none", lap_limit=1), "pass", "pass", "pass"),
        round_of(Options(dealer_choice="none"), ["Ac Kc Qc", *HANDS[1:]]),
    ):
        outcome = view(round_, None).outcome
        assert outcome is not None
        assert outcome.hands == {seat: round_.hand(seat) for seat in range(3)}
    assert view(start(), 0).outcome is None


def test_lives_and_who_is_out_are_those_of_the_match() -> None:
    options = Options(dealer_choice="none", knock_from="first_turn")
    match = deal(match_of(options, [3, 0, 1], out=[1]), ["7c 8s 9h", "Kc Qc 7s"])
    seen = match.view(1)  # who is out looks on
    assert (seen.lives, seen.out, seen.seats, seen.hand, seen.legal) == ((3, 0, 1), (1,), (0, 2), (), ())
    ended = play(match, "knock", "pass")
    assert (ended.view(0).lives, ended.lives) == ((3, 0, 1), (2, 0, 1))
    assert ended.view(0).phase is Phase.OVER


def test_a_turn_is_what_the_view_of_who_is_to_act_has_beyond_a_spectators() -> None:
    met = set()
    for number in range(60):
        for match in random_match(random.Random(number), 80):
            round_ = match.current
            if round_ is None or round_.to_act is None or round_.phase is Phase.STOCK:
                continue
            turn, seen = match.turn(), match.view(round_.to_act)
            assert turn[:3] == (seen.hand, seen.fourth, seen.legal)
            assert (turn.worths, turn.refused) == ([seen.value_after(move) for move in seen.legal], seen.refused)
            met.add((round_.options.mechanism, round_.phase))
    assert len(met) == 6


# --- what moves are worth ----------------------------------------------------------------------------------


def test_the_values_that_moves_would_give() -> None:
    round_ = round_of(Options(dealer_choice="none", exchange=(1, 2, 3)), ["Kc Qs 7h", "8s 8h 9d"], "Qc Jc Th")
    seen = view(round_, 0)
    worth = {str(move): points for move, points in seen.values().items()}
    assert set(worth) == {str(move) for move in seen.legal}
    assert (worth["7h-Qc"], worth["7h+Qs-Jc+Qc"], worth["all"], worth["pass"], worth["Kc-Th"]) == (20, 30, 20, 10, 17)


def test_what_depends_on_a_card_not_seen_has_no_value() -> None:
    blind, open_ = view(start(), 2), view(start(choice="open"), 2)
    assert [blind.value_after(Move.parse(move)) for move in ("keep", "switch")] == [9, None]
    assert [open_.value_after(Move.parse(move)) for move in ("keep", "switch")] == [9, 10]
    draw = view(start("draw_discard", "none"), 0)
    assert [draw.value_after(Move.parse(move)) for move in ("draw", "take", "knock")] == [None, 17, 9]
    fourth = view(start("draw_discard", "none").play("draw"), 0)
    assert {str(move): points for move, points in fourth.values().items()} == {"7c": 11, "8s": 18, "9h": 18, "Ac": 9}


# --- what everybody remembers ------------------------------------------------------------------------------


def public_memory(round_: Round) -> tuple[dict[int, set[str]], set[str]]:
    """What everybody has seen go into each hand and not out again, and what lay open and is out of play."""
    reference = ReferenceRound(round_.options, round_.seats, list(map(str, round_.deck)))
    known: dict[int, set[str]] = {seat: set() for seat in round_.seats}
    for move in round_.moves:
        if isinstance(move, Stock):
            reference.restock(list(map(str, move.cards)))
            continue
        seat, text = reference.to_act, str(move)
        centre, packet, top = {*reference.centre}, {*reference.packet}, {*reference.pile[-1:]}
        reference.play(text)
        if "-" in text:
            known[seat] = known[seat] - {*map(str, move.give)} | {*map(str, move.take)}
        elif text == "all":
            known[seat] = centre
        elif text == "switch":
            known[seat] = packet if round_.options.dealer_choice == "open" else set()
        elif text == "take":
            known[seat] |= top
        elif len(text) == 2:
            known[seat] -= {text}
    return known, {*reference.aside, *reference.pile[:-1]}


@settings(max_examples=60)
@given(st.integers(0, 2**32))
def test_everybody_remembers_what_everybody_saw(seed: int) -> None:
    rng = random.Random(seed)
    states = [match for match in random_match(rng, 80) if match.phase is not MatchPhase.DEAL]
    for match in rng.sample(states, min(5, len(states))):
        round_ = newest_round(match)
        seen = view(round_, rng.choice([None, *round_.seats]))
        known, laid = public_memory(round_)
        assert {seat: {*map(str, seen.known_of(seat))} for seat in round_.seats} == known
        if round_.phase is not Phase.STOCK:
            assert {*map(str, seen.laid)} == laid
        assert all({*seen.known_of(seat)} <= {*round_.hand(seat)} for seat in round_.seats)


@settings(max_examples=60)
@given(st.integers(0, 2**32))
def test_memory_that_goes_on_is_the_whole_one(seed: int) -> None:
    rng = random.Random(seed)
    earlier: View | None = None
    for match in random_match(rng, 80):
        if match.phase is MatchPhase.DEAL:
            continue
        round_, whole = newest_round(match), match.view(None)
        same = earlier is not None and earlier.history == whole.history[: len(earlier.history)]
        seen = match.view(None, None, earlier if same else None)
        assert seen == whole
        for seat in round_.seats:
            assert match.view(seat, seen) == match.view(seat)
        if earlier is None or not same or rng.random() < 0.7:  # a moment may be some moves ago
            earlier = seen


def test_everybody_has_the_same_memory_of_those_who_play() -> None:
    round_ = play(start(choice="none"), "7c-Tc", "7s-7c")
    assert view(round_, None).known == view(round_, 0).known == view(round_, 2).known
    with pytest.raises(ValueError, match="not in tuple"):
        view(round_, None).known_of(7)
