"""No hidden card leaves the server: every byte that every page is sent is searched for them."""

from __future__ import annotations

import asyncio
import random
import typing
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.random_options import options_strategy, random_options
from tests.server.playing import Ear
from tests.server.searching import cards_in, round_of, search
from tests.server.worlds import Guest, World, in_world
from tests.tables.evenings import Evening, new_table, secret_of

from schwimmen.cards import pack
from schwimmen.match import MatchOver
from schwimmen.round import IllegalMove, Phase
from schwimmen.rules.options import Options
from schwimmen.server.hub import Unknown
from schwimmen.server.shown import welcome
from schwimmen.tables import commands as c
from schwimmen.tables.events import Dealt, Entry, Event, Level, Shuffled
from schwimmen.tables.state import Table, fold, hash_secret

STRANGER = 20
"""Who comes by the link, and may sit down."""


class WildEvening:
    """An evening at which everybody may do anything. ``ears`` are all pages that were ever there."""

    def __init__(self, world: World, name: str, rng: random.Random) -> None:
        self.name = name
        self.ears: list[Ear] = []
        self._world = world
        self._rng = rng
        self._guests: dict[int | None, Guest] = {}

    async def run(self, steps: int) -> None:
        rng = self._rng
        options = random_options(rng)
        people = rng.randint(2, min(3, options.max_players))
        computers = rng.randint(0, min(2, options.max_players - people))
        levels: list[Level | None] = [*[None] * people, *rng.choices(("beginner", "beginner", "solid"), k=computers)]
        customs: dict[str, Any] = {"clock": rng.choice(("none", "quick")), "watch": rng.random() < 0.7}
        customs |= {"level": "beginner", "memory_help": rng.random() < 0.8}
        self._settings = new_table(options, levels, **customs).settings
        await self._world.open(*levels, table=self.name, options=options, **customs)
        for who in (*range(people), None, STRANGER):
            await self._come(who)
        for _ in range(steps):
            await self._step()

    async def _come(self, who: int | None, last: int = -1) -> None:
        """Somebody comes, or comes again and knows what happened up to that number."""
        hub = self._rng.randrange(len(self._world.hubs))
        try:
            guest = await self._world.come(who, hub, table=self.name, last=last)
        except Unknown:  # somebody who was sent away
            guest = await self._world.come(None, hub, table=self.name)
        if guest.ear.table is None:
            guest.ear.table = self._guests[who].ear.table  # nothing was missed
        self._guests[who] = guest
        self.ears.append(guest.ear)

    async def _step(self) -> None:
        """Somebody does what is due, or anything else."""
        rng = self._rng
        guests = list(self._guests.items())
        rng.shuffle(guests)
        if rng.random() < 0.85:
            for _, guest in guests:
                if guest.ear.member is None or guest.ear.ended is not None:
                    continue
                if rng.random() < 0.2 and await guest.ask(c.Play, move="knock") == "ack":  # else rounds are long
                    return
                if await guest.act(rng):
                    return
        who, guest = guests[0]
        if guest.ear.ended is not None or rng.random() < 0.2:
            await guest.leave()
            await self._come(who, rng.choice((-1, 0, guest.ear.number, max(0, guest.ear.number - 5))))
        elif rng.random() < 0.2:
            guest.say(phrase="hurry")
            await self._world.wait(rng.choice((1, 100, 20_000)))
        elif guest.table.next_deal is not None and rng.random() < 0.5:
            await guest.ask(c.Mix, text=f"by {who}")
        else:
            await self._anything(who, guest)

    async def _anything(self, who: int | None, guest: Guest) -> None:
        """A command of any kind, whether it can be carried out or not."""
        rng, target = self._rng, self._rng.randrange(5)
        secret = hash_secret(secret_of(who)) if who is not None and guest.ear.member is None else None
        wishes: list[tuple[type[c.Command], dict[str, Any]]] = [
            *[(c.Sit, {"name": f"somebody {who}", "look": rng.randrange(12), "secret": secret})] * 4,
            *[(c.Return, {})] * 4,
            (c.Stand, {}),
            (c.GoOn, {}),
            (c.Mix, {"text": f"by {who}"}),
            (c.Cover, {"target": target}),
            (c.Play, {"move": rng.choice(("knock", "pass", "all", "draw", "Ah-Ks"))}),
            (c.AnswerBuyBack, {"yes": rng.random() < 0.5}),
            (c.TakeOver, {}),
        ]
        of_the_host: list[tuple[type[c.Command], dict[str, Any]]] = [
            (c.Start, {}),
            (c.AddComputer, {"level": "beginner"}),
            (c.Remove, {"target": target}),
            (c.HandOver, {"target": target}),
            (c.Arrange, {"settings": self._other_customs()}),
        ]
        if rng.random() < 0.3 and not (host := self._guests.get(guest.table.host, guest)).ear.ended:
            guest, wishes = host, of_the_host
        kind, fields = rng.choice([*wishes, *of_the_host])
        await guest.ask(kind, **fields)

    def _other_customs(self) -> Any:
        rng = self._rng
        return msgspec.structs.replace(self._settings, watch=rng.random() < 0.6, memory_help=rng.random() < 0.8)


def found_in_wild_evenings(folder: Path, seed: int, tables: int, steps: int, hubs: int = 1) -> Counter[str]:
    """Search so many evenings. Several processes hear of each other what a bad network leaves of it."""
    found: Counter[str] = Counter()

    async def body(world: World) -> None:
        world.network.lost, world.network.doubled = 0.3, 0.1
        evenings = [WildEvening(world, f"t{number}", random.Random(f"{seed} {number}")) for number in range(tables)]
        await asyncio.gather(*(evening.run(steps) for evening in evenings))
        for evening in evenings:
            entries = await world.entries(evening.name)
            found.update(search(entries, [heard for ear in evening.ears for heard in ear.heard]))
            found.update(type(entry.event).__name__ for entry in entries)

    in_world(folder, body, hubs=hubs, seed=seed)
    return found


def test_no_page_is_sent_a_card_that_its_seat_cannot_know(tmp_path: Path) -> None:
    found = found_in_wild_evenings(tmp_path, seed=1, tables=12, steps=100)
    # the search has found what others must not be sent
    assert min(found["of the own hand"], found["seeds"], found["shut out"]) > 200
    assert found["rounds"] > 50


@pytest.mark.slow
def test_no_page_is_sent_such_a_card_whatever_happens(tmp_path: Path) -> None:
    found = found_in_wild_evenings(tmp_path, seed=2, tables=40, steps=200, hubs=2)
    assert found["rounds"] > 300
    assert not {kind.__name__ for kind in typing.get_args(Event)} - found.keys()


def told(table: Table, seat: int | None) -> bytes:
    """All that a seat is told of a table."""
    return msgspec.json.encode(welcome("t", table, None if seat is None else table.seats[seat], table.since))


@settings(max_examples=25)
@given(options_strategy(), st.randoms(use_true_random=False))
def test_cards_that_a_seat_cannot_know_change_nothing_of_what_it_is_told(options: Options, rng: random.Random) -> None:
    levels: Sequence[Level | None] = [None, "solid", None]
    evening = Evening(options, levels, rng.randrange(10**6))
    for _ in range(rng.randrange(25)):
        if (command := evening.due(rng)) is None:
            break
        evening.do(command)
    entries = evening.entries
    start = max(number for number, entry in enumerate(entries) if isinstance(entry.event, Dealt))
    before = fold(entries[:start])
    for seat in (None, *range(len(levels))):
        steps = _steps(before, entries[start:])
        seen = set().union(*(cards_in(told(table, seat).decode()) for table in steps))
        unseen = [str(card) for card in pack(options.deck) if str(card) not in seen]
        for _ in range(3):
            if len(unseen) < 2:
                break
            one, other = rng.sample(unseen, 2)
            swapped = [_swap(entry, one, other) for entry in entries[start:]]
            try:
                others = _steps(before, swapped)
            except (
                IllegalMove,
                MatchOver,
            ):  # with these cards the round would have ended, or other hands could not have played so
                continue
            if _phase(others[-1]) is _phase(steps[-1]):
                assert [told(table, seat) for table in others] == [told(table, seat) for table in steps]


def _phase(table: Table) -> Phase | None:
    round_ = round_of(table.match)
    return None if round_ is None else round_.phase


def _steps(before: Table, entries: Sequence[Entry]) -> list[Table]:
    steps = []
    for entry in entries:
        before = fold([entry], before)
        steps.append(before)
    return steps


def _swap(entry: Entry, one: str, other: str) -> Entry:
    def swap(text: str) -> str:
        return " ".join({one: other, other: one}.get(card, card) for card in text.split())

    if isinstance(entry.event, Dealt):
        return replace_event(entry, Dealt(swap(entry.event.deck)))
    if isinstance(entry.event, Shuffled):
        return replace_event(entry, Shuffled(swap(entry.event.stock)))
    return entry


def replace_event(entry: Entry, event: Dealt | Shuffled) -> Entry:
    return msgspec.structs.replace(entry, event=event)


def test_without_memory_help_nobody_is_reminded() -> None:
    evening = Evening(Options(), [None, None], 3)
    rng = random.Random(1)
    while not _known(evening.table):
        command = evening.due(rng)
        assert command is not None
        evening.do(command)
    without = msgspec.structs.replace(evening.table.settings, memory_help=False)
    assert _known(msgspec.structs.replace(evening.table, settings=without)) == []


def _known(table: Table) -> list[str]:
    round_ = welcome("t", table, 0, 0).state.round
    assert round_ is not None
    return [card for known in round_.known for card in known.cards]
