"""The palace in the terminal."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from igroteka.cli.boards import face_of
from igroteka.cli.boards.intrigo import CELL, FACE, palace
from igroteka.cli.terminal import THEME
from igroteka.cli.words import Words, names_for
from igroteka.core.views import SPECTATOR
from igroteka.texts import LANGUAGES, texts_for
from tests.intrigo.table import Actor, dealt, draft_all, table

GAPS = "D4 - - M4 G4x M3 C4 - G3 M2 *thief -"
TOKENS = "work duca cler none merc duca mili duca farm duca cler.down duca"


def three() -> list[Actor]:
    return table("A: C2 C3", "B: D2 D3", "C: G2 ...", gaps=GAPS, tokens=TOKENS)


def drawn(actor: Actor, language: str = "en", seat: int | None = None) -> str:
    """The table as text."""
    me = actor.seat if seat is None else seat
    words = Words(texts_for(language), names_for(texts_for(language), len(actor.table.g.players), me))
    console = Console(width=100, record=True, theme=THEME, file=StringIO())
    console.print(FACE.table(actor.table.session.view(me), words, brief=False))
    return console.export_text()


def test_the_game_has_a_face() -> None:
    assert face_of("intrigo") is FACE


def test_the_door_is_top_left_and_the_ring_goes_right_and_down() -> None:  # INTR-B6
    a, *_ = three()
    lines = palace(a.board, texts_for("en")).plain.split("\n")
    assert len(lines) == 14
    assert lines[0].split() == ["b0", "door", "g0", "b1", "g1", "b2", "g2", "b3"]
    assert lines[2].split()[0] == "g11"
    assert lines[2].split()[-1] == "g3"
    assert lines[-2].split() == ["b9", "g8", "b8", "g7", "b7", "g6", "b6"]


def test_the_ring_of_four_players_is_nine_cells_wide() -> None:  # INTR-B6
    a, *_ = dealt(4)
    lines = palace(a.board, texts_for("en")).plain.split("\n")
    assert len(lines) == 18
    assert max(len(line) for line in lines) == 9 * CELL


def test_what_lies_face_down_stands_in_brackets() -> None:
    text = drawn(three()[0])
    assert "(Gra 4)" in text
    assert "(Clergy)" in text
    assert "Thief" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phase_can_be_drawn_for_everybody(language: str) -> None:
    players = dealt(4, family_assignment="choose", first_player="A")
    for phase in ("families", "draft", "placing"):
        assert players[0].board.phase == phase
        for seat in (0, 1, SPECTATOR):
            assert drawn(players[0], language, seat)
        if phase == "families":
            for player in players[:3]:
                player.chooses(player.options[0])
        else:
            draft_all(players)


def test_players_show_ducats_cards_and_seals() -> None:
    a, *_ = table(
        "A: C2 C3", "B: D2 D3", "C: G2 ...", gaps=GAPS, tokens=TOKENS, seals={"B": {"clergy": 2}}, ducats={"B": 3}
    )
    line = next(line for line in drawn(a).splitlines() if "Dandolo " in line and "ducats" in line)
    assert "3 ducats" in line
    assert "Clergy 2" in line


def test_your_packet_your_hand_and_what_you_have_seen_are_shown() -> None:
    players = dealt(3, seed="2")
    assert "Your packet" in drawn(players[0])
    draft_all(players)
    text = drawn(players[0])
    assert "Your hand" in text
    assert text.count("You have seen") == 4
    assert "Still in hands" in text
