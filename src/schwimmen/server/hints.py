"""What somebody may ask who plays against computer players alone: what would be best now, and what would have been
better in the round before.

Both are found by thinking about the seat's own `View`, in threads beside the event loop. Where others play, or may come
to play, nobody is told anything.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from schwimmen.analysis import STATE, Judged, judge_round
from schwimmen.bots.bot import Reason
from schwimmen.bots.explaining import explained
from schwimmen.mind import thinking
from schwimmen.mind.thinking import Thought
from schwimmen.moves import Refusal as RuleRefusal
from schwimmen.server import protocol
from schwimmen.tables.commands import TableRefusal
from schwimmen.tables.state import Table
from schwimmen.view import View

__all__ = ["Adviser", "hinted", "is_lone"]

MILLISECONDS, ROUGHLY = 50.0, 100.0
"""For one decision: compiled, and where it isn't yet, when few games can be imagined."""
MOST_FOR_A_ROUND = 1000.0
"""Milliseconds for all decisions of one round; where it has many, each has less."""
AT_ONCE = max(1, min(8, (os.cpu_count() or 2) - 1))
"""So many are thought for at once. One processor is left to those who play."""
MOST_WAITING, MOST_ROUGHLY = 8 * AT_ONCE, 4
"""So many may wait for that, or be thought for: nobody waits for more than a second or two."""

T = TypeVar("T")


class _Refuse(Exception):
    """The question isn't answered; ``code`` is the id of the text that says why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def is_lone(table: Table) -> bool:
    """Whether one person plays here against computer players alone, and no place is left for another one."""
    people = {one for one in (*table.seats, *table.party) if table.is_person(one)}
    return len(people) == 1 and len(table.party) == table.settings.places and not table.settings.lesson


class Adviser:
    """Thinks for people, for a few at once and one decision after the other, so that nobody waits long."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(AT_ONCE, "hints")
        self._asking = 0

    def close(self) -> None:
        """Think about nothing more."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def answer(
        self, question: protocol.Hint | protocol.Review, table: Table, member: int | None
    ) -> protocol.Hinted | protocol.Reviewed | protocol.Refused:
        """What that member is told."""
        try:
            seat = _seat(table, member)
            if self._asking >= (MOST_WAITING if thinking.is_warm() else MOST_ROUGHLY):
                raise _Refuse("thinking")
            self._asking += 1
            try:
                if isinstance(question, protocol.Hint):
                    return await self._hint(question.id, table, seat)
                return await self._review(question.id, table, seat)
            finally:
                self._asking -= 1
        except _Refuse as refuse:
            return protocol.Refused(id=question.id, code=refuse.code)

    async def _hint(self, id_: str, table: Table, seat: int) -> protocol.Hinted:
        view = None if table.match is None or table.match.current is None else table.match.view(seat)
        if view is None or not view.legal:
            raise _Refuse(RuleRefusal.NOT_YOUR_TURN.text_id)
        return await self._aside(hinted, id_, table.number, view)

    async def _review(self, id_: str, table: Table, seat: int) -> protocol.Reviewed:
        last = None if table.match is None else table.match.last
        if table.match is None or last is None or seat not in last.round.seats:
            raise _Refuse("no-round")
        decisions = sum(event.seat == seat for event in last.round.events)
        time = min(_time(), MOST_FOR_A_ROUND / max(1, decisions))
        judging = judge_round(last.round, last.lives_before, last.out_before, seat, milliseconds=time)
        found: list[Judged] = []
        while (one := await self._aside(next, judging, None)) is not None:
            found.append(one)
        return protocol.Reviewed(
            id=id_,
            match=table.match_number,
            round=len(table.match.finished),
            decisions=len(found),
            slips=[_slip(one) for one in found if one.slip],
            cost=sum(one.cost for one in found),
            rough=any(one.best.rough for one in found),
        )

    async def _aside(self, work: Callable[..., T], *given: Any) -> T:
        """Think about one decision. What is compiled for that is so from then on, if it wasn't before."""
        if not thinking.is_warm():
            thinking.warm_aside()
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *given)


def _seat(table: Table, member: int | None) -> int:
    """The seat of who may ask. Raises `_Refuse`."""
    seat = table.seat_of(member)
    if seat is None:
        raise _Refuse(TableRefusal.NOT_SEATED.value)
    if not is_lone(table):
        raise _Refuse("no-hints")
    if member in table.covered:
        raise _Refuse(TableRefusal.COVERED.value)
    return seat


def hinted(id_: str, number: int, view: View) -> protocol.Hinted:
    """What is best by that view, and every other legal move, after event ``number``."""
    thoughts = thinking.think(view, STATE, milliseconds=_time())
    return protocol.Hinted(
        id=id_,
        number=number,
        moves=[_prospect(thought) for thought in thoughts],
        because=_because(explained(view, thoughts[0].move, thoughts[0].lose)),
        rough=thoughts[0].rough,
    )


def _time() -> float:
    return MILLISECONDS if thinking.is_warm() else ROUGHLY


def _slip(judged: Judged) -> protocol.Slip:
    return protocol.Slip(
        turn=judged.view.lap + 1,
        hand=list(map(str, judged.view.hand)),
        centre=list(map(str, judged.view.centre)),
        made=_prospect(judged.made),
        best=_prospect(judged.best),
        because=_because(judged.reason),
        cost=judged.cost,
    )


def _prospect(thought: Thought) -> protocol.Prospect:
    return protocol.Prospect(
        move=str(thought.move),
        win=round(thought.win, 5),
        win_error=round(thought.error, 5),
        lose=round(thought.lose, 5),
        lose_error=round(thought.lose_error, 5),
    )


def _because(reason: Reason) -> protocol.Because:
    return protocol.Because(
        why=reason.kind.value.removeprefix("bot-reason-"),
        value=reason.value,
        cards=list(map(str, reason.cards)),
        seat=reason.seat,
        chance=reason.chance,
    )
