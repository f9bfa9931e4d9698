"""How far a long run has come, on the error output where somebody looks at it."""

from __future__ import annotations

import sys

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from igroteka.cli.terminal import Terminal


def bar(terminal: Terminal, *, quiet: bool) -> Progress:
    """A bar that goes when it is done; none if a program reads along, or if quiet is wished."""
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    disable = quiet or not sys.stderr.isatty()
    return Progress(*columns, console=terminal.errors, transient=True, disable=disable)
