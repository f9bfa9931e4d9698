"""A self-contained HTML page: a title, paragraphs, tables and charts, with a light and a dark theme."""

from __future__ import annotations

from html import escape

OPENING = "<!doctype html>\n<!-- A report of Igroteka. -->\n"  # identifies a page as ours
STYLE = """
:root { color-scheme: light dark; --ink: #26221c; --soft: #6d665b; --ground: #faf7f1; --line: #ddd5c8;
  --c0: #2f6f8f; --c1: #b5542c; --c2: #5b7f3a; --c3: #7a4f8c;
  --c4: #8a6d1f; --c5: #3f5f5a; --c6: #9c3f5c; --c7: #4a4a4a; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #eee8dd; --soft: #a79f92; --ground: #1d1a16; --line: #3b352d;
    --c0: #3d87ab; --c1: #c0683d; --c2: #6b9648; --c3: #9a6bb3;
    --c4: #a8862f; --c5: #5f8f86; --c6: #bf5f7f; --c7: #858585; }
}
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--ground); max-width: 60rem;
  margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; line-height: 1.25; } h2 { font-size: 1.1rem; margin-top: 2rem; }
p { color: var(--soft); } code { overflow-wrap: anywhere; }
.wide { overflow-x: auto; } table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem 0 .3rem 1.2rem; text-align: right; vertical-align: bottom;
  border-bottom: 1px solid var(--line); }
td { white-space: nowrap; } th:first-child, td:first-child { padding-left: 0; }
th.name, td.name { text-align: left; white-space: normal; overflow-wrap: anywhere; min-width: 6rem; }
svg { display: block; width: 100%; min-width: 34rem; max-width: 45rem; height: auto; margin-top: 1rem;
  font: 13px system-ui, sans-serif; }
svg text { fill: var(--ink); } svg text.soft { fill: var(--soft); }
svg .grid { stroke: var(--line); } svg .range { stroke: var(--ink); fill: none; }
"""


def alone(chart: str) -> str:
    """A chart as a stand-alone file, in the colours of a page."""
    opening, rest = chart.split(">", 1)
    opening = opening.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
    return f'{opening}><style>{STYLE}</style><rect width="100%" height="100%" style="fill: var(--ground)"/>{rest}\n'


class Page:
    """The content of the page, from top to bottom."""

    def __init__(self, language: str, title: str) -> None:
        self.language = language
        self.title = title
        self.parts: list[str] = [f"<h1>{escape(title)}</h1>"]

    def say(self, words: str) -> None:
        self.parts.append(f"<p>{escape(words)}</p>")

    def head(self, words: str) -> None:
        self.parts.append(f"<h2>{escape(words)}</h2>")

    def draw(self, svg: str) -> None:
        self.parts.append(f'<div class="wide">{svg}</div>')

    def code(self, words: str) -> None:
        """Add a command line."""
        self.parts.append(f"<p><code>{escape(words)}</code></p>")

    def table(self, columns: list[str], rows: list[list[str]], names: int = 1) -> None:
        """Add a table; the first columns hold names, the others numbers."""
        body = "".join([_row("td", row, names) for row in rows])
        self.parts.append(f'<div class="wide"><table>{_row("th", columns, names)}{body}</table></div>')

    def html(self) -> str:
        body = "\n".join(self.parts)
        return (
            f'{OPENING}<html lang="{self.language}"><meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width">\n'
            f"<title>{escape(self.title)}</title>\n<style>{STYLE}</style>\n{body}\n</html>\n"
        )


def _row(tag: str, cells: list[str], names: int) -> str:
    looks = [' class="name"' if number < names else "" for number in range(len(cells))]
    return (
        "<tr>"
        + "".join([f"<{tag}{look}>{escape(cell)}</{tag}>" for cell, look in zip(cells, looks, strict=True)])
        + "</tr>"
    )
