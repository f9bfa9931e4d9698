"""Bot workers that are reached over the bus."""

from __future__ import annotations

from typing import Protocol


class WorkerFailed(Exception):
    """A worker could not answer a job; its own log says why."""


class Workers(Protocol):
    """Hands jobs to bot workers."""

    async def ask_bot(self, data: bytes) -> bytes:
        """The answer of a worker to a job; WorkerFailed if it fails, OSError or TimeoutError if there is none."""
        ...
