"""What is asked over HTTP: rules, new tables, health."""

from __future__ import annotations

import io
import secrets
from typing import Any, TypeVar

import msgspec
import segno
from starlette.endpoints import HTTPEndpoint
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from schwimmen.rules.options import RulesError
from schwimmen.server import protocol
from schwimmen.server.connection import address_of, same_origin
from schwimmen.server.hub import Hub
from schwimmen.server.limits import Doorkeeper, TooMuch
from schwimmen.server.pages import File
from schwimmen.server.rules import catalogue, look_at, problems, read_settings
from schwimmen.storage.store import StorageFailed
from schwimmen.tables.events import Created, Level, Member, Settings
from schwimmen.tables.lesson import settings as lesson_settings
from schwimmen.tables.names import clean_name, computer_names
from schwimmen.tables.state import hash_secret, options_of

__all__ = ["LARGEST_BODY", "Refuse", "answer", "encoded", "number_in", "problem", "read_body", "routes"]

LARGEST_BODY = 8192
"""Bytes of a request's body."""
LONGEST_ADDRESS = 300
"""Characters of an address of which a QR code is made."""

T = TypeVar("T")


class Refuse(Exception):
    """The request is answered with a problem."""

    def __init__(self, status: int, code: protocol.Failure, *problems: protocol.RulesProblem) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.problems = list(problems)


def answer(value: Any, status: int = 200) -> Response:
    """A struct as JSON. Answers are of the moment: nobody may keep them."""
    return encoded(msgspec.json.encode(value), status)


def encoded(body: bytes, status: int = 200) -> Response:
    """JSON that is encoded already, as `answer` gives it."""
    return Response(body, status, {"cache-control": "no-store"}, "application/json")


def problem(refuse: Refuse) -> Response:
    """A refused request's answer."""
    return answer(protocol.HttpProblem(code=refuse.code, problems=refuse.problems), refuse.status)


async def read_body(request: Request, kind: type[T], largest: int = LARGEST_BODY) -> T:
    """The request's body as that struct. Raises `Refuse`."""
    if not same_origin(request):
        raise Refuse(403, "bad-origin")
    # A form of another site can't send this type, a script there would need our leave.
    if request.headers.get("content-type", "").split(";")[0].strip().lower() != "application/json":
        raise Refuse(415, "bad-message")
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > largest:
            raise Refuse(413, "too-large")
    try:
        return msgspec.json.decode(bytes(body), type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refuse(400, "bad-message") from error


def routes(hub: Hub, doorkeeper: Doorkeeper, public_url: str | None = None) -> list[Route]:
    """The routes under /api; codes lead to ``public_url``, or where they were asked for."""

    async def health(_request: Request) -> Response:
        return answer({"status": "ok"})

    async def ready(_request: Request) -> Response:
        works, told = await hub.health.look()
        return answer(told, 200 if works else 503)

    all_rules = File(msgspec.json.encode(catalogue()), "application/json", "no-cache")

    class Rules(HTTPEndpoint):
        async def get(self, request: Request) -> Response:
            return all_rules.answer(request)

        async def post(self, request: Request) -> Response:
            return answer(look_at(await read_body(request, protocol.RulesRequest)))

    async def lobby(_request: Request) -> Response:
        return answer(hub.lobby.shown())

    async def qr(request: Request) -> Response:
        return _qr(request, public_url)

    class Tables(HTTPEndpoint):
        async def post(self, request: Request) -> Response:
            wanted = await read_body(request, protocol.NewTable)
            try:
                doorkeeper.table(address_of(request.scope))
            except TooMuch:
                hub.turned_away.add("tables")
                raise Refuse(429, "too-many") from None
            return answer(await open_table(hub, wanted), 201)

    return [
        Route("/api/health", health),
        Route("/api/ready", ready),
        Route("/api/rules", Rules),
        Route("/api/lobby", lobby),
        Route("/api/qr", qr),
        Route("/api/tables", Tables),
    ]


def number_in(text: str) -> int:
    """A number in an address. Raises `Refuse`."""
    if not (text.isdecimal() and len(text) < 6):
        raise Refuse(400, "bad-message")
    return int(text)


def _qr(request: Request, public_url: str | None) -> Response:
    """The QR code of an address of this server, as SVG. Raises `Refuse`."""
    path = request.query_params.get("path", "")
    address = (public_url or f"{request.url.scheme}://{request.url.netloc}") + path
    if not path.startswith("/") or len(address) > LONGEST_ADDRESS or not address.isascii():
        raise Refuse(400, "bad-message")
    svg = io.BytesIO()
    segno.make(address, error="m", micro=False).save(
        svg, kind="svg", xmldecl=False, border=2, dark="#000", light="#fff", omitsize=True
    )
    return Response(svg.getvalue(), 200, {"cache-control": "no-store"}, "image/svg+xml")


async def open_table(hub: Hub, wanted: protocol.NewTable) -> protocol.TableOpened:
    """Open a table for its maker and computer players. Raises `Refuse`."""
    if wanted.lesson:
        return await _open(hub, wanted, lesson_settings(), ["solid"], start=True)
    try:
        settings = read_settings(wanted)
    except RulesError as error:
        raise Refuse(422, "bad-rules", *problems(error)) from error
    if not 1 + len(wanted.opponents) <= wanted.places <= options_of(settings).max_players:
        raise Refuse(422, "too-many-players")
    if wanted.start and not wanted.opponents:
        raise Refuse(422, "too-few-players")
    return await _open(hub, wanted, settings, wanted.opponents, start=wanted.start)


async def _open(
    hub: Hub, wanted: protocol.NewTable, settings: Settings, opponents: list[Level], *, start: bool
) -> protocol.TableOpened:
    """Open the table, once it is known how it is kept and who sits there. Raises `Refuse`."""
    name = clean_name(wanted.name)
    if not name:
        raise Refuse(422, "bad-name")
    members = (
        Member(name, None, hash_secret(wanted.secret), wanted.look),
        *map(Member, computer_names(len(opponents), [name], hub.chance), opponents),
    )
    table_id = secrets.token_urlsafe(12)
    try:
        await hub.create(table_id, Created(settings, members), start=start)
    except StorageFailed as error:
        raise Refuse(503, "storage") from error
    return protocol.TableOpened(table=table_id)
