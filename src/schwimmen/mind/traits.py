"""What the player without search looks at: a decision as rows of the table of weights (`policy`), one list of rows
for the situation, and one for each legal move.

Each row stands for something that is so: "the hand will be worth 25 points, there are three players and somebody has
knocked" is one. Suits don't appear, so a situation and the same one with the suits exchanged are the same rows.
Nothing goes in but ``r``, ``u`` and ``own`` (`seen`).
"""

from __future__ import annotations

from schwimmen.mind import seen
from schwimmen.rules import kernel as k

# --- the scratch vector ---------------------------------------------------------------------------------
HIDDEN_RANKS = 0  # by rank: cards that may be anywhere
KNOWN_SUM = 13  # by place and suit, of the cards known to be in that hand: half points
KNOWN_COUNT = KNOWN_SUM + 4 * seen.MOST
KNOWN_LOW = KNOWN_COUNT + 4 * seen.MOST  # the lowest of them
KNOWN = KNOWN_LOW + 4 * seen.MOST  # by place: so many cards are known
CARDS = KNOWN + seen.MOST  # by place: these
VALUE = CARDS + 3 * seen.MOST  # by place: half points of a hand that is known, -1 of others
BOUND = VALUE + seen.MOST  # by place: half points that a hand can't exceed (but for three of a kind)
TOP = BOUND + seen.MOST  # by suit: the sum of the highest one, two, three cards that may be anywhere
SUM = TOP + 12  # by suit: the hand after a move, as KNOWN_SUM and so on
COUNT = SUM + 4
LOW = COUNT + 4
OPEN_BEST = LOW + 4  # by suit: the highest open card
ENTRIES = OPEN_BEST + 4  # kinds of cards that may be anywhere: their number, then suit, half points and how many
HAND = ENTRIES + 1 + 3 * 40  # after a move
OPEN = HAND + 3
LAST = OPEN + 3  # by place: the last move's kind, the one before it, and where the last stands in the history
STATE = LAST + 3 * seen.MOST  # how many rows, and they
STATE_ROOM = 160
MOVE = STATE + STATE_ROOM  # by legal move: its code, how many rows, and they
MOVE_ROOM = 26
SCRATCH = MOVE + MOVE_ROOM * k.MOVES

# --- the rows: where each kind of them begins --------------------------------------------------------------
POINTS = 65  # half points of a hand
CONTEXTS = 16  # mechanism and number of players
STAGES = 6  # of the round
KINDS = 12  # of moves
UNKNOWN = 64  # of a hand that nobody knows yet: three aces as such are as rare

RULES = 0
PHASES = RULES + 8 * 23
LAPS = PHASES + 4 * CONTEXTS
TURNS_LEFT = LAPS + 32
CHAINS = TURNS_LEFT + 10 * CONTEXTS
NOW = CHAINS + 9 * CONTEXTS
LIVES = NOW + 4 * POINTS
FEWER = LIVES + 25 * CONTEXTS
STOCK = FEWER + 81
OTHER_VALUE = STOCK + 32  # of the others, by slot (`slot_of`)
OTHER_PART = OTHER_VALUE + 4 * POINTS
OTHER_LAST = OTHER_PART + 4 * 3 * 32
OTHER_BEFORE = OTHER_LAST + 4 * 24
OTHER_LEFT = OTHER_BEFORE + 4 * 12
OTHER_GAVE = OTHER_LEFT + 4 * 2 * 33
OTHER_BOUND = OTHER_GAVE + 4 * 2 * 12
KIND = OTHER_BOUND + 4 * 33  # of a move
AFTER = KIND + KINDS * CONTEXTS * STAGES
AFTER_LATE = AFTER + POINTS * CONTEXTS * 3
KNOCKING = AFTER_LATE + POINTS * 32
GAIN = KNOCKING + POINTS * STAGES
SHAPE = GAIN + 49 * KINDS
OUTS = SHAPE + 2 * 3 * 33
PROSPECT = OUTS + 9 * 2 * STAGES
CHANCE = PROSPECT + POINTS * 4
PAIR = CHANCE + 17 * 2
LEFT = PAIR + 3 * 13 * 2
LEFT_PAIR = LEFT + POINTS * CONTEXTS * 2
LEFT_HIGH = LEFT_PAIR + 33 * 2
NEXT = LEFT_HIGH + 144 * 2
SECOND = NEXT + 4 * POINTS * 4
MINE_NEXT = SECOND + 4 * POINTS * 2
RELATION = MINE_NEXT + POINTS * 4
LOWER = RELATION + 34 * 4
BEATEN = LOWER + 81 * 2
STAKES = BEATEN + 9 * 3
BLIND = STAKES + 17 * 5 * CONTEXTS
ROWS = BLIND + 4 * CONTEXTS

assert k.R_ALL_OUT == 22, "the rules vector has grown"


def describe(r: tuple[int, ...], u: list[int], own: list[int], x: list[int]) -> int:
    """Write the rows of the situation and of each legal move into ``x``; gives the number of legal moves."""
    look(r, u, own, x)
    look_back(u, x)
    situation(r, u, own, x)
    count = 0
    for move in range(k.MOVES):
        if (own[seen.OWN_LEGAL] >> move) & 1 == 1:
            one_move(r, u, own, x, move, MOVE + MOVE_ROOM * count)
            count += 1
    return count


def look(r: tuple[int, ...], u: list[int], own: list[int], x: list[int]) -> None:
    """Where the cards are."""
    n = u[seen.PLACES]
    me = own[seen.OWN_PLACE]
    for i in range(13):
        x[HIDDEN_RANKS + i] = 0
    for i in range(4 * n):
        x[KNOWN_SUM + i] = 0
        x[KNOWN_COUNT + i] = 0
        x[KNOWN_LOW + i] = 99
    for i in range(n):
        x[KNOWN + i] = 0
    for i in range(12):
        x[TOP + i] = 0
    x[ENTRIES] = 0
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
                x[HIDDEN_RANKS + rank] += 1
                if found < 3:
                    x[TOP + 3 * suit + found] = value
                    if found > 0:
                        x[TOP + 3 * suit + found] += x[TOP + 3 * suit + found - 1]
                found += 1
                if value != points:
                    points = value
                    at = ENTRIES + 1 + 3 * x[ENTRIES]
                    x[at] = suit
                    x[at + 1] = value
                    x[at + 2] = 0
                    x[ENTRIES] += 1
                x[ENTRIES + 3 * x[ENTRIES]] += 1
                continue
            place = where - 1
            if place == me:
                continue
            at = 4 * place + suit
            x[KNOWN_SUM + at] += value
            x[KNOWN_COUNT + at] += 1
            x[KNOWN_LOW + at] = value
            x[CARDS + 3 * place + x[KNOWN + place]] = card
            x[KNOWN + place] += 1
        for i in range(1, 3):
            if found <= i and found > 0:
                x[TOP + 3 * suit + i] = x[TOP + 3 * suit + i - 1]
    for place in range(n):
        x[VALUE + place] = -1
        if place == me:
            continue
        if x[KNOWN + place] == 3:
            at = CARDS + 3 * place
            x[VALUE + place] = k.strength(r, x[at], x[at + 1], x[at + 2]) >> 5
            x[BOUND + place] = x[VALUE + place]
            continue
        missing = 3 - x[KNOWN + place]
        most = 0
        for suit in range(4):
            could = x[KNOWN_SUM + 4 * place + suit] + x[TOP + 3 * suit + missing - 1]
            if could > most:
                most = could
        x[BOUND + place] = most


def look_back(u: list[int], x: list[int]) -> None:
    """Each place's last two moves."""
    for place in range(u[seen.PLACES]):
        x[LAST + 3 * place] = 0
        x[LAST + 3 * place + 1] = 0
        x[LAST + 3 * place + 2] = -1
    index = u[seen.LENGTH]
    steps = 0
    while index > 0 and steps < 4 * u[seen.PLACES]:
        index -= 1
        steps += 1
        at = seen.HISTORY + seen.STEP * index
        kind = u[at + seen.KIND]
        last = LAST + 3 * u[at + seen.PLACE]
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


def add(x: list[int], list_at: int, row: int) -> None:
    """One more row in the list whose length stands at ``list_at``."""
    x[list_at] += 1
    x[list_at + x[list_at]] = row


def least(a: int, b: int) -> int:
    """The smaller of two."""
    if a < b:
        return a
    return b


def context(r: tuple[int, ...], n: int) -> int:
    """Mechanism and number of players as one number."""
    return 8 * r[k.R_MECHANISM] + least(n, 9) - 2


def stage(r: tuple[int, ...], u: list[int], own: list[int]) -> int:
    """How far the round is: 0 to 3 by laps, 4 after a knock, 5 at the last turn after it."""
    n = u[seen.PLACES]
    if u[seen.KNOCKER] >= 0:
        if (own[seen.OWN_PLACE] + 1) % n == u[seen.KNOCKER]:
            return 5
        return 4
    lap = u[seen.LAP]
    if lap < 2:
        return lap
    if lap < 4:
        return 2
    return 3


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
    return least(value, 7)


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
    x[STATE] = 0
    n = u[seen.PLACES]
    me = own[seen.OWN_PLACE]
    mechanism = r[k.R_MECHANISM]
    at = context(r, n)
    for i in range(1, 23):
        code = rule_code(r, u, i)
        if code > 0:
            add(x, STATE, RULES + 8 * i + code)
    add(x, STATE, PHASES + 4 * at + u[seen.PHASE])
    add(x, STATE, LAPS + 16 * mechanism + least(u[seen.LAP], 15))
    turns = 9
    knocked = 0
    if u[seen.KNOCKER] >= 0:
        knocked = 1
        turns = least((u[seen.KNOCKER] - me - 1 + n) % n, 8)
    add(x, STATE, TURNS_LEFT + 10 * at + turns)
    add(x, STATE, CHAINS + 9 * at + least(u[seen.CHAIN], 8))
    now = k.strength(r, own[0], own[1], own[2]) >> 5
    add(x, STATE, NOW + POINTS * (2 * mechanism + knocked) + now)
    fewer = 0
    fewest = 4
    for place in range(n):
        if place != me:
            fewest = least(fewest, u[seen.LIVES + place])
            if u[seen.LIVES + place] < u[seen.LIVES + me]:
                fewer += 1
    add(x, STATE, LIVES + 25 * at + 5 * least(u[seen.LIVES + me], 4) + fewest)
    add(x, STATE, FEWER + 9 * least(n - 1, 8) + least(fewer, 8))
    add(x, STATE, STOCK + 16 * mechanism + least(u[seen.LEFT] // 3, 15))
    for distance in range(1, n):
        other(r, u, x, (me + distance) % n, slot_of(distance, n))


def other(r: tuple[int, ...], u: list[int], x: list[int], place: int, slot: int) -> None:
    """The rows of what is known of an opponent."""
    if x[VALUE + place] >= 0:
        add(x, STATE, OTHER_VALUE + POINTS * slot + x[VALUE + place])
    else:
        part = 0
        for suit in range(4):
            if x[KNOWN_SUM + 4 * place + suit] > part:
                part = x[KNOWN_SUM + 4 * place + suit]
        add(x, STATE, OTHER_PART + 32 * (3 * slot + x[KNOWN + place]) + (part >> 1))
        add(x, STATE, OTHER_BOUND + 33 * slot + (x[BOUND + place] >> 1))
    add(x, STATE, OTHER_LAST + 24 * slot + x[LAST + 3 * place])
    add(x, STATE, OTHER_BEFORE + 12 * slot + x[LAST + 3 * place + 1])
    at = x[LAST + 3 * place + 2]
    if at < 0:
        return
    kind = u[at + seen.KIND]
    if (kind == k.PASS or kind == k.ALL) and u[at + seen.BEFORE + 2] >= 0 and x[VALUE + place] < 0:
        refused = k.strength(r, u[at + seen.BEFORE], u[at + seen.BEFORE + 1], u[at + seen.BEFORE + 2]) >> 6
        group = 0
        if kind == k.PASS:
            group = 1
        add(x, STATE, OTHER_LEFT + 33 * (2 * slot + group) + refused)
    if u[at + seen.GAVE] >= 0 and u[at + seen.GAVE + 1] < 0:
        gave = u[at + seen.GAVE]
        same = 0  # whether a card of its suit is known to be kept
        if x[KNOWN_COUNT + 4 * place + (gave & 3)] > 0:
            same = 1
        add(x, STATE, OTHER_GAVE + 12 * (2 * slot + same) + (k.card_value(gave) >> 1))


def outcome(r: tuple[int, ...], u: list[int], own: list[int], x: list[int], move: int) -> int:
    """Write the hand and the open cards after a move into ``x``; -1 for those that aren't known. Gives its kind."""
    for i in range(3):
        x[HAND + i] = own[i]
        x[OPEN + i] = u[seen.OPEN + i]
    if move < 9:
        i = move // 3
        j = move % 3
        x[HAND + i] = u[seen.OPEN + j]
        x[OPEN + j] = own[i]
        return 0
    if move < k.ALL:
        i = (move - 9) // 3
        j = move % 3
        for step in range(1, 3):
            x[HAND + (i + step) % 3] = u[seen.OPEN + (j + step) % 3]
            x[OPEN + (j + step) % 3] = own[(i + step) % 3]
        return 1
    if move == k.ALL:
        for i in range(3):
            x[HAND + i] = u[seen.OPEN + i]
            x[OPEN + i] = own[i]
        return 2
    if move == k.SWITCH:
        for i in range(3):
            x[HAND + i] = -1
            if r[k.R_MECHANISM] == 0:
                x[HAND + i] = u[seen.OPEN + i]
                x[OPEN + i] = own[i]
        return 8
    if move >= k.DISCARD:
        x[OPEN] = own[seen.OWN_FOURTH]
        if move < k.DISCARD + 3:
            x[OPEN] = own[move - k.DISCARD]
            x[HAND + move - k.DISCARD] = own[seen.OWN_FOURTH]
        return 11
    if move == k.RENEW or move == k.DRAW:
        for i in range(3):
            x[OPEN + i] = -1
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
    x[HAND + found] = u[seen.OPEN]
    x[OPEN] = own[found]


def one_move(r: tuple[int, ...], u: list[int], own: list[int], x: list[int], move: int, at: int) -> None:
    """The rows of a move, into the list at ``at + 1``."""
    x[at] = move
    rows = at + 1
    x[rows] = 0
    n = u[seen.PLACES]
    me = own[seen.OWN_PLACE]
    mechanism = r[k.R_MECHANISM]
    where = context(r, n)
    when = stage(r, u, own)
    kind = outcome(r, u, own, x, move)
    if kind == 10:
        take(r, u, own, x)
    knocked = 0
    if when > 3:
        knocked = 1
    late = knocked
    if kind == 4:
        late = 2
    add(x, rows, KIND + STAGES * (CONTEXTS * kind + where) + when)
    renewed = 0
    if kind == 3 or kind == 5:
        chain = u[seen.CHAIN]
        if kind == 3:
            chain += 1
        if chain == n and knocked == 0 and r[k.R_PASSING] != 3:
            renewed = 1
    now = k.strength(r, own[0], own[1], own[2]) >> 5
    lives = least(u[seen.LIVES + me], 4)
    if x[HAND] < 0:
        add(x, rows, BLIND + 4 * where)
        add(x, rows, STAKES + 85 * where + 17 * lives + 16)
    else:
        value = k.strength(r, x[HAND], x[HAND + 1], x[HAND + 2]) >> 5
        add(x, rows, AFTER + POINTS * (3 * where + late) + value)
        add(x, rows, AFTER_LATE + POINTS * (16 * mechanism + least(u[seen.LAP], 15)) + value)
        if kind == 4:
            add(x, rows, KNOCKING + POINTS * when + value)
        gain = value - now
        if gain > 24:
            gain = 24
        if gain < -24:
            gain = -24
        add(x, rows, GAIN + 49 * kind + gain + 24)
        add(x, rows, STAKES + 85 * where + 17 * lives + least(value >> 2, 15))
        hand_rows(r, x, rows, mechanism, when, knocked, value)
        compare(u, x, rows, n, me, mechanism, knocked, late, value)
    if x[OPEN] < 0 or renewed == 1:
        add(x, rows, BLIND + 4 * where + 1 + renewed)
    else:
        open_rows(r, u, x, rows, where, mechanism, knocked, n, me)


def hand_rows(r: tuple[int, ...], x: list[int], rows: int, mechanism: int, when: int, knocked: int, value: int) -> None:
    """The rows of what the hand may become."""
    for suit in range(4):
        x[SUM + suit] = 0
        x[COUNT + suit] = 0
        x[LOW + suit] = 99
    for i in range(3):
        card = x[HAND + i]
        suit = card & 3
        points = k.card_value(card)
        x[SUM + suit] += points
        x[COUNT + suit] += 1
        x[LOW + suit] = least(x[LOW + suit], points)
    best = 0
    for suit in range(4):
        if x[COUNT + suit] > x[COUNT + best] or (x[COUNT + suit] == x[COUNT + best] and x[SUM + suit] > x[SUM + best]):
            best = suit
    add(x, rows, SHAPE + 33 * (3 * mechanism + x[COUNT + best] - 1) + (x[SUM + best] >> 1))
    total = 0
    better = 0
    hidden = 0
    outs = 0
    for i in range(x[ENTRIES]):
        entry = ENTRIES + 1 + 3 * i
        suit = x[entry]
        points = x[entry + 1]
        many = x[entry + 2]
        new = x[SUM + suit] + points
        if x[COUNT + suit] == 3:
            new -= least(points, x[LOW + suit])
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
    add(x, rows, OUTS + 9 * (STAGES * mechanism + when) + least(outs, 8))
    add(x, rows, PROSPECT + POINTS * (2 * mechanism + knocked) + total // hidden)
    add(x, rows, CHANCE + 17 * mechanism + 16 * better // hidden)
    if r[k.R_THREE_OF_A_KIND] > 0:
        pair = -1
        for i in range(3):
            if x[HAND + i] >> 2 == x[HAND + (i + 1) % 3] >> 2:
                pair = x[HAND + i] >> 2
        if pair >= 0:
            left = least(x[HIDDEN_RANKS + pair], 2)
            add(x, rows, PAIR + 13 * (3 * mechanism + left) + pair)


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
        if x[VALUE + place] >= 0:
            known += 1
            lowest = least(lowest, x[VALUE + place])
            if x[VALUE + place] > value:
                higher += 1
        if x[BOUND + place] < value:
            beaten += 1
    relation = 33
    if known > 0:
        relation = value - lowest
        if relation > 16:
            relation = 16
        if relation < -16:
            relation = -16
        relation += 16
    add(x, rows, RELATION + 34 * (2 * mechanism + knocked) + relation)
    add(x, rows, LOWER + 81 * knocked + 9 * least(known, 8) + least(higher, 8))
    add(x, rows, BEATEN + 9 * late + least(beaten, 8))


def reach(x: list[int], total: int, count: int, low: int) -> int:
    """Half points by suit that these known cards come to with one of the open cards, the best suit."""
    most = 0
    for suit in range(4):
        points = x[total + suit]
        best = x[OPEN_BEST + suit]
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
        x[OPEN_BEST + suit] = 0
    every = 0
    if mechanism == 1:
        points = k.card_value(x[OPEN])
        x[OPEN_BEST + (x[OPEN] & 3)] = points
        add(x, rows, LEFT + POINTS * (2 * where + knocked) + points)
    else:
        first = 0
        second = 0
        pair = 0
        for i in range(3):
            card = x[OPEN + i]
            points = k.card_value(card)
            if points > x[OPEN_BEST + (card & 3)]:
                x[OPEN_BEST + (card & 3)] = points
            if points > first:
                second = first
                first = points
            elif points > second:
                second = points
            after = x[OPEN + (i + 1) % 3]
            if card & 3 == after & 3:
                both = points + k.card_value(after)
                if both > pair:
                    pair = both
        every = k.strength(r, x[OPEN], x[OPEN + 1], x[OPEN + 2]) >> 5
        add(x, rows, LEFT + POINTS * (2 * where + knocked) + every)
        add(x, rows, LEFT_PAIR + 33 * knocked + (pair >> 1))
        add(x, rows, LEFT_HIGH + 144 * knocked + 12 * (first >> 1) + (second >> 1))
        if r[k.R_EXCHANGE] & 4 == 0:
            every = 0
    two = 0
    if n == 2:
        two = 1
    place = (me + 1) % n
    if place != u[seen.KNOCKER]:
        most = reach(x, KNOWN_SUM + 4 * place, KNOWN_COUNT + 4 * place, KNOWN_LOW + 4 * place)
        if every > most:
            most = every
        add(x, rows, NEXT + POINTS * (4 * (2 * two + mechanism) + x[KNOWN + place]) + most)
        if n > 2:
            place = (me + 2) % n
            if place != u[seen.KNOCKER]:
                at = 4 * place
                most = reach(x, KNOWN_SUM + at, KNOWN_COUNT + at, KNOWN_LOW + at)
                add(x, rows, SECOND + POINTS * (4 * mechanism + x[KNOWN + place]) + most)
    if x[HAND] >= 0 and knocked == 0:
        most = reach(x, SUM, COUNT, LOW)
        if every > most:
            most = every
        add(x, rows, MINE_NEXT + POINTS * (2 * mechanism + two) + most)
