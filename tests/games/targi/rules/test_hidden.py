"""Who may know what."""

import json
from itertools import permutations

import pytest

from igroteka.core.errors import Refused
from igroteka.core.random import QuickRandom
from igroteka.core.views import SPECTATOR, plain
from igroteka.games.targi.game import GAME
from igroteka.games.targi.rules.components import is_tribe
from tests.games.targi.table import RICH, Actor, seat, table


def drawing(**options: bool) -> tuple[Actor, Actor]:
    """A has just drawn a card with Tribal expansion."""
    a, b = table(turn="A", a=seat(RICH, targis="B3 B14"), tribe_deck=["camp_trader", "..."], options=options)
    a.chooses("use:B14")
    return a, b


def seen_by_all(a: Actor) -> str:
    return json.dumps(plain(a.table.session.view(SPECTATOR).board))


def test_the_table_is_open() -> None:  # TARGI-I1
    a, b = table(
        turn="A",
        a=seat("d2 v4", "well_hidden_gold", hand="camp_trader", targis="B3", coins=["well_hidden_gold"]),
        centre={"C11": "goods_gold.down"},
    )
    for board in (a.board, b.board):
        assert board.players[0].stock["date"] == 2
        assert board.players[0].coins == ["well_hidden_gold"]
        assert board.players[0].has_hand
        assert board.players[0].targis == ["B3"]
        assert board.cells[0].type == "goods"
    assert "goods_deck" in seen_by_all(a)


def test_decks_and_face_down_cards_are_seen_by_nobody() -> None:  # TARGI-I2
    a, b = table(turn="A", a=seat(targis="B3"), centre={"C12": "camp_ambush.down"})
    for actor in (a, b):
        assert "camp_ambush" not in json.dumps(plain(actor.board))
    assert "camp_ambush" not in seen_by_all(a)


def test_a_hand_card_from_the_centre_is_known_to_both() -> None:  # TARGI-I3
    a, b = table(turn="A", a=seat(targis="B3", markers="C12"), centre={"C12": "camp_ambush"})
    a.chooses("use:C12", "keep")
    assert b.board.players[0].hand == "camp_ambush"


def test_a_drawn_hand_card_is_known_to_its_owner_only() -> None:  # TARGI-I3
    a, b = drawing()
    a.chooses("keep")
    assert a.board.players[0].hand == "camp_trader"
    assert b.board.players[0].has_hand
    assert b.board.players[0].hand == ""
    assert "camp_trader" not in seen_by_all(a)


def test_a_table_may_play_with_open_draws() -> None:  # TARGI-I3
    a, b = drawing(expansion_card_public=True)
    assert b.board.drawn == "camp_trader"
    a.chooses("keep")
    assert b.board.players[0].hand == "camp_trader"


def test_a_drawn_card_is_seen_by_its_drawer_until_it_is_played() -> None:  # TARGI-I4
    a, b = drawing()
    assert (a.board.drawn, b.board.drawn) == ("camp_trader", "")
    assert b.table.session.view(1).asked[0].prompt.phrase.text == "targi-ask-drawn"
    assert [line["hidden"] for line in b.told if line["text"] == "targi-log-draw"] == [True]
    a.chooses("play")
    assert b.board.drawn == "camp_trader"
    with pytest.raises(Refused):
        a.undoes()


def test_a_discarded_draw_becomes_public() -> None:  # TARGI-I4
    a, b = drawing()
    a.chooses("discard")
    assert b.board.tribe_discards == ["camp_trader"]


def test_a_secret_card_that_cannot_be_paid_does_not_show() -> None:  # TARGI-I5, TARGI-A8
    for hand in ("camp_trader", "well_plain_big"):
        mine = seat("d1 s1 g1", "well_free_hand", hand=hand, hand_public=False, targis="B3")
        a, b = table(turn="A", a=mine, b=seat(targis="B7"))
        a.chooses("skip:B3")
        assert a.asked == "turn"
        assert b.asked == ""


@pytest.mark.parametrize(("hand", "asked"), [("camp_trader", "turn"), ("well_plain_big", "")])
def test_a_known_card_keeps_a_turn_open_only_if_the_messenger_can_play_it(hand: str, asked: str) -> None:  # TARGI-A8
    a, b = table(turn="A", a=seat("d1 s1 g1", "well_free_hand", hand=hand, targis="B3"), b=seat(targis="B7"))
    a.chooses("skip:B3")
    assert a.asked == asked
    assert b.asked == ("" if asked else "turn")


@pytest.mark.parametrize(("stock", "asked"), [("g3 v4", ""), ("s1 v4", "turn")])
def test_a_secret_card_keeps_no_turn_open_that_cannot_go_on(stock: str, asked: str) -> None:  # TARGI-A8, TARGI-T08
    mine = seat(stock, "well_free_hand", hand="camp_trader", hand_public=False, targis="B3")
    a, _ = table(turn="A", a=mine, b=seat(targis="B7"))
    a.chooses("skip:B3")
    assert a.asked == asked  # without a good nothing pays the messenger, and both know that


def test_imagined_states_exchange_only_what_is_hidden() -> None:  # TARGI-I5
    a, _ = drawing()
    a.chooses("keep", "end")
    hands = set()
    for number in range(30):
        other = GAME.imagine(a.g, 1, QuickRandom(number))
        hands.add(other.players[0].hand)
        assert GAME.view(other, 1).plain() == GAME.view(a.g, 1).plain()
        assert GAME.conserved(other) == GAME.conserved(a.g)
    assert len(hands) > 5
    assert {GAME.imagine(a.g, 0, QuickRandom(n)).players[0].hand for n in range(10)} == {a.g.players[0].hand}


def test_a_card_that_the_opponent_is_looking_at_is_imagined_too() -> None:  # TARGI-I4, TARGI-I5
    a, _ = drawing()
    seen = {GAME.imagine(a.g, 1, QuickRandom(number)).drawn for number in range(20)}
    assert len(seen) > 5
    assert {GAME.imagine(a.g, 0, QuickRandom(number)).drawn for number in range(5)} == {a.g.drawn}


def test_a_face_down_card_is_imagined_as_any_of_its_type() -> None:  # TARGI-I1, TARGI-I2, TARGI-I5
    down = {"C11": "goods_vp.down", "C12": "camp_ambush.down", "C21": "goods_gold.down"}
    a, b = table(turn="A", a=seat(targis="B3"), centre=down)
    for actor in (a, b):
        imagined = [GAME.imagine(actor.g, actor.seat, QuickRandom(number)) for number in range(60)]
        for cell in (0, 1, 3):
            assert len({other.cells[cell] for other in imagined}) > 5
            assert {is_tribe(other.cells[cell]) for other in imagined} == {cell == 1}
        assert all(GAME.conserved(other) == GAME.conserved(actor.g) for other in imagined)
        assert {tuple(other.cells[4:]) for other in imagined} == {tuple(actor.g.cells[4:])}


def test_what_is_imagined_does_not_depend_on_the_truth() -> None:  # TARGI-I5
    seen = set()
    cards = ("camp_trader", "camp_ambush", "well_harvest")
    for top, second, down in permutations(cards):
        centre = {"C12": f"{down}.down", "C21": "camp_plain_big", "C23": "well_plain_big", "C32": "oasis_plain_big"}
        a, _ = table(turn="A", a=seat(targis="B3"), centre=centre, tribe_deck=[top, second, "..."])
        other = GAME.imagine(a.g, 0, QuickRandom(5))
        seen.add((other.cells[1], tuple(other.tribe_deck)))
    assert len(seen) == 1


def test_nobody_is_shown_hidden_cards_who_asks() -> None:  # TARGI-X27, TARGI-I2
    a, b = drawing()
    a.chooses("keep")
    for seat_ in (1, SPECTATOR):
        view = a.table.session.view(seat_).plain()
        assert "camp_trader" not in json.dumps(view)
    assert "camp_trader" not in json.dumps(b.told)


def test_a_reshuffled_deck_is_unknown() -> None:  # TARGI-I5
    a, _ = table(turn="A", a=seat(targis="B13 B3"), goods_deck=["goods_gold"])
    a.chooses("use:B13")
    decks = {tuple(GAME.imagine(a.g, 0, QuickRandom(number)).goods_deck) for number in range(10)}
    assert len(decks) > 5


def test_a_turn_is_not_taken_back_once_cards_were_turned_up() -> None:  # TARGI-I2, TARGI-I5
    a, b = table(turn="B", b=seat(targis="B6"))
    b.chooses("end")
    b.undoes()  # nothing lay face down
    assert b.asked == "turn"
    a, b = table(turn="B", b=seat(targis="B6"), centre={"C12": "camp_ambush.down"})
    b.chooses("end")
    assert a.board.cells[1].card == "camp_ambush"
    with pytest.raises(Refused):
        b.undoes()
