"""A game in the terminal with a coach, who explains what is new and asks once more before a choice that costs much."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from igroteka.bots.advice import has_advice
from igroteka.cli.solo_table import SoloTable
from igroteka.cli.terminal import Terminal
from igroteka.cli.terminal_game import SaveTarget, TerminalGame
from igroteka.core.decisions import Decision
from igroteka.core.options import Option
from igroteka.terminal.renderer import TerminalRenderer
from igroteka.texts import Names

MOST_EXPLAINED = 4  # cards before one question; the others come next time
QUESTION, ABOUT = "-ask-", "-coach-"  # the words about the question `<game>-ask-<name>` are `<game>-coach-<name>`


class CoachedGame(TerminalGame):
    """A game whose coach explains each kind of card and question when it first comes up."""

    def __init__(
        self, terminal: Terminal, table: SoloTable, names: Names, renderer: TerminalRenderer, saving: SaveTarget
    ) -> None:
        super().__init__(terminal, table, names, renderer, saving)
        self.explained: set[str] = set()

    def show(self, decision: Decision) -> None:
        super().show(decision)
        for id, attribute in list(self.new_topics(decision))[: MOST_EXPLAINED + 1]:
            self.explained.add(id)
            self.print_topic(id, attribute)

    def new_topics(self, decision: Decision) -> Iterator[tuple[str, str]]:
        """What the question and its options name for the first time: a text id, and the attribute that explains it."""
        texts = self.words.texts
        about = decision.prompt.phrase.text.replace(QUESTION, ABOUT)
        if ABOUT in about and about not in self.explained and texts.has(about):
            yield about, ""
        known = set(self.explained)
        for option in decision.options:
            for part, number in zip(option.verb.parts, option.numbers, strict=False):
                id = part.text + part.write(number).split(".")[0] if part.text else ""
                if id and id not in known and texts.has(id, "text"):
                    known.add(id)
                    yield id, "text"

    def print_topic(self, id: str, attribute: str) -> None:
        texts = self.words.texts
        title = texts.say(id) if attribute else texts.attribute(id, "title")
        words = texts.attribute(id, attribute) if attribute else texts.say(id)
        self.console.print(self.indented(Text.assemble((f"{title}: ", "head"), (words, "soft"))))

    def confirms(self, option: Option, decision: Decision) -> bool:
        """Ask once more before a choice that surely costs much of the chance of winning."""
        if len(decision.options) == 1 or not has_advice(self.table.session.game.id):
            return True
        with self.console.status(self.terminal.say("cli-thinking")):
            advice = self.table.advice(decision)
        best, mistake = advice.options[0], next((one for one in advice.mistakes if one.option == option), None)
        if mistake is None or mistake.percent is None or best.percent is None:
            return True
        self.print_text("cli-coach-mistake", style="bad", before=best.percent, after=mistake.percent)
        self.print_text("cli-coach-better", option=self.label(best.option))
        self.console.print(self.indented(Text(self.words.prompt(advice.reason), style="soft")))
        return self.agrees("cli-coach-sure", default=False)
