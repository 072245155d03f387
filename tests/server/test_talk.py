"""What people say at a table: told to all who are there, kept for a while, stored nowhere."""

from __future__ import annotations

import logging
import random
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.server.playing import Ended, Key, Page, open_table
from tests.server.serving import Server
from tests.server.worlds import World, in_world

from schwimmen.server import protocol
from schwimmen.server.live import KEPT_SAYINGS
from schwimmen.server.seating import SAYING_BURST, SAYING_RATE
from schwimmen.tables import commands as c


def said_by(member: int, **what: str) -> dict[str, Any]:
    return {"member": member, "phrase": None, "reaction": None, "text": None} | what


def heard(page_said: list[protocol.Said]) -> list[dict[str, Any]]:
    """What was said, and by whom."""
    told = [msgspec.to_builtins(said) for said in page_said]
    return [{name: value for name, value in one.items() if name not in ("t", "key", "at", "earlier")} for one in told]


def test_phrases_reactions_and_text_are_told_to_all_and_to_those_who_come_later(tmp_path: Path) -> None:
    async def body(world: World) -> None:
        await world.open(None, None)
        zoe, yan, watcher = await world.come(0), await world.come(1), await world.come(None)
        assert zoe.say(phrase="hello") == "ack"
        assert yan.say(reaction="clap") == "ack"
        assert zoe.say(text="<b>Glück</b> & \u202e\u0000 so") == "ack"
        assert watcher.say(phrase="hello") == "not-seated"
        late = await world.come(None)
        for guest in (zoe, yan, watcher, late):
            assert heard(guest.ear.said) == [
                said_by(0, phrase="hello"),
                said_by(1, reaction="clap"),
                said_by(0, text="<b>Glück</b> & \u202e\u0000 so"),
            ]
            assert len({said.key for said in guest.ear.said}) == 3
            assert {said.at for said in guest.ear.said} == {world.now}

    in_world(tmp_path, body)


def test_at_a_listed_table_there_are_phrases_alone(tmp_path: Path) -> None:
    async def body(world: World) -> None:
        await world.open(None, None, start=False, listed=True)
        zoe, yan = await world.come(0), await world.come(1)
        assert zoe.say(text="anything") == "no-talk"
        assert zoe.say(phrase="thanks") == zoe.say(reaction="heart") == "ack"
        settings = msgspec.structs.replace((await world.table()).settings, listed=False)
        assert await zoe.ask(c.Arrange, settings=settings) == "ack"
        assert zoe.say(text="among us") == "ack"
        assert [said.text for said in yan.ear.said] == [None, None, "among us"]
        # listed from now on: who comes by the lobby is no reader of what friends have said
        assert await zoe.ask(c.Arrange, settings=msgspec.structs.replace(settings, listed=True)) == "ack"
        stranger = await world.come(None)
        assert heard(stranger.ear.said) == [said_by(0, phrase="thanks"), said_by(0, reaction="heart")]

    in_world(tmp_path, body)


def test_what_was_said_at_another_process_is_no_strangers_either_once_the_table_is_listed(tmp_path: Path) -> None:
    async def body(world: World) -> None:
        await world.open(None, None, start=False)
        zoe = await world.come(0, 0)
        assert zoe.say(text="among us") == zoe.say(phrase="thanks") == "ack"
        settings = msgspec.structs.replace((await world.table()).settings, listed=True)
        assert await zoe.ask(c.Arrange, settings=settings) == "ack"
        stranger = await world.come(None, 1)
        await world.wait(1000, zoe, stranger)
        assert heard(stranger.ear.said) == [said_by(0, phrase="thanks")]

    in_world(tmp_path, body, hubs=2)


def test_nobody_can_say_too_much_at_once(tmp_path: Path) -> None:
    async def body(world: World) -> None:
        await world.open(None, None)
        zoe, yan = await world.come(0), await world.come(1)
        for _ in range(2):
            assert [zoe.say(phrase="hurry") for _ in range(SAYING_BURST + 1)] == [*["ack"] * SAYING_BURST, "too-fast"]
            assert yan.say(phrase="moment") == "ack"  # who is slower may speak
            await world.wait(int(SAYING_BURST / SAYING_RATE * 1000), zoe, yan)
        assert len(yan.ear.said) == 2 * (SAYING_BURST + 1)

    in_world(tmp_path, body)


def test_only_the_last_sayings_are_told_to_those_who_come_later(tmp_path: Path) -> None:
    async def body(world: World) -> None:
        await world.open(None, None)
        zoe = await world.come(0)
        for number in range(KEPT_SAYINGS + 3):
            assert zoe.say(text=f"number {number}") == "ack"
            await world.wait(2000, zoe)
        late = await world.come(None)
        assert [said.text for said in late.ear.said] == [f"number {n}" for n in range(3, KEPT_SAYINGS + 3)]
        await zoe.leave()
        await late.leave()
        assert (await world.come(None)).ear.said == []  # nobody was there to keep it

    in_world(tmp_path, body)


def test_what_is_said_twice_by_the_same_id_is_told_once(tmp_path: Path) -> None:
    async def body(world: World) -> None:
        await world.open(None, None)
        zoe, yan = await world.come(0), await world.come(1)
        assert [zoe.say(id="once", phrase="oops") for _ in range(2)] == ["ack", "ack"]
        assert yan.say(id="once", phrase="phew") == "ack"
        assert heard(yan.ear.said) == [said_by(0, phrase="oops"), said_by(1, phrase="phew")]

    in_world(tmp_path, body)


def test_nothing_that_was_said_is_stored_logged_or_recorded(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    words = "a word that nobody keeps"

    async def body(world: World) -> None:
        await world.open(None, None)
        guests = [await world.come(0), await world.come(1)]
        with caplog.at_level(logging.DEBUG):
            assert guests[0].say(text=words) == "ack"
            rng = random.Random(1)
            while guests[0].table.phase == "round":
                assert await guests[0].act(rng) or await guests[1].act(rng)
        assert words in "".join(one.text for one in guests[1].ear.heard)
        assert not any(words in repr(entry) for entry in await world.entries())

    in_world(tmp_path, body)
    assert words not in caplog.text
    for file in tmp_path.iterdir():
        assert words.encode() not in file.read_bytes()


@pytest.fixture(scope="module")
def opened(server: Server) -> Key:
    return open_table(server.url, opponents=1, start=False)


@settings(max_examples=60)
@given(st.text(min_size=1, max_size=200))
def test_any_text_arrives_as_it_was_written_in_json(server: Server, opened: Key, text: str) -> None:
    with Page(server.url, opened.nobody) as watcher, Page(server.url, opened) as page:
        watcher.said.clear()
        page.do("say", text=text)
        while [said.text for said in watcher.said[-1:]] != [text]:  # what was said before may come late
            watcher.read()
        assert msgspec.json.decode(watcher.heard[-1])["text"] == text


def test_who_comes_later_is_told_what_was_said_at_whichever_process_they_are(server: Server) -> None:
    key = open_table(server.url, opponents=1, start=False)
    texts = ["one", "two", "three"]
    with Page(server.url, key) as page:
        for text in texts:
            page.do("say", text=text)
        for _ in range(3):
            with Page(server.url, key.nobody) as late:
                while [said.text for said in late.said] != texts:
                    late.read()


@pytest.mark.parametrize(
    "what",
    [
        {},
        {"text": ""},
        {"text": "x" * 201},
        {"text": ["x"]},
        {"phrase": "anything else"},
        {"reaction": "anything else"},
        {"phrase": "hello", "text": "both"},
        {"phrase": "hello", "reaction": "wow"},
        {"phrase": None, "reaction": None, "text": None},
        {"text": "x", "at": 1},
    ],
)
def test_what_is_no_saying_ends_the_connection(server: Server, what: dict[str, Any]) -> None:
    with Page(server.url, open_table(server.url, opponents=1, start=False)) as page:
        with pytest.raises(Ended, match="bad-message"):
            page.command("say", **what)
        assert page.said == []


def test_a_record_says_nothing_of_what_was_said(server: Server) -> None:
    key = open_table(server.url, opponents=1, options={"lives": 1, "swimming": "none"})
    with Page(server.url, key) as page:
        page.do("say", text="a word that nobody keeps")
        while page.act(random.Random(1)):
            pass
    for path in (f"/api/tables/{key.table}/record", "/api/lobby"):
        assert "nobody keeps" not in httpx.get(server.url + path).raise_for_status().text
