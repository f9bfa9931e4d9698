"""A table as lists show it and as it is found."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Listing:
    """A table as it is found: what lists show, when it needs the server, and when its last game ended here."""

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
