"""R1 and R3: the pack, the deal, the dealer's choice, hands that end a round before it begins."""

from __future__ import annotations

from typing import Any

import pytest
from tests.rounds import deck_of, round_of

from schwimmen.cards import pack, parse_cards
from schwimmen.match import Match, TooFewPlayers, TooManyPlayers
from schwimmen.round import BadDeck, BadStock, IllegalMove, Phase, Round
from schwimmen.rules.options import OPTIONS, Options

HANDS = ["7c 8s 9h", "7s 8h 9d", "7h 8d 9c"]  # the third is the dealer's
CENTRE = "Tc Js Qh"


def cards(text: str) -> tuple[Any, ...]:
    return tuple(sorted(parse_cards(text)))


def test_packs() -> None:
    for size, lowest in ((24, "9"), (32, "7"), (36, "6"), (40, "5"), (52, "2")):
        assert len(pack(size)) == size  # R1.1
        assert [str(card) for card in pack(size)[:4]] == [lowest + suit for suit in "cshd"]
    assert {len(pack(size)) for size in OPTIONS["deck"].values if isinstance(size, int)} == {24, 32, 36, 40, 52}


@pytest.mark.parametrize("seats", [[0], []])
def test_a_match_needs_two_players(seats: list[int]) -> None:
    with pytest.raises(TooFewPlayers):
        Match.start(Options(), [str(seat) for seat in seats], 0)


def test_a_match_has_no_more_players_than_the_pack_serves() -> None:
    Match.start(Options(), list("ABCDEFGHI"), 0)
    with pytest.raises(TooManyPlayers):
        Match.start(Options(), list("ABCDEFGHIJ"), 0)


def test_cards_are_dealt_one_at_a_time_from_the_dealers_left() -> None:
    deck = pack(32)
    round_ = Round.deal(Options(dealer_choice="none"), (2, 0, 1), deck)
    assert round_.dealer == 1
    assert round_.to_act == 2  # R3.5
    for place, seat in enumerate((2, 0, 1)):
        assert round_.hand(seat) == (deck[place], deck[place + 3], deck[place + 6])  # R3.1
    assert round_.centre == deck[9:12]
    assert round_.stock_size == 20


def test_one_card_is_turned_up_in_draw_discard() -> None:
    round_ = Round.deal(Options(mechanism="draw_discard", dealer_choice="none"), (0, 1), pack(32))
    assert round_.centre == (pack(32)[6],)
    assert round_.stock_size == 25
    assert round_.play("draw").hand(0)[3] == pack(32)[7]


def test_only_the_whole_pack_can_be_dealt() -> None:
    deck = pack(32)
    for wrong in (deck[1:], (deck[1], *deck[1:]), (*deck, deck[0]), pack(24), pack(36), ()):
        with pytest.raises(BadDeck):
            Round.deal(Options(), (0, 1), wrong)


# --- R3.2: commerce ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("choice", ["blind", "open"])
def test_the_dealer_chooses_before_anybody_plays(choice: str) -> None:
    round_ = round_of(Options(dealer_choice=choice), HANDS, CENTRE)  # type: ignore[arg-type]
    assert (round_.phase, round_.to_act) == (Phase.CHOICE, 2)
    assert list(map(str, round_.legal_moves())) == ["keep", "switch"]
    kept, switched = round_.play("keep"), round_.play("switch")
    assert (kept.phase, kept.to_act) == (switched.phase, switched.to_act) == (Phase.TURN, 0)
    assert (kept.hand(2), kept.centre) == (cards(HANDS[2]), cards(CENTRE))
    assert (switched.hand(2), switched.centre) == (cards(CENTRE), cards(HANDS[2]))


def test_the_second_packet_is_seen_by_nobody_before_a_blind_choice() -> None:
    assert round_of(Options(dealer_choice="blind"), HANDS, CENTRE).centre == ()  # R3.3
    assert round_of(Options(dealer_choice="open"), HANDS, CENTRE).centre == cards(CENTRE)


def test_no_choice() -> None:
    round_ = round_of(Options(dealer_choice="none"), HANDS, CENTRE)
    assert (round_.phase, round_.to_act, round_.centre) == (Phase.TURN, 0, cards(CENTRE))
    for move in ("keep", "switch"):
        with pytest.raises(IllegalMove):
            round_.play(move)


# --- R3.2: draw_discard ------------------------------------------------------------------------------------

BLIND_DRAW = Options(mechanism="draw_discard", dealer_choice="blind")


def test_the_dealer_takes_three_cards_of_the_stock_and_the_rest_is_shuffled() -> None:
    round_ = round_of(BLIND_DRAW, HANDS, "Tc", stock="Jc Jh Jd Qs Qd")
    assert round_.play("keep").hand(2) == cards(HANDS[2])
    switched = round_.play("switch")
    assert (switched.phase, switched.to_act) == (Phase.STOCK, 0)
    assert switched.hand(2) == cards("Jc Jh Jd")
    assert {*cards(HANDS[2]), *cards("Qs Qd")} < {*switched.shuffle_due}
    assert len(switched.shuffle_due) == switched.stock_size == 32 - 3 * 3 - 1
    with pytest.raises(BadStock):
        switched.restock(switched.shuffle_due[1:])
    order = switched.shuffle_due[::-1]
    after = switched.restock(order)
    assert (after.phase, after.to_act, after.centre) == (Phase.TURN, 0, cards("Tc"))
    assert after.play("draw").hand(0)[3] == order[0]


def test_the_shuffle_comes_before_an_end_that_was_dealt() -> None:
    round_ = round_of(BLIND_DRAW, ["Ac Kc Qc", *HANDS[1:]], "Tc")
    switched = round_.play("switch")
    assert switched.phase is Phase.STOCK
    assert switched.restock(switched.shuffle_due).phase is Phase.OVER
    assert round_.play("keep").phase is Phase.OVER


# --- R3.4 --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mechanism", ["commerce", "draw_discard"])
@pytest.mark.parametrize("place", [0, 1, 2])
def test_a_hand_that_was_dealt_ends_the_round_before_the_first_turn(mechanism: str, place: int) -> None:
    hands = [*HANDS]
    hands[place] = "Ac Kc Qc"
    options = Options(mechanism=mechanism, dealer_choice="none")  # type: ignore[arg-type]
    assert round_of(options, hands).phase is Phase.OVER


def test_the_dealer_chooses_first() -> None:
    round_ = round_of(Options(), ["Ac Kc Qc", *HANDS[1:]])
    assert round_.phase is Phase.CHOICE
    assert round_.play("keep").phase is Phase.OVER
    own = round_of(Options(), [*HANDS[:2], "Ac Kc Qc"], CENTRE)
    assert own.play("keep").phase is Phase.OVER
    assert own.play("switch").phase is Phase.TURN  # the 31 lies in the centre, where it ends nothing (R6.2)
    taken = round_of(Options(), HANDS, "Ac Kc Qc")
    assert taken.play("switch").phase is Phase.OVER
    assert taken.play("keep").phase is Phase.TURN


def test_two_hands_that_were_dealt_are_one_settlement() -> None:
    options = Options(dealer_choice="none", thirty_one="fire")
    outcome = round_of(options, ["Ac Kc Qc", "As Ks Qs", "7h 8d 9c"]).outcome
    assert outcome is not None
    assert outcome.lost == {0: 0, 1: 0, 2: 1}


def test_a_deck_that_was_laid_out_is_the_whole_pack() -> None:
    deck = deck_of(Options(), HANDS, CENTRE, stock="Ah Ad")
    assert tuple(sorted(deck)) == pack(32)
    assert deck[12:14] == parse_cards("Ah Ad")
