"""Where a host says that it is, and what it keeps to itself."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from igroteka.cli import INTERRUPTED
from igroteka.cli.serve import checked_url, link_here, links_for_others, sub_path
from igroteka.core.errors import IgrotekaError
from igroteka.server.bus.nats import NatsBus
from igroteka.server.common.urls import without_password
from igroteka.server.entry import static
from igroteka.server.serving import ServerOptions, application, free_port
from igroteka.server.storage.database import open_engine
from tests.server.processes import children_of, ending, port_of, server
from tests.server.raw import new_table, new_token


@pytest.mark.parametrize(
    ("address", "link"),
    [
        ("127.0.0.1", "http://localhost:7654/"),
        ("0.0.0.0", "http://localhost:7654/"),
        ("192.0.2.5", "http://192.0.2.5:7654/"),
        ("2001:db8::5", "http://[2001:db8::5]:7654/"),
    ],
)
def test_the_link_that_is_shown_leads_to_the_address_that_is_listened_at(address: str, link: str) -> None:
    assert link_here(ServerOptions(address)) == link


def test_others_are_sent_to_the_address_of_the_host_below_its_path() -> None:
    assert links_for_others(ServerOptions("2001:db8::5", root_path="/games")) == ["http://[2001:db8::5]:7654/games/"]


def test_others_are_sent_to_the_public_url_if_there_is_one() -> None:
    assert links_for_others(ServerOptions(public_url="https://games.example.org")) == ["https://games.example.org/"]


def test_nobody_else_is_sent_to_a_host_of_this_machine_only() -> None:
    assert links_for_others(ServerOptions()) == []


def test_others_are_sent_to_all_addresses_of_the_machine_at_which_the_host_listens(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("igroteka.server.entry.interfaces.own_addresses", lambda: ["192.168.1.8", "fd00::8"])
    assert links_for_others(ServerOptions("0.0.0.0")) == ["http://192.168.1.8:7654/"]
    assert links_for_others(ServerOptions("::")) == ["http://192.168.1.8:7654/", "http://[fd00::8]:7654/"]


@pytest.mark.parametrize(
    "url", ["games.example.org", "ftp://games.example.org", "https://", "https://[x", "http://a/?b"]
)
def test_a_public_url_that_no_browser_could_open_is_refused(url: str) -> None:
    with pytest.raises(IgrotekaError) as refused:
        checked_url(url)
    assert refused.value.text == "error-public-url"


def test_a_public_url_may_have_a_path() -> None:
    assert checked_url("https://example.org/games/") == "https://example.org/games/"


@pytest.mark.parametrize(("given", "path"), [("", ""), ("/", ""), ("games", "/games"), ("/games/", "/games")])
def test_a_path_may_be_given_with_or_without_strokes(given: str, path: str) -> None:
    assert sub_path(given) == path


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("nats://bus:4222", "nats://bus:4222"),
        ("nats://ann:secret@bus:4222", "nats://bus:4222"),
        ("nats://a:secret@one,nats://b:secret@two", "nats://two"),
        ("ann:s@cret@bus", "bus"),
    ],
)
def test_an_address_is_shown_without_its_password(url: str, shown: str) -> None:
    assert without_password(url) == shown


def test_an_address_that_is_no_database_is_refused_without_its_password() -> None:
    with pytest.raises(IgrotekaError) as refused:
        open_engine("postgresql//ann:secret@db")
    assert "secret" not in str(refused.value.arguments)


def test_an_address_that_is_no_bus_is_refused_without_its_password() -> None:
    with pytest.raises(IgrotekaError) as refused:
        asyncio.run(NatsBus("nats://ann:secret@bus:many").start(lambda hint: None, lambda: None))
    assert "secret" not in str(refused.value.arguments)


@pytest.mark.parametrize(
    ("module", "start"),
    [
        ("psycopg", lambda: open_engine("postgresql://db/tables")),
        ("nats", lambda: application(ServerOptions(bus="nats://bus:4222", database="sqlite://"))),
    ],
)
def test_what_needs_the_extra_says_so_where_it_is_not_installed(
    module: str, start: Callable[[], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(IgrotekaError) as refused:
        start()
    assert refused.value.text == "error-extra-missing"
    assert refused.value.arguments == {"module": module, "extra": "scale"}


def test_a_worker_whose_bus_is_away_ends_when_it_is_told_to() -> None:
    command = [sys.executable, "-m", "igroteka", "worker", "--bus", f"nats://127.0.0.1:{free_port()}"]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        assert "the bus is away" in process.stderr.readline()
        process.terminate()
        assert process.wait(20) == 0


def test_ctrl_c_ends_a_host_and_its_bots_without_a_traceback(tmp_path: Path) -> None:
    """The terminal tells every process of the host, also those that have only just started."""
    host = server(tmp_path, f"sqlite:///{tmp_path / 'igroteka.db'}")
    with ending(host):
        host.start()
        new_table(port_of(host), new_token(port_of(host)), "targi", bots=["random"])
        bots = children_of(host.pid)
        os.killpg(host.pid, signal.SIGINT)
        assert host.process is not None
        assert host.process.wait(60) == INTERRUPTED
    assert bots
    assert "Traceback" not in host.log.read_text()


def test_pages_that_are_built_later_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(static, "PAGES", tmp_path)
    assert static.first_page() is None
    (tmp_path / "index.html").write_text("the first page")
    assert static.first_page() == "the first page"
