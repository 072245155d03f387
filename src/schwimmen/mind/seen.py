"""What everybody at the table has seen, on plain integers: the only thing that a player in bulk is told of others.

Written like the kernel (plain numbers and vectors, loops, no objects), for CPython and numba alike. A simulation
keeps one vector ``u`` of *public* knowledge for all players; beside it a player gets ``own``, its own cards and
legal moves. Neither holds a card that the player can't know (R10.1), so who decides by these two can't peek.

The vector ``u``
    the head (``PHASE`` … ``LENGTH``), then ``WHERE``: by card code where everybody knows the card to be, then by
    place ``LIVES``, ``DRAWN`` (unseen cards drawn in this round) and ``SEAT``, then the ``HISTORY`` of moves,
    ``STEP`` numbers each: place, kind, centre before (3), gave (3), took (3), whether a knock was legal.
    Cards that nobody saw, or none, are -1.
The vector ``own``
    the hand's three cards in the order of the kernel's slots, the fourth card or -1, the mask of legal moves, the
    place.
"""

from __future__ import annotations

from schwimmen.rules import kernel as k

PHASE = 0
PLACES = 1
ACTOR = 2
LAP = 3
KNOCKER = 4
CHAIN = 5
PASSED = 6
LEFT = 7  # cards in the stock
FOURTH = 8
LENGTH = 9  # moves in the history
OPEN = 10  # 10 to 12: the centre in the kernel's order of slots, or the top of the pile; -1 for none
SEATS = 13  # players at the table, those who are out too
CAPPED = 14  # 1 once moves have fallen out of the history
WHERE = 16
LIVES = WHERE + 52
MOST = 17  # places that 52 cards serve
DRAWN = LIVES + MOST
SEAT = DRAWN + MOST
HISTORY = SEAT + MOST
STEP = 12
MOVES = 96  # that are remembered; of a longer round the latest
SIZE = HISTORY + STEP * MOVES

# In WHERE: 0 where nobody knows, 1 + place in a hand, and:
OPENLY = 40
ASIDE = 41

# In the history. Of an exchange the slots don't matter, what was given and taken does.
PLACE = 0
KIND = 1  # k.ALL for an exchange of any size, else the kernel's code; all discards are k.DISCARD
BEFORE = 2
GAVE = 5
TOOK = 8
MIGHT_KNOCK = 11

OWN_FOURTH = 3
OWN_LEGAL = 4
OWN_PLACE = 5
OWN = 6


def begin(r: tuple[int, ...], s: list[int], u: list[int], seats: int) -> None:
    """After ``kernel.deal``: nothing is known but what lies open. The caller writes LIVES and SEAT."""
    for i in range(WHERE + 52):
        u[i] = 0
    for i in range(MOST):
        u[DRAWN + i] = 0
    for i in range(3):
        u[OPEN + i] = -1
    u[SEATS] = seats
    renew_head(r, s, u)
    look_around(r, s, u)


def renew_head(r: tuple[int, ...], s: list[int], u: list[int]) -> None:
    """The numbers that everybody sees anyway."""
    u[PHASE] = s[k.PHASE]
    u[PLACES] = s[k.PLACES]
    u[ACTOR] = s[k.ACTOR]
    u[LAP] = s[k.LAP]
    u[KNOCKER] = s[k.KNOCKER]
    u[CHAIN] = s[k.CHAIN]
    u[PASSED] = s[k.PASSED]
    u[LEFT] = r[k.R_DECK] - s[k.STOCK]
    u[FOURTH] = s[k.FOURTH]


def look_around(r: tuple[int, ...], s: list[int], u: list[int]) -> None:
    """Mark what lies open, and what has lain open and is out of play until a shuffle."""
    first = k.PACK + 3 * s[k.PLACES]
    stock = k.PACK + s[k.STOCK]
    if r[k.R_MECHANISM] == 0:
        for i in range(3):
            u[OPEN + i] = -1
        if s[k.PHASE] == k.PHASE_CHOICE and r[k.R_DEALER_CHOICE] == 0:
            return  # the second packet lies face down
        for i in range(3):
            card = s[stock - 3 + i]
            u[OPEN + i] = card
            u[WHERE + card] = OPENLY
        for i in range(first, stock - 3):
            u[WHERE + s[i]] = ASIDE
        return
    top = stock - 1
    if s[k.PHASE] == k.PHASE_DISCARD:  # the fourth card is in the hand: at the pile's end for the kernel alone
        top = stock - 2
    u[OPEN] = -1
    for i in range(first, top):
        u[WHERE + s[i]] = ASIDE
    if top >= first:
        u[OPEN] = s[top]
        u[WHERE + s[top]] = OPENLY


def before(r: tuple[int, ...], s: list[int], u: list[int], move: int) -> None:
    """Write a legal move into the history, before ``kernel.apply``: what everybody sees of it."""
    if u[LENGTH] == MOVES:
        u[CAPPED] = 1
        u[LENGTH] -= 1
        for i in range(HISTORY, HISTORY + STEP * (MOVES - 1)):
            u[i] = u[i + STEP]
    at = HISTORY + STEP * u[LENGTH]
    u[LENGTH] += 1
    place = s[k.ACTOR]
    n = s[k.PLACES]
    hand = k.PACK + place
    u[at + PLACE] = place
    u[at + KIND] = move
    for i in range(3):
        u[at + BEFORE + i] = u[OPEN + i]
        u[at + GAVE + i] = -1
        u[at + TOOK + i] = -1
    u[at + MIGHT_KNOCK] = (k.legal(r, s) >> k.KNOCK) & 1
    if move < 9:
        u[at + KIND] = k.ALL
        u[at + GAVE] = s[hand + move // 3 * n]
        u[at + TOOK] = u[OPEN + move % 3]
    elif move < k.ALL:
        u[at + KIND] = k.ALL
        kept = (move - 9) // 3
        left = move % 3
        for i in range(1, 3):
            u[at + GAVE + i - 1] = s[hand + (kept + i) % 3 * n]
            u[at + TOOK + i - 1] = u[OPEN + (left + i) % 3]
    elif move == k.ALL:
        for i in range(3):
            u[at + GAVE + i] = s[hand + i * n]
            u[at + TOOK + i] = u[OPEN + i]
    elif move == k.SWITCH:
        for i in range(3):
            u[at + TOOK + i] = u[OPEN + i] if r[k.R_MECHANISM] == 0 else -1
            if r[k.R_MECHANISM] == 0:
                u[at + GAVE + i] = s[hand + i * n]
    elif move == k.TAKE:
        u[at + TOOK] = u[OPEN]
    elif move == k.DRAW:
        u[DRAWN + place] += 1
    elif move >= k.DISCARD:
        u[at + KIND] = k.DISCARD
        if move == k.DISCARD + 3:
            u[at + GAVE] = s[k.PACK + s[k.STOCK] - 1]
        else:
            u[at + GAVE] = s[hand + (move - k.DISCARD) * n]
    for i in range(3):
        if u[at + TOOK + i] >= 0:
            u[WHERE + u[at + TOOK + i]] = 1 + place


def after(r: tuple[int, ...], s: list[int], u: list[int]) -> None:
    """After ``kernel.apply``, or after ``kernel.shuffled``."""
    renew_head(r, s, u)
    if s[k.PHASE] != k.PHASE_STOCK:
        look_around(r, s, u)
    elif r[k.R_MECHANISM] == 1:  # the top of the pile stays: the kernel has laid it where the pile begins
        u[OPEN] = s[k.PACK + 3 * s[k.PLACES]]
        u[WHERE + u[OPEN]] = OPENLY


def mixed(r: tuple[int, ...], u: list[int]) -> None:
    """The stock is being shuffled: what lies open or aside goes into it, but for the top of a pile (R4.5, R4.9)."""
    top = -1
    if r[k.R_MECHANISM] == 1:
        top = u[OPEN]
    for card in range(52):
        if u[WHERE + card] >= OPENLY and card != top:
            u[WHERE + card] = 0


def look(r: tuple[int, ...], s: list[int], own: list[int]) -> None:
    """What the player to act has of its own."""
    n = s[k.PLACES]
    place = s[k.ACTOR]
    for i in range(3):
        own[i] = s[k.PACK + place + i * n]
    own[OWN_FOURTH] = -1
    if s[k.PHASE] == k.PHASE_DISCARD:
        own[OWN_FOURTH] = s[k.PACK + s[k.STOCK] - 1]
    own[OWN_LEGAL] = k.legal(r, s)
    own[OWN_PLACE] = place
