"""What people ask of a table, and what they may be answered. `schwimmen.tables.handle` carries it out."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from schwimmen.moves import Refusal as RuleRefusal
from schwimmen.tables.events import Entry, Level, Settings

__all__ = [
    "AddComputer",
    "AnswerBuyBack",
    "Arrange",
    "Command",
    "Cover",
    "GoOn",
    "HandOver",
    "Mix",
    "Outcome",
    "Play",
    "Refused",
    "Remove",
    "Repeated",
    "Return",
    "Sit",
    "Stand",
    "Start",
    "TableRefusal",
    "TakeOver",
]


@dataclass(frozen=True, slots=True, kw_only=True)
class Command:
    """What ``member`` asks (None: somebody who has not sat here yet); ``id`` is the page's own name for it."""

    member: int | None
    id: str

    @property
    def key(self) -> str:
        """The command's name among those of all members."""
        return f"{self.member}/{self.id}"


@dataclass(frozen=True, slots=True, kw_only=True)
class _InPosition(Command):
    """Something for the position that the page shows: it has seen entry ``number``."""

    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Play(_InPosition):
    """Play a move, written as in a record."""

    move: str


@dataclass(frozen=True, slots=True, kw_only=True)
class AnswerBuyBack(_InPosition):
    """Come back with full lives, or not (R8.4)."""

    yes: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class GoOn(_InPosition):
    """Have seen enough of a round's or a match's end: the next one may begin."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sit(Command):
    """Sit down, or come by another name or picture; ``secret`` is the hash of who sits down for the first time."""

    name: str
    look: int
    secret: str | None = None

    @property
    def key(self) -> str:
        """The command's name; somebody new is told from others by the secret's hash."""
        return self.key_of(self.member if self.secret is None else self.secret, self.id)

    @staticmethod
    def key_of(who: int | str | None, id_: str) -> str:
        """The name of a command of that id by a member, or by somebody new with a secret of that hash."""
        return f"{who[:16] if isinstance(who, str) else who}/{id_}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Stand(Command):
    """Stand up: play no further match, and leave the one in play to a computer player."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Return(Command):
    """Play again for oneself."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Cover(Command):
    """Let a computer player play for somebody for whom all have waited long."""

    target: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Mix(Command):
    """Add chance of one's own to the next deal."""

    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Start(Command):
    """Begin a match (host)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Arrange(Command):
    """Keep the table otherwise (host)."""

    settings: Settings


@dataclass(frozen=True, slots=True, kw_only=True)
class AddComputer(Command):
    """Let a computer player sit down (host)."""

    level: Level


@dataclass(frozen=True, slots=True, kw_only=True)
class Remove(Command):
    """Send somebody away, person or computer player (host)."""

    target: int


@dataclass(frozen=True, slots=True, kw_only=True)
class HandOver(Command):
    """Give the table to somebody else to keep (host)."""

    target: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeOver(Command):
    """Keep the table, since whoever kept it has stood up, or has been ``gone`` for long: for so many milliseconds, as
    far as is known, no page of theirs was connected, or a computer player played for them."""

    gone: int = 0


class TableRefusal(Enum):
    """Why a command is refused that no rule of the game speaks of. The value is the id of its text."""

    STALE = "stale"  # the table has moved on since the page looked
    NO_DEAL = "no-deal"  # nothing waits to be begun
    NO_BUY_BACK = "no-buy-back"  # nobody asked this seat whether it comes back, or it has answered
    MATCH_GOES_ON = "match-goes-on"
    NOT_SEATED = "not-seated"  # who looks on can't do that
    REMOVED = "removed"  # the member was sent away
    COVERED = "covered"  # a computer player plays for the member: it has to return first
    NOT_HOST = "not-host"
    HOST_IS_THERE = "host-is-there"  # or was a moment ago
    TABLE_FULL = "table-full"
    TABLE_CLOSED = "table-closed"  # to those who have never sat here
    NAME_TAKEN = "name-taken"
    BAD_NAME = "bad-name"
    BAD_TEXT = "bad-text"  # nothing, or too much, to add to the shuffle
    TOO_FEW = "too-few"  # one alone can't play
    TOO_FEW_PLACES = "too-few-places"  # more have sat down, or the rules serve fewer
    NO_SUCH_MEMBER = "no-such-member"
    TOO_SOON = "too-soon"
    NOT_AWAITED = "not-awaited"  # nobody waits for that member
    TOO_LATE = "too-late"  # the cards are dealt, or the member has added something already


@dataclass(frozen=True, slots=True)
class Refused:
    """The command changes nothing: why."""

    reason: RuleRefusal | TableRefusal

    @property
    def code(self) -> str:
        """The id of the text that says why."""
        return self.reason.text_id if isinstance(self.reason, RuleRefusal) else str(self.reason.value)

    @property
    def clause(self) -> str | None:
        """The rule's clause, where a rule forbids it."""
        return self.reason.clause if isinstance(self.reason, RuleRefusal) else None


@dataclass(frozen=True, slots=True)
class Repeated:
    """There is nothing to do: the command was carried out before, by that entry, or what it asks for is so already.

    The former stays so whatever happens (``for_good``), the latter may be otherwise a moment later.
    """

    number: int
    for_good: bool


Outcome = tuple[Entry, ...] | Repeated | Refused
