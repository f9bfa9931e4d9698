"""`igroteka games`: lists the games with their decks and settings."""

from __future__ import annotations

import typer
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from igroteka.arguments import typed
from igroteka.cli.parameters import Json
from igroteka.cli.terminal import Terminal
from igroteka.core.game import Game, Preset
from igroteka.core.registry import games as all_games
from igroteka.core.setup import IntRange, Setting
from igroteka.core.state import State
from igroteka.terminal.words import about, game_name, preset_name, preset_text
from igroteka.texts import Texts

FEW = 20  # most values that are listed one by one


def games(context: typer.Context, json: Json = False) -> None:
    terminal = Terminal.of(context)
    if json:
        terminal.json([plain_game(game) for game in all_games().values()])
        return
    for game in all_games().values():
        print_game(terminal, game)


def plain_game(game: Game[State]) -> dict[str, object]:
    options = [
        {"id": one.id, "rule": one.rule, "default": one.default, "values": one.values()} for one in game.settings
    ]
    presets = [
        {"id": one.id, "rule": one.rule, "seats": list(one.seats), "options": dict(one.settings)}
        for one in game.presets
    ]
    return {"id": game.id, "seats": list(game.seats), "options": options, "presets": presets}


def print_game(terminal: Terminal, game: Game[State]) -> None:
    """Print what the game is, its decks, and its settings."""
    texts, say = terminal.texts, terminal.console.print
    low, high = game.seats
    players = terminal.say("cli-games-players", seats=seats_text(tuple(range(low, high + 1))))
    say(Text.assemble((game_name(texts, game), "head"), f"  {game.id}  ", (players, "soft")))
    say(Padding(Text(about(texts, game.id)), (0, 2), expand=False))
    say()
    _section(terminal, "cli-games-presets", presets_table(texts, game))
    _section(terminal, "cli-games-options", options_table(texts, game))
    note = f"cli-games-note-{game.id}"
    if texts.has(note):
        say(Padding(Text(terminal.say(note)), (0, 2), expand=False))
        say()


def _section(terminal: Terminal, title: str, table: Table) -> None:
    if table.row_count:
        terminal.print(title, style="head")
        terminal.console.print(Padding(table, (0, 2), expand=False))
        terminal.console.print()


def presets_table(texts: Texts, game: Game[State]) -> Table:
    """The presets with the numbers of players they are made for, and their descriptions."""
    table = _grid()
    for preset in game.presets:
        table.add_row(preset.id, seats_text(preset.seats), preset_line(texts, game, preset))
    return table


def preset_line(texts: Texts, game: Game[State], preset: Preset) -> Text:
    """The name and description of a preset, and the settings that it implies."""
    name = Text(preset_name(texts, game, preset), style="head")
    words = about(texts, preset_text(texts, game, preset))
    brought = [f"{id}={typed(value)}" for id, value in preset.settings.items() if value != preset.id]
    return Text.assemble(name, f"  {words}" if words else "", (f"  {' '.join(brought)}" if brought else "", "soft"))


def seats_text(seats: tuple[int, ...]) -> str:
    """Numbers of players; a contiguous range as 2–5."""
    return f"{seats[0]}–{seats[-1]}" if len(seats) > 1 else str(seats[0])


def options_table(texts: Texts, game: Game[State]) -> Table:
    """The settings with their values; the default is highlighted."""
    table = _grid()
    for setting in game.settings:
        id = f"{game.id}-setting-{setting.id}"
        table.add_row(setting.id, Text(texts.say(id) if texts.has(id) else ""), values_text(setting))
    return table


def values_text(setting: Setting) -> Text:
    """The values as the user types them, the default first."""
    if isinstance(setting, IntRange):
        return Text(f"{setting.default} ({setting.low}–{setting.high})")
    others = [typed(value) for value in setting.values() if value != setting.default]
    shown = others if len(others) < FEW else ["…"]
    return Text(" · ".join([typed(setting.default), *shown]))


def _grid() -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column()
    table.add_column()
    return table
