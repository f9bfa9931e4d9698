"""No level makes a move of Exploding Kittens that makes any player laugh."""

import pytest

from igroteka.core.phrases import LETTERS
from igroteka.games.kittens.game import GAME
from igroteka.games.kittens.rules.state import KittensGame
from tests.bots.blunders import Blunder, check_blunder, read_blunders
from tests.games.kittens.table import ALL_CARDS, table

BLUNDERS = read_blunders(__file__)
CLASSIC = {"deck": "classic_base", "combos": "with_five"}


def drawn(position: str) -> tuple[KittensGame, str]:
    """The state that a line of the catalogue draws, and whose decision is meant if several are asked."""
    hands, pile, words = position.split(" // ")
    given = words.split()
    named = dict([word.split("=") for word in given if "=" in word])
    actors = table(
        *hands.split(" / "),
        pile=pile,
        options=ALL_CARDS if "box" in given else CLASSIC,
        turns_left=int(named.get("turns", 1)),
        attacked="turns" in named,
        discards=[card for card in named.get("discards", "").split(",") if card],
    )
    for letter, count in [word.split("~") for word in given if "~" in word]:
        actors[0].table.g.see_pile(LETTERS.index(letter), int(count))
    for letter, code in [word.split(":", 1) for word in given if ":" in word]:
        actors[LETTERS.index(letter)].chooses(code)
    if "five" in named:
        actors[0].plays_five(*named["five"].split(","))
    return actors[0].table.g, named.get("ask", "")


@pytest.mark.parametrize("row", BLUNDERS, ids=[row.why for row in BLUNDERS])
def test_no_level_makes_this_blunder(row: Blunder) -> None:
    g, letter = drawn(row.position)
    asked = [decision for decision in g.decisions() if len(decision.options) > 1]
    decision = next(decision for decision in asked if letter in ("", LETTERS[decision.seat]))
    check_blunder(GAME.id, g, decision, row.foolish)
