"""IP addresses and networks: who is trusted, and what limits count."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from igroteka.core.errors import IgrotekaError

Address = IPv4Address | IPv6Address

ANY = "*"
LOCALHOST = "localhost"
LOOPBACK = ("127.0.0.1", "::1")
LOCAL_PROXIES = ",".join(LOOPBACK)  # reverse proxies on the same machine
ALL_INTERFACES = ("0.0.0.0", "::")
MAPPED = 96  # prefix length of IPv4 addresses written as IPv6
SUBSCRIBER = 64  # prefix length of an IPv6 subscriber, who has the other 64 bits


class Networks:
    """A set of addresses and networks, as an operator lists them. `*` is every address."""

    def __init__(self, listed: Iterable[str]) -> None:
        texts = [text.strip() for text in listed if text.strip()]
        self.any = ANY in texts
        self._networks = [read_network(text) for text in texts if text != ANY]

    def __contains__(self, address: object) -> bool:
        if self.any:
            return True
        found = read_address(address) if isinstance(address, str) else None
        return found is not None and any(found in network for network in self._networks)


def read_network(text: str) -> IPv4Network | IPv6Network:
    """A network, or a single address as a network; refused if it is neither.

    IPv4 addresses written as IPv6 count as IPv4.
    """
    try:
        found = ip_network(text, strict=False)
    except ValueError:
        raise IgrotekaError("error-address", address=text) from None
    mapped = found.network_address.ipv4_mapped if isinstance(found, IPv6Network) else None
    return found if mapped is None or found.prefixlen < MAPPED else IPv4Network((mapped, found.prefixlen - MAPPED))


def read_address(text: str) -> Address | None:
    """An IP address without its zone; None if it is none. IPv4 addresses written as IPv6 count as IPv4."""
    try:
        found = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if isinstance(found, IPv6Address) else found


def is_loopback(host: str) -> bool:
    """True if this address or name means the machine itself on every machine."""
    address = read_address(host)
    return address.is_loopback if address is not None else host == LOCALHOST or host.endswith(f".{LOCALHOST}")


def in_url(address: str) -> str:
    return f"[{address}]" if ":" in address else address


def limit_key(address: str) -> str:
    """What limits count: an IPv4 address, or the /64 of an IPv6 address."""
    found = read_address(address)
    if isinstance(found, IPv6Address):
        return str(IPv6Network((int(found), SUBSCRIBER), strict=False))
    return address if found is None else str(found)
