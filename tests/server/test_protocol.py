"""The protocol's edge, over a real socket: what is not understood or not allowed is said, and changes nothing."""

from __future__ import annotations

import copy
import random
import typing
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.server.playing import Ended, Key, Page, open_round, open_table
from tests.server.serving import OneProcess, Server
from websockets.exceptions import InvalidStatus

from schwimmen.server import protocol
from schwimmen.server.connection import LARGEST_MESSAGE, MESSAGE_BURST, MESSAGE_RATE


@pytest.fixture(scope="module")
def opened(server: Server) -> Key:
    """A full table, where a match is in play and waits for its host."""
    return open_round(server.url, opponents=2)


LATER = 10**6  # no table has come so far
SETTINGS = {"places": 16, "clock": "none", "level": "solid", "memory_help": True, "watch": True, "listed": False}
ARRANGE = {"t": "arrange", "id": "x", "rules": {"preset": "unheard-of", "options": {}}, **SETTINGS}
# What is wrong with each is still wrong if one of its fields is another.
OF_THE_HOST: list[dict[str, Any]] = [
    {"t": "play", "id": "x", "number": LATER, "move": "7d-9s+Qs"},
    {"t": "continue", "id": "x", "number": LATER},
    {"t": "buy-back", "id": "x", "number": LATER, "yes": True},
    {"t": "cover", "id": "x", "member": 1},
    {"t": "mix", "id": "x", "text": "before the deal"},
    {"t": "ping"},
    {"t": "start", "id": "x"},
    {"t": "hand-over", "id": "x", "member": 1},
    ARRANGE,
]
OF_OTHERS = [
    *OF_THE_HOST,
    {"t": "sit", "id": "x", "name": "Yan", "look": 3},
    {"t": "stand", "id": "x"},
    {"t": "return", "id": "x"},
    {"t": "add-computer", "id": "x", "level": "sharp"},
    {"t": "remove", "id": "x", "member": 1},
    {"t": "take-over", "id": "x"},
    {"t": "say", "id": "x", "phrase": "hello"},
    {"t": "say", "id": "x", "reaction": "wow"},
    {"t": "say", "id": "x", "text": "anything"},
    {"t": "hint", "id": "x"},
    {"t": "review", "id": "x"},
]
LAST = {"t": "continue", "id": "the last", "number": LATER}


def test_every_kind_of_message_is_among_those_that_are_spoilt() -> None:
    kinds = {kind.__struct_config__.tag for kind in typing.get_args(protocol.ClientMessage)}
    assert kinds == {"hello"} | {message["t"] for message in OF_OTHERS}


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=50),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)


@st.composite
def mutated(draw: st.DrawFn, messages: list[dict[str, Any]]) -> str | bytes:
    """A message with a field left out, added or replaced, or its text cut or spoilt."""
    message = copy.deepcopy(draw(st.sampled_from(messages)))
    field = draw(st.sampled_from(sorted(message)))
    how = draw(st.sampled_from(("without", "other", "more", "cut", "spoilt", "binary")))
    if how == "without":
        del message[field]
    elif how == "other":
        message[field] = draw(json_values)
    elif how == "more":
        message[draw(st.text(min_size=1, max_size=8))] = draw(json_values)
    text = msgspec.json.encode(message).decode()
    at = draw(st.integers(0, len(text) - 1))
    if how == "cut":
        return text[:at]
    if how == "spoilt":
        return text[:at] + draw(st.characters(codec="utf-8")) + text[at + 1 :]
    return text.encode() if how == "binary" else text


def answers(page: Page) -> list[str]:
    """The codes of all that the page is refused until the connection ends, or the last command is answered."""
    codes: list[str] = []
    while True:
        try:
            message = page.read()
        except Ended as end:
            return [*codes, end.code or "without a word"]
        assert not isinstance(message, protocol.Ack)
        if isinstance(message, protocol.Refused):
            if message.id == LAST["id"]:
                return codes
            codes.append(message.code)


anything = st.text(max_size=100) | st.binary(max_size=100) | json_values.map(msgspec.json.encode)


@settings(max_examples=100)
@given(anything | mutated(OF_THE_HOST))
def test_no_message_of_a_player_does_more_than_be_refused(server: Server, opened: Key, message: str | bytes) -> None:
    before = server.table(opened)
    with Page(server.url, opened) as page:
        page.send(message)
        page.send(LAST)
        assert set(answers(page)) <= {
            *("bad-message", "stale", "unreadable", "no-deal", "no-buy-back", "not-awaited", "too-late", "bad-name"),
            *("match-goes-on", "no-such-member", "bad-rules", "too-few-places", "bad-text"),
        }
    assert server.table(opened) == before


@settings(max_examples=150)
@given(anything | mutated(OF_OTHERS), st.booleans())
def test_no_message_of_somebody_who_looks_on_at_a_full_table_does_more_than_be_refused(
    server: Server, opened: Key, message: str | bytes, secret: bool
) -> None:
    before = server.table(opened)
    with Page(server.url, opened.other if secret else opened.nobody) as page:
        page.send(message)
        page.send(LAST)
        codes = {"bad-message", "not-seated", "bad-name", "name-taken", "table-full", "bad-rules"}
        assert set(answers(page)) <= codes
        assert page.said == []
    assert server.table(opened) == before


@settings(max_examples=100)
@given(st.data())
def test_no_first_message_does_more_than_fail_or_greet(server: Server, opened: Key, data: st.DataObject) -> None:
    before = server.table(opened)
    with Page(server.url, opened, silent=True) as page:
        page.send(data.draw(anything | mutated([page.hello(), *OF_OTHERS])))
        page.send(LAST)
        assert set(answers(page)) <= {"bad-message", "unknown-table", "old-page"}
    assert server.table(opened) == before


def ends_with(page: Page, code: str) -> None:
    assert answers(page)[-1] == code


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"protocol": 0}, "old-page"),
        ({"table": "nowhere"}, "unknown-table"),
        ({"secret": "too short to be one"}, "bad-message"),
        ({"secret": "s" * 65}, "bad-message"),
        ({"last": -2}, "bad-message"),
        ({"more": 1}, "bad-message"),
        ({"t": "goodbye"}, "bad-message"),
        ({"table": "t" * LARGEST_MESSAGE}, "too-large"),
    ],
)
def test_a_hello_that_can_not_be_answered_fails(server: Server, opened: Key, change: dict[str, Any], code: str) -> None:
    with Page(server.url, opened, silent=True) as page:
        page.send(page.hello(**change))
        ends_with(page, code)


def test_a_command_before_the_hello_and_a_second_hello_fail(server: Server, opened: Key) -> None:
    with Page(server.url, opened, silent=True) as page:
        page.send(OF_THE_HOST[0])
        ends_with(page, "bad-message")
    with Page(server.url, opened) as page:
        page.send(page.hello())
        ends_with(page, "bad-message")


def test_what_is_far_too_large_is_not_even_read(server: Server, opened: Key) -> None:
    with Page(server.url, opened) as page:
        page.send("[" * 20 * LARGEST_MESSAGE)
        ends_with(page, "without a word")


def test_a_nest_of_lists_is_no_message(server: Server, opened: Key) -> None:
    with Page(server.url, opened) as page:
        page.send("[" * LARGEST_MESSAGE)
        ends_with(page, "bad-message")


def test_a_spectator_sees_no_hand_and_commands_nothing(server: Server, opened: Key) -> None:
    with Page(server.url, opened.nobody) as page:
        assert page.table.seat is None
        assert page.table.round is not None
        assert (page.table.round.hand, page.table.round.moves, page.table.round.refusals) == ([], [], [])
        for kind in ("play", "continue", "buy-back"):
            command = next(command for command in OF_THE_HOST if command["t"] == kind)
            fields = {name: value for name, value in command.items() if name not in ("t", "number")}
            assert page.refused(kind, **fields) == "not-seated"


def test_a_second_tab_takes_the_seat_and_the_first_is_told(server: Server) -> None:
    opened = open_table(server.url)
    with Page(server.url, opened) as first, Page(server.url, opened.nobody) as watcher:
        with Page(server.url, opened) as second:
            ends_with(first, "replaced")
            assert second.act(random.Random(1))
            watcher.read_to(second.number)
            while watcher.there.members != [0]:
                watcher.read()
        while watcher.there.members:  # the second has left, and nobody is taken for it
            watcher.read()


def test_a_ping_is_answered_at_once_and_does_nothing(server: Server, opened: Key) -> None:
    before = server.table(opened)
    for key in (opened, opened.nobody):
        with Page(server.url, key) as page:
            del page.heard[:]
            for _ in range(3):
                page.send({"t": "ping"})
                assert page.read() == protocol.Pong()
            assert page.heard == ['{"t":"pong"}'] * 3
    assert server.table(opened) == before


def test_an_illegal_move_is_refused_with_its_clause_and_another_may_be_played(server: Server) -> None:
    opened = open_round(server.url, opponents=1, options={"dealer_choice": "none"})
    with Page(server.url, opened) as page:
        page.settle()
        answer = page.command("play", id="mine", move="draw")
        assert answer == protocol.Refused(id="mine", code="not-draw", clause="R4.1")
        assert page.act(random.Random(1))


def test_the_same_command_sent_again_is_answered_again_and_done_once(server: Server) -> None:
    opened = open_round(server.url)
    rng = random.Random(2)
    with Page(server.url, opened) as page:
        page.settle()
        assert page.table.round is not None
        play = {"id": "mine", "number": page.number, "move": rng.choice(page.table.round.moves).move}
        first = page.command("play", **play)
        number = page.number
        again = page.command("play", **play)
        assert isinstance(first, protocol.Ack)
        assert again == first
        page.settle()
        with Page(server.url, opened.nobody) as other:
            assert other.number == page.number >= number
    with Page(server.url, opened) as page:  # and over another connection
        assert page.command("play", **play) == first


def test_who_comes_back_is_sent_what_was_missed(server: Server) -> None:
    opened = open_table(server.url)
    rng = random.Random(3)
    with Page(server.url, opened) as page, Page(server.url, opened.nobody) as watcher:
        for _ in range(5):
            page.act(rng)
        page.settle()
        seen = page.number - 3
        while watcher.number < page.number:
            watcher.read()
    with Page(server.url, opened, last=seen) as page:
        assert page.numbers == [seen + 1, seen + 2, seen + 3]
        latest = page.number
    with Page(server.url, opened, last=latest) as page:  # nothing was missed, so nothing but who is there is said
        assert [type(msgspec.json.decode(text, type=protocol.ServerMessage)) for text in page.heard] == [
            protocol.Pong,
            protocol.Presence,
        ]
    with Page(server.url, opened, last=latest + 7) as page:  # from another life
        assert page.number == latest
        assert page.state is not None
    with Page(server.url, opened) as page:
        assert page.numbers == []
        whole = page.position
    with Page(server.url, opened, last=0) as page:
        assert page.numbers == list(range(1, latest + 1))
        assert page.position == whole


def test_every_frame_that_one_sees_is_the_state_that_a_newcomer_is_welcomed_with(server: Server) -> None:
    opened = open_table(server.url, opponents=2, options={"lives": 1, "swimming": "none"})
    rng = random.Random(4)
    with Page(server.url, opened) as page:
        while page.act(rng):
            page.settle()
            with Page(server.url, opened.nobody) as watcher:
                assert watcher.number == page.number
                assert watcher.log == page.log[-len(watcher.log) :]


def test_pages_of_other_hosts_are_turned_away(server: Server, opened: Key) -> None:
    for origin in ("https://example.org", "null", server.url + ".example.org"):
        with pytest.raises(InvalidStatus) as refused:
            Page(server.url, opened, origin=origin)
        assert refused.value.response.status_code == 403
        answer = httpx.post(f"{server.url}/api/rules", json={}, headers={"origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "bad-origin")
    with Page(server.url, opened, origin=server.url) as page:
        assert page.state is not None


def test_who_sends_more_than_a_person_could_is_ended(tmp_path: Path, static: Path) -> None:
    now = 0
    server = OneProcess(tmp_path / "tables.sqlite", static, lambda: now)
    key = open_table(server.url)

    def sent(page: Page, count: int) -> None:
        for _ in range(count):
            assert page.refused("continue", number=LATER) == "stale"

    with Page(server.url, key) as page:
        sent(page, MESSAGE_BURST)
        now += 1000
        sent(page, MESSAGE_RATE)
        page.send(LAST)
        ends_with(page, "too-fast")
    with Page(server.url, key) as page:
        sent(page, 1)
    server.stop()
