"""R8: lives, swimming, buying back, the next dealer, the end of a match."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rounds import deal, match_of, play

from schwimmen.match import BadBuyBack, FinishedRound, Match, MatchOver, MatchPhase
from schwimmen.rules.options import Options

HANDS = {30: "Ks Qs Js", 20: "Kd Qd 9c", 10: "Tc Jh 7d"}


def played(match: Match, *values: int) -> Match:
    """One round in which the players, from the dealer's left on, have those values: a knock, and nobody exchanges."""
    hands = [HANDS[value] for value in values]
    return play(deal(match, hands), "knock", *["pass"] * (len(values) - 1))


def rules(**options: Any) -> Options:
    return Options(**{"dealer_choice": "none", "knock_from": "first_turn", "all_equal": "as_usual", **options})


def last(match: Match) -> FinishedRound:
    assert match.last is not None
    return match.last


# --- R8.1, R8.2 --------------------------------------------------------------------------------------------


def test_everybody_starts_with_the_lives_of_the_option() -> None:
    for lives in range(1, 10):
        assert Match.start(Options(lives=lives), ["A", "B"], 0).lives == (lives, lives)


def test_a_loss_costs_one_life() -> None:
    match = played(match_of(rules(), [3, 3, 3]), 10, 20, 30)
    assert (match.lives, match.out, match.phase) == ((2, 3, 3), (), MatchPhase.DEAL)
    assert last(match).lives_before == (3, 3, 3)


@pytest.mark.parametrize(
    ("swimming", "lives", "expected"),
    [
        # from one life to none
        ("all", [1, 3, 3], ([0, 3, 3], [])),
        ("none", [1, 3, 3], ([0, 3, 3], [0])),
        ("first", [1, 3, 3], ([0, 3, 3], [])),
        ("first", [1, 0, 3], ([0, 0, 3], [0])),  # somebody else was swimming
        # with none left
        ("all", [0, 3, 3], ([0, 3, 3], [0])),
        ("first", [0, 3, 3], ([0, 3, 3], [0])),
        ("first", [0, 0, 3], ([0, 0, 3], [0])),
        # with two left
        ("none", [2, 3, 3], ([1, 3, 3], [])),
        ("first", [2, 0, 3], ([1, 0, 3], [])),
    ],
)
def test_swimming(swimming: str, lives: list[int], expected: tuple[list[int], list[int]]) -> None:
    match = played(match_of(rules(swimming=swimming), lives), 10, 20, 30)
    assert (list(match.lives), list(match.out)) == expected


def test_two_may_begin_to_swim_in_one_round() -> None:
    """`first` asks who was swimming before this round."""
    tied = deal(match_of(rules(swimming="first"), [1, 1, 3]), ["Tc Jh 7d", "Ts Jd 7h", "Ks Qs Js"])
    match = play(tied, "knock", "pass", "pass")
    assert (match.lives, match.out) == ((0, 0, 3), ())


def test_who_was_swimming_counts_though_going_out_now() -> None:
    tied = deal(match_of(rules(swimming="first"), [1, 0, 3]), ["Tc Jh 7d", "Ts Jd 7h", "Ks Qs Js"])
    match = play(tied, "knock", "pass", "pass")
    assert (match.lives, match.out) == ((0, 0, 3), (0, 1))


@pytest.mark.parametrize(
    ("swimming", "lives", "expected"),
    [
        ("all", 3, (1, False)),
        ("all", 2, (0, False)),
        ("all", 1, (0, True)),
        ("all", 0, (0, True)),
        ("none", 3, (1, False)),
        ("none", 2, (0, True)),
        ("none", 1, (0, True)),
        ("first", 2, (0, False)),
        ("first", 1, (0, True)),
    ],
)
def test_two_lives_are_lost_one_after_the_other(swimming: str, lives: int, expected: tuple[int, bool]) -> None:
    options = rules(swimming=swimming, knocker_penalty="double_if_sole_lowest")
    match = played(match_of(options, [lives, 3, 3]), 10, 20, 30)
    assert (match.lives[0], 0 in match.out) == expected  # R8.2


# --- R8.3 --------------------------------------------------------------------------------------------------


def test_the_deal_moves_clockwise() -> None:
    match = played(match_of(rules(lives=9), [9, 9, 9], dealer=1), 10, 20, 30)
    assert (match.dealer, last(match).next_dealer, match.seats_in_order()) == (2, 2, (0, 1, 2))


def test_who_is_out_gets_no_cards_and_is_skipped() -> None:
    match = match_of(rules(), [3, 0, 3, 3], out=[1], dealer=0)
    assert match.seats_in_order() == (2, 3, 0)
    dealt = deal(match, [HANDS[10], HANDS[20], HANDS[30]])
    assert dealt.current is not None
    assert (dealt.current.seats, dealt.current.to_act) == ((2, 3, 0), 2)
    after = play(dealt, "knock", "pass", "pass")
    outcome = last(after).round.outcome
    assert outcome is not None
    assert set(outcome.hands) == set(outcome.lost) == {0, 2, 3}
    assert (after.lives, after.dealer) == ((3, 0, 2, 3), 2)


def test_the_next_dealer_is_found_from_the_last_dealers_seat() -> None:
    """The dealer goes out, and so does the one who would have dealt next."""
    hands = ["7d 8h 9s", "Ac Kc Qc", "As Ks Qs", "7h 8s 9d"]
    options = rules(thirty_one="fire", swimming="none")
    match = deal(match_of(options, [1, 3, 3, 1], dealer=3), hands)
    assert (match.out, last(match).next_dealer) == ((0, 3), 1)
    two = deal(match_of(options, [1, 1, 3, 3], dealer=3), ["7d 8h 9s", "7h 8s 9d", "Ac Kc Qc", "As Ks Qs"])
    assert (two.out, last(two).next_dealer) == ((0, 1), 2)


# --- R8.4 --------------------------------------------------------------------------------------------------

BUYING = {"buy_back": True, "swimming": "none"}


def test_who_goes_out_may_come_back_with_full_lives() -> None:
    match = played(match_of(rules(**BUYING), [1, 3, 3]), 10, 20, 30)
    assert (match.phase, match.out, last(match).may_buy_back) == (MatchPhase.BUY_BACK, (0,), (0,))
    assert (last(match).buy_backs, last(match).next_dealer) == (None, None)
    back = match.buy_back([0])
    assert (back.phase, back.lives, back.out, back.bought_back) == (MatchPhase.DEAL, (3, 3, 3), (), (0,))
    assert back.dealer == 0  # who came back may deal next
    stayed = match.buy_back([])
    assert (stayed.phase, stayed.lives, stayed.out, stayed.dealer) == (MatchPhase.DEAL, (0, 3, 3), (0,), 1)


def test_one_time_in_a_match() -> None:
    match = played(match_of(rules(**BUYING), [1, 3, 3], bought_back=[0]), 10, 20, 30)
    assert (match.phase, match.out) == (MatchPhase.DEAL, (0,))
    again = played(match_of(rules(lives=1, **BUYING), [1, 1, 1]), 10, 20, 30).buy_back([0])
    assert again.seats_in_order() == (1, 2, 0)
    twice = played(again, 20, 30, 10)
    assert (twice.phase, twice.out) == (MatchPhase.DEAL, (0,))


def test_only_who_went_out_in_this_round_may_come_back() -> None:
    match = played(match_of(rules(**BUYING), [0, 1, 3, 3], out=[0], dealer=3), 10, 20, 30)
    assert last(match).may_buy_back == (1,)
    for seats in ([0], [2], [0, 1], [7], [-1]):
        with pytest.raises(BadBuyBack):
            match.buy_back(seats)


def test_no_buying_back_where_it_is_off_or_nobody_is_out() -> None:
    for match in (
        played(match_of(rules(swimming="none"), [1, 3, 3]), 10, 20, 30),
        played(match_of(rules(buy_back=True), [3, 3, 3]), 10, 20, 30),
    ):
        assert match.phase is MatchPhase.DEAL
        with pytest.raises(MatchOver):
            match.buy_back([])


def test_the_match_is_not_over_before_those_have_answered() -> None:
    match = played(match_of(rules(**BUYING), [1, 3]), 10, 20)
    assert (match.phase, match.winner) == (MatchPhase.BUY_BACK, None)
    with pytest.raises(MatchOver):
        played(match, 10, 20)
    assert (match.buy_back([]).phase, match.buy_back([]).winner) == (MatchPhase.OVER, 1)
    assert match.buy_back([0]).phase is MatchPhase.DEAL


# --- R8.5 --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("loser", [0, 1])
def test_the_last_one_in_wins(loser: int) -> None:
    values = (10, 20) if loser == 0 else (20, 10)
    match = played(match_of(rules(), [0, 0]), *values)
    assert (match.phase, match.winner, match.out) == (MatchPhase.OVER, 1 - loser, (loser,))
    assert last(match).next_dealer is None
    with pytest.raises(MatchOver):
        played(match, 10, 20)


def test_one_is_left_though_two_go_out() -> None:
    match = deal(match_of(rules(thirty_one="fire"), [0, 0, 0]), ["7d 8h 9s", "Ac Kc Qc", "7h 8s 9d"])
    assert (match.phase, match.winner, match.out) == (MatchPhase.OVER, 1, (0, 2))


def all_out(**options: Any) -> Match:
    """All three that were left lose, two with a life and one swimming; seat 1 has been out."""
    options = {"swimming": "none", **options}
    tied = deal(match_of(rules(**options), [1, 0, 1, 1], out=[1], dealer=0), ["Tc Jh 7d", "Ts Jd 7h", "Th Js 7c"])
    return play(tied, "knock", "pass", "pass")


def test_all_out_nobody_wins() -> None:
    match = all_out()
    assert (match.phase, match.winner, match.out, match.lives) == (MatchPhase.OVER, None, (0, 1, 2, 3), (0, 0, 0, 0))


def test_all_out_played_again() -> None:
    match = all_out(all_out="replay")
    assert (match.phase, match.lives, match.out) == (MatchPhase.DEAL, (1, 0, 1, 1), (1,))
    assert (match.dealer, last(match).next_dealer) == (2, 2)  # the deal moves on
    outcome = last(match).round.outcome
    assert outcome is not None
    assert outcome.lost == {0: 1, 2: 1, 3: 1}


@pytest.mark.parametrize("setting", ["no_winner", "replay"])
def test_all_out_is_looked_at_once_those_have_answered(setting: str) -> None:
    match = all_out(all_out=setting, buy_back=True)
    assert (match.phase, last(match).may_buy_back, match.out) == (MatchPhase.BUY_BACK, (0, 2, 3), (0, 1, 2, 3))
    one = match.buy_back([2])
    assert (one.phase, one.winner) == (MatchPhase.OVER, 2)
    two = match.buy_back([2, 3])
    assert (two.phase, two.lives, two.out, two.dealer) == (MatchPhase.DEAL, (0, 0, 3, 3), (0, 1), 2)
    none = match.buy_back([])
    if setting == "replay":
        assert (none.phase, none.lives, none.out, none.bought_back) == (MatchPhase.DEAL, (1, 0, 1, 1), (1,), ())
    else:
        assert (none.phase, none.winner) == (MatchPhase.OVER, None)


def test_after_a_replay_one_may_still_buy_back() -> None:
    match = all_out(all_out="replay", buy_back=True).buy_back([])
    again = played(match, 10, 20, 30)
    assert (match.seats_in_order()[0], last(again).may_buy_back) == (3, (3,))


# --- R8.6 --------------------------------------------------------------------------------------------------


def test_nothing_but_lives_carries_over() -> None:
    match = played(match_of(rules(passing="once"), [3, 3, 3]), 10, 20, 30)
    dealt = deal(match, [HANDS[20], HANDS[30], HANDS[10]])
    assert dealt.current is not None
    assert (dealt.current.knocker, dealt.current.passed, dealt.current.lap) == (None, (), 0)


def test_a_round_may_be_played_on_by_several_moves_at_once() -> None:
    match = deal(match_of(rules(), [3, 3]), [HANDS[10], HANDS[20]])
    assert match.current is not None
    ended = play(match.current, "knock", "pass")
    assert match.advance(ended) == play(match, "knock", "pass")
    with pytest.raises(ValueError, match="not the round in play"):
        match.play("knock").advance(play(match.current, "pass"))
    other = deal(match_of(rules(), [3, 3]), [HANDS[20], HANDS[10]]).current
    assert other is not None
    with pytest.raises(ValueError, match="not the round in play"):
        match.advance(other)
    with pytest.raises(MatchOver):
        match_of(rules(), [3, 3]).advance(ended)


def test_what_is_not_due_is_refused() -> None:
    match = match_of(rules(), [3, 3])
    with pytest.raises(MatchOver):
        match.play("pass")
    with pytest.raises(MatchOver):
        match.restock([])
    with pytest.raises(MatchOver):
        match.view(0)
    dealt = deal(match, [HANDS[10], HANDS[20]])
    with pytest.raises(MatchOver):
        deal(dealt, [HANDS[10], HANDS[20]])
    with pytest.raises(MatchOver):
        dealt.buy_back([])


# --- places --------------------------------------------------------------------------------------------------


def test_who_goes_out_later_comes_before_who_went_earlier() -> None:
    match = match_of(rules(swimming="none", knock_from="first_turn"), [1, 2, 1], dealer=2)
    assert match.places == (1, 1, 1)
    match = played(match, 10, 20, 30)
    assert match.places == (3, 1, 1)
    while match.phase is MatchPhase.DEAL:
        match = played(match, 10, 20)
    assert match.winner is not None
    assert sorted(match.places) == [1, 2, 3]
    assert match.places[match.winner] == 1
    assert match.places[0] == 3


def test_who_go_out_together_share_a_place() -> None:
    dealt = deal(match_of(rules(swimming="none"), [1, 1, 3], dealer=2), ["Tc Jh 7d", "Th Jc 7s", "Ks Qs Js"])
    match = play(dealt, "knock", "pass", "pass")
    assert match.winner == 2
    assert match.places == (2, 2, 1)
