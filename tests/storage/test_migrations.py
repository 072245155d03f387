"""The schema: migrations from the first one up, by one of several processes, never by an older program."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from importlib.resources import files

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from tests.storage.conftest import FIRST, execute, moved, run

from schwimmen.storage import engines
from schwimmen.storage.migrate import NewerDatabase, alembic_config
from schwimmen.storage.schema import HEAD, metadata
from schwimmen.storage.store import Store

FOLDER = str(files("schwimmen.storage") / "migrations")


async def nothing(_store: Store) -> None:
    pass


def test_the_migrations_lead_to_the_schema(database: str) -> None:
    run(database, nothing)
    engine = engines.connect(database)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert context.get_current_revision() == HEAD
        assert compare_metadata(context, metadata) == []
    engine.dispose()
    assert ScriptDirectory.from_config(alembic_config(FOLDER)).get_heads() == [HEAD]


def test_a_database_of_the_first_version_is_brought_up_with_what_it_has(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def first(connection: Connection) -> None:
        config = alembic_config(FOLDER)
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")

    with monkeypatch.context() as patched:
        patched.setattr(engines, "migrate", first)
        assert execute(database, "SELECT version_num FROM alembic_version") == [("0001",)]
        body = '{"t":"moved","seat":0,"move":"pass"}'
        execute(database, "INSERT INTO tables (id, created) VALUES ('t', 5)")
        execute(database, f"INSERT INTO events (table_id, number, at, body) VALUES ('t', 1, 7, '{body}')")

    async def after(store: Store) -> None:
        assert await store.read("t") == [moved(1)]
        assert await store.append("t", [moved(2)])
        await store.share("link", "{}", 1)

    run(database, after)
    assert execute(database, "SELECT version_num FROM alembic_version") == [(HEAD,)]


def test_a_database_of_a_newer_version_is_left_alone(database: str) -> None:
    run(database, nothing)
    execute(database, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(NewerDatabase):
        asyncio.run(Store.open(database))


PROCESS = """
import asyncio, sys
from schwimmen.storage.store import Store
async def main():
    print("ready", flush=True)
    sys.stdin.readline()
    store = await Store.open(sys.argv[1])
    print(await store.newest(["t"]), flush=True)
    await store.close()
asyncio.run(main())
"""


def test_several_processes_that_start_at_once_make_the_schema_once(database: str) -> None:
    command = [sys.executable, "-c", PROCESS, database]
    environment = {"PYTHONPATH": ":".join(sys.path)}
    processes = [
        subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=environment,
        )
        for _ in range(3)
    ]
    for process in processes:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
    answers = []
    for process in processes:  # all are let go before the first is waited for
        assert process.stdin is not None
        process.stdin.write("go\n")
        process.stdin.flush()
    answers = [process.communicate(timeout=60) for process in processes]
    assert answers == [("{}\n", "")] * 3
    assert execute(database, "SELECT version_num FROM alembic_version") == [(HEAD,)]


def test_what_a_table_has_is_whole_after_every_start(database: str) -> None:
    async def write(store: Store) -> None:
        await store.create("t", [FIRST])

    async def read(store: Store) -> None:
        assert await store.read("t") == [FIRST]

    run(database, write)
    run(database, read)
    run(database, read)
