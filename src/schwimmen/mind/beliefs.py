"""What the others may hold: hands that fit what was seen, each as likely as its player would have moved that way.

For each opponent a list of hands with a weight: the product, over the moves that the player was seen to make with
such a hand, of how likely a sensible player makes them. Nothing goes in but ``u`` and ``own`` (`seen`).
"""

from __future__ import annotations

import math

from schwimmen.mind import chance, hands, seen
from schwimmen.rules import kernel as k

WIDEST = 352  # hands for one opponent: all pairs of 27 cards, or a sample
LOOK_BACK = 8  # so many of a player's last moves are explained

# The scratch vector of whole numbers.
POOL = 0  # cards that may be anywhere
POOLED = 52
COUNT = 53  # by place: how many hands
HELD = COUNT + seen.MOST  # by place: how many cards are known
KNOWN = HELD + seen.MOST  # by place: these, three numbers each
HAND = KNOWN + 3 * seen.MOST  # a hand that is walked back
LISTS = HAND + 4  # by place: the hands, three numbers each
BREADTH = LISTS + 3 * WIDEST * seen.MOST  # hands for one opponent that there is time for, up to WIDEST
NUMBERS = BREADTH + 1

# The scratch vector of weights.
LIKING = 0  # by value in half points: how a player likes a hand
NERVE = LIKING + 80  # by half points above the bar, from -66: how likely a knock is
WEIGHTS = NERVE + 133  # by place: sums of the weights up to each hand
REALS = WEIGHTS + WIDEST * seen.MOST

TEMPERATURE = 2.5  # half points
STEADINESS = 4.0  # half points
FLOOR = 0.04


def prepare(w: list[float]) -> None:
    """Write the tables that are always the same."""
    for value in range(80):
        w[LIKING + value] = math.exp((value - 40) / TEMPERATURE)
    for over in range(133):
        w[NERVE + over] = 1.0 / (1.0 + math.exp((66 - over) / STEADINESS))


def gather(r: tuple[int, ...], u: list[int], own: list[int], m: list[int]) -> None:
    """Find the cards that may be anywhere, and those that are known to be in a hand."""
    n = u[seen.PLACES]
    me = own[seen.OWN_PLACE]
    pooled = 0
    for place in range(n):
        m[HELD + place] = 0
    for card in range(52 - r[k.R_DECK], 52):
        where = u[seen.WHERE + card]
        mine = 0
        for i in range(4):
            if own[i] == card:
                mine = 1
        if mine == 1:
            continue
        if where == 0:
            m[POOL + pooled] = card
            pooled += 1
        elif where < seen.OPENLY:
            place = where - 1
            m[KNOWN + 3 * place + m[HELD + place]] = card
            m[HELD + place] += 1
    m[HELD + me] = 3
    for i in range(3):
        m[KNOWN + 3 * me + i] = own[i]
    m[POOLED] = pooled


def imagine(
    r: tuple[int, ...], u: list[int], own: list[int], t: list[int], g: list[int], m: list[int], w: list[float]
) -> None:
    """For each opponent the hands that it may have, and the sums of their weights."""
    gather(r, u, own, m)
    for place in range(u[seen.PLACES]):
        if place != own[seen.OWN_PLACE]:
            list_hands(place, g, m)
            total = 0.0
            for i in range(m[COUNT + place]):
                at = LISTS + 3 * (WIDEST * place + i)
                for j in range(3):
                    m[HAND + j] = m[at + j]
                total += explains(r, u, t, g, m, w, place)
                w[WEIGHTS + WIDEST * place + i] = total


def list_hands(place: int, g: list[int], m: list[int]) -> None:
    """All hands of a place if they are few, else some at random."""
    held = m[HELD + place]
    pooled = m[POOLED]
    missing = 3 - held
    count = 1
    if missing == 1:
        count = pooled
    elif missing == 2 and pooled * (pooled - 1) // 2 <= m[BREADTH]:
        count = 0
        for i in range(pooled):
            for j in range(i):
                at = LISTS + 3 * (WIDEST * place + count)
                m[at] = m[KNOWN + 3 * place]
                m[at + 1] = m[POOL + i]
                m[at + 2] = m[POOL + j]
                count += 1
        m[COUNT + place] = count
        return
    elif missing > 0:
        count = m[BREADTH]
    m[COUNT + place] = count
    for i in range(count):
        at = LISTS + 3 * (WIDEST * place + i)
        for j in range(held):
            m[at + j] = m[KNOWN + 3 * place + j]
        if missing == 1:
            m[at + 2] = m[POOL + i]
            continue
        for j in range(missing):  # the first cards of the pool are mixed a little further for each hand
            other = j + chance.below(g, pooled - j)
            card = m[POOL + other]
            m[POOL + other] = m[POOL + j]
            m[POOL + j] = card
            m[at + held + j] = card


def explains(
    r: tuple[int, ...], u: list[int], t: list[int], g: list[int], m: list[int], w: list[float], place: int
) -> float:
    """How likely the player of that place would have moved as it was seen to, with the hand in ``m[HAND]`` now."""
    weight = 1.0
    explained = 0
    index = u[seen.LENGTH]
    lap = u[seen.LAP]  # of the player's last turn that isn't explained yet
    if place >= u[seen.ACTOR]:
        lap -= 1
    drawn = 0  # 1 between a discard and the draw before it, walking back
    while index > 0 and explained < LOOK_BACK:
        index -= 1
        at = seen.HISTORY + seen.STEP * index
        if u[at + seen.PLACE] != place:
            continue
        kind = u[at + seen.KIND]
        if lap < 0:
            lap = 0
        a = m[HAND]
        b = m[HAND + 1]
        c = m[HAND + 2]
        if kind == k.DISCARD:
            gave = u[at + seen.GAVE]
            weight *= liked_discard(t, w, a, b, c, gave)
            m[HAND + 3] = gave
            drawn = 1
        elif kind == k.DRAW or kind == k.TAKE:
            if drawn == 1:
                came = 3  # one of the four has come: which, is anybody's guess
                if kind == k.DRAW:
                    came = chance.below(g, 4)
                else:
                    for i in range(3):
                        if m[HAND + i] == u[at + seen.TOOK]:
                            came = i
                if came < 3:
                    m[HAND + came] = m[HAND + 3]
                drawn = 0
            a = m[HAND]
            b = m[HAND + 1]
            c = m[HAND + 2]
            if u[at + seen.BEFORE] >= 0:
                gain = hands.with_fourth(t, a, b, c, u[at + seen.BEFORE]) >> 5
                gain -= hands.strength(t, a, b, c) >> 5
                takes = nerve(w, 2 * (gain - 6))
                if kind == k.DRAW:
                    takes = 1.0 - takes
                weight *= FLOOR + (1.0 - FLOOR) * takes
            weight *= held_back(r, u, t, w, at, lap, a, b, c)
            explained += 1
            lap -= 1
        elif kind == k.KNOCK:
            over = (hands.strength(t, a, b, c) >> 5) - hands.careful_bar(r, u[seen.PLACES], lap)
            weight *= FLOOR + (1.0 - FLOOR) * nerve(w, over)
            explained += 1
            if r[k.R_KNOCK_TIMING] == 0:
                lap -= 1
        elif kind == k.ALL or kind == k.PASS:
            after = hands.strength(t, a, b, c) >> 5
            for i in range(3):
                for j in range(3):
                    if u[at + seen.TOOK + i] >= 0 and m[HAND + j] == u[at + seen.TOOK + i]:
                        m[HAND + j] = u[at + seen.GAVE + i]
            a = m[HAND]
            b = m[HAND + 1]
            c = m[HAND + 2]
            x = u[at + seen.BEFORE]
            y = u[at + seen.BEFORE + 1]
            z = u[at + seen.BEFORE + 2]
            weight *= FLOOR + (1.0 - FLOOR) * w[LIKING + after] / all_liking(r, t, w, a, b, c, x, y, z)
            weight *= held_back(r, u, t, w, at, lap, a, b, c)
            explained += 1
            lap -= 1
        elif kind == k.STAY:
            weight *= held_back(r, u, t, w, at, lap, a, b, c)
        elif kind == k.KEEP:
            weight *= FLOOR + nerve(w, (hands.strength(t, a, b, c) >> 5) - 36)
            return weight
        elif kind == k.SWITCH:
            return weight
    return weight


def nerve(w: list[float], over: int) -> float:
    """How likely a knock is, by half points above the bar."""
    if over > 66:
        over = 66
    if over < -66:
        over = -66
    return w[NERVE + 66 + over]


def held_back(
    r: tuple[int, ...], u: list[int], t: list[int], w: list[float], at: int, lap: int, a: int, b: int, c: int
) -> float:
    """How likely it is that a player with this hand did not knock, where it might have."""
    if u[at + seen.MIGHT_KNOCK] == 0:
        return 1.0
    over = (hands.strength(t, a, b, c) >> 5) - hands.careful_bar(r, u[seen.PLACES], lap)
    return FLOOR + (1.0 - FLOOR) * (1.0 - nerve(w, over))


def liked_discard(t: list[int], w: list[float], a: int, b: int, c: int, gave: int) -> float:
    """How likely these three are kept of the four."""
    kept = w[LIKING + (hands.strength(t, a, b, c) >> 5)]
    total = kept + w[LIKING + (hands.strength(t, gave, b, c) >> 5)]
    total += w[LIKING + (hands.strength(t, a, gave, c) >> 5)] + w[LIKING + (hands.strength(t, a, b, gave) >> 5)]
    return FLOOR + (1.0 - FLOOR) * kept / total


def all_liking(
    r: tuple[int, ...], t: list[int], w: list[float], a: int, b: int, c: int, x: int, y: int, z: int
) -> float:
    """The liking of all that may be done in commerce, summed."""
    sizes = r[k.R_EXCHANGE]
    total = 0.0
    if r[k.R_PASSING] != 2:
        total += w[LIKING + (hands.strength(t, a, b, c) >> 5)]
    if sizes & 1 != 0:
        total += liking_of_one(t, w, a, b, x, y, z) + liking_of_one(t, w, a, c, x, y, z)
        total += liking_of_one(t, w, b, c, x, y, z)
    if sizes & 2 != 0:
        total += liking_of_one(t, w, x, y, a, b, c) + liking_of_one(t, w, x, z, a, b, c)
        total += liking_of_one(t, w, y, z, a, b, c)
    if sizes & 4 != 0:
        total += w[LIKING + (hands.strength(t, x, y, z) >> 5)]
    return total


def liking_of_one(t: list[int], w: list[float], a: int, b: int, x: int, y: int, z: int) -> float:
    """Of two cards with each of three."""
    total = w[LIKING + (hands.strength(t, a, b, x) >> 5)] + w[LIKING + (hands.strength(t, a, b, y) >> 5)]
    return total + w[LIKING + (hands.strength(t, a, b, z) >> 5)]


def lay(r: tuple[int, ...], u: list[int], own: list[int], m: list[int], s: list[int]) -> None:
    """Begin a round ``s`` that looks like this to the player: what is hidden is -1."""
    n = u[seen.PLACES]
    stock = r[k.R_DECK] - u[seen.LEFT]
    s[k.PHASE] = u[seen.PHASE]
    s[k.PLACES] = n
    s[k.ACTOR] = u[seen.ACTOR]
    s[k.LAP] = u[seen.LAP]
    s[k.KNOCKER] = u[seen.KNOCKER]
    s[k.CHAIN] = u[seen.CHAIN]
    s[k.PASSED] = u[seen.PASSED]
    s[k.STOCK] = stock
    s[k.FOURTH] = u[seen.FOURTH]
    s[k.SHUFFLE] = 0
    s[k.ENDED_BY] = 0
    s[k.LAST_TURN] = 0
    if r[k.R_PASSING] == 3:
        still = 0
        for place in range(n):
            still += k.in_round(r, s, place)
        if still == 1:
            s[k.LAST_TURN] = 1
    for i in range(r[k.R_DECK]):
        s[k.PACK + i] = -1
    for place in range(n):
        for i in range(m[HELD + place]):
            s[k.PACK + place + i * n] = m[KNOWN + 3 * place + i]
    at = k.PACK + 3 * n
    for card in range(52 - r[k.R_DECK], 52):
        if u[seen.WHERE + card] == seen.ASIDE:
            s[at] = card
            at += 1
    if r[k.R_MECHANISM] == 0:
        for i in range(3):
            s[k.PACK + stock - 3 + i] = u[seen.OPEN + i]
        return
    top = k.PACK + stock - 1
    if u[seen.PHASE] == k.PHASE_DISCARD:
        s[top] = own[seen.OWN_FOURTH]
        top -= 1
    if u[seen.OPEN] >= 0:
        s[top] = u[seen.OPEN]


def draw_world(r: tuple[int, ...], own: list[int], g: list[int], m: list[int], w: list[float], s: list[int]) -> None:
    """Fill what is hidden in ``s``, which `lay` has begun: hands by their weights, then the rest at random."""
    n = s[k.PLACES]
    me = own[seen.OWN_PLACE]
    used = 0
    first = chance.below(g, n)
    for turn in range(n):
        place = (first + turn) % n
        held = m[HELD + place]
        if place == me or held == 3:
            continue
        count = m[COUNT + place]
        weights = WEIGHTS + WIDEST * place
        taken = 1
        tries = 0
        at = 0
        while taken == 1 and tries < 12:
            tries += 1
            wanted = chance.share(g) * w[weights + count - 1]
            low = 0
            high = count - 1
            while low < high:
                middle = (low + high) // 2
                if w[weights + middle] > wanted:
                    high = middle
                else:
                    low = middle + 1
            at = LISTS + 3 * (WIDEST * place + low)
            taken = 0
            for i in range(held, 3):
                if (used >> m[at + i]) & 1 == 1:
                    taken = 1
        for i in range(held, 3):
            card = m[at + i]
            while (used >> card) & 1 == 1:  # nothing fits: any card will do
                card = m[POOL + chance.below(g, m[POOLED])]
            used |= 1 << card
            s[k.PACK + place + i * n] = card
    # What is left of the pool lies in any order in the stock, and in a packet that is face down.
    start = k.PACK + s[k.STOCK]
    if s[k.PHASE] == k.PHASE_CHOICE and r[k.R_MECHANISM] == 0 and r[k.R_DEALER_CHOICE] == 0:
        start -= 3
    at = start
    for i in range(m[POOLED]):
        card = m[POOL + i]
        if (used >> card) & 1 == 0:
            other = start + chance.below(g, at - start + 1)
            s[at] = s[other]
            s[other] = card
            at += 1
