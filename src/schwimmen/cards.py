"""Cards and packs as small values with a text form that round-trips."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache, lru_cache

from schwimmen.rules import kernel
from schwimmen.rules.options import Options

__all__ = ["RANKS", "SUITS", "Card", "best_cards", "bits", "hand_values", "pack", "parse_cards", "value"]

RANKS = "23456789TJQKA"
SUITS = "cshd"
_SUIT_SIGNS = {"♣": "c", "♠": "s", "♥": "h", "♦": "d", "♧": "c", "♤": "s", "♡": "h", "♢": "d"}


@dataclass(frozen=True, slots=True, order=True)
class Card:
    """One card: ``code`` is ``4 * rank + suit``, the order of record.md (2 < … < A; c < s < h < d)."""

    code: int

    def __hash__(self) -> int:
        return self.code

    def __str__(self) -> str:
        return _TEXTS[self.code]

    def __repr__(self) -> str:
        return f"Card({str(self)!r})"

    @property
    def rank(self) -> str:
        """One of ``RANKS``."""
        return RANKS[self.code >> 2]

    @property
    def suit(self) -> str:
        """One of ``SUITS``."""
        return SUITS[self.code & 3]

    @staticmethod
    def of(code: int) -> Card:
        """The card with that code, 0 to 51."""
        return _CARDS[code]

    @staticmethod
    def parse(text: str) -> Card:
        """Read ``Ts``, forgivingly: ``10s``, ``TS``, ``T♠``. Raises `ValueError` for what is no card."""
        card = _read(text)
        if card is None:
            raise ValueError(f"not a card: {text[:20]!r}")
        return card


_CARDS = tuple(Card(code) for code in range(52))
_TEXTS = tuple(rank + suit for rank in RANKS for suit in SUITS)
_BY_TEXT = dict(zip(_TEXTS, _CARDS, strict=True))


@cache
def _suit_of(sign: str) -> str | None:
    sign = _SUIT_SIGNS.get(sign, sign.lower())
    return sign if sign in SUITS and len(sign) == 1 else None


def _read(text: str) -> Card | None:
    if text in _BY_TEXT:
        return _BY_TEXT[text]
    text = text.strip().removesuffix("\ufe0f")  # a suit sign may carry the emoji selector
    rank, suit = text[:-1].upper(), _suit_of(text[-1:])
    if rank == "10":
        rank = "T"
    return _BY_TEXT.get(f"{rank}{suit}")


def parse_cards(text: str) -> tuple[Card, ...]:
    """Cards separated by white space. Raises `ValueError` naming the text that is no card."""
    return tuple(map(Card.parse, text.split()))


@cache
def pack(size: int) -> tuple[Card, ...]:
    """The pack of 24, 32, 36, 40 or 52 cards, low to high (R1.1)."""
    return _CARDS[52 - size :]


def value(options: Options, cards: Iterable[Card]) -> float:
    """The value in points of a hand of three cards under these options (R2); 30½ is 30.5."""
    a, b, c = cards
    return (kernel.strength(options.vector, a.code, b.code, c.code) >> 5) / 2


def bits(cards: Iterable[Card]) -> int:
    """Those cards as one number: a bit each, by its code."""
    together = 0
    for card in cards:
        together |= 1 << card.code
    return together


class _HandValues(dict[int, float]):
    """The value in points of every hand of three under these options (R2), by its `bits`.

    Each is found out when it is asked for first: what all legal moves of a turn would be worth is asked at every turn.
    """

    def __init__(self, options: Options) -> None:
        super().__init__()
        self._options = options

    def __missing__(self, hand: int) -> float:
        self[hand] = worth = value(self._options, [card for card in _CARDS if hand >> card.code & 1])
        return worth


@lru_cache(maxsize=16)
def hand_values(options: Options) -> _HandValues:
    """The values under these options, as far as they have been asked for."""
    return _HandValues(options)


def best_cards(options: Options, cards: Iterable[Card]) -> tuple[Card, ...]:
    """Those of three cards that make the hand's value: three of a kind, or the best suit's cards (R2.2, R2.3)."""
    hand = tuple(cards)
    a, b, c = hand
    order = kernel.strength(options.vector, a.code, b.code, c.code) & 31
    if order >= 16:
        return hand
    suit = 3 - order
    return tuple([card for card in hand if card.code & 3 == suit])
