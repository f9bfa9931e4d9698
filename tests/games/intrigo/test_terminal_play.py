"""Intrigo by keyboard: what the screen asks, what may be typed, and what is refused with which reason."""

import re
from pathlib import Path

import pytest

from igroteka.core.registry import games
from tests.cli.running import Ran, run
from tests.cli.test_play import play_position

TURN = """
game: intrigo
seats: 3
phase: placing
round: 2
first: A
turn: A
families: {A: contarini, B: dandolo, C: gradenigo}
ducats: {A: 2}
tokens: {b0: workers, b5: ducat, b6: workers}
gaps: {g0: dandolo_4, g1: trader, g2: gradenigo_2, g3: morosini_4, g7: morosini_2}
hands: {A: [contarini_2, contarini_3], B: [dandolo_2, ...], C: [gradenigo_4, ...]}
stacks: {thief: 1}
"""
EMPTY_HAND = TURN.replace("A: [contarini_2, contarini_3]", "A: []").replace("{A: 2}", "{A: 3}")
LAST_GAP = """
game: intrigo
seats: 3
phase: placing
round: 4
first: A
turn: A
families: {A: contarini, B: dandolo, C: gradenigo}
seals: {A: {military: 3, clergy: 1}, B: {merchants: 2}}
tokens: {b0: military, b1: workers, b2: workers}
gaps:
  {g0: assassin, g1: contarini_2, g2: dandolo_2, g3: dandolo_3, g4: dandolo_4, g5: gradenigo_2, g6: gradenigo_3,
  g7: gradenigo_4, g8: morosini_2, g9: morosini_3, g10: morosini_4}
hands: {A: [contarini_4], B: [contarini_3], C: []}
"""


def at_turn(tmp_path: Path, *typed: str, language: str = "en", text: str = TURN) -> Ran:
    """Our turn at a drawn table with three players."""
    return play_position(tmp_path, *typed, language=language, text=text)


def answer(ran: Ran) -> str:
    """What was said to the last thing typed."""
    return " ".join(ran.out.split("❯")[-2].split())


# What a purchase asks.


def test_giving_a_purchase_up_says_so(tmp_path: Path) -> None:  # INTR-M6
    assert re.search(r"\d +Buy nothing after all\. Put Contarini 2 into gap g4 *\n", at_turn(tmp_path, "trader").out)
    out = at_turn(tmp_path, "продавец", language="ru").out
    assert re.search(r"\d +Ничего не покупать\. Выложить карту Контарини 2 на место g4 *\n", out)


def test_a_turn_without_a_purchase_gives_nothing_up(tmp_path: Path) -> None:
    assert "Buy nothing" not in at_turn(tmp_path).out


def test_a_running_purchase_says_how_to_go_back(tmp_path: Path) -> None:
    out = at_turn(tmp_path, "trader", "u").out
    assert re.search(r"You are buying +Trader, 2 ducats – u goes one step back", out)
    assert "Taken back." in out


def test_enter_does_not_give_a_purchase_up(tmp_path: Path) -> None:  # INTR-I0: one action, and nothing is paid yet
    out = at_turn(tmp_path, "trader", "", text=EMPTY_HAND).out
    assert "Do you react?" not in out
    assert "You pass." not in out
    assert "Please choose a number" in out


def test_nothing_is_let_pass_in_the_middle_of_a_purchase(tmp_path: Path) -> None:
    ran = at_turn(tmp_path, "trader", "p", text=EMPTY_HAND)
    assert "There is nothing to let pass here." in ran.out
    assert "You pass." not in ran.out


@pytest.mark.parametrize("gap", ["gap:g4", "gap:g9"])
def test_doing_without_a_power_still_places_the_card(tmp_path: Path, gap: str) -> None:  # INTR-I0
    out = at_turn(tmp_path, "assassin", gap).out
    assert re.search(r"\d +Put it there without using its power", out)
    assert re.search(r"\d +Положить, не применяя свойства", at_turn(tmp_path, "убийца", gap, language="ru").out)


def test_a_token_to_swap_is_no_certain_one(tmp_path: Path) -> None:
    assert "On building b5 lies a ducat:" in at_turn(tmp_path, "buy:trader", "gap:g4", "near:b5").out


# Rows of options.


def test_what_can_be_bought_stands_in_one_row(tmp_path: Path) -> None:
    assert re.search(r"\d +Buy: Trader +\d+ +Assassin +\d+ +Courtesan ", at_turn(tmp_path).out)
    assert re.search(r"\d +Купить карту «Продавец» +\d+ +Убийца ", at_turn(tmp_path, language="ru").out)


def test_what_can_be_named_stands_in_one_row(tmp_path: Path) -> None:  # INTR-I3
    out = at_turn(tmp_path, "buy:courtesan", "gap:g5", "near:b6").out
    assert re.search(r"\d +Name Contarini 2 +\d+ +Contarini 3 ", out)


# What may be typed.


@pytest.mark.parametrize(
    "typed", ["contarini 3 g9", "g9 contarini 3", "Contarini 3 into g9", "put contarini 3 into gap g9"]
)
def test_a_card_and_a_gap_are_enough(tmp_path: Path, typed: str) -> None:
    assert "You put Contarini 3 into gap g9." in at_turn(tmp_path, typed).out


def test_several_words_that_fit_several_options_are_told_apart(tmp_path: Path) -> None:
    out = at_turn(tmp_path, "put contarini").out.split("That fits these options")[1]
    assert re.search(r"\d +Put Contarini 2 into gap g4\n", out)


@pytest.mark.parametrize(
    ("typed", "rule"),
    [
        ("contarini 2 g3", "INTR-N11"),
        ("put contarini 2 into gap g3", "INTR-N11"),
        ("g3", "INTR-N11"),
        ("dandolo 2", "INTR-N8"),
        ("put dandolo 2 into gap g8", "INTR-N8"),
        ("dandolo 4", "INTR-N8"),
        ("buy thief", "INTR-N10"),
        ("Buy: Thief", "INTR-N10"),
        ("thief", "INTR-N10"),
        ("pass", "INTR-N7"),
    ],
)
def test_what_is_not_offered_in_a_turn_is_refused_with_its_own_reason(tmp_path: Path, typed: str, rule: str) -> None:
    assert rule in answer(at_turn(tmp_path, typed))


@pytest.mark.parametrize(
    ("steps", "typed", "rule"),
    [
        (["assassin"], "g3", "INTR-N11"),
        (["assassin", "gap:g4"], "b9", "INTR-N12"),
        (["assassin", "gap:g4"], "b5", "INTR-N15"),
        (["courtesan", "gap:g5", "near:b6"], "dandolo 4", "INTR-N20"),
        (["courtesan", "gap:g5", "near:b6"], "tiepolo 3", "INTR-N19"),
    ],
)
def test_a_wrong_step_of_a_purchase_is_refused_with_its_own_reason(
    tmp_path: Path, steps: list[str], typed: str, rule: str
) -> None:
    assert rule in answer(at_turn(tmp_path, *steps, typed))


@pytest.mark.parametrize("typed", ["keep dandolo 9", "g77", "courtesans", "2 3"])
def test_what_means_nothing_gets_no_reason(tmp_path: Path, typed: str) -> None:
    assert f"Nothing called “{typed}” is offered here" in answer(at_turn(tmp_path, typed))


# Help.


@pytest.mark.parametrize(
    ("steps", "asked", "rule"),
    [
        ([], "pass", "INTR-P5"),
        ([], "1", "INTR-P2"),
        ([], "buy:trader", "INTR-I1"),
        (["buy:trader"], "gap:g4", "INTR-P3"),
        (["buy:trader", "gap:g4"], "near:b4", "INTR-I0"),
        (["buy:trader", "gap:g4"], "stop", "INTR-I0"),
        (["buy:trader", "gap:g4", "near:b4"], "token:b0", "INTR-I1"),
        ([], "g3", "INTR-B2"),
        ([], "b5", "INTR-A4"),
    ],
)
def test_options_and_places_are_explained_by_their_rules(
    tmp_path: Path, steps: list[str], asked: str, rule: str
) -> None:
    assert rule in answer(at_turn(tmp_path, *steps, f"? {asked}"))


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_help_speaks_of_this_game_only(tmp_path: Path, language: str) -> None:
    out = at_turn(tmp_path, "?", language=language).out
    assert "play:contarini_2:g4" in out
    for strange in ("skip", "nope", "слиняй", "неть", "discard", "сброс", "let everything pass", "пропускать всё"):
        assert strange not in out.lower()


@pytest.mark.parametrize(("language", "hint"), [("en", "rules intrigo contarini"), ("ru", "rules intrigo контарини")])
def test_the_contents_of_the_rules_name_this_game_in_their_hint(language: str, hint: str) -> None:
    out = " ".join(run("rules", "intrigo", "--lang", language).out.split())
    assert hint in out
    assert "kittens" not in out


# Sentences.


def test_a_russian_seal_that_nobody_claims_is_a_she(tmp_path: Path) -> None:
    text = LAST_GAP.replace("g0: assassin, g1: contarini_2", "g0: assassin, g1: thief")
    text = text.replace("B: [contarini_3]", "B: [contarini_3, contarini_2]").replace("b1: workers", "b1: clergy")
    text = text.replace("military: 3, ", "")
    out = " ".join(at_turn(tmp_path, "1", language="ru", text=text).out.split())
    assert "Здание b1: печать духовенства остаётся на месте, потому что рядом нет открытых карт интриг." in out


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_end_shows_the_seals_of_everybody(tmp_path: Path, language: str) -> None:  # INTR-V1
    out = at_turn(tmp_path, "1", language=language, text=LAST_GAP).out
    end = out.split("1. ")[-1]
    row = r"A You +Contarini .*Milit\. 4 +Clergy 1" if language == "en" else r"A Ты +Контарини .*Военные 4 +Духов\. 1"
    assert re.search(row, end)
    assert "▶" not in end


def test_the_start_tells_each_variant_in_one_line() -> None:
    number = sorted(games()).index("intrigo") + 1
    ran = run(typed=f"{number}\n", environment={"COLUMNS": "80"})
    assert "Families and first player by lot." in ran.out
    assert "…" not in ran.out
