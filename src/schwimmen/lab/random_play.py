"""Rounds played at random, in bulk: loops over the kernel in its own style, on whole numbers alone.

CPython runs them as they are; `compiled` compiles them together with the kernel, unchanged. The same seed
gives the same rounds either way. Numbers stay below 2**63, so nothing overflows where numbers have a size.
"""

from __future__ import annotations

from dataclasses import dataclass

from schwimmen.mind.chance import LOW, MULTIPLIER
from schwimmen.rules import kernel

__all__ = [
    "CAP",
    "DECISIONS",
    "ENDED_BY",
    "LOG",
    "LOST",
    "LOW",
    "MULTIPLIER",
    "TOTALS",
    "UNFINISHED",
    "WIDTH",
    "Totals",
    "generator",
]

CAP = 2_000
"""Steps after which a round is given up: some rules let random players go on almost for ever."""

WIDTH = kernel.HEAD + 52
"""Length of a round's vector with the largest pack."""

# The vector of totals.
DECISIONS = 0  # players' moves
LOST = 1  # lives
UNFINISHED = 2  # rounds that were given up
LOG = 3  # numbers that were written into the log
ENDED_BY = 4  # rounds by their end, BY_KNOCK to BY_VOID, from ENDED_BY + 1 on
TOTALS = ENDED_BY + 8


@dataclass(frozen=True, slots=True)
class Totals:
    """What a number of random rounds came to."""

    decisions: int
    lost: int
    unfinished: int
    ended_by: tuple[int, ...]

    @classmethod
    def of(cls, totals: list[int]) -> Totals:
        """From the vector that `play` adds to."""
        ends = tuple(int(count) for count in totals[ENDED_BY : ENDED_BY + 8])
        return cls(int(totals[DECISIONS]), int(totals[LOST]), int(totals[UNFINISHED]), ends)


def generator(seed: int) -> int:
    """A first state of the random numbers; different seeds give streams that are unrelated for all purposes here."""
    return 1 + (seed + 1) * 0x9E3779B97F4A7C15 % (MULTIPLIER * (LOW + 1) - 2)


def advance(g: int) -> int:
    """The next state of the random numbers."""
    return MULTIPLIER * (g & LOW) + (g >> 32)


def below(g: int, n: int) -> int:
    """A number from 0 to n - 1 out of a state (uneven by less than n / 2**32)."""
    return ((g ^ (g >> 32)) & LOW) * n >> 32


def ones(mask: int) -> int:
    """How many bits are set."""
    return mask.bit_count()


def lowest(mask: int) -> int:
    """The index of the lowest bit that is set; some bit must be."""
    return (mask & -mask).bit_length() - 1


def nth(mask: int, n: int) -> int:
    """The index of the n-th bit that is set, from 0: run by run, as most legal moves lie in one run."""
    base = lowest(mask)
    mask >>= base
    run = lowest(~mask)
    while n >= run:
        n -= run
        mask >>= run
        base += run
        gap = lowest(mask)
        mask >>= gap
        base += gap
        run = lowest(~mask)
    return (base + n) & 31  # as is: but a compiler learns from it how small and how positive the number is


def shuffle(s: list[int], g: int, start: int, stop: int, deck: int) -> int:
    """Draw the cards from ``start`` to ``stop`` at random from those that lie from ``start`` on; the new state."""
    while start < stop:
        kernel.swap(s, start, start + below(g, deck - start))
        g = advance(g)
        start += 1
    return g


def record(s: list[int], totals: list[int], log: list[int]) -> None:
    """Append the round's whole vector to the log."""
    at = totals[LOG]
    for i in range(WIDTH):
        log[at + i] = s[i]
    totals[LOG] = at + WIDTH


def play(
    r: tuple[int, ...],
    s: list[int],
    hands: list[int],
    lost: list[int],
    why: list[int],
    n: int,
    rounds: int,
    g: int,
    totals: list[int],
    logging: int,
    log: list[int],
) -> int:
    """Play ``rounds`` rounds of ``n`` players, add to ``totals``, and return the state of the random numbers.

    ``s`` holds the pack in any order; ``hands``, ``lost`` and ``why`` have room for n. Cards of the stock are
    shuffled when they leave it, before anybody can see them. With ``logging`` 1, ``log`` gets the vector of the
    round after each step (WIDTH numbers a step) and the strengths, losses and reasons after each round.
    """
    deck = r[kernel.R_DECK]
    dealt = 3 * n + 3
    if r[kernel.R_MECHANISM] == 1:
        dealt = min(dealt + 1, deck)  # a card turned up, and three that the dealer may switch to
    if r[kernel.R_RENEW_789] == 2:
        dealt = deck  # the kernel looks at the cards that it turns up, again and again
    decisions = 0
    lives = 0
    for _ in range(rounds):
        mixed = dealt
        g = shuffle(s, g, 0, mixed, deck)
        kernel.deal(r, s, n)
        for _ in range(CAP):
            if s[kernel.STOCK] > mixed:
                g = shuffle(s, g, mixed, s[kernel.STOCK], deck)
                mixed = s[kernel.STOCK]
            if logging == 1:
                record(s, totals, log)
            if s[kernel.PHASE] == kernel.PHASE_OVER:
                break
            if s[kernel.PHASE] == kernel.PHASE_STOCK:
                mixed = s[kernel.STOCK]
                if dealt == deck:
                    g = shuffle(s, g, mixed, deck, deck)
                    mixed = deck
                kernel.shuffled(r, s)
            else:
                mask = kernel.legal(r, s)
                drawn = below(g, ones(mask))
                g = advance(g)  # before it is needed, so that it need not be waited for
                kernel.apply(r, s, nth(mask, drawn))
                decisions += 1
        if s[kernel.PHASE] != kernel.PHASE_OVER:
            totals[UNFINISHED] += 1
            continue
        kernel.settle_round(r, s, hands, lost, why)
        totals[ENDED_BY + s[kernel.ENDED_BY]] += 1
        for place in range(n):
            lives += lost[place]
            if logging == 1:
                log[totals[LOG]] = hands[place]
                log[totals[LOG] + 1] = lost[place]
                log[totals[LOG] + 2] = why[place]
                totals[LOG] += 3
    totals[DECISIONS] += decisions
    totals[LOST] += lives
    return g


def count_values(r: tuple[int, ...], counts: list[int]) -> None:
    """Add to ``counts``, by value in half points, all hands of three cards of the pack."""
    first = 52 - r[kernel.R_DECK]
    for a in range(first, 52):
        for b in range(a + 1, 52):
            for c in range(b + 1, 52):
                counts[kernel.strength(r, a, b, c) >> 5] += 1


def pack(rules: tuple[int, ...]) -> list[int]:
    """A round's vector with the whole pack in it, the lowest cards first."""
    deck = rules[kernel.R_DECK]
    return [0] * kernel.HEAD + list(range(52 - deck, 52)) + [0] * (52 - deck)


def simulate(rules: tuple[int, ...], players: int, rounds: int, seed: int) -> Totals:
    """Random rounds, run by CPython."""
    totals = [0] * TOTALS
    g = generator(seed)
    hands = [0] * players
    play(rules, pack(rules), hands, list(hands), list(hands), players, rounds, g, totals, 0, [])
    return Totals.of(totals)
