"""URLs of databases and buses, which may contain a password."""

from __future__ import annotations


def without_password(url: str) -> str:
    """The URL without user and password, even if it is malformed."""
    secret, _, place = url.rpartition("@")
    kind, strokes, _ = secret.partition("://")
    return f"{kind}{strokes}{place}" if strokes else place
