"""Positions as text."""

import pytest

from igroteka.core.errors import BadPosition
from igroteka.core.positions import read_position, state_from, write_position
from igroteka.core.random import QuickRandom
from igroteka.core.registry import find_game
from igroteka.games.targi.game import GAME
from igroteka.games.targi.rules.position import FIELDS
from igroteka.games.targi.rules.state import Player, TargiGame
from tests.games.targi.coverage import ROOT
from tests.games.targi.table import RICH, new_game, seat, table


def test_any_state_can_be_written_and_read_again() -> None:
    a, _ = new_game(seed="5")
    random = QuickRandom(5)
    while a.g.decisions():
        text = write_position(find_game("targi"), a.g)
        again = read_position(text, find_game("targi"))
        assert write_position(find_game("targi"), again) == text
        for seat_ in (0, 1):
            assert GAME.view(a.g, seat_).plain()["board"] == find_game("targi").view(again, seat_).plain()["board"]
        for _ in range(9):
            if a.g.decisions():
                decision = a.g.decisions()[0]
                a.table.session.choose(decision.seat, random.pick(decision.options).code)


def test_what_is_not_named_is_filled_up() -> None:
    a, _ = table(turn="A", a=seat(RICH, targis="B3"), centre={"C11": "goods_gold"})
    assert a.board.cells[0].card == "goods_gold"
    assert all(card >= 0 for card in a.g.cells)
    assert GAME.conserved(a.g) == GAME.conserved(new_game()[0].g)


@pytest.mark.parametrize(
    "position",
    [
        {"robber": -1},
        {"robber": 17},
        {"robber": True},
        {"robber": 4},
        {"robber": 16, "phase": "robber"},
        {"robber": 5, "phase": "raid"},
        {"robber": 0},
        {"phase": "sleeping"},
        {"nonsense": 1},
        {"first": "C"},
        {"turn": "A", "phase": "placing"},
        {"turn": "B", "players": {"A": {"targis": ["B3"]}}},
        {"centre": {"C44": "goods_gold"}},
        {"centre": {"C11": "goods_nothing"}},
        {"centre": {"C11": "camp_trader", "C12": "camp_trader"}},
        {"centre": []},
        {"centre": {"C11": "empty"}},
        {"turn": "A", "centre": {"C11": "empty", "C12": "empty"}},
        {"players": {"A": {"display": [["camp_trader"] * 5]}}},
        {"players": {"A": {"display": [["goods_gold"]]}}},
        {"players": {"A": {"display": [["empty", "camp_trader"]]}}},
        {"players": {"A": {"targis": ["C11"]}}},
        {"players": {"A": {"targis": ["B4"]}}},
        {"players": {"A": {"targis": ["B3", "B3"]}}},
        {"players": {"A": {"targis": ["B1"]}}},  # the robber's card
        {"players": {"A": {"targis": ["B2", "B3", "B5", "B6"]}}},
        {"players": {"A": {"targis": ["B2", "B3"], "figures": 1}}},
        {"players": {"A": {"targis": ["B3"]}, "B": {"targis": ["B3"]}}},
        {"players": {"A": {"targis": ["B3"]}, "B": {"targis": ["B9"]}}},
        {"players": {"A": {"targis": ["B2"]}}, "phase": "robber"},
        {"players": {"A": {"markers": ["C11"]}}},
        {"turn": "A", "players": {"A": {"markers": ["B3"]}}},
        {"turn": "A", "players": {"A": {"markers": ["C11", "C11"]}}},
        {"turn": "A", "players": {"A": {"markers": ["C11", "C12", "C13"]}}},
        {"turn": "A", "players": {"A": {"markers": ["C11"]}, "B": {"markers": ["C11"]}}},
        {"turn": "A", "players": {"A": {"markers": ["C11"]}}, "centre": {"C11": "goods_gold.down"}},
        {"players": {"A": {"figures": 0}}},
        {"players": {"A": {"figures": 4}}},
        {"players": {"A": {"next_figures": -1}}},
        {"players": {"A": {"card_goods": -1}}},
        {"players": {"A": {"hand": "goods_gold"}}},
        {"players": {"A": {"hand": "camp_trader", "hand_round": 2}}},
        {"players": {"A": {"hand": "camp_trader", "hand_public": 2}}},
        {"players": {"A": {"stock": {"date": -1}}}},
        {"players": {"A": {"stock": {"camel": 1}}}},
        {"players": {"A": {"stock": {"date": "many"}}}},
        {"players": {"A": {"coins": ["well_hidden_gold"]}}},
        {"players": {"A": {"coins": ["nonsense"]}}},
        {"players": {"A": {"coins": ["camp_trader"], "display": [["camp_trader"]]}}},
        {"players": {"A": {"coins": ["well_hidden_gold"] * 2, "display": [["well_hidden_gold"]]}}},
        {"players": {"A": {"used": ["camp_ambush"], "display": [["camp_ambush"]]}}},
        {"drawn": "camp_trader"},
        {"drawn": "goods_gold", "turn": "A"},
        {"goods_deck": "all"},
        {"goods_deck": ["...", "..."]},
        {"goods_deck": ["camp_trader"]},
        {"goods_deck": ["empty"]},
        {"tribe_deck": ["goods_gold", "..."]},
        {"goods_discards": ["camp_trader"]},
        {"tribe_discards": ["goods_gold"]},
        {"left": "A"},
        {"ending": "left"},
        {"ending": "display"},
        {"ending": "raid"},
        {"ending": "boredom"},
    ],
)
def test_a_position_that_cannot_be_is_refused(position: dict[str, object]) -> None:
    with pytest.raises(BadPosition):
        GAME.arrange(position, GAME.setup(2, {}, "1"), QuickRandom(1))


def test_a_raid_can_be_arranged() -> None:
    a, b = table(phase="raid", robber=4, first="B", a=seat("d1"), b=seat("v1"))
    assert (a.asked, b.asked) == ("", "raid")
    b.chooses("raid:vp")
    a.chooses("raid:goods", "give:date")
    assert (a.board.round, b.asked) == (4, "place")


def test_a_card_that_is_being_dealt_with_can_be_arranged() -> None:
    a, _ = table(turn="A", a=seat(targis="B3"), drawn="camp_trader", centre={"C11": "empty"})
    assert a.options == ["keep", "discard"]
    a.chooses("keep")
    assert (a.hand, a.asked) == ("camp_trader", "turn")
    assert a.board.cells[0].type == "goods"


def test_a_cell_whose_goods_card_was_used_is_filled_at_once() -> None:
    a, _ = table(turn="A", a=seat(targis="B3"), centre={"C11": "empty"})
    assert (a.board.cells[0].type, a.asked) == ("tribe", "turn")


@pytest.mark.parametrize("deck", ["goods_deck", "tribe_deck"])
def test_an_empty_deck_is_made_anew_at_once(deck: str) -> None:  # TARGI-A5
    decks: dict[str, list[str]] = {"goods_deck": ["..."], "tribe_deck": ["..."], deck: []}
    placing, _ = table(goods_deck=decks["goods_deck"], tribe_deck=decks["tribe_deck"])
    acting, _ = table(
        turn="A",
        a=seat(targis="B3"),
        centre={"C11": "empty"},
        goods_deck=decks["goods_deck"],
        tribe_deck=decks["tribe_deck"],
    )
    for a in (placing, acting):
        assert a.board.goods_deck > 0
        assert a.board.tribe_deck > 0


def test_the_position_of_the_notation_can_be_played() -> None:
    text = (ROOT / "src/igroteka/games/targi/NOTATION.md").read_text(encoding="utf-8")
    example = text.split("```yaml\n")[1].split("```")[0]
    g = read_position(example, find_game("targi"))
    assert isinstance(g, TargiGame)
    assert [option.code for option in g.decisions()[0].options][:2] == ["use:B2", "use:B6"]


@pytest.mark.parametrize("field", [*FIELDS, *Player.saved])
def test_every_field_of_a_position_is_described(field: str) -> None:
    text = (ROOT / "src/igroteka/games/targi/NOTATION.md").read_text(encoding="utf-8")
    assert f"`{field}`" in text.split("## Positions")[1].replace("`players: A: stock`", "`players` `stock`")


@pytest.mark.parametrize(
    ("change", "text", "field"),
    [
        (
            {"stack": [{"is": "PlaceTargis"}], "goods_deck": [], "goods_discards": []},
            "error-position-field",
            "goods_deck",
        ),
        ({"stack": []}, "error-position-field", "stack"),
        ({"stack": [{"is": "Turn", "seat": 0}]}, "error-position-frame", ""),
        ({"stack": [{"is": "PlaceTargis"}, {"is": "PlaceTargis"}]}, "error-position-frame", ""),
        ({"stack": [{"is": "AfterRaid"}]}, "error-position-frame", ""),
        ({"stack": [{"is": "EndTurn", "seat": 0}]}, "error-position-frame", ""),
        ({"stack": [{"is": "PlaceTargis"}, {"is": "Raid", "seat": 5}]}, "error-position-frame-field", "seat"),
        ({"stack": [{"is": "PlaceTargis"}, {"is": "TakenCard", "seat": 0}]}, "error-position-field", "drawn"),
        ({"stack": [{"is": "PlaceTargis"}, {"is": "Refill", "cell": 0, "tribe": 0}]}, "error-position-frame", ""),
        ({"stack": [{"is": "PlaceTargis"}, {"is": "Noble", "seat": 0}]}, "error-position-frame", ""),
        ({"players": {"A": {"stock": {"gold": 1 << 29}}}}, "error-position-field", "players[0].stock"),
    ],
)
def test_what_is_pending_must_fit_the_table(change: dict[str, object], text: str, field: str) -> None:
    with pytest.raises(BadPosition) as refused:
        state_from({"game": "targi", "seats": 2, **change}, find_game("targi"))
    assert (refused.value.text, refused.value.arguments.get("field", "")) == (text, field)
