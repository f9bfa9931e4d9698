"""How the processes of a host hear of each other. What is heard are hints: a lost one does no harm."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from msgspec import Struct

WHO_IS_PRESENT = 0  # instead of a number: the hint tells who is present at a table
WHO_IS_PRESENT_THERE = -1  # instead of a number: the others shall tell who is present there


class BusNotice(Struct, frozen=True):
    """A table has events up to this number; or (see above) about who is present: the mask of their seats, how many
    watch, and those of them who have a name, by their id and it."""

    table: str
    number: int
    process: str
    present: int = 0
    watching: int = 0
    spectators: tuple[tuple[str, str], ...] = ()


OnNotice = Callable[[BusNotice], None]
OnReconnect = Callable[[], None]


class Bus(Protocol):
    """The way between the processes."""

    alone: bool  # is there nobody else to hear?

    @property
    def synced(self) -> bool:
        """Has everybody who is there been heard? Not while the bus is away, nor right after it has come back."""
        ...

    async def start(self, on_notice: OnNotice, on_reconnect: OnReconnect) -> None:
        """Begin to listen to the others; `on_reconnect` is called whenever hints may have been lost."""
        ...

    def publish(self, notice: BusNotice) -> None:
        """Tell the others; whoever is away does not hear it."""
        ...

    async def check(self) -> None:
        """Unavailable if the bus does not answer."""
        ...

    async def close(self) -> None:
        """Hear and tell no more."""
        ...


class LocalBus:
    """A host of one process has nobody to tell."""

    alone = True
    synced = True

    async def start(self, on_notice: OnNotice, on_reconnect: OnReconnect) -> None:
        """Nobody will ever speak."""

    def publish(self, notice: BusNotice) -> None:
        """Nobody hears."""

    async def check(self) -> None:
        """Nobody has to answer."""

    async def close(self) -> None:
        """Nothing to close."""
