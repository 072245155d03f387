"""The players of the laboratory by their names."""

from __future__ import annotations

import importlib
import importlib.util
import re
import sys
from dataclasses import dataclass
from pathlib import Path

from schwimmen.bots import NAMES, Bot, player
from schwimmen.lab import kinds, sparring

__all__ = ["BotNotLoaded", "Player", "UnknownPlayer", "bot_of", "player_named", "told"]

BY_VIEW = 1 << 20
"""The kind of all players that are Python objects and get a `View`."""


class UnknownPlayer(ValueError):
    """A name that no player has."""


class BotNotLoaded(ValueError):
    """A file or module that can't be loaded, or has no such bot: the name, why, and the file that can't be read."""

    def __init__(self, name: str, why: str, unread: OSError | None = None) -> None:
        super().__init__(name, why, unread)
        self.name = name
        self.why = why
        self.unread = unread


@dataclass(frozen=True, slots=True)
class Player:
    """A player: its name, and kind and parameter for `kinds.decide`; a kind of `BY_VIEW` means `bot_of` the name.

    ``weights``: the file of a policy's, if they aren't its own; its parameter then says which of `Experiment.nets`.
    """

    name: str
    kind: int
    parameter: int = 0
    weights: Path | None = None

    @property
    def by_view(self) -> bool:
        """Whether it is asked through Python, a thousand times more slowly."""
        return self.kind == BY_VIEW

    @property
    def own(self) -> bool:
        """Whether it is a bot of somebody's own, from a file or a module."""
        return self.by_view and ":" in self.name


_FIXED = {"random": sparring.RANDOM, "trader": sparring.TRADER, "bold": sparring.BOLD}
_BARS = {
    "greedy": (sparring.GREEDY, 26.0),
    "replacement": (sparring.REPLACEMENT, 26.0),
    "rising-bar": (sparring.RISING_BAR, 21.0),
    # In its first turns it would also take a card of ten or more for a gain of four and up to 14 points: rising bar
    # takes each such card that gains anything, at any time.
    "holdout": (sparring.RISING_BAR, 21.0),
}
_EFFORT = 2000
"""Games that the compiled expert imagines for a decision, unless its name says how many."""


def player_named(name: str) -> Player:
    """The player of that name. Raises `UnknownPlayer`; a bot of one's own is not loaded here."""
    if found := re.fullmatch(r"expert(?:-([1-9][0-9]{1,4}))?", name):
        return Player(name, kinds.EXPERT, int(found[1] or _EFFORT))
    if found := re.fullmatch(r"flat(-greedy)?-([1-9][0-9]{0,3})", name):
        return Player(name, kinds.FLAT_GREEDY if found[1] else kinds.FLAT, int(found[2]))
    if name == "policy":
        return Player(name, kinds.POLICY)
    if name.startswith("policy@") and name != "policy@":
        return Player(name, kinds.POLICY, weights=Path(name.removeprefix("policy@")))
    if name in NAMES or ":" in name:
        return Player(name, BY_VIEW)
    if name in _FIXED:
        return Player(name, _FIXED[name])
    found = re.fullmatch(r"([a-z-]+?)(?:-([0-9]{1,2}(?:\.5)?))?", name)
    if found is None or found[1] not in _BARS:
        raise UnknownPlayer(name)
    kind, usual = _BARS[found[1]]
    return Player(name, kind, int(2 * float(found[2] or usual)))


def bot_of(name: str) -> Bot:
    """The Python bot of that name: one of the game's, or ``FILE.py:NAME`` or ``MODULE:NAME``, a class or an object.

    Raises `BotNotLoaded`.
    """
    if name in NAMES:
        return player(name)
    place, _, attribute = name.rpartition(":")
    try:
        if place.endswith(".py"):
            spec = importlib.util.spec_from_file_location(Path(place).stem, place)
            if spec is None or spec.loader is None:
                raise ImportError(place)
            module = importlib.util.module_from_spec(spec)
            sys.modules.setdefault(spec.name, module)
            spec.loader.exec_module(module)
        else:
            module = importlib.import_module(place)
        bot: Bot = getattr(module, attribute)
        if isinstance(bot, type):
            bot = bot()
    except (Exception, SystemExit) as error:  # whatever a file of somebody's does; `sys.exit()` would end the command
        unread = error if isinstance(error, OSError) and error.filename is not None else None
        raise BotNotLoaded(name, told(error), unread) from error
    if not callable(getattr(bot, "decide", None)):
        raise BotNotLoaded(name, "no decide(view, rng)")
    return bot


def told(error: BaseException) -> str:
    """What Python calls an error, and what the error says, if anything."""
    return ": ".join(filter(None, [type(error).__name__, str(error)]))
