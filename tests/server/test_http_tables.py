"""New tables, the lobby, records and replays over HTTP."""

from __future__ import annotations

import random
import time
from typing import Any

import httpx
import msgspec
import pytest
import segno
from tests.server.playing import SILENCE, Key, Page, open_table, wanted
from tests.server.serving import Server

from schwimmen.record import read, write
from schwimmen.rules.presets import PRESETS
from schwimmen.server import protocol
from schwimmen.server.api import LARGEST_BODY
from schwimmen.tables.names import computer_names
from schwimmen.tables.proof import Verdict, verify
from schwimmen.tables.state import hash_secret
from schwimmen.words import languages, text_id, words


def opened(http: httpx.Client, **asked: Any) -> Key:
    """Open a table; ``asked`` as for `wanted`."""
    return open_table(str(http.base_url), **asked)


def test_a_table_has_the_rules_customs_and_players_that_were_asked_for(server: Server, http: httpx.Client) -> None:
    customs = {"places": 5, "clock": "relaxed", "level": "sharp", "memory_help": False, "watch": False, "listed": True}
    key = opened(
        http,
        preset="bga-schwimmen",
        options={"lives": 2},
        name="  Zoe\u202e \t Zett ",
        look=7,
        opponents=2,
        **customs,
    )
    with Page(server.url, key) as page:
        table = page.table
    assert (table.you, table.host, table.phase, table.match) == (0, 0, "round", 1)
    assert msgspec.to_builtins(table.settings) == customs | {"closed": False}
    assert table.rules.options == PRESETS["bga-schwimmen"].options.to_dict() | {"lives": 2}
    assert [player.level for player in sorted(table.players, key=lambda one: one.member)] == [None, "beginner", "solid"]
    assert (table.members[0].name, table.members[0].look) == ("Zoe Zett", 7)
    assert len({player.name for player in table.players}) == 3
    assert table.round is not None
    assert table.round.known == []


def test_a_table_for_others_waits_for_them(server: Server, http: httpx.Client) -> None:
    with Page(server.url, opened(http, opponents=0, start=False, places=4)) as page:
        table = page.table
    assert (table.phase, table.party, table.players, table.round) == ("gathering", [0], [], None)
    assert table.next_deal is not None
    assert table.next_deal.seed is None


def test_a_lesson_has_rules_an_opponent_and_a_start_of_its_own(server: Server, http: httpx.Client) -> None:
    key = opened(http, preset="bga-blitz", opponents=5, start=False, lesson=True)
    with Page(server.url, key) as page:
        table = page.table
    assert table.lesson is not None
    assert [text.says for text in table.lesson.texts] == ["cards", "points", "first-swap"]
    assert (table.lesson.move, table.lesson.learnt, table.lesson.praise) == ("8s-Kh", [], None)
    assert (len(table.players), table.awaited) == (2, [table.seat])
    assert table.next_deal is None, "nothing is drawn that could be promised"
    with Page(server.url, Key(key.table, None)) as stranger:
        assert stranger.table.lesson is None
    assert http.get(f"/api/tables/{key.table}/matches/1/proof").status_code == 404


def test_ids_are_long_and_secrets_stored_only_hashed(server: Server) -> None:
    keys = [open_table(server.url) for _ in range(3)]
    assert len({key.table for key in keys}) == 3
    assert min(len(key.table) for key in keys) >= 16
    stored = server.stored()
    assert keys[0].table.encode() in stored
    for key in keys:
        assert key.secret is not None
        assert key.secret.encode() not in stored
        assert hash_secret(key.secret).encode() in stored


@pytest.mark.parametrize(
    ("change", "status", "code"),
    [
        ({"name": ""}, 400, "bad-message"),
        ({"name": " \u200b\t "}, 422, "bad-name"),
        ({"name": "x" * 25}, 400, "bad-message"),
        ({"secret": "s" * 21}, 400, "bad-message"),
        ({"secret": "s" * 65}, 400, "bad-message"),
        ({"secret": None}, 400, "bad-message"),
        ({"look": 12}, 400, "bad-message"),
        ({"clock": "slow"}, 400, "bad-message"),
        ({"level": "genius"}, 400, "bad-message"),
        ({"opponents": ["genius"]}, 400, "bad-message"),
        ({"opponents": ["solid"] * 16, "places": 16}, 400, "bad-message"),
        ({"opponents": []}, 422, "too-few-players"),
        ({"opponents": ["solid"] * 3}, 422, "too-many-players"),
        ({"places": 1}, 400, "bad-message"),
        ({"places": 17}, 400, "bad-message"),
        ({"places": 10}, 422, "too-many-players"),
        ({"more": 1}, 400, "bad-message"),
        ({"name": "x" * LARGEST_BODY}, 413, "too-large"),
    ],
)
def test_a_table_that_can_not_be_is_refused(http: httpx.Client, change: dict[str, Any], status: int, code: str) -> None:
    answer = http.post("/api/tables", json=wanted(opponents=1, places=3) | change)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    for language in languages():
        assert words(language).text(text_id("failed", code))


def test_the_record_of_a_match_in_play_ends_with_the_last_finished_round(server: Server, http: httpx.Client) -> None:
    rng = random.Random(6)
    key = open_table(server.url, "cardgames-zone-computer", opponents=3, options={"lives": 2})
    with Page(server.url, key) as page:
        for _ in range(60):
            if not page.act(rng):
                break
            page.settle()
            answer = http.get(f"/api/tables/{key.table}/record")
            told, match = read(answer.text)
            assert write(told) == answer.text
            assert match.current is None
            assert page.table.round is not None
            in_play = page.table.phase == "round"
            assert len(told.rounds) == page.table.round.number - in_play
            assert told.preset == (page.table.rules.preset or None)
    assert answer.headers["content-disposition"] == 'attachment; filename="schwimmen.json"'


def match_record(http: httpx.Client, key: Key, number: int) -> str:
    return http.get(f"/api/tables/{key.table}/matches/{number}/record").raise_for_status().text


def whole_match(page: Page, rng: random.Random) -> None:
    """Play up to a match's end."""
    while page.act(rng):
        pass


SHORT = {"lives": 1, "swimming": "none"}


def test_each_match_of_an_evening_has_its_record(server: Server, http: httpx.Client) -> None:
    rng = random.Random(8)
    key = open_table(server.url, opponents=2, options=SHORT)
    with Page(server.url, key) as page:
        whole_match(page, rng)
        first = match_record(http, key, 1)
        assert first == http.get(f"/api/tables/{key.table}/record").text
        page.do("continue")
        whole_match(page, rng)
    assert match_record(http, key, 1) == first
    assert match_record(http, key, 2) == http.get(f"/api/tables/{key.table}/record").text != first
    for number in (0, 3, 99999):
        assert http.get(f"/api/tables/{key.table}/matches/{number}/record").status_code == 404
    for nonsense in ("x", "-1", "100000", "9" * 5000):
        assert http.get(f"/api/tables/{key.table}/matches/{nonsense}/record").status_code == 400


def match_proof(http: httpx.Client, key: Key, number: int) -> Verdict:
    answer = http.get(f"/api/tables/{key.table}/matches/{number}/proof").raise_for_status()
    assert answer.headers["content-disposition"] == 'attachment; filename="schwimmen-proof.json"'
    return verify(answer.content)


def test_each_match_has_a_proof_that_keeps_what_the_page_was_promised(server: Server, http: httpx.Client) -> None:
    rng = random.Random(9)
    key = open_table(server.url, opponents=2, options={"lives": 1})
    shown: dict[int, str] = {}
    with Page(server.url, key) as page:
        while page.act(rng):
            page.settle()
            deal, round_ = page.table.deal, page.table.round
            assert deal is not None
            assert round_ is not None
            assert shown.setdefault(round_.number, deal.promise) == deal.promise
            verdict = match_proof(http, key, 1)
            assert verdict.problems == ()
            assert len(verdict.rounds) == round_.number - (page.table.phase == "round")
    assert {number: round_.promise for number, round_ in enumerate(verdict.rounds, 1)} == shown
    assert len(shown) > 1
    for number in (0, 2, 99999):
        assert http.get(f"/api/tables/{key.table}/matches/{number}/proof").status_code == 404
    for nonsense in ("x", "-1", "9" * 5000):
        assert http.get(f"/api/tables/{key.table}/matches/{nonsense}/proof").status_code == 400


def test_a_table_that_nobody_has_started_has_no_record(server: Server, http: httpx.Client) -> None:
    key = open_table(server.url, opponents=1, start=False)
    answer = http.get(f"/api/tables/{key.table}/record")
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


def replay(http: httpx.Client, link: str, **place: Any) -> protocol.Replay:
    answer = http.get(f"/api/replays/{link}", params=place).raise_for_status()
    return msgspec.json.decode(answer.content, type=protocol.Replay)


def test_a_link_shows_a_match_again_as_each_seat_saw_it(server: Server, http: httpx.Client) -> None:
    key = open_table(server.url, opponents=2, options=SHORT)
    with Page(server.url, key) as page:
        whole_match(page, random.Random(9))
        me, end = page.table.seat, page.table
    path = f"/api/tables/{key.table}/matches/1/replay"
    links = [http.post(path).raise_for_status().json()["replay"] for _ in range(2)]
    assert links[0] == links[1]  # the same match has the same link
    whole = [replay(http, links[0], seat=me, round=number) for number in range(replay(http, links[0]).rounds)]
    assert [shown.round for shown in whole] == list(range(whole[0].rounds))
    assert whole[0].players == [player.name for player in end.players]
    last = whole[-1].steps[-1].state
    assert (last.phase, last.winner, last.places) == ("over", end.winner, end.places)
    assert last.round is not None
    assert end.round is not None
    assert (last.round.hand, last.round.result) == (end.round.hand, end.round.result)
    log = [entry for step in whole[-1].steps for entry in step.log]
    assert log == page.log[-len(log) :]
    for shown in whole:
        assert {step.state.seat for step in shown.steps} == {me}
    record = match_record(http, key, 1)
    answer = http.post("/api/replays", json={"record": record, "seat": me, "round": 0})
    assert answer.raise_for_status().content == msgspec.json.encode(whole[0])


@pytest.mark.parametrize(
    ("place", "status", "code"),
    [
        ({"seat": 3}, 404, "not-found"),
        ({"round": 99}, 404, "not-found"),
        ({"seat": -1}, 400, "bad-message"),
        ({"round": "x"}, 400, "bad-message"),
        ({"round": "9" * 5000}, 400, "bad-message"),
        ({"round": "\u00b2"}, 400, "bad-message"),
    ],
)
def test_what_a_replay_does_not_have_is_not_found(
    server: Server, http: httpx.Client, place: dict[str, Any], status: int, code: str
) -> None:
    key = open_table(server.url, opponents=2, options=SHORT)
    with Page(server.url, key) as page:
        whole_match(page, random.Random(10))
    link = http.post(f"/api/tables/{key.table}/matches/1/replay").json()["replay"]
    answer = http.get(f"/api/replays/{link}", params=place)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


@pytest.mark.parametrize(
    ("request_", "status", "code"),
    [
        ({"record": ""}, 422, "bad-record"),
        ({"record": "{}"}, 422, "bad-record"),
        ({"record": "[" * 60_000}, 422, "bad-record"),
        ({"record": "x" * 65_537}, 400, "bad-message"),
        ({"record": "\u0000" * 60_000}, 413, "too-large"),
        ({"record": "{}", "seat": 16}, 400, "bad-message"),
        ({}, 400, "bad-message"),
    ],
)
def test_what_is_no_record_is_not_shown(http: httpx.Client, request_: dict[str, Any], status: int, code: str) -> None:
    answer = http.post("/api/replays", json=request_)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def lobby(http: httpx.Client) -> dict[str, protocol.ListedTable]:
    answer = http.get("/api/lobby")
    assert answer.headers["cache-control"] == "no-store"
    return {table.table: table for table in msgspec.json.decode(answer.content, type=protocol.Lobby).tables}


def until_listed(http: httpx.Client, *tables: protocol.ListedTable) -> None:
    """Wait until the lobby shows those tables, whichever process is asked: it may have to hear of them first."""
    expected, right, until = {one.table: one for one in tables}, 0, time.monotonic() + SILENCE
    while right < 3:
        shown = lobby(http)
        right = right + 1 if shown == expected else 0
        assert time.monotonic() < until, shown


def test_the_lobby_shows_listed_tables_while_somebody_is_there(server: Server, http: httpx.Client) -> None:
    key = open_table(server.url, "bga-schwimmen", 1, places=4, listed=True, watch=False, clock="quick", start=False)
    by_link = open_table(server.url, opponents=1)
    until_listed(http)
    with Page(server.url, key) as host, Page(server.url, by_link), Page(server.url, key.other) as guest:
        gathering = protocol.ListedTable(
            table=key.table,
            host="Zoe",
            rules=host.table.rules,
            seated=2,
            places=4,
            playing=False,
            watch=False,
            clock="quick",
        )
        until_listed(http, gathering)
        guest.do("sit", name="Yan")
        host.read_to(guest.number)
        host.do("start")
        playing = msgspec.structs.replace(gathering, seated=3, playing=True)
        until_listed(http, playing)
        settings = msgspec.to_builtins(host.table.settings) | {"listed": False}
        host.do("arrange", rules={"preset": "bga-schwimmen"}, **settings)
        until_listed(http)
        host.do("arrange", rules={"preset": "bga-schwimmen"}, **settings | {"listed": True, "closed": True})
        until_listed(http)
        host.do("arrange", rules={"preset": "bga-schwimmen"}, **settings | {"listed": True})
        until_listed(http, playing)
    until_listed(http)  # all have left


def test_a_qr_code_holds_the_address_of_this_server(server: Server, http: httpx.Client) -> None:
    answer = http.get("/api/qr", params={"path": "/t/abc?x=1#y"})
    assert answer.headers["content-type"] == "image/svg+xml"
    expected = segno.make(f"{server.url}/t/abc?x=1#y", error="m", micro=False)
    inline = expected.svg_inline(border=2, dark="#000", light="#fff", omitsize=True)
    assert answer.text.strip() == inline.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
    assert http.get("/api/qr", params={"path": "/t/abc"}).text != answer.text


@pytest.mark.parametrize("path", [None, "", "t/abc", "https://example.org/", "/" + "x" * 300, "/t/\u00e4"])
def test_no_qr_code_is_made_of_anything_else(http: httpx.Client, path: str | None) -> None:
    answer = http.get("/api/qr", params={} if path is None else {"path": path})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-message")


def test_no_qr_code_is_made_of_a_host_that_can_not_be(http: httpx.Client) -> None:
    answer = http.get("/api/qr", params={"path": "/"}, headers={"host": "x" * 5000})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-message")


def test_names() -> None:
    rng = random.Random(1)
    for _ in range(50):
        names = computer_names(15, ["aDA"], rng)
        assert len(set(names)) == 15
        assert "Ada" not in names
