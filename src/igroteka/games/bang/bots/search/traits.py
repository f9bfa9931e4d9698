"""What options of BANG! are like, for bots with a temper. All of it is public or in the own hand."""

from __future__ import annotations

from typing import Final

from igroteka.bots.search.tempers import PLAIN, Traits
from igroteka.core.decisions import NOBODY, Decision
from igroteka.core.options import Option
from igroteka.core.views import View
from igroteka.games.bang.bots.evaluation.kinds import DRAW_CARDS, FARTHER, HIT_EVERYBODY, ROBBERS, SHOTS
from igroteka.games.bang.bots.search.reasons import BURDEN, HEAL, SHIELD, SHOOT, plain_reason
from igroteka.games.bang.rules.faces import KIND, KINDS
from igroteka.games.bang.rules.view import BangBoard
from igroteka.games.bang.rules.words import (
    CHOOSE,
    END,
    PLAY,
    PLAY_AS_AT,
    PLAY_AT,
    USE_AT,
    USE_CARD_AT,
    USE_CARD_ON,
    USE_CARDS_AT,
)

# Which number of an option is the figure it is aimed at.
TARGET_AT: Final = {PLAY_AT: 1, PLAY_AS_AT: 2, USE_AT: 1, USE_CARD_AT: 2, USE_CARD_ON: 2, USE_CARDS_AT: 3, CHOOSE: 0}
BLOWS: Final = frozenset((*SHOTS, *ROBBERS, "duel", "jail"))
HURTING: Final = (SHOOT, BURDEN, "rob")
LOUD: Final = frozenset((*HIT_EVERYBODY, "duel", "dynamite", "brawl"))
SHELTERS: Final = frozenset((*FARTHER, "barrel"))


def traits(view: View, decision: Decision) -> list[Traits]:
    """The traits of each option."""
    board = view.board
    assert isinstance(board, BangBoard)
    me = board.lead[view.seat]
    foes = {deed.by for deed in board.deeds if deed.to == me and deed.by != me and deed.what in BLOWS}
    return [traits_of(me, foes, option) for option in decision.options]


def traits_of(me: int, foes: set[int], option: Option) -> Traits:
    """The traits of an option."""
    verb = option.verb
    if verb is END:
        return PLAIN
    purpose = plain_reason(option)
    kind = KINDS[KIND[option.numbers[0]]].id if verb is PLAY or verb is PLAY_AT else ""
    target = option.numbers[TARGET_AT[verb]] if verb in TARGET_AT else NOBODY
    hurts = purpose in HURTING or purpose == "shoot-all" or kind in BLOWS
    return (
        float(purpose in (HEAL, SHIELD) or kind in SHELTERS),
        float(hurts),
        float(hurts and target in foes and target != me),
        float(purpose in ("draw", "rob", "take") or kind in DRAW_CARDS),
        float(kind in LOUD),
    )
