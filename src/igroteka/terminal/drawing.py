"""Console output as an SVG that loads nothing from a network."""

from __future__ import annotations

import re

from rich.console import Console
from rich.terminal_theme import SVG_EXPORT_THEME, TerminalTheme


def drawing(console: Console, title: str, theme: TerminalTheme = SVG_EXPORT_THEME) -> str:
    """The SVG, in the reader's own monospace font: Rich would load one from a network."""
    found = console.export_svg(title=title, theme=theme, unique_id="igroteka")
    found = re.sub(r"\s*<!--.*?-->", "", found, flags=re.DOTALL)
    found = re.sub(r"\s*@font-face \{.*?\}", "", found, flags=re.DOTALL)
    return re.sub(r"font-family: (?:Fira Code|arial)[^;]*;", "font-family: monospace;", found)
