"""Members: a guest who signs in again, on another device too, who takes everything along, or leaves."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import permutations
from pathlib import Path

import httpx
import pytest
from sqlalchemy import Connection, create_engine, insert, text, update

from igroteka.core.session import LEAVE
from igroteka.server.bots.bot_pool import ProcessBotPool
from igroteka.server.bus.notices import LocalBus
from igroteka.server.common.close_codes import CloseCode
from igroteka.server.common.times import now_ms
from igroteka.server.members.departures import carry_out, rewritten
from igroteka.server.members.keeper import MemberKeeper
from igroteka.server.members.recovery import code_digest, new_code
from igroteka.server.members.user_agents import device_label
from igroteka.server.results.keeper import ResultKeeper
from igroteka.server.storage import members as stored
from igroteka.server.storage import moderation, people
from igroteka.server.storage.database import migrate, open_engine
from igroteka.server.storage.members import Departure, DeviceRow
from igroteka.server.storage.moderation import GUEST, AuditLine, Ban, Report
from igroteka.server.storage.notices import PushRow, subscribe, subscriptions_of
from igroteka.server.storage.schema import guests
from igroteka.server.storage.store import GuestRow, Row, Store
from igroteka.server.storage.writer import Conflict
from igroteka.server.tables.commands import Guest as Person
from igroteka.server.tables.commands import replaced_by_bot, start
from igroteka.server.tables.events import (
    AnyEvent,
    BotSat,
    Chose,
    Forgotten,
    HostChanged,
    Joined,
    Sat,
    Shared,
    Spoke,
    Stood,
    write_event,
)
from igroteka.server.tables.hub import Hub
from igroteka.server.tables.names import DELETED, DELETED_NAME
from igroteka.server.tables.opening import draft, fill, open_table
from igroteka.server.tables.settings import Settings
from tests.server.authenticator import Passkey
from tests.server.client import Friends, Guest, Seat

pytestmark = pytest.mark.anyio


def content(answer: httpx.Response) -> dict[str, object]:
    assert answer.status_code == 200, answer.text
    found: dict[str, object] = answer.json()
    return found


def count(found: object) -> int:
    assert isinstance(found, list)
    return len(found)


def refused(answer: httpx.Response) -> str:
    assert answer.status_code >= 400
    return str(answer.json()["text"])


def by_name(guest: Guest) -> str:
    """The host and port of the server by its name, as browsers need it for passkeys."""
    return f"localhost:{httpx.URL(guest.url).port}"


async def asks(guest: Guest, path: str, wanted: object) -> httpx.Response:
    """Ask the server by its name."""
    return await guest.http.post(path, json=wanted, headers={"host": by_name(guest)})


async def adds(guest: Guest, passkey: Passkey) -> dict[str, object]:
    """Become a member by a passkey."""
    options = content(await asks(guest, "me/passkeys/options", {}))
    return content(await asks(guest, "me/passkeys", passkey.made(options, f"http://{by_name(guest)}")))


async def signs_in(guest: Guest, passkey: Passkey, *, join: bool = True) -> None:
    options = content(await asks(guest, "sign-in/options", {}))
    said = passkey.used(options, f"http://{by_name(guest)}")
    found = content(await asks(guest, "sign-in/passkey", {**said, "join": join}))["guest"]
    assert isinstance(found, dict)
    guest.id = str(found["id"])


async def new_code_of(guest: Guest) -> str:
    return str(content(await guest.posts("me/recovery-code", {}))["code"])


async def test_a_passkey_makes_somebody_the_same_person_on_another_device(friends: Friends) -> None:
    ann, passkey = await friends.comes("Ann"), Passkey()
    assert content(await ann.gets("me/member"))["member"] is False
    told = await adds(ann, passkey)
    assert (told["member"], count(told["passkeys"]), count(told["devices"])) == (True, 1, 1)
    table = await ann.opens("kittens", 2, seat=0, bots=["greedy"])
    phone = friends.stranger()
    await signs_in(phone, passkey)
    assert phone.id == ann.id
    seat = await phone.goes_to(table)
    assert (seat.number, seat.you.host) == (0, True)
    await seat.does("start")
    await seat.until(lambda: seat.plays)
    assert count(content(await ann.gets("me/member"))["devices"]) == 2


async def test_what_a_guest_has_begun_is_the_members_from_then_on(friends: Friends) -> None:
    ann = await friends.comes("Ann")
    code = await new_code_of(ann)
    a, b = await friends.play("targi", 2)
    played = a.guest  # Ann as well, on a device where she is not signed in
    found = content(await played.posts("sign-in/code", {"code": code.lower().replace("-", " ")}))["guest"]
    assert found == {"id": ann.id, "name": "Ann", "address": ""}
    assert await a.until_closed() == 4401
    again = await ann.goes_to(a.id)
    assert (again.number, again.you.host, again.you.first_device) == (0, True, True)
    assert a.id in await ann.lists("running", mine=True)
    mover = again if again.moves else b
    await mover.chooses(mover.moves[0])
    stranger = friends.returns(played)
    stranger.http.cookies = httpx.Cookies({"igroteka": "nobody"})
    assert (await stranger.gets("me/member")).status_code == 401


async def test_two_seats_of_one_person_become_seats_on_their_device(friends: Friends) -> None:
    a, b = await friends.play("targi", 2)
    code = await new_code_of(a.guest)
    content(await b.guest.posts("sign-in/code", {"code": code}))
    seat = await a.guest.goes_to(a.id, looking_as="1")
    assert (seat.number, seat.you.here) == (1, [0, 1])


async def test_without_joining_a_guest_keeps_what_is_theirs(friends: Friends) -> None:
    ann, bob = await friends.come("Ann", "Bob")
    table = await bob.opens("kittens", 2, seat=0)
    code = await new_code_of(ann)
    cookies = httpx.Cookies(bob.http.cookies)
    content(await bob.posts("sign-in/code", {"code": code, "join": False}))
    assert table not in await ann.lists("open", mine=True)
    before = friends.stranger()
    before.http.cookies = cookies
    assert table in await before.lists("open", mine=True)


async def test_codes_are_replaced_and_wrong_ones_refused(friends: Friends) -> None:
    ann = await friends.comes("Ann")
    old = await new_code_of(ann)
    new = await new_code_of(ann)
    thief = friends.stranger()
    for code in (old, "nonsense", new_code()):
        assert refused(await thief.posts("sign-in/code", {"code": code})) == "error-recovery-code"
    assert content(await thief.posts("sign-in/code", {"code": new}))


async def test_a_device_that_is_signed_out_is_nobody_any_more(friends: Friends) -> None:
    ann, passkey = await friends.comes("Ann"), Passkey()
    await adds(ann, passkey)
    table = await ann.opens("kittens", 2, seat=0)
    phone = friends.stranger()
    await signs_in(phone, passkey)
    seat = await phone.goes_to(table)
    devices = content(await ann.gets("me/member"))["devices"]
    assert isinstance(devices, list)
    (other,) = [one["id"] for one in devices if not one["here"]]
    (first,) = [one["id"] for one in devices if one["here"]]
    content(await ann.posts("me/devices/remove", {"id": other}))
    assert await seat.until_closed() == 4401
    assert (await phone.gets("me/member")).status_code == 401
    signed_out = httpx.Cookies(ann.http.cookies)
    content(await ann.posts("me/devices/remove", {"id": first}))
    assert not ann.http.cookies
    ann.http.cookies = signed_out
    assert (await ann.gets("me/member")).status_code == 401
    await signs_in(phone, passkey)


async def test_whoever_could_not_come_back_is_not_signed_out(friends: Friends) -> None:
    ann, passkey = await friends.comes("Ann"), Passkey()
    assert refused(await ann.posts("me/devices/remove", {"id": "any"})) == "error-not-member"
    found = (await adds(ann, passkey))["passkeys"]
    assert isinstance(found, list)
    (known,) = found
    assert refused(await ann.posts("me/passkeys/remove", {"id": known["id"]})) == "error-last-passkey"
    await new_code_of(ann)
    assert content(await ann.posts("me/passkeys/remove", {"id": known["id"]}))["passkeys"] == []
    options = content(await asks(ann, "sign-in/options", {}))
    said = passkey.used(options, f"http://{by_name(ann)}")
    assert refused(await asks(ann, "sign-in/passkey", said)) == "error-passkey-unknown"


async def test_a_challenge_is_answered_once_and_by_whom_it_was_made_for(friends: Friends) -> None:
    ann, bob = await friends.come("Ann", "Bob")
    bob.url, bob.http = ann.url, friends.returns(bob).http
    options = content(await asks(ann, "me/passkeys/options", {}))
    said = Passkey().made(options, f"http://{by_name(ann)}")
    assert refused(await asks(friends.stranger(), "me/passkeys", said)) == "error-no-guest"
    assert content(await asks(ann, "me/passkeys", said))
    assert refused(await asks(ann, "me/passkeys", said)) == "error-passkey-late"
    copied = Passkey(counter=5)
    await adds(ann, copied)
    await signs_in_with_counter(friends.stranger(), copied, 6)
    options = content(await asks(ann, "sign-in/options", {}))
    copied.counter = 6
    said = copied.used(options, f"http://{by_name(ann)}")
    assert refused(await asks(ann, "sign-in/passkey", said)) == "error-passkey"


async def signs_in_with_counter(guest: Guest, passkey: Passkey, counter: int) -> None:
    passkey.counter = counter
    await signs_in(guest, passkey)


async def test_where_browsers_make_no_passkeys_that_is_said(friends: Friends) -> None:
    ann = await friends.comes("Ann")
    assert refused(await ann.posts("me/passkeys/options", {})) == "error-passkey-insecure"
    assert refused(await ann.posts("sign-in/options", {})) == "error-passkey-insecure"


def choices(told: dict[str, object], table: str) -> list[str]:
    tables = told["tables"]
    assert isinstance(tables, list)
    (found,) = [one for one in tables if one["id"] == table]
    return [one["event"]["kind"] for one in found["events"]]


async def test_everything_known_of_a_guest_can_be_taken_along_but_nothing_of_a_running_game(friends: Friends) -> None:
    a, b = await friends.play("kittens", 2)
    await a.says("Hello.")
    await b.says("Not Ann's words.")
    mover = a if a.moves else b
    await mover.chooses("draw")
    await new_code_of(a.guest)
    told = content(await a.guest.gets("me/export"))
    assert choices(told, a.id) == ["sat", "spoke"]
    await a.does("concede")
    told = content(await a.guest.gets("me/export"))
    assert "chose" in choices(told, a.id)
    written = str(told)
    assert "Hello." in written
    assert "Not Ann's words." not in written
    cookie = a.guest.http.cookies["igroteka"]
    assert cookie not in written
    assert "digest" not in written


def stored_text(database: str) -> str:
    """Everything that is in the tables where a name or a word could be."""
    engine = create_engine(database)
    with engine.connect() as connection:
        names = [f"SELECT name FROM {table}" for table in ("guests", "result_seats", "tournament_entrants")]
        wanted = ("SELECT data FROM events", "SELECT summary FROM tables", *names)
        found = [str(row[0]) for one in wanted for row in connection.execute(text(one))]
    engine.dispose()
    return "\n".join(found)


async def test_whoever_is_deleted_leaves_no_name_and_no_words(friends: Friends) -> None:
    guests = [await friends.comes("Zenobia"), await friends.comes("Bob")]
    over = await a_table(guests)
    await over[0].says("Words of Zenobia")
    await over[1].does("concede")
    await over[1].until(lambda: over[1].over)
    running = await a_table(guests)
    await running[0].says("More words of Zenobia")
    waiting = await guests[0].opens("targi", 2, seat=0)
    assert refused(await guests[0].posts("me/delete", {"name": "Bob"})) == "error-delete-name"
    content(await guests[0].posts("me/delete", {"name": "Zenobia"}))
    assert await running[0].until_closed() == 4401
    bob = running[1]
    await bob.until(lambda: bob.table.chairs[0].kind == "bot")
    assert (bob.table.chairs[0].name, bob.you.host) == (DELETED_NAME, True)
    await bob.does("concede")
    await bob.until(lambda: bob.over)
    assert "Zenobia" not in stored_text(friends.host.database)
    listed = await guests[1].lists("finished", mine=True)
    summary = listed[over[0].id]["summary"]
    assert isinstance(summary, dict)
    assert (summary["names"], summary["bots"]) == ([DELETED_NAME, "Bob"], ["deleted", ""])
    steps = content(await guests[1].gets(f"tables/{over[0].id}/games/1/steps"))
    assert int(str(steps["total"])) > 1
    late = await guests[1].goes_to(over[0].id)
    assert "Words of Zenobia" not in late.texts
    assert (await guests[1].gets(f"tables/{waiting}")).json()["table"]["status"] == "closed"


async def a_table(guests: list[Guest]) -> list[Seat]:
    """A game of two guests that has begun."""
    table = await guests[0].opens("kittens", 2, seat=0, settings={"pace": 0})
    seats = [await guest.goes_to(table) for guest in guests]
    await seats[1].does("sit", seat=1)
    await seats[0].does("start")
    await seats[1].until(lambda: seats[1].plays)
    return seats


async def test_a_departure_that_was_interrupted_comes_to_its_end(tmp_path: Path) -> None:
    engine = open_engine(f"sqlite:///{tmp_path / 'igroteka.db'}")
    migrate(engine)
    hub = Hub(Store(engine), LocalBus(), ProcessBotPool(1))
    for id in ("ann", "phone"):
        await hub.store.add_guest(GuestRow(id, "Ann", ""), id, now_ms())
    opened = draft(Person("phone", "Ann"), Settings("kittens", 2))
    fill(opened, Person("phone", "Ann"), 0, [])
    room = await open_table(hub, opened)
    begin = partial(stored.begin_departure, departure=Departure("phone", "ann", now_ms() - 10**6), unused="none")
    await hub.store.writer.write(begin)
    assert await hub.store.guest("phone") is None  # signed out at once
    await MemberKeeper(hub).look()
    assert (room.table.chairs[0].guests, room.table.host) == (("ann",), "ann")
    assert await hub.store.read(partial(stored.open_departures, before=now_ms())) == []
    assert await hub.store.read(partial(stored.tables_of, guest="ann")) == [room.table.id]
    await hub.services.close()


async def test_the_name_of_a_deleted_guest_goes_with_the_bot_that_had_replaced_them(tmp_path: Path) -> None:
    engine = open_engine(f"sqlite:///{tmp_path / 'igroteka.db'}")
    migrate(engine)
    hubs = [Hub(Store(engine), bus, ProcessBotPool(1)) for bus in (LocalBus(), LocalBus())]
    people = [Person("zen", "Zenobia"), Person("bob", "Bob")]
    for one in people:
        await hubs[0].store.add_guest(GuestRow(one.id, one.name, ""), one.id, now_ms())
    found = draft(people[0], Settings("targi", 2))
    for seat, one in enumerate(people):
        fill(found, one, seat, [])
    found.add(start(found.table))
    room = await open_table(hubs[0], found)
    async with room.lock:
        await room.commit(lambda: [Stood(0), *replaced_by_bot(room.table, 0), HostChanged("bob")])
        await room.commit(lambda: [Chose(1, LEAVE)])
    elsewhere = await hubs[1].room(room.table.id)
    await ResultKeeper(hubs[0]).look()
    assert "Zenobia" in stored_text(str(engine.url))
    begin = partial(stored.begin_departure, departure=Departure("zen", "", 1), unused="none")
    await hubs[0].store.writer.write(begin)
    await MemberKeeper(hubs[0]).look()
    assert "Zenobia" not in stored_text(str(engine.url))
    assert (room.table.chairs[0].name, room.table.chairs[0].bot) == (DELETED_NAME, DELETED)
    elsewhere.table.apply(Forgotten("zen"), now_ms())  # what a process does that has the table in memory
    assert (elsewhere.table.chairs[0].name, elsewhere.table.chairs[0].bot) == (DELETED_NAME, DELETED)
    for hub in hubs:
        await hub.services.close()


async def test_a_departure_that_fails_holds_up_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    engine = open_engine(f"sqlite:///{tmp_path / 'igroteka.db'}")
    migrate(engine)
    hub = Hub(Store(engine), LocalBus(), ProcessBotPool(1))
    for number, id in enumerate(("ann", "bob")):
        await hub.store.add_guest(GuestRow(id, id.title(), ""), id, now_ms())
        begin = partial(stored.begin_departure, departure=Departure(id, "", number), unused=f"none{number}")
        await hub.store.writer.write(begin)

    async def failing(hub: Hub, departure: Departure) -> None:
        if departure.guest_id == "ann":
            raise Conflict
        await carry_out(hub, departure)

    monkeypatch.setattr("igroteka.server.members.keeper.carry_out", failing)
    await MemberKeeper(hub).look()
    left = await hub.store.read(partial(stored.open_departures, before=now_ms()))
    assert [one.guest_id for one in left] == ["ann"]
    await hub.services.close()


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Connection]:
    """A database in which some guests are known."""
    engine = open_engine(f"sqlite:///{tmp_path / 'igroteka.db'}")
    migrate(engine)
    with engine.begin() as connection:
        rows = [{"id": id, "digest": id, "name": id.title(), "address": "", "created": 1} for id in GUESTS]
        connection.execute(insert(guests), rows)
        yield connection
    engine.dispose()


GUESTS = ("ann", "phone", "bob", "cid", "dan", "eve")


def departs(connection: Connection, guest: str, member: str = "") -> None:
    departure = Departure(guest, member, 1)
    stored.begin_departure(connection, departure, "none")
    stored.end_departure(connection, departure, DELETED_NAME, DELETED)


def test_nobody_gets_rid_of_a_report_or_a_ban_by_joining_a_member(club: Connection) -> None:
    for about, by in (("phone", "bob"), ("bob", "phone")):
        moderation.add_report(club, Report(1, by, about, about.title(), "targi", "rude", "[]"))
    for ban in (Ban(GUEST, "phone", "Phone", 100), Ban(GUEST, "ann", "Ann", 50)):
        moderation.ban(club, ban, AuditLine(1, "192.0.2.1", "bar"))
    departs(club, "phone", "ann")
    found = moderation.open_reports(club)
    assert {(one.guest_id, one.reporter) for one in found} == {("ann", "bob"), ("bob", "ann")}
    (ban,) = moderation.in_force(club, 60).bans
    assert (ban.target, ban.name, ban.until) == ("ann", "Ann", 100)


def test_the_operator_is_told_the_name_of_a_deleted_guest_no_more(club: Connection) -> None:
    line = AuditLine(1, "192.0.2.1", "bar", json.dumps({"guest": "bob", "name": "Bob", "hours": 1}))
    moderation.ban(club, Ban(GUEST, "bob", "Bob", 100), line)
    departs(club, "bob")
    (ban,) = moderation.in_force(club, 60).bans
    (told,) = moderation.audit_lines(club)
    assert (ban.target, ban.name) == ("bob", DELETED_NAME)
    assert json.loads(told.detail) == {"guest": "bob", "name": DELETED_NAME, "hours": 1}


def test_of_what_two_were_to_somebody_the_member_keeps_the_stronger(club: Connection) -> None:
    people.ask(club, "ann", "bob", 1)  # and Bob is a friend of the phone
    people.ask(club, "phone", "bob", 1)
    people.ask(club, "bob", "phone", 1)
    for one, two in (("ann", "cid"), ("cid", "ann")):  # friends; but Cid has blocked the phone
        people.ask(club, one, two, 1)
    people.block(club, "cid", "phone", 1)
    people.ask(club, "ann", "dan", 1)  # and Dan has asked the phone
    people.ask(club, "dan", "phone", 1)
    people.block(club, "phone", "eve", 1)
    people.ask(club, "eve", "ann", 1)
    people.ask(club, "ann", "phone", 1)
    departs(club, "phone", "ann")
    found = {(one, two): people.kind_of(club, one, two) for one, two in permutations(GUESTS, 2)}
    friends = dict.fromkeys((("ann", "bob"), ("bob", "ann"), ("ann", "dan"), ("dan", "ann")), people.FRIEND)
    blocks = dict.fromkeys((("cid", "ann"), ("ann", "eve")), people.BLOCKED)
    open_still = {("eve", "ann"): people.ASKED}  # Eve is not told
    assert {pair: kind for pair, kind in found.items() if kind} == friends | blocks | open_still


def test_a_device_that_is_signed_out_gets_no_notices(club: Connection) -> None:
    for device in ("phone", "tablet"):
        stored.add_device(club, DeviceRow(device, "ann", f"token-of-{device}", "", 1, 1))
        subscribe(club, PushRow(device, "ann", f"https://push/{device}", "k", "a", 1, f"token-of-{device}"))
    subscribe(club, PushRow("before", "ann", "https://push/before", "k", "a", 1))  # nobody knows on which device
    subscribe(club, PushRow("bobs", "bob", "https://push/bobs", "k", "a", 1))
    assert stored.remove_device(club, "ann", "phone", "none") == "token-of-phone"
    assert [one.id for one in subscriptions_of(club, "ann")] == ["tablet"]
    assert [one.id for one in subscriptions_of(club, "bob")] == ["bobs"]


def test_a_member_has_only_so_many_devices(club: Connection, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stored, "MAX_DEVICES", 3)
    club.execute(update(guests).where(guests.c.id == "ann").values(digest="token-1"))
    for number in range(1, 6):
        seen = 100 if number == 2 else number
        stored.add_device(club, DeviceRow(str(number), "ann", f"token-{number}", "", number, seen))
    assert {one.id for one in stored.devices_of(club, "ann")} == {"2", "4", "5"}
    assert stored.known_digests(club, [f"token-{number}" for number in range(1, 6)]) == {
        "token-2",
        "token-4",
        "token-5",
    }


def test_one_guest_cannot_use_up_the_challenges_of_all(club: Connection, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stored, "MAX_CHALLENGES", 3)
    for number in range(5):
        assert stored.add_challenge(club, f"of-bob-{number}", "bob", 1, 10)
    assert stored.add_challenge(club, "of-cid", "cid", 1, 10)
    assert not stored.use_challenge(club, "of-bob-3", "bob", 2)
    assert stored.use_challenge(club, "of-bob-4", "bob", 2)
    for number in range(2):
        assert stored.add_challenge(club, f"nobodys-{number}", "", 1, 10)
    assert not stored.add_challenge(club, "too-many", "", 1, 10)


def test_what_is_rewritten_in_a_log() -> None:
    events: list[AnyEvent] = [
        Sat(0, "ann", "Ann", "she"),
        Sat(1, "bob", "Bob"),
        Sat(2, "ann+1", "Her son"),
        Shared(0, "bob"),
        Spoke("bob", "Bob", "Ann?", 1),
        Spoke("old", "Anna", "Yes.", -1),
        Joined("old", "ann"),
        BotSat(0, "greedy", "Ann", "she"),
        BotSat(1, "greedy", "Bob"),
        Forgotten("ann"),
    ]
    rows = [Row(number, 0, write_event(event)) for number, event in enumerate(events)]
    assert rewritten(rows, "ann") == {
        0: write_event(Sat(0, "ann", DELETED_NAME)),
        2: write_event(Sat(2, "ann+1", DELETED_NAME)),
        5: write_event(Spoke("old", DELETED_NAME, "", -1)),
        7: write_event(BotSat(0, "greedy", DELETED_NAME)),
    }
    again = [Row(row.number, 0, rewritten(rows, "ann").get(row.number, row.data)) for row in rows]
    assert rewritten(again, "ann") == {}


def test_a_code_is_read_however_it_was_written_down() -> None:
    code = new_code()
    assert len(code.replace("-", "")) == 25
    sloppy = code.lower().replace("-", " ").replace("0", "o").replace("1", "l")
    assert code_digest(sloppy) == code_digest(code) != ""
    assert code_digest(code[:-1]) == code_digest("U" * 25) == ""


@pytest.mark.parametrize(
    ("user_agent", "label"),
    [
        ("Mozilla/5.0 (Android 15; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0", "Firefox · Android"),
        ("Mozilla/5.0 (X11; Linux) AppleWebKit/537.36 Chrome/130 Safari/537.36 Edg/130", "Edge · Linux"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18 Safari/604", "Safari · iPhone"),
        ("python-httpx/0.27", ""),
    ],
)
def test_a_device_is_called_by_browser_and_system(user_agent: str, label: str) -> None:
    assert device_label(user_agent) == label


class Line:
    """A connection that is only closed."""

    def __init__(self, guest: str) -> None:
        self.guest = Person(guest, guest)
        self.token_digest = guest
        self.closed = 0

    def close(self, code: int) -> None:
        self.closed = code


async def test_whoever_connects_while_signed_out_devices_are_looked_for_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = open_engine(f"sqlite:///{tmp_path / 'igroteka.db'}")
    migrate(engine)
    bus = LocalBus()
    monkeypatch.setattr(bus, "alone", False)  # only then another process may have signed somebody out
    hub = Hub(Store(engine), bus, ProcessBotPool(1))
    for id in ("ann", "bob"):
        await hub.store.add_guest(GuestRow(id, id.title(), ""), id, now_ms())
    keeper, here, signed_out, comes = MemberKeeper(hub), Line("ann"), Line("nobody"), Line("bob")
    keeper.sockets |= {here, signed_out}

    def asked(connection: Connection, digests: Sequence[str]) -> set[str]:
        keeper.sockets.add(comes)
        return known_digests(connection, digests)

    known_digests = stored.known_digests
    monkeypatch.setattr(stored, "known_digests", asked)
    await keeper.look()
    assert (here.closed, comes.closed) == (0, 0)
    assert signed_out.closed == CloseCode.SIGNED_OUT
    await hub.services.close()
