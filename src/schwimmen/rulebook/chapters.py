"""The chapters of a rulebook: which sentences tell these rules, and which examples show them.

The rules themselves are the kernel's; here it is only chosen what to say. A sentence's text is the option's value
in words (`book-SLOT-VALUE`), every number and every hand in it comes from the engine.
"""

from __future__ import annotations

from collections.abc import Iterator

from schwimmen.cards import Card, best_cards, pack, value
from schwimmen.events import EndedBy
from schwimmen.rulebook import hands
from schwimmen.rulebook.book import Book, Example, Line, Part, Section, Shown
from schwimmen.rulebook.ends import ways_to_end
from schwimmen.rules import kernel
from schwimmen.rules.options import Options
from schwimmen.words import Words, text_id

__all__ = ["Facts", "compose"]

FEWEST_PLAYERS = 2  # R1.2


class Facts:
    """A rule set, and what all chapters ask of it."""

    def __init__(self, options: Options, texts: Words) -> None:
        self.options = options
        self.texts = texts
        self.draw = options.mechanism == "draw_discard"
        self.knocks = options.knock_from != "never"
        self.best = value(options, hands.best_of_one_suit(options))
        aces = [card for card in pack(options.deck) if card.rank == "A"][:3]
        low = pack(options.deck)[:3]
        self.aces, self.three = tuple(aces), tuple(low)
        self.aces_burn = options.three_aces == "fire"
        self.ends_at_once = options.thirty_one != "plain" or self.aces_burn
        self.renews = not self.draw and options.passing in ("free", "once")
        self.penalties = options.knocker_penalty != "none" or options.weak_knock_below > 0

    def say(self, slot: str, *values: object, item: bool = False, brief: bool = False, **named: str | float) -> Line:
        """The sentence of a slot, for values of options where it depends on some."""
        return Line(slot, self.texts.text(text_id("book", slot, *values), **named), item, brief)

    def worth(self, cards: tuple[Card, ...]) -> float:
        """What a hand counts, in points."""
        return value(self.options, cards)

    def number(self, number: float) -> str:
        """A number as the language writes it."""
        return self.texts.text("book-number", value=number)

    def shown(self, cards: tuple[Card, ...], label: str = "", note: str = "") -> Shown:
        """A hand with its value: the sum that makes it, where it is one."""
        counted = best_cards(self.options, cards)
        terms = [kernel.card_value(card.code) / 2 for card in counted]
        total = self.number(self.worth(cards))
        if len(terms) > 1 and sum(terms) == self.worth(cards):
            total = f"{' + '.join(map(self.number, terms))} = {total}"
        return Shown(cards, counted, label, total, note)

    def example(self, slot: str, cards: tuple[Card, ...], *values: object, **named: str | float) -> Example:
        """One hand, and a sentence on it."""
        text = self.texts.text(text_id("book-example", slot, *values), **named)
        return Example(slot, (self.shown(cards, note=text),))

    def name(self, player: int) -> str:
        """Who plays in the examples."""
        return self.texts.text(text_id("book-name", player + 1))

    def short(self, cards: tuple[Card, ...]) -> str:
        """Cards in their short form."""
        return self.texts.cards([str(card) for card in cards])


def compose(options: Options, texts: Words, title: str, lead: str) -> Book:
    """The rulebook of these options in the language of these texts."""
    facts = Facts(options, texts)
    chapters = {
        "aim": _aim,
        "cards": _cards,
        "values": _values,
        "deal": _deal,
        "turn": _turn,
        "knock": _knock,
        "end": _end,
        "lose": _lose,
        "lives": _lives,
        "mistakes": _mistakes,
        "absent": _absent,
    }
    sections = (
        Section(slot, texts.text(text_id("book", slot, "title")), tuple(chapter(facts)))
        for slot, chapter in chapters.items()
    )
    return Book(title, lead, tuple(section for section in sections if section.parts))


def _aim(facts: Facts) -> Iterator[Part]:
    yield facts.say("aim", best=facts.best)
    yield facts.say("winner")


def _cards(facts: Facts) -> Iterator[Part]:
    options = facts.options
    cards = pack(options.deck)
    yield facts.say("players", least=FEWEST_PLAYERS, most=options.max_players, brief=True)
    yield facts.say("pack", size=len(cards), lowest=int(cards[0].rank), brief=True)
    yield facts.say("lives", lives=options.lives)


def _values(facts: Facts) -> Iterator[Part]:
    options = facts.options
    by_rank = {card.rank: kernel.card_value(card.code) / 2 for card in pack(options.deck)}
    ace, ten, three = by_rank["A"], by_rank["T"], facts.worth(facts.three)
    yield facts.say("values", ace=ace, ten=ten, brief=True)
    yield facts.say("one-suit", brief=True)
    yield facts.example("one-suit", hands.hand(options, lambda some: _suits(some) == 1 and _has_one_ace(some, ten)))
    yield facts.example("two-suits", hands.hand(options, lambda some: _beaten_ace(options, some)))
    yield facts.example("lowest", hands.lowest_hand(options))
    yield facts.example("best", hands.best_of_one_suit(options), ten=ten)
    yield facts.say("three-of-a-kind", options.three_of_a_kind, value=three, best=facts.best, brief=True)
    off = ("off",) if options.three_of_a_kind == "off" else ()
    yield facts.say("three-aces", options.three_aces, value=facts.worth(facts.aces), brief=True)
    yield facts.example("three", facts.three, *off)
    yield facts.example("aces", facts.aces, options.three_aces)


def _suits(cards: tuple[Card, ...]) -> int:
    return len({card.suit for card in cards})


def _has_one_ace(cards: tuple[Card, ...], ten: float) -> bool:
    """An ace, a court card and a pip: not all of them count the same, and it isn't the best hand."""
    return cards[0].rank == "A" and sum(kernel.card_value(card.code) / 2 == ten for card in cards) == 1


def _beaten_ace(options: Options, cards: tuple[Card, ...]) -> bool:
    """An ace that counts nothing beside two other cards."""
    counted = best_cards(options, cards)
    return len(counted) == 2 and cards[0].rank == "A" and cards[0] not in counted


def _deal(facts: Facts) -> Iterator[Part]:
    kind = ("draw", facts.options.dealer_choice) if facts.draw else (facts.options.dealer_choice,)
    yield facts.say("deal")
    yield facts.say("dealer-choice", *kind, brief=True)
    yield facts.say("stock")
    yield facts.say("start")
    yield facts.say("first-dealer")


def _turn(facts: Facts) -> Iterator[Part]:
    options = facts.options
    yield facts.say("turn", options.mechanism, brief=True)
    if facts.draw:
        yield facts.say("draw", item=True, brief=True)
        yield facts.say("take", item=True, brief=True)
        if facts.knocks:
            yield facts.say("knock-draw", item=True, brief=True)
        yield facts.say("no-passing-draw")
        yield facts.say("empty-stock", "draw", options.empty_stock)
        turn = hands.take(options)
        yield _turn_example(facts, turn, "take", "pile")
        return
    knocks = "yes" if facts.knocks else "no"
    for size in options.exchange:
        yield facts.say("exchange", size, item=True, brief=True)
    if options.passing != "never":
        yield facts.say("passing", options.passing, item=True, brief=True, knocks=knocks)
    if facts.knocks and options.knock_timing == "instead":
        yield facts.say("knock-instead", item=True, brief=True)
    if options.passing == "never":
        yield facts.say("passing", "never", brief=True, knocks=knocks)
    if facts.knocks and options.knock_timing == "after":
        yield facts.say("knock-after", brief=True)
    yield facts.say("worse")
    for size in options.exchange:
        yield _turn_example(facts, hands.swap(options, size), f"swap-{size}", "centre")
    if options.renew_789 != "off":
        yield facts.say("renew-789", options.renew_789, brief=True)
    if options.passing == "out":
        yield facts.say("last-left", brief=True)
    if facts.renews:
        yield facts.say("all-pass", brief=True)
        yield facts.say("empty-stock", options.empty_stock)


def _turn_example(facts: Facts, turn: hands.Swap, slot: str, middle: str) -> Example:
    label = {name: facts.texts.text(text_id("book-label", name)) for name in ("hand", middle, "after")}
    before, after = facts.worth(turn.before), facts.worth(turn.after)
    return Example(
        slot,
        (
            facts.shown(turn.before, label["hand"]),
            Shown(turn.open, label=label[middle]),
            facts.shown(turn.after, label["after"]),
        ),
        facts.texts.text(text_id("book-example", slot), before=before, after=after),
    )


def _knock(facts: Facts) -> Iterator[Part]:
    options = facts.options
    if facts.knocks:
        yield facts.say("knock", brief=True)
    yield facts.say("knock-from", options.knock_from, brief=True)
    if facts.knocks:
        yield facts.say("knock-timing", "draw" if facts.draw else options.knock_timing)
        yield facts.say("knock-once")
        if facts.renews:
            yield facts.say("knock-no-new-centre")
    if options.lap_limit:
        yield facts.say("lap-limit", laps=options.lap_limit, brief=True)


def _end(facts: Facts) -> Iterator[Part]:
    options, possible = facts.options, ways_to_end(facts.options)
    ways = {
        "knock": EndedBy.KNOCK in possible,
        "thirty-one": options.thirty_one != "plain",
        "aces": facts.aces_burn,
        "all-passed": EndedBy.ALL_PASSED in possible,
        "stock": EndedBy.STOCK in possible or EndedBy.VOID in possible,
        "laps": EndedBy.LAPS in possible,
    }
    yield facts.say("ends")
    for way, there_is in ways.items():
        if there_is:
            named = {"best": facts.best} if way == "thirty-one" else {}
            yield Line(f"ends-{way}", facts.texts.text(text_id("book-ends", way), **named), item=True)
    yield facts.say("shown")
    yield facts.say("thirty-one", options.thirty_one, best=facts.best, brief=True)
    if facts.aces_burn:
        yield facts.say("aces-burn", brief=True)
        if options.thirty_one != "plain":
            yield facts.say("aces-first", best=facts.best)
    if facts.ends_at_once:
        yield facts.say("at-once", options.mechanism)


def _lose(facts: Facts) -> Iterator[Part]:
    options = facts.options
    yield facts.say("lowest", brief=True)
    yield facts.say("tie-lowest", options.tie_lowest, brief=True)
    if options.tie_lowest == "tiebreak":
        yield _tied(facts)
    exact = options.tie_lowest == "tiebreak" and options.all_equal == "none_lose"
    yield facts.say("all-equal", "tiebreak" if exact else options.all_equal, brief=True)
    if facts.knocks:
        yield facts.say("knocker-tie", options.knocker_tie, brief=options.knocker_tie != "ordinary")
        if options.knocker_penalty != "none":
            yield facts.say("knocker-penalty", options.knocker_penalty, brief=True)
        if options.weak_knock_below:
            yield facts.say("weak-knock-below", points=options.weak_knock_below, brief=True)
    if options.points_limit:
        yield facts.say("points-limit", points=options.points_limit, brief=True)
    if facts.knocks and (facts.penalties or options.knocker_tie != "ordinary"):
        yield facts.say("knocker-rules")
    for number, ending in enumerate(hands.endings(options, _quiet(facts))):
        yield _ending(facts, f"round-{number}", ending)


def _tied(facts: Facts) -> Example:
    """Two hands that only the order among equals tells apart (R2.5)."""
    higher, lower = hands.tied_hands(facts.options)
    names = facts.name(0), facts.name(1)
    return Example(
        "tiebreak",
        (facts.shown(higher, names[0]), facts.shown(lower, names[1])),
        facts.texts.text("book-example-tiebreak", name=names[0], other=names[1]),
    )


def _quiet(facts: Facts) -> EndedBy:
    """How a round ends that nobody's hand ends."""
    if facts.knocks:
        return EndedBy.KNOCK
    if not facts.draw and facts.options.passing == "out":
        return EndedBy.ALL_PASSED
    return EndedBy.LAPS if facts.options.lap_limit else EndedBy.STOCK


def _ending(facts: Facts, slot: str, ending: hands.Ending) -> Example:
    """A round's end: all hands, and why who loses what."""
    shown = []
    for player, cards in enumerate(ending.hands):
        why, points = ending.why[player], facts.worth(cards)
        named: dict[str, str | float] = {
            "who": "other",
            "name": facts.name(player),
            "value": points,
            "lost": ending.lost[player],
        }
        shown.append(
            facts.shown(cards, facts.name(player), facts.texts.text(text_id("why", why.value), **named) if why else "")
        )
    if ending.knocker is None:
        text = facts.texts.text(text_id("ended", ending.by.value))
    else:
        text = facts.texts.text("book-example-knocked", name=facts.name(ending.knocker))
    return Example(slot, tuple(shown), text)


def _lives(facts: Facts) -> Iterator[Part]:
    options = facts.options
    yield facts.say("swimming", options.swimming, brief=True)
    course = list(_course(facts))
    yield facts.say("course", course=" → ".join(course), losses=len(course) - 1)
    if facts.knocks and facts.penalties:
        yield facts.say("two-at-once")
    yield facts.say("out")
    if options.buy_back:
        yield facts.say("buy-back", lives=options.lives, brief=True)
    yield facts.say("winner", brief=True)
    yield facts.say("all-out", options.all_out, brief=True)


def _course(facts: Facts) -> Iterator[str]:
    """How a player stands after each loss, from the first life on (R8.1)."""
    lives, out = [facts.options.lives] * 2, [0] * 2
    yield facts.texts.text("book-course-lives", lives=lives[0])
    while out[0] == 0:
        kernel.lose_lives(facts.options.vector, len(lives), lives, out, [1, 0])
        yield facts.texts.text("lives-out" if out[0] else "lives-swims") if not lives[0] else facts.number(lives[0])


def _mistakes(facts: Facts) -> Iterator[Part]:
    options = facts.options

    def mistake(slot: str, **named: str | float) -> Line:
        return Line(f"mistake-{slot}", facts.texts.text(text_id("book-mistake", slot), **named), item=True)

    wrong = hands.hand(options, lambda some: _suits(some) == 2 and _adds_up(facts, some))
    yield mistake("suits", cards=facts.short(wrong), value=facts.worth(wrong), sum=_sum(wrong))
    three = facts.worth(facts.three)
    if options.three_of_a_kind != "off" and three < facts.best:
        yield mistake("three", best=facts.best, value=three)
    if options.three_aces == "ordinary" and facts.worth(facts.aces) < facts.best:
        yield mistake("aces", value=facts.worth(facts.aces))
    if facts.draw:
        yield mistake("taken")
    else:
        for size in (1, 2, 3):
            if size not in options.exchange:
                yield mistake(f"exchange-{size}")
        yield mistake("stock")
        if options.dealer_choice == "blind":
            yield mistake("packets")
    if options.knock_from == "second_lap":
        yield mistake("knock-first")
    if options.knock_from == "second_turn_except_dealer":
        yield mistake("knock-dealer")
    if facts.knocks:
        yield mistake("after-knock")
        yield mistake("last")
    if options.thirty_one != "plain":
        yield mistake("hold", best=facts.best)


def _sum(cards: tuple[Card, ...]) -> float:
    return sum(kernel.card_value(card.code) for card in cards) / 2


def _adds_up(facts: Facts, cards: tuple[Card, ...]) -> bool:
    """Three cards that would be the best hand, if they were of one suit."""
    lone_ace = cards[0].rank == "A" and cards[0] not in best_cards(facts.options, cards)
    return lone_ace and cards[1].rank not in ("A", cards[2].rank) and _sum(cards) == facts.best


def _absent(facts: Facts) -> Iterator[Part]:
    options = facts.options
    burning = options.thirty_one == "fire" or facts.aces_burn
    missing = {
        "fire": not burning,
        "buy-back": not options.buy_back,
        "renew-789": not facts.draw
        and options.renew_789 == "off"
        and any(card.rank == "7" for card in pack(options.deck)),
        "lap-limit": not options.lap_limit,
        "knocker-penalty": facts.knocks and options.knocker_penalty == "none",
        "weak-knock-below": facts.knocks and not options.weak_knock_below,
        "points-limit": not options.points_limit,
    }
    for slot, is_missing in missing.items():
        if is_missing:
            yield facts.say("absent", slot, item=True)
