"""What a round's losses are worth: the chance to win the match, from the losses that each player can still take.

Where each round one player, any of those who are in, loses a life, the order in which they go out is that of
independent waiting times: a player who can take ``L`` losses waits for the L-th beat of a clock of its own. The chance
to be the last is one integral over gamma distributions, for any number of players (`chance`). What happens at once to
several is no matter: the rules' own `kernel.lose_lives` says what lives are left.
"""

from __future__ import annotations

import math

from schwimmen.rules import kernel as k

NODES = 192  # stretches of time
WIDTH = 0.125  # of each
LOSSES = 16  # more than so many losses are taken as so many
CLOCKS = 2 * LOSSES * NODES


def wind(w: list[float], at: int) -> None:
    """Write the gamma distributions from there on: by losses and stretch of time the chance to be over by then, on
    average over the stretch, then that of being over within it.
    """
    for node in range(NODES):
        w[at + node] = 1.0  # who is out
        w[at + LOSSES * NODES + node] = 0.0
        for losses in range(1, LOSSES):
            before = over(losses, node * WIDTH)
            after = over(losses, (node + 1) * WIDTH)
            middle = over(losses, (node + 0.5) * WIDTH)
            w[at + losses * NODES + node] = (before + 4.0 * middle + after) / 6.0
            w[at + (LOSSES + losses) * NODES + node] = after - before


def over(losses: int, time: float) -> float:
    """The chance that a clock has beaten so often by that time."""
    term = math.exp(-time)  # of the Poisson distribution: so many beats by then
    fewer = 0.0
    for beats in range(losses):
        fewer += term
        term *= time / (beats + 1)
    return 1.0 - fewer


def losses_left(r: tuple[int, ...], lives: int, out: int, swimmers: int) -> int:
    """So many losses put a player out; ``swimmers`` are those who swim at the time."""
    if out == 1:
        return 0
    left = lives
    if lives == 0 or r[k.R_SWIMMING] == 0 or (r[k.R_SWIMMING] == 1 and swimmers == 0):
        left += 1
    if left >= LOSSES:
        left = LOSSES - 1
    return left


def chance(r: tuple[int, ...], n: int, me: int, lives: list[int], out: list[int], w: list[float], at: int) -> float:
    """Of place ``me`` to win the match with these lives of the players of a round; ``at``: where `wind` has written."""
    swimmers = 0
    left = 0
    for place in range(n):
        if out[place] == 0:
            left += 1
            if lives[place] == 0:
                swimmers += 1
    if left == 0 and r[k.R_ALL_OUT] == 1:
        return 1.0 / n  # they play again
    if out[me] == 1:
        return 0.0
    if left == 1:
        return 1.0
    total = 0.0
    own = at + (LOSSES + losses_left(r, lives[me], 0, swimmers)) * NODES
    for node in range(NODES):
        product = w[own + node]
        for place in range(n):
            if place != me and out[place] == 0:
                product *= w[at + losses_left(r, lives[place], 0, swimmers) * NODES + node]
        total += product
    return total
