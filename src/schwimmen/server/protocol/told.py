"""What a page is told over the WebSocket: what its seat may know."""

from __future__ import annotations

from typing import Literal

from schwimmen.server.protocol.advice import Hinted, Reviewed
from schwimmen.server.protocol.parts import (
    CardText,
    Clock,
    CommandId,
    Level,
    Message,
    MoveText,
    OptionJson,
    Part,
)

__all__ = [
    "Ack",
    "Failed",
    "FairDeal",
    "Happened",
    "Known",
    "Lesson",
    "LessonStep",
    "LessonText",
    "LogEntry",
    "MemberInfo",
    "Mixed",
    "MoveChoice",
    "PlayerInfo",
    "Pong",
    "Presence",
    "Reason",
    "Refusal",
    "Refused",
    "Result",
    "RoundState",
    "RulesInfo",
    "Said",
    "ServerMessage",
    "TableSettings",
    "TableState",
    "Welcome",
]


class RulesInfo(Part):
    """A table's rules: all options, the preset they are named by, how they differ from the standard preset."""

    preset: str | None
    options: dict[str, OptionJson]
    differences: list[str]
    """Names of the options that differ from the standard."""


class MemberInfo(Part):
    """Somebody who sits at the table, or has played there to a match's end. ``level`` is None for a person."""

    member: int
    name: str
    look: int
    level: Level | None
    wins: int
    """Matches won at this table, of the ``played`` ones."""
    played: int


class TableSettings(Part):
    """How the table is kept. ``level``: of the computer player that plays for somebody absent. ``closed``: whoever has
    not sat here yet may not sit down."""

    places: int
    clock: Clock
    level: Level
    memory_help: bool
    watch: bool
    listed: bool
    closed: bool


class Mixed(Part):
    """What a member has added to a deal's chance."""

    member: int
    text: str


class FairDeal(Part):
    """What decides a round's cards: the promise (SHA-256, hex, of the seed), what was added, and, after the round,
    the seed itself."""

    promise: str
    mixes: list[Mixed]
    seed: str | None


class PlayerInfo(Part):
    """One seat of the match. ``level`` is None for a person. ``swims``: in, with no lives left. ``covered``: a
    computer player plays for that person."""

    member: int
    name: str
    look: int
    level: Level | None
    covered: bool
    lives: int
    swims: bool
    out: bool
    bought_back: bool


class MoveChoice(Part):
    """A legal move, and the points the own hand then has, where that is known already."""

    move: str
    value: float | None


class Refusal(Part):
    """Why a kind of move (``pass``, ``knock``, ``all``, ``one``, ``two``, ``renew``, ``draw``, ``take``, ``discard``)
    is not legal now: the text ``refusal-REASON``, and the rule's ``clause``. Every kind that is not legal has one;
    ``discard`` is that of the fourth card.
    """

    kind: str
    reason: str
    clause: str


class Reason(Part):
    """What a seat loses and why: the text ``why-WHY``, or None where there is nothing to say."""

    seat: int
    hand: list[CardText]
    counting: list[CardText]
    """Those cards of the hand that make its value."""
    value: float
    lost: int
    why: str | None


class Result(Part):
    """A round's end: how (``knock``, ``thirty_one``, …), and each seat that played."""

    ended_by: str
    hands: list[Reason]
    may_buy_back: list[int]
    buy_backs: list[int] | None


class Known(Part):
    """Cards that everybody saw a seat take and not give away (memory help); empty where it is switched off."""

    seat: int
    cards: list[CardText]


class RoundState(Part):
    """The round in play, or the last one, as a seat may see it (R10.1). Cards are low to high."""

    number: int
    """From 1, in this match."""
    dealer: int
    seats: list[int]
    """Those in this round, the dealer's left first, the dealer last."""
    phase: Literal["choice", "turn", "discard", "after", "stock", "over"]
    to_act: int | None
    lap: int
    """Turns that the player to act has finished."""
    knocker: int | None
    passed: list[int]
    hand: list[CardText]
    fourth: CardText | None
    """The card just drawn or taken, one of the four in ``hand``."""
    value: float | None
    """Of the own three cards."""
    counting: list[CardText]
    centre: list[CardText]
    """The centre, or the top of the discard pile."""
    stock: int
    """Cards in the stock."""
    laid: int
    """Cards set aside, or in the discard pile under its top."""
    known: list[Known]
    moves: list[MoveChoice]
    refusals: list[Refusal]
    result: Result | None


LessonStep = Literal["swap", "all", "pass", "knock", "swim"]


class LessonText(Part):
    """One thing that the tutor says: the text ``lesson-SAYS``, and the part of the table that it is about.

    ``value``: points that the hand has, or would have after the move; ``better``: those that it could have had.
    ``gave``, ``took``: the cards of the move that is spoken of; ``seat``: who is spoken of.
    """

    says: str
    about: Literal["hand", "value", "move"] | None
    value: float | None
    better: float | None
    gave: list[CardText]
    took: list[CardText]
    seat: int | None


class Lesson(Part):
    """A first game that teaches: what is said now, one after the other, and the ``move`` that is advised.

    ``learnt``: what has been done already, of ``steps``. ``praise``: the text ``lesson-right-PRAISE`` on the last move.
    """

    steps: list[LessonStep]
    learnt: list[LessonStep]
    praise: LessonStep | None
    texts: list[LessonText]
    move: MoveText | None


class TableState(Part):
    """All that a page needs to show a table, as one member or a spectator (``you`` None) may see it."""

    table: str
    you: int | None
    """The member whose page it is."""
    seat: int | None
    """Its seat in the match."""
    host: int
    rules: RulesInfo
    """Of the match in play, or of the next one."""
    settings: TableSettings
    members: list[MemberInfo]
    """All who are named in ``party`` or ``players``, then those who have played here and are gone, at most 50."""
    party: list[int]
    """The members who sit down for the next match, in the order in which they came."""
    players: list[PlayerInfo]
    """By seat; empty before the first match."""
    phase: Literal["gathering", "round", "buy_back", "next", "over"]
    """``gathering``: before the first match; ``next``: the round is over; ``over``: the match is."""
    match: int
    """From 1, at this table; 0 before the first."""
    winners: list[int | None]
    """The members who have won the last matches, at most 100, the newest last; None: nobody, or nobody yet."""
    round: RoundState | None
    winner: int | None
    places: list[int] | None
    """Once the match is over: each seat's place, 1 the best; those who went out together share one."""
    may_answer_buy_back: bool
    awaited: list[int]
    """The seats that must act now."""
    ready: list[int]
    """The members who want to go on, in phase ``next`` or ``over``."""
    may_go_on: bool
    """Whether this member's `Continue` is awaited."""
    time_left: int | None
    """Milliseconds until the clock acts, from when this was sent; None where no clock runs."""
    waiting: int
    """Milliseconds for which those awaited have been awaited, when this was sent."""
    next_deal: FairDeal | None
    """The promise for the next deal, while something can be added to it."""
    deal: FairDeal | None
    """Of the round in play, or the last one."""
    lesson: Lesson | None
    """At a table where somebody is taught, for that player."""


class LogEntry(Part):
    """Something that happened, as this seat saw it: the log says it in words, the table shows it move.

    ``kind`` (the text ``log-KIND``): ``dealt``, ``centre``, ``kept``, ``switched``, ``exchanged``,
    ``passed``, ``knocked``, ``stayed``, ``renewed``, ``drew``, ``took``, ``discarded``, ``shuffled``, ``ended``,
    ``bought-back``, ``match-won``, ``match-drawn``. Cards the seat didn't see are absent.
    """

    kind: str
    seat: int | None
    gave: list[CardText]
    took: list[CardText]
    ended_by: str | None = None


class Welcome(Message, tag="welcome"):
    """Answer to `Hello`: the table as it is at event ``number``, and the log of this round so far.

    A page that has missed only a few events is sent those instead, as `Happened`. A `Presence` closes the answer.
    """

    protocol: int
    number: int
    state: TableState
    log: list[LogEntry]


class Pong(Message, tag="pong"):
    """Answer to `Ping`. The first one comes unasked, before the answer to `Hello`: this server knows `Ping`."""


class Happened(Message, tag="happened"):
    """Event ``number`` of the table: what happened, and the table after it."""

    number: int
    log: list[LogEntry]
    state: TableState


class Presence(Message, tag="presence"):
    """Who is connected, by member, and how many look on. Not an event: it has no number and is not kept."""

    members: list[int]
    watching: int
    host_gone: int | None = None
    """Milliseconds for which whoever keeps the table had no page connected, or a computer player played for them, when
    this was sent; None while they are there, or that can't be known. After 60,000 others may take the table over."""


class Said(Message, tag="said"):
    """Somebody said something: one of a ``phrase``, a ``reaction`` or ``text``. Not an event, and not kept for long.

    ``at``: milliseconds since 1970. ``key`` tells it from everything else that was said here. ``earlier``: it was said
    before, where another process listened, and is told only now.
    """

    key: str
    member: int
    at: int
    phrase: str | None = None
    reaction: str | None = None
    text: str | None = None
    earlier: bool = False


class Ack(Message, tag="ack"):
    """The command ``id`` was carried out, and saved, as event ``number``. What happened follows."""

    id: CommandId
    number: int


class Refused(Message, tag="refused"):
    """The command ``id`` changed nothing: the text ``refusal-CODE``, and the rule's ``clause`` where one forbids it.

    Besides the rules' reasons: those of `schwimmen.tables.commands.TableRefusal`, and `ServerRefusal`: ``storage`` (it
    could not be saved: send it again later), ``bad-rules``, ``too-fast`` (said too much at once), ``no-talk`` (no free
    text here), ``no-hints`` (others play here too, or may), ``no-round`` (none has ended in which one played),
    ``thinking`` (about too much else: ask again), ``newcomers`` (too many of that address have sat down here).
    """

    id: CommandId
    code: str
    clause: str | None = None


class Failed(Message, tag="failed"):
    """The connection ends: why, as a `Failure`; the text ``failed-CODE``. ``replaced``: another tab took the seat."""

    code: str


ServerMessage = Welcome | Pong | Happened | Presence | Said | Hinted | Reviewed | Ack | Refused | Failed
