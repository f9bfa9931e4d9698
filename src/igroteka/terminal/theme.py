"""The colours of the terminal."""

from __future__ import annotations

from rich.theme import Theme

# Colours that are legible on dark and on light backgrounds. `act` is the only accent: it marks what you may do now.
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
