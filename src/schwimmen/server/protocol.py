"""The one protocol between a page and the server: JSON messages over a WebSocket, and a few over HTTP.

Every message is a struct with the tag ``t``; unknown fields and types are refused, every text and list is
bounded. The page's TypeScript types are generated from these structs. Nothing here decides a rule: the
server sends each seat what it may know, what it may do and what that would be worth, the page shows it.

A table's events carry consecutive numbers. A page says in `Hello` the last number it has; it is sent what
came after, or the whole state. Every command carries the page's own ``id`` and is answered once by `Ack` or
`Refused`; the same ``id`` sent again (after a lost connection) is answered again and carried out once.

A secret of the page's own making says who somebody is: the first `Sit` with it makes a member of the table, and
whoever has it acts for that member. A member (person or computer player) has a number at the table that stays; a
seat is a place in the match in play. Both count from 0.

Cards are text as in docs/record.md (``Ts``), moves too (``7d-9s``). Where a field names a text, the text's id is
said as ``failed-CODE``: the prefix, then the field.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

__all__ = ["PROTOCOL", "SOCKET_PATH", "ClientMessage", "ServerMessage"]

PROTOCOL = 2
"""Raised when a page of an older version can no longer talk to the server."""
SOCKET_PATH = "/ws"
"""Where the WebSocket is."""

Name = Annotated[str, Meta(min_length=1, max_length=24)]
CardText = Annotated[str, Meta(min_length=2, max_length=2)]
MoveText = Annotated[str, Meta(min_length=2, max_length=16)]
Secret = Annotated[str, Meta(min_length=22, max_length=64)]
TableId = Annotated[str, Meta(min_length=1, max_length=32)]
CommandId = Annotated[str, Meta(min_length=1, max_length=40)]
MemberNumber = Annotated[int, Meta(ge=0, lt=1000)]
Look = Annotated[int, Meta(ge=0, lt=12)]
Level = Literal["beginner", "easy", "solid", "sharp", "expert"]
Clock = Literal["none", "relaxed", "quick"]
Phrase = Literal[
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "hurry",
    "moment",
    "sorry",
    "oops",
    "phew",
    "swim",
    "fire",
    "again",
    "bye",
]
Reaction = Literal["clap", "laugh", "wow", "sad", "angry", "heart"]
Failure = Literal[
    "bad-message",
    "too-large",
    "bad-origin",
    "old-page",
    "unknown-table",
    "removed",
    "too-many",
    "too-fast",
    "replaced",
    "storage",
    "bad-rules",
    "too-many-players",
    "too-few-players",
    "bad-name",
    "bad-record",
    "not-found",
    "internal",
]
ServerRefusal = Literal["storage", "bad-rules", "too-fast", "no-talk"]
"""Why the server refuses a command before a table has seen it, or after."""
OptionJson = str | int | bool | Annotated[list[int], Meta(max_length=3)]


class _Message(msgspec.Struct, forbid_unknown_fields=True, tag_field="t", kw_only=True):
    pass


class _Part(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    pass


class RulesRequest(_Part):
    """Rules as a page or an address gives them; what is in neither has its default."""

    preset: Annotated[str, Meta(max_length=40)] | None = None
    options: Annotated[dict[str, OptionJson], Meta(max_length=40)] = {}


# --- from the page ----------------------------------------------------------------------------------------


class Hello(_Message, tag="hello"):
    """First message of a connection. ``last``: the number of the last event the page has, -1 for none. Who has sat
    at the table with that ``secret`` is that member again; everybody else looks on, until they `Sit` down."""

    protocol: int
    table: TableId
    secret: Secret | None = None
    last: Annotated[int, Meta(ge=-1)] = -1


class _Command(_Message):
    id: CommandId


class _InPosition(_Command):
    number: Annotated[int, Meta(ge=0)]


class Play(_InPosition, tag="play"):
    """A move. ``number``: the last event the page has seen; a move for another position is refused."""

    move: MoveText


class Continue(_InPosition, tag="continue"):
    """Go on after a round's end or a match's: the next one begins once all who play want it, or after a while."""


class BuyBack(_InPosition, tag="buy-back"):
    """Answer the offer to come back (R8.4)."""

    yes: bool


class Sit(_Command, tag="sit"):
    """Sit down for the next match, or come by another name or picture."""

    name: Name
    look: Look = 0


class Stand(_Command, tag="stand"):
    """Stand up. In a match in play a computer player goes on."""


class Return(_Command, tag="return"):
    """Play for oneself again, after a computer player did."""


class Cover(_Command, tag="cover"):
    """Let a computer player play for somebody for whom all have waited for long."""

    member: MemberNumber


class Mix(_Command, tag="mix"):
    """Add chance of one's own to the next deal."""

    text: Annotated[str, Meta(min_length=1, max_length=40)]


class Start(_Command, tag="start"):
    """Begin a match (host)."""


class Arrange(_Command, tag="arrange"):
    """Keep the table otherwise (host). Rules can be changed between matches."""

    rules: RulesRequest
    places: Annotated[int, Meta(ge=2, le=16)]
    clock: Clock
    level: Level
    memory_help: bool
    watch: bool
    listed: bool


class AddComputer(_Command, tag="add-computer"):
    """Let a computer player sit down (host)."""

    level: Level


class Remove(_Command, tag="remove"):
    """Send a person or a computer player away (host)."""

    member: MemberNumber


class HandOver(_Command, tag="hand-over"):
    """Give the table to somebody else to keep (host)."""

    member: MemberNumber


class TakeOver(_Command, tag="take-over"):
    """Keep the table, since whoever kept it has stood up, is not connected, or a computer player plays for them."""


class Say(_Command, tag="say"):
    """Say something to all: exactly one of a ``phrase``, a ``reaction``, or ``text`` (at tables by link alone)."""

    phrase: Phrase | None = None
    reaction: Reaction | None = None
    text: Annotated[str, Meta(min_length=1, max_length=200)] | None = None


TableCommand = (
    Play
    | Continue
    | BuyBack
    | Sit
    | Stand
    | Return
    | Cover
    | Mix
    | Start
    | Arrange
    | AddComputer
    | Remove
    | HandOver
    | TakeOver
)
ClientMessage = Hello | TableCommand | Say


# --- to the page: what a seat may know -------------------------------------------------------------------------


class RulesInfo(_Part):
    """A table's rules: all options, the preset they are named by, how they differ from the standard preset."""

    preset: str | None
    options: dict[str, OptionJson]
    differences: list[str]
    """Names of the options that differ from the standard."""


class MemberInfo(_Part):
    """Somebody who sits at the table, or has sat there in this match. ``level`` is None for a person."""

    member: int
    name: str
    look: int
    level: Level | None
    wins: int
    """Matches won at this table, of the ``played`` ones."""
    played: int


class TableSettings(_Part):
    """How the table is kept. ``level``: of the computer player that plays for somebody absent."""

    places: int
    clock: Clock
    level: Level
    memory_help: bool
    watch: bool
    listed: bool


class Mixed(_Part):
    """What a member has added to a deal's chance."""

    member: int
    text: str


class FairDeal(_Part):
    """What decides a round's cards: the promise (SHA-256, hex, of the seed), what was added, and, after the round,
    the seed itself."""

    promise: str
    mixes: list[Mixed]
    seed: str | None


class PlayerInfo(_Part):
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


class MoveChoice(_Part):
    """A legal move, and the points the own hand then has, where that is known already."""

    move: str
    value: float | None


class Refusal(_Part):
    """Why a kind of move (``pass``, ``knock``, ``all``, ``one``, ``two``, ``renew``, ``draw``, ``take``, ``discard``)
    is not legal now: the text ``refusal-REASON``, and the rule's ``clause``. Every kind that is not legal has one;
    ``discard`` is that of the fourth card.
    """

    kind: str
    reason: str
    clause: str


class Reason(_Part):
    """What a seat loses and why: the text ``why-WHY``, or None where there is nothing to say."""

    seat: int
    hand: list[CardText]
    counting: list[CardText]
    """Those cards of the hand that make its value."""
    value: float
    lost: int
    why: str | None


class Result(_Part):
    """A round's end: how (``knock``, ``thirty_one``, …), and each seat that played."""

    ended_by: str
    hands: list[Reason]
    may_buy_back: list[int]
    buy_backs: list[int] | None


class Known(_Part):
    """Cards that everybody saw a seat take and not give away (memory help); empty where it is switched off."""

    seat: int
    cards: list[CardText]


class RoundState(_Part):
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


class LessonText(_Part):
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


class Lesson(_Part):
    """A first game that teaches: what is said now, one after the other, and the ``move`` that is advised.

    ``learnt``: what has been done already, of ``steps``. ``praise``: the text ``lesson-right-PRAISE`` on the last move.
    """

    steps: list[LessonStep]
    learnt: list[LessonStep]
    praise: LessonStep | None
    texts: list[LessonText]
    move: MoveText | None


class TableState(_Part):
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
    """All who are named in ``party`` or ``players``."""
    party: list[int]
    """The members who sit down for the next match, in the order in which they came."""
    players: list[PlayerInfo]
    """By seat; empty before the first match."""
    phase: Literal["gathering", "round", "buy_back", "next", "over"]
    """``gathering``: before the first match; ``next``: the round is over; ``over``: the match is."""
    match: int
    """From 1, at this table; 0 before the first."""
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


class LogEntry(_Part):
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


class Welcome(_Message, tag="welcome"):
    """Answer to `Hello`: the table as it is at event ``number``, and the log of this round so far.

    A page that has missed only a few events is sent those instead, as `Happened`. A `Presence` closes the answer.
    """

    protocol: int
    number: int
    state: TableState
    log: list[LogEntry]


class Happened(_Message, tag="happened"):
    """Event ``number`` of the table: what happened, and the table after it."""

    number: int
    log: list[LogEntry]
    state: TableState


class Presence(_Message, tag="presence"):
    """Who is connected, by member, and how many look on. Not an event: it has no number and is not kept."""

    members: list[int]
    watching: int


class Said(_Message, tag="said"):
    """Somebody said something: one of a ``phrase``, a ``reaction`` or ``text``. Not an event, and not kept for long.

    ``at``: milliseconds since 1970. ``key`` tells it from everything else that was said here.
    """

    key: str
    member: int
    at: int
    phrase: str | None = None
    reaction: str | None = None
    text: str | None = None


class Ack(_Message, tag="ack"):
    """The command ``id`` was carried out, and saved, as event ``number``. What happened follows."""

    id: CommandId
    number: int


class Refused(_Message, tag="refused"):
    """The command ``id`` changed nothing: the text ``refusal-CODE``, and the rule's ``clause`` where one forbids it.

    Besides the rules' reasons: those of `schwimmen.tables.commands.TableRefusal`, and `ServerRefusal`: ``storage`` (it
    could not be saved: send it again later), ``bad-rules``, ``too-fast`` (said too much at once), ``no-talk`` (no free
    text here).
    """

    id: CommandId
    code: str
    clause: str | None = None


class Failed(_Message, tag="failed"):
    """The connection ends: why, as a `Failure`; the text ``failed-CODE``. ``replaced``: another tab took the seat."""

    code: str


ServerMessage = Welcome | Happened | Presence | Said | Ack | Refused | Failed


# --- over HTTP -----------------------------------------------------------------------------------------------------


class RulesProblem(_Part):
    """Why rules can't be played: the text ``rules-CODE``, ``args`` its variables."""

    code: str
    option: str
    args: dict[str, str]


class RulesAnswer(_Part):
    """Rules looked at (POST /api/rules). ``problems`` empty: they can be played, by 2 to ``max_players``."""

    rules: RulesInfo | None
    problems: list[RulesProblem]
    max_players: int | None


class OptionValue(_Part):
    """One value of one option."""

    option: str
    value: OptionJson


class OptionInfo(_Part):
    """One option: ``values`` as JSON gives them; for ``number`` the least and the greatest. It changes nothing
    while another option has the value ``idle``."""

    name: str
    kind: Literal["choice", "number", "switch", "set"]
    values: list[str | int | bool]
    default: OptionJson
    clause: str
    idle: OptionValue | None


class PresetInfo(_Part):
    """One preset; its title is the text ``preset-NAME``."""

    name: str
    players: tuple[int, int]
    max_players: int
    options: dict[str, OptionJson]
    differences: list[str]


class Catalogue(_Part):
    """All options and presets (GET /api/rules)."""

    options: list[OptionInfo]
    presets: list[PresetInfo]
    standard: str


class NewTable(_Part):
    """Open a table (POST /api/tables). ``secret`` is the maker's. With ``start`` the first match begins at once
    (against the computer players alone); otherwise others can sit down until the host starts it.

    ``lesson``: a first game that teaches, with rules, opponent and start of its own."""

    rules: RulesRequest
    name: Name
    secret: Secret
    opponents: Annotated[list[Level], Meta(max_length=15)]
    """Computer players that sit down from the first."""
    start: bool
    places: Annotated[int, Meta(ge=2, le=16)]
    look: Look = 0
    clock: Clock = "none"
    level: Level = "solid"
    memory_help: bool = True
    watch: bool = True
    listed: bool = False
    lesson: bool = False


class TableOpened(_Part):
    """The new table's id: it is at the page's address ``/t/ID``."""

    table: str


class ListedTable(_Part):
    """A table that the lobby shows."""

    table: str
    host: str
    rules: RulesInfo
    seated: int
    places: int
    playing: bool
    watch: bool
    clock: Clock


class Lobby(_Part):
    """The tables that anybody may come to (GET /api/lobby), the newest first; not more than 50."""

    tables: list[ListedTable]


class ReplayStep(_Part):
    """One step of a match that is shown again: what happened, and the table after it."""

    log: list[LogEntry]
    state: TableState


class Replay(_Part):
    """One round of a recorded match, of ``rounds``, as seen from a seat (GET /api/replays/ID?seat=S&round=R)."""

    seat: int
    players: list[str]
    rounds: int
    round: int
    """From 0."""
    steps: list[ReplayStep]


class ReplayRequest(_Part):
    """Show a record again that the page has (POST /api/replays, answered by `Replay`)."""

    record: Annotated[str, Meta(max_length=65536)]
    seat: Annotated[int, Meta(ge=0, lt=16)] = 0
    round: Annotated[int, Meta(ge=0)] = 0


class ReplayOpened(_Part):
    """A link that replays a match: the page's address ``/r/ID`` (POST /api/tables/TABLE/matches/N/replay)."""

    replay: str


SheetLine = Annotated[str, Meta(min_length=2, max_length=8000)]


class NewSheet(_Part):
    """Share a score sheet (POST /api/sheets): its log, a line of JSON each, which the server keeps and doesn't read."""

    lines: Annotated[list[SheetLine], Meta(min_length=1, max_length=2000)]


class SheetOpened(_Part):
    """The sheet's name: who knows it reads and writes; the page's address is ``/sheet/NAME``."""

    sheet: str


class SheetLines(_Part):
    """Write on a sheet (POST /api/sheets/NAME) that has ``after`` lines, as far as one knows."""

    after: Annotated[int, Meta(ge=0)]
    lines: Annotated[list[SheetLine], Meta(min_length=1, max_length=2000)]


class SheetAnswer(_Part):
    """``taken``: the lines are on the sheet. If not, somebody was faster: ``lines`` are those behind ``after``, as
    they are for who only asks (GET /api/sheets/NAME?after=N)."""

    taken: bool
    lines: list[str]


class HttpProblem(_Part):
    """Every answer that is no success: why, as a `Failure`; the text ``failed-CODE``."""

    code: str
    problems: list[RulesProblem] = []
