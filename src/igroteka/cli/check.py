"""`igroteka check`: plays at random and checks what every game must hold; exit status 1 on a violation."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from igroteka.cli.parameters import Json, MaybeGame, Seed, Workers
from igroteka.cli.terminal import Terminal
from igroteka.cli.words import game_name
from igroteka.core.game import Game
from igroteka.core.registry import game as find_game
from igroteka.core.registry import games
from igroteka.core.state import State

if TYPE_CHECKING:
    from igroteka.conformance import Configuration, Report

SHOWN = 5  # violations that are told in full

Count = Annotated[int, typer.Option("--number", "-n", metavar="N", min=1, help="cli-option-check-games")]


def check(
    context: typer.Context,
    game: MaybeGame = "",
    number: Count = 200,
    seed: Seed = "1",
    workers: Workers = 1,
    json: Json = False,
) -> None:
    """Check one game or all of them."""
    terminal = Terminal.of(context)
    chosen = [find_game(game)] if game else list(games().values())
    reports = [run(terminal, one, number, seed, workers, quiet=json or not sys.stderr.isatty()) for one in chosen]
    if json:
        terminal.json(reports[0].plain() if game else [report.plain() for report in reports])
    else:
        for report in reports:
            print_report(terminal, report)
    if any(report.violations for report in reports):
        raise typer.Exit(1)


def run(terminal: Terminal, game: Game[State], number: int, seed: str, workers: int, *, quiet: bool) -> Report:
    """Check a game, with a bar on the error output where somebody looks at it."""
    from igroteka.conformance import check_game, configurations

    chosen, each = spread(configurations(game), number)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=terminal.errors, transient=True, disable=quiet) as progress:
        task = progress.add_task(game_name(terminal.texts, game), total=len(chosen) * each)

        def tell(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total)

        return check_game(game, chosen, each, seed, tell, workers=workers)


def spread(found: list[Configuration], number: int) -> tuple[list[Configuration], int]:
    """So many games spread over the configurations: all of them if there are enough games, else some from all over."""
    if number >= len(found):
        return found, -(-number // len(found))
    return [found[i * len(found) // number] for i in range(number)], 1


def print_report(terminal: Terminal, report: Report) -> None:
    """What was checked and found."""
    style = "bad" if report.violations else "good"
    counts = {"games": report.games, "configurations": report.configurations, "violations": len(report.violations)}
    terminal.print("cli-check-report", style=style, game=report.game, **counts)
    for violation in report.violations[:SHOWN]:
        terminal.console.print(f"  {violation}", markup=False, highlight=False)
    if report.violations:
        terminal.print("cli-check-replays", style="soft")
