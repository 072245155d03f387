"""What is noted of a database in use: how long commits take, and whether it fails."""

from __future__ import annotations

import logging
from bisect import bisect_left

__all__ = ["BOUNDS", "Noted", "Spread"]

BOUNDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0)
"""Seconds: the upper ends of the classes by which times are told apart."""

_log = logging.getLogger(__name__)


class Spread:
    """How often something took how long: one more costs less than a microsecond. One thread adds."""

    __slots__ = ("counts", "total")

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        """For each class how often; the last has what took longer than all bounds."""
        self.total = 0.0
        """Seconds in sum."""

    def add(self, seconds: float) -> None:
        """Once more, so long."""
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds


class Noted:
    """Kept by a `Store`. ``failing``: why what was tried last could not be written, or else None."""

    def __init__(self) -> None:
        self.commits = Spread()
        self.failures = 0
        self.failing: str | None = None

    def failed(self, why: str) -> None:
        """The database did not do what it was asked. The first time in a row the log tells."""
        self.failures += 1
        if self.failing is None:
            _log.error("the database fails", extra={"fields": {"why": why}})
        self.failing = why

    def works(self) -> None:
        """It has written again."""
        if self.failing is not None:
            _log.warning("the database works again")
        self.failing = None
