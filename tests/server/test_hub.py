"""The hub over a real database: what it does when the database is changed or fails behind its back."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from tests.server.playing import Ear
from tests.server.worlds import Guest, World, in_world
from tests.tables.evenings import new_table, secret_of

from schwimmen.rules.options import Options
from schwimmen.server import protocol
from schwimmen.server.hub import MOST_PAGES, Hub, Unknown
from schwimmen.server.live import Steps, steps_of
from schwimmen.server.seating import Seating
from schwimmen.storage.store import StorageFailed, Store
from schwimmen.tables import commands as c
from schwimmen.tables.commands import Play
from schwimmen.tables.events import Dealt, Entry
from schwimmen.tables.handle import HOST_GRACE
from schwimmen.tables.state import Table, fold


def hello(member: int) -> protocol.Hello:
    """The first message of a member's page."""
    return protocol.Hello(protocol=protocol.PROTOCOL, table="t", secret=secret_of(member))


def run(tmp_path: Path, body: Callable[[Hub, Hub], Awaitable[None]]) -> None:
    """Two hubs over one database, as two processes have them, with a table of two people."""

    async def main() -> None:
        hubs = [Hub(await Store.open(str(tmp_path / "tables.sqlite")), random.Random(1)) for _ in range(2)]
        created = new_table(Options(dealer_choice="none", thirty_one="plain"), [None, None])
        assert await hubs[0].create("t", created, start=True)
        try:
            await body(*hubs)
        finally:
            for hub in hubs:
                await hub.close()

    asyncio.run(main())


async def play(ear: Ear, seating: Seating, id_: str) -> str:
    """Play a legal move, or pass; gives the code of the refusal, or ``ack``."""
    assert ear.table is not None
    assert ear.table.round is not None
    moves = ear.table.round.moves
    move = moves[0].move if moves else "pass"
    await seating.carry_out(Play(member=ear.member, id=id_, number=ear.number, move=move))
    answer = ear.answers[id_]
    return answer.code if isinstance(answer, protocol.Refused) else "ack"


def test_a_command_that_another_process_has_made_possible_is_carried_out(tmp_path: Path) -> None:
    async def body(one: Hub, other: Hub) -> None:
        first, second = Ear(), Ear()
        async with one.join(first, hello(0)) as here, other.join(second, hello(1)) as there:
            assert first.table is not None
            ears = [(first, here), (second, there)]
            if first.table.awaited != [first.table.seat]:
                ears.reverse()
            (now, at), (then, then_at) = ears
            assert await play(now, at, "a") == "ack"
            assert then.number < now.number  # nobody has told the other process
            await then_at.carry_out(Play(member=then.member, id="b", number=now.number, move="all"))
            assert isinstance(then.answers["b"], protocol.Ack)
            assert then.number == now.number + 1

    run(tmp_path, body)


def test_tables_that_are_not_there_are_unknown(tmp_path: Path) -> None:
    async def body(one: Hub, _other: Hub) -> None:
        with pytest.raises(Unknown, match="unknown-table"):
            async with one.join(Ear(), protocol.Hello(protocol=1, table="u")):
                pass
        with pytest.raises(Unknown, match="unknown-table"):
            await one.entries("u")
        assert one.tables == 0  # nobody looks, nothing is kept

    run(tmp_path, body)


def test_who_knows_no_member_s_secret_looks_on(tmp_path: Path) -> None:
    async def body(one: Hub, _other: Hub) -> None:
        for secret in (None, secret_of(7), secret_of(0).upper()):
            ear = Ear()
            async with one.join(ear, protocol.Hello(protocol=1, table="t", secret=secret)) as seating:
                assert ear.table is not None
                assert ear.table.round is not None
                assert (ear.member, ear.table.you, ear.table.seat, ear.table.round.hand) == (None, None, None, [])
                assert await play(ear, seating, "a") == "not-seated"

    run(tmp_path, body)


def test_a_table_in_memory_is_let_go_with_its_last_page(tmp_path: Path) -> None:
    async def body(one: Hub, _other: Hub) -> None:
        async with one.join(Ear(), hello(0)):
            async with one.join(Ear(), protocol.Hello(protocol=1, table="t")):
                assert (one.tables, one.pages) == (1, 2)
            assert (one.tables, one.pages) == (1, 1)
        assert (one.tables, one.pages) == (0, 0)

    run(tmp_path, body)


def test_a_history_that_can_not_have_happened_is_a_failure_of_the_storage(tmp_path: Path) -> None:
    async def body(one: Hub, _other: Hub) -> None:
        kinds = [type(entry.event) for entry in await one.entries("t")]
        dealt = kinds.index(Dealt)
        connection = sqlite3.connect(tmp_path / "tables.sqlite")
        for damage in (
            f'UPDATE events SET body = \'{{"t":"dealt","deck":"As"}}\' WHERE number = {dealt}',
            f'UPDATE events SET body = \'{{"t":"moved","seat":0,"move":"draw"}}\' WHERE number = {dealt}',
            'UPDATE events SET body = \'{"t":"covered","members":[9]}\' WHERE number = 1',
            "DELETE FROM events WHERE number = 0",
        ):
            with connection:
                connection.execute(damage)
            with pytest.raises(StorageFailed):
                async with one.join(Ear(), hello(0)):
                    pass
        connection.close()

    run(tmp_path, body)


def test_while_the_database_is_closed_commands_are_refused_and_nothing_changes(tmp_path: Path) -> None:
    async def body(one: Hub, other: Hub) -> None:
        before = await other.entries("t")
        seat = fold(before).seats[fold(before).awaited()[0]]
        ear = Ear()
        async with one.join(ear, hello(seat)) as seating:
            number = ear.number
            await one.close()
            assert await play(ear, seating, "a") == "storage"
            assert ear.number == number
            assert await other.entries("t") == before

    run(tmp_path, body)


def test_a_table_that_was_deleted_meanwhile_is_told_to_be_gone(tmp_path: Path) -> None:
    async def body(one: Hub, other: Hub) -> None:
        table = fold(await other.entries("t"))
        seat = table.seats[table.awaited()[0]]
        ear, watcher = Ear(), Ear()
        async with one.join(ear, hello(seat)) as seating, one.join(watcher, protocol.Hello(protocol=2, table="t")):
            assert await other.store.expire(2**60) == 1
            assert ear.table is not None
            assert ear.table.round is not None
            move = ear.table.round.moves[0].move
            await seating.carry_out(c.Play(member=seat, id="a", number=ear.number, move=move))
            assert (ear.ended, watcher.ended) == ("unknown-table", "unknown-table")
        with pytest.raises(Unknown, match="unknown-table"):
            await other.entries("t")

    run(tmp_path, body)


def test_a_page_that_was_ended_commands_and_says_nothing_more(tmp_path: Path) -> None:
    async def body(world: World) -> None:
        await world.open(None, None, None, start=False)
        host, yan, xenia = await world.come(0), await world.come(1), await world.come(2)
        phone = await world.come(1)
        assert await host.ask(c.Remove, target=2) == "ack"
        assert (yan.ear.ended, xenia.ear.ended) == ("replaced", "removed")
        number = host.ear.number
        for ended in (yan, xenia):  # they have not hung up yet
            assert await ended.ask(c.Sit, name="Yannis", look=1) == ended.ear.ended
            ended.say(phrase="bye")
        assert (host.ear.number, host.ear.said) == (number, [])
        assert host.ear.there.members == [0, 1]
        assert await phone.ask(c.Sit, name="Yannis", look=1) == "ack"

    in_world(tmp_path, body)


def host_gone(guest: Guest) -> int | None:
    """For how long the host is gone, as the page was told last."""
    return guest.ear.there.host_gone


def test_a_host_who_is_gone_for_a_moment_stays_host(tmp_path: Path) -> None:
    """A reload, a dropped connection, a phone that sleeps: only after a minute may somebody else keep the table."""

    async def body(world: World) -> None:
        await world.open(None, None, None, start=False)
        host, yan = await world.come(0), await world.come(1)
        await world.wait(10 * HOST_GRACE, yan)
        assert host_gone(yan) is None
        for _ in range(2):  # a second absence is counted anew
            await host.leave()
            assert host_gone(yan) == 0
            await world.wait(HOST_GRACE - 1, yan)
            assert await yan.ask(c.TakeOver) == "host-is-there"
            host = await world.come(0)
            assert host_gone(yan) is None
            assert await yan.ask(c.TakeOver) == "host-is-there"
        await host.leave()
        await world.wait(HOST_GRACE // 2, yan)
        xenia = await world.come(2)
        assert host_gone(xenia) == HOST_GRACE // 2  # the page counts on from there
        await world.wait(HOST_GRACE // 2, yan)
        assert await yan.ask(c.TakeOver) == "ack"
        assert await xenia.ask(c.TakeOver) == "host-is-there"
        await yan.leave()
        await xenia.leave()
        await world.wait(10 * HOST_GRACE)
        back = await world.come(0)  # nobody was there to know since when the host is gone
        assert await back.ask(c.TakeOver) == "host-is-there"
        assert host_gone(back) == 0
        await world.wait(HOST_GRACE, back)
        assert await back.ask(c.TakeOver) == "ack"

    in_world(tmp_path, body)


def test_a_host_for_whom_a_computer_player_plays_is_gone_from_then(tmp_path: Path) -> None:
    async def body(world: World) -> None:
        await world.open(None, None, clock="quick")
        host, yan = await world.come(0), await world.come(1)
        rng = random.Random(1)
        while yan.table.awaited != [host.table.seat]:
            assert await yan.act(rng)
        await world.wait(20_000, yan)
        assert host_gone(yan) == 0
        assert await yan.ask(c.TakeOver) == "host-is-there"
        assert await host.ask(c.Return) == "ack"
        assert host_gone(yan) is None

    in_world(tmp_path, body)


def test_only_so_many_may_look_on(tmp_path: Path) -> None:
    async def body(world: World) -> None:
        await world.open(None, None)
        for _ in range(MOST_PAGES):
            last = await world.come(None)
        with pytest.raises(Unknown, match="too-many"):
            await world.come(None)
        player = await world.come(0)  # who plays always may
        assert player.ear.there.watching == MOST_PAGES
        await last.leave()
        await player.leave()
        await world.come(None)

    in_world(tmp_path, body)


def test_a_long_evening_is_read_beside_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While it is, others are served; then the table is what it was."""
    monkeypatch.setattr("schwimmen.server.hub.MANY", 20)
    threads: list[str] = []

    def watched(table: Table | None, entries: list[Entry]) -> Steps:
        threads.append(threading.current_thread().name)
        return steps_of(table, entries)

    monkeypatch.setattr("schwimmen.server.hub.steps_of", watched)

    async def body(world: World) -> None:
        await world.open(None, "beginner", options=Options(dealer_choice="none", thirty_one="plain", lives=9))
        rng = random.Random(2)
        one = await world.come(0)
        while one.ear.number < 40:
            assert await one.act(rng)
        before, number = one.table, one.ear.number
        await one.leave()
        again = await world.come(0)
        assert (again.ear.number, again.table) == (number, before)
        assert await again.act(rng)

    in_world(tmp_path, body)
    assert len(threads) == 1
    assert threads != [threading.main_thread().name]
