"""`igroteka learn`: lessons in the terminal, driven by the same scripts as those in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from igroteka.bots.bot import make_bot
from igroteka.cli.explain import option_meant
from igroteka.cli.menu import make_menu
from igroteka.cli.parameters import MaybeGame
from igroteka.cli.play import ask_number
from igroteka.cli.solo_table import SoloTable
from igroteka.cli.terminal import Terminal
from igroteka.cli.terminal_game import Leave, SaveTarget, TerminalGame
from igroteka.core.decisions import Decision
from igroteka.core.errors import IgrotekaError, Refused
from igroteka.core.options import Option
from igroteka.core.phrases import LETTERS
from igroteka.core.registry import find_game, games
from igroteka.core.session import RecordedChoice
from igroteka.learning.course import Course
from igroteka.learning.lessons import Lesson, find_lesson, lesson_after, lessons_of, readable_lessons
from igroteka.terminal import renderer_of
from igroteka.terminal.words import about, game_name, names_for

LessonName = Annotated[str, typer.Argument(metavar="LESSON", help="cli-argument-lesson")]


def learn(context: typer.Context, game: MaybeGame = "", lesson: LessonName = "") -> None:
    """Take a lesson. Without its name, or without a game, list what there is."""
    terminal = Terminal.of(context)
    if not game:
        list_games(terminal)
        return
    known = lessons_of(find_game(game).id)
    if not known:
        raise IgrotekaError("cli-learn-none", game=game)
    if lesson.isdecimal() and 1 <= int(lesson) <= len(known):
        lesson = list(known)[int(lesson) - 1]
    try:
        wanted = lesson or ask_lesson(terminal, list(known.values()))
        while wanted:
            wanted = take_lesson(terminal, find_lesson(game, wanted))
    except EOFError:
        terminal.console.print()


def list_games(terminal: Terminal) -> None:
    """List the games that have lessons."""
    table = Table.grid(padding=(0, 2))
    for id, game in games().items():
        if lessons := readable_lessons(id):
            count = terminal.say("cli-learn-count", count=len(lessons))
            table.add_row(f"igroteka learn {id}", Text(game_name(terminal.texts, game), style="head"), count)
    terminal.print("cli-learn-games")
    terminal.console.print(Padding(table, (0, 2), expand=False))


def ask_lesson(terminal: Terminal, lessons: list[Lesson]) -> str:
    """Ask which lesson to take."""
    for number, lesson in enumerate(lessons, start=1):
        minutes = terminal.say("cli-learn-minutes", minutes=lesson.minutes)
        title = Text.assemble(
            (f" {number} ", "act"), " ", (terminal.say(lesson.title), "head"), "  ", (minutes, "soft")
        )
        terminal.console.print(title)
        terminal.console.print(Padding(Text(about(terminal.texts, lesson.title)), (0, 4)))
    terminal.console.print()
    return lessons[ask_number(terminal, "cli-learn-which", 1, len(lessons), 1) - 1].name


def take_lesson(terminal: Terminal, lesson: Lesson) -> str:
    """Take a lesson; returns the name of the next one, if the learner wants to go on with it."""
    table = LessonTable(lesson)
    game, seats = table.session.game, table.session.state.setup.seats
    hint = terminal.say("cli-learn-hint")
    terminal.console.print()
    terminal.console.print(Text.assemble((terminal.say(lesson.title), "head"), "  ", (hint, "soft")))
    names = names_for(terminal.texts, seats, table.me, game.figures(seats))
    lesson_game = LessonGame(terminal, table, names, renderer_of(game.id), SaveTarget(Path(f"{game.id}.yaml")))
    lesson_game.run()
    following = lesson_after(lesson)
    if not table.course.done or not following:
        return ""
    title = terminal.say(f"{lesson.game}-lesson-{following}")
    return following if lesson_game.agrees("cli-learn-following", default=True, title=title) else ""


class LessonTable(SoloTable):
    """The table of a lesson: the others choose what the script says."""

    def __init__(self, lesson: Lesson) -> None:
        super().__init__(lesson.session(), lesson.seat, make_bot("random", lesson.game))
        self.course = Course(lesson)
        self.settle()

    def choose(self, option: Option) -> None:
        """Choose what the lesson asks for; anything else is refused with the reason."""
        self.course.check_choice(self.session, option.code)
        self.take(RecordedChoice(self.me, option.code))

    def take(self, choice: RecordedChoice) -> None:
        self.course.note_choice(choice)
        self.session.take(choice)
        self.settle()

    def settle(self) -> None:
        """Pass for everybody whom the script does not mention."""
        while (needless := self.course.needless_answer(self.session)) is not None:
            self.course.note_choice(needless)
            self.session.take(needless)


class LessonGame(TerminalGame):
    """A lesson in the terminal: what it says stands in a frame, between the table and the question."""

    table: LessonTable

    def run(self) -> None:
        """Go through the lesson until its end or until the learner leaves; end of input counts as leaving."""
        try:
            while not self.table.course.done:
                self.take_step()
            self.terminal.print("cli-learn-done", style="good")
        except (Leave, EOFError):
            self.console.print()
            self.terminal.print("cli-learn-left", style="soft")

    def take_step(self) -> None:
        """Show the present step, and do what it wants."""
        step, decision = self.table.course.step, self.table.session.state.decision(self.table.me)
        assert step is not None
        if step.kind == "ask" and decision is not None:
            self.show(decision)
            self.answer(decision)
            return
        self.print_news()
        if self.table.course.index == 0:
            self.show_table(brief=False)
        self.say(step.say)
        if step.kind == "read":
            self.read_on()
        else:
            self.watch()

    def read_on(self) -> None:
        self.read(self.terminal.say("cli-pause"))
        self.table.course.read_on()

    def watch(self) -> None:
        """Let the others do what the step says."""
        index = self.table.course.index
        while self.table.course.index == index and not self.table.course.done:
            choice = self.table.course.bot_choice(self.table.session)
            assert choice is not None, (
                f"{self.table.course.lesson.id}: {self.table.course.next_choice()} is not offered"
            )
            self.table.take(choice)

    def show(self, decision: Decision) -> None:
        """Show the news, the table, what the lesson says, and the question."""
        self.console.print()
        self.console.print(Rule(Text(self.terminal.say("cli-your-turn"), style="head"), style="soft", align="left"))
        self.print_news()
        self.show_table(brief=False)
        self.say(self.table.course.sentence)
        self.console.print(self.question(decision))

    def say(self, text: str) -> None:
        """Say a sentence of the lesson."""
        if text:
            self.console.print(Padding(Panel(Text(self.sentence(text)), expand=False), (0, 0, 0, 1), expand=False))

    def sentence(self, text: str) -> str:
        """A sentence of the lesson, in which the players may be named."""
        arguments: dict[str, str] = {}
        for seat in range(self.table.session.state.setup.seats):
            arguments |= self.words.texts.seat_arguments(LETTERS[seat].lower(), seat, self.words.names)
        return self.words.texts.say(text, **arguments)

    def answer(self, decision: Decision) -> None:
        """Ask until the learner chooses something that the lesson accepts."""
        while True:
            try:
                super().answer(decision)
                return
            except Refused as problem:
                self.refuse_choice(problem)

    def refuse(self, typed: str) -> None:
        """Answer what is not offered as the lesson answers it, if it does."""
        course = self.table.course
        option = option_meant(typed, self.table, self.renderer, self.words)
        if option is None or course.step is None or not course.step.answer_to(option.code):
            super().refuse(typed)
            return
        try:
            course.check_choice(self.table.session, option.code)
        except Refused as problem:
            self.refuse_choice(problem)

    def refuse_choice(self, problem: Refused) -> None:
        """Say why not, with the rule if there is one."""
        if not problem.text.startswith(f"{self.table.course.lesson.title}-"):
            self.console.print(self.indented(Text(self.terminal.error(problem), style="bad")))
            return
        self.console.print(self.indented(Text(self.sentence(problem.text), style="bad")))
        if problem.rule:
            self.console.print(self.indented(Text(self.words.texts.rule(problem.rule), style="soft")))

    def show_advice(self, decision: Decision) -> None:
        """Show what the lesson wants."""
        accepted = self.table.course.accepted(self.table.session)
        option = decision.find(accepted[0]) if accepted else None
        if option is not None:
            number = make_menu(decision, self.renderer.default(decision)).number_of(option)
            self.print_text("cli-learn-show", number=number, option=self.label(option))

    def help(self, decision: Decision) -> None:
        self.print_text("cli-learn-help")

    def undo(self) -> bool:
        self.print_text("cli-learn-no-undo", style="soft")
        return False

    def leave(self) -> None:
        """Leave at once: there is nothing to save."""
        raise Leave

    def save(self, name: str = "") -> bool:
        """A lesson begins anew each time; there is nothing to save."""
        self.print_text("cli-learn-no-save", style="soft")
        return False
