"""`igroteka doctor`: whether a host with these settings can run here, and what to do if not.

Each check returns findings. Its name is the text `cli-doctor-<check>`, its sentence `cli-doctor-<check>-<finding>`.
Checks leave everything as it is: a database that is not there is not created, and an older one is not migrated.
"""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import errno
import json
import os
import resource
import shutil
import socket
import stat
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from http import HTTPStatus
from pathlib import Path
from typing import TYPE_CHECKING, Annotated
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import typer
from rich.table import Table
from rich.text import Text

from igroteka import __version__
from igroteka.cli.serve import HostOptions
from igroteka.cli.terminal import Terminal
from igroteka.compiled import COMPILED
from igroteka.core.errors import IgrotekaError
from igroteka.server.entry.networks import ALL_INTERFACES, LOCALHOST, LOOPBACK, in_url, is_loopback
from igroteka.speed import engine

if TYPE_CHECKING:
    from sqlalchemy import Engine

    from igroteka.server.serving import ServerOptions

GOOD, NOTE, BAD = "good", "note", "bad"
MARKS = {GOOD: "✓", NOTE: "!", BAD: "✗"}
STYLES = {GOOD: "good", NOTE: "note", BAD: "bad"}

GIGABYTE = 10**9
LITTLE_DISK, NO_DISK = 1.0, 0.1  # gigabytes
FEW_DESCRIPTORS = 4096
HTTP_PORT, HTTPS_PORT = 80, 443
PATIENCE = 5.0  # seconds until something that does not answer counts as away
SKEW = 2.0  # seconds by which the clocks of two machines may differ
UNSYNCHRONIZED = 5  # TIME_ERROR of adjtimex(2)
TIMEX_BYTES = 512  # more than its structure has anywhere
OTHERS = stat.S_IRWXG | stat.S_IRWXO

JsonOutput = Annotated[bool, typer.Option("--json", help="cli-option-json", show_default=False)]


@dataclass(frozen=True)
class DoctorOptions(HostOptions):
    """The parameters of the command line: those of a host, because they are what is checked."""

    json: JsonOutput = False


@dataclass(frozen=True)
class Finding:
    """What a check has found: how bad it is, and the sentence about it."""

    check: str
    state: str
    found: str
    arguments: dict[str, str | int] = field(default_factory=dict)
    problem: IgrotekaError | None = None

    def sentence(self, terminal: Terminal) -> str:
        why = {} if self.problem is None else {"problem": terminal.error(self.problem)}
        return terminal.say(f"cli-doctor-{self.check}-{self.found}", **self.arguments, **why)


Check = Callable[["ServerOptions", HostOptions], Iterator[Finding]]


def doctor(terminal: Terminal, options: DoctorOptions) -> None:
    """Print what all checks have found; exit status 1 if a host could not run like this."""
    chosen = options.server_options()
    found = [finding for check in CHECKS for finding in check(chosen, options)]
    if options.json:
        terminal.json([as_json(terminal, finding) for finding in found])
    else:
        print_findings(terminal, found)
    if any(finding.state == BAD for finding in found):
        raise typer.Exit(1)


def as_json(terminal: Terminal, finding: Finding) -> dict[str, str]:
    sentence = finding.sentence(terminal)
    return {"check": finding.check, "state": finding.state, "found": finding.found, "sentence": sentence}


def print_findings(terminal: Terminal, found: list[Finding]) -> None:
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column(style="head", no_wrap=True)
    table.add_column()
    for finding in found:
        mark = Text(MARKS[finding.state], style=STYLES[finding.state])
        name = Text(terminal.say(f"cli-doctor-{finding.check}"))
        table.add_row(mark, name, Text(finding.sentence(terminal)))
    terminal.console.print(table)


def check_engine(options: ServerOptions, given: HostOptions) -> Iterator[Finding]:
    compiled = engine() == COMPILED
    facts: dict[str, str | int] = {"version": __version__}
    yield Finding("engine", GOOD if compiled else NOTE, "compiled" if compiled else "source", facts)


def check_pages(options: ServerOptions, given: HostOptions) -> Iterator[Finding]:
    from igroteka.server.entry.static import first_page

    there = first_page() is not None
    yield Finding("pages", GOOD if there else BAD, "there" if there else "missing")


def check_settings(options: ServerOptions, given: HostOptions) -> Iterator[Finding]:
    """A file with a password is for the user of the host only."""
    if given.settings is None:
        yield Finding("settings", GOOD, "none")
        return
    secret = any("@" in url for url in (options.database, options.bus))
    exposed = secret and bool(given.settings.stat().st_mode & stat.S_IRWXO)
    facts: dict[str, str | int] = {"file": str(given.settings)}
    yield Finding("settings", BAD if exposed else GOOD, "exposed" if exposed else "read", facts)


def check_port(options: ServerOptions, given: HostOptions) -> Iterator[Finding]:
    facts: dict[str, str | int] = {"address": options.address, "port": str(options.port)}
    family = socket.AF_INET6 if ":" in options.address else socket.AF_INET
    try:
        with socket.socket(family) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((options.address, options.port))
    except OSError as problem:
        yield port_problem(problem, options, facts)
    else:
        yield Finding("port", GOOD, "free", facts)


def port_problem(problem: OSError, options: ServerOptions, facts: dict[str, str | int]) -> Finding:
    """Why a host cannot listen; that it runs already is no problem."""
    if problem.errno == errno.EADDRINUSE:
        version = version_at(local_url(options))
        return Finding("port", GOOD, "ours", facts | {"version": version}) if version else taken(facts)
    if problem.errno in (errno.EACCES, errno.EPERM):
        return Finding("port", BAD, "forbidden", facts)
    return Finding("port", BAD, "no-address", facts)


def taken(facts: dict[str, str | int]) -> Finding:
    return Finding("port", BAD, "taken", facts)


def local_url(options: ServerOptions) -> str:
    """The URL of the host on this machine."""
    address = LOOPBACK[0] if options.address in ALL_INTERFACES else options.address
    return f"http://{in_url(address)}:{options.port}{options.root_path}"


def version_at(url: str) -> str:
    """The version of the host at a URL; empty if none answers there."""
    try:
        answer = answer_of(f"{url}/healthz")
    except (OSError, ValueError):
        return ""
    return str(answer.get("engine", "")) if answer.get("ok") is True else ""


def answer_of(url: str) -> dict[str, object]:
    """The JSON object at a URL."""
    with urlopen(Request(url, headers={"accept": "application/json"}), timeout=PATIENCE) as answer:
        found = json.load(answer)
    return found if isinstance(found, dict) else {}


def check_disk(options: ServerOptions, given: HostOptions) -> Iterator[Finding]:
    """Whether the folder of a SQLite database can be written, and how much room it has."""
    folder = folder_of(options)
    if folder is None:
        yield Finding("disk", GOOD, "elsewhere")
        return
    facts: dict[str, str | int] = {"folder": str(folder)}
    if not folder.is_dir():
        yield Finding("disk", BAD, "no-folder", facts)
    elif not os.access(folder, os.W_OK | os.X_OK):
        yield Finding("disk", BAD, "read-only", facts)
    else:
        free = shutil.disk_usage(folder).free / GIGABYTE
        state = BAD if free < NO_DISK else NOTE if free < LITTLE_DISK else GOOD
        yield Finding("disk", state, "free" if state == GOOD else "full", facts | {"free": f"{free:.1f}"})


def folder_of(options: ServerOptions) -> Path | None:
    """The folder of a SQLite database; None if it is none, or in memory."""
    file = file_of(options)
    return None if file is None else file.absolute().parent


def file_of(options: ServerOptions) -> Path | None:
    from sqlalchemy import make_url
    from sqlalchemy.exc import ArgumentError

    from igroteka.server.storage.database import default_url

    with contextlib.suppress(ArgumentError):
        url = make_url(options.database or default_url())
        if url.get_backend_name() == "sqlite" and url.database and url.database != ":memory:":
            return Path(url.database)
    return None


def check_database(options: ServerOptions, given: HostOptions) -> Iterator[Finding]:
    """Whether the database answers, whether this version can use it, and whether others can read its file."""
    file = file_of(options)
    if file is not None and not file.exists():
        yield Finding("database", GOOD, "new", {"file": str(file)})
        return
    if file is not None and file.stat().st_mode & OTHERS:
        yield Finding("database", NOTE, "exposed", {"file": str(file)})
    try:
        with opened(options) as database:
            yield state_of(database)
            yield from check_clock_of(database)
    except IgrotekaError as problem:
        yield Finding("database", BAD, "away", problem=problem)


@contextlib.contextmanager
def opened(options: ServerOptions) -> Iterator[Engine]:
    from igroteka.server.storage.database import database_errors, default_url, open_engine

    found = open_engine(options.database or default_url())
    try:
        with database_errors():
            yield found
    finally:
        found.dispose()


def state_of(database: Engine) -> Finding:
    from igroteka.server.storage.database import BadDatabase, check_schema, is_usable

    kind = "PostgreSQL" if database.dialect.name == "postgresql" else "SQLite"
    try:
        check_schema(database)
    except BadDatabase as problem:
        match problem.text:
            case "error-database-empty":
                return Finding("database", GOOD, "empty", {"kind": kind})
            case "error-database-older":
                return Finding("database", NOTE, "older", {"kind": kind})
            case "error-database-newer":
                facts: dict[str, str | int] = {"revision": str(problem.arguments["revision"])}
                usable = is_usable(database)
                return Finding("database", NOTE if usable else BAD, "shared" if usable else "newer", facts)
        raise
    return Finding("database", GOOD, "ready", {"kind": kind})


def check_clock_of(database: Engine) -> Iterator[Finding]:
    """Compare our clock with what stands in the database, and with the clock of its server."""
    from sqlalchemy import func, inspect, select, text

    from igroteka.server.storage.schema import tables

    with database.connect() as connection:
        if inspect(connection).has_table(tables.name):
            last = connection.execute(select(func.max(tables.c.changed))).scalar() or 0
            ahead = int(last / 1000 - time.time())
            if ahead > SKEW:
                yield Finding("clock", BAD, "behind", {"seconds": ahead})
        if connection.dialect.name == "postgresql":
            theirs = float(connection.execute(text("SELECT extract(epoch FROM clock_timestamp())")).scalar_one())
            apart = abs(theirs - time.time())
            if apart > SKEW:
                yield Finding("clock", BAD, "apart", {"seconds": round(apart)})


def check_clock(options: ServerOptions, given: HostOptions) -> Iterator[Finding]:
    """Whether something keeps the clock of this machine right; clocks of games and of several servers depend on it."""
    state = clock_state()
    if state is None:
        yield Finding("clock", NOTE, "unknown")
    else:
        yield Finding("clock", NOTE if state == UNSYNCHRONIZED else GOOD, "free" if state == UNSYNCHRONIZED else "kept")


def clock_state() -> int | None:
    """What Linux says of its clock; None if it says nothing. Nothing is set: the structure asks for no mode."""
    ask = getattr(ctypes.CDLL(None), "adjtimex", None)
    state = -1 if ask is None else int(ask(ctypes.create_string_buffer(TIMEX_BYTES)))
    return None if state < 0 else state


def check_bus(options: ServerOptions, given: HostOptions) -> Iterator[Finding]:
    from igroteka.server.common.extras import need
    from igroteka.server.common.urls import without_password

    if not options.bus:
        yield Finding("bus", GOOD, "none")
        return
    facts: dict[str, str | int] = {"url": without_password(options.bus)}
    try:
        need("nats")
        milliseconds = asyncio.run(round_trip(options.bus))
    except IgrotekaError as problem:
        yield Finding("bus", BAD, "wrong", facts, problem)
    except (OSError, TimeoutError):
        yield Finding("bus", BAD, "away", facts)
    else:
        yield Finding("bus", GOOD, "answers", facts | {"milliseconds": milliseconds})


async def round_trip(url: str) -> int:
    """Milliseconds until the bus answers."""
    from nats.aio.client import Client
    from nats.errors import Error

    async def ignore(problem: Exception) -> None:
        """The failure is reported by `connect`."""

    client = Client()
    try:
        async with asyncio.timeout(PATIENCE):
            await client.connect(url, allow_reconnect=False, connect_timeout=int(PATIENCE), error_cb=ignore)
            begun = time.monotonic()
            await client.flush(int(PATIENCE))
            return round(1000 * (time.monotonic() - begun))
    except (Error, ValueError) as problem:
        raise ConnectionError(str(problem)) from None
    finally:
        await client.close()


def check_push(options: ServerOptions, given: HostOptions) -> Iterator[Finding]:
    """Whether players who have closed the page can be told that it is their turn."""
    from igroteka.server.notices.push_services import KNOWN, PushServices
    from igroteka.server.serving import sender_of

    try:
        sender_of(options)
    except IgrotekaError as problem:
        yield Finding("push", BAD, "wrong", problem=problem)
        return
    if not options.public_url.startswith("https://"):
        yield Finding("push", NOTE, "no-https")
        return
    facts: dict[str, str | int] = {"service": KNOWN[0]}
    try:
        PushServices().reach(KNOWN[0])
    except OSError as problem:
        yield Finding("push", NOTE, "away", facts | {"problem": str(problem)})
    else:
        yield Finding("push", GOOD, "reached", facts)


def check_tracing(options: ServerOptions, given: HostOptions) -> Iterator[Finding]:
    from igroteka.server.common.urls import without_password
    from igroteka.server.operations.tracing import check_collector

    if not options.tracing:
        yield Finding("tracing", GOOD, "none")
        return
    facts: dict[str, str | int] = {"url": without_password(options.tracing)}
    try:
        check_collector(options.tracing)
    except IgrotekaError as problem:
        yield Finding("tracing", BAD, "wrong", facts, problem)
        return
    parts = urlsplit(options.tracing)
    port = parts.port or (HTTPS_PORT if parts.scheme == "https" else HTTP_PORT)
    try:
        socket.create_connection((parts.hostname or "", port), PATIENCE).close()
    except OSError:
        yield Finding("tracing", NOTE, "away", facts)
    else:
        yield Finding("tracing", GOOD, "answers", facts)


def check_descriptors(options: ServerOptions, given: HostOptions) -> Iterator[Finding]:
    most, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    few = most != resource.RLIM_INFINITY and most < FEW_DESCRIPTORS
    shown: dict[str, str | int] = {"number": "∞" if most == resource.RLIM_INFINITY else str(most)}
    yield Finding("descriptors", NOTE if few else GOOD, "few" if few else "enough", shown)


def check_addresses(options: ServerOptions, given: HostOptions) -> Iterator[Finding]:
    """How others reach the host, and whether its public URL leads to it."""
    from igroteka.cli.serve import links_for_others

    if options.public_url:
        yield public_finding(options)
        return
    if is_loopback(options.address) or options.address == LOCALHOST:
        yield Finding("addresses", NOTE, "alone")
        return
    links = links_for_others(options)
    if links:
        yield Finding("addresses", GOOD, "network", {"links": ", ".join(links)})
    else:
        yield Finding("addresses", BAD, "no-network")


def public_finding(options: ServerOptions) -> Finding:
    """Ask the host by its public URL, as a browser far away does."""
    facts: dict[str, str | int] = {"url": options.public_url}
    if not version_at(local_url(options)):
        return Finding("addresses", NOTE, "public-later", facts)
    try:
        answer = answer_of(f"{options.public_url.rstrip('/')}/healthz")
    except HTTPError as problem:
        refused = problem.code == HTTPStatus.MISDIRECTED_REQUEST
        return Finding("addresses", BAD, "public-name" if refused else "public-other", facts)
    except ValueError:
        return Finding("addresses", BAD, "public-other", facts)
    except OSError as problem:
        return Finding("addresses", BAD, "public-away", facts | {"problem": str(getattr(problem, "reason", problem))})
    ours = answer.get("ok") is True and "engine" in answer
    return Finding("addresses", GOOD if ours else BAD, "public" if ours else "public-other", facts)


CHECKS: tuple[Check, ...] = (
    check_engine,
    check_pages,
    check_settings,
    check_port,
    check_descriptors,
    check_disk,
    check_clock,
    check_database,
    check_bus,
    check_push,
    check_tracing,
    check_addresses,
)
