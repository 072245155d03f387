"""The command ``schwimmen`` as the tests start it over and over. It differs from what others start in this:

- nothing is compiled beside it, which would take half a minute of a processor;
- its page is the one in that folder, and not the built one;
- its chance is seeded, and begins anew when it is told so (``POST /begin-anew``): what is dealt in a test depends on no
  other test.

``python -m tests.services.program FOLDER SEED serve …``
"""

from __future__ import annotations

import random
import sys
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from schwimmen.cli import main
from schwimmen.mind import thinking
from schwimmen.server import app, hub, run

__all__ = ["BEGIN_ANEW", "run_program"]

BEGIN_ANEW = "/begin-anew"


def run_program(page: Path, seed: int, arguments: list[str]) -> int:
    """Run the command with those arguments."""
    chance = random.Random(seed)

    async def begin_anew(_request: Request) -> Response:
        chance.seed(seed)
        return Response()

    def make_app(over: hub.Hub, **named: Any) -> Starlette:
        made = app.make_app(over, page, **named)
        made.routes.insert(0, Route(BEGIN_ANEW, begin_anew, methods=["POST"]))
        return made

    with (
        patch.object(thinking, "warm_aside", lambda: None),
        patch.object(run, "make_app", make_app),
        patch.object(run, "Hub", partial(hub.Hub, chance=chance)),
    ):
        return main(arguments)


if __name__ == "__main__":
    sys.exit(run_program(Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3:]))
