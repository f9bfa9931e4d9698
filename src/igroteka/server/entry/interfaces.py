"""The addresses of this machine in its networks."""

from __future__ import annotations

import socket
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address

import ifaddr

# Interfaces of containers, virtual machines and tunnels: a phone in the same room hardly ever reaches them.
VIRTUAL = (
    "docker",
    "br-",
    "veth",
    "virbr",
    "vmnet",
    "vboxnet",
    "lxc",
    "lxd",
    "podman",
    "cni",
    "flannel",
    "cali",
    "tun",
    "tap",
    "utun",
    "wg",
    "tailscale",
    "zt",
    "ppp",
    "bridge",
)
FAR_AWAY = ("198.51.100.1", 9)  # a documentation address: only its route is looked up


def own_addresses() -> list[str]:
    """The addresses by which other devices may reach this machine, the most likely first."""
    return ranked(ifaddr.get_adapters(), default_address())


def ranked(adapters: Iterable[ifaddr.Adapter], default: str = "") -> list[str]:
    """Addresses that other devices can use: real interfaces before virtual ones, IPv4 before IPv6, private before
    public, and among equals the default route first.
    """
    found: dict[str, tuple[bool, int, bool, bool]] = {}
    for adapter in adapters:
        for one in adapter.ips:
            address = ip_address(one.ip if isinstance(one.ip, str) else one.ip[0])
            if leads_here(address):
                virtual = adapter.name.startswith(VIRTUAL)
                rank = (virtual, address.version, not address.is_private, str(address) != default)
                found.setdefault(str(address), rank)
    return sorted(found, key=found.__getitem__)


def leads_here(address: IPv4Address | IPv6Address) -> bool:
    """True if another device can use this address."""
    return not (address.is_loopback or address.is_link_local or address.is_unspecified or address.is_multicast)


def default_address() -> str:
    """The address of the default route; no packet is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(FAR_AWAY)
        except OSError:
            return ""
        found: str = probe.getsockname()[0]
        return found
