"""No level makes a move of BANG! that makes any player laugh."""

from typing import cast

import pytest

from igroteka.core.phrases import LETTERS
from igroteka.games.bang.game import GAME
from igroteka.games.bang.rules.public_actions import PublicAction
from igroteka.games.bang.rules.state import BangGame
from tests.bots.blunders import Blunder, check_blunder, read_blunders
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
