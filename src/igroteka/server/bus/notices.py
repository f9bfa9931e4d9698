"""Notices between the processes of a server. They are hints: a lost one does no harm."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from msgspec import Struct

PRESENCE = 0  # as a number: the notice says who is present at a table
PRESENCE_REQUEST = -1  # as a number: asks the other processes to announce who is present


class BusNotice(Struct, frozen=True):
    """A table has events up to this number. With one of the numbers above, it is about presence: the mask of seats, how
    many watch, and which spectators have a name (pairs of id and name).
    """

    table: str
    number: int
    process: str
    present: int = 0
    watching: int = 0
    spectators: tuple[tuple[str, str], ...] = ()


OnNotice = Callable[[BusNotice], None]
OnReconnect = Callable[[], None]


class Bus(Protocol):
    """Sends notices between the processes of a server."""

    alone: bool  # True if there are no other processes

    @property
    def synced(self) -> bool:
        """True if all other processes have been heard: not while the bus is away, nor right after it is back."""
        ...

    async def start(self, on_notice: OnNotice, on_reconnect: OnReconnect) -> None:
        """Start to receive notices; `on_reconnect` is called whenever some may have been lost."""
        ...

    def publish(self, notice: BusNotice) -> None:
        """Send a notice; processes that are away miss it."""
        ...

    async def check(self) -> None:
        """Unavailable if the bus does not answer."""
        ...

    async def close(self) -> None:
        """Disconnect."""
        ...


class LocalBus:
    """The bus of a server with one process: there is nobody to notify."""

    alone = True
    synced = True

    async def start(self, on_notice: OnNotice, on_reconnect: OnReconnect) -> None:
        """Nothing to receive."""

    def publish(self, notice: BusNotice) -> None:
        """Nobody to send to."""

    async def check(self) -> None:
        """Always available."""

    async def close(self) -> None:
        """Nothing to close."""
