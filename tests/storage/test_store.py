"""The store: saved before it is told, once, by whoever was first."""

from __future__ import annotations

import asyncio
import threading

import pytest
from tests.storage.conftest import FIRST, execute, moved, run

from schwimmen.storage import store as module
from schwimmen.storage.store import INTERVAL, BadDatabaseURL, StorageFailed, Store, TableGone
from schwimmen.storage.writer import Append, Writer
from schwimmen.tables.events import Dealt, Entry


def test_what_was_stored_is_read_by_the_next_process(database: str) -> None:
    entries = [FIRST, Entry(1, 6, None, Dealt("As Ks")), moved(2, 1, "1/c0")]

    async def write(store: Store) -> None:
        assert await store.create("t", entries[:2])
        assert await store.append("t", entries[2:])

    async def read(store: Store) -> None:
        assert await store.read("t") == entries
        assert await store.read("t", 1) == entries[2:]
        assert await store.read("other") == []

    run(database, write)
    run(database, read)


def test_a_table_is_created_once(database: str) -> None:
    async def body(store: Store) -> None:
        assert await store.create("t", [FIRST])
        assert not await store.create("t", [FIRST, moved(1)])
        assert await store.read("t") == [FIRST]

    run(database, body)


def test_of_two_who_follow_on_the_same_entry_the_first_wins_and_the_other_leaves_nothing(database: str) -> None:
    """Over two stores, as two processes would have them, at the same time, again and again."""

    async def body(one: Store) -> None:
        other = await Store.open(database)
        await one.create("t", [FIRST])
        number = 1
        for turn in range(40):
            mine = [moved(number, 0), moved(number + 1, 0)]
            theirs = [moved(number, 1), moved(number + 1, 1), moved(number + 2, 1)]
            first = await asyncio.gather(one.append("t", mine), other.append("t", theirs))
            assert sorted(first) == [False, True]
            winner = theirs if first[1] else mine
            assert await (one, other)[turn % 2].read("t", number - 1) == winner
            number += len(winner)
        await other.close()

    run(database, body)


def test_two_processes_with_many_tables_at_once_each_in_an_order_of_its_own(database: str) -> None:
    """Each waits for what the other has begun: never both for each other."""

    async def body(one: Store) -> None:
        names = [f"t{number}" for number in range(100)]
        other = await Store.open(database)
        created = await asyncio.gather(
            *(one.create(name, [FIRST]) for name in names),
            *(other.create(name, [FIRST]) for name in reversed(names)),
        )
        assert created.count(True) == len(names)
        for number in range(1, 11):
            mine = [one.append(name, [moved(number, 0)]) for name in names]
            theirs = [other.append(name, [moved(number, 1)]) for name in reversed(names)]
            answers = await asyncio.gather(*mine, *theirs)
            assert answers.count(True) == len(names)
        assert await other.newest(names) == dict.fromkeys(names, 10)
        await other.close()

    run(database, body)


def test_many_appends_at_once_are_stored_together_and_each_is_answered(database: str) -> None:
    async def body(store: Store) -> None:
        names = [f"t{number}" for number in range(200)]
        assert all(await asyncio.gather(*(store.create(name, [FIRST]) for name in names)))
        appends = [store.append(name, [moved(1, seat), moved(2, seat)]) for name in names for seat in (0, 1)]
        answers = await asyncio.gather(*appends)
        assert answers.count(True) == 200
        for name, first in zip(names, answers[::2], strict=True):
            seat = 0 if first else 1
            assert await store.read(name, 0) == [moved(1, seat), moved(2, seat)]

    run(database, body)


class _Clock:
    """Time as the writer sees it: it passes while the writer sleeps, and nobody lets it sleep on but the test."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.slept: list[float] = []
        self.asleep, self.go_on = threading.Event(), threading.Event()

    def monotonic(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        if seconds:
            self.asleep.set()
            assert self.go_on.wait(30)
            self.now += seconds


def test_what_comes_soon_after_a_commit_shares_the_next_one(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = _Clock()
    monkeypatch.setattr(module, "time", clock)
    batches: list[int] = []
    store_batch = Writer.store

    def counted(writer: Writer, batch: list[Append]) -> list[bool | StorageFailed]:
        batches.append(len(batch))
        return store_batch(writer, batch)

    monkeypatch.setattr(Writer, "store", counted)

    async def body(store: Store) -> None:
        assert await store.create("t", [FIRST])  # the first one waits for nobody
        assert (clock.slept, batches) == ([0.0], [1])
        first = asyncio.create_task(store.append("t", [moved(1)]))
        assert await asyncio.to_thread(clock.asleep.wait, 30)
        others = [asyncio.create_task(store.append("t", [moved(number)])) for number in (2, 3)]
        await asyncio.sleep(0)  # they have handed it in
        clock.go_on.set()
        assert await asyncio.gather(first, *others) == [True, True, True]
        clock.now += INTERVAL  # who comes later waits for nothing
        assert await store.append("t", [moved(4)])
        assert batches == [1, 3, 1]
        assert clock.slept == [0.0, pytest.approx(INTERVAL), 0.0]

    run(database, body)


def test_one_that_can_not_be_stored_takes_no_other_with_it(database: str) -> None:
    async def body(store: Store) -> None:
        await store.create("t", [FIRST])
        good, gone, again = await asyncio.gather(
            store.append("t", [moved(1)]),
            store.append("no-such-table", [moved(1)]),
            store.append("t", [moved(1, 1)]),
            return_exceptions=True,
        )
        assert good is True
        assert isinstance(gone, TableGone)
        assert again is False
        assert await store.read("t") == [FIRST, moved(1)]
        assert await store.read("no-such-table") == []

    run(database, body)


def test_the_newest_number_of_each_table(database: str) -> None:
    async def body(store: Store) -> None:
        await store.create("new", [FIRST])
        await store.create("old", [FIRST, moved(1)])
        await store.append("old", [moved(2), moved(3)])
        assert await store.newest({"new", "old", "none"}) == {"new": 0, "old": 3}
        assert await store.newest([]) == {}
        many = [f"t{number}" for number in range(2500)]
        await asyncio.gather(*(store.create(name, [FIRST]) for name in many))
        assert await store.newest(many) == dict.fromkeys(many, 0)

    run(database, body)


def test_a_closed_store_says_so(database: str) -> None:
    async def main() -> None:
        store = await Store.open(database)
        await store.create("t", [FIRST])
        waiting = asyncio.create_task(store.append("t", [moved(1)]))
        await asyncio.sleep(0)
        await store.close()
        assert await waiting  # what was handed in before is stored
        with pytest.raises(StorageFailed):
            await store.append("t", [moved(2)])
        with pytest.raises(StorageFailed):
            await store.read("t")

    asyncio.run(main())


def test_a_damaged_entry_is_a_failure_of_the_storage(database: str) -> None:
    async def body(store: Store) -> None:
        await store.create("t", [FIRST])
        execute(database, 'UPDATE events SET body = \'{"t":"unheard-of"}\'')
        with pytest.raises(StorageFailed):
            await store.read("t")

    run(database, body)


@pytest.mark.parametrize(
    "url",
    ["nothing://", "://", "mysql+x://a/b", "sqlite://", "sqlite:///:memory:", "postgresql://host:port/name"],
)
def test_an_address_that_is_no_usable_database_is_refused(url: str) -> None:
    with pytest.raises(BadDatabaseURL):
        asyncio.run(Store.open(url))
