"""What may be typed at the table: names and their beginnings, questions about options, the discard pile."""

import re
from pathlib import Path

import pytest

from tests.cli.running import Ran
from tests.cli.test_play import TABLE, play_position

SKIPS = TABLE.replace("A: [nope, skip,", "A: [nope, nope, skip, skip,").replace(
    "{deck: full_box}", "{deck: full_box, combos: standard}"
)
FAVOR = """
game: kittens
seats: 3
options: {deck: classic_base}
turn: C
hands:
  A: [nope, skip, defuse]
  B: [skip, defuse]
  C: [favor*4]
pile: [skip, ...]
"""
IMPLODING = """
game: kittens
seats: 3
options: {deck: full_box}
turn: A
hands: {A: [skip], B: [skip], C: [skip]}
pile: [imploding_kitten, skip, skip, ...]
"""


def at_favor(tmp_path: Path, *typed: str, language: str = "en") -> Ran:
    """Somebody plays a Favor: sooner or later the bot tries it on us."""
    return play_position(tmp_path, *typed, language=language, text=FAVOR)


@pytest.mark.parametrize("typed", ["see the future", "See the Future", "see", "SEE_THE", "play see"])
def test_a_card_is_found_without_its_brackets_or_by_its_beginning(tmp_path: Path, typed: str) -> None:
    assert "You see the top of the pile" in play_position(tmp_path, typed).out


@pytest.mark.parametrize("typed", ["Нападай", "напа", "нападай (2x)"])
def test_a_russian_card_is_found_without_its_brackets(tmp_path: Path, typed: str) -> None:
    assert "Ты играешь карту «Нападай (2x)»" in play_position(tmp_path, typed, language="ru").out


def test_a_single_card_goes_before_a_pair_of_it(tmp_path: Path) -> None:
    assert "You play Skip." in play_position(tmp_path, "skip", text=SKIPS).out


def test_the_name_of_one_card_never_spends_two(tmp_path: Path) -> None:
    out = play_position(tmp_path, "nope", text=SKIPS).out
    assert "That fits these options" in out
    assert re.search(r"\d +Pair Nope \+ Nope: steal a random card from Boris\n", out)
    assert "You play a pair" not in out


def test_several_beginnings_are_told_apart(tmp_path: Path) -> None:
    out = play_position(tmp_path, "play").out.split("That fits these options")[1]
    assert re.search(r"\d +Play Skip\n", out)
    assert re.search(r"\d +Play Attack \(2x\)\n", out)


@pytest.mark.parametrize("typed", ["n", "ck", "kitten", "tt", "the"])
def test_a_fragment_is_not_answered_with_a_rule(tmp_path: Path, typed: str) -> None:
    out = play_position(tmp_path, typed).out
    assert f"Nothing called “{typed}” is offered here" in out
    assert "KIT-" not in out


@pytest.mark.parametrize(("language", "typed"), [("en", "no"), ("ru", "нет"), ("ru", "не")])
def test_no_does_not_mean_nope(tmp_path: Path, language: str, typed: str) -> None:
    out = at_favor(tmp_path, typed, language=language).out
    assert "You say Nope" not in out
    assert "Ты говоришь" not in out


def test_capital_letters_are_keys_too(tmp_path: Path) -> None:
    assert "nothing to let pass" in play_position(tmp_path, "P").out
    assert "Leave the game?" in play_position(tmp_path, "Q", "y", "n").out
    assert "Выйти из игры?" in play_position(tmp_path, "Й", "д", "н", language="ru").out


@pytest.mark.parametrize(("asked", "rule"), [("nope", "KIT-N04"), ("1", "KIT-N04"), ("draw", "KIT-X01")])
def test_the_options_of_a_window_are_explained(tmp_path: Path, asked: str, rule: str) -> None:
    out = at_favor(tmp_path, f"? {asked}").out
    assert "Do you react?" in out
    assert rule in out


@pytest.mark.parametrize(
    ("asked", "rule"),
    [("pair", "KIT-K01"), ("combo", "KIT-K02"), ("discard", "KIT-G35"), ("пара", "KIT-K01"), ("сброс", "KIT-G35")],
)
def test_rules_are_found_by_what_they_are_about(tmp_path: Path, asked: str, rule: str) -> None:
    assert rule in play_position(tmp_path, f"? {asked}").out


@pytest.mark.parametrize(
    ("code", "rule"), [("pair:skip:skip:B", "KIT-K01"), ("triple:cat_tacocat:cat_tacocat:cat_tacocat:B", "KIT-K02")]
)
def test_combos_are_explained_by_their_rules(tmp_path: Path, code: str, rule: str) -> None:
    assert rule in play_position(tmp_path, f"? {code}", text=SKIPS).out


@pytest.mark.parametrize(
    ("language", "key", "word"), [("en", "d", "The discard pile, 2 cards"), ("ru", "в", "В сбросе 2 карты")]
)
def test_the_discard_pile_can_be_looked_through(tmp_path: Path, language: str, key: str, word: str) -> None:
    out = play_position(tmp_path, key, text=TABLE + "discards: [shuffle, bury]\n", language=language).out
    assert word in out


def test_a_question_names_the_target(tmp_path: Path) -> None:
    out = at_favor(tmp_path).out
    assert re.search(r"Cleo plays Favor on (you|Boris)\. Do you react\?", out)


def test_the_place_of_the_imploding_kitten_is_told_once(tmp_path: Path) -> None:
    out = play_position(tmp_path, "draw", "2", text=IMPLODING).out
    assert "You put Imploding Kitten" in out
    assert "lies face up" not in out.split("You put Imploding Kitten")[1].split("\n\n")[0]


def test_an_attack_on_oneself_says_so(tmp_path: Path) -> None:
    table = TABLE.replace("A: [nope, skip,", "A: [personal_attack_3x,")
    out = play_position(tmp_path, "personal", text=table).out
    assert "You attack yourself: you now have 3 turns to take." in out


def test_what_to_do_with_a_card_is_no_reaction(tmp_path: Path) -> None:  # KIT-X02
    table = IMPLODING.replace("A: [skip]", "A: [streaking_kitten, defuse]").replace("[imploding", "[exploding")
    out = play_position(tmp_path, "draw", text=table).out
    assert "What do you do with it?" in out
    assert "Do you react?" not in out


def test_the_help_names_the_keys_that_the_game_has_a_use_for(tmp_path: Path) -> None:
    out = play_position(tmp_path, "?").out
    assert "look through the discard pile" in out
    assert "let everything pass until your next turn" in out
    assert "such as play:" in out


@pytest.mark.parametrize("typed", ["the future 3x", "future see", "targeted boris"])
def test_all_the_words_of_an_option_are_enough_in_any_order(tmp_path: Path, typed: str) -> None:
    assert "Nothing called" not in play_position(tmp_path, typed).out


def test_two_numbers_are_no_words(tmp_path: Path) -> None:
    assert "Nothing called “2 3” is offered here" in play_position(tmp_path, "2 3").out
