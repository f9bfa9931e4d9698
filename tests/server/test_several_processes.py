"""What can be said only of a host on several processes: it makes no difference which of them a client asks."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import signal
from collections.abc import Iterator

import pytest

from tests.server import told
from tests.server.client import Friends, Guest, Seat, all_see, at_moment
from tests.server.host import Host, is_written, log_of
from tests.server.scaled import Scaled

pytestmark = [pytest.mark.anyio, pytest.mark.parametrize("host", ["scaled"], indirect=True)]

GRACE = 5  # seconds; a busy machine may take its time

_numbers = itertools.count(1)


def elsewhere(guest: Guest) -> Guest:
    """The same guest, whom a load balancer now sends to the other server."""
    host = guest.friends.host
    (other,) = {host.url(0), host.url(1)} - {guest.url}
    found = Guest(guest.friends, other)
    found.id = guest.id
    found.http.cookies.update({"igroteka": guest.http.cookies["igroteka"]})
    return found


async def does(guest: Guest, table: str, do: str, **fields: object) -> None:
    """Something that is allowed, over HTTP."""
    answer = await guest.posts(f"tables/{table}/commands", {"do": do, "id": f"h{next(_numbers)}", **fields})
    assert answer.status_code == 200, answer.text


@contextlib.contextmanager
def bus_held_up(host: Host) -> Iterator[None]:
    """The servers hear nothing of each other meanwhile."""
    assert isinstance(host, Scaled)
    os.kill(host.bus.pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(host.bus.pid, signal.SIGCONT)


async def to_move(seats: list[Seat]) -> Seat:
    """Whoever is asked next."""
    await seats[0].until(lambda: any(seat.moves for seat in seats))
    return next(seat for seat in seats if seat.moves)


async def test_the_clients_of_a_table_are_spread_over_both_servers(friends: Friends) -> None:
    a, b = await friends.play("targi", 2)
    assert a.guest.url != b.guest.url
    await a.until(lambda: all(chair.online for seat in (a, b) for chair in seat.table.chairs))


async def test_what_one_server_has_done_the_other_takes_into_account_at_once(friends: Friends, host: Host) -> None:
    ann, bob = await friends.come("Ann", "Bob")
    table = await ann.opens("targi", 2, seat=0)
    await bob.goes_to(table)
    with bus_held_up(host):
        await does(ann, table, "stand")
        await does(elsewhere(ann), table, "sit", seat=0)
        await does(bob, table, "sit", seat=1)
        await does(ann, table, "start")


async def test_a_table_is_shown_as_it_stands_whichever_server_is_asked(friends: Friends, host: Host) -> None:
    ann, bob = await friends.come("Ann", "Bob")
    table = await ann.opens("targi", 2, seat=0)
    await bob.goes_to(table)
    with bus_held_up(host):
        await does(ann, table, "stand")
        shown = (await bob.gets(f"tables/{table}")).json()["table"]
        assert shown["chairs"][0]["kind"] == "free"


async def test_whoever_comes_back_to_another_server_finds_nothing_older_than_he_has_seen(
    friends: Friends, host: Host
) -> None:
    seats = await friends.play("targi", 2)
    mover = await to_move(seats)
    with bus_held_up(host):
        await mover.chooses(mover.moves[0])
        again = await elsewhere(mover.guest).goes_to(mover.id)
        assert (again.view, again.lines) == (mover.view, mover.lines)
    await all_see(seats, at_moment(mover.view.moment))


async def test_a_command_sent_to_both_servers_has_one_effect_and_all_hear_of_it(friends: Friends, host: Host) -> None:
    a, b = await friends.play("targi", 2)
    for number in range(10):
        mover = await to_move([a, b])
        twin = await elsewhere(mover.guest).goes_to(mover.id)
        moment, code, id = mover.view.moment, mover.moves[0], f"once{number}"
        asked = [seat.asks_as(id, "choose", moment=moment, code=code) for seat in (mover, twin)]
        assert all(isinstance(answer, told.Done) for answer in await asyncio.gather(*asked))
        await all_see([a, b, twin], at_moment(moment + 1))
        assert is_written(host, a.id, mover.guest.id, id) == 1
        await twin.leaves()


async def test_a_seat_wanted_at_both_servers_at_once_is_given_to_one(friends: Friends) -> None:
    (ann,) = await friends.come("Ann")
    table = await ann.opens("bang", 4)
    seats = [await guest.goes_to(table) for guest in await friends.come(*[f"P{number}" for number in range(20)])]
    answers = await asyncio.gather(*[seat.asks("sit", seat=2) for seat in seats])
    assert sum(isinstance(answer, told.Done) for answer in answers) == 1
    refused = {answer.text for answer in answers if isinstance(answer, told.Refused)}
    assert refused == {"error-seat-taken"}
    await all_see(seats, lambda seat: seat.table.chairs[2].kind == "person")
    assert sum(seat.number == 2 for seat in seats) == 1


async def test_another_name_is_known_to_both_servers(friends: Friends) -> None:
    (ann,) = await friends.come("Ann")
    there = elsewhere(ann)
    assert (await there.gets("me")).json()["guest"]["name"] == "Ann"
    await ann.says_name("Anna")
    assert (await there.gets("me")).json()["guest"]["name"] == "Anna"


async def test_whoever_is_present_at_another_server_is_not_away(friends: Friends, host: Host) -> None:
    guests = await friends.come("Ann", "Bob")
    table = await guests[0].opens("targi", 2, seat=0, settings={"grace": GRACE})
    a = await guests[0].goes_to(table)
    await does(elsewhere(guests[1]), table, "sit", seat=1)  # at the server that Ann is connected to
    b = await elsewhere(guests[1]).goes_to(table)
    await does(guests[0], table, "start")
    late = await guests[1].goes_to(table)  # the first who comes to this table at the other server
    await asyncio.sleep(GRACE + 1.5)
    assert not any('"kind":"absent"' in row.data for row in log_of(host, table))
    await all_see([a, b, late], lambda seat: all(chair.online for chair in seat.table.chairs))
