"""Text that wraps between pieces, never inside one."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text


class Flow:
    """Pieces of text that wrap like words. Only a piece wider than the line is broken."""

    def __init__(self, pieces: Sequence[Text], gap: int = 2) -> None:
        self.pieces = pieces
        self.gap = gap

    def lines(self, width: int) -> list[Text]:
        found: list[Text] = []
        for piece in self.pieces:
            if found and found[-1].cell_len + self.gap + piece.cell_len <= width:
                found[-1].append_text(Text.assemble(" " * self.gap, piece))
            else:
                found.append(Text.assemble(piece))
        return found

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from self.lines(options.max_width)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [piece.cell_len for piece in self.pieces] or [0]
        whole = sum(widths) + self.gap * (len(widths) - 1)
        return Measurement(min(max(widths), options.max_width), min(whole, options.max_width))
