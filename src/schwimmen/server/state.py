"""The parts of what a page is sent, from a table and from a seat's `View`.

Hidden by default: nothing of a `Round` is read here. What is not of the cards (names, lives, wins, whose answer is
awaited) is public, and comes from the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Literal

from msgspec import structs

from schwimmen.cards import Card, best_cards, value
from schwimmen.events import Event
from schwimmen.match import Match, MatchPhase
from schwimmen.moves import Refusal as RuleRefusal
from schwimmen.rules.options import Options
from schwimmen.server import protocol
from schwimmen.server.encoding import encode, unsaid
from schwimmen.server.rules import rules_info
from schwimmen.tables.course import due
from schwimmen.tables.fair import Draw, promise
from schwimmen.tables.lesson import pupil
from schwimmen.tables.state import Table
from schwimmen.tables.tutor import STEPS, Saying, teach
from schwimmen.view import Turn, View

__all__ = [
    "OWN_TABLE",
    "acting",
    "fair_deal",
    "lasting",
    "lasting_state",
    "lesson",
    "log",
    "log_length",
    "passing_state",
    "round_id",
    "round_state",
    "waiting",
]

OWN_TABLE, _OWN_ROUND = unsaid(protocol.TableState), unsaid(protocol.RoundState)
"""A state of which what isn't set is not encoded."""

_GONE, _MATCHES = 50, 100
"""Of at most so many who are gone, and of so many matches, a page is told."""
_TABLES = 4096
"""Of about so many tables what rarely changes is remembered."""
_PHASES: dict[MatchPhase, Literal["round", "buy_back", "next", "over"]] = {
    MatchPhase.DEAL: "next",
    MatchPhase.ROUND: "round",
    MatchPhase.BUY_BACK: "buy_back",
    MatchPhase.OVER: "over",
}


def passing_state(table: Table, now: int) -> protocol.TableState:
    """What may be another after each entry, or a moment later, the same for all; ``now``: milliseconds since 1970."""
    match, when = table.match, due(table)
    over = match is not None and match.phase is MatchPhase.OVER
    return structs.replace(
        OWN_TABLE,
        phase="gathering" if match is None else _PHASES[match.phase],
        winner=None if match is None else match.winner,
        places=list(match.places) if match is not None and over else None,
        awaited=list(table.awaited()),
        ready=sorted(table.ready),
        time_left=None if when is None else max(0, when - now),
        waiting=max(0, now - table.since),
    )


def lasting(table: Table) -> tuple[object, ...]:
    """What `lasting_state` follows from. Compared rather than hashed: most of it is the same object as before."""
    match = table.match
    return (
        *(table.host, table.options, table.settings, table.members, table.party, table.wins, table.played),
        *(table.seats, table.covered, table.match_number, table.winners, table.draw),
        *((None, None, None) if match is None else (match.lives, match.out, match.bought_back)),
    )


def lasting_state(table_id: str, table: Table) -> protocol.TableState:
    """What is the same for all, and seldom another than before."""
    match, settings = table.match, table.settings
    return structs.replace(
        OWN_TABLE,
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
            closed=settings.closed,
        ),
        members=_members(table),
        party=list(table.party),
        players=[] if match is None else _players(table, match),
        match=table.match_number,
        winners=list(table.winners[-_MATCHES:]),
        next_deal=fair_deal(table.draw, opened=False),
    )


def lesson(table: Table, seat: int | None) -> protocol.Lesson | None:
    """What is said to that seat, where it is a pupil's."""
    if not table.settings.lesson or table.match is None or seat is None or seat != pupil(table):
        return None
    taught = teach(table.match, seat)
    return protocol.Lesson(
        steps=list(STEPS),
        learnt=list(taught.learnt),
        praise=taught.praise,
        texts=[_lesson_text(saying) for saying in taught.sayings],
        move=None if taught.move is None else str(taught.move),
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


def _members(table: Table) -> list[protocol.MemberInfo]:
    return [
        protocol.MemberInfo(
            member=number,
            name=table.members[number].name,
            look=table.members[number].look,
            level=table.members[number].level,
            wins=table.wins[number],
            played=table.played[number],
        )
        for number in (*dict.fromkeys((*table.party, *table.seats)), *_gone(table))
    ]


def _gone(table: Table) -> list[int]:
    """Those who have played here and are gone; of very many, those who have won most."""
    gone = [number for number, played in enumerate(table.played) if played]
    gone = [number for number in gone if number not in table.party and number not in table.seats]
    return sorted(gone, key=lambda number: (-table.wins[number], number))[:_GONE]


def _players(table: Table, match: Match) -> list[protocol.PlayerInfo]:
    return [
        protocol.PlayerInfo(
            member=number,
            name=table.members[number].name,
            look=table.members[number].look,
            level=table.members[number].level,
            covered=number in table.covered,
            lives=match.lives[place],
            swims=place not in match.out and match.lives[place] == 0,
            out=place in match.out,
            bought_back=place in match.bought_back,
        )
        for place, number in enumerate(table.seats)
    ]


def fair_deal(draw: Draw | None, *, opened: bool) -> protocol.FairDeal | None:
    """A deal's chance: with its seed once that is ``opened``."""
    if draw is None:
        return None
    return protocol.FairDeal(
        promise=_promise(draw.seed),
        mixes=[protocol.Mixed(member=member, text=text) for member, text in draw.mixes],
        seed=draw.seed if opened else None,
    )


_promise = lru_cache(maxsize=_TABLES)(promise)


def log(table: Table, news: Sequence[Event] | None, known: int) -> list[protocol.LogEntry]:
    """What has happened in the round in play, or the last one, but for the first ``known`` entries.

    ``news``: the events among them, as they were seen; None for who is shown none.
    """
    match = table.match
    if match is None or news is None:
        return []
    entries = [_log_entry(event) for event in news]
    if match.last is None or match.current is not None:
        return entries
    after = [protocol.LogEntry(kind="bought-back", seat=seat, gave=[], took=[]) for seat, yes in table.answers if yes]
    if match.phase is MatchPhase.OVER:
        kind = "match-drawn" if match.winner is None else "match-won"
        after.append(protocol.LogEntry(kind=kind, seat=match.winner, gave=[], took=[]))
    return entries + after[max(0, known - len(match.last.round.events)) :]


def log_length(table: Table) -> int:
    """How many entries the whole log of that round has."""
    match = table.match
    round_ = None if match is None else match.current or (match.last.round if match.last else None)
    if match is None or round_ is None:
        return 0
    return len(round_.events) + sum(yes for _, yes in table.answers) + (match.phase is MatchPhase.OVER)


def _round_number(table: Table) -> int:
    match = table.match
    return 0 if match is None else len(match.finished) + (match.current is not None)


def round_id(table: Table) -> tuple[int, int]:
    """What tells the round in play, or the last one, from others at the table."""
    return table.match_number, _round_number(table)


def round_state(table: Table, view: View) -> protocol.RoundState:
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


def acting(options: Options, turn: Turn) -> bytes:
    """What is the own part of the round for the seat that is to act, encoded."""
    worths = zip(turn.legal, turn.worths, strict=True)
    moves = [protocol.MoveChoice(move=str(move), value=worth) for move, worth in worths]
    refusals = [_refusal(kind, reason) for kind, reason in turn.refused if kind in _KINDS]
    return encode(_with_hand(options, turn.hand, turn.fourth, moves, refusals))


def waiting(options: Options, hand: tuple[Card, ...], reason: RuleRefusal | None) -> bytes:
    """The same for somebody who isn't to act: why, if anybody would be."""
    return encode(_with_hand(options, hand, None, [], [] if reason is None else _all_refused(reason)))


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


@cache
def _all_refused(reason: RuleRefusal) -> list[protocol.Refusal]:
    return [_refusal(kind, reason) for kind in _KINDS]


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
