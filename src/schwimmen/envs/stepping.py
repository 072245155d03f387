"""One table of the vectorised environment: loops over the kernel in its own style, on whole numbers alone.

CPython runs these as they are; `vector_env` compiles them together with the kernel, unchanged.

Vectors (besides the kernel's ``r`` and ``s``)
    ``b``  the table's own numbers, ``B_…``
    ``lives``, ``out``, ``bought``, ``known``, ``paid``  by seat: as in the kernel's chapter 8, the cards that
        everybody knows the seat to hold (a bit a code), and what an episode's end pays
    ``seats``  the seat of each place of the round
    ``deck``  the cards in the order in which the round in play was dealt
    ``pays``, ``hands``, ``lost``, ``why``, ``old_lives``, ``old_out``  room for as many numbers as there are seats
"""

from __future__ import annotations

from schwimmen.envs import features as x
from schwimmen.lab import random_play
from schwimmen.rules import kernel as k

__all__ = ["note_facts", "play", "step"]

B_RANDOM = 0  # state of the random numbers
B_DEALER = 1  # seat
B_MOVES = 2  # players' moves in this round
B_DECIDED = 3  # 1 once somebody has decided something in this episode
B_DUE = 4  # DUE_…
B_LEGAL = 5  # the legal actions, a bit each
B_DONE = 6  # DONE_…: what the last step did to its episode
BOOK = 7

DUE_MOVE = 0
DUE_DEAL = 1
DUE_EPISODE = 2

DONE_NO = 0
DONE_ENDED = 1
DONE_TRUNCATED = 2


# --- actions: slots low to high, the kernel's as they were dealt -------------------------------------------


def nth_slot(a: int, b: int, c: int, n: int) -> int:
    """Which of three different cards, 0 to 2, is the n-th lowest, from 0."""
    first = 0
    second = 0
    if a > b:
        first += 1
    else:
        second += 1
    if a > c:
        first += 1
    if b > c:
        second += 1
    if n == first:
        return 0
    if n == second:
        return 1
    return 2


def hand_slot(s: list[int], n: int) -> int:
    """The kernel's slot of the n-th lowest card of the player to act."""
    at = k.PACK + s[k.ACTOR]
    places = s[k.PLACES]
    return nth_slot(s[at], s[at + places], s[at + 2 * places], n)


def move_of(s: list[int], action: int) -> int:
    """The kernel's code of an action."""
    if action < k.ALL:
        at = k.PACK + s[k.STOCK] - 3
        size = action // 9 * 9
        give = hand_slot(s, action % 9 // 3)
        return size + 3 * give + nth_slot(s[at], s[at + 1], s[at + 2], action % 3)
    if action >= k.DISCARD and action != k.DISCARD + 3:
        return k.DISCARD + hand_slot(s, action - k.DISCARD)
    return action


# --- what everybody knows ----------------------------------------------------------------------------------


def cards(s: list[int], start: int, stop: int) -> int:
    """The cards that lie in the pack from ``start`` to ``stop``, as a set."""
    found = 0
    for i in range(start, stop):
        found |= 1 << s[k.PACK + i]
    return found


def hand(s: list[int], place: int) -> int:
    """A place's three cards, as a set."""
    n = s[k.PLACES]
    return 1 << s[k.PACK + place] | 1 << s[k.PACK + place + n] | 1 << s[k.PACK + place + 2 * n]


def play(r: tuple[int, ...], s: list[int], seats: list[int], known: list[int], action: int) -> None:
    """Play an action, and remember the cards that everybody saw a hand take."""
    place = s[k.ACTOR]
    seat = seats[place]
    before = hand(s, place)
    move = move_of(s, action)
    k.apply(r, s, move)
    after = hand(s, place)
    if move <= k.ALL or (move == k.SWITCH and r[k.R_DEALER_CHOICE] == 1):
        known[seat] |= after & ~before
    if move == k.TAKE:
        known[seat] |= 1 << s[k.PACK + s[k.STOCK] - 1]
    else:
        known[seat] &= after


def note_facts(
    r: tuple[int, ...], s: list[int], n: int, dealer: int, seats: list[int], place: int, f: list[int]
) -> None:
    """Write what a place's player may know into ``f``, for `features.fill`."""
    below = 3 * s[k.PLACES]  # where the cards begin that are in no hand
    stock = s[k.STOCK]
    f[x.F_PLAYERS] = n
    f[x.F_DECK] = r[k.R_DECK]
    f[x.F_DRAW] = r[k.R_MECHANISM]
    f[x.F_SEAT] = seats[place]
    f[x.F_HAND] = hand(s, place)
    f[x.F_FOURTH] = 0
    f[x.F_CENTRE] = 0
    f[x.F_LAID] = 0
    if r[k.R_MECHANISM] == 0:
        if s[k.PHASE] != k.PHASE_CHOICE or r[k.R_DEALER_CHOICE] == 1:
            f[x.F_CENTRE] = cards(s, stock - 3, stock)
            f[x.F_LAID] = cards(s, below, stock - 3)
    else:
        top = stock - 1
        if s[k.FOURTH] != 0:
            if place == s[k.ACTOR]:
                f[x.F_FOURTH] = cards(s, top, stock)
            top -= 1
        if top >= below:
            f[x.F_CENTRE] = cards(s, top, top + 1)
            f[x.F_LAID] = cards(s, below, top)
    f[x.F_VALUE] = k.hand_strength(r, s, place) >> 5
    f[x.F_IN] = 0
    f[x.F_PASSED] = 0
    for i in range(s[k.PLACES]):
        f[x.F_IN] |= 1 << seats[i]
        f[x.F_PASSED] |= ((s[k.PASSED] >> i) & 1) << seats[i]
    f[x.F_DEALER] = dealer
    f[x.F_TO_ACT] = -1
    if s[k.PHASE] != k.PHASE_OVER:
        f[x.F_TO_ACT] = seats[s[k.ACTOR]]
    f[x.F_KNOCKER] = -1
    if s[k.KNOCKER] >= 0:
        f[x.F_KNOCKER] = seats[s[k.KNOCKER]]
    f[x.F_PHASE] = s[k.PHASE]
    f[x.F_LAP] = s[k.LAP]
    f[x.F_STOCK] = r[k.R_DECK] - stock


# --- the course of an episode ------------------------------------------------------------------------------


def begin_episode(
    r: tuple[int, ...], n: int, b: list[int], lives: list[int], out: list[int], bought: list[int]
) -> None:
    """All lives are full; the next seat deals."""
    for seat in range(n):
        lives[seat] = r[k.R_LIVES]
        out[seat] = 0
        bought[seat] = 0
    b[B_DEALER] = k.next_seat(n, out, b[B_DEALER])
    b[B_DECIDED] = 0
    b[B_DUE] = DUE_DEAL


def begin_round(
    r: tuple[int, ...],
    s: list[int],
    n: int,
    b: list[int],
    out: list[int],
    known: list[int],
    seats: list[int],
    deck: list[int],
) -> None:
    """Shuffle and deal to all who are not out, the dealer's left first (R3.5)."""
    size = r[k.R_DECK]
    b[B_RANDOM] = random_play.shuffle(s, b[B_RANDOM], 0, size, size)
    for i in range(size):
        deck[i] = s[k.PACK + i]
    places = 0
    seat = b[B_DEALER]
    for i in range(n):
        known[i] = 0
        if out[i] == 0:
            seat = k.next_seat(n, out, seat)
            seats[places] = seat
            places += 1
    k.deal(r, s, places)
    b[B_MOVES] = 0
    b[B_DUE] = DUE_MOVE


def end_round(
    r: tuple[int, ...],
    s: list[int],
    n: int,
    match: int,
    b: list[int],
    lives: list[int],
    out: list[int],
    bought: list[int],
    seats: list[int],
    pays: list[int],
    hands: list[int],
    lost: list[int],
    why: list[int],
    old_lives: list[int],
    old_out: list[int],
) -> int:
    """Settle the round that is over; 1 if it was its episode's last. What that pays is in ``pays``."""
    k.settle_round(r, s, hands, lost, why)
    for seat in range(n):
        pays[seat] = 0
        old_lives[seat] = lives[seat]
        old_out[seat] = out[seat]
    for place in range(s[k.PLACES]):
        pays[seats[place]] = -lost[place]
    if match == 0:
        return 1
    for seat in range(n):
        lost[seat] = -pays[seat]
        pays[seat] = 0
    k.lose_lives(r, n, lives, out, lost)
    for seat in range(n):
        if k.may_buy_back(r, old_out[seat], out[seat], bought[seat]) == 1:
            lives[seat] = r[k.R_LIVES]
            out[seat] = 0
            bought[seat] = 1
    winner = k.conclude(r, n, out)
    if winner == k.NO_WINNER:
        return 1
    if winner >= 0:
        pays[winner] = 1
        return 1
    if winner == k.REPLAY:
        for seat in range(n):
            lives[seat] = old_lives[seat]
            out[seat] = old_out[seat]
    b[B_DEALER] = k.next_seat(n, out, b[B_DEALER])
    b[B_DUE] = DUE_DEAL
    return 0


def step(
    r: tuple[int, ...],
    s: list[int],
    n: int,
    match: int,
    longest: int,
    action: int,
    b: list[int],
    lives: list[int],
    out: list[int],
    bought: list[int],
    known: list[int],
    seats: list[int],
    deck: list[int],
    paid: list[int],
    pays: list[int],
    hands: list[int],
    lost: list[int],
    why: list[int],
    old_lives: list[int],
    old_out: list[int],
) -> None:
    """Play a legal action (-1 for none: to begin), and go on to the next decision, in a new episode where one ends.

    ``paid`` is what the step pays. An episode that ends before anybody could decide anything does not count.
    """
    b[B_DONE] = DONE_NO
    for seat in range(n):
        paid[seat] = 0
    if action >= 0:
        play(r, s, seats, known, action)
        b[B_MOVES] += 1
        b[B_DECIDED] = 1
        if b[B_MOVES] >= longest and s[k.PHASE] != k.PHASE_OVER:
            b[B_DONE] = DONE_TRUNCATED
            b[B_DUE] = DUE_EPISODE
    size = r[k.R_DECK]
    going = 1
    while going == 1:
        if b[B_DUE] == DUE_EPISODE:
            begin_episode(r, n, b, lives, out, bought)
        if b[B_DUE] == DUE_DEAL:
            begin_round(r, s, n, b, out, known, seats, deck)
        if s[k.PHASE] == k.PHASE_STOCK:
            b[B_RANDOM] = random_play.shuffle(s, b[B_RANDOM], s[k.STOCK], size, size)
            k.shuffled(r, s)
        elif s[k.PHASE] == k.PHASE_OVER:
            ended = end_round(r, s, n, match, b, lives, out, bought, seats, pays, hands, lost, why, old_lives, old_out)
            if ended == 1:
                b[B_DUE] = DUE_EPISODE
                if b[B_DECIDED] == 1:
                    b[B_DONE] = DONE_ENDED
                    for seat in range(n):
                        paid[seat] = pays[seat]
        else:
            going = 0
    b[B_LEGAL] = k.legal(r, s)
