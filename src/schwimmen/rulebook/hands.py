"""Hands and positions for the examples: searched for by what the engine says of them, always the same ones.

A search goes through a pack that is shuffled from a fixed seed, so the examples look like cards that were dealt.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from schwimmen.cards import Card, best_cards, pack, value
from schwimmen.events import EndedBy, Why
from schwimmen.rules import kernel
from schwimmen.rules.options import Options

__all__ = ["Ending", "Swap", "best_of_one_suit", "endings", "hand", "lowest_hand", "swap", "take", "tied_hands"]

Hand = tuple[Card, ...]
SEED = 31
TRIES = 400
"""Deals that are looked at for one example."""


def hand(options: Options, wanted: Callable[[Hand], bool]) -> Hand:
    """The first hand of a shuffled pack that is ``wanted``, its highest card first. Raises `LookupError`."""
    cards = list(pack(options.deck))
    random.Random(SEED).shuffle(cards)
    for some in itertools.combinations(cards, 3):
        high_first = tuple(sorted(some, reverse=True))
        if wanted(high_first):
            return high_first
    raise LookupError("no such hand")


def best_of_one_suit(options: Options) -> Hand:
    """A hand of one suit than which no other hand of one suit is better."""
    hearts = [card for card in pack(options.deck) if card.suit == "h"]
    best = max(itertools.combinations(hearts, 3), key=lambda cards: (value(options, cards), cards))
    return tuple(sorted(best, reverse=True))


def lowest_hand(options: Options) -> Hand:
    """A hand than which no other is worth less: it is one of the pack's two lowest ranks."""
    low = pack(options.deck)[:8]
    return min(itertools.combinations(low, 3), key=lambda cards: (value(options, cards), cards))


def tied_hands(options: Options) -> tuple[Hand, Hand]:
    """Two hands of the same value and without a common card, the higher (R2.5) first."""
    cards = list(pack(options.deck))
    random.Random(SEED).shuffle(cards)
    first = hand(options, lambda some: len(best_cards(options, some)) == 2 and value(options, some) > 18)

    def tied(some: Hand) -> bool:
        return (
            not set(some) & set(first)
            and len(best_cards(options, some)) == 2
            and value(options, some) == value(options, first)
            and _strength(options, some) != _strength(options, first)
        )

    both = sorted((first, hand(options, tied)), key=lambda some: _strength(options, some), reverse=True)
    return both[0], both[1]


def _strength(options: Options, cards: Sequence[Card]) -> int:
    a, b, c = cards
    return kernel.strength(options.vector, a.code, b.code, c.code)


# --- a turn ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Swap:
    """A turn that improves a hand: the hand, what lies open, and the hand afterwards."""

    before: Hand
    open: Hand
    after: Hand


@lru_cache(maxsize=256)
def swap(options: Options, size: int) -> Swap:
    """An exchange of that many cards (R4.1) that is better than any exchange of another number of cards."""

    def best(mine: Hand, centre: Hand, many: int) -> Hand:
        return max(_exchanges(mine, centre, many), key=lambda cards: (value(options, cards), cards))

    for mine, centre in _deals(options, 3):
        found = {many: best(mine, centre, many) for many in (1, 2, 3)}
        worth = {many: value(options, cards) for many, cards in found.items()}
        gain = worth[size] - value(options, mine)
        better = worth.pop(size) - max(worth.values())
        if better >= 2 and gain >= 8 and not _finishes(options, found[size]) and not _finishes(options, mine):
            return Swap(mine, centre, tuple(sorted(found[size], reverse=True)))
    raise LookupError("no such exchange")


def take(options: Options) -> Swap:
    """A card of the discard pile that is worth taking (R4.8)."""
    for mine, top in _deals(options, 1):
        after = max(_exchanges(mine, top, 1), key=lambda cards: (value(options, cards), cards))
        if value(options, after) - value(options, mine) >= 8 and not _finishes(options, after):
            return Swap(mine, top, tuple(sorted(after, reverse=True)))
    raise LookupError("no such card")


def _deals(options: Options, more: int) -> Iterator[tuple[Hand, Hand]]:
    """A hand and as many other cards, again and again."""
    chance = random.Random(SEED)
    for _ in range(TRIES):
        cards = chance.sample(pack(options.deck), 3 + more)
        yield tuple(sorted(cards[:3], reverse=True)), tuple(sorted(cards[3:], reverse=True))


def _exchanges(mine: Hand, centre: Hand, size: int) -> Iterator[Hand]:
    for kept in itertools.combinations(mine, 3 - size):
        for taken in itertools.combinations(centre, size):
            yield kept + taken


def _finishes(options: Options, cards: Sequence[Card]) -> bool:
    a, b, c = cards
    return kernel.finishing(options.vector, a.code, b.code, c.code) != 0


# --- the end of a round ---------------------------------------------------------------------------------------------

PLAYERS = 3
_BY = (None, *EndedBy)
_WHY = (None, *Why)


@dataclass(frozen=True, slots=True)
class Ending:
    """A round of three as it ended. ``lost``: lives, ``why``: the reason or None, each by player."""

    hands: tuple[Hand, ...]
    by: EndedBy
    knocker: int | None
    lost: tuple[int, ...]
    why: tuple[Why | None, ...]


@lru_cache(maxsize=256)
def endings(options: Options, quiet: EndedBy) -> tuple[Ending, ...]:
    """Rounds that between them show every reason to lose, or to be spared, as far as such rounds were found.

    ``quiet``: how a round ends here that nobody's hand ended.
    """
    found: list[Ending] = []
    seen: set[tuple[EndedBy, Why | None]] = set()
    for hands in _three_hands(options):
        for ending in _ends(options, hands, quiet):
            # Who loses after a 31 is decided as always: one such round is enough.
            new = {(ending.by, None if ending.by is EndedBy.THIRTY_ONE else why) for why in ending.why if why} - seen
            if new:
                seen |= new
                found.append(ending)
    return tuple(found)


def _three_hands(options: Options) -> Iterator[tuple[Hand, ...]]:
    """Deals; the first with three aces or a 31, where they end a round, since such deals are rare."""
    chance = random.Random(SEED)
    cards = pack(options.deck)
    aces = tuple(card for card in cards if card.rank == "A")[:3]
    for rare in (aces, best_of_one_suit(options)):
        if not _finishes(options, rare):
            continue
        rest = [card for card in cards if card not in rare]
        yield (*_split(chance.sample(rest, 3)), rare, *_split(chance.sample(rest, 3)))
    for _ in range(TRIES // 4):  # hands as they are at the end: somewhat better than those that were dealt
        drawn = chance.sample(cards, 4 * PLAYERS)
        yield tuple(_improved(options, drawn[i : i + 4]) for i in range(0, len(drawn), 4))
    for _ in range(TRIES):
        yield _split(chance.sample(cards, 3 * PLAYERS))


def _improved(options: Options, four: Sequence[Card]) -> Hand:
    """The best hand out of four cards, highest card first."""
    best = max(itertools.combinations(four, 3), key=lambda cards: (value(options, cards), cards))
    return tuple(sorted(best, reverse=True))


def _split(cards: Sequence[Card]) -> tuple[Hand, ...]:
    return tuple(tuple(sorted(cards[i : i + 3], reverse=True)) for i in range(0, len(cards), 3))


def _ends(options: Options, hands: tuple[Hand, ...], quiet: EndedBy) -> Iterator[Ending]:
    """How the round with these hands may have ended: by a hand, by each one's knock, or else quietly."""
    vector = options.vector
    codes = (tuple(card.code for card in cards) for cards in hands)
    by = _BY[max(kernel.finishing(vector, *cards) for cards in codes)] or quiet
    strengths = [_strength(options, cards) for cards in hands]
    # Who has the most knocks first: so do people.
    best_first = sorted(range(PLAYERS), key=lambda player: -strengths[player])
    for knocker in best_first if by is EndedBy.KNOCK else [-1]:
        lost, why = [0] * PLAYERS, [0] * PLAYERS
        kernel.settle(vector, PLAYERS, strengths, knocker, _BY.index(by), lost, why)
        whose = None if knocker < 0 else knocker
        yield Ending(hands, by, whose, tuple(lost), tuple(_WHY[one] for one in why))
