"""The program against a second reading of the rules (reference.py), at every step of random matches."""

from __future__ import annotations

import random

import pytest
from tests.random_options import random_options
from tests.reference import ReferenceMatch, ReferenceRound, settle, tiebreak, value
from tests.rounds import newest_round, random_match

from schwimmen.cards import Card, pack
from schwimmen.events import EndedBy
from schwimmen.match import Match, MatchPhase
from schwimmen.rules import kernel as k

RANKS = "9TJQKA"


def texts(cards: tuple[Card, ...]) -> list[str]:
    return sorted(map(str, cards))


class Follower:
    """The reference, led through the same match."""

    def __init__(self, match: Match) -> None:
        self.match = ReferenceMatch(match.options, len(match.players), match.dealer)
        self.round: ReferenceRound | None = None

    def follow(self, before: Match, after: Match) -> None:
        """Do what was done between the two, and compare."""
        if before.phase is MatchPhase.BUY_BACK:
            assert before.last is not None
            assert set(before.last.may_buy_back) == self.match.may_buy
            assert after.last is not None
            self.match.conclude(after.last.buy_backs or ())
            self.compare_lives(after)
            return
        played = newest_round(after)
        if before.phase is MatchPhase.DEAL:
            assert list(before.seats_in_order()) == self.match.clockwise()
            self.round = ReferenceRound(before.options, self.match.clockwise(), list(map(str, played.deck)))
        else:
            assert self.round is not None
            move = str(played.moves[-1])
            if move.startswith("stock"):
                assert sorted(self.round.shuffling) == sorted(move.split()[1:])
                self.round.restock(move.split()[1:])
            else:
                self.round.play(move)
        self.compare_round(after)

    def compare_round(self, after: Match) -> None:
        reference = self.round
        assert reference is not None
        if after.current is not None:
            assert after.current.phase.value == reference.phase
            assert after.current.to_act == reference.to_act
            assert list(map(str, after.current.legal_moves())) == reference.legal()
            assert after.current.stock_size == len(reference.stock) or reference.phase == "stock"
            for seat in after.current.seats:
                fourth = [card for card in (reference.drawn, reference.taken) if card and seat == reference.to_act]
                assert texts(after.current.hand(seat)) == sorted([*reference.hands[seat], *fourth])
            return
        assert after.last is not None
        outcome = after.last.round.outcome
        assert outcome is not None
        assert reference.phase == "over"
        assert outcome.ended_by.value == reference.ended_by
        assert {seat: texts(hand) for seat, hand in outcome.hands.items()} == {
            seat: sorted(hand) for seat, hand in reference.hands.items()
        }
        assert outcome.values == {seat: value(after.options, hand) for seat, hand in reference.hands.items()}
        assert outcome.lost == reference.lost()
        self.match.take(outcome.lost)
        if not self.match.may_buy:
            self.match.conclude(())
        self.compare_lives(after)

    def compare_lives(self, after: Match) -> None:
        assert after.lives == tuple(self.match.lives)
        assert set(after.out) == self.match.out
        assert set(after.bought_back) == self.match.bought
        assert (after.phase is MatchPhase.OVER) == self.match.over
        assert after.winner == self.match.winner
        if after.phase is MatchPhase.DEAL:
            assert after.dealer == self.match.dealer


@pytest.mark.parametrize("block", range(8))
def test_random_matches_go_as_in_the_reference(block: int) -> None:
    for seed in range(12 * block, 12 * block + 12):
        states = random_match(random.Random(seed))
        before = next(states)
        follower = Follower(before)
        for after in states:
            follower.follow(before, after)
            before = after


def random_hand(rng: random.Random, cards: tuple[Card, ...]) -> list[Card]:
    """Any hand; often one of a kind that ties, burns or ends the round. Two players may hold the same."""
    suits = rng.sample("cshd", 3)
    kind = rng.random()
    if kind < 0.2:
        rank = rng.choice(RANKS)
        return [Card.parse(rank + suit) for suit in suits]
    if kind < 0.3:
        return [Card.parse(rank + suits[0]) for rank in "AKT"]
    if kind < 0.6:
        return [Card.parse(rank + rng.choice("cshd")) for rank in rng.sample(RANKS, 3)]
    return rng.sample(cards, 3)


@pytest.mark.parametrize("block", range(4))
def test_random_settlements_are_those_of_the_reference(block: int) -> None:
    rng = random.Random(block)
    for _ in range(250):
        options = random_options(rng)
        for _ in range(6):
            players = rng.choice([2, 2, 3, 3, 4, 6])
            known = [random_hand(rng, pack(options.deck)) for _ in range(2)]
            hands = [
                rng.choice(known) if rng.random() < 0.4 else random_hand(rng, pack(options.deck))
                for _ in range(players)
            ]
            ended_by = rng.choice([EndedBy.KNOCK] * 7 + list(EndedBy))
            knocker = rng.randrange(players) if ended_by is EndedBy.KNOCK or rng.random() < 0.5 else None
            strengths = [k.strength(options.vector, *(card.code for card in hand)) for hand in hands]
            lost, why = [0] * players, [0] * players
            code = tuple(EndedBy).index(ended_by) + 1
            k.settle(options.vector, players, strengths, -1 if knocker is None else knocker, code, lost, why)
            expected = settle(
                options, dict(enumerate([list(map(str, hand)) for hand in hands])), knocker, ended_by.value
            )
            assert dict(enumerate(lost)) == expected, (options, hands, knocker, ended_by)
            # A reason for each loss; a reason without one only where a low hand is spared.
            spared = range(k.WHY_ALL_EQUAL, k.WHY_HIGHEST + 1)
            assert all((why[i] != 0) if lost[i] else (why[i] == 0 or why[i] in spared) for i in range(players))


def test_strengths_order_all_hands_as_the_reference() -> None:
    rng = random.Random(1)
    for _ in range(60):
        options = random_options(rng)
        hands = [random_hand(rng, pack(options.deck)) for _ in range(60)]
        by_kernel = sorted(hands, key=lambda hand: k.strength(options.vector, *(card.code for card in hand)))

        def whole(hand: list[Card]) -> tuple[float, tuple[int, int]]:
            cards = list(map(str, hand))
            return value(options, cards), tiebreak(options, cards)  # noqa: B023 - called at once

        assert list(map(whole, by_kernel)) == sorted(map(whole, hands))


def test_random_losses_leave_the_lives_of_the_reference() -> None:
    """More losses at once than play brings: all out together, two lives at once, several swimming."""
    rng = random.Random(2)
    ends = set()
    for _ in range(1000):
        options = random_options(rng, lives=rng.randint(1, 3))
        seats = rng.randint(2, 5)
        reference = ReferenceMatch(options, seats, rng.randrange(seats))
        reference.out = set(rng.sample(range(seats), rng.randint(0, seats - 2))) - {reference.dealer}
        least = 1 if options.swimming == "none" else 0
        reference.lives = [0 if s in reference.out else rng.randint(least, options.lives) for s in range(seats)]
        if options.buy_back:
            reference.bought = set(rng.sample(range(seats), rng.randint(0, seats)))
        lost = [0 if s in reference.out else rng.choice([0, 1, 1, 2]) for s in range(seats)]

        lives, out = list(reference.lives), [int(s in reference.out) for s in range(seats)]
        was_out, bought = list(out), [int(s in reference.bought) for s in range(seats)]
        k.lose_lives(options.vector, seats, lives, out, lost)
        reference.take(dict(enumerate(lost)))
        assert (lives, out) == (reference.lives, [int(s in reference.out) for s in range(seats)])
        may = {s for s in range(seats) if k.may_buy_back(options.vector, was_out[s], out[s], bought[s])}
        assert may == reference.may_buy

        back = [s for s in may if rng.random() < 0.5]
        dealer = reference.dealer
        reference.conclude(back)
        end = k.conclude(options.vector, seats, [0 if s in back else flag for s, flag in enumerate(out)])
        ends.add(end)
        assert (end in (k.GOES_ON, k.REPLAY)) == (not reference.over)
        assert (end if end >= 0 else None) == reference.winner
        if not reference.over:
            left = [int(s in reference.out) for s in range(seats)]
            assert k.next_seat(seats, left, dealer) == reference.dealer
    assert ends >= {k.GOES_ON, k.NO_WINNER, k.REPLAY, 0, 1}
