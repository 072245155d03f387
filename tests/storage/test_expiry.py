"""What nobody has touched for long is removed; records that are shared by a link."""

from __future__ import annotations

import asyncio
import concurrent.futures
from collections.abc import Sequence

import pytest
from sqlalchemy import Connection
from tests.storage.conftest import FIRST, execute, moved, run

from schwimmen.storage import statements
from schwimmen.storage.store import LARGEST_RECORD, StorageFailed, Store, TableGone
from schwimmen.tables.events import Entry


def created(at: int) -> Entry:
    return Entry(0, at, None, FIRST.event)


def test_tables_go_whose_last_entry_is_older(database: str) -> None:
    async def body(store: Store) -> None:
        many = [f"old{number}" for number in range(2 * statements.EXPIRED + 20)]
        await asyncio.gather(*(store.create(name, [created(10), moved(1, at=99)]) for name in many))
        await store.create("played", [created(10), moved(1, at=50), moved(2, at=100)])
        await store.create("new", [created(100)])
        assert await store.expire(99) == 0
        assert await store.expire(100) == len(many)
        assert await store.newest([*many, "played", "new"]) == {"played": 2, "new": 0}
        assert await store.read("old7") == []
        assert execute(database, "SELECT count(*) FROM events") == [(4,)]
        assert await store.expire(100) == 0

    run(database, body)


def test_a_move_at_a_table_that_has_expired_is_refused_and_leaves_nothing(database: str) -> None:
    async def body(store: Store) -> None:
        await store.create("t", [created(10)])
        assert await store.expire(11) == 1
        with pytest.raises(TableGone):
            await store.append("t", [moved(1)])
        assert await store.read("t") == []
        assert await store.create("t", [created(12)])

    run(database, body)


def test_a_move_that_comes_while_its_table_expires_is_stored_or_refused(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Never acknowledged and then gone: the move comes right after the tables to remove were chosen."""

    async def body(store: Store) -> None:
        other = await Store.open(database)
        await store.create("t", [created(10)])
        loop = asyncio.get_running_loop()
        scalars = Connection.scalars
        moves: list[concurrent.futures.Future[bool]] = []

        async def move() -> bool:
            return await other.append("t", [moved(1, at=100)])

        def meanwhile(connection: Connection, *arguments: object) -> Sequence[object]:
            chosen = scalars(connection, *arguments)  # type: ignore[call-overload]
            moves.append(asyncio.run_coroutine_threadsafe(move(), loop))
            return chosen  # type: ignore[no-any-return]

        monkeypatch.setattr(Connection, "scalars", meanwhile)
        expired = await store.expire(50)
        answer = (await asyncio.gather(asyncio.wrap_future(moves[0]), return_exceptions=True))[0]
        assert (expired, type(answer)) in [(1, TableGone), (0, bool)]
        assert await store.newest(["t"]) == ({} if expired else {"t": 1})
        await other.close()

    run(database, body)


def test_what_is_old_is_found_by_an_index(database: str) -> None:
    numbers = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000)"
    execute(database, f"{numbers} INSERT INTO tables (id, created) SELECT 't' || i, i FROM n")
    execute(database, "ANALYZE")
    explain = "EXPLAIN" if "://" in database else "EXPLAIN QUERY PLAN"
    plan = execute(database, f"{explain} SELECT id FROM tables WHERE created < 5 ORDER BY created LIMIT 50")
    assert any("tables_created" in str(row) for row in plan), plan


def test_a_record_is_shared_under_a_name(database: str) -> None:
    record = '{"players":["Zoë","Jörg"],"rounds":[]}'

    async def body(store: Store) -> None:
        assert await store.shared("link") is None
        await store.share("link", record, 10)
        await store.share("link", "another", 20)
        assert await store.shared("link") == record
        await store.share("large", "x" * LARGEST_RECORD, 20)
        with pytest.raises(ValueError, match="large"):
            await store.share("too-large", "ü" * (LARGEST_RECORD // 2 + 1), 10)
        assert await store.shared("too-large") is None
        assert await store.expire(20) == 1
        assert await store.shared("link") is None
        assert await store.shared("large") is not None

    run(database, body)


def test_what_the_database_does_not_take_is_a_failure_of_the_storage(database: str) -> None:
    async def body(store: Store) -> None:
        execute(database, "DROP TABLE shares")
        for failing in (store.shared("link"), store.share("link", "{}", 1), store.expire(1)):
            with pytest.raises(StorageFailed, match="shares"):
                await failing

    run(database, body)
