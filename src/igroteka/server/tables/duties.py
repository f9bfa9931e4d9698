"""What the server has to do at a table: move bots, close windows, answer for players whose time is up."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Literal

from igroteka.bots.search.thinker import HARD, NORMAL
from igroteka.core.decisions import CLOCK_SEAT, OPEN, Decision
from igroteka.learning.course import Course
from igroteka.server.tables.clocks import EARLIEST_CLOSE
from igroteka.server.tables.table import GameInProgress, Table

# All times are in milliseconds.
# A bot reacts in a window after a time in this range, whatever it holds (KIT-N10).
SOONEST_REACTION = 400
LATEST_REACTION = 1400

# A planned answer waits, so that the choice before it can be undone as if a person thought about the answer.
PLAN_DELAY = 5000

# Any other answer of a bot takes the search time of its level and this much more: for transport, for a quick answer if
# the search is late, and for a short idle time.
THINKING = {"normal": int(1000 * NORMAL), "hard": int(1000 * HARD)}
SPARE = 150
IN_SECRET = 500  # the longest search for a secret answer: everybody waits for it without knowing for whom
SPREAD = 40  # random part, besides an eighth of the time


@dataclass(frozen=True)
class Duty:
    """Something that is due for a seat at a time (in milliseconds): the choice of a bot, of the clock, or of a plan.

    The bot thinks from `begin` on. Whatever it finds, its choice is applied when it is due.
    """

    at: int
    seat: int
    kind: Literal["bot", "clock", "plan"]
    begin: int


def duties(table: Table) -> list[Duty]:
    """Everything that is to be done at the table as it stands."""
    current = table.current_game
    if current is None or not table.running:
        return []
    if table.lesson is not None:
        return lesson_duties(table, current, table.lesson)
    open_now = [decision for decision in current.session.state.decisions() if not decision.is_offer]
    found: list[Duty] = []
    for decision in open_now:
        if decision.seat == CLOCK_SEAT:
            end = current.clocks.since(CLOCK_SEAT) if table.skipping else window_end(current, decision, open_now)
            found.append(Duty(end, CLOCK_SEAT, "clock", begin=end))
        elif table.chairs[decision.seat].automatic or table.skipping:
            begin = current.clocks.since(decision.seat if decision.waits else CLOCK_SEAT)
            found.append(Duty(begin + bot_delay(table, decision), decision.seat, "bot", begin))
        else:
            found += persons_duties(table, current, decision.seat)
    return found


def persons_duties(table: Table, current: GameInProgress, seat: int) -> list[Duty]:
    """What is to be done for a player who is asked: what they have planned, or else what the clock chooses."""
    if table.plans.answer(seat):
        at = current.clocks.asked_at(seat) + PLAN_DELAY
        return [Duty(at, seat, "plan", begin=at)]
    deadline = current.clocks.deadline(seat)
    return [Duty(deadline, seat, "clock", begin=deadline)] if deadline else []


def lesson_duties(table: Table, current: GameInProgress, lesson: Course) -> list[Duty]:
    """In a lesson, bots choose what its script says, one after another, and no clock runs."""
    choice = lesson.bot_choice(current.session)
    if choice is None:
        return []
    begin = current.clocks.since(choice.seat)
    return [Duty(begin + table.settings.pace, choice.seat, "bot", begin)]


def window_end(current: GameInProgress, window: Decision, open_now: list[Decision]) -> int:
    """KIT-N10: a window stays open for its whole time, unless everybody has answered; a fixed one always (KIT-H04)."""
    if window.fixed or len(open_now) > 1:
        return current.clocks.deadline(CLOCK_SEAT)
    return min(current.clocks.deadline(CLOCK_SEAT), current.clocks.since(CLOCK_SEAT) + EARLIEST_CLOSE)


def bot_delay(table: Table, decision: Decision) -> int:
    """How long a bot takes to answer. It depends on public facts only, never on its hand or its options."""
    if table.skipping:
        return 0
    if not decision.waits:
        return reaction_time(table, decision.seat)
    thinking = THINKING.get(table.chairs[decision.seat].level, 0)
    if decision.visibility == OPEN:
        time = max(table.settings.pace, SPARE + thinking)
    else:
        time = SPARE + min(thinking, IN_SECRET)
    begin = table.current_game.clocks.since(decision.seat) if table.current_game else 0
    return time + deterministic_delay(f"{table.id}/{begin}/{decision.seat}", SPREAD + time // 8)


def shown_pace(table: Table, decision: Decision) -> int:
    """How long the table wants a bot to take at least, so that people can follow: where they see it think."""
    return table.settings.pace if decision.visibility == OPEN and not table.skipping else 0


def reaction_time(table: Table, seat: int) -> int:
    """How long a bot takes to react in a window."""
    window = table.current_game.clocks.since(CLOCK_SEAT) if table.current_game else 0
    return SOONEST_REACTION + deterministic_delay(f"{table.id}/{window}/{seat}", LATEST_REACTION - SOONEST_REACTION)


def deterministic_delay(about: str, below: int) -> int:
    """A pseudo-random number below a limit, the same in all processes."""
    return int.from_bytes(hashlib.blake2b(about.encode(), digest_size=4).digest()) % below
