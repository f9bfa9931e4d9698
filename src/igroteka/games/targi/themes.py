"""What puzzles of Targi are about: the purpose of the best option, as hints give it."""

from __future__ import annotations

from typing import Final

from igroteka.bots.themes import Themes
from igroteka.core.decisions import Decision
from igroteka.core.options import Option
from igroteka.core.state import State
from igroteka.core.views import View
from igroteka.games.targi.bots.search import REASONS
from igroteka.games.targi.rules.components import BORDER
from igroteka.games.targi.rules.view import TargiBoard
from igroteka.games.targi.rules.words import PLACE_TARGI, SKIP

BY_REASON: Final[dict[str, str]] = {
    **dict.fromkeys(("raid", "pay", "trade", "sell"), "pay"),
    **dict.fromkeys(("use", "play", "row"), "build"),
    **dict.fromkeys(("take", "keep", "discard"), "choose"),
    "marker": "place",
    "leave": "wait",
}
BY_ACTION: Final[dict[str, str]] = {"trader": "pay", "silversmith": "pay", "noble": "build"}  # of border cards


class TargiThemes(Themes):
    def theme(self, view: View, decision: Decision, best: Option, rivals: list[Option]) -> str:
        if best.verb is not PLACE_TARGI:
            return BY_REASON.get(REASONS[best.verb], "choose")
        board = view.board
        assert isinstance(board, TargiBoard)
        place = best.verb.words(best.numbers)[0]
        other = board.players[1 - view.seat]
        if set(board.lines.get(place, ())) & set(other.crossings):
            return "block"
        action = BORDER[best.numbers[0]].action
        if action in BY_ACTION:
            return BY_ACTION[action]
        return "build" if set(board.lines.get(place, ())) & set(board.payable) else "place"

    def is_doubtful(self, g: State, view: View, decision: Decision, best: Option) -> bool:
        """To skip one of several things is never urgent: it seems best only where the rollout policy errs later."""
        return best.verb is SKIP


THEMES = TargiThemes()
