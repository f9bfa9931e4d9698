"""What puzzles of Targi are about."""

from __future__ import annotations

from typing import Final

from igroteka.bots.themes import Themes
from igroteka.core.decisions import Decision
from igroteka.core.options import Option, Verb
from igroteka.core.views import View
from igroteka.games.targi.rules.components import BORDER
from igroteka.games.targi.rules.view import TargiBoard
from igroteka.games.targi.rules.words import (
    DISCARD,
    END,
    GIFT,
    GIVE,
    HAND,
    INTO_ROW,
    KEEP,
    LIFT,
    MARKER,
    PASS,
    PAY,
    PLACE_TARGI,
    PLAY,
    PUT,
    RAID,
    SELL,
    SKIP,
    STOP,
    TAKE,
    TO_CELL,
    TRADE,
    USE,
)

BY_VERB: Final[dict[Verb, str]] = {
    **dict.fromkeys((RAID, PAY, GIVE, GIFT, TRADE, SELL), "pay"),
    **dict.fromkeys((USE, HAND, PLAY, INTO_ROW, LIFT, PUT), "build"),
    **dict.fromkeys((MARKER, TO_CELL), "place"),
    **dict.fromkeys((TAKE, KEEP, DISCARD), "choose"),
    **dict.fromkeys((SKIP, END, PASS, STOP), "wait"),
}
BY_ACTION: Final[dict[str, str]] = {"trader": "pay", "silversmith": "pay", "noble": "build"}  # of border cards


class TargiThemes(Themes):
    def theme(self, view: View, decision: Decision, best: Option, rivals: list[Option]) -> str:
        if best.verb is not PLACE_TARGI:
            return BY_VERB.get(best.verb, "choose")
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


THEMES = TargiThemes()
