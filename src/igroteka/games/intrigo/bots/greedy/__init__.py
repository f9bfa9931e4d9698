"""The greedy bot of Intrigo.

It looks one turn ahead: the value of the palace after each play and each purchase, if the rest were placed at random
(`palace.py`). `powers.py` enumerates the uses of a bought card, `draft.py` values the cards of a packet.
"""

from __future__ import annotations

from typing import Final

from igroteka.bots.bot import Imagine
from igroteka.bots.greedy.reasoned import ReasonedOption
from igroteka.core.decisions import Decision
from igroteka.core.options import Option
from igroteka.core.random import Random
from igroteka.core.views import View
from igroteka.games.intrigo.bots.greedy.draft import best_pick
from igroteka.games.intrigo.bots.greedy.palace import palace_of
from igroteka.games.intrigo.bots.greedy.turn import best_step, best_turn
from igroteka.games.intrigo.rules.view import DRAFT_PHASE, FAMILIES_PHASE, IntrigoBoard


class GreedyIntrigo:
    """Plays instantly, like a sensible person who counts what each token is worth to whom."""

    name = "greedy"

    def choose(self, view: View, decision: Decision, random: Random, imagine: Imagine) -> Option:
        return self.consider(view, decision).option

    def consider(self, view: View, decision: Decision) -> ReasonedOption:
        """One of the options, with a reason. A forced choice is taken without evaluation."""
        board = view.board
        assert isinstance(board, IntrigoBoard)
        if len(decision.options) == 1:
            return ReasonedOption(decision.options[0], "bot-intrigo-forced")
        if board.phase == FAMILIES_PHASE:
            return ReasonedOption(decision.options[0], "bot-intrigo-family")
        if board.phase == DRAFT_PHASE:
            return best_pick(board, view.seat, decision.options)
        palace = palace_of(board, view.seat)
        if board.buying is None:
            return best_turn(palace, decision.options)
        return best_step(palace, board.buying, decision.options)


BOT: Final = GreedyIntrigo()
