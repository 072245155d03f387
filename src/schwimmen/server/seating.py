"""A page's place at a table: what it asks is carried out here, and what it says told to all."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from schwimmen.server import protocol
from schwimmen.server.encoding import encode
from schwimmen.server.journal import log, short
from schwimmen.server.limits import Bucket
from schwimmen.server.live import Live, Page
from schwimmen.server.news import Said
from schwimmen.storage.store import StorageFailed, TableGone
from schwimmen.tables.commands import Command

if TYPE_CHECKING:
    from schwimmen.server.hub import Hub

__all__ = ["QUESTION_BURST", "QUESTION_RATE", "SAYING_BURST", "SAYING_RATE", "Seating"]

SAYING_RATE, SAYING_BURST = 0.5, 5
QUESTION_RATE, QUESTION_BURST = 0.5, 5


class Seating:
    """A page's place at a table: made by `Hub.join`, valid while that lasts."""

    def __init__(self, hub: Hub, live: Live, page: Page) -> None:
        self._hub = hub
        self._live = live
        self._page = page
        self._sayings = Bucket(SAYING_RATE, SAYING_BURST, hub.clock)
        self._questions = Bucket(QUESTION_RATE, QUESTION_BURST, hub.clock)

    async def carry_out(self, command: Command) -> None:
        """Carry a command out: save it, answer its page, show it to all."""
        live, page, came = self._live, self._page, time.perf_counter()
        async with live.lock:
            if page not in live.pages:  # it was replaced or sent away, and has not hung up yet
                return
            try:
                answer, steps = await self._hub.carry_out(live, command)
            except TableGone:  # nothing had happened for so long that it was deleted
                for other in list(live.pages):
                    live.pages.remove(other)
                    other.fail("unknown-table")
                return
            except StorageFailed as error:
                self._hub.counts.commands["failed"] += 1
                log.error("could not save", extra={"fields": {"table": short(live.id), "why": str(error)}})
                live.doubtful = True
                answer, steps = protocol.Refused(id=command.id, code="storage"), []
            self._hub.counts.took.add(time.perf_counter() - came)
            page.send(encode(answer), more=bool(steps) and page in live.pages)  # what happened is shown to it too
            self._hub.tell(live, steps)
            self._now_member()

    def _now_member(self) -> None:
        """Who has sat down is a member from now on, and sees the table as one."""
        live, page = self._live, self._page
        if page.member is not None or page.secret is None or live.table is None:
            return
        page.member = live.table.member_of(page.secret)
        if page.member is not None:
            live.catch_up(page, -1)
            self._hub.came(live, page)

    def say(self, message: protocol.Say) -> None:
        """Tell all what the page's member says; answers the page."""
        live, page, table = self._live, self._page, self._live.table
        if page not in live.pages:
            return
        code = None
        if page.member is None or table is None:
            code = "not-seated"
        elif message.text is not None and table.settings.listed:
            code = "no-talk"
        elif not self._sayings.take():
            code = "too-fast"
        if code is not None or page.member is None or table is None:
            page.send(encode(protocol.Refused(id=message.id, code=code or "not-seated")))
            return
        said = protocol.Said(
            key=f"{page.member}/{message.id}",
            member=page.member,
            at=self._hub.clock(),
            phrase=message.phrase,
            reaction=message.reaction,
            text=message.text,
        )
        self._hub.counts.sayings += 1
        live.say(said)
        page.send(encode(protocol.Ack(id=message.id, number=table.number)))
        self._hub.publish(live, Said(said))

    def ask(self, question: protocol.Hint | protocol.Review) -> None:
        """Have it thought about, and answer the page then; it may do other things meanwhile."""
        if self._questions.take():
            self._hub.start(self._answer(question))
        else:
            self._page.send(encode(protocol.Refused(id=question.id, code="too-fast")))

    async def _answer(self, question: protocol.Hint | protocol.Review) -> None:
        live, page = self._live, self._page
        if page not in live.pages or live.table is None:
            return
        answer = await self._hub.adviser.answer(question, live.table, page.member)
        self._hub.counts.hints += not isinstance(answer, protocol.Refused)
        if page in live.pages:  # it may have gone, or been replaced
            page.send(encode(answer))
