"""Commands in, entries out: what a command does at a table, or why it can't be done."""

from __future__ import annotations

import random

from schwimmen.match import MatchPhase
from schwimmen.moves import Move
from schwimmen.moves import Refusal as RuleRefusal
from schwimmen.round import IllegalMove
from schwimmen.tables import commands as c
from schwimmen.tables.commands import Command, Outcome, Refused, Repeated, TableRefusal
from schwimmen.tables.course import begin, follow
from schwimmen.tables.events import (
    Arranged,
    BuyBackAnswered,
    Covered,
    Entry,
    Event,
    GoneOn,
    HandedOver,
    Member,
    Mixed,
    Moved,
    Returned,
    Sat,
    Stood,
)
from schwimmen.tables.fair import LONGEST_MIX
from schwimmen.tables.names import LONGEST_NAME, clean_name, computer_names, same_name
from schwimmen.tables.state import Table, advance, options_of

__all__ = ["HOST_GRACE", "LONG_WAIT", "LOOKS", "MOST_MEMBERS", "handle", "is_past", "may_go_on"]

LONG_WAIT = 60_000
"""Milliseconds after which others may let a computer player play for somebody, whatever the clock."""
HOST_GRACE = 60_000
"""Milliseconds for which a table is kept for a host who is gone: a reload, a lift, a phone that sleeps."""
LOOKS = 12
"""Pictures that a member may choose from."""
MOST_MEMBERS = 1000
"""Members that a table may ever have had; then it takes nobody new."""

_Answer = Event | TableRefusal | RuleRefusal | None
"""The event that carries a command out, why it can't be, or None where it is so already. Whether a move is legal is
found out by making it."""


def handle(table: Table, command: Command, now: int, chance: random.Random) -> Outcome:
    """What the command does: entries that follow on the table, the first of them carrying it out.

    They go on until a person must act. A command sent again is `Repeated`; one that can't be carried out is
    `Refused`. The table is unchanged: it is the entries that change it, once they are stored.
    """
    if (number := _done(table, command)) is not None:
        return Repeated(number, for_good=True)
    answer = _answer(table, command, now, chance)
    if answer is None:
        return Repeated(table.number, for_good=False)
    if isinstance(answer, TableRefusal | RuleRefusal):
        return Refused(answer)
    first = Entry(table.number + 1, now, command.key, answer)
    try:
        after = advance(table, first)
    except IllegalMove as illegal:
        return Refused(illegal.reason)
    return follow(table, first, after, chance)


def _done(table: Table, command: Command) -> int | None:
    """The number of the entry that carried it out before."""
    number = table.done_by(command.key)
    if number is None and isinstance(command, c.Sit) and command.member is not None:
        # It may have been sent first before its sender was a member.
        hashed = table.members[command.member].secret
        number = None if hashed is None else table.done_by(c.Sit.key_of(hashed, command.id))
    return number


def is_past(table: Table, command: Command) -> bool:
    """Whether the command is for a position that there was before, so that nothing that happens makes it possible."""
    return isinstance(command, c.Play | c.AnswerBuyBack | c.GoOn) and command.number < table.position


def _answer(table: Table, command: Command, now: int, chance: random.Random) -> _Answer:
    member = command.member
    if member in table.removed:
        return TableRefusal.REMOVED
    if isinstance(command, c.Sit):
        return _sits(table, command)
    if member is None:
        return TableRefusal.NOT_SEATED
    match command:
        case c.Play() | c.AnswerBuyBack() | c.GoOn():
            return _in_match(table, command, member)
        case c.Stand():
            return Stood(member) if member in table.party else None
        case c.Return():
            if member not in table.covered:
                return None
            return Returned(member) if member in table.party else TableRefusal.NOT_SEATED
        case c.Cover():
            return _covered(table, command, member, now)
        case c.Mix():
            return _mixed(table, command, member)
        case c.TakeOver():
            return _taken_over(table, command, member)
    return _as_host(table, command, chance) if member == table.host else TableRefusal.NOT_HOST


def _in_match(table: Table, command: c.Play | c.AnswerBuyBack | c.GoOn, member: int) -> _Answer:
    if is_past(table, command) or command.number > table.number:
        return TableRefusal.STALE
    if member in table.covered:
        return TableRefusal.COVERED
    if isinstance(command, c.GoOn):
        return _gone_on(table, member)
    seat = table.seat_of(member)
    if seat is None:
        return TableRefusal.NOT_SEATED
    if isinstance(command, c.Play):
        return _played(table, command, seat)
    return BuyBackAnswered(seat, command.yes) if seat in table.yet_to_answer() else TableRefusal.NO_BUY_BACK


def _played(table: Table, command: c.Play, seat: int) -> _Answer:
    round_ = None if table.match is None else table.match.current
    if round_ is None:
        return RuleRefusal.ROUND_OVER
    if round_.to_act != seat:
        return RuleRefusal.NOT_YOUR_TURN
    try:
        return Moved(seat, str(Move.parse(command.move)))
    except ValueError:
        return RuleRefusal.UNREADABLE


def may_go_on(table: Table, member: int | None) -> bool:
    """Whether it is for that member to say that the next round or match may begin."""
    return member in table.to_go_on() and isinstance(_gone_on(table, member), GoneOn)


def _gone_on(table: Table, member: int) -> _Answer:
    phase = None if table.match is None else table.match.phase
    if phase not in (MatchPhase.DEAL, MatchPhase.OVER):
        return TableRefusal.NO_DEAL
    if member not in (table.seats if phase is MatchPhase.DEAL else table.party):
        return TableRefusal.NOT_SEATED
    if phase is MatchPhase.OVER and len(table.party) < 2:
        return TableRefusal.TOO_FEW
    return None if member in table.ready else GoneOn(member)


def _sits(table: Table, command: c.Sit) -> _Answer:
    number = command.member
    if number is None and command.secret is not None:  # who sits down from two pages at once is one member
        number = table.known_by(command.secret)
    if number in table.removed:
        return TableRefusal.REMOVED
    if number is None and command.secret is None:
        return TableRefusal.NOT_SEATED
    if number is None and (table.settings.closed or len(table.members) >= MOST_MEMBERS):
        return TableRefusal.TABLE_CLOSED
    name = clean_name(command.name)
    if not name or len(name) > LONGEST_NAME or not 0 <= command.look < LOOKS:
        return TableRefusal.BAD_NAME
    if any(same_name(other, name) for other in _names(table, number)):
        return TableRefusal.NAME_TAKEN
    if number not in table.party and len(table.party) >= table.settings.places:
        return TableRefusal.TABLE_FULL
    if number is None:
        return Sat(len(table.members), Member(name, None, command.secret, command.look))
    who = Member(name, None, table.members[number].secret, command.look)
    there = number in table.party and number not in table.covered
    return None if there and who == table.members[number] else Sat(number, who)


def _names(table: Table, but: int | None = None) -> list[str]:
    """The names that are taken: those of all who will play or are playing."""
    here = {*table.party, *(table.seats if table.playing else ())}
    return [table.members[one].name for one in sorted(here) if one != but]


def _covered(table: Table, command: c.Cover, member: int, now: int) -> _Answer:
    if member not in table.seats:
        return TableRefusal.NOT_SEATED
    if member in table.covered:
        return TableRefusal.COVERED
    if command.target in table.covered:
        return None
    if command.target == member or table.seat_of(command.target) not in table.awaited():
        return TableRefusal.NOT_AWAITED
    return Covered((command.target,)) if now - table.since >= LONG_WAIT else TableRefusal.TOO_SOON


def _mixed(table: Table, command: c.Mix, member: int) -> _Answer:
    text = clean_name(command.text)
    if member not in table.party:
        return TableRefusal.NOT_SEATED
    if not text or len(text) > LONGEST_MIX:
        return TableRefusal.BAD_TEXT
    if table.draw is None or any(who == member for who, _ in table.draw.mixes):
        return TableRefusal.TOO_LATE
    return Mixed(member, text)


def _taken_over(table: Table, command: c.TakeOver, member: int) -> _Answer:
    if member == table.host:
        return None
    if member not in table.party:
        return TableRefusal.NOT_SEATED
    if member in table.covered:
        return TableRefusal.COVERED
    away = command.gone >= HOST_GRACE or table.host not in table.party
    return HandedOver(member) if away else TableRefusal.HOST_IS_THERE


def _as_host(table: Table, command: Command, chance: random.Random) -> _Answer:
    match command:
        case c.Start():
            return _started(table, chance)
        case c.Arrange():
            return _arranged(table, command)
        case c.AddComputer():
            if len(table.party) >= table.settings.places:
                return TableRefusal.TABLE_FULL
            if len(table.members) >= MOST_MEMBERS:
                return TableRefusal.TABLE_CLOSED
            return Sat(len(table.members), Member(computer_names(1, _names(table), chance)[0], command.level))
        case c.Remove():
            other = _is_other(table, command.target)
            return Stood(command.target, removed=True) if other else TableRefusal.NO_SUCH_MEMBER
        case c.HandOver():
            other = _is_other(table, command.target) and table.is_person(command.target)
            return HandedOver(command.target) if other else TableRefusal.NO_SUCH_MEMBER
    raise TypeError(f"no such command: {type(command).__name__}")


def _is_other(table: Table, member: int) -> bool:
    return 0 <= member < len(table.members) and member != table.host and member not in table.removed


def _started(table: Table, chance: random.Random) -> _Answer:
    """A match begins. Nobody could end one without people, so that one of them must be there."""
    if table.playing and not table.forsaken:
        return TableRefusal.MATCH_GOES_ON
    if len(table.party) < 2:
        return TableRefusal.TOO_FEW
    if table.there():
        return begin(table, chance)
    return TableRefusal.COVERED if table.host in table.covered else TableRefusal.NOT_SEATED


def _arranged(table: Table, command: c.Arrange) -> _Answer:
    new, old = command.settings, table.settings
    if new == old:
        return None
    if table.playing and not table.forsaken and (new.options, new.preset) != (old.options, old.preset):
        return TableRefusal.MATCH_GOES_ON
    if not max(2, len(table.party)) <= new.places <= options_of(new).max_players:
        return TableRefusal.TOO_FEW_PLACES
    return Arranged(new)
