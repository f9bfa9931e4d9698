"""Notices to players who are not here: from a turn at a table to the message that a browser decrypts."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator, Iterator
from functools import partial
from pathlib import Path

import msgspec
import pytest

from igroteka.core.session import LEAVE
from igroteka.server.common.refusals import Unavailable
from igroteka.server.common.times import CLOCK, DAY_MS, now_ms
from igroteka.server.notices.notifier import TRIES, Notifier, is_present
from igroteka.server.notices.sender import Sender
from igroteka.server.notices.web_push import VapidKey
from igroteka.server.storage import notices as stored
from igroteka.server.storage.notices import NoticeSettings, PushRow
from igroteka.server.storage.store import GuestRow
from igroteka.server.tables.commands import Guest
from igroteka.server.tables.events import Chose
from igroteka.server.tables.hub import Hub
from igroteka.server.tables.messages import Choose, Done, Plan, PlannedStep, Preview, Undo
from igroteka.server.tables.opening import begin, draft, fill, open_table
from igroteka.server.tables.room import Room
from igroteka.server.tables.settings import Clock, Settings
from tests.server.push_service import Browser, Service, push_service, signed_by
from tests.server.test_rooms import ANN, BOB, Listener, processes

pytestmark = pytest.mark.anyio

LATER = 60_000  # ms, long after a notice is due
DAYS = Clock("days", 3)


@pytest.fixture(scope="module")
def push() -> Iterator[Service]:
    with push_service() as found:
        yield found


@pytest.fixture
def service(push: Service) -> Service:
    """The push service, with nothing delivered yet."""
    push.delivered.clear()
    push.status = 201
    return push


@contextlib.asynccontextmanager
async def clubs(folder: Path, service: Service, count: int = 1) -> AsyncIterator[list[Notifier]]:
    """So many processes of one host, each with a notifier that looks only when it is told to."""
    async with processes(folder, count) as hubs:
        found = [Notifier(hub, Sender(service.services())) for hub in hubs]
        for guest in (ANN, BOB):
            await hubs[0].store.add_guest(GuestRow(guest.id, guest.name, ""), guest.id, now_ms())
        try:
            yield found
        finally:
            for one in found:
                await one.close()


async def correspondence(hub: Hub, clock: Clock = DAYS) -> tuple[Room, Guest, Guest]:
    """A game of Targi between Ann and Bob; who is asked, and the other."""
    found = draft(ANN, Settings("targi", 2, title="Sunday", clock=clock, pace=0))
    fill(found, ANN, 0, [])
    fill(found, BOB, 1, [])
    begin(found)
    room = await open_table(hub, found)
    return (room, ANN, BOB) if asked_seat(room) == 0 else (room, BOB, ANN)


def asked_seat(room: Room) -> int:
    assert room.table.current_game is not None
    return room.table.current_game.session.state.decisions()[0].seat


def first_code(room: Room) -> str:
    assert room.table.current_game is not None
    return room.table.current_game.session.state.decisions()[0].nth(0).code


def moment(room: Room) -> int:
    assert room.table.current_game is not None
    return room.table.current_game.session.state.public_version


async def wants_notices(notifier: Notifier, guest: Guest, room: Room, *browsers: Browser) -> None:
    """A guest subscribes with these browsers, and switches the notices of a table on."""
    for browser in browsers:
        keys = browser.subscription()["keys"]
        assert isinstance(keys, dict)
        id = stored.endpoint_id(browser.endpoint)
        row = PushRow(id, guest.id, browser.endpoint, keys["p256dh"], keys["auth"], now_ms())
        await notifier._write(partial(stored.subscribe, row=row))
    await notifier._write(lambda c: stored.set_table_notices(c, guest.id, room.table.id, on=True))


def pass_time(ms: int) -> None:
    """Let the time of the host go on."""
    CLOCK.ahead += ms * 1_000_000


@pytest.fixture(autouse=True)
def wall_clock() -> Iterator[None]:
    """The host's time is right again after each test."""
    before = CLOCK.ahead
    yield
    CLOCK.ahead = before


async def look_later(notifier: Notifier, ms: int = LATER) -> None:
    """Look now and after this time."""
    await notifier.look()
    pass_time(ms)
    await notifier.look()


async def test_a_turn_is_told_once_encrypted_and_signed(tmp_path: Path, service: Service) -> None:
    async with clubs(tmp_path, service) as (notifier,):
        room, guest, _ = await correspondence(notifier.hub)
        browser = Browser()
        await wants_notices(notifier, guest, room, browser)
        await notifier.look()
        assert service.delivered == []  # they may come by themselves
        await look_later(notifier)
        await look_later(notifier)
        (message,) = service.delivered
        assert browser.reads(message) == {
            "title": "Your turn – Targi",
            "body": "Sunday",
            "page": f"t/{room.table.id}",
            "tag": room.table.id,
            "count": 1,
        }
        key, _ = signed_by(message)
        assert key == (await notifier.key()).public
        assert message.path == "/push/one"
        assert int(message.headers["ttl"]) > 0
        assert len(message.headers["topic"]) <= 32


async def test_the_next_turn_is_told_again_and_a_turn_that_is_over_is_not(tmp_path: Path, service: Service) -> None:
    async with clubs(tmp_path, service) as (notifier,):
        room, first, second = await correspondence(notifier.hub)
        for guest in (first, second):
            await wants_notices(notifier, guest, room, Browser(guest.id))
        await notifier.look()
        assert isinstance(await room.perform(first, Choose("1", 0, first_code(room))), Done)
        await look_later(notifier)
        assert [one.path for one in service.delivered] == [f"/push/{second.id}"]
        assert isinstance(await room.perform(second, Choose("2", moment(room), first_code(room))), Done)
        await look_later(notifier)
        assert [one.path for one in service.delivered] == [f"/push/{second.id}", f"/push/{first.id}"]


async def test_whoever_is_at_the_table_is_not_told(tmp_path: Path, service: Service) -> None:
    async with clubs(tmp_path, service) as (notifier,):
        room, guest, _ = await correspondence(notifier.hub)
        await wants_notices(notifier, guest, room, Browser())
        listener = Listener(guest)
        await room.join(listener, 0)
        assert is_present(room, guest.id)
        await look_later(notifier)
        assert service.delivered == []
        room.leave(listener)
        await look_later(notifier)
        assert len(service.delivered) == 1


async def test_tables_that_nobody_has_switched_on_are_not_told_of(tmp_path: Path, service: Service) -> None:
    async with clubs(tmp_path, service) as (notifier,):
        room, guest, _ = await correspondence(notifier.hub)
        await wants_notices(notifier, guest, room, Browser())
        await notifier._write(lambda c: stored.set_table_notices(c, guest.id, room.table.id, on=False))
        await look_later(notifier)
        assert service.delivered == []


async def test_several_processes_tell_a_turn_once(tmp_path: Path, service: Service) -> None:
    async with clubs(tmp_path, service, 3) as notifiers:
        room, guest, _ = await correspondence(notifiers[0].hub)
        await wants_notices(notifiers[0], guest, room, Browser())
        for _ in range(2):
            await asyncio.gather(*[one.look() for one in notifiers])
            pass_time(LATER)
        await asyncio.gather(*[one.look() for one in notifiers])
        assert len(service.delivered) == 1
        assert len({(await one.key()).public for one in notifiers}) == 1


async def test_without_the_lease_a_claim_still_keeps_two_from_sending(tmp_path: Path, service: Service) -> None:
    async with clubs(tmp_path, service, 2) as (one, other):
        room, guest, _ = await correspondence(one.hub)
        await wants_notices(one, guest, room, Browser())
        await one.look()
        pass_time(LATER)
        await asyncio.gather(one._send_due(now_ms()), other._send_due(now_ms()))
        assert len(service.delivered) == 1


async def test_what_a_process_left_behind_is_sent_by_the_next(tmp_path: Path, service: Service) -> None:
    async with clubs(tmp_path, service, 2) as (one, other):
        room, guest, _ = await correspondence(one.hub)
        await wants_notices(one, guest, room, Browser())
        await one.look()
        await other.look()
        assert service.delivered == []
        pass_time(LATER)  # the first one has died: its lease is over
        await other.look()
        assert len(service.delivered) == 1


async def test_a_browser_that_has_unsubscribed_is_forgotten(tmp_path: Path, service: Service) -> None:
    async with clubs(tmp_path, service) as (notifier,):
        room, guest, _ = await correspondence(notifier.hub)
        await wants_notices(notifier, guest, room, Browser())
        service.status = 410
        await look_later(notifier)
        assert await notifier._read(lambda c: stored.subscriptions_of(c, guest.id)) == []
        await look_later(notifier, DAY_MS)
        assert len(service.delivered) == 1


async def test_a_service_that_is_out_of_order_is_tried_again_a_few_times(tmp_path: Path, service: Service) -> None:
    async with clubs(tmp_path, service) as (notifier,):
        room, guest, _ = await correspondence(notifier.hub, Clock("days", 600))
        await wants_notices(notifier, guest, room, Browser())
        service.status = 503
        for _ in range(TRIES + 3):
            await look_later(notifier, DAY_MS)
        assert len(service.delivered) == TRIES
        assert len(await notifier._read(lambda c: stored.subscriptions_of(c, guest.id))) == 1


async def test_a_redirect_is_not_followed(tmp_path: Path, service: Service) -> None:
    async with clubs(tmp_path, service) as (notifier,):
        room, guest, _ = await correspondence(notifier.hub)
        await wants_notices(notifier, guest, room, Browser())
        service.status = 307
        await look_later(notifier)
        assert [one.path for one in service.delivered] == ["/push/one"]


async def test_a_service_at_a_private_address_is_never_asked(tmp_path: Path, service: Service) -> None:
    async with clubs(tmp_path, service) as (notifier,):
        room, guest, _ = await correspondence(notifier.hub)
        await wants_notices(notifier, guest, room, Browser())
        notifier.sender.services = service.services(private=True)
        await look_later(notifier)
        assert service.delivered == []
        assert notifier.failed == 1


async def test_in_quiet_hours_a_notice_waits(tmp_path: Path, service: Service) -> None:
    async with clubs(tmp_path, service) as (notifier,):
        room, guest, _ = await correspondence(notifier.hub)
        await wants_notices(notifier, guest, room, Browser())
        await notifier.look()  # it is due in a moment, and only then the guest wants quiet
        minute = now_ms() // 60_000 % (24 * 60)
        quiet = NoticeSettings(guest.id, quiet_from=(minute - 60) % 1440, quiet_until=(minute + 60) % 1440)
        await notifier._write(lambda c: stored.save_settings(c, quiet))
        await look_later(notifier)
        assert service.delivered == []
        await look_later(notifier, 3 * 3600 * 1000)
        assert len(service.delivered) == 1


async def test_a_digest_tells_of_all_tables_at_once_in_the_language_of_the_guest(
    tmp_path: Path, service: Service
) -> None:
    async with clubs(tmp_path, service) as (notifier,):
        browser, minute = Browser(), now_ms() // 60_000 % (24 * 60)
        daily = NoticeSettings(ANN.id, language="ru", digest=(minute + 120) % 1440)
        await notifier._write(lambda c: stored.save_settings(c, daily))
        waiting = 0
        while waiting < 2:
            room, guest, _ = await correspondence(notifier.hub)
            await wants_notices(notifier, ANN, room, browser)
            waiting += guest is ANN
        await look_later(notifier)
        assert service.delivered == []
        await look_later(notifier, 3 * 3600 * 1000)
        (message,) = service.delivered
        assert browser.reads(message)["title"] == "Твой ход за 2 столами"
        assert browser.reads(message)["page"] == "tables"


async def test_a_game_that_is_over_is_counted_no_more(tmp_path: Path, service: Service) -> None:
    async with clubs(tmp_path, service) as (notifier,):
        browser, rooms = Browser(), list[Room]()
        while len(rooms) < 2:
            room, guest, _ = await correspondence(notifier.hub)
            await wants_notices(notifier, ANN, room, browser)
            if guest is ANN:
                rooms.append(room)
                await look_later(notifier)
            if len(rooms) == 1 and guest is ANN:
                async with room.lock:
                    await room.commit(lambda: [Chose(asked_seat(rooms[0]), LEAVE)])
        assert [browser.reads(message)["count"] for message in service.delivered] == [1, 1]


async def test_a_table_that_could_not_be_read_is_looked_at_again(
    tmp_path: Path, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with clubs(tmp_path, service) as (notifier,):
        room, guest, _ = await correspondence(notifier.hub)
        await wants_notices(notifier, guest, room, Browser())

        async def away(id: str) -> Room:
            raise Unavailable("error-storage")

        with monkeypatch.context() as patched:
            patched.setattr(notifier.hub, "room", away)
            await notifier.look()
        await look_later(notifier)
        assert len(service.delivered) == 1


async def test_whoever_is_about_to_run_out_of_time_is_reminded_once(tmp_path: Path, service: Service) -> None:
    async with clubs(tmp_path, service) as (notifier,):
        room, guest, _ = await correspondence(notifier.hub, Clock("days", 2))
        browser = Browser()
        await wants_notices(notifier, guest, room, browser)
        room.autopilot.close()
        await look_later(notifier)
        for _ in range(3):
            await look_later(notifier, DAY_MS // 2)
        await look_later(notifier, 1)
        titles = [browser.reads(message)["title"] for message in service.delivered]
        assert titles == ["Your turn – Targi", "Your time is running out – Targi"]


async def test_all_payloads_have_the_same_length(tmp_path: Path, service: Service) -> None:
    async with clubs(tmp_path, service) as (notifier,):
        room, guest, _ = await correspondence(notifier.hub)
        await wants_notices(notifier, guest, room, Browser())
        await look_later(notifier)
        assert await notifier.send_sample(guest.id, "ru") == 1
        assert len({len(one.body) for one in service.delivered}) == 1


async def test_a_slow_service_holds_up_no_move(
    tmp_path: Path, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with clubs(tmp_path, service) as (notifier,):
        room, guest, _ = await correspondence(notifier.hub)
        await wants_notices(notifier, guest, room, Browser())
        stuck = asyncio.get_running_loop().create_future()

        async def send(*_: object) -> None:
            await stuck

        monkeypatch.setattr(notifier.sender, "send", send)
        await notifier.look()
        pass_time(LATER)
        looking = asyncio.create_task(notifier.look())
        await asyncio.sleep(0.05)
        assert not looking.done()
        assert isinstance(await asyncio.wait_for(room.perform(guest, Choose("1", 0, first_code(room))), 5), Done)
        looking.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await looking


async def test_what_the_operator_has_configured_is_told_too(tmp_path: Path, service: Service) -> None:
    told: list[tuple[str, str, str]] = []
    async with clubs(tmp_path, service) as (notifier,):
        room, guest, _ = await correspondence(notifier.hub)

        def deliver(url: str, title: str, body: str) -> bool:
            told.append((url, title, body))
            return True

        sender = Sender(service.services(), {guest.id: ("json://example.org",)}, deliver=deliver)
        mine = Notifier(notifier.hub, sender, lambda: "https://games.example.org/")
        await wants_notices(mine, guest, room)
        await look_later(mine)
        sender.close()
    page = f"https://games.example.org/t/{room.table.id}"
    assert told == [("json://example.org", "Your turn – Targi", f"Sunday\n{page}")]


async def test_the_key_stays_the_same_and_only_its_owner_may_read_it(tmp_path: Path, service: Service) -> None:
    async with clubs(tmp_path, service) as (notifier,):
        first = (await notifier.key()).public
    async with processes(tmp_path, 1) as (hub,):
        assert (await Notifier(hub, Sender()).key()).public == first
    file = tmp_path / "igroteka.db"
    assert file.stat().st_mode & 0o077 == 0
    with contextlib.closing(sqlite3.connect(file)) as database:
        ((stored_key,),) = database.execute("SELECT value FROM host_secrets")
    assert VapidKey.read(stored_key).public == first


# Vacations.


async def test_on_vacation_a_clock_stands_still_and_afterwards_goes_on(tmp_path: Path, service: Service) -> None:
    async with clubs(tmp_path, service) as (notifier,):
        room, guest, other = await correspondence(notifier.hub)
        current = room.table.current_game
        assert current is not None
        seat, now = room.table.seat_of(guest.id), now_ms()
        before = current.clocks.deadline(seat)
        await notifier.set_vacation(room.table.id, guest.id, now + 5 * DAY_MS)
        assert abs(current.clocks.deadline(seat) - before - 5 * DAY_MS) < 1000
        await notifier.set_vacation(room.table.id, guest.id, 0)
        assert abs(current.clocks.deadline(seat) - before) < 1000
        await notifier.set_vacation(room.table.id, other.id, now + 5 * DAY_MS)  # asked while they are away
        assert isinstance(await room.perform(guest, Choose("1", moment(room), first_code(room))), Done)
        assert abs(current.clocks.deadline(1 - seat) - (now + 8 * DAY_MS)) < 2000
        again = await notifier.hub.services.read_table(room.table.id)
        assert again.current_game is not None
        assert again.current_game.clocks.deadline(1 - seat) == current.clocks.deadline(1 - seat)


async def test_a_vacation_reaches_a_table_that_begins_during_it(tmp_path: Path, service: Service) -> None:
    async with clubs(tmp_path, service) as (notifier,):
        away = NoticeSettings(ANN.id, vacation_until=now_ms() + 3 * DAY_MS)
        await notifier._write(lambda c: stored.save_settings(c, away))
        room, _, _ = await correspondence(notifier.hub)
        await notifier.look()
        assert room.table.chairs[0].vacation_until == away.vacation_until
        await notifier.look()
        assert room.table.event_count == (await notifier.hub.store.newest([room.table.id]))[room.table.id]


# Planned answers.


def places(room: Room, seat: int) -> list[str]:
    """The codes that a seat could choose if it were asked now (TARGI-P2)."""
    assert room.table.current_game is not None
    state = room.table.current_game.session.state
    decision = state.decision(seat)
    return [option.code for option in decision.options] if decision else []


def step(seat: int, code: str) -> PlannedStep:
    return PlannedStep(seat, code)


async def planned(room: Room, guest: Guest, other: Guest) -> tuple[str, str]:
    """The other one is asked; the guest plans an answer to their first option. Both codes."""
    seat = room.table.seat_of(other.id)
    first = places(room, seat)[0]
    found = await room.preview(guest, preview("p", step(seat, first)))
    assert isinstance(found, Done)
    answer = answers(found)[0]
    line = (step(seat, first), step(1 - seat, answer))
    assert isinstance(await room.perform(guest, Plan("plan", moment(room), (line,))), Done)
    return first, answer


async def test_a_planned_answer_is_chosen_when_it_fits(tmp_path: Path, service: Service) -> None:
    async with clubs(tmp_path, service) as (notifier,):
        room, asked, planner = await correspondence(notifier.hub)
        theirs, mine = Listener(asked), Listener(planner)
        await room.join(theirs, 0)
        await room.join(mine, 0)
        heard = len(theirs.heard)
        first, answer = await planned(room, planner, asked)
        assert len(theirs.heard) == heard  # nobody else is told
        assert mine.told("game")[-1]["plan"] is not None
        assert isinstance(await room.perform(asked, Choose("1", 0, first)), Done)
        seat = room.table.seat_of(planner.id)
        assert room.table.plans.answer(seat) == answer
        again = await notifier.hub.services.read_table(room.table.id)  # it is kept in the log
        assert again.plans == room.table.plans
        pass_time(6000)
        await room.autopilot._carry_out_plan(seat)
        assert room.table.current_game is not None
        last = room.table.current_game.session.choices[-1]
        assert (last.seat, last.code) == (seat, answer)
        assert room.table.plans.lines == {}


async def test_a_planned_answer_waits_so_that_the_choice_can_be_undone(tmp_path: Path, service: Service) -> None:
    async with clubs(tmp_path, service) as (notifier,):
        room, asked, planner = await correspondence(notifier.hub)
        first, _ = await planned(room, planner, asked)
        assert isinstance(await room.perform(asked, Choose("1", 0, first)), Done)
        seat = room.table.seat_of(planner.id)
        await room.autopilot._carry_out_plan(seat)
        assert room.table.plans.answer(seat)  # not yet
        assert isinstance(await room.perform(asked, Undo("2", moment(room))), Done)
        assert room.table.plans.lines == {}
        assert room.table.plans.dropped == {seat}


async def test_a_plan_that_does_not_fit_is_dropped_and_only_its_player_is_told(
    tmp_path: Path, service: Service
) -> None:
    async with clubs(tmp_path, service) as (notifier,):
        room, asked, planner = await correspondence(notifier.hub)
        await planned(room, planner, asked)
        theirs, mine = Listener(asked), Listener(planner)
        await room.join(theirs, 0)
        await room.join(mine, 0)
        assert isinstance(await room.perform(asked, Choose("1", 0, places(room, asked_seat(room))[1])), Done)
        assert mine.told("game")[-1]["plan"] == {"possible": False, "lines": [], "dropped": True}
        assert theirs.told("game")[-1]["plan"] == {"possible": True, "lines": [], "dropped": False}
        code = first_code(room)
        assert isinstance(await room.perform(planner, Choose("2", moment(room), code)), Done)
        assert room.table.plans.dropped == set()


async def test_plans_that_are_impossible_or_ambiguous_or_late_are_refused(tmp_path: Path, service: Service) -> None:
    async with clubs(tmp_path, service) as (notifier,):
        room, asked, planner = await correspondence(notifier.hub)
        seat = room.table.seat_of(asked.id)
        first = places(room, seat)[0]
        options = answers(await room.preview(planner, preview("p", step(seat, first))))
        theirs, mine = step(seat, first), [step(1 - seat, code) for code in options[:2]]
        refusals = {
            "error-plan-impossible": ((theirs, step(1 - seat, first)),),
            "error-plan-answer": ((theirs,),),
            "error-plan-hidden": ((mine[0],),),
            "error-plan-ambiguous": ((theirs, mine[0]), (theirs, mine[1])),
            "error-plan-long": ((),),
        }
        for reason, lines in refusals.items():
            answer = await room.perform(planner, Plan(reason, moment(room), lines))
            assert not isinstance(answer, Done)
            assert getattr(answer, "text", "") == reason
        late = await room.perform(planner, Plan("late", moment(room) + 1, ((theirs, mine[0]),)))
        assert getattr(late, "text", "") == "error-too-late"
        assert room.table.plans.lines == {}


def preview(id: str, *line: PlannedStep) -> Preview:
    return Preview(id, line)


def answers(found: object) -> list[str]:
    assert isinstance(found, Done)
    content = msgspec.json.decode(bytes(found.answer))
    return [option["code"] for option in content["asked"][0]["options"]]
