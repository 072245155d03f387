"""Two players, of whom one learns what is best against the other, written like the kernel (`response` runs it).

At each decision of the learner every legal move is tried in the true round, which both nets play to its end. A learner
that sees its view alone may be taught so: what it can't see is as likely to be as it truly is as the view tells. One
such value is mostly chance; on average over many rounds it is what the move is worth against this very player.

Seat `LEARNER` plays by the weights at `memory.NET`, the other one by those at `RIVAL`.
"""

from __future__ import annotations

from schwimmen.lab import teaching
from schwimmen.mind import memory, policy, quick, search, seen
from schwimmen.rules import kernel as k

SEATS = 2
LEARNER = 0

# The memory, after that of `teaching`.
RIVAL = teaching.WHOLES
ROUND = RIVAL + policy.SIZE
PUBLIC = ROUND + k.HEAD + 52  # the vector ``u`` of the round
TRIAL = PUBLIC + seen.SIZE  # … of a trial, whose round lies at `memory.GAME`
OWN = TRIAL + seen.SIZE
STANDING = OWN + seen.OWN  # by seat: lives
GONE = STANDING + SEATS  # … and who is out
LOST = GONE + SEATS
WHOLES = LOST + SEATS


def play_rounds(r: tuple[int, ...], rounds: int, w: list[float], m: list[int]) -> None:
    """So many rounds, in matches one after the other; lessons are noted as long as there is room for them."""
    memory.remember(r, w, m)
    lives = memory.part(m, STANDING)
    out = memory.part(m, GONE)
    winner = k.NO_WINNER
    for number in range(rounds):
        if winner != k.GOES_ON:
            for seat in range(SEATS):
                lives[seat] = r[k.R_LIVES]
                out[seat] = 0
        play_round(r, number % SEATS, w, m)
        k.lose_lives(r, SEATS, lives, out, memory.part(m, LOST))
        winner = k.conclude(r, SEATS, out)


def play_round(r: tuple[int, ...], dealer: int, w: list[float], m: list[int]) -> None:
    """A round; what each seat loses stands at `LOST` then."""
    s = memory.part(m, ROUND)
    u = memory.part(m, PUBLIC)
    size = r[k.R_DECK]
    for i in range(size):
        s[k.PACK + i] = 52 - size + i
    quick.shuffle(s, memory.part(m, memory.STATE), 0, size)
    k.deal(r, s, SEATS)
    for place in range(SEATS):
        seat = (dealer + 1 + place) % SEATS
        u[seen.SEAT + place] = seat
        u[seen.LIVES + place] = m[STANDING + seat]
    u[seen.LENGTH] = 0
    seen.begin(r, s, u, SEATS)
    for _ in range(quick.CAP):
        if s[k.PHASE] == k.PHASE_OVER:
            break
        if s[k.PHASE] != k.PHASE_STOCK and u[seen.SEAT + s[k.ACTOR]] == LEARNER:
            learn(r, s, u, w, m)
        step(r, s, u, w, m)
    show_down(s)
    lost = memory.part(m, memory.LOST)
    k.settle_round(r, s, memory.part(m, memory.STRENGTHS), lost, memory.part(m, memory.WHY))
    for place in range(SEATS):
        m[LOST + u[seen.SEAT + place]] = lost[place]


def step(r: tuple[int, ...], s: list[int], u: list[int], w: list[float], m: list[int]) -> None:
    """The next move, or the shuffle that is due."""
    if s[k.PHASE] == k.PHASE_STOCK:
        seen.mixed(r, u)
        quick.shuffle(s, memory.part(m, memory.STATE), s[k.STOCK], r[k.R_DECK])
        k.shuffled(r, s)
        seen.after(r, s, u)
        return
    own = memory.part(m, OWN)
    seen.look(r, s, own)
    net = RIVAL
    if u[seen.SEAT + s[k.ACTOR]] == LEARNER:
        net = memory.NET
    make(r, s, u, memory.play(r, u, own, net, w, m))


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
    """Try all legal moves and note what came of them, beside what comes of the learner's own choice."""
    own = memory.part(m, OWN)
    seen.look(r, s, own)
    single = own[seen.OWN_LEGAL] & (own[seen.OWN_LEGAL] - 1) == 0
    if single or u[seen.LAP] >= memory.TIRED or m[teaching.FILLED] >= teaching.ROOM:
        return
    chosen = memory.play(r, u, own, memory.NET, w, m)
    found = memory.part(m, memory.SEARCH)
    strengths = memory.part(m, memory.STRENGTHS)
    lost = memory.part(m, memory.LOST)
    why = memory.part(m, memory.WHY)
    lives = memory.part(m, memory.LIVES)
    out = memory.part(m, memory.OUT)
    z = memory.part(m, memory.GAME)
    v = memory.part(m, TRIAL)
    for i in range(search.begin(r, u, own, found, w, lost, lives, out)):
        for j in range(k.PACK + r[k.R_DECK]):
            z[j] = s[j]
        for j in range(seen.HISTORY + seen.STEP * u[seen.LENGTH]):
            v[j] = u[j]
        make(r, z, v, found[search.CODES + i])
        for _ in range(quick.CAP):
            if z[k.PHASE] == k.PHASE_OVER:
                break
            step(r, z, v, w, m)
        show_down(z)
        search.weigh(r, u, s[k.ACTOR], i, found, w, z, strengths, lost, why, lives, out)
    seen.look(r, s, own)
    teaching.note(u, own, chosen, w, m)
