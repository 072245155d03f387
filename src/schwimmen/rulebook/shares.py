"""Measured shares in words, on the page of statistics and on the command line: as many digits as mean something."""

from __future__ import annotations

import math

from schwimmen.figures.played import Measured
from schwimmen.words import Words

__all__ = ["measured", "share"]

ROUGH, FINE = 0.0005, 0.00005
"""Standard errors below which one digit behind the point, or two of them, would say ± 0."""


def measured(found: Measured, texts: Words) -> str:
    """A share with its standard error, or what it is below where nothing was seen."""
    if found.mean == 0:
        return _below(found, texts)
    if found.error >= ROUGH:
        text = "statistics-measured"
    else:
        text = "statistics-measured-fine" if found.error >= FINE else "statistics-measured-tiny"
    return texts.text(text, chance=found.mean, chance_error=found.error)


def share(found: Measured, texts: Words) -> str:
    """The share alone."""
    if found.mean == 0:
        return _below(found, texts)
    return texts.text("statistics-percent" if found.mean >= ROUGH else "statistics-percent-tiny", chance=found.mean)


def _below(found: Measured, texts: Words) -> str:
    """The bound with one digit, rounded up: a lower one would claim too much."""
    digit = 10.0 ** math.floor(math.log10(found.below))
    return texts.text("statistics-below", chance=math.ceil(found.below / digit) * digit)
