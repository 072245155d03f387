"""What is said of a move is true of the cards, for any move in any position."""

from __future__ import annotations

from collections import Counter

from tests.bots.test_levels import views

from schwimmen.bots.bot import Reason, ReasonKind
from schwimmen.bots.explaining import RISKY, explained
from schwimmen.bots.knocking import is_last_turn
from schwimmen.cards import Card, value
from schwimmen.moves import Kind, Move
from schwimmen.view import View

SWAPS = (Kind.EXCHANGE, Kind.ALL, Kind.DISCARD)


def after(view: View, move: Move) -> tuple[Card, ...]:
    """The hand after a move of cards."""
    take = view.centre if move.kind is Kind.ALL else move.take
    give = view.hand if move.kind is Kind.ALL else move.give
    return (*(card for card in view.hand if card not in give), *take)


def left(view: View, move: Move) -> tuple[Card, ...]:
    """The centre that the next player finds."""
    take = view.centre if move.kind is Kind.ALL else move.take
    give = view.hand if move.kind is Kind.ALL else move.give
    return (*(card for card in view.centre if card not in take), *give)


def check(view: View, move: Move, reason: Reason, lose: float) -> None:
    """What the reason's text says in every language."""
    options, kind = view.options, reason.kind
    swaps = {other: value(options, after(view, other)) for other in view.legal if other.kind in SWAPS}
    now = value(options, view.hand) if len(view.hand) == 3 else 0.0
    if move in swaps:
        assert reason.value == swaps[move]
    match kind:
        case ReasonKind.IMPROVES | ReasonKind.ALL_THREE:
            assert swaps[move] == max(swaps.values()) > now
        case ReasonKind.LAST_TURN:
            assert is_last_turn(view)
            assert swaps[move] == max(swaps.values()) > now
        case ReasonKind.FORCED:
            assert "pass" not in map(str, view.legal)
            assert swaps[move] == max(swaps.values()) <= now
        case ReasonKind.DENIES:
            assert swaps[move] == now
            assert value(options, left(view, move)) < value(options, view.centre)
        case ReasonKind.LEAVES_LESS:
            assert swaps[move] < max(swaps.values())
            best = [other for other in swaps if swaps[other] == max(swaps.values())]
            assert any(value(options, left(view, move)) < value(options, left(view, other)) for other in best)
        case ReasonKind.BUILDS:
            assert swaps[move] <= max(*swaps.values(), now)
            assert not is_last_turn(view)
        case ReasonKind.THROWS:
            assert swaps[move] == max(swaps.values())
        case ReasonKind.NOTHING_BETTER | ReasonKind.LAST_TURN_KEEPS:
            assert max(swaps.values(), default=0.0) <= now == reason.value
            assert is_last_turn(view) == (kind is ReasonKind.LAST_TURN_KEEPS)
        case ReasonKind.TAKES:
            assert reason.cards == view.centre
            assert reason.value is not None
            assert reason.value > now
        case ReasonKind.KNOCKS | ReasonKind.KNOCKS_SAFE:
            assert lose < RISKY
            assert reason.value == now
    if reason.seat is not None:
        assert reason.seat in view.seats
        assert reason.seat not in (view.seat, view.knocker)


def test_what_is_said_of_a_move_is_true() -> None:
    said: Counter[ReasonKind] = Counter()
    for seed in range(80):
        for view, _ in views(seed):
            for move in view.legal:
                for lose in (0.1, 0.4, 0.9):
                    reason = explained(view, move, lose)
                    check(view, move, reason, lose)
                    said[reason.kind] += 1
    assert said.keys() >= {
        *(ReasonKind.IMPROVES, ReasonKind.ALL_THREE, ReasonKind.BUILDS, ReasonKind.DENIES, ReasonKind.LEAVES_LESS),
        *(ReasonKind.LAST_TURN, ReasonKind.LAST_TURN_KEEPS, ReasonKind.NOTHING_BETTER, ReasonKind.FORCED),
        *(ReasonKind.KNOCKS, ReasonKind.KNOCKS_SAFE, ReasonKind.THROWS, ReasonKind.TAKES, ReasonKind.DRAWS),
        *(ReasonKind.FINISHES, ReasonKind.DOES_BEST),
    }
