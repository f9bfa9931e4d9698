"""The server's name in the local network (mDNS): phones find `igroteka-laptop.local` without an address."""

from __future__ import annotations

import logging
import re
import socket
from collections.abc import Sequence

from zeroconf import Error, IPVersion, ServiceInfo
from zeroconf.asyncio import AsyncZeroconf

log = logging.getLogger("igroteka.mdns")

SERVICE = "_http._tcp.local."
LONGEST_LABEL = 63


def name_for(machine: str) -> str:
    """The mDNS name of a server on a machine with this name."""
    label = re.sub(r"[^a-z0-9]+", "-", machine.partition(".")[0].lower()).strip("-")
    return f"igroteka-{label}"[:LONGEST_LABEL].rstrip("-") + ".local"


class Announcer:
    """Announces the server at some addresses. `name` is empty while it is not announced."""

    def __init__(self, machine: str = "") -> None:
        self.name = ""
        self._wanted = name_for(machine or socket.gethostname())
        self._addresses: list[str] = []
        self._zeroconf: AsyncZeroconf | None = None

    async def announce(self, addresses: Sequence[str], port: int, path: str = "/") -> None:
        """Announce the server at exactly these addresses; withdraw it if there are none."""
        if self._addresses == list(addresses):
            return
        await self.close()
        self._addresses = list(addresses)
        interfaces = [one for one in addresses if ":" not in one]
        if not interfaces:
            return
        try:
            await self._register(interfaces, port, path)
        except (OSError, Error) as problem:
            log.warning("the name %s cannot be announced: %s", self._wanted, problem)
            await self._withdraw()

    async def _register(self, interfaces: list[str], port: int, path: str) -> None:
        self._zeroconf = AsyncZeroconf(interfaces=interfaces, ip_version=IPVersion.V4Only)
        label = self._wanted.removesuffix(".local")
        service = ServiceInfo(
            SERVICE,
            f"{label}.{SERVICE}",
            port=port,
            properties={"path": path},
            server=f"{self._wanted}.",
            parsed_addresses=self._addresses,
        )
        await (await self._zeroconf.async_register_service(service, allow_name_change=True))
        self.name = self._wanted

    async def close(self) -> None:
        """Withdraw the name."""
        self._addresses = []
        await self._withdraw()

    async def _withdraw(self) -> None:
        self.name = ""
        if self._zeroconf is not None:
            gone, self._zeroconf = self._zeroconf, None
            try:
                await gone.async_unregister_all_services()
            finally:
                await gone.async_close()
