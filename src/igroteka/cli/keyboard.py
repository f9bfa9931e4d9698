"""Reads a line from the keyboard. Notices a signal at any time, even just before the wait begins."""

from __future__ import annotations

import os
import select
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.text import Text


def read_line(console: Console, prompt: Text) -> str:
    """Print a prompt and wait for a line."""
    console.print(prompt, end="")
    if console.is_terminal and sys.stdin.isatty() and sys.platform != "win32":
        wait_for_keys()
    return console.input()


def wait_for_keys() -> None:
    """Wait until a line was typed.

    A signal that arrives just before a process begins to read does not interrupt the read, and would be noticed only
    after the next line. Here a signal also writes to a pipe, which ends the wait.
    """
    with signals_in_a_pipe() as pipe:
        while sys.stdin not in select.select([sys.stdin, pipe], [], [])[0]:
            os.read(pipe, 1)


@contextmanager
def signals_in_a_pipe() -> Iterator[int]:
    """A file descriptor that becomes readable when a signal arrives."""
    reading, writing = os.pipe()
    os.set_blocking(writing, False)
    before = signal.set_wakeup_fd(writing, warn_on_full_buffer=False)
    try:
        yield reading
    finally:
        signal.set_wakeup_fd(before)
        os.close(reading)
        os.close(writing)
