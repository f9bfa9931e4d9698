"""New tables: opened by a guest, for a rematch, from a position or from a replay."""

from __future__ import annotations

import dataclasses
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec

from igroteka.bots.trial import proven_position
from igroteka.core.errors import BadReplay, BadSetup
from igroteka.core.positions import read_position_unchecked
from igroteka.core.registry import find_game
from igroteka.core.replays import Replay, read_replay, replay_game, write_replay
from igroteka.core.setup import Setup
from igroteka.server.common.refusals import NotAllowed
from igroteka.server.common.times import DAY_MS, now_ms
from igroteka.server.common.wire import raw
from igroteka.server.storage.store import Row
from igroteka.server.tables.commands import Guest, add_bot, check_rematch, seat_owner, sit, start, with_clean_title
from igroteka.server.tables.devices import device_of
from igroteka.server.tables.events import AnyEvent, Followed, Muted, Opened, Shared, SpectatorRemoved, write_event
from igroteka.server.tables.hub import Hub
from igroteka.server.tables.listed import listing_of
from igroteka.server.tables.messages import Done, Rematch, ServerMessage
from igroteka.server.tables.names import clean_name
from igroteka.server.tables.room import Room
from igroteka.server.tables.settings import LONGEST_VALUE, Settings
from igroteka.server.tables.table import Table

LONGEST_FIELD = 200  # characters of a seed and the like in a replay


@dataclass
class Draft:
    """A table that is being opened: its events are applied but not yet written."""

    table: Table
    at: int = field(default_factory=now_ms)
    rows: list[Row] = field(default_factory=list)

    def add(self, events: list[AnyEvent]) -> None:
        for event in events:
            self.table.apply(event, self.at)
            self.rows.append(Row(self.table.event_count, self.at, write_event(self.table.with_checksum(event))))


def new_id() -> str:
    """The id of a table: 128 random bits, because it is also the link."""
    return secrets.token_urlsafe(16)


def draft(guest: Guest, settings: Settings, position: str = "", *, accepted: bool = False) -> Draft:
    """A new table of this guest; BadSetup or BadPosition says what is wrong.

    A position is tried out, which takes a while, unless it was `accepted` for an earlier table.
    """
    game = find_game(settings.game)
    if position:
        state = read_position_unchecked(position, game) if accepted else proven_position(position, game)
        settings = as_played(settings, state.setup)
    settings.check(game)
    return begin_log(Opened(with_clean_title(settings), guest.id, position))


def imported(guest: Guest, text: str, *, public: bool) -> Draft:
    """A table with an imported game; BadReplay says what is wrong with it."""
    game = find_game(replay_game(text))
    replay = bounded(read_replay(text, game))
    setup = replay.verify(game).state.setup
    settings = as_played(Settings(game.id, setup.seats, public=public), setup)
    return begin_log(Opened(settings, guest.id, replay=write_replay(replay)))


def bounded(replay: Replay) -> Replay:
    """The replay as it is stored: names are cleaned, and long fields refused."""
    for name, value in (("engine", replay.engine), ("seed", replay.setup.seed), ("nonce", replay.nonce)):
        if len(value) > LONGEST_FIELD:
            raise BadReplay("error-replay-long", field=name, most=LONGEST_FIELD)
    names = {seat: clean_name(name) for seat, name in replay.names.items()}
    return dataclasses.replace(replay, names={seat: name for seat, name in names.items() if name}, match={})


def as_played(settings: Settings, setup: Setup) -> Settings:
    """The settings with the seats and options of a position or a replay; either is a single game."""
    found = msgspec.structs.replace(settings, seats=setup.seats, game_settings=dict(setup.settings), games=1)
    try:
        return msgspec.convert(msgspec.to_builtins(found), Settings)
    except msgspec.ValidationError:  # longer than anybody may ask for
        raise BadSetup("error-options-long", most=LONGEST_VALUE) from None


def begin_log(opened: Opened) -> Draft:
    found = Draft(Table(new_id()))
    found.add([opened])
    return found


async def open_table(hub: Hub, found: Draft) -> Room:
    """Write a new table to the store, and put its room into memory."""
    room = hub.add_room(found.table)
    guests = sorted({device_of(guest) for chair in found.table.chairs for guest in chair.guests})
    try:
        await hub.store.open(listing_of(room.table, room.log.due()), found.rows, guests)
    except BaseException:
        del hub.rooms[found.table.id]
        raise
    room.autopilot.schedule()
    return room


async def check_open_tables(hub: Hub, guest: Guest) -> None:
    """Refuse a table if the guest hosts too many."""
    most = hub.limits.tables_per_guest
    if await hub.store.open_tables(guest.id) >= most:
        raise NotAllowed("error-too-many-tables", most=most)


async def check_imports(hub: Hub, guest: Guest) -> None:
    """Refuse an import if the guest has made too many today."""
    most = hub.limits.imports_per_guest
    if await hub.store.imported_tables(guest.id, now_ms() - DAY_MS) >= most:
        raise NotAllowed("error-too-many-imports", most=most)


async def rematch(hub: Hub, room: Room, guest: Guest, command: Rematch, admit: Callable[[], None]) -> ServerMessage:
    """A new table with the same people, bots and settings, everybody one seat further; asked twice, the same table.
    Against bots it is dealt at once.

    `admit` counts one more new table, or refuses it.
    """
    await room.read_position()
    async with room.lock:
        await room.sync_locked()
        if guest.id in room.table.removed:
            raise NotAllowed("error-removed")
        if not room.table.next_table:
            check_rematch(room.table, guest)
            owner = seat_owner(room.table, guest)
            host = dataclasses.replace(owner, id=device_of(owner.id))
            await check_open_tables(hub, host)
            admit()
            found = draft(host, room.table.settings, room.table.position, accepted=True)
            seats = len(room.table.chairs)
            for seat, chair in enumerate(room.table.chairs):
                there = (seat + 1) % seats
                if chair.person:
                    found.add(sit(found.table, Guest(chair.guests[0], chair.name, chair.address), there))
                    found.add([Shared(there, device) for device in chair.guests[1:]])
                else:
                    found.add(add_bot(found.table, there, chair.level, chair.name))
            found.add([Muted(who, name, yes=True) for who, name in room.table.muted.items()])
            found.add([SpectatorRemoved(who) for who in sorted(room.table.removed)])
            if sum(chair.person for chair in found.table.chairs) == 1:
                begin(found)  # there is nobody to wait for
            opened = await open_table(hub, found)
            await room.commit(lambda: [] if room.table.next_table else [Followed(found.table.id)])
            if room.table.next_table != found.table.id:  # another process was quicker
                await opened.close()
        return Done(command.id, raw({"table": room.table.next_table}))


def fill(found: Draft, guest: Guest, seat: int | None, bots: list[str]) -> None:
    """Seat the guest at a new table, and bots on free seats."""
    if seat is not None:
        found.add(sit(found.table, guest, seat))
    free = [number for number, chair in enumerate(found.table.chairs) if not chair.taken]
    for number, level in zip(free, bots, strict=False):
        found.add(add_bot(found.table, number, level))


def begin(found: Draft) -> None:
    """Deal at a new table."""
    found.add(start(found.table))
