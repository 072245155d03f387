"""One round: an immutable face on the kernel. It holds all cards, so it never leaves the server: `View` does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum
from functools import lru_cache

from schwimmen.cards import Card, pack
from schwimmen.events import EndedBy, Event, EventKind, Why
from schwimmen.moves import Kind, Move, Refusal
from schwimmen.rules import kernel as k
from schwimmen.rules.options import Options

__all__ = ["CODES", "BadDeck", "BadStock", "IllegalMove", "Phase", "Round", "RoundOutcome", "Stock"]


class Phase(Enum):
    """What is due, in the order of the kernel's PHASE_…."""

    CHOICE = "choice"
    TURN = "turn"
    DISCARD = "discard"
    AFTER = "after"
    STOCK = "stock"
    OVER = "over"


class IllegalMove(ValueError):
    """A move that is not legal; the round is as it was (R10.2)."""

    def __init__(self, reason: Refusal, move: str) -> None:
        super().__init__(f"{move[:40]}: {reason.text_id.replace('-', ' ')} ({reason.clause})")
        self.reason = reason
        self.move = move


class BadDeck(ValueError):
    """A deck that is not this pack, each card once (R1.1)."""


class BadStock(ValueError):
    """A new order of the stock with other cards than those that were shuffled."""


@dataclass(frozen=True, slots=True)
class Stock:
    """A recorded shuffle: the stock's new order, top card first."""

    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return "stock " + " ".join(map(str, self.cards))


@dataclass(frozen=True, slots=True)
class RoundOutcome:
    """How a round ended: by seat, each hand low to high, its value in points, the lives lost and why (R7)."""

    ended_by: EndedBy
    hands: dict[int, tuple[Card, ...]]
    values: dict[int, float]
    lost: dict[int, int]
    why: dict[int, Why | None]


_PHASES = tuple(Phase)
_WHY = (None, *Why)
_ENDED_BY = tuple(EndedBy)
CODES = {
    Kind.ALL: k.ALL,
    Kind.PASS: k.PASS,
    Kind.KNOCK: k.KNOCK,
    Kind.STAY: k.STAY,
    Kind.RENEW: k.RENEW,
    Kind.KEEP: k.KEEP,
    Kind.SWITCH: k.SWITCH,
    Kind.DRAW: k.DRAW,
    Kind.TAKE: k.TAKE,
}
"""The kernel's codes of the moves that name no card."""
_WORDS = (
    *(("one", 0), ("two", k.ALL // 2), ("discard", k.DISCARD + 3)),
    *((kind.value, code) for kind, code in CODES.items()),
)
"""Each kind of move by its word, with a code of it."""
_SIMPLE = {code: Move(kind) for kind, code in CODES.items()}
_EVENTS = {
    Kind.PASS: EventKind.PASSED,
    Kind.KNOCK: EventKind.KNOCKED,
    Kind.STAY: EventKind.STAYED,
    Kind.RENEW: EventKind.RENEWED,
    Kind.KEEP: EventKind.KEPT,
}


@lru_cache(maxsize=1 << 15)
def _low_to_high(*codes: int) -> tuple[Card, ...]:
    """Cards by their codes: hands and centres are asked for at every turn, and few of them have changed."""
    return tuple(map(Card.of, sorted(codes)))


def _turned_up(cards: Sequence[Card]) -> list[Event]:
    return [Event(EventKind.CENTRE, took=tuple(sorted(cards)))]


@lru_cache(maxsize=8192)
def _named(code: int, give: tuple[int, ...], take: tuple[int, ...]) -> tuple[str, Move]:
    """The move of that code with those cards, after its text: all that are legal are sorted by it at every turn."""
    if code in _SIMPLE:
        move = _SIMPLE[code]
    elif code >= k.DISCARD:
        move = Move.discard(Card.of(give[0]))
    else:
        move = Move.exchange(map(Card.of, give), map(Card.of, take))
    return str(move), move


@lru_cache(maxsize=8192)
def _one(give: int, take: int) -> tuple[str, Move]:
    """The exchange of one card, after its text."""
    return _named(0, (give,), (take,))


def _move(code: int, hand: list[int], centre: list[int]) -> tuple[str, Move]:
    """The same, where the cards lie in those slots."""
    if code < 9:
        return _one(hand[code // 3], centre[code % 3])
    give: tuple[int, ...] = ()
    take: tuple[int, ...] = ()
    if code >= k.DISCARD:
        give = (hand[code - k.DISCARD],)
    elif code < k.ALL:
        i, j = code % 9 // 3, code % 3  # of two cards, the codes name the one that stays
        give, take = tuple(hand[:i] + hand[i + 1 : 3]), tuple(centre[:j] + centre[j + 1 :])
    return _named(code if code >= k.ALL else 0, give, take)


def _slot(cards: Sequence[Card], place: list[int]) -> int:
    """The slot, of three, that a code of the kernel names for one card, or for two: the one that stays then.

    -1 where a card does not lie there.
    """
    slots = [place.index(card.code) for card in cards if card.code in place]
    if len(slots) < len(cards):
        return -1
    if len(slots) == 1:
        return slots[0]
    return 3 - slots[0] - slots[1] if slots[0] != slots[1] else -1


@dataclass(frozen=True, slots=True)
class Round:
    """A round under ``options``. ``seats`` are the players by place: the dealer's left first, the dealer last."""

    options: Options
    seats: tuple[int, ...]
    deck: tuple[Card, ...]
    moves: tuple[Move | Stock, ...] = ()
    events: tuple[Event, ...] = field(default=(), compare=False)
    _state: list[int] = field(default_factory=list, repr=False, compare=False)  # never changed once it is set

    @staticmethod
    def deal(options: Options, seats: Sequence[int], deck: Sequence[Card]) -> Round:
        """Deal the pack in the order given, first card first (R3.1). Raises `BadDeck`."""
        codes = [card.code for card in deck]
        if sorted(codes) != [card.code for card in pack(options.deck)]:
            raise BadDeck(f"not the pack of {options.deck} cards, each once")
        state = [0] * k.HEAD + codes
        k.deal(options.vector, state, len(seats))
        undealt = Round(options, tuple(seats), tuple(deck))
        events = [Event(EventKind.DEALT, seats[-1])]
        first = 3 * len(seats)
        if options.mechanism == "draw_discard":
            events += _turned_up(deck[first : first + 1])
        elif undealt._packet_hidden(state):
            first += 3
        return undealt._after(state, (), events, first)

    # --- what is -----------------------------------------------------------------------------------------

    @property
    def phase(self) -> Phase:
        """What is due."""
        return _PHASES[self._state[k.PHASE]]

    @property
    def to_act(self) -> int | None:
        """The seat to act; at a shuffle the seat that acts next unless the round ends; None when it is over."""
        return None if self.phase is Phase.OVER else self.seats[self._state[k.ACTOR]]

    @property
    def dealer(self) -> int:
        """The dealer's seat."""
        return self.seats[-1]

    @property
    def knocker(self) -> int | None:
        """The seat that has knocked."""
        place = self._state[k.KNOCKER]
        return None if place < 0 else self.seats[place]

    @property
    def lap(self) -> int:
        """How many turns the player to act has finished in this round."""
        return self._state[k.LAP]

    @property
    def passed(self) -> tuple[int, ...]:
        """The seats that have passed, where that counts for the whole round (R4.2 `once`, R4.6 `out`)."""
        return tuple(seat for place, seat in enumerate(self.seats) if self._state[k.PASSED] >> place & 1)

    @property
    def stock_size(self) -> int:
        """Cards in the stock."""
        return len(self.deck) - self._state[k.STOCK]

    @property
    def centre(self) -> tuple[Card, ...]:
        """The cards that lie open in the middle, low to high: the centre, or the top of the discard pile.

        Empty during a blind choice (R3.3), while the centre is shuffled into the stock, and where the only
        card of the discard pile was taken.
        """
        stock = self._state[k.STOCK]
        if self.options.mechanism == "commerce":
            if self.phase is Phase.STOCK or self._packet_hidden(self._state):
                return ()
            return _low_to_high(*self._state[k.PACK + stock - 3 : k.PACK + stock])
        top = stock - 2 if self._state[k.FOURTH] else stock - 1
        return self._cards(range(max(top, 3 * len(self.seats)), top + 1))

    def _packet_hidden(self, state: list[int]) -> bool:
        """Whether the second packet lies face down before the dealer (R3.3)."""
        return state[k.PHASE] == k.PHASE_CHOICE and self.options.dealer_choice == "blind"

    def hand(self, seat: int) -> tuple[Card, ...]:
        """A seat's three cards, low to high; four between a draw and its discard."""
        n = len(self.seats)
        cards = _low_to_high(*self._state[k.PACK + self.seats.index(seat) : k.PACK + 3 * n : n])
        if self._state[k.FOURTH] and self.to_act == seat:
            return (*cards, self._card(self._state[k.STOCK] - 1))
        return cards

    @property
    def shuffle_due(self) -> tuple[Card, ...]:
        """The cards whose new order `restock` wants, low to high; empty unless the phase is STOCK."""
        if self.phase is not Phase.STOCK:
            return ()
        return self._cards(range(self._state[k.STOCK], len(self.deck)))

    def _card(self, index: int) -> Card:
        return Card.of(self._state[k.PACK + index])

    def _cards(self, indices: range) -> tuple[Card, ...]:
        return tuple(map(Card.of, sorted([self._state[k.PACK + index] for index in indices])))

    # --- moves -------------------------------------------------------------------------------------------

    def legal_moves(self) -> tuple[Move, ...]:
        """All legal moves of the player to act, sorted as text; empty when no player is to act."""
        mask = k.legal(self.options.vector, self._state)
        hand, centre = self._slots()
        # most of them are exchanges of one card, which are legal all or none
        moves = [_one(give, take) for give in hand[:3] for take in centre] if mask & k.ONES else []
        moves += [_move(code, hand, centre) for code in range(9, k.MOVES) if mask >> code & 1]
        return tuple([move for _, move in sorted(moves)])

    def move_of(self, code: int) -> Move:
        """The move that the kernel's code, 0 to ``kernel.MOVES`` - 1, means for the player to act, legal or not."""
        return _move(code, *self._slots())[1]

    def refusal(self, move: Move) -> Refusal | None:
        """Why the move is not legal, or None if it is."""
        found = self.code_of(move)
        return found if isinstance(found, Refusal) else None

    def refused_kinds(self) -> tuple[tuple[str, Refusal], ...]:
        """The kinds of move that are not legal now and why: ``one`` or ``two`` cards, else a move's word.

        ``discard`` stands for that of the fourth card: any other is legal whenever a discard is due.
        """
        rules, state = self.options.vector, self._state
        legal = k.legal(rules, state)
        return tuple(
            [(word, Refusal.of(k.reason(rules, state, code))) for word, code in _WORDS if not legal >> code & 1]
        )

    def play(self, move: Move | str) -> Round:
        """The round after that move and all that follows from it. Raises `IllegalMove`; this round is unchanged."""
        if isinstance(move, str):
            try:
                move = Move.parse(move)
            except ValueError:
                raise IllegalMove(Refusal.UNREADABLE, str(move)) from None
        code = self.code_of(move)
        if isinstance(code, Refusal):
            raise IllegalMove(code, str(move))
        state = list(self._state)
        k.apply(self.options.vector, state, code)
        first = self._state[k.STOCK]
        if move.kind is Kind.KEEP and self._packet_hidden(self._state):
            first -= 3  # the second packet is turned up
        return self._after(state, (move,), [self._event(move, state)], first)

    def restock(self, cards: Sequence[Card]) -> Round:
        """The round after a shuffle: the stock's new order, top first (R3.2, R4.5, R4.9).

        Raises `BadStock`, or `IllegalMove` where no shuffle is due.
        """
        if self.phase is not Phase.STOCK:
            raise IllegalMove(Refusal.NO_SHUFFLE, "stock")
        if tuple(sorted(cards)) != self.shuffle_due:
            raise BadStock("not the cards that were shuffled")
        state = list(self._state)
        state[k.PACK + state[k.STOCK] :] = [card.code for card in cards]
        k.shuffled(self.options.vector, state)
        return self._after(state, (Stock(tuple(cards)),), [Event(EventKind.SHUFFLED)], self._state[k.STOCK])

    def _slots(self) -> tuple[list[int], list[int]]:
        """What the kernel's codes count: the hand of the place to act with its fourth card, and the centre."""
        n, stock = len(self.seats), k.PACK + self._state[k.STOCK]
        hand = self._state[k.PACK + self._state[k.ACTOR] : k.PACK + 3 * n : n]
        return [*hand, self._state[stock - 1]], self._state[stock - 3 : stock]

    def code_of(self, move: Move) -> int | Refusal:
        """The kernel's code of a legal move, else why it is not legal."""
        state, rules = self._state, self.options.vector
        if (code := CODES.get(move.kind)) is not None:
            refused = k.refusal(rules, state, code)
            return Refusal.of(refused) if refused else code
        # Any move of the kind tells whether the kind is legal now; which cards it names comes after.
        code = k.DISCARD if move.kind is Kind.DISCARD else 9 * (len(move.give) - 1)
        if not 1 <= len(move.give) <= 2 or (move.kind is Kind.EXCHANGE and len(move.take) != len(move.give)):
            return Refusal.UNREADABLE
        if refused := k.refusal(rules, state, code):
            return Refusal.of(refused)
        hand, centre = self._slots()
        if move.kind is Kind.DISCARD:
            if move.give[0].code not in hand:
                return Refusal.NOT_IN_HAND
            code += hand.index(move.give[0].code)
            return Refusal.TAKEN if k.refusal(rules, state, code) else code
        give = _slot(move.give, hand[:3])
        if give < 0:
            return Refusal.NOT_IN_HAND
        take = _slot(move.take, centre)
        return Refusal.NOT_IN_CENTRE if take < 0 else code + 3 * give + take

    # --- what follows ------------------------------------------------------------------------------------

    def _event(self, move: Move, after: list[int]) -> Event:
        seat = self.to_act
        assert seat is not None  # a move was legal
        place = self._state[k.ACTOR]
        if move.kind in _EVENTS:
            return Event(_EVENTS[move.kind], seat)
        if move.kind is Kind.EXCHANGE:
            return Event(EventKind.EXCHANGED, seat, move.give, move.take)
        if move.kind is Kind.ALL:
            return Event(EventKind.EXCHANGED, seat, self.hand(seat), self.centre)
        if move.kind is Kind.DISCARD:
            return Event(EventKind.DISCARDED, seat, move.give)
        if move.kind is Kind.TAKE:
            return Event(EventKind.TOOK, seat, (), self.centre)
        if move.kind is Kind.DRAW:
            return Event(EventKind.DREW, seat, (), (self._card(self._state[k.STOCK]),), took_hidden=True)
        new = tuple(sorted(Card.of(after[k.PACK + place + i * len(self.seats)]) for i in range(3)))
        # R3.3: after an open choice everybody saw both packets, in draw_discard nobody saw either
        hidden = self.options.dealer_choice == "blind"
        gave_hidden = self.options.mechanism == "draw_discard"
        return Event(EventKind.SWITCHED, seat, self.hand(seat), new, gave_hidden, hidden)

    def _after(self, state: list[int], moves: tuple[Move | Stock, ...], events: list[Event], first: int) -> Round:
        """A round with that state; in commerce, the cards from ``first`` up to the stock were turned up."""
        if self.options.mechanism == "commerce":
            for start in range(first, state[k.STOCK], 3):
                events += _turned_up([Card.of(code) for code in state[k.PACK + start : k.PACK + start + 3]])
        if state[k.PHASE] == k.PHASE_OVER:
            events.append(Event(EventKind.ENDED, ended_by=_ENDED_BY[state[k.ENDED_BY] - 1]))
        return Round(self.options, self.seats, self.deck, self.moves + moves, self.events + tuple(events), state)

    @property
    def outcome(self) -> RoundOutcome | None:
        """Hands, values and losses once the round is over, else None (R7)."""
        if self.phase is not Phase.OVER:
            return None
        n = len(self.seats)
        hands, lost, why = [0] * n, [0] * n, [0] * n
        k.settle_round(self.options.vector, self._state, hands, lost, why)
        return RoundOutcome(
            _ENDED_BY[self._state[k.ENDED_BY] - 1],
            {seat: self.hand(seat) for seat in sorted(self.seats)},
            {seat: (hands[self.seats.index(seat)] >> 5) / 2 for seat in sorted(self.seats)},
            {seat: lost[self.seats.index(seat)] for seat in sorted(self.seats)},
            {seat: _WHY[why[self.seats.index(seat)]] for seat in sorted(self.seats)},
        )
