"""Bots with a name: each has a temper (`bots/search/tempers.py`), by which it plays and talks.

A bot says a short line when it is out of the game, and one of them when the game has ended. Only what everybody sees
makes it talk, and it talks in the same commit, so that neither a line nor its time tells anything. Which line it is
depends on the table and the length of its log.
"""

from __future__ import annotations

import hashlib
from typing import NamedTuple

from igroteka.bots.search.thinker import TEMPER
from igroteka.server.bots.levels import WITHOUT_SEARCH
from igroteka.server.tables.events import AnyEvent, Spoke
from igroteka.server.tables.table import Table

# The temper of each bot, by the id of its name.
TEMPER_OF = {
    **dict.fromkeys(("ada", "greta", "iris", "nestor", "simon"), "cautious"),
    **dict.fromkeys(("darwin", "hugo", "leo", "rosa", "vera"), "bold"),
    **dict.fromkeys(("edith", "kira", "olga", "urban", "zoya"), "vengeful"),
    **dict.fromkeys(("basil", "mira", "pavel", "tilda", "walter"), "greedy"),
    **dict.fromkeys(("clara", "felix", "jasper", "quinn"), "showman"),
}

WON, LOST, OUT = "won", "lost", "out"
VARIANTS = 2  # of each line


def with_temper(level: str, bot: str) -> str:
    """The level as the bot with this id plays it: who searches has the temper that goes with the name."""
    temper = TEMPER_OF.get(bot, "")
    return f"{level}{TEMPER}{temper}" if temper and level not in WITHOUT_SEARCH else level


class Moment(NamedTuple):
    """What has to change for a bot to say something."""

    game: int
    over: bool
    out: frozenset[int]


def moment_of(table: Table) -> Moment | None:
    """Who is in the game now; None where no bot would say anything."""
    current = table.current_game
    if current is None or not can_talk(table):
        return None
    return Moment(table.games_dealt, current.over, frozenset(table.seats_out))


def can_talk(table: Table) -> bool:
    """True if a bot with a name plays with people, and the table lets bots talk."""
    if not table.settings.talk or table.lesson is not None or not table.people:
        return False
    return any(is_talker(table, seat) for seat in range(len(table.chairs)))


def is_talker(table: Table, seat: int) -> bool:
    """True for a bot with a name of its own."""
    chair = table.chairs[seat]
    return bool(chair.level) and chair.bot in TEMPER_OF


def bot_lines(table: Table, before: Moment | None) -> list[AnyEvent]:
    """What a bot says to what has happened since; at most one line."""
    now = moment_of(table)
    if before is None or now is None or now.game != before.game or before.over:
        return []
    occasion, seats = occasion_of(table, before, now)
    talkers = [seat for seat in seats if is_talker(table, seat)]
    if not talkers:
        return []
    seat = talkers[drawn(table, "seat", len(talkers))]
    temper, number = TEMPER_OF[table.chairs[seat].bot], drawn(table, "line", VARIANTS) + 1
    return [Spoke("", table.chairs[seat].name, "", seat, f"bot-says-{temper}-{occasion}-{number}")]


def occasion_of(table: Table, before: Moment, now: Moment) -> tuple[str, list[int]]:
    """What there is to talk about, and who would: winners, or everybody if no bot has won; who has just gone out."""
    current = table.current_game
    outcome = current.outcome if current is not None else None
    if outcome is not None:
        winners = [seat for seat in outcome.winners if is_talker(table, seat)]
        return (WON, winners) if winners else (LOST, list(range(len(table.chairs))))
    return OUT, sorted(now.out - before.out)


def drawn(table: Table, what: str, below: int) -> int:
    """A pseudo-random number below a limit, the same in all processes."""
    about = f"{table.id}/{table.event_count}/{what}"
    return int.from_bytes(hashlib.blake2b(about.encode(), digest_size=4).digest()) % below
