"""A player that learns from how rounds end, written like the kernel: policy gradient between two who draw.

`practising` puts this in the place of `kinds` in the loop over matches. The learner makes each move as often as its
scores say. At a round's end the moves that it made become likelier by as much as the round went better than rounds
usually go from there, or less likely. Only rows that are marked as open change.
"""

from __future__ import annotations

from schwimmen.lab import kinds, learning, random_play, sparring
from schwimmen.mind import layout, memory, policy, search, seen, traits
from schwimmen.rules import kernel as k

# Kinds of players beside the sparring bots and `kinds.POLICY`, which here is the policy as it was before.
LEARNER = kinds.FLAT_GREEDY + 1
QUICK = LEARNER + 1
BARRED = LEARNER + 2  # the policy with a knock bar: parameter FIRST + 64 * (rise a lap) + 512 * (highest)

# The memory of floats, after that of `memory`.
NET = memory.FLOATS
GRAD = NET + policy.SIZE
ONE = GRAD + policy.SIZE  # Adam's
TWO = ONE + policy.SIZE
SCRATCH = TWO + policy.SIZE
USUAL = SCRATCH + learning.FLOATS  # by state: what a round is worth on average
STATES = 4 * 8 * layout.POINTS
RATE = USUAL + STATES
FLOATS = RATE + 1

# The memory of whole numbers, after that of `memory`.
BATCH = memory.WHOLES  # decisions of a step
DONE = BATCH + 1  # of these so many
NOTED = BATCH + 2  # decisions of this round
NOTES = BATCH + 3  # they: the place, the state, which move of how many, the rows
NOTE = 4 + layout.MOVE - layout.STATE + 4 * layout.MOVE_ROOM
MOST_NOTES = 512
STAMPS = NOTES + NOTE * MOST_NOTES
COUNTS = STAMPS + layout.ROWS + 1
MAY = COUNTS + layout.ROWS + 1  # what may change, as in `learning.learn`
X = MAY + layout.ROWS + 1
WHOLES = X + learning.WHOLES

TEMPERATURE = 0.5  # of the scores
FADING = 0.01  # how much a round counts beside those before it
FINE = 1 << 20


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
    """As `kinds.decide`; the learner's decisions are noted."""
    if kind < sparring.SPARRING:
        return sparring.decide(r, u, own, kind, parameter, g)
    if kind == QUICK or u[seen.LAP] >= memory.TIRED:
        return memory.finish(r, u, own, w, m)
    if kind == LEARNER:
        return draw_lot(r, u, own, g, w, m)
    found = memory.play(r, u, own, memory.NET, w, m)
    if kind == BARRED:
        return barred(r, u, own, parameter, found, m)
    return found


def barred(r: tuple[int, ...], u: list[int], own: list[int], parameter: int, found: int, m: list[int]) -> int:
    """A knock from the bar on; below it what the policy, which has just decided, likes best but for that."""
    if (own[seen.OWN_LEGAL] >> k.KNOCK) & 1 == 0:
        return found
    bar = layout.least((parameter & 63) + ((parameter >> 6) & 7) * u[seen.LAP], parameter >> 9)
    if k.strength(r, own[0], own[1], own[2]) >> 5 >= bar:
        return k.KNOCK
    if found != k.KNOCK:
        return found
    x = memory.part(m, memory.SCRATCH)
    best = -1
    i = 0
    for move in range(k.MOVES):
        if (own[seen.OWN_LEGAL] >> move) & 1 == 1:
            if move != k.KNOCK and (best < 0 or x[policy.SCORES + i] > x[policy.SCORES + best]):
                best = i
                found = move
            i += 1
    return found


def draw_lot(r: tuple[int, ...], u: list[int], own: list[int], g: int, w: list[float], m: list[int]) -> int:
    """The learner's move."""
    x = memory.part(m, X)
    f = memory.part(w, SCRATCH)
    count = traits.describe(r, u, own, x)
    learning.forward(count, memory.part(w, NET), x, f)
    learning.soften(count, f, learning.SCORES, TEMPERATURE, learning.AIMS)
    dice = random_play.below(g, FINE) / FINE
    chosen = 0
    total = f[learning.AIMS]
    while chosen < count - 1 and dice >= total:
        chosen += 1
        total += f[learning.AIMS + chosen]
    if count > 1 and count <= 4 and m[NOTED] < MOST_NOTES:
        at = NOTES + NOTE * m[NOTED]
        m[NOTED] += 1
        m[at] = own[seen.OWN_PLACE]
        m[at + 1] = state(r, u, own)
        m[at + 2] = chosen
        m[at + 3] = count
        for i in range(NOTE - 4):
            m[at + 4 + i] = x[layout.STATE + i]
    return x[layout.MOVE + layout.MOVE_ROOM * chosen]


def state(r: tuple[int, ...], u: list[int], own: list[int]) -> int:
    """What is compared with what: whether a card is to be thrown, whether somebody has knocked, the lap, the value."""
    value = k.strength(r, own[0], own[1], own[2]) >> 5
    group = 0
    if own[seen.OWN_FOURTH] >= 0:
        group = 2
        for i in range(3):
            other = k.strength(r, own[(i + 1) % 3], own[(i + 2) % 3], own[seen.OWN_FOURTH]) >> 5
            if other > value:
                value = other
    if u[seen.KNOCKER] >= 0:
        group += 1
    return layout.POINTS * (8 * group + layout.least(u[seen.LAP], 7)) + value


def ended(r: tuple[int, ...], s: list[int], u: list[int], lost: list[int], w: list[float], m: list[int]) -> None:
    """Learn from a round of two players that is over."""
    if m[NOTED] == 0:
        return
    memory.remember(r, w, m)
    for place in range(s[k.PLACES]):
        worth = outcome(r, u, place, lost, w, m)
        for i in range(m[NOTED]):
            at = NOTES + NOTE * i
            if m[at] == place:
                usual = USUAL + m[at + 1]
                better = worth - w[usual]
                w[usual] += FADING * better
                learn(at, better, w, m)
    m[NOTED] = 0


def outcome(r: tuple[int, ...], u: list[int], me: int, lost: list[int], w: list[float], m: list[int]) -> float:
    """What a round came to, in lives: a half if the other lost one, less a half if the player did."""
    lives = memory.part(m, memory.LIVES)
    out = memory.part(m, memory.OUT)
    one = memory.part(m, memory.LOST)
    one[me] = 1
    one[1 - me] = 0
    low = search.after_losses(r, u, me, w, one, lives, out)
    one[me] = 0
    one[1 - me] = 1
    high = search.after_losses(r, u, me, w, one, lives, out)
    life = high - low
    if life < 0.01:
        life = 0.01
    worth = (search.after_losses(r, u, me, w, lost, lives, out) - 0.5 * (high + low)) / life
    if worth > 2.0:
        return 2.0
    if worth < -2.0:
        return -2.0
    return worth


def learn(at: int, better: float, w: list[float], m: list[int]) -> None:
    """Make the noted move likelier by that much; a step once a batch is full."""
    x = memory.part(m, X)
    f = memory.part(w, SCRATCH)
    net = memory.part(w, NET)
    grad = memory.part(w, GRAD)
    stamps = memory.part(m, STAMPS)
    count = m[at + 3]
    for i in range(NOTE - 4):
        x[layout.STATE + i] = m[at + 4 + i]
    learning.forward(count, net, x, f)
    learning.soften(count, f, learning.SCORES, TEMPERATURE, learning.PUSH)
    f[learning.PUSH + m[at + 2]] -= 1.0
    for i in range(count):
        f[learning.PUSH + i] *= better / m[BATCH]
    may = memory.part(m, MAY)
    learning.touch(x, stamps, stamps[layout.ROWS], may, layout.STATE)
    for i in range(count):
        learning.touch(x, stamps, stamps[layout.ROWS], may, layout.MOVE + layout.MOVE_ROOM * i + 1)
    learning.backward(count, net, grad, x, f)
    m[DONE] += 1
    if m[DONE] == m[BATCH]:
        m[DONE] = 0
        one = memory.part(w, ONE)
        learning.adjust(w[RATE], net, grad, one, memory.part(w, TWO), stamps, memory.part(m, COUNTS), may, x)
