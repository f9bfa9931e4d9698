"""A page for a browser in one file: a title, paragraphs, tables and charts, light and dark."""

from __future__ import annotations

from html import escape

OPENING = "<!doctype html>\n<!-- A report of Igroteka. -->\n"  # by which a page is known as ours
STYLE = """
:root { color-scheme: light dark; --ink: #26221c; --soft: #6d665b; --ground: #faf7f1; --line: #ddd5c8; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #eee8dd; --soft: #a79f92; --ground: #1d1a16; --line: #3b352d; }
}
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--ground); max-width: 60rem;
  margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; line-height: 1.25; } h2 { font-size: 1.1rem; margin-top: 2rem; }
p { color: var(--soft); } code { overflow-wrap: anywhere; }
.wide { overflow-x: auto; } table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .8rem .3rem 0; text-align: right; border-bottom: 1px solid var(--line); }
th:first-child, td:first-child { text-align: left; }
svg { width: 100%; height: auto; font: 13px system-ui, sans-serif; } svg text { fill: var(--ink); }
svg .grid { stroke: var(--line); } svg .range { stroke: var(--ink); fill: none; }
"""


class Page:
    """What stands on the page, from top to bottom."""

    def __init__(self, language: str, title: str) -> None:
        self.language = language
        self.title = title
        self.parts: list[str] = [f"<h1>{escape(title)}</h1>"]

    def say(self, words: str) -> None:
        """A paragraph."""
        self.parts.append(f"<p>{escape(words)}</p>")

    def head(self, words: str) -> None:
        """A heading."""
        self.parts.append(f"<h2>{escape(words)}</h2>")

    def draw(self, svg: str) -> None:
        """A chart."""
        self.parts.append(svg)

    def table(self, columns: list[str], rows: list[list[str]]) -> None:
        """A table; the first column holds names, the others figures."""
        head = "".join([f"<th>{escape(column)}</th>" for column in columns])
        lines = ["<tr>" + "".join([f"<td>{escape(cell)}</td>" for cell in row]) + "</tr>" for row in rows]
        body = "".join(lines)
        self.parts.append(f'<div class="wide"><table><tr>{head}</tr>{body}</table></div>')

    def html(self) -> str:
        """The whole file."""
        body = "\n".join(self.parts)
        return (
            f'{OPENING}<html lang="{self.language}"><meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width">\n'
            f"<title>{escape(self.title)}</title>\n<style>{STYLE}</style>\n{body}\n</html>\n"
        )
