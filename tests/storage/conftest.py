"""What the tests of the store share: they run against a file, and against a real PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from schwimmen.storage.engines import connect
from schwimmen.storage.store import Store
from schwimmen.tables.events import Dealt, Entry, Moved

FIRST = Entry(0, 5, None, Dealt("As Ks"))  # the store doesn't mind what happened


def moved(number: int, seat: int = 0, command: str | None = None, at: int = 7) -> Entry:
    return Entry(number, at, command, Moved(seat, "pass"))


@pytest.fixture
def file(tmp_path: Path) -> str:
    """A file that may become a database, in a folder that isn't there yet."""
    return str(tmp_path / "folder/tables.sqlite")


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """A database that is empty."""
    place: str = request.getfixturevalue("file" if request.param == "sqlite" else "new_database")
    return place


def run(database: str, body: Callable[[Store], Awaitable[None]]) -> None:
    """Run that over an open store."""

    async def main() -> None:
        store = await Store.open(database)
        try:
            await body(store)
        finally:
            await store.close()

    asyncio.run(main())


def execute(database: str, statement: str) -> list[tuple[object, ...]]:
    """Carry a statement out in the database, past the store; gives its rows."""
    engine = connect(database)
    try:
        with engine.execution_options(writes=True).begin() as connection:
            done = connection.exec_driver_sql(statement)
            return [tuple(row) for row in done] if done.returns_rows else []
    finally:
        engine.dispose()
