"""``schwimmen verify``: were the cards of a match dealt as promised? (docs/fair.md)"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence

from schwimmen.cli.files import for_each
from schwimmen.cli.printed import printable
from schwimmen.cli.replay import message, place
from schwimmen.tables import proof
from schwimmen.tables.proof import Problem, ProofFlaw, ProofRound
from schwimmen.words import Words, text_id

__all__ = ["sentence", "verify"]


def verify(files: Sequence[str], texts: Words) -> int:
    """Print whether each proof of the files holds; gives 1 if one doesn't or a file can't be read."""
    return for_each(files, functools.partial(_one, texts), texts)


def _one(texts: Words, text: bytes, file: str, number: int) -> bool:
    verdict = proof.verify(text)
    lines = [texts.text("cli-proof", file=file, number=number)]
    lines += (f"  {line}" for index, round_ in enumerate(verdict.rounds, 1) for line in _round(index, round_, texts))
    lines += (f"  {sentence(problem, texts)}" for problem in verdict.problems)
    end = texts.text("cli-proof-bad") if verdict.problems else texts.text("cli-proof-good", rounds=len(verdict.rounds))
    print("\n".join(map(printable, [*lines, f"  {end}"])), flush=True)
    return not verdict.problems


def _round(number: int, round_: ProofRound, texts: Words) -> Iterator[str]:
    """The promise, for whoever has noted it before the deal, and what was added."""
    yield texts.text("cli-proof-round", number=number, promise=round_.promise)
    for member, text in round_.mixes:
        yield "  " + texts.text("cli-proof-mixed", name=round_.members.get(str(member), str(member)), text=text)


def sentence(problem: Problem, texts: Words) -> str:
    """What is wrong, and where."""
    if problem.error is not None:
        where, why = place(problem.error, texts), message(problem.error, texts)
        return texts.text("cli-proof-record", why=f"{', '.join(where)}: {why}" if where else why)
    if problem.flaw is ProofFlaw.EMPTY:
        return texts.text("cli-record-empty")
    if problem.flaw is ProofFlaw.OTHER_FORMAT:
        return texts.text("cli-record-other-format", value=problem.detail, wanted=proof.FORMAT)
    id_ = text_id("cli-proof", problem.flaw.value)
    said = texts.text(id_, shuffle=problem.shuffle or 0)
    return said if problem.round is None else f"{texts.text('cli-heading', number=problem.round + 1)}: {said}"
