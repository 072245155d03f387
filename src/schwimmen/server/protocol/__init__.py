"""The one protocol between a page and the server: JSON messages over a WebSocket, and a few over HTTP.

Every message is a struct with the tag ``t``; unknown fields and types are refused, every text and list is
bounded. The page's TypeScript types are generated from these structs. Nothing here decides a rule: the
server sends each seat what it may know, what it may do and what that would be worth, the page shows it.

A table's events carry consecutive numbers. A page says in `Hello` the last number it has; it is sent what
came after, or the whole state. Every command carries the page's own ``id`` and is answered once by `Ack` or
`Refused`; the same ``id`` sent again (after a lost connection) is answered again and carried out once.

A secret of the page's own making says who somebody is: the first `Sit` with it makes a member of the table, and
whoever has it acts for that member. A member (person or computer player) has a number at the table that stays; a
seat is a place in the match in play. Both count from 0.

Cards are text as in docs/record.md (``Ts``), moves too (``7d-9s``). Where a field names a text, the text's id is
said as ``failed-CODE``: the prefix, then the field.
"""

from __future__ import annotations

from schwimmen.server.protocol.advice import *  # noqa: F403
from schwimmen.server.protocol.asked import *  # noqa: F403
from schwimmen.server.protocol.http import *  # noqa: F403
from schwimmen.server.protocol.parts import *  # noqa: F403
from schwimmen.server.protocol.told import *  # noqa: F403

PROTOCOL = 2
"""Raised when a page of an older version can no longer talk to the server."""
SOCKET_PATH = "/ws"
"""Where the WebSocket is."""
