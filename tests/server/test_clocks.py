"""The clock of a table as its hub runs it, in virtual time."""

from __future__ import annotations

import random
import sqlite3
from pathlib import Path

import pytest
from tests.server.worlds import Guest, World, in_world

from schwimmen.server.hub import GRACE
from schwimmen.tables import commands as c
from schwimmen.tables.course import PATIENCE, TIME_TO_ACT
from schwimmen.tables.events import Clock, Covered, Dealt
from schwimmen.tables.handle import LONG_WAIT

QUICK = TIME_TO_ACT["quick"] or 0


async def two(world: World) -> tuple[Guest, Guest]:
    """The two people of a table: the one who is awaited, then the other."""
    guests = [await world.come(0), await world.come(1)]
    guests.sort(key=lambda guest: guest.table.awaited != [guest.table.seat])
    return guests[0], guests[1]


def seat_is_covered(guest: Guest, other: Guest) -> bool:
    """Whether that guest's seat is played by a computer player, as the other sees it."""
    seat = guest.table.seat
    assert seat is not None
    return other.table.players[seat].covered


@pytest.mark.parametrize("clock", ["quick", "relaxed"])
def test_for_who_lets_the_time_go_by_a_computer_player_plays(tmp_path: Path, clock: Clock) -> None:
    async def body(world: World) -> None:
        await world.open(None, None, clock=clock, level="beginner")
        slow, other = await two(world)
        time = TIME_TO_ACT[clock]
        assert slow.table.time_left == time
        assert time is not None
        await world.wait(time - 1, slow, other)
        assert (await world.table()).covered == frozenset()
        late = await world.come(None)
        assert (late.table.time_left, late.table.waiting) == (1, time - 1)
        await world.wait(1, slow, other)
        assert seat_is_covered(slow, other)
        assert seat_is_covered(slow, slow)
        assert await slow.ask(c.Play, move="pass") == "covered"
        rng = random.Random(1)
        while other.table.phase == "round":  # nobody waits for the slow one any more
            assert await other.act(rng)
        assert await slow.ask(c.Return) == "ack"
        assert not seat_is_covered(slow, other)
        assert slow.table.may_go_on

    in_world(tmp_path, body)


def test_each_decision_has_its_own_time(tmp_path: Path) -> None:
    async def body(world: World) -> None:
        await world.open(None, None, clock="quick")
        guests = await two(world)
        rng = random.Random(2)
        for _ in range(8):
            await world.wait(QUICK - 1, *guests)
            assert await guests[0].act(rng) or await guests[1].act(rng)
        assert (await world.table()).covered == frozenset()

    in_world(tmp_path, body)


def test_without_a_clock_nobody_is_hurried_but_the_others_may_lose_patience(tmp_path: Path) -> None:
    async def body(world: World) -> None:
        await world.open(None, None)
        slow, other = await two(world)
        assert slow.table.time_left is None
        await world.wait(LONG_WAIT - 1, slow, other)
        target = slow.ear.member
        assert await other.ask(c.Cover, target=target) == "too-soon"
        assert await slow.ask(c.Cover, target=other.ear.member) == "not-awaited"
        await world.wait(1)
        assert await other.ask(c.Cover, target=target) == "ack"
        assert seat_is_covered(slow, other)
        await world.wait(10**9, slow, other)

    in_world(tmp_path, body)


def test_the_next_round_is_dealt_by_itself_once_somebody_has_waited(tmp_path: Path) -> None:
    async def body(world: World) -> None:
        await world.open(None, None)
        guests = await two(world)
        rng = random.Random(3)
        while guests[0].table.phase == "round":
            assert await guests[0].act(rng) or await guests[1].act(rng)
        before = [type(entry.event) for entry in await world.entries()].count(Dealt)
        phases = []
        await world.wait(10**7, *guests)
        phases.append(guests[1].table.phase)
        assert await guests[0].ask(c.GoOn) == "ack"
        assert guests[1].table.time_left == PATIENCE
        for time in (PATIENCE - 1, 1):
            await world.wait(time, *guests)
            phases.append(guests[1].table.phase)
        assert phases == ["next", "next", "round"]
        assert [type(entry.event) for entry in await world.entries()].count(Dealt) == before + 1
        assert (await world.table()).covered == frozenset()  # who looked on for long is not absent

    in_world(tmp_path, body)


def test_a_table_that_nobody_looks_at_stands_still_and_gives_who_comes_a_moment(tmp_path: Path) -> None:
    async def body(world: World) -> None:
        await world.open(None, None, clock="quick")
        first, other = await two(world)
        slow = first.ear.member
        await first.leave()
        await other.leave()
        number = (await world.table()).number
        await world.wait(10 * QUICK)
        assert (await world.table()).number == number
        back = await world.come(other.ear.member)
        await world.wait(GRACE - 1, back)
        assert (await world.table()).number == number
        await world.wait(1, back)
        assert (await world.table()).covered == {slow}

    in_world(tmp_path, body)


def test_of_two_processes_one_acts_when_the_time_is_up(tmp_path: Path) -> None:
    async def body(world: World) -> None:
        await world.open(None, None, clock="quick")
        here, there = await world.come(0), await world.come(1, hub=1)
        await world.wait(QUICK)
        # No more time goes by, however long the disk takes: else the next one's could be up meanwhile.
        await world.until(lambda: any(player.covered for player in here.table.players), step=0)
        await world.until(lambda: there.ear.number == here.ear.number, step=0)
        covered = [entry for entry in await world.entries() if isinstance(entry.event, Covered)]
        assert len(covered) == 1

    in_world(tmp_path, body, hubs=2)


def test_what_could_not_be_saved_when_the_time_was_up_is_done_later(tmp_path: Path) -> None:
    async def body(world: World) -> None:
        await world.open(None, None, clock="quick")
        slow, other = await two(world)
        blocker = sqlite3.connect(tmp_path / "tables.sqlite")
        blocker.execute("ALTER TABLE events RENAME TO away")
        await world.wait(QUICK)
        assert await other.ask(c.Stand) == "storage"  # the table is nobody's to wait for
        assert not seat_is_covered(slow, other)
        blocker.execute("ALTER TABLE away RENAME TO events")
        blocker.close()
        await world.until(lambda: seat_is_covered(slow, other))
        assert [type(entry.event) for entry in await world.entries()].count(Covered) == 1

    in_world(tmp_path, body)
