"""From a seat's `View` to what its page is sent. Hidden by default: nothing of a `Round` is read here.

What is not of the cards (names, lives, wins, whose answer is awaited) is public, and comes from the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, Literal

from msgspec import structs

from schwimmen.cards import Card, best_cards, value
from schwimmen.events import Event
from schwimmen.match import MatchPhase
from schwimmen.moves import Refusal as RuleRefusal
from schwimmen.round import Phase
from schwimmen.rules.options import Options
from schwimmen.server import protocol
from schwimmen.server.encoding import begun, decode, encode, joined, unsaid
from schwimmen.server.rules import rules_info
from schwimmen.tables.course import due
from schwimmen.tables.events import Member
from schwimmen.tables.fair import Draw, promise
from schwimmen.tables.handle import may_go_on
from schwimmen.tables.lesson import pupil
from schwimmen.tables.state import Table
from schwimmen.tables.tutor import STEPS, Saying, teach
from schwimmen.view import View

__all__ = ["Shown", "happened", "may_watch", "welcome"]

_TABLES = 4096
"""Of about so many tables what rarely changes is remembered."""
_PHASES: dict[MatchPhase, Literal["round", "buy_back", "next", "over"]] = {
    MatchPhase.DEAL: "next",
    MatchPhase.ROUND: "round",
    MatchPhase.BUY_BACK: "buy_back",
    MatchPhase.OVER: "over",
}


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


class Shown:
    """A table as it is shown to several: what all may see is found out, and encoded, once.

    ``now`` in milliseconds since 1970; ``before``: the table before its last entry, and ``earlier`` how that was shown,
    if it was.
    """

    def __init__(
        self, table_id: str, table: Table, now: int, before: Table | None = None, earlier: Shown | None = None
    ) -> None:
        self._table = table
        same_round = before is not None and _round_id(before) == _round_id(table)
        self._known = _log_length(before) if before is not None and same_round else 0
        goes_on = same_round and earlier is not None and earlier._table is before
        match, view = table.match, None
        if match is not None and (match.current is not None or match.last is not None):
            view = match.view(None, None, earlier._view if earlier is not None and goes_on else None)
        self._view: View | None = view
        self._public = begun(_table_state(table_id, table, now))
        self._round = None if view is None else begun(_round_state(table, view))
        self._deal = _fair_deal(table.dealt, opened=view is not None and view.phase is Phase.OVER)
        self._news = _log(table, view, self._known)

    def welcome(self, member: int | None) -> bytes:
        """The whole table, and the log of its round."""
        view = self._view_of(member)
        return encode(
            protocol.Welcome(
                protocol=protocol.PROTOCOL,
                number=self._table.number,
                state=self._state(member, view),
                log=_log(self._table, view, 0),
            )
        )

    def happened(self, member: int | None) -> bytes:
        """What has happened since the table was as ``before``, and the table."""
        table, view, known = self._table, self._view_of(member), self._known
        as_all_saw = view is not None and self._view is not None and view.history[known:] == self._view.history[known:]
        log = self._news if as_all_saw else _log(table, view, known)
        return encode(protocol.Happened(number=table.number, log=log, state=self._state(member, view)))

    def _view_of(self, member: int | None) -> View | None:
        """What the member may know of the round in play, or the last one; None before the first deal, and for a
        stranger where nobody may look on."""
        table = self._table
        if table.match is None or self._view is None or not may_watch(table, member):
            return None
        seat = table.seat_of(member)
        return self._view if seat is None else table.match.view(seat, self._view)

    def _state(self, member: int | None, view: View | None) -> Any:
        """The table, encoded."""
        table, deal = self._table, self._deal
        seat = table.seat_of(member)
        if view is None and deal is not None:  # who may not look on is not shown how the cards were either
            deal = structs.replace(deal, seed=None)
        own = structs.replace(
            _OWN_TABLE,
            you=member,
            seat=seat,
            round=None if view is None or self._round is None else joined(self._round, _own_round(view)),
            deal=deal,
            may_answer_buy_back=seat in table.yet_to_answer() and member not in table.covered,
            may_go_on=may_go_on(table, member),
            lesson=None if view is None else _lesson(table, seat),
        )
        return joined(self._public, encode(own))


_OWN_TABLE, _OWN_ROUND = unsaid(protocol.TableState), unsaid(protocol.RoundState)


def _table_state(table_id: str, table: Table, now: int) -> protocol.TableState:
    """What is the same for all."""
    match, settings = table.match, table.settings
    over = match is not None and match.phase is MatchPhase.OVER
    when = due(table)
    return structs.replace(
        _OWN_TABLE,
        table=table_id,
        host=table.host,
        rules=rules_info(table.options, settings.preset),
        settings=protocol.TableSettings(
            places=settings.places,
            clock=settings.clock,
            level=settings.level,
            memory_help=settings.memory_help,
            watch=settings.watch,
            listed=settings.listed,
        ),
        members=_members(table.members, table.party, table.seats, table.wins, table.played),
        party=list(table.party),
        players=[]
        if match is None
        else _players(table.members, table.seats, table.covered, match.lives, match.out, match.bought_back),
        phase="gathering" if match is None else _PHASES[match.phase],
        match=table.match_number,
        winner=None if match is None else match.winner,
        places=list(match.places) if match is not None and over else None,
        awaited=list(table.awaited()),
        ready=sorted(table.ready),
        time_left=None if when is None else max(0, when - now),
        waiting=max(0, now - table.since),
        next_deal=_fair_deal(table.draw, opened=False),
    )


def _lesson(table: Table, seat: int | None) -> protocol.Lesson | None:
    """What is said to that seat, where it is a pupil's."""
    if not table.settings.lesson or table.match is None or seat is None or seat != pupil(table):
        return None
    lesson = teach(table.match, seat)
    return protocol.Lesson(
        steps=list(STEPS),
        learnt=list(lesson.learnt),
        praise=lesson.praise,
        texts=[_lesson_text(saying) for saying in lesson.sayings],
        move=None if lesson.move is None else str(lesson.move),
    )


def _lesson_text(saying: Saying) -> protocol.LessonText:
    return protocol.LessonText(
        says=saying.id,
        about=saying.about,
        value=saying.value,
        better=saying.better,
        gave=_texts(saying.gave),
        took=_texts(saying.took),
        seat=saying.seat,
    )


@lru_cache(maxsize=_TABLES)
def _members(
    members: tuple[Member, ...],
    party: tuple[int, ...],
    seats: tuple[int, ...],
    wins: tuple[int, ...],
    played: tuple[int, ...],
) -> list[protocol.MemberInfo]:
    return [
        protocol.MemberInfo(
            member=number,
            name=members[number].name,
            look=members[number].look,
            level=members[number].level,
            wins=wins[number],
            played=played[number],
        )
        for number in dict.fromkeys((*party, *seats))
    ]


@lru_cache(maxsize=_TABLES)
def _players(
    members: tuple[Member, ...],
    seats: tuple[int, ...],
    covered: frozenset[int],
    lives: tuple[int, ...],
    out: tuple[int, ...],
    bought_back: tuple[int, ...],
) -> list[protocol.PlayerInfo]:
    return [
        protocol.PlayerInfo(
            member=number,
            name=members[number].name,
            look=members[number].look,
            level=members[number].level,
            covered=number in covered,
            lives=lives[place],
            swims=place not in out and lives[place] == 0,
            out=place in out,
            bought_back=place in bought_back,
        )
        for place, number in enumerate(seats)
    ]


def _fair_deal(draw: Draw | None, *, opened: bool) -> protocol.FairDeal | None:
    if draw is None:
        return None
    return protocol.FairDeal(
        promise=_promise(draw.seed),
        mixes=[protocol.Mixed(member=member, text=text) for member, text in draw.mixes],
        seed=draw.seed if opened else None,
    )


_promise = lru_cache(maxsize=_TABLES)(promise)


def _log(table: Table, view: View | None, known: int) -> list[protocol.LogEntry]:
    """What has happened in the round in play, or the last one, but for the first ``known`` entries."""
    if view is None or table.match is None:
        return []
    log = [_log_entry(event) for event in view.history[known:]]
    after = [protocol.LogEntry(kind="bought-back", seat=seat, gave=[], took=[]) for seat, yes in table.answers if yes]
    if table.match.phase is MatchPhase.OVER:
        kind = "match-drawn" if table.match.winner is None else "match-won"
        after.append(protocol.LogEntry(kind=kind, seat=table.match.winner, gave=[], took=[]))
    return log + after[max(0, known - len(view.history)) :]


def _log_length(table: Table) -> int:
    match = table.match
    round_ = None if match is None else match.current or (match.last.round if match.last else None)
    if match is None or round_ is None:
        return 0
    return len(round_.events) + sum(yes for _, yes in table.answers) + (match.phase is MatchPhase.OVER)


def _round_number(table: Table) -> int:
    match = table.match
    return 0 if match is None else len(match.finished) + (match.current is not None)


def _round_id(table: Table) -> tuple[int, int]:
    return table.match_number, _round_number(table)


def _round_state(table: Table, view: View) -> protocol.RoundState:
    """What is the same for all who may see the round."""
    return structs.replace(
        _OWN_ROUND,
        number=_round_number(table),
        dealer=view.dealer,
        seats=list(view.seats),
        phase=view.phase.value,
        to_act=view.to_act,
        lap=view.lap,
        knocker=view.knocker,
        passed=list(view.passed),
        centre=_texts(view.centre),
        stock=view.stock_size,
        laid=len(view.laid),
        known=_known(view) if table.settings.memory_help else [],
        result=_result(table, view),
    )


def _own_round(view: View) -> bytes:
    """What is the seat's own, encoded."""
    if view.seat not in view.seats:
        return _waiting(view.options, (), None)
    if view.to_act != view.seat:
        reason = RuleRefusal.ROUND_OVER if view.phase is Phase.OVER else RuleRefusal.NOT_YOUR_TURN
        return _waiting(view.options, view.hand, reason)
    moves = [protocol.MoveChoice(move=str(move), value=view.value_after(move)) for move in view.legal]
    refusals = [_refusal(kind, reason) for kind, reason in view.refused if kind in _KINDS]
    return encode(_with_hand(view.options, view.hand, view.fourth, moves, refusals))


@lru_cache(maxsize=4 * _TABLES)
def _waiting(options: Options, hand: tuple[Card, ...], reason: RuleRefusal | None) -> bytes:
    """The round of somebody who isn't to act: why, if anybody would be."""
    refusals = [] if reason is None else [_refusal(kind, reason) for kind in _KINDS]
    return encode(_with_hand(options, hand, None, [], refusals))


def _with_hand(
    options: Options,
    hand: tuple[Card, ...],
    fourth: Card | None,
    moves: list[protocol.MoveChoice],
    refusals: list[protocol.Refusal],
) -> protocol.RoundState:
    whole = len(hand) == 3
    return structs.replace(
        _OWN_ROUND,
        hand=_texts(hand),
        fourth=None if fourth is None else str(fourth),
        value=value(options, hand) if whole else None,
        counting=_texts(best_cards(options, hand)) if whole else [],
        moves=moves,
        refusals=refusals,
    )


def _known(view: View) -> list[protocol.Known]:
    return [protocol.Known(seat=seat, cards=_texts(cards)) for seat, cards in zip(view.seats, view.known, strict=True)]


_KINDS = ("one", "two", "all", "pass", "knock", "renew", "draw", "take", "discard")


@cache
def _refusal(kind: str, reason: RuleRefusal) -> protocol.Refusal:
    return protocol.Refusal(kind=kind, reason=reason.text_id, clause=reason.clause)


def _result(table: Table, view: View) -> protocol.Result | None:
    outcome, last = view.outcome, None if table.match is None else table.match.last
    if outcome is None or last is None:
        return None
    return protocol.Result(
        ended_by=outcome.ended_by.value,
        hands=[
            protocol.Reason(
                seat=seat,
                hand=_texts(hand),
                counting=_texts(best_cards(view.options, hand)),
                value=outcome.values[seat],
                lost=outcome.lost[seat],
                why=why.value if (why := outcome.why[seat]) is not None else None,
            )
            for seat, hand in outcome.hands.items()
        ],
        may_buy_back=list(last.may_buy_back),
        buy_backs=None if last.buy_backs is None else list(last.buy_backs),
    )


def _log_entry(event: Event) -> protocol.LogEntry:
    return protocol.LogEntry(
        kind=event.kind.value,
        seat=event.seat,
        gave=_texts(event.gave),
        took=_texts(event.took),
        ended_by=event.ended_by.value if event.ended_by is not None else None,
    )


def _texts(cards: Sequence[Card]) -> list[str]:
    return [str(card) for card in cards]
