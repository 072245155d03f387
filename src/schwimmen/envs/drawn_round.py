"""A round of which chance draws the cards one by one, each when it is needed, and what each place saw of it.

This is the form that game solvers want: `open_spiel_game` shows it to OpenSpiel. The rules are the kernel's.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from schwimmen.cards import Card
from schwimmen.envs import stepping
from schwimmen.envs.features import F_DECK, FACTS, fill, layout
from schwimmen.rules import kernel as k
from schwimmen.rules.options import Options

__all__ = ["DrawnRound", "full_round", "reduced_round"]

ANY_ACTION = (1 << k.MOVES) - 1
FILLERS = (Card.parse("2c").code, Card.parse("2s").code)
REDUCED_RANKS = "3456789TA"
WORDS = {
    k.ALL: "all",
    k.PASS: "pass",
    k.KNOCK: "knock",
    k.STAY: "stay",
    k.RENEW: "renew",
    k.KEEP: "keep",
    k.SWITCH: "switch",
    k.DRAW: "draw",
    k.TAKE: "take",
}


class DrawnRound:
    """A round before its deal; places are seats, and the last one deals.

    ``pack`` holds the cards in any order, of which those at the places ``spots`` are drawn by chance; ``allowed`` is
    the mask of the actions that exist. ``given_up`` after ``longest`` moves: then nobody has lost anything.
    """

    def __init__(
        self,
        rules: tuple[int, ...],
        players: int,
        pack: Sequence[int],
        spots: Sequence[int],
        *,
        allowed: int = ANY_ACTION,
        longest: int = 500,
    ) -> None:
        self.rules, self.players, self.allowed, self.longest = rules, players, allowed, longest
        self.spots = tuple(spots)
        self.pool = tuple(sorted(pack[spot] for spot in spots))
        self.state = [0] * k.HEAD + [*pack]
        self.known = [0] * players
        self.log: list[tuple[str, int, str]] = []
        """What happened: words for all, and a place that alone saw more, with what it saw."""
        self.moves = 0
        self.given_up = False
        self.dealt = False
        self._shuffling = False
        self._drawer = -1  # the place whose card is being drawn
        self._drawn = 0  # how many spots have their card
        commerce = rules[k.R_MECHANISM] == 0
        first = 3 * players
        if commerce:
            self._wanted = self._below(first + 3)
        else:  # the dealer may take the next three cards
            self._wanted = self._below(first + (1 if rules[k.R_DEALER_CHOICE] == 2 else 4))
        if rules[k.R_RENEW_789] == 2:  # the kernel looks at all cards that it may turn up
            self._wanted = len(spots)
        self._shown = first + 3 if rules[k.R_DEALER_CHOICE] == 0 else first  # centres are logged up to here

    def __deepcopy__(self, memo: dict[int, Any]) -> DrawnRound:
        other = object.__new__(DrawnRound)
        vars(other).update(vars(self))
        other.state, other.known, other.log = self.state[:], self.known[:], self.log[:]
        return other

    # --- what is due -------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the round is over, or was given up."""
        return self.given_up or (self.dealt and self.state[k.PHASE] == k.PHASE_OVER)

    @property
    def drawing(self) -> bool:
        """Whether chance has to draw a card."""
        return not self.over and self._drawn < self._wanted

    @property
    def to_act(self) -> int:
        """The place to act; only where a decision is due."""
        return self.state[k.ACTOR]

    def drawable(self) -> list[int]:
        """The cards that chance may draw, each as likely as the others; as indices of ``pool``, in order."""
        return sorted(self.pool.index(self.state[k.PACK + spot]) for spot in self.spots[self._drawn :])

    def legal(self) -> list[int]:
        """The legal actions of the place to act, in order."""
        mask = k.legal(self.rules, self.state) & self.allowed
        return [action for action in range(k.MOVES) if mask >> action & 1]

    def losses(self) -> list[int]:
        """The lives that each place has lost; none before the end."""
        hands, lost, why = [0] * self.players, [0] * self.players, [0] * self.players
        if self.over and not self.given_up:
            k.settle_round(self.rules, self.state, hands, lost, why)
        return lost

    # --- what happens ------------------------------------------------------------------------------------

    def draw(self, index: int) -> None:
        """Chance draws the card ``pool[index]``."""
        card = self.pool[index]
        spot = next(spot for spot in self.spots[self._drawn :] if self.state[k.PACK + spot] == card)
        k.swap(self.state, self.spots[self._drawn], spot)
        self._drawn += 1
        self._go_on()

    def act(self, action: int) -> None:
        """Play a legal action."""
        place, text = self.to_act, self.text(action)
        stepping.play(self.rules, self.state, [*range(self.players)], self.known, action)
        self.moves += 1
        seen = ""
        if action in (k.KEEP, k.SWITCH):
            seen = self.hand(place) if action == k.SWITCH else ""
            self._shown = 3 * self.players
        self.log.append((f"{place} {text}", place, seen))
        if action == k.DRAW:
            self._drawer = place
        if not self.over:
            self._wanted = max(self._drawn, self._below(self.state[k.STOCK]))
            self._go_on()
            self.given_up = self.moves >= self.longest and not self.over

    def _go_on(self) -> None:
        """All that follows, up to the next decision, draw or end."""
        while self._drawn >= self._wanted and not self.over:
            if not self.dealt:
                k.deal(self.rules, self.state, self.players)
                self.dealt = True
                self.log += [("", place, self.hand(place)) for place in range(self.players)]
                if self.rules[k.R_MECHANISM] == 1:
                    self._say("pile " + self._cards(3 * self.players, 3 * self.players + 1))
            elif self._shuffling:
                self._shuffling = False
                if self.state[k.SHUFFLE] == k.FOR_CENTRE:
                    self._shown = 3 * self.players
                k.shuffled(self.rules, self.state)
                self._wanted = max(self._drawn, self._below(self.state[k.STOCK]))
                continue
            self._show()
            if self.state[k.PHASE] != k.PHASE_STOCK:
                return
            self._say("shuffle")
            self._shuffling = True
            self._drawn = self._wanted = self._below(self.state[k.STOCK])
            if self.rules[k.R_RENEW_789] == 2:
                self._wanted = len(self.spots)

    def _below(self, stop: int) -> int:
        """How many spots lie before that place of the pack."""
        return sum(spot < stop for spot in self.spots)

    def _show(self) -> None:
        """Log the cards that have been turned up or drawn."""
        stock = self.state[k.STOCK]
        if self.rules[k.R_MECHANISM] == 0:
            for start in range(self._shown, stock, 3):
                self._say("centre " + self._cards(start, start + 3))
            self._shown = max(self._shown, stock)
        elif self._drawer >= 0:
            self.log.append(("", self._drawer, "drew " + self._cards(stock - 1, stock)))
            self._drawer = -1

    def _say(self, words: str) -> None:
        self.log.append((words, -1, ""))

    # --- what is told ------------------------------------------------------------------------------------

    def seen(self, places: Sequence[int], *, public: bool = True) -> str:
        """All that these places together saw from the deal on (perfect recall), in words; and what all saw."""
        told = []
        for words, place, more in self.log:
            if words and public:
                told.append(words)
            if more and place in places:
                told.append(f"({place}: {more})")
        return "; ".join(told)

    def observation(self, place: int, options: Options) -> NDArray[np.int8]:
        """What that place may know now, by the layout of those options; all 0 while cards are being drawn."""
        found = np.zeros(layout(options, self.players).size, np.int8)
        if self.dealt and not self.drawing:
            facts = [0] * FACTS
            seats = [*range(self.players)]
            stepping.note_facts(self.rules, self.state, self.players, self.players - 1, seats, place, facts)
            facts[F_DECK] = options.deck
            fill(facts, [options.lives] * self.players, self.known, found, 0)
        return found

    def text(self, action: int) -> str:
        """A legal action in words, with the cards that it names."""
        if (word := WORDS.get(action)) is not None:
            return word
        stock = k.PACK + self.state[k.STOCK]
        hand = sorted(self._hand(self.to_act))
        if action >= k.DISCARD:
            return str(Card.of([*hand, self.state[stock - 1]][action - k.DISCARD]))
        centre = sorted(self.state[stock - 3 : stock])
        give, take = action % 9 // 3, action % 3
        if action < 9:
            return f"{Card.of(hand[give])}-{Card.of(centre[take])}"
        del hand[give], centre[take]
        return "-".join("+".join(str(Card.of(card)) for card in cards) for cards in (hand, centre))

    def hand(self, place: int) -> str:
        """A place's three cards in words, low to high."""
        return " ".join(str(Card.of(card)) for card in sorted(self._hand(place)))

    def _hand(self, place: int) -> list[int]:
        return self.state[k.PACK + place : k.PACK + 3 * self.players : self.players]

    def _cards(self, start: int, stop: int) -> str:
        return " ".join(str(Card.of(card)) for card in sorted(self.state[k.PACK + start : k.PACK + stop]))


def full_round(options: Options, players: int, longest: int) -> DrawnRound:
    """A round with the whole pack."""
    pack = range(52 - options.deck, 52)
    return DrawnRound(options.vector, players, pack, range(options.deck), longest=longest)


def reduced_round(options: Options, players: int, cards: int) -> DrawnRound:
    """A round small enough to be solved: each hand is one card, and so is the centre.

    The pack is so many hearts of different values: the ace, the ten, the nine and so on. For the kernel it is a round
    like any other, in which the other two cards of every hand and centre are the twos of clubs and spades: they count
    less than all that is played with, and no action touches them. Raises `ValueError` for too few or too many cards,
    and for rules without an end.
    """
    if not players < cards <= len(REDUCED_RANKS):
        raise ValueError(f"{cards} cards for {players} players: {players + 1} to {len(REDUCED_RANKS)}")
    if options.lap_limit == 0:
        raise ValueError("a reduced game needs a lap_limit")
    vector = list(options.vector)
    step = 3 if options.mechanism == "commerce" else 1
    first = 3 * players
    vector[k.R_DECK] = first + step * (cards - players)
    vector[k.R_EXCHANGE] = 1
    vector[k.R_DEALER_CHOICE] = 2
    vector[k.R_RENEW_789] = 0
    spots = [*range(players), *range(first, vector[k.R_DECK], step)]
    pack = [
        FILLERS[place // players % 3 - 1] if place < first else FILLERS[(place - first) % 3 - 1]
        for place in range(vector[k.R_DECK])
    ]
    for spot, rank in zip(spots, REDUCED_RANKS[-cards:], strict=True):
        pack[spot] = Card.parse(f"{rank}h").code
    allowed = 1 << 8 | 1 << k.PASS | 1 << k.KNOCK | 1 << k.STAY | 1 << k.DRAW | 1 << k.TAKE | 12 << k.DISCARD
    longest = 2 * players * (options.lap_limit + 1)
    return DrawnRound(tuple(vector), players, pack, spots, allowed=allowed, longest=longest)
