"""`python -m benchmarks`: the speed of the engine, compiled and from source, compared with games of other packages.

Each engine runs in its own process (`igroteka bench --json`). The compiled one is measured only if it matches this
source (`make fast`).
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
SIMULATED = 20  # approximate seconds per process
TURNS = 2  # runs, of which the fastest counts


class Result(msgspec.Struct):
    """One rate per second, for one game."""

    game: str
    preset: str
    seats: int
    what: str
    per_second: float


class Measured(msgspec.Struct):
    """The output of `igroteka bench --json`."""

    calibration_seconds: float
    results: list[Result]


class Simulated(msgspec.Struct):
    """The part of the output of `igroteka simulate --json` that is needed here."""

    games_per_second: float


class Scaling(msgspec.Struct):
    """Random games per second of wall-clock time, in one process and in two."""

    game: str
    one: float
    two: float


class Found(msgspec.Struct):
    """All measurements, by engine and by package."""

    engines: dict[str, Measured]
    scaling: list[Scaling]
    peers: dict[str, dict[str, float]]


def ask(engine: str, *words: str) -> bytes:
    """The output of an `igroteka` command with one engine."""
    command = [sys.executable, "-m", "igroteka", *words, "--json"]
    environment = {**os.environ, "IGROTEKA_ENGINE": engine}
    return subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True).stdout


def measure_engine(engine: str) -> Measured:
    return msgspec.json.decode(ask(engine, "bench"), type=Measured)


def measure_scaling(engine: str, measured: Measured) -> list[Scaling]:
    """The speed-up of a second process: each game is simulated for some seconds, in one and in two in turn."""
    found: list[Scaling] = []
    for game in dict.fromkeys([result.game for result in measured.results]):
        speed = next(one.per_second for one in measured.results if (one.game, one.what) == (game, "games"))
        number = str(int(speed * SIMULATED))
        fastest = [0.0, 0.0]
        for turn in range(2 * TURNS):
            workers = turn % 2
            ran = ask(engine, "simulate", game, "-n", number, "--workers", str(workers + 1))
            simulated = msgspec.json.decode(ran, type=Simulated)
            fastest[workers] = max(fastest[workers], simulated.games_per_second)
        found.append(Scaling(game, *fastest))
    return found


def tables(found: Found) -> str:
    """All measurements as Markdown tables."""
    lines: list[str] = []
    for engine, measured in found.engines.items():
        lines += ["", f"### {engine}, calibration {measured.calibration_seconds:.2f} s", ""]
        lines += [f"| game | seats | {' | '.join(WHAT)} |", "|---" * (len(WHAT) + 2) + "|"]
        rows: dict[str, dict[str, float]] = {}
        for result in measured.results:
            row = f"{result.game} {result.preset} | {result.seats}"
            rows.setdefault(row, {})[result.what] = result.per_second
        lines += [f"| {row} | {' | '.join([f'{cells[what]:,.0f}' for what in WHAT])} |" for row, cells in rows.items()]
    lines += ["", "### processes", "", "| game | games, 1 process | 2 processes | ratio |", "|---|---|---|---|"]
    lines += [f"| {s.game} | {s.one:,.0f} | {s.two:,.0f} | {s.two / s.one:.2f} |" for s in found.scaling]
    if found.peers:
        lines += ["", "### other packages", "", "| game | games | decisions |", "|---|---|---|"]
        lines += [f"| {name} | {one['games']:,.0f} | {one['decisions']:,.0f} |" for name, one in found.peers.items()]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there as well")
    wanted = parser.parse_args()
    engines = [COMPILED, SOURCE] if state_of(FOLDER) == COMPILED else [SOURCE]
    measured = {engine: measure_engine(engine) for engine in engines}
    found = Found(measured, measure_scaling(engines[0], measured[engines[0]]), measure_peers(2.0))
    if wanted.json:
        wanted.json.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1))
    print(tables(found))


if __name__ == "__main__":
    main()
