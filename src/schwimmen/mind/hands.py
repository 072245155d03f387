"""Hands by table: what each three cards are worth under some rules, and the best exchange by value.

``t`` is a table of all strengths (`kernel.strength`), by ``(52 * a + b) * 52 + c``.
"""

from __future__ import annotations

from schwimmen.rules import kernel as k

TABLE = 52 * 52 * 52

# Half points by number of players from which a careful player knocks: 24 points for two, 29 from three on in
# commerce. Drawing, hands are low at first and get better from lap to lap: the more players, the earlier one has to
# knock to be before another.
BARS = (0, 0, 48, 58, 58, 59, 59, 59, 59, 59)
DRAWING_BARS = (0, 0, 48, 42, 40, 38, 37, 36, 36, 36)
DRAWING_RISE = 3  # a lap
DRAWING_TOP = 51
PATIENCE = 4
DRAWING_PATIENCE = 9


def tabulate(r: tuple[int, ...], t: list[int]) -> None:
    """Write the table for these rules."""
    for a in range(52):
        for b in range(52):
            for c in range(52):
                t[(52 * a + b) * 52 + c] = k.strength(r, a, b, c)


def strength(t: list[int], a: int, b: int, c: int) -> int:
    """Of three cards."""
    return t[(52 * a + b) * 52 + c]


def bar(r: tuple[int, ...], n: int, lap: int) -> int:
    """Half points from which the quick player knocks: late in a round less and less, so that it ends."""
    late = lap - PATIENCE
    if r[k.R_MECHANISM] == 1:
        late = lap - DRAWING_PATIENCE
    at = careful_bar(r, n, lap)
    if late > 0:
        at -= late * late
    return at


def careful_bar(r: tuple[int, ...], n: int, lap: int) -> int:
    """Half points from which a careful player knocks."""
    many = n
    if many > 9:
        many = 9
    if r[k.R_MECHANISM] == 1:
        at = DRAWING_BARS[many] + DRAWING_RISE * lap
        if at > DRAWING_TOP:
            at = DRAWING_TOP
    else:
        at = BARS[many]
        if r[k.R_PASSING] == 2:
            at -= 2
    if r[k.R_KNOCKER_TIE] == 2:
        at += 1
    elif r[k.R_KNOCKER_TIE] == 1:
        at -= 1
    if r[k.R_KNOCKER_PENALTY] != 0:
        at += 2
    if r[k.R_POINTS_LIMIT] >= at:
        at = r[k.R_POINTS_LIMIT] + 1
    if r[k.R_WEAK_KNOCK_BELOW] > at:
        at = r[k.R_WEAK_KNOCK_BELOW]
    return at


def after(s: list[int], t: list[int], move: int) -> int:
    """The strength of the acting hand after an exchange, which is not made."""
    n = s[k.PLACES]
    own = k.PACK + s[k.ACTOR]
    centre = k.PACK + s[k.STOCK] - 3
    if move < 9:
        i = move // 3
        return strength(t, s[own + (i + 1) % 3 * n], s[own + (i + 2) % 3 * n], s[centre + move % 3])
    if move < k.ALL:
        j = move % 3
        return strength(t, s[own + (move - 9) // 3 * n], s[centre + (j + 1) % 3], s[centre + (j + 2) % 3])
    return strength(t, s[centre], s[centre + 1], s[centre + 2])


def best_exchange(r: tuple[int, ...], s: list[int], t: list[int]) -> int:
    """The exchange after which the acting hand is strongest; some size must be allowed."""
    n = s[k.PLACES]
    own = k.PACK + s[k.ACTOR]
    centre = k.PACK + s[k.STOCK] - 3
    sizes = r[k.R_EXCHANGE]
    a = s[own]
    b = s[own + n]
    c = s[own + 2 * n]
    best = -1
    found = k.ALL
    if sizes & 4 != 0:
        best = strength(t, s[centre], s[centre + 1], s[centre + 2])
    if sizes & 1 != 0:
        for j in range(3):
            card = s[centre + j]
            worth = strength(t, b, c, card)
            if worth > best:
                best = worth
                found = j
            worth = strength(t, a, c, card)
            if worth > best:
                best = worth
                found = 3 + j
            worth = strength(t, a, b, card)
            if worth > best:
                best = worth
                found = 6 + j
    if sizes & 2 != 0:
        for j in range(3):
            x = s[centre + (j + 1) % 3]
            y = s[centre + (j + 2) % 3]
            worth = strength(t, a, x, y)
            if worth > best:
                best = worth
                found = 9 + j
            worth = strength(t, b, x, y)
            if worth > best:
                best = worth
                found = 12 + j
            worth = strength(t, c, x, y)
            if worth > best:
                best = worth
                found = 15 + j
    return found


def best_discard(s: list[int], t: list[int]) -> int:
    """The discard that leaves the strongest hand."""
    n = s[k.PLACES]
    own = k.PACK + s[k.ACTOR]
    a = s[own]
    b = s[own + n]
    c = s[own + 2 * n]
    d = s[k.PACK + s[k.STOCK] - 1]
    found = k.DISCARD
    best = strength(t, d, b, c)
    worth = strength(t, a, d, c)
    if worth > best:
        best = worth
        found = k.DISCARD + 1
    worth = strength(t, a, b, d)
    if worth > best:
        best = worth
        found = k.DISCARD + 2
    if s[k.FOURTH] == k.DRAW:
        if strength(t, a, b, c) >= best:
            found = k.DISCARD + 3
    return found


def with_fourth(t: list[int], a: int, b: int, c: int, d: int) -> int:
    """The best strength that three of the four cards have, the fourth among them."""
    best = strength(t, a, b, d)
    worth = strength(t, a, c, d)
    if worth > best:
        best = worth
    worth = strength(t, b, c, d)
    if worth > best:
        best = worth
    return best
