"""A game in the terminal: shows the table when there is something to choose, and reads what the person types."""

from __future__ import annotations

import shlex
import sys
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from igroteka.bots.advice import has_advice
from igroteka.cli.explain import SHORTEST, explain_option, explain_words, rule_text, why_not
from igroteka.cli.inputs import write_text
from igroteka.cli.keyboard import read_line
from igroteka.cli.menu import Menu, make_menu, show_menu
from igroteka.cli.solo_table import SoloTable
from igroteka.cli.terminal import Terminal
from igroteka.core.decisions import OPEN, Decision
from igroteka.core.errors import IgrotekaError
from igroteka.core.journal import Entry
from igroteka.core.match import Match
from igroteka.core.options import Option
from igroteka.core.outcome import Outcome
from igroteka.core.phrases import LETTERS
from igroteka.core.positions import write_position
from igroteka.core.replays import replay_of, write_replay
from igroteka.terminal.renderer import TerminalRenderer
from igroteka.terminal.words import Words
from igroteka.texts import Names
from igroteka.texts.plain_words import plain_names, plain_word

# Command letters, and what the same keys type on a Russian keyboard layout.
KEYS = {"q": "q", "u": "u", "l": "l", "s": "s", "t": "t", "p": "p", "h": "h", "d": "d", "a": "a"}
KEYS |= {"й": "q", "г": "u", "д": "l", "ы": "s", "е": "t", "з": "p", "р": "h", "в": "d", "ф": "a"}
FRAME = 5  # lines around the table: heading, gaps and the input line
INDENT = 2
BULLET = 2  # width of the dot before each sentence
PASS = "pass"  # the verb for not reacting
LONG_LOG = 40  # journal entries that the log command shows


class Leave(Exception):
    """The person leaves the game."""


@dataclass(frozen=True)
class SaveTarget:
    """Where and how a game is saved: as a replay, or as a position if it began with one."""

    file: Path
    as_replay: bool = True
    at_end: bool = False  # the file was named on the command line: save without asking
    match: Match | None = None  # the match that this game belongs to

    def goes_on(self, *, over: bool) -> bool:
        """True if a saved game or its match can be continued."""
        return not over or (self.match is not None and self.match.played + 1 < self.match.games)


class TerminalGame:
    """One game of a person against bots, to its end or until the person leaves."""

    def __init__(
        self, terminal: Terminal, table: SoloTable, names: Names, renderer: TerminalRenderer, saving: SaveTarget
    ) -> None:
        self.terminal = terminal
        self.console = terminal.console
        self.table = table
        self.words = Words(terminal.texts.at_table(table.session.state.setup.settings), names)
        self.renderer = renderer
        self.saving = saving

    # The main loop.

    def run(self) -> None:
        """Play until the game is over or the person leaves; end of input counts as leaving."""
        try:
            while (decision := self.table.ask(self.renderer.default)) is not None:
                self.show(decision)
                self.answer(decision)
            self.finish()
        except Leave:
            self.terminal.print("cli-play-left", style="soft")
        except EOFError:
            self.console.print()
            self.part()
        except KeyboardInterrupt:
            self.break_off()
            raise

    def break_off(self) -> None:
        """Handle Ctrl-C: offer once to save. A second Ctrl-C declines."""
        self.console.print()
        with suppress(EOFError, KeyboardInterrupt):
            if not self.saving.at_end and self.agrees("cli-save-offer", default=False):
                self.save()
        self.part()

    def part(self) -> None:
        """Save the game if a file was named on the command line, and say goodbye."""
        self.terminal.print("cli-play-left", style="soft")
        if self.saving.at_end:
            self.write(self.saving)

    def answer(self, decision: Decision) -> None:
        """Ask until the decision is made or undone."""
        menu = make_menu(decision, self.renderer.default(decision))
        while True:
            typed = self.read(self.terminal.say("cli-prompt")).strip()
            key, _, rest = typed.partition(" ")
            if key.lower() in KEYS and (not rest or KEYS[key.lower()] == "s"):
                if self.command(KEYS[key.lower()], rest.strip(), decision):
                    return
            elif typed.startswith("?"):
                self.explain(typed.removeprefix("?").strip(), decision, menu)
            else:
                option = self.understand(typed, decision, menu)
                if option is not None and self.confirms(option, decision):
                    self.table.choose(option)
                    return

    def confirms(self, option: Option, decision: Decision) -> bool:
        """False if the person would rather choose again."""
        return True

    def finish(self) -> None:
        """Show what happened last and the places, and offer to save."""
        self.print_news()
        outcome = self.table.outcome
        assert outcome is not None
        self.console.print(Rule(style="soft"))
        self.console.print(Padding(self.places(outcome), (1, 2)))
        closing = self.renderer.closing(self.table.view, self.words)
        if closing is not None:
            self.console.print(Padding(closing, (0, 0, 1, INDENT), expand=False))
        for fact in self.renderer.facts(outcome, self.words):
            self.console.print(Text(f"  {fact}"))
        self.console.print()
        self.offer_to_save()

    # Output.

    def show(self, decision: Decision) -> None:
        """Show the news, the table, and the question."""
        default = self.renderer.default(decision)
        passing = default is not None and decision.visibility != OPEN
        reacting = passing and default is not None and default.verb.name == PASS
        title = self.terminal.say("cli-your-answer" if reacting else "cli-your-turn")
        self.console.print()
        self.console.print(Rule(Text(title, style="head"), style="soft", align="left"))
        before = self.print_news() + len(self.console.render_lines(self.question(decision)))
        self.show_table(brief=passing or not self.has_room(before))
        self.console.print(self.question(decision))

    def has_room(self, lines: int) -> bool:
        """True if the full table fits into the window together with so many other lines."""
        full = self.console.render_lines(self.renderer.table(self.table.view, self.words, brief=False))
        return lines + len(full) + FRAME <= self.console.height

    def show_table(self, *, brief: bool) -> None:
        self.console.print(self.indented(self.renderer.table(self.table.view, self.words, brief=brief)))
        self.console.print()

    def question(self, decision: Decision) -> RenderableType:
        menu = make_menu(decision, self.renderer.default(decision))
        prompt = Text(self.renderer.question(decision, self.table.view, self.words), style="head")
        width = self.console.width - INDENT
        return self.indented(Group(prompt, show_menu(menu, self.words, self.renderer, self.table.view, width)))

    def print_news(self) -> int:
        """Show what happened since the last question; returns the number of sentences on the last page."""
        last = self.print_entries(self.table.unread_entries())
        if last:
            self.console.print()
        return last

    def print_entries(self, entries: list[Entry]) -> int:
        """Show journal entries page by page; returns the number of sentences on the last page."""
        entries = self.renderer.shown_entries(entries)
        while len(entries) > (most := self.page(entries)):
            self.console.print(self.indented(self.renderer.story(entries[:most], self.words)))
            entries = entries[most:]
            self.pause()
        if entries:
            self.console.print(self.indented(self.renderer.story(entries, self.words)))
        return len(entries)

    def page(self, entries: list[Entry]) -> int:
        """How many entries make a page for a reader: a full window, or up to the reader's elimination."""
        if not self.reads_along():
            return len(entries)
        lines = 0
        for number, entry in enumerate(entries):
            sentence = self.renderer.sentence(entry, self.words)
            lines += len(sentence.wrap(self.console, self.console.width - INDENT - BULLET))
            if lines > self.console.height - FRAME and number:
                return number
            if self.renderer.eliminates(entry, self.table.me):
                return number + 1
        return len(entries)

    def reads_along(self) -> bool:
        """True if a person, not a program, reads the output."""
        return self.console.is_terminal and sys.stdin.isatty()

    def pause(self) -> None:
        """Wait for Enter."""
        with suppress(EOFError):
            self.read(self.terminal.say("cli-pause"))

    def print_text(self, id: str, style: str = "", **arguments: str | int) -> None:
        """Print an indented message."""
        self.console.print(self.indented(Text(self.terminal.say(id, **arguments), style=style)))

    def indented(self, shown: RenderableType) -> Padding:
        """Indent output about the game, to set it off from what is typed."""
        return Padding(shown, (0, 0, 0, INDENT), expand=False)

    def places(self, outcome: Outcome) -> Text:
        """Who has won, and the places of the others."""
        text = Text()
        for seat in sorted(range(len(outcome.places)), key=lambda seat: outcome.places[seat]):
            place = outcome.places[seat]
            won = "act" if place == 1 else ""
            text.append(f" {place}. {self.words.name(seat)} ", style=won)
            text.append("\n")
        text.rstrip()
        return text

    # Input.

    def understand(self, typed: str, decision: Decision, menu: Menu) -> Option | None:
        """The option that the input selects; None after an explanation if there is none."""
        if not typed:
            if menu.default is None:
                self.print_text("cli-no-default", style="soft")
            return menu.default
        if typed.isdecimal():
            option = menu.pick(int(typed))
            if option is None:
                self.print_text("cli-no-such-number", style="bad", number=typed)
            return option
        return self.by_words(typed, decision, menu)

    def by_words(self, typed: str, decision: Decision, menu: Menu) -> Option | None:
        """Find an option by its code, or by a word, a name or a prefix of a name that only it has."""
        exact = decision.find(typed)
        if exact is not None:
            return exact
        wanted = plain_word(typed)
        named = self.named(wanted, decision)
        if len(named) == 1 and self.is_sure(named[0], wanted):
            return named[0]
        if named:
            self.print_ambiguous(named, menu)
        else:
            self.refuse(typed)
        return None

    def named(self, wanted: str, decision: Decision) -> list[Option]:
        """Options that match by name, by prefix, or by all words; combos only if nothing else matches."""
        called = {option: self.called(option) for option in decision.options}
        found = [option for option in called if wanted in called[option]]
        if not found and len(wanted) >= SHORTEST and wanted not in self.terminal.say("cli-no-words").split():
            found = [option for option in called if any(name.startswith(wanted) for name in called[option])]
        if not found and " " in wanted and not wanted.replace(" ", "").isdecimal():
            found = [option for option in called if set(wanted.split()) <= self.spoken(option)]
        return [option for option in found if option.verb.name not in self.renderer.combos] or found

    def is_sure(self, option: Option, wanted: str) -> bool:
        """False for a combo that was not typed in full: the name of one card must not spend several."""
        return option.verb.name not in self.renderer.combos or wanted == plain_word(self.words.option(option))

    def print_ambiguous(self, options: list[Option], menu: Menu) -> None:
        """List the options that match."""
        self.print_text("cli-several-options", style="soft")
        for option in options[: self.renderer.many]:
            line = Text.assemble((f" {menu.number_of(option):>2} ", "act"), " ", self.label(option))
            self.console.print(self.indented(line))

    def label(self, option: Option) -> str:
        return self.renderer.label(option, self.table.view, self.words)

    def spoken(self, option: Option) -> set[str]:
        """The words of an option's text and of its code."""
        return {*plain_word(self.words.option(option)).split(), *option.code.split(":")}

    def called(self, option: Option) -> set[str]:
        """Names that select an option: its text, the words of its code, the names of its cards."""
        found = {*plain_names(self.words.option(option)), *option.code.split(":")}
        for part, number in zip(option.verb.parts, option.numbers, strict=False):
            text = part.text + part.write(number).split(".")[0]
            if part.words and part.text and self.words.texts.has(text):
                found |= plain_names(self.words.texts.say(text))
        return found

    def refuse(self, typed: str) -> None:
        """Name the rule that forbids this, or say that the input was not understood."""
        rule = why_not(typed, self.table, self.renderer, self.words)
        if rule is None:
            self.print_text("cli-not-understood", style="soft", typed=typed)
            return
        self.print_text("cli-not-now", style="bad", typed=typed)
        if rule:
            self.console.print(self.indented(rule_text(rule, self.words.texts)))

    def explain(self, asked: str, decision: Decision, menu: Menu) -> None:
        """Explain the keys, the option of a number, a card or a rule."""
        if not asked:
            self.help(decision)
            return
        game = self.table.session.game
        option = menu.pick(int(asked)) if asked.isdecimal() else decision.find(asked) or game.option(asked.lower())
        found = (
            explain_option(option, game, self.words, self.renderer, self.table.view)
            if option is not None
            else explain_words(asked, game, self.words.texts, self.renderer, self.table.view)
        )
        for one in found:
            self.console.print(self.indented(one))
        if not found:
            self.print_text("cli-nothing-found", style="soft", words=asked)

    def help(self, decision: Decision) -> None:
        """List the commands that this game supports."""
        example = next((option for option in decision.options if option.numbers), decision.options[0])
        self.print_text("cli-play-help", code=example.code)
        if self.renderer.discards(self.table.view, self.words) is not None:
            self.print_text("cli-play-help-discards")
        if self.renderer.rests:
            self.print_text("cli-play-help-rest")
        if has_advice(self.table.session.game.id):
            self.print_text("cli-play-help-advice")
        self.print_text("cli-play-help-more")

    def command(self, key: str, rest: str, decision: Decision) -> bool:
        """Run a command; returns True if the question is answered or outdated by it."""
        if key == "q":
            self.leave()
        elif key == "u":
            return self.undo()
        elif key == "l":
            self.show_log()
        elif key == "s":
            self.save(rest)
        elif key == "h":
            self.show_table(brief=False)
            self.show_people()
        elif key == "t":
            self.show_table(brief=False)
            self.console.print(self.question(decision))
        elif key == "d":
            self.show_discards()
        elif key == "a":
            self.show_advice(decision)
        elif key == "p":
            return self.rest(decision)
        return False

    def show_people(self) -> None:
        shown = self.renderer.people(self.table.view, self.words)
        if shown is not None:
            self.console.print(self.indented(shown))
            self.console.print()

    def show_discards(self) -> None:
        shown = self.renderer.discards(self.table.view, self.words)
        if shown is None:
            self.print_text("cli-no-discards", style="soft")
        else:
            self.console.print(self.indented(shown))

    def show_advice(self, decision: Decision) -> None:
        """Show what a search would choose, the chances of the best options, and why."""
        if not has_advice(self.table.session.game.id):
            self.print_text("cli-no-advice", style="soft")
            return
        with self.console.status(self.terminal.say("cli-thinking")):
            advice = self.table.advice(decision)
        for one in advice.options:
            option = self.words.option(one.option)
            if one.percent is None:
                self.print_text("cli-advice-alone", option=option)
            else:
                self.print_text("cli-advice", option=option, percent=one.percent)
        for why in (advice.reason, advice.odds):
            self.console.print(self.indented(Text(self.words.prompt(why), style="soft")))

    def undo(self) -> bool:
        """Undo the person's last choice; returns False if that is not possible."""
        if all(choice.seat != self.table.me for choice in self.table.session.choices):
            self.print_text("cli-nothing-to-undo", style="soft")
            return False
        try:
            self.table.undo()
        except IgrotekaError as problem:
            self.console.print(self.indented(Text(self.terminal.error(problem), style="bad")))
            return False
        self.print_text("cli-undone", style="soft")
        return True

    def rest(self, decision: Decision) -> bool:
        """Pass everything until the person's own turn; returns False if nothing can be passed."""
        option = self.renderer.default(decision)
        if option is None or decision.visibility == OPEN:
            self.print_text("cli-no-rest", style="soft")
            return False
        self.table.resting = True
        self.table.choose(option)
        return True

    def show_log(self) -> None:
        entries = self.table.session.journal_for(self.table.me)
        self.print_entries(entries[-LONG_LOG:])

    # Leaving and saving.

    def leave(self) -> None:
        """Ask for confirmation, offer to save, and leave."""
        if self.agrees("cli-leave-really", default=True):
            self.offer_to_save()
            raise Leave

    def offer_to_save(self) -> None:
        """Save to the file of the command line, or ask."""
        if self.saving.at_end:
            self.write(self.saving)
            return
        while self.agrees("cli-save-offer", default=False):
            if self.save():
                return

    def save(self, name: str = "") -> bool:
        """Ask for a file name and save. An existing file is only overwritten after confirmation."""
        typed = name or self.read(self.terminal.say("cli-save-as", file=str(self.saving.file))).strip()
        saving = replace(self.saving, file=Path(typed).expanduser()) if typed else self.saving
        if saving.file.is_file() and not self.agrees("cli-save-over", default=False, file=str(saving.file)):
            self.print_text("cli-not-saved", style="soft")
            return False
        try:
            self.write(saving)
        except IgrotekaError as problem:
            self.console.print(self.indented(Text(self.terminal.error(problem), style="bad")))
            return False
        return True

    def write(self, saving: SaveTarget) -> None:
        """Write the file, and print the command that continues from it."""
        session = self.table.session
        names = dict(enumerate(self.words.names.names))
        if saving.as_replay:
            text = write_replay(replay_of(session, names=names, match=saving.match))
        else:
            text = write_position(session.game, session.state)
        write_text(saving.file, text)
        self.print_text("cli-saved", style="good", file=str(saving.file))
        if saving.goes_on(over=self.table.outcome is not None):
            self.print_text("cli-saved-continue", style="soft", command=self.how_to_go_on(saving))

    def how_to_go_on(self, saving: SaveTarget) -> str:
        """The command that continues a saved game."""
        file = shlex.quote(str(saving.file))
        seat = f" --seat {LETTERS[self.table.me]}" if self.table.me else ""
        if saving.as_replay:
            return f"igroteka play {self.table.session.game.id} --continue {file}{seat}"
        return f"igroteka position play {file}{seat}"

    def agrees(self, question: str, *, default: bool, **arguments: str) -> bool:
        """Ask a yes/no question until it is answered; Enter and end of input take the default."""
        yes, no = self.terminal.say("cli-yes-words").split(), self.terminal.say("cli-no-words").split()
        while True:
            try:
                typed = self.read(self.terminal.say(question, **arguments)).strip().lower()
            except EOFError:
                return default
            if not typed:
                return default
            if typed in yes or typed in no:
                return typed in yes

    def read(self, prompt: str) -> str:
        return read_line(self.console, Text.assemble((f"{prompt} ", "head")))
