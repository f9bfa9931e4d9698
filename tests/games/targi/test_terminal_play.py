"""Playing Targi by keyboard, as a newcomer does: the start, going on, looking things up, asking why not."""

from __future__ import annotations

from pathlib import Path

import pytest

from igroteka.core.registry import games
from tests.cli.running import LANGUAGES, Ran, refused, run

PLAY = ("play", "targi", "--bots", "random", "--seed", "5")
LEAVE = "q\ny\nn\n"
TURN = """
game: targi
seats: 2
phase: actions
robber: 9
turn: A
centre: {C11: goods_gold, C12: camp_trader}
players:
  A: {stock: {date: 5, salt: 5, pepper: 5, gold: 3, vp: 4}, targis: [B1, B5], markers: [C11, C12]}
  B: {targis: [B6]}
"""


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own to save in."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def typing(*lines: str, language: str = "en") -> Ran:
    """A new game with these lines typed; then the input ends."""
    return run(*PLAY, "--lang", language, typed="".join(f"{line}\n" for line in lines))


def in_turn(here: Path, *lines: str, language: str = "en") -> str:
    """A turn of ours in a drawn position, with these lines typed; what is shown after the first question."""
    (here / "turn.yaml").write_text(TURN, encoding="utf-8")
    arguments = ("position", "play", "turn.yaml", "--bots", "random", "--lang", language)
    return run(*arguments, typed="".join(f"{line}\n" for line in lines)).out.split("❯", 1)[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_by_keyboard(language: str) -> None:
    ran = run(*PLAY, "--lang", language, typed="1\n" * 400)
    assert ran.code == 0
    assert ran.err == ""
    assert " 2. " in ran.out
    assert "targi-" not in ran.out


# The start.


def test_the_start_asks_neither_for_the_only_variant_nor_for_the_only_number_of_players() -> None:
    number = list(games()).index("targi") + 1
    out = run("--lang", "en", typed=f"{number}\n").out
    assert "Targi  Type a number to choose" in out
    assert "Which one?" not in out
    assert "How many players" not in out


def test_a_number_of_players_is_refused_without_a_range_of_one() -> None:
    assert refused("play", "targi", "--seats", "3") == "3 players will not do: this game is for 2."
    assert refused("play", "kittens", "--seats", "9").endswith("this game is for 2 to 8.")


def test_a_number_of_players_is_refused_in_russian_too() -> None:
    assert "Нужно 2." in refused("play", "targi", "--seats", "3", "--lang", "ru")
    assert "Нужно от 2 до 8." in refused("play", "kittens", "--seats", "9", "--lang", "ru")


# Going on.


def test_a_saved_game_goes_on_without_being_told_from_the_start(here: Path) -> None:
    typing("1", "1", "1", "s mine", *LEAVE.split())
    first = run("play", "targi", "--bots", "random", "--continue", "mine", typed="l\n").out
    shown, told = first.split("❯", 1)
    assert "The game begins" not in shown
    assert "You place a Targi on" in shown
    assert "The game begins" in told


def test_a_game_saved_before_the_first_choice_is_told_from_the_start(here: Path) -> None:
    typing("s mine", *LEAVE.split())
    assert "The game begins" in run("play", "targi", "--bots", "random", "--continue", "mine").out.split("❯", 1)[0]


# Asking what something means.


def test_an_option_is_explained_with_the_card_it_points_at(here: Path) -> None:
    told = in_turn(here, "? 1", "? use:C12", "? use:C11")
    assert "Use Trader (5)  [use:B5]" in told
    assert "3 identical goods for 1 gold" in told
    assert "Take Camp – trader's tent (C12)  [use:C12]" in told
    assert "TARGI-T44 Camp – trader's tent, costs 1 date, 1 gold, 1 VP." in told
    assert "TARGI-G11 Gold (×3): Take 1 gold." in told


def test_what_a_card_says_is_not_said_twice(here: Path) -> None:
    assert " ".join(in_turn(here, "? trader").split()).count("3 identical goods for 1 gold") == 1


def test_kinds_of_goods_are_not_explained_by_their_own_names(here: Path) -> None:
    told = in_turn(here, "use:B5", "? 1").split("[trade:3:date:gold]")[1].split("❯")[0]
    assert "TARGI-B5" in told
    assert not {"date", "gold"} & {line.strip() for line in told.splitlines()}


def test_a_place_is_explained_by_the_card_that_lies_there(here: Path) -> None:
    assert "At the Trader you may also exchange goods 1 for 1." in " ".join(in_turn(here, "? c12").split())
    assert "Последний рейд" in in_turn(here, "? B16", language="ru")


@pytest.mark.parametrize(("language", "asked"), [("en", "robber"), ("ru", "грабитель"), ("ru", "Грабитель")])
def test_the_robber_is_explained_by_his_rules(here: Path, language: str, asked: str) -> None:
    told = in_turn(here, f"? {asked}", language=language)
    for rule in ("TARGI-R2", "TARGI-R3", "TARGI-P2"):
        assert rule in told


# Asking why not.


@pytest.mark.parametrize("asked", ["noble", "Noble (1)", "raid 1", "Raid 1 (4)", "C11", "place:B4", "вождь"])
def test_a_place_that_is_not_offered_is_told_with_its_rule_p2(asked: str) -> None:
    told = typing(asked).out.split("❯", 1)[1]
    assert f"“{asked}” cannot be chosen now." in told
    assert "TARGI-P2" in told


def test_what_is_not_mine_to_use_is_told_with_its_rule_a1(here: Path) -> None:
    told = in_turn(here, "use caravan", "play the card")
    assert "“use caravan” cannot be chosen now." in told
    assert "TARGI-A1" in told
    assert "“play the card” cannot be chosen now." in told
    assert "TARGI-H3" in told


# Menus.


def test_three_rows_are_all_told_with_their_own_numbers_d1(here: Path) -> None:
    told = in_turn(here, "use:C12", "play").split("Into which row")[1]
    assert "1  Row 1: empty" in told
    assert "2  Row 2: empty" in told
    assert "…" not in told


def test_a_long_menu_stands_in_columns(here: Path) -> None:
    (line,) = [line for line in typing().out.splitlines() if " 1  Dates (2)" in line]
    assert line.split() == ["1", "Dates", "(2)", "5", "Dates", "(7)", "9", "Caravan", "(13)"]


# Rules.


def test_a_search_leaves_out_what_has_no_words_for_players() -> None:
    for language in LANGUAGES:
        out = run("rules", "targi", "грабитель", "--lang", language).out
        assert "TARGI-R2" in out
        assert "TARGI-K" not in out
    assert "TARGI-K26" in run("rules", "targi", "TARGI-K26").out


def test_the_sections_are_those_that_have_words_for_players() -> None:
    out = run("rules", "targi").out
    assert "TARGI-S1 … TARGI-S9" in out
    assert "Gaps and decisions" not in out


# Positions and replays.


def test_a_position_is_shown_with_the_words_of_the_table(here: Path) -> None:
    (here / "turn.yaml").write_text(TURN, encoding="utf-8")
    out = run("position", "show", "turn.yaml").out
    assert "Take Camp – trader's tent (C12)  use:C12" in out
    assert "Use C12" not in out


def test_a_replay_for_one_seat_has_no_numbers_without_a_story(here: Path) -> None:
    typing("1", "1", "1", "1", "s mine", *LEAVE.split())
    told = run("replay", "show", "mine", "--seat", "A").out.splitlines()[1:]
    numbers = [i for i, line in enumerate(told) if line.strip().isdecimal()]
    assert numbers == []
    assert [line for line in told if line.lstrip().startswith("1  · You place a Targi")]
