"""By which names a host can be reached: another site that gives its own name to the host's address gets nothing."""

from __future__ import annotations

import contextlib
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from igroteka.server import serving
from igroteka.server.entry.hosts import AllowedHosts
from tests.server.host import LOOPBACK, serving_in_thread
from tests.server.raw import RawSocket, ask, new_table, new_token

PATHS = ("/", "/healthz", "/metrics", "/api/me", "/api/tables", "/nothing")
OURS = ("", LOOPBACK, f"{LOOPBACK}:7654", "127.0.0.2", "[::1]:7654", "localhost", "LOCALHOST:7654", "localhost.:7654")
FOREIGN = (
    *("evil.example", "evil.example:7654", "127.0.0.1.evil.example", "localhost.evil.example", "203.0.113.9"),
    *("[2001:db8::1]:7654", "user@localhost", "localhost,evil.example", "evil.example:localhost", "[::1", "\xff"),
)


@contextlib.contextmanager
def host(folder: Path, *names: str, origins: frozenset[str] = frozenset()) -> Iterator[int]:
    """A host that answers to these names as well; its port."""
    config = serving.ServerOptions(
        database=f"sqlite:///{folder / 'igroteka.db'}", allowed_hosts=frozenset(names), origins=origins
    )
    with serving_in_thread(config, serving.application(config)) as port:
        yield port


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """A host of which the operator has said nothing."""
    with host(tmp_path_factory.mktemp("host")) as found:
        yield found


@pytest.mark.parametrize("name", FOREIGN)
def test_nothing_is_told_under_a_foreign_name(port: int, name: str) -> None:
    for path in PATHS:
        answer = ask(port, "GET", path, [("Host", name)])
        assert answer.status in (400, 421)  # 400: it is no name at all
        assert answer.status == 400 or answer.refusal == "error-host"


def test_a_person_is_told_how_the_name_can_be_allowed(port: int) -> None:
    answer = ask(port, "GET", "/t/table", [("Host", "games.example.org:7654"), ("Accept", "text/html,*/*")])
    assert answer.status == 421
    assert answer.headers["content-type"].startswith("text/plain")
    assert answer.body.decode().count("--allowed-host games.example.org") == 2  # in both languages
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("name", OURS)
def test_the_machine_is_known_by_its_own_names(port: int, name: str) -> None:
    for path in PATHS[1:-1]:
        assert ask(port, "GET", path, [("Host", name)]).status == 200


def test_the_machine_is_known_by_the_names_that_its_network_gives_it(port: int) -> None:
    name = socket.gethostname()
    for known in (name, name.upper(), f"{name.partition('.')[0]}.local:7654"):
        assert ask(port, "GET", "/api/me", [("Host", known)]).status == 200


def test_a_foreign_name_opens_no_socket_and_changes_nothing(port: int) -> None:
    path = f"/api/tables/{new_table(port, new_token(port))}/socket"
    for origin in ("http://evil.example", ""):
        with RawSocket(port, path, [("Origin", origin)], host="evil.example") as line:
            assert line.status == 421
    answer = ask(port, "POST", "/api/me", [("Host", "evil.example"), ("Content-Type", "application/json")], b"{}")
    assert (answer.status, answer.refusal) == (421, "error-host")


def test_a_proxy_does_not_make_a_foreign_name_known(port: int) -> None:
    headers = [("Host", "evil.example"), ("X-Forwarded-For", "203.0.113.7"), ("X-Forwarded-Host", "localhost")]
    assert ask(port, "GET", "/api/me", headers).status == 421


def test_the_operator_names_hosts_and_sites(tmp_path: Path) -> None:
    with host(tmp_path, "games.example.org", "203.0.113.9", origins=frozenset({"https://friend.example:8443"})) as port:
        for name in ("games.example.org", "GAMES.example.org:443", "203.0.113.9:7654", "friend.example"):
            assert ask(port, "GET", "/api/me", [("Host", name)]).status == 200
        assert ask(port, "GET", "/api/me", [("Host", "evil.example")]).status == 421


def test_the_operator_may_allow_every_name(tmp_path: Path) -> None:
    with host(tmp_path, "*") as port:
        assert ask(port, "GET", "/api/me", [("Host", "evil.example")]).status == 200


def test_addresses_of_the_machine_are_followed_while_the_host_runs() -> None:
    machine = ["den.local"]
    hosts = AllowedHosts(["games.example.org"], lambda: machine)
    assert [hosts.allows(name) for name in ("192.168.1.5:7654", "den.local", "den")] == [False, True, False]
    machine.append("192.168.1.5")
    assert hosts.allows("192.168.1.5:7654")
    assert hosts.allows("10.0.0.7", arrived_at="10.0.0.7")
    assert hosts.allows("[fe80::1]", arrived_at="fe80::1%eth0")
    assert hosts.allows("10.0.0.7", arrived_at="::ffff:10.0.0.7")
    assert not hosts.allows("10.0.0.8", arrived_at="10.0.0.7")
