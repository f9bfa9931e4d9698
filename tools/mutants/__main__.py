"""The commands of `python -m tools.mutants`; see the package."""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections import Counter
from pathlib import Path

import tools.mutants
from tools.mutants.drawing import draw_sample
from tools.mutants.mutant import read_sample, write_sample
from tools.mutants.programs import Limits
from tools.mutants.recording import Recording, record
from tools.mutants.running import Run, Verdict, read_log

NOTICED = ("killed", "timeout")
MISSED = ("survived", "unreached")


def commit_of(checkout: Path) -> str:
    command = ["git", "rev-parse", "HEAD"]
    return subprocess.run(command, cwd=checkout, capture_output=True, text=True, check=True).stdout.strip()


def lost(before: list[Verdict], after: list[Verdict]) -> list[Verdict]:
    """What only the earlier suite noticed."""
    noticed = {verdict.id for verdict in before if verdict.result in NOTICED}
    return [verdict for verdict in after if verdict.result in MISSED and verdict.id in noticed]


def draw_command(wanted: argparse.Namespace) -> int:
    checkout: Path = wanted.checkout.resolve()
    counts = {"rules": wanted.rules, "server": wanted.server, "client": wanted.client}
    head = {"seed": wanted.seed, "commit": commit_of(checkout), **counts}
    write_sample(wanted.sample, head, draw_sample(checkout, wanted.seed, counts))
    return 0


def record_command(wanted: argparse.Namespace) -> int:
    return record(wanted.checkout.resolve(), wanted.recording.resolve(), wanted.pytest, wanted.cut)


def run_command(wanted: argparse.Namespace) -> int:
    known = read_log(wanted.before) if wanted.before else []
    mutants = [mutant for mutant in read_sample(wanted.sample) if wanted.only in mutant.id]
    if wanted.before:
        noticed = {verdict.id for verdict in known if verdict.result in NOTICED}
        mutants = [mutant for mutant in mutants if mutant.id in noticed]
    killers = {verdict.id: verdict.by for verdict in known}
    run = Run(Recording(wanted.recording), killers, wanted.log.resolve(), Limits(budget=wanted.budget))
    checkouts = [checkout.resolve() for checkout in wanted.checkout]
    if wanted.quick:
        run.warm_up(mutants, checkouts[0])
    else:
        run.run(mutants, checkouts)
    return 0


def compare_command(wanted: argparse.Namespace) -> int:
    before, after = read_log(wanted.before), read_log(wanted.after)
    for name, log in (("before", before), ("after", after)):
        counts = Counter(verdict.result for verdict in log)
        print(f"{name}: " + ", ".join(f"{count} {result}" for result, count in sorted(counts.items())))
    missed = lost(before, after)
    for verdict in missed:
        print(f"no longer noticed: {verdict.change}")
    return 1 if missed else 0


def parser() -> argparse.ArgumentParser:
    whole = argparse.ArgumentParser(
        prog="tools.mutants", description=tools.mutants.__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = whole.add_subparsers(required=True)
    one = commands.add_parser("draw", help="choose mutants by a seed")
    one.add_argument("--seed", required=True)
    one.add_argument("--sample", type=Path, required=True, help="the file to write")
    one.add_argument("--checkout", type=Path, default=Path())
    for area, count in (("rules", 240), ("server", 100), ("client", 60)):
        one.add_argument(f"--{area}", type=int, default=count, help=f"mutants of the {area} (default {count})")
    one.set_defaults(command=draw_command)
    one = commands.add_parser("record", help="record which functions each test enters")
    one.add_argument("--checkout", type=Path, default=Path())
    one.add_argument("--recording", type=Path, required=True, help="a folder; tests are added to it")
    one.add_argument(
        "--cut",
        type=float,
        default=0.0,
        help="stop a test after so many seconds of processor time; more than what tests load once takes (2)",
    )
    one.add_argument("pytest", nargs="*", help="arguments of pytest: which tests")
    one.set_defaults(command=record_command)
    one = commands.add_parser("run", help="run the tests of each mutant")
    one.add_argument("--checkout", type=Path, nargs="+", required=True, help="clones to write to: a job for each")
    one.add_argument("--sample", type=Path, required=True)
    one.add_argument("--recording", type=Path, required=True)
    one.add_argument(
        "--log", type=Path, required=True, help="lines of JSON; a mutant that stands there is not run again"
    )
    one.add_argument("--before", type=Path, help="a log: run only what was noticed there, with that test first")
    one.add_argument(
        "--quick", action="store_true", help="only forks of a warm process; a later run judges what survives"
    )
    one.add_argument("--only", default="", help="mutants whose id contains this")
    one.add_argument("--budget", type=float, default=40.0, help="seconds of processor time of a mutant's tests")
    one.set_defaults(command=run_command)
    one = commands.add_parser("compare", help="what does the second suite miss?")
    one.add_argument("before", type=Path)
    one.add_argument("after", type=Path)
    one.set_defaults(command=compare_command)
    return whole


def main() -> int:
    wanted = parser().parse_args()
    command = wanted.command
    return int(command(wanted))


if __name__ == "__main__":
    sys.exit(main())
