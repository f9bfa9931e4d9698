"""What a board is told besides what lies on the table."""

from __future__ import annotations

import pytest

from igroteka.core.random import from_seed
from igroteka.games.bang.game import GAME
from igroteka.games.bang.rules.view import board
from tests.games.bang.table import table

SPECTATOR = -1


def test_everybody_can_count_the_roles_that_are_still_hidden() -> None:  # BANG-S01
    a, b, c, _, _ = table("A sheriff", "B deputy", "C outlaw", "D outlaw", "E renegade")
    assert a.board.hidden_roles == {"deputy": 1, "outlaw": 2, "renegade": 1}
    assert b.board.hidden_roles == {"outlaw": 2, "renegade": 1}
    assert c.board.hidden_roles == {"deputy": 1, "outlaw": 1, "renegade": 1}
    assert board(a.table.g, SPECTATOR).hidden_roles == a.board.hidden_roles


def test_a_role_that_was_turned_up_is_hidden_no_longer() -> None:  # BANG-D05
    a, *_ = table("A sheriff", "B deputy", "C outlaw dead", "D outlaw", "E renegade")
    assert a.board.hidden_roles == {"deputy": 1, "outlaw": 1, "renegade": 1}


def test_where_a_role_was_taken_out_nobody_can_count_the_hidden_ones() -> None:  # BANG-N6
    a, *_ = table("A sheriff", "B", "C", "D", "E", "F", options={"mode": "law_and_crime"})
    assert (a.board.mode, a.board.hidden_roles) == ("law_and_crime", {})


def test_a_figure_whose_character_is_not_chosen_yet_has_none() -> None:  # BANG-N2.1
    g = GAME.deal(GAME.setup(2, {}, "1"), from_seed("1"))
    g.start()
    assert {figure.character for figure in board(g, 0).figures} == {""}


def test_everybody_sees_how_far_a_shot_is_cancelled() -> None:  # BANG-A01
    a, b, *_ = table("A slab_the_killer: bang", "B: missed.2S missed.3S", "C", "D")
    a.plays("bang", at=b)
    assert [seat.board.answers for seat in (a, b)] == [0, 0]
    b.answers("missed.2S")
    assert [seat.board.answers for seat in (a, b)] == [1, 1]
    b.answers("missed.3S")
    assert b.board.answers == 0


def test_everybody_sees_what_a_hit_would_leave() -> None:  # BANG-A01
    a, b, *_ = table("A: bang indians", "B life 3: missed", "C: beer", "D")
    assert a.board.after_hit == -1
    a.plays("bang", at=b)
    assert [seat.board.after_hit for seat in (a, b)] == [2, 2]
    b.passes()
    assert (b.life, b.board.after_hit) == (2, -1)


@pytest.mark.parametrize(("life", "left"), [(5, 3), (1, 0)])
def test_a_lost_roulette_would_cost_two(life: int, left: int) -> None:  # BANG-F14
    a, *_ = table(f"A {life}: beer.6H", "B", "C", "D", events="russian_roulette", phase="turn")
    assert (a.asked, a.board.after_hit) == ("event", left)
    a.passes()
    assert a.life == left if left else a.asked == "dying"


def test_a_ricochet_would_cost_no_life() -> None:  # BANG-F06
    a, b, *_ = table("A: bang.AS", "B 2: beer.6H | barrel.QS", "C", "D", event="ricochet")
    a.chooses(next(code for code in a.options if "ricochet" in code))
    assert (b.asked, b.board.after_hit) == ("ricochet", 2)
    b.passes()
    assert (b.life, b.in_play) == (2, [])


def test_a_role_says_whether_everybody_knows_it() -> None:  # BANG-S01
    a, b, *_ = table("A sheriff", "B deputy", "C outlaw dead", "D outlaw", "E renegade")
    assert [figure.role_open for figure in a.board.figures] == [True, False, True, False, False]
    assert b.board.figures[b.seat].role == "deputy"
    assert not b.board.figures[b.seat].role_open


def test_three_players_know_all_roles_and_two_have_none() -> None:  # BANG-N3, BANG-N2
    three = board(GAME.deal(GAME.setup(3, {}, "1"), from_seed("1")), 0)
    assert (three.with_roles, [figure.role_open for figure in three.figures]) == (True, [True] * 3)
    two = board(GAME.deal(GAME.setup(2, {}, "1"), from_seed("1")), 0)
    assert (two.with_roles, [figure.role_open for figure in two.figures]) == (False, [False] * 4)


def test_a_board_says_which_roles_have_won_together() -> None:  # BANG-W02, BANG-W03
    a, b, *_ = table("A: bang", "B renegade 1", "C outlaw dead", "D outlaw dead", "E deputy dead")
    assert a.board.won == ""
    a.plays("bang", at=b)
    assert (a.table.winners, a.board.won) == ("AE", "sheriff")
    a, b, *_ = table("A sheriff 1", "B renegade: bang", "C outlaw", "D outlaw dead", turn="B")
    b.plays("bang", at=a)
    assert (a.table.winners, a.board.won) == ("CD", "outlaw")


def test_who_wins_alone_wins_together_with_nobody() -> None:  # BANG-W02
    a, b, *_ = table("A sheriff 1", "B renegade: bang", "C outlaw dead", "D outlaw dead", turn="B")
    b.plays("bang", at=a)
    assert (a.table.winners, a.board.won) == ("B", "")


# What bots would otherwise have to derive from the rules.


def test_the_board_says_how_many_cards_may_be_kept() -> None:  # BANG-T14 BANG-P29
    a, b, *_ = table("A 3", "B sean_mallory 2", "C", "D")
    assert [seat.board.hand_limit for seat in (a, b)] == [3, 10]
    assert board(a.table.g, SPECTATOR).hand_limit == 0


def test_the_board_says_how_many_bangs_are_left() -> None:  # BANG-T31
    a, b, *_ = table("A: bang bang", "B", "C", "D")
    assert [seat.board.bangs_left for seat in (a, b)] == [1, 0]
    a.plays("bang", at=b)
    assert a.board.bangs_left == 0


def test_a_sermon_leaves_no_bang_to_play() -> None:  # BANG-H07
    a, *_ = table("A: bang", "B: bang", "C", "D", event="the_sermon")
    assert (a.board.bangs_left, a.board.no_bangs) == (0, False)


def test_by_option_a_sermon_leaves_no_bang_to_give_either() -> None:  # BANG-H07 BANG-O15
    options = {"sermon_scope": "play_and_discard"}
    a, b, *_ = table("A: bang", "B: bang", "C", "D", event="the_sermon", options=options)
    assert (a.board.bangs_left, a.board.no_bangs) == (0, True)
    assert not b.board.no_bangs, "it is not B's turn"


def test_the_reverend_leaves_no_beer_to_be_saved_by() -> None:  # BANG-H13
    a, *_ = table("A", "B", "C", "D", event="the_reverend")
    assert a.board.no_beers
    a, *_ = table("A", "B", "C", "D")
    assert not a.board.no_beers


@pytest.mark.parametrize(("event", "suit"), [("blessing", "H"), ("curse", "S"), ("thirst", "")])
def test_the_board_says_which_suit_all_cards_count_as(event: str, suit: str) -> None:  # BANG-K03
    a, *_ = table("A", "B", "C", "D", event=event)
    assert a.board.common_suit == suit


def test_the_board_says_whose_abilities_and_cards_have_no_effect() -> None:  # BANG-H04 BANG-F08 BANG-P18
    a, *_ = table("A paul_regret", "B jourdonnais", "C", "D", event="hangover")
    assert (a.board.silenced_abilities, a.board.silenced_cards) == ([0, 1], [])
    a, *_ = table("A: | barrel", "B", "C", "D", event="lasso")
    assert (a.board.silenced_abilities, a.board.silenced_cards) == ([], [0, 1, 2, 3])
    a, *_ = table("A belle_star: | barrel", "B: | mustang", "C", "D")
    assert (a.board.silenced_abilities, a.board.silenced_cards) == ([], [1, 2, 3])


def test_where_a_player_has_two_figures_the_board_says_whom_each_reaches() -> None:  # BANG-N2.1
    a, *_ = table("A", "B: | winchester", "C", "D", two=True)
    assert a.board.in_range[1] == a.table.g.in_range(1)
    a, *_ = table("A", "B", "C", "D")
    assert a.board.in_range == []
