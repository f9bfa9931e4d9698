"""A row in the list of tables."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Listing:
    """A table in lists: what is shown, when the server has to act there, and when its last game ended."""

    id: str
    game: str
    status: str
    public: bool
    host: str
    opened: int
    changed: int
    due: int | None
    summary: str
    ended: int | None = None
