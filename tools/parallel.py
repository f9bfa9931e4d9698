"""Runs commands side by side, the longest first, and prints what each has said when it has ended.

    python -m tools.parallel --jobs 2 "mypy" "ruff check ."

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


def run(command: str) -> Ended:
    """Run a command in a shell."""
    start = time.monotonic()
    ran = subprocess.run(command, shell=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    return Ended(command, ran.returncode, ran.stdout, time.monotonic() - start)


def run_all(commands: Sequence[str], jobs: int) -> int:
    """Run commands, so many at once; the status of the first that failed."""
    status = 0
    with ThreadPoolExecutor(jobs) as pool:
        for future in as_completed([pool.submit(run, command) for command in commands]):
            print(future.result(), flush=True)
            status = status or future.result().code
    return status


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("commands", nargs="+")
    wanted = parser.parse_args()
    return run_all(wanted.commands, wanted.jobs)


if __name__ == "__main__":
    sys.exit(main())
