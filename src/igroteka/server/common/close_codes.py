"""Why the server closes a WebSocket."""

from __future__ import annotations

from enum import IntEnum


class CloseCode(IntEnum):
    """Close codes of the server. The WebSocket library adds 1002 (no frame), 1007 (no UTF-8), 1009 (message too long)
    and 1012 (the server stops)."""

    FLOOD = 1008  # too many messages
    UNREADABLE = 1011  # the log of the table cannot be read
    TRY_AGAIN_LATER = 1013  # the client reads too slowly, or the database is away
    SIGNED_OUT = 4401  # this device; the client comes back as whoever it is now
    FOREIGN_ORIGIN = 4403
    NO_TABLE = 4404
    REMOVED = 4410  # the host has removed this spectator
    BANNED = 4411  # the operator does not let this guest in
    TOO_MANY = 4429  # connections
