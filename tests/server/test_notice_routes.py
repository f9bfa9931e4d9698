"""What a guest asks about notices, vacations and their own tables over HTTP."""

from __future__ import annotations

import httpx
import pytest

from igroteka.server.common.times import DAY_MS, now_ms
from igroteka.server.storage.notices import endpoint_id
from tests.server.client import Friends, Guest, Seat
from tests.server.push_service import Browser

pytestmark = pytest.mark.anyio

WISHES = {
    "language": "ru",
    "zone": "Europe/Moscow",
    "offset": 180,
    "quiet_from": 1380,
    "quiet_until": 420,
    "digest": 1080,
}
DAYS = {"kind": "days", "each": 3}


def content(answer: httpx.Response) -> dict[str, object]:
    assert answer.status_code == 200, answer.text
    found: dict[str, object] = answer.json()
    return found


def subscription(host: str = "fcm.googleapis.com") -> dict[str, object]:
    return {**Browser().subscription(), "endpoint": f"https://{host}/one"}


async def my_tables(guest: Guest) -> list[dict[str, object]]:
    found = content(await guest.gets("me/tables"))["tables"]
    assert isinstance(found, list)
    return found


async def test_a_guest_says_where_and_when_they_want_to_be_told(friends: Friends) -> None:
    ann, bob = await friends.come("Ann", "Bob")
    found = content(await ann.gets("me/notices"))
    assert (found["browsers"], found["vacation_left"], found["by_operator"]) == ([], 30, False)
    told = content(await ann.posts("me/notices", WISHES))
    assert told["settings"] == {**WISHES, "vacation_until": 0}
    told = content(await ann.posts("me/push", subscription()))
    assert isinstance(told["browsers"], list)
    assert len(told["browsers"]) == 1
    assert content(await bob.gets("me/notices"))["key"] == told["key"]  # of the host
    endpoint = {"endpoint": "https://fcm.googleapis.com/one"}
    assert content(await ann.posts("me/push/remove", endpoint))["browsers"] == []


async def test_other_devices_of_a_member_are_told_when_one_is_signed_out(friends: Friends) -> None:
    ann, phone = await friends.comes("Ann"), friends.stranger()
    code = content(await ann.posts("me/recovery-code", {}))["code"]
    content(await phone.posts("sign-in/code", {"code": code}))
    for guest, endpoint in ((ann, "one"), (phone, "two")):
        content(await guest.posts("me/push", {**subscription(), "endpoint": f"https://fcm.googleapis.com/{endpoint}"}))
    (before,) = [one for one in devices_of(content(await ann.gets("me/member"))) if not one["here"]]
    content(await ann.posts("me/devices/remove", {"id": before["id"]}))
    left = content(await ann.gets("me/notices"))["browsers"]
    assert left == [endpoint_id("https://fcm.googleapis.com/one")]


def devices_of(member: dict[str, object]) -> list[dict[str, object]]:
    found = member["devices"]
    assert isinstance(found, list)
    return found


@pytest.mark.parametrize(
    ("path", "wanted", "reason"),
    [
        ("me/push", subscription("127.0.0.1"), "error-push-service"),
        ("me/push", {**subscription(), "keys": {"p256dh": "AA", "auth": "AA"}}, "error-push-subscription"),
        ("me/push", {"endpoint": "https://fcm.googleapis.com/one"}, "error-message"),
        ("me/notices", {**WISHES, "quiet_from": 1440}, "error-message"),
        ("me/notices", {**WISHES, "zone": "../../etc/passwd"}, "error-message"),
        ("me/notices", {**WISHES, "language": "xx"}, "error-message"),
        ("me/vacation", {"until": 9_000_000_000_000}, "error-vacation-long"),
        ("me/push/sample", {}, "error-push-not-sent"),
    ],
)
async def test_what_makes_no_sense_is_refused(
    friends: Friends, path: str, wanted: dict[str, object], reason: str
) -> None:
    ann = await friends.comes("Ann")
    answer = await ann.posts(path, wanted)
    assert answer.status_code >= 400
    assert answer.json()["text"] == reason


async def test_whoever_has_no_name_has_no_notices(friends: Friends) -> None:
    nobody = friends.stranger()
    assert (await nobody.gets("me/notices")).status_code == 401
    assert await my_tables(nobody) == []


async def test_notices_of_a_table_are_for_its_players(friends: Friends) -> None:
    ann, bob = await friends.come("Ann", "Bob")
    table = await ann.opens("targi", 2, seat=0)
    assert content(await ann.posts(f"tables/{table}/notices", {"on": True})) == {"on": True}
    (mine,) = await my_tables(ann)
    assert mine["notices"] is True
    refused = await bob.posts(f"tables/{table}/notices", {"on": True})
    assert refused.json()["text"] == "error-not-seated"
    assert content(await ann.posts(f"tables/{table}/notices", {"on": False})) == {"on": False}


async def correspondence(friends: Friends) -> tuple[Seat, Seat]:
    a, b = await friends.play("targi", 2, settings={"clock": DAYS})
    return (a, b) if a.games[0].view.options else (b, a)


async def test_my_tables_tell_whose_turn_it_is_and_how_long_it_lasts(friends: Friends) -> None:
    first, second = await correspondence(friends)
    waiting = await first.guest.opens("kittens", 3, seat=0)
    mine, other = await my_tables(first.guest)
    assert (mine["id"], other["id"]) == (first.id, waiting)
    assert (mine["turn"], mine["asked"], mine["seat"]) == (True, [first.number], first.number)
    assert 2 * DAY_MS < int(str(mine["deadline"])) - now_ms() <= 3 * DAY_MS
    (theirs,) = await my_tables(second.guest)
    assert (theirs["turn"], theirs["asked"], theirs["deadline"]) == (False, [first.number], mine["deadline"])


async def test_everybody_sees_until_when_somebody_is_on_vacation(friends: Friends) -> None:
    first, second = await correspondence(friends)
    until = now_ms() + 5 * DAY_MS - 1000
    told = content(await first.guest.posts("me/vacation", {"until": until}))
    assert told["vacation_left"] == 25
    (theirs,) = await my_tables(second.guest)
    assert isinstance(theirs["vacations"], list)
    assert theirs["vacations"][first.number] == until
    assert int(str(theirs["deadline"])) - now_ms() > 7 * DAY_MS
    told = content(await first.guest.posts("me/vacation", {"until": 0}))
    assert told["vacation_left"] == 29  # the day that has begun counts
    (theirs,) = await my_tables(second.guest)
    assert int(str(theirs["deadline"])) - now_ms() <= 3 * DAY_MS
