"""Two rounds that differ only in cards that a seat can't know (R10.1).

What a seat has seen is worked out by the second reading of the rules (reference.py), not by the program's views.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from tests.reference import ReferenceRound

from schwimmen.cards import Card
from schwimmen.round import Phase, Round, Stock

__all__ = ["twin"]


def open_cards(reference: ReferenceRound, seat: int | None) -> set[str]:
    """The cards that this seat, or a spectator (None), sees now or whose place it has seen."""
    seen = {*reference.centre, *reference.aside, *reference.pile, *filter(None, [reference.taken])}
    if reference.o.dealer_choice == "open":
        seen |= {*reference.packet}
    if reference.phase == "over":
        seen |= {card for hand in reference.hands.values() for card in hand}
    if seat in reference.hands:
        seen |= {*reference.hands[seat]}
        if seat == reference.to_act and reference.drawn:
            seen.add(reference.drawn)
    return seen


def seen_by_era(round_: Round, seat: int | None) -> list[set[str]]:
    """What the seat saw from the deal on, then from each shuffle on."""
    reference = ReferenceRound(round_.options, round_.seats, list(map(str, round_.deck)))
    eras = [open_cards(reference, seat)]
    for move in round_.moves:
        if isinstance(move, Stock):
            reference.restock(list(map(str, move.cards)))
            eras.append(set())
        else:
            before = {card for hand in reference.hands.values() for card in hand}
            reference.play(str(move))
            if str(move) == "switch" and reference.draws:
                after = {card for hand in reference.hands.values() for card in hand}
                eras[-1] |= before - after if seat == reference.dealer else set()  # the own former hand
        seen = open_cards(reference, seat)
        for era in eras:
            era |= seen
    return eras


def permuted(cards: Sequence[str], free: set[str], rng: random.Random) -> list[str]:
    """Those of the cards that are free change places among themselves."""
    mixed = [card for card in cards if card in free]
    rng.shuffle(mixed)
    return [mixed.pop() if card in free else card for card in cards]


def twin(round_: Round, seat: int | None, rng: random.Random) -> Round | None:
    """Another round with the same moves, of which the seat has seen exactly the same.

    None where there is none, or where the other cards end it earlier or later, which everybody would see.
    """
    eras = seen_by_era(round_, seat)
    deck = list(map(str, round_.deck))
    other = dict(zip(deck, permuted(deck, {*deck} - set[str]().union(*eras), rng), strict=True))
    same = Round.deal(round_.options, round_.seats, [Card.parse(other[card]) for card in deck])
    shuffles = 0
    for move in round_.moves:
        if isinstance(move, Stock):
            shuffles += 1
            cards = [other[str(card)] for card in move.cards]
            free = {*cards} - {other[card] for card in set[str]().union(*eras[shuffles:])}
            same = same.restock([Card.parse(card) for card in permuted(cards, free, rng)])
        elif same.refusal(move) is not None:
            return None
        else:
            same = same.play(move)
    ended = same.phase is Phase.OVER
    if ended != (round_.phase is Phase.OVER) or (same.deck, same.moves) == (round_.deck, round_.moves):
        return None
    return same
