"""The strong player's thinking: each legal move is tried in imagined worlds, played on quickly to the round's end.

All moves are tried in the same worlds; those that are clearly worse are dropped, and the others tried in more. What a
round's end is worth, `equity` says.
"""

from __future__ import annotations

from schwimmen.mind import beliefs, equity, quick, seen
from schwimmen.rules import kernel as k

WORLDS = 4096  # at most, for one decision
STAGES = 3
TRUST = 0.08 / 65536  # lives that a point of the policy's score is worth beside what was found here

# The scratch vector of whole numbers, after that of `beliefs`.
COUNT = beliefs.NUMBERS  # moves that are tried
CODES = COUNT + 1  # these
ALIVE = CODES + k.MOVES  # 1 for those that are still tried
TRIED = ALIVE + k.MOVES  # by move: in so many worlds
NUMBERS = TRIED + k.MOVES

# The scratch vector of weights, after that of `beliefs`.
CLOCKS = beliefs.REALS
ALONE = CLOCKS + equity.CLOCKS  # by place: the chance to win the match if that player alone loses a life
GAINS = ALONE + seen.MOST  # by move: in each world the chance to win the match
LOSSES = GAINS + k.MOVES * WORLDS  # by move: in how many worlds the player lost a life
REALS = LOSSES + k.MOVES


def prepare(w: list[float]) -> None:
    """Write the tables that are always the same."""
    beliefs.prepare(w)
    equity.wind(w, CLOCKS)


def think(
    r: tuple[int, ...],
    u: list[int],
    own: list[int],
    t: list[int],
    g: list[int],
    effort: int,
    m: list[int],
    w: list[float],
    s: list[int],
    z: list[int],
    strengths: list[int],
    lost: list[int],
    why: list[int],
    lives: list[int],
    out: list[int],
) -> int:
    """The best legal move, tried in about ``effort`` games in all; ``m`` and ``w`` then tell what was found.

    ``s`` and ``z`` have room for a round's vector, the last strengths for a number by place.
    """
    beliefs.imagine(r, u, own, t, g, m, w)
    me = own[seen.OWN_PLACE]
    count = begin(r, u, own, m, w, lost, lives, out)
    beliefs.lay(r, u, own, m, s)
    alive = count
    best = 0
    for stage in range(STAGES):
        worlds = effort // (STAGES * alive)
        if worlds < 8:
            worlds = 8
        if m[TRIED + best] + worlds > WORLDS:
            worlds = WORLDS - m[TRIED + best]
        for _ in range(worlds):
            beliefs.draw_world(r, own, g, m, w, s)
            for i in range(count):
                if m[ALIVE + i] == 1:
                    try_move(r, u, me, t, g, i, m, w, s, z, strengths, lost, why, lives, out)
        best = leading(m, w)
        alive = 0
        for i in range(count):
            if m[ALIVE + i] == 1:
                if i != best and lead(m, w, best, i, 1.5 + stage) > 0.0:
                    m[ALIVE + i] = 0
                else:
                    alive += 1
        if alive == 1:
            break
    return m[CODES + best]


def begin(
    r: tuple[int, ...],
    u: list[int],
    own: list[int],
    m: list[int],
    w: list[float],
    lost: list[int],
    lives: list[int],
    out: list[int],
) -> int:
    """Write down which moves are to be tried, and what each player's life is worth; gives the number of moves."""
    n = u[seen.PLACES]
    for place in range(n):
        for other in range(n):
            lost[other] = 0
        lost[place] = 1
        w[ALONE + place] = after_losses(r, u, own[seen.OWN_PLACE], w, lost, lives, out)
    count = 0
    for move in range(k.MOVES):
        if (own[seen.OWN_LEGAL] >> move) & 1 == 1:
            m[CODES + count] = move
            m[ALIVE + count] = 1
            m[TRIED + count] = 0
            w[LOSSES + count] = 0.0
            count += 1
    m[COUNT] = count
    return count


def try_move(
    r: tuple[int, ...],
    u: list[int],
    me: int,
    t: list[int],
    g: list[int],
    i: int,
    m: list[int],
    w: list[float],
    s: list[int],
    z: list[int],
    strengths: list[int],
    lost: list[int],
    why: list[int],
    lives: list[int],
    out: list[int],
) -> None:
    """Try the i-th move in the world ``s``."""
    for j in range(k.PACK + r[k.R_DECK]):
        z[j] = s[j]
    k.apply(r, z, m[CODES + i])
    quick.play_on(r, z, t, g)
    weigh(r, u, me, i, m, w, z, strengths, lost, why, lives, out)


def weigh(
    r: tuple[int, ...],
    u: list[int],
    me: int,
    i: int,
    m: list[int],
    w: list[float],
    z: list[int],
    strengths: list[int],
    lost: list[int],
    why: list[int],
    lives: list[int],
    out: list[int],
) -> None:
    """Write down what came of the i-th move in the round ``z``, which is over."""
    k.settle_round(r, z, strengths, lost, why)
    losers = 0
    loser = 0
    for place in range(z[k.PLACES]):
        losers += lost[place]
        if lost[place] > 0:
            loser = place
    if losers == 1:
        gain = w[ALONE + loser]
    else:
        gain = after_losses(r, u, me, w, lost, lives, out)
    w[GAINS + i * WORLDS + m[TRIED + i]] = gain
    m[TRIED + i] += 1
    if lost[me] > 0:
        w[LOSSES + i] += 1.0


def after_losses(
    r: tuple[int, ...], u: list[int], me: int, w: list[float], lost: list[int], lives: list[int], out: list[int]
) -> float:
    """The chance to win the match after these losses."""
    n = u[seen.PLACES]
    for place in range(n):
        lives[place] = u[seen.LIVES + place]
        out[place] = 0
    k.lose_lives(r, n, lives, out, lost)
    return equity.chance(r, n, me, lives, out, w, CLOCKS)


def mean(m: list[int], w: list[float], i: int) -> float:
    """The i-th move's mean over its worlds."""
    total = 0.0
    for world in range(m[TRIED + i]):
        total += w[GAINS + i * WORLDS + world]
    return total / m[TRIED + i]


def leading(m: list[int], w: list[float]) -> int:
    """The move that does best so far."""
    best = -1
    found = 0
    high = 0.0
    for i in range(m[COUNT]):
        if m[ALIVE + i] == 1:
            one = mean(m, w, i)
            if best < 0 or one > high:
                best = i
                found = i
                high = one
    return found


def stake(u: list[int], own: list[int], w: list[float]) -> float:
    """What a life is worth: the chance to win that it costs to lose one alone, beside another's losing it."""
    n = u[seen.PLACES]
    me = own[seen.OWN_PLACE]
    others = 0.0
    for place in range(n):
        if place != me:
            others += w[ALONE + place]
    return others / (n - 1) - w[ALONE + me]


def blend(u: list[int], own: list[int], scores: list[int], m: list[int], w: list[float]) -> int:
    """The best move by what was found and by the policy's scores, which have no noise, together."""
    leader = leading(m, w)
    life = stake(u, own, w)
    best = leader
    high = 0.0
    for i in range(m[COUNT]):
        worth = TRUST * (scores[i] - scores[leader]) * life - lead(m, w, leader, i, 0.0)
        if worth > high:
            high = worth
            best = i
    return m[CODES + best]


def lead(m: list[int], w: list[float], one: int, other: int, errors: float) -> float:
    """By how much one move is better than another in the same worlds, less so many standard errors."""
    total = 0.0
    squares = 0.0
    worlds = m[TRIED + other]
    for world in range(worlds):
        gain = w[GAINS + one * WORLDS + world] - w[GAINS + other * WORLDS + world]
        total += gain
        squares += gain * gain
    middle = total / worlds
    variance = squares / worlds - middle * middle
    if variance < 0.0:
        variance = 0.0
    error: float = (variance / worlds) ** 0.5
    return middle - errors * error
