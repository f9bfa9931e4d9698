"""How others come to a host: the links and codes that its pages show, opening it to the network, and the test."""

from __future__ import annotations

import asyncio
import errno
import io
import socket
import struct
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import msgspec
import pytest
import segno
from ifaddr import IP, Adapter

from igroteka.server import serving
from igroteka.server.entry import reach
from igroteka.server.entry.interfaces import own_addresses, ranked
from igroteka.server.entry.mdns import Announcer, name_for
from igroteka.server.entry.networks import in_url
from tests.server.host import serving_in_thread
from tests.server.raw import PATIENCE, Reply, ask, ask_json, new_table, new_token

PHONE = "198.51.100.7"  # of another device, as a proxy on this machine would tell it
ServerMessage = dict[str, object]


@pytest.fixture
def addresses(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses of this machine; one that no phone could use stands for them where it is in no network."""
    found = own_addresses() or ["127.0.0.2"]
    monkeypatch.setattr(reach, "own_addresses", lambda: list(found))
    return found


@contextmanager
def house(
    folder: Path,
    address: str = "127.0.0.1",
    public_url: str = "",
    root_path: str = "",
    *,
    mdns: bool = False,
    allowed_hosts: frozenset[str] = frozenset(),
) -> Iterator[int]:
    """A host that listens at this address; its port."""
    config = serving.ServerOptions(
        address=address,
        database=f"sqlite:///{folder / 'host.db'}",
        public_url=public_url,
        root_path=root_path,
        mdns=mdns,
        allowed_hosts=allowed_hosts,
    )
    with serving_in_thread(config, serving.application(config)) as port:
        yield port


def here(port: int) -> tuple[str, str]:
    """The Host header of a page that was opened on the host's own machine."""
    return "Host", f"localhost:{port}"


def told(reply: Reply) -> ServerMessage:
    """The body of an answer that is no refusal."""
    assert reply.status in (200, 201), reply.body
    found: ServerMessage = msgspec.json.decode(reply.body)
    return found


def links(port: int, *headers: tuple[str, str]) -> list[str]:
    """The links that a page is told."""
    found = told(ask(port, "GET", "/api/addresses", headers or [here(port)]))["links"]
    assert isinstance(found, list)
    return [link["url"] for link in found]


def code(link: str) -> bytes:
    """The QR code of a link."""
    drawn = io.BytesIO()
    segno.make(link).save(drawn, kind="svg", scale=6, border=2, xmldecl=False)
    return drawn.getvalue()


def answers_at(address: str, port: int) -> bool:
    """Does the host answer somebody who comes by this address?"""
    try:
        with socket.create_connection((address, port), timeout=PATIENCE) as line:
            line.sendall(
                f"GET /healthz HTTP/1.1\r\nHost: {in_url(address)}:{port}\r\nConnection: close\r\n\r\n".encode()
            )
            return line.recv(12) == b"HTTP/1.1 200"
    except ConnectionRefusedError:
        return False


def eventually(found: Callable[[], bool]) -> None:
    """Wait until something is so."""
    limit = time.monotonic() + PATIENCE
    while not found():
        assert time.monotonic() < limit
        time.sleep(0.01)


def set_open(port: int, wanted: bool, *headers: tuple[str, str]) -> Reply:
    """Ask as the operator's own page does, unless other headers are given."""
    given = headers or (here(port), ("Origin", f"http://localhost:{port}"))
    return ask_json(port, "/api/addresses", {"open": wanted}, given)


# Links and codes.


def test_the_code_of_a_page_opened_as_localhost_leads_to_an_address_of_the_network(
    tmp_path: Path, addresses: list[str]
) -> None:
    first = next(one for one in addresses if ":" not in one)
    with house(tmp_path, "0.0.0.0") as port:
        table = new_table(port, new_token(port))
        drawn = ask(port, "GET", f"/api/tables/{table}/code.svg", [here(port)]).body
        assert links(port)[0] == f"http://{first}:{port}/"
        assert answers_at(first, port)
    assert drawn == code(f"http://{first}:{port}/t/{table}")


def test_a_host_that_listens_to_ipv4_names_no_other_addresses(tmp_path: Path, addresses: list[str]) -> None:
    with house(tmp_path, "0.0.0.0") as port:
        assert links(port) == [f"http://{one}:{port}/" for one in addresses if ":" not in one]


def test_a_host_that_listens_to_ipv6_too_names_all_addresses(tmp_path: Path, addresses: list[str]) -> None:
    with house(tmp_path, "::") as port:
        assert links(port) == [f"http://{in_url(one)}:{port}/" for one in addresses]
        assert all(answers_at(one, port) for one in addresses)


def test_a_free_port_is_free_for_ipv4_and_ipv6(monkeypatch: pytest.MonkeyPatch) -> None:
    """The port of another program's IPv6 connection may be free for IPv4, so that the first one found will not do."""
    taken: list[int] = []

    def create_server(address: tuple[str, int], **options: Any) -> socket.socket:
        if address[0] == "::" and not taken:
            taken.append(address[1])
            raise OSError(errno.EADDRINUSE, "Address already in use")
        return make(address, **options)

    make = socket.create_server
    monkeypatch.setattr(socket, "create_server", create_server)
    both = serving.listeners("::", 0, 5)
    first, second = [one.getsockname()[1] for one in both]
    for one in both:
        one.close()
    assert first == second
    assert taken


def test_a_port_that_is_taken_for_ipv6_leaves_no_socket_open() -> None:
    with socket.create_server(("::", 0), family=socket.AF_INET6) as other:
        port = other.getsockname()[1]
        with pytest.raises(OSError, match="in use"):
            serving.listeners("::", port, 5)
        socket.create_server(("0.0.0.0", port)).close()


def test_the_code_is_drawn_for_the_address_that_was_chosen_and_for_no_other_site(
    tmp_path: Path, addresses: list[str]
) -> None:
    with house(tmp_path, "::") as port:
        path = f"/api/tables/{(table := new_table(port, new_token(port)))}/code.svg?at="
        for link in links(port):
            assert ask(port, "GET", f"{path}{link}", [here(port)]).body == code(f"{link}t/{table}")
        assert ask(port, "GET", f"{path}http://evil.example/", [here(port)]).refusal == "error-message"


def test_a_host_with_a_public_url_is_found_there_only(tmp_path: Path, addresses: list[str]) -> None:
    with house(tmp_path, "0.0.0.0", public_url="https://games.example.org") as port:
        table = new_table(port, new_token(port))
        assert links(port) == ["https://games.example.org/"]
        drawn = ask(port, "GET", f"/api/tables/{table}/code.svg", [here(port)]).body
    assert drawn == code(f"https://games.example.org/t/{table}")


def test_behind_a_proxy_others_come_by_the_name_that_the_page_has(tmp_path: Path, addresses: list[str]) -> None:
    with house(tmp_path, "0.0.0.0", root_path="/games", allowed_hosts=frozenset({"play.example.org"})) as port:
        proxied = [("Host", "play.example.org"), ("X-Forwarded-For", PHONE), ("X-Forwarded-Proto", "https")]
        assert links(port, *proxied) == ["https://play.example.org/games/"]


def test_a_visitor_is_not_told_the_other_addresses_of_the_machine(tmp_path: Path, addresses: list[str]) -> None:
    with house(tmp_path, "::") as port:
        visited = [("Host", f"{in_url(addresses[-1])}:{port}"), ("X-Forwarded-For", PHONE)]
        assert links(port, *visited) == [f"http://{in_url(addresses[-1])}:{port}/"]


@pytest.mark.parametrize("host", ["", "[::1", "a b", "\xe4", "x:y:z"])
def test_a_host_header_that_is_none_does_no_harm(tmp_path: Path, host: str) -> None:
    with house(tmp_path) as port:
        assert ask(port, "GET", "/api/addresses", [("Host", host)]).status < 500


def test_addresses_that_change_are_followed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = ["127.0.0.2"]
    monkeypatch.setattr(reach, "own_addresses", lambda: list(now))
    monkeypatch.setattr(reach, "FOLLOW", 0.01)
    with house(tmp_path, "0.0.0.0") as port:
        assert links(port) == [f"http://127.0.0.2:{port}/"]
        now[:] = ["127.0.0.3"]
        eventually(lambda: links(port) == [f"http://127.0.0.3:{port}/"])


def adapter(name: str, *addresses: str) -> Adapter:
    """A network interface."""
    plain = [ip_address(one) for one in addresses]
    return Adapter(name, name, [IP(str(one) if one.version == 4 else (str(one), 0, 0), 24, name) for one in plain])


def test_addresses_are_ranked_by_how_likely_a_phone_reaches_them() -> None:
    adapters = [
        adapter("lo", "127.0.0.1", "::1"),
        adapter("docker0", "172.17.0.1"),
        adapter("br-5f0c", "172.18.0.1"),
        adapter("wg0", "10.9.0.2"),
        adapter("eth1", "8.8.4.4", "10.0.0.7"),
        adapter("wlan0", "fe80::1", "2600::8", "fd00::8", "192.168.1.8", "169.254.3.3"),
    ]
    assert ranked(adapters, "192.168.1.8") == [
        *["192.168.1.8", "10.0.0.7", "8.8.4.4"],
        *["fd00::8", "2600::8"],
        *["172.17.0.1", "172.18.0.1", "10.9.0.2"],
    ]


# Opening a host to the network.


def test_a_host_of_one_computer_is_opened_and_closed_without_a_restart(tmp_path: Path, addresses: list[str]) -> None:
    with house(tmp_path) as port:
        assert links(port) == []
        assert not any(answers_at(one, port) for one in addresses)
        assert told(set_open(port, True))["opened"] is True
        assert links(port) == [f"http://{in_url(one)}:{port}/" for one in addresses]
        assert all(answers_at(one, port) for one in addresses)
        assert told(set_open(port, False))["links"] == []
        assert not any(answers_at(one, port) for one in addresses)
        assert answers_at("127.0.0.1", port)


def test_whoever_came_from_the_network_goes_when_the_host_is_closed(tmp_path: Path, addresses: list[str]) -> None:
    with house(tmp_path) as port:
        told(set_open(port, True))
        with socket.create_connection((addresses[0], port), timeout=PATIENCE) as line:
            line.sendall(f"GET /healthz HTTP/1.1\r\nHost: {in_url(addresses[0])}:{port}\r\n\r\n".encode())
            answer = b""
            while not answer.endswith(b"}"):  # the head may come before the rest
                answer += line.recv(65536)
            assert answer.startswith(b"HTTP/1.1 200")
            told(set_open(port, False))
            assert line.recv(65536) == b""


def test_a_host_that_was_opened_follows_the_addresses_of_its_machine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = ["127.0.0.2"]
    monkeypatch.setattr(reach, "own_addresses", lambda: list(now))
    monkeypatch.setattr(reach, "FOLLOW", 0.01)
    with house(tmp_path) as port:
        told(set_open(port, True))
        assert answers_at("127.0.0.2", port)
        now[:] = ["127.0.0.3"]
        eventually(lambda: answers_at("127.0.0.3", port))
        assert not answers_at("127.0.0.2", port)


@pytest.mark.parametrize(
    "headers",
    [
        pytest.param([("Host", "localhost:{port}")], id="no page"),
        pytest.param([("Host", "evil.example:{port}"), ("Origin", "http://evil.example:{port}")], id="rebound name"),
        pytest.param(
            [("Host", "localhost:{port}"), ("Origin", "http://localhost:{port}"), ("X-Forwarded-For", PHONE)],
            id="through a proxy",
        ),
        pytest.param(
            [("Host", "localhost:{port}"), ("Origin", "http://localhost:{port}"), ("X-Forwarded-For", "127.0.0.1")],
            id="through a proxy that says it is nobody else",
        ),
        pytest.param([("Host", "localhost:{port}"), ("Origin", "http://evil.example")], id="another site"),
    ],
)
def test_only_the_operators_own_page_opens_a_host(
    tmp_path: Path, addresses: list[str], headers: list[tuple[str, str]]
) -> None:
    with house(tmp_path) as port:
        given = [(name, value.format(port=port)) for name, value in headers]
        assert set_open(port, True, *given).status in (403, 421)  # not allowed, or not a name of this host
        assert not answers_at(addresses[0], port)


@pytest.mark.parametrize("public_url", ["", "https://games.example.org"])
def test_a_host_that_is_open_by_its_options_is_not_closed_by_a_page(tmp_path: Path, public_url: str) -> None:
    with house(tmp_path, "127.0.0.1" if public_url else "0.0.0.0", public_url) as port:
        assert told(ask(port, "GET", "/api/addresses", [here(port)]))["can_open"] is False
        assert set_open(port, False).refusal == "error-operator-only"


def test_a_machine_without_a_network_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "own_addresses", list)
    with house(tmp_path) as port:
        assert set_open(port, True).refusal == "error-no-network"
        assert told(ask(port, "GET", "/api/addresses", [here(port)]))["opened"] is False


def test_a_port_that_another_program_has_in_the_network_is_told(tmp_path: Path, addresses: list[str]) -> None:
    with house(tmp_path) as port, contextmanager(taken)(addresses, port):
        assert set_open(port, True).refusal == "error-network-taken"


def taken(addresses: list[str], port: int) -> Iterator[None]:
    """Other programs listen at these addresses meanwhile."""
    family = {True: socket.AF_INET6, False: socket.AF_INET}
    others = [socket.create_server((one, port), family=family[":" in one]) for one in addresses]
    yield
    for other in others:
        other.close()


# A phone that came over plain HTTP.


@pytest.mark.parametrize(
    ("headers", "isolated"),
    [
        ([("Host", "localhost:7654")], True),
        ([("Host", "192.168.1.8:7654")], False),
        ([("Host", "games.example.org"), ("X-Forwarded-Proto", "https")], True),
    ],
)
def test_a_page_is_asked_only_for_what_its_browser_does(
    tmp_path: Path, headers: list[tuple[str, str]], isolated: bool
) -> None:
    with house(tmp_path) as port:
        answer = ask(port, "GET", "/healthz", headers)
    assert ("cross-origin-opener-policy" in answer.headers) is isolated
    assert "content-security-policy" in answer.headers


# The test with a phone.


def begun(port: int) -> str:
    """The secret part of the links of a new test."""
    given = (here(port), ("Origin", f"http://localhost:{port}"))
    return str(told(ask_json(port, "/api/reach", {}, given))["token"])


def visit(port: int, address: str, token: str, *headers: tuple[str, str]) -> Reply:
    """Open the link of a test, which names this address."""
    return ask(port, "GET", f"/reach/{token}", [("Host", f"{in_url(address)}:{port}"), *headers])


def reached(port: int, token: str) -> object:
    """What the host knows of a test."""
    return told(ask(port, "GET", f"/api/reach/{token}", [here(port)]))["reached"]


def test_the_host_is_told_by_which_address_a_phone_has_reached_it(tmp_path: Path, addresses: list[str]) -> None:
    with house(tmp_path, "::") as port:
        token = begun(port)
        assert reached(port, token) == []
        page = visit(port, addresses[-1], token, ("X-Forwarded-For", PHONE))
        assert "It works" in page.body.decode()
        assert "Всё работает" in page.body.decode()
        assert page.headers["content-type"].startswith("text/html")
        url = f"http://{in_url(addresses[-1])}:{port}/"
        assert reached(port, token) == [{"url": url, "other": True}]


def test_the_computer_itself_is_no_phone(tmp_path: Path, addresses: list[str]) -> None:
    with house(tmp_path, "::") as port:
        token = begun(port)
        assert "game computer itself" in visit(port, addresses[0], token).body.decode()
        url = f"http://{in_url(addresses[0])}:{port}/"
        assert reached(port, token) == [{"url": url, "other": False}]
        visit(port, addresses[0], token, ("X-Forwarded-For", PHONE))
        visit(port, addresses[0], token)
        assert reached(port, token) == [{"url": url, "other": True}]


def test_the_code_of_a_test_leads_to_its_page(tmp_path: Path, addresses: list[str]) -> None:
    with house(tmp_path, "::") as port:
        token = begun(port)
        for link in links(port):
            drawn = ask(port, "GET", f"/api/reach/{token}/code.svg?at={link}", [here(port)]).body
            assert drawn == code(f"{link}reach/{token}")


def test_a_test_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "TEST_SECONDS", 0.0)
    with house(tmp_path) as port:
        token = begun(port)
        assert ask(port, "GET", f"/api/reach/{token}", [here(port)]).refusal == "error-test-over"
        assert "This test is over" in visit(port, "127.0.0.1", token).body.decode()


def test_tests_are_no_means_to_fill_the_memory(tmp_path: Path) -> None:
    with house(tmp_path) as port:
        tokens = [begun(port) for _ in range(reach.TESTS + 1)]
        assert ask(port, "GET", f"/api/reach/{tokens[0]}", [here(port)]).refusal == "error-test-over"
        assert reached(port, tokens[1]) == []


def test_only_the_operator_begins_a_test(tmp_path: Path) -> None:
    with house(tmp_path) as port:
        given = [("Host", f"localhost:{port}"), ("X-Forwarded-For", PHONE)]
        assert ask_json(port, "/api/reach", {}, given).refusal == "error-operator-only"


# The name in the local network.


@pytest.mark.anyio
async def test_the_name_of_a_host_is_found_in_its_network() -> None:
    announcer = Announcer("Test Laptop.home")
    try:
        await announcer.announce(["127.0.0.1"], 7654)
        assert announcer.name == "igroteka-test-laptop.local"
        assert socket.inet_aton("127.0.0.1") in await asyncio.to_thread(looked_up, announcer.name)
        await announcer.announce([], 7654)
        assert announcer.name == ""
    finally:
        await announcer.close()


def test_a_host_has_a_name_for_as_long_as_it_is_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "own_addresses", lambda: ["127.0.0.2"])
    with house(tmp_path, mdns=True) as port:
        told(set_open(port, True))
        name = f"http://{name_for(socket.gethostname())}:{port}/"
        eventually(lambda: links(port) == [f"http://127.0.0.2:{port}/", name])
        assert told(set_open(port, False))["links"] == []


def looked_up(name: str) -> bytes:
    """The answer to the question that a phone sends when it looks for an address of this name."""
    labels = b"".join([bytes([len(label)]) + label.encode() for label in name.split(".")])
    question = struct.pack("!6H", 0, 0, 1, 0, 0, 0) + labels + b"\0" + struct.pack("!2H", 1, 1)
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        line.settimeout(PATIENCE)
        line.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_IF, socket.inet_aton("127.0.0.1"))
        line.sendto(question, ("224.0.0.251", 5353))
        return line.recv(9000)


@pytest.mark.parametrize(
    ("machine", "name"),
    [
        ("ann", "igroteka-ann.local"),
        ("Ann's MacBook.local", "igroteka-ann-s-macbook.local"),
        ("", "igroteka.local"),
        ("x" * 80, f"igroteka-{'x' * 54}.local"),
    ],
)
def test_the_name_is_one_that_the_network_can_carry(machine: str, name: str) -> None:
    assert name_for(machine) == name
