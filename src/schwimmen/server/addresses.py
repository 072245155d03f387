"""By which addresses others reach this machine."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable

__all__ = ["network_urls"]

# Nothing is sent there: the system is asked by which of its own addresses it would send. The first is anywhere, the
# others are in the ranges of networks at home.
_PROBES = {
    socket.AF_INET: ("192.0.2.1", "192.168.255.254", "10.255.255.254", "172.31.255.254"),
    socket.AF_INET6: ("2001:db8::1", "fd00::1"),
}


def network_urls(host: str, port: int) -> list[str]:
    """The addresses in its networks at which a server of all addresses (``0.0.0.0``, ``::``) is reached.

    Empty for any other ``host``, and where there is no network.
    """
    if host not in ("", "0.0.0.0", "::"):
        return []
    family = socket.AF_INET6 if host == "::" else socket.AF_INET
    found = _reachable(filter(None, (_source(family, probe) for probe in _PROBES[family])))
    return [f"http://{f'[{address}]' if ':' in address else address}:{port}/" for address in found]


def _reachable(addresses: Iterable[str]) -> list[str]:
    """Those that lead here from other machines, each once."""
    found = []
    for address in dict.fromkeys(addresses):
        parsed = ipaddress.ip_address(address)
        if not (parsed.is_loopback or parsed.is_link_local or parsed.is_unspecified):
            found.append(address)
    return found


def _source(family: socket.AddressFamily, probe: str) -> str | None:
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as asking:
            asking.connect((probe, 9))
            return str(asking.getsockname()[0])
    except OSError:  # no way there
        return None
