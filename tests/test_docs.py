"""What the documents name is there: files, headings, make targets."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from schwimmen.cli.laboratory import PLAYERS

ROOT = Path(__file__).parent.parent
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
LINK = re.compile(r"!?\[[^\]]*\]\(<?([^)\s>]+)>?\)")


def prose(text: str) -> str:
    """A document without its fenced code."""
    return re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)


def anchors(text: str) -> set[str]:
    """The fragments by which a document's headings are linked, as GitHub makes them."""
    headings = re.findall(r"^#+\s+(.+?)\s*$", prose(text), flags=re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def dead_links(document: Path) -> list[str]:
    """The links within the repository that lead nowhere."""
    dead = []
    for link in LINK.findall(prose(document.read_text(encoding="utf-8"))):
        if re.match(r"[a-z]+:", link):
            continue
        path, _, fragment = link.partition("#")
        target = document.parent / path if path else document
        if not target.exists() or (fragment and fragment not in anchors(target.read_text(encoding="utf-8"))):
            dead.append(link)
    return dead


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_resolve(document: Path) -> None:
    assert dead_links(document) == []


def test_dead_links_are_found(tmp_path: Path) -> None:
    document = tmp_path / "a.md"
    document.write_text(
        "# One: two\n[x](#one-two) [x](#three) [x](b.md) [x](https://example.org/)\n```\n[x](c.md)\n```\n",
        encoding="utf-8",
    )
    assert dead_links(document) == ["#three", "b.md"]


def test_the_make_targets_that_the_documents_name_exist() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z][a-z-]*):", makefile, flags=re.MULTILINE))
    named = {
        target
        for document in DOCUMENTS
        for code in re.findall(r"`([^`]+)`|^(make .*)$", document.read_text(encoding="utf-8"), re.M)
        for target in re.findall(r"^make ([a-z][a-z-]*)", "".join(code))
    }
    assert {"play", "test"} <= named
    assert named <= targets


def test_the_folders_and_files_that_developers_are_told_of_exist() -> None:
    text = prose((ROOT / "DEVELOPERS.md").read_text(encoding="utf-8"))
    paths = re.findall(r"^\| `([\w./-]+/[\w./-]*)` \|", text, flags=re.MULTILINE)
    assert paths
    assert [path for path in paths if not (ROOT / path).exists()] == []


def test_the_options_that_serving_names_are_those_of_the_command() -> None:
    text = (ROOT / "docs/serving.md").read_text(encoding="utf-8")
    named = set(re.findall(r"^\| `(--[a-z-]+)` \|", text, flags=re.MULTILINE))
    asked = [sys.executable, "-m", "schwimmen", "serve", "--help"]
    said = subprocess.run(asked, capture_output=True, text=True, check=True).stdout
    assert named == set(re.findall(r"--[a-z][a-z-]+", said)) - {"--help"}


def test_each_player_of_the_laboratory_stands_once_in_its_table() -> None:
    table = (ROOT / "docs" / "lab.md").read_text(encoding="utf-8").partition("\n## Players\n")[2].partition("\n## ")[0]
    named = [name for row in re.findall(r"^\|([^|]*)\|", table, re.MULTILINE) for name in re.findall("`([^`]+)`", row)]
    assert len(named) == len(set(named))
    assert {re.sub(r"-[0-9]+$", "", name) for name in PLAYERS if ":" not in name} <= {
        name.removesuffix("-K").removesuffix("-N") for name in named
    }
