"""The built page: read once, served from memory, compressed, with its names kept long where they carry a hash."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from dataclasses import dataclass, field
from functools import cached_property
from html import escape
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

__all__ = ["File", "Pages"]

HASHED = "assets/"
"""The folder of those files whose names change with their contents."""
_WORTH_COMPRESSING = ("text/", "application/javascript", "application/json", "image/svg+xml", "application/manifest")
_PAGES = re.compile(r"(?:friends|lobby|record|fair|sheet(?:/[\w-]{1,32})?|[tr]/[\w-]{1,32})?", re.ASCII)
"""The addresses at which the page shows something, as web/src/router.ts has them."""


@dataclass
class File:
    """What is sent as it is: its bytes, their MIME type, and what ``cache-control`` says."""

    body: bytes
    kind: str
    cache: str
    brotli: bytes | None = None
    tag: str = field(init=False)

    def __post_init__(self) -> None:
        self.tag = f'"{hashlib.sha256(self.body).hexdigest()[:24]}"'

    @cached_property
    def gzip(self) -> bytes | None:
        """Compressed, where that makes it smaller."""
        if not self.kind.startswith(_WORTH_COMPRESSING):
            return None
        packed = gzip.compress(self.body, 9, mtime=0)
        return packed if len(packed) < len(self.body) else None

    def answer(self, request: Request, status: int = 200) -> Response:
        """It, compressed where the browser can read that, or 304 where the browser has it."""
        headers = {"cache-control": self.cache, "etag": self.tag, "vary": "accept-encoding"}
        if status == 200 and request.headers.get("if-none-match") == self.tag:
            return Response(status_code=304, headers=headers)
        accepted = request.headers.get("accept-encoding", "")
        body = self.body
        if "br" in accepted and self.brotli is not None:
            body, headers["content-encoding"] = self.brotli, "br"
        elif "gzip" in accepted and self.gzip is not None:
            body, headers["content-encoding"] = self.gzip, "gzip"
        return Response(body, status, headers, media_type=self.kind)


class Pages:
    """The files of a folder. An address without a file may be one of the page's own: index.html shows it.

    ``public_url`` is told to the page in a ``meta`` element.
    """

    def __init__(self, folder: Path, public_url: str | None = None) -> None:
        self._files: dict[str, File] = {}
        for file in sorted(folder.rglob("*")):
            name = file.relative_to(folder).as_posix()
            if file.is_file() and file.suffix != ".br" and not file.name.startswith("."):
                self._files[name] = self._read(file, name)
        self._index = self._files.get("index.html")
        if self._index is not None and public_url is not None:
            told = f'<head>\n    <meta name="public-url" content="{escape(public_url)}" />'
            body = self._index.body.replace(b"<head>", told.encode(), 1)
            self._index = self._files["index.html"] = File(body, self._index.kind, self._index.cache)

    @staticmethod
    def _read(file: Path, name: str) -> File:
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        kind = {"text/javascript": "text/javascript; charset=utf-8", "text/html": "text/html; charset=utf-8"}.get(
            kind, kind
        )
        brotli = file.with_name(file.name + ".br")
        return File(
            file.read_bytes(),
            kind,
            "public, max-age=31536000, immutable" if name.startswith(HASHED) else "no-cache",
            brotli.read_bytes() if brotli.is_file() else None,
        )

    async def serve(self, request: Request) -> Response:
        """The file at the request's path. The page shows to people, too, that an address leads nowhere."""
        path = request.path_params["path"]
        if path in self._files:
            return self._files[path].answer(request)
        if self._index is not None and _PAGES.fullmatch(path):
            return self._index.answer(request)
        a_file = "." in path.rpartition("/")[2] or f"{path}/".startswith(("api/", HASHED))
        if self._index is None or a_file or "text/html" not in request.headers.get("accept", ""):
            raise HTTPException(404)
        return self._index.answer(request, 404)
