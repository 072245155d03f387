"""A table as its pages are sent it: what is the same for all is found out and encoded once, and sent again as it was
where it is still the same.
"""

from __future__ import annotations

from typing import NamedTuple

from msgspec import structs

from schwimmen.cards import Card
from schwimmen.events import Event
from schwimmen.moves import Refusal as RuleRefusal
from schwimmen.round import Phase
from schwimmen.server import protocol
from schwimmen.server.encoding import begun, decode, fields, put_together, unsaid
from schwimmen.server.state import (
    OWN_TABLE,
    acting,
    fair_deal,
    lasting,
    lasting_state,
    lesson,
    log,
    log_length,
    passing_state,
    round_id,
    round_state,
    waiting,
)
from schwimmen.tables.handle import may_go_on
from schwimmen.tables.state import Table
from schwimmen.view import View

__all__ = ["Shown", "happened", "may_watch", "welcome"]

_WELCOME, _HAPPENED = unsaid(protocol.Welcome), unsaid(protocol.Happened)


def may_watch(table: Table, member: int | None) -> bool:
    """Whether that member, or a stranger (None), may see the match: who plays, who will, and others where they may."""
    return table.settings.watch or member in table.seats or member in table.party


def welcome(table_id: str, table: Table, member: int | None, now: int) -> protocol.Welcome:
    """The whole table as that member, or a stranger (None), may see it; ``now`` in milliseconds since 1970."""
    shown = decode(Shown(table_id, table, now).welcome(member))
    assert isinstance(shown, protocol.Welcome)
    return shown


def happened(table_id: str, before: Table | None, after: Table, member: int | None, now: int) -> protocol.Happened:
    """The last entry, between those two states, as that member or a stranger (None) may see it."""
    shown = decode(Shown(table_id, after, now, before).happened(member))
    assert isinstance(shown, protocol.Happened)
    return shown


class _Own(NamedTuple):
    """What is one member's own, encoded: of the table, and of the round (empty for who is shown none).

    ``of`` is what both follow from, ``hand`` and ``acts`` (is to act) what the round's does besides.
    """

    seat: int | None
    of: tuple[object, ...]
    hand: tuple[Card, ...]
    acts: bool
    table: bytes
    round: bytes


class Shown:
    """A table as it is shown to several; ``now`` in milliseconds since 1970.

    ``before``: the table before its last entry, and ``earlier`` how that was shown, if it was.
    """

    def __init__(
        self, table_id: str, table: Table, now: int, before: Table | None = None, earlier: Shown | None = None
    ) -> None:
        self._table: Table = table
        if earlier is not None and earlier._table is not before:
            earlier = None
        self._lasting = lasting(table)
        lasts = earlier is not None and earlier._lasting == self._lasting
        self._lasts: bytes = earlier._lasts if lasts and earlier is not None else begun(lasting_state(table_id, table))
        self._state = self._lasts + fields(passing_state(table, now))
        same_round = before is not None and round_id(before) == round_id(table)
        if not same_round:
            earlier = None
        self._view, self._round = _round(table, earlier)
        self._over = self._view is not None and self._view.phase is Phase.OVER
        self._known = log_length(before) if before is not None and same_round else 0
        self._news = () if self._view is None else self._view.history[self._known :]
        self._happened = self._begun(self._news)
        self._hidden = any(event.gave_hidden or event.took_hidden for event in self._news)
        self._to_answer, self._to_go_on = table.yet_to_answer(), table.to_go_on()
        self._owns: dict[int | None, _Own] = {} if earlier is None else dict(earlier._owns)
        # Whose own part is known to be as it stands there; nobody may have asked for somebody's since it changed.
        self._sure = set[int | None]() if earlier is None or not lasts else self._unmoved(earlier)

    def welcome(self, member: int | None) -> bytes:
        """The whole table, and the log of its round."""
        table, own = self._table, self._own(member)
        begin = structs.replace(
            _WELCOME, protocol=protocol.PROTOCOL, number=table.number, log=log(table, self._seen(member, 0), 0)
        )
        return put_together(begun(begin), self._state, own.table, self._round, own.round)

    def happened(self, member: int | None) -> bytes:
        """What has happened since the table was as ``before``, and the table."""
        own, begin = self._own(member), self._happened
        if self._hidden or not own.round:  # others have seen something else, or may see nothing
            begin = self._begun(self._seen(member, self._known))
        return put_together(begin, self._state, own.table, self._round, own.round)

    def _begun(self, news: tuple[Event, ...] | None) -> bytes:
        """The beginning of `happened`, for whoever saw that."""
        table = self._table
        return begun(structs.replace(_HAPPENED, number=table.number, log=log(table, news, self._known)))

    def _seen(self, member: int | None, since: int) -> tuple[Event, ...] | None:
        """What the member saw happen in the round after its first events; None where nothing is shown."""
        match = self._table.match
        if match is None or self._view is None or not may_watch(self._table, member):
            return None
        return match.seen(self._table.seat_of(member), since)

    def _unmoved(self, earlier: Shown) -> set[int | None]:
        """Whose own part is as it was ``earlier``: after a move in a round all but two players'."""
        before, now, match = earlier._view, self._view, self._table.match
        if before is None or now is None or match is None or match.current is None or self._table.settings.lesson:
            return set()
        moved = {before.to_act, now.to_act, *[event.seat for event in self._news if event.seat is not None]}
        return {member for member in earlier._sure if self._owns[member].seat not in moved}

    def _own(self, member: int | None) -> _Own:
        """What is that member's own, or a stranger's (None)."""
        if member not in self._sure:
            self._owns[member] = self._own_now(member, self._owns.get(member))
            self._sure.add(member)
        return self._owns[member]

    def _own_now(self, member: int | None, known: _Own | None) -> _Own:
        """The same, from what was ``known`` of an earlier moment of the round."""
        table, view = self._table, self._view
        match, seat = table.match, table.seat_of(member)
        if match is None or view is None or not may_watch(table, member):
            match = view = None
        hand = match.hand(seat) if match is not None and view is not None and seat in view.seats else ()
        acts = view is not None and seat is not None and view.to_act == seat
        answers = seat in self._to_answer and member not in table.covered
        goes_on = member in self._to_go_on and may_go_on(table, member)
        taught = table.settings.lesson
        of = (seat, view is None, answers, goes_on, table.dealt, self._over, taught)
        if known is not None and (known.of != of or taught):
            known = None
        if known is not None and known.hand == hand and not (known.acts or acts):
            return known
        if known is not None:
            own_table = known.table
        else:
            state = structs.replace(
                OWN_TABLE,
                you=member,
                seat=seat,
                # who may not look on is not shown how the cards were either
                deal=fair_deal(table.dealt, opened=self._over and view is not None),
                may_answer_buy_back=answers,
                may_go_on=goes_on,
                lesson=None if view is None else lesson(table, seat),
            )
            own_table = fields(state)
        if match is None or view is None:
            round_ = b""
        elif acts:
            round_ = acting(view.options, match.turn())
        else:
            reason = RuleRefusal.ROUND_OVER if self._over else RuleRefusal.NOT_YOUR_TURN
            round_ = waiting(view.options, hand, reason if hand else None)
        return _Own(seat, of, hand, acts, own_table, round_)


def _round(table: Table, earlier: Shown | None) -> tuple[View | None, bytes]:
    """The round in play, or the last one, as everybody sees it, and what is the same for all of it, encoded."""
    match = table.match
    if match is None or (match.current is None and match.last is None):
        return None, b""
    if earlier is not None and earlier._table.match is match and earlier._table.settings is table.settings:
        return earlier._view, earlier._round
    view = match.view(None, None, None if earlier is None else earlier._view)
    return view, begun(round_state(table, view))
