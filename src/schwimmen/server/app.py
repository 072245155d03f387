"""The application: pages, API and WebSocket over one hub."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from schwimmen.server.api import Refuse, problem, routes
from schwimmen.server.connection import address_of, same_origin, serve_page, turn_away
from schwimmen.server.hub import Hub
from schwimmen.server.journal import note
from schwimmen.server.limits import Doorkeeper, Limits, TooMuch
from schwimmen.server.matches import match_routes
from schwimmen.server.pages import Pages
from schwimmen.server.rulebook import rulebook_routes
from schwimmen.server.sheets import sheet_routes

__all__ = ["SECURITY_HEADERS", "make_app"]

STATIC = Path(__file__).parent / "static"

_POLICY = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}

SECURITY_HEADERS = {
    "content-security-policy": "; ".join(f"{name} {sources}" for name, sources in _POLICY.items()),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
"""On every answer."""

_HEADERS = [(name.encode(), value.encode()) for name, value in SECURITY_HEADERS.items()]


_WATCHED = ("/api/health", "/api/ready")
"""What costs nothing, and may always be asked."""


class _Limited:
    """Answers an address that asks too much, before anything is done for it."""

    def __init__(self, app: ASGIApp, hub: Hub, doorkeeper: Doorkeeper) -> None:
        self._app = app
        self._hub = hub
        self._doorkeeper = doorkeeper

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["path"].startswith("/api/") and scope["path"] not in _WATCHED:
            try:
                self._doorkeeper.request(address_of(scope))
            except TooMuch:
                self._hub.turned_away.add("requests")
                await problem(Refuse(429, "too-fast"))(scope, receive, send)
                return
        await self._app(scope, receive, send)


class _Secured:
    """Adds the security headers to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def secured(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *_HEADERS]
            await send(message)

        await self._app(scope, receive, secured if scope["type"] == "http" else send)


def make_app(hub: Hub, static: Path = STATIC, limits: Limits | None = None, public_url: str | None = None) -> Starlette:
    """The application over that hub, which it closes at its end, with the built page in that folder.

    ``public_url``: the origin to which links and codes lead, where it isn't that by which the page was asked for.
    """
    doorkeeper = Doorkeeper(limits or Limits(), hub.clock)

    async def socket(websocket: WebSocket) -> None:
        if not same_origin(websocket):
            hub.turned_away.add("origin")
            await websocket.close()  # before it is accepted: 403
            return
        try:
            with doorkeeper.connection(address_of(websocket.scope)):
                await serve_page(websocket, hub, doorkeeper)
        except TooMuch:
            hub.turned_away.add("connections")
            await turn_away(websocket)

    async def refuse(_request: Request, error: Exception) -> Response:
        assert isinstance(error, Refuse)
        if error.code == "bad-origin":
            hub.turned_away.add("origin")
        return problem(error)

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        async with hub.running():
            yield
        note("stopped")

    pages = Pages(static, public_url)
    return Starlette(
        lifespan=lifespan,
        routes=[
            *routes(hub, doorkeeper, public_url),
            *match_routes(hub, doorkeeper),
            *sheet_routes(hub, doorkeeper),
            *rulebook_routes(static),
            WebSocketRoute("/ws", socket),
            Route("/{path:path}", pages.serve, methods=["GET"]),
        ],
        middleware=[Middleware(_Secured), Middleware(_Limited, hub=hub, doorkeeper=doorkeeper)],
        exception_handlers={Refuse: refuse, HTTPException: _http_problem, Exception: _internal},
    )


async def _http_problem(_request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    answer = problem(Refuse(error.status_code, "not-found" if error.status_code == 404 else "bad-message"))
    answer.headers.update(error.headers or {})
    return answer


async def _internal(_request: Request, _error: Exception) -> Response:
    return problem(Refuse(500, "internal"))  # the server's log has the traceback
