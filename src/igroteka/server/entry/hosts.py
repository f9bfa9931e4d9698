"""The names by which browsers reach the server.

Requests under any other name are refused. Otherwise another site whose name resolves to the server's address (DNS
rebinding) could do everything that the visitor's browser may.
"""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterable
from urllib.parse import urlsplit

from igroteka.server.entry.networks import ANY, LOCALHOST, is_loopback, read_address

LONGEST_HOST = 253  # that DNS allows


def machine_names() -> list[str]:
    """The names of this machine: its own, and the one that mDNS gives it."""
    name = socket.gethostname().lower()
    short = name.partition(".")[0]
    return [name, short, f"{short}.local"]


def name_of_url(url: str) -> str:
    """The host of a URL; empty if it has none."""
    try:
        return (urlsplit(url).hostname or "").lower()
    except ValueError:
        return ""


def name_of_header(header: str) -> str:
    """The name or address in a `Host` header, without its port."""
    if header.startswith("[") and "]" in header:
        return header[1:].partition("]")[0].lower()
    name = header.partition(":")[0] if header.count(":") == 1 else header
    return name.lower().rstrip(".")


class AllowedHosts:
    """The names and addresses that the server answers to.

    `names` are set by the operator (`*`: all). `machine` returns the names of the machine, which may change.
    """

    def __init__(self, names: Iterable[str] = (), machine: Callable[[], Iterable[str]] = machine_names) -> None:
        self.names = frozenset([name_of_header(name) for name in names if name])
        self.machine = machine

    def allows(self, header: str, arrived_at: str = "") -> bool:
        """True if this `Host` header is allowed; `arrived_at` is the local address of the request."""
        name = name_of_header(header)
        if not name or ANY in self.names or name == LOCALHOST or name in self.names:
            return True
        address = read_address(name)
        if address is None:
            return name in self.machine()
        given = [arrived_at, *self.names, *self.machine()]
        return is_loopback(name) or address in [read_address(one) for one in given]


def allowed_hosts(address: str, names: Iterable[str], urls: Iterable[str]) -> AllowedHosts:
    """The allowed hosts of a server at this address, with additional names and the hosts of URLs."""
    return AllowedHosts([address, *names, *[name_of_url(url) for url in urls]])
