"""`igroteka replay show|verify|analyse`: shows a recorded game, replays and verifies it, or analyses it."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from typing import Annotated

import typer
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from igroteka import __version__
from igroteka.analysis.analysing import Analysis, Analyst, Effort
from igroteka.analysis.wording import AnalysisWording, page
from igroteka.cli.inputs import check_report, read_seat, read_text, write_text
from igroteka.cli.parameters import ForceReport, Json, ReplayFile, Report, Seat
from igroteka.cli.progress import bar
from igroteka.cli.terminal import Terminal
from igroteka.core.errors import BadReplay, IgrotekaError
from igroteka.core.game import Game
from igroteka.core.journal import Entry
from igroteka.core.registry import find_game
from igroteka.core.replays import Replay, read_replay, replay_game
from igroteka.core.session import Session
from igroteka.core.state import State
from igroteka.core.views import SPECTATOR
from igroteka.terminal import renderer_of
from igroteka.terminal.renderer import TerminalRenderer
from igroteka.terminal.words import Words, game_name, names_for
from igroteka.texts import Names, Texts

app = typer.Typer(add_completion=False, help="cli-help-replay")

BARS = "▁▂▃▄▅▆▇█"

Open = Annotated[bool, typer.Option("--open", help="cli-option-open")]
Iterations = Annotated[int, typer.Option("--iterations", metavar="N", min=1, help="cli-option-iterations")]
Step = Annotated[int | None, typer.Option("--step", metavar="N", min=0, help="cli-option-step")]


@dataclass(frozen=True)
class Reader:
    """The reader of a replay: a seat, the public, or somebody who may know everything."""

    seat: int
    sees_all: bool

    def redact(self, entry: Entry) -> Entry:
        """An entry as this reader may see it."""
        return entry.with_secret_public() if self.sees_all else entry.redacted_for(self.seat)


@app.command("show", help="cli-help-replay-show")
def show(context: typer.Context, file: ReplayFile, seat: Seat = "", open_: Open = False, step: Step = None) -> None:
    """Print a recorded game. A finished one is shown openly, a running one only as far as it is public."""
    terminal = Terminal.of(context)
    if seat and open_:
        raise IgrotekaError("cli-error-seat-and-open")
    game, replay = load(read_text(file))
    reader = reader_of(replay, seat, open_)
    words = Words(terminal.texts, replay_names(terminal.texts, game, replay, reader.seat))
    print_head(terminal, game, replay)
    if step is None:
        print_story(terminal, game, replay, reader, words)
    else:
        print_step(terminal, game, replay, reader, words, step)


@app.command("verify", help="cli-help-replay-verify")
def verify(context: typer.Context, file: ReplayFile) -> None:
    """Replay a recorded game; exit status 1 if it does not lead to the recorded result."""
    terminal = Terminal.of(context)
    game, replay = load(read_text(file))
    try:
        session = replay.verify(game)
    except BadReplay as problem:
        over = problem.text == "error-replay-result" and replay.places is None
        terminal.complain(terminal.say("cli-replay-no-places") if over else terminal.error(problem))
        if replay.engine != __version__:
            terminal.complain(terminal.say("cli-replay-engine", engine=replay.engine, now=__version__))
        raise typer.Exit(1) from None
    names = replay_names(terminal.texts, game, replay)
    outcome = session.state.outcome()
    if outcome is None:
        terminal.print("cli-replay-fine-so-far", style="good", choices=len(replay.choices))
    else:
        winners = [names.names[seat] for seat in outcome.winners]
        text = winners_text(terminal, len(replay.choices), winners)
        terminal.console.print(text, style="good", markup=False, highlight=False)


@app.command("analyse", help="cli-help-replay-analyse")
def analyse(
    context: typer.Context,
    file: ReplayFile,
    iterations: Iterations = 200,
    report: Report = None,
    force: ForceReport = False,
    json: Json = False,
) -> None:
    """Print the win chances over time, the turning points, and the most expensive choices."""
    terminal = Terminal.of(context)
    game, replay = load(read_text(file))
    if report is not None:
        check_report(report, force=force)
    analysis = look_at(terminal, Analyst(game, replay, Effort(iterations)), quiet=json)
    wording = AnalysisWording(terminal.texts, game, replay, replay_names(terminal.texts, game, replay))
    if report is not None:
        write_text(report, page(analysis, wording))
    if json:
        terminal.json(analysis.plain())
    else:
        print_analysis(terminal, analysis, wording)


def look_at(terminal: Terminal, analyst: Analyst, *, quiet: bool) -> Analysis:
    """Analyse, with a progress bar."""
    with bar(terminal, quiet=quiet) as progress:
        task = progress.add_task(terminal.say("analysis-running"), total=len(analyst.replay.choices))
        for done in analyst.run():
            progress.update(task, completed=done)
    return analyst.found


def print_analysis(terminal: Terminal, analysis: Analysis, wording: AnalysisWording) -> None:
    """Print win chances, turning points and mistakes."""
    grid = Table.grid(padding=(0, 2))
    for seat in range(wording.replay.setup.seats):
        grid.add_row(wording.name(seat), curve([moment.chances[seat] for moment in analysis.moments]))
    terminal.print("analysis-chances", style="head")
    terminal.console.print(Padding(grid, (0, 2)))
    terminal.print("analysis-turning-points", style="head")
    turns = analysis.turning_points()
    for turn in turns:
        say_indented(terminal, wording.turn(turn), 2)
        say_indented(terminal, wording.story(turn.step), 4, "soft")
    if not turns:
        say_indented(terminal, terminal.say("analysis-no-turning-points"), 2)
    terminal.print("analysis-mistakes", style="head")
    for text in [wording.mistake(choice) for choice in analysis.mistakes()] or [terminal.say("analysis-no-mistakes")]:
        say_indented(terminal, text, 2)


def say_indented(terminal: Terminal, words: str, indent: int, style: str = "") -> None:
    terminal.console.print(Padding(Text(words, style=style), (0, 0, 0, indent)))


def curve(chances: list[float]) -> str:
    """Chances as a row of bars, from 0 to 1."""
    return "".join([BARS[min(len(BARS) - 1, int(chance * len(BARS)))] for chance in chances])


def winners_text(terminal: Terminal, choices: int, winners: list[str]) -> str:
    """The sentence that a replay is correct, and who has won."""
    *others, last = winners
    names = terminal.say("list-and", left=", ".join(others), right=last) if others else last
    return terminal.say("cli-replay-fine", choices=choices, count=len(winners), winners=names)


def load(text: str) -> tuple[Game[State], Replay]:
    """Parse a replay, and find its game."""
    game = find_game(replay_game(text))
    return game, read_replay(text, game)


def reader_of(replay: Replay, seat: str, sees_all: bool) -> Reader:
    if seat:
        return Reader(read_seat(seat, replay.setup.seats), sees_all=False)
    return Reader(SPECTATOR, sees_all or replay.places is not None)


def replay_names(texts: Texts, game: Game[State], replay: Replay, me: int = SPECTATOR) -> Names:
    """The recorded names of the players, or else ours. Their pronouns are not recorded."""
    usual = names_for(texts, replay.setup.seats, me, game.figures(replay.setup.seats))
    names = [replay.names.get(seat, name) for seat, name in enumerate(usual.names)]
    addresses = ["" if seat in replay.names else one for seat, one in enumerate(usual.addresses)]
    forms = ["" if seat in replay.names else one for seat, one in enumerate(usual.forms)]
    return Names(names, me, usual.owners, addresses, forms)


def print_head(terminal: Terminal, game: Game[State], replay: Replay) -> None:
    seats, choices = replay.setup.seats, len(replay.choices)
    summary = terminal.say("cli-replay-head", seats=seats, choices=choices, engine=replay.engine)
    terminal.console.print(Text.assemble((game_name(terminal.texts, game), "head"), "  ", (summary, "soft")))
    terminal.console.print()


def print_story(terminal: Terminal, game: Game[State], replay: Replay, reader: Reader, words: Words) -> None:
    """Print everything that happened, with the numbers of the choices; only an all-seeing reader sees secret ones."""
    renderer = renderer_of(game.id)
    for number, (_, entries) in enumerate(replay.steps_with_entries(game)):
        if number and reader.sees_all:
            code = str(replay.choices[number - 1])
            terminal.console.print(Text.assemble((f"{number:>4}  ", "note"), (code, "soft")))
            print_entries(terminal, entries, reader, words, renderer)
        else:
            print_numbered(terminal, number, [reader.redact(entry) for entry in entries], words, renderer)


def print_numbered(
    terminal: Terminal, number: int, entries: list[Entry], words: Words, renderer: TerminalRenderer
) -> None:
    """Print what happened with a choice that has no sentence of its own; nothing if nothing happened."""
    if renderer.shown_entries(entries):
        grid = Table.grid(padding=(0, 2))
        grid.add_row(Text(f"{number:>4}", style="note"), renderer.story(entries, words))
        terminal.console.print(grid)


def print_step(terminal: Terminal, game: Game[State], replay: Replay, reader: Reader, words: Words, step: int) -> None:
    """Print the table after a number of choices."""
    if step > len(replay.choices):
        raise IgrotekaError("cli-error-step", step=str(step), last=str(len(replay.choices)))
    session, entries = next(islice(replay.steps_with_entries(game), step, None))
    print_entries(terminal, entries, reader, words, renderer_of(game.id))
    terminal.console.print()
    print_table(terminal, session, reader, words)


def print_table(terminal: Terminal, session: Session, reader: Reader, words: Words) -> None:
    renderer = renderer_of(session.game.id)
    if reader.sees_all:
        views = [session.view(seat) for seat in range(session.state.setup.seats)]
        shown = renderer.open_table(session.view(SPECTATOR), views, words)
    else:
        shown = renderer.table(session.view(reader.seat), words, brief=False)
    terminal.console.print(Padding(shown, (0, 2)))


def print_entries(
    terminal: Terminal, entries: list[Entry], reader: Reader, words: Words, renderer: TerminalRenderer
) -> None:
    if entries:
        shown = renderer.story([reader.redact(entry) for entry in entries], words)
        terminal.console.print(Padding(shown, (0, 0, 0, 6), expand=False))
