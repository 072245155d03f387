"""Pages and rules over HTTP, and what is no request at all."""

from __future__ import annotations

import asyncio
import gzip
import re
import typing
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from starlette.applications import Starlette
from starlette.routing import Route
from tests.random_options import options_strategy
from tests.server.playing import wanted

from schwimmen.moves import Refusal
from schwimmen.rules.options import OPTIONS, Options, RulesError
from schwimmen.rules.presets import PRESETS, STANDARD
from schwimmen.server import protocol
from schwimmen.server.app import SECURITY_HEADERS
from schwimmen.server.pages import Pages
from schwimmen.server.rules import catalogue
from schwimmen.tables.commands import Refused, TableRefusal
from schwimmen.words import languages, text_id, words

JSON = {"content-type": "application/json"}


def test_it_is_well(http: httpx.Client) -> None:
    assert http.get("/api/health").json() == {"status": "ok"}


def test_the_catalogue_lists_every_option_and_preset(http: httpx.Client) -> None:
    catalogue = msgspec.json.decode(http.get("/api/rules").content, type=protocol.Catalogue)
    assert [option.name for option in catalogue.options] == list(OPTIONS)
    assert [preset.name for preset in catalogue.presets] == list(PRESETS)
    assert catalogue.standard == STANDARD
    for option in catalogue.options:
        spec = OPTIONS[option.name]
        ends = [min(spec.values), max(spec.values)]
        assert option.values == (ends if spec.kind == "number" else list(spec.values))
        assert spec.parse(option.default) == spec.default
        assert (option.idle and (option.idle.option, option.idle.value)) == spec.idle
    for preset in catalogue.presets:
        options = PRESETS[preset.name].options
        assert Options.from_dict(preset.options) == options
        standard = PRESETS[STANDARD].options
        assert preset.differences == [n for n in OPTIONS if getattr(options, n) != getattr(standard, n)]


def look_at(http: httpx.Client, **request: Any) -> protocol.RulesAnswer:
    return msgspec.json.decode(
        http.post("/api/rules", json=request).raise_for_status().content, type=protocol.RulesAnswer
    )


@settings(max_examples=30)
@given(options_strategy())
def test_rules_that_can_be_played_are_told_back(http: httpx.Client, options: Options) -> None:
    answer = look_at(http, options=options.to_dict())
    assert answer.problems == []
    assert answer.rules is not None
    assert Options.from_dict(answer.rules.options) == options
    assert answer.max_players == options.max_players


def test_rules_are_named_by_the_preset_that_they_are(http: httpx.Client) -> None:
    for name, preset in PRESETS.items():
        for request in ({"preset": name}, {"preset": name, "options": preset.options.to_dict()}):
            answer = look_at(http, **request)
            assert answer.rules is not None
            assert answer.rules.preset == name
        lives = preset.options.lives % 9 + 1
        changed = look_at(http, preset=name, options={"lives": lives})
        assert changed.rules is not None
        assert changed.rules.options == preset.options.to_dict() | {"lives": lives}
        assert changed.rules.preset != name


@pytest.mark.parametrize(
    ("request_", "code", "option"),
    [
        ({"preset": "unheard-of"}, "unknown-preset", "preset"),
        ({"options": {"wishes": 3}}, "unknown-option", "wishes"),
        ({"options": {"lives": 0}}, "unknown-value", "lives"),
        ({"options": {"lives": True}}, "unknown-value", "lives"),
        ({"options": {"exchange": []}}, "unknown-value", "exchange"),
        ({"options": {"knock_from": "never", "passing": "never"}}, "endless-without-passing", "knock_from"),
        ({"options": {"deck": 24, "renew_789": "optional"}}, "renewal-without-789", "renew_789"),
    ],
)
def test_rules_that_can_not_be_played_are_answered_with_the_reason(
    http: httpx.Client, request_: dict[str, Any], code: str, option: str
) -> None:
    answer = look_at(http, **request_)
    assert (answer.rules, answer.max_players) == (None, None)
    assert [(problem.code, problem.option) for problem in answer.problems] == [(code, option)]
    for language in languages():
        assert words(language).text(text_id("rules", code), option=option, **answer.problems[0].args)
    table = http.post("/api/tables", json=wanted(rules=request_))
    assert table.status_code == 422
    refused = msgspec.json.decode(table.content, type=protocol.HttpProblem)
    assert (refused.code, refused.problems) == ("bad-rules", answer.problems)


KEYS = ["rules", "name", "secret", "opponents", "start", "places", "record", "seat", "preset", "options", *OPTIONS]
json_texts = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(KEYS), inner, max_size=4),
    max_leaves=12,
).map(msgspec.json.encode)


@settings(max_examples=150)
@given(st.sampled_from(["/api/rules", "/api/tables", "/api/replays"]), st.binary(max_size=200) | json_texts)
def test_no_body_brings_the_server_down(http: httpx.Client, path: str, body: bytes) -> None:
    answer = http.post(path, content=body, headers=JSON)
    assert answer.status_code in (200, 400, 422)
    if answer.status_code >= 400:
        assert msgspec.json.decode(answer.content, type=protocol.HttpProblem).code in ("bad-message", "bad-record")


def test_a_body_that_a_form_of_another_site_could_send_is_refused(http: httpx.Client) -> None:
    for kind in ("text/plain", "application/x-www-form-urlencoded", ""):
        answer = http.post("/api/tables", content=b"{}", headers={"content-type": kind})
        assert (answer.status_code, answer.json()["code"]) == (415, "bad-message")


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api", 404),
        ("GET", "/api/nothing", 404),
        ("GET", "/api/tables/nowhere/record", 404),
        ("GET", "/api/tables/nowhere/matches/1/record", 404),
        ("GET", "/api/tables/nowhere/matches/x/record", 400),
        ("GET", "/api/tables/nowhere/matches/1/proof", 404),
        ("POST", "/api/tables/nowhere/matches/1/replay", 404),
        ("GET", "/api/replays/nowhere", 404),
        ("GET", "/assets/app-old.js", 404),
        ("GET", "/favicon.ico", 404),
        ("GET", "/%2e%2e/%2e%2e/etc/passwd.txt", 404),
        ("GET", "/health", 404),
        ("GET", "/metrics", 404),
        ("GET", "/t/", 404),
        ("GET", "/t/" + "x" * 33, 404),
        ("GET", "/lobby/more", 404),
        ("DELETE", "/api/health", 405),
        ("PUT", "/api/rules", 405),
        ("GET", "/api/tables", 405),
        ("PUT", "/api/tables", 405),
        ("DELETE", "/api/tables", 405),
        ("POST", "/t/x", 405),
    ],
)
def test_what_is_not_there_is_a_problem_in_the_common_form(
    http: httpx.Client, method: str, path: str, status: int
) -> None:
    answer = http.request(method, path)
    assert answer.status_code == status
    msgspec.json.decode(answer.content, type=protocol.HttpProblem)
    assert ("allow" in answer.headers) == (status == 405)


@pytest.mark.parametrize(
    "path", ["/", "/t/abc", "/rules", "/assets/app-1a2b3c.js", "/api/health", "/api/nothing", "/icon.png"]
)
def test_every_answer_carries_the_security_headers(http: httpx.Client, path: str) -> None:
    headers = http.get(path).headers
    assert {name: headers[name] for name in SECURITY_HEADERS} == SECURITY_HEADERS
    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"]
    assert "server" not in headers


def test_addresses_of_the_page_show_it_and_are_asked_again(http: httpx.Client) -> None:
    first = http.get("/")
    assert first.headers["content-type"] == "text/html; charset=utf-8"
    assert "<title>Schwimmen</title>" in first.text
    router = (Path(__file__).parents[2] / "web/src/router.ts").read_text("utf-8")
    (pages,) = re.findall(r"const PAGES = \{(.+?)\}", router)
    named = re.findall(r'"(/\w+)"', pages)
    assert len(named) > 3
    for path in (*named, "/t/abc", "/r/" + "a-Z_9" * 6, "/sheet", "/sheet/abc"):
        shown = http.get(path)
        assert (shown.status_code, shown.content) == (200, first.content), path
    assert first.headers["cache-control"] == "no-cache"
    again = http.get("/", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert http.head("/").headers["content-length"] == first.headers["content-length"]


def test_people_are_shown_by_the_page_that_an_address_leads_nowhere(http: httpx.Client) -> None:
    browser = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    first = http.get("/")
    for path in ("/anything/else", "/health"):
        answer = http.get(path, headers=browser | {"if-none-match": first.headers["etag"]})
        assert (answer.status_code, answer.content) == (404, first.content)
    for path in ("/api/nothing", "/assets/app-old.js", "/favicon.ico"):
        assert http.get(path, headers=browser).json()["code"] == "not-found"


def test_the_page_is_told_where_links_lead(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<!doctype html><html><head><title>Schwimmen</title></head></html>")
    (tmp_path / "index.html.br").write_bytes(b"without it")

    async def shown(public_url: str | None, accepted: str = "identity") -> httpx.Response:
        app = Starlette(routes=[Route("/{path:path}", Pages(tmp_path, public_url).serve)])
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as client:
            return await client.get("/t/abc", headers={"accept-encoding": accepted})

    url = "https://cards.example"
    assert "public-url" not in asyncio.run(shown(None)).text
    assert f'<head>\n    <meta name="public-url" content="{url}" />' in asyncio.run(shown(url)).text
    assert "content-encoding" not in asyncio.run(shown(url, "br")).headers


def test_files_with_a_hash_in_their_name_are_kept_for_long(http: httpx.Client) -> None:
    answer = http.get("/assets/app-1a2b3c.js")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert http.get("/icon.png").headers["cache-control"] == "no-cache"


def test_files_are_sent_compressed_where_the_browser_can_read_it(http: httpx.Client) -> None:
    def raw(path: str, accepted: str) -> tuple[str | None, bytes]:
        with http.stream("GET", path, headers={"accept-encoding": accepted}) as answer:
            assert answer.headers["vary"] == "accept-encoding"
            return answer.headers.get("content-encoding"), b"".join(answer.iter_raw())

    plain = raw("/assets/app-1a2b3c.js", "identity")
    assert plain[0] is None
    encoding, packed = raw("/assets/app-1a2b3c.js", "gzip, deflate")
    assert encoding == "gzip"
    assert len(packed) < len(plain[1]) / 5
    assert gzip.decompress(packed) == plain[1]
    assert raw("/assets/app-1a2b3c.js", "gzip, br") == ("br", b"brotli")
    assert raw("/icon.png", "gzip") == (None, b"\x89PNG")


def test_the_rules_are_sent_compressed_and_only_once(http: httpx.Client) -> None:
    with http.stream("GET", "/api/rules", headers={"accept-encoding": "gzip"}) as first:
        packed = b"".join(first.iter_raw())
        assert first.headers["content-encoding"] == "gzip"
    assert msgspec.json.decode(gzip.decompress(packed), type=protocol.Catalogue) == catalogue()
    again = http.get("/api/rules", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_a_refused_method_is_told_the_ones_there_are(http: httpx.Client) -> None:
    assert set(http.put("/api/rules").headers["allow"].split(", ")) == {"GET", "HEAD", "POST"}
    assert http.delete("/api/tables").headers["allow"] == "POST"


def test_problems_of_all_rules_have_a_text_under_their_code() -> None:
    with pytest.raises(RulesError) as error:
        Options(mechanism="draw_discard", dealer_choice="open", renew_789="optional", knock_timing="after", deck=24)
    assert len(error.value.problems) == 4
    for problem in error.value.problems:
        for language in languages():
            assert words(language).text(text_id("rules", problem.code), option=problem.option, **dict(problem.args))


@pytest.mark.parametrize("language", languages())
def test_all_that_the_server_refuses_has_a_text(language: str) -> None:
    texts = words(language)
    for code in typing.get_args(protocol.Failure):
        assert texts.text(text_id("failed", code))
    for reason in (*Refusal, *TableRefusal):
        assert texts.text(text_id("refusal", Refused(reason).code))
    for code in typing.get_args(protocol.ServerRefusal):
        assert texts.text(text_id("refusal", code))
