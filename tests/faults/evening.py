"""Many tables played to their matches' ends while everything fails in turn, and the check that nothing was lost."""

from __future__ import annotations

import asyncio
import math
import random
import statistics
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field

import httpx
from tests.faults.people import Person, Spoiling, fingerprint
from tests.faults.processes import Process, Trouble

from schwimmen.server.shown import welcome
from schwimmen.storage.store import Store
from schwimmen.tables.events import Entry, Moved
from schwimmen.tables.state import Table, advance, hash_secret

__all__ = ["Evening", "Party", "Report", "look_back", "play_evening"]

SPOILT = Spoiling(cut=0.02, double=0.05, hold=0.03, again=0.05)


@dataclass
class Report:
    """What came of an evening. ``faults`` must be empty."""

    tables: int = 0
    people: int = 0
    commands: int = 0
    """Commands that were acknowledged."""
    entries: int = 0
    moves: int = 0
    views: int = 0
    """States that were shown to somebody and compared with what is stored."""
    connections: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    trouble: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0
    median: float = 0.0
    slowest: float = 0.0
    """Seconds from sending a command to its answer, over all that happened meanwhile."""
    faults: list[str] = field(default_factory=list)


class Party:
    """The people of one table."""

    def __init__(self, people: list[Person]) -> None:
        self.people = people
        self.over = asyncio.Event()

    def is_over(self) -> bool:
        """Whether all have seen the match's end, and the promise that follows on it."""
        if not self.over.is_set():
            numbers = {person.number for person in self.people}
            states = [person.state for person in self.people]
            ended = all(state is not None and state.phase == "over" and state.next_deal is not None for state in states)
            if ended and len(numbers) == 1:
                self.over.set()
        return self.over.is_set()


@dataclass
class Evening:
    """Tables that were played at, and what befell the servers meanwhile, in so many seconds."""

    parties: list[Party]
    trouble: Counter[str]
    seconds: float


async def play_evening(
    processes: Sequence[Process],
    trouble: Trouble,
    *,
    tables: int,
    within: float,
    seed: int,
    lives: int = 2,
    at_once: int = 100,
    open_for: float = math.inf,
) -> Evening:
    """Play a match at each of so many tables, so many at once, among all that trouble, in at most ``within`` seconds.

    No table is opened after ``open_for`` seconds. The processes are started already, and go on.
    """
    loop = asyncio.get_running_loop()
    began = loop.time()
    parties: list[Party] = []
    places = asyncio.Semaphore(at_once)

    async def one_table(number: int, client: httpx.AsyncClient) -> None:
        async with places:
            if loop.time() - began > open_for:
                return
            chance = random.Random(f"{seed} {number}")
            party = await _open_table(client, processes, lives, trouble.answered, chance)
            parties.append(party)
            await asyncio.gather(*(person.play(party.is_over) for person in party.people))

    async with httpx.AsyncClient(timeout=30) as client:
        playing = [loop.create_task(one_table(number, client)) for number in range(tables)]
        _, late = await asyncio.wait(playing, timeout=within)
        for task in late:
            task.cancel()
        outcomes = await asyncio.gather(*playing, return_exceptions=True)
    for outcome in outcomes:
        if isinstance(outcome, Exception):
            raise outcome
    await trouble.over()
    return Evening(parties, trouble.counts, loop.time() - began)


async def look_back(evening: Evening, database: str, *, all_views: int = 1) -> Report:
    """Compare what everybody was told, and was shown at last, with what the database holds.

    At every ``all_views``-th table that is done for all that was ever shown.
    """
    report = Report(tables=len(evening.parties), trouble=evening.trouble, seconds=evening.seconds)
    store = await Store.open(database)
    try:
        for number, party in enumerate(evening.parties):
            await _check(party, store, report, all_views=number % all_views == 0)
    finally:
        await store.close()
    waited = [seconds for party in evening.parties for person in party.people for seconds in person.waited]
    report.median, report.slowest = statistics.median(waited), max(waited)
    return report


async def _open_table(
    client: httpx.AsyncClient,
    processes: Sequence[Process],
    lives: int,
    answered: Callable[[], None],
    chance: random.Random,
) -> Party:
    """A new table, and the people who will play there, at whichever process lets them in."""
    names = ["Ada", "Bo", "Cy", "Di"][: chance.randrange(2, 5)]
    secrets = [f"{chance.getrandbits(192):048x}" for _ in names]
    computers = ["beginner"] * chance.randrange(2)
    wanted = {
        "rules": {"preset": None, "options": {"lives": lives}},
        "name": names[0],
        "secret": secrets[0],
        "opponents": computers,
        "start": False,
        "places": len(names) + len(computers),
    }
    places = _places(processes, chance.randrange(len(processes)))
    while True:
        with suppress(httpx.TransportError):
            answer = await client.post(f"{places()}/api/tables", json=wanted)
            if answer.status_code == 201:
                break
            assert answer.status_code == 503, answer.text
        await asyncio.sleep(0.2)
    table = answer.json()["table"]
    return Party(
        [
            Person(name, table, secret, places, random.Random(chance.getrandbits(64)), SPOILT, answered)
            for name, secret in zip(names, secrets, strict=True)
        ]
    )


def _places(processes: Sequence[Process], first: int) -> Callable[[], str]:
    """Processes to connect to, one after the other: the people of a table are at several."""

    def endless() -> Iterator[str]:
        place = first
        while True:
            yield processes[place % len(processes)].url
            place += 1

    places = endless()
    return lambda: next(places)


async def _check(party: Party, store: Store, report: Report, *, all_views: bool) -> None:
    """Compare what the people of a table were told with what is stored."""
    table_id = party.people[0].table
    entries = await store.read(table_id)
    faults = report.faults
    report.people += len(party.people)
    report.entries += len(entries)
    report.moves += sum(isinstance(entry.event, Moved) for entry in entries)
    tables = _fold(entries)
    if [entry.number for entry in entries] != list(range(len(entries))):
        faults.append(f"{table_id}: entries are missing")
    if not party.over.is_set():
        ends = [(person.name, person.number, person.state and person.state.phase) for person in party.people]
        faults.append(f"{table_id} doesn't go on: {len(entries)} entries, {ends}")
    stored = Counter(entry.command for entry in entries if entry.command is not None)
    faults += [f"{table_id}: {command} was done {times} times" for command, times in stored.items() if times > 1]
    numbers = {entry.command: entry.number for entry in entries}
    for person in party.people:
        faults += [f"{table_id}: {fault}" for fault in person.faults]
        report.connections += person.connections
        faults += [f"{table_id}: {fault}" for fault in _check_answers(person, numbers, report)]
        for (number, viewer), shown in person.seen.items():
            if not all_views and number != person.number:
                continue
            report.views += 1
            if number >= len(tables):
                faults.append(f"{table_id}: {person.name} was shown entry {number}, which isn't stored")
            elif fingerprint(welcome(table_id, tables[number], viewer, 0).state) != shown:
                faults.append(f"{table_id}: {person.name} was shown another table after entry {number}")
        if party.over.is_set() and person.number != len(entries) - 1:
            faults.append(f"{table_id}: {person.name} has seen {person.number} of {len(entries) - 1}")


def _fold(entries: Sequence[Entry]) -> list[Table]:
    """The table after each entry."""
    tables: list[Table] = []
    for entry in entries:
        tables.append(advance(tables[-1] if tables else None, entry))
    return tables


def _check_answers(person: Person, numbers: dict[str | None, int], report: Report) -> Iterator[str]:
    """What the server said of a person's commands, and what it did."""
    member = None if person.state is None else person.state.you
    names = (member, hash_secret(person.secret)[:16])  # who first sits down has no number yet
    for id_, doing in person.done.items():
        stored = next((numbers[key] for name in names if (key := f"{name}/{id_}") in numbers), None)
        if doing.number is None:
            report.refused[doing.refused or "unanswered"] += 1
            continue
        report.commands += 1
        if stored is None and doing.message["t"] in ("play", "buy-back", "start"):
            yield f"{person.name}: {doing} was acknowledged and is not stored"
        elif stored is not None and stored != doing.number:
            yield f"{person.name}: {doing} is stored as {stored}"
