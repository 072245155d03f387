"""Real servers on free ports of this machine."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.server.serving import OneProcess, Server, ThreeProcesses
from tests.services.servers import Postgres, Valkey

from schwimmen.mind import thinking
from schwimmen.server.journal import log


@pytest.fixture(autouse=True)
def _log_as_before() -> Iterator[None]:
    """A server that was run in this process leaves no log behind, which would write down what later tests say."""
    root = logging.getLogger()
    handlers, levels = set(root.handlers), {one: one.level for one in (root, log)}
    yield
    for handler in set(root.handlers) - handlers:
        root.removeHandler(handler)
    for one, level in levels.items():
        one.setLevel(level)


@pytest.fixture(scope="session", autouse=True)
def _nothing_is_compiled() -> Iterator[None]:
    """No server of these tests has anything compiled beside it, which would take half a minute of a processor."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(thinking, "warm_aside", lambda: None)
        yield


@pytest.fixture(scope="session")
def static(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A built page, as small as can be."""
    folder = tmp_path_factory.mktemp("static")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Schwimmen</title>" + "<p>page</p>" * 100, "utf-8")
    (folder / "assets/app-1a2b3c.js").write_text("export const page = 1\n" * 100, "utf-8")
    (folder / "assets/app-1a2b3c.js.br").write_bytes(b"brotli")
    (folder / "icon.png").write_bytes(b"\x89PNG")
    return folder


@pytest.fixture(scope="module")
def one_process(tmp_path_factory: pytest.TempPathFactory, static: Path) -> Iterator[OneProcess]:
    running = OneProcess(tmp_path_factory.mktemp("database") / "tables.sqlite", static)
    yield running
    running.stop()


@pytest.fixture(scope="session")
def three_processes(
    tmp_path_factory: pytest.TempPathFactory, static: Path, the_postgres: Postgres, the_valkey: Valkey
) -> Iterator[ThreeProcesses]:
    """Started once for all tests of a process. They have had nothing to complain of."""
    running = ThreeProcesses(tmp_path_factory.mktemp("processes"), static, the_postgres, the_valkey.url)
    yield running
    running.stop()
    assert "Traceback" not in running.logged()


@pytest.fixture(scope="module", params=["one_process", "three_processes"])
def server(request: pytest.FixtureRequest) -> Server:
    """The game as it is served in either way: `tests.server.serving` says what isn't tested against both."""
    running: Server = request.getfixturevalue(request.param)
    return running


@pytest.fixture(autouse=True)
def _same_chance(request: pytest.FixtureRequest) -> None:
    """What happens in a test is the same whichever tests were run before it."""
    if "server" in request.fixturenames:
        request.getfixturevalue("server").begin_anew()


@pytest.fixture(scope="module")
def http(server: Server) -> Iterator[httpx.Client]:
    """Each request is a connection of its own, so that one process answers it and another one the next."""
    with httpx.Client(base_url=server.url, limits=httpx.Limits(max_keepalive_connections=0)) as client:
        yield client
