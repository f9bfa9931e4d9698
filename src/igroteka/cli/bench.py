"""`igroteka bench`: how fast the engine is on this machine."""

from __future__ import annotations

import typer
from rich.table import Table
from rich.text import Text

from igroteka.cli.parameters import Json
from igroteka.cli.terminal import Terminal
from igroteka.core.registry import games
from igroteka.speed import Result, calibrate, compiled, measure, plans


def bench(context: typer.Context, json: Json = False) -> None:
    """Measure, with a line on the error output for what is being measured."""
    terminal = Terminal.of(context)
    with terminal.errors.status(terminal.say("cli-bench-calibrating")) as status:
        calibration = calibrate()
        results: list[Result] = []
        for game in games().values():
            for plan in plans(game):
                status.update(terminal.say("cli-bench-measuring", game=game.id, seats=plan.seats))
                results += measure(game, plan)
    if json:
        told = [result.plain() for result in results]
        terminal.json({"calibration_seconds": round(calibration, 4), "compiled": compiled(), "results": told})
    else:
        terminal.console.print(results_table(terminal, results, calibration))


def results_table(terminal: Terminal, results: list[Result], calibration: float) -> Table:
    """A row for each setup, a column for each thing measured."""
    kinds = list(dict.fromkeys(result.what for result in results))
    text = "cli-bench-compiled" if compiled() else "cli-bench-interpreted"
    title = Text(terminal.say("cli-bench-title"), style="head")
    caption = Text(terminal.say(text, seconds=f"{calibration:.2f}"))
    table = Table(title=title, caption=caption, title_justify="left", caption_justify="left")
    table.add_column(terminal.say("cli-bench-game"))
    table.add_column(terminal.say("cli-bench-seats"), justify="right")
    for kind in kinds:
        table.add_column(terminal.say(f"cli-bench-{kind}"), justify="right")
    rows: dict[tuple[str, int], list[str]] = {}
    for result in results:
        options = " ".join(str(value) for value in result.options.values())
        key = (f"{result.game} {options}".strip(), result.seats)
        rows.setdefault(key, []).append(f"{result.per_second:,.0f}".replace(",", "\u202f"))
    for (name, seats), speeds in rows.items():
        table.add_row(name, str(seats), *speeds)
    return table
