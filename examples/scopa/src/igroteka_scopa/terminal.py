"""The table of Scopa in the terminal: the cards of the table, the players, your hand."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from igroteka.core.options import Option
from igroteka.core.outcome import Outcome
from igroteka.core.views import View
from igroteka.terminal.flow import Flow
from igroteka.terminal.renderer import TerminalRenderer
from igroteka.terminal.words import Words
from igroteka_scopa.rules.cards import FACTS
from igroteka_scopa.rules.view import ScopaBoard
from igroteka_scopa.rules.words import PLAY

# Suits by colours that can be read on a dark and on a light ground.
COLOURS: Final = {"d": "bold #231700 on #f2c14e", "h": "bold #ffffff on #b3261e", "c": "bold #ffffff on #1e6b3a"}
OTHER: Final = "bold #ffffff on #1f5c99"
RULES: Final = {
    f"scopa-card-{rank['id']}{suit['id']}": "SCO-P03" if (rank["id"], suit["id"]) == ("7", "d") else "SCO-C02"
    for suit in FACTS["suits"]
    for rank in FACTS["ranks"]
}


class ScopaRenderer(TerminalRenderer):
    """Scopa."""

    rests = False

    def table(self, view: View, words: Words, *, brief: bool) -> RenderableType:
        board = view.board
        assert isinstance(board, ScopaBoard)
        grid = Table.grid(padding=(0, 2))
        texts = words.texts
        grid.add_row(Text(texts.say("scopa-zone-table"), style="head"), chips(board.table, words))
        if board.played:
            grid.add_row(Text(texts.say("scopa-zone-played"), style="head"), chips([board.played], words))
        if board.hand:
            grid.add_row(Text(texts.say("scopa-zone-hand"), style="head"), chips(board.hand, words))
        return Group(grid, Text(), players(board, words), Text(texts.say("cli-scopa-deck", count=board.deck_size)))

    def open_table(self, public: View, views: list[View], words: Words) -> RenderableType:
        grid = Table.grid(padding=(0, 2))
        for view in views:
            assert isinstance(view.board, ScopaBoard)
            grid.add_row(Text(words.name(view.seat), style="head"), chips(view.board.hand, words))
        return Group(self.table(public, words, brief=False), Text(), grid)

    def facts(self, outcome: Outcome, words: Words) -> list[str]:
        deals = outcome.facts["deals"]
        assert isinstance(deals, int)
        return [words.texts.say("cli-scopa-fact-deals", count=deals)]

    def closing(self, view: View, words: Words) -> RenderableType:
        assert isinstance(view.board, ScopaBoard)
        return players(view.board, words)

    def rule_of(self, part: str) -> str:
        return RULES.get(part, "")

    def rule_of_option(self, option: Option) -> str:
        return "SCO-T01" if option.verb is PLAY else "SCO-T05"


def chips(cards: list[str], words: Words) -> RenderableType:
    """Cards side by side."""
    if not cards:
        return Text("–")
    named = [(card, words.texts.attribute(f"scopa-card-{card}", "named")) for card in cards]
    return Flow([Text(f" {name} ", style=COLOURS.get(card[-1], OTHER)) for card, name in named], gap=1)


def players(board: ScopaBoard, words: Words) -> Table:
    """What everybody has."""
    grid = Table.grid(padding=(0, 2))
    texts = words.texts
    for seat, player in enumerate(board.players):
        dealer = f" ({texts.say('scopa-note-dealer')})" if seat == board.dealer else ""
        grid.add_row(
            Text(words.name(seat) + dealer, style="head"),
            Text(texts.say("cli-scopa-points", points=player.points, goal=board.goal)),
            Text(texts.say("cli-scopa-taken", count=len(player.pile))),
            Text(texts.say("cli-scopa-sweeps", count=player.sweeps), style="soft" if not player.sweeps else ""),
        )
    return grid


RENDERER: Final = ScopaRenderer()
