"""Score sheets that several write on: nobody overwrites anybody, and nobody is told of what isn't kept."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from schwimmen.server.sheets import LARGEST_SHEET, LONGEST_SHEET


def line(text: str) -> str:
    return json.dumps({"op": "add", "text": text})


def opened(http: httpx.Client, *lines: str) -> str:
    answer = http.post("/api/sheets", json={"lines": list(lines) or [line("begin")]})
    assert answer.status_code == 201
    name: str = answer.json()["sheet"]
    return name


def write(http: httpx.Client, name: str, after: int, *lines: str) -> Any:
    answer = http.post(f"/api/sheets/{name}", json={"after": after, "lines": list(lines)})
    assert answer.status_code == 200
    return answer.json()


def read(http: httpx.Client, name: str, after: int = 0) -> Any:
    return http.get(f"/api/sheets/{name}", params={"after": after}).json()["lines"]


def test_a_sheet_grows_and_is_read_from_anywhere(http: httpx.Client) -> None:
    name = opened(http, line("a"), line("b"))
    assert len(name) >= 16
    assert read(http, name) == [line("a"), line("b")]
    assert write(http, name, 2, line("c"), line("ü½")) == {"taken": True, "lines": []}
    assert read(http, name, 3) == [line("ü½")]
    assert read(http, name, 9) == []


def test_who_comes_second_sees_what_the_first_wrote_and_changes_nothing(http: httpx.Client) -> None:
    name = opened(http)
    assert write(http, name, 1, line("first"))["taken"]
    assert write(http, name, 1, line("second")) == {"taken": False, "lines": [line("first")]}
    assert write(http, name, 7, line("from nowhere")) == {"taken": False, "lines": []}
    assert read(http, name) == [line("begin"), line("first")]


def test_of_many_at_once_one_is_first(http: httpx.Client) -> None:
    name = opened(http)
    with ThreadPoolExecutor(8) as pool:
        said = list(pool.map(lambda n: write(http, name, 1, line(str(n)), line("more")), range(16)))
    (first,) = (number for number, one in enumerate(said) if one["taken"])
    assert read(http, name) == [line("begin"), line(str(first)), line("more")]
    assert all(one["lines"] == [line(str(first)), line("more")] for one in said if not one["taken"])


def test_two_sheets_have_nothing_to_do_with_each_other(http: httpx.Client) -> None:
    one, other = opened(http), opened(http)
    assert one != other
    write(http, one, 1, line("x"))
    assert read(http, other) == [line("begin")]


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"lines": []},
        {"lines": [1]},
        {"lines": [""]},
        {"lines": ["x" * 8001]},
        {"lines": ["{}"] * 2001},
        {"lines": ["{}"], "more": 1},
    ],
    ids=str,
)
def test_what_is_no_sheet_is_refused(http: httpx.Client, body: Any) -> None:
    assert http.post("/api/sheets", json=body).status_code == 400
    name = opened(http)
    assert http.post(f"/api/sheets/{name}", json={"after": 1} | body).status_code == 400
    assert read(http, name) == [line("begin")]


def test_there_are_bounds(http: httpx.Client) -> None:
    name = opened(http)
    huge = {"after": 1, "lines": ["x" * 8000] * (LARGEST_SHEET // 8000 + 1)}
    assert http.post(f"/api/sheets/{name}", json=huge).status_code == 413
    for after in range(1, LONGEST_SHEET - 1999, 1999):
        assert write(http, name, after, *["{}"] * 1999)["taken"]
    assert http.post(f"/api/sheets/{name}", json={"after": 3999, "lines": ["{}", "{}"]}).status_code == 413
    assert write(http, name, 3999, "{}")["taken"]


@pytest.mark.parametrize("after", ["-1", "x", "1e3", "²", "100000"])
def test_a_line_that_there_cannot_be(http: httpx.Client, after: str) -> None:
    assert http.get(f"/api/sheets/{opened(http)}", params={"after": after}).status_code == 400


def test_a_sheet_that_is_not_there(http: httpx.Client) -> None:
    assert http.get("/api/sheets/nowhere").status_code == 404
    answer = http.post("/api/sheets/nowhere", json={"after": 0, "lines": ["{}"]})
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


def test_another_site_cannot_write(http: httpx.Client) -> None:
    name = opened(http)
    body = json.dumps({"after": 1, "lines": ["{}"]})
    for path in ("/api/sheets", f"/api/sheets/{name}"):
        typed = {"content-type": "application/json"}
        assert http.post(path, content=body, headers=typed | {"origin": "https://evil.example"}).status_code == 403
        assert http.post(path, content=body, headers={"content-type": "text/plain"}).status_code == 415
    assert read(http, name) == [line("begin")]
