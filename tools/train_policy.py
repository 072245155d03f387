"""Makes src/schwimmen/mind/policy.weights, what the policy has learnt (docs/training.md).

python -m tools.train_policy --keep FOLDER

Takes an hour on one core. Lessons come in books, each from a seed of its own; with ``--keep FOLDER`` they are kept
there, and the same run, interrupted, goes on where it was. Then come practice between two who draw, and trials where
cards are exchanged; ``--from FILE`` does nothing else.
"""

from __future__ import annotations

import argparse
import functools
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from schwimmen.lab.lessons import Lessons, collect, kept
from schwimmen.lab.practising import practise
from schwimmen.lab.training import Plan, Student, joined, whole
from schwimmen.lab.trials import tried
from schwimmen.mind import weights
from tools.earlier_weights import carried_over
from tools.outputs import file_to_write, folder_to_fill

__all__ = ["main"]

BOOK = 100_000  # lessons
BOOKS, MORE, DRAWING = 4, 4, 2
PRACTICE = 1000  # books of matches
TRIALS = 20  # books of lessons
EFFORT = 1200
POLICIES = 0.5


def main(arguments: Sequence[str] | None = None, *, interpreted: bool = False) -> int:
    """Run the command; ``interpreted``: by CPython, in matches of one round, for a few lessons."""
    parser = argparse.ArgumentParser(prog="python -m tools.train_policy", description="Makes the policy's weights.")
    parser.add_argument(
        "--output", type=file_to_write, default=str(weights.FILE), help="the file to write", metavar="FILE"
    )
    parser.add_argument("--keep", type=folder_to_fill, help="a folder for the lessons", metavar="FOLDER")
    parser.add_argument("--seed", type=int, default=100, metavar="N")
    parser.add_argument("--books", type=int, default=BOOKS, help="of lessons without the policy", metavar="N")
    parser.add_argument("--more", type=int, default=MORE, help="books with the policy that was taught", metavar="N")
    parser.add_argument("--drawing", type=int, default=DRAWING, help="and of drawing rounds alone", metavar="N")
    parser.add_argument("--book", type=int, default=BOOK, help="lessons in a book", metavar="N")
    parser.add_argument(
        "--effort", type=int, default=EFFORT, help="games for a lesson, half in later books", metavar="N"
    )
    parser.add_argument("--practice", type=int, default=PRACTICE, help="books of practice", metavar="N")
    parser.add_argument("--trials", type=int, default=TRIALS, help="books of lessons from trials", metavar="N")
    parser.add_argument("--jobs", type=int, default=1, help="processes for the trials", metavar="N")
    parser.add_argument("--from", type=Path, dest="start", help="weights to go on with, no searches", metavar="FILE")
    args = parser.parse_args(arguments)
    how: dict[str, Any] = {"effort": args.effort} | ({"interpreted": True, "rounds": 1} if interpreted else {})
    try:
        net = _learnt(args, how, interpreted) if args.start is None else carried_over(args.start)
    except weights.BadWeights as fault:
        print(fault, file=sys.stderr)
        return 2
    few: dict[str, Any] = {"interpreted": True, "size": 4, "batch": 16} if interpreted else {}
    for book, better in enumerate(practise(net, args.seed, books=args.practice, **few), 1):
        if book % 100 == 0:
            print(f"practice: {book} books", flush=True)
        net = better.tolist()
    few = {"interpreted": True, "rounds": 1} if interpreted else {}
    trials = tried(net, args.seed, turns=args.trials, book=args.book, keep=args.keep, jobs=args.jobs, **few)
    for book, better in enumerate(trials, 1):
        print(f"trials: {book} books", flush=True)
        net = better.tolist()
        args.output.write_bytes(weights.packed(net))
    args.output.write_bytes(weights.packed(net))
    return 0


def _learnt(args: argparse.Namespace, how: dict[str, Any], interpreted: bool) -> list[int]:
    """What the lessons teach."""
    books: list[Lessons] = []
    student = Student(args.seed)
    for stage, drawing in ((args.books, False), (args.more, False), (args.drawing, True)):
        if stage:
            books += _books(args, range(len(books), len(books) + stage), how | {"drawing": drawing})
            student = _taught(args.seed, books, interpreted)
            how |= {"effort": args.effort // 2, "net": whole(student.net).tolist(), "policies": POLICIES}
    student.forget()
    return [*whole(student.net).tolist()]


def _books(args: argparse.Namespace, numbers: range, how: Mapping[str, Any]) -> Iterator[Lessons]:
    """The books with these numbers; ``how``: for `collect`."""
    for number in numbers:
        yield kept(args.keep, str(args.seed + number), [args.book, how], functools.partial(_book, args, number, how))


def _book(args: argparse.Namespace, number: int, how: Mapping[str, Any]) -> Lessons:
    book = collect(args.book, args.seed + number, **how)
    print(f"book {number}: {len(book)} lessons", flush=True)
    return book


def _taught(seed: int, books: Sequence[Lessons], interpreted: bool) -> Student:
    student = Student(seed, interpreted=interpreted)
    for epoch, short in enumerate(student.study(joined(books), Plan())):
        print(f"epoch {epoch}: its moves fall {short:.5f} lives short of the best", flush=True)
    return student


if __name__ == "__main__":
    sys.exit(main())
