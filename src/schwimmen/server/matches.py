"""What is told of matches over HTTP: their records, proofs, and links that replay them."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from schwimmen.record import RecordError
from schwimmen.server import protocol
from schwimmen.server.api import Refuse, answer, encoded, number_in, read_body
from schwimmen.server.archive import Told
from schwimmen.server.connection import address_of
from schwimmen.server.hub import Hub, Unknown
from schwimmen.server.limits import Doorkeeper, TooMuch
from schwimmen.server.replay import LARGEST_RECORD, NoSuchStep, TooLong, replayed
from schwimmen.storage.store import StorageFailed

__all__ = ["match_routes"]


def match_routes(hub: Hub, doorkeeper: Doorkeeper) -> list[Route]:
    """The routes of tables' matches, and of records that are shown again."""

    def allowing(request: Request) -> Callable[[], None]:
        """What is called before a match is worked out for who asks. It raises `Refuse`."""

        def allow() -> None:
            try:
                doorkeeper.retell(address_of(request.scope))
            except TooMuch:
                hub.turned_away.add("retold")
                raise Refuse(429, "too-fast") from None

        return allow

    async def told(request: Request) -> Told:
        wanted = request.path_params.get("match")
        number = None if wanted is None else number_in(wanted)
        return await told_of(hub, request.path_params["table"], number, allowing(request))

    async def match_proof(request: Request) -> Response:
        proof = (await told(request)).proof
        if proof is None:
            raise Refuse(404, "not-found")
        return _file(proof, "schwimmen-proof.json")

    async def match_record(request: Request) -> Response:
        return _file((await told(request)).record, "schwimmen.json")

    async def new_replay(request: Request) -> Response:
        number = number_in(request.path_params["match"])
        return answer(await open_replay(hub, request.path_params["table"], number, allowing(request)), 201)

    async def show_replay(request: Request) -> Response:
        replay = request.path_params["replay"]
        seat, round_ = (number_in(request.query_params.get(name, "0")) for name in ("seat", "round"))
        return await _shown_again(hub, replay, seat, round_, allowing(request))

    async def show_record(request: Request) -> Response:
        wanted = await read_body(request, protocol.ReplayRequest, 2 * LARGEST_RECORD)
        allowing(request)()
        async with hub.archive.turn:
            return encoded(await asyncio.to_thread(_replayed, wanted.record, wanted.seat, wanted.round))

    return [
        Route("/api/tables/{table}/record", match_record),
        Route("/api/tables/{table}/matches/{match}/record", match_record),
        Route("/api/tables/{table}/matches/{match}/proof", match_proof),
        Route("/api/tables/{table}/matches/{match}/replay", new_replay, methods=["POST"]),
        Route("/api/replays", show_record, methods=["POST"]),
        Route("/api/replays/{replay}", show_replay),
    ]


def _file(text: bytes, name: str) -> Response:
    """JSON to be kept under that name."""
    headers = {"cache-control": "no-store", "content-disposition": f'attachment; filename="{name}"'}
    return Response(text, 200, headers, "application/json")


def _replayed(text: str, seat: int, round_: int) -> bytes:
    """A round of a record, encoded. Raises `Refuse`."""
    try:
        return msgspec.json.encode(replayed(text, seat, round_))
    except RecordError as error:
        raise Refuse(422, "bad-record") from error
    except NoSuchStep as error:
        raise Refuse(404, "not-found") from error
    except TooLong as error:
        raise Refuse(422, "too-large") from error


async def _shown_again(hub: Hub, replay: str, seat: int, round_: int, allow: Callable[[], None]) -> Response:
    """A round of the record behind a link, whose text stays. Raises `Refuse`."""
    try:
        text = await hub.store.shared(replay)
    except StorageFailed as error:
        raise Refuse(503, "storage") from error
    if text is None:
        raise Refuse(404, "not-found")
    key = ("replay", replay, seat, round_)
    return encoded(await hub.archive.lasting(key, allow, lambda: _replayed(text, seat, round_)))


async def open_replay(hub: Hub, table_id: str, number: int, allow: Callable[[], None]) -> protocol.ReplayOpened:
    """Make a link that replays a table's match. Raises `Refuse`."""
    record = (await told_of(hub, table_id, number, allow)).record
    # the same match has the same link: who asks twice stores nothing twice
    replay = hashlib.sha256(f"{table_id} {number} ".encode() + record).hexdigest()[:24]
    try:
        if await hub.store.shared(replay) is None:
            await hub.store.share(replay, record.decode(), hub.clock())
    except ValueError as error:
        raise Refuse(422, "too-large") from error
    except StorageFailed as error:
        raise Refuse(503, "storage") from error
    return protocol.ReplayOpened(replay=replay)


async def told_of(hub: Hub, table_id: str, number: int | None, allow: Callable[[], None]) -> Told:
    """What is told of a table's match (None: the last one), without the round in play, which is nobody's to know.

    ``allow`` is called before it has to be worked out. Raises `Refuse`.
    """
    try:
        told = await hub.archive.match(table_id, number, allow)
    except Unknown as error:
        raise Refuse(404, error.code) from error
    except StorageFailed as error:
        raise Refuse(503, "storage") from error
    if told is None:
        raise Refuse(404, "not-found")
    return told
