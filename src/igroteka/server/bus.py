"""How the processes of a host hear of each other. What is heard are hints: a lost one does no harm."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from msgspec import Struct


class Hint(Struct, frozen=True):
    """A table has events up to this number; or (number 0) others are present there: the mask of their seats."""

    table: str
    number: int
    process: str
    present: int = 0
    watching: int = 0


Listener = Callable[[Hint], None]


class Bus(Protocol):
    """The way between the processes."""

    alone: bool  # is there nobody else to hear?

    async def start(self, listener: Listener) -> None:
        """Begin to listen to the others."""
        ...

    def publish(self, hint: Hint) -> None:
        """Tell the others; whoever is away does not hear it."""
        ...

    async def close(self) -> None:
        """Hear and tell no more."""
        ...


class LocalBus:
    """A host of one process has nobody to tell."""

    alone = True

    async def start(self, listener: Listener) -> None:
        """Nobody will ever speak."""

    def publish(self, hint: Hint) -> None:
        """Nobody hears."""

    async def close(self) -> None:
        """Nothing to close."""
