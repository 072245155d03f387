"""Whole matches in bulk, written like the kernel, for CPython and numba alike (`matches` runs them).

Each match has a seed, and the order of the pack in a round follows from that and from the round's number alone:
matches of the same seed are *duplicate deals*, whoever plays and whatever they do.

Vectors
    ``plan``   what to play: ``PLAN`` numbers a match
    ``rows``   what came of it: ``ROW`` numbers a match
    ``tally``  figures over all rounds, added to: by players in the round, ``T_SIZE`` numbers each
    ``log``    with ``logging`` 1: the seats' moves and the order of each pack, to make a record of
"""

from __future__ import annotations

from schwimmen.lab import kinds
from schwimmen.lab import random_play as chance
from schwimmen.mind import seen
from schwimmen.rules import kernel as k

MOST = seen.MOST  # seats

# --- the plan of a match
P_SEED = 0  # a state of the random numbers
P_DEALER = 1
P_KIND = 2  # by seat
P_PARAMETER = P_KIND + MOST
PLAN = P_PARAMETER + MOST

# --- what came of it
WINNER = 0  # seat, k.NO_WINNER, or one of the following
UNENDED = -4  # given up after the most rounds that are allowed
ILLEGAL = -5  # a player gave an illegal move: FAULT_SEAT and FAULT_MOVE
ROUNDS = 1
MOVES = 2
CAPPED = 3  # rounds that were given up after the most laps that are allowed: nobody lost
FAULT_SEAT = 4
FAULT_MOVE = 5
ENDS = 6  # rounds by their end, k.BY_KNOCK to k.BY_VOID
LIVES_LOST = ENDS + 8  # by seat
OUT_IN = LIVES_LOST + MOST  # by seat, the round in which it went out for good, from 1; 0: never
ROW = OUT_IN + MOST

# --- figures over rounds, for a number of players: at n * T_SIZE
T_ROUNDS = 0
T_MOVES = 1
T_LAPS = 2  # whole laps
T_CAPPED = 3
T_ENDS = 4
T_LOST = T_ENDS + 8  # lives lost, by place
T_KNOCKS = T_LOST + MOST  # by the knocker's value at the end, in half points
T_KNOCKS_LOWEST = T_KNOCKS + 65  # … in which the knocker lost a life
T_KNOCKS_CAUGHT = T_KNOCKS_LOWEST + 65  # … in which somebody got a 31 or fire after it
T_KEPT = T_KNOCKS_CAUGHT + 65  # dealers who kept a hand, by its value
T_KEPT_LOST = T_KEPT + 65  # lives that they lost
T_GIVEN = T_KEPT_LOST + 65  # dealers who gave it up
T_GIVEN_LOST = T_GIVEN + 65
LEVELS = 10  # 0 to 9 lives
T_STOOD = T_GIVEN_LOST + 65  # seats that came to so many lives at a table of so many, each once a match
T_STOOD_WON = T_STOOD + LEVELS  # … and won it
T_SIZE = T_STOOD_WON + LEVELS
TALLY = (MOST + 1) * T_SIZE

# --- a seat in its match: the vector ``bought``
BOUGHT = 0  # by seat: 1 once it has bought back
STOOD = MOST  # by seat, players in the round and lives: 1 once it has stood so
STANDS = (MOST + 1) * LEVELS
IN_MATCH = STOOD + MOST * STANDS


def fresh(g: int) -> int:
    """A state of random numbers to begin with, drawn from another stream, which then has to `advance` twice."""
    low = (g ^ (g >> 32)) & chance.LOW
    return 1 + low + (chance.below(chance.advance(g), chance.MULTIPLIER - 1) << 32)


def onward(g: int) -> int:
    """The stream after a `fresh`."""
    return chance.advance(chance.advance(g))


def play_matches(
    r: tuple[int, ...],
    seats: int,
    matches: int,
    plan: list[int],
    rows: list[int],
    tally: list[int],
    most_laps: int,
    most_rounds: int,
    coin: int,
    s: list[int],
    u: list[int],
    own: list[int],
    hands: list[int],
    lost: list[int],
    why: list[int],
    lives: list[int],
    out: list[int],
    lives_before: list[int],
    out_before: list[int],
    bought: list[int],
    paid: list[int],
    w: list[float],
    m: list[int],
    logging: int,
    log: list[int],
) -> None:
    """Play the matches of a plan. With ``coin`` 1 a coin decides for every dealer whether to keep the hand."""
    for match in range(matches):
        at = match * PLAN
        row = match * ROW
        for i in range(ROW):
            rows[row + i] = 0
        for seat in range(seats):
            lives[seat] = r[k.R_LIVES]
            out[seat] = 0
            bought[BOUGHT + seat] = 0
            for i in range((seats + 1) * LEVELS):
                bought[STOOD + seat * STANDS + i] = 0
        decks = fresh(plan[at + P_SEED])
        g = onward(plan[at + P_SEED])
        dealer = plan[at + P_DEALER]
        winner = k.GOES_ON
        while winner == k.GOES_ON or winner == k.REPLAY:
            if rows[row + ROUNDS] == most_rounds:
                winner = UNENDED
            else:
                note_lives(seats, lives, out, bought)
                g = play_round(
                    r, seats, plan, at, rows, row, tally, most_laps, coin, fresh(decks), g, dealer,
                    s, u, own, hands, lost, why, lives, out, paid, w, m, logging, log,
                )  # fmt: skip
                decks = onward(decks)
                if rows[row + WINNER] == ILLEGAL:
                    winner = ILLEGAL
                else:
                    winner = take_lives(r, seats, rows, row, lives, out, lives_before, out_before, bought, paid)
                    if winner == k.GOES_ON or winner == k.REPLAY:
                        dealer = k.next_seat(seats, out, dealer)
        rows[row + WINNER] = winner
        if winner >= k.NO_WINNER:
            count_lives(seats, winner, bought, tally)


def note_lives(seats: int, lives: list[int], out: list[int], bought: list[int]) -> None:
    """Before a round: with how many lives each seat stands, and among how many."""
    n = 0
    for seat in range(seats):
        n += 1 - out[seat]
    for seat in range(seats):
        if out[seat] == 0:
            bought[STOOD + seat * STANDS + n * LEVELS + lives[seat]] = 1


def count_lives(seats: int, winner: int, bought: list[int], tally: list[int]) -> None:
    """After a match: who had stood so, and who of them won."""
    for seat in range(seats):
        for n in range(2, seats + 1):
            for i in range(LEVELS):
                if bought[STOOD + seat * STANDS + n * LEVELS + i] == 1:
                    tally[n * T_SIZE + T_STOOD + i] += 1
                    if seat == winner:
                        tally[n * T_SIZE + T_STOOD_WON + i] += 1


def take_lives(
    r: tuple[int, ...],
    seats: int,
    rows: list[int],
    row: int,
    lives: list[int],
    out: list[int],
    lives_before: list[int],
    out_before: list[int],
    bought: list[int],
    paid: list[int],
) -> int:
    """After a round: who goes out, who comes back (whoever may), and what `kernel.conclude` says of it."""
    for seat in range(seats):
        lives_before[seat] = lives[seat]
        out_before[seat] = out[seat]
        rows[row + LIVES_LOST + seat] += paid[seat]
    k.lose_lives(r, seats, lives, out, paid)
    for seat in range(seats):
        if k.may_buy_back(r, out_before[seat], out[seat], bought[BOUGHT + seat]) == 1:
            bought[BOUGHT + seat] = 1
            out[seat] = 0
            lives[seat] = r[k.R_LIVES]
        elif out[seat] == 1 and out_before[seat] == 0:
            rows[row + OUT_IN + seat] = rows[row + ROUNDS]
    winner = k.conclude(r, seats, out)
    if winner == k.REPLAY:
        for seat in range(seats):
            lives[seat] = lives_before[seat]
            out[seat] = out_before[seat]
            if out[seat] == 0:
                rows[row + OUT_IN + seat] = 0
    return winner


def play_round(
    r: tuple[int, ...],
    seats: int,
    plan: list[int],
    at: int,
    rows: list[int],
    row: int,
    tally: list[int],
    most_laps: int,
    coin: int,
    deck: int,
    g: int,
    dealer: int,
    s: list[int],
    u: list[int],
    own: list[int],
    hands: list[int],
    lost: list[int],
    why: list[int],
    lives: list[int],
    out: list[int],
    paid: list[int],
    w: list[float],
    m: list[int],
    logging: int,
    log: list[int],
) -> int:
    """Play a round; what each seat loses goes into ``paid``. Gives the players' random numbers after it."""
    size = r[k.R_DECK]
    n = 0
    seat = dealer
    for i in range(seats):
        paid[i] = 0
        if out[i] == 0:
            n += 1
    for i in range(size):
        s[k.PACK + i] = 52 - size + i
    deck = chance.shuffle(s, deck, 0, size, size)
    if logging == 1:
        note_pack(s, 0, size, log)
    k.deal(r, s, n)
    for place in range(n):
        seat = k.next_seat(seats, out, seat)
        u[seen.SEAT + place] = seat
        u[seen.LIVES + place] = lives[seat]
    seen.begin(r, s, u, seats)
    t = n * T_SIZE
    dealt = k.hand_strength(r, s, n - 1) >> 5
    choice = -1
    moves = 0
    playing = 1
    while playing == 1:
        if s[k.PHASE] == k.PHASE_OVER:
            playing = 0
        elif s[k.PHASE] == k.PHASE_STOCK:
            seen.mixed(r, u)
            deck = chance.shuffle(s, deck, s[k.STOCK], size, size)
            if logging == 1:
                note_pack(s, s[k.STOCK], size, log)
            k.shuffled(r, s)
            seen.after(r, s, u)
        elif s[k.LAP] >= most_laps:
            playing = 0
        else:
            seen.look(r, s, own)
            seat = u[seen.SEAT + s[k.ACTOR]]
            if s[k.PHASE] == k.PHASE_CHOICE and coin == 1:
                move = k.KEEP + chance.below(g, 2)
                g = chance.advance(g)
            else:
                kind = plan[at + P_KIND + seat]
                move = kinds.decide(r, u, own, kind, plan[at + P_PARAMETER + seat], fresh(g), w, m)
                g = onward(g)
            legal = 0
            if move >= 0:
                if move < k.MOVES:
                    legal = (own[seen.OWN_LEGAL] >> move) & 1
            if legal == 0:
                rows[row + WINNER] = ILLEGAL
                rows[row + FAULT_SEAT] = seat
                rows[row + FAULT_MOVE] = move
                rows[row + MOVES] += moves
                return g
            if logging == 1:
                log[0] += 1
                log[log[0]] = move
            if s[k.PHASE] == k.PHASE_CHOICE:
                choice = move
            seen.before(r, s, u, move)
            k.apply(r, s, move)
            seen.after(r, s, u)
            moves += 1
    rows[row + ROUNDS] += 1
    rows[row + MOVES] += moves
    tally[t + T_ROUNDS] += 1
    tally[t + T_MOVES] += moves
    tally[t + T_LAPS] += s[k.LAP]
    if s[k.PHASE] != k.PHASE_OVER:
        rows[row + CAPPED] += 1
        tally[t + T_CAPPED] += 1
        return g
    k.settle_round(r, s, hands, lost, why)
    rows[row + ENDS + s[k.ENDED_BY]] += 1
    tally[t + T_ENDS + s[k.ENDED_BY]] += 1
    for place in range(n):
        paid[u[seen.SEAT + place]] = lost[place]
        tally[t + T_LOST + place] += lost[place]
    count_knock(s, hands, lost, tally, t)
    kinds.ended(r, s, u, lost, w, m)
    if choice == k.KEEP:
        tally[t + T_KEPT + dealt] += 1
        tally[t + T_KEPT_LOST + dealt] += lost[n - 1]
    elif choice == k.SWITCH:
        tally[t + T_GIVEN + dealt] += 1
        tally[t + T_GIVEN_LOST + dealt] += lost[n - 1]
    return g


def count_knock(s: list[int], hands: list[int], lost: list[int], tally: list[int], t: int) -> None:
    """If somebody knocked in a finished round: with what, and to what end."""
    if s[k.KNOCKER] < 0:
        return
    v = hands[s[k.KNOCKER]] >> 5
    tally[t + T_KNOCKS + v] += 1
    if lost[s[k.KNOCKER]] > 0:
        tally[t + T_KNOCKS_LOWEST + v] += 1
    if s[k.ENDED_BY] != k.BY_KNOCK:
        tally[t + T_KNOCKS_CAUGHT + v] += 1


def note_pack(s: list[int], start: int, stop: int, log: list[int]) -> None:
    """Write the order of cards that were shuffled into the log: -1 for a pack, -2 for a stock, then the cards."""
    log[0] += 1
    log[log[0]] = -1 if start == 0 else -2
    for i in range(start, stop):
        log[0] += 1
        log[log[0]] = s[k.PACK + i]
