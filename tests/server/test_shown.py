"""What is shown again as it was is what would be found out anew, whatever happens at the table."""

from __future__ import annotations

import random

from tests.random_options import random_options
from tests.tables.evenings import Evening, wild_command

from schwimmen.server import protocol
from schwimmen.server.encoding import decode
from schwimmen.server.shown import Shown
from schwimmen.tables import lesson
from schwimmen.tables.events import Entry, Level
from schwimmen.tables.state import Table, advance, options_of


def wild_entries(rng: random.Random, *, taught: bool) -> list[Entry]:
    """A table at which people do what they like, and mostly what is due; ``taught``: a lesson."""
    options = options_of(lesson.settings()) if taught else random_options(rng)
    people = 1 if taught else rng.randint(1, min(3, options.max_players - 1))
    levels: list[Level | None] = [*[None] * people, "beginner", "beginner"]
    evening = Evening(
        options,
        levels[: 2 if taught else min(options.max_players, rng.randint(max(2, people), 5))],
        rng.randrange(10**6),
        clock=rng.choice(("none", "quick")),
        watch=rng.random() < 0.7,
        memory_help=rng.random() < 0.7,
        lesson=taught,
    )
    for _ in range(150):
        due = evening.due(rng)
        evening.do(wild_command(evening, rng) if due is None or rng.random() < 0.15 else due)
        if rng.random() < 0.02:
            evening.wait(30_000)
    return evening.entries


def log_of(message: bytes) -> list[protocol.LogEntry]:
    """What it tells to have happened in the round."""
    told = decode(message)
    assert isinstance(told, protocol.Welcome | protocol.Happened)
    return told.log


def test_every_message_is_the_one_that_would_be_made_anew() -> None:
    messages = 0
    for number in range(20):
        rng = random.Random(number)
        table: Table | None = None
        shown: Shown | None = None
        for entry in wild_entries(rng, taught=number % 10 == 0):
            before, table = table, advance(table, entry)
            shown = Shown("t", table, entry.at, before, shown)
            anew = Shown("t", table, entry.at, before)
            there = [None, *range(len(table.members))]
            for member in rng.sample(there, min(4, len(there))):  # pages come and go
                message, whole = shown.happened(member), shown.welcome(member)
                assert (message, whole) == (anew.happened(member), anew.welcome(member))
                assert log_of(whole)[-len(log_of(message)) :] == log_of(message) or not log_of(message)
                messages += 1
    assert messages > 4000
