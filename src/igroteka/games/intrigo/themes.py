"""What puzzles of Intrigo are about."""

from __future__ import annotations

from typing import Final

from igroteka.bots.themes import Themes
from igroteka.core.decisions import Decision
from igroteka.core.options import Option, Verb
from igroteka.core.views import View
from igroteka.games.intrigo.rules.parts import FAMILIES
from igroteka.games.intrigo.rules.view import IntrigoBoard
from igroteka.games.intrigo.rules.words import (
    BUY,
    CHOOSE_FAMILY,
    INTO,
    MOVE_TO,
    NAME,
    NEAR,
    PASS,
    PLAY,
    STOP,
    SWAP_CARD,
    SWAP_TOKEN,
    TAKE,
)

BY_VERB: Final[dict[Verb, str]] = {
    **dict.fromkeys((CHOOSE_FAMILY, TAKE, NAME), "choose"),
    **dict.fromkeys((PASS, STOP), "wait"),
    BUY: "pay",
    **dict.fromkeys((INTO, NEAR), "place"),
    **dict.fromkeys((SWAP_TOKEN, SWAP_CARD, MOVE_TO), "attack"),
}


class IntrigoThemes(Themes):
    def theme(self, view: View, decision: Decision, best: Option, rivals: list[Option]) -> str:
        if best.verb is not PLAY:
            return BY_VERB.get(best.verb, "choose")
        board = view.board
        assert isinstance(board, IntrigoBoard)
        mine = board.players[view.seat].family
        gap = best.numbers[1]
        before = [board.claims[gap], board.claims[(gap + 1) % len(board.claims)]]
        after = board.previews[best.code]
        if after.count(mine) > before.count(mine):
            return "take"
        others = [claim for claim in before if claim in FAMILIES and claim != mine]
        return "block" if any(claim not in after for claim in others) else "place"


THEMES = IntrigoThemes()
