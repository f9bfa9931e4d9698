"""Lessons on this server: tables that are opened for one, and how far a guest has come with all of them."""

from __future__ import annotations

import msgspec
import yaml
from msgspec import Struct

from igroteka.bots.bot import levels_of
from igroteka.core.phrases import LETTERS
from igroteka.learning.lessons import Lesson, all_lessons
from igroteka.server.storage.listing import Listing
from igroteka.server.tables.commands import Guest, add_bot, sit
from igroteka.server.tables.events import Opened
from igroteka.server.tables.hub import Hub
from igroteka.server.tables.immediate_answers import immediate_answers
from igroteka.server.tables.names import BOT_NAMES
from igroteka.server.tables.opening import Draft, as_played, begin, begin_log
from igroteka.server.tables.settings import Clock, Settings
from igroteka.server.tables.table import PLAYING

BOT_PACE = 1200  # ms; nobody who learns a game wants to be hurried
MAX_LISTED = 200  # running tables of a guest that are looked through


class LessonSummary(Struct, frozen=True):
    """The part of a table's summary that says which lesson is given there."""

    lesson: str = ""


def draft_lesson(guest: Guest, lesson: Lesson, pace: int = BOT_PACE) -> Draft:
    """A table with this guest as the learner, dealt. Nothing is undone there; only the lesson gives advice."""
    setup = lesson.session().state.setup
    settings = Settings(
        lesson.game,
        setup.seats,
        public=False,
        clock=Clock("none"),
        pace=pace,
        hints=False,
        undo=False,
        spectators=False,
    )
    position = yaml.safe_dump(dict(lesson.position), allow_unicode=True, sort_keys=False)
    found = begin_log(Opened(as_played(settings, setup), guest.id, position, lesson=lesson.id, script=lesson.source))
    found.add(sit(found.table, guest, lesson.seat))
    for seat in range(setup.seats):
        if seat != lesson.seat:
            found.add(add_bot(found.table, seat, levels_of(lesson.game)[0], bot_of(seat)))
    begin(found)
    while needless := immediate_answers(found.table):
        found.add(needless)
    return found


def bot_of(seat: int) -> str:
    """The name of the bot on a seat: it begins with the letter of the seat."""
    return next(name for name in BOT_NAMES if name[0] == LETTERS[seat])


async def running_lessons(hub: Hub, guest: str) -> dict[str, str]:
    """The newest unfinished table of a guest for each lesson, by the id of the lesson."""
    found: dict[str, str] = {}
    for lesson, table in await _lesson_tables(hub, guest):
        found.setdefault(lesson, table)
    return found


async def close_lesson(hub: Hub, guest: str, lesson: str, kept: str) -> None:
    """Close all unfinished tables of a guest for this lesson but one: they do not count as open tables."""
    for id, table in await _lesson_tables(hub, guest):
        if id == lesson and table != kept:
            await (await hub.room(table)).close()


async def _lesson_tables(hub: Hub, guest: str) -> list[tuple[str, str]]:
    """The unfinished lessons of a guest and their tables, the newest first."""
    listings = await hub.store.listings((PLAYING,), guest=guest, limit=MAX_LISTED)
    return [(lesson_of(one), one.id) for one in listings if lesson_of(one)]


def lesson_of(listing: Listing) -> str:
    """The id of the lesson that is given at a table; empty if it is an ordinary one."""
    return msgspec.json.decode(listing.summary, type=LessonSummary).lesson


async def lesson_list(hub: Hub, guest: Guest | None) -> list[dict[str, object]]:
    """All lessons, those of one game in their order, with what this guest has finished and begun."""
    learned = await hub.store.lessons_learned(guest.id) if guest else set()
    running = await running_lessons(hub, guest.id) if guest else {}
    return [
        {
            "game": lesson.game,
            "name": lesson.name,
            "title": lesson.title,
            "minutes": lesson.minutes,
            "done": lesson.id in learned,
            "table": running.get(lesson.id, ""),
        }
        for lesson in all_lessons()
    ]
