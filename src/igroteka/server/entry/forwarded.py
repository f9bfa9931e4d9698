"""X-Forwarded headers, believed from trusted proxies only."""

from __future__ import annotations

from starlette.types import ASGIApp, Receive, Scope, Send

from igroteka.server.entry.networks import Networks, read_address

FOR, PROTO = b"x-forwarded-for", b"x-forwarded-proto"
SCHEMES = {"http": ("http", "ws"), "https": ("https", "wss")}  # what it is called for requests and for WebSockets


class Forwarded:
    """Replaces a trusted proxy by its client: the address, and whether TLS was used.

    Each proxy appends the address of its client. So the list is read from its end, as long as the writers are trusted.
    If all addresses are trusted (`*`), only the last entry counts.
    """

    def __init__(self, app: ASGIApp, proxies: Networks) -> None:
        self.app = app
        self.proxies = proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        if client is not None and client[0] in self.proxies:
            scope["client"] = self._client(client, listed(scope, FOR))
            scope["scheme"] = scheme(scope, listed(scope, PROTO))
        await self.app(scope, receive, send)

    def _client(self, proxy: tuple[str, int], chain: list[str]) -> tuple[str, int]:
        """The client of the outermost trusted proxy. An entry that is no address ends the search."""
        found = proxy
        for entry in chain[-1:] if self.proxies.any else reversed(chain):
            address = read_address(without_port(entry))
            if address is None:
                break
            found = (str(address), 0)
            if found[0] not in self.proxies:
                break
        return found


def listed(scope: Scope, name: bytes) -> list[str]:
    """The entries of all headers with this name."""
    values = [value.decode("latin-1") for header, value in scope["headers"] if header == name]
    return [entry.strip() for value in values for entry in value.split(",")]


def without_port(entry: str) -> str:
    """The address in an entry, which may have a port."""
    if entry.startswith("["):
        return entry[1:].partition("]")[0]
    return entry.partition(":")[0] if entry.count(":") == 1 else entry


def scheme(scope: Scope, protocols: list[str]) -> str:
    """The scheme that the last proxy has told; by default that of the connection."""
    plain, socket = SCHEMES.get(protocols[-1].lower() if protocols else "", (scope["scheme"], scope["scheme"]))
    return socket if scope["type"] == "websocket" else plain
