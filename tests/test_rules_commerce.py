"""R4.1 to R4.7: a turn with the centre."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rounds import play, round_of

from schwimmen.cards import parse_cards
from schwimmen.events import EndedBy
from schwimmen.moves import Refusal
from schwimmen.round import IllegalMove, Phase, Round
from schwimmen.rules.options import Options

HANDS = ["7c 8s 9h", "7s 8h 9d", "7h 8d 9c"]
CENTRE = "Tc Js Qh"


def round_for(centre: str = CENTRE, stock: str = "", players: int = 3, **options: Any) -> Round:
    """A round without a dealer's choice: seat 0 begins, the last deals. Nobody has anything."""
    return round_of(Options(**{"dealer_choice": "none", **options}), HANDS[:players], centre, stock)


def cards(text: str) -> tuple[Any, ...]:
    return tuple(sorted(parse_cards(text)))


def reason(round_: Round, move: str) -> Refusal:
    with pytest.raises(IllegalMove) as caught:
        round_.play(move)
    return caught.value.reason


def ended_by(round_: Round) -> EndedBy:
    assert round_.outcome is not None
    return round_.outcome.ended_by


# --- R4.1 --------------------------------------------------------------------------------------------------


def test_one_for_one() -> None:
    after = round_for().play("7c-Js")
    assert (after.hand(0), after.centre, after.to_act) == (cards("8s 9h Js"), cards("7c Tc Qh"), 1)


def test_two_for_two() -> None:
    after = round_for(exchange=(2,)).play("7c+9h-Tc+Qh")
    assert (after.hand(0), after.centre, after.to_act) == (cards("8s Tc Qh"), cards("7c 9h Js"), 1)


def test_all_three() -> None:
    after = round_for().play("all")
    assert (after.hand(0), after.centre, after.to_act) == (cards(CENTRE), cards(HANDS[0]), 1)


@pytest.mark.parametrize("sizes", [(1,), (2,), (3,), (1, 2), (1, 3), (2, 3), (1, 2, 3)], ids=str)
def test_as_many_cards_as_the_option_says(sizes: tuple[int, ...]) -> None:
    round_ = round_for(exchange=sizes)
    moves = list(map(str, round_.legal_moves()))
    assert len([move for move in moves if "-" in move and "+" not in move]) == (9 if 1 in sizes else 0)
    assert len([move for move in moves if "+" in move]) == (9 if 2 in sizes else 0)
    assert ("all" in moves) == (3 in sizes)
    for size, move in ((1, "7c-Js"), (2, "7c+9h-Tc+Qh"), (3, "all")):
        if size not in sizes:
            assert reason(round_, move) is Refusal.EXCHANGE_SIZE


def test_a_card_must_be_where_it_is_said_to_be() -> None:
    round_ = round_for(exchange=(1, 2, 3))
    assert reason(round_, "7s-Js") is Refusal.NOT_IN_HAND
    assert reason(round_, "7c-9d") is Refusal.NOT_IN_CENTRE
    assert reason(round_, "7c+7s-Tc+Js") is Refusal.NOT_IN_HAND
    assert reason(round_, "7c+8s-Tc+9d") is Refusal.NOT_IN_CENTRE
    assert reason(round_, "Js-7c") is Refusal.NOT_IN_HAND


def test_what_was_just_given_can_be_taken_by_the_next() -> None:
    after = play(round_for(), "7c-Js", "7s-7c", "7h-7s")
    assert (after.hand(0), after.hand(1), after.hand(2)) == (cards("8s 9h Js"), cards("7c 8h 9d"), cards("7s 8d 9c"))
    assert after.centre == cards("7h Tc Qh")


# --- R4.2 --------------------------------------------------------------------------------------------------


def test_passing_freely() -> None:
    assert play(round_for(), *["pass"] * 2, "7h-Tc", *["pass"] * 4).phase is Phase.TURN


def test_passing_once() -> None:
    round_ = play(round_for(passing="once"), "pass", "7s-Js", "7h-Tc")
    assert reason(round_, "pass") is Refusal.PASS_ONCE
    knocked = play(round_, "8s-Qh", "knock", "8d-8s")
    assert reason(knocked, "pass") is Refusal.PASS_ONCE  # in the turn after the knock too
    assert play(round_, "8s-Qh").play("pass").phase is Phase.TURN  # another player still may


def test_passing_never() -> None:
    round_ = round_for(passing="never", knock_from="first_turn")
    assert reason(round_, "pass") is Refusal.PASS_NEVER
    assert reason(round_.play("knock"), "pass") is Refusal.PASS_NEVER


# --- R4.4, R4.5 --------------------------------------------------------------------------------------------


def test_when_all_pass_a_new_centre_comes_and_the_one_who_began_goes_on() -> None:
    after = play(round_for(stock="Ac As Ah"), "7c-Tc", "pass", "pass", "pass")
    assert (after.to_act, after.centre, after.stock_size) == (1, cards("Ac As Ah"), 17)


def test_the_new_chain_begins_at_nought() -> None:
    after = play(round_for(stock="Ac As Ah"), *["pass"] * 5)
    assert after.centre == cards("Ac As Ah")
    assert after.play("pass").centre != cards("Ac As Ah")


def test_an_exchange_breaks_the_chain() -> None:
    after = play(round_for(), "pass", "pass", "7h-Tc", "pass", "pass")
    assert (after.centre, after.to_act) == (cards("7h Js Qh"), 2)


def test_a_knock_comes_before_the_new_centre() -> None:
    after = play(round_for(), "7c-Tc", "pass", "pass", "knock", "pass")
    assert after.centre == cards("7c Js Qh")
    assert ended_by(after.play("pass")) is EndedBy.KNOCK


@pytest.mark.parametrize("last", ["stay", "knock"])
def test_where_one_knocks_after_the_turn_the_chain_is_looked_at_after_the_stay(last: str) -> None:
    round_ = round_for(knock_timing="after", knock_from="first_turn", stock="Ac As Ah")
    waiting = play(round_, "pass", "stay", "pass", "stay", "pass")
    assert (waiting.phase, waiting.centre) == (Phase.AFTER, cards(CENTRE))
    after = waiting.play(last)
    assert after.centre == cards("Ac As Ah" if last == "stay" else CENTRE)
    assert after.to_act == 0


def nearly_empty(**options: Any) -> Round:
    """Seven players, 24 cards: nothing is left for a new centre."""
    hands = ["9c Ts Jh", "9s Th Jd", "9h Td Jc", "9d Tc Js", "Qc Ks Ah", "Qs Kh Ad", "Qh Kd Ac"]
    return round_of(Options(deck=24, dealer_choice="none", **options), hands)


def test_too_few_cards_for_a_new_centre_showdown() -> None:
    round_ = nearly_empty(empty_stock="showdown")
    assert round_.stock_size == 0
    assert ended_by(play(round_, *["pass"] * 7)) is EndedBy.STOCK


def test_too_few_cards_for_a_new_centre_void() -> None:
    after = play(nearly_empty(empty_stock="void"), *["pass"] * 7)
    assert ended_by(after) is EndedBy.VOID
    assert after.outcome is not None
    assert set(after.outcome.lost.values()) == {0}


def test_too_few_cards_for_a_new_centre_reshuffle() -> None:
    round_ = nearly_empty(empty_stock="reshuffle")
    after = play(round_, "9c-Qd", "pass", "pass", "pass", "pass", "pass", "pass")
    assert after.phase is Phase.TURN
    due = after.play("pass")
    assert (due.phase, due.to_act, due.legal_moves()) == (Phase.STOCK, 1, ())
    assert due.shuffle_due == cards("9c Kc As")
    again = due.restock(due.shuffle_due[::-1])
    assert (again.phase, again.to_act, again.centre, again.stock_size) == (Phase.TURN, 1, cards("9c Kc As"), 0)
    assert again.play("pass").phase is Phase.TURN  # the chain begins anew


def test_everything_that_lies_aside_is_shuffled_too() -> None:
    options = Options(deck=24, dealer_choice="none", empty_stock="reshuffle", knock_from="never", lap_limit=50)
    round_ = round_of(options, ["9c Ts Jh", "9s Th Jd"])
    hands = {*round_.hand(0), *round_.hand(1)}
    for _ in range(5):  # 15 cards of stock: five new centres
        round_ = play(round_, "pass", "pass")
    assert (round_.phase, round_.stock_size) == (Phase.TURN, 0)
    due = play(round_, "pass", "pass")
    assert due.phase is Phase.STOCK
    assert {*due.shuffle_due} == {*due.deck} - hands
    order = due.shuffle_due[::-1]
    after = due.restock(order)
    assert after.centre == tuple(sorted(order[:3]))
    assert after.stock_size == 15


# --- R4.6 --------------------------------------------------------------------------------------------------


def test_who_passes_out_has_no_more_turns() -> None:
    after = play(round_for(passing="out"), "7c-Js", "pass", "7h-7c", "8s-7h")
    assert after.to_act == 2
    assert after.passed == (1,)


def test_the_last_one_in_has_exactly_one_more_turn() -> None:
    lone = play(round_for(passing="out"), "7c-Js", "pass", "pass")
    assert lone.to_act == 0
    assert ended_by(lone.play("8s-7c")) is EndedBy.ALL_PASSED
    assert ended_by(lone.play("pass")) is EndedBy.ALL_PASSED


def test_the_one_more_turn_may_be_a_knock() -> None:
    lone = play(round_for(passing="out"), "7c-Js", "pass", "pass")
    assert ended_by(lone.play("knock")) is EndedBy.KNOCK


def test_no_new_centre_where_a_pass_is_for_good() -> None:
    after = play(round_for(passing="out", players=2), "pass", "pass")
    assert ended_by(after) is EndedBy.ALL_PASSED
    assert after.centre == cards(CENTRE)


def test_who_passed_out_has_no_turn_after_a_knock_either() -> None:
    knocked = play(round_for(passing="out", knock_from="first_turn"), "pass", "knock")
    assert knocked.to_act == 2
    assert ended_by(knocked.play("7h-Tc")) is EndedBy.KNOCK


def test_a_pass_for_good_with_a_knock_added() -> None:
    round_ = round_for(passing="out", knock_timing="after", knock_from="first_turn")
    knocked = play(round_, "pass", "knock")
    assert (knocked.to_act, knocked.phase) == (1, Phase.TURN)
    last = knocked.play("7s-Js")
    assert (last.to_act, last.phase) == (2, Phase.TURN)  # nobody is asked a second time
    assert ended_by(last.play("pass")) is EndedBy.KNOCK


def test_the_last_pass_of_all_with_a_knock_added() -> None:
    round_ = round_for(passing="out", knock_timing="after", knock_from="first_turn", players=2)
    last = play(round_, "pass", "stay", "pass")
    assert last.phase is Phase.AFTER
    assert ended_by(last.play("knock")) is EndedBy.KNOCK
    assert ended_by(last.play("stay")) is EndedBy.ALL_PASSED


# --- R4.7 --------------------------------------------------------------------------------------------------

HIGH = ["Ac Ks Qh", "As Kh Qd"]


def with_789(stock: str = "Tc Js Jd", **options: Any) -> Round:
    return round_of(Options(**{"dealer_choice": "none", **options}), HIGH, "7c 8s 9h", stock)


def test_who_may_renew_has_the_whole_turn_still() -> None:
    round_ = with_789(renew_789="optional")
    after = round_.play("renew")
    assert (after.to_act, after.phase, after.centre) == (0, Phase.TURN, cards("Tc Js Jd"))
    assert reason(after, "renew") is Refusal.RENEW_CENTRE
    assert {"pass", "all", "Ac-Tc"} <= set(map(str, after.legal_moves()))


def test_a_renewal_may_follow_a_renewal() -> None:
    after = with_789("7s 8h 9d Tc Js Jd", renew_789="optional").play("renew")
    assert play(after, "renew").centre == cards("Tc Js Jd")


def test_who_does_not_want_to_renew_need_not() -> None:
    assert (
        play(with_789(renew_789="optional"), "pass").legal_moves()
        == with_789(renew_789="optional").play("pass").legal_moves()
    )
    assert "renew" in map(str, with_789(renew_789="optional").play("pass").legal_moves())


def test_the_centre_renews_itself_again_and_again() -> None:
    assert with_789(renew_789="automatic").centre == cards("Tc Js Jd")
    assert with_789("7s 8h 9d Tc Js Jd", renew_789="automatic").centre == cards("Tc Js Jd")


def test_the_centre_renews_itself_at_the_start_of_any_turn() -> None:
    round_ = round_of(
        Options(dealer_choice="none", renew_789="automatic"), ["7c Ks Qh", *HIGH[1:]], "8s 9h Ah", "Tc Js Jd"
    )
    after = round_.play("7c-Ah")
    assert (after.to_act, after.centre) == (1, cards("Tc Js Jd"))


def test_off_means_off() -> None:
    assert with_789().centre == cards("7c 8s 9h")
    assert reason(with_789(), "renew") is Refusal.RENEW_OFF


def test_other_cards_do_not_renew() -> None:
    for centre in ("7c 8s 8h", "7c 8s Th", "7c 7s 9h"):
        round_ = round_of(Options(dealer_choice="none", renew_789="optional"), HIGH, centre)
        assert reason(round_, "renew") is Refusal.RENEW_CENTRE


def test_a_renewal_needs_three_cards_in_the_stock() -> None:
    hands = ["Ac Ks Qh", "As Kh Qd", "Ah Kd Qc", "Ad Kc Qs", "Tc Js 7h", "Ts Jh 7d", "Th Jd 8c", "Td Jc 8h", "7s 8d 9c"]
    optional = round_of(Options(dealer_choice="none", renew_789="optional"), hands, "7c 8s 9h")
    assert optional.stock_size == 2
    assert reason(optional, "renew") is Refusal.RENEW_STOCK
    assert round_of(Options(dealer_choice="none", renew_789="automatic"), hands, "7c 8s 9h").centre == cards("7c 8s 9h")


def test_a_renewal_breaks_a_chain_of_passes() -> None:
    round_ = play(with_789(renew_789="optional"), "pass", "renew", "pass")
    assert (round_.centre, round_.to_act) == (cards("Tc Js Jd"), 0)  # one pass since then: no new centre
    assert play(round_, "pass").centre != cards("Tc Js Jd")


def test_a_renewal_in_the_turn_after_a_knock() -> None:
    knocked = with_789(renew_789="optional", knock_from="first_turn").play("knock")
    after = knocked.play("renew")
    assert (after.to_act, after.phase) == (1, Phase.TURN)
    assert ended_by(after.play("pass")) is EndedBy.KNOCK
    automatic = round_of(
        Options(dealer_choice="none", renew_789="automatic", knock_from="first_turn"),
        ["7c Ks Qh", "As Kh Qd"],
        "8s 9h Ah",
        "Tc Js Jd",
    )
    assert automatic.play("knock").centre == cards("8s 9h Ah")


def test_a_new_centre_of_7_8_9_is_renewed_too() -> None:
    round_ = round_of(Options(dealer_choice="none", renew_789="automatic"), HIGH, "Tc Js Jd", "7c 8s 9h Ts Jh Ah")
    assert play(round_, "pass", "pass").centre == cards("Ts Jh Ah")


# --- who may do what ---------------------------------------------------------------------------------------


def test_nothing_is_drawn_here() -> None:
    assert [reason(round_for(), move) for move in ("draw", "take")] == [Refusal.NOT_DRAW] * 2
    assert reason(round_for(), "7c") is Refusal.NO_DISCARD
    assert reason(round_for(), "stay") is Refusal.NO_STAY
    assert reason(round_for(), "fold") is Refusal.UNREADABLE
    assert reason(round_of(Options(), HANDS), "pass") is Refusal.CHOICE_DUE
