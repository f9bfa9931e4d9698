"""What people and bots are called at a table, and what of their words is shown."""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Collection

from igroteka.server.messages import LONGEST_NAME

# First names that read well in both languages; a bot keeps its name for the whole game.
BOT_NAMES = (
    "Ada", "Basil", "Clara", "Darwin", "Edith", "Felix", "Greta", "Hugo", "Iris", "Jasper", "Kira", "Leo",
    "Mira", "Nestor", "Olga", "Pavel", "Quinn", "Rosa", "Simon", "Tilda", "Urban", "Vera", "Walter", "Zoya",
)  # fmt: skip


def bot_name(taken: Collection[str], table: str, seat: int) -> str:
    """A name that nobody at the table has, another one at another table."""
    start = hashlib.blake2b(f"{table}/{seat}".encode(), digest_size=2).digest()
    first = int.from_bytes(start)
    names = [BOT_NAMES[(first + i) % len(BOT_NAMES)] for i in range(len(BOT_NAMES))]
    return next(name for name in names if name not in taken)


def clean_text(text: str) -> str:
    """A text on one line, without signs that cannot be seen or that turn the line around."""
    seen = [sign for sign in unicodedata.normalize("NFC", text) if unicodedata.category(sign) not in INVISIBLE]
    return " ".join("".join(seen).split())


INVISIBLE = ("Cc", "Cf", "Co", "Cn", "Cs")


def clean_name(text: str) -> str:
    """A name as it stands at the table; empty if nothing is left of it."""
    return clean_text(text)[:LONGEST_NAME].strip()
