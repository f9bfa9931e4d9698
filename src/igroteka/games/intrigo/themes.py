"""What puzzles of Intrigo are about."""

from __future__ import annotations

from typing import Final

from igroteka.bots.themes import Themes
from igroteka.core.decisions import NOBODY, Decision
from igroteka.core.options import Option, Verb
from igroteka.core.views import View
from igroteka.games.intrigo.bots.greedy.draft import head_of
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
    **dict.fromkeys((CHOOSE_FAMILY, NAME), "choose"),
    **dict.fromkeys((PASS, STOP), "wait"),
    BUY: "pay",
    **dict.fromkeys((INTO, NEAR), "place"),
    **dict.fromkeys((SWAP_TOKEN, SWAP_CARD, MOVE_TO), "attack"),
}


class IntrigoThemes(Themes):
    def theme(self, view: View, decision: Decision, best: Option, rivals: list[Option]) -> str:
        board = view.board
        assert isinstance(board, IntrigoBoard)
        if best.verb is TAKE:
            return draft_theme(head_of(board, best.numbers[0]), view.seat)
        if best.verb is not PLAY:
            return BY_VERB.get(best.verb, "choose")
        mine = board.players[view.seat].family
        gap = best.numbers[1]
        before = [board.claims[gap], board.claims[(gap + 1) % len(board.claims)]]
        after = board.previews[best.code]
        if after.count(mine) > before.count(mine):
            return "take"
        others = [claim for claim in before if claim in FAMILIES and claim != mine]
        return "block" if any(claim not in after for claim in others) else "place"


def draft_theme(head: int, me: int) -> str:
    """A card of one's own family is for winning, that of a rival is kept from them."""
    if head == NOBODY:
        return "choose"
    return "build" if head == me else "block"


THEMES = IntrigoThemes()
