"""A first game that teaches: a table like any other, but its cards are prepared, and so is how the other one plays.

What is said to the pupil is in `schwimmen.tables.tutor`. Nothing is promised for cards that nobody drew (docs/fair.md).
"""

from __future__ import annotations

from dataclasses import dataclass

from schwimmen.cards import pack
from schwimmen.events import EventKind
from schwimmen.moves import Kind, Move
from schwimmen.rules.options import Options
from schwimmen.rules.presets import STANDARD, preset
from schwimmen.tables.events import Settings
from schwimmen.tables.state import Table

__all__ = ["DEALS", "Deal", "deck", "first_dealer", "move", "pupil", "settings"]


@dataclass(frozen=True, slots=True)
class Deal:
    """Cards for one round: both hands, the centre and the next cards of the stock.

    ``moves``: of the other one, turn by turn, as long as they are legal; after them it knocks as soon as it may.
    """

    hand: str
    other: str
    centre: str
    stock: str
    moves: tuple[str, ...]


DEALS = (
    # one card makes 31
    Deal("Th Ah 8s", "Qs Ts 8d", "Kh 9c 7d", "7h Qd Jc", ("pass", "knock")),
    # the other one begins, and leaves three cards that go together
    Deal("7s 8h Ks", "9c Jc Td", "8c Qd 9d", "As Ad 7c", ("Td-8c", "knock")),
    # nothing helps: to be kept, then to be knocked with
    Deal("As Ts 8s", "7c 9c Qh", "8h 9d Tc", "Kd 7h 9h", ("Qh-Tc", "pass")),
    # for those who are still there, without anything new: a longer suit, three of a kind, 31 once more
    Deal("Qs 9s 7c", "Kd 8d 7h", "Ks Jd 9h", "Ts Ac 8c", ("7h-Jd", "knock")),
    Deal("Kh Kc 8d", "Qc Tc 7s", "Ks 7h Td", "9d Jh As", ("pass", "knock")),
    Deal("Ah Kh 7d", "As 9s 7c", "Jh 8h Qs", "Td Kc 9c", ("7c-Qs", "knock")),
)
"""By round; the pupil begins every second one, the first too."""


def settings() -> Settings:
    """How a lesson is kept: the standard, with so few lives that somebody soon swims, and the deal without a choice."""
    options = Options.from_dict({"lives": 2, "dealer_choice": "none"}, preset(STANDARD).options)
    return Settings(preset=None, options=options.to_dict(), places=2, watch=False, lesson=True)


def pupil(table: Table) -> int | None:
    """The seat of who is taught: the one person beside one computer player; None at every other table."""
    people = [seat for seat, number in enumerate(table.seats) if table.is_person(number)]
    return people[0] if table.settings.lesson and len(table.seats) == 2 and len(people) == 1 else None


def first_dealer(table: Table, seats: tuple[int, ...]) -> int:
    """The seat that deals first: not the pupil's, who then begins."""
    return next((seat for seat, number in enumerate(seats) if not table.is_person(number)), 0)


def deck(table: Table) -> str | None:
    """The prepared cards of the round that is due; None where they are drawn."""
    seat, match = pupil(table), table.match
    if seat is None or match is None or table.draw is not None:
        return None
    deal = DEALS[len(match.finished) % len(DEALS)]
    hands = [deal.hand.split(), deal.other.split()]
    if match.seats_in_order()[0] != seat:
        hands.reverse()
    known = [card for cards in zip(*hands, strict=True) for card in cards] + f"{deal.centre} {deal.stock}".split()
    rest = [card for card in map(str, pack(match.options.deck)) if card not in known]
    return " ".join(known + rest)


def move(table: Table, seat: int) -> Move | None:
    """What the other one plays there; None where it decides by itself.

    Sooner or later it knocks, so that every round ends.
    """
    match = table.match
    if match is None or match.current is None or pupil(table) in (None, seat):
        return None
    planned, legal = DEALS[len(match.finished) % len(DEALS)].moves, match.current.legal_moves()
    turn = sum(event.seat == seat and event.kind in _TURNS for event in match.current.events)
    wanted = Move.parse(planned[turn]) if turn < len(planned) else Move(Kind.KNOCK)
    return wanted if wanted in legal else None


_TURNS = (EventKind.EXCHANGED, EventKind.PASSED, EventKind.KNOCKED)
