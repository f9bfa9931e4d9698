"""What the terminal asks of a game's face, and the plain one for games that have none."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from types import MappingProxyType

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from igroteka.core.decisions import Decision
from igroteka.core.journal import Entry
from igroteka.core.options import Option
from igroteka.core.outcome import Outcome
from igroteka.core.views import View, plain
from igroteka.terminal.words import Words


class Face(ABC):
    """How one game shows itself. It sees views only."""

    harmless: frozenset[str] = frozenset({"pass"})  # verbs that Enter may take when they are the default
    rests: bool = True  # are there questions that one may let pass until the next turn?
    combos: frozenset[str] = frozenset()  # verbs that spend several cards: the name of one is not enough for them
    rows: frozenset[str] = frozenset()  # verbs whose options stand side by side: they differ in one word only
    topics: Mapping[str, tuple[str, ...]] = MappingProxyType({})  # the rules about a word that is no card
    many: int = 12  # options that a menu shows one below the other; more go into columns

    @abstractmethod
    def table(self, view: View, words: Words, *, brief: bool) -> RenderableType:
        """The table as the seat of the view sees it; `brief` without what stays the same all the time."""

    def open_table(self, public: View, views: list[View], words: Words) -> RenderableType:
        """The table as somebody sees it who may see everything: what is public, and the views of all seats."""
        tables = [
            Group(Text(words.name(view.seat), style="head"), self.table(view, words, brief=False)) for view in views
        ]
        return Group(*tables)

    def question(self, decision: Decision, view: View, words: Words) -> str:
        """What is asked."""
        return words.prompt(decision.prompt)

    def label(self, option: Option, view: View, words: Words) -> str:
        """What can be chosen."""
        return words.option(option)

    def default(self, decision: Decision) -> Option | None:
        """What Enter takes: the default, if there is one and it does no harm."""
        if len(decision.defaults) == 1 and decision.defaults[0].verb.name in self.harmless:
            return decision.defaults[0]
        return None

    def tried(self, typed: str, decision: Decision, view: View, words: Words) -> Option | None:
        """What somebody means who names cards and players as the table shows them, offered or not."""
        return None

    def people(self, view: View, words: Words) -> RenderableType | None:
        """What the table in full says about the players beneath it, if there is more to say."""
        return None

    def discards(self, view: View, words: Words) -> RenderableType | None:
        """All cards that everybody may look through; None if the game has no such pile."""
        return None

    def facts(self, outcome: Outcome, words: Words) -> list[str]:
        """What is worth telling at the end besides the places."""
        return []

    def score(self, points: int, words: Words) -> str:
        """What a player has in a match."""
        return str(points)

    def closing(self, view: View, words: Words) -> RenderableType | None:
        """What of the table is worth another look when the game is over."""
        return None

    def rule_of(self, part: str) -> str:
        """The id of the rule of a card or another part, if it has one."""
        return ""

    def rule_of_option(self, option: Option) -> str:
        """The id of the rule of an option, if there is one besides those of its cards."""
        return ""

    def about(self, option: Option, view: View) -> list[str]:
        """The cards, as texts, that an option is about without naming them: what lies where it points."""
        return []

    def meant(self, asked: str, view: View) -> list[str]:
        """The cards, as texts, that lie on a place of the table that somebody asks about."""
        return []

    def puts_out(self, entry: Entry, seat: int) -> bool:
        """Does this line of the journal tell a player that the game is over for him?"""
        return False

    def tells(self, entry: Entry) -> bool:
        """Is this line of the journal worth a sentence? The table or the next line may say the same."""
        return True

    def mark(self, text: Text, words: Words) -> Text:
        """Set off in a sentence what the reader should find quickly."""
        return text

    def worth_telling(self, entries: list[Entry]) -> list[Entry]:
        """The lines of the journal that are worth a sentence."""
        return [entry for entry in entries if self.tells(entry)]

    def sentence(self, entry: Entry, words: Words) -> Text:
        """A line of the journal in words."""
        return self.mark(Text(words.entry(entry)), words)

    def story(self, entries: list[Entry], words: Words) -> Table:
        """Lines of the journal as sentences, one below the other."""
        grid = Table.grid(padding=(0, 1))
        for entry in self.worth_telling(entries):
            grid.add_row(Text("·", style="soft"), self.sentence(entry, words))
        return grid


class PlainFace(Face):
    """Shows the fields of a view as they are: for games that have no face of their own."""

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
            yield Text(_told(one))
    else:
        yield Text(_told(value))


def _told(value: object) -> str:
    if isinstance(value, dict):
        return "  ".join(f"{key}: {_told(one)}" for key, one in value.items())
    if isinstance(value, list):
        return ", ".join(_told(one) for one in value) or "–"
    return "–" if value is None else str(value)
