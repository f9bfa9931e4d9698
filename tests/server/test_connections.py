"""Connections that send no request, or only a part of one: they are closed in time and keep nobody else out."""

from __future__ import annotations

import contextlib
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from igroteka.server import serving
from igroteka.server.common import limits
from igroteka.server.entry.connections import Connections
from igroteka.server.entry.networks import Networks
from igroteka.server.serving import with_user_timeout
from tests.server.host import LOOPBACK, one_process, serving_in_thread
from tests.server.processes import Program, ending, port_of, server
from tests.server.raw import PATIENCE, RawSocket, ask, bearer, exchange, frame, new_table, new_token

HALF = f"GET /healthz HTTP/1.1\r\nHost: {LOOPBACK}\r\n".encode()  # the head goes on, but never comes to its end
GET = HALF + b"\r\n"
DESCRIPTORS = 300
HALF_OPEN = 330
OUT_OF_DESCRIPTORS = "file descriptors"


@contextlib.contextmanager
def opened(port: int, count: int, data: bytes = HALF, source: str = LOOPBACK) -> Iterator[list[socket.socket]]:
    """So many connections from one address, each of which has sent the same."""
    lines: list[socket.socket] = []
    try:
        for _ in range(count):
            line = socket.create_connection((LOOPBACK, port), timeout=PATIENCE, source_address=(source, 0))
            lines.append(line)
            with contextlib.suppress(ConnectionError):
                line.sendall(data)
            time.sleep(0.002)  # the server accepts them as fast as they come, even on a busy machine
        yield lines
    finally:
        for line in lines:
            line.close()


def read_to_end(line: socket.socket) -> bytes:
    """Everything that comes until the server closes the connection."""
    found = b""
    with contextlib.suppress(ConnectionError):
        while part := line.recv(65536):
            found += part
    return found


@contextlib.contextmanager
def host(folder: Path, connections: int = 100, proxies: str = "192.0.2.1") -> Iterator[int]:
    """A host whose proxies are somewhere else, and which allows so many connections to an address; its port."""
    chosen = limits.Limits(connections=connections)
    config = serving.ServerOptions(database=f"sqlite:///{folder / 'igroteka.db'}", proxies=proxies, limits=chosen)
    with serving_in_thread(config, serving.application(config)) as port:
        yield port


def with_few_descriptors(program: Program) -> Program:
    """The same program, which may open only a few files and connections."""
    program.command = ["sh", "-c", f'ulimit -n {DESCRIPTORS} && exec "$@"', "sh", *program.command]
    return program


# File descriptors.


def test_half_open_connections_do_not_silence_a_host_with_few_file_descriptors(tmp_path: Path) -> None:
    program = with_few_descriptors(server(tmp_path, f"sqlite:///{tmp_path / 'igroteka.db'}"))
    with ending(program):
        program.start()
        port = port_of(program)
        with opened(port, HALF_OPEN):
            begun = time.monotonic()
            assert [ask(port, "GET", "/healthz").status for _ in range(3)] == [200] * 3
            assert time.monotonic() - begun < limits.HEAD_SECONDS  # sooner than the others are given up
            table = new_table(port, new_token(port), "kittens", bots=["greedy"], start=True)
            with RawSocket(port, f"/api/tables/{table}/socket") as line:
                assert line.read() is not None
    told = [line for line in program.log.read_text().splitlines() if OUT_OF_DESCRIPTORS in line]
    assert len(told) == 1


def test_descriptors_that_were_closed_since_are_not_counted_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    connections = Connections(50, Networks([]), 100)
    monkeypatch.setattr("igroteka.server.entry.connections.open_files", lambda: 90)
    assert connections.enter(LOOPBACK, 89) != b""  # all others are in use, and nobody waits
    monkeypatch.setattr("igroteka.server.entry.connections.open_files", lambda: 11)
    monkeypatch.setattr("igroteka.server.entry.connections.RECOUNT", 0.0)
    assert connections.enter(LOOPBACK, 10) == b""


# Time.


def test_a_head_that_does_not_come_to_its_end_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("igroteka.server.common.limits.HEAD_SECONDS", 0.5)
    with host(tmp_path) as port, opened(port, 3) as halves, opened(port, 3, b"") as silent:
        for line in halves:
            assert read_to_end(line).startswith(b"HTTP/1.1 408 ")
        for line in silent:
            assert read_to_end(line) == b""


@pytest.mark.parametrize("begun", [b"", GET, b"GET /healthz HTTP/1.1\r\nContent-Length: 999\r\n" + HALF[23:] + b"\r\n"])
def test_a_head_that_comes_byte_by_byte_is_not_waited_for_either(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, begun: bytes
) -> None:
    """Neither as the first one, nor behind another request, nor behind a body that nobody wants to read."""
    monkeypatch.setattr("igroteka.server.common.limits.HEAD_SECONDS", 0.5)
    with host(tmp_path) as port, opened(port, 1, begun) as (line,):
        end = time.monotonic() + PATIENCE
        with contextlib.suppress(ConnectionError):
            while time.monotonic() < end:
                line.sendall(b"G")
                time.sleep(0.05)
        assert time.monotonic() < end


def test_a_connection_that_is_kept_for_more_requests_is_closed_when_none_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("igroteka.server.common.limits.KEEP_ALIVE", 1)
    with host(tmp_path) as port, opened(port, 1, GET + GET) as (line,):
        begun = time.monotonic()
        assert read_to_end(line).count(b"HTTP/1.1 200 ") == 2
        assert time.monotonic() - begun >= 0.9


def test_a_request_that_takes_its_time_is_not_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    head_seconds = 2.0  # a busy machine may need a while to send a head that is complete
    monkeypatch.setattr("igroteka.server.common.limits.HEAD_SECONDS", head_seconds)
    monkeypatch.setattr("igroteka.server.entry.http.BODY_SECONDS", 2 * head_seconds)
    head = f"POST /api/me HTTP/1.1\r\nHost: {LOOPBACK}\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n"
    with host(tmp_path) as port, opened(port, 1, head.encode()) as (line,):
        told = b""
        while b"error-slow" not in told:  # by the application
            part = line.recv(65536)
            assert part, told
            told += part
    with host(tmp_path) as port:
        token = new_token(port)
        with RawSocket(port, f"/api/tables/{new_table(port, token)}/socket", [bearer(token)]) as socket:
            time.sleep(1.5 * head_seconds)
            socket.send('{"do": "emote", "id": "1", "emote": "hello"}')
            assert socket.answer() == "done"


# Addresses.


def test_an_address_has_only_so_many_connections_at_once(tmp_path: Path) -> None:
    with host(tmp_path, connections=5) as port, opened(port, 5) as lines:
        assert exchange(port, GET).startswith(b"HTTP/1.1 429 ")
        with opened(port, 1, GET, source="127.0.0.2") as (other,):
            assert other.recv(100).startswith(b"HTTP/1.1 200 ")
        lines[0].close()
        end = time.monotonic() + PATIENCE
        while not exchange(port, GET.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")).startswith(
            b"HTTP/1.1 200 "
        ):
            assert time.monotonic() < end


def test_sockets_count_among_the_connections_of_an_address_until_they_end(tmp_path: Path) -> None:
    with host(tmp_path, connections=3) as port:
        token = new_token(port)
        path = f"/api/tables/{new_table(port, token)}/socket"
        for _ in range(3):
            sockets = [RawSocket(port, path, [bearer(token)]) for _ in range(3)]
            assert exchange(port, GET).startswith(b"HTTP/1.1 429 ")
            for one in sockets:
                one.line.close()
            end = time.monotonic() + PATIENCE
            while exchange(port, GET.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")).startswith(
                b"HTTP/1.1 429 "
            ):
                assert time.monotonic() < end


def test_a_trusted_proxy_may_have_as_many_connections_as_it_needs(tmp_path: Path) -> None:
    with host(tmp_path, connections=5, proxies=LOOPBACK) as port, opened(port, 10):
        assert ask(port, "GET", "/healthz").status == 200


# Silent peers.


def test_a_peer_that_does_not_answer_is_given_up_within_30_seconds() -> None:
    assert limits.PING_EVERY + limits.PONG_WITHIN < 30


@pytest.mark.parametrize("flooded", [False, True])
def test_a_peer_that_neither_reads_nor_answers_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, flooded: bool
) -> None:
    monkeypatch.setattr("igroteka.server.common.limits.PING_EVERY", 0.5)
    monkeypatch.setattr("igroteka.server.common.limits.PONG_WITHIN", 0.5)
    monkeypatch.setattr("igroteka.server.serving.with_user_timeout", narrow)
    with one_process(tmp_path) as house:
        token = new_token(house.port)
        table = new_table(house.port, token)
        with RawSocket(house.port, f"/api/tables/{table}/socket", [bearer(token)]) as silent:
            assert silent.read() is not None
            if flooded:  # more answers are on their way than the connection holds
                silent.line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                for _ in range(20):
                    silent.send_bytes(frame(b"rubbish") * 100)
                    time.sleep(0.02)
            end = time.monotonic() + limits.SEND_TIMEOUT / 2
            while b"igroteka_sockets 0\n" not in ask(house.port, "GET", "/metrics").body:
                assert time.monotonic() < end
                time.sleep(0.1)


def narrow(listener: socket.socket) -> socket.socket:
    """A listener whose connections hold little that the other side has not read."""
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    return with_user_timeout(listener)
