"""The lock files hold what pyproject.toml asks for."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
FILES = {"play": ["build"], "dev": ["dev", "build", "node"], "node": ["node"], "bench": ["bench"]}
OF_THE_PROGRAM = {"play", "dev"}


def wanted(file: str) -> list[Requirement]:
    """What a lock file must hold."""
    entries: list[Any] = [entry for group in FILES[file] for entry in PROJECT["dependency-groups"][group]]
    if file in OF_THE_PROGRAM:
        entries += PROJECT["project"]["dependencies"]
    if file == "dev":
        extras = PROJECT["project"]["optional-dependencies"]
        entries += [entry for extra in ("cluster", "hosting", "lab", "research") for entry in extras[extra]]
    return [Requirement(entry) for entry in entries if isinstance(entry, str) and not entry.startswith("schwimmen[")]


def pinned(file: str) -> dict[str, set[str]]:
    """The versions that a lock file names, by package."""
    pins: dict[str, set[str]] = {}
    text = (ROOT / f"requirements/{file}.txt").read_text(encoding="utf-8")
    for name, version in re.findall(r"^([\w.-]+)==([^\s;]+)", text, flags=re.MULTILINE):
        pins.setdefault(canonicalize_name(name), set()).add(version)
    return pins


@pytest.mark.parametrize("file", FILES)
def test_a_lock_file_is_up_to_date(file: str) -> None:
    """Where this fails: make lock."""
    pins = pinned(file)
    for requirement in wanted(file):
        versions = pins.get(canonicalize_name(requirement.name), set())
        assert versions, requirement
        assert all(requirement.specifier.contains(version) for version in versions), requirement


@pytest.mark.parametrize("file", sorted(set(FILES) - {"dev"}))
def test_all_lock_files_name_one_version(file: str) -> None:
    dev = pinned("dev")
    differing = {name: versions for name, versions in pinned(file).items() if dev.get(name, versions) != versions}
    assert differing == {}


def test_no_lock_file_names_a_host_to_fetch_from() -> None:
    assert [path.name for path in ROOT.glob("requirements/*.txt") if "://" in path.read_text(encoding="utf-8")] == []
    packages = json.loads((ROOT / "web/package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert packages
    assert [name for name, package in packages.items() if "resolved" in package] == []
