"""``schwimmen analyse``: records in, what each decision was worth out, for people or for programs (docs/players.md)."""

from __future__ import annotations

import json
import sys
import threading
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

from schwimmen.analysis import Judged, judge
from schwimmen.cli.files import for_each
from schwimmen.cli.printed import printable
from schwimmen.cli.replay import print_fault
from schwimmen.match import Match
from schwimmen.mind import thinking
from schwimmen.mind.thinking import Thought
from schwimmen.record import RecordError, read
from schwimmen.words import Words, text_id

__all__ = ["analyse"]

PATIENCE = 4.0
"""Seconds after which somebody who waits is told for what."""


def analyse(files: Sequence[str], as_json: bool, seat: int | None, milliseconds: int, texts: Words) -> int:
    """Print what each decision of each record cost; gives 1 if one is faulty or a file can't be read."""
    compiling = threading.Timer(PATIENCE, print, [texts.text("cli-analyse-compiling")], {"file": sys.stderr})
    compiling.start()
    if not thinking.warm():
        print(texts.text("cli-analyse-slow"), file=sys.stderr)
    compiling.cancel()

    def one(text: bytes, file: str, number: int) -> bool:
        try:
            _, match = read(text)
        except RecordError as error:
            print_fault(error, file, number, as_json, texts)
            return False
        judged = judge(match, seat, milliseconds=milliseconds)
        if as_json:
            print(json.dumps({"decisions": [_data(one) for one in judged]}), flush=True)
        else:
            _print(match, judged, texts)
        return True

    return for_each(files, one, texts)


def _data(judged: Judged) -> dict[str, Any]:
    return {
        "round": judged.round,
        "move": judged.move,
        "seat": judged.seat,
        "made": _found(judged.made),
        "best": _found(judged.best),
        "cost": round(judged.cost, 5),
    }


def _found(thought: Thought) -> dict[str, Any]:
    return {
        "move": str(thought.move),
        "win": round(thought.win, 5),
        "error": round(thought.error, 5),
        "lose": round(thought.lose, 5),
        "games": thought.games,
    }


def _print(match: Match, judged: Iterable[Judged], texts: Words) -> None:
    """The decisions, round by round, with what they cost in all."""
    costs = [0.0] * len(match.players)
    for number, decisions in groupby(judged, key=lambda one: one.round):
        print(texts.text("cli-heading", number=number + 1))
        for one in decisions:
            costs[one.seat] += one.cost
            print("  " + printable(_line(one, match, texts)), flush=True)
    print(texts.text("cli-analyse-total"))
    for name, cost in zip(match.players, costs, strict=True):
        print("  " + printable(texts.text("cli-analyse-cost", name=name, chance_cost=cost)))


def _line(one: Judged, match: Match, texts: Words) -> str:
    same = one.made.move == one.best.move
    return texts.text(
        "cli-analyse-best" if same else "cli-analyse-worse",
        name=match.players[one.seat],
        made=str(one.made.move),
        chance_win=one.made.win,
        chance_lose=one.made.lose,
        chance_error=one.made.error,
        best=str(one.best.move),
        chance_best=one.best.win,
        chance_best_lose=one.best.lose,
        chance_cost=one.cost,
        why=_why(one, match, texts),
    )


def _why(one: Judged, match: Match, texts: Words) -> str:
    reason = one.reason
    return texts.text(
        text_id(reason.kind.value),
        value=reason.value or 0.0,
        cards=texts.cards([str(card) for card in reason.cards]),
        name="" if reason.seat is None else match.players[reason.seat],
        chance=reason.chance or 0.0,
    )
