"""How puzzles are found: which decisions are looked at, and which puzzles are too much alike."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

from igroteka.bots.search.searching import Estimate
from igroteka.core.random import from_seed
from igroteka.core.registry import find_game
from igroteka.core.replays import replay_of
from igroteka.learning.puzzle_making import (
    MAX_STORY,
    Collection,
    played_game,
    preset_of,
    recorded_game,
    story_of,
)
from igroteka.learning.puzzle_search import MARGIN, Examiner, Question, final_result
from igroteka.learning.puzzles import Puzzle, find_puzzles

KITTENS = find_game("kittens")


def test_a_recorded_game_is_looked_at_like_the_game_that_was_played() -> None:
    moments = [(session.state.version, seat, preset) for session, seat, preset in played_game(KITTENS, "test/1")]
    *_, (session, _, _) = played_game(KITTENS, "test/1")
    replay = replay_of(session)
    again = [(session.state.version, seat, preset) for session, seat, preset in recorded_game(KITTENS, replay)]
    assert again == [moment for moment in moments if moment[0] < session.state.version]
    assert preset_of(KITTENS, replay) == moments[0][2]
    assert len(again) > 20


def test_the_same_seed_gives_the_same_game_and_others_vary_presets_and_seats() -> None:
    games = [next(played_game(KITTENS, f"test/{number}")) for number in range(12)]
    assert len({preset for _, _, preset in games}) > 4
    assert len({session.state.setup.seats for session, _, _ in games}) > 2
    again = next(played_game(KITTENS, "test/0"))[0]
    assert KITTENS.dump(again.state) == KITTENS.dump(games[0][0].state)


def test_the_story_is_what_the_seat_saw_since_its_last_choice() -> None:
    *_, (session, seat, _) = islice(played_game(KITTENS, "test/2"), 40)
    journal = session.state.journal
    assert journal is not None
    assert story_of(session, seat, len(journal)) == []
    assert len(story_of(session, seat, len(journal) - 2)) == 2
    assert len(story_of(session, seat, 0)) == MAX_STORY


def a_puzzle() -> Puzzle:
    return find_puzzles("kittens")[0]


def test_a_collection_refuses_what_it_has_and_too_much_of_one_kind() -> None:
    puzzle = a_puzzle()
    collection = Collection(20, Examiner(KITTENS))
    assert collection.takes(puzzle)
    collection.puzzles.append(puzzle)
    assert not collection.takes(puzzle)
    alike = [replace(puzzle, id=f"kittens-{number}") for number in range(20)]
    taken = 0
    while collection.takes(alike[taken]):
        collection.puzzles.append(alike[taken])
        taken += 1
    assert taken == 3
    assert not collection.full
    other = replace(puzzle, id="kittens-other", theme="pay")
    assert collection.takes(other)


def estimates(*results: list[float]) -> list[Estimate]:
    codes = ("draw", "pass", "nope")
    found = []
    for code, one in zip(codes, results, strict=False):
        option = KITTENS.option(code)
        assert option is not None
        found.append(Estimate(option, len(one), sum(one) / len(one), one))
    return found


def test_the_best_option_must_lead_every_other_one_by_the_margin_and_surely() -> None:
    examiner = Examiner(KITTENS)
    sure = [0.6] * 50
    best = estimates(sure)[0].option
    assert examiner.clear_lead(best, estimates(sure, [0.6 - MARGIN - 0.01] * 50)) is not None
    assert examiner.clear_lead(best, estimates(sure, [0.6 - MARGIN + 0.01] * 50)) is None
    assert examiner.clear_lead(best, estimates(sure, [0.1] * 50, [0.58] * 50)) is None
    noisy = [1.0, 0.0] * 25
    assert examiner.clear_lead(best, estimates(sure, noisy)) is None


def test_a_hopeless_or_decided_position_is_no_puzzle() -> None:
    examiner = Examiner(KITTENS)
    for chance in (0.05, 0.995):
        found = estimates([chance] * 50, [0.0] * 50)
        assert examiner.clear_lead(found[0].option, found) is None


def test_games_are_played_to_their_end() -> None:
    """The second opinion counts wins; no evaluation of unfinished games has a part in it."""
    puzzle = a_puzzle()
    question = Question(KITTENS, puzzle.placeholder_state(), puzzle.seat)
    examiner = Examiner(KITTENS)
    for number in range(5):
        random = from_seed(str(number))
        world = question.imagine(random)
        option = question.decision.options[0]
        assert final_result(examiner.knowledge, world, puzzle.seat, option, random) in (0.0, 1.0)
        assert world.outcome() is not None
