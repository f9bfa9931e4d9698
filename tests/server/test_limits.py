"""How much one guest, address or socket may ask for; and what is done about more."""

from __future__ import annotations

import asyncio
import base64
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from igroteka.core.errors import IgrotekaError
from igroteka.server.common.limits import MESSAGES, SOCKETS_OF_GUEST, Limits, RateLimits, read_limits
from igroteka.server.tables.table import MAX_EMOTES
from tests.server import told
from tests.server.client import SOON, Friends
from tests.server.host import LOOPBACK, one_process
from tests.server.raw import RawSocket
from tests.server.scaled import one_that_can_be_killed

pytestmark = pytest.mark.anyio

KEY = "a-key-of-at-least-128-bits"


@pytest.fixture
async def strangers(tmp_path: Path, anyio_backend: str) -> AsyncIterator[Friends]:
    """People at a host with all its limits."""
    with one_process(tmp_path, limits=True) as host:
        async with Friends(host) as friends:
            yield friends


# Sockets.


async def test_whoever_sends_too_many_messages_is_closed_and_may_come_back(
    strangers: Friends, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A busy machine may need longer for them than usual.
    monkeypatch.setattr("igroteka.server.entry.site.MESSAGES_WITHIN", 3600.0)
    a, b = await strangers.play("targi", 2)
    for number in range(MESSAGES + 1):
        await a.sends({"do": "emote", "id": f"flood {number}", "emote": "hurry"})
    assert await a.until_closed() == 1008
    assert b.closed == 0
    again = await a.guest.goes_to(a.id)
    await again.says("Back.")


async def test_whoever_sends_as_many_messages_as_he_may_is_heard(strangers: Friends) -> None:
    ann = await strangers.comes("Ann")
    seat = await ann.goes_to(await ann.opens("targi", 2, seat=0))
    for number in range(MESSAGES):
        await seat.does("ready", yes=number % 2 == 0)


async def test_a_seat_shows_at_most_ten_emotes_in_ten_seconds_over_all_its_sockets(
    strangers: Friends, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A busy machine may need longer for them than usual.
    monkeypatch.setattr("igroteka.server.tables.commands.EMOTES_MS", 3_600_000)
    a, b = await strangers.play("targi", 2)
    await a.does("link", key=KEY)
    phone = await (await strangers.comes("Phone")).goes_to(a.id)
    await phone.does("claim", seat=0, key=KEY)
    answers = await asyncio.gather(*[seat.asks("emote", emote="wow") for seat in [a, phone] * MAX_EMOTES])
    refused = [answer for answer in answers if isinstance(answer, told.Refused)]
    assert len(answers) - len(refused) == MAX_EMOTES
    assert {one.text for one in refused} == {"error-emotes-fast"}
    await b.does("emote", emote="clap")
    monkeypatch.setattr("igroteka.server.tables.commands.EMOTES_MS", 0)
    await a.does("emote", emote="sad")


async def test_a_guest_has_only_so_many_sockets_at_once(strangers: Friends) -> None:
    ann = await strangers.comes("Ann")
    table = await ann.opens("targi", 2, seat=0)
    tabs = [await ann.goes_to(table) for _ in range(SOCKETS_OF_GUEST)]
    assert await (await ann.goes_to(table)).until_closed() == 4429
    assert not any(tab.closed for tab in tabs)
    await tabs[0].leaves()
    async with asyncio.timeout(SOON):
        while (await ann.goes_to(table)).closed:
            await asyncio.sleep(0.1)


async def test_an_address_has_only_so_many_sockets_at_once(tmp_path: Path) -> None:
    with one_process(tmp_path, limits=Limits(sockets=5)) as host:
        async with Friends(host) as friends:
            table = await (await friends.comes("Ann")).opens("targi", 2)
            for _ in range(5):
                assert (await friends.stranger().goes_to(table)).closed == 0
            assert await (await friends.stranger().goes_to(table)).until_closed() == 4429


# Requests.


async def test_an_address_opens_only_so_many_tables_in_a_while(tmp_path: Path) -> None:
    with one_process(tmp_path, limits=Limits(tables=3)) as host:
        async with Friends(host) as friends:
            people = await friends.come("Ann", "Bob")
            answers = [await people[number % 2].tries_to_open("targi", 2) for number in range(4)]
    assert [answer.status_code for answer in answers] == [201, 201, 201, 429]
    assert answers[-1].json()["text"] == "error-too-many"


async def test_a_rematch_counts_among_the_new_tables_of_an_address(tmp_path: Path) -> None:
    with one_process(tmp_path, limits=Limits(tables=2)) as host:
        async with Friends(host) as friends:
            a, b = await friends.play("targi", 2)
            await b.does("concede")
            await a.until(lambda: a.table.status == "finished")
            first, same = await a.does("rematch"), await b.does("rematch")
            assert first.answer == same.answer
            assert (await (await friends.comes("Cid")).tries_to_open("targi", 2)).status_code == 429
            other = await a.guest.goes_to(str(first.answer["table"] if first.answer else ""))
            await other.does("start")
            await other.does("concede")
            await other.until(lambda: other.table.status == "finished")
            assert await other.may_not("rematch") == "error-too-many"


async def test_an_address_asks_only_so_often_in_a_minute(tmp_path: Path) -> None:
    with one_process(tmp_path, limits=Limits(requests=5)) as host:
        async with Friends(host) as friends:
            ann = await friends.comes("Ann")
            settings = {"game": "targi", "seats": 2}
            answers = [await ann.posts("games/check", settings) for _ in range(5)]
    assert [answer.status_code for answer in answers] == [200] * 4 + [429]


async def test_an_address_looks_only_so_often_at_what_has_to_be_worked_out(tmp_path: Path) -> None:
    with one_process(tmp_path, limits=Limits(queries=4)) as host:
        async with Friends(host) as friends:
            ann = await friends.comes("Ann")
            table = await ann.opens("targi", 2, seat=0, bots=["random"], start=True)
            paths = ("statistics", f"tables/{table}/games/1/steps", "tables", "statistics")
            assert [(await ann.gets(path)).status_code for path in paths] == [200] * 4
            for path in paths:
                refused = await ann.gets(path)
                assert (refused.status_code, refused.json()["text"]) == (429, "error-too-many")
            assert (await ann.gets(f"tables/{table}")).status_code == 200


async def test_whether_a_host_is_well_can_be_asked_however_much_else_was_asked_for(tmp_path: Path) -> None:
    with one_process(tmp_path, limits=Limits(queries=2, probes=3)) as host:
        async with Friends(host) as friends:
            ann = await friends.comes("Ann")
            table = await ann.opens("targi", 2)
            codes = [await ann.gets(f"tables/{table}/code.svg") for _ in range(3)]
            assert [answer.status_code for answer in codes] == [200, 200, 429]
            for path in ("../readyz", "../healthz"):  # neither uses up what the other may
                answers = [await ann.gets(path) for _ in range(4)]
                assert [answer.status_code for answer in answers] == [200] * 3 + [429]


async def test_a_network_of_ipv6_is_limited_like_one_address(tmp_path: Path) -> None:
    with one_process(tmp_path, limits=Limits(guests=3)) as host:
        async with Friends(host) as friends:
            ann = friends.stranger()

            async def status(address: str) -> int:
                answer = await ann.http.post("me", json={"name": "Ann"}, headers={"x-forwarded-for": address})
                ann.http.cookies.clear()
                return answer.status_code

            assert [await status(f"2001:db8:0:1:{number}::{number}") for number in range(4)] == [200] * 3 + [429]
            assert await status("2001:db8:0:2::1") == 200
            assert [await status(f"::ffff:192.0.2.{number}") for number in range(4)] == [200] * 4
            assert [await status(f"192.0.2.{number}") for number in (9, 9, 9, 9)] == [200] * 3 + [429]
            assert await status("::ffff:192.0.2.9") == 429


async def test_the_sockets_of_a_network_of_ipv6_are_counted_together(tmp_path: Path) -> None:
    with one_process(tmp_path, limits=Limits(sockets=2)) as host:
        async with Friends(host) as friends:
            path = f"/api/tables/{await (await friends.comes('Ann')).opens('targi', 2)}/socket"
        from_network = [[("X-Forwarded-For", f"2001:db8::{number}")] for number in range(3)]
        with RawSocket(host.port, path, from_network[0]), RawSocket(host.port, path, from_network[1]):
            with RawSocket(host.port, path, from_network[2]) as third:
                assert third.until_closed() == 4429
            with RawSocket(host.port, path, [("X-Forwarded-For", "2001:db8:0:1::")]) as other:
                assert other.read() is not None


async def test_a_body_that_does_not_come_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("igroteka.server.entry.http.BODY_SECONDS", 0.3)
    head = f"POST /api/me HTTP/1.1\r\nHost: {LOOPBACK}\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n"
    with one_process(tmp_path) as host:
        reader, writer = await asyncio.open_connection(LOOPBACK, host.port)
        writer.write(head.encode() + b'{"na')
        async with asyncio.timeout(SOON):
            answer = await reader.readuntil(b"\r\n\r\n")
            body = await reader.readuntil(b"}")
        writer.close()
    assert answer.startswith(b"HTTP/1.1 408")
    assert b'"error-slow"' in body


def test_an_operator_sets_some_limits_and_keeps_the_others() -> None:
    assert read_limits([]) == Limits()
    assert read_limits(["guests=7", "connections=20"]) == Limits(guests=7, connections=20)
    assert read_limits(["sockets-per-guest=7", "queries=20"]) == Limits(sockets_per_guest=7, queries=20)
    assert read_limits(["tabs=7", "looks=20"]) == Limits(sockets_per_guest=7, queries=20)  # their earlier names


@pytest.mark.parametrize(
    "wrong", ["guests", "guests=", "guests=0", "guests=-1", "guests=x", "geese=3", "=3", "guests=٣"]
)
def test_a_limit_that_is_none_is_refused(wrong: str) -> None:
    with pytest.raises(IgrotekaError) as refused:
        read_limits([wrong])
    assert refused.value.text == "error-limit"
    assert refused.value.arguments["limit"] == wrong


def test_addresses_that_have_been_silent_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    rates, now = RateLimits(1, 10.0), 0.0
    monkeypatch.setattr("igroteka.server.common.limits.time.monotonic", lambda: now)
    for number in range(20 * RateLimits.SWEEP_ABOVE):
        now += 0.01
        assert rates.try_acquire(str(number))
    assert len(rates) <= 3 * RateLimits.SWEEP_ABOVE
    assert not rates.try_acquire(str(20 * RateLimits.SWEEP_ABOVE - 1))


# Secrets.


async def test_tokens_and_the_ids_of_tables_cannot_be_guessed(strangers: Friends) -> None:
    people = await strangers.come("Ann", "Bob")
    tokens = [guest.http.cookies["igroteka"] for guest in people]
    tables = [await guest.opens("targi", 2) for guest in people]
    for secret, bits in [(tokens[0], 256), (tables[0], 128)]:
        assert 8 * len(base64.urlsafe_b64decode(secret + "==")) >= bits
    for one, other in (tokens, tables):
        assert sum(a == b for a, b in zip(one, other, strict=True)) < len(one) / 2


async def test_the_cookie_is_out_of_reach_of_scripts_and_of_other_sites(strangers: Friends) -> None:
    answer = await strangers.stranger().posts("me", {"name": "Ann"})
    attributes = answer.headers["set-cookie"].lower()
    assert "httponly" in attributes
    assert "samesite=lax" in attributes
    assert "domain" not in attributes


async def test_no_secret_stands_in_the_log_of_a_server(tmp_path: Path) -> None:
    with one_that_can_be_killed(tmp_path) as host:
        async with Friends(host) as friends:
            ann = await friends.comes("Annabella")
            (a,) = [await ann.goes_to(await ann.opens("kittens", 2, seat=0, bots=["greedy"], start=True))]
            await a.does("link", key=KEY)
            await a.says("Between you and me")
            await a.may_not_choose("play:nothing-of-this-kind")
            await ann.gets(f"tables/{a.id}/games/1/steps", seat="rubbish")
            await ann.posts("replays", {"replay": "rubbish"})
            await a.plays_on(until=lambda: a.over or a.view.moment > 10)
            token = ann.http.cookies["igroteka"]
        host.servers[0].end()
        log = host.servers[0].log.read_text()
    for secret in ("Annabella", token, KEY, "Between you and me", "nothing-of-this-kind", "play:", a.id, ann.id):
        assert secret not in log
