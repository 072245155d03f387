"""Watches what a browser does besides what a test asks of it."""

from __future__ import annotations

from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, WebSocket

__all__ = ["GONE", "Watch"]

GONE = "ERR_CONNECTION"
"""What the browser says of a server that isn't there."""

_TELL = """addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    console.error(`CSP: ${violatedDirective} ${blockedURI}`));"""


class Watch:
    """Every address that the pages of a context ask for, and everything that they complain of."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.expected: list[str] = []
        """Parts of complaints that are right, because the test brings them about: `GONE`, say."""
        self.asked: list[str] = []
        self.frames: list[str] = []
        """Every message of the server over a WebSocket."""
        self._host = urlsplit(url).netloc
        self._complaints: list[str] = []
        context.add_init_script(_TELL)
        context.on("request", lambda request: self.asked.append(request.url))
        context.on("page", self._see)

    def _see(self, page: Page) -> None:
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self._complaints.append(f"exception: {error}"))
        page.on("websocket", self._listen)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"} and not any(part in message.text for part in self.expected):
            self._complaints.append(f"{message.type}: {message.text}")

    def _listen(self, socket: WebSocket) -> None:
        self.asked.append(socket.url)
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    @property
    def complaints(self) -> list[str]:
        """Errors, exceptions, violations of the Content-Security-Policy, and what was asked of another host."""
        elsewhere = [url for url in self.asked if urlsplit(url).netloc != self._host and not url.startswith("data:")]
        return [*self._complaints, *(f"asked elsewhere: {url}" for url in elsewhere)]

    def forgive(self) -> None:
        """Forget what was noticed: the test wanted it."""
        self._complaints.clear()
        self.asked.clear()
