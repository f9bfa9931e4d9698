"""What is too long for `make test`: random play, changed positions, kill -9, fuzz, games in a browser (`make soak`).

    python -m tools.night --hours 8 --folder soak [--seed N] [PART …]

Each part has its share of the hours, and is stopped when that is over; being stopped is no failure. All seeds follow
from one, which the report names: the same seed tries the same again. A report has a line for each part; a part that has
come to its end with this seed is not run again, so an interrupted run continues where it was.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import subprocess
import sys
import sysconfig
import time
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from igroteka.core.registry import games
from tests.density import VARIABLE

BIN = Path(sysconfig.get_path("scripts"))
DENSITY = 20  # times the random play of `make test`
STOPPED = "stopped"


@dataclass(frozen=True)
class Part:
    """A command, and its share of the time."""

    name: str
    share: float
    command: Sequence[str]


def parts(seed: int, folder: Path) -> list[Part]:
    """All parts for a seed; those with the most to find first."""
    python = f"{BIN}/python"
    dense = [python, "-m", "pytest", "-q", "-p", "tools.workers", "--workers", "2", "-m", "dense"]
    ids = sorted(games())
    return [
        Part("properties", 0.25, [*dense, f"--hypothesis-seed={seed}"]),
        *[Part(f"games-{id}", 0.35 / len(ids), [*soak(id, seed), "--log", f"{folder}/{id}.jsonl"]) for id in ids],
        Part("positions", 0.1, [f"{BIN}/igroteka", "check", "--positions", "20000", "--seed", str(seed)]),
        Part("kills", 0.1, [python, "-m", "benchmarks.kills", "--seed", str(seed)]),
        Part("fuzz", 0.05, [python, "-m", "benchmarks.fuzz", "--seed", str(seed)]),
        Part("timing", 0.05, [python, "-m", "benchmarks.timing", "--windows", "100"]),
        Part("tunnel", 0.01, [python, "-m", "benchmarks.tunnel"]),
        Part("browser", 0.04, ["make", "browser", "ARGS=--mode soak"]),
        Part("tab", 0.05, ["make", "figures"]),
    ]


def soak(id: str, seed: int) -> list[str]:
    return [f"{BIN}/python", "-m", "tools.soak", id, "--seed", str(seed), "--games", "1000000"]


def run(part: Part, seconds: float, folder: Path) -> int | str:
    """Run a part until it ends or its time is over; its status. What it prints goes into a file."""
    environment = {**os.environ, VARIABLE: str(DENSITY)}
    with (folder / f"{part.name}.log").open("a", encoding="utf-8") as log:
        process = subprocess.Popen(
            part.command, stdout=log, stderr=subprocess.STDOUT, env=environment, start_new_session=True
        )
        try:
            return process.wait(seconds)
        except subprocess.TimeoutExpired:
            return STOPPED
        finally:
            end_group(process)


def end_group(process: subprocess.Popen[bytes]) -> None:
    """End a process and whatever it has started."""
    for number in (signal.SIGTERM, signal.SIGKILL):
        try:
            os.killpg(process.pid, number)
        except ProcessLookupError:
            return
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            continue


def read_report(report: Path) -> list[dict[str, object]]:
    """The lines of earlier runs."""
    return [json.loads(line) for line in report.read_text(encoding="utf-8").splitlines()] if report.exists() else []


def write_line(report: Path, part: Part, seed: int, status: int | str, seconds: float) -> None:
    line = {"part": part.name, "seed": seed, "status": status, "seconds": round(seconds)}
    with report.open("a", encoding="utf-8") as file:
        file.write(json.dumps(line) + "\n")
    print(f"{part.name}: {status if status else 'well'}, {seconds:.0f} s, seed {seed}", flush=True)


def run_all(chosen: Sequence[Part], seed: int, hours: float, folder: Path) -> int:
    """Run the parts that have not come to their end with this seed; 1 if one has failed."""
    folder.mkdir(parents=True, exist_ok=True)
    report = folder / "report.jsonl"
    before = {str(line["part"]): line["status"] for line in read_report(report) if line["seed"] == seed}
    for part in chosen:
        if part.name not in before:
            start = time.monotonic()
            before[part.name] = status = run(part, part.share * hours * 3600, folder)
            write_line(report, part, seed, status, time.monotonic() - start)
    failed = [name for name, status in before.items() if status not in (0, STOPPED)]
    print(f"{len(before)} parts, seed {seed}: " + (f"failed: {', '.join(failed)}" if failed else "all well"))
    return 1 if failed else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="PART", help="only these parts")
    parser.add_argument("--hours", type=float, default=8.0)
    parser.add_argument("--seed", type=int, default=int(datetime.now(UTC).strftime("%Y%m%d")))
    parser.add_argument("--folder", type=Path, default=Path("soak"))
    wanted = parser.parse_args()
    found = parts(wanted.seed, wanted.folder)
    unknown = set(wanted.names) - {part.name for part in found}
    if unknown:
        parser.error(f"no such part: {', '.join(sorted(unknown))}; there are {', '.join([p.name for p in found])}")
    chosen = [part for part in found if not wanted.names or part.name in wanted.names]
    return run_all(chosen, wanted.seed, wanted.hours, wanted.folder)


if __name__ == "__main__":
    sys.exit(main())
