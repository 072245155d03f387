"""The store in a file."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import Engine
from sqlalchemy.engine.interfaces import DBAPICursor
from tests.storage.conftest import FIRST, moved, run

from schwimmen.storage import engines, writer
from schwimmen.storage.engines import begin_to_write
from schwimmen.storage.store import StorageFailed, Store


def test_a_full_disk_stores_nothing_and_says_so_and_the_store_goes_on(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    pages = 10_000

    def begin(engine: Engine, cursor: DBAPICursor) -> None:
        cursor.execute(f"PRAGMA max_page_count = {pages}")
        begin_to_write(engine, cursor)

    async def body(store: Store) -> None:
        nonlocal pages
        monkeypatch.setattr(engines, "begin_to_write", begin)  # where SQLAlchemy begins
        monkeypatch.setattr(writer, "begin_to_write", begin)
        await store.create("t", [FIRST])
        pages = 1  # no page more than there are
        many = [moved(number, command="x" * 60) for number in range(1, 1000)]
        with pytest.raises(StorageFailed, match="full"):
            await store.append("t", many)
        assert await store.read("t") == [FIRST]
        pages = 10_000
        assert await store.append("t", many)
        assert await store.read("t", 0) == many

    run(file, body)


def test_a_file_and_its_url_are_the_same_database(file: str) -> None:
    async def write(store: Store) -> None:
        await store.create("t", [FIRST])

    async def read(store: Store) -> None:
        assert await store.read("t") == [FIRST]

    run(f"sqlite:///{file}", write)
    run(file, read)


def test_what_can_not_be_a_database_fails(tmp_path: Path) -> None:
    text = tmp_path / "text.sqlite"
    text.write_text("This is no database. " * 100)
    for place in (tmp_path, text, text / "below/tables.sqlite"):
        with pytest.raises(StorageFailed):
            asyncio.run(Store.open(str(place)))
    assert text.read_text().startswith("This is no database.")


def test_a_power_cut_after_the_answer_loses_nothing(file: str) -> None:
    """Commits wait for the disk: WAL with synchronous = FULL (2)."""

    async def body(store: Store) -> None:
        with store._engine.connect() as connection:
            assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
            assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2

    run(file, body)
