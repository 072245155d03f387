"""Matches in which a player learns what its moves truly come to, written like the kernel (`response` runs them).

At decisions of the learner every legal move is tried in the true round, which all seats then play to its end. A learner
that sees its view alone may be taught so: what it can't see is as likely to be as it truly is as the view tells. One
such value is mostly chance; on average over many rounds it is what the move is worth against these very players.

Who sits where stands at `KINDS` and `PARAMETERS`: `kinds.POLICY` with parameter 0 is the learner, whose weights lie at
`memory.NET`, with a higher one a policy that stays as it is (`NETS`); then there are the sparring bots, of `practice`
the quick player and the policy with a knock bar, and `kinds.EXPERT`, which thinks in a memory of its own (`THINKER`,
`THOUGHTS`): the learner's holds what comes of its trials.
"""

from __future__ import annotations

from schwimmen.lab import field, kinds, practice, sparring, teaching
from schwimmen.mind import chance, memory, policy, quick, search, seen
from schwimmen.rules import kernel as k

RIVALS = 3  # policies that stay as they are, at most

# The memory, after that of `teaching`.
WATCHED = teaching.WHOLES  # of a hundred decisions of the learner
SLIPS = WATCHED + 1  # of a hundred moves, made at random
KINDS = WATCHED + 2  # by seat
PARAMETERS = KINDS + seen.MOST
NETS = PARAMETERS + seen.MOST
ROUND = NETS + policy.SIZE * RIVALS
PUBLIC = ROUND + k.HEAD + 52  # the vector ``u`` of the round
TRIAL = PUBLIC + seen.SIZE  # … of a trial, whose round lies at `memory.GAME`
OWN = TRIAL + seen.SIZE
STANDING = OWN + seen.OWN  # by seat: lives
GONE = STANDING + seen.MOST  # … who is out
PAID = GONE + seen.MOST  # … what the round costs
STOOD = PAID + seen.MOST  # … lives before it
WAS_GONE = STOOD + seen.MOST
BOUGHT = WAS_GONE + seen.MOST
ROW = BOUGHT + seen.MOST
THINKER = ROW + field.ROW
WHOLES = THINKER + memory.WHOLES
THOUGHTS = kinds.FLOATS
FLOATS = THOUGHTS + memory.FLOATS


def play_match(r: tuple[int, ...], seats: int, dealer: int, rounds: int, w: list[float], m: list[int]) -> None:
    """A match of so many rounds at most; lessons are noted as long as there is room for them."""
    memory.remember(r, w, m)
    lives = memory.part(m, STANDING)
    out = memory.part(m, GONE)
    for seat in range(seats):
        lives[seat] = r[k.R_LIVES]
        out[seat] = 0
        m[BOUGHT + seat] = 0
    for _ in range(rounds):
        play_round(r, seats, dealer, w, m)
        winner = field.take_lives(
            r, seats, memory.part(m, ROW), 0, lives, out, memory.part(m, STOOD), memory.part(m, WAS_GONE),
            memory.part(m, BOUGHT), memory.part(m, PAID),
        )  # fmt: skip
        if winner != k.GOES_ON and winner != k.REPLAY:
            break
        dealer = k.next_seat(seats, out, dealer)


def play_round(r: tuple[int, ...], seats: int, dealer: int, w: list[float], m: list[int]) -> None:
    """A round; what each seat loses stands at `PAID` then."""
    s = memory.part(m, ROUND)
    u = memory.part(m, PUBLIC)
    size = r[k.R_DECK]
    n = 0
    for seat in range(seats):
        m[PAID + seat] = 0
        n += 1 - m[GONE + seat]
    for i in range(size):
        s[k.PACK + i] = 52 - size + i
    quick.shuffle(s, memory.part(m, memory.STATE), 0, size)
    k.deal(r, s, n)
    seat = dealer
    for place in range(n):
        seat = k.next_seat(seats, memory.part(m, GONE), seat)
        u[seen.SEAT + place] = seat
        u[seen.LIVES + place] = m[STANDING + seat]
    u[seen.LENGTH] = 0
    seen.begin(r, s, u, seats)
    for _ in range(quick.CAP):
        if s[k.PHASE] == k.PHASE_OVER:
            break
        slips = 0
        if s[k.PHASE] != k.PHASE_STOCK:
            if learns(s, u, m) == 1:
                learn(r, s, u, w, m)
            slips = m[SLIPS]
        step(r, s, u, slips, w, m)
    show_down(s)
    lost = memory.part(m, memory.LOST)
    k.settle_round(r, s, memory.part(m, memory.STRENGTHS), lost, memory.part(m, memory.WHY))
    for place in range(n):
        m[PAID + u[seen.SEAT + place]] = lost[place]


def learns(s: list[int], u: list[int], m: list[int]) -> int:
    """1 if the learner is to act, and is watched."""
    seat = u[seen.SEAT + s[k.ACTOR]]
    if m[KINDS + seat] != kinds.POLICY or m[PARAMETERS + seat] != 0:
        return 0
    if chance.below(memory.part(m, memory.STATE), 100) < m[WATCHED]:
        return 1
    return 0


def step(r: tuple[int, ...], s: list[int], u: list[int], slips: int, w: list[float], m: list[int]) -> None:
    """The next move, of a hundred so many at random, or the shuffle that is due."""
    state = memory.part(m, memory.STATE)
    if s[k.PHASE] == k.PHASE_STOCK:
        seen.mixed(r, u)
        quick.shuffle(s, state, s[k.STOCK], r[k.R_DECK])
        k.shuffled(r, s)
        seen.after(r, s, u)
        return
    own = memory.part(m, OWN)
    seen.look(r, s, own)
    seat = u[seen.SEAT + s[k.ACTOR]]
    g = 1 + chance.below(state, chance.LOW) + (chance.below(state, chance.MULTIPLIER - 1) << 32)
    if slips > 0 and chance.below(state, 100) < slips:
        make(r, s, u, sparring.any_of(own[seen.OWN_LEGAL], g))
    else:
        make(r, s, u, decide(r, u, own, m[KINDS + seat], m[PARAMETERS + seat], g, w, m))


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
    """A player's move."""
    if kind < sparring.SPARRING:
        return sparring.decide(r, u, own, kind, parameter, g)
    if kind == practice.QUICK or u[seen.LAP] >= memory.TIRED:
        return memory.finish(r, u, own, w, m)
    if kind == kinds.EXPERT:
        return memory.decide(r, u, own, parameter, g, memory.part(w, THOUGHTS), memory.part(m, THINKER))
    net = memory.NET
    if kind == practice.BARRED:
        net = NETS
    elif parameter > 0:
        net = NETS + policy.SIZE * (parameter - 1)
    found = policy.decide(r, u, own, memory.part(m, net), memory.part(m, memory.SCRATCH))
    if kind == practice.BARRED:
        return practice.barred(r, u, own, parameter, found, m)
    return found


def make(r: tuple[int, ...], s: list[int], u: list[int], move: int) -> None:
    """Make a move that everybody sees."""
    seen.before(r, s, u, move)
    k.apply(r, s, move)
    seen.after(r, s, u)


def show_down(s: list[int]) -> None:
    """End a round that has no end."""
    if s[k.PHASE] != k.PHASE_OVER:
        k.end(s, k.BY_STOCK)


def learn(r: tuple[int, ...], s: list[int], u: list[int], w: list[float], m: list[int]) -> None:
    """Try all legal moves, with the same chances, and note what came of them, beside what comes of the learner's own
    choice.
    """
    own = memory.part(m, OWN)
    seen.look(r, s, own)
    single = own[seen.OWN_LEGAL] & (own[seen.OWN_LEGAL] - 1) == 0
    if single or u[seen.LAP] >= memory.TIRED or m[teaching.FILLED] >= teaching.ROOM:
        return
    chosen = policy.decide(r, u, own, memory.part(m, memory.NET), memory.part(m, memory.SCRATCH))
    found = memory.part(m, memory.SEARCH)
    strengths = memory.part(m, memory.STRENGTHS)
    lost = memory.part(m, memory.LOST)
    why = memory.part(m, memory.WHY)
    lives = memory.part(m, memory.LIVES)
    out = memory.part(m, memory.OUT)
    z = memory.part(m, memory.GAME)
    v = memory.part(m, TRIAL)
    chances = m[memory.STATE]
    for i in range(search.begin(r, u, own, found, w, lost, lives, out)):
        m[memory.STATE] = chances
        for j in range(k.PACK + r[k.R_DECK]):
            z[j] = s[j]
        for j in range(seen.HISTORY + seen.STEP * u[seen.LENGTH]):
            v[j] = u[j]
        make(r, z, v, found[search.CODES + i])
        for _ in range(quick.CAP):
            if z[k.PHASE] == k.PHASE_OVER:
                break
            step(r, z, v, 0, w, m)
        show_down(z)
        search.weigh(r, u, s[k.ACTOR], i, found, w, z, strengths, lost, why, lives, out)
    m[memory.STATE] = chances
    seen.look(r, s, own)
    teaching.note(u, own, chosen, w, m)
