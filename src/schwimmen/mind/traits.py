"""What the player without search looks at: a decision as rows of the table of weights (`policy`), one list of rows
for the situation, and one for each legal move.

Each row stands for something that is so: "the hand will be worth 25 points, there are three players and somebody has
knocked" is one. Suits don't appear, so a situation and the same one with the suits exchanged are the same rows.
Nothing goes in but ``r``, ``u`` and ``own`` (`seen`).
"""

from __future__ import annotations

from schwimmen.mind import layout, seen, situation
from schwimmen.rules import kernel as k


def describe(r: tuple[int, ...], u: list[int], own: list[int], x: list[int]) -> int:
    """Write the rows of the situation and of each legal move into ``x``; gives the number of legal moves."""
    situation.look(r, u, own, x)
    situation.look_back(u, x)
    situation.situation(r, u, own, x)
    count = 0
    for move in range(k.MOVES):
        if (own[seen.OWN_LEGAL] >> move) & 1 == 1:
            one_move(r, u, own, x, move, layout.MOVE + layout.MOVE_ROOM * count)
            count += 1
    return count


def outcome(r: tuple[int, ...], u: list[int], own: list[int], x: list[int], move: int) -> int:
    """Write the hand and the open cards after a move into ``x``; -1 for those that aren't known. Gives its kind."""
    for i in range(3):
        x[layout.HAND + i] = own[i]
        x[layout.OPEN + i] = u[seen.OPEN + i]
    if move < 9:
        i = move // 3
        j = move % 3
        x[layout.HAND + i] = u[seen.OPEN + j]
        x[layout.OPEN + j] = own[i]
        return 0
    if move < k.ALL:
        i = (move - 9) // 3
        j = move % 3
        for step in range(1, 3):
            x[layout.HAND + (i + step) % 3] = u[seen.OPEN + (j + step) % 3]
            x[layout.OPEN + (j + step) % 3] = own[(i + step) % 3]
        return 1
    if move == k.ALL:
        for i in range(3):
            x[layout.HAND + i] = u[seen.OPEN + i]
            x[layout.OPEN + i] = own[i]
        return 2
    if move == k.SWITCH:
        for i in range(3):
            x[layout.HAND + i] = -1
            if r[k.R_MECHANISM] == 0:
                x[layout.HAND + i] = u[seen.OPEN + i]
                x[layout.OPEN + i] = own[i]
        return 8
    if move >= k.DISCARD:
        x[layout.OPEN] = own[seen.OWN_FOURTH]
        if move < k.DISCARD + 3:
            x[layout.OPEN] = own[move - k.DISCARD]
            x[layout.HAND + move - k.DISCARD] = own[seen.OWN_FOURTH]
        return 11
    if move == k.RENEW or move == k.DRAW:
        for i in range(3):
            x[layout.OPEN + i] = -1
    if move == k.PASS:
        return 3
    if move == k.KNOCK:
        return 4
    if move == k.STAY:
        return 5
    if move == k.RENEW:
        return 6
    if move == k.KEEP:
        return 7
    if move == k.DRAW:
        return 9
    return 10


def take(r: tuple[int, ...], u: list[int], own: list[int], x: list[int]) -> None:
    """The best hand with the open card, and what is thrown for it."""
    best = -1
    found = 0
    for i in range(3):
        value = k.strength(r, own[(i + 1) % 3], own[(i + 2) % 3], u[seen.OPEN])
        if value > best:
            best = value
            found = i
    x[layout.HAND + found] = u[seen.OPEN]
    x[layout.OPEN] = own[found]


def one_move(r: tuple[int, ...], u: list[int], own: list[int], x: list[int], move: int, at: int) -> None:
    """The rows of a move, into the list at ``at + 1``."""
    x[at] = move
    rows = at + 1
    x[rows] = 0
    n = u[seen.PLACES]
    me = own[seen.OWN_PLACE]
    mechanism = r[k.R_MECHANISM]
    way = layout.WAYS * mechanism
    where = layout.context(r, n)
    when = layout.stage(r, u, own)
    kind = outcome(r, u, own, x, move)
    if kind == 10:
        take(r, u, own, x)
    knocked = 0
    if when > 3:
        knocked = 1
    late = knocked
    if kind == 4:
        late = 2
    layout.add(x, rows, layout.KIND + layout.STAGES * (layout.CONTEXTS * kind + where) + when)
    renewed = 0
    if kind == 3 or kind == 5:
        chain = u[seen.CHAIN]
        if kind == 3:
            chain += 1
        if chain == n and knocked == 0 and r[k.R_PASSING] != 3:
            renewed = 1
    now = k.strength(r, own[0], own[1], own[2]) >> 5
    lives = layout.least(u[seen.LIVES + me], 4)
    if x[layout.HAND] < 0:
        layout.add(x, rows, layout.BLIND + 4 * where)
        layout.add(x, rows, layout.STAKES + 85 * where + 17 * lives + 16)
    else:
        value = k.strength(r, x[layout.HAND], x[layout.HAND + 1], x[layout.HAND + 2]) >> 5
        layout.add(x, rows, layout.AFTER + layout.POINTS * (3 * where + late) + value)
        layout.add(
            x, rows, layout.AFTER_LATE + layout.POINTS * (16 * mechanism + layout.least(u[seen.LAP], 15)) + value
        )
        if kind == 4:
            layout.add(x, rows, way + layout.KNOCKING + layout.POINTS * when + value)
        gain = value - now
        if gain > 24:
            gain = 24
        if gain < -24:
            gain = -24
        layout.add(x, rows, way + layout.GAIN + 49 * kind + gain + 24)
        layout.add(x, rows, layout.STAKES + 85 * where + 17 * lives + layout.least(value >> 2, 15))
        hand_rows(r, x, rows, mechanism, when, knocked, value)
        compare(u, x, rows, n, me, mechanism, knocked, late, value)
        if n == 2:
            duel(u, x, rows, 1 - me, mechanism, late, value)
    if x[layout.OPEN] < 0 or renewed == 1:
        layout.add(x, rows, layout.BLIND + 4 * where + 1 + renewed)
    else:
        open_rows(r, u, x, rows, where, mechanism, knocked, n, me)


def hand_rows(r: tuple[int, ...], x: list[int], rows: int, mechanism: int, when: int, knocked: int, value: int) -> None:
    """The rows of what the hand may become."""
    for suit in range(4):
        x[layout.SUM + suit] = 0
        x[layout.COUNT + suit] = 0
        x[layout.LOW + suit] = 99
    for i in range(3):
        card = x[layout.HAND + i]
        suit = card & 3
        points = k.card_value(card)
        x[layout.SUM + suit] += points
        x[layout.COUNT + suit] += 1
        x[layout.LOW + suit] = layout.least(x[layout.LOW + suit], points)
    best = 0
    high = 0
    for suit in range(4):
        rank = 100 * x[layout.COUNT + suit] + x[layout.SUM + suit]  # first by how many they are
        if rank > high:
            high = rank
            best = suit
    layout.add(x, rows, layout.SHAPE + 33 * (3 * mechanism + x[layout.COUNT + best] - 1) + (x[layout.SUM + best] >> 1))
    total = 0
    better = 0
    hidden = 0
    outs = 0
    for i in range(x[layout.ENTRIES]):
        entry = layout.ENTRIES + 1 + 3 * i
        suit = x[entry]
        points = x[entry + 1]
        many = x[entry + 2]
        new = x[layout.SUM + suit] + points
        if x[layout.COUNT + suit] == 3:
            new -= layout.least(points, x[layout.LOW + suit])
        hidden += many
        if new > value:
            better += many
            total += many * new
            if new == 62:
                outs += many
        else:
            total += many * value
    if hidden == 0:
        hidden = 1
        total = value
    layout.add(x, rows, layout.OUTS + 9 * (layout.STAGES * mechanism + when) + layout.least(outs, 8))
    layout.add(x, rows, layout.PROSPECT + layout.POINTS * (2 * mechanism + knocked) + total // hidden)
    layout.add(x, rows, layout.CHANCE + 17 * mechanism + 16 * better // hidden)
    if r[k.R_THREE_OF_A_KIND] > 0:
        pair = -1
        for i in range(3):
            if x[layout.HAND + i] >> 2 == x[layout.HAND + (i + 1) % 3] >> 2:
                pair = x[layout.HAND + i] >> 2
        if pair >= 0:
            left = layout.least(x[layout.HIDDEN_RANKS + pair], 2)
            layout.add(x, rows, layout.PAIR + 13 * (3 * mechanism + left) + pair)


def compare(
    u: list[int], x: list[int], rows: int, n: int, me: int, mechanism: int, knocked: int, late: int, value: int
) -> None:
    """The rows of how the hand stands beside what is known of the others'."""
    lowest = 99
    known = 0
    higher = 0
    beaten = 0
    for place in range(n):
        if place == me:
            continue
        if x[layout.VALUE + place] >= 0:
            known += 1
            lowest = layout.least(lowest, x[layout.VALUE + place])
            if x[layout.VALUE + place] > value:
                higher += 1
        if x[layout.BOUND + place] < value:
            beaten += 1
    relation = 33
    if known > 0:
        relation = value - lowest
        if relation > 16:
            relation = 16
        if relation < -16:
            relation = -16
        relation += 16
    layout.add(x, rows, layout.RELATION + 34 * (2 * mechanism + knocked) + relation)
    way = layout.WAYS * mechanism
    layout.add(x, rows, way + layout.LOWER + 81 * knocked + 9 * layout.least(known, 8) + layout.least(higher, 8))
    layout.add(x, rows, way + layout.BEATEN + 9 * late + layout.least(beaten, 8))


def duel(u: list[int], x: list[int], rows: int, place: int, mechanism: int, late: int, value: int) -> None:
    """The rows of a hand between two players, the other at ``place``."""
    if late == 2:
        lap = 16 * mechanism + layout.least(u[seen.LAP], 15)
        layout.add(x, rows, layout.DUEL_KNOCK + layout.POINTS * lap + value)
    part = 0
    for suit in range(4):
        if x[layout.KNOWN_SUM + 4 * place + suit] > part:
            part = x[layout.KNOWN_SUM + 4 * place + suit]
    high = 0
    if value > 30:
        high = layout.least((value - 30) >> 1, 15)
    at = 16 * (4 * (3 * mechanism + late) + x[layout.KNOWN + place]) + layout.least(part >> 2, 15)
    layout.add(x, rows, layout.DUEL_PART + 16 * at + high)


def reach(x: list[int], total: int, count: int, low: int) -> int:
    """Half points by suit that these known cards come to with one of the open cards, the best suit."""
    most = 0
    for suit in range(4):
        points = x[total + suit]
        best = x[layout.OPEN_BEST + suit]
        if x[count + suit] < 3:
            points += best
        elif best > x[low + suit]:
            points += best - x[low + suit]
        if points > most:
            most = points
    return most


def open_rows(
    r: tuple[int, ...], u: list[int], x: list[int], rows: int, where: int, mechanism: int, knocked: int, n: int, me: int
) -> None:
    """The rows of what lies open after the move: for anybody, for the next two, and for the player itself."""
    for suit in range(4):
        x[layout.OPEN_BEST + suit] = 0
    every = 0
    if mechanism == 1:
        points = k.card_value(x[layout.OPEN])
        x[layout.OPEN_BEST + (x[layout.OPEN] & 3)] = points
        layout.add(x, rows, layout.LEFT + layout.POINTS * (2 * where + knocked) + points)
    else:
        first = 0
        second = 0
        pair = 0
        for i in range(3):
            card = x[layout.OPEN + i]
            points = k.card_value(card)
            if points > x[layout.OPEN_BEST + (card & 3)]:
                x[layout.OPEN_BEST + (card & 3)] = points
            if points > first:
                second = first
                first = points
            elif points > second:
                second = points
            after = x[layout.OPEN + (i + 1) % 3]
            if card & 3 == after & 3:
                both = points + k.card_value(after)
                if both > pair:
                    pair = both
        every = k.strength(r, x[layout.OPEN], x[layout.OPEN + 1], x[layout.OPEN + 2]) >> 5
        layout.add(x, rows, layout.LEFT + layout.POINTS * (2 * where + knocked) + every)
        layout.add(x, rows, layout.LEFT_PAIR + 33 * knocked + (pair >> 1))
        layout.add(x, rows, layout.LEFT_HIGH + 144 * knocked + 12 * (first >> 1) + (second >> 1))
        if r[k.R_EXCHANGE] & 4 == 0:
            every = 0
    two = 0
    if n == 2:
        two = 1
    place = (me + 1) % n
    if place != u[seen.KNOCKER]:
        most = reach(x, layout.KNOWN_SUM + 4 * place, layout.KNOWN_COUNT + 4 * place, layout.KNOWN_LOW + 4 * place)
        if every > most:
            most = every
        layout.add(x, rows, layout.NEXT + layout.POINTS * (4 * (2 * two + mechanism) + x[layout.KNOWN + place]) + most)
        if n > 2:
            place = (me + 2) % n
            if place != u[seen.KNOCKER]:
                at = 4 * place
                most = reach(x, layout.KNOWN_SUM + at, layout.KNOWN_COUNT + at, layout.KNOWN_LOW + at)
                layout.add(x, rows, layout.SECOND + layout.POINTS * (4 * mechanism + x[layout.KNOWN + place]) + most)
    if x[layout.HAND] >= 0 and knocked == 0:
        most = reach(x, layout.SUM, layout.COUNT, layout.LOW)
        if every > most:
            most = every
        layout.add(x, rows, layout.MINE_NEXT + layout.POINTS * (2 * mechanism + two) + most)
