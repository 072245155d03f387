"""What is dealt and what one turn makes of it: counted over all hands of the pack by the kernel, in fractions.

Nothing here is drawn by chance. Values are half points.
"""

from __future__ import annotations

import itertools
import math
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property, lru_cache

from schwimmen.rules import kernel
from schwimmen.rules.options import Options

__all__ = ["Values", "after_one_turn", "dealt", "ending_hands", "kinds_of_hands", "somebody_is_dealt_an_end"]

Hand = tuple[int, int, int]

MOST_HANDS = 17
"""Of three cards, in the largest pack."""


@dataclass(frozen=True)
class Values:
    """How many of equally likely cases have each value."""

    counts: Mapping[int, int]

    @cached_property
    def cases(self) -> int:
        """All of them."""
        return sum(self.counts.values())

    @cached_property
    def mean(self) -> Fraction:
        """The mean value, in points."""
        return Fraction(sum(value * count for value, count in self.counts.items()), 2 * self.cases)

    @cached_property
    def deviation(self) -> float:
        """The standard deviation, in points."""
        squares = Fraction(sum(value * value * count for value, count in self.counts.items()), 4 * self.cases)
        return math.sqrt(squares - self.mean**2)

    def chance(self, value: int) -> Fraction:
        """The chance of that value."""
        return Fraction(self.counts.get(value, 0), self.cases)

    def at_least(self, value: int) -> Fraction:
        """The chance of that value or a higher one."""
        return Fraction(sum(count for one, count in self.counts.items() if one >= value), self.cases)


def _cards(options: Options) -> range:
    return range(52 - options.deck, 52)


def _all_hands(options: Options) -> Iterable[Hand]:
    return itertools.combinations(_cards(options), 3)


def _counting(options: Options) -> Options:
    """Nothing but what says how hands count: few rule sets differ in that, and what is counted is kept."""
    return Options(
        deck=options.deck,
        three_of_a_kind=options.three_of_a_kind,
        three_aces=options.three_aces,
        thirty_one=options.thirty_one,
    )


def dealt(options: Options) -> Values:
    """The hands of three cards by their value."""
    return _dealt(_counting(options))


@lru_cache(maxsize=256)
def _dealt(options: Options) -> Values:
    rules = options.vector
    counts = Counter(kernel.strength(rules, *hand) >> 5 for hand in _all_hands(options))
    return Values(dict(sorted(counts.items())))


def kinds_of_hands(options: Options) -> Mapping[str, Fraction]:
    """The chance to be dealt three cards of one suit, three of one rank, and three aces, whatever they count."""
    return _kinds(options.deck)


@lru_cache(maxsize=8)
def _kinds(deck: int) -> Mapping[str, Fraction]:
    kinds: Counter[str] = Counter()
    for a, b, c in itertools.combinations(range(52 - deck, 52), 3):
        differ = (a ^ b) | (b ^ c)
        kinds["suit"] += differ & 3 == 0
        kinds["rank"] += differ >> 2 == 0
        kinds["aces"] += differ >> 2 == 0 and a >> 2 == 12
    return {kind: Fraction(count, math.comb(deck, 3)) for kind, count in kinds.items()}


def ending_hands(options: Options) -> tuple[Hand, ...]:
    """The hands that end the round at once (R6.1, R6.3, R6.4)."""
    return _ending(_counting(options))


@lru_cache(maxsize=256)
def _ending(options: Options) -> tuple[Hand, ...]:
    rules = options.vector
    return tuple(hand for hand in _all_hands(options) if kernel.finishing(rules, *hand))


def somebody_is_dealt_an_end(options: Options, players: int) -> Fraction:
    """The chance that among so many hands at least one ends the round, before any dealer's choice."""
    found = Fraction(0)
    ways = 1  # to deal hands to so many players, one after the other
    for k, sets in enumerate(_disjoint(ending_hands(options))[: players + 1]):
        if k:
            ways *= math.comb(options.deck - 3 * (k - 1), 3)
            found -= (-1) ** k * Fraction(math.perm(players, k) * sets, ways)
    return found


@lru_cache(maxsize=256)
def _disjoint(hands: tuple[Hand, ...]) -> list[int]:
    """How many sets of 0, 1, 2 … of these hands have no card in common, for as many as players have a hand."""
    by_lowest: dict[int, list[int]] = {}
    for hand in hands:
        by_lowest.setdefault(min(hand), []).append(sum(1 << card for card in hand))
    sets = {0: [1] + [0] * MOST_HANDS}  # by the cards that are used
    for card, masks in sorted(by_lowest.items()):
        after: dict[int, list[int]] = {}
        for used, counts in sets.items():
            used &= ~((1 << card) - 1)  # lower cards matter no more
            _add(after, used, counts)
            for mask in masks:
                if used & mask == 0:
                    _add(after, used | mask, [0, *counts[:-1]])
        sets = after
    return [sum(counts[k] for counts in sets.values()) for k in range(MOST_HANDS + 1)]


def _add(sets: dict[int, list[int]], used: int, counts: list[int]) -> None:
    before = sets.get(used)
    sets[used] = counts if before is None else [a + b for a, b in zip(before, counts, strict=True)]


# --- one turn ----------------------------------------------------------------------------------------------


def after_one_turn(options: Options) -> Values:
    """The best value after one turn at a random centre: by an exchange that the rules allow, or by none.

    All hands with all centres, by commerce only; hands that differ in the names of their suits are counted once.
    Takes a moment, with large packs many.
    """
    rules, cards = options.vector, _cards(options)
    strength = {hand: kernel.strength(rules, *hand) >> 5 for hand in _all_hands(options)}
    counts: Counter[int] = Counter()
    for hand, alike in Counter(map(_in_first_suits, strength)).items():
        rest = [card for card in cards if card not in hand]
        singles = dict.fromkeys(rest, strength[hand])
        if 1 in options.exchange:
            singles = {card: max(held, _best_of(strength, _kept(hand, 2), (card,))) for card, held in singles.items()}
        pairs: dict[tuple[int, ...], int] = {}
        if 2 in options.exchange:
            pairs = {two: _best_of(strength, _kept(hand, 1), two) for two in itertools.combinations(rest, 2)}
        for value, number in _best_at_centres(rest, singles, pairs, strength if 3 in options.exchange else {}).items():
            counts[value] += alike * number
    return Values(dict(sorted(counts.items())))


def _kept(hand: Hand, cards: int) -> list[tuple[int, ...]]:
    return list(itertools.combinations(hand, cards))


def _best_of(strength: Mapping[Hand, int], kept: Iterable[tuple[int, ...]], taken: tuple[int, ...]) -> int:
    return max(strength[tuple(sorted((*some, *taken)))] for some in kept)  # type: ignore[index]


def _best_at_centres(
    rest: list[int], singles: Mapping[int, int], pairs: Mapping[tuple[int, ...], int], wholes: Mapping[Hand, int]
) -> Counter[int]:
    """How many centres of the remaining cards make each value the best one."""
    counts: Counter[int] = Counter()
    for centre in itertools.combinations(rest, 3):
        a, b, c = centre
        best = max(singles[a], singles[b], singles[c])
        if pairs:
            best = max(best, pairs[a, b], pairs[a, c], pairs[b, c])
        if wholes and wholes[centre] > best:
            best = wholes[centre]
        counts[best] += 1
    return counts


@lru_cache(maxsize=1 << 15)
def _in_first_suits(hand: Hand) -> Hand:
    """The first of the hands that the other orders of the suits make of it: they have the same value."""
    renamed = (
        tuple(sorted(card - (card & 3) + suits[card & 3] for card in hand))
        for suits in itertools.permutations(range(4))
    )
    return min(renamed)  # type: ignore[return-value]
