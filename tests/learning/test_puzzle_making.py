"""How puzzles are found: which decisions are looked at, and which puzzles are too much alike."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

import pytest

from igroteka.bots.search.searching import Estimate
from igroteka.core.random import from_seed
from igroteka.core.registry import find_game
from igroteka.core.replays import replay_of
from igroteka.games.bang.rules.words import ASK_SHOT
from igroteka.learning.known_positions import known_position
from igroteka.learning.puzzle_making import (
    MAX_STORY,
    Collection,
    played_game,
    preset_of,
    recorded_game,
    story_of,
)
from igroteka.learning.puzzle_search import MARGIN, TRIAL, Examiner, Question, draws_look_alike, final_result, is_sure
from igroteka.learning.puzzles import Lead, Puzzle, find_puzzles

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


def test_a_collection_refuses_too_many_puzzles_for_one_number_of_players() -> None:
    collection = Collection(12, Examiner(KITTENS))
    assert collection.has_room(3)
    collection.puzzles += [replace(a_puzzle(), seats=3)] * 4
    assert not collection.has_room(3)
    assert collection.has_room(4)


def a_question() -> Question:
    return Question(KITTENS, a_puzzle().placeholder_state(), a_puzzle().seat)


def test_a_question_about_a_card_or_a_player_can_become_a_puzzle() -> None:
    """Two draws of it are equal, though the words of the question are made anew for each."""
    bang = find_game("bang")
    asked = []
    for session, seat, _ in played_game(bang, "asked/1"):
        decision = session.state.decision(seat)
        assert decision is not None
        if decision.prompt.phrase is ASK_SHOT and decision.count > 1:
            asked.append(draws_look_alike(bang, known_position(bang, session.state, seat), seat))
    assert asked
    assert all(asked)


def estimates(*results: list[float]) -> list[Estimate]:
    codes = ("draw", "pass", "nope")
    found = []
    for code, one in zip(codes, results, strict=False):
        option = KITTENS.option(code)
        assert option is not None
        found.append(Estimate(option, len(one), sum(one) / len(one), one))
    return found


def lead_of_the_first(*results: list[float]) -> Lead | None:
    found = estimates(*results)
    return Examiner(KITTENS).clear_lead(a_question(), found[0].option, found, from_seed("lead"))


def test_the_best_option_must_lead_every_other_one_by_the_margin_and_surely() -> None:
    sure = [0.6] * 50
    assert lead_of_the_first(sure, [0.6 - MARGIN - 0.01] * 50) is not None
    assert lead_of_the_first(sure, [0.6 - MARGIN - 0.01] * 50, [0.58] * 50) is None
    assert lead_of_the_first(sure, [0.55] * 50) is None


def test_an_option_with_too_few_results_is_compared_with_the_best_one_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its lead must be as large and as sure as any other."""
    unsure = [1.0, 0.0] * 5
    assert (
        lead_of_the_first([0.7] * 50, [0.1] * 50, [1.0, 0.4] * 25) is None
    )  # no duel hides that the search shows no lead
    for lead, holds in ((Lead(0.2, 0.01, 200), True), (Lead(0.2, 0.1, 200), False), (Lead(0.05, 0.001, 200), False)):
        monkeypatch.setattr(Examiner, "_duel", lambda *_, lead=lead: lead)
        found = lead_of_the_first([0.7] * 50, [0.1] * 50, unsure)
        assert found == (lead if holds else None)


def test_a_duel_compares_two_options_in_the_same_imagined_states() -> None:
    puzzle = max(find_puzzles("kittens", difficulty=1), key=lambda one: one.search.lead)
    question = Question(KITTENS, puzzle.placeholder_state(), puzzle.seat)
    best, worst = [question.decision.find(puzzle.answer.chances[at].code) for at in (0, -1)]
    assert best is not None
    assert worst is not None
    lead = Examiner(KITTENS)._duel(question, best, worst, from_seed("duel"))
    assert is_sure(lead)
    assert lead.count >= TRIAL // 2 - 1


def test_a_hopeless_or_decided_position_is_no_puzzle() -> None:
    for chance in (0.05, 0.995):
        assert lead_of_the_first([chance] * 50, [0.0] * 50) is None


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
