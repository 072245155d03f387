"""What each level is like: its decisions follow from its view and the seed alone, and the levels differ."""

from __future__ import annotations

import random

import pytest
from tests.bots.matches import play_match
from tests.random_options import random_options
from tests.twins import twin

from schwimmen.bots import NAMES, ReasonKind, player
from schwimmen.cards import pack, parse_cards
from schwimmen.moves import Kind
from schwimmen.round import Phase, Round
from schwimmen.rules.options import Options
from schwimmen.rules.presets import PRESETS
from schwimmen.view import View, view_round


@pytest.mark.parametrize("level", NAMES)
def test_the_level_bears_its_name(level: str) -> None:
    assert player(level).name == level


def test_the_beginner_loses_to_the_solid_and_the_solid_to_the_sharp_player() -> None:
    """On the same decks with seats changed; far from even, so that no seed decides."""
    options = PRESETS["cardgames-zone"].options
    for weaker, stronger, least in (
        ("beginner", "easy", 0.5),
        ("easy", "solid", 0.5),
        ("beginner", "solid", 0.6),
        ("solid", "sharp", 0.5),
    ):
        points = 0.0
        for seed in range(60):
            for bots in ([player(weaker), player(stronger)], [player(stronger), player(weaker)]):
                match = play_match(options, bots, seed).match
                points += 0.5 if match.winner is None else float(match.players[match.winner] == stronger)
        assert points / 120 > least, (weaker, stronger, points / 120)


def views(seed: int) -> list[tuple[View, View]]:
    """From one random round: each view with which a seat had to act, beside a twin's that the seat can't tell."""
    rng = random.Random(seed)
    options = random_options(rng)
    seats = tuple(range(rng.randint(2, min(5, options.max_players))))
    lives, found = (options.lives,) * len(seats), []
    round_ = Round.deal(options, seats, rng.sample(pack(options.deck), options.deck))
    for _ in range(12):
        if round_.phase is Phase.STOCK:
            round_ = round_.restock(rng.sample(round_.shuffle_due, len(round_.shuffle_due)))
            continue
        if (seat := round_.to_act) is None:
            break
        other = twin(round_, seat, rng)
        if other is not None and other.phase is round_.phase:
            found.append((view_round(round_, seat, lives, ()), view_round(other, seat, lives, ())))
        round_ = round_.play(rng.choice(round_.legal_moves()))
    return found


@pytest.mark.parametrize("level", NAMES)
def test_a_decision_depends_on_nothing_that_the_seat_cannot_know(level: str) -> None:
    bot, compared = player(level), 0
    for seed in range(40):
        for view, same in views(seed):
            decision = bot.decide(view, random.Random(seed))
            assert decision == bot.decide(same, random.Random(seed))
            assert decision.move in view.legal
            compared += 1
    assert compared > 100


def table(hand: str, others: str, centre: str, *moves: str, **options: object) -> View:
    """The view of the player to act at a table of two, after these moves; ``others``: the dealer's hand."""
    rules = Options.from_dict({"dealer_choice": "none", "knock_from": "first_turn", **options})
    first, second = parse_cards(hand), parse_cards(others)
    dealt = [card for pair in zip(first, second, strict=True) for card in pair] + list(parse_cards(centre))
    deck = dealt + [card for card in pack(rules.deck) if card not in dealt]
    round_ = Round.deal(rules, (1, 0), deck)
    for move in moves:
        round_ = round_.play(move)
    assert round_.to_act is not None
    return view_round(round_, round_.to_act, (3, 3), ())


@pytest.mark.parametrize("level", NAMES)
def test_nobody_overlooks_thirty_one(level: str) -> None:
    view = table("Ah Kh 7c", "8d 9c Ts", "Qh 7s 8c", knock_from="second_lap")
    for seed in range(20):
        decision = player(level).decide(view, random.Random(seed))
        assert str(decision.move) == "7c-Qh"
        assert decision.reason.kind is ReasonKind.FINISHES
        assert decision.reason.value == 31


def test_the_beginner_overlooks_what_the_solid_player_sees() -> None:
    view = table("Ah 7s 8c", "8d 9c Ts", "Kh 7d 9s")
    assert {view.value_after(player("solid").decide(view, random.Random(seed)).move) for seed in range(30)} == {21}
    assert len({str(player("beginner").decide(view, random.Random(seed)).move) for seed in range(30)}) > 1


def test_the_solid_player_knocks_at_its_bar_for_two() -> None:
    high, low = table("Ah Kh 7c", "8d 9c Ts", "7s 8s 9d"), table("Ah 7h 8h", "8d 9c Ts", "7s 8s 9d")
    assert player("solid").decide(low, random.Random(1)).move.kind is Kind.KNOCK  # 26
    assert player("solid").decide(high, random.Random(1)).move.kind is not Kind.KNOCK  # 21


def test_after_a_knock_the_solid_player_takes_the_most_it_can_get() -> None:
    view = table("Ah Kh 9h", "8d 9c Ts", "Td Ks 7h", "knock")
    decision = player("solid").decide(view, random.Random(1))
    assert view.value_after(decision.move) == max(view.values().values()) == 20
    assert decision.reason.kind is ReasonKind.LAST_TURN


def test_the_sharp_player_does_not_hand_over_what_it_has_seen_the_other_collect() -> None:
    """The other was seen to take two hearts. Throwing the ace of hearts would make 31 of them."""
    moves = ("8c-Kh", "9c-8c", "7s-Qh")
    view = table("8c 7s 9d", "Ah 9c Ts", "Kh Qh 7d", *moves)
    kept = sum(
        Kind.EXCHANGE is (move := player("sharp").decide(view, random.Random(seed)).move).kind
        and "Ah" in str(move).split("-")[0]
        for seed in range(20)
    )
    assert kept == 0
