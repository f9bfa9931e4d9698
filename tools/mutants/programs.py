"""Runs programs of a checkout, with a limit, and ends whatever they have started."""

from __future__ import annotations

import contextlib
import os
import resource
import signal
import subprocess
import sys
import tempfile
import uuid
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from tools.mutants.recording import test_environment

MARK = "IGROTEKA_MUTANT"


@dataclass(frozen=True)
class Limits:
    """How long a mutant may take."""

    start: float = 120.0  # seconds before a run is called a hang, however short its tests are
    slower: float = 20.0  # times as long as recorded: a busy machine
    budget: float = 40.0  # seconds of processor time for the tests after the first ones
    processor: float = 15.0  # seconds of processor time in a fork, however short its tests are
    longer: float = 5.0  # times as much processor time as recorded


def run_limited(
    command: Sequence[str], folder: Path, limit: float, memory: int = 0, added: dict[str, str] | None = None
) -> tuple[int | None, str]:
    """The status and the output of a command; no status if it hangs. Nothing that it has started outlives it."""
    mark = uuid.uuid4().hex
    environment = test_environment() | {MARK: mark} | (added or {})
    environment["PATH"] = ":".join([*programs(folder), environment["PATH"]])
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as output:
        process = subprocess.Popen(
            command,
            cwd=folder,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        if memory and sys.platform == "linux":
            resource.prlimit(process.pid, resource.RLIMIT_DATA, (memory, memory))
        status: int | None = None
        with contextlib.suppress(subprocess.TimeoutExpired):
            status = process.wait(limit)
        end_marked(mark)
        process.wait()
        output.seek(0)
        return status, output.read()


def programs(folder: Path) -> list[str]:
    """Where a checkout has its programs, whether its root or `web` is given."""
    return [str(folder / place) for place in (".venv/bin", "node_modules/.bin", "../.venv/bin")]


def end_marked(mark: str) -> None:
    """End all processes that inherited this mark, in whatever session they are (only where /proc tells)."""
    for entry in Path("/proc").glob("[0-9]*/environ"):
        with contextlib.suppress(OSError):
            if f"{MARK}={mark}".encode() in entry.read_bytes().split(b"\0"):
                os.kill(int(entry.parent.name), signal.SIGKILL)
