"""Run the server: open the database, find a port, serve, open the browser. What goes wrong is said in a sentence."""

from __future__ import annotations

import asyncio
import errno
import gc
import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import uvicorn
from starlette.applications import Starlette

from schwimmen import __version__
from schwimmen.server.addresses import network_urls
from schwimmen.server.app import make_app
from schwimmen.server.bus import Bus
from schwimmen.server.connection import LARGEST_MESSAGE
from schwimmen.server.hub import Hub
from schwimmen.server.journal import LogForm, log, note, serve_metrics, set_up_log
from schwimmen.server.limits import Limits
from schwimmen.server.sockets import WireProtocol
from schwimmen.storage.engines import DatabaseAway, shown
from schwimmen.storage.migrate import NewerDatabase
from schwimmen.storage.store import BadDatabaseURL, MissingDriver, StorageFailed, Store
from schwimmen.words import Words

__all__ = ["DEFAULT_PORT", "Serving", "default_database", "make_server", "run"]

DEFAULT_PORT = 3131
DAY = 24 * 3600 * 1000
"""Milliseconds."""


class _CannotStart(Exception):
    """Why the server can't be started: the id of a text, and its variables."""

    def __init__(self, text: str, **named: str) -> None:
        super().__init__(text)
        self.text = text
        self.named = named


def default_database() -> Path:
    """Where tables are kept unless said otherwise: the user's folder for data."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or Path.home() / "AppData/Local"
    elif sys.platform == "darwin":
        base = Path.home() / "Library/Application Support"
    else:
        base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share"
    return Path(base) / "schwimmen" / "tables.sqlite"


@dataclass(frozen=True, slots=True, kw_only=True)
class Serving:
    """How to serve. ``port`` None is 3131, or with ``open_browser`` any free one if that is taken.

    ``database`` is a file or a URL; None stands for SCHWIMMEN_DATABASE in the environment, or a file in the user's
    folder for data. ``connections``: pages that one network address may have connected. ``keep_days``: tables at which
    nothing happened for so long are deleted. ``metrics_port``: where figures are told to this machine. ``proxies``:
    addresses, separated by commas, whose word is taken for who asks (None: those of this machine). ``bus``: the URL of
    the Valkey or Redis that leads to other processes over the same database; None stands for SCHWIMMEN_BUS in the
    environment, or for no other process. ``reuse_port``: other processes may serve at the same port. ``patience``:
    seconds that a database's server may take to let this one in. ``public_url``: the origin at which others reach it,
    to which links and codes lead (None: that by which a page was asked for).
    """

    host: str = "127.0.0.1"
    port: int | None = None
    database: str | None = None
    open_browser: bool = False
    connections: int = Limits.connections
    keep_days: int = 90
    metrics_port: int | None = None
    log: LogForm | None = None
    proxies: str | None = None
    bus: str | None = None
    reuse_port: bool = False
    patience: float = 30.0
    public_url: str | None = None


def run(serving: Serving, texts: Words) -> int:
    """Serve until stopped; gives the exit status."""
    set_up_log(serving.log)
    try:
        with asyncio.Runner(loop_factory=_loop_factory()) as runner:
            runner.run(_serve(serving, texts))
    except _CannotStart as reason:
        print(texts.text(reason.text, **reason.named), file=sys.stderr)
        return 1
    except KeyboardInterrupt:  # it was stopped, and has closed everything
        pass
    return 0


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop's event loop, which costs about half, where there is one; else Python's own."""
    try:
        import uvloop
    except ImportError:  # Windows
        return None
    return uvloop.new_event_loop


async def _serve(serving: Serving, texts: Words) -> None:
    host = serving.host
    listening = _listen(serving)
    try:
        bus = await _open_bus(serving.bus or os.environ.get("SCHWIMMEN_BUS"))
        database = serving.database or os.environ.get("SCHWIMMEN_DATABASE") or str(default_database())
        store = await _open(database, serving.patience)
    except BaseException:
        listening.close()
        raise
    shown = "localhost" if host in ("", "0.0.0.0", "::") else f"[{host}]" if ":" in host else host
    port = listening.getsockname()[1]
    url = f"http://{shown}:{port}/"

    def ready() -> None:
        print(texts.text("server-ready", url=url))
        for address in network_urls(host, port):
            print(texts.text("server-ready-network", url=address))
        if serving.public_url is not None:
            print(texts.text("server-ready-public", url=serving.public_url))
        sys.stdout.flush()
        if serving.open_browser:  # it may take its time, or never come back
            threading.Thread(target=webbrowser.open, args=[url], daemon=True).start()

    def started() -> None:
        ready()
        note("started", version=__version__, host=host, port=port, database=store.kind, bus=bus is not None)

    _spare_collecting()
    hub = Hub(store, bus=bus, keep=serving.keep_days * DAY)
    app = make_app(hub, limits=Limits.for_connections(serving.connections), public_url=serving.public_url)
    with _metrics(hub, serving.metrics_port):
        await make_server(app, started, serving.proxies).serve(sockets=[listening])


def _spare_collecting() -> None:
    """Let Python look for cycles less often: what a table keeps has none, and every move would have it looked at.

    What is loaded by now stays, and is not looked at any more.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 10, 5)


@contextmanager
def _metrics(hub: Hub, port: int | None) -> Iterator[None]:
    """Tell this machine the figures, while this lasts."""
    if port is None:
        yield
        return
    try:
        end = serve_metrics(hub, port)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise _CannotStart("server-metrics-port-taken", port=str(port)) from None
        raise _cannot_listen("127.0.0.1", port, error) from None
    except ModuleNotFoundError:
        raise _CannotStart("server-missing-package", package="prometheus-client") from None
    try:
        yield
    finally:
        end()


def _is_folder(database: str) -> bool:
    try:
        return Path(database).is_dir()
    except OSError:  # no name that a file could have
        return False


async def _open(database: str, patience: float) -> Store:
    try:
        if _is_folder(database):
            raise _CannotStart("server-database-folder", database=database)
        return await _open_once_there(database, patience)
    except BadDatabaseURL:
        raise _CannotStart("server-bad-database", database=shown(database)) from None
    except MissingDriver as error:
        raise _CannotStart("server-missing-package", package=str(error)) from None
    except NewerDatabase:
        raise _CannotStart("server-newer-database", database=shown(database)) from None
    except StorageFailed as error:
        raise _CannotStart("server-database-failed", database=shown(database), reason=str(error)) from None


async def _open_once_there(database: str, patience: float) -> Store:
    """Open the database; its server, which may start at the same time or again, may take a while to let us in."""
    until = time.monotonic() + patience
    said = ""
    while True:
        try:
            return await Store.open(database)
        except DatabaseAway as error:
            if time.monotonic() >= until:
                raise
            if said != str(error):
                said = str(error)
                log.warning("waiting for the database: %s", said)
        await asyncio.sleep(0.2)


async def _open_bus(url: str | None) -> Bus | None:
    if not url:
        return None
    from schwimmen.server.valkey_bus import BadBusURL, BusRefused, ValkeyBus

    try:
        return await ValkeyBus.open(url)
    except BadBusURL:
        raise _CannotStart("server-bad-bus", bus=shown(url)) from None
    except MissingDriver as error:
        raise _CannotStart("server-missing-package", package=str(error)) from None
    except BusRefused as error:
        raise _CannotStart("server-bus-refused", bus=shown(url), reason=str(error)) from None


def _listen(serving: Serving) -> socket.socket:
    """A listening socket, so that who connects from now on is served, if later."""
    host = serving.host
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    wanted = DEFAULT_PORT if serving.port is None else serving.port
    if not 0 <= wanted < 1 << 16:
        raise _CannotStart("server-no-port", port=str(wanted))
    if serving.reuse_port and not hasattr(socket, "SO_REUSEPORT"):
        raise _CannotStart("server-no-reuse")
    try:
        socket.getaddrinfo(host or None, wanted, family)
        return socket.create_server((host, wanted), family=family, reuse_port=serving.reuse_port)
    except socket.gaierror:
        raise _CannotStart("server-no-host", host=host) from None
    except OSError as error:
        if error.errno == errno.EADDRNOTAVAIL:
            raise _CannotStart("server-no-host", host=host) from None
        if error.errno != errno.EADDRINUSE:
            raise _cannot_listen(host, wanted, error) from None
    if serving.port is None and serving.open_browser:
        return socket.create_server((host, 0), family=family)
    raise _CannotStart("server-port-taken", port=str(wanted))


def _cannot_listen(host: str, port: int, error: OSError) -> _CannotStart:
    reason = os.strerror(error.errno) if error.errno is not None else str(error)
    return _CannotStart("server-cannot-listen", host=host, port=str(port), reason=reason)


class _Server(uvicorn.Server):
    """A server that says when it serves."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._ready()


def make_server(app: Starlette, ready: Callable[[], None], proxies: str | None = None) -> uvicorn.Server:
    """A server of that application, which calls ``ready`` once it serves; the sockets are the caller's."""
    config = uvicorn.Config(
        app,
        access_log=False,
        log_config=None,
        log_level="warning",
        forwarded_allow_ips=proxies,
        server_header=False,
        timeout_graceful_shutdown=3,
        ws=WireProtocol,
        ws_max_size=16 * LARGEST_MESSAGE,  # what is larger ends the connection unread
        ws_per_message_deflate=False,
    )
    return _Server(config, ready)
