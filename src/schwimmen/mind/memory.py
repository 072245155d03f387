"""A player's memory: two long vectors, of whole numbers ``m`` and of floats ``w``, and what lies where in them.

The same memory serves any rules one after the other: what depends on them is written anew when they change.
"""

from __future__ import annotations

from typing import TypeVar

from schwimmen.mind import beliefs, hands, policy, quick, search, seen
from schwimmen.rules import kernel as k

RULES = 0  # those that the table is for
RULES_SIZE = 23
KNOWN = 31  # 1 once anything has been written
STATE = 32  # of the random numbers
TAUGHT = 33  # 1 where the policy's weights lie at NET, put there by whoever made the memory
STRENGTHS = 64  # from here on vectors by place
LOST = 96
WHY = 128
LIVES = 160
OUT = 192
WORLD = 224  # from here on rounds' vectors
GAME = 320
TABLE = 448
SEARCH = TABLE + hands.TABLE
NET = SEARCH + search.NUMBERS
SCRATCH = NET + policy.SIZE
WHOLES = SCRATCH + policy.SCRATCH
OTHERS = WHOLES  # where more weights lie, one after the other, in a memory that was made with them
FLOATS = search.REALS

Number = TypeVar("Number", int, float)

TIRED = 12  # laps after which a round is brought to its end


def part(vector: list[Number], start: int) -> list[Number]:
    """The same numbers from there on, not a copy: ``vector`` is a `memoryview`, or once compiled a pointer."""
    return vector[start:]


def decide(
    r: tuple[int, ...], u: list[int], own: list[int], effort: int, state: int, w: list[float], m: list[int]
) -> int:
    """The move of a player that thinks, and that brings a round to its end which has taken very long."""
    if u[seen.LAP] >= TIRED:
        return finish(r, u, own, w, m)
    return ponder(r, u, own, effort, beliefs.WIDEST, state, w, m)


def play(r: tuple[int, ...], u: list[int], own: list[int], net: int, w: list[float], m: list[int]) -> int:
    """The move of the policy whose weights lie at ``net`` (`NET`: its own), -1 where there are none; it too brings a
    round to its end.
    """
    if m[TAUGHT] == 0:
        return -1
    if u[seen.LAP] >= TIRED:
        return finish(r, u, own, w, m)
    return policy.decide(r, u, own, part(m, net), part(m, SCRATCH))


def finish(r: tuple[int, ...], u: list[int], own: list[int], w: list[float], m: list[int]) -> int:
    """The move of a player that brings the round to its end."""
    remember(r, w, m)
    beliefs.gather(r, u, own, part(m, SEARCH))
    beliefs.lay(r, u, own, part(m, SEARCH), part(m, WORLD))
    return quick.move(r, part(m, WORLD), part(m, TABLE))


def remember(r: tuple[int, ...], w: list[float], m: list[int]) -> None:
    """Write what depends on the rules, if they have changed."""
    changed = 1 - m[KNOWN]
    for i in range(RULES_SIZE):
        if m[RULES + i] != r[i]:
            m[RULES + i] = r[i]
            changed = 1
    if changed == 1:
        m[KNOWN] = 1
        hands.tabulate(r, part(m, TABLE))
        search.prepare(w)


def ponder(
    r: tuple[int, ...],
    u: list[int],
    own: list[int],
    effort: int,
    breadth: int,
    state: int,
    w: list[float],
    m: list[int],
) -> int:
    """The best legal move by what `sift` finds, and by the policy where its weights are there."""
    found = sift(r, u, own, effort, breadth, state, w, m)
    if m[TAUGHT] == 1:
        policy.decide(r, u, own, part(m, NET), part(m, SCRATCH))
        found = search.blend(u, own, part(m, SCRATCH + policy.SCORES), part(m, SEARCH), w)
    return found


def sift(
    r: tuple[int, ...],
    u: list[int],
    own: list[int],
    effort: int,
    breadth: int,
    state: int,
    w: list[float],
    m: list[int],
) -> int:
    """The best legal move by about ``effort`` imagined games (`search.think`), from that state of random numbers.

    ``breadth``: hands that are weighed for each opponent. What was found of the moves then stands in the memory.
    """
    remember(r, w, m)
    m[SEARCH + beliefs.BREADTH] = breadth
    m[STATE] = state
    return search.think(
        r,
        u,
        own,
        part(m, TABLE),
        part(m, STATE),
        effort,
        part(m, SEARCH),
        w,
        part(m, WORLD),
        part(m, GAME),
        part(m, STRENGTHS),
        part(m, LOST),
        part(m, WHY),
        part(m, LIVES),
        part(m, OUT),
    )


assert k.R_ALL_OUT == RULES_SIZE - 1, "the rules vector has grown"
