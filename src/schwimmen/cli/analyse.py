"""``schwimmen analyse``: records in, what each decision was worth out, for people or for programs (docs/players.md)."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import groupby
from typing import Any

from schwimmen.analysis import Judged, judge
from schwimmen.bots.bot import Reason
from schwimmen.cli.files import for_each
from schwimmen.cli.printed import move_text, printable
from schwimmen.cli.replay import print_fault
from schwimmen.cli.waiting import compiling
from schwimmen.match import Match
from schwimmen.mind import thinking
from schwimmen.mind.thinking import Thought
from schwimmen.record import RecordError, read
from schwimmen.words import Words, text_id

__all__ = ["analyse"]


def analyse(files: Sequence[str], as_json: bool, seat: int | None, milliseconds: int, texts: Words) -> int:
    """Print what each decision of each record cost.

    Gives 2 if a record has no such seat, or else 1 if one is faulty or a file can't be read.
    """
    lacking = False

    def one(text: bytes, file: str, number: int) -> bool:
        nonlocal lacking
        try:
            _, match = read(text)
        except RecordError as error:
            print_fault(error, file, number, as_json, texts)
            return False
        players = len(match.players)
        if seat is not None and seat >= players:
            lacking = True
            where = texts.text("cli-record", file=file, number=number)
            said = texts.text("cli-analyse-no-seat", where=where, seat=seat, players=players, last=players - 1)
            _print_no_seat(said, as_json)
            return False
        _get_ready(texts)
        judged = judge(match, seat, milliseconds=milliseconds)
        if as_json:
            print(json.dumps(_data(match, list(judged))), flush=True)
        else:
            _print(match, judged, texts)
        return True

    status = for_each(files, one, texts)
    return 2 if lacking else status


def _print_no_seat(said: str, as_json: bool) -> None:
    """Say that a record has no such seat: where and how a fault of a record is said."""
    if as_json:
        print(json.dumps({"error": {"code": "no_seat", "round": None, "move": None, "message": said}}), flush=True)
        return
    sys.stdout.flush()
    print(printable(said), file=sys.stderr)


def _get_ready(texts: Words) -> None:
    """Have the thinking compiled, if it isn't; where it can't be, its figures are rough."""
    with compiling(texts):
        if not thinking.warm():
            _say_slow(texts)


@cache
def _say_slow(texts: Words) -> None:
    print(texts.text("cli-analyse-slow"), file=sys.stderr)


class _Tally:
    """What the decisions of each seat have cost."""

    def __init__(self) -> None:
        self._counts: dict[int, tuple[int, int, float]] = {}

    def add(self, judged: Judged) -> None:
        """One decision more."""
        decisions, slips, cost = self._counts.get(judged.seat, (0, 0, 0.0))
        self._counts[judged.seat] = decisions + 1, slips + judged.slip, cost + judged.cost

    def data(self) -> list[dict[str, Any]]:
        """For programs."""
        return [
            {"seat": seat, "decisions": decisions, "slips": slips, "cost": round(cost, 5)}
            for seat, (decisions, slips, cost) in sorted(self._counts.items())
        ]

    def lines(self, match: Match, texts: Words) -> list[str]:
        """For people."""
        return [
            texts.text(
                "cli-analyse-cost",
                name=match.players[seat],
                decisions=decisions,
                slips=slips,
                chance_cost=cost,
            )
            for seat, (decisions, slips, cost) in sorted(self._counts.items())
        ]


def _data(match: Match, judged: Sequence[Judged]) -> dict[str, Any]:
    rounds, all_ = [], _Tally()
    for number, decisions in groupby(judged, key=lambda one: one.round):
        tally = _Tally()
        for one in decisions:
            tally.add(one)
            all_.add(one)
        rounds.append({"round": number, "seats": tally.data()})
    return {
        "players": list(match.players),
        "decisions": [_decision(one) for one in judged],
        "rounds": rounds,
        "seats": all_.data(),
    }


def _decision(judged: Judged) -> dict[str, Any]:
    return {
        "round": judged.round,
        "move": judged.move,
        "seat": judged.seat,
        "made": _found(judged.made),
        "best": _found(judged.best),
        "moves": [_found(thought) for thought in judged.moves],
        "cost": round(judged.cost, 5),
        "error": round(judged.error, 5),
        "slip": judged.slip,
        "rough": judged.best.rough,
        "why": _reason(judged.reason),
    }


def _found(thought: Thought) -> dict[str, Any]:
    return {
        "move": str(thought.move),
        "win": round(thought.win, 5),
        "error": round(thought.error, 5),
        "lose": round(thought.lose, 5),
        "lose_error": round(thought.lose_error, 5),
        "games": thought.games,
    }


def _reason(reason: Reason) -> dict[str, Any]:
    return {
        "kind": reason.kind.name.lower(),
        "value": reason.value,
        "cards": [str(card) for card in reason.cards],
        "seat": reason.seat,
        "chance": None if reason.chance is None else round(reason.chance, 5),
    }


def _print(match: Match, judged: Iterable[Judged], texts: Words) -> None:
    """The decisions, round by round, with what they cost in each and in all."""
    all_ = _Tally()
    for number, decisions in groupby(judged, key=lambda one: one.round):
        tally = _Tally()
        print(texts.text("cli-heading", number=number + 1))
        for one in decisions:
            tally.add(one)
            all_.add(one)
            print("  " + printable(_line(one, match, texts)), flush=True)
        print("  " + texts.text("cli-analyse-round"))
        for line in tally.lines(match, texts):
            print("    " + printable(line))
    print(texts.text("cli-analyse-total"))
    for line in all_.lines(match, texts):
        print("  " + printable(line))


def _line(one: Judged, match: Match, texts: Words) -> str:
    if one.made.move == one.best.move:
        verdict, error = "cli-analyse-best", one.made.error
    else:
        verdict, error = "cli-analyse-level" if one.level else "cli-analyse-worse", one.error
    return texts.text(
        verdict,
        name=match.players[one.seat],
        made=move_text(one.made.move, texts),
        chance_win=one.made.win,
        chance_lose=one.made.lose,
        chance_error=error,
        best=move_text(one.best.move, texts),
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
