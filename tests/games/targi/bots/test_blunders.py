"""No level makes a move of Targi that makes any player laugh."""

import pytest

from igroteka.games.targi.game import GAME
from tests.bots.blunders import Blunder, check_blunder, read_blunders
from tests.games.targi.table import Actor, rows, seat, table

BLUNDERS = read_blunders(__file__)


def drawn(position: str) -> Actor:
    """The player who is asked in a line of the catalogue."""
    stock, *words = position.split()
    named = dict([word.split("=") for word in words if "=" in word])
    display = rows(int(named["rows"])) if "rows" in named else named.get("display", "").replace(",", " ")
    player = seat(
        stock.replace(",", " "),
        display.replace("|", " | "),
        named.get("hand", ""),
        named.get("targis", "").replace(",", " "),
        named.get("markers", "").replace(",", " "),
    )
    centre = {place: card for place, card in named.items() if place.startswith("C")}
    robber = int(named["robber"])
    if "phase" in named:
        a, _ = table(a=player, robber=robber, centre=centre, phase=named["phase"])
    else:
        a, _ = table(a=player, robber=robber, centre=centre, turn="A")
    a.chooses(*[word for word in words if "=" not in word])
    return a


@pytest.mark.parametrize("row", BLUNDERS, ids=[row.why for row in BLUNDERS])
def test_no_level_makes_this_blunder(row: Blunder) -> None:
    a = drawn(row.position)
    assert a.decision is not None
    check_blunder(GAME.id, a.g, a.decision, row.foolish)
