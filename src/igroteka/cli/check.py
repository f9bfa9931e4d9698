"""`igroteka check`: plays at random and checks what every game must hold; exit status 1 on a violation."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import Progress, TaskID

from igroteka.cli.parameters import Json, MaybeGame, Seed, Workers
from igroteka.cli.progress import bar
from igroteka.cli.terminal import Terminal
from igroteka.core.game import Game
from igroteka.core.registry import game as find_game
from igroteka.core.registry import games
from igroteka.core.state import State
from igroteka.terminal.words import game_name

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
    reports = [run(terminal, one, number, seed, workers, quiet=json) for one in chosen]
    if json:
        terminal.json(reports[0].plain() if game else [report.plain() for report in reports])
    else:
        for report in reports:
            print_report(terminal, report)
    if any(report.violations for report in reports):
        raise typer.Exit(1)


def run(terminal: Terminal, game: Game[State], number: int, seed: str, workers: int, *, quiet: bool) -> Report:
    """Check a game, with a bar that shows how far it is."""
    from igroteka.conformance import Report, check_game, configurations

    shares = spread(configurations(game), number)
    with bar(terminal, quiet=quiet) as progress:
        task = progress.add_task(game_name(terminal.texts, game), total=number)
        report = Report(game.id, len(shares[0][0]))
        for part, (chosen, each) in enumerate(shares):
            part_seed = f"{seed}/{part}" if part else seed
            tell = partial(show_progress, progress, task, report.games)
            report.add(check_game(game, chosen, each, part_seed, tell, workers=workers))
        return report


def show_progress(progress: Progress, task: TaskID, before: int, done: int, total: int) -> None:
    """So many games of this part are done, and so many were before it."""
    progress.update(task, completed=before + done)


def spread(found: list[Configuration], number: int) -> list[tuple[list[Configuration], int]]:
    """So many games spread over the configurations, as lists of them with the games for each.

    All have the same number of games; of what is left over, configurations from all over the list have one more.
    """
    each, left = divmod(number, len(found))
    some = [found[i * len(found) // left] for i in range(left)]
    return [(chosen, games) for chosen, games in ((found, each), (some, 1)) if chosen and games]


def print_report(terminal: Terminal, report: Report) -> None:
    """What was checked and found."""
    style = "bad" if report.violations else "good"
    counts = {"games": report.games, "configurations": report.configurations, "violations": len(report.violations)}
    terminal.print("cli-check-report", style=style, game=report.game, **counts)
    for violation in report.violations[:SHOWN]:
        terminal.console.print(f"  {violation}", markup=False, highlight=False)
    if report.violations:
        terminal.print("cli-check-replays", style="soft")
