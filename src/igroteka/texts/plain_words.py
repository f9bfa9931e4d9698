"""Names and words as users may type them."""

from __future__ import annotations

import re


def plain_names(name: str) -> set[str]:
    """The ways to type a name: "See the Future (3x)" also works without the brackets."""
    return {plain_word(name), plain_word(re.sub(r"\([^)]*\)", "", name)), re.sub(r" \d[xх]\b", "", plain_word(name))}


def plain_word(word: str) -> str:
    """A word as a user may type it: without quotes and punctuation, in lower case."""
    kept = [c if c.isalnum() or c in "-_" else " " for c in word.lower().replace("ё", "е")]
    return " ".join("".join(kept).split())
