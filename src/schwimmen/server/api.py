"""What is asked over HTTP: rules, new tables, records, health."""

from __future__ import annotations

import asyncio
import hashlib
import io
import secrets
from typing import Any, TypeVar

import msgspec
import segno
from starlette.endpoints import HTTPEndpoint
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from schwimmen.record import RecordError, write
from schwimmen.rules.options import RulesError
from schwimmen.server import protocol
from schwimmen.server.connection import address_of, same_origin
from schwimmen.server.hub import Hub, Unknown
from schwimmen.server.limits import Doorkeeper, TooMuch
from schwimmen.server.pages import File
from schwimmen.server.replay import LARGEST_RECORD, NoSuchStep, TooLong, replayed
from schwimmen.server.rules import catalogue, look_at, problems, read_settings
from schwimmen.storage.store import StorageFailed
from schwimmen.tables.events import Created, Entry, Level, Member, Settings
from schwimmen.tables.history import at_match, finished_rounds
from schwimmen.tables.lesson import settings as lesson_settings
from schwimmen.tables.names import clean_name, computer_names
from schwimmen.tables.proof import prove
from schwimmen.tables.state import hash_secret, options_of

__all__ = ["LARGEST_BODY", "Refuse", "answer", "problem", "read_body", "routes"]

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
    return Response(msgspec.json.encode(value), status, {"cache-control": "no-store"}, "application/json")


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


def routes(hub: Hub, doorkeeper: Doorkeeper) -> list[Route]:
    """The routes under /api."""

    async def health(_request: Request) -> Response:
        return answer({"status": "ok"})

    all_rules = File(msgspec.json.encode(catalogue()), "application/json", "no-cache")

    class Rules(HTTPEndpoint):
        async def get(self, request: Request) -> Response:
            return all_rules.answer(request)

        async def post(self, request: Request) -> Response:
            return answer(look_at(await read_body(request, protocol.RulesRequest)))

    async def lobby(_request: Request) -> Response:
        return answer(hub.lobby.shown())

    async def match_proof(request: Request) -> Response:
        text = await proof_of(hub, request.path_params["table"], _number(request.path_params["match"]))
        return _file(text, "schwimmen-proof.json")

    async def qr(request: Request) -> Response:
        return _qr(request)

    async def match_record(request: Request) -> Response:
        wanted = request.path_params.get("match")
        text = await record_of(hub, request.path_params["table"], None if wanted is None else _number(wanted))
        return _file(text, "schwimmen.json")

    class Tables(HTTPEndpoint):
        async def post(self, request: Request) -> Response:
            wanted = await read_body(request, protocol.NewTable)
            try:
                doorkeeper.table(address_of(request.scope))
            except TooMuch:
                hub.counts.turned_away += 1
                raise Refuse(429, "too-many") from None
            return answer(await open_table(hub, wanted), 201)

    async def new_replay(request: Request) -> Response:
        return answer(await open_replay(hub, request.path_params["table"], _number(request.path_params["match"])), 201)

    async def show_replay(request: Request) -> Response:
        seat, round_ = (_number(request.query_params.get(name, "0")) for name in ("seat", "round"))
        return answer(await _replayed(await _shared(hub, request.path_params["replay"]), seat, round_))

    async def show_record(request: Request) -> Response:
        wanted = await read_body(request, protocol.ReplayRequest, 2 * LARGEST_RECORD)
        return answer(await _replayed(wanted.record, wanted.seat, wanted.round))

    return [
        Route("/api/health", health),
        Route("/api/rules", Rules),
        Route("/api/lobby", lobby),
        Route("/api/qr", qr),
        Route("/api/tables", Tables),
        Route("/api/tables/{table}/record", match_record),
        Route("/api/tables/{table}/matches/{match}/record", match_record),
        Route("/api/tables/{table}/matches/{match}/proof", match_proof),
        Route("/api/tables/{table}/matches/{match}/replay", new_replay, methods=["POST"]),
        Route("/api/replays", show_record, methods=["POST"]),
        Route("/api/replays/{replay}", show_replay),
    ]


def _file(text: str, name: str) -> Response:
    """JSON to be kept under that name."""
    headers = {"cache-control": "no-store", "content-disposition": f'attachment; filename="{name}"'}
    return Response(text, 200, headers, "application/json")


def _number(text: str) -> int:
    """A number in an address. Raises `Refuse`."""
    if not (text.isdecimal() and len(text) < 6):
        raise Refuse(400, "bad-message")
    return int(text)


def _qr(request: Request) -> Response:
    """The QR code of an address of this server, as SVG. Raises `Refuse`."""
    path = request.query_params.get("path", "")
    address = f"{request.url.scheme}://{request.url.netloc}{path}"
    if not path.startswith("/") or len(address) > LONGEST_ADDRESS or not address.isascii():
        raise Refuse(400, "bad-message")
    svg = io.BytesIO()
    segno.make(address, error="m", micro=False).save(
        svg, kind="svg", xmldecl=False, border=2, dark="#000", light="#fff", omitsize=True
    )
    return Response(svg.getvalue(), 200, {"cache-control": "no-store"}, "image/svg+xml")


async def _replayed(text: str, seat: int, round_: int) -> protocol.Replay:
    """A round of a record. It takes a while, so that those who play don't wait for it. Raises `Refuse`."""
    try:
        return await asyncio.to_thread(replayed, text, seat, round_)
    except RecordError as error:
        raise Refuse(422, "bad-record") from error
    except NoSuchStep as error:
        raise Refuse(404, "not-found") from error
    except TooLong as error:
        raise Refuse(422, "too-large") from error


async def _shared(hub: Hub, replay: str) -> str:
    """The record behind a link. Raises `Refuse`."""
    try:
        text = await hub.store.shared(replay)
    except StorageFailed as error:
        raise Refuse(503, "storage") from error
    if text is None:
        raise Refuse(404, "not-found")
    return text


async def open_replay(hub: Hub, table_id: str, number: int) -> protocol.ReplayOpened:
    """Make a link that replays a table's match. Raises `Refuse`."""
    text = await record_of(hub, table_id, number)
    # the same match has the same link: who asks twice stores nothing twice
    replay = hashlib.sha256(f"{table_id} {number} {text}".encode()).hexdigest()[:24]
    try:
        await hub.store.share(replay, text, hub.clock())
    except ValueError as error:
        raise Refuse(422, "too-large") from error
    except StorageFailed as error:
        raise Refuse(503, "storage") from error
    return protocol.ReplayOpened(replay=replay)


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


async def _entries(hub: Hub, table_id: str) -> list[Entry]:
    """All that happened at a table. Raises `Refuse`."""
    try:
        return await hub.entries(table_id)
    except Unknown as error:
        raise Refuse(404, error.code) from error
    except StorageFailed as error:
        raise Refuse(503, "storage") from error


async def record_of(hub: Hub, table_id: str, number: int | None) -> str:
    """The record of a table's match (None: the last one) without the round in play, which is nobody's to know.
    Raises `Refuse`.
    """
    table = await asyncio.to_thread(at_match, await _entries(hub, table_id), number)
    if table is None:
        raise Refuse(404, "not-found")
    return write(finished_rounds(table))


async def proof_of(hub: Hub, table_id: str, number: int) -> str:
    """How the finished rounds of a table's match were dealt (docs/fair.md). Raises `Refuse`."""
    proof = await asyncio.to_thread(prove, await _entries(hub, table_id), number)
    if proof is None:
        raise Refuse(404, "not-found")
    return proof
