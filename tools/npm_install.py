"""`npm install` with progress and error messages: npm itself is either silent for minutes or logs every request.

Usage: python -m tools.npm_install npm [arguments of npm …]
"""

from __future__ import annotations

import contextlib
import os
import queue
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from typing import IO

STALLED = 120.0  # seconds without any package after which npm is stopped
EVERY = 5.0  # seconds between two lines of progress
FAILED = "failed with"  # npm's message for a request that it may retry
OPTIONS = (
    "--loglevel=http",
    "--no-progress",
    "--fetch-timeout=60000",
    "--fetch-retry-mintimeout=1000",
    "--fetch-retry-maxtimeout=10000",
)


def install(command: Sequence[str], say: Callable[[str], None], stalled: float = STALLED, every: float = EVERY) -> int:
    """Run npm and report how many files have arrived; returns its exit status, or 1 if it stalled and was stopped."""
    with subprocess.Popen(
        [*command, *OPTIONS],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        start_new_session=True,  # npm starts child processes, which must end with it
    ) as npm:
        try:
            return _follow(npm, say, stalled, every)
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(npm.pid, signal.SIGKILL)


def _follow(npm: subprocess.Popen[bytes], say: Callable[[str], None], stalled: float, every: float) -> int:
    """Read npm's output until it ends, or until no package has arrived for too long."""
    assert npm.stdout is not None
    lines: queue.Queue[str] = queue.Queue()
    threading.Thread(target=_read, args=(npm.stdout, lines), daemon=True).start()
    fetched, told, came = 0, time.monotonic(), time.monotonic()
    while True:
        try:
            line = lines.get(timeout=max(0.0, came + stalled - time.monotonic()))
        except queue.Empty:
            say(f"No package has come for {stalled:.0f} seconds, so npm was stopped. Check the network and the proxy.")
            return 1
        if not line:
            return npm.wait()
        if "npm http" not in line or FAILED in line:
            say(line.rstrip())
            continue
        fetched, came = fetched + 1, time.monotonic()
        if came >= told + every:
            told = came
            say(f"  {fetched} files fetched")


def _read(output: IO[bytes], lines: queue.Queue[str]) -> None:
    """Forward the lines as they arrive, and an empty one at the end."""
    for line in output:
        lines.put(line.decode(errors="replace"))
    lines.put("")


def main() -> int:
    return install(sys.argv[1:], lambda line: print(line, flush=True))


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
