"""Progress bars of long runs, on stderr."""

from __future__ import annotations

import sys

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from igroteka.cli.terminal import Terminal


def bar(terminal: Terminal, *, quiet: bool) -> Progress:
    """A bar that disappears when it is done; hidden if `quiet`, or if stderr is not a terminal."""
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    disable = quiet or not sys.stderr.isatty()
    return Progress(*columns, console=terminal.errors, transient=True, disable=disable)
