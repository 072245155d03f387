"""A `View` as the vectors of `seen`: what a seat knows, for the players that think in numbers."""

from __future__ import annotations

from schwimmen.actions import legal_actions
from schwimmen.cards import Card
from schwimmen.events import Event, EventKind
from schwimmen.mind import seen
from schwimmen.round import Phase
from schwimmen.rules import kernel as k
from schwimmen.view import View

__all__ = ["own_of", "public_of"]

_PHASES = {
    Phase.CHOICE: k.PHASE_CHOICE,
    Phase.TURN: k.PHASE_TURN,
    Phase.DISCARD: k.PHASE_DISCARD,
    Phase.AFTER: k.PHASE_AFTER,
}
_CODES = {
    EventKind.KEPT: k.KEEP,
    EventKind.SWITCHED: k.SWITCH,
    EventKind.EXCHANGED: k.ALL,
    EventKind.PASSED: k.PASS,
    EventKind.KNOCKED: k.KNOCK,
    EventKind.STAYED: k.STAY,
    EventKind.RENEWED: k.RENEW,
    EventKind.DREW: k.DRAW,
    EventKind.TOOK: k.TAKE,
    EventKind.DISCARDED: k.DISCARD,
}


def public_of(view: View) -> list[int]:
    """The vector ``u`` of what everybody at the table knows. The view must be that of a round that goes on."""
    u = [0] * seen.SIZE
    n = len(view.seats)
    place = {seat: index for index, seat in enumerate(view.seats)}
    u[seen.PHASE] = _PHASES[view.phase]
    u[seen.PLACES] = n
    u[seen.ACTOR] = 0 if view.to_act is None else place[view.to_act]
    u[seen.LAP] = view.lap
    u[seen.KNOCKER] = -1 if view.knocker is None else place[view.knocker]
    u[seen.PASSED] = sum(1 << place[seat] for seat in view.passed)
    u[seen.LEFT] = view.stock_size
    u[seen.SEATS] = len(view.lives)
    u[seen.OPEN : seen.OPEN + 3] = _three(view.centre)
    for card in view.laid:
        u[seen.WHERE + card.code] = seen.ASIDE
    for card in view.centre:
        u[seen.WHERE + card.code] = seen.OPENLY
    for index, seat in enumerate(view.seats):
        u[seen.LIVES + index] = view.lives[seat]
        u[seen.SEAT + index] = seat
        for card in view.known[index]:
            u[seen.WHERE + card.code] = 1 + index
    _tell(view, place, u)
    return u


def _tell(view: View, place: dict[int, int], u: list[int]) -> None:
    """Write the history, and what follows from it: chains of passes, cards drawn, where a fourth card came from."""
    rules, centre = view.options.vector, list[Card]()
    commerce = view.options.mechanism == "commerce"
    size = 3 if commerce else 1
    turns = _Turns(rules, len(view.seats), after=view.options.knock_timing == "after")
    steps: list[list[int]] = []
    for event in view.history:
        if event.kind in _CODES and event.seat is not None:
            index = place[event.seat]
            code = _CODES[event.kind]
            gave, took = _seen(event)
            if event.kind is EventKind.SWITCHED and not commerce:
                gave = took = ()
            might = turns.might_knock(index, code)
            steps.append([index, code, *_three(centre[-size:]), *_three(gave), *_three(took), might])
            if code == k.PASS:
                u[seen.CHAIN] += 1
            elif code in (k.ALL, k.RENEW):
                u[seen.CHAIN] = 0
            if code == k.DRAW:
                u[seen.DRAWN + index] += 1
            u[seen.FOURTH] = code if code in (k.DRAW, k.TAKE) else 0
        if event.kind is EventKind.CENTRE:
            u[seen.CHAIN] = 0
        centre = _open_after(commerce, event, centre)
    u[seen.CAPPED] = int(len(steps) > seen.MOVES)
    steps = steps[-seen.MOVES :]
    u[seen.LENGTH] = len(steps)
    for number, step in enumerate(steps):
        at = seen.HISTORY + seen.STEP * number
        u[at : at + seen.STEP] = step


def _seen(event: Event) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """What everybody saw of the cards given and taken: not what the seat itself knows besides."""
    return () if event.gave_hidden else event.gave, () if event.took_hidden else event.took


def _open_after(commerce: bool, event: Event, centre: list[Card]) -> list[Card]:
    """What lies open after an event: the centre, or the whole discard pile."""
    if event.kind is EventKind.CENTRE:
        return [*event.took]
    if event.kind is EventKind.EXCHANGED:
        return [card for card in centre if card not in event.took] + [*event.gave]
    if event.kind is EventKind.SWITCHED and commerce:
        return [*event.gave]
    if event.kind is EventKind.TOOK:
        return centre[:-1]
    if event.kind is EventKind.DISCARDED:
        return [*centre, *event.gave]
    if event.kind is EventKind.SHUFFLED and not commerce:
        return centre[-1:]
    return centre


class _Turns:
    """Whose turn it is for the how-manieth time: whether a knock was legal when something else was done."""

    def __init__(self, rules: tuple[int, ...], places: int, *, after: bool) -> None:
        self._rules, self._after = rules, after
        self._state = [0] * k.HEAD
        self._state[k.PLACES], self._state[k.KNOCKER] = places, -1
        self._last = -1

    def might_knock(self, place: int, code: int) -> int:
        """For a move that is made next."""
        state = self._state
        begins = code in (k.PASS, k.DRAW, k.TAKE, k.RENEW) or code <= k.ALL or (code == k.KNOCK and not self._after)
        if begins and self._last >= 0 and place <= self._last:
            state[k.LAP] += 1
        if begins:
            self._last = -1 if code == k.RENEW else place
        state[k.ACTOR] = place
        asked = code in (k.KNOCK, k.STAY) if self._after else begins
        might = int(asked and k.refuse_knock(self._rules, state) == 0)
        if code == k.KNOCK:
            state[k.KNOCKER] = place
        return might


def own_of(view: View) -> list[int]:
    """The vector ``own`` of the seat that is to act: its cards low to high, and so the codes of `legal_actions`."""
    own = [-1] * seen.OWN
    own[:3] = [card.code for card in view.hand if card != view.fourth]
    own[seen.OWN_FOURTH] = -1 if view.fourth is None else view.fourth.code
    own[seen.OWN_PLACE] = view.seats.index(view.seat if view.seat is not None else -1)
    own[seen.OWN_LEGAL] = sum(1 << code for code in legal_actions(view))
    return own


def _three(cards: tuple[Card, ...] | list[Card]) -> list[int]:
    """Codes of up to three cards, filled up with -1."""
    return [*[card.code for card in cards], -1, -1, -1][:3]
