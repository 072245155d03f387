"""What the server notes about itself: lines of its log, as text or as JSON, and figures for Prometheus.

Nothing that a player keeps secret is noted: no cards, no secrets, no addresses of tables (whoever has one can come).
"""

from __future__ import annotations

import hashlib
import logging
import sys
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Literal

import msgspec

if TYPE_CHECKING:
    from collections.abc import Callable

    from schwimmen.server.hub import Hub

__all__ = ["Counts", "LogForm", "log", "serve_metrics", "set_up_log", "short"]

LogForm = Literal["text", "json"]
log = logging.getLogger("schwimmen")
"""The server's log. What is to be told apart goes into ``extra={"fields": {…}}``."""


def short(table_id: str) -> str:
    """A table's name in the log: tells tables apart, and leads to none."""
    return hashlib.sha256(table_id.encode()).hexdigest()[:8]


@dataclass(slots=True)
class Counts:
    """What has happened since the start of the process."""

    commands: dict[str, int] = field(default_factory=lambda: {"done": 0, "repeated": 0, "refused": 0, "failed": 0})
    entries: int = 0
    sayings: int = 0
    hints: int = 0
    tables: int = 0
    turned_away: int = 0


class _Lines(logging.Formatter):
    """One line a record; as JSON with all its fields."""

    def __init__(self, form: LogForm) -> None:
        super().__init__()
        self._form = form

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        fields: dict[str, object] = getattr(record, "fields", {})
        trace = self.formatException(record.exc_info) if record.exc_info else None
        if self._form == "json":
            line = {"at": at, "level": record.levelname.lower(), "from": record.name, "what": record.getMessage()}
            return msgspec.json.encode(line | fields | ({"trace": trace} if trace else {})).decode()
        said = "".join(f" {name}={value}" for name, value in fields.items())
        return f"{at} {record.levelname.lower()} {record.getMessage()}{said}" + (f"\n{trace}" if trace else "")


def set_up_log(form: LogForm) -> None:
    """Write the server's log, and its libraries' warnings, to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Lines(form))
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    log.setLevel(logging.INFO)


def serve_metrics(hub: Hub, port: int) -> Callable[[], None]:
    """Serve the figures to this machine at ``http://127.0.0.1:PORT/metrics``; gives what ends that.

    Raises `OSError` where the port can't be used.
    """
    from prometheus_client import CollectorRegistry, start_http_server
    from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
    from prometheus_client.platform_collector import PlatformCollector
    from prometheus_client.process_collector import ProcessCollector
    from prometheus_client.registry import Collector

    class Figures(Collector):
        def collect(self) -> list[Metric]:
            counts = hub.counts
            commands = CounterMetricFamily("schwimmen_commands", "Commands, by what came of them", labels=["outcome"])
            for outcome, number in counts.commands.items():
                commands.add_metric([outcome], number)
            return [
                commands,
                CounterMetricFamily("schwimmen_entries", "Entries stored", counts.entries),
                CounterMetricFamily("schwimmen_sayings", "Phrases, reactions and texts said", counts.sayings),
                CounterMetricFamily("schwimmen_hints", "Hints given, and rounds looked at again", counts.hints),
                CounterMetricFamily("schwimmen_tables_opened", "Tables opened", counts.tables),
                CounterMetricFamily("schwimmen_turned_away", "Requests beyond a limit", counts.turned_away),
                GaugeMetricFamily("schwimmen_tables", "Tables in memory", hub.tables),
                GaugeMetricFamily("schwimmen_pages", "Pages connected", hub.pages),
            ]

    registry = CollectorRegistry()
    ProcessCollector(registry=registry)
    PlatformCollector(registry=registry)
    registry.register(Figures())
    server, thread = start_http_server(port, "127.0.0.1", registry)

    def end() -> None:
        server.shutdown()
        server.server_close()
        thread.join()

    return end
