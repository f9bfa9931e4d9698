"""The palace in the terminal."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from igroteka.core.views import SPECTATOR
from igroteka.games.intrigo.rules.parts import TOKENS as KINDS
from igroteka.games.intrigo.rules.parts import TYPES
from igroteka.games.intrigo.terminal import COLOURS, RENDERER, SCALES, Palace, Scale, ink_on, name_of
from igroteka.terminal import renderer_of
from igroteka.terminal.theme import THEME
from igroteka.terminal.words import Words, names_for
from igroteka.texts import LANGUAGES, texts_for
from tests.games.intrigo.table import Actor, dealt, draft_all, table

GAPS = "D4 - - M4 G4x M3 C4 - G3 M2 *thief -"
TOKENS = "work duca cler none merc duca mili duca farm duca cler.down duca"


def three() -> list[Actor]:
    return table("A: C2 C3", "B: D2 D3", "C: G2 ...", gaps=GAPS, tokens=TOKENS)


def drawn(actor: Actor, language: str = "en", seat: int | None = None, *, width: int = 100, brief: bool = False) -> str:
    """The table as text."""
    me = actor.seat if seat is None else seat
    words = Words(texts_for(language), names_for(texts_for(language), len(actor.table.g.players), me))
    console = Console(width=width, record=True, theme=THEME, file=StringIO())
    console.print(RENDERER.table(actor.table.session.view(me), words, brief=brief))
    return console.export_text()


def ring(actor: Actor, width: int, language: str = "en") -> list[str]:
    """The lines of the palace."""
    return [line.plain for line in Palace(actor.board, texts_for(language)).lines(width)]


def test_the_game_has_a_face() -> None:
    assert renderer_of("intrigo") is RENDERER


def test_the_door_is_top_left_and_the_ring_goes_right_and_down() -> None:  # INTR-B6
    a, *_ = three()
    lines = ring(a, 78)
    assert lines[0].split() == ["b0", "door", "g0", "b1", "g1", "b2", "g2", "b3"]
    assert lines[2].split()[0] == "g11"
    assert lines[2].split()[-3:] == ["g3", "Mor", "4"]
    assert lines[-2].split() == ["b9", "g8", "b8", "g7", "b7", "g6", "b6"]


@pytest.mark.parametrize(("players", "height"), [(3, 9), (4, 11)])
@pytest.mark.parametrize("width", [78, 98, 118])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ring_fits_into_the_window(players: int, height: int, width: int, language: str) -> None:  # INTR-B6
    a, *_ = dealt(players)
    lines = ring(a, width, language)
    assert len(lines) == height
    assert all(len(line) <= width for line in lines)
    assert len({len(line) for line in lines}) == 1


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_is_cut_or_touches_the_next(scale: Scale, language: str) -> None:
    texts = texts_for(language)
    for kind in KINDS:
        assert len(f"({name_of(kind, texts, wide=scale.wide)})") <= scale.building
    for type in TYPES:
        assert len(name_of(type, texts, wide=scale.wide)) <= scale.gap


@pytest.mark.parametrize("width", [78, 98])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_courtesan_stands_apart_from_the_seal_beside_her(language: str, width: int) -> None:
    texts = texts_for(language)
    a, *_ = table("A: C2 C3 ...", "B: ...", "C: ...", gaps="g6=*courtesan g0=*guard", tokens="b6=clergy b0=work")
    wide = width == 98
    below = ring(a, width, language)[-1].split()
    assert below[-2:] == [name_of("courtesan", texts, wide=wide), name_of("clergy", texts, wide=wide)]


def test_a_window_too_narrow_for_the_ring_gets_all_places_in_a_row() -> None:
    a, *_ = three()
    lines = ring(a, 40)
    assert max(len(line) for line in lines) <= 40
    told = " ".join(lines)
    for place in ("b0 door Work", "g0  Dan 4 ", "b3 ·", "g11 ____"):
        assert place in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [3, 4])
def test_every_stack_shows_what_it_costs(language: str, players: int) -> None:  # INTR-S8
    texts = texts_for(language)
    a, *_ = dealt(players)
    for width in (78, 98, 118):
        told = "\n".join(ring(a, width, language))
        assert told.count("1 2 3") == len(TYPES)
        assert texts.say("cli-intrigo-for-hire") in told


def test_an_empty_stack_is_gone() -> None:  # INTR-P3
    a, *_ = table("A: C2 C3", "B: D2 D3", "C: G2 ...", gaps=GAPS, tokens=TOKENS, stacks={"trader": 0})
    assert "Trader    gone" in "\n".join(ring(a, 98))


def luminance(colour: str) -> float:
    """How bright a colour is, from 0 to 1 (WCAG)."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("family", COLOURS)
def test_the_name_of_every_family_can_be_read_on_its_colour(family: str) -> None:  # INTR-G28
    dark, bright = sorted([luminance(COLOURS[family]), luminance(ink_on(COLOURS[family]))])
    assert (bright + 0.05) / (dark + 0.05) >= 3


def test_no_round_is_told_before_the_first_one() -> None:  # INTR-S11
    players = dealt(4, family_assignment="choose", first_player="A")
    assert "Round" not in drawn(players[0])
    assert "First player: You" in drawn(players[0])
    for player in players[:3]:
        player.chooses(player.options[0])
    assert "Round 1" in drawn(players[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_kind_of_seal_is_never_parted_from_its_number(language: str) -> None:
    seals = {"A": {"merchants": 3, "military": 1, "clergy": 1, "farmers": 1}}
    a, *_ = table("A: C2 C3", "B: D2 D3", "C: G2 ...", gaps=GAPS, tokens=TOKENS, seals=seals)
    told = drawn(a, language, width=80)
    for kind, count in seals["A"].items():
        assert f"{name_of(kind, texts_for(language), wide=False)} {count}" in told


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


def test_your_packet_your_hand_and_what_you_have_seen_are_shown() -> None:  # INTR-H1
    players = dealt(3, seed="2")
    assert "Your packet" in drawn(players[0])
    draft_all(players)
    text = drawn(players[0])
    assert "Your hand" in text
    assert text.count("You have seen") == 4
    assert "Still in hands" in text


def test_a_brief_table_leaves_out_the_packets_that_you_have_seen() -> None:
    players = dealt(3, seed="2")
    draft_all(players)
    text = drawn(players[0], brief=True)
    assert "You have seen" not in text
    assert "Your hand" in text
    assert "Still in hands" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_brief_table_leaves_room_for_a_draft_in_a_window_of_24_lines(language: str) -> None:
    question = 2 + 4 + 1  # the sentence, four cards, and where one types
    lines = drawn(dealt(4)[0], language, width=78, brief=True).splitlines()
    assert len(lines) + question <= 24


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_never_parted_from_its_strength(language: str) -> None:
    players = dealt(4, seed="2")
    draft_all(players)
    for line in drawn(players[0], language, width=80).splitlines():
        assert not line.strip()[:1].isdecimal()


@pytest.mark.parametrize("seat", [0, SPECTATOR])
def test_nobody_sees_two_empty_lines_in_a_row(seat: int) -> None:
    players = dealt(3, family_assignment="choose", first_player="A")
    assert "\n\n\n" not in "\n".join(line.rstrip() for line in drawn(players[0], seat=seat).splitlines())
    assert drawn(players[0], seat=seat).splitlines()[-1].strip()
