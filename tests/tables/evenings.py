"""Tables played by chance, in virtual time: no sockets, no database, no clock."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, TypeGuard

from schwimmen.match import MatchPhase
from schwimmen.rules.options import Options
from schwimmen.tables import commands as c
from schwimmen.tables.commands import Command, Outcome, Refused, Repeated
from schwimmen.tables.course import due, open_table, out_of_time
from schwimmen.tables.events import Created, Entry, Level, Member, Settings
from schwimmen.tables.handle import HOST_GRACE, handle
from schwimmen.tables.state import Table, fold, hash_secret, options_of

__all__ = ["SHUFFLES", "Evening", "done", "new_table", "secret_of", "wild_command"]

SHUFFLES = Options(mechanism="draw_discard", empty_stock="reshuffle", knock_from="never", lap_limit=50, lives=1)
"""Rules by which the stock is shuffled several times in a round."""
NONSENSE = ("", "pass", "knock", "stay", "all", "draw", "take", "keep", "renew", "7d-9s", "Ah-Ah", "Qh", "7d+8d-9s+Ts")


def secret_of(person: int) -> str:
    """What a person is known by; those at the table from the first by their number."""
    return f"secret-{person}"


def new_table(options: Options, levels: Sequence[Level | None], **customs: Any) -> Created:
    """A table with people (None) and computer players."""
    members = tuple(
        Member(f"player {number}", level, None if level else hash_secret(secret_of(number)))
        for number, level in enumerate(levels)
    )
    customs = {"preset": None, "places": options.max_players} | customs
    settings = Settings(options=options.to_dict(), **customs)
    return Created(settings, members)


def done(outcome: Outcome) -> TypeGuard[tuple[Entry, ...]]:
    """Whether a command did something."""
    return not isinstance(outcome, Refused | Repeated)


class Evening:
    """A table and all that happened there. ``start``: the first match begins at once."""

    def __init__(
        self, options: Options, levels: Sequence[Level | None], seed: int = 0, *, start: bool = True, **customs: Any
    ) -> None:
        self.chance = random.Random(seed)
        self.now = 1000
        created = new_table(options, levels, **customs)
        self.entries: list[Entry] = list(open_table(created, self.now, self.chance, start=start))
        self.table: Table = fold(self.entries)
        self._ids = 0

    @staticmethod
    def dealt_by(dealer: int, options: Options, levels: Sequence[Level | None], **customs: Any) -> Evening:
        """An evening whose first match that seat deals first."""
        evenings = (Evening(options, levels, seed, **customs) for seed in range(99))
        return next(evening for evening in evenings if evening.table.first_dealer == dealer)

    @property
    def people(self) -> list[int]:
        """The members who are people, but for those who were sent away."""
        return [n for n in range(len(self.table.members)) if self.table.is_person(n) and n not in self.table.removed]

    @property
    def number(self) -> int:
        """The last entry, which every page has seen."""
        return self.table.number

    @property
    def phase(self) -> str:
        """``gathering``, that of the round in play, or that of the match."""
        match = self.table.match
        if match is None:
            return "gathering"
        return match.phase.value if match.current is None else match.current.phase.value

    def new_id(self) -> str:
        """An id for a command that no command had."""
        self._ids += 1
        return f"c{self._ids}"

    def do(self, command: Command, *, later: int = 1) -> Outcome:
        """Carry a command out, so many milliseconds later, as the server does."""
        self.now += later
        outcome = handle(self.table, command, self.now, self.chance)
        if done(outcome):
            self._store(outcome)
        return outcome

    def ask(self, kind: type[Command], member: int | None, **given: Any) -> Outcome:
        """Carry out a command of that kind, for the table as it is."""
        if issubclass(kind, c.Play | c.AnswerBuyBack | c.GoOn):
            given = {"number": self.number} | given
        return self.do(kind(member=member, id=self.new_id(), **given))

    def wait(self, milliseconds: int) -> None:
        """Let time go by: whatever the clock brings happens when it is due."""
        end = self.now + milliseconds
        while (when := due(self.table)) is not None and when <= end:
            self.now = max(self.now, when)
            assert out_of_time(self.table, when - 1, self.chance) == ()
            entries = out_of_time(self.table, self.now, self.chance)
            assert entries, "the clock is due, and nothing happens"
            self._store(entries)
        self.now = end

    def _store(self, entries: tuple[Entry, ...]) -> None:
        self.entries += entries
        self.table = fold(entries, self.table)

    def due(self, rng: random.Random) -> Command | None:
        """A legal command of somebody of whom one is awaited; None once the match is over, or if nobody is."""
        number, id_, match = self.number, self.new_id(), self.table.match
        if match is None or match.phase is MatchPhase.OVER:
            return None
        if match.phase is MatchPhase.DEAL:
            awaited = self.table.to_go_on()
            return c.GoOn(member=rng.choice(awaited), id=id_, number=number) if awaited else None
        seats = [seat for seat in self.table.awaited() if self.table.level_at(seat) is None]
        if not seats:
            return None
        seat = rng.choice(seats)
        member = self.table.seats[seat]
        if match.current is None:
            return c.AnswerBuyBack(member=member, id=id_, number=number, yes=rng.random() < 0.7)
        move = rng.choice(match.current.legal_moves())
        return c.Play(member=member, id=id_, number=number, move=str(move))

    def play_on(self, rng: random.Random, *, until: str = "over", steps: int = 3000) -> None:
        """Play until that phase, each who is awaited by chance. Fails if it doesn't come."""
        for _ in range(steps):
            if self.phase == until:
                return
            command = self.due(rng)
            assert command is not None, f"nobody is awaited in phase {self.phase}"
            assert done(self.do(command))
        raise AssertionError(f"no {until} after {steps} moves")


def wild_command(evening: Evening, rng: random.Random) -> Command:
    """Any command by anybody, many of them impossible: by strangers and those sent away, for the past, sent twice."""
    table = evening.table
    everybody = range(len(table.members))
    member = rng.choice([number for number in everybody if table.is_person(number)])
    if rng.random() < 0.3:
        member = table.host
    number = table.number + rng.choice((0, 0, 0, -1, 1))
    id_ = rng.choice((evening.new_id(), evening.new_id(), "c1", "c2"))
    if rng.random() < 0.5:
        return _of_the_match(evening, rng, member, number, id_)
    target = rng.choice((*everybody, -1, len(table.members)))
    name, new = f"player {rng.randrange(9)}", f"{rng.choice(('Ada', 'Zoë', 'ADA', '  '))}{rng.choice(('', ' 2'))}"
    stranger = rng.randrange(20, 26)
    return rng.choice(
        (
            c.Sit(member=member, id=id_, name=name, look=rng.randrange(14)),
            c.Sit(member=None, id=id_, name=new, look=1, secret=hash_secret(secret_of(stranger))),
            c.Stand(member=member, id=id_),
            c.Return(member=member, id=id_),
            c.Return(member=member, id=id_),
            c.Cover(member=member, id=id_, target=target),
            c.Mix(member=member, id=id_, text=rng.choice(("", "17", "x" * 50, "Glück"))),
            c.Start(member=member, id=id_),
            c.Arrange(member=member, id=id_, settings=_other_settings(table, rng)),
            c.AddComputer(member=member, id=id_, level=rng.choice(("beginner", "solid"))),
            c.Remove(member=member, id=id_, target=target),
            c.HandOver(member=member, id=id_, target=target),
            c.TakeOver(member=member, id=id_, gone=rng.choice((0, 0, HOST_GRACE))),
        )
    )


def _of_the_match(evening: Evening, rng: random.Random, member: int, number: int, id_: str) -> Command:
    current = None if evening.table.match is None else evening.table.match.current
    moves = [*NONSENSE, *(map(str, current.legal_moves()) if current else ())]
    return rng.choice(
        (
            c.Play(member=member, id=id_, number=number, move=rng.choice(moves)),
            c.GoOn(member=member, id=id_, number=number),
            c.AnswerBuyBack(member=member, id=id_, number=number, yes=rng.random() < 0.5),
        )
    )


def _other_settings(table: Table, rng: random.Random) -> Settings:
    options = options_of(table.settings)
    if rng.random() < 0.3:
        options = replace(options, lives=rng.choice((1, 2)))
    return Settings(
        preset=None,
        options=options.to_dict(),
        places=rng.randint(2, 9),
        clock=rng.choice(("none", "relaxed", "quick")),
        level=rng.choice(("beginner", "solid")),
    )
