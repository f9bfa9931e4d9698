"""Who would win what, as a player's view says it before anything is awarded."""

from __future__ import annotations

from igroteka.core.views import SPECTATOR
from igroteka.games.intrigo.rules.view import IntrigoBoard
from tests.games.intrigo.table import Actor, draft_all, long, table

FOUR = ("A: C4 ...", "B: ...", "C: ...", "D: ...")


def spectator(actor: Actor) -> IntrigoBoard:
    board = actor.table.session.view(SPECTATOR).board
    assert isinstance(board, IntrigoBoard)
    return board


def test_claims_say_who_would_get_each_token_now() -> None:  # INTR-A2, INTR-A4, INTR-A5
    gaps = "g0=D3 g1=G2 g2=G4 g3=T4 g4=*thief g5=M3x g6=M4 g7=D4"
    a, *_ = table(*FOUR, gaps=gaps, tokens="b0=cler b2=none b4=mili.down")
    claims = a.board.claims
    assert claims[0] == "dandolo"  # one card counts
    assert claims[1] == "dandolo"  # the stronger of two
    assert claims[2] == ""  # no token
    assert claims[3] == "tied"
    assert claims[4] == "stolen"
    assert claims[5] == "unclaimed"  # an influence card and a card face down
    assert claims[6] == "morosini"
    assert claims[7] == "tied"
    assert spectator(a).claims == claims


def test_a_family_without_a_head_claims_nothing() -> None:  # INTR-A5
    a, *_ = table(*FOUR, gaps="g0=T4 g1=D3")
    assert a.board.claims[:3] == ["headless", "headless", "dandolo"]


def test_a_preview_says_what_a_play_would_change() -> None:  # INTR-B4
    a, b, *_ = table(*FOUR, gaps="g0=D3 g2=M4 g15=T3")
    assert a.board.claims[1:3] == ["dandolo", "morosini"]
    assert a.board.previews[long("play:C4:g1")] == ["contarini", "tied"]
    assert a.board.previews[long("play:C4:g3")] == ["tied", "contarini"]
    assert a.board.previews[long("play:C4:g14")] == ["contarini", "contarini"]
    assert set(a.board.previews) == {long(code) for code in a.options if code.startswith("play:")}
    assert b.board.previews == {}
    assert spectator(a).previews == {}


def test_the_last_gap_touches_the_door() -> None:  # INTR-B4
    a, *_ = table(*FOUR, gaps="g0=D3")
    assert a.board.previews[long("play:C4:g15")] == ["contarini", "contarini"]


def test_a_view_says_what_wins() -> None:  # INTR-V1
    a, *_ = table(*FOUR)
    assert a.board.goal == {"alike": 4, "kinds": 5}


def test_right_behind_the_awards_the_view_shows_the_palace_as_it_was() -> None:  # INTR-A1
    gaps = "D3 - T4 G2 M4 C2 G3 D4 T3 M3 C3 G4 D2 T2 M2 T3"
    players = table("A: C4", "B:", "C:", "D:", gaps=gaps, tokens="b0=cler b2=cler.down", ducats={"B": 3})
    a = players[0]
    assert spectator(a).evening is None
    a.plays("C4", "g1")
    evening = a.board.evening
    assert evening == spectator(a).evening
    assert evening is not None
    assert evening.gaps[:3] == ["dandolo_3", "contarini_4", "tiepolo_4"]
    assert evening.tokens[:3] == ["clergy", "ducat", "clergy.down"]
    assert (evening.ducats, evening.cards) == ([1, 3, 1, 1], [0, 0, 0, 0])
    assert a.board.gaps[1] == ""  # the next round has begun
    draft_all(players)
    assert spectator(a).evening is None


def test_at_the_end_the_view_shows_the_palace_in_which_the_game_was_won() -> None:  # INTR-A1, INTR-V1
    gaps = "C4 D3 T4 G2 M4 C2 G3 D4 T3 M3 C3 G4 D2 T2 M2 T3"
    a, *_ = table("A:", "B:", "C:", "D:", gaps=gaps, tokens="merc", seals={"A": {"merchants": 3}})
    assert a.table.g.over
    assert a.board.evening is not None
    assert a.board.evening.tokens[0] == "merchants"
    assert a.board.tokens[0] == ""
