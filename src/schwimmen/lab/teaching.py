"""Players that are watched for the policy's training, written like the kernel: what each search found is noted.

`lessons` puts this in the place of `kinds` in the loop over matches.

A lesson in the memory
    its length, the player's own vector, how many moves are legal; of each in millionths of a life what it is worth
    beside the best; then as much of ``u`` as there is.
"""

from __future__ import annotations

from schwimmen.lab import kinds, random_play, sparring
from schwimmen.mind import beliefs, memory, search, seen

LESSONS = kinds.WHOLES  # where lessons begin
EFFORT = LESSONS  # games that are imagined for one
FILLED = LESSONS + 1  # numbers that are written
FIRST = LESSONS + 2
ROOM = 1 << 21
LONGEST = seen.SIZE + 64
WHOLES = FIRST + ROOM + LONGEST

MILLION = 1000000.0
WATCHED = 50  # of a hundred decisions of players that don't search
SLIPS = 4  # of a hundred moves


def decide(
    r: tuple[int, ...],
    u: list[int],
    own: list[int],
    kind: int,
    parameter: int,
    g: int,
    w: list[float],
    m: list[int],
) -> int:
    """As `kinds.decide`; some decisions become lessons, and some moves are made at random."""
    dice = random_play.below(g, 100)
    g = random_play.advance(g)
    slips = random_play.below(g, 100)
    g = random_play.advance(g)
    found = -1
    if u[seen.LAP] < memory.TIRED and m[FILLED] < ROOM and (kind == kinds.EXPERT or dice < WATCHED):
        found = memory.sift(r, u, own, m[EFFORT], beliefs.WIDEST, g, w, m)
        if own[seen.OWN_LEGAL] & (own[seen.OWN_LEGAL] - 1) != 0:
            note(u, own, found, w, m)
        g = random_play.advance(g)
    if slips < SLIPS:
        return sparring.any_of(own[seen.OWN_LEGAL], g)
    if kind == kinds.EXPERT and found >= 0:
        return found
    return kinds.decide(r, u, own, kind, parameter, g, w, m)


def ended(r: tuple[int, ...], s: list[int], u: list[int], lost: list[int], w: list[float], m: list[int]) -> None:
    """A round's end is no lesson."""


def note(u: list[int], own: list[int], chosen: int, w: list[float], m: list[int]) -> None:
    """Write down what the search found."""
    life = search.stake(u, own, w)
    if life < 0.001:
        return
    at = FIRST + m[FILLED]
    for i in range(seen.OWN):
        m[at + 1 + i] = own[i]
    at += 1 + seen.OWN
    count = m[memory.SEARCH + search.COUNT]
    m[at] = count
    best = 0
    for i in range(count):
        if m[memory.SEARCH + search.CODES + i] == chosen:
            best = i
    for i in range(count):
        tried = m[memory.SEARCH + search.TRIED + i]
        total = 0.0
        for world in range(tried):
            total += w[search.GAINS + i * search.WORLDS + world] - w[search.GAINS + best * search.WORLDS + world]
        m[at + 1 + i] = int(MILLION * total / tried / life)
    at += 1 + count
    size = seen.HISTORY + seen.STEP * u[seen.LENGTH]
    for i in range(size):
        m[at + i] = u[i]
    at += size
    m[FIRST + m[FILLED]] = at - FIRST - m[FILLED]
    m[FILLED] = at - FIRST
