"""Computer players. Each gets a `View`, never a `Round`: what a seat can't know, its player can't use."""

from __future__ import annotations

import random
from collections.abc import Collection

from schwimmen.bots.beginner import Beginner, Easy
from schwimmen.bots.bot import Bot, Decision, Reason, ReasonKind
from schwimmen.bots.expert import Expert
from schwimmen.bots.sharp import Sharp
from schwimmen.bots.solid import Solid
from schwimmen.mind import thinking

__all__ = ["LEVELS", "Bot", "Decision", "Reason", "ReasonKind", "buy_back", "get_ready", "player"]

LEVELS = ("beginner", "easy", "solid", "sharp", "expert")
"""From the weakest to the strongest."""

_PLAYERS: dict[str, Bot] = {bot.name: bot for bot in (Beginner(), Easy(), Solid(), Sharp(), Expert())}


def player(level: str) -> Bot:
    """The player of that level; raises `KeyError` for an unknown one."""
    return _PLAYERS[level]


def get_ready(levels: Collection[str | None]) -> None:
    """Players of these levels will be asked soon: whoever needs preparation begins with it now, aside."""
    if "expert" in levels and not thinking.is_warm():
        thinking.warm_aside()


def buy_back(level: str, rng: random.Random) -> bool:  # noqa: ARG001 - a stronger player may think about it
    """Whether a computer player comes back after going out, where the rules let it (R8.4): it always does."""
    return True
