"""The sparring bots do what is said of them."""

from __future__ import annotations

import itertools
from array import array
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest
from tests.lab.situations import Situation, situation

from schwimmen.cards import Card
from schwimmen.lab import flat, random_play
from schwimmen.lab import sparring as bots
from schwimmen.lab.players import player_named
from schwimmen.mind import beliefs, memory, seen
from schwimmen.mind.weights import new_memory
from schwimmen.rules import kernel as k
from schwimmen.rules.options import Options

COMMERCE = Options(dealer_choice="none", knock_from="first_turn")
PILE = Options(mechanism="draw_discard", deck=52, dealer_choice="none", knock_from="first_turn", three_of_a_kind="off")
LOW = "2c 3d 4h"  # an opponent of little interest
ALL_OF_THEM = [bots.GREEDY, bots.TRADER, bots.RISING_BAR, bots.BOLD, bots.REPLACEMENT]


def commerce(hand: str, centre: str, other: str = "Jc Js 8h") -> Situation:
    """The first turn against one opponent."""
    return situation(COMMERCE, [hand, other], centre)


def pile(hand: str, top: str, other: str = LOW) -> Situation:
    """The same with the discard pile."""
    return situation(PILE, [hand, other], top)


# --- greedy ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("bar", "says"), [(52, "knock"), (56, "knock"), (57, "pass"), (62, "pass")])
def test_greedy_knocks_from_its_bar_on(bar: int, says: str) -> None:
    assert commerce("As Ks 7s", "7d 7c 9c").asked(bots.GREEDY, bar) == says


@pytest.mark.parametrize(
    ("hand", "centre", "says"),
    [
        ("7c 8s 9h", "Qh Qd Jd", "all"),  # 20 against 19 with the queen of hearts
        ("Ts 9s 7h", "As 8c 8d", "7h-As"),
        ("7c 8d 9h", "Ks 7s Kc", "all"),  # 17 either way: all three on a tie
        ("As Ks Td", "7h 8c 9d", "pass"),  # 21, and nothing better
    ],
)
def test_greedy_takes_the_better_of_the_centre_and_one_card(hand: str, centre: str, says: str) -> None:
    assert commerce(hand, centre).asked(bots.GREEDY, 62) == says


def test_greedy_knocks_before_it_improves() -> None:
    assert commerce("As Ks 7s", "Qs 7c 9c").asked(bots.GREEDY, 56) == "knock"
    assert commerce("As Ks 7s", "Qs 7c 9c").asked(bots.GREEDY, 57) == "7s-Qs"


def test_after_its_turn_greedy_knocks_at_the_bar() -> None:
    options = replace(COMMERCE, knock_timing="after")
    for bar, says in ((56, "knock"), (57, "stay")):
        case = situation(options, ["As Ks 7s", "Jc Jd 9h"], "7d 7c 9c", moves=["pass"])
        assert case.asked(bots.GREEDY, bar) == says


@pytest.mark.parametrize("kind", ALL_OF_THEM)
def test_dealers_keep_twenty(kind: int) -> None:
    assert situation(Options(), ["7c 8s 9h", "Ks Ts 7h"]).asked(kind, 52) == "keep"
    assert situation(Options(), ["7c 9s Th", "As 8s 7h"]).asked(kind, 52) == "switch"


# --- trader ------------------------------------------------------------------------------------------------


def test_the_trader_compares_with_the_centre_and_trades_down() -> None:
    """28, and an exchange would leave 21 at best: more than the 9 of the centre, so it is made."""
    assert commerce("As Ks 7s", "7h 8c 9d").asked(bots.TRADER) in {"7s-7h", "7s-8c", "7s-9d"}


def test_the_trader_takes_a_centre_that_is_better_than_its_hand() -> None:
    assert commerce("7c 8s 9d", "Ah Kh Th").asked(bots.TRADER) == "all"


def test_else_the_trader_knocks_with_anything() -> None:
    only_all = replace(COMMERCE, exchange=(3,))
    assert situation(only_all, ["8s 7s 7c", "Jc Jd 9h"], "7h 8c 9d").asked(bots.TRADER) == "knock"
    second_lap = replace(only_all, knock_from="second_lap")
    assert situation(second_lap, ["8s 7s 7c", "Jc Jd 9h"], "7h 8c 9d").asked(bots.TRADER) == "pass"


def test_after_its_turn_the_trader_knocks_if_it_did_not_trade() -> None:
    options = replace(COMMERCE, exchange=(3,), knock_timing="after")
    for move, says in (("pass", "knock"), ("all", "stay")):
        case = situation(options, ["8s 7s 7c", "Jc Jd 9h"], "7h 8c 9d", moves=[move])
        assert case.asked(bots.TRADER) == says


# --- rising bar --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("laps", "hand", "says"),
    [
        (0, "Ks As 7h", "knock"),  # 21
        (1, "Ks As 7h", "draw"),
        (1, "Ks 8s 5s", "knock"),  # 23
        (2, "Ks 8s 6s", "draw"),  # 24
        (2, "Ks 8s 7s", "knock"),  # 25
        (5, "Ks Js 9s", "draw"),  # 29 under a bar of 31
        (6, "Ks Js Qs", "knock"),  # 30 whatever the bar
    ],
)
def test_the_bar_rises_by_two_points_a_turn(laps: int, hand: str, says: str) -> None:
    stock = "2d 2h 3h 3s 4d 4s 5c 5d 5h 6d 6h 6c"
    dealt = iter(stock.split())
    moves = [text for _ in range(2 * laps) for text in ("draw", next(dealt))]
    case = situation(PILE, [hand, "Kd Qd Jd"], "2s", stock, moves)
    assert case.asked(bots.RISING_BAR, 42) == says


def test_it_knocks_when_an_opponent_provably_has_less() -> None:
    """The opponent took three low cards that everybody saw: 20 beats it, whatever the bar says."""
    options = replace(COMMERCE, knock_from="second_lap")
    hand, centre = "Kd Ks Ts", "7h 8c 9c"
    seen_all = situation(options, [hand, "Jc Jd Qh"], centre, moves=["Kd-7h", "all"])
    assert seen_all.asked(bots.RISING_BAR, 200) == "knock"
    not_seen = situation(options, [hand, "Jc Jd Qh"], centre, moves=["Kd-7h", "pass"])
    assert not_seen.asked(bots.RISING_BAR, 200) != "knock"


@pytest.mark.parametrize(
    ("hand", "top", "takes"),
    [
        ("2h 3c 4s", "5h", False),  # a gain of 3 with a low card
        ("2h 3c 4s", "9h", True),  # a gain of 7
        ("9h 8c 2s", "Jc", True),  # a card of ten
        ("9h 8c Js", "Jd", False),  # a card of ten without a gain
        ("Kh Qh 8h", "9h", True),  # reaches 29
    ],
)
def test_which_cards_rising_bar_takes(hand: str, top: str, takes: bool) -> None:
    assert (pile(hand, top, "Ad Kd 9d").asked(bots.RISING_BAR, 200) == "take") is takes


def test_holdout_would_take_nothing_besides() -> None:
    """In its first turns it also takes a card of ten that gains four, for up to 14 points: so does rising bar."""
    holdout, rising_bar = player_named("holdout"), player_named("rising-bar-21")
    assert (holdout.kind, holdout.parameter) == (rising_bar.kind, rising_bar.parameter)
    case, wanted = pile("2h 3c 4s", "5h"), 0
    for hand in list(itertools.combinations(range(52), 3))[::13]:
        case.own[:3] = hand
        now = bots.value(case.rules, *hand)
        for card in range(52):
            gets = bots.best_with(case.rules, case.own, card)
            if card not in hand and k.card_value(card) >= 20 and gets <= 28 and gets - now >= 8:
                wanted += 1
                case.u[seen.OPEN] = card
                assert bots.takes(case.rules, case.u, case.own, holdout.kind, now) == 1
    assert wanted > 1000


def test_after_a_knock_it_takes_any_gain() -> None:
    case = situation(PILE, ["Ad Kd 9d", "2h 3c 4s"], "5h", moves=["knock"])
    assert case.asked(bots.RISING_BAR, 42) == "take"


@pytest.mark.parametrize("kind", [bots.GREEDY, bots.RISING_BAR, bots.BOLD])
@pytest.mark.parametrize(
    ("hand", "drawn", "throws"),
    [("Kh 9h 4s", "6c", "4s"), ("Kh 9h 7s", "6c", "6c"), ("Kh 9h 4h", "6h", "4h"), ("Kh 9c 8c", "7s", "7s")],
)
def test_the_lowest_card_outside_the_best_suit_is_thrown(kind: int, hand: str, drawn: str, throws: str) -> None:
    case = situation(PILE, [hand, "Ad Kd 9d"], "2s", drawn, ["draw"])
    assert case.asked(kind, 200) == throws


# --- bold --------------------------------------------------------------------------------------------------


def test_bold_takes_an_improving_discard_first() -> None:
    assert pile("Kh Qh 8h", "9h").asked(bots.BOLD) == "take"


@pytest.mark.parametrize(
    ("hand", "tenths"),
    [
        ("Kh 8h 6h", 0),
        ("Kh 8h 7h", 4),
        ("Kh 9h 7h", 5),
        ("Kh 9h 8h", 6),
        ("Kh Qh 8h", 7),
        ("Kh Qh 9h", 8),
        ("Kh Qh Jh", 9),
    ],
)
def test_bold_knocks_more_often_the_higher_it_is(hand: str, tenths: int) -> None:
    case = pile(hand, "2s")
    g = random_play.generator(3)
    said: Counter[str] = Counter()
    for _ in range(2000):
        said[case.asked(bots.BOLD, 0, g)] += 1
        g = random_play.advance(g)
    assert said.total() == said["knock"] + said["draw"]
    assert abs(said["knock"] / 2000 - tenths / 10) < 0.05


# --- replacement -------------------------------------------------------------------------------------------


def test_replacement_takes_a_card_that_is_not_worse_than_the_average_draw() -> None:
    assert pile("Kh Qh 2s", "Jh").asked(bots.REPLACEMENT, 62) == "take"
    assert pile("Kh Qh 2s", "3s").asked(bots.REPLACEMENT, 62) == "draw"


def test_replacement_keeps_what_can_become_most() -> None:
    """Q or J of another suit: each leaves 20 with the ten that stays, but the hearts are nearly all seen."""
    case = situation(PILE, ["Kh Qc Jc", "2s 3s 4s"], "5s", "9h", ["draw"])
    assert case.asked(bots.REPLACEMENT, 62) == "9h"


def test_replacement_knocks_at_its_bar() -> None:
    assert pile("Kh Qh Jh", "2s").asked(bots.REPLACEMENT, 60) == "knock"


# --- all ---------------------------------------------------------------------------------------------------


def test_random_makes_every_legal_move_about_as_often() -> None:
    case = commerce("As Ks 7s", "7h 8c 9d")
    g = random_play.generator(1)
    said: Counter[str] = Counter()
    for _ in range(6000):
        said[case.asked(bots.RANDOM, 0, g)] += 1
        g = random_play.advance(g)
    assert {str(move) for move in case.round.legal_moves()} == {*said}
    assert max(said.values()) < 1.4 * min(said.values())


# --- flat Monte Carlo --------------------------------------------------------------------------------------

MEMORY: Any = new_memory()


def flatly(case: Situation, games: int, greedy: int = 0, state: int = 7) -> str:
    """What flat Monte Carlo does there."""
    return str(case.round.move_of(flat.decide(case.rules, case.u, case.own, games, greedy, state, *MEMORY)))


@pytest.mark.parametrize("greedy", [0, 1])
def test_flat_monte_carlo_takes_what_wins_in_every_copy(greedy: int) -> None:
    assert flatly(commerce("As Ks 7h", "Qs 8d 9c"), 40, greedy) == "7h-Qs"
    assert flatly(pile("As Ks 7h", "Qs"), 40, 1) == "take"


def test_a_long_round_it_brings_to_its_end() -> None:
    middling = commerce("Ks 9s 7h", "7d 8c 9d")
    assert flatly(middling, 60, 1) == "7h-9d"
    middling.u[seen.LAP] = memory.TIRED
    assert flatly(middling, 60, 1) == "knock"


def test_its_copies_hold_what_it_sees_and_all_else_anywhere() -> None:
    options = replace(COMMERCE, exchange=(1, 3))
    case = situation(options, ["As Ks 9s", "Jc Jd 9h", "Th 7d 8h"], "7h 8c 9d", moves=["9s-7h", "Jc-8c"])
    rules, state = case.rules, memoryview(array("q", [5]))
    scratch, world = [0] * beliefs.NUMBERS, [0] * (k.HEAD + 52)
    beliefs.gather(rules, case.u, case.own, scratch)
    beliefs.lay(rules, case.u, case.own, scratch, world)
    held: set[frozenset[int]] = set()
    for _ in range(50):
        flat.deal_unseen(rules, state, scratch, world)  # type: ignore[arg-type]
        pack = world[k.PACK : k.PACK + 32]
        assert sorted(pack) == list(range(20, 52))
        hands = [{pack[place + i * 3] for i in range(3)} for place in range(3)]
        assert hands[2] == {*case.own[:3]}
        assert Card.parse("7h").code in hands[0]
        assert Card.parse("8c").code in hands[1]
        assert {pack[9 + i] for i in range(3)} == {Card.parse(card).code for card in ("9s", "Jc", "9d")}
        held.add(frozenset(hands[0]))
    assert len(held) > 40
