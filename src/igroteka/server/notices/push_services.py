"""The push services that messages may be sent to, and sending to them.

The address of a push service comes from a client. So that nobody can make this server send requests to machines of its
own network, only known services are accepted, their addresses must be public, and redirects are not followed.
"""

from __future__ import annotations

import http.client
import ipaddress
import socket
import ssl
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from urllib.parse import SplitResult, urlsplit

from igroteka.core.errors import IgrotekaError

# Chrome, Opera, Samsung Internet, Brave; Firefox; Edge; Safari.
KNOWN = ("fcm.googleapis.com", "*.push.services.mozilla.com", "*.notify.windows.com", "*.push.apple.com")
LONGEST_ENDPOINT = 1000
TIMEOUT = 10.0  # seconds for each step of a request
HTTPS = 443
ANY = "*."

Resolve = Callable[[str, int], list[str]]


class BadEndpoint(IgrotekaError):
    """A push service that this server does not send to."""

    def __init__(self, host: str) -> None:
        super().__init__("error-push-service", host=host[:100] or "?")


class PrivateAddress(OSError):
    """The name of a push service leads to an address that is not public."""


def addresses_of(host: str, port: int) -> list[str]:
    """The IP addresses of a host."""
    return [str(found[4][0]) for found in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]


def is_public(address: str) -> bool:
    """True for an address of the internet: not for private, local, reserved or multicast ones."""
    found = ipaddress.ip_address(address.partition("%")[0])
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    found = mapped or found
    return found.is_global and not found.is_multicast


def service_names(extra: Iterable[str]) -> tuple[str, ...]:
    """The known services and those that the operator names; refused if a name is none."""
    for name in extra:
        plain = name.removeprefix(ANY)
        if not plain or not all(part.replace("-", "").isalnum() for part in plain.split(".")) or not plain.isascii():
            raise IgrotekaError("error-push-service-name", name=name)
    return (*KNOWN, *[name.lower() for name in extra])


@cache
def default_tls() -> ssl.SSLContext:
    """The certificates that this machine trusts; they are read when the first message is sent."""
    return ssl.create_default_context()


@dataclass(frozen=True)
class PushServices:
    """Sends messages to push services: those with these names, and no others."""

    names: tuple[str, ...] = KNOWN
    resolve: Resolve = addresses_of
    accepts_address: Callable[[str], bool] = is_public
    port: int = HTTPS
    tls: Callable[[], ssl.SSLContext] = default_tls

    def check(self, endpoint: str) -> SplitResult:
        """The parts of an endpoint; BadEndpoint if it is not one of a push service."""
        try:
            parts = urlsplit(endpoint)
            host, port = parts.hostname or "", parts.port
        except ValueError:
            raise BadEndpoint("?") from None
        plain = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint
        if not plain or len(endpoint) > LONGEST_ENDPOINT or parts.scheme != "https" or port not in (None, HTTPS):
            raise BadEndpoint(host)
        if parts.username is not None or parts.password is not None or not self._is_known(host):
            raise BadEndpoint(host)
        return parts

    def _is_known(self, host: str) -> bool:
        return any(host.endswith(name[1:]) if name.startswith(ANY) else host == name for name in self.names)

    def post(self, endpoint: str, headers: Mapping[str, str], body: bytes) -> int:
        """Send a message; returns the HTTP status. OSError or HTTPException if the service cannot be reached."""
        parts = self.check(endpoint)
        connection = PinnedConnection(str(parts.hostname), self.port, self._public_address(parts), self.tls())
        try:
            path = parts.path or "/"
            connection.request("POST", f"{path}?{parts.query}" if parts.query else path, body, dict(headers))
            return connection.getresponse().status
        finally:
            connection.close()

    def reach(self, host: str) -> None:
        """Connect to a push service, and say nothing; OSError if that fails."""
        parts = self.check(f"https://{host}/")
        connection = PinnedConnection(host, self.port, self._public_address(parts), self.tls())
        try:
            connection.connect()
        finally:
            connection.close()

    def _public_address(self, parts: SplitResult) -> str:
        """The address to connect to. It is looked up once, so that it cannot change after it was checked."""
        found = self.resolve(str(parts.hostname), self.port)
        if not found or not all(self.accepts_address(one) for one in found):
            raise PrivateAddress(f"{parts.hostname} has no public address")
        return found[0]


class PinnedConnection(http.client.HTTPSConnection):
    """A connection to one IP address whose certificate must be that of the host."""

    def __init__(self, host: str, port: int, address: str, tls: ssl.SSLContext) -> None:
        super().__init__(host, port, timeout=TIMEOUT, context=tls)
        self._address = address
        self._tls = tls

    def connect(self) -> None:
        raw = socket.create_connection((self._address, self.port), TIMEOUT)
        try:
            self.sock = self._tls.wrap_socket(raw, server_hostname=self.host)
        except BaseException:
            raw.close()
            raise
