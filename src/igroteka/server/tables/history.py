"""Past games: step by step, from a seat's view or openly, and as a file.

While a game is running, guests can look back at what they have seen themselves, and at nothing else.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from dataclasses import dataclass, replace

from igroteka.core.journal import Entry
from igroteka.core.random import commitment
from igroteka.core.replays import choices_of, replay_of, write_replay
from igroteka.core.session import RecordedChoice, Session
from igroteka.server.bots.analysis_queue import AnalysisJob
from igroteka.server.common.refusals import NotAllowed
from igroteka.server.common.wire import wire_entry
from igroteka.server.common.wire_view import wire_view
from igroteka.server.storage.store import Row
from igroteka.server.tables.commands import Guest
from igroteka.server.tables.events import Chose, Dealt, Opened, Undid, read_event
from igroteka.server.tables.log_replay import replay
from igroteka.server.tables.table import Diverged, GameInProgress, Table

OPENLY = "open"
MAX_STEPS = 60  # at once


@dataclass(frozen=True)
class Viewpoint:
    """Whose view of a past game is shown; `openly` shows everything."""

    seat: int
    openly: bool = False


@dataclass(frozen=True)
class PastGame:
    """A game of a table, finished or not. If this engine cannot replay it, only the logged choices are there."""

    table: Table
    choices: list[RecordedChoice]

    @property
    def game(self) -> GameInProgress:
        """The game, as far as this engine can replay it."""
        if self.table.current_game is None:
            raise Diverged(self.table.foreign_engine)
        return self.table.current_game

    def check_over(self) -> None:
        """Refuse what is secret while the game is running."""
        if not self.table.foreign_engine and not self.game.over:
            raise NotAllowed("error-still-secret")


def find_past_game(id: str, rows: list[Row], number: int) -> PastGame:
    """A game of a table by its number, from 1 on."""
    table = replay(id, rows[: _end_of(rows, number)])
    if not 1 <= number == table.games_dealt:
        raise NotAllowed("error-no-such-game", number=number)
    if table.foreign_engine or table.current_game is None:
        return PastGame(table, logged_choices(rows, number))
    return PastGame(table, table.current_game.session.choices)


def _end_of(rows: list[Row], number: int) -> int:
    """The index of the row where the next game begins."""
    deals = [index for index, row in enumerate(rows) if isinstance(read_event(row.data), Dealt)]
    return deals[number] if number < len(deals) else len(rows)


def logged_choices(rows: list[Row], number: int) -> list[RecordedChoice]:
    """The choices of a game from its log, whether this engine can replay them or not."""
    found: list[RecordedChoice] = []
    games = 0
    for row in rows:
        event = read_event(row.data)
        if isinstance(event, Opened) and event.replay:
            return choices_of(event.replay)
        if isinstance(event, Dealt):
            games += 1
        elif isinstance(event, Chose) and games == number:
            found.append(RecordedChoice(event.seat, event.code))
        elif isinstance(event, Undid) and games == number:
            found.pop()
    return found


def viewpoint_of(past: PastGame, guest: Guest | None, wanted: str) -> Viewpoint:
    """The viewpoint that this guest has asked for; refused if it shows more than they may know."""
    table, current = past.table, past.game
    own = table.seat_of(guest.id) if guest and not table.seats_on(guest.id) else -1  # others look at a shared device
    if guest and guest.id in table.removed and not current.over:
        raise NotAllowed("error-removed")
    if wanted == OPENLY:
        past.check_over()
        return Viewpoint(-1, openly=True)
    seat = int(wanted) if wanted else own
    if seat >= len(table.chairs):
        raise NotAllowed("error-no-such-seat", seat=seat)
    if seat not in (own, -1) and not current.over:
        raise NotAllowed("error-still-secret")
    if seat < 0 and not current.over and not table.settings.spectators:
        raise NotAllowed("error-still-secret")
    return Viewpoint(seat)


def steps(current: GameInProgress, viewpoint: Viewpoint, first: int, count: int) -> dict[str, object]:
    """Some steps of a game: before the first choice (step 0), and after each choice that this viewpoint can notice.

    The number of choices before a step is shown when the game is over; earlier it would count secret answers.
    """
    found: list[dict[str, object]] = []
    total = 0
    for number, made, session, entries in numbered_steps(current.session, viewpoint):
        total = number + 1
        if first <= number < first + min(count, MAX_STEPS):
            found.append(step(session, viewpoint, entries, number) | ({"choices": made} if current.over else {}))
    return {"total": total, "steps": found}


def numbered_steps(played: Session, viewpoint: Viewpoint) -> Iterator[tuple[int, int, Session, list[Entry]]]:
    """The steps of a game that this viewpoint can tell apart: the number of each, how many choices precede it, the game
    at that moment, and the journal entries since the previous step.
    """
    number, lines, shown = 0, 0, None
    for made, session in enumerate(played.restarted().follow(played.choices)):
        entries = session.state.journal or []
        mark = (session.state.version if viewpoint.openly else session.state.public_version, len(entries))
        if mark == shown:
            continue
        yield number, made, session, entries[lines:]
        number, lines, shown = number + 1, len(entries), mark


def step(session: Session, viewpoint: Viewpoint, entries: list[Entry], number: int) -> dict[str, object]:
    """One step: what is seen, and what has happened since the previous one."""
    if viewpoint.openly:
        seats = range(session.state.setup.seats)
        views = [wire_view(session.view(seat)) for seat in seats]
        visible = [entry.with_secret_public() for entry in entries]
    else:
        views = [wire_view(session.view(viewpoint.seat))]
        visible = [entry.redacted_for(viewpoint.seat) for entry in entries]
    out = [seat for seat in range(session.state.setup.seats) if session.state.is_out(seat)]
    return {"number": number, "views": views, "lines": [wire_entry(entry) for entry in visible], "out": out}


def replay_file(past: PastGame) -> str:
    """A finished game as a file, with the proof of a fair deal."""
    past.check_over()
    dealt, chairs = past.game.dealt, past.table.chairs
    names = {seat: chair.name for seat, chair in enumerate(chairs) if chair.name}
    found = replay_of(past.game.session, dealt.nonce, dealt.commitment, names)
    if past.table.foreign_engine:
        found = replace(found, choices=past.choices, places=None)
    return write_replay(replace(found, engine=dealt.engine))


def proof(past: PastGame) -> dict[str, object]:
    """The commitment made before the deal, and whether it was kept."""
    past.check_over()
    dealt = past.game.dealt
    kept = secrets.compare_digest(commitment(dealt.seed, dealt.nonce), dealt.commitment) if dealt.commitment else False
    return {"commitment": dealt.commitment, "seed": dealt.seed, "nonce": dealt.nonce, "kept": kept}


def analysis_job(past: PastGame) -> AnalysisJob:
    """The job to analyse a finished game; refused if this engine cannot replay it."""
    if past.table.foreign_engine:
        raise Diverged(past.table.foreign_engine)
    past.check_over()
    session = past.game.session
    choices = [(choice.seat, choice.code) for choice in session.choices]
    return AnalysisJob(session.game.id, session.game.dump(session.first), choices)
