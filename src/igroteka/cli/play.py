"""`igroteka play`: a game in the terminal against bots, and the start screen that asks what to play."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from igroteka.arguments import read_options
from igroteka.bots.bot import Bot, levels_of, make_bot
from igroteka.bots.own import own_bot
from igroteka.bots.trial import proven_position
from igroteka.cli.coached_game import CoachedGame
from igroteka.cli.games import seats_text
from igroteka.cli.inputs import (
    check_file,
    may_overwrite,
    merge_preset,
    read_seat,
    read_text,
    usual_seats,
)
from igroteka.cli.keyboard import read_line
from igroteka.cli.parameters import GameName, Level, Options, PresetName, Seat, Seats, Seed
from igroteka.cli.replay import replay_names
from igroteka.cli.solo_table import SoloTable
from igroteka.cli.terminal import Terminal
from igroteka.cli.terminal_game import SaveTarget, TerminalGame
from igroteka.core.errors import BadSetup, IgrotekaError
from igroteka.core.game import Game, Preset
from igroteka.core.match import Match
from igroteka.core.random import fair_seed
from igroteka.core.registry import find_game, games
from igroteka.core.replays import Replay, read_replay
from igroteka.core.session import Session
from igroteka.core.setup import SettingValue
from igroteka.core.state import State
from igroteka.terminal import renderer_of
from igroteka.terminal.words import Words, about, game_name, names_for, preset_name, preset_text
from igroteka.texts import Names

Position = Annotated[Path | None, typer.Option("--position", metavar="FILE", help="cli-option-position")]
Continue = Annotated[Path | None, typer.Option("--continue", metavar="FILE", help="cli-option-continue")]
Coach = Annotated[bool, typer.Option("--coach", help="cli-option-coach")]
Games = Annotated[int | None, typer.Option("--games", metavar="N", help="cli-option-match-games")]
Force = Annotated[bool, typer.Option("--force", help="cli-option-force")]
SaveAs = Annotated[Path | None, typer.Option("--replay", metavar="FILE", help="cli-option-replay")]
EASY = "easy"  # the level of the bots in a coached game
ROUND_THE_LIST = 4  # lines around a list of presets: the question before, the gap, and the question after it


@dataclass(frozen=True)
class PlayOptions:
    """The parameters of the command line."""

    game: GameName
    seats: Seats = None
    bots: Level = ""
    options: Options = None
    preset: PresetName = ""
    position: Position = None
    seed: Seed = ""
    seat: Seat = ""
    replay: SaveAs = None
    force: Force = False
    continue_: Continue = None
    games: Games = None
    coach: Coach = False

    @property
    def style(self) -> type[TerminalGame]:
        """How the game is shown: with or without a coach."""
        return CoachedGame if self.coach else TerminalGame

    def check(self) -> None:
        """Refuse contradictory parameters: a position, a saved game and a match each determine what is played."""
        arranged = self.seats is not None or bool(self.options or self.preset)
        position, replay, saved = [given is not None for given in (self.position, self.replay, self.continue_)]
        if self.games is not None and (position or replay or saved or self.coach):
            raise IgrotekaError("cli-error-games-alone")
        if position and (arranged or replay or saved):
            raise IgrotekaError("cli-error-position-alone")
        if saved and (arranged or self.seed):
            raise IgrotekaError("cli-error-continue-alone")
        if self.replay is not None:
            check_replay(self.replay, force=self.force)

    def saving_to(self, default: Path) -> SaveTarget:
        """Where to save: at the end of the game if a file was named, otherwise when the person leaves."""
        return SaveTarget(self.replay or default, at_end=self.replay is not None)


def play(terminal: Terminal, options: PlayOptions) -> None:
    """Play a new game, a match, a saved game or an arranged position."""
    game, bot = find_game(options.game), opponent(options.bots, options.game, coached=options.coach)
    options.check()
    if options.position is not None:
        play_position(terminal, game, read_text(options.position), bot, options.seed, options.seat, options.style)
    elif options.continue_ is not None:
        saved = read_text(options.continue_)
        play_on(terminal, game, saved, bot, options.seat, options.saving_to(options.continue_), options.style)
    else:
        play_new(terminal, game, bot, options)


def play_new(terminal: Terminal, game: Game[State], bot: Bot, options: PlayOptions) -> None:
    """Deal and play a new game, or the first one of a match."""
    given = merge_preset(game, options.preset, read_options(options.options or []))
    settings = given or first_preset(game, options.seats)
    seats = options.seats if options.seats is not None else usual_seats(game, settings)
    me = read_seat(options.seat, seats)
    seed = options.seed or fair_seed()
    if options.games is not None:
        play_match(terminal, game.match(seats, settings, seed, options.games), me, bot)
        return
    session = Session.start(game, game.setup(seats, settings, seed))
    sit_down(
        terminal, SoloTable(session, me, bot), options.saving_to(save_name(game.id, "replay")), style=options.style
    )


def check_replay(file: Path, *, force: bool) -> None:
    """Refuse a file that cannot be written, or that is not a replay of ours."""
    check_file(file)
    if not force and not may_overwrite(file):
        raise IgrotekaError("cli-error-file-exists", file=str(file))


def play_on(
    terminal: Terminal,
    game: Game[State],
    text: str,
    bot: Bot,
    seat: str,
    saving: SaveTarget,
    style: type[TerminalGame] = TerminalGame,
) -> None:
    """Continue a saved game; if it belongs to a match, continue the match."""
    replay = read_replay(text, game)
    me = read_seat(seat, replay.setup.seats)
    saving = replace(saving, match=replay.match_of(game))
    table = table_again(game, replay, me, bot)
    over = table.outcome is not None
    if not saving.goes_on(over=over):
        raise IgrotekaError("cli-error-continue-over")
    names = replay_names(terminal.texts, game, replay, me)
    if saving.match is None:
        sit_down(terminal, table, saving, names, style)
    elif over or play_in_match(terminal, saving.match, table, saving, names):
        count_game(terminal, saving.match, table)
        play_match(terminal, saving.match, me, bot)


def table_again(game: Game[State], replay: Replay, me: int, bot: Bot) -> SoloTable:
    """The table of a saved game. Everything up to the person's last choice counts as read."""
    entries_read = 0
    for number, session in enumerate(replay.steps(game)):
        if number < len(replay.choices) and replay.choices[number].seat == me:
            entries_read = len(session.journal_for(me))
    return SoloTable(session, me, bot, entries_read)


def play_match(terminal: Terminal, match: Match, me: int, bot: Bot) -> None:
    """Play one game after another, until the match is over or the person leaves."""
    while not match.over:
        table = SoloTable(Session.start(match.game, match.setup()), me, bot)
        if not play_in_match(terminal, match, table, SaveTarget(save_name(match.game.id, "replay"), match=match)):
            return
        count_game(terminal, match, table)


def play_in_match(
    terminal: Terminal, match: Match, table: SoloTable, saving: SaveTarget, names: Names | None = None
) -> bool:
    """Play one game of a match; returns True if it was finished."""
    terminal.print("cli-match-game", style="head", number=match.played + 1, games=match.games)
    sit_down(terminal, table, saving, names)
    return table.outcome is not None


def count_game(terminal: Terminal, match: Match, table: SoloTable) -> None:
    """Add a finished game to the match, and print the standing."""
    match.add_result(table.session.state)
    print_standing(terminal, match, table.me)


def print_standing(terminal: Terminal, match: Match, me: int) -> None:
    """Print the scores after a game of a match, the best first."""
    words = Words(terminal.texts, names_for(terminal.texts, match.seats, me))
    renderer, places = renderer_of(match.game.id), match.places()
    grid = Table.grid(padding=(0, 2))
    for seat in sorted(range(match.seats), key=lambda seat: places[seat]):
        style = "act" if match.over and places[seat] == 1 else ""
        name = Text(f" {places[seat]}. {words.name(seat)} ", style=style)
        grid.add_row(name, Text(renderer.score(match.scores[seat], words), justify="right"))
    terminal.console.print()
    terminal.print("cli-match-standing", style="head", played=match.played, games=match.games)
    terminal.console.print(Padding(grid, (1, 2), expand=False))


def first_preset(game: Game[State], seats: int | None) -> dict[str, SettingValue]:
    """The default: the first preset that is made for so many players."""
    for preset in game.presets:
        if seats is None or seats in preset.seats:
            return dict(preset.settings)
    return {}


def play_position(
    terminal: Terminal,
    game: Game[State],
    text: str,
    bot: Bot,
    seed: str,
    seat: str,
    style: type[TerminalGame] = TerminalGame,
) -> None:
    """Play on from an arranged position. It is saved as a position, because a replay cannot describe its start."""
    session = Session(game, proven_position(text, game, seed))
    me = read_seat(seat, session.state.setup.seats)
    saving = SaveTarget(save_name(game.id, "yaml"), as_replay=False)
    sit_down(terminal, SoloTable(session, me, bot), saving, style=style)


def sit_down(
    terminal: Terminal,
    table: SoloTable,
    saving: SaveTarget,
    names: Names | None = None,
    style: type[TerminalGame] = TerminalGame,
) -> None:
    """Play a session to its end."""
    session = table.session
    seats = session.state.setup.seats
    names = names or names_for(terminal.texts, seats, table.me, session.game.figures(seats))
    title = game_name(terminal.texts, session.game)
    hint = terminal.say("cli-play-hint")
    terminal.console.print(Text.assemble((title, "head"), "  ", (hint, "soft")))
    for problem in session.game.warnings(session.state.setup):
        terminal.warn(problem)
    style(terminal, table, names, renderer_of(session.game.id), saving).run()


def opponent(level: str, game: str, *, coached: bool = False) -> Bot:
    """The bot of that level; without a level, the bot of the game that answers at once, or a random one. Whoever has a
    coach plays against easy bots.
    """
    if not level and coached and EASY in levels_of(game):
        level = EASY
    if level:
        return own_bot(level) or make_bot(level, game)
    try:
        return make_bot("greedy", game)
    except BadSetup:
        return make_bot("random", game)


def save_name(game: str, ending: str) -> Path:
    """The default file name of a saved game."""
    return Path(f"{game}-{datetime.now():%Y%m%d-%H%M%S}.{ending}")


# The start screen.


def start(terminal: Terminal) -> None:
    """Without a command: show what there is, and ask what to play."""
    terminal.print("cli-start-welcome", style="head")
    terminal.console.print()
    try:
        game = ask_game(terminal, list(games().values()))
        options, count = ask_deck(terminal, game)
        setup = game.setup(count, options, fair_seed())
    except EOFError:
        terminal.console.print()
        return
    bot = opponent("", game.id)
    sit_down(terminal, SoloTable(Session.start(game, setup), 0, bot), SaveTarget(save_name(game.id, "replay")))


def ask_game(terminal: Terminal, known: list[Game[State]]) -> Game[State]:
    """Ask which game to play, unless there is only one."""
    for number, game in enumerate(known, start=1):
        number_style = "act" if len(known) > 1 else "soft"
        name = Text.assemble((f" {number} ", number_style), " ", (game_name(terminal.texts, game), "head"))
        terminal.console.print(name)
        terminal.console.print(Padding(Text(about(terminal.texts, game.id)), (0, 4)))
    terminal.console.print()
    if len(known) == 1:
        return known[0]
    return known[ask_number(terminal, "cli-start-game", 1, len(known), 1) - 1]


def ask_deck(terminal: Terminal, game: Game[State]) -> tuple[dict[str, SettingValue], int]:
    """Ask for the preset and the number of players, unless there is only one answer."""
    preset = ask_preset(terminal, game)
    options = dict(preset.settings) if preset else {}
    seats = preset.seats if preset else game.seats
    return options, ask_number(terminal, "cli-start-seats", seats[0], seats[-1], usual_seats(game, options))


def ask_preset(terminal: Terminal, game: Game[State]) -> Preset | None:
    """Ask for a preset; None if the game has none."""
    if len(game.presets) < 2:
        return next(iter(game.presets), None)
    shown = presets_table(terminal, game)
    if len(terminal.console.render_lines(shown)) + ROUND_THE_LIST > terminal.console.height:
        shown = presets_table(terminal, game, in_full=False)
    terminal.console.print(shown)
    terminal.console.print()
    return game.presets[ask_number(terminal, "cli-start-deck", 1, len(game.presets), 1) - 1]


def presets_table(terminal: Terminal, game: Game[State], *, in_full: bool = True) -> Table:
    """The presets to choose from; unless `in_full`, one line each."""
    texts = terminal.texts
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True, style="soft")
    grid.add_column(no_wrap=not in_full, overflow="ellipsis", style="soft")
    for number, preset in enumerate(game.presets, start=1):
        description = Text(about(texts, preset_text(texts, game, preset)))
        seats = Text(seats_text(preset.seats))
        grid.add_row(Text(f" {number:>2} ", style="act"), Text(preset_name(texts, game, preset)), seats, description)
    return grid


def ask_number(terminal: Terminal, question: str, low: int, high: int, usual: int) -> int:
    """Ask for a number within bounds; Enter takes the usual one. A single possible number is not asked for."""
    if low == high:
        return low
    prompt = Text(terminal.say(question, low=low, high=high, usual=usual) + " ", style="head")
    while True:
        typed = read_line(terminal.console, prompt).strip()
        if not typed:
            return usual
        if typed.isdecimal() and low <= int(typed) <= high:
            return int(typed)
        terminal.print("cli-start-again", style="bad", low=low, high=high)
