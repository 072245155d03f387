"""Computer players. Each gets a `View`, never a `Round`: what a seat can't know, its player can't use."""

from __future__ import annotations

import logging
import random
import traceback
from collections.abc import Collection

from schwimmen.bots.beginner import Beginner, Easy
from schwimmen.bots.bot import Bot, Decision, Reason, ReasonKind
from schwimmen.bots.character import CHARACTERS
from schwimmen.bots.expert import Expert
from schwimmen.bots.sharp import Sharp
from schwimmen.bots.solid import Solid
from schwimmen.mind import thinking
from schwimmen.moves import Move
from schwimmen.view import View

__all__ = [
    "CHARACTERS",
    "LEVELS",
    "NAMES",
    "Bot",
    "Decision",
    "Reason",
    "ReasonKind",
    "buy_back",
    "get_ready",
    "move",
    "player",
]

_log = logging.getLogger("schwimmen.bots")

LEVELS = ("beginner", "easy", "solid", "sharp", "expert")
"""From the weakest to the strongest."""

_ALL: list[Bot] = [Beginner(), Easy(), *map(Solid, CHARACTERS), *map(Sharp, CHARACTERS), Expert()]
_PLAYERS = {bot.name: bot for bot in _ALL}

NAMES = tuple(_PLAYERS)
"""Of all players: a level, which plays plainly, or a level and a character, such as ``solid-bold``."""


def player(level: str) -> Bot:
    """The player of that name; raises `KeyError` for an unknown one."""
    return _PLAYERS[level]


def move(level: str, view: View, rng: random.Random) -> Move:
    """What the player of that level does where people are at the table, who must not wait for ever for a faulty one.

    If it raises, or decides for a move that isn't legal, the log names it and the solid player moves instead; should
    that one fail, any legal move is made.
    """
    for bot in (player(level), player("solid")):
        try:
            decided = bot.decide(view, rng).move
        except Exception as error:
            where = traceback.extract_tb(error.__traceback__)[-1]
            # Not the error's text, nor the move: either may name cards that others must not see.
            _log.error(
                "computer player %s failed: %s in %s", bot.name, type(error).__name__, f"{where.name}:{where.lineno}"
            )
            continue
        if decided in view.legal:
            return decided
        _log.error("computer player %s decided for a move that isn't legal", bot.name)
    return rng.choice(view.legal)


def get_ready(levels: Collection[str | None]) -> None:
    """Players of these levels will be asked soon: whoever needs preparation begins with it now, aside."""
    if "expert" in levels and not thinking.is_warm():
        thinking.warm_aside()


def buy_back(level: str, rng: random.Random) -> bool:  # noqa: ARG001 - a stronger player may think about it
    """Whether a computer player comes back after going out, where the rules let it (R8.4): it always does."""
    return True
