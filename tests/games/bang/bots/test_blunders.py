"""No level makes a move of BANG! that makes any player laugh."""

from typing import cast

import pytest

from igroteka.bots.bot import make_bot
from igroteka.core.phrases import LETTERS
from igroteka.games.bang.game import GAME
from igroteka.games.bang.rules.public_actions import PublicAction
from igroteka.games.bang.rules.state import BangGame
from tests.bots.blunders import Blunder, check_blunder, choice, read_blunders
from tests.games.bang.table import EVERYTHING, table

BLUNDERS = read_blunders(__file__)
OFF = dict.fromkeys(EVERYTHING, False)


def drawn(position: str) -> BangGame:
    """The state that a line of the catalogue draws."""
    lines, _, words = position.partition(" // ")
    given = words.split()
    turn = next((word.removeprefix("turn=") for word in given if word.startswith("turn=")), "A")
    actors = table(*lines.split(" / "), options=OFF, turn=turn)
    g = actors[0].table.g
    for by, to in [word.split(">") for word in given if ">" in word]:
        others = tuple([actor.number for actor in actors if actor.letter != by])
        action = PublicAction(LETTERS.index(by), LETTERS.index(to), "bang", "", others)
        g.history.public_actions = (*g.history.public_actions, action)
    g.this_turn.first_action = len(g.history.public_actions)
    for letter, code in [word.split(":", 1) for word in given if ":" in word]:
        actors[LETTERS.index(letter)].chooses(code)
    return cast(BangGame, actors[0].table.session.state)


@pytest.mark.parametrize("row", BLUNDERS, ids=[row.why for row in BLUNDERS])
def test_no_level_makes_this_blunder(row: Blunder) -> None:
    g = drawn(row.position)
    decision = next(decision for decision in g.decisions() if len(decision.options) > 1)
    check_blunder(GAME.id, g, decision, row.foolish)


@pytest.mark.parametrize("level", ["easy", "greedy", "search:8"])
def test_who_dies_without_a_beer_does_not_talk_under_the_gag_for_ever(level: str) -> None:  # BANG-D02, BANG-X03
    a, b, *_ = table("A outlaw: bang.AS", "B deputy 1: panic.QH", "C", "D", show="gag")
    a.chooses("play:bang.AS:B")
    while b.decision is not None and b.asked == "shot":
        b.chooses("pass")
    assert b.decision is not None
    assert [option.code for option in b.decision.options] == ["pass", "offer:gag"]
    assert choice(GAME.id, b.table.g, b.decision, make_bot(level, GAME.id), "1") == "pass"
