"""A person at the keyboard: shows the table when there is something to choose, and understands what is typed."""

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
from igroteka.cli.table import Table
from igroteka.cli.terminal import Terminal
from igroteka.core.decisions import OPEN, Decision
from igroteka.core.errors import IgrotekaError
from igroteka.core.journal import Entry
from igroteka.core.match import Match
from igroteka.core.options import Option
from igroteka.core.outcome import Outcome
from igroteka.core.phrases import LETTERS
from igroteka.core.positions import write_position
from igroteka.core.replays import record, write_replay
from igroteka.terminal.face import Face
from igroteka.terminal.words import Words, plain_names, plain_word
from igroteka.texts import Names

# The letters of commands, and what the same keys type on a Russian keyboard.
KEYS = {"q": "q", "u": "u", "l": "l", "s": "s", "t": "t", "p": "p", "h": "h", "d": "d", "a": "a"}
KEYS |= {"й": "q", "г": "u", "д": "l", "ы": "s", "е": "t", "з": "p", "р": "h", "в": "d", "ф": "a"}
FRAME = 5  # lines around the table: the heading, gaps, and where one types
INDENT = 2
BULLET = 2  # the dot before each sentence of a story
PASS = "pass"  # the verb of somebody who does nothing about it
LONG_LOG = 40  # entries of the journal that are told again


class Leave(Exception):
    """The person wants to leave the table."""


@dataclass(frozen=True)
class Saving:
    """Where a game is saved, and whether as a replay: a game that began with an arranged position is saved as one."""

    file: Path
    as_replay: bool = True
    at_end: bool = False  # was the file named on the command line? Then nobody is asked
    match: Match | None = None  # of which this is a game

    def goes_on(self, *, over: bool) -> bool:
        """Is there something to continue, now that the game is over or not?"""
        return not over or (self.match is not None and self.match.played + 1 < self.match.games)


class Sitting:
    """One game of a person against bots, to its end or until the person leaves."""

    def __init__(self, terminal: Terminal, table: Table, names: Names, face: Face, saving: Saving) -> None:
        self.terminal = terminal
        self.console = terminal.console
        self.table = table
        self.words = Words(terminal.texts.at_table(table.session.state.setup.settings), names)
        self.face = face
        self.saving = saving

    # The course of a game.

    def run(self) -> None:
        """Play until the game is over or the person leaves; end of input means to leave."""
        try:
            while (decision := self.table.ask(self.face.default)) is not None:
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
        """The person has pressed Ctrl-C: offer once to save. A second Ctrl-C means no."""
        self.console.print()
        with suppress(EOFError, KeyboardInterrupt):
            if not self.saving.at_end and self.agrees("cli-save-offer", default=False):
                self.save()
        self.part()

    def part(self) -> None:
        """Save the game if that was wished from the start, and say goodbye."""
        self.terminal.print("cli-play-left", style="soft")
        if self.saving.at_end:
            self.write(self.saving)

    def answer(self, decision: Decision) -> None:
        """Ask until there is an answer. Taking something back, too, leads to a new question."""
        menu = make_menu(decision, self.face.default(decision))
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
                if option is not None:
                    self.table.choose(option)
                    return

    def finish(self) -> None:
        """The end: what happened last, the places, and the offer to save."""
        self.tell_news()
        outcome = self.table.outcome
        assert outcome is not None
        self.console.print(Rule(style="soft"))
        self.console.print(Padding(self.places(outcome), (1, 2)))
        closing = self.face.closing(self.table.view, self.words)
        if closing is not None:
            self.console.print(Padding(closing, (0, 0, 1, INDENT), expand=False))
        for fact in self.face.facts(outcome, self.words):
            self.console.print(Text(f"  {fact}"))
        self.console.print()
        self.offer_to_save()

    # What is shown.

    def show(self, decision: Decision) -> None:
        """What has happened, the table, and the question."""
        default = self.face.default(decision)
        passing = default is not None and decision.visibility != OPEN
        reacting = passing and default is not None and default.verb.name == PASS
        title = self.terminal.say("cli-your-answer" if reacting else "cli-your-turn")
        self.console.print()
        self.console.print(Rule(Text(title, style="head"), style="soft", align="left"))
        before = self.tell_news() + len(self.console.render_lines(self.question(decision)))
        self.show_table(brief=passing or not self.has_room(before))
        self.console.print(self.question(decision))

    def has_room(self, lines: int) -> bool:
        """Would the table in full still fit into the window, beside so many lines?"""
        full = self.console.render_lines(self.face.table(self.table.view, self.words, brief=False))
        return lines + len(full) + FRAME <= self.console.height

    def show_table(self, *, brief: bool) -> None:
        """The table as the person sees it."""
        self.console.print(self.indented(self.face.table(self.table.view, self.words, brief=brief)))
        self.console.print()

    def question(self, decision: Decision) -> RenderableType:
        """The question and its options."""
        menu = make_menu(decision, self.face.default(decision))
        prompt = Text(self.face.question(decision, self.table.view, self.words), style="head")
        width = self.console.width - INDENT
        return self.indented(Group(prompt, show_menu(menu, self.words, self.face, self.table.view, width)))

    def tell_news(self) -> int:
        """Tell what everybody has done since the last question; how many lines its last page takes, at least."""
        last = self.tell_story(self.table.news())
        if last:
            self.console.print()
        return last

    def tell_story(self, told: list[Entry]) -> int:
        """Tell lines of the journal, page by page; how many stand on the last page."""
        entries = self.face.worth_telling(told)
        while len(entries) > (most := self.page(entries)):
            self.console.print(self.indented(self.face.story(entries[:most], self.words)))
            entries = entries[most:]
            self.pause()
        if entries:
            self.console.print(self.indented(self.face.story(entries, self.words)))
        return len(entries)

    def page(self, entries: list[Entry]) -> int:
        """How many entries are told at once to somebody who reads along: a window full, or up to his own end."""
        if not self.reads_along():
            return len(entries)
        lines = 0
        for number, entry in enumerate(entries):
            sentence = self.face.sentence(entry, self.words)
            lines += len(sentence.wrap(self.console, self.console.width - INDENT - BULLET))
            if lines > self.console.height - FRAME and number:
                return number
            if self.face.puts_out(entry, self.table.me):
                return number + 1
        return len(entries)

    def reads_along(self) -> bool:
        """Does somebody sit at a terminal, and not a program?"""
        return self.console.is_terminal and sys.stdin.isatty()

    def pause(self) -> None:
        """Wait until the person has read what is shown."""
        with suppress(EOFError):
            self.read(self.terminal.say("cli-pause"))

    def tell(self, id: str, style: str = "", **arguments: str | int) -> None:
        """Answer what was typed."""
        self.console.print(self.indented(Text(self.terminal.say(id, **arguments), style=style)))

    def indented(self, shown: RenderableType) -> Padding:
        """Everything about the game stands a little to the right of what is typed."""
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

    # What is typed.

    def understand(self, typed: str, decision: Decision, menu: Menu) -> Option | None:
        """The option that was meant; if none, say why."""
        if not typed:
            if menu.default is None:
                self.tell("cli-no-default", style="soft")
            return menu.default
        if typed.isdecimal():
            option = menu.pick(int(typed))
            if option is None:
                self.tell("cli-no-such-number", style="bad", number=typed)
            return option
        return self.by_words(typed, decision, menu)

    def by_words(self, typed: str, decision: Decision, menu: Menu) -> Option | None:
        """An option by its code, or by the one word, name or beginning of a name that only it has."""
        exact = decision.find(typed)
        if exact is not None:
            return exact
        wanted = plain_word(typed)
        named = self.named(wanted, decision)
        if len(named) == 1 and self.is_sure(named[0], wanted):
            return named[0]
        if named:
            self.tell_apart(named, menu)
        else:
            self.refuse(typed)
        return None

    def named(self, wanted: str, decision: Decision) -> list[Option]:
        """The options that are called so, or begin so, or have all the words; a single card goes before combos."""
        called = {option: self.called(option) for option in decision.options}
        found = [option for option in called if wanted in called[option]]
        if not found and len(wanted) >= SHORTEST and wanted not in self.terminal.say("cli-no-words").split():
            found = [option for option in called if any(name.startswith(wanted) for name in called[option])]
        if not found and " " in wanted and not wanted.replace(" ", "").isdecimal():
            found = [option for option in called if set(wanted.split()) <= self.spoken(option)]
        return [option for option in found if option.verb.name not in self.face.combos] or found

    def is_sure(self, option: Option, wanted: str) -> bool:
        """Is the option meant for certain? The name of one card is not enough to spend several."""
        return option.verb.name not in self.face.combos or wanted == plain_word(self.words.option(option))

    def tell_apart(self, options: list[Option], menu: Menu) -> None:
        """Say which options may have been meant."""
        self.tell("cli-several-options", style="soft")
        for option in options[: self.face.many]:
            line = Text.assemble((f" {menu.number_of(option):>2} ", "act"), " ", self.label(option))
            self.console.print(self.indented(line))

    def label(self, option: Option) -> str:
        """An option as the menu has it."""
        return self.face.label(option, self.table.view, self.words)

    def spoken(self, option: Option) -> set[str]:
        """The words of an option's text and of its code."""
        return {*plain_word(self.words.option(option)).split(), *option.code.split(":")}

    def called(self, option: Option) -> set[str]:
        """What an option may be called: its text, the words of its code, the names of its cards."""
        found = {*plain_names(self.words.option(option)), *option.code.split(":")}
        for part, number in zip(option.verb.parts, option.numbers, strict=False):
            text = part.text + part.write(number).split(".")[0]
            if part.words and part.text and self.words.texts.has(text):
                found |= plain_names(self.words.texts.say(text))
        return found

    def refuse(self, typed: str) -> None:
        """Say by which rule this cannot be chosen, or that it was not understood."""
        rule = why_not(typed, self.table, self.face, self.words)
        if rule is None:
            self.tell("cli-not-understood", style="soft", typed=typed)
            return
        self.tell("cli-not-now", style="bad", typed=typed)
        if rule:
            self.console.print(self.indented(rule_text(rule, self.words.texts)))

    def explain(self, asked: str, decision: Decision, menu: Menu) -> None:
        """Help: about the keys, about the option of a number, or about a card or rule."""
        if not asked:
            self.help(decision)
            return
        game = self.table.session.game
        option = menu.pick(int(asked)) if asked.isdecimal() else decision.find(asked) or game.option(asked.lower())
        found = (
            explain_option(option, game, self.words, self.face, self.table.view)
            if option is not None
            else explain_words(asked, game, self.words.texts, self.face, self.table.view)
        )
        for one in found:
            self.console.print(self.indented(one))
        if not found:
            self.tell("cli-nothing-found", style="soft", words=asked)

    def help(self, decision: Decision) -> None:
        """What can be typed, as far as this game has a use for it."""
        example = next((option for option in decision.options if option.numbers), decision.options[0])
        self.tell("cli-play-help", code=example.code)
        if self.face.discards(self.table.view, self.words) is not None:
            self.tell("cli-play-help-discards")
        if self.face.rests:
            self.tell("cli-play-help-rest")
        if has_advice(self.table.session.game.id):
            self.tell("cli-play-help-advice")
        self.tell("cli-play-help-more")

    def command(self, key: str, rest: str, decision: Decision) -> bool:
        """Carry out a command; is the question answered or outdated by it?"""
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
        """Who sits at the table, in full."""
        shown = self.face.people(self.table.view, self.words)
        if shown is not None:
            self.console.print(self.indented(shown))
            self.console.print()

    def show_discards(self) -> None:
        """All cards of the discard pile."""
        shown = self.face.discards(self.table.view, self.words)
        if shown is None:
            self.tell("cli-no-discards", style="soft")
        else:
            self.console.print(self.indented(shown))

    def show_advice(self, decision: Decision) -> None:
        """What a search would choose, how good the best options are, and why."""
        if not has_advice(self.table.session.game.id):
            self.tell("cli-no-advice", style="soft")
            return
        with self.console.status(self.terminal.say("cli-thinking")):
            advice = self.table.advice(decision)
        for one in advice.options:
            option = self.words.option(one.option)
            if one.percent is None:
                self.tell("cli-advice-alone", option=option)
            else:
                self.tell("cli-advice", option=option, percent=one.percent)
        for why in (advice.reason, advice.odds):
            self.console.print(self.indented(Text(self.words.prompt(why), style="soft")))

    def undo(self) -> bool:
        """Take the last choice back, if that is still possible; was it?"""
        if all(choice.seat != self.table.me for choice in self.table.session.choices):
            self.tell("cli-nothing-to-undo", style="soft")
            return False
        try:
            self.table.undo()
        except IgrotekaError as problem:
            self.console.print(self.indented(Text(self.terminal.error(problem), style="bad")))
            return False
        self.tell("cli-undone", style="soft")
        return True

    def rest(self, decision: Decision) -> bool:
        """Let everything pass until the next question that everybody knows of: one's own turn."""
        option = self.face.default(decision)
        if option is None or decision.visibility == OPEN:
            self.tell("cli-no-rest", style="soft")
            return False
        self.table.resting = True
        self.table.choose(option)
        return True

    def show_log(self) -> None:
        """What has happened lately."""
        entries = self.table.session.journal_for(self.table.me)
        self.tell_story(entries[-LONG_LOG:])

    # Leaving and saving.

    def leave(self) -> None:
        """Ask whether the person really wants to go, and offer to save."""
        if self.agrees("cli-leave-really", default=True):
            self.offer_to_save()
            raise Leave

    def offer_to_save(self) -> None:
        """The game is over or left: save it where it was wished from the start, or ask."""
        if self.saving.at_end:
            self.write(self.saving)
            return
        while self.agrees("cli-save-offer", default=False):
            if self.save():
                return

    def save(self, name: str = "") -> bool:
        """Save the game under a name that the person may change. What is already there is kept, unless confirmed."""
        typed = name or self.read(self.terminal.say("cli-save-as", file=str(self.saving.file))).strip()
        saving = replace(self.saving, file=Path(typed).expanduser()) if typed else self.saving
        if saving.file.is_file() and not self.agrees("cli-save-over", default=False, file=str(saving.file)):
            self.tell("cli-not-saved", style="soft")
            return False
        try:
            self.write(saving)
        except IgrotekaError as problem:
            self.console.print(self.indented(Text(self.terminal.error(problem), style="bad")))
            return False
        return True

    def write(self, saving: Saving) -> None:
        """Write the file, and say how to go on from it."""
        session = self.table.session
        names = dict(enumerate(self.words.names.names))
        if saving.as_replay:
            text = write_replay(record(session, names=names, match=saving.match))
        else:
            text = write_position(session.game, session.state)
        write_text(saving.file, text)
        self.tell("cli-saved", style="good", file=str(saving.file))
        if saving.goes_on(over=self.table.outcome is not None):
            self.tell("cli-saved-continue", style="soft", command=self.how_to_go_on(saving))

    def how_to_go_on(self, saving: Saving) -> str:
        """The command that continues a saved game."""
        file = shlex.quote(str(saving.file))
        seat = f" --seat {LETTERS[self.table.me]}" if self.table.me else ""
        if saving.as_replay:
            return f"igroteka play {self.table.session.game.id} --continue {file}{seat}"
        return f"igroteka position play {file}{seat}"

    def agrees(self, question: str, *, default: bool, **arguments: str) -> bool:
        """A question with yes or no, asked until it is answered; Enter takes the default, as does the end of input."""
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
        """A line from the keyboard."""
        return read_line(self.console, Text.assemble((f"{prompt} ", "head")))
