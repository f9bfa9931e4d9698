"""What the server has to do at a table by itself: let bots move, close windows, answer for those whose time is up."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Literal

from igroteka.bots.search.thinker import HARD, NORMAL
from igroteka.core.decisions import OPEN, TABLE, Decision
from igroteka.server.tables.clocks import EARLIEST_CLOSE
from igroteka.server.tables.table import GameInProgress, Table

# All times are in milliseconds.
# A bot reacts in a window after a time from here to there, whatever it holds (KIT-N10).
SOONEST_REACTION = 400
LATEST_REACTION = 1400

# Any other answer of a bot comes after the time that its level may think, and this much more: its way to and fro, a
# quick answer if there is no better one in time, and a moment of calm.
THINKING = {"normal": int(1000 * NORMAL), "hard": int(1000 * HARD)}
SPARE = 150
IN_SECRET = 500  # the longest thinking for an answer of which nobody hears: all wait for it, and know not for whom
SPREAD = 40  # by lot, and an eighth of the time


@dataclass(frozen=True)
class Duty:
    """Something to do for a seat at a time (in milliseconds): take what a bot has chosen, or what the clock takes.

    Before that the bot thinks, from `begin` on; whatever comes of it, its answer is taken at that time.
    """

    at: int
    seat: int
    kind: Literal["bot", "clock"]
    begin: int


def duties(table: Table) -> list[Duty]:
    """Everything that is to be done as the table stands now."""
    current = table.current_game
    if current is None or not table.running:
        return []
    open_now = [decision for decision in current.session.state.decisions() if not decision.standing]
    found: list[Duty] = []
    for decision in open_now:
        if decision.seat == TABLE:
            end = window_end(current, decision, open_now)
            found.append(Duty(end, TABLE, "clock", begin=end))
        elif table.chairs[decision.seat].automatic:
            begin = current.clocks.since(decision.seat if decision.waits else TABLE)
            found.append(Duty(begin + bot_delay(table, decision), decision.seat, "bot", begin))
        elif deadline := current.clocks.deadline(decision.seat):
            found.append(Duty(deadline, decision.seat, "clock", begin=deadline))
    return found


def window_end(current: GameInProgress, window: Decision, open_now: list[Decision]) -> int:
    """KIT-N10: a window stays open for its whole time, unless everybody has answered; a fixed one always (KIT-H04)."""
    if window.fixed or len(open_now) > 1:
        return current.clocks.deadline(TABLE)
    return min(current.clocks.deadline(TABLE), current.clocks.since(TABLE) + EARLIEST_CLOSE)


def bot_delay(table: Table, decision: Decision) -> int:
    """After which time a bot answers. It follows from what everybody may know: never from its hand or its options."""
    if not decision.waits:
        return reaction_time(table, decision.seat)
    thinking = THINKING.get(table.chairs[decision.seat].level, 0)
    if decision.visibility == OPEN:
        time = max(table.settings.pace, SPARE + thinking)
    else:
        time = SPARE + min(thinking, IN_SECRET)
    begin = table.current_game.clocks.since(decision.seat) if table.current_game else 0
    return time + deterministic_delay(f"{table.id}/{begin}/{decision.seat}", SPREAD + time // 8)


def reaction_time(table: Table, seat: int) -> int:
    """After which time a bot reacts in a window."""
    window = table.current_game.clocks.since(TABLE) if table.current_game else 0
    return SOONEST_REACTION + deterministic_delay(f"{table.id}/{window}/{seat}", LATEST_REACTION - SOONEST_REACTION)


def deterministic_delay(about: str, below: int) -> int:
    """A number that all processes draw alike."""
    return int.from_bytes(hashlib.blake2b(about.encode(), digest_size=4).digest()) % below
