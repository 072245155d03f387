"""What one seat may know (R10.1): the only way in which anything of a round leaves it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from schwimmen.cards import Card, bits, hand_values
from schwimmen.events import Event, EventKind
from schwimmen.moves import Kind, Move, Refusal
from schwimmen.round import Phase, Round, RoundOutcome
from schwimmen.rules.options import Options

__all__ = ["Turn", "View", "seen", "view_hand", "view_round", "view_turn"]


@dataclass(frozen=True, slots=True)
class View:
    """A round as one seat may see it, or as a spectator may (``seat`` None). Everything else is absent.

    Cards are low to high. ``lives``, ``out``: of the whole match, before this round's losses. ``seats``: those
    in this round, the dealer's left first, the dealer last. ``known``: for every seat in the round, the cards
    that everybody saw it take and not give away again. ``laid``: cards that lay open and are now out of play
    (set aside, or in the discard pile under its top). ``hand`` has four cards between a draw and its discard,
    the fourth being ``fourth``; ``legal`` is empty unless the seat is to act, and so is ``refused``: the kinds of
    move that are not legal (``one``, ``two``, ``all``, ``pass``, ``knock``, …), and why.
    """

    options: Options
    seat: int | None
    seats: tuple[int, ...]
    dealer: int
    lives: tuple[int, ...]
    out: tuple[int, ...]
    phase: Phase
    to_act: int | None
    lap: int
    knocker: int | None
    passed: tuple[int, ...]
    hand: tuple[Card, ...]
    fourth: Card | None
    centre: tuple[Card, ...]
    stock_size: int
    known: tuple[tuple[Card, ...], ...]
    laid: tuple[Card, ...]
    history: tuple[Event, ...]
    legal: tuple[Move, ...]
    refused: tuple[tuple[str, Refusal], ...]
    outcome: RoundOutcome | None

    def known_of(self, seat: int) -> tuple[Card, ...]:
        """The cards that everybody knows this seat to hold."""
        return self.known[self.seats.index(seat)]

    def values(self) -> dict[Move, float]:
        """For each legal exchange or discard, the points that the own hand then has (R2)."""
        worths = _worths(self.options, self.hand, self.centre, self.legal)
        return {move: worth for move, worth in zip(self.legal, worths, strict=True) if worth is not None}

    def value_after(self, move: Move) -> float | None:
        """The own hand's points after that move; None where the move leaves that to a card not seen yet."""
        return _worths(self.options, self.hand, self.centre, (move,))[0]


class Turn(NamedTuple):
    """What only the view of the seat that is to act has: the same, found out without all that others know too.

    ``worths``: for each ``legal`` move the hand's points after it (`View.value_after`).
    """

    hand: tuple[Card, ...]
    fourth: Card | None
    legal: tuple[Move, ...]
    worths: list[float | None]
    refused: tuple[tuple[str, Refusal], ...]


def view_round(
    round_: Round,
    seat: int | None,
    lives: tuple[int, ...],
    out: tuple[int, ...],
    other: View | None = None,
    earlier: View | None = None,
) -> View:
    """The view of a seat; one that is not in the round, or None, sees what a spectator sees.

    ``other`` is another view of the same moment: what everybody knows is taken from it. Without it, what was known at
    an ``earlier`` moment of the same round needn't be found out again.
    """
    playing = seat is not None and seat in round_.seats
    acting = playing and round_.to_act == seat
    hand = round_.hand(seat) if playing and seat is not None else ()
    history = _seen(round_, seat if playing else None, other, earlier)
    known, laid = _remember(history, round_, earlier) if other is None else (other.known, other.laid)
    return View(  # every seat gets one after every move: `replace` would take several times as long
        round_.options,
        seat,
        round_.seats,
        round_.dealer,
        lives,
        out,
        round_.phase if other is None else other.phase,
        round_.to_act if other is None else other.to_act,
        round_.lap,
        round_.knocker if other is None else other.knocker,
        round_.passed if other is None else other.passed,
        *_with_fourth(hand),
        round_.centre if other is None else other.centre,
        round_.stock_size,
        known,
        laid,
        history,
        round_.legal_moves() if acting else (),
        round_.refused_kinds() if acting else (),
        round_.outcome if other is None else other.outcome,
    )


def view_turn(round_: Round) -> Turn:
    """What only the view of the seat that is to act has; for nobody else's eyes. Somebody must be to act."""
    seat = round_.to_act
    assert seat is not None
    hand, legal = round_.hand(seat), round_.legal_moves()
    worths = _worths(round_.options, hand, round_.centre, legal)
    return Turn(*_with_fourth(hand), legal, worths, round_.refused_kinds())


def view_hand(round_: Round, seat: int) -> tuple[Card, ...]:
    """A seat's own cards, low to high: while it isn't to act, all that its view has beyond a spectator's, but for what
    it saw happen.
    """
    return _with_fourth(round_.hand(seat))[0]


def seen(round_: Round, seat: int | None, since: int) -> tuple[Event, ...]:
    """What has happened after the first ``since`` events, as that seat saw it, or a spectator (None)."""
    return tuple([event.seen_by(seat) for event in round_.events[since:]])


def _with_fourth(hand: tuple[Card, ...]) -> tuple[tuple[Card, ...], Card | None]:
    """A round's hand low to high, and which of four is the fourth."""
    return (tuple(sorted(hand)), hand[3]) if len(hand) == 4 else (hand, None)


def _worths(
    options: Options, hand: tuple[Card, ...], centre: tuple[Card, ...], moves: Sequence[Move]
) -> list[float | None]:
    """The points of a hand after each of those moves; None where a card that is not seen yet decides."""
    values, mine = hand_values(options), bits(hand)
    return [
        values[mine ^ move.change] if move.change else _worth(options, hand, centre, move, values, mine)
        for move in moves
    ]


def _worth(
    options: Options,
    hand: tuple[Card, ...],
    centre: tuple[Card, ...],
    move: Move,
    values: Mapping[int, float],
    mine: int,
) -> float | None:
    """The same of a move that names no cards."""
    if move.kind is Kind.ALL or (move.kind is Kind.SWITCH and options.dealer_choice == "open"):
        return values[bits(centre)]
    if move.kind is Kind.TAKE:  # the best of the three discards that may follow
        return max(values[mine ^ bits((card, *centre))] for card in hand)
    if move.kind in (Kind.DRAW, Kind.SWITCH, Kind.RENEW) or len(hand) != 3:
        return None
    return values[mine]


def _seen(round_: Round, seat: int | None, other: View | None, earlier: View | None) -> tuple[Event, ...]:
    """What has happened, as that seat saw it."""
    if earlier is not None and earlier.seat == seat:
        return earlier.history + seen(round_, seat, len(earlier.history))
    if other is not None and other.seat is None:
        hidden = [event.seat for event in round_.events if event.gave_hidden or event.took_hidden]
        if seat is None or seat not in hidden:  # it has seen what a spectator has
            return other.history
    return tuple([event.seen_by(seat) for event in round_.events])


def _remember(
    history: tuple[Event, ...], round_: Round, earlier: View | None
) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    """The cards known to be in each hand, by place, and those that lay open before: a fold over what was seen.

    ``earlier``: a view of the same round, from which it goes on. Cards that only the seat itself saw (its own draw, the
    packet taken unseen) are not ``known``: everybody's memory is the same.
    """
    pile = round_.options.mechanism == "draw_discard"
    before: dict[int, tuple[Card, ...]] = dict.fromkeys(round_.seats, ())
    open_now: list[int] = []
    laid: set[int] = set()
    events = [event for event in history[0 if earlier is None else len(earlier.history) :] if event.kind not in _UNSEEN]
    if earlier is not None:
        if not events:
            return earlier.known, earlier.laid
        before.update(zip(round_.seats, earlier.known, strict=True))
        open_now = [card.code for card in ((*earlier.laid, *earlier.centre) if pile else earlier.centre)]
        laid = set() if pile else _codes(earlier.laid)
    moved = {event.seat for event in events}
    known: dict[int | None, set[int]] = {seat: _codes(cards) for seat, cards in before.items() if seat in moved}
    for event in events:
        kind, gave, took = event.kind, [card.code for card in event.gave], [card.code for card in event.took]
        if kind is EventKind.CENTRE:
            laid.update(open_now)
            open_now = took
        elif kind is EventKind.EXCHANGED:
            known[event.seat].difference_update(gave)
            known[event.seat].update(took)
            open_now = [card for card in open_now if card not in took] + gave
        elif kind is EventKind.SWITCHED:
            if not event.gave_hidden:
                open_now = gave
            if not event.took_hidden:
                known[event.seat].update(took)
        elif kind is EventKind.TOOK:
            known[event.seat].update(took)
            open_now.remove(took[0])
        elif kind is EventKind.DISCARDED:
            known[event.seat].difference_update(gave)
            open_now += gave
        elif kind is EventKind.SHUFFLED:
            open_now, laid = open_now[-1:] if pile else [], set()
    if pile:
        laid = {*open_now} - _codes(round_.centre)
    return tuple([_cards(known[seat]) if seat in known else cards for seat, cards in before.items()]), _cards(laid)


_UNSEEN = (EventKind.PASSED, EventKind.KNOCKED, EventKind.DREW, EventKind.DEALT, EventKind.STAYED, EventKind.KEPT)
"""What moves no card that others see."""


def _codes(cards: tuple[Card, ...]) -> set[int]:
    return {card.code for card in cards}


def _cards(codes: set[int]) -> tuple[Card, ...]:
    return tuple([Card.of(code) for code in sorted(codes)])
