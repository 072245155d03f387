"""Bots that are loaded by their file: one that plays, and some that don't."""

from __future__ import annotations

import contextlib
import os
import random
import re
import sys
import time

from schwimmen.bots import Decision, Reason, ReasonKind
from schwimmen.moves import Kind, Move
from schwimmen.view import View


class First:
    """Always makes the first legal move."""

    name = "first"

    def decide(self, view: View, rng: random.Random) -> Decision:  # noqa: ARG002
        return Decision(view.legal[0], Reason(ReasonKind.WAITS))


class Raises(First):
    def decide(self, view: View, rng: random.Random) -> Decision:
        if view.lap == 1:
            raise RuntimeError("no idea")
        return super().decide(view, rng)


class Exits(First):
    def decide(self, view: View, rng: random.Random) -> Decision:
        if view.lap == 1:
            sys.exit(7)
        return super().decide(view, rng)


class Interrupts(First):
    def decide(self, view: View, rng: random.Random) -> Decision:
        if view.lap == 1:
            raise KeyboardInterrupt
        return super().decide(view, rng)


class Stalls(First):
    """Whatever is raised in it, it goes on."""

    def decide(self, view: View, rng: random.Random) -> Decision:
        while view.lap == 1:
            with contextlib.suppress(BaseException):
                time.sleep(0.01)
        return super().decide(view, rng)


class NeverComesBack(First):
    """It doesn't come back to where Python would notice anything."""

    def decide(self, view: View, rng: random.Random) -> Decision:
        if view.lap == 1:
            re.match("(a*)*b", 60 * "a")
        return super().decide(view, rng)


class Dies(First):
    def decide(self, view: View, rng: random.Random) -> Decision:
        if view.lap == 1:
            os._exit(3)
        return super().decide(view, rng)


class Prints(First):
    def decide(self, view: View, rng: random.Random) -> Decision:
        print("thinking")
        return super().decide(view, rng)


class Cheats(First):
    def decide(self, view: View, rng: random.Random) -> Decision:
        if view.lap == 1:
            return Decision(Move(Kind.TAKE), Reason(ReasonKind.TAKES))
        return super().decide(view, rng)
