"""The rows of the situation (`traits`): the rules, how far the round is, the lives, and what is known of the others."""

from __future__ import annotations

from schwimmen.mind import layout, seen
from schwimmen.rules import kernel as k


def look(r: tuple[int, ...], u: list[int], own: list[int], x: list[int]) -> None:
    """Where the cards are."""
    n = u[seen.PLACES]
    me = own[seen.OWN_PLACE]
    for i in range(13):
        x[layout.HIDDEN_RANKS + i] = 0
    for i in range(4 * n):
        x[layout.KNOWN_SUM + i] = 0
        x[layout.KNOWN_COUNT + i] = 0
        x[layout.KNOWN_LOW + i] = 99
    for i in range(n):
        x[layout.KNOWN + i] = 0
    for i in range(12):
        x[layout.TOP + i] = 0
    x[layout.ENTRIES] = 0
    for suit in range(4):
        points = 0  # of the last entry of this suit
        found = 0
        for step in range(13):
            rank = 12 - step
            card = 4 * rank + suit
            if card < 52 - r[k.R_DECK] or card == own[0] or card == own[1] or card == own[2] or card == own[3]:
                continue
            where = u[seen.WHERE + card]
            if where >= seen.OPENLY:
                continue
            value = k.card_value(card)
            if where == 0:
                x[layout.HIDDEN_RANKS + rank] += 1
                if found < 3:
                    x[layout.TOP + 3 * suit + found] = value
                    if found > 0:
                        x[layout.TOP + 3 * suit + found] += x[layout.TOP + 3 * suit + found - 1]
                found += 1
                if value != points:
                    points = value
                    at = layout.ENTRIES + 1 + 3 * x[layout.ENTRIES]
                    x[at] = suit
                    x[at + 1] = value
                    x[at + 2] = 0
                    x[layout.ENTRIES] += 1
                x[layout.ENTRIES + 3 * x[layout.ENTRIES]] += 1
                continue
            place = where - 1
            if place == me:
                continue
            at = 4 * place + suit
            x[layout.KNOWN_SUM + at] += value
            x[layout.KNOWN_COUNT + at] += 1
            x[layout.KNOWN_LOW + at] = value
            x[layout.CARDS + 3 * place + x[layout.KNOWN + place]] = card
            x[layout.KNOWN + place] += 1
        for i in range(1, 3):
            if found <= i and found > 0:
                x[layout.TOP + 3 * suit + i] = x[layout.TOP + 3 * suit + i - 1]
    for place in range(n):
        x[layout.VALUE + place] = -1
        if place == me:
            continue
        if x[layout.KNOWN + place] == 3:
            at = layout.CARDS + 3 * place
            x[layout.VALUE + place] = k.strength(r, x[at], x[at + 1], x[at + 2]) >> 5
            x[layout.BOUND + place] = x[layout.VALUE + place]
            continue
        missing = 3 - x[layout.KNOWN + place]
        most = 0
        for suit in range(4):
            could = x[layout.KNOWN_SUM + 4 * place + suit] + x[layout.TOP + 3 * suit + missing - 1]
            if could > most:
                most = could
        x[layout.BOUND + place] = most


def look_back(u: list[int], x: list[int]) -> None:
    """Each place's last two moves."""
    for place in range(u[seen.PLACES]):
        x[layout.LAST + 3 * place] = 0
        x[layout.LAST + 3 * place + 1] = 0
        x[layout.LAST + 3 * place + 2] = -1
    index = u[seen.LENGTH]
    steps = 0
    while index > 0 and steps < 4 * u[seen.PLACES]:
        index -= 1
        steps += 1
        at = seen.HISTORY + seen.STEP * index
        kind = u[at + seen.KIND]
        last = layout.LAST + 3 * u[at + seen.PLACE]
        if kind == k.STAY or kind == k.KEEP or kind == k.RENEW:
            continue
        if kind == k.DISCARD:  # the draw before it is what counts; where it stands is the discard
            if x[last + 2] < 0:
                x[last + 2] = at
            continue
        what = 1  # pass
        if kind == k.ALL:
            what = 2
            if u[at + seen.GAVE + 1] >= 0:
                what = 3
        elif kind == k.KNOCK:
            what = 4
        elif kind == k.DRAW:
            what = 5
        elif kind == k.TAKE:
            what = 6
        elif kind == k.SWITCH:
            what = 7
        if x[last] == 0:
            x[last] = what
            if u[at + seen.MIGHT_KNOCK] == 1 and kind != k.KNOCK:
                x[last] += 12
            if x[last + 2] < 0:
                x[last + 2] = at
        elif x[last + 1] == 0:
            x[last + 1] = what


def rule_code(r: tuple[int, ...], u: list[int], i: int) -> int:
    """The i-th rule as a number from 0 to 7; 0 says nothing."""
    value = r[i]
    if i == k.R_DECK:
        value = (value - 24) >> 2
    elif i == k.R_THREE_OF_A_KIND:
        if value > 0:
            value -= 59
    elif i == k.R_LAP_LIMIT:
        if value > 0:
            value -= u[seen.LAP]
            if value < 1:
                value = 1
    elif i == k.R_WEAK_KNOCK_BELOW or i == k.R_POINTS_LIMIT:
        if value > 0:
            value = 1 + value // 10
    return layout.least(value, 7)


def slot_of(distance: int, n: int) -> int:
    """The next player, the one after, those between, and the one before: 0 to 3."""
    if distance == 1:
        return 0
    if distance == n - 1:
        return 3
    if distance == 2:
        return 1
    return 2


def situation(r: tuple[int, ...], u: list[int], own: list[int], x: list[int]) -> None:
    """The rows of the situation."""
    x[layout.STATE] = 0
    n = u[seen.PLACES]
    me = own[seen.OWN_PLACE]
    mechanism = r[k.R_MECHANISM]
    way = layout.WAYS * mechanism
    at = layout.context(r, n)
    for i in range(1, 23):
        code = rule_code(r, u, i)
        if code > 0:
            layout.add(x, layout.STATE, way + layout.RULES + 8 * i + code)
    layout.add(x, layout.STATE, layout.PHASES + 4 * at + u[seen.PHASE])
    layout.add(x, layout.STATE, layout.LAPS + 16 * mechanism + layout.least(u[seen.LAP], 15))
    turns = 9
    knocked = 0
    if u[seen.KNOCKER] >= 0:
        knocked = 1
        turns = layout.least((u[seen.KNOCKER] - me - 1 + n) % n, 8)
    layout.add(x, layout.STATE, layout.TURNS_LEFT + 10 * at + turns)
    layout.add(x, layout.STATE, layout.CHAINS + 9 * at + layout.least(u[seen.CHAIN], 8))
    now = k.strength(r, own[0], own[1], own[2]) >> 5
    layout.add(x, layout.STATE, layout.NOW + layout.POINTS * (2 * mechanism + knocked) + now)
    fewer = 0
    fewest = 4
    for place in range(n):
        if place != me:
            fewest = layout.least(fewest, u[seen.LIVES + place])
            if u[seen.LIVES + place] < u[seen.LIVES + me]:
                fewer += 1
    layout.add(x, layout.STATE, layout.LIVES + 25 * at + 5 * layout.least(u[seen.LIVES + me], 4) + fewest)
    layout.add(x, layout.STATE, way + layout.FEWER + 9 * layout.least(n - 1, 8) + layout.least(fewer, 8))
    layout.add(x, layout.STATE, layout.STOCK + 16 * mechanism + layout.least(u[seen.LEFT] // 3, 15))
    for distance in range(1, n):
        other(r, u, x, (me + distance) % n, slot_of(distance, n), way)


def other(r: tuple[int, ...], u: list[int], x: list[int], place: int, slot: int, way: int) -> None:
    """The rows of what is known of an opponent."""
    if x[layout.VALUE + place] >= 0:
        layout.add(x, layout.STATE, way + layout.OTHER_VALUE + layout.POINTS * slot + x[layout.VALUE + place])
    else:
        part = 0
        for suit in range(4):
            if x[layout.KNOWN_SUM + 4 * place + suit] > part:
                part = x[layout.KNOWN_SUM + 4 * place + suit]
        layout.add(x, layout.STATE, way + layout.OTHER_PART + 32 * (3 * slot + x[layout.KNOWN + place]) + (part >> 1))
        layout.add(x, layout.STATE, way + layout.OTHER_BOUND + 33 * slot + (x[layout.BOUND + place] >> 1))
    layout.add(x, layout.STATE, way + layout.OTHER_LAST + 24 * slot + x[layout.LAST + 3 * place])
    layout.add(x, layout.STATE, way + layout.OTHER_BEFORE + 12 * slot + x[layout.LAST + 3 * place + 1])
    at = x[layout.LAST + 3 * place + 2]
    if at < 0:
        return
    kind = u[at + seen.KIND]
    if (kind == k.PASS or kind == k.ALL) and u[at + seen.BEFORE + 2] >= 0 and x[layout.VALUE + place] < 0:
        refused = k.strength(r, u[at + seen.BEFORE], u[at + seen.BEFORE + 1], u[at + seen.BEFORE + 2]) >> 6
        group = 0
        if kind == k.PASS:
            group = 1
        layout.add(x, layout.STATE, way + layout.OTHER_LEFT + 33 * (2 * slot + group) + refused)
    if u[at + seen.GAVE] >= 0 and u[at + seen.GAVE + 1] < 0:
        gave = u[at + seen.GAVE]
        same = 0  # whether a card of its suit is known to be kept
        if x[layout.KNOWN_COUNT + 4 * place + (gave & 3)] > 0:
            same = 1
        layout.add(x, layout.STATE, way + layout.OTHER_GAVE + 12 * (2 * slot + same) + (k.card_value(gave) >> 1))
