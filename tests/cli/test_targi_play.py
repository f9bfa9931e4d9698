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
