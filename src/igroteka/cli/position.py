"""`igroteka position show|play`: shows an arranged table, or plays on from it."""

from __future__ import annotations

import typer
from rich.text import Text

from igroteka.bots.trial import proven_position
from igroteka.cli.inputs import read_seat, read_text
from igroteka.cli.parameters import Level, PositionFile, Seat, Seed
from igroteka.cli.play import opponent, play_position
from igroteka.cli.replay import Reader, print_table
from igroteka.cli.terminal import Terminal
from igroteka.core.decisions import Decision
from igroteka.core.positions import position_game
from igroteka.core.registry import find_game
from igroteka.core.session import Session
from igroteka.core.views import SPECTATOR
from igroteka.terminal import renderer_of
from igroteka.terminal.words import Words, game_name, names_for

app = typer.Typer(add_completion=False, help="cli-help-position")


@app.command("show", help="cli-help-position-show")
def show(context: typer.Context, file: PositionFile, seat: Seat = "") -> None:
    """Show an arranged table and the legal options, openly or as one seat sees it."""
    terminal = Terminal.of(context)
    text = read_text(file)
    game = find_game(position_game(text))
    session = Session(game, proven_position(text, game))
    seats = session.state.setup.seats
    me = read_seat(seat, seats) if seat else SPECTATOR
    words = Words(terminal.texts, names_for(terminal.texts, seats, me, game.figures(seats)))
    terminal.console.print(Text(game_name(terminal.texts, game), style="head"))
    terminal.console.print()
    print_table(terminal, session, Reader(me, sees_all=not seat), words)
    for decision in session.state.decisions():
        if not seat or decision.seat == me:
            print_question(terminal, session, decision, words)


def print_question(terminal: Terminal, session: Session, decision: Decision, words: Words) -> None:
    """Print a decision, and its options with their codes."""
    terminal.console.print()
    if decision.seat >= 0 and decision.seat != words.names.me:
        terminal.console.print(Text(words.name(decision.seat), style="head"))
    mine = Words(words.texts, names_for(words.texts, len(words.names.names), decision.seat, words.names.owners))
    renderer, view = renderer_of(session.game.id), session.view(decision.seat)
    terminal.console.print(Text(mine.prompt(decision.prompt)))
    for option in decision.options:
        terminal.console.print(Text.assemble("  ", renderer.label(option, view, mine), (f"  {option.code}", "soft")))


@app.command("play", help="cli-help-position-play")
def play(context: typer.Context, file: PositionFile, seat: Seat = "", bots: Level = "", seed: Seed = "") -> None:
    text = read_text(file)
    game = find_game(position_game(text))
    play_position(Terminal.of(context), game, text, opponent(bots, game.id), seed, seat)
