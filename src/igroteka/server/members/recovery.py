"""Recovery codes: secrets of 125 bits that a member writes down. Only a digest is stored."""

from __future__ import annotations

import secrets

from igroteka.server.tables.commands import digest

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # Crockford's Base32: no I, L, O, U
LENGTH, GROUP = 25, 5
MISREAD = str.maketrans("ILO", "110")


def new_code() -> str:
    """A new code in groups of five."""
    signs = "".join([secrets.choice(LETTERS) for _ in range(LENGTH)])
    return "-".join([signs[first : first + GROUP] for first in range(0, LENGTH, GROUP)])


def code_digest(written: str) -> str:
    """The digest of a code, however it was written down; empty if it is none."""
    signs = "".join([sign for sign in written.upper() if sign.isalnum()]).translate(MISREAD)
    if len(signs) != LENGTH or not set(signs) <= set(LETTERS):
        return ""
    return digest(f"recovery:{signs}")
