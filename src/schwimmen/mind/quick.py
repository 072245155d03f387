"""A quick player, for imagined games: the best exchange by value, and a knock at the bar.

It is given a whole round ``s``, of which it reads the acting player's hand and what lies open, and decides a move in
a few dozen nanoseconds once compiled. Every rule set can be played by it, and rounds come to an end.
"""

from __future__ import annotations

from schwimmen.mind import chance, hands
from schwimmen.rules import kernel as k

KEEP_FROM = 38  # half points from which a dealer keeps the hand unseen
TAKE_GAIN = 6  # half points that the open card must bring
TAKE_UP_TO = 56  # from here on any gain will do
CAP = 400  # steps after which a game is stopped


def move(r: tuple[int, ...], s: list[int], t: list[int]) -> int:
    """The move of the acting player."""
    phase = s[k.PHASE]
    n = s[k.PLACES]
    own = k.PACK + s[k.ACTOR]
    now = hands.strength(t, s[own], s[own + n], s[own + 2 * n])
    if phase == k.PHASE_TURN:
        if r[k.R_KNOCK_TIMING] == 0 and now >> 5 >= hands.bar(r, n, s[k.LAP]) and k.refuse_knock(r, s) == 0:
            return k.KNOCK
        if r[k.R_MECHANISM] == 1:
            return draw(s, t, now)
        found = hands.best_exchange(r, s, t)
        if hands.after(s, t, found) <= now:
            if k.refuse_renew(r, s) == 0:
                return k.RENEW
            if k.refuse_pass(r, s) == 0:
                return k.PASS
        elif r[k.R_PASSING] == 3 and s[k.KNOCKER] < 0 and now >> 5 >= 58 - s[k.LAP]:
            return k.PASS  # it stands
        return found
    if phase == k.PHASE_DISCARD:
        return hands.best_discard(s, t)
    if phase == k.PHASE_AFTER:
        if now >> 5 >= hands.bar(r, n, s[k.LAP]):
            return k.KNOCK
        return k.STAY
    if r[k.R_DEALER_CHOICE] == 1:
        packet = k.PACK + s[k.STOCK]
        if r[k.R_MECHANISM] == 0:
            packet -= 3
            if hands.strength(t, s[packet], s[packet + 1], s[packet + 2]) > now:
                return k.SWITCH
            return k.KEEP
    if now >> 5 < KEEP_FROM:
        return k.SWITCH
    return k.KEEP


def draw(s: list[int], t: list[int], now: int) -> int:
    """Take the open card if it helps much, or at the last turn at all; else draw."""
    n = s[k.PLACES]
    own = k.PACK + s[k.ACTOR]
    worth = hands.with_fourth(t, s[own], s[own + n], s[own + 2 * n], s[k.PACK + s[k.STOCK] - 1])
    gain = (worth >> 5) - (now >> 5)
    if gain > TAKE_GAIN:
        return k.TAKE
    if gain > 0 and (worth >> 5 >= TAKE_UP_TO or s[k.KNOCKER] >= 0):
        return k.TAKE
    return k.DRAW


def play_on(r: tuple[int, ...], s: list[int], t: list[int], g: list[int]) -> None:
    """Play the round to its end; one that has no end is stopped and counts as shown down."""
    deck = r[k.R_DECK]
    for _ in range(CAP):
        phase = s[k.PHASE]
        if phase == k.PHASE_OVER:
            return
        if phase == k.PHASE_STOCK:
            shuffle(s, g, s[k.STOCK], deck)
            k.shuffled(r, s)
        else:
            k.apply(r, s, move(r, s, t))
    k.end(s, k.BY_STOCK)


def shuffle(s: list[int], g: list[int], start: int, deck: int) -> None:
    """Mix the pack from there on."""
    for i in range(start, deck - 1):
        k.swap(s, i, i + chance.below(g, deck - i))
