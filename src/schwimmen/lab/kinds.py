"""Who decides: one function over all kinds of players, written like the kernel. A new kind is a line in `decide`.

``w`` (FLOATS numbers) and ``m`` (WHOLES whole numbers) are memory for players that need some: what they find there
is what they left there, or what whoever starts the matches has put in. They are the same for all seats.
"""

from __future__ import annotations

from schwimmen.lab import flat, sparring
from schwimmen.mind import memory, policy

FLOATS = memory.FLOATS
WHOLES = memory.WHOLES

EXPERT = sparring.SPARRING  # parameter: games that it imagines for a decision
POLICY = EXPERT + 1  # the player without search; parameter: 0 for its own weights, or which of the others (from 1)
FLAT = EXPERT + 2  # parameter: copies that it plays at random for each legal move
FLAT_GREEDY = EXPERT + 3  # the same, played by greedy players


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
    """The move of a player of that kind, by what it knows (schwimmen.mind.seen); -1 where there is no such kind."""
    if kind < sparring.SPARRING:
        return sparring.decide(r, u, own, kind, parameter, g)
    if kind == EXPERT:
        return memory.decide(r, u, own, parameter, g, w, m)
    if kind == POLICY:
        if parameter == 0:
            net = memory.NET
        else:
            net = memory.OTHERS + policy.SIZE * (parameter - 1)
        return memory.play(r, u, own, net, w, m)
    if kind == FLAT or kind == FLAT_GREEDY:  # one call for both: a second one would be compiled once more
        return flat.decide(r, u, own, parameter, kind - FLAT, g, w, m)
    return -1


def ended(r: tuple[int, ...], s: list[int], u: list[int], lost: list[int], w: list[float], m: list[int]) -> None:
    """A round is over, and has cost these lives by place: nobody learns from it here (`practice`)."""
