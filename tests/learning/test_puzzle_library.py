"""The puzzles that come with the package: each can be read and opened, none tells what its solver may not know, and a
sample of them is solved again. `igroteka puzzles check` solves them all.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from igroteka.core.random import from_seed
from igroteka.core.registry import find_game, games
from igroteka.learning.known_positions import placeholder_position
from igroteka.learning.puzzle_search import SHOWN_MARGIN, Examiner, Question
from igroteka.learning.puzzles import (
    MAX_DIFFICULTY,
    Puzzle,
    find_puzzle,
    find_puzzles,
    puzzle_id,
    puzzles_of,
    read_puzzle,
    themes_of,
    write_puzzle,
)
from igroteka.texts import LANGUAGES, texts_for

GAMES = [game for game in games() if puzzles_of(game)]
ENOUGH = 100  # puzzles of a game from which on they must be varied
SAMPLED = 3  # puzzles of each game that are solved again
SHORT_SEARCH, FEW_GAMES = 200, 10
FEWEST = dict.fromkeys(("bang", "intrigo", "kittens", "targi"), 150)


@pytest.mark.parametrize("game", FEWEST)
def test_no_puzzles_get_lost(game: str) -> None:
    assert len(puzzles_of(game)) >= FEWEST[game]


@pytest.mark.parametrize("game", [game for game in GAMES if len(puzzles_of(game)) >= ENOUGH])
def test_they_differ_in_theme_difficulty_and_number_of_players(game: str) -> None:
    puzzles = list(puzzles_of(game).values())
    themes = Counter(puzzle.theme for puzzle in puzzles)
    assert len(themes) >= 4
    assert themes.most_common(1)[0][1] <= len(puzzles) / 2
    assert len({puzzle.difficulty for puzzle in puzzles}) >= 3
    assert {puzzle.seats for puzzle in puzzles} >= set(range(*find_game(game).seats)) & {3, 4}


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_asks_exactly_what_its_answer_judges(game: str) -> None:
    for puzzle in puzzles_of(game).values():
        asked = puzzle.question(puzzle.placeholder_state())
        assert sorted(option.code for option in asked.options) == list(puzzle.codes), puzzle.id


@pytest.mark.parametrize("game", GAMES)
def test_no_puzzle_depends_on_what_its_solver_does_not_know(game: str) -> None:
    """Another draw of the unknown shows the seat the same, and would be written to the same file."""
    rules = find_game(game)
    for puzzle in puzzles_of(game).values():
        assert not {"seed", "random"} & set(puzzle.position), puzzle.id
        state, drawn = puzzle.placeholder_state(), puzzle.draw(from_seed(puzzle.id))
        assert rules.view(state, puzzle.seat).plain() == rules.view(drawn, puzzle.seat).plain(), puzzle.id
        written = [placeholder_position(rules, one, puzzle.seat) for one in (state, drawn)]
        assert written[0] == written[1], puzzle.id


@pytest.mark.parametrize("game", GAMES)
def test_every_line_is_whole(game: str) -> None:
    for id, puzzle in puzzles_of(game).items():
        assert puzzle.id == id == puzzle_id(puzzle.position, puzzle.seat)
        assert puzzle.game == game
        assert read_puzzle(write_puzzle(puzzle)) == puzzle
        assert find_puzzle(id) is puzzle
        assert 1 <= puzzle.difficulty <= MAX_DIFFICULTY
        assert puzzle.preset in ("", *[preset.id for preset in find_game(game).presets])


@pytest.mark.parametrize("game", GAMES)
def test_the_best_option_leads_in_the_search_and_at_the_end_of_games(game: str) -> None:
    for puzzle in puzzles_of(game).values():
        chances = [one.chance for one in puzzle.answer.chances]
        assert chances[0] - max(chances[1:]) >= SHOWN_MARGIN, puzzle.id
        assert puzzle.search.lead >= 0.06, puzzle.id
        assert puzzle.search.lead > 3 * puzzle.search.error, puzzle.id
        assert puzzle.endings.lead >= 0.03, puzzle.id
        assert puzzle.endings.lead > puzzle.endings.error, puzzle.id
        assert puzzle.endings.count >= 120, puzzle.id
        for one in puzzle.answer.chances:
            assert 0 <= one.low <= one.chance <= one.high <= 1, puzzle.id


@pytest.mark.parametrize("game", GAMES)
def test_no_answer_is_what_bots_call_a_blunder(game: str) -> None:
    examiner = Examiner(find_game(game))
    for puzzle in puzzles_of(game).values():
        question = Question(examiner.game, puzzle.placeholder_state(), puzzle.seat)
        best = question.decision.find(puzzle.best)
        assert best is not None, puzzle.id
        assert examiner.is_clear(question, best), puzzle.id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_themes_and_reasons_have_words(game: str, language: str) -> None:
    texts = texts_for(language)
    for puzzle in puzzles_of(game).values():
        assert texts.has(f"puzzle-theme-{puzzle.theme}")
        assert texts.has(puzzle.answer.reason.text), puzzle.answer.reason


def sample(game: str) -> list[Puzzle]:
    """A few of the easiest puzzles: a short search solves them. On the source engine a long one takes a minute."""
    easy = sorted(find_puzzles(game, difficulty=1), key=lambda puzzle: -puzzle.search.lead)
    return easy[:SAMPLED]


def verify(puzzle: Puzzle) -> str:
    """Solve a puzzle with a short search and a few games."""
    return Examiner(find_game(puzzle.game)).verify(puzzle, from_seed(puzzle.id), SHORT_SEARCH, FEW_GAMES)


@pytest.mark.parametrize("puzzle", [puzzle for game in GAMES for puzzle in sample(game)], ids=lambda puzzle: puzzle.id)
def test_a_sample_is_solved_again(puzzle: Puzzle) -> None:
    assert verify(puzzle) == ""


@pytest.mark.parametrize(
    "puzzle", [puzzle for game in GAMES for puzzle in sample(game)[:1]], ids=lambda puzzle: puzzle.id
)
def test_a_wrong_answer_is_found_out(puzzle: Puzzle) -> None:
    answer = replace(puzzle.answer, best=puzzle.answer.chances[-1].code)
    assert verify(replace(puzzle, answer=answer)) in ("foolish", "search")


def test_puzzles_are_found_by_game_theme_and_difficulty() -> None:
    for game in GAMES:
        for theme, count in themes_of(game).items():
            found = find_puzzles(game, theme)
            assert len(found) == count
            assert sum(len(find_puzzles(game, theme, level)) for level in range(1, MAX_DIFFICULTY + 1)) == count
    assert len(find_puzzles()) == sum(len(puzzles_of(game)) for game in GAMES)
