"""Weights of the policy's first version, in which rows of exchanging and of drawing were not yet apart."""

from __future__ import annotations

from pathlib import Path

from schwimmen.mind import layout, policy, weights

__all__ = ["carried_over"]

HEAD = b"schwimmen-policy/1 20760x32\n"

APART = (
    "RULES", "FEWER", "OTHER_VALUE", "OTHER_PART", "OTHER_LAST", "OTHER_BEFORE", "OTHER_LEFT", "OTHER_GAVE",
    "OTHER_BOUND", "KNOCKING", "GAIN", "LOWER", "BEATEN",
)  # fmt: skip
"""Kinds of rows that stand twice since, in the order of `layout`."""

SINCE = (
    "PHASES", "LAPS", "TURNS_LEFT", "CHAINS", "NOW", "LIVES", "STOCK", "KIND", "AFTER", "AFTER_LATE", "SHAPE", "OUTS",
    "PROSPECT", "CHANCE", "PAIR", "LEFT", "LEFT_PAIR", "LEFT_HIGH", "NEXT", "SECOND", "MINE_NEXT", "RELATION", "STAKES",
    "BLIND", "DUEL_KNOCK", "DUEL_PART",
)  # fmt: skip
"""The others, likewise."""

DUELS = SINCE[-2:]
"""Of these only the half of drawing was there."""

FIRST = (
    "RULES", "PHASES", "LAPS", "TURNS_LEFT", "CHAINS", "NOW", "LIVES", "FEWER", "STOCK", *APART[2:9], "KIND", "AFTER",
    "AFTER_LATE", "KNOCKING", "GAIN", *SINCE[10:22], "LOWER", "BEATEN", *SINCE[22:],
)  # fmt: skip
"""All of them in the order of the first version."""


def carried_over(file: Path) -> list[int]:
    """The weights of a file, of today's version or of the first: they decide as they did. Raises `BadWeights`."""
    try:
        return weights.read(file).tolist()
    except weights.BadWeights as fault:
        if fault.fault != "version":
            raise
    old, new = weights.read(file, HEAD), [0] * policy.SIZE
    place = 0
    for name, size in _sizes():
        part = old[policy.WIDTH * place : policy.WIDTH * (place + size)]
        place += size
        start = getattr(layout, name)
        starts = [start, start + layout.WAYS] if name in APART else [start + size if name in DUELS else start]
        for row in starts:
            new[policy.WIDTH * row : policy.WIDTH * (row + size)] = part
    new[policy.OUTPUT :] = old[policy.WIDTH * place :]
    return new


def _sizes() -> list[tuple[str, int]]:
    """The kinds of rows of the first version, and how many rows each had."""
    sizes: dict[str, int] = {}
    for names, end in ((APART, layout.WAYS), (SINCE, layout.ROWS)):
        starts = [*(getattr(layout, name) for name in names), end]
        sizes |= {name: after - start for name, start, after in zip(names, starts, starts[1:], strict=False)}
    return [(name, sizes[name] // 2 if name in DUELS else sizes[name]) for name in FIRST]
