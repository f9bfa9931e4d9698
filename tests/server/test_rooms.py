"""Rooms of one table in several processes that do not hear each other, without a host around them."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
import yaml
from sqlalchemy import text

from igroteka.core import positions
from igroteka.server.bus.notices import BusNotice, LocalBus
from igroteka.server.common.close_codes import CloseCode
from igroteka.server.common.limits import Limits
from igroteka.server.common.refusals import NotAllowed
from igroteka.server.entry.dispatch import dispatch
from igroteka.server.entry.guests import Guests
from igroteka.server.entry.site import Site
from igroteka.server.storage.database import migrate, open_engine
from igroteka.server.storage.store import Store
from igroteka.server.tables.audience import CROWD, Audience, Presence, SentState
from igroteka.server.tables.commands import Guest, deal, sit
from igroteka.server.tables.duties import duties
from igroteka.server.tables.events import AnyEvent, BadLog, Chose, Opened, Proposed, Shared
from igroteka.server.tables.hub import Hub
from igroteka.server.tables.messages import Choose, Concede, Done, Refusal, Rematch, Say, ServerMessage, Start
from igroteka.server.tables.opening import Draft, begin, draft, fill, open_table, rematch
from igroteka.server.tables.room import Room
from igroteka.server.tables.settings import Clock, Settings
from igroteka.server.tables.table import Table
from tests.server.positions import TWO_CATS

pytestmark = pytest.mark.anyio

LATER = 10**15  # milliseconds
ANN, BOB = Guest("ann", "Ann"), Guest("bob", "Bob")


class Deaf(LocalBus):
    """A bus with other processes behind it, of whom nothing is heard."""

    alone = False


class NoDesk:
    """A bot pool without bots."""

    def start(self) -> None:
        """There is nothing to start."""

    async def ready(self) -> None:
        """There is nothing to wait for."""

    async def run_job(self, data: bytes) -> bytes:
        raise AssertionError("no bot is here")

    async def close(self) -> None:
        """Nobody to send home."""


NOBODY_ELSEWHERE = Presence()


class Listener:
    """Somebody who is told what happens."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.device, self.curtained, self.seat, self.held = guest.id, True, -1, 0
        self.openly = self.wants_changes = False
        self.blocked = frozenset[str]()
        self.sent = SentState()
        self.queued = 0
        self.closed = 0
        self.heard: list[dict[str, object]] = []

    def send(self, message: bytes) -> None:
        """Hear it."""
        self.heard.append(msgspec.json.decode(message, type=dict[str, object]))

    def close(self, code: int) -> None:
        """Hear no more."""
        self.closed = code

    def told(self, kind: str) -> list[dict[str, object]]:
        """The messages of one kind."""
        return [message for message in self.heard if message["tell"] == kind]

    @property
    def chat(self) -> list[str]:
        """The texts of the chat messages."""
        said = [msgspec.convert(message["said"], list[dict[str, object]]) for message in self.told("chat")]
        return [str(one["text"]) for several in said for one in several]


@contextlib.asynccontextmanager
async def processes(folder: Path, count: int) -> AsyncIterator[list[Hub]]:
    """So many processes on one database; one alone knows that it is alone."""
    database = f"sqlite:///{folder / 'igroteka.db'}"
    engines = [open_engine(database) for _ in range(count)]
    migrate(engines[0])
    bus = Deaf() if count > 1 else LocalBus()
    hubs = [Hub(Store(engine), bus, NoDesk()) for engine in engines]
    try:
        yield hubs
    finally:
        for hub in hubs:
            await hub.close()


async def waiting_table(hub: Hub) -> Room:
    """A table where Ann waits for others."""
    found = draft(ANN, Settings("targi", 2))
    fill(found, ANN, 0, [])
    return await open_table(hub, found)


async def test_what_was_said_elsewhere_is_heard_although_a_command_here_was_too_late(tmp_path: Path) -> None:
    async with processes(tmp_path, 2) as (here, there):
        room = await waiting_table(here)
        other, listener = await there.room(room.table.id), Listener(ANN)
        await room.join(listener, 0)
        assert isinstance(await other.perform(BOB, Say("1", "Hello")), Done)
        assert isinstance(await room.perform(ANN, Say("2", "Hi")), Done)
        assert listener.chat == ["Hello", "Hi"]


def game_that_ann_begins() -> Draft:
    """Ann and a bot at a game of Targi. Who begins it is left to chance."""
    while True:
        found = draft(ANN, Settings("targi", 2, pace=0))
        fill(found, ANN, 0, ["random"])
        begin(found)
        assert found.table.current_game is not None
        if found.table.current_game.session.state.decision(0) is not None:
            return found


class SlowDesk(NoDesk):
    """A bot pool where somebody thinks until they are told to answer, and then knows nothing."""

    def __init__(self) -> None:
        self.asked = asyncio.Event()
        self.enough = asyncio.Event()

    async def run_job(self, data: bytes) -> bytes:
        """Think."""
        self.asked.set()
        await self.enough.wait()
        return b"no advice"


async def test_one_adviser_at_a_time_thinks_for_a_seat_and_may_know_nothing(tmp_path: Path) -> None:
    async with processes(tmp_path, 1) as (hub,):
        bot_pool = SlowDesk()
        hub.services.bot_pool = bot_pool
        room = await open_table(hub, game_that_ann_begins())
        first = asyncio.create_task(room.hint(ANN, "1"))
        await bot_pool.asked.wait()
        assert reason(await room.hint(ANN, "2")) == "error-hint-thinking"
        bot_pool.enough.set()
        assert reason(await first) == "error-hint-failed"
        assert reason(await room.hint(ANN, "3")) == "error-hint-failed"


def reason(answer: ServerMessage) -> str:
    """Why something was refused."""
    assert isinstance(answer, Refusal), answer
    return answer.text


async def test_a_table_that_is_overdue_is_read_before_it_is_said_that_nothing_is_due(tmp_path: Path) -> None:
    async with processes(tmp_path, 2) as (here, there):
        room = await open_table(here, game_that_ann_begins())
        other = await there.room(room.table.id)
        room.autopilot.close()  # this process does nothing by itself any more
        code = first_choice(room.table, 0).code
        assert isinstance(await room.perform(ANN, Choose("1", 0, code)), Done)
        room.autopilot.close()
        assert await there.store.due(LATER) == [room.table.id]
        await there._run_overdue(room.table.id)
        assert other.table.event_count == room.table.event_count
        assert await there.store.due(LATER) == [room.table.id]


@pytest.mark.parametrize(
    ("before", "after", "foreign"),
    [('"kind":"chose"', '"kind":"foreseen"', False), ('"code":"', '"code":"newer-', True)],
    ids=["event", "option"],
)
async def test_what_only_a_newer_server_can_read_or_play_is_left_to_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, before: str, after: str, foreign: bool
) -> None:
    monkeypatch.setattr("igroteka.server.tables.hub.OVERDUE", -LATER)  # everything that is due at all is overdue
    async with processes(tmp_path, 2) as (newer, older):
        room = await open_table(newer, game_that_ann_begins())
        id, listener = room.table.id, Listener(ANN)
        other = await older.room(id)
        await other.join(listener, 0)
        other.autopilot.close()
        room.autopilot.close()
        assert isinstance(await room.perform(ANN, Choose("1", 0, first_choice(room.table, 0).code)), Done)
        room.autopilot.close()
        as_a_newer_version_writes(tmp_path, before, after)
        log, due = await older.store.events(id, 0), await due_of(older, id)
        with contextlib.suppress(BadLog):
            await other.sync()
        assert (listener.closed == CloseCode.UNREADABLE) is not foreign  # they come back, perhaps to the newer server
        assert bool(other.table.foreign_engine) is foreign
        for _ in range(2):
            await older._sweep()
        assert await older.store.events(id, 0) == log
        assert await due_of(older, id) == due is not None


def as_a_newer_version_writes(folder: Path, before: str, after: str) -> None:
    """Let the last event of the log look as if a newer version had written it."""
    engine = open_engine(f"sqlite:///{folder / 'igroteka.db'}")
    change = "UPDATE events SET data = replace(data, :before, :after) WHERE data LIKE '%\"chose\"%'"
    with engine.begin() as connection:
        assert connection.execute(text(change), {"before": before, "after": after}).rowcount > 0
    engine.dispose()


async def test_the_position_of_a_sandbox_is_never_read_in_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    load, readers = yaml.load, []

    def noted(text: str, loader: type[yaml.SafeLoader]) -> object:
        readers.append(threading.current_thread())
        return load(text, loader)

    monkeypatch.setattr(yaml, "load", noted)
    positions._read_yaml.cache_clear()
    async with processes(tmp_path, 1) as (hub,):
        found = await asyncio.to_thread(draft, ANN, Settings("kittens", 2), TWO_CATS)
        found.add([*sit(found.table, ANN, 0), *sit(found.table, BOB, 1)])
        room = await open_table(hub, found)
        positions._read_yaml.cache_clear()
        assert isinstance(await room.perform(ANN, Start("1")), Done)
        positions._read_yaml.cache_clear()
        del hub.rooms[room.table.id]
        assert (await hub.room(room.table.id)).table.current_game is not None
        assert isinstance(await room.perform(ANN, Concede("2")), Done)
        positions._read_yaml.cache_clear()
        assert isinstance(await rematch(hub, room, ANN, Rematch("3"), lambda: None), Done)
    assert len(readers) == 4
    assert threading.current_thread() not in readers


async def due_of(hub: Hub, table: str) -> int | None:
    """When something is due at a table, as the store says."""
    (listing,) = [one for one in await hub.store.listings(["playing"]) if one.id == table]
    return listing.due


async def moves(room: Room, moment: int) -> None:
    """Ann or Bob, whoever is asked at this moment, takes the first option."""
    assert room.table.current_game is not None
    mover = 0 if room.table.current_game.session.state.decision(0) is not None else 1
    choice = Choose(str(moment), moment, first_choice(room.table, mover).code)
    assert isinstance(await room.perform((ANN, BOB)[mover], choice), Done)


@pytest.mark.parametrize(("clock", "put_off"), [(Clock("days", 1), False), (Clock("seconds", 20), True)])
async def test_a_due_time_that_is_far_away_is_put_off_only_when_it_has_come(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clock: Clock, put_off: bool
) -> None:
    async with processes(tmp_path, 1) as (hub,):
        found = draft(ANN, Settings("targi", 2, clock=clock))
        found.add([*sit(found.table, ANN, 0), *sit(found.table, BOB, 1)])
        begin(found)
        room = await open_table(hub, found)
        monkeypatch.setattr(room.log, "now", lambda: room.table.updated_at + 1000)
        await moves(room, 0)
        before = await due_of(hub, room.table.id)
        await moves(room, 1)
        await moves(room, 2)
        assert (await due_of(hub, room.table.id) != before) == put_off
        await room.run_overdue()
        due = await due_of(hub, room.table.id)
        assert due == min(duty.at for duty in duties(room.table)) != before


async def test_a_crowd_that_has_just_been_told_is_not_told_again_by_a_call_that_was_held_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("igroteka.server.tables.room.CROWD_INTERVAL", 60.0)
    async with processes(tmp_path, 1) as (hub,):
        found = draft(ANN, Settings("targi", 2))
        found.add([*sit(found.table, ANN, 0), *sit(found.table, BOB, 1)])
        begin(found)
        room = await open_table(hub, found)
        crowd = [Listener(Guest(str(number), "")) for number in range(CROWD)]
        for one in crowd:
            await room.join(one, 0)
        await moves(room, 0)
        async with room.lock:
            second = asyncio.create_task(moves(room, 1))
            await asyncio.sleep(0)
            room._crowd_due()  # it waits until the second move is written
            await asyncio.sleep(0)
        await second
        await asyncio.sleep(0.05)
        assert [len(one.told("game")) for one in crowd] == [2] * CROWD  # the game as it stood, and the first move


async def test_the_list_of_ones_tables_tells_what_another_process_has_written(tmp_path: Path) -> None:
    async with processes(tmp_path, 2) as (here, there):
        room = await waiting_table(here)
        other = await there.room(room.table.id)
        await room.perform(ANN, Say("1", "Hello"))
        assert (await other.synced_table()).event_count == room.table.event_count


async def test_a_process_that_died_is_believed_no_longer_where_nobody_is_connected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("igroteka.server.tables.presence.BELIEVED", 0.0)
    async with processes(tmp_path, 2) as (here, _):
        room = await waiting_table(here)
        room.on_presence_notice(BusNotice(room.table.id, 0, "a process that dies", present=1))
        assert room.presence.seats == 1
        await here._sync_rooms()
        assert room.presence.seats == 0


async def test_a_command_is_carried_out_to_its_end_although_its_sender_goes_away(tmp_path: Path) -> None:
    async with processes(tmp_path, 1) as (hub,):
        room, listener = await waiting_table(hub), Listener(BOB)
        site, written = Site(hub, Guests(hub.store)), threading.Event()
        disk = asyncio.create_task(hub.store.writer.write(lambda connection: written.wait() and None))
        command = asyncio.create_task(dispatch(site, room, ANN, Say("1", "Hello"), ""))
        await asyncio.sleep(0.1)
        command.cancel()
        joining = asyncio.create_task(room.join(listener, 0))
        await asyncio.sleep(0.1)
        written.set()
        await asyncio.gather(disk, joining)
        assert listener.chat == ["Hello"]


async def test_a_rematch_counts_among_the_tables_of_a_guest(tmp_path: Path) -> None:
    async with processes(tmp_path, 1) as (hub,):
        hub.limits = Limits(tables_per_guest=1)
        found = draft(ANN, Settings("targi", 2))
        fill(found, ANN, 0, ["random"])
        begin(found)
        found.add([Proposed(0, "end")])
        room = await open_table(hub, found)
        open_now = await waiting_table(hub)
        with pytest.raises(NotAllowed, match="error-too-many-tables"):
            await rematch(hub, room, ANN, Rematch("1"), lambda: None)
        await open_now.close()
        assert isinstance(await rematch(hub, room, ANN, Rematch("2"), lambda: None), Done)


# Those who are there.


def draft_of_intrigo(*, spectators: bool = True) -> Table:
    """Ann, Bob and Cid at the secret draft of Intrigo."""
    table = Table("table")
    take(table, Opened(Settings("intrigo", 3, spectators=spectators), "ann"))
    for seat, name in enumerate(("ann", "bob", "cid")):
        take(table, *sit(table, Guest(name, name), seat))
    take(table, deal(table))
    return table


def take(table: Table, *events: AnyEvent) -> None:
    """Something happens at a table."""
    for event in events:
        table.apply(event, 1000)


def first_choice(table: Table, seat: int) -> Chose:
    """The first option of a seat."""
    assert table.current_game is not None
    decision = table.current_game.session.state.decision(seat)
    assert decision is not None
    return Chose(seat, decision.options[0].code)


def texts(told: dict[str, object]) -> list[object]:
    """The ids of the lines of the journal that somebody was told."""
    return [line["text"] for line in msgspec.convert(told["lines"], list[dict[str, object]])]


async def test_a_device_that_joins_a_seat_keeps_nothing_from_its_other_device() -> None:
    table = draft_of_intrigo()
    audience, bob, phone = Audience(table), Listener(BOB), Listener(Guest("phone", "Bob"))
    audience.join(bob, table, 0, NOBODY_ELSEWHERE)
    audience.join(phone, table, 0, NOBODY_ELSEWHERE)
    events: list[AnyEvent] = [first_choice(table, 1), Shared(1, "phone")]
    take(table, *events)
    audience.send_table(table, NOBODY_ELSEWHERE)
    audience.send_events(table, events)
    assert bob.told("game")[-1]["view"] == phone.told("game")[-1]["view"]
    assert len(bob.told("game")) == 2


async def test_whoever_was_kept_out_of_a_game_is_told_the_whole_journal_at_its_end() -> None:
    table = draft_of_intrigo(spectators=False)
    audience, ann, watcher = Audience(table), Listener(ANN), Listener(Guest("eve", "Eve"))
    audience.join(ann, table, 0, NOBODY_ELSEWHERE)
    audience.join(watcher, table, 0, NOBODY_ELSEWHERE)
    assert watcher.told("game") == []
    assert table.current_game is not None
    table.current_game.stopped = True
    audience.send_events(table, [])
    (told,) = watcher.told("game")
    assert told["first"] == 0
    assert texts(told) == texts(ann.told("game")[0]) != []
