"""The store on a PostgreSQL that is restarted, gone, or lets nobody in."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from urllib.parse import quote

import psycopg
import pytest
from tests.services.servers import Postgres, free_port
from tests.storage.conftest import FIRST, moved, run

from schwimmen.storage import engines
from schwimmen.storage.store import MissingDriver, StorageFailed, Store


async def settled(store: Store, table: str, number: int) -> None:
    """Append until it is stored, as a hub does: after a failure it reads on."""
    for _ in range(100):
        try:
            if await store.append(table, [moved(number)]):
                return
            assert (await store.read(table))[-1] == moved(number)
            return
        except StorageFailed:
            await asyncio.sleep(0.05)
    pytest.fail("the store doesn't come back")


def test_after_a_restart_the_next_move_is_stored_without_a_failure(postgres: Postgres, new_database: str) -> None:
    """The connections are all lost, and nobody has to hear of it."""

    async def body(store: Store) -> None:
        await store.create("t", [FIRST])
        await store.read("t")
        postgres.restart()
        assert await store.append("t", [moved(1)])
        postgres.restart()
        assert await store.read("t") == [FIRST, moved(1)]

    run(new_database, body)


def test_while_it_is_gone_moves_fail_and_afterwards_they_are_stored(postgres: Postgres, new_database: str) -> None:
    async def body(store: Store) -> None:
        await store.create("t", [FIRST])
        postgres.crash()
        for failing in (store.append("t", [moved(1)]), store.read("t"), store.newest(["t"]), store.expire(1)):
            with pytest.raises(StorageFailed, match="refused"):
                await failing
        postgres.start()
        assert await store.append("t", [moved(1)])
        assert await store.read("t") == [FIRST, moved(1)]

    run(new_database, body)


def test_what_was_acknowledged_survives_crashes_at_any_moment(postgres: Postgres, new_database: str) -> None:
    """Ten tables are played on while the database crashes three times; none of their moves is lost or there twice."""

    async def body(store: Store) -> None:
        names = [f"t{number}" for number in range(10)]
        playing = True

        async def play(name: str) -> int:
            await store.create(name, [FIRST])
            number = 0
            while playing:
                number += 1
                await settled(store, name, number)
            return number

        players = [asyncio.create_task(play(name)) for name in names]
        for pause in (0.3, 0.1, 0.2):
            await asyncio.sleep(pause)
            await asyncio.to_thread(postgres.restart)
        playing = False
        counts = await asyncio.gather(*players)
        for name, count in zip(names, counts, strict=True):
            assert [entry.number for entry in await store.read(name)] == list(range(count + 1))

    run(new_database, body)


def test_a_commit_whose_answer_is_lost_counts_as_somebody_s(
    postgres: Postgres, new_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server goes down right after the commit: the store tries again, finds it there, and says so."""

    async def body(store: Store) -> None:
        await store.create("t", [FIRST])
        commit = psycopg.Connection.commit
        lost: list[bool] = []

        def committed(connection: psycopg.Connection[object]) -> None:
            commit(connection)
            if not lost:
                lost.append(True)
                postgres.restart()
                connection.execute("SELECT 1")

        monkeypatch.setattr(psycopg.Connection, "commit", committed)
        assert not await store.append("t", [moved(1)])
        assert lost
        assert await store.read("t") == [FIRST, moved(1)]

    run(new_database, body)


def test_a_process_that_stands_still_in_a_transaction_does_not_stop_the_others(
    new_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engines, "_SESSION", engines._SESSION.replace("'10s'", "'200ms'"))

    async def body(store: Store) -> None:
        await store.create("t", [FIRST])
        still = engines.connect(new_database)
        with still.connect() as connection:
            connection.exec_driver_sql(
                "INSERT INTO events (table_id, number, at, body) VALUES ('t', 1, 7, '{\"t\":\"taken\"}')"
            )
            assert await store.append("t", [moved(1)])  # once the other's transaction has been ended for it
            connection.invalidate()
        still.dispose()
        assert await store.read("t") == [FIRST, moved(1)]

    run(new_database, body)


def test_two_processes_never_wait_for_each_other(new_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both are stopped in the middle of many tables, which they have in opposite order; then both go on."""
    monkeypatch.setattr(engines, "_SESSION", engines._SESSION.replace("lock_timeout', '5s'", "lock_timeout', '5min'"))

    async def body(one: Store) -> None:
        names = [f"t{number:02}" for number in range(100)]
        await asyncio.gather(*(one.create(name, [FIRST]) for name in names))
        other = await Store.open(new_database)
        with psycopg.connect(new_database) as third, psycopg.connect(new_database, autocommit=True) as watcher:
            third.execute("INSERT INTO events (table_id, number, at, body) VALUES ('t50', 1, 7, '')")
            mine = [asyncio.create_task(one.append(name, [moved(1, 0)])) for name in names]
            theirs = [asyncio.create_task(other.append(name, [moved(1, 1)])) for name in reversed(names)]
            waiting = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
            while watcher.execute(waiting).fetchone() != (2,):  # noqa: ASYNC110  # another process's state
                await asyncio.sleep(0.01)
            third.rollback()
        answers = await asyncio.gather(*mine, *theirs)
        assert answers.count(True) == len(names)
        await other.close()

    run(new_database, body)


def test_commits_wait_for_the_disk_also_where_the_database_says_otherwise(
    postgres: Postgres, new_database: str
) -> None:
    async def body(store: Store) -> None:
        with store._engine.connect() as connection:
            assert connection.exec_driver_sql("SHOW synchronous_commit").scalar() == "on"

    name = new_database.rpartition("/")[2]
    postgres.execute(new_database, f"ALTER DATABASE {name} SET synchronous_commit = off")
    run(new_database, body)


@pytest.mark.parametrize("scheme", ["postgres", "postgresql+psycopg"])
def test_other_spellings_of_the_url(new_database: str, scheme: str) -> None:
    async def body(store: Store) -> None:
        assert await store.create("t", [FIRST])

    run(new_database.replace("postgresql", scheme, 1) + "?connect_timeout=20", body)


def failure(url: str) -> str:
    with pytest.raises(StorageFailed) as failed:
        asyncio.run(Store.open(url))
    return str(failed.value)


def test_why_it_can_not_be_used_is_said_in_a_line(postgres: Postgres) -> None:
    wrong = failure(postgres.url("postgres", password="wrong"))
    assert "password authentication failed" in wrong
    missing = failure(postgres.url("nowhere"))
    assert 'database "nowhere" does not exist' in missing
    unreachable = failure(f"postgresql://somebody@127.0.0.1:{free_port()}/name")
    assert "refused" in unreachable
    for said in (wrong, missing, unreachable):
        assert "\n" not in said
        assert postgres.PASSWORD not in said
        assert quote(postgres.PASSWORD, safe="") not in said


def test_without_the_driver_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "find_spec", lambda _name: None)
    with pytest.raises(MissingDriver):
        asyncio.run(Store.open("postgresql://host/name"))


def test_a_url_is_shown_without_its_password() -> None:
    assert engines.shown("postgresql://me:secret@host/name") == "postgresql://me:***@host/name"
    assert engines.shown("postgresql://me:secret@host:port/name") == "host:port/name"
    assert engines.shown("folder/tables.sqlite") == "folder/tables.sqlite"


def test_a_program_that_plays_on_sqlite_loads_nothing_of_postgresql(file: str) -> None:
    """What the game loads at its start is what somebody waits for."""
    program = (
        "import asyncio, sys; from schwimmen.storage.store import Store; "
        f"asyncio.run(Store.open({file!r})); print('psycopg' in sys.modules)"
    )
    said = subprocess.run(
        [sys.executable, "-c", program], env={"PYTHONPATH": ":".join(sys.path)}, capture_output=True, text=True
    )
    assert (said.stdout, said.returncode) == ("False\n", 0), said.stderr
