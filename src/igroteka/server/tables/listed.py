"""What the store's list of tables says about a table, and what has to be written there with new events."""

from __future__ import annotations

from dataclasses import dataclass

from igroteka.server.common.wire import encoder
from igroteka.server.storage.learned import Learned
from igroteka.server.storage.listing import Listing
from igroteka.server.storage.store import Change
from igroteka.server.tables.devices import device_of
from igroteka.server.tables.events import (
    AnyEvent,
    BotSat,
    Chose,
    DeviceLeft,
    Emoted,
    Joined,
    LetsPass,
    PlanDropped,
    Planned,
    Sat,
    Shared,
    SignedOut,
    Spoke,
    Stood,
    Undid,
)
from igroteka.server.tables.payloads import summary
from igroteka.server.tables.table import FINISHED, Table

UNKNOWN = -1  # a due time that was not looked up
FAR_AHEAD = 600_000  # ms; a due time this far away is not updated with every move

# Events that change which guests are at a table.
SEATING = Sat | Stood | Shared | SignedOut | DeviceLeft | BotSat | Joined
# Events that change nothing but the game and the chat.
MOVES = Chose | LetsPass | Planned | PlanDropped | Undid | Spoke | Emoted


@dataclass(frozen=True)
class Listed:
    """Status and due time of a table as the store has them."""

    status: str
    due: int | None


def listed_from_log(table: Table) -> Listed | None:
    """What the store lists for a table that was read from its log; None if that is out of date.

    A game that turns out to be broken when it is replayed was listed as something else.
    """
    return None if table.foreign_engine else Listed(table.status, UNKNOWN)


def listing_of(table: Table, due: int | None) -> Listing:
    return Listing(
        id=table.id,
        game=table.settings.game,
        status=table.status,
        public=table.settings.public,
        host=table.host,
        opened=table.opened_at,
        changed=table.updated_at,
        due=due,
        summary=encoder.encode(summary(table)).decode(),
        ended=table.ended_at or None,
    )


def change_for(table: Table, events: list[AnyEvent], listed: Listed | None, due: int | None) -> Change:
    """What has to be written besides the events: as little as possible, because every move waits for it.

    The listing is not rewritten for moves: its times would tell of answers that nobody may notice.
    """
    if listed is not None and listed.status == table.status and only_moves(events):
        if is_good_enough(listed.due, due, table.updated_at):
            return Change(listed.due)
        return Change(due, due_changed=True)
    seated = any(isinstance(event, SEATING) for event in events)
    guests = tuple({device_of(guest) for chair in table.chairs for guest in chair.guests}) if seated else ()
    ended = listed is not None and listed.status != FINISHED and table.status == FINISHED
    learned = learned_at(table) if ended else None
    listing = listing_of(table, due)
    return Change(due, listing=listing, seated=seated, guests=guests, ended=ended, learned=learned)


def learned_at(table: Table) -> Learned | None:
    """The lesson that was finished at this table."""
    if table.lesson is None or not table.lesson.done:
        return None
    guests = table.chairs[table.lesson.lesson.seat].guests
    return Learned(guests[0], table.lesson.lesson.id, table.updated_at) if guests else None


def is_good_enough(listed: int | None, due: int | None, now: int) -> bool:
    """True if the listed due time may stay. One that is too early is harmless: it is corrected when it comes.

    In a game by correspondence every move would change it.
    """
    if listed in (due, None, UNKNOWN) or (due is not None and due < listed):
        return listed == due
    return listed > now + FAR_AHEAD


def only_moves(events: list[AnyEvent]) -> bool:
    """True if these events leave seats and settings as they are."""
    return all(isinstance(event, MOVES) for event in events)
