"""What puzzles of BANG! are about: the purpose of the best option, as hints give it, or whom it is aimed at."""

from __future__ import annotations

from typing import Final

from igroteka.bots.themes import Themes
from igroteka.core.decisions import Decision
from igroteka.core.options import Option
from igroteka.core.views import View
from igroteka.games.bang.bots.search.reasons import TARGET_AT, reason_for
from igroteka.games.bang.rules.view import BangBoard

BY_REASON: Final[dict[str, str]] = {
    "finish": "kill",
    **dict.fromkeys(("shoot", "shoot-foe", "shoot-all", "dynamite"), "attack"),
    **dict.fromkeys(("heal", "heal-last", "answer", "answer-last"), "defend"),
    **dict.fromkeys(("draw", "lay"), "build"),
    **dict.fromkeys(("rob", "rob-which", "brawl"), "take"),
    "burden": "block",
    "discard": "pay",
    **dict.fromkeys(("end", "pass"), "wait"),
}
PREFIX: Final = "bot-bang-"


class BangThemes(Themes):
    def theme(self, view: View, decision: Decision, best: Option, rivals: list[Option]) -> str:
        """Whoever must choose among players of unknown roles has to deduce them; with two players nobody has a role."""
        board = view.board
        assert isinstance(board, BangBoard)
        theme = BY_REASON.get(reason_for(view, best).removeprefix(PREFIX), "choose")
        has_role = board.figures[board.lead[view.seat]].role != ""
        if best.verb in TARGET_AT and theme != "kill" and has_role:
            at = TARGET_AT[best.verb]
            other_targets = [one for one in rivals if one.verb is best.verb and one.numbers[:at] == best.numbers[:at]]
            targets = [board.figures[one.numbers[at]] for one in (best, *other_targets)]
            if other_targets and sum(1 for figure in targets if not figure.role) > 1:
                return "deduce"
        return theme


THEMES = BangThemes()
