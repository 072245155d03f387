"""Shared score sheets in the database."""

from __future__ import annotations

import asyncio

from tests.storage.conftest import execute, run

from schwimmen.storage import statements
from schwimmen.storage.store import Store


def test_a_sheet_is_kept(database: str) -> None:
    async def begin(store: Store) -> None:
        await store.open_sheet("s", ["a", "b"], 10)
        assert await store.append_to_sheet("s", 2, ["c"], 11)

    async def after(store: Store) -> None:
        assert await store.sheet("s", 0) == ["a", "b", "c"]
        assert await store.sheet("s", 2) == ["c"]
        assert await store.sheet("t", 0) is None
        assert not await store.append_to_sheet("t", 0, ["a"], 12)
        assert not await store.append_to_sheet("s", 2, ["d"], 12)

    run(database, begin)
    run(database, after)


def test_of_many_who_write_at_once_one_is_first(database: str) -> None:
    async def body(store: Store) -> None:
        await store.open_sheet("s", ["begin"], 10)
        taken = await asyncio.gather(*(store.append_to_sheet("s", 1, [str(n), "more"], 11) for n in range(12)))
        assert taken.count(True) == 1
        assert await store.sheet("s", 0) == ["begin", str(taken.index(True)), "more"]

    run(database, body)


def test_sheets_go_that_nobody_has_written_on(database: str) -> None:
    async def body(store: Store) -> None:
        many = statements.EXPIRED + 5
        for n in range(many):
            await store.open_sheet(f"old{n}", ["a"], 10)
        await store.open_sheet("written", ["a"], 10)
        await store.append_to_sheet("written", 1, ["b"], 100)
        assert await store.expire(100) == many
        assert await store.sheet("old1", 0) is None
        assert await store.sheet("written", 0) == ["a", "b"]
        assert execute(database, "SELECT count(*) FROM sheet_lines") == [(2,)]

    run(database, body)
