"""`igroteka simulate`: plays many games between bots and prints who won."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Annotated

import typer
from rich import box
from rich.table import Table

from igroteka.arguments import read_bots
from igroteka.cli.inputs import settings_and_seats
from igroteka.cli.parameters import GameName, Json, Options, PresetName, Ray, Seats, Seed, Workers
from igroteka.cli.progress import bar
from igroteka.cli.terminal import Terminal
from igroteka.core.phrases import LETTERS
from igroteka.core.registry import find_game
from igroteka.simulation import Plan, Tally, interval, plan
from igroteka.simulation import simulate as play_games
from igroteka.terminal.words import game_name
from igroteka.texts.numbers import Numbers

Count = Annotated[int, typer.Option("--number", "-n", metavar="N", min=1, help="cli-option-games")]
Bots = Annotated[str, typer.Option("--bots", metavar="A,B,…", help="cli-option-bots")]


@dataclass(frozen=True)
class SimulateOptions:
    """The parameters of the command line."""

    game: GameName
    number: Count = 1000
    seats: Seats = None
    bots: Bots = "random"
    options: Options = None
    preset: PresetName = ""
    seed: Seed = "1"
    workers: Workers = 1
    ray: Ray = None
    json: Json = False


def simulate(terminal: Terminal, options: SimulateOptions) -> None:
    """Play many games, and print a summary."""
    game = find_game(options.game)
    settings, seats = settings_and_seats(game, options.preset, options.options, options.seats)
    wanted = plan(game, seats, settings, read_bots(options.bots), options.seed)
    began = time.perf_counter()
    tally = run(terminal, wanted, options)
    seconds = time.perf_counter() - began
    if options.json:
        terminal.json(plain_result(wanted, tally, seconds))
    else:
        print_summary(terminal, game_name(terminal.texts, game), wanted, tally, seconds)


def run(terminal: Terminal, wanted: Plan, options: SimulateOptions) -> Tally:
    """Play the games, with a progress bar."""
    tally = Tally(wanted.seats)
    with bar(terminal, quiet=options.json) as progress:
        task = progress.add_task(terminal.say("cli-simulate-running"), total=options.number)
        for part in play_games(wanted, options.number, options.workers, options.ray):
            tally.add(part)
            progress.update(task, completed=tally.games)
    return tally


def plain_result(wanted: Plan, tally: Tally, seconds: float) -> dict[str, object]:
    """The result as data; all but the last two fields are the same for the same seed."""
    return {
        "game": wanted.game,
        "seats": wanted.seats,
        "bots": list(wanted.bots),
        "options": dict(find_game(wanted.game).setup(wanted.seats, wanted.settings, wanted.seed).settings),
        "seed": wanted.seed,
        "games": tally.games,
        "wins": tally.wins,
        "draws": tally.draws,
        "decisions": tally.decisions,
        "seconds": round(seconds, 3),
        "games_per_second": round(tally.games / seconds, 1),
    }


def print_summary(terminal: Terminal, name: str, wanted: Plan, tally: Tally, seconds: float) -> None:
    """Print who won how often, how long the games were, and the speed."""
    terminal.print("cli-simulate-title", style="head", game=name, count=tally.games, seed=wanted.seed)
    terminal.console.print(wins_table(terminal, wanted, tally))
    decisions, speed = tally.decisions / tally.games, tally.games / seconds
    numbers = {"decisions": decisions, "speed": speed, "seconds": seconds}
    decimal = Numbers(terminal.texts).decimal
    terminal.print("cli-simulate-caption", **{key: decimal(value) for key, value in numbers.items()})


def wins_table(terminal: Terminal, wanted: Plan, tally: Tally) -> Table:
    say, percent = terminal.say, Numbers(terminal.texts).percent
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(say("cli-simulate-seat"))
    table.add_column(say("cli-simulate-bot"))
    for column in ("cli-simulate-wins", "cli-simulate-share", "cli-simulate-interval"):
        table.add_column(say(column), justify="right")
    for seat, wins in enumerate(tally.wins):
        low, high = interval(wins, tally.games)
        share, between = wins / tally.games, f"{percent(low)} – {percent(high)}"
        table.add_row(LETTERS[seat], wanted.bots[seat], str(wins), percent(share), between)
    if tally.draws:
        share = tally.draws / tally.games
        table.add_row("–", say("cli-simulate-draws"), str(tally.draws), percent(share), "")
    return table
