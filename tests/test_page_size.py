"""What the first visit loads: little, and from nowhere else."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

PAGE = Path(__file__).parent.parent / "src/schwimmen/server/static"
FACES = Path(__file__).parent.parent / "src/schwimmen/rulebook/sprite.svg"
MOST = 100_000
"""Bytes, compressed, of everything that the first page loads in one language."""


def compressed(name: str) -> int:
    return len(gzip.compress((PAGE / name).read_bytes(), 9))


def assets_of(text: str) -> set[str]:
    return set(re.findall(r"assets/[\w.-]+", text))


def first_load() -> tuple[set[str], list[str]]:
    """The files that the page always loads, and the catalogues of which it loads one."""
    index = (PAGE / "index.html").read_text(encoding="utf-8")
    files = {"index.html"} | assets_of(index)
    for style in [name for name in files if name.endswith(".css")]:
        files |= assets_of((PAGE / style).read_text(encoding="utf-8"))
    scripts = "".join((PAGE / name).read_text(encoding="utf-8") for name in files if name.endswith(".js"))
    later = [f"assets/{name}" for name in re.findall(r"import\(`?[\"']?\./([\w.-]+\.js)", scripts)]
    return files, later


def test_the_first_load_is_small() -> None:
    files, catalogues = first_load()
    assert any(name.endswith(".js") for name in files)
    assert any(name.endswith(".css") for name in files)
    assert len(catalogues) >= 2, "each language is a file of its own"
    total = sum(map(compressed, files)) + max(map(compressed, catalogues))
    assert total <= MOST, f"{total} bytes"


def test_the_score_sheet_is_small() -> None:
    """All that it loads, apart from the faces of the cards, which it doesn't show."""
    files, later = first_load()
    (sheet,) = (name for name in later if "SheetPage" in name)
    styles = {f"assets/{file.name}" for file in (PAGE / "assets").glob("SheetPage-*.css")}
    assert styles
    catalogues = [name for name in later if name != sheet]
    total = sum(map(compressed, {*files, *styles, sheet})) + max(map(compressed, catalogues))
    faces = len(gzip.compress(FACES.read_bytes(), 9))
    assert total - faces <= MOST, f"{total} bytes, {faces} of them the faces"


def test_nothing_comes_from_another_host() -> None:
    """Addresses in the page's files are names of XML, or of what a comment cites; none is fetched."""
    for file in PAGE.rglob("*"):
        if file.suffix not in (".html", ".css", ".js", ".svg"):
            continue
        text = file.read_text(encoding="utf-8")
        hosts = set(re.findall(r"https?://([\w.-]+)", text)) - {"www.w3.org"}
        assert not hosts, f"{file.name}: {hosts}"
