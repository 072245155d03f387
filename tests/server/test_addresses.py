"""By which addresses others reach the server, and where links and codes lead."""

from __future__ import annotations

import io
import socket
from pathlib import Path

import httpx
import pytest
import segno
from tests.server.test_process import serving

from schwimmen.server import addresses
from schwimmen.server.addresses import network_urls
from schwimmen.words import words


def test_the_addresses_in_the_networks_each_once_and_none_of_this_device(monkeypatch: pytest.MonkeyPatch) -> None:
    told = {
        "192.0.2.1": "192.168.1.5",
        "192.168.255.254": "192.168.1.5",
        "10.255.255.254": "127.0.0.1",
        "172.31.255.254": "172.17.0.1",
        "2001:db8::1": "fe80::1",
        "fd00::1": "fd00::5",
    }
    monkeypatch.setattr(addresses, "_source", lambda _family, probe: told[probe])
    assert network_urls("0.0.0.0", 3131) == ["http://192.168.1.5:3131/", "http://172.17.0.1:3131/"]
    assert network_urls("::", 80) == ["http://[fd00::5]:80/"]
    for host in ("127.0.0.1", "192.168.1.5", "localhost", "::1"):
        assert network_urls(host, 3131) == []


def test_without_a_network_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    class NoNetwork(socket.socket):
        def connect(self, address: object) -> None:
            raise OSError(101, f"unreachable: {address}")

    monkeypatch.setattr(socket, "socket", NoNetwork)
    assert network_urls("0.0.0.0", 3131) == network_urls("::", 3131) == []
    monkeypatch.undo()
    for family in (socket.AF_INET, socket.AF_INET6):  # whatever this machine has
        source = addresses._source(family, addresses._PROBES[family][0])
        assert source is None or socket.inet_pton(family, source)


@pytest.mark.slow
def test_links_and_codes_lead_to_the_public_address(tmp_path: Path) -> None:
    url = "https://cards.example"
    asked = ("serve", "--host", "0.0.0.0", "--port", "0", "--public-url", f"{url}/")
    with serving(tmp_path / "tables.sqlite", *asked) as server:
        assert server.process.stdout is not None
        said = [server.process.stdout.readline() for _ in network_urls("0.0.0.0", server.port)]
        assert said == [
            words("en").text("server-ready-network", url=address) + "\n"
            for address in network_urls("0.0.0.0", server.port)
        ]
        assert server.process.stdout.readline() == words("en").text("server-ready-public", url=url) + "\n"
        code = io.BytesIO()
        segno.make(f"{url}/t/abc", error="m", micro=False).save(
            code, kind="svg", xmldecl=False, border=2, dark="#000", light="#fff", omitsize=True
        )
        assert httpx.get(f"{server.url}/api/qr", params={"path": "/t/abc"}).content == code.getvalue()
        assert f'<meta name="public-url" content="{url}" />' in httpx.get(server.url).text
