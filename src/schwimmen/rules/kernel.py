"""The rules on plain integers: the only statement of them (docs/rules.md).

Every function takes whole numbers and vectors of whole numbers and returns a whole number or nothing.
There are no objects, no strings, no randomness and no imports here, so CPython runs the file as it is,
numba compiles it unchanged, and a small generator can turn it into another language. For that reason
the code keeps to: indexing, ``if``, ``while``, ``for … in range``, one comparison at a time, 0 and 1 for
truth, ``//`` on numbers that are not negative only, and values below 2**31.

Vectors
    ``r``  the rules, one number an option, in the order of ``options.py`` (``R_…``; points in half points)
    ``s``  one round: ``HEAD`` numbers, then the pack (``PACK`` onwards)

A card is ``4 * rank + suit``: rank 0 to 12 for 2 to ace, suit 0 to 3 for clubs, spades, hearts, diamonds.
A round knows *places*, not seats: place 0 is the dealer's left neighbour, the last place is the dealer.
The pack is only ever permuted: the hand of place ``p`` lies where R3.1 dealt it (``p``, ``p + n``, ``p + 2n``),
then come the cards set aside or discarded, then the centre (three cards) or the top of the discard pile
(one card), then, from ``s[STOCK]``, the stock. The fourth card of a draw_discard turn lies at ``s[STOCK] - 1``.
"""

# --- the rules vector -------------------------------------------------------------------------------
R_MECHANISM = 0  # 0 commerce, 1 draw_discard
R_DECK = 1  # number of cards
R_LIVES = 2
R_SWIMMING = 3  # 0 all, 1 first, 2 none
R_BUY_BACK = 4
R_DEALER_CHOICE = 5  # 0 blind, 1 open, 2 none
R_EXCHANGE = 6  # bits: 1 one card, 2 two cards, 4 three cards
R_PASSING = 7  # 0 free, 1 once, 2 never, 3 out
R_EMPTY_STOCK = 8  # 0 showdown, 1 reshuffle, 2 void
R_RENEW_789 = 9  # 0 off, 1 optional, 2 automatic
R_KNOCK_FROM = 10  # 0 second_lap, 1 first_turn, 2 second_turn_except_dealer, 3 never
R_KNOCK_TIMING = 11  # 0 instead, 1 after
R_THIRTY_ONE = 12  # 0 ends, 1 fire, 2 plain
R_THREE_OF_A_KIND = 13  # half points, 0 for off
R_THREE_ACES = 14  # 0 ordinary, 1 top, 2 fire
R_TIE_LOWEST = 15  # 0 all_lose, 1 none_lose, 2 tiebreak
R_ALL_EQUAL = 16  # 0 none_lose, 1 as_usual
R_KNOCKER_TIE = 17  # 0 ordinary, 1 safe, 2 alone
R_KNOCKER_PENALTY = 18  # 0 none, 1 double_if_sole_lowest, 2 double_if_beats_nobody
R_LAP_LIMIT = 19
R_WEAK_KNOCK_BELOW = 20  # half points
R_POINTS_LIMIT = 21  # half points
R_ALL_OUT = 22  # 0 no_winner, 1 replay

# --- the round's vector -----------------------------------------------------------------------------
PHASE = 0
PLACES = 1  # n, the players in this round
ACTOR = 2  # the place to act (at a STOCK phase: the place that acts next)
LAP = 3  # turns that the place to act has finished: play is strictly cyclic, so one counter serves all
KNOCKER = 4  # place, or -1
CHAIN = 5  # passes without a break (R4.4)
PASSED = 6  # a bit for each place that has passed, where passing is `once` or `out`
LAST_TURN = 7  # 1 once the only player left in has been given the last turn (R4.6)
ENDED_BY = 8  # BY_…, 0 while the round goes on
STOCK = 9  # index in the pack of the next card of the stock
FOURTH = 10  # 0, or DRAW or TAKE: where the fourth card in the hand came from
SHUFFLE = 11  # why the stock is being shuffled: FOR_…
HEAD = 12
PACK = HEAD

PHASE_CHOICE = 0
PHASE_TURN = 1
PHASE_DISCARD = 2
PHASE_AFTER = 3
PHASE_STOCK = 4
PHASE_OVER = 5

BY_KNOCK = 1
BY_THIRTY_ONE = 2
BY_FIRE = 3
BY_STOCK = 4
BY_ALL_PASSED = 5
BY_LAPS = 6
BY_VOID = 7

FOR_CHOICE = 1
FOR_CENTRE = 2
FOR_DRAW = 3

# --- moves: a code each, so that all legal moves are one mask ------------------------------------------
# 0 to 8: one card, 3 * (slot in the hand) + (slot in the centre)
# 9 to 17: two cards, 9 + 3 * (slot that stays in the hand) + (slot that stays in the centre)
ALL = 18
PASS = 19
KNOCK = 20
STAY = 21
RENEW = 22
KEEP = 23
SWITCH = 24
DRAW = 25
TAKE = 26
DISCARD = 27  # 27 to 29: a slot of the hand; 30: the card that was drawn or taken
MOVES = 31

ONES = 0x1FF  # the masks of all exchanges of one card, and of two
TWOS = 0x1FF << 9

# --- why a move is refused (0: it is legal) ------------------------------------------------------------
REFUSED_ROUND_OVER = 1  # R6, R5.3 …: nothing can be played any more
REFUSED_STOCK_DUE = 2  # R4.5, R4.9, R3.2: the stock is being shuffled
REFUSED_CHOICE_DUE = 3  # R3.2: the dealer chooses first
REFUSED_DISCARD_DUE = 4  # R4.8: a card must be discarded
REFUSED_AFTER_DUE = 5  # R5.2: only knock or stay
REFUSED_NO_CHOICE = 6  # R3.2: no dealer's choice now
REFUSED_NO_DISCARD = 7  # R4.8: nothing was drawn
REFUSED_NO_STAY = 8  # R5.2: stay answers an offered knock only
REFUSED_NOT_COMMERCE = 9  # R4.8: no exchange, pass or renewal in draw_discard
REFUSED_NOT_DRAW = 10  # R4.1: no draw or take in commerce
REFUSED_EXCHANGE_SIZE = 11  # R4.1
REFUSED_PASS_NEVER = 12  # R4.2
REFUSED_PASS_ONCE = 13  # R4.2
REFUSED_KNOCK_NEVER = 14  # R5.1
REFUSED_KNOCK_FIRST_LAP = 15  # R5.1
REFUSED_KNOCK_FIRST_TURN = 16  # R5.1
REFUSED_KNOCK_TWICE = 17  # R5.3, R5.4
REFUSED_KNOCK_AFTER = 18  # R5.2: a knock follows an exchange or a pass
REFUSED_RENEW_OFF = 19  # R4.7
REFUSED_RENEW_CENTRE = 20  # R4.7: the centre is not 7, 8, 9
REFUSED_RENEW_STOCK = 21  # R4.7: fewer than three cards in the stock
REFUSED_TAKEN = 22  # R4.8: the card that was taken stays

# --- why a player loses, or is spared although the hand is among the lowest (0: nothing to say) ----------
WHY_FIRE = 1  # R7.1
WHY_THIRTY_ONE = 2  # R7.2
WHY_LOWEST = 3  # R7.4
WHY_TIED = 4  # R7.4: among several lowest
WHY_LOWER_OF_EQUALS = 5  # R7.5, R2.5: of equal value, but lower
WHY_LIMIT = 6  # R7.6
WHY_SOLE_LOWEST = 7  # R7.7: two lives
WHY_BEATS_NOBODY = 8  # R7.7: two lives
WHY_WEAK_KNOCK = 9  # R7.8: two lives
WHY_ALL_EQUAL = 10  # R7.3: spared
WHY_TIE_SPARES = 11  # R7.4: spared
WHY_HIGHER_OF_EQUALS = 12  # R7.5, R2.5: spared
WHY_HIGHEST = 13  # R7.6: spared

# === 2. Value of a hand ================================================================================


def card_value(card: int) -> int:
    """Half points of one card (R2.1)."""
    rank = card >> 2
    if rank < 8:
        return 2 * rank + 4
    if rank < 12:
        return 20
    return 22


def strength(r: tuple[int, ...], a: int, b: int, c: int) -> int:
    """One number that orders hands: 32 * value in half points + the order among equals (R2.2 to R2.5).

    The order is 0 to 3 for the suit of a suited hand, 16 + rank for a three of a kind that counts as one.
    """
    if ((a ^ b) | (b ^ c)) >> 2 == 0:
        counts = r[R_THREE_OF_A_KIND]
        if a >> 2 == 12 and r[R_THREE_ACES] != 0:
            counts = 64
        if counts != 0:
            return 32 * counts + 16 + (a >> 2)
    sa = a & 3
    sb = b & 3
    sc = c & 3
    va = card_value(a)
    vb = card_value(b)
    vc = card_value(c)
    if sb == sa:
        va += vb
    if sc == sa:
        va += vc
    if sc == sb:
        vb += vc
    # `3 - suit`: clubs are the highest suit; of several best suits the highest counts (R2.5)
    best = 32 * va + 3 - sa
    other = 32 * vb + 3 - sb
    if other > best:
        best = other
    other = 32 * vc + 3 - sc
    if other > best:
        best = other
    return best


def finishing(r: tuple[int, ...], a: int, b: int, c: int) -> int:
    """BY_FIRE or BY_THIRTY_ONE if this hand ends the round at once, else 0 (R6.1, R6.3, R6.4)."""
    differ = (a ^ b) | (b ^ c)
    if differ & 3 != 0 and differ >> 2 != 0:  # neither of one suit nor of one rank: most hands
        return 0
    value = strength(r, a, b, c) >> 5
    if value == 64 and r[R_THREE_ACES] == 2:
        return BY_FIRE
    if value == 62:
        if r[R_THIRTY_ONE] == 1:
            return BY_FIRE
        if r[R_THIRTY_ONE] == 0:
            return BY_THIRTY_ONE
    return 0


def hand_strength(r: tuple[int, ...], s: list[int], place: int) -> int:
    """The strength of a place's three cards; a fourth card never counts (R2.6)."""
    n = s[PLACES]
    return strength(r, s[PACK + place], s[PACK + place + n], s[PACK + place + 2 * n])


def hand_finishing(r: tuple[int, ...], s: list[int], place: int, slot: int) -> int:
    """Whether a place's hand ends the round at once (R6.1): BY_FIRE, BY_THIRTY_ONE or 0.

    ``slot``, if any has just been written, is that one: then no reading has to wait for it (speed alone).
    """
    n = s[PLACES]
    other = 1 - (slot & 1)
    third = 3 - slot - other
    return finishing(r, s[PACK + place + slot * n], s[PACK + place + other * n], s[PACK + place + third * n])


# === 3. The deal =======================================================================================


def deal(r: tuple[int, ...], s: list[int], n: int) -> None:
    """Begin a round of ``n`` players with the pack that lies in ``s`` from PACK on, first card first (R3.1)."""
    s[PHASE] = PHASE_TURN
    s[PLACES] = n
    s[ACTOR] = 0
    s[LAP] = 0
    s[KNOCKER] = -1
    s[CHAIN] = 0
    s[PASSED] = 0
    s[LAST_TURN] = 0
    s[ENDED_BY] = 0
    s[FOURTH] = 0
    s[SHUFFLE] = 0
    if r[R_MECHANISM] == 0:
        s[STOCK] = 3 * n + 3
    else:
        s[STOCK] = 3 * n + 1
    if r[R_DEALER_CHOICE] != 2:
        s[PHASE] = PHASE_CHOICE
        s[ACTOR] = n - 1
    else:
        open_play(r, s)


def open_play(r: tuple[int, ...], s: list[int]) -> None:
    """After the dealer's choice: hands that end the round (R3.4), else the first turn (R3.5)."""
    s[ACTOR] = 0
    found = 0
    for place in range(s[PLACES]):
        by = hand_finishing(r, s, place, 0)
        if by > found:  # BY_FIRE is the greater: three aces come before 31 (R6.3)
            found = by
    if found != 0:
        end(s, found)
    else:
        begin_turn(r, s)


def switch_hand(r: tuple[int, ...], s: list[int]) -> None:
    """The dealer's ``switch`` (R3.2)."""
    n = s[PLACES]
    packet = s[STOCK]  # draw_discard: the next three cards of the stock
    if r[R_MECHANISM] == 0:
        packet -= 3  # commerce: the second packet
    for k in range(3):
        swap(s, n - 1 + k * n, packet + k)
    s[ACTOR] = 0
    if r[R_MECHANISM] == 1:
        await_shuffle(s, FOR_CHOICE)
    else:
        open_play(r, s)


def swap(s: list[int], i: int, j: int) -> None:
    """Exchange two cards of the pack."""
    card = s[PACK + i]
    s[PACK + i] = s[PACK + j]
    s[PACK + j] = card


# === 4. What may be done ===============================================================================


def refuse_renewal(r: tuple[int, ...], s: list[int]) -> int:
    """Why the centre is not renewed: it is not 7, 8 and 9, or the stock has no three cards (R4.7)."""
    ranks = 0
    for k in range(1, 4):
        ranks |= 1 << (s[PACK + s[STOCK] - k] >> 2)
    if ranks != 0xE0:  # the ranks 5, 6 and 7
        return REFUSED_RENEW_CENTRE
    if s[STOCK] + 3 > r[R_DECK]:
        return REFUSED_RENEW_STOCK
    return 0


def refuse_renew(r: tuple[int, ...], s: list[int]) -> int:
    """Why the player to act may not ``renew`` (R4.7)."""
    if r[R_RENEW_789] != 1:
        return REFUSED_RENEW_OFF
    return refuse_renewal(r, s)


def refuse_pass(r: tuple[int, ...], s: list[int]) -> int:
    """Why the player to act may not pass (R4.2)."""
    if r[R_PASSING] == 2:
        return REFUSED_PASS_NEVER
    if r[R_PASSING] == 1 and (s[PASSED] >> s[ACTOR]) & 1 != 0:
        return REFUSED_PASS_ONCE
    return 0


def refuse_knock(r: tuple[int, ...], s: list[int]) -> int:
    """Why the player to act may not knock in this round, or not yet (R5.1, R5.3 to R5.5)."""
    if r[R_KNOCK_FROM] == 3:
        return REFUSED_KNOCK_NEVER
    if s[KNOCKER] >= 0:
        return REFUSED_KNOCK_TWICE
    if s[LAP] == 0:  # a turn counts once it is finished (R5.5), so LAP serves phase AFTER too
        if r[R_KNOCK_FROM] == 0:
            return REFUSED_KNOCK_FIRST_LAP
        if r[R_KNOCK_FROM] == 2 and s[ACTOR] != s[PLACES] - 1:
            return REFUSED_KNOCK_FIRST_TURN
    return 0


def legal(r: tuple[int, ...], s: list[int]) -> int:
    """All legal moves as a mask: bit ``m`` is set where move ``m`` is legal."""
    phase = s[PHASE]
    if phase == PHASE_TURN:
        mask = 0
        if r[R_KNOCK_TIMING] == 0 and refuse_knock(r, s) == 0:
            mask = 1 << KNOCK
        if r[R_MECHANISM] == 1:
            return mask | 1 << DRAW | 1 << TAKE
        if r[R_EXCHANGE] & 1 != 0:
            mask |= ONES
        if r[R_EXCHANGE] & 2 != 0:
            mask |= TWOS
        if r[R_EXCHANGE] & 4 != 0:
            mask |= 1 << ALL
        if refuse_pass(r, s) == 0:
            mask |= 1 << PASS
        if refuse_renew(r, s) == 0:
            mask |= 1 << RENEW
        return mask
    if phase == PHASE_DISCARD:
        return (7 if s[FOURTH] == TAKE else 15) << DISCARD
    if phase == PHASE_AFTER:  # entered only where a knock is legal
        return 1 << KNOCK | 1 << STAY
    if phase == PHASE_CHOICE:
        return 1 << KEEP | 1 << SWITCH
    return 0


def refusal(r: tuple[int, ...], s: list[int], move: int) -> int:
    """Why the move (0 to MOVES - 1) is not legal now: REFUSED_…, or 0 if it is legal."""
    if (legal(r, s) >> move) & 1 == 1:
        return 0
    return reason(r, s, move)


def reason(r: tuple[int, ...], s: list[int], move: int) -> int:
    """Why a move that is not legal now is not: REFUSED_…."""
    phase = s[PHASE]
    if phase == PHASE_OVER:
        return REFUSED_ROUND_OVER
    if phase == PHASE_STOCK:
        return REFUSED_STOCK_DUE
    if phase == PHASE_CHOICE:
        return REFUSED_CHOICE_DUE
    if move == KEEP or move == SWITCH:
        return REFUSED_NO_CHOICE
    if phase == PHASE_DISCARD:
        return REFUSED_TAKEN if move == DISCARD + 3 else REFUSED_DISCARD_DUE
    if move >= DISCARD:
        return REFUSED_NO_DISCARD
    if phase == PHASE_AFTER:
        return REFUSED_AFTER_DUE
    if move == STAY:
        return REFUSED_NO_STAY
    if move == KNOCK:
        return REFUSED_KNOCK_AFTER if r[R_KNOCK_TIMING] == 1 else refuse_knock(r, s)
    if r[R_MECHANISM] == 1:
        return REFUSED_NOT_COMMERCE
    if move == PASS:
        return refuse_pass(r, s)
    if move == RENEW:
        return refuse_renew(r, s)
    if move > ALL:
        return REFUSED_NOT_DRAW
    return REFUSED_EXCHANGE_SIZE


# === 4 to 6. What happens ==============================================================================


def apply(r: tuple[int, ...], s: list[int], move: int) -> None:
    """Play a legal move and all that follows from it, up to the next decision, shuffle or end."""
    if move <= ALL:
        slot = exchange(s, move)
        s[CHAIN] = 0
        if end_at_once(r, s, slot) == 0:
            offer_knock(r, s)
    elif move == PASS:
        s[CHAIN] += 1
        if r[R_PASSING] & 1 != 0:  # once or out
            s[PASSED] |= 1 << s[ACTOR]
        offer_knock(r, s)
    elif move == KNOCK:
        s[KNOCKER] = s[ACTOR]
        end_turn(r, s)
    elif move == STAY:
        end_turn(r, s)
    elif move == RENEW:
        renew(s)
    elif move == KEEP:
        open_play(r, s)
    elif move == SWITCH:
        switch_hand(r, s)
    elif move <= TAKE:
        s[STOCK] += TAKE - move  # a card that is drawn leaves the stock
        s[FOURTH] = move
        s[PHASE] = PHASE_DISCARD
    else:
        if move != DISCARD + 3:
            swap(s, s[ACTOR] + (move - DISCARD) * s[PLACES], s[STOCK] - 1)
        s[FOURTH] = 0
        if end_at_once(r, s, 0) == 0:
            end_turn(r, s)


def exchange(s: list[int], move: int) -> int:
    """Exchange one, two or three cards of the player to act with the centre (R4.1); a slot that changed."""
    n = s[PLACES]
    hand = s[ACTOR]
    centre = s[STOCK] - 3
    if move < 9:
        i = move // 3
        swap(s, hand + i * n, centre + move % 3)
        return i
    if move < ALL:
        i = (move - 9) // 3  # these slots stay; the two after each (cyclically) are exchanged
        j = move % 3
        swap(s, hand + (i + 1) % 3 * n, centre + (j + 1) % 3)
        swap(s, hand + (i + 2) % 3 * n, centre + (j + 2) % 3)
        return (i + 1) % 3
    for k in range(3):
        swap(s, hand + k * n, centre + k)
    return 0


def offer_knock(r: tuple[int, ...], s: list[int]) -> None:
    """After an exchange or a pass: phase AFTER where a knock may be added (R5.2), else the turn ends."""
    if r[R_KNOCK_TIMING] == 1 and refuse_knock(r, s) == 0:
        s[PHASE] = PHASE_AFTER
    else:
        end_turn(r, s)


def renew(s: list[int]) -> None:
    """Set the centre aside and turn up the next three cards; a chain of passes is broken (R4.4, R4.7)."""
    s[STOCK] += 3
    s[CHAIN] = 0


def end(s: list[int], by: int) -> None:
    """End the round."""
    s[ENDED_BY] = by
    s[PHASE] = PHASE_OVER


def end_at_once(r: tuple[int, ...], s: list[int], slot: int) -> int:
    """End the round if the hand of the player to act does so (R6.2); 0 if it does not."""
    by = hand_finishing(r, s, s[ACTOR], slot)
    if by != 0:
        end(s, by)
    return by


def await_shuffle(s: list[int], reason: int) -> None:
    """Wait for a new order of the stock, which begins at ``s[STOCK]`` (R3.2, R4.5, R4.9)."""
    s[SHUFFLE] = reason
    s[PHASE] = PHASE_STOCK


def in_round(r: tuple[int, ...], s: list[int], place: int) -> int:
    """1 while the place still has turns: 0 once it has passed where passing is `out` (R4.6)."""
    if r[R_PASSING] != 3:
        return 1
    return 1 - ((s[PASSED] >> place) & 1)


def end_turn(r: tuple[int, ...], s: list[int]) -> None:
    """A turn is finished: does the round end, does the centre change, who is next?

    The order is R5.6, then R4.6 or R4.4 and R4.5, then the next place (R5.3), then what stands at the
    start of a turn (R4.7, R4.9). Before a knock only; after it R5.3 alone ends the round.
    """
    shuffle = 0
    if s[KNOCKER] < 0:
        left = s[PLACES]
        behind = s[PLACES] - 1 - s[ACTOR]  # those still in who come later in this lap
        if r[R_PASSING] == 3:
            left = 0
            behind = 0
            for place in range(s[PLACES]):
                if in_round(r, s, place) == 1:
                    left += 1
                    if place > s[ACTOR]:
                        behind += 1
        if lap_limit_reached(r, s, left, behind) == 1:  # R5.6
            end(s, BY_LAPS)
            return
        if left <= 1:  # R4.6: two began, so others have passed out
            if left == 0 or s[LAST_TURN] == 1:
                end(s, BY_ALL_PASSED)
                return
            s[LAST_TURN] = 1
        if s[CHAIN] == s[PLACES] and r[R_PASSING] != 3:  # R4.6: where passing is `out`, R4.4 does not apply
            if s[STOCK] + 3 <= r[R_DECK]:
                renew(s)  # R4.4
            elif r[R_EMPTY_STOCK] == 1:
                shuffle = 1
            else:
                end_by_stock(r, s)  # R4.5
                return
    # The next place still in, or the knocker, who ends the round even after passing out (R5.3).
    place = s[ACTOR]
    searching = 1
    while searching == 1:
        place += 1
        if place == s[PLACES]:
            place = 0
            s[LAP] += 1
        if place == s[KNOCKER]:
            end(s, BY_KNOCK)
            return
        searching = 1 - in_round(r, s, place)
    s[ACTOR] = place
    if shuffle == 1:  # R4.5: all that is in nobody's hand becomes the stock
        s[CHAIN] = 0
        s[STOCK] = 3 * s[PLACES]
        await_shuffle(s, FOR_CENTRE)
        return
    begin_turn(r, s)


def lap_limit_reached(r: tuple[int, ...], s: list[int], left: int, behind: int) -> int:
    """1 if each of the ``left`` players still in has had ``lap_limit`` turns (R5.6).

    ``behind`` of them have not yet had the turn of this lap; the others have had one turn more.
    """
    limit = r[R_LAP_LIMIT]
    if limit == 0 or left == 0:
        return 0
    had = s[LAP]
    if behind == 0:
        had += 1
    if had < limit:
        return 0
    return 1


def end_by_stock(r: tuple[int, ...], s: list[int]) -> None:
    """End the round for want of cards: showdown or void (R4.5, R4.9)."""
    if r[R_EMPTY_STOCK] == 2:
        end(s, BY_VOID)
    else:
        end(s, BY_STOCK)


def begin_turn(r: tuple[int, ...], s: list[int]) -> None:
    """What stands at the start of a turn: the automatic 7-8-9 (R4.7), the empty stock (R4.9)."""
    s[PHASE] = PHASE_TURN
    if r[R_MECHANISM] == 0:
        if r[R_RENEW_789] == 2:
            while refuse_renewal(r, s) == 0:
                renew(s)
    elif s[STOCK] == r[R_DECK]:
        if r[R_EMPTY_STOCK] == 1:  # the discard pile but for its top card
            swap(s, 3 * s[PLACES], s[STOCK] - 1)
            s[STOCK] = 3 * s[PLACES] + 1
            await_shuffle(s, FOR_DRAW)
        else:
            end_by_stock(r, s)


def shuffled(r: tuple[int, ...], s: list[int]) -> None:
    """Go on after a shuffle: the new order lies in the pack from ``s[STOCK]`` on, top card first."""
    reason = s[SHUFFLE]
    s[SHUFFLE] = 0
    if reason == FOR_CHOICE:
        open_play(r, s)
    else:
        if reason == FOR_CENTRE:
            s[STOCK] += 3
        begin_turn(r, s)


# === 7. Who loses ======================================================================================


def settle(
    r: tuple[int, ...], n: int, hands: list[int], knocker: int, ended_by: int, lost: list[int], why: list[int]
) -> None:
    """Write what each of ``n`` players loses (0, 1 or 2) into ``lost`` and the reason (WHY_…) into ``why`` (R7).

    ``hands`` are strengths: a score sheet, which has no cards, passes 32 * half points. ``knocker`` is an index
    into all three, or -1.
    """
    top = 0  # the highest value
    low = hands[0] >> 5  # the lowest
    burns = 0  # a 31 under R7.2
    for i in range(n):
        lost[i] = 0
        why[i] = 0
        value = hands[i] >> 5
        if value > top:
            top = value
        if value < low:
            low = value
        if value == 62:
            burns = r[R_THIRTY_ONE] & 1
    if ended_by == BY_VOID:
        return
    if top == 64 and r[R_THREE_ACES] == 2:  # R7.1
        pay_below(n, hands, 64, WHY_FIRE, lost, why)
        return
    if burns == 1:  # R7.2: three aces that are no fire are worth more, and hide no 31
        pay_below(n, hands, 62, WHY_THIRTY_ONE, lost, why)
        return
    knocked = -1  # R7.9
    if ended_by == BY_KNOCK:
        knocked = knocker
    if r[R_ALL_EQUAL] == 0 and top == low:  # R7.3
        equal = 1
        if r[R_TIE_LOWEST] == 2:
            for i in range(1, n):
                if hands[i] != hands[0]:
                    equal = 0
        if equal == 1:
            for i in range(n):
                why[i] = WHY_ALL_EQUAL
            return
    if knocked >= 0 and r[R_KNOCKER_PENALTY] == 2:  # R7.7
        if hands[knocked] >> 5 == low:
            lost[knocked] = 2
            why[knocked] = WHY_BEATS_NOBODY
            return
    pay_lowest(r, n, hands, knocked, lost, why)
    if knocked >= 0 and lost[knocked] == 1:
        value = hands[knocked] >> 5
        if value < r[R_WEAK_KNOCK_BELOW]:  # R7.8
            lost[knocked] = 2
            why[knocked] = WHY_WEAK_KNOCK
        if r[R_KNOCKER_PENALTY] == 1:  # R7.7
            others = -1
            for i in range(n):
                if hands[i] >> 5 <= value:
                    others += 1
            if others == 0:
                lost[knocked] = 2
                why[knocked] = WHY_SOLE_LOWEST


def pay_below(n: int, hands: list[int], value: int, reason: int, lost: list[int], why: list[int]) -> None:
    """Everybody whose hand is worth less than ``value`` half points loses 1."""
    for i in range(n):
        if hands[i] >> 5 < value:
            lost[i] = 1
            why[i] = reason


def rank_hand(r: tuple[int, ...], hands: list[int], i: int, knocked: int) -> int:
    """A hand's place in the whole comparison of R7.4: value, the knocker's place (R7.5), R2.5."""
    rank = 3 * (hands[i] >> 5) + 1
    if i == knocked:
        if r[R_KNOCKER_TIE] == 1:
            rank += 1
        elif r[R_KNOCKER_TIE] == 2:
            rank -= 1
    rank *= 32
    if r[R_TIE_LOWEST] == 2:
        rank += hands[i] & 31
    return rank


def pay_lowest(r: tuple[int, ...], n: int, hands: list[int], knocked: int, lost: list[int], why: list[int]) -> None:
    """The lowest hand pays, and with a points limit all at or below it (R7.4 to R7.6)."""
    limit = r[R_POINTS_LIMIT]
    highest = 0
    lowest = 1 << 20
    tied = 0  # hands at the lowest, compared in whole
    level = 0  # hands of the same value as the lowest
    for i in range(n):
        rank = rank_hand(r, hands, i, knocked)
        if rank > highest:
            highest = rank
        if hands[i] >> 5 > limit and rank < lowest:  # without a limit all hands are above it
            lowest = rank
    for i in range(n):
        rank = rank_hand(r, hands, i, knocked)
        if rank // 96 == lowest // 96:
            level += 1
        if rank == lowest:
            tied += 1
    for i in range(n):
        rank = rank_hand(r, hands, i, knocked)
        if hands[i] >> 5 <= limit:
            lost[i] = 1
            why[i] = WHY_LIMIT
        elif rank == lowest:
            lost[i] = 1
            why[i] = WHY_LOWEST
            if tied > 1:
                why[i] = WHY_TIED
                if r[R_TIE_LOWEST] == 1:
                    lost[i] = 0
                    why[i] = WHY_TIE_SPARES
            elif level > 1:
                why[i] = WHY_LOWER_OF_EQUALS
        elif rank // 96 == lowest // 96:
            why[i] = WHY_HIGHER_OF_EQUALS
        if limit > 0 and rank == highest and why[i] != 0:
            lost[i] = 0
            why[i] = WHY_HIGHEST


def settle_round(r: tuple[int, ...], s: list[int], hands: list[int], lost: list[int], why: list[int]) -> None:
    """Settle a finished round by places: strengths into ``hands``, losses and reasons as in ``settle`` (R7)."""
    for place in range(s[PLACES]):
        hands[place] = hand_strength(r, s, place)
    settle(r, s[PLACES], hands, s[KNOCKER], s[ENDED_BY], lost, why)


# === 8. Lives, and the end: vectors by seat =============================================================

GOES_ON = -1
NO_WINNER = -2
REPLAY = -3


def lose_lives(r: tuple[int, ...], seats: int, lives: list[int], out: list[int], lost: list[int]) -> None:
    """Take what each seat lost from ``lives`` and mark who goes ``out`` (R8.1, R8.2)."""
    swimmers = 0  # before this round
    for i in range(seats):
        if out[i] == 0 and lives[i] == 0:
            swimmers += 1
    for i in range(seats):
        others = swimmers
        if out[i] == 0 and lives[i] == 0:
            others -= 1
        for _ in range(lost[i]):
            if out[i] == 0:
                if lives[i] == 0:
                    out[i] = 1
                else:
                    lives[i] -= 1
                    if lives[i] == 0:
                        if r[R_SWIMMING] == 2:
                            out[i] = 1
                        elif r[R_SWIMMING] == 1 and others > 0:
                            out[i] = 1


def may_buy_back(r: tuple[int, ...], was_out: int, is_out: int, bought: int) -> int:
    """1 if a seat that was not out before the round, and is now, may come back (R8.4)."""
    if r[R_BUY_BACK] == 0:
        return 0
    if was_out == 1:
        return 0
    if bought == 1:
        return 0
    return is_out


def conclude(r: tuple[int, ...], seats: int, out: list[int]) -> int:
    """The winner's seat, GOES_ON, NO_WINNER or REPLAY, once buy-backs are answered (R8.5)."""
    left = 0
    winner = 0
    for i in range(seats):
        if out[i] == 0:
            left += 1
            winner = i
    if left > 1:
        return GOES_ON
    if left == 1:
        return winner
    if r[R_ALL_OUT] == 1:
        return REPLAY
    return NO_WINNER


def next_seat(seats: int, out: list[int], seat: int) -> int:
    """The next seat clockwise that is still in (R3.5, R8.3); at least one must be."""
    seat = (seat + 1) % seats
    while out[seat] == 1:
        seat = (seat + 1) % seats
    return seat
