"""Friends, groups, invitations and blocks: by consent, and without telling who somebody is elsewhere."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import httpx
import pytest
from sqlalchemy import Connection, insert, text

from igroteka.server.members.export import rows_about
from igroteka.server.notices.turns import INVITED, invitation_of
from igroteka.server.notices.wording import notice_of
from igroteka.server.storage import members
from igroteka.server.storage import people as stored
from igroteka.server.storage.database import migrate, open_engine
from igroteka.server.storage.members import Departure
from igroteka.server.storage.schema import guests
from igroteka.server.tables.commands import Guest as Person
from igroteka.server.tables.opening import draft, fill
from igroteka.server.tables.settings import Settings
from tests.server.client import SOON, Friends, Guest, Seat

pytestmark = pytest.mark.anyio

Told = dict[str, list[dict[str, object]]]


async def people(guest: Guest) -> Told:
    answer = await guest.gets("me/people")
    assert answer.status_code == 200, answer.text
    found: Told = answer.json()
    return found


async def about(guest: Guest, do: str, person: object) -> httpx.Response:
    return await guest.posts("me/people", {"do": do, "person": person})


async def id_of(guest: Guest, name: str, kind: str = "played") -> str:
    """The id of somebody for this guest, as soon as they are told of them."""
    async with asyncio.timeout(SOON):
        while True:
            for one in (await people(guest))[kind]:
                if one["name"] == name:
                    return str(one["id"])
            await asyncio.sleep(0.2)


async def have_played(friends: Friends) -> tuple[Seat, Seat]:
    """Ann and Bob after a game."""
    a, b = await friends.play("targi", 2)
    await b.does("concede")
    return a, b


def names(told: Told, kind: str) -> list[object]:
    return [one["name"] for one in told[kind]]


async def test_friends_are_people_who_have_played_together_and_both_want_it(friends: Friends) -> None:
    a, b = await have_played(friends)
    ann, bob = a.guest, b.guest
    (cid,) = await friends.come("Cid")
    his, hers = await id_of(ann, "Bob"), await id_of(bob, "Ann")
    assert ann.id not in (await ann.gets("me/people")).text + (await bob.gets("me/people")).text
    assert his != hers
    assert (await about(cid, "ask", his)).json()["text"] == "error-no-such-person"
    assert names((await about(ann, "ask", his)).json(), "asked") == ["Bob"]
    assert names(await people(ann), "friends") == []
    assert names(await people(bob), "asking") == ["Ann"]
    assert names((await about(bob, "ask", hers)).json(), "friends") == ["Ann"]
    assert names(await people(ann), "friends") == ["Bob"]
    assert names((await about(ann, "part", his)).json(), "friends") == []
    assert names(await people(bob), "friends") == []


async def test_friends_are_invited_to_a_table_and_blocked_people_are_not(friends: Friends) -> None:
    a, b = await have_played(friends)
    ann, bob = a.guest, b.guest
    his, hers = await id_of(ann, "Bob"), await id_of(bob, "Ann")
    table = await ann.opens("targi", 2, seat=0)
    for _ in range(2):
        assert (await ann.posts(f"tables/{table}/invite", {"people": [his]})).status_code == 200
    assert [(one["table"], one["name"]) for one in (await people(bob))["invitations"]] == [(table, "Ann")]
    told = await bob.gets("me/invitations")
    assert told.json() == {"invitations": (await people(bob))["invitations"]}
    assert (await friends.stranger().gets("me/invitations")).status_code == 401
    assert (await bob.posts(f"tables/{table}/invite", {"people": [hers]})).json()["text"] == "error-not-now"
    assert (await bob.posts(f"tables/{table}/decline", {})).json()["invitations"] == []
    assert names((await about(bob, "block", hers)).json(), "blocked") == ["Ann"]
    other = await ann.opens("targi", 2, seat=0)
    assert (await ann.posts(f"tables/{other}/invite", {"people": [his]})).json() == {"invited": 1}  # not told apart
    assert (await people(bob))["invitations"] == []
    assert names(await people(ann), "friends") == []

    # At tables of the one who has blocked, the other cannot sit down, and is not heard.
    own = await bob.opens("targi", 2, seat=0)
    wanted = await ann.goes_to(own)
    assert await wanted.may_not("sit", seat=1) == "error-banned"
    there = await bob.goes_to(own)
    (cid,) = await friends.come("Cid")
    third = await cid.goes_to(own)
    await wanted.says("hello")
    await third.until(lambda: [said.text for said in third.chat] == ["hello"])
    await there.has_heard_all()
    assert there.chat == []
    assert names((await about(bob, "unblock", hers)).json(), "blocked") == []
    assert [said.text for said in (await there.comes_back()).chat] == ["hello"]
    await wanted.does("sit", seat=1)


async def test_whoever_writes_in_the_chat_can_be_blocked_there(friends: Friends) -> None:
    a, b = await friends.play("targi", 2)
    await b.says("grr")
    await a.until(lambda: len(a.chat) == 1)
    line = a.chat[0]
    assert (await a.guest.posts(f"tables/{a.id}/block", {"at": line.at, "name": line.name})).status_code == 200
    await b.says("again")
    await b.until(lambda: len(b.chat) == 2)
    again = await a.comes_back()
    await again.has_heard_all()
    assert again.chat == []
    assert names(await people(a.guest), "blocked") == ["Bob"]


async def test_groups_are_joined_by_their_link(friends: Friends) -> None:
    ann, bob, cid = await friends.come("Ann", "Bob", "Cid")
    answer = await ann.posts("groups", {"name": "Friday"})
    assert answer.status_code == 201
    id = answer.json()["group"]
    shown = (await bob.gets(f"groups/{id}")).json()
    assert shown == {"id": id, "name": "Friday", "members": 1, "inside": False}
    for _ in range(2):
        await bob.posts(f"groups/{id}", {"do": "join"})
    (group,) = (await people(ann))["groups"]
    members = group["members"]
    assert isinstance(members, list)
    assert [(one["name"], one["me"]) for one in members] == [("Ann", True), ("Bob", False)]
    assert bob.id not in str(members)
    table = await ann.opens("targi", 2, seat=0)
    assert (await ann.posts(f"tables/{table}/invite", {"people": [members[1]["id"]]})).status_code == 200
    assert [one["table"] for one in (await people(bob))["invitations"]] == [table]
    assert (await cid.gets("groups/unknown")).status_code == 404
    await ann.posts(f"groups/{id}", {"do": "leave"})
    assert (await bob.posts(f"groups/{id}", {"do": "leave"})).json()["groups"] == []
    assert (await bob.gets(f"groups/{id}")).status_code == 404


async def test_who_joins_a_member_keeps_friends_and_who_is_deleted_leaves_none(friends: Friends) -> None:
    a, b = await have_played(friends)
    ann, bob = a.guest, b.guest
    await about(ann, "ask", await id_of(ann, "Bob"))
    await about(bob, "ask", await id_of(bob, "Ann", "asking"))
    (bea,) = await friends.come("Bea")
    code = (await bea.posts("me/recovery-code", {})).json()["code"]
    await bob.posts("sign-in/code", {"code": code})
    async with asyncio.timeout(SOON):
        while names(await people(ann), "friends") != ["Bea"]:
            await asyncio.sleep(0.1)
    assert names(await people(bob), "friends") == ["Ann"]
    assert (await ann.posts("me/delete", {"name": "Ann"})).status_code == 200
    async with asyncio.timeout(SOON):
        while names(await people(bob), "friends"):
            await asyncio.sleep(0.1)


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[Connection]:
    """A database in which Ann, Bob, Cid and Dot are known."""
    engine = open_engine(f"sqlite:///{tmp_path / 'igroteka.db'}")
    migrate(engine)
    with engine.begin() as connection:
        for name in ("ann", "bob", "cid", "dot"):
            connection.execute(insert(guests), {"id": name, "digest": name, "name": name, "address": "", "created": 1})
        yield connection
    engine.dispose()


def join(kept: Connection, guest: str, member: str) -> None:
    members.end_departure(kept, Departure(guest, member, 1), "", "")


def test_a_block_counts_for_the_member_whom_a_guest_joins(kept: Connection) -> None:
    for one, other in (("bob", "cid"), ("cid", "bob")):  # friends, before Cid blocks another guest of Bob's
        stored.ask(kept, one, other, 1)
    stored.block(kept, "cid", "ann", 2)
    stored.block(kept, "ann", "dot", 3)
    stored.ask(kept, "bob", "dot", 4)
    join(kept, "ann", "bob")
    assert [stored.kind_of(kept, "cid", "bob"), stored.kind_of(kept, "bob", "cid")] == ["blocked", ""]
    assert stored.kind_of(kept, "bob", "dot") == "blocked"


def test_who_joins_somebody_whom_they_know_does_not_know_themselves(kept: Connection) -> None:
    for one, other in (("ann", "bob"), ("bob", "ann")):
        stored.ask(kept, one, other, 1)
    join(kept, "ann", "bob")
    assert stored.contacts_of(kept, "bob") == []


def test_a_group_is_deleted_with_its_last_member(kept: Connection) -> None:
    stored.add_group(kept, "g", "Friday", "ann", 1)
    stored.join_group(kept, "g", "bob", 1)
    for gone, left in (("ann", True), ("bob", False)):
        members.end_departure(kept, Departure(gone, "", 1), "Deleted player", "deleted")
        assert (stored.group_by_id(kept, "g") is not None) == left


def test_an_export_names_tournaments_and_reports(kept: Connection) -> None:
    for row in (
        "('c', 'targi', 'Cup', 'open', 1, 'ann', 1, 1, '{}')",
        "('d', 'targi', 'Other', 'open', 1, '', 1, 1, '{}')",
    ):
        kept.execute(text(f"INSERT INTO tournaments VALUES {row}"))
    kept.execute(text("INSERT INTO tournament_entrants VALUES ('d', 3, 'ann', 'Ann', '', '')"))
    kept.execute(text("INSERT INTO reports VALUES ('r', 1, 'ann', 'bob', 'Bob', 'targi', 'Rude', '[]', 1)"))
    found = rows_about(kept, "ann")
    assert found["tournaments_directed"] == [{"id": "c", "title": "Cup", "opened": 1}]
    entered = found["tournaments"]
    assert isinstance(entered, list)
    assert [row["tournament_id"] for row in entered] == ["d"]
    assert found["reports"] == [{"at": 1, "name": "Bob", "game": "targi", "text": "Rude"}]


def test_who_is_told_by_the_operator_is_told_of_invitations(kept: Connection) -> None:
    kept.execute(text("INSERT INTO tables VALUES ('t', 'targi', 'waiting', 1, 'ann', 1, 1, NULL, '{}', NULL)"))
    stored.invite(kept, "t", "ann", ["bob", "cid"], INVITED, 1, by_operator={"cid"})
    assert kept.execute(text("SELECT guest_id FROM turn_notices")).all() == [("cid",)]


def known_as(connection: Connection, guest: str) -> dict[str, str]:
    return {one.id: one.kind for one in stored.contacts_of(connection, guest)}


@pytest.mark.parametrize("no", [stored.part, partial(stored.block, now=2)])
def test_nobody_is_told_that_their_question_was_declined(
    kept: Connection, no: Callable[[Connection, str, str], None]
) -> None:
    stored.ask(kept, "ann", "bob", 1)
    stored.ask(kept, "ann", "cid", 1)
    assert known_as(kept, "bob") == {"ann": "asks"}
    no(kept, "bob", "ann")
    assert known_as(kept, "bob").get("ann") != "asks"
    assert known_as(kept, "ann") == {"bob": "asked", "cid": "asked"}
    assert "declined" not in str(rows_about(kept, "ann"))
    stored.ask(kept, "ann", "bob", 3)  # once more: it is open already
    assert known_as(kept, "bob").get("ann") != "asks"


def test_whoever_has_declined_can_ask_themselves(kept: Connection) -> None:
    stored.ask(kept, "ann", "bob", 1)
    stored.part(kept, "bob", "ann")
    stored.ask(kept, "bob", "ann", 2)
    assert (known_as(kept, "ann"), known_as(kept, "bob")) == ({"bob": "friend"}, {"ann": "friend"})
    stored.part(kept, "ann", "bob")
    assert (known_as(kept, "ann"), known_as(kept, "bob")) == ({}, {})
    stored.ask(kept, "ann", "bob", 3)
    stored.part(kept, "ann", "bob")
    assert known_as(kept, "bob") == {}


def test_an_invitation_is_a_notice_until_the_table_is_full() -> None:
    found = draft(Person("ann", "Ann"), Settings("targi", 2, title="Friday"))
    fill(found, Person("ann", "Ann"), 0, [])
    turn = invitation_of(found.table, "bob")
    assert turn is not None
    assert (turn.key, turn.invited) == (INVITED, True)
    notice = notice_of([(found.table.id, turn)], "invited", "en", 0)
    assert (notice.title, notice.page) == ("You are invited to a table – Targi", f"t/{found.table.id}")
    assert invitation_of(found.table, "ann") is None
    fill(found, Person("", ""), None, ["random"])
    assert invitation_of(found.table, "bob") is None
