"""Where things lie for the player without search: in a scratch vector ``x``, and in the table of weights (`traits`)."""

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

# Where cards are exchanged and where they are drawn the same means different things, so these stand twice, at
# ``WAYS * mechanism`` the second time:
RULES = 0
FEWER = RULES + 8 * 23
OTHER_VALUE = FEWER + 81  # of the others, by slot (`slot_of`)
OTHER_PART = OTHER_VALUE + 4 * POINTS
OTHER_LAST = OTHER_PART + 4 * 3 * 32
OTHER_BEFORE = OTHER_LAST + 4 * 24
OTHER_LEFT = OTHER_BEFORE + 4 * 12
OTHER_GAVE = OTHER_LEFT + 4 * 2 * 33
OTHER_BOUND = OTHER_GAVE + 4 * 2 * 12
KNOCKING = OTHER_BOUND + 4 * 33  # of a move
GAIN = KNOCKING + POINTS * STAGES
LOWER = GAIN + 49 * KINDS
BEATEN = LOWER + 81 * 2
WAYS = BEATEN + 9 * 3

# These have the mechanism in them, mostly before all else.
PHASES = 2 * WAYS
LAPS = PHASES + 4 * CONTEXTS
TURNS_LEFT = LAPS + 32
CHAINS = TURNS_LEFT + 10 * CONTEXTS
NOW = CHAINS + 9 * CONTEXTS
LIVES = NOW + 4 * POINTS
STOCK = LIVES + 25 * CONTEXTS
KIND = STOCK + 32  # of a move
AFTER = KIND + KINDS * CONTEXTS * STAGES
AFTER_LATE = AFTER + POINTS * CONTEXTS * 3
SHAPE = AFTER_LATE + POINTS * 32
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
STAKES = RELATION + 34 * 4
BLIND = STAKES + 17 * 5 * CONTEXTS
DUEL_KNOCK = BLIND + 4 * CONTEXTS  # between two players, by mechanism: a knock by lap and value
DUEL_PART = DUEL_KNOCK + 2 * 16 * POINTS  # … the hand beside what is known of the other's
ROWS = DUEL_PART + 2 * 3 * 4 * 16 * 16

assert k.R_ALL_OUT == 22, "the rules vector has grown"


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
