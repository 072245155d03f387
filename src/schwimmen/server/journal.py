"""What the server notes about itself: lines of its log, as text or as JSON, and figures for Prometheus.

Nothing that a player keeps secret is noted: no cards, no secrets, no addresses of tables (whoever has one can come).
"""

from __future__ import annotations

import hashlib
import logging
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Literal

import msgspec

from schwimmen.storage.noted import BOUNDS, Spread

if TYPE_CHECKING:
    from collections.abc import Callable

    from schwimmen.server.hub import Hub

__all__ = ["Counts", "LogForm", "TurnedAway", "log", "note", "serve_metrics", "set_up_log", "short"]

LogForm = Literal["text", "json"]
log = logging.getLogger("schwimmen")
"""The server's log. What is to be told apart goes into ``extra={"fields": {…}}``."""


REPEATED = 10.0
"""Seconds for which those who are turned away for one reason are counted before the log tells again."""

Reason = Literal["connections", "messages", "newcomers", "origin", "requests", "retold", "tables"]
"""Which limit somebody met, or ``origin``: a page of another site."""


def note(what: str, **fields: object) -> None:
    """Write into the log what has happened; nothing that names a player, an address or a table."""
    log.info(what, extra={"fields": fields})


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
    took: Spread = field(default_factory=Spread)
    """How long commands took, from their arrival to their answer."""


class TurnedAway:
    """Who was turned away, by reason. The log tells of the first, then how many more came: not of each in a flood."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.counts: Counter[Reason] = Counter()
        self._clock = clock
        self._told: dict[Reason, tuple[float, int]] = {}
        """When the log told last, and of how many by then."""

    def add(self, reason: Reason) -> None:
        """One more."""
        self.counts[reason] += 1
        if self._told.get(reason, (float("-inf"), 0))[0] + REPEATED <= self._clock():
            self._tell(reason)

    def tell_all(self) -> None:
        """Write into the log what it wasn't told yet, if it is time."""
        for reason, (at, told) in list(self._told.items()):
            if self.counts[reason] > told and at + REPEATED <= self._clock():
                self._tell(reason)

    def _tell(self, reason: Reason) -> None:
        _, told = self._told.get(reason, (0.0, 0))
        self._told[reason] = self._clock(), self.counts[reason]
        note("turned away", why=reason, times=self.counts[reason] - told)


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


def set_up_log(form: LogForm | None) -> None:
    """Write the server's log, and its libraries' warnings, to standard error; without a form only warnings, as text."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Lines(form or "text"))
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    log.setLevel(logging.WARNING if form is None else logging.INFO)


def serve_metrics(hub: Hub, port: int) -> Callable[[], None]:
    """Serve the figures to this machine at ``http://127.0.0.1:PORT/metrics``; gives what ends that.

    Raises `OSError` where the port can't be used.
    """
    from prometheus_client import CollectorRegistry, start_http_server
    from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
    from prometheus_client.platform_collector import PlatformCollector
    from prometheus_client.process_collector import ProcessCollector
    from prometheus_client.registry import Collector

    def spread(name: str, about: str, spread: Spread) -> Metric:
        counts = list(spread.counts)
        below = [sum(counts[: place + 1]) for place in range(len(counts))]
        ends = [*map(str, BOUNDS), "+Inf"]
        return HistogramMetricFamily(name, about, buckets=list(zip(ends, below, strict=True)), sum_value=spread.total)

    def of_the_bus() -> list[Metric]:
        bus = hub.bus
        if not bus.shared:
            return []
        return [
            GaugeMetricFamily("schwimmen_bus_up", "Whether the bus can be reached", bus.reached),
            CounterMetricFamily("schwimmen_bus_sent", "Messages to other processes", bus.counts.sent),
            CounterMetricFamily("schwimmen_bus_lost", "Messages that could not be sent", bus.counts.lost),
            CounterMetricFamily("schwimmen_bus_heard", "Messages of other processes", bus.counts.heard),
            CounterMetricFamily("schwimmen_bus_outages", "How often a connection ended", bus.counts.outages),
        ]

    class Figures(Collector):
        def collect(self) -> list[Metric]:
            counts, noted = hub.counts, hub.store.noted
            away = CounterMetricFamily("schwimmen_turned_away", "Who was turned away, by limit", labels=["limit"])
            for reason, number in hub.turned_away.counts.copy().items():
                away.add_metric([reason], number)
            commands = CounterMetricFamily("schwimmen_commands", "Commands, by what came of them", labels=["outcome"])
            for outcome, number in counts.commands.items():
                commands.add_metric([outcome], number)
            return [
                commands,
                CounterMetricFamily("schwimmen_entries", "Entries stored", counts.entries),
                CounterMetricFamily("schwimmen_sayings", "Phrases, reactions and texts said", counts.sayings),
                CounterMetricFamily("schwimmen_hints", "Hints given, and rounds looked at again", counts.hints),
                CounterMetricFamily("schwimmen_tables_opened", "Tables opened", counts.tables),
                away,
                GaugeMetricFamily("schwimmen_tables", "Tables in memory", hub.tables),
                GaugeMetricFamily("schwimmen_pages", "Pages connected", hub.pages),
                spread("schwimmen_command_seconds", "From a command's arrival to its answer", counts.took),
                spread("schwimmen_commit_seconds", "Transactions that store entries", noted.commits),
                CounterMetricFamily("schwimmen_database_failures", "What the database did not do", noted.failures),
                GaugeMetricFamily(
                    "schwimmen_database_up", "Whether it did what it was asked last", noted.failing is None
                ),
                *of_the_bus(),
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
