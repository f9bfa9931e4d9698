"""Behind a reverse proxy that ends TLS, also under a sub-path: cookies, sockets, links, and whom the host believes."""

from __future__ import annotations

import contextlib
import json
import re
from collections.abc import AsyncIterator, Iterator
from http.cookies import Morsel, SimpleCookie
from pathlib import Path

import httpx
import pytest
import segno
from starlette.requests import Request
from starlette.types import Message, Receive, Scope, Send
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from igroteka.core.errors import IgrotekaError
from igroteka.server import serving
from igroteka.server.common.limits import GUESTS_OF_ADDRESS
from igroteka.server.entry.forwarded import Forwarded
from igroteka.server.entry.networks import Networks
from tests.server.host import LOOPBACK, serving_in_thread
from tests.server.proxy import proxy_before, trust

pytestmark = pytest.mark.anyio

FRIEND = "https://friend.example.org"
FOREIGN = "https://evil.example.org"
MONITOR = "203.0.113.50"


@contextlib.contextmanager
def host(folder: Path, root_path: str = "", proxies: str = LOOPBACK) -> Iterator[int]:
    """A host with all its limits; its port."""
    config = serving.ServerOptions(
        database=f"sqlite:///{folder / 'igroteka.db'}",
        root_path=root_path,
        proxies=proxies,
        origins=frozenset({FRIEND}),
        monitors=frozenset({MONITOR}),
    )
    with serving_in_thread(config, serving.application(config)) as port:
        yield port


class Visitor:
    """Somebody with a browser at an address."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=f"{url}/", verify=trust(), trust_env=False)

    async def comes(self, **headers: str) -> httpx.Response:
        """Say their name."""
        sent = {name.replace("_", "-"): value for name, value in headers.items()}
        return await self.http.post("api/me", json={"name": "Ann"}, headers=sent)

    async def opens(self) -> str:
        """Open a table with a bot, and begin."""
        settings = {"game": "targi", "seats": 2, "pace": 0}
        wanted = {"settings": settings, "seat": 0, "bots": ["random"], "start": True}
        answer = await self.http.post("api/tables", json=wanted)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"])

    async def watches(self, table: str, origin: str) -> list[dict[str, object]]:
        """The first messages of the table's socket; the last one is the code with which it ended, if it did."""
        url = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        cookie = f"igroteka={self.http.cookies['igroteka']}"
        secure = trust() if url.startswith("wss") else None
        heard: list[dict[str, object]] = []
        headers = {"Cookie": cookie}
        async with connect(url, ssl=secure, origin=Origin(origin), additional_headers=headers, proxy=None) as socket:
            with contextlib.suppress(ConnectionClosed):
                async for message in socket:
                    heard.append(json.loads(message))
                    if heard[-1]["tell"] == "game":
                        return heard
            return [*heard, {"closed": socket.close_code}]


@contextlib.asynccontextmanager
async def visitor(url: str) -> AsyncIterator[Visitor]:
    """Somebody who leaves at the end."""
    found = Visitor(url)
    async with found.http:
        yield found


def origin_of(url: str) -> str:
    """The origin of a page at this address."""
    return str(httpx.URL(url).copy_with(path="/")).rstrip("/")


def drawn(svg: str) -> str:
    """The lines of a drawing."""
    found = re.search(r' d="([^"]+)"', svg)
    assert found is not None
    return found[1]


def cookie_of(answer: httpx.Response) -> Morsel[str]:
    """The cookie that an answer sets."""
    return SimpleCookie(answer.headers["set-cookie"])["igroteka"]


# TLS and sub-paths.


@pytest.mark.parametrize(("path", "strip"), [("", False), ("/games", True), ("/games", False)])
async def test_everything_works_behind_a_proxy(tmp_path: Path, path: str, strip: bool) -> None:
    with host(tmp_path, path) as port:
        async with proxy_before(port, path, strip=strip) as url, visitor(url) as ann:
            cookie = cookie_of(await ann.comes(origin=origin_of(url)))
            assert (cookie["secure"], cookie["httponly"], cookie["path"]) == (True, True, path or "/")
            assert (await ann.http.get("api/me")).json()["guest"]["name"] == "Ann"
            table = await ann.opens()
            told = await ann.watches(table, origin_of(url))
            assert [one["tell"] for one in told] == ["welcome", "table", "spectators", "game"]
            code = (await ann.http.get(f"api/tables/{table}/code.svg")).text
            assert drawn(code) == drawn(segno.make(f"{url}/t/{table}").svg_inline(border=2))
            for page in ("", f"t/{table}"):
                answer = await ann.http.get(page)
                assert answer.status_code in (200, 503)  # 503: the client has not been built
                assert answer.status_code == 503 or f'<base href="{path}/" />' in answer.text


async def test_a_host_below_a_path_can_be_reached_without_a_proxy_as_well(tmp_path: Path) -> None:
    with host(tmp_path, "/games") as port:
        for path in ("/games", ""):
            url = f"http://{LOOPBACK}:{port}{path}"
            async with visitor(url) as ann:
                cookie = cookie_of(await ann.comes())
                assert (cookie["secure"], cookie["path"]) == ("", "/games")
        async with visitor(f"http://{LOOPBACK}:{port}/games") as ann:
            await ann.comes()
            table = await ann.opens()
            assert len(await ann.watches(table, f"http://{LOOPBACK}:{port}")) == 4
            assert (await ann.http.get(f"http://{LOOPBACK}:{port}/games")).status_code in (200, 503)
            assert (await ann.http.get(f"http://{LOOPBACK}:{port}/gamesters/healthz")).status_code != 500


# Whom the host believes.


async def test_a_proxy_that_is_not_trusted_is_not_believed(tmp_path: Path) -> None:
    with host(tmp_path, proxies="192.0.2.1") as port:
        async with proxy_before(port, "", strip=False) as url, visitor(url) as ann:
            cookie = cookie_of(await ann.comes())
            assert cookie["secure"] == ""
            answers = [await ann.comes(x_forwarded_for=f"203.0.113.{i}", cookie="") for i in range(GUESTS_OF_ADDRESS)]
            assert [answer.status_code for answer in answers] == [200] * (GUESTS_OF_ADDRESS - 1) + [429]


async def test_a_trusted_proxy_tells_clients_apart_and_cannot_be_fooled_by_them(tmp_path: Path) -> None:
    with host(tmp_path) as port:
        async with visitor(f"http://{LOOPBACK}:{port}") as ann:
            forged = [f"10.0.0.{i}, 203.0.113.7" for i in range(GUESTS_OF_ADDRESS + 1)]
            answers = [await ann.comes(x_forwarded_for=chain, cookie="") for chain in forged]
            assert [answer.status_code for answer in answers] == [200] * GUESTS_OF_ADDRESS + [429]
            assert (await ann.comes(x_forwarded_for="203.0.113.8", cookie="")).status_code == 200


@pytest.mark.parametrize(("address", "status"), [("203.0.113.7", 403), (MONITOR, 200), (f"{MONITOR}, 10.0.0.1", 403)])
async def test_the_numbers_of_a_host_are_only_for_those_who_run_it(tmp_path: Path, address: str, status: int) -> None:
    with host(tmp_path) as port:
        async with visitor(f"http://{LOOPBACK}:{port}") as ann:
            assert (await ann.http.get("metrics")).status_code == 200
            assert (await ann.http.get("metrics", headers={"x-forwarded-for": address})).status_code == status
            assert (await ann.http.get("healthz", headers={"x-forwarded-for": address})).status_code == 200


@pytest.mark.parametrize(
    "headers",
    [
        {"x-real-ip": "203.0.113.7"},
        {"forwarded": "for=203.0.113.7"},
        {"x-forwarded-for": "unknown"},
        {"x-forwarded-for": LOOPBACK},
        {"via": "1.1 proxy"},
        {"host": "games.example.org"},
    ],
)
async def test_a_proxy_that_does_not_say_for_whom_it_asks_may_not_read_the_numbers(
    tmp_path: Path, headers: dict[str, str]
) -> None:
    config = serving.ServerOptions(
        database=f"sqlite:///{tmp_path / 'igroteka.db'}", allowed_hosts=frozenset({"games.example.org"})
    )
    with serving_in_thread(config, serving.application(config)) as port:
        async with visitor(f"http://{LOOPBACK}:{port}") as ann:
            assert (await ann.http.get("metrics", headers=headers)).status_code == 403
            assert (await ann.http.get("metrics")).status_code == 200


@pytest.mark.parametrize(
    ("proxies", "chain", "address"),
    [
        ("127.0.0.1", ["203.0.113.7"], "203.0.113.7"),
        ("127.0.0.1", [f"{MONITOR}, 203.0.113.7"], "203.0.113.7"),
        ("127.0.0.1", [MONITOR, "203.0.113.7"], "203.0.113.7"),
        ("127.0.0.1", [f"{MONITOR}, 203.0.113.7, 127.0.0.1"], "203.0.113.7"),
        ("127.0.0.1", ["203.0.113.7:4711"], "203.0.113.7"),
        ("127.0.0.1", ["[2001:db8::7]:4711"], "2001:db8::7"),
        ("127.0.0.1", ["2001:db8::7"], "2001:db8::7"),
        ("127.0.0.1", [f"{MONITOR}, unknown"], LOOPBACK),
        ("127.0.0.1", [""], LOOPBACK),
        ("127.0.0.0/8, 10.0.0.0/8", [f"{MONITOR}, 203.0.113.7, 10.0.0.1, 10.0.0.2"], "203.0.113.7"),
        ("*", [f"{MONITOR}, 203.0.113.7"], "203.0.113.7"),
        ("*", ["127.0.0.1, 203.0.113.7"], "203.0.113.7"),
        ("192.0.2.1", ["203.0.113.7"], LOOPBACK),
    ],
)
async def test_only_what_trusted_proxies_have_appended_is_believed(
    proxies: str, chain: list[str], address: str
) -> None:
    found = (await seen(proxies, [("x-forwarded-for", one) for one in chain])).client
    assert found is not None
    assert found.host == address


@pytest.mark.parametrize("client", ["::ffff:127.0.0.1", "::1", "127.0.0.1"])
async def test_a_proxy_on_the_machine_itself_is_trusted_however_its_address_is_written(client: str) -> None:
    found = await seen(serving.ServerOptions().proxies, [("x-forwarded-for", "203.0.113.7")], client)
    assert found.client == ("203.0.113.7", 0)


@pytest.mark.parametrize(
    ("told", "scheme"),
    [
        (["https"], "https"),
        (["https, http"], "http"),
        (["http", "https"], "https"),
        (["gopher"], "http"),
        ([""], "http"),
    ],
)
async def test_the_last_proxy_says_whether_a_client_came_by_tls(told: list[str], scheme: str) -> None:
    headers = [("x-forwarded-proto", one) for one in told]
    assert (await seen(LOOPBACK, headers)).scope["scheme"] == scheme
    assert (await seen("192.0.2.1", headers)).scope["scheme"] == "http"


async def seen(proxies: str, headers: list[tuple[str, str]], client: str = LOOPBACK) -> Request:
    """A request as the application sees it behind these proxies."""
    found: list[Request] = []

    async def application(scope: Scope, receive: Receive, send: Send) -> None:
        found.append(Request(scope))

    async def nothing() -> Message:
        return {"type": "http.disconnect"}

    async def drop(message: Message) -> None:
        return None

    raw = [(name.encode(), value.encode()) for name, value in headers]
    scope = {"type": "http", "scheme": "http", "path": "/", "client": (client, 9), "headers": raw, "server": None}
    await Forwarded(application, Networks(proxies.split(",")))(scope, nothing, drop)
    return found[0]


async def test_a_list_of_proxies_that_names_no_address_is_refused() -> None:
    with pytest.raises(IgrotekaError) as refused:
        Networks(["127.0.0.1", "proxy.example.org"])
    assert (refused.value.text, refused.value.arguments) == ("error-address", {"address": "proxy.example.org"})


@pytest.mark.parametrize("proxies", [LOOPBACK, "*"])
async def test_a_forged_chain_makes_nobody_a_monitor(tmp_path: Path, proxies: str) -> None:
    with host(tmp_path, proxies=proxies) as port:
        async with visitor(f"http://{LOOPBACK}:{port}") as ann:
            for forged in (MONITOR, "127.0.0.1", "::1", "localhost"):
                answer = await ann.http.get("metrics", headers={"x-forwarded-for": f"{forged}, 203.0.113.7"})
                assert answer.status_code == 403


def test_a_listed_address_is_meant_however_it_is_written() -> None:
    listed = Networks(["::ffff:192.0.2.1", "::ffff:198.51.100.0/120", "2001:db8::/32"])
    for address in ("192.0.2.1", "::ffff:192.0.2.1", "198.51.100.7", "2001:db8::7"):
        assert address in listed
    for address in ("192.0.2.2", "198.51.101.1", "::1"):
        assert address not in listed


async def test_only_what_comes_by_tls_is_told_to_stay_there(tmp_path: Path) -> None:
    with host(tmp_path) as port:
        async with visitor(f"http://{LOOPBACK}:{port}") as ann:
            plain = await ann.http.get("healthz")
            secure = await ann.http.get("healthz", headers={"x-forwarded-proto": "https"})
    assert "strict-transport-security" not in plain.headers
    assert int(secure.headers["strict-transport-security"].removeprefix("max-age=")) >= 86400 * 30
    for answer in (plain, secure):
        assert {"camera=()", "microphone=()", "geolocation=()"} <= set(answer.headers["permissions-policy"].split(", "))


async def test_pages_of_other_sites_are_refused(tmp_path: Path) -> None:
    with host(tmp_path, "/games") as port:
        async with proxy_before(port, "/games", strip=True) as url, visitor(url) as ann:
            here = origin_of(url)
            await ann.comes()
            table = await ann.opens()
            for origin in (FOREIGN, "null", "https://localhost", here.replace("localhost", "localhost.evil.org"), ""):
                assert (await ann.comes(origin=origin)).status_code == 403
                assert (await ann.watches(table, origin))[-1] == {"closed": 4403}
            for origin in (here, FRIEND):
                assert (await ann.comes(origin=origin)).status_code == 200
                assert len(await ann.watches(table, origin)) == 4
