"""What the server has to do at a table by itself: let bots move, close windows, answer for those whose time is up."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Literal

from igroteka.core.decisions import OPEN, TABLE, Decision
from igroteka.server.clocks import EARLIEST_CLOSE
from igroteka.server.table import Course, Table

# A bot reacts in a window after a time from here to there, whatever it holds (KIT-N10).
SOONEST_REACTION = 400
LATEST_REACTION = 1400


@dataclass(frozen=True)
class Duty:
    """Something to do for a seat at a time (in milliseconds): ask a bot, or take what the clock takes."""

    at: int
    seat: int
    kind: Literal["bot", "clock"]


def duties(table: Table) -> list[Duty]:
    """Everything that is to be done as the table stands now."""
    course = table.course
    if course is None or not table.running:
        return []
    open_now = [decision for decision in course.session.state.decisions() if not decision.standing]
    found: list[Duty] = []
    for decision in open_now:
        if decision.seat == TABLE:
            found.append(Duty(window_end(course, open_now), TABLE, "clock"))
        elif table.chairs[decision.seat].automatic:
            found.append(Duty(bot_time(table, course, decision), decision.seat, "bot"))
        elif deadline := course.clocks.deadline(decision.seat):
            found.append(Duty(deadline, decision.seat, "clock"))
    return found


def window_end(course: Course, open_now: list[Decision]) -> int:
    """KIT-N10: a window stays open for its whole time, unless everybody has answered."""
    if len(open_now) > 1:
        return course.clocks.deadline(TABLE)
    return min(course.clocks.deadline(TABLE), course.clocks.since(TABLE) + EARLIEST_CLOSE)


def bot_time(table: Table, course: Course, decision: Decision) -> int:
    """When a bot answers: never sooner or later for what it holds. What nobody notices it answers at once."""
    if not decision.waits:
        return course.clocks.since(TABLE) + reaction_time(table, decision.seat)
    since = course.clocks.since(decision.seat)
    return since + table.settings.pace if decision.visibility == OPEN else since


def reaction_time(table: Table, seat: int) -> int:
    """A delay by lot that all processes draw alike."""
    window = table.course.clocks.since(TABLE) if table.course else 0
    lot = hashlib.blake2b(f"{table.id}/{window}/{seat}".encode(), digest_size=4).digest()
    return SOONEST_REACTION + int.from_bytes(lot) % (LATEST_REACTION - SOONEST_REACTION)
