"""Trains a player that does best against one that stays as it is, to see how much that one leaves (docs/training.md).

python -m tools.best_response --output FILE --keep FOLDER
schwimmen arena policy@FILE policy --seats 2

With ``--games N`` the other is the expert, which imagines N games for each of its decisions.

It begins as a copy of the other. In each turn it plays against it for a book of lessons, in which every legal move is
tried (`responding`); then that copy learns from all books there are. With ``--keep FOLDER`` the books are kept there:
a run that was interrupted goes on where it was, and one with more turns behind those that are there.
"""

from __future__ import annotations

import argparse
import functools
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from schwimmen.lab.lessons import Lessons, kept
from schwimmen.lab.response import duel, replies
from schwimmen.lab.training import Plan, Student, joined, whole
from schwimmen.mind import weights
from schwimmen.rules.presets import PRESETS
from tools.outputs import file_to_write, folder_to_fill

__all__ = ["main"]

TURNS = 8
BOOK = 100_000  # lessons
PLAN = Plan(epochs=2, rate=0.002, greed=0.8)
"""Greedier than from searches: one trial of a move is mostly chance, and only what many of them come to is an aim."""


def main(arguments: Sequence[str] | None = None, *, interpreted: bool = False) -> int:
    """Run the command; ``interpreted``: by CPython, a round at a time, for a few lessons."""
    parser = argparse.ArgumentParser(prog="python -m tools.best_response", description="Trains a best response.")
    parser.add_argument(
        "--output", type=file_to_write, required=True, help="the file of weights to write", metavar="FILE"
    )
    parser.add_argument("--against", type=Path, default=weights.FILE, help="the other's weights", metavar="FILE")
    parser.add_argument("--games", type=int, default=0, help="that the other imagines; 0: it doesn't", metavar="N")
    parser.add_argument("--rules", choices=list(PRESETS), default="cardgames-zone")
    parser.add_argument("--keep", type=folder_to_fill, help="a folder for the lessons", metavar="FOLDER")
    parser.add_argument("--seed", type=int, default=200, metavar="N")
    parser.add_argument("--turns", type=int, default=TURNS, metavar="N")
    parser.add_argument("--book", type=int, default=BOOK, help="lessons in a turn", metavar="N")
    args = parser.parse_args(arguments)
    try:
        rival = weights.read(args.against).tolist()
    except weights.BadWeights as fault:
        print(fault, file=sys.stderr)
        return 2
    net, books = rival, list[Lessons]()
    for turn in range(args.turns):
        source = [args.book, PRESETS[args.rules].options.vector, net, rival, interpreted]
        source += [args.games] if args.games else []
        collect = functools.partial(_book, args, turn, net, rival, interpreted)
        books.append(kept(args.keep, f"{args.rules}-{args.seed + turn}", source, collect))
        student = Student(args.seed, net=rival, interpreted=interpreted)
        for epoch, short in enumerate(student.study(joined(books), PLAN)):
            print(f"turn {turn}, epoch {epoch}: its moves gain {-short:.5f} lives", flush=True)
        net = whole(student.net).tolist()
        args.output.write_bytes(weights.packed(net))
    return 0


def _book(args: argparse.Namespace, turn: int, net: Sequence[int], rival: Sequence[int], interpreted: bool) -> Lessons:
    few: dict[str, Any] = {"interpreted": True, "rounds": 1} if interpreted else {}
    table = duel(PRESETS[args.rules].options, args.games)
    book = replies(args.book, args.seed + turn, table, net=net, rivals=[rival], **few)
    print(f"turn {turn}: {len(book)} lessons", flush=True)
    return book


if __name__ == "__main__":
    sys.exit(main())
