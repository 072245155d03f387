"""docs/rules.md and docs/record.md say what the program does."""

from __future__ import annotations

import re
from pathlib import Path

from schwimmen.moves import Refusal
from schwimmen.record import FORMAT, Flaw
from schwimmen.rules.options import OPTIONS, OptionSpec

ROOT = Path(__file__).parent.parent
RULES = (ROOT / "docs/rules.md").read_text(encoding="utf-8")
RECORD = (ROOT / "docs/record.md").read_text(encoding="utf-8")
CLAUSES = set(re.findall(r"^- (R\d+\.\d+) ", RULES, re.M))


def values_cell(spec: OptionSpec) -> str:
    """What the table says of an option's values."""
    if spec.kind == "number":
        least, most = min(spec.values), max(spec.values)
        return f"{spec.default}; {least} to {most}" if spec.default else f"0 (off); up to {most}"
    if spec.kind == "set":
        members = ", ".join(spec.texts())
        return f"{list(spec.default)}; any set out of {members} but the empty one"  # type: ignore[arg-type]
    plain = type(spec.values[0]) is not str
    return ", ".join(text if plain else f"`{text}`" for text in spec.texts())


def table(text: str, heading: str) -> list[list[str]]:
    """The rows of the table with that heading, cell by cell."""
    _, _, rest = text.partition(heading)
    rows = re.match(r"\n\|[-| ]+\|\n((?:\|.*\|\n)+)", rest)
    assert rows is not None, heading
    return [[cell.strip() for cell in row.strip("|").split(" | ")] for row in rows[1].splitlines()]


def test_the_table_of_options_is_the_list_of_options() -> None:
    rows = table(RULES, "| option | values, the default first | clause |")
    assert [(name, values) for name, values, _ in rows] == [
        (f"`{spec.name}`", values_cell(spec)) for spec in OPTIONS.values()
    ]
    for (_, _, clauses), spec in zip(rows, OPTIONS.values(), strict=True):
        assert spec.clause.removeprefix("R") in [clause.removeprefix("R") for clause in clauses.split(", ")]


def test_the_clauses_that_refusals_and_options_name_exist() -> None:
    sections = {clause.split(".")[0] for clause in CLAUSES}
    named = {refusal.clause for refusal in Refusal} | {spec.clause for spec in OPTIONS.values()}
    assert named <= CLAUSES | sections


def test_the_clauses_that_the_code_names_exist() -> None:
    sections = {clause.split(".")[0] for clause in CLAUSES}
    files = [*ROOT.glob("src/schwimmen/**/*.py"), *ROOT.glob("tests/**/*.py")]
    named = {clause for file in files for clause in re.findall(r"\bR\d+\.\d+\b", file.read_text(encoding="utf-8"))}
    assert len(named) > 40
    assert named <= CLAUSES | sections


def test_the_table_of_faults_is_the_list_of_codes() -> None:
    rows = table(RECORD, "| code | for |")
    documented = [code for cell, _ in rows for code in re.findall(r"`(\w+)`", cell)]
    assert documented == list(dict.fromkeys(flaw.code for flaw in Flaw))


def test_the_format_is_the_documented_one() -> None:
    assert f'`"{FORMAT}"`' in RECORD
