"""Several processes over one database: what they tell each other arrives, late, twice, or never."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Sequence
from pathlib import Path

import msgspec
import pytest
from tests.server.worlds import Guest, World, in_world
from tests.tables.evenings import secret_of

from schwimmen.server import protocol
from schwimmen.server.hub import HEARTBEAT, Unknown
from schwimmen.server.live import KEPT_SAYINGS, PRESENCE_LASTS
from schwimmen.server.lobby import LASTS
from schwimmen.server.news import News, Recalled, Said, There, decode_news, encode_news
from schwimmen.server.valkey_bus import LARGEST_MESSAGE
from schwimmen.tables import commands as c
from schwimmen.tables.events import Dealt
from schwimmen.tables.handle import HOST_GRACE
from schwimmen.tables.state import fold, hash_secret


async def in_step(world: World, guests: Sequence[Guest]) -> None:
    """Wait until every page knows what any page knows."""
    await world.until(lambda: len({guest.ear.number for guest in guests}) == 1)


async def play_rounds(world: World, guests: Sequence[Guest], rounds: int, rng: random.Random) -> None:
    """Let the people play so many rounds, each at the process where their page is."""
    people = [guest for guest in guests if guest.ear.member is not None]
    table = await world.table()
    until = table.match_number, rounds
    while table.match is not None and (table.match_number, len(table.match.finished)) < until and table.playing:
        await in_step(world, guests)
        acted = [await guest.act(rng) for guest in people]
        table = await world.table()
        assert any(acted) or guests[0].ear.number < table.number, "nobody could do anything"
    await world.until(lambda: {guest.ear.number for guest in guests} == {table.number})


def same_view(guests: Sequence[Guest]) -> bool:
    """Whether all pages see the same of what is public."""
    seen = set()
    for guest in guests:
        table = guest.table
        assert table.round is not None
        public = (table.players, table.round.centre, table.round.to_act, table.round.lap, table.awaited, table.ready)
        seen.add((guest.ear.number, msgspec.json.encode(public)))
    return len(seen) == 1


FAULTS = [(0.0, 0.0, 0.0), (1.0, 0.0, 0.0), (0.4, 0.3, 0.3), (0.0, 1.0, 0.0), (0.0, 0.5, 1.0)]


@pytest.mark.parametrize(("lost", "doubled", "delayed"), FAULTS)
def test_whatever_becomes_of_the_messages_all_pages_see_the_same_match(
    tmp_path: Path, lost: float, doubled: float, delayed: float
) -> None:
    async def body(world: World) -> None:
        world.network.lost, world.network.doubled, world.network.delayed = lost, doubled, delayed
        await world.open(None, None, "beginner", None)
        guests = [await world.come(0, 0), await world.come(1, 1), await world.come(3, 2), await world.come(None, 1)]
        rng = random.Random(5)
        for rounds in range(1, 4):
            await play_rounds(world, guests, rounds, rng)
            world.network.deliver_late()
            assert same_view(guests)
        entries = await world.entries()
        assert [entry.number for entry in entries] == list(range(len(entries)))
        assert sum(isinstance(entry.event, Dealt) for entry in entries) >= 3
        assert fold(entries).number == guests[0].ear.number

    in_world(tmp_path, body, hubs=3)


def test_a_move_is_told_at_once(tmp_path: Path) -> None:
    async def body(world: World) -> None:
        await world.open(None, None)
        here, there = await world.come(0, 0), await world.come(1, 1)
        rng = random.Random(6)
        assert await here.act(rng) or await there.act(rng)
        # no time goes by, so nobody has looked into the database without having been told
        await world.until(lambda: here.ear.number == there.ear.number, step=0)
        assert here.ear.number == (await world.table()).number

    in_world(tmp_path, body, hubs=2)


def test_who_is_there_is_known_everywhere(tmp_path: Path) -> None:
    async def body(world: World) -> None:
        await world.open(None, None)
        zoe, watcher = await world.come(0, 0), await world.come(None, 0)
        yan = await world.come(1, 1)
        guests = [zoe, watcher, yan]

        async def until_seen(members: list[int], watching: int, pages: Sequence[Guest]) -> None:
            expected = protocol.Presence(members=members, watching=watching)
            await world.until(lambda: all(page.ear.there == expected for page in pages))

        await until_seen([0, 1], 1, guests)
        await watcher.leave()
        await until_seen([0, 1], 0, [zoe, yan])
        world.network.lost = 1.0
        await yan.leave()  # the word of it is lost, and all that follow: after a while it is not believed any more
        await world.wait(10)
        assert zoe.ear.there.members == [0, 1]
        for _ in range(2 + int(PRESENCE_LASTS / 1000 + HEARTBEAT)):
            await world.wait(1000, zoe)
        await until_seen([0], 0, [zoe])
        world.network.lost = 0.0
        back = await world.come(1, 1)
        await until_seen([0, 1], 0, [zoe, back])

    in_world(tmp_path, body, hubs=2)


def test_a_seat_taken_over_at_another_process_is_given_up_here(tmp_path: Path) -> None:
    async def body(world: World) -> None:
        await world.open(None, None)
        laptop, yan = await world.come(0, 0), await world.come(1, 0)
        phone = await world.come(0, 1)
        await world.until(lambda: laptop.ear.ended == "replaced")
        await world.until(lambda: yan.ear.there.members == [0, 1])
        assert phone.ear.ended is None
        assert yan.ear.ended is None

    in_world(tmp_path, body, hubs=2)


def test_who_is_sent_away_is_sent_away_everywhere(tmp_path: Path) -> None:
    async def body(world: World) -> None:
        await world.open(None, None, start=False)
        host, yan = await world.come(0, 0), await world.come(1, 1)
        world.network.lost = 1.0
        assert await host.ask(c.Remove, target=1) == "ack"
        await world.until(lambda: yan.ear.ended == "removed")

    in_world(tmp_path, body, hubs=2)


def test_whether_something_is_so_already_is_looked_up(tmp_path: Path) -> None:
    """Somebody has stood up at another process, which this one hasn't heard yet, and sits down again here."""

    async def body(world: World) -> None:
        world.network.lost = 1.0
        await world.open(None, None, start=False)
        laptop, phone = await world.come(1, 0), await world.come(1, 1)
        assert await phone.ask(c.Stand) == "ack"
        assert await laptop.ask(c.Sit, name="player 1", look=0) == "ack"
        assert 1 in (await world.table()).party

    in_world(tmp_path, body, hubs=2)


def test_the_host_s_page_may_be_at_another_process(tmp_path: Path) -> None:
    async def body(world: World) -> None:
        await world.open(None, None, start=False)
        host, yan = await world.come(0, 0), await world.come(1, 1)
        await world.until(lambda: yan.ear.there.members == [0, 1])
        assert await yan.ask(c.TakeOver) == "host-is-there"
        await host.leave()
        await world.until(lambda: yan.ear.there.members == [1])
        assert await yan.ask(c.TakeOver) == "host-is-there"  # a moment ago
        await world.wait(HOST_GRACE, yan)
        assert await yan.ask(c.TakeOver) == "ack"
        assert yan.table.host == 1

    in_world(tmp_path, body, hubs=2)


def test_while_processes_do_not_hear_each_other_nobody_takes_a_table_over(tmp_path: Path) -> None:
    """The host plays on at another process: that the bus is silent is no word of anybody's going."""

    async def seconds(world: World, count: int, *guests: Guest) -> None:
        for _ in range(count):
            await world.wait(1000, *guests)

    async def body(world: World) -> None:
        await world.open(None, None, None, start=False)
        host, yan = await world.come(0, 0), await world.come(1, 1)
        await world.until(lambda: yan.ear.there.members == [0, 1])
        world.network.cut()
        await seconds(world, 2 * (HOST_GRACE + PRESENCE_LASTS) // 1000, host, yan)
        assert yan.ear.there.members == [0, 1]  # what was known last
        assert yan.ear.there.host_gone is None
        xenia = await world.come(2, 1)
        assert [await guest.ask(c.TakeOver) for guest in (yan, xenia)] == ["host-is-there"] * 2
        await yan.leave()
        await xenia.leave()
        late = await world.come(1, 1)  # this process has just taken the table up: it has never heard of the host
        await seconds(world, 2 * HOST_GRACE // 1000, host, late)
        assert late.ear.there.members == [1]
        assert late.ear.there.host_gone is None
        assert await late.ask(c.TakeOver) == "host-is-there"
        world.network.mend()
        await seconds(world, 1 + int(HEARTBEAT), host, late)
        assert late.ear.there.members == [0, 1]
        assert await late.ask(c.TakeOver) == "host-is-there"
        await host.leave()
        await world.until(lambda: late.ear.there.host_gone is not None)
        await seconds(world, HOST_GRACE // 1000, late)
        assert await late.ask(c.TakeOver) == "ack"

    in_world(tmp_path, body, hubs=2)


def test_what_is_said_is_heard_everywhere_once(tmp_path: Path) -> None:
    async def body(world: World) -> None:
        world.network.doubled, world.network.delayed = 1.0, 0.5
        await world.open(None, None)
        zoe, yan = await world.come(0, 0), await world.come(1, 1)
        assert zoe.say(text="one") == yan.say(text="two") == zoe.say(text="three") == "ack"
        world.network.deliver_late()
        await world.until(lambda: len(zoe.ear.said) == len(yan.ear.said) == 3)
        world.network.deliver_late()
        for guest in (zoe, yan):
            assert sorted(said.text or "" for said in guest.ear.said) == ["one", "three", "two"]

    in_world(tmp_path, body, hubs=2)


def test_what_was_said_before_a_process_took_the_table_up_is_told_there_as_earlier(tmp_path: Path) -> None:
    async def body(world: World) -> None:
        await world.open(None, None, None)
        zoe, yan = await world.come(0, 0), await world.come(1, 1)
        await world.until(lambda: zoe.ear.there.members == yan.ear.there.members == [0, 1])
        for number, (guest, text) in enumerate(((zoe, "one"), (yan, "two")), 1):
            assert guest.say(text=text) == "ack"
            await world.until(lambda: len(zoe.ear.said) == len(yan.ear.said) == number)  # noqa: B023
        world.network.delayed = 1.0
        xenia, late = await world.come(2, 2), await world.come(None, 2)
        assert xenia.ear.said == []
        world.network.deliver_late()  # the question
        world.network.deliver_late()  # the answers, and what was said meanwhile
        world.network.delayed = 0.0
        assert zoe.say(text="three") == "ack"
        await world.until(lambda: len(xenia.ear.said) == len(late.ear.said) == 3)
        told = {said.text: said.earlier for said in xenia.ear.said}
        assert told == {"one": True, "two": True, "three": False}
        again = await world.come(None, 2)
        assert [said.text for said in again.ear.said] == ["one", "two", "three"]
        assert not any(said.earlier for said in again.ear.said)
        assert len(zoe.ear.said) == len(yan.ear.said) == 3

    in_world(tmp_path, body, hubs=3)


def test_a_table_is_read_once_all_is_heard_that_follows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What happens elsewhere while the bus isn't sure yet to hear it is read."""

    async def body(world: World) -> None:
        await world.open(None, None, start=False)
        zoe = await world.come(0)
        confirmed: list[str] = []

        async def listening(channel: str) -> None:
            confirmed.append(channel)
            assert await zoe.ask(c.Start) == "ack"

        monkeypatch.setattr(world.hubs[1].bus, "listening", listening)
        world.network.lost = 1.0
        yan = await world.come(1, 1)
        assert confirmed == ["table:t"]
        assert yan.ear.number == zoe.ear.number == (await world.table()).number
        assert yan.table.phase == "round"

    in_world(tmp_path, body, hubs=2)


def test_of_what_was_said_elsewhere_no_more_is_told_than_is_kept(tmp_path: Path) -> None:
    async def body(world: World) -> None:
        await world.open(None, None)
        zoe, yan = await world.come(0, 0), await world.come(1, 1)
        await world.until(lambda: zoe.ear.there.members == [0, 1])
        for number in range(KEPT_SAYINGS + 3):
            assert zoe.say(text=str(number)) == "ack"
            await world.wait(2000, zoe)
        await world.until(lambda: len(yan.ear.said) == KEPT_SAYINGS + 3)
        old = yan.ear.said[:5]
        world.network.buses[0].publish("table:t", encode_news(Recalled(old)))  # of a process that has missed the last
        late = await world.come(None, 1)
        assert [said.text for said in late.ear.said] == [str(number) for number in range(3, KEPT_SAYINGS + 3)]
        assert len(yan.ear.said) == KEPT_SAYINGS + 3

    in_world(tmp_path, body, hubs=2)


def test_what_was_said_while_the_bus_was_silent_is_told_once_it_speaks_again(tmp_path: Path) -> None:
    async def body(world: World) -> None:
        await world.open(None, None)
        zoe, yan = await world.come(0, 0), await world.come(1, 1)
        assert zoe.say(text="one") == "ack"
        await world.until(lambda: len(yan.ear.said) == 1)
        world.network.cut()
        for number, (guest, text) in enumerate(((zoe, "two"), (yan, "three"), (zoe, "four"))):
            assert guest.say(text=text) == "ack", number
            await world.wait(10)
        world.network.mend()
        for _ in range(2 * int(HEARTBEAT)):
            await world.wait(1000, zoe, yan)
        await world.until(lambda: len(zoe.ear.said) == len(yan.ear.said) == 4)
        assert [said.text for said in zoe.ear.said] == ["one", "two", "four", "three"]
        assert [said.text for said in yan.ear.said] == ["one", "three", "two", "four"]
        assert {said.text for said in zoe.ear.said + yan.ear.said if said.earlier} == {"two", "three", "four"}
        for hub in (0, 1):  # whoever comes now is told them in the order in which they were said
            late = await world.come(None, hub)
            assert [said.text for said in late.ear.said] == ["one", "two", "three", "four"]
        words: list[News | None] = []
        for bus in world.network.buses:
            bus.unsubscribe("table:t")
            bus.subscribe("table:t", lambda message: words.append(decode_news(message)))
        for _ in range(2 * int(HEARTBEAT)):
            await world.wait(1000, zoe, yan)
        await world.until(lambda: len(words) >= 2)
        assert {type(word) for word in words} == {There}  # nobody goes on asking

    in_world(tmp_path, body, hubs=2)


def test_the_most_that_may_have_been_said_goes_over_the_bus_at_once() -> None:
    longest = protocol.Said(key="999/" + "\x01" * 40, member=999, at=10**13, text="\x01" * 200)
    assert len(encode_news(Recalled([longest] * KEPT_SAYINGS))) < LARGEST_MESSAGE


def test_a_process_of_an_older_version_hears_what_is_said() -> None:
    """It refuses a field that it doesn't know: what it has heard since there is talk stands on the bus, and no more."""
    said = protocol.Said(key="1/a", member=1, at=5, text="hi", earlier=True)
    first = b'{"t":"said","key":"1/a","member":1,"at":5,"phrase":null,"reaction":null,"text":"hi"}'
    assert encode_news(Said(said)) == b'{"type":"said","said":' + first + b"}"
    assert encode_news(Recalled([said])) == b'{"type":"recalled","said":[' + first + b"]}"
    plain = msgspec.structs.replace(said, earlier=False)
    assert decode_news(encode_news(Said(said))) == Said(plain)
    assert decode_news(encode_news(Recalled([said]))) == Recalled([plain])


def test_the_lobby_shows_the_tables_of_all_processes(tmp_path: Path) -> None:
    async def body(world: World) -> None:
        one, other = world.hubs
        await world.open(None, None, start=False, listed=True)
        here = await world.come(0, 0)
        await world.until(lambda: len(other.lobby.shown().tables) == 1)
        shown = other.lobby.shown()
        assert shown == one.lobby.shown()
        assert (shown.tables[0].table, shown.tables[0].host, shown.tables[0].seated) == ("t", "player 0", 2)
        yan = await world.come(1, 1)
        for nonsense in ("lobby", "*lobby", "table:t", ""):  # no table, and nobody's ears are stopped by asking for it
            with pytest.raises(Unknown):
                await world.come(None, 1, table=nonsense)
        await here.ask(c.AddComputer, level="solid")
        await world.until(lambda: [table.seated for table in other.lobby.shown().tables] == [3], step=0)
        await here.leave()
        await yan.leave()
        await world.until(lambda: one.lobby.shown().tables == other.lobby.shown().tables == [])

    in_world(tmp_path, body, hubs=2)


def test_a_process_that_has_just_started_asks_the_others_for_their_lobby(tmp_path: Path) -> None:
    async def body(world: World) -> None:
        await world.open(None, None, start=False, listed=True)
        await world.come(0, 0)
        before = world.network.carried
        await world.wait(1000)  # what both have in their lobbies, and who is at the table: for a while they say no more
        await world.until(lambda: world.network.carried >= before + 3, step=0)
        await world.start()
        shown = world.hubs[-1].lobby.shown
        assert shown().tables == []
        await world.wait(1000)
        await world.until(lambda: len(shown().tables) == 1, step=0)
        assert shown() == world.hubs[0].lobby.shown()

    in_world(tmp_path, body, hubs=2)


def test_the_lobby_forgets_processes_that_are_gone(tmp_path: Path) -> None:
    async def body(world: World) -> None:
        lobby = world.hubs[1].lobby
        for number in range(3):
            world.network.buses[0].publish("lobby", b'{"process":"%d","tables":[]}' % number)
        await world.until(lambda: len(lobby._elsewhere) >= 3, step=0)
        for _ in range(2 + int(LASTS / 1000 + HEARTBEAT)):
            await world.wait(1000)
        await world.until(lambda: len(lobby._elsewhere) == 1)

    in_world(tmp_path, body, hubs=2)


def test_a_table_that_all_leave_while_it_is_looked_up_is_listed_no_more(tmp_path: Path) -> None:
    async def body(world: World) -> None:
        one, other = world.hubs
        await world.open(None, None, start=False, listed=True)
        here, yan = await world.come(0, 0), await world.come(1, 1)
        await world.until(lambda: len(other.lobby.shown().tables) == 1)
        assert await here.ask(c.AddComputer, level="solid") == "ack"
        for _ in range(3):  # the other process has heard of it, and reads
            await asyncio.sleep(0)
        await yan.leave()
        await here.leave()
        for _ in range(5):
            await other.entries("t")
        await world.until(lambda: one.lobby.shown().tables == other.lobby.shown().tables == [], step=0)

    in_world(tmp_path, body, hubs=2)


def test_nonsense_on_the_bus_is_ignored(tmp_path: Path) -> None:
    async def body(world: World) -> None:
        await world.open(None, None)
        zoe, yan = await world.come(0, 0), await world.come(1, 1)
        for message in (b"", b"{", b"null", b'{"type":"later"}', b'{"type":"moved","number":"x"}', b"\xff"):
            for bus in world.network.buses:
                bus.hear("table:t", message)
                bus.hear("lobby", message)
        for bus in world.network.buses:  # another version's process, ahead of the database
            bus.hear("table:t", b'{"type":"moved","number":1000000,"more":1}')
        rng = random.Random(7)
        assert await zoe.act(rng) or await yan.act(rng)
        await in_step(world, [zoe, yan])
        assert zoe.ear.ended is None

    in_world(tmp_path, body, hubs=2)


async def at_once(*asked: Awaitable[str]) -> list[str]:
    """What is answered to commands that arrive at the same moment, sorted."""
    return sorted(await asyncio.gather(*asked))


def test_of_two_who_want_the_last_place_or_the_same_name_one_gets_it(tmp_path: Path) -> None:
    async def body(world: World) -> None:
        world.network.lost = 1.0
        await world.open(None, start=False, places=3)
        guests = [await world.come(20, 0), await world.come(21, 1), await world.come(22, 0), await world.come(23, 1)]

        def sits(guest: Guest, who: int, name: str) -> Awaitable[str]:
            return guest.ask(c.Sit, name=name, look=1, secret=hash_secret(secret_of(who)))

        assert await at_once(sits(guests[0], 20, "Yan"), sits(guests[1], 21, "yan")) == ["ack", "name-taken"]
        assert await at_once(sits(guests[2], 22, "Xenia"), sits(guests[3], 23, "Will")) == ["ack", "table-full"]
        table = await world.table()
        assert (len(table.party), len(table.members)) == (3, 3)

    in_world(tmp_path, body, hubs=2)


def test_one_person_who_sits_down_at_two_processes_at_once_is_one_member(tmp_path: Path) -> None:
    async def body(world: World) -> None:
        await world.open(None, start=False)
        secret = hash_secret(secret_of(20))
        pages = [await world.come(20, 0), await world.come(20, 1)]
        answers = await at_once(*(page.ask(c.Sit, name="Yan", look=1, secret=secret) for page in pages))
        assert answers == ["ack", "ack"]
        assert len((await world.table()).members) == 2
        await world.until(lambda: any(page.ear.ended == "replaced" for page in pages))

    in_world(tmp_path, body, hubs=2)


def test_the_same_command_sent_to_two_processes_is_carried_out_once(tmp_path: Path) -> None:
    async def body(world: World) -> None:
        world.network.lost = 1.0
        await world.open(None, None)
        seat = (await world.table()).awaited()[0]
        member = (await world.table()).seats[seat]
        here, there = await world.come(member, 0), await world.come(member, 1)
        before = (await world.table()).number
        move = here.table.round.moves[0].move if here.table.round else ""
        assert await at_once(*(page.ask(c.Play, id="once", move=move) for page in (here, there))) == ["ack", "ack"]
        entries = [entry for entry in await world.entries() if entry.number > before and entry.command]
        assert [entry.command for entry in entries] == [f"{member}/once"]
        assert here.ear.answers["once"] == there.ear.answers["once"]

    in_world(tmp_path, body, hubs=2)


def test_a_match_is_begun_and_a_round_dealt_once(tmp_path: Path) -> None:
    async def body(world: World) -> None:
        world.network.lost = 1.0
        await world.open(None, None, start=False)
        hosts = [await world.come(0, 0), await world.come(0, 1)]
        assert await at_once(*(host.ask(c.Start) for host in hosts)) == ["ack", "match-goes-on"]
        assert [type(entry.event) for entry in await world.entries()].count(Dealt) == 1

    in_world(tmp_path, body, hubs=2)
