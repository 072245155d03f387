"""Rounds for tests: laid out by hand, or played at random with decks and moves in which rare things happen."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

from tests.random_options import random_options

from schwimmen.cards import Card, pack, parse_cards
from schwimmen.match import Match, MatchPhase
from schwimmen.moves import Kind, Move
from schwimmen.round import Phase, Round
from schwimmen.rules.options import Options

__all__ = [
    "deal",
    "deck_of",
    "match_of",
    "newest_round",
    "play",
    "random_deck",
    "random_match",
    "random_move",
    "round_of",
    "step",
]


def deck_of(options: Options, hands: Sequence[str], centre: str = "", stock: str = "") -> tuple[Card, ...]:
    """The pack that deals those hands (R3.1): ``hands`` by place, the dealer's left first, the dealer last.

    ``centre`` is the second packet or the discard pile's first card, ``stock`` the next cards. What is left open
    is filled up with the other cards, low to high.
    """
    wanted = [parse_cards(hand) for hand in hands]
    turned_up = parse_cards(centre)
    named = {*turned_up, *parse_cards(stock), *(card for hand in wanted for card in hand)}
    rest = (card for card in pack(options.deck) if card not in named)
    full = [[*hand, *(next(rest) for _ in range(3 - len(hand)))] for hand in wanted]
    size = 3 if options.mechanism == "commerce" else 1
    middle = [*turned_up, *(next(rest) for _ in range(size - len(turned_up)))]
    return tuple([hand[i] for i in range(3) for hand in full] + middle + list(parse_cards(stock)) + list(rest))


def round_of(options: Options, hands: Sequence[str], centre: str = "", stock: str = "") -> Round:
    """A round in which seat and place are one: the last seat deals."""
    return Round.deal(options, range(len(hands)), deck_of(options, hands, centre, stock))


def match_of(options: Options, lives: Sequence[int], **start: Any) -> Match:
    """A match with those lives; the last seat deals unless said otherwise."""
    names = [f"P{seat}" for seat in range(len(lives))]
    return Match.start(options, names, start.pop("dealer", len(lives) - 1), lives=lives, **start)


def deal(match: Match, hands: Sequence[str], centre: str = "", stock: str = "") -> Match:
    """The match with the next round dealt; ``hands`` by place."""
    return match.deal(deck_of(match.options, hands, centre, stock))


def newest_round(match: Match) -> Round:
    """The round in play, or the last one."""
    if match.current is not None:
        return match.current
    assert match.last is not None
    return match.last.round


T = TypeVar("T", Round, Match)


def play(state: T, *moves: str) -> T:
    """The state after those moves."""
    for move in moves:
        state = state.play(move)
    return state


# --- at random ---------------------------------------------------------------------------------------------


def random_deck(rng: random.Random, options: Options, players: int) -> tuple[Card, ...]:
    """A shuffled pack; often one hand is 31 or three aces, hands are alike, or the centre is 7, 8 and 9."""
    deck = list(pack(options.deck))
    rng.shuffle(deck)
    centre = 3 * players
    suits = rng.sample("cshd", 4)

    def put(places: Sequence[int], texts: Sequence[str]) -> None:
        for place, card in zip(places, map(Card.parse, texts), strict=True):
            other = deck.index(card)
            deck[other], deck[place] = deck[place], deck[other]

    def hand(place: int) -> list[int]:
        return [place, place + players, place + 2 * players]

    kind = rng.random()
    if kind < 0.12 and options.deck > 24 and centre + 3 <= options.deck:
        put(range(centre, centre + 3), ["7" + suits[0], "8" + suits[1], "9" + suits[2]])
        if centre + 6 <= options.deck and rng.random() < 0.5:
            put(range(centre + 3, centre + 6), ["7" + suits[1], "8" + suits[2], "9" + suits[3]])
    elif kind < 0.2:
        put(hand(rng.randrange(players)), ["A" + suit for suit in suits[:3]])
    elif kind < 0.28:
        put(hand(rng.randrange(players)), [rank + suits[0] for rank in "AKT"])
    elif kind < 0.4:
        for place in range(min(players, 4)):
            put(hand(place), [rank + suits[place] for rank in "9TJ"])
    elif kind < 0.46:
        put([*hand(rng.randrange(players)), centre], ["A" + suits[0], "A" + suits[1], "9" + suits[2], "A" + suits[2]])
    return tuple(deck)


_WEIGHTS = {Kind.EXCHANGE: 4.0, Kind.PASS: 3.0, Kind.STAY: 3.0, Kind.KNOCK: 0.6, Kind.ALL: 0.7}


def random_move(rng: random.Random, legal: Sequence[Move]) -> Move:
    """A legal move: first its kind, knocks being rare, then one of that kind."""
    kinds = defaultdict(list)
    for move in legal:
        kinds[move.kind].append(move)
    kind = rng.choices(list(kinds), [_WEIGHTS.get(kind, 2.0) for kind in kinds])[0]
    return rng.choice(kinds[kind])


def step(rng: random.Random, match: Match) -> Match:
    """The match one random deal, move, shuffle or answer further; one that is not over."""
    if match.phase is MatchPhase.DEAL:
        return match.deal(random_deck(rng, match.options, len(match.seats_in_order())))
    if match.phase is MatchPhase.BUY_BACK:
        assert match.last is not None
        return match.buy_back(seat for seat in match.last.may_buy_back if rng.random() < 0.5)
    assert match.current is not None
    if match.current.phase is Phase.STOCK:
        cards = list(match.current.shuffle_due)
        rng.shuffle(cards)
        return match.restock(cards)
    return match.play(random_move(rng, match.current.legal_moves()))


def random_match(
    rng: random.Random,
    longest: int = 400,
    *,
    options: Options | None = None,
    players: int | None = None,
    **fixed: Any,
) -> Iterator[Match]:
    """All states of a random match, up to its end or so many steps: under those options, or random ones.

    ``fixed`` are values of single options.
    """
    if options is None:
        if not fixed and rng.random() < 0.3:  # short matches, in which all may go out at once
            fixed = {"lives": 1}
        options = random_options(rng, **fixed)
    if players is None:
        players = rng.choice([2, 2, 3, 4, rng.randint(2, options.max_players)])
    match = Match.start(options, [f"P{seat}" for seat in range(players)], rng.randrange(players))
    yield match
    for _ in range(longest):
        if match.phase is MatchPhase.OVER:
            return
        match = step(rng, match)
        yield match
