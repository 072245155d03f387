"""Characters: tastes that are laid over a level. Each plays as well as it can by its own lights, and none peeks.

``care`` and ``doubt`` are factors, all other numbers half points.
"""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["CHARACTERS", "PLAIN", "Character"]


@dataclass(frozen=True, slots=True)
class Character:
    """How a player differs from the plain one of its level.

    ``bar``: what a hand must have more for a knock. ``pairs``: what two cards of a rank are worth to it. ``care``: how
    much of what then lies open for the next player it holds against an exchange. ``keeps``: by how much an exchange
    must be better than a pass. ``doubt``: standard errors by which what the sharp player has thought through must be
    better than what comes to its mind first.
    """

    name: str
    bar: int = 0
    pairs: float = 0.0
    care: float = 0.0
    keeps: float = 0.0
    doubt: float = 1.0

    def of(self, level: str) -> str:
        """The name of the player of that level and this character."""
        return level if self.name == "plain" else f"{level}-{self.name}"


PLAIN = Character("plain")
CHARACTERS = (
    PLAIN,
    Character("cautious", bar=5, care=0.03, doubt=2.0),
    Character("bold", bar=-8, pairs=3.0, doubt=2.0),
    Character("collector", bar=4, pairs=6.0, keeps=-0.5, doubt=2.0),
)
