"""How long a server keeps what nobody needs any more. Finished games are kept forever."""

from __future__ import annotations

from dataclasses import dataclass

ABANDONED_DAYS = 180
GUEST_DAYS = 365  # as long as their cookies are kept


@dataclass(frozen=True)
class Retention:
    """Days until abandoned games are closed, closed tables deleted, guests without tables deleted; 0: never."""

    abandoned: int = ABANDONED_DAYS
    closed: int = 0
    guests: int = GUEST_DAYS
