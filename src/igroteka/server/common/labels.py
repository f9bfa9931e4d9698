"""How log lines name tables."""

from __future__ import annotations

import hashlib


def table_label(id: str) -> str:
    """A short hash of a table's id. The id itself is the link of an unlisted table, so it stays out of logs."""
    return hashlib.blake2b(id.encode(), digest_size=5).hexdigest()
