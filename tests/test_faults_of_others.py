"""Faults that were found in other programs of this game. Ours has none of them: a test by the name of each.

Those of a server, a page or a computer player have their tests beside those parts: see `ELSEWHERE`.
"""

from __future__ import annotations

import itertools
import json
from pathlib import Path
from typing import Any

import pytest
from tests.reference import value as reference_value
from tests.rounds import deal, match_of, play, round_of

from schwimmen.cards import pack, parse_cards, value
from schwimmen.events import EndedBy
from schwimmen.match import Match, MatchPhase
from schwimmen.record import outcome, read, record, write
from schwimmen.round import IllegalMove, Phase, Round
from schwimmen.rules.options import Options

ROOT = Path(__file__).parent.parent
NOTHING = ["7c 8s 9h", "7s 8h 9d", "7h 8d 9c", "7d 8c 9s"]
THIRTY_ONE = "Ac Kc Qc"


def rules(**options: Any) -> Options:
    return Options(**{"dealer_choice": "none", "knock_from": "first_turn", **options})


def ended_by(round_: Round) -> EndedBy:
    assert round_.outcome is not None
    return round_.outcome.ended_by


def lost(round_: Round) -> dict[int, int]:
    assert round_.outcome is not None
    return round_.outcome.lost


def knocked(options: Options, *hands: str) -> Round:
    """A round that ends as it was dealt: the first player knocks, the others pass."""
    return play(round_of(options, hands), "knock", *["pass"] * (len(hands) - 1))


# --- values ------------------------------------------------------------------------------------------------


def test_three_different_suits_scored_wrong() -> None:
    """As 0, or as the last card only: each such hand, in any order, is worth its highest card."""
    hands = [hand for hand in itertools.combinations(pack(32), 3) if len({card.suit for card in hand}) == 3]
    assert len(hands) == 2048
    for hand in hands:
        texts = list(map(str, hand))
        assert value(Options(), hand) == value(Options(), hand[::-1]) == reference_value(Options(), texts) > 6


def test_half_points_lost_in_storage() -> None:
    hands = ["Tc Ts Th", "Kc Qc Jc"]
    match = play(deal(match_of(rules(), [3, 3]), hands), "knock", "pass")
    told = json.loads(json.dumps(outcome(read(write(record(match)))[1])))
    assert told["rounds"][0]["values"] == {"0": 30.5, "1": 30.0}
    assert told["rounds"][0]["lost"] == {"0": 0, "1": 1}


# --- hands that end the round ------------------------------------------------------------------------------


def test_three_aces_never_reached_because_the_three_of_a_kind_test_comes_first() -> None:
    for three_of_a_kind in ("30.5", "30", "31", "off"):
        options = rules(three_aces="fire", three_of_a_kind=three_of_a_kind)
        assert value(options, parse_cards("Ac As Ah")) == 32
        assert ended_by(round_of(options, ["Ac As Ah", *NOTHING[1:3]])) is EndedBy.FIRE


def test_31_not_ending_the_round() -> None:
    round_ = round_of(rules(), ["Kc Qc 7s", *NOTHING[2:4]], "Ac Jh Ts")
    assert ended_by(round_.play("7s-Ac")) is EndedBy.THIRTY_ONE


@pytest.mark.parametrize("place", range(3))
def test_a_31_that_was_dealt_overlooked(place: int) -> None:
    hands = [*NOTHING[:place], THIRTY_ONE, *NOTHING[place + 1 : 3]]
    assert ended_by(round_of(rules(), hands)) is EndedBy.THIRTY_ONE


def test_the_round_going_on_for_one_more_turn_after_a_dealt_31() -> None:
    round_ = round_of(rules(), [*NOTHING[:2], THIRTY_ONE])
    assert (round_.phase, round_.legal_moves()) == (Phase.OVER, ())


def test_two_players_dealt_31_the_second_one_pays() -> None:
    assert lost(round_of(rules(thirty_one="fire"), [THIRTY_ONE, "As Ks Qs", NOTHING[2]])) == {0: 0, 1: 0, 2: 1}
    assert lost(round_of(rules(), [THIRTY_ONE, "As Ks Qs", NOTHING[2]])) == {0: 0, 1: 0, 2: 1}


def test_two_players_dealt_31_the_end_is_settled_once_for_each() -> None:
    match = deal(match_of(rules(thirty_one="fire"), [3, 3, 3]), [THIRTY_ONE, "As Ks Qs", NOTHING[2]])
    assert match.lives == (3, 3, 2)
    assert len(match.finished) == 1


# --- the stock ---------------------------------------------------------------------------------------------

FULL = ["9c Ts Jh", "9s Th Jd", "9h Td Jc", "9d Tc Js", "Qc Ks Ah", "Qs Kh Ad", "Qh Kd Ac"]  # of 24 cards


def test_all_pass_and_the_stock_has_fewer_than_three_cards_never_ends() -> None:
    assert ended_by(play(round_of(rules(deck=24), FULL), *["pass"] * 7)) is EndedBy.STOCK


def test_a_fresh_pack_so_that_cards_exist_twice() -> None:
    due = play(round_of(rules(deck=24, empty_stock="reshuffle"), FULL), *["pass"] * 7)
    after = due.restock(due.shuffle_due)
    cards = [card for seat in after.seats for card in after.hand(seat)] + list(after.centre)
    assert tuple(sorted(cards)) == pack(24)


def test_an_empty_stock_tested_for_after_drawing() -> None:
    options = rules(mechanism="draw_discard", deck=24, knock_from="never")
    round_ = round_of(options, FULL[:6], "Kc", "Qh Kd Ac As Qd")
    for card in ("Qh", "Kd", "Ac", "As"):
        round_ = play(round_, "draw", card)
    drawn = round_.play("draw")  # the last card, which is there to be drawn
    assert (drawn.phase, drawn.stock_size) == (Phase.DISCARD, 0)
    assert ended_by(drawn.play("Qd")) is EndedBy.STOCK


def test_no_new_centre_when_all_pass() -> None:
    round_ = round_of(rules(), NOTHING[:3], "Tc Js Qh", "Ac As Kd")
    assert play(round_, "pass", "pass", "pass").centre == tuple(sorted(parse_cards("Ac As Kd")))


def test_a_new_centre_after_a_knock() -> None:
    round_ = round_of(rules(), NOTHING[:3], "Tc Js Qh")
    assert play(round_, "pass", "pass", "knock", "pass", "pass").centre == round_.centre


def test_the_chain_counted_over_seats_that_are_out() -> None:
    match = deal(match_of(rules(), [3, 0, 3], out=[1]), NOTHING[:2], "Tc Js Qh", "Ac As Kd")
    after = play(match, "pass", "pass").current
    assert after is not None
    assert after.centre == tuple(sorted(parse_cards("Ac As Kd")))


# --- knocking ----------------------------------------------------------------------------------------------


def test_knock_allowed_in_the_first_lap_blocked_only_in_the_user_interface() -> None:
    round_ = round_of(rules(knock_from="second_lap"), NOTHING[:3], "Tc Js Qh")
    for move in ("pass", "7s-Tc", "pass"):
        with pytest.raises(IllegalMove, match="knock first lap"):
            round_.play("knock")
        round_ = round_.play(move)
    assert round_.play("knock").knocker == 0


def test_the_dealers_choice_counted_as_a_turn() -> None:
    round_ = play(round_of(Options(), NOTHING[:2]), "keep", "pass")
    assert "knock" not in map(str, round_.legal_moves())


def after_a_knock(players: int, knocker: int) -> list[int | None]:
    """Who is to act after that player's knock, turn by turn; the last is None."""
    round_ = round_of(rules(knock_from="second_lap"), NOTHING[:players], "Tc Js Qh")
    round_ = play(round_, *["pass"] * (players - 1), f"{round_.hand(players - 1)[0]}-Tc", *["pass"] * knocker, "knock")
    seen = []
    while round_.phase is Phase.TURN:
        seen.append(round_.to_act)
        round_ = round_.play("pass")
    return [*seen, round_.to_act]


@pytest.mark.parametrize(("players", "knocker"), [(n, seat) for n in (2, 3, 4) for seat in range(n)])
def test_after_a_knock_the_knocker_moves_again_or_one_of_the_others_gets_no_turn(players: int, knocker: int) -> None:
    others = [(knocker + i) % players for i in range(1, players)]
    assert after_a_knock(players, knocker) == [*others, None]


def test_a_second_knock_ends_it() -> None:
    round_ = round_of(rules(), NOTHING[:3]).play("knock")
    with pytest.raises(IllegalMove, match="knock twice"):
        round_.play("knock")
    assert play(round_, "pass").phase is Phase.TURN


# --- losses ------------------------------------------------------------------------------------------------


def test_tied_lowest_only_the_first_in_seat_order_loses() -> None:
    assert lost(knocked(rules(), "Kc Qs 7h", "Kd Qh 7s", "Ac As 9h")) == {0: 1, 1: 1, 2: 0}
    assert lost(knocked(rules(), "Ac Ts 9c", "Kd Qh 7s", "Kc Qs 7h")) == {0: 0, 1: 1, 2: 1}


def test_a_loser_loses_two_lives_for_one_round() -> None:
    match = play(deal(match_of(rules(), [3, 3, 3]), ["7c 8s 9h", "Kd Qd 7s", "Kc Qc 7h"]), "knock", "pass", "pass")
    assert match.lives == (2, 3, 3)


def test_everybody_but_the_winner_loses_a_life_where_only_the_lowest_should() -> None:
    assert lost(knocked(rules(), "7c 8s 9h", "Kd Qd 7s", "Kc Qc Jc")) == {0: 1, 1: 0, 2: 0}
    assert lost(round_of(rules(), [THIRTY_ONE, "Kd Qd 7s", "7c 8s 9h"])) == {0: 0, 1: 0, 2: 1}


def test_fire_costing_only_the_lowest() -> None:
    fire = rules(thirty_one="fire", three_aces="fire")
    assert lost(round_of(fire, [THIRTY_ONE, "Kd Qd 7s", "7c 8s 9h"])) == {0: 0, 1: 1, 2: 1}
    assert lost(round_of(fire, ["Ac As Ah", "Kd Qd 7s", "7c 8s 9h"])) == {0: 0, 1: 1, 2: 1}


# --- who is out --------------------------------------------------------------------------------------------


def test_players_who_are_out_keep_cards_and_turns() -> None:
    match = deal(match_of(rules(), [3, 0, 3, 3], out=[1], dealer=0), NOTHING[:3], "Tc Js Qh")
    assert match.current is not None
    assert 1 not in match.current.seats
    assert match.view(1).hand == ()
    acting = []
    for move in ("pass", "7s-Tc", "pass"):
        assert match.current is not None
        acting.append(match.current.to_act)
        match = match.play(move)
    assert acting == [2, 3, 0]


def test_the_turn_order_or_the_dealer_jumps_when_somebody_is_out() -> None:
    match = match_of(rules(), [3, 3, 0, 3, 3], out=[2], dealer=4)
    dealers = []
    for _ in range(5):
        dealers.append(match.dealer)
        assert match.seats_in_order() == tuple(seat for i in range(1, 6) if (seat := (match.dealer + i) % 5) != 2)
        match = play(deal(match, ["Tc Js 7h", "Ts Jh 7d", "Th Jd 7c", "Td Jc 7s"]), "knock", "pass", "pass", "pass")
    assert dealers == [4, 0, 1, 3, 4]  # all equal: nobody loses


@pytest.mark.parametrize("dealer", range(4))
def test_the_turn_order_or_the_dealer_jumps_when_two_go_out_together(dealer: int) -> None:
    """Whoever they are: those with nothing, at the first and the last place (the dealer's)."""
    match = match_of(rules(thirty_one="fire"), [0, 0, 0, 0], dealer=dealer)
    match = deal(match, [NOTHING[0], THIRTY_ONE, "As Ks Qs", NOTHING[3]])
    assert set(match.out) == {dealer, (dealer + 1) % 4}
    assert match.dealer == (dealer + 2) % 4
    assert match.seats_in_order() == ((dealer + 3) % 4, (dealer + 2) % 4)


def test_the_next_dealer_is_looked_up_in_a_list_that_the_dealer_has_left() -> None:
    match = deal(match_of(rules(thirty_one="fire"), [0, 0, 0], dealer=1), [THIRTY_ONE, "As Ks Qs", NOTHING[2]])
    assert (match.out, match.dealer) == ((1,), 2)


def both_out(**options: Any) -> Match:
    match = match_of(rules(all_equal="as_usual", **options), [0, 0])
    return play(deal(match, ["Kc Qs 7h", "Kd Qh 7s"]), "knock", "pass")


def test_both_last_players_out_crash_or_nobody_told() -> None:
    nobody = both_out()
    assert (nobody.phase, nobody.winner) == (MatchPhase.OVER, None)
    assert outcome(nobody)["rounds"][-1]["winner"] is None
    again = both_out(all_out="replay")
    assert (again.phase, again.lives) == (MatchPhase.DEAL, (0, 0))


def test_only_the_first_player_swims() -> None:
    for seat in range(3):
        lives = [3, 3, 3]
        lives[seat] = 1
        hands = ["Kc Qc 8h", "Ks Qs 8c", "Kh Qh 8s"]
        hands[seat] = "7c 8d 9s"
        match = play(deal(match_of(rules(), lives), hands), "knock", "pass", "pass")
        assert (match.lives[seat], match.out) == (0, ())


def test_seat_0_treated_as_nobody() -> None:
    round_ = round_of(rules(), NOTHING[:3]).play("knock")
    assert (round_.knocker, round_.dealer) == (0, 2)
    assert lost(knocked(rules(knocker_tie="alone"), "Kc Qs 7h", "Kd Qh 7s", "Ac As 9h")) == {0: 1, 1: 0, 2: 0}
    won = play(deal(match_of(rules(), [0, 0]), ["Kc Qc 7h", "Kd Qh 7s"]), "knock", "pass")
    assert (won.phase, won.winner) == (MatchPhase.OVER, 0)
    assert outcome(won)["rounds"][-1]["winner"] == 0
    back = play(
        deal(match_of(rules(buy_back=True), [0, 0, 3]), ["Kc Qh 7h", "Kd Qd 7s", "Ac Jc 9h"]), "knock", "pass", "pass"
    )
    assert outcome(back)["rounds"][-1]["buy_back_open"] == [0]
    assert back.buy_back([0]).bought_back == (0,)
    match = match_of(rules(), [3, 3, 3], dealer=2)
    after = play(deal(match, ["Kc Qs 7h", "Kd Qd 7s", "Ac Jc 9h"]), "knock", "pass", "pass")
    assert outcome(after)["rounds"][-1]["next_dealer"] == 0


# --- elsewhere ---------------------------------------------------------------------------------------------

ELSEWHERE = {
    "every hand and the pack sent to every client": (
        "tests/server/test_secrets.py",
        "test_no_page_is_sent_a_card_that_its_seat_cannot_know",
    ),
    "a client can deal": ("tests/server/test_protocol.py", "test_no_message_of_a_player_does_more_than_be_refused"),
    "a client can act for another seat": ("tests/tables/test_refusals.py", "test_whose_turn_it_is_not_is_refused"),
    "a disconnect ends the match": ("tests/browser/test_coming_back.py", "test_a_closed_tab"),
    "a disconnect breaks the order": (
        "tests/server/test_protocol.py",
        "test_every_frame_that_one_sees_is_the_state_that_a_newcomer_is_welcomed_with",
    ),
    "a lost message leaves the screen frozen at the last turn": (
        "tests/server/test_protocol.py",
        "test_who_comes_back_is_sent_what_was_missed",
    ),
    "computer players exchange the same two cards for ever": (
        "tests/bots/test_endless.py",
        "test_matches_under_random_rules_come_to_their_end",
    ),
    "a tap can't be taken back before it is done": (
        "web/src/table/table.test.ts",
        "makes a move in either order, and can be undone",
    ),
    "help texts that contradict the program": (
        "tests/test_docs_rules.py",
        "test_the_table_of_options_is_the_list_of_options",
    ),
}


@pytest.mark.parametrize("fault", ELSEWHERE)
def test_the_tests_of_the_other_faults_are_there(fault: str) -> None:
    file, name = ELSEWHERE[fault]
    test = f'it("{name}"' if file.endswith(".ts") else f"def {name}("
    assert test in (ROOT / file).read_text(encoding="utf-8")
