"""What is told of matches: worked out once, never before its time, and one after the other."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import httpx
import pytest
from tests.server.playing import Page, open_table
from tests.server.serving import OneProcess
from tests.server.test_limits import Time
from tests.tables.evenings import Evening

from schwimmen.rules.options import Options
from schwimmen.server import archive
from schwimmen.server.archive import LASTS, Archive, Told, tell
from schwimmen.server.limits import Limits
from schwimmen.tables import commands as c
from schwimmen.tables.events import Began, Entry

SHORT = Options(lives=1, swimming="none")


class Tables:
    """Tables whose entries are read, and how often; ``allowed`` counts what was worked out."""

    def __init__(self, **tables: list[Entry]) -> None:
        self.tables = tables
        self.reads = self.allowed = 0

    async def read(self, table: str) -> list[Entry]:
        self.reads += 1
        await asyncio.sleep(0)
        return self.tables[table]

    def allow(self) -> None:
        self.allowed += 1


def two_matches(seed: int) -> list[Entry]:
    """The entries of a table at which one match has ended and the second is in play."""
    evening = Evening(SHORT, [None, None], seed)
    rng = random.Random(seed)
    evening.play_on(rng)
    evening.ask(c.GoOn, 0)
    evening.ask(c.GoOn, 1)
    entries = evening.entries
    assert sum(isinstance(entry.event, Began) for entry in entries) == 2
    return entries


def test_a_match_that_has_ended_is_worked_out_once_and_one_in_play_each_time() -> None:
    tables = Tables(t=two_matches(1))

    async def body() -> None:
        kept = Archive(tables.read, Time())
        first = await asyncio.gather(*(kept.match("t", 1, tables.allow) for _ in range(5)))
        assert len({id(told) for told in first}) == tables.reads == 1
        assert first[0] == tell(tables.tables["t"], 1)
        assert first[0] is not None
        assert first[0].ended
        assert kept.size == len(first[0].record) + len(first[0].proof or b"")
        for number in (2, 2, None, None):
            told = await kept.match("t", number, tables.allow)
            assert told is not None
            assert not told.ended
        assert tables.reads == 5
        assert await kept.match("t", 3, tables.allow) is None
        assert kept.size == len(first[0].record) + len(first[0].proof or b"")

    asyncio.run(body())


def test_nothing_of_a_match_is_kept_before_its_end() -> None:
    """At every entry of a match: what was kept by then is what is told in the end."""
    entries = two_matches(2)
    tables = Tables()
    ended = []

    async def body() -> None:
        for end in range(1, len(entries)):
            tables.tables = {"t": entries[:end]}
            kept = Archive(tables.read, Time())
            told = await kept.match("t", 1, tables.allow)
            if kept.size:
                assert told == tell(entries, 1)
                ended.append(end)

    asyncio.run(body())
    over = next(number for number, entry in enumerate(entries) if number > 2 and isinstance(entry.event, Began))
    assert 0 < len(ended) < len(entries) / 2
    assert ended == list(range(ended[0], len(entries)))
    assert ended[0] <= over


def test_so_much_is_kept_and_no_longer_than_that(monkeypatch: pytest.MonkeyPatch) -> None:
    time, tables = Time(), Tables()
    made: list[str] = []

    def make(name: str) -> bytes:
        made.append(name)
        return name.encode() * 10

    async def body() -> None:
        kept = Archive(tables.read, time)

        async def get(name: str) -> bytes:
            return await kept.lasting(name, tables.allow, lambda: make(name))

        monkeypatch.setattr(archive, "LARGEST", 30)
        for name in "abcabad":  # c is asked for the least, and goes
            assert await get(name) == name.encode() * 10
        assert ("".join(made), kept.size) == ("abcd", 30)
        await get("a")
        await get("c")
        assert "".join(made) == "abcdc"
        time.now += LASTS
        await get("c")
        assert ("".join(made), tables.allowed) == ("abcdcc", 6)

    asyncio.run(body())


def test_what_may_not_be_worked_out_is_not() -> None:
    tables = Tables(t=two_matches(3))

    def refuse() -> None:
        raise PermissionError

    async def body() -> None:
        kept = Archive(tables.read, Time())
        with pytest.raises(PermissionError):
            await kept.match("t", 1, refuse)
        assert tables.reads == 0
        assert isinstance(await kept.match("t", 1, tables.allow), Told)
        assert await kept.match("t", 1, refuse) == tell(tables.tables["t"], 1)

    asyncio.run(body())


def test_an_address_has_so_many_matches_worked_out_and_any_number_told_that_are_known(
    tmp_path: Path, static: Path
) -> None:
    time = Time()
    server = OneProcess(tmp_path / "tables.sqlite", static, time, Limits(retold=4))
    try:
        key, rng = open_table(server.url, opponents=2, options={"lives": 1, "swimming": "none"}), random.Random(8)
        with Page(server.url, key) as page:
            while page.act(rng):
                pass
        with httpx.Client(base_url=server.url) as http:
            match = f"/api/tables/{key.table}/matches/1"
            for _ in range(3):
                assert http.get(f"{match}/record").status_code == http.get(f"{match}/proof").status_code == 200
                link = http.post(f"{match}/replay").json()["replay"]
                assert http.get(f"/api/replays/{link}").status_code == 200
            paths = [f"/api/tables/{key.table}/record", f"/api/replays/{link}?seat=1", f"/api/replays/{link}?seat=2"]
            assert [http.get(path).status_code for path in paths] == [200, 200, 429]
            assert http.get(paths[1]).status_code == 200
            record = http.get(f"{match}/record").text
            refused = http.post("/api/replays", json={"record": record})
            assert (refused.status_code, refused.json()["code"]) == (429, "too-fast")
            time.now += 1000
            assert http.post("/api/replays", json={"record": record}).status_code == 200
    finally:
        server.stop()
