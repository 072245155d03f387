"""What a seat may know, as a vector of small whole numbers: the only statement of its layout.

``fill`` is written in the kernel's style, on whole numbers alone, so that `vector_env` compiles it unchanged; the
other environments call it under CPython. It gets *facts*, never a round: where they come from decides what may be
known. Cards are sets of bits (``1 << code``), seats are bits likewise, and an absent seat is -1.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from schwimmen.cards import value
from schwimmen.lab import random_play
from schwimmen.round import Phase
from schwimmen.rules import kernel
from schwimmen.rules.options import Options, half_points
from schwimmen.view import View

__all__ = ["ACTIONS", "FACTS", "Field", "Layout", "encode", "fill", "layout"]

ACTIONS = kernel.MOVES
"""How many actions there are: the kernel's codes, with slots that count the cards low to high."""

# The vector of facts.
F_PLAYERS = 0  # seats at the table
F_DECK = 1  # cards in the pack
F_DRAW = 2  # 1 in draw_discard
F_SEAT = 3  # whose knowledge it is
F_HAND = 4  # its three cards; empty for one that is out
F_FOURTH = 5  # the card that was drawn or taken
F_CENTRE = 6  # the cards that lie open
F_LAID = 7  # cards that lay open and are out of play
F_VALUE = 8  # of the hand, in half points
F_IN = 9  # the seats in this round
F_DEALER = 10
F_TO_ACT = 11
F_KNOCKER = 12
F_PASSED = 13  # the seats that have passed, where that counts for the whole round
F_PHASE = 14  # the kernel's PHASE_…
F_LAP = 15
F_STOCK = 16  # cards in the stock
FACTS = 17

PHASES = 4  # those in which somebody decides
LAPS = 100  # more are not told apart


def put_cards(mask: int, deck: int, obs: NDArray[np.int8], at: int) -> int:
    """Set an entry for each card of the set; where the next field begins."""
    base = at - 52 + deck
    while mask != 0:
        obs[base + random_play.lowest(mask)] = 1
        mask &= mask - 1
    return at + deck


def place_of(f: list[int], seat: int) -> int:
    """How many seats to the left that seat sits."""
    seat -= f[F_SEAT]
    if seat < 0:
        seat += f[F_PLAYERS]
    return seat


def put_seat(f: list[int], seat: int, obs: NDArray[np.int8], at: int) -> int:
    """Set the entry of one seat, or none for -1; where the next field begins."""
    if seat >= 0:
        obs[at + place_of(f, seat)] = 1
    return at + f[F_PLAYERS]


def put_seats(f: list[int], mask: int, obs: NDArray[np.int8], at: int) -> int:
    """Set an entry for each seat of the set; where the next field begins."""
    while mask != 0:
        obs[at + place_of(f, random_play.lowest(mask))] = 1
        mask &= mask - 1
    return at + f[F_PLAYERS]


def fill(f: list[int], lives: list[int], known: list[int], obs: NDArray[np.int8], at: int) -> None:
    """Write a seat's observation into ``obs`` from ``at`` on, where all is 0; `Layout` names its parts.

    ``lives`` and ``known`` (the cards that everybody knows somebody to hold) are by seat.
    """
    n = f[F_PLAYERS]
    deck = f[F_DECK]
    at = put_cards(f[F_HAND], deck, obs, at)
    if f[F_DRAW] == 1:
        at = put_cards(f[F_FOURTH], deck, obs, at)
    at = put_cards(f[F_CENTRE], deck, obs, at)
    at = put_cards(f[F_LAID], deck, obs, at)
    for seat in range(n):
        put_cards(known[seat], deck, obs, at + deck * place_of(f, seat))
    at += n * deck
    for seat in range(n):
        obs[at + place_of(f, seat)] = lives[seat]
    at += n
    at = put_seats(f, f[F_IN], obs, at)
    at = put_seat(f, f[F_DEALER], obs, at)
    at = put_seat(f, f[F_TO_ACT], obs, at)
    at = put_seat(f, f[F_KNOCKER], obs, at)
    at = put_seats(f, f[F_PASSED], obs, at)
    if f[F_PHASE] < PHASES:
        obs[at + f[F_PHASE]] = 1
    at += PHASES
    obs[at] = f[F_VALUE]
    obs[at + 1] = min(f[F_LAP], LAPS)
    obs[at + 2] = f[F_STOCK]


# --- what CPython alone needs ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Field:
    """A part of the observation: where it lies, and the number that its entries may reach."""

    name: str
    start: int
    stop: int
    most: int

    @property
    def slice(self) -> slice:
        """Its place in an observation."""
        return slice(self.start, self.stop)


class Layout:
    """The parts of an observation under those rules with so many seats, and its ``size`` in entries (int8).

    Seats count from the observer to the left, who is 0; cards from the lowest of the pack.
    """

    def __init__(self, options: Options, players: int) -> None:
        deck = options.deck
        sizes = {
            "hand": (deck, 1),
            "fourth": (deck if options.mechanism == "draw_discard" else 0, 1),
            "centre": (deck, 1),
            "laid": (deck, 1),
            "known": (players * deck, 1),
            "lives": (players, options.lives),
            "in_round": (players, 1),
            "dealer": (players, 1),
            "to_act": (players, 1),
            "knocker": (players, 1),
            "passed": (players, 1),
            "phase": (PHASES, 1),
            "value": (1, 64),
            "lap": (1, LAPS),
            "stock": (1, deck),
        }
        self.fields: dict[str, Field] = {}
        self.size = 0
        for name, (size, most) in sizes.items():
            self.fields[name] = Field(name, self.size, self.size + size, most)
            self.size += size

    @property
    def most(self) -> NDArray[np.int8]:
        """The largest number of each entry, int8 of shape (size,); an observation over it lies between 0 and 1."""
        fields = self.fields.values()
        return np.concatenate([np.full(field.stop - field.start, field.most, np.int8) for field in fields])


@functools.lru_cache(maxsize=256)
def layout(options: Options, players: int) -> Layout:
    """The layout, made once for all observations."""
    return Layout(options, players)


_PHASES = tuple(Phase)


def encode(view: View) -> NDArray[np.int8]:
    """The observation of the seat whose view it is, int8 of shape (`Layout.size`,).

    Raises `ValueError` for a spectator's view.
    """
    if view.seat is None:
        raise ValueError("a spectator has no seat to observe from")
    options, players = view.options, len(view.lives)
    fourth = [] if view.fourth is None else [view.fourth]
    hand = {*view.hand} - {*fourth}
    f = [0] * FACTS
    f[F_PLAYERS] = players
    f[F_DECK] = options.deck
    f[F_DRAW] = int(options.mechanism == "draw_discard")
    f[F_SEAT] = view.seat
    f[F_HAND] = sum(1 << card.code for card in hand)
    f[F_FOURTH] = sum(1 << card.code for card in fourth)
    f[F_CENTRE] = sum(1 << card.code for card in view.centre)
    f[F_LAID] = sum(1 << card.code for card in view.laid)
    f[F_VALUE] = half_points(value(options, hand)) if hand else 0
    f[F_IN] = sum(1 << seat for seat in view.seats)
    f[F_DEALER] = view.dealer
    f[F_TO_ACT] = -1 if view.to_act is None else view.to_act
    f[F_KNOCKER] = -1 if view.knocker is None else view.knocker
    f[F_PASSED] = sum(1 << seat for seat in view.passed)
    f[F_PHASE] = _PHASES.index(view.phase)
    f[F_LAP] = view.lap
    f[F_STOCK] = view.stock_size
    known = [0] * players
    for seat, cards in zip(view.seats, view.known, strict=True):
        known[seat] = sum(1 << card.code for card in cards)
    observation = np.zeros(layout(options, players).size, np.int8)
    fill(f, list(view.lives), known, observation, 0)
    return observation
