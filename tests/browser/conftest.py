"""A real Chromium in front of a real server."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright
from tests.browser.guest import PATIENCE, Guest, Hand
from tests.browser.serving import Served
from tests.browser.watching import Watch

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
expect.set_options(timeout=PATIENCE)
HERE = Path(__file__).parent
failed = pytest.StashKey[bool]()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.browser)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[failed] = report.failed
    return report


# A browser for each module and not for the session: Playwright's loop runs in the thread of the tests, and
# those of another module may want one of their own there.
@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    program = shutil.which("chromium")
    if program is None:
        pytest.fail("The browser tests need 'chromium' on the PATH. `make browser` installs Debian's.", pytrace=False)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server for all tests of a module."""
    server = Served(tmp_path_factory.mktemp("served"))
    yield server
    server.stop()


@pytest.fixture
def own_served(tmp_path: Path) -> Iterator[Served]:
    """A server that the test may kill."""
    server = Served(tmp_path)
    yield server
    server.stop()


@pytest.fixture
def visit(chromium: Browser, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Callable[..., Guest]]:
    """Makes visitors, each with a browser of their own. In the end none may have complained of anything."""
    visitors: list[Guest] = []

    def make(
        server: Served,
        language: str = "en",
        size: tuple[int, int] = (1280, 800),
        hand: Hand = "mouse",
        theme: Literal["light", "dark"] = "light",
        **more: Any,
    ) -> Guest:
        context = chromium.new_context(
            base_url=server.url,
            locale={"en": "en-GB", "de": "de-DE"}[language],
            viewport={"width": size[0], "height": size[1]},
            has_touch=hand == "touch",
            color_scheme=theme,
            **more,
        )
        context.set_default_timeout(PATIENCE)
        watch = Watch(context, server.url)
        guest = Guest(context, watch, language, hand)
        visitors.append(guest)
        return guest

    yield make
    for number, visitor in enumerate(visitors):
        if request.node.stash.get(failed, False):
            _picture(visitor.page, tmp_path / f"failed-{number}.png")
        visitor.page.context.close()
    assert [visitor.watch.complaints for visitor in visitors] == [[] for _ in visitors]


def _picture(page: Page, file: Path) -> None:
    page.screenshot(path=file)
    print(f"What could be seen: {file}")
