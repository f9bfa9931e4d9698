"""Runs commands side by side, the longest first, and prints what each has said when it has ended.

    python -m tools.parallel --jobs 2 "mypy" "ruff check ."

With `--follow` the first one prints as it goes, for what takes minutes.
It ends with status 1 if one of them has failed; the others run to their end all the same.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass


@dataclass(frozen=True)
class Ended:
    """A command that has ended, and what it has printed."""

    command: str
    code: int
    output: str
    seconds: float

    def __str__(self) -> str:
        failed = f", failed ({self.code})" if self.code else ""
        return f"{self.command}: {self.seconds:.0f} s{failed}\n{self.output}".rstrip()


def run(command: str, *, follow: bool = False) -> Ended:
    """Run a command in a shell."""
    start = time.monotonic()
    out, err = (None, None) if follow else (subprocess.PIPE, subprocess.STDOUT)
    ran = subprocess.run(command, shell=True, stdout=out, stderr=err, text=True, check=False)
    return Ended(command, ran.returncode, ran.stdout or "", time.monotonic() - start)


def run_all(commands: Sequence[str], jobs: int, *, follow: bool = False) -> int:
    """Run commands, so many at once; the status of the first that failed."""
    status = 0
    with ThreadPoolExecutor(jobs) as pool:
        running = [pool.submit(run, command, follow=follow and i == 0) for i, command in enumerate(commands)]
        for future in as_completed(running):
            print(future.result(), flush=True)
            status = status or future.result().code
    return status


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--follow", action="store_true")
    parser.add_argument("commands", nargs="+")
    wanted = parser.parse_args()
    return run_all(wanted.commands, wanted.jobs, follow=wanted.follow)


if __name__ == "__main__":
    sys.exit(main())
