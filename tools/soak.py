"""Runs the checks of `igroteka check` for hours, with one fresh seed after another, until one fails.

    python -m tools.soak GAME --seed night --games 100000 --log soak.jsonl

Each part does what `igroteka check GAME -n PART --seed SEED-NUMBER` does: random games in every preset and with every
number of seats. Its counts become a line of the log, so that an interrupted run continues where it stopped. At the
first violation the run ends with status 1, and writes the replays next to the log.
"""

import argparse
import json
import sys
import time
from pathlib import Path

from igroteka import ENGINE
from igroteka.cli.check import spread
from igroteka.conformance import Report, check_game, configurations
from igroteka.core import registry
from igroteka.core.game import Game
from igroteka.core.state import State

Line = dict[str, object]


def check_part(game: Game[State], games: int, seed: str) -> Report:
    """Check so many games, distributed over all configurations."""
    report = Report(game.id)
    for number, (chosen, each) in enumerate(spread(configurations(game), games)):
        report.add(check_game(game, chosen, each, f"{seed}/{number}" if number else seed))
    return report


def read_log(log: Path) -> list[Line]:
    """The lines of earlier runs."""
    return [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()] if log.exists() else []


def write_part(log: Path, seed: str, report: Report, seconds: float) -> None:
    """Append a part and its findings to the log."""
    line = {
        "seed": seed,
        "engine": ENGINE,
        "games": report.games,
        "choices": report.choices,
        "checks": report.runs.total(),
        "seconds": round(seconds, 1),
        "violations": [str(violation) for violation in report.violations],
    }
    with log.open("a", encoding="utf-8") as file:
        file.write(json.dumps(line, ensure_ascii=False) + "\n")
    for number, violation in enumerate(report.violations):
        log.with_name(f"{log.stem}-{seed}-{number}.replay").write_text(violation.replay, encoding="utf-8")


def soak(game: Game[State], seed: str, games: int, part: int, log: Path) -> int:
    """Check part after part; returns 1 if something was found."""
    lines = read_log(log)
    done = sum([int(str(line["games"])) for line in lines])
    while done < games and not (lines and lines[-1]["violations"]):
        number = f"{seed}-{len(lines) + 1}"
        start = time.monotonic()
        write_part(log, number, check_part(game, min(part, games - done), number), time.monotonic() - start)
        lines = read_log(log)
        done += int(str(lines[-1]["games"]))
        print(f"{game.id}: {done} of {games} games, {len(lines)} parts, seed {number}", flush=True)
    return 1 if lines and lines[-1]["violations"] else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seed", required=True)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--part", type=int, default=500, help="games of one seed")
    parser.add_argument("--log", type=Path, required=True)
    wanted = parser.parse_args()
    return soak(registry.find_game(wanted.game), wanted.seed, wanted.games, wanted.part, wanted.log)


if __name__ == "__main__":
    sys.exit(main())
