"""What options of Targi are like, for bots with a temper. All of it is public or in the own hand."""

from __future__ import annotations

from igroteka.bots.search.tempers import PLAIN, Traits
from igroteka.core.decisions import Decision
from igroteka.core.options import Option
from igroteka.core.views import View
from igroteka.games.targi.rules.components import BORDER, FATA_MORGANA, NOBLE, SILVERSMITH
from igroteka.games.targi.rules.grid import CELL
from igroteka.games.targi.rules.view import TargiBoard
from igroteka.games.targi.rules.words import (
    DISCARD,
    GIFT,
    HAND,
    KEEP,
    PLACE_TARGI,
    PLAY,
    RAID,
    SELL,
    SKIP,
    TAKE,
    TRADE,
    USE,
)

STAGES = (FATA_MORGANA, NOBLE, SILVERSMITH)  # what happens there is watched
GAINS = (TAKE, GIFT, TRADE)
RIVAL = 1


def traits(view: View, decision: Decision) -> list[Traits]:
    """The traits of each option."""
    board = view.board
    assert isinstance(board, TargiBoard)
    theirs = set(board.players[RIVAL - view.seat].targis)
    return [traits_of(board, theirs, option) for option in decision.options]


def traits_of(board: TargiBoard, theirs: set[str], option: Option) -> Traits:
    """The traits of an option."""
    verb = option.verb
    if verb is PLACE_TARGI or verb is USE or verb is SKIP:
        place = option.numbers[0]
        border = place < CELL
        goods = border and bool(BORDER[place].gives)
        crosses = len(board.lines.get(option.verb.words(option.numbers)[0], ())) > 0
        if verb is SKIP:
            return PLAIN
        # A Targi that gains nothing but its own card plays safe; one on the stage is a bet.
        return (float(goods), float(crosses and bool(theirs)), 0.0, float(goods), float(place in STAGES))
    if verb is RAID or verb is SELL:
        return (0.0, 0.0, 0.0, 0.0, 0.5)
    if verb is PLAY or verb is HAND:
        return (0.0, 0.0, 0.0, 0.0, 1.0)
    if verb is KEEP or verb is DISCARD:
        return (float(verb is KEEP), 0.0, 0.0, float(verb is KEEP), 0.0)
    return (0.0, 0.0, 0.0, 1.0, 0.0) if verb in GAINS else PLAIN
