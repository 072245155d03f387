"""Evenings at which everybody may do anything, and a search of every byte that their pages are sent."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
from tests.random_options import random_options
from tests.server.playing import Ear
from tests.server.searching import search
from tests.server.worlds import Guest, World, in_world
from tests.tables.evenings import new_table, secret_of

from schwimmen.server.hub import Unknown
from schwimmen.tables import commands as c
from schwimmen.tables.events import Level
from schwimmen.tables.state import hash_secret

__all__ = ["found_in_wild_evenings"]

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
