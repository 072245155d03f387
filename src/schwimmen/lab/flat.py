"""Flat Monte Carlo, written like the kernel: each legal move is tried in copies of the game, the unseen cards shuffled.

Each copy is played to its end by random or by greedy players, all cards equally likely to be anywhere; the move with
the best average is made. What the others' moves tell counts for nothing, and nothing is played for the match.
"""

from __future__ import annotations

from schwimmen.lab import random_play, sparring
from schwimmen.mind import beliefs, chance, memory, quick, seen
from schwimmen.rules import kernel as k


def decide(
    r: tuple[int, ...],
    u: list[int],
    own: list[int],
    games: int,
    greedy: int,
    state: int,
    w: list[float],
    m: list[int],
) -> int:
    """The move that does best in so many copies for each; ``greedy`` 1: played to their ends by greedy players.

    Alone it would put the knock off for ever, since the next card may still help: a long round is brought to its end.
    """
    if u[seen.LAP] >= memory.TIRED:
        return memory.decide(r, u, own, games, state, w, m)
    memory.remember(r, w, m)
    beliefs.gather(r, u, own, memory.part(m, memory.SEARCH))
    beliefs.lay(r, u, own, memory.part(m, memory.SEARCH), memory.part(m, memory.WORLD))
    m[memory.STATE] = state
    best = -1
    most = 0
    for move in range(k.MOVES):
        if (own[seen.OWN_LEGAL] >> move) & 1 == 1:
            gained = 0
            for _ in range(games):
                deal_unseen(
                    r,
                    memory.part(m, memory.STATE),
                    memory.part(m, memory.SEARCH),
                    memory.part(m, memory.WORLD),
                )
                gained += outcome(
                    r,
                    own[seen.OWN_PLACE],
                    move,
                    greedy,
                    memory.part(m, memory.TABLE),
                    memory.part(m, memory.STATE),
                    memory.part(m, memory.WORLD),
                    memory.part(m, memory.GAME),
                    memory.part(m, memory.STRENGTHS),
                    memory.part(m, memory.LOST),
                    memory.part(m, memory.WHY),
                )
            if best < 0 or gained > most:
                best = move
                most = gained
    return best


def deal_unseen(r: tuple[int, ...], g: list[int], m: list[int], s: list[int]) -> None:
    """Shuffle the cards that may be anywhere into the places of ``s`` that the player can't see."""
    n = s[k.PLACES]
    dealt = 0
    for place in range(n):
        for i in range(m[beliefs.HELD + place], 3):
            s[k.PACK + place + i * n] = drawn(g, m, dealt)
            dealt += 1
    start = s[k.STOCK]
    if s[k.PHASE] == k.PHASE_CHOICE and r[k.R_MECHANISM] == 0 and r[k.R_DEALER_CHOICE] == 0:
        start -= 3  # the second packet lies face down
    for i in range(start, r[k.R_DECK]):
        s[k.PACK + i] = drawn(g, m, dealt)
        dealt += 1


def drawn(g: list[int], m: list[int], dealt: int) -> int:
    """One more card of the pool, after so many."""
    other = dealt + chance.below(g, m[beliefs.POOLED] - dealt)
    card = m[beliefs.POOL + other]
    m[beliefs.POOL + other] = m[beliefs.POOL + dealt]
    m[beliefs.POOL + dealt] = card
    return card


def outcome(
    r: tuple[int, ...],
    me: int,
    move: int,
    greedy: int,
    t: list[int],
    g: list[int],
    s: list[int],
    z: list[int],
    strengths: list[int],
    lost: list[int],
    why: list[int],
) -> int:
    """Make a move in a copy ``z`` of the round ``s`` and play it to its end: lives that the others lost on average,
    less the own, times the number of others.
    """
    n = s[k.PLACES]
    for i in range(k.PACK + r[k.R_DECK]):
        z[i] = s[i]
    k.apply(r, z, move)
    if greedy == 1:
        quick.play_on(r, z, t, g)
    else:
        play_at_random(r, z, g)
    k.settle_round(r, z, strengths, lost, why)
    gained = 0
    for place in range(n):
        if place == me:
            gained -= (n - 1) * lost[place]
        else:
            gained += lost[place]
    return gained


def play_at_random(r: tuple[int, ...], z: list[int], g: list[int]) -> None:
    """Play a round to its end by moves that are all equally likely; one that has no end is shown down."""
    deck = r[k.R_DECK]
    for _ in range(quick.CAP):
        if z[k.PHASE] == k.PHASE_OVER:
            return
        if z[k.PHASE] == k.PHASE_STOCK:
            quick.shuffle(z, g, z[k.STOCK], deck)
            k.shuffled(r, z)
        else:
            move = sparring.any_of(k.legal(r, z), g[0])
            g[0] = random_play.advance(g[0])
            k.apply(r, z, move)
    k.end(z, k.BY_STOCK)
