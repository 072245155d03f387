"""R4.8 and R4.9: a turn of draw_discard."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rounds import play, round_of

from schwimmen.cards import parse_cards
from schwimmen.events import EndedBy
from schwimmen.moves import Refusal
from schwimmen.round import BadStock, IllegalMove, Phase, Round
from schwimmen.rules.options import Options

HANDS = ["9c Ts Jh", "9s Th Jd"]
PILE = "Kc"
STOCK = "Qd 9h Tc"


def round_for(hands: list[str] = HANDS, stock: str = STOCK, **options: Any) -> Round:
    given = {"mechanism": "draw_discard", "dealer_choice": "none", "deck": 24, "knock_from": "first_turn", **options}
    return round_of(Options(**given), hands, PILE, stock)


def cards(text: str) -> tuple[Any, ...]:
    return tuple(sorted(parse_cards(text)))


def reason(round_: Round, move: str) -> Refusal:
    with pytest.raises(IllegalMove) as caught:
        round_.play(move)
    return caught.value.reason


def ended_by(round_: Round) -> EndedBy:
    assert round_.outcome is not None
    return round_.outcome.ended_by


def test_draw_then_discard_any_of_the_four() -> None:
    drawn = round_for().play("draw")
    assert (drawn.phase, drawn.to_act) == (Phase.DISCARD, 0)
    assert drawn.hand(0) == (*cards("9c Ts Jh"), *parse_cards("Qd"))
    assert list(map(str, drawn.legal_moves())) == ["9c", "Jh", "Qd", "Ts"]
    for discard, hand in (("9c", "Ts Jh Qd"), ("Qd", "9c Ts Jh")):
        after = drawn.play(discard)
        assert (after.hand(0), after.centre, after.to_act) == (cards(hand), cards(discard), 1)


def test_take_then_discard_another() -> None:
    taken = round_for().play("take")
    assert taken.hand(0) == (*cards("9c Ts Jh"), *parse_cards(PILE))
    assert taken.centre == ()
    assert list(map(str, taken.legal_moves())) == ["9c", "Jh", "Ts"]
    assert reason(taken, PILE) is Refusal.TAKEN
    after = taken.play("Ts")
    assert (after.hand(0), after.centre, after.stock_size) == (cards("9c Jh Kc"), cards("Ts"), 17)


def test_the_card_that_was_taken_can_be_discarded_in_a_later_turn() -> None:
    after = play(round_for(), "take", "Ts", "draw", "Qd", "draw")
    assert PILE in map(str, after.legal_moves())


def test_what_lies_under_the_top_of_the_pile_comes_up_again() -> None:
    after = play(round_for(), "draw", "Qd", "take")
    assert after.centre == cards(PILE)
    assert play(after, "9s", "take").centre == cards(PILE)


def test_a_knock_is_instead_of_all_this() -> None:
    knocked = round_for().play("knock")
    assert (knocked.knocker, knocked.to_act) == (0, 1)
    assert ended_by(play(knocked, "draw", "Qd")) is EndedBy.KNOCK
    drawn = round_for().play("draw")
    assert reason(drawn, "knock") is Refusal.DISCARD_DUE
    assert reason(play(round_for(), "knock"), "knock") is Refusal.KNOCK_TWICE


def test_no_passing_and_no_centre_here() -> None:
    for move in ("pass", "all", "9c-Kc", "9c+Ts-Kc+Qd", "renew"):
        assert reason(round_for(exchange=(1, 2, 3)), move) is Refusal.NOT_COMMERCE
    assert reason(round_for(), "9c") is Refusal.NO_DISCARD
    assert reason(round_for(), "stay") is Refusal.NO_STAY
    drawn = round_for().play("draw")
    for move in ("draw", "take", "pass", "stay"):
        assert reason(drawn, move) is Refusal.DISCARD_DUE
    assert reason(drawn, "9s") is Refusal.NOT_IN_HAND


def test_a_fourth_card_never_counts() -> None:
    round_ = round_for(["Ac Qc 9h", "9s Th Jd"], "Tc 9d")
    drawn = round_.play("draw")  # ace, queen and ten of clubs among four cards
    assert drawn.phase is Phase.DISCARD  # R2.6
    assert ended_by(drawn.play("9h")) is EndedBy.THIRTY_ONE
    assert drawn.play("Qc").phase is Phase.TURN
    taken = round_.play("take")  # the king
    assert taken.phase is Phase.DISCARD
    assert ended_by(taken.play("9h")) is EndedBy.THIRTY_ONE


# --- R4.9 --------------------------------------------------------------------------------------------------

SIX = ["9c Ts Jh", "9s Th Jd", "9h Td Jc", "9d Tc Js", "Qc Ks Ah", "Qs Kh Ad"]


def nearly_empty(**options: Any) -> Round:
    """Six players and 24 cards: after the pile's first, five cards are in the stock."""
    given = {"mechanism": "draw_discard", "dealer_choice": "none", "deck": 24, "knock_from": "first_turn", **options}
    return round_of(Options(**given), SIX, "Kc", "Qh Kd Ac As Qd")


def drawn_out(**options: Any) -> Round:
    """… of which four were drawn and thrown away again."""
    return play(nearly_empty(**options), "draw", "Qh", "draw", "Kd", "draw", "Ac", "draw", "As")


def test_the_stock_is_looked_at_when_a_turn_begins() -> None:
    for setting, by in (("showdown", EndedBy.STOCK), ("void", EndedBy.VOID)):
        last = drawn_out(empty_stock=setting).play("draw")
        assert (last.phase, last.stock_size) == (Phase.DISCARD, 0)
        assert ended_by(last.play("Qd")) is by


def test_taking_from_the_pile_needs_no_stock() -> None:
    after = play(drawn_out(empty_stock="showdown"), "take", "Ah")
    assert (after.phase, after.stock_size) == (Phase.TURN, 1)


def test_a_void_round_costs_nothing() -> None:
    outcome = play(drawn_out(empty_stock="void", thirty_one="fire"), "draw", "Qd").outcome
    assert outcome is not None
    assert set(outcome.lost.values()) == {0}


def test_the_pile_but_for_its_top_is_shuffled() -> None:
    due = play(drawn_out(empty_stock="reshuffle"), "draw", "Qd")
    assert (due.phase, due.to_act, due.centre) == (Phase.STOCK, 5, cards("Qd"))
    assert due.shuffle_due == cards("Kc Qh Kd Ac As")
    with pytest.raises(BadStock):
        due.restock(parse_cards("Kc Qh Kd Ac Qd"))
    after = due.restock(parse_cards("As Ac Kd Qh Kc"))
    assert (after.phase, after.to_act, after.centre, after.stock_size) == (Phase.TURN, 5, cards("Qd"), 5)
    assert after.play("draw").hand(5)[3:] == parse_cards("As")
    assert after.play("take").centre == ()


def test_an_empty_stock_after_a_knock_ends_the_round_first() -> None:
    last = play(drawn_out(empty_stock="showdown"), "knock", "draw", "Qd")
    assert ended_by(last) is EndedBy.STOCK  # and not by the knock: R7.9


def test_a_stock_that_runs_out_with_the_last_turn_changes_nothing() -> None:
    """R4.9 looks at turns that would begin: after the last turn of R5.3 none does."""
    knocked = play(drawn_out(empty_stock="void"), "take", "Ah", "knock")
    turns = [move for card in ("9c", "9s", "9h", "9d") for move in ("take", card)]
    last = play(knocked, *turns, "draw", "Qd")
    assert last.stock_size == 0
    assert ended_by(last) is EndedBy.KNOCK


def test_a_reshuffle_in_the_turns_after_a_knock() -> None:
    due = play(drawn_out(empty_stock="reshuffle"), "knock", "draw", "Qd")
    assert (due.phase, due.to_act) == (Phase.STOCK, 0)
    order = due.shuffle_due
    turns = [move for card in order[:4] for move in ("draw", str(card))]
    assert ended_by(play(due.restock(order), *turns)) is EndedBy.KNOCK
