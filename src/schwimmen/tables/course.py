"""What happens at a table by itself: deals, shuffles, the computer players' moves, and what the clock brings.

Nothing here waits, reads a clock or draws chance by itself: ``now`` (milliseconds since 1970) and ``chance`` are
arguments. At the edge chance is the operating system's; in tests and simulations it is seeded.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

from schwimmen import bots
from schwimmen.cards import pack
from schwimmen.match import MatchPhase
from schwimmen.round import Phase
from schwimmen.tables import fair, lesson
from schwimmen.tables.events import (
    Began,
    BuyBackAnswered,
    Clock,
    Covered,
    Created,
    Dealt,
    Entry,
    Event,
    Moved,
    Promised,
    Shuffled,
)
from schwimmen.tables.state import BrokenHistory, Entries, Table, advance

__all__ = ["PATIENCE", "TIME_TO_ACT", "begin", "due", "follow", "go_on", "open_table", "out_of_time", "unfold"]

TIME_TO_ACT: dict[Clock, int | None] = {"none": None, "relaxed": 60_000, "quick": 20_000}
"""Milliseconds that a player has for each decision."""
_TIME_TO_LOOK: dict[Clock, int | None] = {"none": None, "relaxed": 90_000, "quick": 40_000}
"""Milliseconds after which the next round is dealt though nobody has asked for it."""
PATIENCE = 30_000
"""Milliseconds that the others have to look at a round's end once somebody wants to go on."""


def open_table(created: Created, now: int, chance: random.Random, *, start: bool) -> Entries:
    """The entries of a new table, up to where a person must act; with ``start`` a match of two or more begins."""
    table = advance(None, first := Entry(0, now, None, created))
    if not (start and len(table.party) > 1):
        return Entries.of(None, [(first, table), *go_on(table, now, chance)])
    begun = unfold(table, Entry(1, now, None, begin(table, chance)), chance)
    return Entries.of(None, [(first, table), *zip(begun, begun.after, strict=True)])


def begin(table: Table, chance: random.Random) -> Began:
    """The next match. Who deals first is drawn by lot at first, and from match to match it is the next member.

    Every second moves to the front, so that who sat side by side part: of up to seven, everybody has sat beside
    everybody within three matches. Newcomers sit down at the end.
    """
    if table.settings.lesson:
        return Began(table.party, lesson.first_dealer(table, table.party))
    before = [number for number in table.seats if number in table.party]
    if not before:
        return Began(table.party, chance.randrange(len(table.party)))
    order = before[1::2] + before[::2] + [number for number in table.party if number not in before]
    last = table.seats[table.first_dealer]
    dealer = min(order, key=lambda number: (number <= last, number))
    return Began(tuple(order), order.index(dealer))


def unfold(table: Table, first: Entry, chance: random.Random) -> Entries:
    """That entry, and everything that then happens by itself, up to where a person must act."""
    return follow(table, first, advance(table, first), chance)


def follow(table: Table, first: Entry, after: Table, chance: random.Random) -> Entries:
    """The same, where the table ``after`` that entry is known."""
    return Entries.of(table, [(first, after), *go_on(after, first.at, chance)])


def go_on(table: Table, now: int, chance: random.Random) -> Iterator[tuple[Entry, Table]]:
    """Everything that happens by itself, up to where a person must act; each entry with the table after it."""
    while (event := _next(table, chance)) is not None:
        entry = Entry(table.number + 1, now, None, event)
        table = advance(table, entry)
        yield entry, table


def _next(table: Table, chance: random.Random) -> Event | None:
    match = table.match
    if table.draw is None and (match is None or match.current is None) and lesson.pupil(table) is None:
        return Promised(chance.randbytes(fair.SEED_BYTES).hex())
    if match is None:
        return None
    if match.phase in (MatchPhase.DEAL, MatchPhase.OVER):
        begins = match.phase is MatchPhase.DEAL and not match.finished
        return _next_deal(table, chance) if begins or (table.ready and not table.to_go_on()) else None
    if not table.attended:  # nobody is there: the table waits
        return None
    if match.phase is MatchPhase.BUY_BACK:
        for seat in table.yet_to_answer():
            if (level := table.level_at(seat)) is not None:
                return BuyBackAnswered(seat, bots.buy_back(level, chance))
        return None
    return _next_move(table, chance)


def _next_deal(table: Table, chance: random.Random) -> Event:
    """The next round's deck, or the next match, whose deck then follows."""
    if table.match is not None and table.match.phase is MatchPhase.OVER:
        return begin(table, chance)
    if (prepared := lesson.deck(table)) is not None:
        return Dealt(prepared)
    return Dealt(_shuffled(table, table.draw, 0, tuple(map(str, pack(table.options.deck)))))


def _next_move(table: Table, chance: random.Random) -> Event | None:
    match = table.match
    if match is None or match.current is None or match.current.to_act is None:
        return None
    round_, seat = match.current, match.current.to_act
    if round_.phase is Phase.STOCK:
        return Shuffled(_shuffled(table, table.dealt, table.turn, tuple(map(str, round_.shuffle_due))))
    level = table.level_at(seat)
    if level is None:
        return None
    move = lesson.move(table, seat) or bots.move(level, match.view(seat), chance)
    return Moved(seat, str(move))


def _shuffled(table: Table, draw: fair.Draw | None, turn: int, cards: tuple[str, ...]) -> str:
    if draw is None:
        raise BrokenHistory(f"a deal without a promise after entry {table.number}")
    return " ".join(fair.shuffled(cards, draw, turn))


def due(table: Table) -> int | None:
    """When the clock does something unless somebody else does before (milliseconds since 1970); None for never."""
    if table.ready:
        return table.ready_since + PATIENCE
    if not table.playing or table.match is None or not table.attended:
        return None
    times = _TIME_TO_LOOK if table.match.phase is MatchPhase.DEAL else TIME_TO_ACT
    time = times[table.settings.clock]
    return None if time is None else table.since + time


def out_of_time(table: Table, now: int, chance: random.Random) -> tuple[Entry, ...]:
    """What the clock brings at that moment: a computer player plays for who is awaited, or the next round begins."""
    when = due(table)
    if when is None or now < when:
        return ()
    event: Event
    if awaited := table.awaited():
        event = Covered(tuple(table.seats[seat] for seat in awaited))
    else:
        event = _next_deal(table, chance)
    return unfold(table, Entry(table.number + 1, now, None, event), chance)
