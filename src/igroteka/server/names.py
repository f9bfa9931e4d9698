"""What people and bots are called at a table, and what of their words is shown."""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Collection

from igroteka.server.messages import LONGEST_NAME

# First names that read well in both languages, and how their bots are spoken of; a bot keeps them for the whole game.
BOT_NAMES = {
    "Ada": "she", "Basil": "he", "Clara": "she", "Darwin": "he", "Edith": "she", "Felix": "he",
    "Greta": "she", "Hugo": "he", "Iris": "she", "Jasper": "he", "Kira": "she", "Leo": "he",
    "Mira": "she", "Nestor": "he", "Olga": "she", "Pavel": "he", "Quinn": "", "Rosa": "she",
    "Simon": "he", "Tilda": "she", "Urban": "he", "Vera": "she", "Walter": "he", "Zoya": "she",
}  # fmt: skip


def bot_name(taken: Collection[str], table: str, seat: int) -> str:
    """A name that nobody at the table has, another one at another table."""
    start = hashlib.blake2b(f"{table}/{seat}".encode(), digest_size=2).digest()
    first = int.from_bytes(start)
    known = list(BOT_NAMES)
    names = [known[(first + i) % len(known)] for i in range(len(known))]
    return next(name for name in names if name not in taken)


def clean_text(text: str) -> str:
    """A text on one line, without signs that cannot be seen or that turn the line around."""
    seen = [sign for sign in unicodedata.normalize("NFC", text) if unicodedata.category(sign) not in INVISIBLE]
    return " ".join("".join(seen).split())


INVISIBLE = ("Cc", "Cf", "Co", "Cn", "Cs")


def clean_name(text: str) -> str:
    """A name as it stands at the table; empty if nothing is left of it."""
    return clean_text(text)[:LONGEST_NAME].strip()
