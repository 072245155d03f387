"""The sparring bots: how known programs play this game, written like the kernel, for CPython and numba alike.

Each decides by the public knowledge ``u`` and by ``own`` (schwimmen.mind.seen) alone, so none can peek. What the
description of a bot leaves open (the other mechanism, a renewal, a knock after the turn) is filled in by the bot's own
ideas: always legal, never clever. Values and knock bars are half points.

``parameter``: the knock bar of greedy and replacement, the first bar of rising bar; else nothing.
``g``: a state of the random numbers of this decision alone (`random_play.advance`).
"""

from __future__ import annotations

from schwimmen.lab import random_play as chance
from schwimmen.mind import seen
from schwimmen.rules import kernel as k

RANDOM = 0
GREEDY = 1
TRADER = 2
RISING_BAR = 3
BOLD = 4
REPLACEMENT = 5
SPARRING = 6  # how many there are

KEEPS = 40  # a dealer keeps a hand worth this


def decide(r: tuple[int, ...], u: list[int], own: list[int], kind: int, parameter: int, g: int) -> int:
    """A legal move of the bot ``kind``; ``own[OWN_LEGAL]`` must not be 0."""
    mask = own[seen.OWN_LEGAL]
    if kind == RANDOM:
        return any_of(mask, g)
    v = value(r, own[0], own[1], own[2])
    if (mask >> k.KEEP) & 1 == 1:
        return k.KEEP if v >= KEEPS else k.SWITCH
    if own[seen.OWN_FOURTH] >= 0:
        if kind == REPLACEMENT:
            return throw_by_average(r, u, own)
        return throw(r, own)
    if (mask >> k.STAY) & 1 == 1:
        return after_turn(r, u, own, kind, parameter, g, v)
    if r[k.R_MECHANISM] == 1:
        return pile_turn(r, u, own, kind, parameter, g, v)
    return centre_turn(r, u, own, kind, parameter, g, v)


def any_of(mask: int, g: int) -> int:
    """One of the moves of a mask, all equally likely."""
    legal = 0
    for move in range(k.MOVES):
        legal += (mask >> move) & 1
    left = chance.below(g, legal)
    for move in range(k.MOVES):
        if (mask >> move) & 1 == 1:
            if left == 0:
                return move
            left -= 1
    return -1


def value(r: tuple[int, ...], a: int, b: int, c: int) -> int:
    """Half points of a hand."""
    return k.strength(r, a, b, c) >> 5


# --- whether to knock ----------------------------------------------------------------------------------------


def wants_to_knock(r: tuple[int, ...], u: list[int], own: list[int], kind: int, parameter: int, g: int, v: int) -> int:
    """1 if the bot knocks with a hand of value ``v``, could it do so now (trader: once there is nothing to trade)."""
    if kind == GREEDY or kind == REPLACEMENT:
        return 1 if v >= parameter else 0
    if kind == TRADER:
        return 1
    if kind == BOLD:
        return bold_knock(g, v)
    if v >= parameter + 4 * u[seen.LAP] or v >= 60:
        return 1
    for place in range(u[seen.PLACES]):
        if place != own[seen.OWN_PLACE]:
            if v > most_of(r, u, own, place):
                return 1
    return 0


def bold_knock(g: int, v: int) -> int:
    """From 25 points on with a chance of .4, and .1 more for each further point up to 30."""
    if v < 50:
        return 0
    tenths = 4 + (v - 50) // 2
    if tenths > 9:
        tenths = 9
    return 1 if chance.below(g, 10) < tenths else 0


def unseen(u: list[int], own: list[int], card: int) -> int:
    """1 if the card may be in an opponent's hand or in the stock, for all that this player knows."""
    if u[seen.WHERE + card] != 0:
        return 0
    for i in range(4):
        if own[i] == card:
            return 0
    return 1


def most_of(r: tuple[int, ...], u: list[int], own: list[int], place: int) -> int:
    """A bound of an opponent's hand: the cards it is seen to hold, and the highest that nobody has seen."""
    known = 0
    rank = -1  # of the known cards, -2 once they differ
    for card in range(52 - r[k.R_DECK], 52):
        if u[seen.WHERE + card] == 1 + place:
            known += 1
            if rank == -1:
                rank = card >> 2
            elif rank != card >> 2:
                rank = -2
    most = 0
    for suit in range(4):
        total = 0
        wanted = 3 - known
        for i in range(13):
            card = 4 * (12 - i) + suit
            if card >= 52 - r[k.R_DECK]:
                if u[seen.WHERE + card] == 1 + place:
                    total += k.card_value(card)
                elif wanted > 0:
                    if unseen(u, own, card) == 1:
                        total += k.card_value(card)
                        wanted -= 1
        if total > most:
            most = total
    for other in range((52 - r[k.R_DECK]) // 4, 13):  # three of a kind
        if rank == -1 or rank == other:
            there = known
            for suit in range(4):
                there += unseen(u, own, 4 * other + suit)
            if there >= 3:
                counts = value(r, 4 * other, 4 * other + 1, 4 * other + 2)
                if counts > most:
                    most = counts
    return most


def after_turn(r: tuple[int, ...], u: list[int], own: list[int], kind: int, parameter: int, g: int, v: int) -> int:
    """Where a knock is offered after an exchange or a pass (R5.2)."""
    if kind == TRADER:  # it knocks once it has found nothing to trade
        if u[seen.HISTORY + seen.STEP * (u[seen.LENGTH] - 1) + seen.KIND] != k.PASS:
            return k.STAY
    return k.KNOCK if wants_to_knock(r, u, own, kind, parameter, g, v) == 1 else k.STAY


# --- a turn at the centre ------------------------------------------------------------------------------------


def best_single(r: tuple[int, ...], u: list[int], own: list[int]) -> int:
    """The best exchange of one card (of two, where the rules have no other), as 64 * value + 63 - move."""
    best = -1
    for move in range(18):
        if (own[seen.OWN_LEGAL] >> move) & 1 == 1:
            if move < 9 or r[k.R_EXCHANGE] & 1 == 0:
                found = 64 * exchanged(r, u, own, move) + 63 - move
                if found > best:
                    best = found
    return best


def exchanged(r: tuple[int, ...], u: list[int], own: list[int], move: int) -> int:
    """The value of the hand after an exchange."""
    if move == k.ALL:
        return value(r, u[seen.OPEN], u[seen.OPEN + 1], u[seen.OPEN + 2])
    if move < 9:
        i = move // 3
        return value(r, u[seen.OPEN + move % 3], own[(i + 1) % 3], own[(i + 2) % 3])
    j = move % 3
    return value(r, own[(move - 9) // 3], u[seen.OPEN + (j + 1) % 3], u[seen.OPEN + (j + 2) % 3])


def centre_turn(r: tuple[int, ...], u: list[int], own: list[int], kind: int, parameter: int, g: int, v: int) -> int:
    """A turn in commerce."""
    mask = own[seen.OWN_LEGAL]
    may_knock = (mask >> k.KNOCK) & 1
    single = best_single(r, u, own)
    b = single >> 6  # -1 where there is none
    m = -1
    if (mask >> k.ALL) & 1 == 1:
        m = exchanged(r, u, own, k.ALL)
    if kind == TRADER:
        if b > m:
            return 63 - (single & 63)
        if m > v:
            return k.ALL
        if may_knock == 1:
            return k.KNOCK
    else:
        if may_knock == 1 and kind != BOLD:
            if wants_to_knock(r, u, own, kind, parameter, g, v) == 1:
                return k.KNOCK
        if b > v or m > v:
            if m >= b:
                return k.ALL
            return 63 - (single & 63)
        if may_knock == 1 and kind == BOLD:
            if bold_knock(g, v) == 1:
                return k.KNOCK
    if (mask >> k.RENEW) & 1 == 1:
        return k.RENEW
    if (mask >> k.PASS) & 1 == 1:
        return k.PASS
    return k.ALL if m >= b else 63 - (single & 63)  # nothing helps, and one must


# --- a turn at the pile --------------------------------------------------------------------------------------


def best_with(r: tuple[int, ...], own: list[int], card: int) -> int:
    """The best value with that card in the place of one of the hand."""
    best = value(r, card, own[1], own[2])
    other = value(r, own[0], card, own[2])
    if other > best:
        best = other
    other = value(r, own[0], own[1], card)
    if other > best:
        best = other
    return best


def average(r: tuple[int, ...], u: list[int], own: list[int], a: int, b: int, c: int) -> int:
    """256 times the mean best value of a hand of three with one unseen card more, of which three stay."""
    total = 0
    cards = 0
    v = value(r, a, b, c)
    for card in range(52 - r[k.R_DECK], 52):
        if unseen(u, own, card) == 1:
            best = v
            other = value(r, card, b, c)
            if other > best:
                best = other
            other = value(r, a, card, c)
            if other > best:
                best = other
            other = value(r, a, b, card)
            if other > best:
                best = other
            total += best
            cards += 1
    if cards == 0:
        return 256 * v
    return 256 * total // cards


def takes(r: tuple[int, ...], u: list[int], own: list[int], kind: int, v: int) -> int:
    """1 if the bot takes the open card of the pile."""
    card = u[seen.OPEN]
    gets = best_with(r, own, card)
    if kind == REPLACEMENT:
        return 1 if 256 * gets >= average(r, u, own, own[0], own[1], own[2]) else 0
    if gets <= v:
        return 0
    if kind != RISING_BAR or u[seen.KNOCKER] >= 0:
        return 1
    return 1 if gets >= 58 or gets - v > 8 or k.card_value(card) >= 20 else 0


def pile_turn(r: tuple[int, ...], u: list[int], own: list[int], kind: int, parameter: int, g: int, v: int) -> int:
    """A turn in draw_discard."""
    may_knock = (own[seen.OWN_LEGAL] >> k.KNOCK) & 1
    first = 1
    if kind == TRADER or kind == BOLD:
        first = 0  # a card that helps comes before a knock
    if may_knock == 1 and first == 1:
        if wants_to_knock(r, u, own, kind, parameter, g, v) == 1:
            return k.KNOCK
    if takes(r, u, own, kind, v) == 1:
        return k.TAKE
    if may_knock == 1 and first == 0:
        if wants_to_knock(r, u, own, kind, parameter, g, v) == 1:
            return k.KNOCK
    return k.DRAW


def kept(r: tuple[int, ...], own: list[int], i: int) -> int:
    """The value of what stays of four cards without the i-th."""
    return value(r, own[(i + 1) & 3], own[(i + 2) & 3], own[(i + 3) & 3])


def throw(r: tuple[int, ...], own: list[int]) -> int:
    """The discard that leaves the best hand, and of such the lowest card: one outside the best suit."""
    best = -1
    move = -1
    for i in range(4):
        if (own[seen.OWN_LEGAL] >> (k.DISCARD + i)) & 1 == 1:
            found = 32 * kept(r, own, i) + 31 - k.card_value(own[i])
            if found > best:
                best = found
                move = k.DISCARD + i
    return move


def throw_by_average(r: tuple[int, ...], u: list[int], own: list[int]) -> int:
    """The discard after which the hand is worth most on average with one unseen card more."""
    best = -1
    move = -1
    for i in range(4):
        if (own[seen.OWN_LEGAL] >> (k.DISCARD + i)) & 1 == 1:
            found = average(r, u, own, own[(i + 1) & 3], own[(i + 2) & 3], own[(i + 3) & 3])
            if found > best:
                best = found
                move = k.DISCARD + i
    return move
