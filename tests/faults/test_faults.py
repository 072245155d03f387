"""Whole matches while everything fails in turn: nothing that anybody was told is lost, and every table goes on."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from tests.faults.evening import Evening, Report, look_back, play_evening
from tests.faults.processes import Process, Trouble
from tests.services.servers import Postgres, Valkey
from tests.storage.conftest import execute

pytestmark = pytest.mark.slow

WITHIN = 900.0
"""Seconds after which a table that isn't over has stopped; far more than it takes."""


async def evening(processes: Sequence[Process], trouble: Trouble, tables: int) -> Evening:
    """Start the processes and let people play."""
    try:
        await asyncio.gather(*(process.start() for process in processes))
        return await play_evening(processes, trouble, tables=tables, within=WITHIN, seed=tables, lives=1)
    finally:
        await asyncio.gather(*(process.end() for process in processes))


def looked_back(evening: Evening, database: str) -> Report:
    return asyncio.run(look_back(evening, database))


def test_three_processes_over_postgresql_and_valkey(
    postgres: Postgres, valkey: Valkey, new_database: str, tmp_path: Path
) -> None:
    processes = [Process(tmp_path / f"process-{number}.log", new_database, valkey.url) for number in range(3)]
    trouble = Trouble(random.Random(1), 80, processes, postgres, valkey)
    report = looked_back(asyncio.run(evening(processes, trouble, 16)), new_database)
    assert report.faults == []
    assert set(report.trouble) == {"a process killed", "PostgreSQL crashed", "Valkey killed", "Valkey silent"}
    assert report.trouble["a process killed"] >= 3
    assert report.commands > 16 * 20
    assert report.connections > 2 * report.people


def test_one_process_over_a_file(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite")
    processes = [Process(tmp_path / "process.log", database)]
    trouble = Trouble(random.Random(2), 80, processes)
    evening_ = asyncio.run(evening(processes, trouble, 8))
    report = looked_back(evening_, database)
    assert report.faults == []
    assert report.trouble["a process killed"] >= 3
    assert report.commands > 8 * 20
    it_would_have_been_noticed(evening_, database)


def it_would_have_been_noticed(evening: Evening, database: str) -> None:
    """Spoil what is stored, each time at another table: the comparison finds it."""
    parties = iter(evening.parties)
    of_table = "WHERE table_id = '{0}'"
    last = f"(SELECT max(number) FROM events {of_table} AND body LIKE '%\"moved\"%')"
    for spoil, found in (
        (f"DELETE FROM events {of_table} AND number >= {last}", "which isn't stored"),
        (f"UPDATE events SET command = NULL {of_table} AND number > 5", "acknowledged and is not stored"),
        (f"UPDATE events SET command = '0/x' {of_table} AND number > {last} - 2", "was done"),
        (f"UPDATE events SET body = replace(body, '\"Ada\"', '\"Eve\"') {of_table} AND number = 0", "another table"),
    ):
        party = next(parties)
        execute(database, spoil.format(party.people[0].table))
        faults = looked_back(replace(evening, parties=[party]), database).faults
        assert any(found in fault for fault in faults), (found, faults[:5])
