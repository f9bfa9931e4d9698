"""Playing by keyboard: to the end, in both languages, and everything that can be typed on the way."""

import re
from pathlib import Path

import pytest

from igroteka.bots.search.searching import Budget
from igroteka.core.registry import games
from tests.cli.running import LANGUAGES, Ran, run

SHORT = ("play", "kittens", "--bots", "random", "--preset", "lightning_kittens", "--seats", "3")
TABLE = """
game: kittens
seats: 3
options: {deck: full_box}
turn: A
hands:
  A: [nope, skip, attack_2x, cat_tacocat*3, targeted_attack_2x, defuse, see_the_future_3x, alter_the_future_3x]
  B: [defuse, skip.marked]
  C: [nope*2, shuffle]
pile: [mark, exploding_kitten, skip, ...]
"""


def play_position(tmp_path: Path, *typed: str, language: str = "en", text: str = TABLE) -> Ran:
    """Play on from a table with these lines typed; then the input ends."""
    file = tmp_path / "table.yaml"
    file.write_text(text, encoding="utf-8")
    lines = "".join(f"{line}\n" for line in typed)
    return run("position", "play", str(file), "--bots", "random", "--lang", language, typed=lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_a_whole_game_by_keyboard(seed: str, language: str) -> None:
    ran = run(*SHORT, "--seed", seed, "--lang", language, typed="1\n" * 300)
    assert ran.code == 0
    assert ran.err == ""
    assert re.search(r" 1\. \w+", ran.out)
    assert re.search(r" 3\. \w+", ran.out)
    assert "kittens-" not in ran.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_with_every_kind_of_card(language: str) -> None:
    ran = run(
        *("play", "kittens", "--bots", "random", "--preset", "full_box", "--seed", "3", "--lang", language),
        typed="2\n1\n1\n" * 1000,
    )
    assert ran.code == 0
    assert re.search(r" 4\. \w+", ran.out)


def test_the_same_seed_plays_the_same_game() -> None:
    first, second = [run(*SHORT, "--seed", "9", typed="1\n" * 300).out for _ in range(2)]
    assert first == second


def test_without_bots_being_named_the_best_ones_play() -> None:
    ran = run("play", "kittens", "--preset", "cat_fight", "--seats", "2", "--seed", "1", typed="1\n" * 200)
    assert ran.code == 0


def test_the_table_is_shown(tmp_path: Path) -> None:
    out = play_position(tmp_path).out
    assert re.search(r"B Boris +2 cards +Skip \(marked\)", out)
    assert re.search(r"▶ A You +10 cards", out)
    assert "clockwise" in out
    assert "next card a kitten: at most 1 in" in out
    assert re.search(r"3× +Tacocat", out)
    assert "Your turn: play cards" in out


def test_options_are_chosen_by_number_code_or_name(tmp_path: Path) -> None:
    for typed in ("play:see_the_future_3x", "see_the_future_3x", "see the future 3x", "Play See the Future (3x)"):
        assert "You see the top of the pile: Mark, Exploding Kitten, Skip." in play_position(tmp_path, typed).out


def test_what_you_have_seen_is_shown(tmp_path: Path) -> None:
    out = play_position(tmp_path, "play:see_the_future_3x").out
    assert re.search(r"You know +1\. +Mark +2\. +Exploding Kitten +3\. +Skip", out)
    assert "you know the next card" in out


def test_names_of_cards_may_be_typed_in_russian(tmp_path: Path) -> None:
    out = play_position(tmp_path, "подсмуртри грядущее 3x", language="ru").out
    assert "Взрывной котёнок" in out.split("Ты знаешь")[1]


def test_options_that_differ_in_the_player_share_a_row(tmp_path: Path) -> None:
    out = play_position(tmp_path).out
    assert re.search(r"Play Targeted Attack \(2x\) on Boris +\d+ +Cleo", out)


def test_cards_are_ordered_and_enter_leaves_them(tmp_path: Path) -> None:
    out = play_position(tmp_path, "play:alter_the_future_3x", "").out
    assert "in which order do you put them back?" in out
    assert "(Enter)" in out
    assert "You put back on the pile, from the top: Mark, Exploding Kitten, Skip." in out


def test_a_place_is_chosen_by_its_own_number(tmp_path: Path) -> None:
    table = TABLE.replace("pile: [mark, exploding_kitten", "pile: [exploding_kitten, mark")
    out = play_position(tmp_path, "draw", "999", "0", text=table).out
    assert "how many of its" in out
    assert "There is no option 999." in out
    assert "You put Exploding Kitten back on top of the pile." in out


def test_enter_takes_nothing_that_may_do_harm(tmp_path: Path) -> None:
    out = play_position(tmp_path, "", "").out
    assert "Please choose a number" in out
    assert "You draw" not in out


@pytest.mark.parametrize("typed", ["nope", "play:nope", "Nope"])
def test_a_card_that_is_not_offered_says_why(tmp_path: Path, typed: str) -> None:
    out = play_position(tmp_path, typed).out
    assert "cannot be chosen now" in out
    assert "KIT-" in out


def test_nonsense_is_not_understood(tmp_path: Path) -> None:
    out = play_position(tmp_path, "xyzzy", "17171", "play:::", "\x00", "é" * 500).out
    assert "Nothing called “xyzzy” is offered here" in out
    assert "There is no option 17171." in out


def test_words_that_fit_several_options_are_not_taken(tmp_path: Path) -> None:
    assert "fits these options" in play_position(tmp_path, "Targeted Attack (2x)").out


@pytest.mark.parametrize(("language", "word"), [("en", "Type a card that is not offered"), ("ru", "Назови карту")])
def test_help_is_there(tmp_path: Path, language: str, word: str) -> None:
    assert word in play_position(tmp_path, "?", language=language).out


@pytest.mark.parametrize(("language", "words"), [("en", "of the games that fit"), ("ru", "партий, которые")])
@pytest.mark.parametrize("key", ["a", "ф"])
def test_a_bot_gives_advice(
    tmp_path: Path, language: str, words: str, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("igroteka.bots.advice.Budget", lambda seconds: Budget(iterations=60))
    out = play_position(tmp_path, key, language=language).out
    assert re.search(r": (about \d+%|около \d+\N{NO-BREAK SPACE}%)", out)
    assert words in " ".join(out.split())


def test_options_cards_and_rules_are_explained(tmp_path: Path) -> None:
    out = play_position(tmp_path, "? 1", "?2", "? nope", "? kit-t07", "? play:skip", "? xyzzy").out
    assert "[draw]" in out
    assert "Cancel another player's card" in out
    assert "KIT-T07 An attack costs its victim" in out
    assert "End one turn without drawing." in out
    assert "Nothing found for “xyzzy”." in out


def test_the_log_and_the_table_are_shown_again(tmp_path: Path) -> None:
    out = play_position(tmp_path, "play:see_the_future_3x", "l", "t", "h").out
    assert out.count("You play See the Future (3x).") == 2
    assert out.count("Your turn: play cards") == 3


def test_commands_work_on_a_russian_keyboard(tmp_path: Path) -> None:
    out = play_position(tmp_path, "е", "й", "д", "н", language="ru").out
    assert out.count("Твой ход: играй карты") == 2
    assert "До встречи!" in out


def test_what_was_only_begun_can_be_taken_back(tmp_path: Path) -> None:
    out = play_position(tmp_path, "triple:cat_tacocat:cat_tacocat:cat_tacocat:B", "u").out
    assert "Taken back." in out
    assert out.count("Your turn: play cards") == 2


def test_what_was_seen_cannot_be_taken_back(tmp_path: Path) -> None:
    assert "can no longer be taken back" in play_position(tmp_path, "play:see_the_future_3x", "u").out


def test_without_a_choice_there_is_nothing_to_take_back(tmp_path: Path) -> None:
    assert "You have not chosen anything yet" in play_position(tmp_path, "u").out


def test_everything_may_be_let_pass(tmp_path: Path) -> None:
    table = TABLE.replace("turn: A", "turn: B").replace("C: [nope*2, shuffle]", "C: [shuffle*3]")
    out = play_position(tmp_path, "p", text=table).out
    assert "Do you react?" in out or "Your turn to choose" in out
    assert "nothing to let pass" in play_position(tmp_path, "p").out


def test_a_table_with_a_clock_asks_everybody_in_its_windows(tmp_path: Path) -> None:  # KIT-N10
    table = TABLE.replace("seats: 3", "seats: 3\nlive: true").replace("turn: A", "turn: B")
    out = play_position(tmp_path, *["1"] * 40, text=table).out
    assert "Do you react?" in out
    assert "Your turn: play cards" in out
    assert (
        "You say Nope to Cleo's Nope."
        in play_position(tmp_path, *["2"] * 10, text=table.replace("turn: B", "turn: C")).out
    )


def test_leaving_is_asked_for(tmp_path: Path) -> None:
    out = play_position(tmp_path, "q", "n", "q", "y", "n").out
    assert out.count("Leave the game?") == 2
    assert out.endswith("See you next time!\n")


def test_the_end_of_the_input_is_a_way_to_leave(tmp_path: Path) -> None:
    ran = play_position(tmp_path)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.endswith("See you next time!\n")


def test_a_game_is_saved_and_verified(tmp_path: Path) -> None:
    file = tmp_path / "game.replay"
    ran = run(*SHORT, "--seed", "4", "--replay", str(file), typed="1\n" * 300)
    assert "Saved:" in ran.out
    assert run("replay", "verify", str(file)).code == 0


def test_a_game_is_saved_on_the_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    run(*SHORT, "--seed", "4", typed="s\n\ns\nmine.replay\nq\ny\ny\nlast.replay\n")
    assert {"mine.replay", "last.replay"} < {file.name for file in tmp_path.iterdir()}
    assert len(list(tmp_path.glob("kittens-*.replay"))) == 1
    assert run("replay", "verify", "mine.replay").code == 0


def test_a_game_that_cannot_be_saved_goes_on(tmp_path: Path) -> None:
    out = play_position(tmp_path, "s", str(tmp_path / "no" / "where"), "t").out
    assert "cannot be written" in " ".join(out.split())
    assert out.count("Your turn: play cards") == 2


def test_a_game_from_a_position_is_saved_as_a_position(tmp_path: Path) -> None:
    file = tmp_path / "saved.yaml"
    play_position(tmp_path, "play:see_the_future_3x", "s", str(file))
    assert run("position", "show", str(file)).code == 0
    assert "1.  Mark" in run("position", "show", str(file), "--seat", "A").out


def test_another_seat_may_be_played(tmp_path: Path) -> None:
    file = tmp_path / "table.yaml"
    file.write_text(TABLE.replace("turn: A", "turn: C"), encoding="utf-8")
    out = run("play", "kittens", "--position", str(file), "--seat", "C", "--bots", "random").out
    assert re.search(r"▶ C You +3 cards", out)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_start_asks_what_to_play(language: str) -> None:
    number = list(games()).index("kittens") + 1
    which = f"99\n{number}\n" if len(games()) > 1 else ""
    ran = run("--lang", language, typed=f"{which}x\n9\n7\n2\n" + "1\n" * 300)
    assert ran.code == 0
    assert "18" in ran.out
    assert re.search(r" 2\. \w+", ran.out)


def test_the_start_can_be_left() -> None:
    assert run().code == 0
    assert run(typed="1\n").code == 0
    assert run(typed="1\n1\n").code == 0


def test_an_odd_deck_is_played_after_a_warning() -> None:  # KIT-V08
    cards = "skip:9 shuffle:9 exploding_kitten:2"
    ran = run("play", "kittens", "--seats", "3", "--options", f"deck=custom,hand=3,defuse_each=0,cards={cards}")
    assert ran.code == 0
    assert "no Defuse: nobody can be saved" in " ".join(ran.out.split())


def test_the_deck_of_the_documentation_can_be_played() -> None:
    text = Path("src/igroteka/games/kittens/NOTATION.md").read_text(encoding="utf-8")
    found = re.search(r'igroteka play kittens --seats 3 --options "(deck=custom.*)"', text)
    assert found
    assert run("play", "kittens", "--seats", "3", "--options", found[1]).code == 0


TWO_SKIPS = """
game: kittens
seats: 2
options: {deck: classic_base}
turn: A
hands: {A: [skip, skip], B: [cat_beard]}
pile: [cat_tacocat, exploding_kitten]
"""


def coached(tmp_path: Path, *typed: str, language: str = "en") -> Ran:
    """Play with a coach where drawing is a costly mistake: two Skips let the other player draw both cards."""
    file = tmp_path / "table.yaml"
    file.write_text(TWO_SKIPS, encoding="utf-8")
    lines = "".join(f"{line}\n" for line in typed)
    return run("play", "kittens", "--coach", "--position", str(file), "--lang", language, typed=lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_coach_asks_once_more_before_a_dear_mistake_and_takes_it_back(tmp_path: Path, language: str) -> None:
    ran = coached(tmp_path, "draw", "", language=language)
    assert re.search(r"\d+\s?% .* \d+\s?%", ran.out)
    assert ran.out.count("Tacocat") + ran.out.count("Такокот") == 0  # nothing was drawn
    assert ran.err == ""


def test_who_insists_may_make_a_dear_mistake(tmp_path: Path) -> None:
    assert "You draw" in coached(tmp_path, "draw", "y").out


def test_a_coach_explains_what_is_new_once(tmp_path: Path) -> None:
    ran = coached(tmp_path, "skip", "skip")
    assert ran.out.count("A turn: ") == 1
    assert ran.out.count("Skip: End one turn without drawing") == 1


def test_a_match_has_no_coach() -> None:
    assert run("play", "bang", "--games", "2", "--coach").code == 2
