"""`igroteka arena`: tournaments between bots, and what they say about bots and games."""

from __future__ import annotations

import os
import textwrap
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Annotated

import typer
from rich import box
from rich.table import Table

from igroteka import __version__
from igroteka.arena.contest import BALANCE, CHALLENGE, ROUND_ROBIN, Contest, contest
from igroteka.arena.report import report as html_report
from igroteka.arena.results_file import ResultsFile
from igroteka.arena.running import run
from igroteka.arena.shares import Difference
from igroteka.arena.standings import EventShares, Results, few_deals
from igroteka.arena.wording import Wording
from igroteka.cli.inputs import check_report, settings_and_seats, write_text
from igroteka.cli.parameters import ForceReport, GameName, Json, Options, PresetName, Ray, Report, Seats, Seed
from igroteka.cli.progress import bar
from igroteka.cli.terminal import Terminal
from igroteka.core.errors import IgrotekaError
from igroteka.core.registry import find_game

BotNames = Annotated[list[str], typer.Argument(metavar="BOT…", help="cli-argument-bots")]
Count = Annotated[int, typer.Option("--number", "-n", metavar="N", min=1, help="cli-option-arena-games")]
Challenge = Annotated[bool, typer.Option("--challenge", help="cli-option-challenge")]
Balance = Annotated[bool, typer.Option("--balance", help="cli-option-balance")]
Processes = Annotated[int | None, typer.Option("--workers", metavar="W", min=1, help="cli-option-processes")]
Save = Annotated[Path | None, typer.Option("--save", metavar="FILE", help="cli-option-arena-save")]

NAME = 6  # minimum width of a name column
FIGURE = 8  # minimum width of the head of a number column


@dataclass(frozen=True)
class ArenaOptions:
    """The parameters of the command line."""

    game: GameName
    bots: BotNames
    number: Count = 400
    seats: Seats = None
    options: Options = None
    preset: PresetName = ""
    seed: Seed = "1"
    challenge: Challenge = False
    balance: Balance = False
    workers: Processes = None
    ray: Ray = None
    save: Save = None
    report: Report = None
    force: ForceReport = False
    json: Json = False

    @property
    def kind(self) -> str:
        """Which of the three kinds of contest to play."""
        if self.challenge and self.balance:
            raise IgrotekaError("error-arena-kinds")
        if self.challenge:
            return CHALLENGE
        return BALANCE if self.balance else ROUND_ROBIN

    def contest(self) -> Contest:
        """The contest to play; raises IgrotekaError if it cannot be played."""
        game = find_game(self.game)
        settings, seats = settings_and_seats(game, self.preset, self.options, self.seats)
        return contest(game, seats, settings, self.kind, self.bots, self.number, self.seed)


def arena(terminal: Terminal, options: ArenaOptions) -> None:
    """Let bots play against each other, and print a summary."""
    wanted = options.contest()
    if options.report is not None:
        check_report(options.report, force=options.force)
    with ResultsFile(wanted, options.save) as results_file:
        whole = play(terminal, results_file, options)
        results = Results(wanted, results_file.played)
    if options.report is not None:
        write_text(options.report, html_report(results, terminal.texts, date.today()))
    if options.json:
        terminal.json(plain(results))
    else:
        Summary(terminal, results).print()
    if not whole:
        terminal.complain(terminal.say("arena-stopped", saved="yes" if options.save is not None else "no"))
        raise KeyboardInterrupt


def play(terminal: Terminal, results_file: ResultsFile, options: ArenaOptions) -> bool:
    """Play the missing games, with a progress bar; returns False after Ctrl-C."""
    with bar(terminal, quiet=options.json) as progress:
        task = progress.add_task(terminal.say("cli-simulate-running"), total=results_file.contest.games)
        try:
            for done in run(results_file, options.workers or os.cpu_count() or 1, options.ray):
                progress.update(task, completed=done)
        except KeyboardInterrupt:
            return False
    return True


def plain(results: Results) -> dict[str, object]:
    """Everything as data; apart from times it is the same for the same seed."""
    wanted: Contest = results.contest
    found: dict[str, object] = {
        "version": __version__,
        "command": wanted.command(),
        "game": wanted.game,
        "seats": wanted.seats,
        "kind": wanted.kind,
        "options": wanted.settings,
        "seed": wanted.seed,
        "games": len(results.played),
        "bots": [standing.plain() for standing in results.standings()],
        "by": {kind: [row.plain() for row in results.rows(kind)] for kind in results.kinds},
    }
    if wanted.kind == CHALLENGE:
        found["gains"] = {kind: [gain.plain() for gain in results.gains(kind)] for kind in results.kinds}
    if happenings := results.happenings():
        found["events"] = [happening.plain() for happening in happenings]
    return found


def style_of(gain: Difference) -> str | None:
    """The style of a significant gain; None if it may be chance."""
    if gain.low is not None and gain.low > 0:
        return "good"
    return "bad" if gain.high is not None and gain.high < 0 else None


def folded(head: str) -> str:
    """The head of a number column, wrapped to the width of the numbers."""
    return textwrap.fill(head, FIGURE, break_long_words=False)


class Summary:
    """The tables that are printed for a person."""

    def __init__(self, terminal: Terminal, results: Results) -> None:
        self.terminal = terminal
        self.results = results
        self.words = Wording(terminal.texts)

    def print(self) -> None:
        """Print all tables that have something to say."""
        wanted = self.results.contest
        title = self.words.title(wanted, len(self.results.played))
        self.terminal.console.print(title, style="head", markup=False, highlight=False)
        if wanted.kind != BALANCE:
            self.terminal.console.print(self.standings())
            if len(self.results.kinds) == 1:
                return
        for kind in self.results.kinds if wanted.kind == BALANCE else self.results.kinds[1:2]:
            self.heading(f"arena-by-{kind}")
            if wanted.kind == CHALLENGE:
                self.gains(kind)
            else:
                self.terminal.console.print(self.rows(kind))
        happenings = self.results.happenings()
        if happenings and wanted.kind == BALANCE:
            self.heading("arena-by-event")
            self.terminal.console.print(self.happenings(happenings))

    def heading(self, id: str) -> None:
        self.terminal.print(id, style="head")

    def standings(self) -> Table:
        columns, rows = self.words.standings(self.results.standings())
        return self.filled(columns, rows)

    def filled(self, columns: list[str], rows: list[list[str]]) -> Table:
        table = self.table(*columns)
        for row in rows:
            table.add_row(*row)
        return table

    def rows(self, kind: str) -> Table:
        """One row per seat or trait, and bot."""
        alone = self.results.contest.kind == BALANCE
        columns, rows = self.words.rows(kind, self.results.rows(kind), alone=alone)
        return self.filled(columns, rows)

    def gains(self, kind: str) -> None:
        """Print the gains of a challenger, one row per seat or trait."""
        gains = self.results.gains(kind)
        columns, rows = self.words.gains(kind, gains)
        table = self.table(*columns)
        for gain, row in zip(gains, rows, strict=True):
            table.add_row(*row, style=style_of(gain.gain))
        self.terminal.console.print(table)
        if few_deals(gains):
            self.terminal.print("arena-few", style="soft")

    def happenings(self, happenings: list[EventShares]) -> Table:
        """One row per event: the win share of each role in games in which it came up."""
        table = self.table("event", "games")
        columns, rows = self.words.happenings(self.results.main_kind, happenings)
        for column in columns:
            table.add_column(folded(column), justify="right", no_wrap=True)
        for row in rows:
            table.add_row(*row)
        return table

    def table(self, *columns: str) -> Table:
        """An empty table with these columns. Names wrap in a narrow window, numbers never."""
        table = Table(box=box.SIMPLE_HEAD, collapse_padding=True)
        for number, column in enumerate(columns):
            head = self.terminal.say(f"arena-{column}")
            if number == 0 or column == "bot":
                table.add_column(head, overflow="fold", min_width=NAME)
            else:
                table.add_column(folded(head), justify="right", no_wrap=True)
        return table
