"""The greedy bot of Scopa: it takes what counts most, and leaves as little as it can to the next player."""

from __future__ import annotations

from typing import Final

from igroteka.bots.bot import Imagine
from igroteka.bots.greedy.reasoned import ReasonedOption
from igroteka.core.decisions import Decision
from igroteka.core.options import Option
from igroteka.core.random import Random
from igroteka.core.views import View
from igroteka_scopa.bots.judging import best_capture
from igroteka_scopa.rules.cards import CARDS, SETTEBELLO
from igroteka_scopa.rules.view import ScopaBoard
from igroteka_scopa.rules.words import PLAY


class GreedyScopa:
    """Plays at once, like a sensible person who looks one card ahead."""

    name = "greedy"

    def choose(self, view: View, decision: Decision, random: Random, imagine: Imagine) -> Option:
        return self.consider(view, decision).option

    def consider(self, view: View, decision: Decision) -> ReasonedOption:
        """One of the options, and why."""
        board = view.board
        assert isinstance(board, ScopaBoard)
        table = [CARDS.index(card) for card in board.table]
        if decision.options[0].verb is PLAY:
            return best_play(board, table, decision.options)
        wanted = best_capture(table, CARDS.index(board.played), last=is_last(board))[1]
        picks = [option for option in decision.options if option.numbers[0] in wanted]
        option = picks[0] if picks else decision.options[0]
        return ReasonedOption(option, reason(table, CARDS.index(board.played), wanted))


def best_play(board: ScopaBoard, table: list[int], options: list[Option]) -> ReasonedOption:
    """The card that does most."""
    last = is_last(board)
    found = [(best_capture(table, option.numbers[0], last=last), option) for option in options]
    (_, taken), option = max(found, key=lambda one: one[0][0])
    if len(options) == 1:
        return ReasonedOption(option, "bot-scopa-forced")
    return ReasonedOption(option, reason(table, option.numbers[0], taken))


def is_last(board: ScopaBoard) -> bool:
    """Is the card that is played now the last one of the deal? (SCO-W02)"""
    held = sum([player.hand_size for player in board.players])
    return board.deck_size == 0 and held == (0 if board.played else 1)


def reason(table: list[int], card: int, taken: list[int]) -> str:
    """The id of the text that says why."""
    if not taken:
        return "bot-scopa-lay"
    if len(taken) == len(table):
        return "bot-scopa-sweep"
    return "bot-scopa-settebello" if card == SETTEBELLO or SETTEBELLO in taken else "bot-scopa-take"


BOT: Final = GreedyScopa()
