"""Puzzles: what a file holds, what it keeps to itself, and how a puzzle is opened."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace

import pytest

from igroteka.bots.bot import make_bot
from igroteka.bots.trial import answer, proven_position
from igroteka.core.game import Game
from igroteka.core.phrases import LETTERS
from igroteka.core.random import QuickRandom, from_seed
from igroteka.core.registry import find_game
from igroteka.core.state import State
from igroteka.learning.known_positions import known_position, read_entries, write_entry
from igroteka.learning.puzzles import (
    Answer,
    BadPuzzle,
    Lead,
    OptionChance,
    Puzzle,
    Reason,
    find_puzzle,
    puzzle_id,
    read_puzzle,
    write_puzzle,
)

TABLES = (("kittens", "classic_base", 4), ("targi", "standard", 2), ("intrigo", "standard", 4), ("bang", "house", 5))


def positions(game: Game[State], preset: str, seats: int, choices: int = 40, apart: int = 9) -> Iterator[State]:
    """States of a game that greedy bots play, each with an open decision."""
    setup = game.setup(seats, dict(game.preset(preset).settings), "puzzles")
    g, random, bot = game.deal(setup, from_seed("puzzles")), QuickRandom(1), make_bot("greedy", game.id)
    for number in range(choices):
        if not g.decisions():
            return
        decision = g.decisions()[0]
        if number % apart == apart - 1:
            yield g
        g.apply(decision.seat, answer(game, g, decision, bot, random))


def puzzle_of(game: Game[State], g: State) -> Puzzle:
    """A puzzle with the present question of a state, whatever its answer is worth."""
    decision = g.decisions()[0]
    position = known_position(game, g, decision.seat)
    chances = [OptionChance(option.code, 0.5, 0.4, 0.6) for option in decision.options]
    return Puzzle(
        id=puzzle_id(position, decision.seat),
        game=game.id,
        seat=decision.seat,
        seats=g.setup.seats,
        preset="",
        theme="choose",
        difficulty=2,
        iterations=300,
        answer=Answer(chances[0].code, (*chances, OptionChance("other", 0.1, 0.0, 0.2)), Reason("hint-alone", {})),
        search=Lead(0.12, 0.01, 3000),
        endings=Lead(0.1, 0.02, 200),
        position=position,
        story=tuple([write_entry(entry, decision.seat) for entry in (g.journal or [])[-10:]]),
    )


@pytest.mark.parametrize(("id", "preset", "seats"), TABLES)
def test_a_puzzle_survives_being_written_and_read(id: str, preset: str, seats: int) -> None:
    game = find_game(id)
    for g in positions(game, preset, seats):
        puzzle = puzzle_of(game, g)
        again = read_puzzle(write_puzzle(puzzle))
        assert again == puzzle
        assert "\n" not in write_puzzle(puzzle)


@pytest.mark.parametrize(("id", "preset", "seats"), TABLES)
def test_every_draw_shows_its_seat_what_it_saw_in_the_game(id: str, preset: str, seats: int) -> None:
    game = find_game(id)
    for g in positions(game, preset, seats):
        puzzle = puzzle_of(game, g)
        wanted = game.view(g, puzzle.seat).plain()
        for seed in ("one", "two"):
            assert {**puzzle.open(from_seed(seed)).view(puzzle.seat).plain(), "moment": 0} == {**wanted, "moment": 0}


@pytest.mark.parametrize(("id", "preset", "seats"), TABLES)
def test_the_file_depends_on_nothing_that_its_seat_does_not_know(id: str, preset: str, seats: int) -> None:
    """Deals that the seat cannot tell apart give the same file: so no hidden card can be read from it."""
    game = find_game(id)
    for g in positions(game, preset, seats):
        puzzle = puzzle_of(game, g)
        assert not {"seed", "random"} & set(puzzle.position)
        for seed in ("one", "two", "three"):
            other = puzzle.open(from_seed(seed)).state
            assert known_position(game, other, puzzle.seat) == puzzle.position


@pytest.mark.parametrize(("id", "preset", "seats"), TABLES)
def test_what_is_hidden_is_drawn_anew(id: str, preset: str, seats: int) -> None:
    game = find_game(id)
    g = next(positions(game, preset, seats))
    puzzle = puzzle_of(game, g)
    drawn = [game.describe(puzzle.open(from_seed(seed)).state) for seed in ("one", "two", "three")]
    assert drawn[0] != drawn[1] != drawn[2]
    assert game.describe(puzzle.open(from_seed("one")).state) == drawn[0]


@pytest.mark.parametrize(("id", "preset", "seats"), TABLES)
def test_the_journal_tells_what_the_seat_has_seen(id: str, preset: str, seats: int) -> None:
    game = find_game(id)
    for g in positions(game, preset, seats):
        seat = g.decisions()[0].seat
        told = [write_entry(entry, seat) for entry in g.journal or []]
        assert [write_entry(entry, seat) for entry in read_entries(game, told)] == told
        assert [entry.plain() for entry in read_entries(game, told)] == [
            entry.redacted_for(seat).plain() for entry in g.journal or []
        ]


def test_a_table_can_be_opened_with_a_drawn_position() -> None:
    game = find_game("kittens")
    puzzle = puzzle_of(game, next(positions(game, "classic_base", 4)))
    state = proven_position(puzzle.table_position(from_seed("table")), game)
    assert game.view(state, puzzle.seat) == game.view(puzzle.placeholder_state(), puzzle.seat)


def test_a_puzzle_says_which_field_is_wrong() -> None:
    game = find_game("targi")
    line = write_puzzle(puzzle_of(game, next(positions(game, "standard", 2))))
    data = json.loads(line)
    for changed in ({**data, "theme": "nonsense"}, {**data, "difficulty": 9}, {**data, "seat": "Z"}):
        with pytest.raises(BadPuzzle):
            read_puzzle(json.dumps(changed))
    del data["search"]
    with pytest.raises(BadPuzzle, match="search"):
        read_puzzle(json.dumps(data))
    with pytest.raises(BadPuzzle):
        read_puzzle("{")


def test_the_id_follows_from_the_position_and_the_seat() -> None:
    game = find_game("targi")
    puzzle = puzzle_of(game, next(positions(game, "standard", 2)))
    assert puzzle_id(json.loads(json.dumps(puzzle.position)), puzzle.seat) == puzzle.id
    assert puzzle_id(puzzle.position, 1 - puzzle.seat) != puzzle.id
    assert puzzle.id.startswith("targi-")


def test_the_order_of_the_options_says_nothing_about_the_answer() -> None:
    game = find_game("targi")
    puzzle = puzzle_of(game, next(positions(game, "standard", 2)))
    turned = replace(puzzle, answer=replace(puzzle.answer, chances=tuple(reversed(puzzle.answer.chances))))
    assert puzzle.codes == turned.codes


def test_a_puzzle_that_does_not_exist_is_refused() -> None:
    for id in ("kittens-00000000", "chess-1", ""):
        with pytest.raises(BadPuzzle):
            find_puzzle(id)


def test_seats_are_written_as_letters() -> None:
    game = find_game("kittens")
    puzzle = puzzle_of(game, next(positions(game, "classic_base", 4)))
    assert json.loads(write_puzzle(puzzle))["seat"] == LETTERS[puzzle.seat]
