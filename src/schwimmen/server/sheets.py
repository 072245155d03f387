"""Score sheets that are shared: a log that only grows, whoever writes on it. What stands there, the pages know.

Who writes says how many lines the sheet has. If it has more by now nothing is taken, and the answer holds the others'
lines: two who enter the same round see each other's.
"""

from __future__ import annotations

import secrets

from starlette.endpoints import HTTPEndpoint
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from schwimmen.server import protocol
from schwimmen.server.api import Refuse, answer, read_body
from schwimmen.server.connection import address_of
from schwimmen.server.hub import Hub
from schwimmen.server.limits import Doorkeeper, TooMuch
from schwimmen.storage.store import StorageFailed

__all__ = ["LARGEST_SHEET", "LONGEST_SHEET", "sheet_routes"]

LARGEST_SHEET = 1 << 19
"""At most so many bytes come at once."""
LONGEST_SHEET = 4000
"""Lines of a sheet: a very long evening has some hundreds."""


def sheet_routes(hub: Hub, doorkeeper: Doorkeeper) -> list[Route]:
    """The routes under /api/sheets."""

    class Sheets(HTTPEndpoint):
        async def post(self, request: Request) -> Response:
            wanted = await read_body(request, protocol.NewSheet, LARGEST_SHEET)
            try:
                doorkeeper.table(address_of(request.scope))
            except TooMuch:
                hub.turned_away.add("tables")
                raise Refuse(429, "too-many") from None
            name = secrets.token_urlsafe(12)
            try:
                await hub.store.open_sheet(name, wanted.lines, hub.clock())
            except StorageFailed as error:
                raise Refuse(503, "storage") from error
            return answer(protocol.SheetOpened(sheet=name), 201)

    class Sheet(HTTPEndpoint):
        async def get(self, request: Request) -> Response:
            after = request.query_params.get("after", "0")
            if not (after.isascii() and after.isdecimal() and len(after) < 6):
                raise Refuse(400, "bad-message")
            lines = await _lines(hub, request.path_params["sheet"], int(after))
            return answer(protocol.SheetAnswer(taken=False, lines=lines))

        async def post(self, request: Request) -> Response:
            wanted = await read_body(request, protocol.SheetLines, LARGEST_SHEET)
            name = request.path_params["sheet"]
            if wanted.after + len(wanted.lines) > LONGEST_SHEET:
                raise Refuse(413, "too-large")
            try:
                taken = await hub.store.append_to_sheet(name, wanted.after, wanted.lines, hub.clock())
            except StorageFailed as error:
                raise Refuse(503, "storage") from error
            lines = [] if taken else await _lines(hub, name, wanted.after)
            return answer(protocol.SheetAnswer(taken=taken, lines=lines))

    return [Route("/api/sheets", Sheets), Route("/api/sheets/{sheet}", Sheet)]


async def _lines(hub: Hub, name: str, after: int) -> list[str]:
    """A sheet's lines. Raises `Refuse`."""
    try:
        lines = await hub.store.sheet(name, after)
    except StorageFailed as error:
        raise Refuse(503, "storage") from error
    if lines is None:
        raise Refuse(404, "not-found")
    return lines
