"""What is asked and answered over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from schwimmen.server.protocol.parts import Clock, Level, Look, Name, OptionJson, Part, RulesRequest, Secret
from schwimmen.server.protocol.told import LogEntry, RulesInfo, TableState

__all__ = [
    "Catalogue",
    "HttpProblem",
    "ListedTable",
    "Lobby",
    "NewSheet",
    "NewTable",
    "OptionInfo",
    "OptionValue",
    "PresetInfo",
    "Replay",
    "ReplayOpened",
    "ReplayRequest",
    "ReplayStep",
    "RulesAnswer",
    "RulesProblem",
    "SheetAnswer",
    "SheetLine",
    "SheetLines",
    "SheetOpened",
    "TableOpened",
]


class RulesProblem(Part):
    """Why rules can't be played: the text ``rules-CODE``, ``args`` its variables."""

    code: str
    option: str
    args: dict[str, str]


class RulesAnswer(Part):
    """Rules looked at (POST /api/rules). ``problems`` empty: they can be played, by 2 to ``max_players``."""

    rules: RulesInfo | None
    problems: list[RulesProblem]
    max_players: int | None


class OptionValue(Part):
    """One value of one option."""

    option: str
    value: OptionJson


class OptionInfo(Part):
    """One option: ``values`` as JSON gives them; for ``number`` the least and the greatest. It changes nothing
    while another option has the value ``idle``."""

    name: str
    kind: Literal["choice", "number", "switch", "set"]
    values: list[str | int | bool]
    default: OptionJson
    clause: str
    idle: OptionValue | None


class PresetInfo(Part):
    """One preset; its title is the text ``preset-NAME``."""

    name: str
    players: tuple[int, int]
    max_players: int
    options: dict[str, OptionJson]
    differences: list[str]


class Catalogue(Part):
    """All options and presets (GET /api/rules)."""

    options: list[OptionInfo]
    presets: list[PresetInfo]
    standard: str


class NewTable(Part):
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


class TableOpened(Part):
    """The new table's id: it is at the page's address ``/t/ID``."""

    table: str


class ListedTable(Part):
    """A table that the lobby shows."""

    table: str
    host: str
    rules: RulesInfo
    seated: int
    places: int
    playing: bool
    watch: bool
    clock: Clock


class Lobby(Part):
    """The tables that anybody may come to (GET /api/lobby), the newest first; not more than 50."""

    tables: list[ListedTable]


class ReplayStep(Part):
    """One step of a match that is shown again: what happened, and the table after it."""

    log: list[LogEntry]
    state: TableState


class Replay(Part):
    """One round of a recorded match, of ``rounds``, as seen from a seat (GET /api/replays/ID?seat=S&round=R)."""

    seat: int
    players: list[str]
    rounds: int
    round: int
    """From 0."""
    steps: list[ReplayStep]


class ReplayRequest(Part):
    """Show a record again that the page has (POST /api/replays, answered by `Replay`)."""

    record: Annotated[str, Meta(max_length=65536)]
    seat: Annotated[int, Meta(ge=0, lt=16)] = 0
    round: Annotated[int, Meta(ge=0)] = 0


class ReplayOpened(Part):
    """A link that replays a match: the page's address ``/r/ID`` (POST /api/tables/TABLE/matches/N/replay)."""

    replay: str


SheetLine = Annotated[str, Meta(min_length=2, max_length=8000)]


class NewSheet(Part):
    """Share a score sheet (POST /api/sheets): its log, a line of JSON each, which the server keeps and doesn't read."""

    lines: Annotated[list[SheetLine], Meta(min_length=1, max_length=2000)]


class SheetOpened(Part):
    """The sheet's name: who knows it reads and writes; the page's address is ``/sheet/NAME``."""

    sheet: str


class SheetLines(Part):
    """Write on a sheet (POST /api/sheets/NAME) that has ``after`` lines, as far as one knows."""

    after: Annotated[int, Meta(ge=0)]
    lines: Annotated[list[SheetLine], Meta(min_length=1, max_length=2000)]


class SheetAnswer(Part):
    """``taken``: the lines are on the sheet. If not, somebody was faster: ``lines`` are those behind ``after``, as
    they are for who only asks (GET /api/sheets/NAME?after=N)."""

    taken: bool
    lines: list[str]


class HttpProblem(Part):
    """Every answer that is no success: why, as a `Failure`; the text ``failed-CODE``."""

    code: str
    problems: list[RulesProblem] = field(default_factory=list)
