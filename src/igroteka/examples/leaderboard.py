"""How strong the bots of the package are at some fixed tables, with the command that plays each line again.

    python -m igroteka.examples.leaderboard              # prints the board
    python -m igroteka.examples.leaderboard --check 3    # plays the third line again, and compares
    python -m igroteka.examples.leaderboard --measure    # plays all lines, and writes their results

The lines of a game are in its folder (`research/leaderboard.json`).

In each line one seat plays a bot among seats of another one; each deal is played with that bot in every seat. Only bots
without a budget in seconds are on the board, so that a line comes out alike everywhere, until a bot or a deal changes.
"""

# %% Imports
from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

import msgspec

from igroteka import __version__
from igroteka.arena.contest import CHALLENGE, Contest, contest
from igroteka.arena.results_file import ResultsFile
from igroteka.arena.running import run
from igroteka.arena.standings import Results
from igroteka.core.registry import find_game, games
from igroteka.texts.texts import texts_for

FILE = "research/leaderboard.json"  # in the folder of a game


# %% A line
class Line(msgspec.Struct, omit_defaults=True):
    """One bot among others, and how often it has won."""

    game: str
    preset: str
    seats: int
    bot: str
    others: str
    games: int
    seed: str
    version: str = ""  # of Igroteka, when it was measured
    share: float = 0.0  # of games won, and its 95 % confidence interval
    low: float = 0.0
    high: float = 0.0

    def contest(self) -> Contest:
        game = find_game(self.game)
        settings = game.preset(self.preset).settings
        return contest(game, self.seats, settings, CHALLENGE, [self.bot, self.others], self.games, self.seed)

    def measured(self, workers: int) -> Line:
        """The same line, played anew."""
        with ResultsFile(self.contest(), None) as results_file:
            for _ in run(results_file, workers):
                pass
            results = Results(results_file.contest, results_file.played)
        share = next(standing.share for standing in results.standings() if standing.name == self.bot)
        low, high = round(share.low, 4), round(share.high, 4)
        return msgspec.structs.replace(self, version=__version__, share=round(share.share, 4), low=low, high=high)

    def cells(self) -> tuple[str, ...]:
        """The line as people read it."""
        title = texts_for("en").say(self.game)
        share = f"{100 * self.share:.1f} % [{100 * self.low:.1f}, {100 * self.high:.1f}]"
        table = f"{title} `{self.preset}`, {self.seats} seats"
        return table, f"`{self.bot}`", f"`{self.others}`", str(self.games), share, f"`{self.contest().command()}`"


# %% The board
def files() -> list[Path]:
    """The files of all games that have lines on the board."""
    found = [Path(str(game.folder.joinpath(FILE))) for game in games().values()]
    return [file for file in found if file.exists()]


def read(file: Path) -> list[Line]:
    return msgspec.json.decode(file.read_bytes(), type=list[Line])


def write(file: Path, lines: list[Line]) -> None:
    file.write_bytes(msgspec.json.format(msgspec.json.encode(lines), indent=1) + b"\n")


def board(lines: list[Line]) -> str:
    """All lines as a Markdown table."""
    head = ("", "table", "bot", "the others", "games", "wins of that seat", "command")
    rows = [(str(number), *line.cells()) for number, line in enumerate(lines, 1)]
    return "\n".join([f"| {' | '.join(cells)} |" for cells in (head, ("---",) * len(head), *rows)])


# %% Main
def main(arguments: list[str] | None = None) -> int:
    """Print the board, or play some of it."""
    parser = argparse.ArgumentParser(prog="python -m igroteka.examples.leaderboard")
    parser.add_argument("--check", type=int, metavar="LINE", help="play this line again")
    parser.add_argument("--measure", action="store_true", help="play all lines and write them")
    parser.add_argument("--file", type=Path, help="only the lines of this file; default: those of all games")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    wanted = parser.parse_args(arguments)
    boards = {file: read(file) for file in ([wanted.file] if wanted.file else files())}
    lines = [line for found in boards.values() for line in found]
    if wanted.check is not None:
        if not 1 <= wanted.check <= len(lines):
            parser.error(f"there is no line {wanted.check}: there are {len(lines)}")
        line = lines[wanted.check - 1]
        again = line.measured(wanted.workers)
        print(f"on the board: {line.cells()[4]} ({line.version}); now: {again.cells()[4]} ({again.version})")
        return int(again.share != line.share)
    if wanted.measure:
        for file, found in boards.items():
            for place, line in enumerate(found):
                found[place] = line.measured(wanted.workers)
                print(" ".join(found[place].cells()[:5]), flush=True)
                write(file, found)
        return 0
    print(board(lines))
    return 0


if __name__ == "__main__":
    sys.exit(main())
