"""Tools that work for hours are told at once where they couldn't write."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import pytest
from tools import best_response, outputs, train_policy


@pytest.mark.parametrize("tool", [best_response, train_policy])
@pytest.mark.parametrize(
    ("argument", "place", "why"),
    [
        ("--output", "nowhere/weights", "there is no such folder"),
        ("--output", ".", "it is a folder"),
        ("--keep", "file/lessons", "there is no such folder"),
    ],
)
def test_an_output_that_cannot_be_written_is_refused_before_the_work(
    tool: ModuleType, argument: str, place: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    typed = ["--output", str(tmp_path / "weights"), argument, str(tmp_path / place)]
    with pytest.raises(SystemExit) as refused:
        tool.main(typed)
    assert refused.value.code == 2
    said = capsys.readouterr().err.splitlines()[-1]
    assert f"argument {argument}: {tmp_path / place}" in said
    assert why in said


def test_what_can_be_written_is_taken_and_not_made(tmp_path: Path) -> None:
    file, folder = tmp_path / "weights", tmp_path / "new" / "lessons"
    assert outputs.file_to_write(str(file)) == file
    assert outputs.folder_to_fill(str(folder)) == folder
    assert outputs.folder_to_fill(str(tmp_path)) == tmp_path
    assert [*tmp_path.iterdir()] == []
