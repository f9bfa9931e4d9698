"""How a game is drawn in the terminal: the interface, and the plain renderer of games that bring none."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from igroteka.core.decisions import Decision
from igroteka.core.journal import Entry
from igroteka.core.options import Option
from igroteka.core.outcome import Outcome
from igroteka.core.views import View, plain
from igroteka.terminal.words import Words


class TerminalRenderer(ABC):
    """Draws one game in the terminal, from views only, so that it cannot show what a seat may not know."""

    harmless: frozenset[str] = frozenset({"pass"})  # verbs that Enter may take when they are the default
    rests: bool = True  # True if a player can pass everything until their next turn
    combos: frozenset[str] = frozenset()  # verbs that spend several cards: typing one card name does not select them
    rows: frozenset[str] = frozenset()  # verbs whose options are shown in one row, because they differ in one word only
    many: int = 12  # options in one column of a menu; more are shown in several columns

    @abstractmethod
    def table(self, view: View, words: Words, *, brief: bool) -> RenderableType:
        """The table as the seat of the view sees it; `brief` leaves out what rarely changes."""

    def open_table(self, public: View, views: list[View], words: Words) -> RenderableType:
        """The table with nothing hidden: the public view and the views of all seats."""
        tables = [
            Group(Text(words.name(view.seat), style="head"), self.table(view, words, brief=False)) for view in views
        ]
        return Group(*tables)

    def question(self, decision: Decision, view: View, words: Words) -> str:
        return words.prompt(decision.prompt)

    def label(self, option: Option, view: View, words: Words) -> str:
        """The option as a line of the menu."""
        return words.option(option)

    def default(self, decision: Decision) -> Option | None:
        """The option that Enter selects: the only default, if its verb is harmless."""
        if len(decision.defaults) == 1 and decision.defaults[0].verb.name in self.harmless:
            return decision.defaults[0]
        return None

    def guess_option(self, typed: str, decision: Decision, view: View, words: Words) -> Option | None:
        """The option, legal or not, that a player means who types cards and players as the table shows them."""
        return None

    def people(self, view: View, words: Words) -> RenderableType | None:
        """Details about the players, shown below the full table."""
        return None

    def discards(self, view: View, words: Words) -> RenderableType | None:
        """The public discard pile; None if the game has none."""
        return None

    def facts(self, outcome: Outcome, words: Words) -> list[str]:
        """Sentences for the end of the game, besides the places."""
        return []

    def score(self, points: int, words: Words) -> str:
        """The score of a player in a match."""
        return str(points)

    def closing(self, view: View, words: Words) -> RenderableType | None:
        """What is shown of the table when the game is over."""
        return None

    def rule_of(self, part: str) -> str:
        """The id of the rule of a card or another part, if it has one."""
        return ""

    def rule_of_option(self, option: Option) -> str:
        """The id of an option's own rule, besides the rules of its cards."""
        return ""

    def about(self, option: Option, view: View) -> list[str]:
        """Text ids of cards that an option points to without naming them."""
        return []

    def parts_at(self, asked: str, view: View) -> list[str]:
        """Text ids of the cards at a place of the table, such as `B16`."""
        return []

    def eliminates(self, entry: Entry, seat: int) -> bool:
        """True if this journal entry eliminates the player in that seat."""
        return False

    def is_shown(self, entry: Entry) -> bool:
        """False for journal entries that repeat what the table or the next entry shows."""
        return True

    def highlight(self, text: Text, words: Words) -> Text:
        """Highlight the words that a reader looks for."""
        return text

    def shown_entries(self, entries: list[Entry]) -> list[Entry]:
        return [entry for entry in entries if self.is_shown(entry)]

    def sentence(self, entry: Entry, words: Words) -> Text:
        """A journal entry in words."""
        return self.highlight(Text(words.entry(entry)), words)

    def story(self, entries: list[Entry], words: Words) -> Table:
        """Journal entries as sentences, one below the other."""
        grid = Table.grid(padding=(0, 1))
        for entry in self.shown_entries(entries):
            grid.add_row(Text("·", style="soft"), self.sentence(entry, words))
        return grid


class PlainRenderer(TerminalRenderer):
    """Shows the fields of a view as plain data."""

    def table(self, view: View, words: Words, *, brief: bool) -> RenderableType:
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style="head")
        grid.add_column()
        data = plain(view.board)
        fields = data.items() if isinstance(data, dict) else {view.game: data}.items()
        for name, value in fields:
            grid.add_row(str(name), Group(*_lines(value)))
        return grid


def _lines(value: object) -> Iterator[Text]:
    """A list of records in a line each, anything else in one line."""
    if isinstance(value, list) and any(isinstance(one, dict) for one in value):
        for one in value:
            yield Text(_text_of(one))
    else:
        yield Text(_text_of(value))


def _text_of(value: object) -> str:
    if isinstance(value, dict):
        return "  ".join(f"{key}: {_text_of(one)}" for key, one in value.items())
    if isinstance(value, list):
        return ", ".join(_text_of(one) for one in value) or "–"
    return "–" if value is None else str(value)
