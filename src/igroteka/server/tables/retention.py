"""How long a host keeps what nobody needs any more. Finished games are kept for ever."""

from __future__ import annotations

from dataclasses import dataclass

ABANDONED_DAYS = 180
GUEST_DAYS = 365  # as long as their cookies are kept


@dataclass(frozen=True)
class Retention:
    """Days, 0 for ever: until an abandoned game is closed, a closed table deleted, a guest without tables forgotten."""

    abandoned: int = ABANDONED_DAYS
    closed: int = 0
    guests: int = GUEST_DAYS
