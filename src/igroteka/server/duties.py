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
    """Something to do for a seat at a time (in milliseconds): take what a bot has chosen, or what the clock takes.

    Before that the bot thinks, from `begin` on, so that nobody sees how long it has thought.
    """

    at: int
    seat: int
    kind: Literal["bot", "clock"]
    begin: int


def duties(table: Table) -> list[Duty]:
    """Everything that is to be done as the table stands now."""
    course = table.course
    if course is None or not table.running:
        return []
    open_now = [decision for decision in course.session.state.decisions() if not decision.standing]
    found: list[Duty] = []
    for decision in open_now:
        if decision.seat == TABLE:
            end = window_end(course, decision, open_now)
            found.append(Duty(end, TABLE, "clock", begin=end))
        elif table.chairs[decision.seat].automatic:
            begin = course.clocks.since(decision.seat if decision.waits else TABLE)
            found.append(Duty(begin + bots_delay(table, decision), decision.seat, "bot", begin))
        elif deadline := course.clocks.deadline(decision.seat):
            found.append(Duty(deadline, decision.seat, "clock", begin=deadline))
    return found


def window_end(course: Course, window: Decision, open_now: list[Decision]) -> int:
    """KIT-N10: a window stays open for its whole time, unless everybody has answered; a fixed one always (KIT-H04)."""
    if window.fixed or len(open_now) > 1:
        return course.clocks.deadline(TABLE)
    return min(course.clocks.deadline(TABLE), course.clocks.since(TABLE) + EARLIEST_CLOSE)


def bots_delay(table: Table, decision: Decision) -> int:
    """After which time a bot answers: never sooner or later for what it holds. What nobody notices, at once."""
    if not decision.waits:
        return reaction_time(table, decision.seat)
    return table.settings.pace if decision.visibility == OPEN else 0


def reaction_time(table: Table, seat: int) -> int:
    """A delay by lot that all processes draw alike."""
    window = table.course.clocks.since(TABLE) if table.course else 0
    lot = hashlib.blake2b(f"{table.id}/{window}/{seat}".encode(), digest_size=4).digest()
    return SOONEST_REACTION + int.from_bytes(lot) % (LATEST_REACTION - SOONEST_REACTION)
