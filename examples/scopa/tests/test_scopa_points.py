"""The points of a deal of Scopa, the end of a game, and what is hidden."""

import pytest

from igroteka.core.errors import BadSetup
from igroteka.core.random import from_seed
from igroteka.core.views import SPECTATOR
from igroteka_scopa.game import GAME
from igroteka_scopa.rules.cards import CARDS, prime_of
from igroteka_scopa.rules.view import ScopaBoard
from igroteka_scopa.rules.words import LOG_HAND
from scopa_table import dealt, last_card, table


def suit(letter: str, ranks: str = "a234567jqk") -> str:
    return " ".join([rank + letter for rank in ranks])


def scores(taken: str, on: str = "3d") -> dict[str, str]:
    """What a deal is worth in which A has taken these cards, and B all others."""
    a, _ = last_card("kc", on=on, taken=taken)
    a.chooses("play:kc")
    return a.scores


def test_the_most_cards_are_worth_a_point() -> None:  # SCO-P01
    assert scores(f"{suit('h')} {suit('s')} ac")["cards"] == "A1"
    assert scores(suit("h"))["cards"] == "B1"


def test_as_many_cards_are_worth_nothing() -> None:  # SCO-P01
    assert "cards" not in scores(f"{suit('h')} {suit('s')}")


def test_the_most_diamonds_are_worth_a_point() -> None:  # SCO-P02
    assert scores(suit("d", "a24567"))["diamonds"] == "A1"
    assert scores(suit("d", "a245"))["diamonds"] == "B1"


def test_as_many_diamonds_are_worth_nothing() -> None:  # SCO-P02
    assert "diamonds" not in scores(suit("d", "a2457"))


@pytest.mark.parametrize(("taken", "who"), [("7d", "A1"), ("7h", "B1")])
def test_the_seven_of_diamonds_is_worth_a_point(taken: str, who: str) -> None:  # SCO-P03
    assert scores(taken)["settebello"] == who


def test_the_prime_is_the_best_card_of_each_suit_added_up() -> None:  # SCO-P04, SCO-C03
    cards = [CARDS.index(card) for card in ["7d", "6d", "kd", "6h", "ac", "qc"]]
    assert prime_of(cards) == 21 + 18 + 16  # and no spade


def test_the_best_prime_is_worth_a_point() -> None:  # SCO-P04
    assert scores("7d 7h 7c 6s")["prime"] == "A1"
    assert scores("7d 6h 6c 6s")["prime"] == "B1"


def test_as_good_a_prime_is_worth_nothing() -> None:  # SCO-P04
    assert "prime" not in scores("7d 7h 6c 6s")


def test_every_sweep_is_worth_a_point() -> None:  # SCO-P05
    a, _ = last_card("kc", on="3d", sweeps={"A": 2, "B": 0})
    a.chooses("play:kc")
    assert a.scores["sweeps"] == "A2"
    assert a.player.points == 2
    assert a.player.sweeps == 0  # of the next deal


# The end.


def test_whoever_alone_has_most_points_and_enough_of_them_wins() -> None:  # SCO-E01
    a, _ = last_card("kc", on="3d", taken="7d", goal=11, points={"A": 10, "B": 3})
    a.chooses("play:kc")
    outcome = a.g.outcome()
    assert outcome is not None
    assert (outcome.places, outcome.scores) == ([1, 2], [11, 6])
    assert a.log[-1] == "won"
    assert a.why_not("play:kc") == "SCO-E01"


def test_too_few_points_win_nothing() -> None:  # SCO-E01
    a, _ = last_card("kc", on="3d", taken="7d", goal=12, points={"A": 10, "B": 3})
    a.chooses("play:kc")
    assert a.g.outcome() is None
    assert a.g.deals == 2


def test_a_shared_lead_is_no_victory() -> None:  # SCO-E02
    a, b = last_card("kc", on="3d", taken="7d", goal=11, points={"A": 12, "B": 10})
    a.chooses("play:kc")
    assert (a.player.points, b.player.points) == (13, 13)
    assert a.g.outcome() is None
    assert a.g.deals == 2


def test_the_others_are_ranked_and_equal_points_share_a_place() -> None:  # SCO-E03
    points = {"A": 4, "B": 4, "C": 20, "D": 6}
    _, _, _, d = table(
        "A:", "B:", "C:", "D: kc", on="3d", deck=[], turn="D", goal=11, points=points, piles={"C": ["7d"]}
    )
    d.chooses("play:kc")
    outcome = d.g.outcome()
    assert outcome is not None
    assert outcome.scores == [4, 4, 21, 9]
    assert outcome.places == [3, 3, 1, 2]


# What is hidden.


def test_hands_of_others_and_the_deck_are_hidden() -> None:  # SCO-H01
    a, b = dealt()
    told = str(a.board)
    assert not [card for card in b.hand if f"'{card}'" in told]
    assert a.board.players[1].hand_size == 3
    for other in range(10):  # all that A cannot see may be anywhere else
        imagined = GAME.imagine(a.g, 0, from_seed(str(other)))
        assert GAME.view(imagined, 0).board == a.board
    hands = {tuple(GAME.imagine(a.g, 0, from_seed(str(other))).players[1].hand) for other in range(10)}
    assert len(hands) > 1


def test_nobody_is_told_what_others_are_dealt() -> None:  # SCO-H01
    a, _ = dealt()
    entries = [entry for entry in a.session.journal_for(0) if entry.phrase is LOG_HAND]
    assert {entry.numbers[0]: entry.hidden for entry in entries} == {0: False, 1: True}


def test_spectators_see_no_hand() -> None:  # SCO-H01
    a, _ = dealt()
    board = GAME.view(a.g, SPECTATOR).board
    assert isinstance(board, ScopaBoard)
    assert board.hand == []


def test_everybody_may_look_through_all_piles() -> None:  # SCO-H02
    a, b = table("A: 7d ks 2c", "B: ...", on="7h 4c")
    a.chooses("play:7d")
    assert b.board.players[0].pile == ["7d", "7h"]


# Settings.


@pytest.mark.parametrize("points", [0, 22])
def test_a_game_goes_to_1_to_21_points(points: int) -> None:  # SCO-O1
    with pytest.raises(BadSetup):
        GAME.setup(2, {"points": points}, "1")


def test_a_game_goes_to_11_points_if_nothing_is_said() -> None:  # SCO-O1
    assert GAME.setup(2, {}, "1").number("points") == 11
