"""``schwimmen replay``: records in, what follows from them out, for programs or for people (docs/record.md)."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence

from schwimmen.cli.files import for_each
from schwimmen.cli.printed import match_lines, printable, problem_text
from schwimmen.record import Flaw, RecordError, outcome, read
from schwimmen.words import Words, text_id

__all__ = ["message", "place", "print_fault", "replay"]


def replay(files: Sequence[str], as_json: bool, texts: Words) -> int:
    """Print what follows from each record of the files; gives 1 if one is faulty or a file can't be read."""

    def one(text: bytes, file: str, number: int) -> bool:
        try:
            record, match = read(text)
        except RecordError as error:
            print_fault(error, file, number, as_json, texts)
            return False
        said = json.dumps(outcome(match)) if as_json else "\n".join(match_lines(record, match, texts))
        print(said, flush=True)  # whoever reads along gets each as soon as it is there
        return True

    return for_each(files, one, texts)


def print_fault(error: RecordError, file: str, number: int, as_json: bool, texts: Words) -> None:
    """Say what is wrong with a record: to programs where it would stand, to people beside it."""
    said = message(error, texts)
    if as_json:
        fault = {"code": error.flaw.code, "round": error.round, "move": error.move, "message": said}
        print(json.dumps({"error": fault}), flush=True)
        return
    sys.stdout.flush()  # so that the fault stands where the record would
    where = ", ".join([texts.text("cli-record", file=file, number=number), *place(error, texts)])
    print(printable(f"{where}: {said}"), file=sys.stderr)


def place(error: RecordError, texts: Words) -> list[str]:
    """In which round and move a record is faulty, as far as it is in one."""
    where = [] if error.round is None else [texts.text("cli-round", number=error.round + 1)]
    return where if error.move is None else [*where, texts.text("cli-move", number=error.move + 1)]


def message(error: RecordError, texts: Words) -> str:
    """Why a record is faulty, in words; for an illegal move, which clause forbids it."""
    if error.flaw is Flaw.RULES:
        return " ".join(problem_text(problem, texts) for problem in error.problems)
    named = dict(error.named)
    if error.refusal is not None:
        named["why"] = texts.text(text_id("refusal", error.refusal.text_id))
        named["clause"] = error.refusal.clause
    return texts.text(text_id("cli-record", error.flaw.text_id), **named)
