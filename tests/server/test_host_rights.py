"""What the host of a table may do, and nobody else."""

from __future__ import annotations

import pytest

from tests.server.client import Friends, Seat, all_see

pytestmark = pytest.mark.anyio

SETTINGS = {"game": "targi", "seats": 2}


async def two_at_a_table(
    friends: Friends, game: str = "kittens", seats: int = 3, spoken_of: str = ""
) -> tuple[Seat, Seat]:
    """The host on the first seat and a friend on the second."""
    ann, bob = await friends.come("Ann", "Bob")
    await bob.says_name("Bob", spoken_of)
    table = await ann.opens(game, seats, seat=0, settings={"pace": 0})
    a, b = await ann.goes_to(table), await bob.goes_to(table)
    await b.does("sit", seat=1)
    await a.until(lambda: a.table.chairs[1].name == "Bob")
    return a, b


@pytest.mark.parametrize(
    ("do", "fields"),
    [
        ("start", {}),
        ("add-bot", {"seat": 2, "level": "greedy"}),
        ("remove", {"seat": 0}),
        ("remove", {"seat": 0, "ban": True}),
        ("configure", {"settings": SETTINGS}),
        ("make-host", {"seat": 1}),
        ("close", {}),
    ],
)
async def test_only_the_host_rules_the_table(friends: Friends, do: str, fields: dict[str, object]) -> None:
    _, b = await two_at_a_table(friends)
    assert await b.may_not(do, **fields) == "error-not-host"


async def test_the_game_starts_when_all_seats_are_taken(friends: Friends) -> None:
    a, _ = await two_at_a_table(friends)
    assert await a.may_not("start") == "error-seats-free"
    await a.does("add-bot", seat=2, level="greedy")
    await a.does("start")
    assert a.plays
    assert await a.may_not("start") == "error-already-started"


async def test_bots_are_added_exchanged_and_removed(friends: Friends) -> None:
    a, _ = await two_at_a_table(friends)
    await a.does("add-bot", seat=2, level="random")
    await a.does("add-bot", seat=2, level="greedy")
    assert a.table.chairs[2].level == "greedy"
    assert await a.may_not("add-bot", seat=1, level="greedy") == "error-seat-taken"
    assert await a.may_not("add-bot", seat=7, level="greedy") == "error-no-such-seat"
    assert await a.may_not("add-bot", seat=2, level="genius") == "error-bot-unknown"
    await a.does("remove", seat=2)
    assert a.table.chairs[2].kind == "free"
    assert await a.may_not("remove", seat=2) == "error-seat-free"


async def test_a_kicked_player_watches_and_may_sit_down_again(friends: Friends) -> None:
    a, b = await two_at_a_table(friends)
    await a.does("remove", seat=1)
    await b.until(lambda: b.number == -1)
    await b.does("sit", seat=2)


async def test_a_banned_player_may_neither_sit_down_nor_speak(friends: Friends) -> None:
    a, b = await two_at_a_table(friends)
    await a.does("remove", seat=1, ban=True)
    await b.until(lambda: b.number == -1)
    assert await b.may_not("sit", seat=1) == "error-banned"
    assert await b.may_not("say", text="why?") == "error-banned"


async def test_a_player_who_is_kicked_out_of_a_game_is_replaced_for_good(friends: Friends) -> None:
    a, b = await two_at_a_table(friends, "targi", 2, spoken_of="he")
    await a.does("start")
    await b.until(lambda: b.plays)
    key = "k" * 22
    await b.does("link", key=key)
    await a.does("remove", seat=1)
    await b.until(lambda: b.number == -1 and b.view.seat == -1)
    substitute = b.table.chairs[1]
    assert (substitute.kind, substitute.name, substitute.address) == ("bot", "Bob", "he")
    b = await b.comes_back()
    assert b.number == -1
    assert await b.may_not("claim", seat=1, key=key) == "error-link"
    assert await b.may_not("sit", seat=1) == "error-already-started"
    await a.plays_on()


async def test_the_table_is_handed_over(friends: Friends) -> None:
    a, b = await two_at_a_table(friends)
    assert await a.may_not("make-host", seat=2) == "error-no-person"
    await a.does("make-host", seat=1)
    await b.until(lambda: b.you.host)
    assert (a.you.host, [chair.host for chair in a.table.chairs]) == (False, [False, True, False])
    await b.does("remove", seat=0)
    await a.until(lambda: a.number == -1)


async def test_the_host_cannot_be_removed(friends: Friends) -> None:
    a, _ = await two_at_a_table(friends)
    assert await a.may_not("remove", seat=0) == "error-remove-host"


async def test_another_player_is_host_when_the_host_leaves_his_seat(friends: Friends) -> None:
    a, b = await two_at_a_table(friends)
    await a.does("stand")
    await b.until(lambda: b.you.host)
    assert not a.you.host


async def host_on_a_phone(friends: Friends) -> tuple[Seat, Seat, Seat]:
    """The host on two devices, and a friend."""
    a, b = await two_at_a_table(friends)
    key = "k" * 22
    await a.does("link", key=key)
    phone = await (await friends.comes("Phone")).goes_to(a.id)
    await phone.does("claim", seat=0, key=key)
    await phone.until(lambda: phone.number == 0)
    return a, b, phone


async def test_the_host_is_host_on_another_device_too(friends: Friends) -> None:
    a, b, phone = await host_on_a_phone(friends)
    assert (a.you.host, b.you.host, phone.you.host) == (True, False, True)
    await phone.does("add-bot", seat=2, level="greedy")
    await phone.does("start")
    assert phone.plays


async def test_the_host_who_leaves_the_seat_on_another_device_is_still_host(friends: Friends) -> None:
    a, b, phone = await host_on_a_phone(friends)
    await phone.does("stand")
    await phone.until(lambda: phone.number == -1)
    assert (a.number, a.you.host, b.you.host, phone.you.host) == (0, True, False, False)


async def test_the_host_who_moves_on_another_device_stays_host(friends: Friends) -> None:
    a, _, phone = await host_on_a_phone(friends)
    await phone.does("sit", seat=2)
    await all_see([a, phone], lambda seat: seat.number == 2 and seat.you.host)
    assert (phone.table.chairs[2].host, phone.table.chairs[2].name) == (True, "Ann")


async def test_the_host_changes_the_settings_before_the_start(friends: Friends) -> None:
    a, b = await two_at_a_table(friends)
    await b.does("ready", yes=True)
    wanted = {"game": "kittens", "seats": 2, "options": {"trim_third": True}, "title": "A short one"}
    await a.does("configure", settings=wanted)
    await b.until(lambda: b.table.settings["title"] == "A short one")
    assert b.table.settings["options"] == {"trim_third": True}
    assert [chair.name for chair in b.table.chairs] == ["Ann", "Bob"]
    assert not b.table.chairs[1].ready  # it was for something else
    await a.does("start")
    assert await a.may_not("configure", settings=wanted) == "error-already-started"


async def test_another_game_can_be_chosen_with_other_seats(friends: Friends) -> None:
    a, b = await two_at_a_table(friends, seats=2)
    await a.does("configure", settings={"game": "bang", "seats": 4})
    assert [chair.kind for chair in a.table.chairs] == ["person", "person", "free", "free"]
    await b.does("sit", seat=3)
    assert await a.may_not("configure", settings={"game": "targi", "seats": 2}) == "error-seats-taken"
    assert await a.may_not("configure", settings={"game": "targi", "seats": 4}) == "error-seats-exactly"


async def test_a_closed_table_is_closed_to_everybody(friends: Friends) -> None:
    a, b = await two_at_a_table(friends)
    await a.does("close")
    await b.until(lambda: b.table.status == "closed")
    assert await b.may_not("sit", seat=2) == "error-table-closed"
    assert await a.may_not("start") == "error-table-closed"
    assert a.id not in await b.guest.lists("open")


async def test_a_table_where_people_play_cannot_be_closed(friends: Friends) -> None:
    a, b = await two_at_a_table(friends, seats=2)
    await a.does("start")
    assert await a.may_not("close") == "error-game-runs"
    await b.does("concede")
    await a.until(lambda: a.table.status == "finished")
    await a.does("close")
