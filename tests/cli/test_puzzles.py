"""Puzzles in the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from igroteka.core.random import from_seed
from igroteka.core.registry import find_game, games
from igroteka.core.replays import replay_of, write_replay
from igroteka.core.session import RecordedChoice, Session
from igroteka.learning.puzzles import Puzzle, find_puzzles, puzzles_of
from igroteka.texts import texts_for
from tests.cli.running import LANGUAGES, refused, run

GAMES = [game for game in games() if puzzles_of(game)]


def first_puzzle(game: str) -> Puzzle:
    return min(find_puzzles(game), key=lambda puzzle: puzzle.id)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_right_answer_is_praised_and_every_chance_is_told(game: str, language: str) -> None:
    puzzle = first_puzzle(game)
    ran = run("puzzles", "solve", puzzle.id, "--lang", language, typed=f"{puzzle.best}\nn\n")
    assert ran.code == 0
    assert ran.err == ""
    assert {"en": "Right!", "ru": "Верно!"}[language] in ran.out
    answer = ran.out.split({"en": "Right!", "ru": "Верно!"}[language])[1]
    assert answer.count("%") >= len(puzzle.answer.chances)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_puzzle_is_about_is_told_after_the_answer_unless_one_has_asked_for_it(language: str) -> None:
    """“Finishing blow” would be half of the answer."""
    praise = {"en": "Right!", "ru": "Верно!"}[language]
    puzzle = next(one for one in find_puzzles("bang") if one.theme == "kill")
    theme = texts_for(language).say("puzzle-theme-kill")
    before, after = run("puzzles", "solve", puzzle.id, "--lang", language, typed=f"{puzzle.best}\nn\n").out.split(
        praise
    )
    assert theme not in before
    assert theme in after
    asked = run("puzzles", "solve", "bang", "--theme", "kill", "--lang", language, typed="q\n").out
    assert theme in asked


def test_a_wrong_answer_is_told_so_and_one_can_play_on() -> None:
    puzzle = first_puzzle("kittens")
    wrong = puzzle.answer.chances[-1].code
    typed = f"a\nu\n{wrong}\ny\n{puzzle.best}\nq\ny\nn\n"  # with other hidden cards the game might end at once
    ran = run("puzzles", "solve", puzzle.id, "--seed", "goes on", "--bots", "greedy", typed=typed)
    assert "There is something better." in ran.out
    assert "There is nothing to take back." in ran.out
    assert ran.code == 0
    assert "See you next time!" in ran.out


def test_puzzles_follow_each_other_until_one_has_enough() -> None:
    puzzles = find_puzzles("kittens", difficulty=1)
    from_seed("order").shuffle(puzzles)
    wrong = puzzles[1].answer.chances[-1].code
    typed = f"{puzzles[0].best}\nn\ny\n{wrong}\nn\nn\n"
    ran = run("puzzles", "solve", "kittens", "--difficulty", "1", "--seed", "order", typed=typed)
    assert "Solved: 1 of 2." in ran.out
    assert "Solved" not in run("puzzles", "solve", "kittens", typed="q\n").out


def test_puzzles_are_counted_by_theme_and_shown_with_their_answer() -> None:
    assert "Exploding Kittens: " in run("puzzles", "show").out
    puzzle = first_puzzle("targi")
    asked, answered = run("puzzles", "show", puzzle.id).out, run("puzzles", "show", puzzle.id, "--answer").out
    assert "%" not in asked
    assert answered.count("%") == len(puzzle.answer.chances)


def test_what_does_not_exist_is_refused() -> None:
    assert "kittens-00000000" in refused("puzzles", "solve", "kittens-00000000")
    assert "nonsense" in refused("puzzles", "solve", "kittens", "--theme", "nonsense")
    assert "no such puzzles" in refused("puzzles", "solve", "targi", "--theme", "kill")


def test_a_recorded_game_is_looked_through(tmp_path: Path) -> None:
    game = find_game("kittens")
    session = Session.start(game, game.setup(2, {}, "7"))
    session.take(RecordedChoice(session.state.decisions()[0].seat, "draw"))
    replay, out = tmp_path / "game.replay", tmp_path / "made.jsonl"
    replay.write_text(write_replay(replay_of(session)), encoding="utf-8")
    ran = run("puzzles", "make", "kittens", "-n", "1", "--from", str(replay), "--out", str(out))
    assert "0 puzzles written" in ran.out
    assert ran.out.split()[-1] == "1."
    assert not out.exists()
