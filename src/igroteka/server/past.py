"""Looking back: a finished game step by step, from any seat's view or openly, and as a file.

While a game is running, a guest can look back at what he has seen himself, and at nothing else.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from igroteka.core.journal import EVERYONE, Entry
from igroteka.core.random import commitment
from igroteka.core.replays import Replay, record, write_replay
from igroteka.core.session import Session
from igroteka.server.deciding import Guest
from igroteka.server.events import Dealt, read_event
from igroteka.server.refusals import NotAllowed
from igroteka.server.storage.store import Row
from igroteka.server.table import Course, Table
from igroteka.server.telling import journal
from igroteka.server.wire import wire_entry, wire_view

OPENLY = "open"
MOST_STEPS = 60  # at once


@dataclass(frozen=True)
class Look:
    """From whose seat somebody looks back; `openly` shows everything."""

    seat: int
    openly: bool = False


def past_game(id: str, rows: list[Row], number: int) -> tuple[Table, Course]:
    """A game of a table by its number (from 1 on), as it ended or as it stands."""
    table = Table(id)
    for row in rows:
        event = read_event(row.data)
        if isinstance(event, Dealt) and table.games == number:
            break
        table.take(event, row.at)
    if table.course is None or table.games != number:
        raise NotAllowed("error-no-such-game", number=number)
    return table, table.course


def look_of(table: Table, course: Course, guest: Guest | None, wanted: str) -> Look:
    """How this guest may look back; a refusal if he asks for more than he may know."""
    own = table.seat_of(guest.id) if guest else -1
    if wanted == OPENLY:
        if not course.over:
            raise NotAllowed("error-still-secret")
        return Look(-1, openly=True)
    seat = own if wanted == "" else int(wanted) if wanted.isdecimal() and len(wanted) < 3 else -1
    if seat >= len(table.chairs):
        raise NotAllowed("error-no-such-seat", seat=seat)
    if seat not in (own, -1) and not course.over:
        raise NotAllowed("error-still-secret")
    if seat < 0 and not course.over and not table.settings.spectators:
        raise NotAllowed("error-still-secret")
    return Look(seat)


def steps(course: Course, look: Look, first: int, count: int) -> dict[str, object]:
    """Some steps of a game: before the first choice (step 0), and after each choice that the looker can notice."""
    again = Session(course.session.game, course.session.first.clone())
    again.state.journal = list(course.session.opening)
    found: list[dict[str, object]] = []
    number, told = 0, 0
    shown = None
    for choice in [None, *course.session.choices]:
        if choice is not None:
            again.choose(choice.seat, choice.code)
        entries = again.state.journal or []
        view = again.view(look.seat)
        mark = (view.moment, len(entries)) if not look.openly else (again.state.version, len(entries))
        if mark == shown:
            continue
        shown = mark
        if first <= number < first + min(count, MOST_STEPS):
            found.append(step(again, look, entries[told:], number))
        number, told = number + 1, len(entries)
    return {"total": number, "steps": found}


def step(session: Session, look: Look, entries: list[Entry], number: int) -> dict[str, object]:
    """One step: what is seen then, and what has happened since the step before."""
    if look.openly:
        seats = range(session.state.setup.seats)
        views = [wire_view(session.view(seat)) for seat in seats]
        told = [Entry(entry.phrase, entry.numbers, entry.secret, EVERYONE) for entry in entries]
    else:
        views = [wire_view(session.view(look.seat))]
        told = [entry.told_to(look.seat) for entry in entries]
    return {"number": number, "views": views, "lines": [wire_entry(entry) for entry in told]}


def replay_file(table: Table, course: Course) -> str:
    """A finished game as a file."""
    if not course.over:
        raise NotAllowed("error-still-secret")
    names = {seat: chair.name for seat, chair in enumerate(table.chairs) if chair.name}
    return write_replay(whole(course, names))


def whole(course: Course, names: dict[int, str]) -> Replay:
    """The replay of a game with its proof of a fair deal."""
    dealt = course.dealt
    return record(course.session, dealt.nonce, dealt.commitment, names)


def proof(course: Course) -> dict[str, object]:
    """What was promised before the deal, and whether it was kept."""
    if not course.over:
        raise NotAllowed("error-still-secret")
    dealt = course.dealt
    kept = secrets.compare_digest(commitment(dealt.seed, dealt.nonce), dealt.commitment) if dealt.commitment else False
    return {"commitment": dealt.commitment, "seed": dealt.seed, "nonce": dealt.nonce, "kept": kept}


def choices_of(table: Table, course: Course) -> str:
    """The bare choices of a game, for one that can no longer be played again."""
    return "\n".join([str(choice) for choice in course.session.choices]) + "\n" if journal(course) else ""
