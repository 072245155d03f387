"""The shuffle that one can check: fair, the same for everybody who computes it, and what was dealt."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Callable, Sequence

from hypothesis import given
from hypothesis import strategies as st
from tests.random_options import random_options
from tests.tables.evenings import SHUFFLES, Evening, done

from schwimmen.cards import pack, parse_cards
from schwimmen.rules.options import Options
from schwimmen.tables import commands as c
from schwimmen.tables.events import Dealt, Mixed, Promised, Shuffled
from schwimmen.tables.fair import LONGEST_MIX, SEED_BYTES, Draw, _below, promise, shuffled

SEED = bytes(range(SEED_BYTES)).hex()
PACK = tuple(map(str, pack(32)))
Shuffle = Callable[[Sequence[str], int], list[str]]


def by_seed(cards: Sequence[str], number: int) -> list[str]:
    """The shuffle of the seed with that number."""
    return shuffled(cards, Draw(f"{number:064x}"), 0)


# --- the same for everybody ----------------------------------------------------------------------------------------


def test_known_answers() -> None:
    """What another program computes (docs/fair.md): a change of this breaks every promise that was given."""
    assert promise(SEED) == "6c86c6aac5fb24bcf5d9939cb7d7d5645ce39418f449e03b262dd4fa14b4b92b"
    ten = [*"0123456789"]
    for draw, turn, order in (
        (Draw(SEED), 0, "0831572694"),
        (Draw(SEED), 1, "3192648570"),
        (Draw(SEED, ((0, "17"),)), 0, "9421356087"),
        (Draw(SEED, ((0, "17"), (12, "Glück"))), 0, "0613849257"),
        (Draw(SEED, ((2, "a"), (12, "b"))), 3, "9546021387"),
    ):
        assert "".join(shuffled(ten, draw, turn)) == order


def test_who_was_quicker_with_a_text_changes_nothing() -> None:
    mixes = ((2, "b"), (0, "a"), (11, "c"), (1, "0"))
    orders = {tuple(shuffled(PACK, Draw(SEED, each), 0)) for each in itertools.permutations(mixes)}
    assert len(orders) == 1


def test_everything_that_decides_decides() -> None:
    draws = [
        (Draw(SEED), 0),
        (Draw(SEED), 1),
        (Draw(SEED[:-1] + "e"), 0),
        (Draw(SEED, ((0, "a"),)), 0),
        (Draw(SEED, ((1, "a"),)), 0),
        (Draw(SEED, ((0, "a"), (1, "b"))), 0),
        (Draw(SEED, ((0, "b"), (1, "a"))), 0),
        (Draw(SEED, ((0, "a 1 b"),)), 0),
    ]
    assert len({tuple(shuffled(PACK, draw, turn)) for draw, turn in draws}) == len(draws)


@given(st.integers(0, 2**256 - 1), st.integers(0, 9), st.integers(0, 60))
def test_all_cards_are_still_there(seed: int, turn: int, size: int) -> None:
    cards = [str(number) for number in range(size)]
    assert sorted(shuffled(cards, Draw(f"{seed:064x}"), turn)) == sorted(cards)


# --- fair ----------------------------------------------------------------------------------------------------------


def chi_square(counts: Sequence[int], cells: int) -> float:
    """How far those counts, and zeros up to so many cells, are from all the same."""
    expected = sum(counts) / cells
    return sum((count - expected) ** 2 for count in [*counts, *[0] * (cells - len(counts))]) / expected


def orders_of_four(shuffle: Shuffle) -> float:
    """The chi-square of 24 orders over 4,800 shuffles: 23 degrees of freedom; 1 in 1,000 fair ones is above 49.7."""
    return chi_square([*Counter(tuple(shuffle("abcd", number)) for number in range(4800)).values()], 24)


def test_each_order_is_as_likely() -> None:
    assert orders_of_four(by_seed) < 49.7


def test_an_unfair_shuffle_would_be_found() -> None:
    def naive(cards: Sequence[str], number: int) -> list[str]:
        rng, order = random.Random(number), list(cards)
        for place in range(len(order)):
            other = rng.randrange(len(order))  # any card instead of one not yet placed
            order[place], order[other] = order[other], order[place]
        return order

    assert orders_of_four(naive) > 49.7


def test_each_card_is_as_likely_at_each_place() -> None:
    """32 × 32 counts over 3,200 shuffles: 31 × 31 degrees of freedom, 961 ± 44."""
    places: Counter[tuple[int, str]] = Counter()
    for number in range(3200):
        places.update(enumerate(by_seed(PACK, number)))
    assert abs(chi_square([*places.values()], 32 * 32) - 961) < 4 * 44


def test_a_word_that_would_favour_some_cards_is_passed_over() -> None:
    most = 2**32 - 1
    assert _below(3, iter([most, 4])) == 1  # 2^32 = 3 · 1431655765 + 1
    assert _below(4, iter([most, 4])) == 3
    assert _below(24, iter([2**32 // 24 * 24, 2**32 // 24 * 24 - 1])) == 23


# --- what was dealt ------------------------------------------------------------------------------------------------


def check_deals(evening: Evening) -> int:
    """Every deck and every shuffled stock follows from the promise before it; the most shuffles of a round."""
    draw, waiting, turn, most = Draw(""), Draw(""), 0, 0
    options = evening.table.options
    for entry in evening.entries:
        match entry.event:
            case Promised(seed):
                assert len(seed) == 2 * SEED_BYTES
                waiting = Draw(seed)
            case Mixed(member, text):
                waiting = Draw(waiting.seed, (*waiting.mixes, (member, text)))
            case Dealt(deck):
                assert waiting != draw, "two rounds by one promise"
                draw, turn = waiting, 1
                assert deck.split() == shuffled(list(map(str, pack(options.deck))), draw, 0)
            case Shuffled(stock):
                before = sorted(parse_cards(stock))
                assert stock.split() == shuffled(list(map(str, before)), draw, turn)
                turn, most = turn + 1, max(most, turn)
    return most


def test_what_is_dealt_follows_from_what_was_promised_before() -> None:
    shuffles = set()
    for seed in range(20):
        rng = random.Random(seed)
        options = random_options(rng, lives=2) if seed else SHUFFLES
        evening = Evening(options, [None, "beginner", None], seed, start=False)
        for member in (0, 2):
            assert done(evening.ask(c.Mix, member, text=f"{rng.random()}"))
        assert done(evening.ask(c.Start, 0))
        while (command := evening.due(rng)) is not None:
            if rng.random() < 0.1:
                evening.ask(c.Mix, rng.choice((0, 2)), text=f"{rng.random()}")
            evening.do(command)
        shuffles.add(check_deals(evening))
    assert {0, 1, 2} <= shuffles


def test_what_a_player_adds_is_for_the_next_deal() -> None:
    decks = set()
    for texts in ((), ("a",), ("b",), ("a", "b"), ("b", "a")):
        evening = Evening(Options(), [None, None], 5, start=False)
        for member, text in enumerate(texts):
            assert done(evening.ask(c.Mix, member, text=f" {text}\n"))
            assert evening.table.draw is not None
            assert (member, text) in evening.table.draw.mixes
        assert done(evening.ask(c.Start, 0))
        match = evening.table.match
        assert match is not None
        assert match.current is not None
        decks.add(match.current.deck)
    assert len(decks) == 5


def test_texts_in_any_order_give_one_deck() -> None:
    decks = set()
    for order in itertools.permutations((0, 1, 2)):
        evening = Evening(Options(), [None, None, None], 5, start=False)
        for member in order:
            assert done(evening.ask(c.Mix, member, text=f"text {member}"))
        assert done(evening.ask(c.Start, 0))
        deck = next(entry.event for entry in evening.entries if isinstance(entry.event, Dealt))
        decks.add(deck)
    assert len(decks) == 1


def test_the_next_deal_is_promised_as_soon_as_a_round_is_over() -> None:
    evening = Evening(Options(lives=9), [None, None], 1)
    before = evening.table
    evening.play_on(random.Random(1), until="deal")
    after = evening.table
    assert before.draw is None
    assert after.draw is not None
    assert after.dealt == before.dealt
    assert after.draw != after.dealt
    assert done(evening.ask(c.Mix, 0, text="x" * LONGEST_MIX))
