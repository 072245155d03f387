"""The arrows that the linters can't see: what is imported when, and by the kernel."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

import schwimmen

PACKAGE = Path(schwimmen.__file__).parent


def test_starting_the_server_imports_nothing_that_compiles() -> None:
    program = "import sys, schwimmen.server.run;print(sorted({'numba', 'numpy', 'schwimmen.lab'} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def imports(file: Path) -> list[str]:
    """Every import statement of a module, as text."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return [ast.unparse(node) for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom)]


def test_the_kernel_imports_nothing() -> None:
    assert imports(PACKAGE / "rules/kernel.py") == []


@pytest.mark.parametrize("file", sorted(PACKAGE.glob("bots/**/*.py")), ids=lambda file: file.stem)
def test_bots_know_a_view_and_no_round(file: Path) -> None:
    """What a module may take from schwimmen.round is what a view speaks of: phases."""
    lines = imports(file)
    assert not [line for line in lines if re.match(r"import .*\bschwimmen\b", line)]
    taken = {
        name.strip()
        for line in lines
        for part, names in re.findall(r"^from (schwimmen\.\w+|schwimmen) import (.*)$", line)
        if part in {"schwimmen", "schwimmen.match", "schwimmen.record", "schwimmen.round", "schwimmen.tables"}
        for name in names.split(",")
    }
    assert taken <= {"Phase"}


def test_imports_are_seen(tmp_path: Path) -> None:
    file = tmp_path / "module.py"
    file.write_text("def f():\n    import os\n    from a import b\n", encoding="utf-8")
    assert imports(file) == ["import os", "from a import b"]
