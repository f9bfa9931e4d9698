"""`igroteka puzzles show|solve|make|check`: puzzles in the terminal, new ones from games, and all of them verified."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import typer
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from igroteka.cli.inputs import read_text
from igroteka.cli.parameters import GameName, Level, MaybeGame, Seed
from igroteka.cli.play import opponent, save_name, sit_down
from igroteka.cli.progress import bar
from igroteka.cli.solo_table import SoloTable
from igroteka.cli.terminal import Terminal
from igroteka.cli.terminal_game import Leave, SaveTarget, TerminalGame
from igroteka.core.decisions import Decision
from igroteka.core.errors import IgrotekaError
from igroteka.core.options import Option
from igroteka.core.random import Random, fair_seed, from_seed
from igroteka.core.registry import find_game, games
from igroteka.core.replays import read_replay
from igroteka.core.session import Session
from igroteka.learning.puzzles import (
    MAX_DIFFICULTY,
    THEMES,
    Puzzle,
    find_puzzle,
    find_puzzles,
    puzzles_of,
    read_puzzles,
    themes_of,
    write_puzzle,
)
from igroteka.terminal import renderer_of
from igroteka.terminal.words import about, game_name, names_for

app = typer.Typer(add_completion=False, help="cli-help-puzzles")

Which = Annotated[str, typer.Argument(metavar="GAME|ID", help="cli-argument-puzzle")]
Theme = Annotated[str, typer.Option("--theme", metavar="T", help="cli-option-puzzle-theme")]
Difficulty = Annotated[
    int, typer.Option("--difficulty", metavar="D", min=0, max=MAX_DIFFICULTY, help="cli-option-puzzle-difficulty")
]
WithAnswer = Annotated[bool, typer.Option("--answer", help="cli-option-puzzle-answer")]
Count = Annotated[int, typer.Option("--number", "-n", metavar="N", min=1, help="cli-option-puzzle-number")]
From = Annotated[list[Path] | None, typer.Option("--from", metavar="FILE", help="cli-option-puzzle-from")]
Out = Annotated[Path | None, typer.Option("--out", metavar="FILE", help="cli-option-puzzle-out")]
First = Annotated[int, typer.Option("--first", metavar="N", min=0, help="cli-option-puzzle-first")]
Seconds = Annotated[float, typer.Option("--seconds", metavar="S", min=0, help="cli-option-puzzle-seconds")]
Sample = Annotated[int, typer.Option("--sample", metavar="N", min=0, help="cli-option-puzzle-sample")]
Iterations = Annotated[int, typer.Option("--iterations", metavar="N", min=0, help="cli-option-puzzle-iterations")]


# Looking at puzzles.


@app.command("show", help="cli-help-puzzles-show")
def show(context: typer.Context, which: Which = "", answer: WithAnswer = False) -> None:
    """List how many puzzles there are, or show one."""
    terminal = Terminal.of(context)
    if not which or which in games():
        for game in [which] if which else list(games()):
            print_overview(terminal, game)
        return
    shown = PuzzleGame(terminal, find_puzzle(which), from_seed(fair_seed()))
    shown.show(shown.decision)
    if answer:
        shown.print_answer()


def print_overview(terminal: Terminal, game: str) -> None:
    """Print the numbers of puzzles of a game, by theme and difficulty."""
    known = puzzles_of(game)
    if not known:
        return
    name = game_name(terminal.texts, find_game(game))
    counted = Counter((puzzle.theme, puzzle.difficulty) for puzzle in known.values())
    table = Table.grid(padding=(0, 2))
    levels = range(1, MAX_DIFFICULTY + 1)
    table.add_row("", *[Text(terminal.say(f"puzzle-difficulty-{level}"), style="soft") for level in levels])
    for theme in themes_of(game):
        numbers = [str(counted[theme, level] or "") for level in levels]
        title = Text.assemble(terminal.say(f"puzzle-theme-{theme}"), (f"  {theme}", "soft"))
        table.add_row(title, *[Text(number, justify="right") for number in numbers])
    terminal.print("cli-puzzles-count", style="head", game=name, count=len(known))
    terminal.console.print(Padding(table, (0, 0, 1, 2), expand=False))


# Solving.


@app.command("solve", help="cli-help-puzzles-solve")
def solve(
    context: typer.Context,
    which: Which = "",
    theme: Theme = "",
    difficulty: Difficulty = 0,
    seed: Seed = "",
    bots: Level = "",
) -> None:
    """Solve one puzzle, or one after another."""
    terminal = Terminal.of(context)
    if theme and theme not in THEMES:
        raise IgrotekaError("error-puzzle-theme", theme=theme, known=", ".join(THEMES))
    single = which not in games() and which != ""
    puzzles = [find_puzzle(which)] if single else find_puzzles(which, theme, difficulty)
    if not puzzles:
        raise IgrotekaError("error-puzzle-none")
    random = from_seed(seed or fair_seed())
    random.shuffle(puzzles)
    solved = 0
    for number, puzzle in enumerate(puzzles, start=1):
        game = PuzzleGame(terminal, puzzle, random, bots, tells_theme=theme != "")
        try:
            solved += game.solve()
            if single or number == len(puzzles) or not game.agrees("cli-puzzles-next", default=True):
                break
        except (Leave, EOFError):
            terminal.console.print()
            number -= 1
            break
    if not single and number:
        terminal.print("cli-puzzles-score", style="head", solved=solved, count=number)


class PuzzleTable(SoloTable):
    """A table at which the first choice is only noted: it is the answer to the puzzle."""

    answer: Option | None = None

    def choose(self, option: Option) -> None:
        self.answer = option


class PuzzleGame(TerminalGame):
    """A puzzle in the terminal."""

    table: PuzzleTable

    def __init__(
        self, terminal: Terminal, puzzle: Puzzle, random: Random, bots: str = "", *, tells_theme: bool = False
    ) -> None:
        self.puzzle = puzzle
        self.tells_theme = tells_theme  # before the answer, of which it is a part
        session = puzzle.open(random)
        table = PuzzleTable(session, puzzle.seat, opponent(bots, puzzle.game))
        names = names_for(terminal.texts, puzzle.seats, puzzle.seat, session.game.figures(puzzle.seats))
        saving = SaveTarget(save_name(puzzle.game, "yaml"), as_replay=False)
        super().__init__(terminal, table, names, renderer_of(puzzle.game), saving)

    @property
    def decision(self) -> Decision:
        return self.puzzle.question(self.table.session.state)

    def show(self, decision: Decision) -> None:
        """Show what has happened, the table, and the question."""
        puzzle, say = self.puzzle, self.terminal.say
        difficulty = say(f"puzzle-difficulty-{puzzle.difficulty}")
        title = say("cli-puzzles-title", game=game_name(self.terminal.texts, self.table.session.game), puzzle=puzzle.id)
        self.console.print()
        self.console.print(Rule(Text(title, style="head"), style="soft", align="left"))
        if self.tells_theme:
            self.print_theme()
        self.print_text("cli-puzzles-about", style="soft", difficulty=difficulty)
        self.print_news()
        self.show_table(brief=False)
        self.show_people()
        self.console.print(self.question(decision))

    def solve(self) -> bool:
        """Ask for the answer, tell what is right, and offer to play on; returns True if the answer was right."""
        self.show(self.decision)
        while self.table.answer is None:
            self.answer(self.decision)
        right = self.table.answer.code == self.puzzle.best
        self.print_text("cli-puzzles-right" if right else "cli-puzzles-wrong", style="good" if right else "bad")
        self.print_answer()
        if self.agrees("cli-puzzles-play-on", default=False):
            self.play_on()
        return right

    def print_theme(self) -> None:
        self.print_text("cli-puzzles-theme", style="soft", theme=self.terminal.say(f"puzzle-theme-{self.puzzle.theme}"))

    def print_answer(self) -> None:
        """Print the chances of all options, the best first, and the reason."""
        chosen = self.table.answer
        table = Table.grid(padding=(0, 2))
        for one in self.puzzle.answer.chances:
            option = self.decision.find(one.code)
            assert option is not None
            style = "good" if one.code == self.puzzle.best else "bad" if option == chosen else ""
            chance = self.terminal.say("cli-puzzles-chance", percent=percent(one.chance))
            between = self.terminal.say("cli-puzzles-interval", low=percent(one.low), high=percent(one.high))
            table.add_row(
                Text(chance, justify="right"), Text(between, style="soft"), Text(self.label(option), style=style)
            )
        self.console.print(self.indented(table))
        reason = self.puzzle.answer.reason
        self.console.print(self.indented(Text(self.words.texts.say(reason.text, **reason.arguments), style="soft")))
        if not self.tells_theme:
            self.print_theme()

    def play_on(self) -> None:
        """Play on from here against bots; the person chooses again."""
        session = Session(self.table.session.game, self.table.session.first.clone())
        session.state.journal = []
        table = SoloTable(session, self.puzzle.seat, self.table.bot)
        sit_down(self.terminal, table, self.saving, self.words.names)

    def show_advice(self, decision: Decision) -> None:
        """A hint that does not tell the answer: what the puzzle is about."""
        self.console.print(self.indented(Text(about(self.terminal.texts, f"puzzle-theme-{self.puzzle.theme}"))))

    def undo(self) -> bool:
        self.print_text("cli-puzzles-no-undo", style="soft")
        return False

    def leave(self) -> None:
        raise Leave


def percent(chance: float) -> int:
    return round(100 * chance)


# Making and verifying.


@app.command("make", help="cli-help-puzzles-make")
def make(
    context: typer.Context,
    game: GameName,
    number: Count = 10,
    seed: Seed = "1",
    replays: From = None,
    out: Out = None,
    first: First = 0,
    seconds: Seconds = 0.0,
) -> None:
    """Find puzzles in games of bots, or in recorded games, and append them to a file."""
    from igroteka.learning.puzzle_making import make_puzzles, puzzles_in_replays

    terminal = Terminal.of(context)
    found = find_game(game)
    file = out or Path(f"{found.id}-puzzles.jsonl")
    known = list(read_puzzles(read_text(file))) if file.exists() else []
    wanted = len(known) + number if out is None else number
    following = first
    if replays:
        recorded = [read_replay(read_text(one), found) for one in replays]
        steps: Iterable[tuple[int, Puzzle | None]] = puzzles_in_replays(found, known, wanted, seed, recorded)
    else:
        steps = make_puzzles(found, known, wanted, seed, first, seconds)
    count = 0
    with bar(terminal, quiet=False) as progress:
        task = progress.add_task(game_name(terminal.texts, found), total=wanted, completed=len(known))
        for game_number, puzzle in steps:
            following = game_number
            if puzzle is not None:
                count += 1
                with file.open("a", encoding="utf-8") as lines:
                    lines.write(write_puzzle(puzzle) + "\n")
                progress.advance(task)
    terminal.print("cli-puzzles-made", style="good", count=count, games=following, file=str(file))


@app.command("check", help="cli-help-puzzles-check")
def check(
    context: typer.Context, game: MaybeGame = "", sample: Sample = 0, seed: Seed = "1", iterations: Iterations = 0
) -> None:
    """Verify all puzzles again, or a sample of them."""
    from igroteka.learning.puzzle_search import PROOF, Examiner

    terminal = Terminal.of(context)
    random = from_seed(seed)
    failed = 0
    for id in [find_game(game).id] if game else list(games()):
        puzzles = list(puzzles_of(id).values())
        if not puzzles:
            continue
        if sample:
            random.shuffle(puzzles)
            puzzles = puzzles[:sample]
        examiner = Examiner(find_game(id))
        problems: list[tuple[Puzzle, str]] = []
        with bar(terminal, quiet=False) as progress:
            for puzzle in progress.track(puzzles, description=game_name(terminal.texts, find_game(id))):
                problem = examiner.verify(puzzle, from_seed(f"{seed} {puzzle.id}"), iterations or PROOF)
                problems += [(puzzle, problem)] if problem else []
        style = "bad" if problems else "good"
        terminal.print("cli-puzzles-checked", style=style, game=id, count=len(puzzles), failed=len(problems))
        for puzzle, problem in problems:
            terminal.print("cli-puzzles-failed", puzzle=puzzle.id, problem=terminal.say(f"cli-puzzles-fails-{problem}"))
        failed += len(problems)
    if failed:
        raise typer.Exit(1)
