"""What the table of Targi shows: both displays, stocks, the way of the robber, and as little as fits into a window."""

from __future__ import annotations

import pytest
from rich.console import Console

from igroteka.core.views import SPECTATOR
from igroteka.games.targi.terminal import RENDERER
from igroteka.terminal.theme import THEME
from igroteka.terminal.words import Words, names_for
from igroteka.texts import texts_for
from tests.games.targi.table import Actor, new_game, rows, seat, table


def words_for(seat_: int = 0, language: str = "en") -> Words:
    texts = texts_for(language)
    return Words(texts, names_for(texts, 2, seat_))


def shown(actor: Actor, seat_: int = 0, language: str = "en", *, width: int = 100, brief: bool = True) -> str:
    """What a reader sees."""
    console = Console(width=width, no_color=True, theme=THEME)
    with console.capture() as capture:
        console.print(RENDERER.table(actor.table.session.view(seat_), words_for(seat_, language), brief=brief))
    return capture.get()


def line_with(text: str, words: str) -> str:
    """The one line with these words."""
    (found,) = [line for line in text.splitlines() if words in line]
    return found


# What a window holds.


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_table_of_a_new_game_takes_less_than_a_window_of_35_lines(language: str) -> None:
    a, _ = new_game()
    assert len(shown(a, language=language).splitlines()) < 27


@pytest.mark.parametrize("language", ["en", "ru"])
def test_no_word_of_the_border_is_broken_in_a_window_of_80_columns(language: str) -> None:
    told = shown(new_game()[0], language=language, width=78)
    names = (
        ("14 Tribal", "expansion", "10 Silversmith")
        if language == "en"
        else ("Распространение", "племени", "1 золото/3 ПО")
    )
    for name in names:
        assert name in told


def test_you_sit_below_the_board_and_your_opponent_above_it() -> None:
    a, _ = new_game()
    told = shown(a)
    assert told.index(" B  Boris") < told.index("16 Raid 4") < told.index(" A  You")


def test_the_codes_of_cells_stand_in_one_line_with_the_border() -> None:
    a, _ = new_game()
    line = line_with(shown(a), "C11")
    for words in ("15 Salt", "C12", "C13", "5 Trader"):
        assert words in line


# Stocks and points.


def test_a_stock_is_told_with_the_letters_that_costs_use() -> None:
    a, _ = new_game()
    line = line_with(shown(a), " A  You")
    assert "Dates 2  Salt 2  Pepper 2  Gold 1" in line
    assert "Финики 2  Соль 2  Перец 2  Золото 1" in line_with(shown(a, language="ru"), " A  Ты")


def test_points_in_tokens_are_told_apart_from_those_of_cards_because_raids_take_tokens_rd1() -> None:
    a, _ = table(turn="A", a=seat("v3 d1", "well_plain_gold", targis="B3"))
    assert "6 VP (3 in tokens)" in shown(a)
    assert "ПО: 6 (жетонами 3)" in shown(a, language="ru")


# Displays.


def test_a_display_is_told_row_by_row_with_free_places_d1() -> None:
    a, _ = table(turn="A", a=seat("v4", "well_plain_gold camp_trader | | camp_ambush", targis="B3"))
    told = shown(a)
    assert "1  [Well – paid in gold 3] [Camp – trader's tent 1] □□" in told
    assert "2  □□□□" in told
    assert "3  [Camp – ambush 2] □□□" in told


def test_a_display_without_cards_takes_no_line() -> None:
    a, _ = new_game()
    assert "□" not in shown(a)


def test_a_full_row_tells_its_bonus_e4() -> None:
    full = "targia_gift targia_discount targia_plain_big targia_plain_gold"
    a, _ = table(turn="A", a=seat("v4", full, targis="B3"))
    assert "+4 VP" in line_with(shown(a, width=120), "[Targia – dowry 2]")


def test_a_coin_lies_on_its_card_i1() -> None:
    a, _ = table(turn="A", a=seat("v4", "well_hidden_gold", targis="B3", coins=["well_hidden_gold"]))
    assert "[Well – hidden coin 1 +coin]" in shown(a)


def test_a_card_of_a_display_is_never_broken_in_two() -> None:
    a, _ = table(turn="A", b=seat("v4", rows(12)), a=seat("v4", targis="B3"))
    told = shown(a, width=60)
    for card in ("[Well – paid in gold 3]", "[Oasis – great 3]", "[Targia – matriarch 3]"):
        assert card in told


# The robber.


def test_corners_tell_what_a_raid_costs_rd1() -> None:
    a, _ = new_game()
    told = shown(a)
    for price in ("1 good/1 VP", "2 goods/1 VP", "3 goods/2 VP", "1 gold/3 VP"):
        assert price in told


@pytest.mark.parametrize(
    ("robber", "told"), [(1, "raid 1 after 3 rounds"), (3, "raid 1 after this round"), (9, "raid 3 after 3")]
)
def test_the_head_tells_when_the_next_raid_comes_r4(robber: int, told: str) -> None:
    a, _ = table(robber=robber)
    assert told in line_with(shown(a), "Round ")


def test_the_head_tells_who_holds_the_amulet_s6() -> None:
    a, _ = new_game()
    assert "you hold the amulet" in line_with(shown(a), "Round ")
    assert "амулет у тебя" in line_with(shown(a, language="ru"), "Раунд ")
    assert "amulet: Alex" in line_with(shown(a, 1), "Round ")


def test_during_a_raid_the_head_speaks_of_this_raid() -> None:
    a, _ = table(robber=7, phase="robber", a=seat("d3 v4"))
    told = shown(a)
    assert "raid 2 now" in line_with(told, "Round ")
    assert "raid 3" not in line_with(told, "Round ")


# Cards.


def test_the_card_in_question_is_told_with_its_advantage() -> None:
    a, _ = table(turn="A", a=seat("d5 v4", markers="C12"), centre={"C12": "camp_trader"})
    a.chooses("use:C12")
    told = shown(a)
    assert "Card in question: Camp – trader's tent  DG → 1 VP" in told
    assert "At the Trader you may also exchange goods 1 for 1." in told


def test_the_table_in_full_tells_the_advantages_of_displays_and_hands_too() -> None:
    a, _ = table(
        turn="A",
        a=seat("d5 v4", "well_discount", hand="camp_noble_discount", targis="B3"),
        b=seat("v4", "oasis_raid_shelter"),
    )
    told = shown(a, width=120, brief=False)
    for text in (
        "Each further Well you play costs 1 good less.",
        "You pay nothing in raids.",
        "hand card with the Noble",
    ):
        assert text in told
    assert "Each further Well" not in shown(a, width=120)


def test_the_table_in_full_does_not_tell_a_secret_hand_card_i3() -> None:
    _, b = table(turn="B", b=seat("v4", targis="B14 B3"), tribe_deck=["camp_trader", "..."])
    b.chooses("use:B14", "keep")
    assert "exchange goods 1 for 1" in shown(b, 1, brief=False)
    for other in (0, SPECTATOR):
        told = shown(b, other, brief=False)
        assert "exchange goods 1 for 1" not in told
        assert "only its owner knows" in told


def test_both_discard_piles_can_be_looked_through_i1() -> None:
    a, _ = table(
        turn="A", a=seat("v4", targis="B3"), goods_discards=["goods_gold", "goods_gold"], tribe_discards=["camp_ambush"]
    )
    console = Console(width=100, no_color=True, theme=THEME)
    with console.capture() as capture:
        console.print(RENDERER.discards(a.table.session.view(0), words_for()))
    told = capture.get()
    assert "2 × Gold" in told
    assert "Camp – ambush" in told


def test_empty_discard_piles_are_told_as_empty_i1() -> None:
    a, _ = new_game()
    console = Console(width=100, no_color=True, theme=THEME)
    with console.capture() as capture:
        console.print(RENDERER.discards(a.table.session.view(0), words_for()))
    assert capture.get().count("empty") == 2
