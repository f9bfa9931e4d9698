"""The colours of the terminal."""

from __future__ import annotations

from rich.theme import Theme

# Colours that can be read on a dark and on a light ground. `act` is the one lamp: it marks what you may do now.
THEME = Theme(
    {
        "act": "bold #231700 on #ffb81c",
        "soft": "dim",
        "head": "bold",
        "good": "green",
        "bad": "red",
        "note": "blue",
        "markdown.code": "bold",
        "repr.number": "none",
    }
)
