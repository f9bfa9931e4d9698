"""Addresses of databases and buses, which may carry a name and a password."""

from __future__ import annotations


def without_password(url: str) -> str:
    """The address as it may be shown, even if it is a wrong one: nothing but its kind stands before the last @."""
    secret, _, place = url.rpartition("@")
    kind, strokes, _ = secret.partition("://")
    return f"{kind}{strokes}{place}" if strokes else place
