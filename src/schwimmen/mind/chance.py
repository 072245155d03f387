"""Random numbers for loops in the kernel's style: one state in a vector of one number, the same anywhere."""

from __future__ import annotations

MULTIPLIER = 1791398085  # multiply-with-carry, base 2**32: period 2**31 * MULTIPLIER - 1
LOW = 0xFFFFFFFF


def below(g: list[int], n: int) -> int:
    """A number from 0 to n - 1 (uneven by less than n / 2**32); the state goes on."""
    state = g[0]
    g[0] = MULTIPLIER * (state & LOW) + (state >> 32)
    return ((state ^ (state >> 32)) & LOW) * n >> 32


def share(g: list[int]) -> float:
    """A number from 0 up to 1."""
    return below(g, 1 << 30) / 1073741824.0
