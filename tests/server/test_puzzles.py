"""Puzzles over the wire: secrets before the answer, ratings, the puzzle of the day, and playing on."""

from __future__ import annotations

import asyncio
from itertools import pairwise

import msgspec
import pytest

from igroteka.core.random import from_seed
from igroteka.core.registry import find_game
from igroteka.learning.puzzles import Puzzle, find_puzzle, find_puzzles
from igroteka.learning.rating import Rating
from igroteka.server.common.wire_view import wire_view
from igroteka.server.entry.puzzles import day_of, first_record, next_puzzle, puzzle_of_day, question
from igroteka.server.storage.solved import Record, Try
from igroteka.server.tables.branching import branch_from
from igroteka.server.tables.commands import Guest as Branching
from tests.server.client import Friends, Guest

pytestmark = pytest.mark.anyio

KITTENS = find_puzzles("kittens")
SAMPLE = [find_puzzles(game)[0] for game in ("bang", "intrigo", "kittens", "targi") if find_puzzles(game)]
SECRETS = ("chance", "theme", "reason", "best", "search", "endings", "iterations", "solved")


async def solves(guest: Guest, puzzle: Puzzle, code: str = "") -> dict[str, object]:
    """Answer a puzzle, rightly if no other code is named."""
    answer = await guest.posts(f"puzzles/{puzzle.id}/answer", {"code": code or puzzle.best})
    assert answer.status_code == 200, answer.text
    found: dict[str, object] = answer.json()
    return found


def wrong(puzzle: Puzzle) -> str:
    """An option that is not the best."""
    return next(code for code in puzzle.codes if code != puzzle.best)


# What is told.


async def test_before_the_answer_nothing_of_it_is_told(friends: Friends) -> None:
    ann = await friends.comes("Ann")
    for puzzle in SAMPLE:
        text = (await ann.gets(f"puzzles/{puzzle.id}")).text
        assert msgspec.json.decode(text)["solution"] is None
        asked = msgspec.json.encode(msgspec.json.decode(text)["puzzle"]).decode()
        known = dict(msgspec.json.decode(asked))
        for part in ("view", "table", "lines"):
            del known[part]
        assert set(known) == {"id", "game", "seat", "preset", "difficulty"}
        assert not [one for one in SECRETS if f'"{one}"' in text.replace('"solved":null', "").replace('"solution"', "")]
        assert puzzle.answer.reason.text not in text


@pytest.mark.parametrize("puzzle", SAMPLE, ids=lambda puzzle: puzzle.game)
async def test_a_question_is_what_its_seat_sees_however_the_hidden_things_are_drawn(puzzle: Puzzle) -> None:
    game = find_game(puzzle.game)
    told = msgspec.json.decode(question(puzzle.id))["view"]
    for seed in ("1", "2", "3"):
        view = msgspec.json.decode(wire_view(game.view(puzzle.draw(from_seed(seed)), puzzle.seat)))
        assert {**view, "moment": 0} == {**told, "moment": 0}
    assert sorted(one["code"] for one in told["options"]) == list(puzzle.codes)


async def test_after_the_answer_the_chances_of_all_options_and_the_reason_are_told(friends: Friends) -> None:
    puzzle, ann = KITTENS[0], await friends.comes("Ann")
    told = await solves(ann, puzzle, wrong(puzzle))
    chances = told["chances"]
    assert isinstance(chances, list)
    assert [one["option"]["code"] for one in chances] == [one.code for one in puzzle.answer.chances]
    assert (told["solved"], told["code"], told["theme"]) == (False, wrong(puzzle), puzzle.theme)
    assert told["reason"] == {"text": puzzle.answer.reason.text, "arguments": dict(puzzle.answer.reason.arguments)}
    again = (await ann.gets(f"puzzles/{puzzle.id}")).json()["solution"]
    assert (again["code"], again["rated"]) == (wrong(puzzle), False)
    eve = await friends.comes("Eve")
    assert (await eve.gets(f"puzzles/{puzzle.id}")).json()["solution"] is None  # she has not answered


# Ratings.


async def test_only_the_first_answer_is_rated(friends: Friends) -> None:
    puzzle, ann = KITTENS[1], await friends.comes("Ann")
    first = await solves(ann, puzzle, wrong(puzzle))
    solver = first["solver"]
    assert isinstance(solver, dict)
    assert (first["rated"], first["before"], solver["tries"], solver["solved"]) == (True, 1500, 1, 0)
    assert solver["rating"] < 1500
    second = await solves(ann, puzzle)
    assert (second["rated"], second["solved"], second["solver"]) == (False, True, solver)
    assert second["puzzle"] == first["puzzle"]


async def test_answers_at_the_same_moment_count_once(friends: Friends) -> None:
    puzzle, ann = KITTENS[4], await friends.comes("Ann")
    told = await asyncio.gather(*[solves(ann, puzzle) for _ in range(6)])
    assert sum(bool(one["rated"]) for one in told) == 1
    listed = (await ann.gets("puzzles")).json()["games"]
    assert [one["solver"]["tries"] for one in listed if one["solver"]] == [1]


async def test_whoever_solves_a_puzzle_rises_and_the_puzzle_falls(friends: Friends) -> None:
    puzzle, ann = KITTENS[2], await friends.comes("Ann")
    told = await solves(ann, puzzle)
    solver, rated = told["solver"], told["puzzle"]
    assert isinstance(solver, dict)
    assert isinstance(rated, dict)
    assert solver["rating"] > 1500
    assert solver["solved"] == 1
    assert rated["rating"] < first_record(puzzle).rating.value
    listed = (await ann.gets("puzzles")).json()["games"]
    assert [one["solver"] for one in listed if one["game"] == "kittens"] == [solver]
    assert all(one["solver"] is None for one in listed if one["game"] != "kittens")


# Which one.


async def test_the_puzzle_of_the_day_is_the_same_for_everybody(friends: Friends) -> None:
    ann, eve = await friends.come("Ann", "Eve")
    ids = [(await one.gets("puzzles/day")).json()["puzzle"]["id"] for one in (ann, eve, friends.stranger())]
    assert len(set(ids)) == 1
    today = (await ann.gets("puzzles")).json()["day"]
    assert (today["id"], today["solved"]) == (ids[0], None)
    puzzle = find_puzzle(ids[0])
    await solves(ann, puzzle)
    assert (await ann.gets("puzzles")).json()["day"]["solved"] is True
    assert (await eve.gets("puzzles")).json()["day"]["solved"] is None


async def test_days_differ_and_the_games_take_turns() -> None:
    days = [puzzle_of_day(day) for day in range(20_000, 20_040)]
    assert all(day is not None and day.difficulty in (2, 3, 4) for day in days)
    kinds = [day.game for day in days if day is not None]
    assert all(one != other for one, other in pairwise(kinds)) or len(set(kinds)) == 1
    assert puzzle_of_day(20_000) == days[0]
    assert day_of(20_000 * 86_400_000 + 5) == 20_000


async def test_the_next_puzzle_is_a_new_one_of_the_wanted_kind_and_about_as_strong_as_the_solver() -> None:
    strong = {"kittens": Record(Rating(2400, 60))}
    puzzle = next_puzzle("kittens", "", {}, strong, {})
    hardest = sorted([first_record(one).rating.value for one in KITTENS])[-8:]
    assert first_record(puzzle).rating.value >= hardest[0]
    tried = {one.id: Try("ann", one.id, "x", True, 100 + at) for at, one in enumerate(KITTENS)}
    left = KITTENS[3].id
    assert next_puzzle("kittens", "", {id: one for id, one in tried.items() if id != left}, {}, {}).id == left
    assert next_puzzle("kittens", "", tried, {}, {}) == KITTENS[0]  # that was tried longest ago
    assert next_puzzle("kittens", "", tried, {}, {}, [KITTENS[0].id]) == KITTENS[1]
    theme = KITTENS[0].theme
    assert next_puzzle("", theme, {}, {}, {}).theme == theme


async def test_a_stream_of_puzzles_is_of_the_wanted_game(friends: Friends) -> None:
    ann = await friends.comes("Ann")
    found = (await ann.gets("puzzles/next", game="kittens", theme=KITTENS[0].theme)).json()["puzzle"]
    assert (found["game"], find_puzzle(found["id"]).theme) == ("kittens", KITTENS[0].theme)
    assert (await ann.gets("puzzles/next", theme="nothing")).status_code == 400
    assert (await ann.gets("puzzles/next", game="nothing")).status_code == 404


# Refusals.


async def test_what_cannot_be_answered_is_refused(friends: Friends) -> None:
    ann, puzzle = await friends.comes("Ann"), KITTENS[0]
    assert (await ann.gets("puzzles/kittens-nothing")).status_code == 404
    for code in ("", "nothing", "x" * 200):
        refused = await ann.posts(f"puzzles/{puzzle.id}/answer", {"code": code})
        assert (refused.status_code, refused.json()["text"]) == (409, "error-puzzle-option")
    assert (await ann.posts(f"puzzles/{puzzle.id}/answer", {"code": "x" * 201})).status_code == 400
    nobody = await friends.stranger().posts(f"puzzles/{puzzle.id}/answer", {"code": puzzle.best})
    assert (nobody.status_code, nobody.json()["text"]) == (401, "error-no-guest")


# Playing on.


async def test_one_plays_on_from_an_answered_puzzle_only(friends: Friends) -> None:
    ann, puzzle = await friends.comes("Ann"), KITTENS[0]
    refused = await ann.posts(f"puzzles/{puzzle.id}/branch", {"level": "random"})
    assert refused.json()["text"] == "error-puzzle-open"
    await solves(ann, puzzle)
    opened = await ann.posts(f"puzzles/{puzzle.id}/branch", {"level": "random"})
    assert opened.status_code == 201, opened.text
    there = await ann.goes_to(opened.json()["table"])
    told = (await ann.gets(f"puzzles/{puzzle.id}")).json()["puzzle"]["view"]
    assert (there.view.seat, there.board) == (puzzle.seat, told["board"])
    assert puzzle.best in [option.code for option in there.view.options]
    await there.chooses(puzzle.best)


@pytest.mark.parametrize("puzzle", SAMPLE, ids=lambda puzzle: puzzle.game)
async def test_what_is_hidden_is_drawn_anew_each_time(puzzle: Puzzle) -> None:
    game, ann = find_game(puzzle.game), Branching("ann", "Ann", "")
    drawn = {
        branch_from(game, puzzle.draw(from_seed(seed)), ann, puzzle.seat, "random", imagined=False).table.position
        for seed in "1234"
    }
    assert len(drawn) > 1
