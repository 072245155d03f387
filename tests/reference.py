"""The rules once more, written from docs/rules.md and not from the kernel: slow, by seats, with lists of cards.

It shares with the program nothing but the options' names and values. Cards are texts (``Ts``), values are points.
Where it and the kernel differ, one of them has read a clause wrongly.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

RANKS = "23456789TJQKA"
POINTS = {**{str(n): float(n) for n in range(2, 10)}, **dict.fromkeys("TJQK", 10.0), "A": 11.0}
SUITS_HIGH_TO_LOW = "cshd"  # R2.5

Hands = Mapping[int, Sequence[str]]


def sort_key(card: str) -> tuple[int, int]:
    """Record.md's order: rank, then suit."""
    return RANKS.index(card[0]), "cshd".index(card[1])


# --- 2. Value of a hand ------------------------------------------------------------------------------------


def sums(hand: Sequence[str]) -> dict[str, float]:
    """R2.2: the sum of each suit."""
    return {suit: sum(POINTS[card[0]] for card in hand if card[1] == suit) for suit in {card[1] for card in hand}}


def three_of_a_kind(o: Any, hand: Sequence[str]) -> float | None:
    """R2.3, R2.4: what three of a kind count as one, None where they don't."""
    if len({card[0] for card in hand}) != 1:
        return None
    if hand[0][0] == "A" and o.three_aces in ("top", "fire"):
        return 32.0
    if o.three_of_a_kind == "off":
        return None
    worth = float(o.three_of_a_kind)
    return worth if worth > max(sums(hand).values()) else None


def value(o: Any, hand: Sequence[str]) -> float:
    assert len(hand) == 3  # R2.6
    three = three_of_a_kind(o, hand)
    return max(sums(hand).values()) if three is None else three


def tiebreak(o: Any, hand: Sequence[str]) -> tuple[int, int]:
    """R2.5, for hands of equal value: greater is higher."""
    if three_of_a_kind(o, hand) is not None:
        return 1, RANKS.index(hand[0][0])
    best = max(sums(hand).values())
    first = next(suit for suit in SUITS_HIGH_TO_LOW if sums(hand).get(suit) == best)
    return 0, -SUITS_HIGH_TO_LOW.index(first)


# --- 7. Who loses ------------------------------------------------------------------------------------------


def settle(o: Any, hands: Hands, knocker: int | None, ended_by: str) -> dict[int, int]:
    values = {seat: value(o, hand) for seat, hand in hands.items()}
    lost = dict.fromkeys(hands, 0)
    if ended_by == "void":
        return lost
    if o.three_aces == "fire" and 32.0 in values.values():  # R7.1
        return {seat: 0 if values[seat] == 32 else 1 for seat in hands}
    if o.thirty_one == "fire" and 31.0 in values.values():  # R7.2
        return {seat: 1 if values[seat] < 31 else 0 for seat in hands}
    if o.all_equal == "none_lose":  # R7.3
        whole = {(values[s], tiebreak(o, hands[s]) if o.tie_lowest == "tiebreak" else None) for s in hands}
        if len(whole) == 1:
            return lost
    if ended_by != "knock":  # R7.9
        knocker = None
    lowest_value = min(values.values())
    if o.knocker_penalty == "double_if_beats_nobody" and knocker is not None:  # R7.7
        if values[knocker] == lowest_value:
            return {**lost, knocker: 2}

    losers = lowest_hands(o, hands, values, knocker)
    for seat in losers:
        lost[seat] = 1
    if knocker in losers:
        if o.knocker_penalty == "double_if_sole_lowest":  # R7.7
            if all(values[knocker] < values[seat] for seat in hands if seat != knocker):
                lost[knocker] = 2
        if values[knocker] < o.weak_knock_below:  # R7.8
            lost[knocker] = 2
    return lost


def lowest_hands(o: Any, hands: Hands, values: Mapping[int, float], knocker: int | None) -> set[int]:
    """R7.4 to R7.6; ``knocker`` is None where R7.9 leaves the knocker's rules out."""

    def compared(seat: int) -> tuple[float, int, tuple[int, int]]:  # R7.4
        place = {"ordinary": 0, "safe": 1, "alone": -1}[o.knocker_tie] if seat == knocker else 0  # R7.5
        return values[seat], place, tiebreak(o, hands[seat]) if o.tie_lowest == "tiebreak" else (0, 0)

    losers = {seat for seat in hands if 0 < values[seat] <= o.points_limit}  # R7.6
    above = [seat for seat in hands if seat not in losers]
    if above:
        low = min(map(compared, above))
        lowest = [seat for seat in above if compared(seat) == low]
        if len(lowest) == 1 or o.tie_lowest != "none_lose":
            losers |= set(lowest)
    if o.points_limit > 0:
        high = max(map(compared, hands))
        losers = {seat for seat in losers if compared(seat) != high}
    return losers


# --- 3 to 6. A round ---------------------------------------------------------------------------------------


class ReferenceRound:
    """``seats``: the players of the round, clockwise from the dealer's left; the dealer is the last."""

    def __init__(self, o: Any, seats: Sequence[int], deck: Sequence[str]) -> None:
        self.o = o
        self.seats = list(seats)
        self.dealer = seats[-1]
        self.draws = o.mechanism == "draw_discard"
        cards = list(deck)
        self.hands: dict[int, list[str]] = {seat: [] for seat in seats}
        for _ in range(3):  # R3.1
            for seat in seats:
                self.hands[seat].append(cards.pop(0))
        self.centre: list[str] = []
        self.pile: list[str] = []  # its top is the last
        self.packet: list[str] = []
        self.aside: list[str] = []
        if self.draws:
            self.pile = [cards.pop(0)]
        else:
            self.packet = [cards.pop(0) for _ in range(3)]
        self.stock = cards
        self.turns = dict.fromkeys(seats, 0)  # finished ones (R5.5)
        self.left_round: set[int] = set()  # R4.6
        self.have_passed: set[int] = set()
        self.chain: list[int] = []
        self.knocker: int | None = None
        self.owed: list[int] = []  # who still has a turn after the knock (R5.3)
        self.lone_turn = False
        self.drawn: str | None = None
        self.taken: str | None = None
        self.shuffling: list[str] = []
        self.why_shuffle = ""
        self.ended_by: str | None = None
        if o.dealer_choice == "none":
            self.centre = self.packet
            self.phase, self.to_act = "turn", self.seats[0]
            self.first_turn()
        else:
            self.phase, self.to_act = "choice", self.dealer

    # what may be done

    def legal(self) -> list[str]:
        if self.phase in ("over", "stock"):
            return []
        if self.phase == "choice":
            return ["keep", "switch"]
        if self.phase == "after":
            return ["knock", "stay"]
        hand = self.hands[self.to_act]
        if self.phase == "discard":
            return sorted([*hand, *([self.drawn] if self.drawn else [])])
        moves = []
        if self.o.knock_timing == "instead" and self.may_knock():
            moves.append("knock")
        if self.draws:
            return sorted([*moves, "draw", "take"])
        if 1 in self.o.exchange:
            moves += [f"{give}-{take}" for give in hand for take in self.centre]
        if 2 in self.o.exchange:
            moves += [f"{give}-{take}" for give in pairs(hand) for take in pairs(self.centre)]
        if 3 in self.o.exchange:
            moves.append("all")
        if self.o.passing in ("free", "out") or (self.o.passing == "once" and self.to_act not in self.have_passed):
            moves.append("pass")
        if self.o.renew_789 == "optional" and self.shows_789():
            moves.append("renew")
        return sorted(moves)

    def may_knock(self) -> bool:
        """R5.1, R5.4, R5.5; whatever R5.2 says."""
        if self.knocker is not None or self.o.knock_from == "never":
            return False
        if self.o.knock_from == "second_lap":
            return all(turns > 0 for turns in self.turns.values())
        if self.o.knock_from == "second_turn_except_dealer":
            return self.to_act == self.dealer or self.turns[self.to_act] > 0
        return True

    def shows_789(self) -> bool:
        return sorted(card[0] for card in self.centre) == ["7", "8", "9"] and len(self.stock) >= 3

    # what happens

    def play(self, move: str) -> None:
        assert move in self.legal(), move
        seat, hand = self.to_act, self.hands[self.to_act]
        if move == "keep":
            self.centre = self.packet
            self.first_turn()
        elif move == "switch" and self.draws:  # R3.2
            self.hands[seat] = [self.stock.pop(0) for _ in range(3)]
            self.to_act = self.seats[0]
            self.shuffle(self.stock + hand, "choice")
        elif move == "switch":
            self.centre, self.hands[seat] = hand, self.packet
            self.first_turn()
        elif move == "knock":
            self.knocker = seat
            self.owed = [s for s in self.clockwise(seat) if s != seat and s not in self.left_round]
            self.finish_turn()
        elif move == "stay":
            self.finish_turn()
        elif move == "pass":
            self.chain.append(seat)
            self.have_passed.add(seat)
            if self.o.passing == "out":
                self.left_round.add(seat)
            self.perhaps_after()
        elif move == "renew":
            self.new_centre()
        elif move == "draw":
            self.drawn = self.stock.pop(0)
            self.phase = "discard"
        elif move == "take":
            self.taken = self.pile.pop()
            self.phase = "discard"
        elif self.phase == "discard":
            four = [*hand, *filter(None, [self.drawn, self.taken])]
            four.remove(move)
            self.hands[seat] = four
            self.pile.append(move)
            self.drawn = self.taken = None
            if not self.ends_at_once([seat]):
                self.finish_turn()
        else:
            give, take = (hand, self.centre) if move == "all" else (side.split("+") for side in move.split("-"))
            self.hands[seat], self.centre = (
                [card for card in hand if card not in give] + list(take),
                [card for card in self.centre if card not in take] + list(give),
            )
            self.chain = []
            if not self.ends_at_once([seat]):
                self.perhaps_after()

    def perhaps_after(self) -> None:
        if self.o.knock_timing == "after" and self.may_knock():
            self.phase = "after"
        else:
            self.finish_turn()

    def end(self, by: str) -> None:
        self.phase, self.ended_by = "over", by

    def ends_at_once(self, seats: Sequence[int]) -> bool:
        """R6.1, R6.4, in the hands of these seats."""
        by = set()
        for seat in seats:
            hand = self.hands[seat]
            if self.o.three_aces == "fire" and [card[0] for card in hand] == ["A"] * 3:
                by.add("fire")
            elif value(self.o, hand) == 31 and self.o.thirty_one != "plain":
                by.add("fire" if self.o.thirty_one == "fire" else "thirty_one")
        if by:
            self.end("fire" if "fire" in by else "thirty_one")
        return bool(by)

    def first_turn(self) -> None:
        if not self.ends_at_once(self.seats):  # R3.4
            self.to_act = self.seats[0]
            self.start_turn()

    def start_turn(self) -> None:
        self.phase = "turn"
        if self.draws and not self.stock:  # R4.9
            if self.o.empty_stock == "reshuffle":
                self.pile, rest = self.pile[-1:], self.pile[:-1]
                self.shuffle(rest, "draw")
            else:
                self.end("stock" if self.o.empty_stock == "showdown" else "void")
        while self.o.renew_789 == "automatic" and self.shows_789():  # R4.7
            self.new_centre()

    def new_centre(self) -> None:
        self.aside += self.centre
        self.centre = [self.stock.pop(0) for _ in range(3)]
        self.chain = []

    def shuffle(self, cards: list[str], why: str) -> None:
        self.phase, self.shuffling, self.why_shuffle = "stock", cards, why

    def restock(self, cards: Sequence[str]) -> None:
        assert self.phase == "stock"
        assert sorted(cards) == sorted(self.shuffling)
        self.stock, self.shuffling = list(cards), []
        if self.why_shuffle == "choice":
            self.first_turn()
            return
        if self.why_shuffle == "centre":
            self.centre = [self.stock.pop(0) for _ in range(3)]
        self.start_turn()

    def clockwise(self, seat: int) -> list[int]:
        """All seats of the round from the next one on, this one last."""
        i = self.seats.index(seat) + 1
        return self.seats[i:] + self.seats[:i]

    def finish_turn(self) -> None:
        seat = self.to_act
        self.turns[seat] += 1
        if self.knocker is not None:  # R5.3
            self.owed = [s for s in self.owed if s != seat]
            if not self.owed:
                self.end("knock")
                return
            self.to_act = self.owed[0]
            self.start_turn()
            return
        still_in = [s for s in self.clockwise(seat) if s not in self.left_round]
        limit = self.o.lap_limit
        if limit > 0 and still_in and all(self.turns[s] >= limit for s in still_in):  # R5.6
            self.end("laps")
            return
        if self.o.passing == "out":  # R4.6
            if not still_in or self.lone_turn:
                self.end("all_passed")
                return
            self.lone_turn = len(still_in) == 1
        elif len(self.chain) == len(self.seats):  # R4.4
            self.to_act = still_in[0]
            if len(self.stock) >= 3:
                self.new_centre()
            elif self.o.empty_stock == "reshuffle":  # R4.5
                everything = self.centre + self.aside + self.stock
                self.centre, self.aside, self.stock, self.chain = [], [], [], []
                self.shuffle(everything, "centre")
                return
            else:
                self.end("stock" if self.o.empty_stock == "showdown" else "void")
                return
        self.to_act = still_in[0]
        self.start_turn()

    def lost(self) -> dict[int, int]:
        assert self.ended_by is not None
        return settle(self.o, self.hands, self.knocker, self.ended_by)


def pairs(cards: Sequence[str]) -> list[str]:
    low_to_high = sorted(cards, key=sort_key)
    return [f"{a}+{b}" for i, a in enumerate(low_to_high) for b in low_to_high[i + 1 :]]


# --- 8. Lives, and the end ---------------------------------------------------------------------------------


class ReferenceMatch:
    """Lives, outs, deals: everything between the rounds."""

    def __init__(self, o: Any, players: int, dealer: int) -> None:
        self.o = o
        self.dealer = dealer
        self.lives = [o.lives] * players
        self.out: set[int] = set()
        self.bought: set[int] = set()
        self.before: tuple[list[int], set[int]] = ([], set())
        self.may_buy: set[int] = set()
        self.over = False
        self.winner: int | None = None

    def clockwise(self) -> list[int]:
        """The seats still in, from the dealer's left on, the dealer's own place last (R3.5, R8.3)."""
        n = len(self.lives)
        return [seat for i in range(1, n + 1) if (seat := (self.dealer + i) % n) not in self.out]

    def take(self, lost: Mapping[int, int]) -> None:
        """R8.1, R8.2."""
        self.before = self.lives[:], set(self.out)
        swam = {s for s, lives in enumerate(self.lives) if lives == 0 and s not in self.out}
        for seat, losses in lost.items():
            for _ in range(losses):
                if seat in self.out:
                    continue
                if self.lives[seat] == 0:
                    self.out.add(seat)
                    continue
                self.lives[seat] -= 1
                swims = self.o.swimming == "all" or (self.o.swimming == "first" and not swam - {seat})
                if self.lives[seat] == 0 and not swims:
                    self.out.add(seat)
        self.may_buy = self.out - self.before[1] - self.bought if self.o.buy_back else set()

    def conclude(self, back: Sequence[int]) -> None:
        """R8.4, R8.5."""
        assert set(back) <= self.may_buy
        for seat in back:
            self.lives[seat] = self.o.lives
        self.out -= set(back)
        self.bought |= set(back)
        left = [seat for seat in range(len(self.lives)) if seat not in self.out]
        if not left and self.o.all_out == "replay":
            self.lives, self.out = self.before
        elif len(left) < 2:
            self.over = True
            self.winner = left[0] if left else None
        if not self.over:
            self.dealer = self.clockwise()[0]
