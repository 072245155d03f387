"""The bus over a real Valkey: heard by the others, and back after whatever happens to it."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import signal
from collections.abc import Awaitable, Callable

import pytest
from tests.services.servers import Valkey, free_port

from schwimmen.server import valkey_bus
from schwimmen.server.bus import Bus, LocalBus
from schwimmen.server.valkey_bus import LARGEST_MESSAGE, BadBusURL, BusRefused, ValkeyBus
from schwimmen.storage.store import MissingDriver


async def until(condition: Callable[[], bool]) -> None:
    """Wait until that holds; it must, and soon."""
    async with asyncio.timeout(30):
        while not condition():  # noqa: ASYNC110  # what is waited for is another process's
            await asyncio.sleep(0.005)


async def until_heard(sender: Bus, channel: str, heard: list[bytes]) -> None:
    """Publish until it arrives, so that both ends are there; what was heard then is forgotten.

    A bus that has just come back may go once more: one word after the other, until one is heard in time. Whatever was
    said before it has come by then, or is lost.
    """
    async with asyncio.timeout(30):
        for number in itertools.count():
            word = b"are you there? %d" % number
            sender.publish(channel, word)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(0.5):
                    while word not in heard[-1:]:  # noqa: ASYNC110  # another process says it
                        await asyncio.sleep(0.005)
                break
    heard.clear()


def with_two(valkey: Valkey, body: Callable[[ValkeyBus, ValkeyBus], Awaitable[None]]) -> None:
    async def main() -> None:
        one, other = await ValkeyBus.open(valkey.url), await ValkeyBus.open(valkey.url)
        try:
            await body(one, other)
        finally:
            await one.close()
            await other.close()

    asyncio.run(main())


def test_others_hear_what_they_listen_to_in_order_and_nobody_hears_itself(valkey: Valkey) -> None:
    async def body(one: ValkeyBus, other: ValkeyBus) -> None:
        mine: list[bytes] = []
        theirs: list[bytes] = []
        one.subscribe("t", mine.append)
        other.subscribe("t", theirs.append)
        await until_heard(one, "t", theirs)
        await until_heard(other, "t", mine)
        theirs.clear()
        messages = [b"%d" % number for number in range(2000)] + [bytes(range(256)), b""]
        for message in messages:
            one.publish("t", message)
            one.publish("u", message)
        await until(lambda: len(theirs) >= len(messages))
        assert theirs == messages
        assert mine == []
        assert other.counts.lost == 0

    with_two(valkey, body)


def test_who_has_waited_until_it_listens_hears_all_that_is_said_then(valkey: Valkey) -> None:
    async def body(one: ValkeyBus, other: ValkeyBus) -> None:
        await until(lambda: one.reached and other.reached)
        heard: list[bytes] = []
        for number in range(100):
            name = f"table{number % 7}"
            other.subscribe(name, heard.append)
            await other.listening(name)
            await other.listening(name)  # it listens already
            one.publish(name, b"%d" % number)
            await until(lambda: len(heard) > number)  # noqa: B023
            other.unsubscribe(name)
            if number % 3 == 0:
                await asyncio.sleep(0)
        assert heard == [b"%d" % number for number in range(100)]

    with_two(valkey, body)


def test_nobody_waits_long_for_a_server_that_is_gone_or_silent(valkey: Valkey, monkeypatch: pytest.MonkeyPatch) -> None:
    async def body(one: ValkeyBus, _other: ValkeyBus) -> None:
        await until(lambda: one.reached)
        valkey.signal(signal.SIGSTOP)
        monkeypatch.setattr(valkey_bus, "LISTENS_WITHIN", 0.05)
        one.subscribe("silent", lambda _message: None)
        await one.listening("silent")
        assert one.reached  # it has not been noticed yet
        valkey.signal(signal.SIGCONT)
        await asyncio.to_thread(valkey.end, signal.SIGKILL)
        await until(lambda: not one.reached)
        monkeypatch.setattr(valkey_bus, "LISTENS_WITHIN", 60.0)
        one.subscribe("gone", lambda _message: None)
        async with asyncio.timeout(30):
            await one.listening("gone")

    with_two(valkey, body)


def test_who_waits_for_a_server_that_goes_waits_no_more(valkey: Valkey, monkeypatch: pytest.MonkeyPatch) -> None:
    async def body(one: ValkeyBus, _other: ValkeyBus) -> None:
        await until(lambda: one.reached)
        monkeypatch.setattr(valkey_bus, "LISTENS_WITHIN", 60.0)
        valkey.signal(signal.SIGSTOP)
        one.subscribe("t", lambda _message: None)
        waiting = asyncio.create_task(one.listening("t"))
        await asyncio.sleep(0)
        await asyncio.to_thread(valkey.end, signal.SIGKILL)
        async with asyncio.timeout(30):
            await waiting
        assert not one._awaited

    with_two(valkey, body)


def test_what_was_left_before_it_was_heard_is_not_kept(valkey: Valkey, monkeypatch: pytest.MonkeyPatch) -> None:
    async def body(one: ValkeyBus, _other: ValkeyBus) -> None:
        await until(lambda: one.reached)
        monkeypatch.setattr(valkey_bus, "LISTENS_WITHIN", 0.01)
        valkey.signal(signal.SIGSTOP)
        for number in range(5):  # the server is asked, and asked to stop, before it answers
            one.subscribe(f"asked {number}", lambda _message: None)
            await one.listening(f"asked {number}")
            one.unsubscribe(f"asked {number}")
        one.subscribe("never asked", lambda _message: None)
        waiting = asyncio.create_task(one.listening("never asked"))
        await asyncio.sleep(0)
        one.unsubscribe("never asked")
        await waiting
        valkey.signal(signal.SIGCONT)
        monkeypatch.setattr(valkey_bus, "LISTENS_WITHIN", 60.0)
        one.subscribe("t", lambda _message: None)
        await one.listening("t")
        await until(lambda: one._subscribed == {b"schwimmen:0:t"})
        assert not one._awaited

    with_two(valkey, body)


def test_who_listens_no_more_hears_no_more(valkey: Valkey) -> None:
    async def body(one: ValkeyBus, other: ValkeyBus) -> None:
        first: list[bytes] = []
        second: list[bytes] = []
        other.subscribe("first", first.append)
        other.subscribe("second", second.append)
        await until_heard(one, "first", first)
        await until_heard(one, "second", second)
        other.unsubscribe("first")
        one.publish("first", b"unheard")
        one.publish("second", b"heard")
        await until(lambda: second == [b"heard"])
        assert first == []
        other.subscribe("first", first.append)
        await until_heard(one, "first", first)

    with_two(valkey, body)


def test_thousands_of_channels(valkey: Valkey) -> None:
    async def body(one: ValkeyBus, other: ValkeyBus) -> None:
        heard: list[tuple[str, bytes]] = []
        names = [f"table{number}" for number in range(3000)]
        for name in names:
            other.subscribe(name, lambda message, name=name: heard.append((name, message)))  # type: ignore[misc]
        last: list[bytes] = []
        other.subscribe("the last", last.append)
        await until_heard(one, "the last", last)
        for name in names:
            one.publish(name, name.encode())
        await until(lambda: len(heard) == len(names))
        assert heard == [(name, name.encode()) for name in names]

    with_two(valkey, body)


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_after_a_restart_all_channels_are_heard_again(valkey: Valkey, how: signal.Signals) -> None:
    async def body(one: ValkeyBus, other: ValkeyBus) -> None:
        heard: dict[str, list[bytes]] = {"t": [], "u": [], "later": []}
        for name in ("t", "u"):
            other.subscribe(name, heard[name].append)
            await until_heard(one, name, heard[name])
        await asyncio.to_thread(valkey.end, how)
        await until(lambda: one.counts.outages > 0 and other.counts.outages > 1)
        assert not other.reached
        one.publish("t", b"lost")  # no error, and no waiting
        other.subscribe("later", heard["later"].append)
        await until(lambda: one.counts.lost > 0)
        await asyncio.to_thread(valkey.start)
        for name, messages in heard.items():
            await until_heard(one, name, messages)
        one.publish("t", b"again")
        await until(lambda: heard["t"] == [b"again"])

    with_two(valkey, body)


def test_a_server_that_falls_silent_is_left_and_found_again(valkey: Valkey, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(valkey_bus, "HEARTBEAT", 0.2)

    async def body(one: ValkeyBus, other: ValkeyBus) -> None:
        heard: list[bytes] = []
        other.subscribe("t", heard.append)
        await until_heard(one, "t", heard)
        valkey.signal(signal.SIGSTOP)
        one.publish("t", b"lost")
        await until(lambda: one.counts.outages > 1 and other.counts.outages > 1)
        valkey.signal(signal.SIGCONT)
        await until_heard(one, "t", heard)

    with_two(valkey, body)


def test_connections_that_the_server_ends_come_back(valkey: Valkey, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(valkey_bus, "HEARTBEAT", 1)

    async def body(one: ValkeyBus, other: ValkeyBus) -> None:
        heard: list[bytes] = []
        other.subscribe("t", heard.append)
        await until_heard(one, "t", heard)
        for kind in ("normal", "pubsub"):
            valkey.ask("CLIENT", "KILL", "TYPE", kind)
        await until(lambda: one.counts.outages > 1 and other.counts.outages > 1)
        await until_heard(one, "t", heard)

    with_two(valkey, body)


def test_what_is_too_large_or_too_much_is_dropped_and_counted(valkey: Valkey, monkeypatch: pytest.MonkeyPatch) -> None:
    async def body(one: ValkeyBus, other: ValkeyBus) -> None:
        heard: list[bytes] = []
        other.subscribe("t", heard.append)
        await until_heard(one, "t", heard)
        lost = one.counts.lost
        one.publish("t", bytes(LARGEST_MESSAGE + 1))
        one.publish("t", bytes(LARGEST_MESSAGE))
        await until(lambda: len(heard) == 1)
        assert len(heard[0]) == LARGEST_MESSAGE
        assert one.counts.lost == lost + 1
        monkeypatch.setattr(valkey_bus, "MOST_WAITING", 3)
        for number in range(5):
            one.publish("t", b"%d" % number)
        await until(lambda: len(heard) == 4)
        assert heard[1:] == [b"0", b"1", b"2"]
        assert one.counts.lost == lost + 3

    with_two(valkey, body)


def test_a_listener_that_fails_stops_nothing(valkey: Valkey) -> None:
    async def body(one: ValkeyBus, other: ValkeyBus) -> None:
        failures: list[object] = []
        asyncio.get_running_loop().set_exception_handler(lambda _loop, context: failures.append(context["exception"]))
        heard: list[bytes] = []
        other.subscribe("bad", lambda message: [][len(message)])
        other.subscribe("good", heard.append)
        await until_heard(one, "good", heard)
        one.publish("bad", b"x")
        one.publish("good", b"y")
        await until(lambda: heard == [b"y"])
        assert [type(failure) for failure in failures] == [IndexError]

    with_two(valkey, body)


def test_installations_with_numbers_of_their_own_do_not_hear_each_other(valkey: Valkey) -> None:
    async def main() -> None:
        here = [await ValkeyBus.open(valkey.url) for _ in range(2)]
        there = [await ValkeyBus.open(f"{valkey.url[:-1]}1") for _ in range(2)]
        heard_here: list[bytes] = []
        heard_there: list[bytes] = []
        here[1].subscribe("t", heard_here.append)
        there[1].subscribe("t", heard_there.append)
        await until_heard(here[0], "t", heard_here)
        await until_heard(there[0], "t", heard_there)
        here[0].publish("t", b"here")
        await until(lambda: heard_here == [b"here"])
        there[0].publish("t", b"there")  # comes after all that was published before
        await until(lambda: heard_there == [b"there"])
        for bus in here + there:
            await bus.close()

    asyncio.run(main())


def test_it_starts_without_its_server_and_finds_it_later(valkey: Valkey) -> None:
    async def main() -> None:
        await asyncio.to_thread(valkey.end)
        one, other = await ValkeyBus.open(valkey.url), await ValkeyBus.open(valkey.url)
        heard: list[bytes] = []
        other.subscribe("t", heard.append)
        one.publish("t", b"lost")
        await until(lambda: one.counts.outages > 3)
        assert not one.reached
        assert not other.reached
        await asyncio.to_thread(valkey.start)
        await until_heard(one, "t", heard)
        await until(lambda: one.reached)  # though nothing is listened to there
        await asyncio.to_thread(valkey.end)
        await until(lambda: not one.reached and not other.reached)
        await asyncio.to_thread(valkey.start)
        await one.close()
        await other.close()

    asyncio.run(main())


def test_a_connection_that_loses_a_cancellation_is_ended_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """As the client's do now and then where they are told to end just as they have sent something."""
    monkeypatch.setattr(valkey_bus, "ENDS_WITHIN", 0.01)
    lost = 0

    async def connection() -> None:
        nonlocal lost
        while lost < 2:
            try:
                await asyncio.sleep(60)
            except asyncio.CancelledError:
                lost += 1

    async def main() -> None:
        task = asyncio.create_task(connection())
        await asyncio.sleep(0)  # it has begun
        async with asyncio.timeout(20):
            await valkey_bus._end(task)
        assert task.done()

    asyncio.run(main())
    assert lost == 2


def test_what_is_published_before_the_end_arrives(valkey: Valkey) -> None:
    async def body(one: ValkeyBus, other: ValkeyBus) -> None:
        heard: list[bytes] = []
        other.subscribe("t", heard.append)
        await until_heard(one, "t", heard)
        for number in range(1500):
            one.publish("t", b"%d" % number)
        await one.close()
        one.publish("t", b"after the end")
        await until(lambda: len(heard) == 1500)

    with_two(valkey, body)


def test_a_wrong_password_is_refused_at_the_start(valkey: Valkey) -> None:
    valkey.ask("CONFIG", "SET", "requirepass", "right")
    try:

        async def main() -> None:
            place = f"127.0.0.1:{valkey.port}/0"
            for wrong in (f"valkey://{place}", f"redis://:wrong@{place}"):
                with pytest.raises(BusRefused):
                    await ValkeyBus.open(wrong)
            bus = await ValkeyBus.open(f"redis://:right@{place}")
            bus.subscribe("t", lambda _message: None)
            await until(lambda: bus.reached)
            await bus.close()

        asyncio.run(main())
    finally:
        valkey.ask("CONFIG", "SET", "requirepass", "", password="right")


@pytest.mark.parametrize("url", ["", "nothing", "http://host", "redis://host:port", "redis://host/0?unheard-of=1"])
def test_what_is_no_url_of_a_bus(url: str) -> None:
    with pytest.raises(BadBusURL):
        asyncio.run(ValkeyBus.open(url))


def test_without_the_package_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(valkey_bus, "find_spec", lambda _name: None)
    with pytest.raises(MissingDriver):
        asyncio.run(ValkeyBus.open(f"valkey://127.0.0.1:{free_port()}"))


def test_the_bus_of_one_process_carries_nothing() -> None:
    bus: Bus = LocalBus()
    heard: list[bytes] = []
    bus.subscribe("t", heard.append)
    bus.publish("t", b"x")
    bus.unsubscribe("t")
    asyncio.run(bus.close())
    assert not bus.shared
    assert heard == []
