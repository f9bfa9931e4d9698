"""A tunnel to a host: stubs print what the real programs print, and what comes through is a stranger's."""

from __future__ import annotations

import contextlib
import os
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from igroteka.core.errors import IgrotekaError
from igroteka.server import serving
from igroteka.server.common.limits import Limits
from igroteka.server.entry import tunnel as tunnels
from igroteka.server.entry.tunnel import ENDED, OPEN, SILENT, UNREACHED, Tunnel, read_tool
from tests.server.host import serving_in_thread
from tests.server.raw import ask, ask_json

CLOUDFLARED = """#!/bin/sh
cat >&2 <<'END'
2026-11-18T20:00:00Z INF Thank you for trying Cloudflare Tunnel.
2026-11-18T20:00:00Z INF Requesting new quick Tunnel on trycloudflare.com... see https://www.trycloudflare.com
2026-11-18T20:00:04Z INF +-----------------------------------------------------------+
2026-11-18T20:00:04Z INF |  Your quick Tunnel has been created! Visit it at:         |
2026-11-18T20:00:04Z INF |  https://quiet-lamp-of-ann.trycloudflare.com              |
END
exec sleep 60
"""
CLOUDFLARED_OFFLINE = """#!/bin/sh
echo 'failed to request quick Tunnel: Post "https://api.trycloudflare.com/tunnel": no such host' >&2
exit 1
"""
TAILSCALE = """#!/bin/sh
echo 'Available on the internet:'
echo
echo 'https://laptop.pango-lin.ts.net/'
echo "|-- proxy http://127.0.0.1:$2"
exec sleep 60
"""
TAILSCALE_ASKS = """#!/bin/sh
echo 'Funnel is not enabled on your tailnet.'
echo 'To enable, visit: https://login.tailscale.com/f/funnel?node=n1'
exec sleep 60
"""
SSH = """#!/bin/sh
echo "debug1: Authenticated to games.example.org"
echo "debug1: remote forward success for: listen 8080, connect 127.0.0.1" >&2
exec sleep 60
"""
SSH_REFUSED = """#!/bin/sh
echo 'debug1: Trying to connect' >&2
echo 'ann@games.example.org: Permission denied (publickey).' >&2
exit 255
"""

PUBLIC = "https://quiet-lamp-of-ann.trycloudflare.com/"
FRIEND = "203.0.113.7"

Told = list[tuple[str, dict[str, str | int]]]
Install = Callable[[str, str], None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Install:
    """Puts a program into PATH, where nothing else of this machine answers to such a name."""
    folder = tmp_path / "bin"
    folder.mkdir()
    monkeypatch.setenv("PATH", f"{folder}:{os.environ['PATH']}")

    def put(name: str, text: str) -> None:
        program = folder / name
        program.write_text(text)
        program.chmod(0o755)

    return put


@contextlib.contextmanager
def opened(tool: str, *, public_url: str = "", leads_here: bool = True) -> Iterator[tuple[Tunnel, Told]]:
    """A tunnel whose program runs, and what was told of it."""
    told: Told = []
    found = Tunnel(
        read_tool(tool, public_url), lambda text, arguments: told.append((text, arguments)), "", lambda url: leads_here
    )
    found.start()
    try:
        yield found, told
    finally:
        found.close()


def until(told: Told, text: str, times: int = 1) -> dict[str, str | int]:
    """Wait until something was told so often; its arguments."""
    for _ in range(1000):
        found = [arguments for one, arguments in list(told) if one == text]
        if len(found) >= times:
            return found[-1]
        time.sleep(0.01)
    raise AssertionError(told)


@pytest.mark.parametrize(
    ("tool", "program", "url"),
    [
        ("cloudflared", CLOUDFLARED, PUBLIC),
        ("tailscale", TAILSCALE, "https://laptop.pango-lin.ts.net/"),
        ("ssh:ann@games.example.org:8080", SSH, "http://games.example.org:8080/"),
    ],
)
def test_the_public_address_is_what_the_program_tells(install: Install, tool: str, program: str, url: str) -> None:
    install(tool.partition(":")[0], program)
    with opened(tool) as (tunnel, told):
        assert until(told, OPEN)["url"] == url
        assert tunnel.url == url
    assert [text for text, _ in told] == [OPEN], "what ends because the host ends is no failure"


def test_the_operator_may_name_the_public_address_of_a_machine_with_a_web_server(install: Install) -> None:
    install("ssh", SSH)
    tool = read_tool("ssh:games.example.org", "https://games.example.org/tables")
    assert "localhost:7654:127.0.0.1:{port}" in tool.command, "only the web server there has to reach the port"
    with opened("ssh:games.example.org", public_url="https://games.example.org/tables") as (_, told):
        assert until(told, OPEN)["url"] == "https://games.example.org/tables/"


@pytest.mark.parametrize(
    ("tool", "program", "problem"),
    [("ssh:games.example.org", SSH_REFUSED, "Permission denied"), ("cloudflared", CLOUDFLARED_OFFLINE, "no such host")],
)
def test_a_program_that_ends_is_started_again_and_its_last_words_are_told(
    install: Install, monkeypatch: pytest.MonkeyPatch, tool: str, program: str, problem: str
) -> None:
    monkeypatch.setattr(tunnels, "FIRST_DELAY", 0.01)
    monkeypatch.setattr(tunnels, "CLOSING", 0.01)
    install(tool.partition(":")[0], program)
    with opened(tool) as (tunnel, told):
        assert problem in str(until(told, ENDED, times=2)["problem"])
        assert tunnel.url == ""
        install("next", SSH if tool.startswith("ssh") else CLOUDFLARED)
        names = os.environ["PATH"].partition(":")[0]
        os.replace(f"{names}/next", f"{names}/{tool.partition(':')[0]}")
        assert until(told, OPEN)


def test_what_a_program_waits_for_is_told(install: Install, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tunnels, "SLOW", 0.2)
    install("tailscale", TAILSCALE_ASKS)
    with opened("tailscale") as (tunnel, told):
        assert "https://login.tailscale.com/f/funnel" in str(until(told, SILENT)["problem"])
        assert tunnel.url == ""


def test_an_address_that_does_not_lead_here_is_told(install: Install, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tunnels, "CHECK_EVERY", 0.001)
    install("ssh", SSH)
    with opened("ssh:games.example.org", leads_here=False) as (_, told):
        assert until(told, UNREACHED)["url"] == "http://games.example.org:7654/"


@pytest.mark.parametrize("tool", ["ngrok", "ssh:", "ssh:-oProxyCommand=x", "ssh", "ssh:a b"])
def test_an_unknown_tunnel_is_refused(tool: str) -> None:
    with pytest.raises(IgrotekaError) as refused:
        read_tool(tool)
    assert refused.value.text == "error-tunnel"


def test_a_program_that_is_not_installed_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(IgrotekaError) as refused:
        read_tool("cloudflared")
    assert refused.value.text == "error-tunnel-missing"


@contextlib.contextmanager
def tunnelled(folder: Path, tool: str) -> Iterator[tuple[int, int]]:
    """A host with an open tunnel; its own port, and the one where the tunnel's program connects."""
    options = serving.ServerOptions(
        database=f"sqlite:///{folder / 'host.db'}",
        tunnel=tool,
        unlimited=frozenset({"127.0.0.1"}),
        limits=Limits(guests=2),
        mdns=False,
    )
    there = threading.Event()
    tunnel = Tunnel(read_tool(tool), lambda text, arguments: there.set(), "", lambda url: True)
    with serving_in_thread(options, serving.application(options, tunnel), tunnel=tunnel) as port:
        assert there.wait(30)
        yield port, tunnel.port


def names(port: int, *headers: tuple[str, str]) -> int:
    """The status of the answer to a new guest."""
    return ask_json(port, "/api/me", {"name": "Ann"}, headers).status


def test_links_and_codes_show_the_public_address(install: Install, tmp_path: Path) -> None:
    install("cloudflared", CLOUDFLARED)
    with tunnelled(tmp_path, "cloudflared") as (port, through):
        at_home = ("Host", f"localhost:{port}")
        told = msgspec.json.decode(ask(port, "GET", "/api/addresses", [at_home]).body)
        assert told["links"][0] == {"url": PUBLIC, "kind": "public"}
        far_away = [("Host", PUBLIC.split("/")[2]), ("X-Forwarded-For", FRIEND)]
        told = msgspec.json.decode(ask(through, "GET", "/api/addresses", far_away).body)
        assert [link["url"] for link in told["links"]] == [PUBLIC], "no address of the home network is told"
        secure = ask(through, "GET", "/", far_away).headers
        assert "strict-transport-security" in secure


@pytest.mark.parametrize(("tool", "program"), [("cloudflared", CLOUDFLARED), ("ssh:games.example.org", SSH)])
def test_who_comes_through_a_tunnel_is_never_the_operator(
    install: Install, tmp_path: Path, tool: str, program: str
) -> None:
    install(tool.partition(":")[0], program)
    with tunnelled(tmp_path, tool) as (port, through):
        for claimed in ([], [("X-Forwarded-For", "127.0.0.1")], [("X-Forwarded-For", "::1")]):
            as_operator = [("Host", f"localhost:{port}"), *claimed]
            told = msgspec.json.decode(ask(through, "GET", "/api/addresses", as_operator).body)
            assert (told["operator"], told["can_open"]) == (False, False)
            assert ask(through, "GET", "/metrics", as_operator).refusal == "error-monitors-only"
            assert ask_json(through, "/api/reach", {}, as_operator).refusal == "error-operator-only"
        assert msgspec.json.decode(ask(port, "GET", "/api/addresses", [("Host", f"localhost:{port}")]).body)["operator"]


def test_limits_count_whom_the_program_tells_and_otherwise_everybody_together(install: Install, tmp_path: Path) -> None:
    install("cloudflared", CLOUDFLARED)
    install("ssh", SSH)
    with tunnelled(tmp_path, "cloudflared") as (port, through):
        assert [names(through, ("X-Forwarded-For", f"198.51.100.1, {FRIEND}")) for _ in range(3)] == [200, 200, 429]
        assert names(through, ("X-Forwarded-For", "203.0.113.8")) == 200
        assert [names(port) for _ in range(3)] == [200, 200, 200], "this machine has no limits here"
    with tunnelled(tmp_path, "ssh:games.example.org") as (_, through):
        assert [names(through, ("X-Forwarded-For", f"203.0.113.{n}")) for n in range(3)] == [200, 200, 429]
