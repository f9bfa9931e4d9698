"""Hosts to test: real sockets, a real database. The same tests can run on every kind of host.

A test asks `host.url(i)` where its i-th client goes, because a host may be several servers, and looks at nothing else
of it but the database.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

from sqlalchemy import Engine, create_engine, func, select, text
from starlette.applications import Starlette

from igroteka.server import serving
from igroteka.server.common.limits import DEFAULTS, Limits
from igroteka.server.entry.listening import Server
from igroteka.server.entry.tunnel import Tunnel
from igroteka.server.storage.schema import events
from igroteka.server.storage.store import Row

LOOPBACK = "127.0.0.1"
START = 120.0  # seconds that a server may take to start
LOOPS: list[asyncio.AbstractEventLoop] = []  # of the hosts that run in this process
AWAKE = threading.Event()  # set while they may go on
AWAKE.set()


class Host(Protocol):
    """Where a test's clients go."""

    database: str

    def url(self, client: int) -> str:
        """The address of the i-th client's server."""
        ...


class OneProcess:
    """One server with a file of SQLite, in a thread of the tests; bots think in a process of their own."""

    def __init__(self, database: str, port: int) -> None:
        self.database = database
        self.port = port

    def url(self, client: int) -> str:
        """Everybody goes to the same server."""
        return f"http://{LOOPBACK}:{self.port}"


@contextlib.contextmanager
def one_process(
    folder: Path, port: int = 0, *, database: str = "", limits: Limits | bool = False, bot_delay: bool = False
) -> Iterator[OneProcess]:
    """A host of one process, its database in this folder; on this port, if it was there before.

    The tests may ask for as much as they like, unless its `limits` are tested. Bots answer as soon as they have
    thought, unless `bot_delay` is tested.
    """
    database = database or f"sqlite:///{folder / 'igroteka.db'}"
    config = serving.ServerOptions(
        database=database,
        unlimited=frozenset() if limits else frozenset({LOOPBACK}),
        limits=limits if isinstance(limits, Limits) else DEFAULTS,
        bot_delay=bot_delay,
    )
    with serving_in_thread(config, serving.application(config), port) as found:
        yield OneProcess(database, found)


@contextlib.contextmanager
def serving_in_thread(
    config: serving.ServerOptions, app: Starlette, port: int = 0, tunnel: Tunnel | None = None
) -> Iterator[int]:
    """An application on this port, or on a free one, until the end of the block."""
    server = serving.server(config, app, tunnel)
    listeners = serving.listeners(config.address, port, server.config.backlog)
    if tunnel is not None:
        listeners.append(tunnel.listener)
    thread = threading.Thread(target=run, args=(server, listeners), name="server under test")
    thread.start()
    try:
        wait = threading.Event()
        for _ in range(int(START / 0.02)):
            if server.started:
                break
            wait.wait(0.02)
        assert server.started, "the server has not started"
        yield listeners[0].getsockname()[1]
    finally:
        AWAKE.set()
        server.should_exit = True
        thread.join()
        for listener in listeners:
            listener.close()


def run(server: Server, listeners: list[socket.socket]) -> None:
    """Serve until the server is told to end."""
    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        LOOPS.append(runner.get_loop())
        runner.run(server.serve(listeners))
        LOOPS.remove(runner.get_loop())


def rest() -> None:
    """Stop the hosts of this process while tests run that change what they share with them, as the installed games."""
    AWAKE.clear()
    for loop in LOOPS:
        resting = threading.Event()
        loop.call_soon_threadsafe(wait_until_awake, resting)
        resting.wait(START)


def wait_until_awake(resting: threading.Event) -> None:
    resting.set()
    AWAKE.wait()


def wake() -> None:
    """Let the hosts of this process go on."""
    AWAKE.set()


# The database, which is there whatever the host is.


@contextlib.contextmanager
def database_of(host: Host) -> Iterator[Engine]:
    """The host's own database."""
    engine = create_engine(host.database.replace("postgresql://", "postgresql+psycopg://"))
    try:
        yield engine
    finally:
        engine.dispose()


@contextlib.contextmanager
def writing_held_up(host: Host) -> Iterator[None]:
    """Nobody can write to the database meanwhile."""
    with database_of(host) as engine, engine.connect() as connection:
        if engine.dialect.name == "sqlite":
            connection.execute(text("BEGIN IMMEDIATE"))
        else:
            connection.execute(text("LOCK TABLE events IN EXCLUSIVE MODE"))
        yield
        connection.rollback()


def log_of(host: Host, table: str) -> list[Row]:
    """The log of a table as it stands in the database now."""
    wanted = select(events.c.number, events.c.at, events.c.data).where(events.c.table_id == table)
    with database_of(host) as engine, engine.connect() as connection:
        return [Row(*row) for row in connection.execute(wanted.order_by(events.c.number))]


def is_written(host: Host, table: str, guest: str, command: str) -> int:
    """How often a command stands in the log of a table."""
    mine = (events.c.table_id == table) & (events.c.client == f"{guest}:{command}")
    with database_of(host) as engine, engine.connect() as connection:
        return int(connection.execute(select(func.count()).select_from(events).where(mine)).scalar_one())
