"""Positions as text."""

import pytest

from igroteka.core.errors import BadPosition
from igroteka.core.positions import read_position, write_position
from igroteka.core.random import QuickRandom
from igroteka.core.registry import game
from igroteka.games.targi.game import GAME
from tests.targi.table import RICH, new_game, seat, table


def test_any_state_can_be_written_and_read_again() -> None:
    a, _ = new_game(seed="5")
    random = QuickRandom(5)
    while a.g.decisions():
        text = write_position(game("targi"), a.g)
        again = read_position(text, game("targi"))
        assert write_position(game("targi"), again) == text
        for seat_ in (0, 1):
            assert GAME.view(a.g, seat_).plain()["board"] == game("targi").view(again, seat_).plain()["board"]
        for _ in range(9):
            if a.g.decisions():
                decision = a.g.decisions()[0]
                a.table.session.choose(decision.seat, random.pick(decision.options).code)


def test_what_is_not_named_is_filled_up() -> None:
    a, _ = table(turn="A", a=seat(RICH, targis="B3"), centre={"C11": "goods_gold"})
    assert a.board.cells[0].card == "goods_gold"
    assert all(card >= 0 for card in a.g.cells)
    assert GAME.census(a.g) == GAME.census(new_game()[0].g)


@pytest.mark.parametrize(
    "position",
    [
        {"robber": 17},
        {"phase": "sleeping"},
        {"nonsense": 1},
        {"first": "C"},
        {"centre": {"C44": "goods_gold"}},
        {"centre": {"C11": "goods_nothing"}},
        {"centre": {"C11": "camp_trader", "C12": "camp_trader"}},
        {"centre": []},
        {"players": {"A": {"display": [["camp_trader"] * 5]}}},
        {"players": {"A": {"display": [["goods_gold"]]}}},
        {"players": {"A": {"targis": ["C11"]}}},
        {"players": {"A": {"stock": {"camel": 1}}}},
        {"players": {"A": {"stock": {"date": "many"}}}},
        {"players": {"A": {"coins": ["camp_trader"]}}},
        {"goods_deck": "all"},
    ],
)
def test_a_position_that_cannot_be_is_refused(position: dict[str, object]) -> None:
    with pytest.raises(BadPosition):
        GAME.arrange(position, GAME.setup(2, {}, "1"), QuickRandom(1))
