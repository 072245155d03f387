"""The page is built when its sources changed, and not otherwise."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
BUILD = """
const fs = require("fs");
const page = "../src/schwimmen/server/static";
fs.rmSync(page, { recursive: true, force: true });
fs.mkdirSync(page, { recursive: true });
fs.writeFileSync(page + "/index.html", fs.readFileSync("src/a.txt"));
fs.appendFileSync("../built", "x");
"""


class Project:
    """A small project in a folder of its own, with this project's build program."""

    def __init__(self, root: Path) -> None:
        self.root = root
        shutil.copy(ROOT / "hatch_build.py", root)
        package = {"name": "page", "version": "0.0.0", "scripts": {"build": "node build.js"}}
        lock = {"name": "page", "version": "0.0.0", "lockfileVersion": 3, "packages": {"": package}}
        self.write("web/package.json", json.dumps(package))
        self.write("web/package-lock.json", json.dumps(lock))
        self.write("web/build.js", BUILD)
        self.write("web/src/a.txt", "one")
        self.write("src/schwimmen/locales/en/page.ftl", "play = Play\n")

    def write(self, path: str, text: str) -> None:
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def run(self, *arguments: str, path: str | None = None) -> int:
        """Run the build program, with another PATH if given; its exit status."""
        command = [sys.executable, "hatch_build.py", *arguments]
        env = dict(os.environ) if path is None else os.environ | {"PATH": path}
        return subprocess.run(command, cwd=self.root, env=env, capture_output=True, check=False).returncode

    def builds(self) -> int:
        """Build; how many builds there have been in all."""
        assert self.run() == 0
        return len((self.root / "built").read_text(encoding="utf-8"))

    def page(self) -> str:
        return (self.root / "src/schwimmen/server/static/index.html").read_text(encoding="utf-8")


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path)


def test_the_page_is_built_once_for_each_state_of_its_sources(project: Project) -> None:
    assert project.run("is-current") != 0
    assert project.builds() == 1
    assert project.run("is-current") == 0
    assert project.builds() == 1
    project.write("web/src/a.txt", "two")
    assert project.builds() == 2
    assert project.page() == "two"
    project.write("src/schwimmen/locales/en/page.ftl", "play = Play now\n")
    assert project.builds() == 3
    (project.root / "src/schwimmen/locales/en/page.ftl").unlink()
    assert project.builds() == 4
    project.write("web/src/a.test.ts", "a test is no part of the page")
    assert project.builds() == 4
    shutil.rmtree(project.root / "src/schwimmen/server/static")
    assert project.builds() == 5


def test_a_build_that_fails_is_a_failure_and_is_tried_again(project: Project) -> None:
    project.write("web/build.js", "process.exit(3);")
    assert project.run() != 0
    project.write("web/build.js", BUILD)
    assert project.builds() == 1


def test_what_cannot_be_done_is_refused(project: Project) -> None:
    assert project.run("has-node") == 0
    assert project.run("npm", "run", "nothing") != 0
    assert project.run("nonsense") != 0


def test_without_node_on_the_path_a_python_package_brings_it(project: Project) -> None:
    shell = shutil.which("sh")
    assert shell is not None
    path = project.root / "bin"
    path.mkdir()
    (path / "sh").symlink_to(shell)
    assert shutil.which("node", path=str(path)) is None
    assert project.run(path=str(path)) == 0
    assert project.page() == "one"
