"""Who has won (BANG-W)."""

from __future__ import annotations

from tests.games.bang.table import table


def test_victory_is_tested_at_each_elimination() -> None:  # BANG-W01
    a, b, c, d = table("A: gatling", "B renegade 1", "C outlaw dead", "D outlaw 1", deck="missed.2S ...")
    a.plays("gatling")
    assert (b.alive, d.alive, a.table.winners) == (False, False, "A")
    assert not c.alive


def test_the_game_ends_in_the_middle_of_a_card() -> None:  # BANG-W01 BANG-Z39
    a, b, c, d = table("A sheriff 1", "B outlaw: gatling", "C outlaw: missed", "D renegade: missed", turn="B")
    b.plays("gatling")
    c.passes()
    d.passes()
    assert (a.table.winners, a.asked) == ("BC", "")


def test_the_outlaws_win_when_the_sheriff_is_dead() -> None:  # BANG-W02
    a, b, *_ = table("A sheriff 1", "B renegade: bang", "C outlaw", "D outlaw dead", turn="B")
    b.plays("bang", at=a)
    assert a.table.winners == "CD"


def test_the_outlaws_win_even_if_none_of_them_lives() -> None:  # BANG-W02
    a, b, *_ = table(*("A sheriff 1", "B renegade: bang", "C outlaw dead", "D outlaw dead", "E deputy"), turn="B")
    b.plays("bang", at=a)
    assert a.table.winners == "CD"


def test_the_renegade_wins_alone_as_the_last_one() -> None:  # BANG-W02
    a, b, *_ = table("A sheriff 1", "B renegade: bang", "C outlaw dead", "D outlaw dead", turn="B")
    b.plays("bang", at=a)
    assert a.table.winners == "B"


def test_the_law_wins_when_all_outlaws_and_renegades_are_dead() -> None:  # BANG-W03
    a, b, *_ = table("A: bang", "B renegade 1", "C outlaw dead", "D outlaw dead", "E deputy dead")
    a.plays("bang", at=b)
    assert a.table.winners == "AE"


def test_the_game_goes_on_while_the_renegade_lives() -> None:  # BANG-W03
    a, b, *_ = table("A: bang", "B outlaw 1", "C renegade", "D outlaw dead")
    a.plays("bang", at=b)
    assert (a.table.winners, a.asked) == ("", "play")


def test_two_renegades_do_not_win_together() -> None:  # BANG-W04 BANG-W02 BANG-EX10
    a, b, *_ = table(
        *("A sheriff 1", "B renegade: bang", "C renegade", "D outlaw dead", "E outlaw dead", "F outlaw dead"),
        *("G deputy dead", "H deputy dead"),
        turn="B",
    )
    b.plays("bang", at=a)
    assert a.table.winners == "DEF"


def test_the_wild_west_show_suspends_the_victory_of_the_law() -> None:  # BANG-W05 BANG-X10
    a, b, *_ = table("A: bang", "B renegade 1", "C outlaw dead", "D outlaw dead", "E deputy", show="wild_west_show")
    a.plays("bang", at=b)
    assert (a.table.winners, a.asked) == ("", "play")


def test_the_last_living_player_wins_the_wild_west_show() -> None:  # BANG-W05
    a, *_, e = table(
        "A: bang", "B renegade dead", "C outlaw dead", "D outlaw dead", "E deputy 1", show="wild_west_show"
    )
    a.plays("bang", at=e)
    assert a.table.winners == "A"


def test_a_ghost_counts_as_living_in_its_turn() -> None:  # BANG-W06 BANG-Q67
    _, b, c, *_ = table(*("A", "B outlaw ghost: bang", "C outlaw 1", "D renegade dead"), event="ghost_town", turn="B")
    b.plays("bang", at=c)
    assert (c.alive, b.table.winners, b.asked) == (False, "", "play")


def test_victory_is_tested_again_when_a_ghost_leaves() -> None:  # BANG-W06 BANG-Q67
    _, b, c, *_ = table(*("A", "B outlaw ghost: bang", "C outlaw 1", "D renegade dead"), event="ghost_town", turn="B")
    b.plays("bang", at=c)
    b.ends()
    assert b.table.winners == "A"


def test_the_dynamite_that_kills_the_last_outlaw_gives_victory_to_the_law() -> None:  # BANG-Q43
    a, b, *_ = table(
        *("A", "B outlaw 1: | dynamite.2H", "C renegade dead", "D outlaw dead"),
        turn="B",
        phase="steps",
        deck="missed.2S ...",
    )
    assert (b.alive, a.table.winners, a.hand) == (False, "A", [])


def test_under_the_wild_west_show_the_game_goes_on_without_the_sheriff() -> None:  # BANG-Q89 BANG-U03
    a, b, *_ = table(
        *("A sheriff 1", "B outlaw: bang", "C outlaw", "D renegade"), show="wild_west_show", turn="B", events="curse"
    )
    b.plays("bang", at=a)
    assert (a.alive, b.table.winners, b.board.announcer) == (False, "", 1)


def test_all_roles_are_turned_up_at_the_end() -> None:  # BANG-W02
    a, b, *_ = table("A sheriff 1", "B renegade: bang", "C outlaw", "D outlaw dead", turn="B")
    b.plays("bang", at=a)
    assert [figure.role for figure in a.board.figures] == ["sheriff", "renegade", "outlaw", "outlaw"]
