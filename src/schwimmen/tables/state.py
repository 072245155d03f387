"""A table's state: the fold over its entries. Immutable, so that every earlier state stays as it was."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Mapping
from functools import lru_cache

import msgspec
from msgspec.structs import replace

from schwimmen.cards import parse_cards
from schwimmen.match import Match, MatchPhase
from schwimmen.rules.options import Options
from schwimmen.tables.events import (
    Arranged,
    Began,
    BuyBackAnswered,
    Covered,
    Created,
    Dealt,
    Entry,
    GoneOn,
    HandedOver,
    Level,
    Member,
    Mixed,
    Moved,
    Promised,
    Returned,
    Sat,
    Settings,
    Shuffled,
    Stood,
)
from schwimmen.tables.fair import Draw

__all__ = ["REMEMBERED", "BrokenHistory", "Entries", "Table", "advance", "fold", "hash_secret", "options_of"]

REMEMBERED = 128
"""At least so many of the last commands a table knows again when they are sent again."""
_CHUNK = 16
"""So many of them stand together: what one entry adds is copied, not all that is remembered."""


class BrokenHistory(ValueError):
    """Entries that can't follow each other: a gap, or a table that does not begin with its creation."""


def hash_secret(secret: str) -> str:
    """The form in which a member's secret is stored: SHA-256, hex. Secrets are long and random, so unsalted."""
    return hashlib.sha256(secret.encode()).hexdigest()


def options_of(settings: Settings) -> Options:
    """The rules of these settings. Raises `RulesError` for none."""
    return _options(tuple((name, tuple(v) if isinstance(v, list) else v) for name, v in settings.options.items()))


@lru_cache(maxsize=256)
def _options(items: tuple[tuple[str, str | int | bool | tuple[int, ...]], ...]) -> Options:
    return Options.from_dict({name: list(v) if isinstance(v, tuple) else v for name, v in items})


class Table(msgspec.Struct, frozen=True):
    """A table after entry ``number``.

    ``members``: all who ever sat here; ``removed`` of them were sent away; ``party`` will play the next match.
    ``host``: the member who keeps the table. ``match``: the match in play or the last one, the ``match_number``-th
    from 1, of the members ``seats``; None before the first. ``covered``: members for whom a computer player plays.
    ``answers``: who has answered the offer to come back after the last round, in that order (R8.4). ``ready``: who
    wants to go on, since ``ready_since``. ``position``: the entry that made the position that waits for somebody,
    and ``since`` when that began to wait (milliseconds since 1970). ``draw``: what decides the next deal's cards,
    then those of the round in play, whose shuffles are counted by ``turn``; the ``dealt`` one is of the last deal.
    ``wins``: matches won, ``played``: matches played to their end, by member. ``winners``: who has won each match, the
    first one first; None: nobody, or nobody yet. ``done``: the last commands, each with
    the number of the entry that carries it out, in chunks of which the newest is the last.
    """

    number: int
    settings: Settings
    members: tuple[Member, ...]
    party: tuple[int, ...]
    wins: tuple[int, ...]
    played: tuple[int, ...]
    host: int = 0
    removed: frozenset[int] = frozenset()
    seats: tuple[int, ...] = ()
    match: Match | None = None
    match_number: int = 0
    winners: tuple[int | None, ...] = ()
    first_dealer: int = 0
    covered: frozenset[int] = frozenset()
    answers: tuple[tuple[int, bool], ...] = ()
    ready: frozenset[int] = frozenset()
    ready_since: int = 0
    position: int = 0
    since: int = 0
    draw: Draw | None = None
    dealt: Draw | None = None
    turn: int = 0
    done: tuple[Mapping[str, int], ...] = ()

    @property
    def options(self) -> Options:
        """The rules of the match in play, or of the next one."""
        return self.match.options if self.playing and self.match is not None else options_of(self.settings)

    @property
    def playing(self) -> bool:
        """Whether a match is in play."""
        return self.match is not None and self.match.phase is not MatchPhase.OVER

    @property
    def forsaken(self) -> bool:
        """Whether a match is in play whose people have all stood up, so that another one may take its place."""
        return self.playing and not any(one in self.party and self.is_person(one) for one in self.seats)

    def is_person(self, member: int) -> bool:
        """Whether that member is no computer player."""
        return self.members[member].level is None

    def member_of(self, secret: str) -> int | None:
        """The member that the secret is of, or None. The time it takes says nothing about the secrets."""
        found = self.known_by(hash_secret(secret))
        return None if found in self.removed else found

    def known_by(self, hashed: str) -> int | None:
        """The member, even one that was sent away, whose secret has that hash, or None."""
        found = None
        for number, member in enumerate(self.members):
            if member.secret is not None and hmac.compare_digest(member.secret, hashed):
                found = number
        return found

    def seat_of(self, member: int | None) -> int | None:
        """The member's seat in the match in play or the last one, or None."""
        return self.seats.index(member) if member in self.seats else None

    def level_at(self, seat: int) -> Level | None:
        """The level of the computer player that plays at a seat, for itself or for somebody absent; None: a person."""
        number = self.seats[seat]
        return self.settings.level if number in self.covered else self.members[number].level

    def done_by(self, command: str) -> int | None:
        """The number of the entry that carried out that command, if it was one of the last."""
        for chunk in self.done:
            if command in chunk:
                return chunk[command]
        return None

    def yet_to_answer(self) -> tuple[int, ...]:
        """The seats whose answer to the offer to come back is awaited."""
        if self.match is None or self.match.phase is not MatchPhase.BUY_BACK or self.match.last is None:
            return ()
        answered = {seat for seat, _ in self.answers}
        return tuple(seat for seat in self.match.last.may_buy_back if seat not in answered)

    def awaited(self) -> tuple[int, ...]:
        """The seats that must act in the position: one in a round, those asked whether they come back after it."""
        if self.match is None or self.match.current is None:
            return self.yet_to_answer()
        to_act = self.match.current.to_act
        return () if to_act is None else (to_act,)

    def people(self) -> tuple[int, ...]:
        """The people in the match in play or the last one, for whom no computer player plays."""
        return tuple(one for one in self.seats if self.is_person(one) and one not in self.covered)

    @property
    def attended(self) -> bool:
        """Whether there are such people: asked after every move."""
        return any(self.members[one].level is None and one not in self.covered for one in self.seats)

    def there(self) -> tuple[int, ...]:
        """The people who will play the next match, for whom no computer player plays."""
        return tuple(one for one in self.party if self.is_person(one) and one not in self.covered)

    def to_go_on(self) -> tuple[int, ...]:
        """Who is awaited before the next round or match begins.

        Before a round the people who are in, or all if none of them is; before a match those who will play it.
        """
        if self.match is None or self.match.phase not in (MatchPhase.DEAL, MatchPhase.OVER):
            return ()
        if self.match.phase is MatchPhase.DEAL:
            if not self.match.finished:  # a match's first round is dealt at once
                return ()
            out = [self.seats[seat] for seat in self.match.out]
            people = tuple(one for one in self.people() if one not in out) or self.people()
        else:
            people = self.there()
        return tuple(one for one in people if one not in self.ready)


class Entries(tuple[Entry, ...]):
    """Entries that follow on the table ``before``, with the tables ``after`` each of them: they needn't be folded."""

    before: Table | None
    after: tuple[Table, ...]

    @staticmethod
    def of(before: Table | None, steps: Iterable[tuple[Entry, Table]]) -> Entries:
        """Those entries, each with the table after it."""
        steps = tuple(steps)
        entries = Entries(entry for entry, _ in steps)
        entries.before, entries.after = before, tuple(table for _, table in steps)
        return entries


def fold(entries: Iterable[Entry], table: Table | None = None) -> Table:
    """The table after those entries, which follow on ``table`` (None: from the beginning)."""
    for entry in entries:
        table = advance(table, entry)
    if table is None:
        raise BrokenHistory("no entries")
    return table


def advance(table: Table | None, entry: Entry) -> Table:
    """The table after one more entry. Raises `BrokenHistory`, or what the rules say to an impossible event."""
    if entry.number != (0 if table is None else table.number + 1):
        raise BrokenHistory(f"entry {entry.number} after {'nothing' if table is None else table.number}")
    if table is None:
        if not isinstance(entry.event, Created):
            raise BrokenHistory("a table begins with its creation")
        return _created(entry.event, entry.at)
    after = _happened(table, entry)
    if entry.command is None:
        return replace(after, number=entry.number)
    return replace(after, number=entry.number, done=_also(table.done, entry.command, entry.number))


def _also(done: tuple[Mapping[str, int], ...], command: str, number: int) -> tuple[Mapping[str, int], ...]:
    """Those commands, and that one, which entry ``number`` carries out."""
    if done and len(done[-1]) < _CHUNK:
        return *done[:-1], {**done[-1], command: number}
    return *done[-REMEMBERED // _CHUNK :], {command: number}


def _created(event: Created, at: int) -> Table:
    options_of(event.settings)  # refuses what is none
    none = (0,) * len(event.members)
    return Table(0, event.settings, event.members, tuple(range(len(event.members))), none, none, since=at)


def _happened(table: Table, entry: Entry) -> Table:
    """The table after that entry, but for its number."""
    event = entry.event
    match event:
        case Dealt() | Moved() | Shuffled() | BuyBackAnswered():
            return _match_went_on(table, entry)
        case Began():
            return _began(table, event, entry)
        case Sat():
            return _sat(table, event, entry.at)
        case Stood():
            return _stood(table, event)
        case HandedOver():
            return replace(table, host=_known(table, event.member))
        case Arranged():
            return _arranged(table, event, entry.at)
        case Promised():
            return replace(table, draw=Draw(event.seed))
        case Mixed():
            return _mixed(table, event)
        case GoneOn():
            since = table.ready_since if table.ready else entry.at
            return replace(table, ready=table.ready | {_known(table, event.member)}, ready_since=since)
        case Covered():
            return replace(table, covered=table.covered.union(_known(table, one) for one in event.members))
        case Returned():
            return _back(table, event.member, entry.at)
        case Created():
            raise BrokenHistory("a table is created once")


def _known(table: Table, member: int) -> int:
    if not 0 <= member < len(table.members):
        raise BrokenHistory(f"no member {member}")
    return member


def _back(table: Table, member: int, at: int) -> Table:
    """A member plays for itself. Where nobody was there, nobody was waited for: that begins now."""
    if member not in table.covered:
        return table
    return replace(table, covered=table.covered - {member}, since=table.since if table.attended else at)


def _arranged(table: Table, event: Arranged, at: int) -> Table:
    """Another clock begins now; who wanted to go on wanted the rules that were."""
    old, new = table.settings, event.settings
    options_of(new)  # refuses what is none
    over = table.match is not None and table.match.phase is MatchPhase.OVER
    return replace(
        table,
        settings=new,
        since=table.since if new.clock == old.clock else at,
        ready=frozenset() if over and new.options != old.options else table.ready,
    )


def _sat(table: Table, event: Sat, at: int) -> Table:
    party = table.party if event.member in table.party else (*table.party, event.member)
    if event.member == len(table.members):
        members = (*table.members, event.who)
        return replace(table, members=members, party=party, wins=(*table.wins, 0), played=(*table.played, 0))
    _known(table, event.member)
    members = tuple(event.who if number == event.member else old for number, old in enumerate(table.members))
    return replace(_back(table, event.member, at), members=members, party=party)


def _stood(table: Table, event: Stood) -> Table:
    number = _known(table, event.member)
    plays = table.playing and number in table.seats and table.is_person(number)
    party = tuple(one for one in table.party if one != number)
    one_alone = not table.playing and len(party) < 2  # who can't begin doesn't wait to
    return replace(
        table,
        party=party,
        removed=table.removed | {number} if event.removed else table.removed,
        covered=table.covered | {number} if plays else table.covered - {number},
        ready=frozenset() if one_alone else table.ready - {number},
    )


def _mixed(table: Table, event: Mixed) -> Table:
    if table.draw is None:
        raise BrokenHistory("nothing to add to")
    return replace(table, draw=Draw(table.draw.seed, (*table.draw.mixes, (event.member, event.text))))


def _began(table: Table, event: Began, entry: Entry) -> Table:
    names = [table.members[_known(table, number)].name for number in event.members]
    return replace(
        table,
        match=Match.start(options_of(table.settings), names, event.dealer),
        seats=event.members,
        first_dealer=event.dealer,
        match_number=table.match_number + 1,
        winners=(*table.winners, None),
        covered=table.covered.intersection(event.members),
        answers=(),
        ready=frozenset(),
        position=entry.number,
        since=entry.at,
    )


def _match_went_on(table: Table, entry: Entry) -> Table:
    """After an event of the match. The position is another one, unless others are still to answer."""
    event, match = entry.event, table.match
    if match is None:
        raise BrokenHistory("no match")
    answers, draw, dealt, turn = table.answers, table.draw, table.dealt, table.turn
    match event:
        case Dealt():
            # a hand that is dealt may end the round, and with it the match (R3.4)
            match, answers, draw, dealt, turn = match.deal(parse_cards(event.deck)), (), None, table.draw, 1
        case Moved():
            match = match.play(event.move)
        case Shuffled():
            match, turn = match.restock(parse_cards(event.stock)), turn + 1
        case BuyBackAnswered():
            answers = (*answers, (event.seat, event.yes))
            answered = replace(table, answers=answers)
            if answered.yet_to_answer():
                return answered
            match = match.buy_back([seat for seat, yes in answers if yes])
    after = replace(
        table, match=match, answers=answers, draw=draw, dealt=dealt, turn=turn,
        ready=frozenset(), position=entry.number, since=entry.at,
    )  # fmt: skip
    if match.phase is not MatchPhase.OVER:
        return after
    winner = None if match.winner is None else table.seats[match.winner]
    return replace(
        after,
        winners=(*table.winners[:-1], winner),
        wins=tuple(won + (number == winner) for number, won in enumerate(table.wins)),
        played=tuple(played + (number in table.seats) for number, played in enumerate(table.played)),
        covered=after.covered.intersection(after.party),
    )
