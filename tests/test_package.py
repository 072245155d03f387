"""The wheel, as somebody gets it: installed into an empty environment, it serves the game.

Slow (it builds the packages and installs from the package index), and part of `make test`.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tarfile
import urllib.request
import zipfile
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urljoin

import pytest

from schwimmen import __version__

ROOT = Path(__file__).parent.parent
PAGE = "schwimmen/server/static/index.html"

pytestmark = pytest.mark.slow


def run(*command: str | Path, cwd: Path) -> str:
    """Run a command that must succeed; its output."""
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the source distribution and the wheel that is built from it."""
    folder = tmp_path_factory.mktemp("dist")
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", folder, cwd=ROOT)
    return folder


@pytest.fixture(scope="module")
def wheel(packages: Path) -> Path:
    """The built wheel."""
    (file,) = packages.glob("*.whl")
    return file


def test_wheel_carries_the_game_and_nothing_else(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    metadata = f"schwimmen-{__version__}.dist-info/"
    assert PAGE in names
    assert "schwimmen/py.typed" in names
    assert "schwimmen/rules/presets.json" in names
    assert "schwimmen/mind/policy.weights" in names
    assert "schwimmen/locales/en/game.ftl" in names
    assert "schwimmen/storage/migrations/env.py" in names
    assert {name.split("/")[0] + "/" for name in names} == {"schwimmen/", metadata}
    assert not [name for name in names if ".built-from" in name or "sqlite" in name]


def test_source_distribution_carries_the_page_and_its_sources(packages: Path) -> None:
    (file,) = packages.glob("*.tar.gz")
    top = file.name.removesuffix(".tar.gz")
    with tarfile.open(file) as archive:
        names = archive.getnames()
    assert f"{top}/src/{PAGE}" in names
    assert f"{top}/web/package-lock.json" in names
    assert not [name for name in names if "node_modules" in name]


@pytest.fixture
def address(wheel: Path, tmp_path: Path) -> Iterator[str]:
    """Where the program serves that was installed from the wheel into an empty environment."""
    run(sys.executable, "-m", "venv", "empty", cwd=tmp_path)
    scripts = tmp_path / "empty" / ("Scripts" if os.name == "nt" else "bin")
    run(scripts / "python", "-m", "pip", "install", "-qq", wheel, cwd=tmp_path)
    server = subprocess.Popen(
        [scripts / "schwimmen"],
        cwd=tmp_path,
        env={"PATH": os.environ["PATH"], "HOME": str(tmp_path), "BROWSER": "true"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
    )
    with server:
        try:
            assert server.stdout is not None
            said = server.stdout.readline()
            (address,) = re.findall(r"http://\S+", said)
            yield address
        finally:
            server.terminate()


def fetch(address: str) -> tuple[str, str]:
    """The type and the text of what lies at an address."""
    with urllib.request.urlopen(address) as answer:
        body: bytes = answer.read()
        return answer.headers.get_content_type(), body.decode("utf-8")


def test_installed_from_the_wheel_it_serves_the_game(address: str) -> None:
    kind, page = fetch(address)
    assert kind == "text/html"
    (script,) = re.findall(r'<script[^>]* src="([^"]+\.js)"', page)
    kind, program = fetch(urljoin(address, script))
    assert kind == "text/javascript"
    assert len(program) > 1000
    kind, health = fetch(urljoin(address, "/api/rules"))
    assert kind == "application/json"
    assert "second_lap" in health
