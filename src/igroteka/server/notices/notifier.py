"""Tells players who are not here that it is their turn.

A chore beside the tables: it looks at what the logs say, so that no table waits for it and no move depends on it. One
process of a server does it for all (a lease in the database); what is to be sent is stored, and a process claims a
notice before it sends it, so that nobody is told twice.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from typing import TypeVar

from sqlalchemy import Connection

from igroteka.core.errors import IgrotekaError
from igroteka.server.common.chore import Chore, run_logged
from igroteka.server.common.times import now_ms
from igroteka.server.notices.schedule import DELAY_MS, after_quiet_hours, due_time, is_quiet, reminder_time
from igroteka.server.notices.sender import Sender
from igroteka.server.notices.turns import INVITED, Turn, invitation_of, turn_of
from igroteka.server.notices.web_push import VapidKey
from igroteka.server.notices.wording import Kind, notice_of, sample_notice
from igroteka.server.storage import notices as stored
from igroteka.server.storage.notices import NoticeSettings, TurnNotice
from igroteka.server.storage.people import is_invited
from igroteka.server.tables.events import AnyEvent, BadLog, OnVacation
from igroteka.server.tables.hub import Hub
from igroteka.server.tables.lease import Lease
from igroteka.server.tables.room import Room
from igroteka.server.tables.table import Table

log = logging.getLogger("igroteka.notices")
T = TypeVar("T")

INTERVAL = 5.0  # seconds between two looks at the tables
VAPID = "vapid"  # the name of the secret
MOST_AT_ONCE = 200
TRIES = 5
RETRY_MS = 60_000  # until a notice is tried again; four times as long each time
LATE = "!"  # behind the key of a turn: this is the reminder


class Notifier:
    """Looks for turns that somebody wants to be told of, and tells them."""

    def __init__(self, hub: Hub, sender: Sender, link: Callable[[], str] = str, interval: float = INTERVAL) -> None:
        self.hub = hub
        self.sender = sender
        self.sent = 0
        self.failed = 0
        self._link = link
        self._chore = Chore(self.look, interval, log)
        self._lease = Lease(hub.services, "notices")
        self._key: VapidKey | None = None
        # By table: the length of its log when it was looked at, and who wanted notices then.
        self._looked_at: dict[str, tuple[int, frozenset[str]]] = {}
        self._turns: dict[tuple[str, str], Turn] = {}  # by guest and table

    def start(self) -> None:
        self._chore.start()

    async def close(self) -> None:
        await self._chore.close()
        self.sender.close()

    # The key.

    async def key(self) -> VapidKey:
        """The key of this server, the same in all its processes; created when it is first needed."""
        if self._key is None:
            found = await self._read(lambda connection: stored.secret(connection, VAPID))
            if found is None:
                new = await self.hub.services.run_quickly(lambda: VapidKey.new().write())
                found = await self._write(lambda connection: stored.add_secret(connection, VAPID, new))
            text = found
            self._key = await self.hub.services.run_quickly(lambda: VapidKey.read(text))
        return self._key

    # Looking.

    async def look(self) -> None:
        """Note new turns, and send what is due."""
        now = now_ms()
        if not await self._lease.hold():
            self._looked_at.clear()
            self._turns.clear()
            return
        await self._send_on_vacation(now)
        watched = await self._read(stored.watched_tables)
        lengths = await self.hub.store.newest(list(watched)) if watched else {}
        for table in set(self._looked_at) - set(watched):
            del self._looked_at[table]
        for guest, table in [key for key in self._turns if key[0] not in watched.get(key[1], ())]:
            del self._turns[guest, table]
        for table, guests in watched.items():
            seen = lengths.get(table, 0), frozenset(guests)
            is_new = self._looked_at.get(table) != seen or self._has_reminders(table, guests, now)
            if is_new and await run_logged(partial(self._look_at, table, guests), log):
                self._looked_at[table] = seen
        await self._send_due(now)

    def _has_reminders(self, table: str, guests: Iterable[str], now: int) -> bool:
        """True if somebody's time at this table has come so near its end that they may have to be reminded."""
        turns = [turn for guest in guests if (turn := self._turns.get((guest, table)))]
        return any(0 < reminder_time(NoticeSettings(""), turn.deadline, turn.each) <= now for turn in turns)

    async def _look_at(self, id: str, guests: Iterable[str]) -> None:
        """Note whom this table waits for, of those who want to be told."""
        try:
            table = await (await self.hub.room(id)).synced_table()
        except BadLog:
            return
        known, now = await self._read(lambda connection: stored.notices_of_table(connection, id)), now_ms()
        wishes = await self._read(lambda connection: stored.settings_of(connection, list(guests)))
        for guest in guests:
            turn, before = turn_of(table, guest), known.get(guest)
            if turn is None:
                self._turns.pop((guest, id), None)
                if before is not None:
                    await self._write(partial(stored.forget_turn, guest=guest, table=id))
                continue
            self._turns[guest, id] = turn
            new = next_notice(wishes.get(guest, NoticeSettings(guest)), id, turn, before, now)
            if new is not None:
                await self._write(partial(stored.note_turn, notice=new))

    # Sending.

    async def _send_due(self, now: int) -> None:
        """Send what is due, to each guest one notice."""
        due = await self._read(lambda connection: stored.due_notices(connection, now, MOST_AT_ONCE))
        by_guest: dict[str, list[TurnNotice]] = {}
        for notice in due:
            by_guest.setdefault(notice.guest_id, []).append(notice)
        tell = [partial(self._tell, guest, mine, now) for guest, mine in by_guest.items()]
        await asyncio.gather(*[run_logged(each, log) for each in tell])

    async def _tell(self, guest: str, due: list[TurnNotice], now: int) -> None:
        settings = (await self._read(lambda connection: stored.settings_of(connection, [guest]))).get(guest)
        settings = settings or NoticeSettings(guest)
        if is_quiet(settings, now):
            for notice in due:
                await self._postpone(notice, after_quiet_hours(settings, now))
            return
        current: list[tuple[TurnNotice, Turn]] = []
        for notice in due:
            turn = await self._current_turn(notice, now)
            again = now + RETRY_MS * 4 ** min(notice.tries, TRIES)
            if turn is not None and await self._write(partial(stored.claim_notice, notice=notice, again=again)):
                current.append((notice, turn))
        if current:
            await self._send(settings, current)

    async def _postpone(self, notice: TurnNotice, until: int) -> None:
        await self._write(partial(stored.postpone_notice, notice=notice, until=until))

    async def _current_turn(self, notice: TurnNotice, now: int) -> Turn | None:
        """The turn that a notice is about; None if it is over, or the guest is at the table."""
        guest, id = notice.guest_id, notice.table_id
        try:
            room = await self.hub.room(id)
            turn = await self._told_turn(notice, await room.synced_table())
        except IgrotekaError:
            turn = None
        if turn is None or turn.key != notice.turn.removesuffix(LATE):
            await self._write(partial(stored.forget_turn, guest=guest, table=id))
            self._looked_at.pop(id, None)  # look at it again
            return None
        if is_present(room, guest):
            await self._postpone(notice, now + DELAY_MS)
            return None
        return turn

    async def _told_turn(self, notice: TurnNotice, table: Table) -> Turn | None:
        """What a notice is about, as the table stands: a turn, or an invitation that was not declined."""
        if notice.turn != INVITED:
            return turn_of(table, notice.guest_id)
        invited = partial(is_invited, guest=notice.guest_id, table=notice.table_id)
        return invitation_of(table, notice.guest_id) if await self._read(invited) else None

    async def _send(self, settings: NoticeSettings, current: list[tuple[TurnNotice, Turn]]) -> None:
        guest = settings.guest_id
        kind = kind_of(*current[0])
        turns = [(notice.table_id, turn) for notice, turn in current]
        waiting = len({table for who, table in self._turns if who == guest} | {table for table, _ in turns})
        notice = await self.hub.services.run_quickly(lambda: notice_of(turns, kind, settings.language, waiting))
        browsers = await self._read(lambda connection: stored.subscriptions_of(connection, guest))
        outcome = await self.sender.send(guest, browsers, await self.key(), notice, self._link())
        self.sent += outcome.sent
        self.failed += outcome.failed
        await self._forget(guest, outcome.gone)
        for one, _ in current:
            if outcome.sent or not outcome.failed or one.tries + 1 >= TRIES:
                await self._write(partial(stored.finish_notice, notice=one))

    async def _forget(self, guest: str, gone: Iterable[str]) -> None:
        for id in gone:
            await self._write(partial(stored.unsubscribe, guest=guest, id=id))

    async def send_sample(self, guest: str, language: str) -> int:
        """Send a notice at once, so that a guest sees that notices arrive; returns to how many places it was sent."""
        notice = await self.hub.services.run_quickly(lambda: sample_notice(language))
        browsers = await self._read(lambda connection: stored.subscriptions_of(connection, guest))
        outcome = await self.sender.send(guest, browsers, await self.key(), notice, self._link())
        await self._forget(guest, outcome.gone)
        return outcome.sent

    # Vacations.

    async def _send_on_vacation(self, now: int) -> None:
        """Stop the clocks of guests on vacation at tables that do not know it yet."""
        for id, guests in (await self._read(lambda connection: stored.vacation_tables(connection, now))).items():
            wishes = await self._read(partial(stored.settings_of, guests=list(guests)))
            for guest in guests:
                await run_logged(partial(self.set_vacation, id, guest, wishes[guest].vacation_until), log)

    async def set_vacation(self, id: str, guest: str, until: int) -> None:
        """Tell a table until when a guest is on vacation (0: no longer), if it is played by correspondence."""
        try:
            room = await self.hub.room(id)
        except BadLog:
            return
        async with room.lock:
            await room.commit(lambda: vacation_events(room, guest, until))

    # The database.

    async def _read(self, work: Callable[[Connection], T]) -> T:
        return await self.hub.store.read(work)

    async def _write(self, work: Callable[[Connection], T]) -> T:
        return await self.hub.store.writer.write(work)


def kind_of(notice: TurnNotice, turn: Turn) -> Kind:
    if notice.turn.endswith(LATE):
        return "late"
    return "invited" if turn.invited else "ready" if turn.ready else "turn"


def next_notice(
    settings: NoticeSettings, table: str, turn: Turn, before: TurnNotice | None, now: int
) -> TurnNotice | None:
    """What to note about a turn; None if that was noted before."""
    if before is None or before.turn.removesuffix(LATE) != turn.key:
        due = due_time(settings, now, turn.deadline, correspondence=turn.correspondence)
        return TurnNotice(settings.guest_id, table, turn.key, due)
    remind = reminder_time(settings, turn.deadline, turn.each)
    if before.told and not before.turn.endswith(LATE) and 0 < remind <= now:
        return replace(before, turn=before.turn + LATE, due=now, tries=0, told=False)
    return None


def is_present(room: Room, guest: str) -> bool:
    """True if a page of this table is open somewhere for the guest's seat."""
    seat = room.table.seat_of(guest)
    return seat >= 0 and bool(room.presence.seats >> seat & 1)


def vacation_events(room: Room, guest: str, until: int) -> list[AnyEvent]:
    """The event that sets a guest's vacation; none if the table knows it or it does not matter there."""
    table = room.table
    seat = table.seat_of(guest)
    if seat < 0 or not table.running or not table.settings.clock.by_correspondence:
        return []
    known = table.chairs[seat].vacation_until
    if until == known or (until <= room.now() and known <= room.now()):
        return []
    return [OnVacation(seat, until)]
