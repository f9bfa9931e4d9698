"""`python -m benchmarks`: how fast the engine is, compiled and from source, beside games of other packages.

Each engine runs in a process of its own (`igroteka bench --json`). The compiled one is measured if it has been made of
this source (`make fast`).
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

import msgspec

from benchmarks.peers import measure_peers
from igroteka.compiled import COMPILED, FOLDER, SOURCE, state_of

WHAT = ("games", "decisions", "early", "late", "clones", "imagined", "views", "iterations", "steps", "bytes")


class Result(msgspec.Struct):
    """How much of something one game does in a second."""

    game: str
    seats: int
    options: dict[str, object]
    what: str
    per_second: float


class Measured(msgspec.Struct):
    """What `igroteka bench --json` prints."""

    calibration_seconds: float
    results: list[Result]


class Found(msgspec.Struct):
    """Everything that was measured, by engine and by package."""

    engines: dict[str, Measured]
    peers: dict[str, dict[str, float]]


def measure_engine(engine: str) -> Measured:
    """All measurements with one engine."""
    ran = subprocess.run(
        [sys.executable, "-m", "igroteka", "bench", "--json"],
        env={**os.environ, "IGROTEKA_ENGINE": engine},
        stdout=subprocess.PIPE,
        check=True,
    )
    return msgspec.json.decode(ran.stdout, type=Measured)


def tables(found: Found) -> str:
    """Everything as tables in Markdown."""
    lines: list[str] = []
    for engine, measured in found.engines.items():
        lines += ["", f"### {engine}, calibration {measured.calibration_seconds:.2f} s", ""]
        lines += [f"| game | seats | {' | '.join(WHAT)} |", "|---" * (len(WHAT) + 2) + "|"]
        rows: dict[str, dict[str, float]] = {}
        for result in measured.results:
            options = " ".join([str(value) for value in result.options.values()])
            row = f"{result.game} {options} | {result.seats}"
            rows.setdefault(row, {})[result.what] = result.per_second
        lines += [f"| {row} | {' | '.join([f'{cells[what]:,.0f}' for what in WHAT])} |" for row, cells in rows.items()]
    if found.peers:
        lines += ["", "### other packages", "", "| game | games | decisions |", "|---|---|---|"]
        lines += [f"| {name} | {one['games']:,.0f} | {one['decisions']:,.0f} |" for name, one in found.peers.items()]
    return "\n".join(lines)


def main() -> None:
    """Read what is wanted from the command line."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there as well")
    wanted = parser.parse_args()
    engines = [COMPILED, SOURCE] if state_of(FOLDER) == COMPILED else [SOURCE]
    found = Found({engine: measure_engine(engine) for engine in engines}, measure_peers(2.0))
    if wanted.json:
        wanted.json.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1))
    print(tables(found))


if __name__ == "__main__":
    main()
