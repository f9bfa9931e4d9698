"""`igroteka bench`: measures the speed of the engine on this machine."""

from __future__ import annotations

import typer
from rich import box
from rich.table import Table

from igroteka.cli.parameters import Json
from igroteka.cli.terminal import Terminal
from igroteka.core.game import Game
from igroteka.core.registry import games
from igroteka.core.state import State
from igroteka.speed import Result, calibrate, compiled, measure, plans
from igroteka.terminal.words import game_name
from igroteka.texts.numbers import Numbers

NARROW_SPACE = "\u202f"
TOLD = ("games", "decisions", "clones", "views", "imagined")  # columns that fit into a terminal; JSON has more


def bench(context: typer.Context, json: Json = False) -> None:
    """Measure, and name each measurement on stderr."""
    terminal = Terminal.of(context)
    with terminal.errors.status(terminal.say("cli-bench-calibrating")) as status:
        calibration = calibrate()
        results: list[Result] = []
        for game in games().values():
            for plan in plans(game):
                status.update(terminal.say("cli-bench-measuring", game=game.id, seats=plan.seats))
                results += measure(game, plan)
    if json:
        rows = [result.plain() for result in results]
        terminal.json({"calibration_seconds": round(calibration, 4), "compiled": compiled(), "results": rows})
    else:
        terminal.print("cli-bench-title", style="head")
        for game in games().values():
            terminal.console.print(results_table(terminal, game, [one for one in results if one.game == game.id]))
        text = "cli-bench-compiled" if compiled() else "cli-bench-interpreted"
        terminal.print(text, seconds=Numbers(terminal.texts).decimal(calibration))


def results_table(terminal: Terminal, game: Game[State], results: list[Result]) -> Table:
    """One row per setup of a game, one column per measurement."""
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(game_name(terminal.texts, game))
    for what in ("seats", *TOLD):
        table.add_column(terminal.say(f"cli-bench-{what}"), justify="right")
    rows: dict[tuple[str, int], list[str]] = {}
    for result in [one for one in results if one.what in TOLD]:
        speed = f"{result.per_second:,.0f}".replace(",", NARROW_SPACE)
        rows.setdefault((result.preset or game.id, result.seats), []).append(speed)
    for (preset, seats), speeds in rows.items():
        table.add_row(preset, str(seats), *speeds)
    return table
