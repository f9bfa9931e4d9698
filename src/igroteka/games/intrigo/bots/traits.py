"""What options of Intrigo are like, for bots with a temper. All of it is public or in the own hand."""

from __future__ import annotations

from igroteka.bots.search.tempers import PLAIN, Traits
from igroteka.core.decisions import Decision
from igroteka.core.options import Option
from igroteka.core.views import View
from igroteka.games.intrigo.bots.greedy.draft import head_of
from igroteka.games.intrigo.rules.parts import STRENGTH
from igroteka.games.intrigo.rules.view import IntrigoBoard
from igroteka.games.intrigo.rules.words import BUY, PASS, PLAY, STOP, TAKE

STRONG = max(STRENGTH)


def traits(view: View, decision: Decision) -> list[Traits]:
    """The traits of each option."""
    board = view.board
    assert isinstance(board, IntrigoBoard)
    return [traits_of(board, view.seat, option) for option in decision.options]


def traits_of(board: IntrigoBoard, me: int, option: Option) -> Traits:
    """The traits of an option."""
    verb = option.verb
    if verb is PASS or verb is STOP:
        return (1.0, 0.0, 0.0, 0.0, 0.0)
    if verb is BUY:
        return (0.0, 0.0, 0.0, 0.0, 1.0)
    if verb is TAKE:
        own = head_of(board, option.numbers[0]) == me
        return (float(own), float(not own), 0.0, float(own), STRENGTH[option.numbers[0]] / STRONG)
    if verb is not PLAY:
        return PLAIN
    mine = board.players[me].family
    families = {player.family for player in board.players if player.family != mine}
    gap = option.numbers[1]
    before = [board.claims[gap], board.claims[(gap + 1) % len(board.claims)]]
    after = board.previews[option.code]
    gains = sum([new == mine != old for old, new in zip(before, after, strict=True)])
    harms = sum([old in families and new != old for old, new in zip(before, after, strict=True)])
    keeps = sum([old == mine == new for old, new in zip(before, after, strict=True)])
    return (keeps / 2, harms / 2, 0.0, gains / 2, float(STRENGTH[option.numbers[0]] == STRONG))
