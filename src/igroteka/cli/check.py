"""`igroteka check`: runs the conformance checks on random games; exit status 1 on a violation."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import Progress, TaskID

from igroteka.cli.parameters import Json, MaybeGame, Seed, Workers
from igroteka.cli.progress import bar
from igroteka.cli.terminal import Terminal
from igroteka.core.game import Game
from igroteka.core.registry import find_game, games
from igroteka.core.state import State
from igroteka.terminal.words import game_name

if TYPE_CHECKING:
    from igroteka.conformance import CheckedSetup, Report
    from igroteka.conformance.positions import Findings

SHOWN = 5  # violations that are printed in full

Positions = Annotated[int, typer.Option("--positions", metavar="N", min=0, help="cli-option-check-positions")]
Count = Annotated[int, typer.Option("--number", "-n", metavar="N", min=1, help="cli-option-check-games")]


def check(
    context: typer.Context,
    game: MaybeGame = "",
    number: Count = 200,
    seed: Seed = "1",
    workers: Workers = 1,
    json: Json = False,
    positions: Positions = 0,
) -> None:
    """Check one game or all of them; with `positions`, their corrupted positions instead."""
    terminal = Terminal.of(context)
    chosen = [find_game(game)] if game else list(games().values())
    if positions:
        check_positions(terminal, chosen, positions, seed, json=json)
        return
    reports = [run(terminal, one, number, seed, workers, quiet=json) for one in chosen]
    if json:
        terminal.json(reports[0].plain() if game else [report.plain() for report in reports])
    else:
        for report in reports:
            print_report(terminal, report)
    if any(report.violations for report in reports):
        raise typer.Exit(1)


def run(terminal: Terminal, game: Game[State], number: int, seed: str, workers: int, *, quiet: bool) -> Report:
    """Check a game, with a progress bar."""
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
    """Advance the progress bar by this part, after the games that earlier parts have done."""
    progress.update(task, completed=before + done)


def spread(found: list[CheckedSetup], number: int) -> list[tuple[list[CheckedSetup], int]]:
    """Distribute games over the configurations: lists of configurations, each with the number of games.

    All get the same number; the remainder goes to configurations from all over the list.
    """
    each, left = divmod(number, len(found))
    some = [found[i * len(found) // left] for i in range(left)]
    return [(chosen, games) for chosen, games in ((found, each), (some, 1)) if chosen and games]


def print_report(terminal: Terminal, report: Report) -> None:
    style = "bad" if report.violations else "good"
    counts = {"games": report.games, "configurations": report.configurations, "violations": len(report.violations)}
    terminal.print("cli-check-report", style=style, game=report.game, **counts)
    different = {(violation.check, violation.detail): violation for violation in reversed(report.violations)}
    for violation in list(different.values())[: -SHOWN - 1 : -1]:
        terminal.console.print(f"  {violation}", markup=False, highlight=False)
    if report.violations:
        terminal.print("cli-check-replays", style="soft")


def check_positions(terminal: Terminal, chosen: list[Game[State]], number: int, seed: str, *, json: bool) -> None:
    """Try corrupted positions of each game: each must be refused or playable."""
    found = {game.id: try_all(terminal, game, number, seed, quiet=json) for game in chosen}
    if json:
        terminal.json([told_findings(id, findings) for id, findings in found.items()])
    else:
        for id, findings in found.items():
            print_findings(terminal, id, findings)
    if any(findings.broken for findings in found.values()):
        raise typer.Exit(1)


def try_all(terminal: Terminal, game: Game[State], number: int, seed: str, *, quiet: bool) -> Findings:
    """Try the corrupted positions of one game, with a progress bar."""
    from igroteka.conformance.positions import Findings, try_positions

    findings = Findings()
    with bar(terminal, quiet=quiet) as progress:
        task = progress.add_task(game_name(terminal.texts, game), total=number)
        for findings in try_positions(game, number, seed):
            progress.update(task, completed=findings.tried)
    return findings


def told_findings(id: str, findings: Findings) -> dict[str, object]:
    """The findings about one game, as plain data."""
    return {
        "game": id,
        "tried": findings.tried,
        "played": findings.played,
        "refused": dict(findings.refused),
        "broken": [{"problem": broken.problem, "position": broken.position} for broken in findings.broken],
    }


def print_findings(terminal: Terminal, id: str, findings: Findings) -> None:
    counts = {"tried": findings.tried, "played": findings.played, "broken": len(findings.broken)}
    style = "bad" if findings.broken else "good"
    terminal.print("cli-check-positions", style=style, game=id, refused=findings.refused.total(), **counts)
    for broken in findings.broken[:SHOWN]:
        terminal.console.print(f"  {broken.problem}", markup=False, highlight=False)
    if findings.broken:
        terminal.print("cli-check-positions-json", style="soft")
