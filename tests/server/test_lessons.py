"""Lessons as tables: the same protocol, kept like any other, and ticked when they are finished."""

from __future__ import annotations

from pathlib import Path

import pytest

from igroteka.learning.lessons import BadLesson, all_lessons, find_lesson, read_lesson
from igroteka.server.common.limits import Limits
from igroteka.server.tables.events import Opened
from igroteka.server.tables.opening import begin_log
from igroteka.server.tables.settings import Settings
from tests.server import told
from tests.server.client import Friends, Guest, Seat
from tests.server.host import one_process

pytestmark = pytest.mark.anyio

DRAW = find_lesson("kittens", "draw")


async def begins(guest: Guest, game: str, name: str, *, again: bool = False) -> str:
    """Ask for a lesson; the id of its table."""
    answer = await guest.posts(f"lessons/{game}/{name}", {"again": again})
    assert answer.status_code in (200, 201), answer.text
    return str(answer.json()["table"])


async def listed(guest: Guest, game: str, name: str) -> dict[str, object]:
    """What the guest is told of a lesson."""
    lessons = (await guest.gets("lessons")).json()["lessons"]
    (found,) = [one for one in lessons if (one["game"], one["name"]) == (game, name)]
    assert isinstance(found, dict)
    return found


def lesson_of(seat: Seat) -> told.Lesson:
    """Where the learner is."""
    assert seat.game.lesson is not None
    return seat.game.lesson


async def goes_on(seat: Seat) -> None:
    """Do what the lesson wants, until it wants the next thing."""
    here = lesson_of(seat)
    if here.kind == "read":
        await seat.does("read-on", step=here.step)
    elif here.kind == "ask":
        await seat.chooses(here.accept[0])
    await seat.until(lambda: lesson_of(seat).step > here.step)


async def finishes(seat: Seat) -> None:
    while lesson_of(seat).kind != "end":
        await goes_on(seat)
    await seat.until(lambda: seat.table.status == "finished")


async def test_a_lesson_is_played_over_a_socket_and_outlives_the_server(tmp_path: Path) -> None:
    with one_process(tmp_path) as host:
        async with Friends(host) as friends:
            ann = await friends.comes("Ann")
            table = await begins(ann, "kittens", "draw")
            seat = await ann.goes_to(table)
            assert seat.table.lesson == "kittens/draw"
            assert (lesson_of(seat).kind, lesson_of(seat).step, lesson_of(seat).steps) == ("read", 0, len(DRAW.steps))
            while lesson_of(seat).step < 4:
                await goes_on(seat)
            before, moment = lesson_of(seat), seat.view.moment
            assert (await listed(ann, "kittens", "draw"))["table"] == table
        cookies = ann
    with one_process(tmp_path) as host:
        async with Friends(host) as friends:
            ann = friends.returns(cookies)
            assert await begins(ann, "kittens", "draw") == table, "it goes on where it was"
            seat = await ann.goes_to(table)
            assert lesson_of(seat) == before
            assert seat.view.moment == moment
            await finishes(seat)
            found = await listed(ann, "kittens", "draw")
            assert (found["done"], found["table"]) == (True, "")
            assert (await listed(await friends.comes("Bob"), "kittens", "draw"))["done"] is False


async def test_a_refused_choice_changes_nothing_and_says_why_not(friends: Friends) -> None:
    ann = await friends.comes("Ann")
    seat = await ann.goes_to(await begins(ann, "kittens", "draw"))
    assert await seat.may_not_choose("play:skip") == "lesson-read-on"
    await goes_on(seat)
    before = seat.game
    assert await seat.may_not_choose("play:skip") == "kittens-lesson-draw-play-later"
    refused = await seat.asks("choose", moment=seat.view.moment, code="play:shuffle")
    assert isinstance(refused, told.Refused)
    assert refused.rule, "a forbidden choice is refused with its rule"
    await seat.has_heard_all()
    assert seat.game is before


async def test_who_does_what_comes_next_need_not_read_everything(friends: Friends) -> None:
    ann = await friends.comes("Ann")
    seat = await ann.goes_to(await begins(ann, "kittens", "draw"))
    await seat.chooses("draw")
    await seat.until(lambda: lesson_of(seat).step == 3)


async def test_a_step_is_read_once_and_not_before_its_time(friends: Friends) -> None:
    ann = await friends.comes("Ann")
    seat = await ann.goes_to(await begins(ann, "kittens", "draw"))
    assert await seat.may_not("read-on", step=1) == "error-not-now"
    await seat.does("read-on", step=0)
    await seat.does("read-on", step=0)
    assert lesson_of(seat).step == 1
    assert await seat.may_not("read-on", step=1) == "error-not-now", "a question is answered, not read"


async def test_a_lesson_can_be_begun_again_and_left(friends: Friends) -> None:
    ann = await friends.comes("Ann")
    first = await begins(ann, "kittens", "draw")
    second = await begins(ann, "kittens", "draw", again=True)
    assert first != second
    assert (await listed(ann, "kittens", "draw"))["table"] == second
    seat = await ann.goes_to(second)
    await seat.does("close")
    assert (await listed(ann, "kittens", "draw"))["table"] == ""
    assert (await listed(ann, "kittens", "draw"))["done"] is False


async def test_a_lesson_that_cannot_be_begun_again_is_not_lost(tmp_path: Path) -> None:
    with one_process(tmp_path, limits=Limits(tables=1)) as host:
        async with Friends(host) as friends:
            ann = await friends.comes("Ann")
            table = await begins(ann, "kittens", "draw")
            assert (await ann.posts("lessons/kittens/draw", {"again": True})).status_code == 429
            assert (await listed(ann, "kittens", "draw"))["table"] == table


async def test_lessons_do_not_count_against_the_open_tables_of_a_guest(tmp_path: Path) -> None:
    with one_process(tmp_path, limits=Limits(tables_per_guest=1)) as host:
        async with Friends(host) as friends:
            ann = await friends.comes("Ann")
            tables = [await begins(ann, lesson.game, lesson.name) for lesson in all_lessons()]
            assert len(set(tables)) == len(all_lessons())
            await ann.opens("kittens", 2)
            assert (await ann.tries_to_open("kittens", 2)).json()["text"] == "error-too-many-tables"


async def test_a_lesson_of_a_newer_version_can_be_read() -> None:
    script = DRAW.source.replace("minutes:", "mood: merry\nminutes:", 1).replace("- say:", "- tune: waltz\n  say:", 1)
    opened = Opened(Settings("kittens", 2), "ann", lesson=DRAW.id, script=script)
    table = begin_log(opened).table
    assert table.lesson is not None
    assert table.lesson.lesson.steps == DRAW.steps
    with pytest.raises(BadLesson):
        read_lesson(DRAW.id, script)


async def test_a_finished_lesson_is_no_game_that_counts(friends: Friends) -> None:
    ann = await friends.comes("Ann")
    before = (await ann.gets("statistics")).json()
    seat = await ann.goes_to(await begins(ann, "kittens", "draw"))
    await finishes(seat)
    assert (await ann.gets("statistics")).json() == before


async def test_a_lesson_goes_on_after_the_end_of_its_game(friends: Friends) -> None:
    ann = await friends.comes("Ann")
    seat = await ann.goes_to(await begins(ann, "targi", "raid"))
    while seat.view.outcome is None:
        await goes_on(seat)
    assert (lesson_of(seat).kind, seat.table.status) == ("read", "playing")
    await finishes(seat)
    assert (await listed(ann, "targi", "raid"))["done"] is True


async def test_an_ordinary_table_has_no_lesson(friends: Friends) -> None:
    (a,) = await friends.play("kittens", 1, bots=["random"])
    assert (a.table.lesson, a.game.lesson) == ("", None)
    assert await a.may_not("read-on", step=0) == "error-not-now"


async def test_an_unknown_lesson_is_refused(friends: Friends) -> None:
    ann = await friends.comes("Ann")
    for path in ("lessons/kittens/nothing", "lessons/nothing/draw"):
        assert (await ann.posts(path, {})).status_code == 404
    assert (await friends.stranger().posts("lessons/kittens/draw", {})).status_code == 401


async def test_the_list_names_all_lessons(friends: Friends) -> None:
    lessons = (await friends.stranger().gets("lessons")).json()["lessons"]
    assert [(one["game"], one["name"]) for one in lessons] == [(one.game, one.name) for one in all_lessons()]
