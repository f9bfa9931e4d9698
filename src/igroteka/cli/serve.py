"""`igroteka serve`, `worker`, `backup` and `restore`: hosting tables.

Their settings come from the command line, the environment and a file, in this order: no password has to stand on a
command line, which others on the machine can read. A file is read before the command starts (`settings_file`).

Only the commands that need the server import it, so that the others start quickly.
"""

from __future__ import annotations

import asyncio
import io
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any
from urllib.parse import urlsplit

import typer

from igroteka.cli.settings_file import SETTINGS_OPTION
from igroteka.cli.terminal import Terminal
from igroteka.core.errors import IgrotekaError
from igroteka.server.entry.networks import ALL_INTERFACES, LOCAL_PROXIES, LOCALHOST, LOOPBACK, in_url, is_loopback

if TYPE_CHECKING:
    from sqlalchemy import Engine

    from igroteka.server.operations.backup import Tally
    from igroteka.server.serving import ServerOptions

PORT = 7654


def setting(option: str, name: str = "", **details: Any) -> Any:
    """An option of a host that may also stand in the environment and in a settings file (see `settings_file`).

    `name` is its name there if it differs from the option, as that of a list does.
    """
    variable = "IGROTEKA_" + (name or option.removeprefix("--")).upper().replace("-", "_")
    return typer.Option(option, envvar=variable, show_envvar=False, show_default=False, **details)


SettingsFile = Annotated[Path | None, setting(SETTINGS_OPTION, metavar="FILE", help="cli-option-settings")]
Address = Annotated[str, setting("--host", metavar="ADDRESS", help="cli-option-host")]
Port = Annotated[int, setting("--port", metavar="N", min=1, max=65535, help="cli-option-port")]
Database = Annotated[str, setting("--database", metavar="URL", help="cli-option-database")]
BusUrl = Annotated[str, setting("--bus", metavar="URL", help="cli-option-bus")]
Bots = Annotated[int, setting("--bots", metavar="N", min=1, max=64, help="cli-option-bot-processes")]
RootPath = Annotated[str, setting("--root-path", metavar="PATH", help="cli-option-root-path")]
Proxies = Annotated[str, setting("--proxies", metavar="ADDRESSES", help="cli-option-proxies")]
Origin = Annotated[list[str] | None, setting("--origin", "origins", metavar="URL", help="cli-option-origin")]
Unlimited = Annotated[list[str] | None, setting("--unlimited", metavar="ADDRESS", help="cli-option-unlimited")]
Monitor = Annotated[list[str] | None, setting("--monitor", "monitors", metavar="ADDRESS", help="cli-option-monitor")]
AllowedHost = Annotated[
    list[str] | None, setting("--allowed-host", "allowed-hosts", metavar="NAME", help="cli-option-allowed-host")
]
Limit = Annotated[list[str] | None, setting("--limit", "limits", metavar="NAME=N", help="cli-option-limit")]
Waiting = Annotated[int, setting("--waiting", metavar="DAYS", min=0, max=3650, help="cli-option-waiting")]
Abandoned = Annotated[int, setting("--abandoned", metavar="DAYS", min=0, max=3650, help="cli-option-abandoned")]
DeleteClosed = Annotated[
    int, setting("--delete-closed", metavar="DAYS", min=0, max=3650, help="cli-option-delete-closed")
]
ForgetGuests = Annotated[
    int, setting("--forget-guests", metavar="DAYS", min=0, max=3650, help="cli-option-forget-guests")
]
PublicUrl = Annotated[str, setting("--public-url", metavar="URL", help="cli-option-public-url")]
TunnelTool = Annotated[str, setting("--tunnel", metavar="TOOL", help="cli-option-tunnel")]
NoMdns = Annotated[bool, setting("--no-mdns", help="cli-option-no-mdns")]
NoBotDelay = Annotated[bool, setting("--no-bot-delay", help="cli-option-no-bot-delay")]
PushService = Annotated[
    list[str] | None, setting("--push-service", "push-services", metavar="NAME", help="cli-option-push-service")
]
NoticeUrl = Annotated[
    list[str] | None, setting("--notice-url", "notice-urls", metavar="GUEST=URL", help="cli-option-notice-url")
]
Contact = Annotated[str, setting("--contact", metavar="ADDRESS", help="cli-option-contact")]
Tracing = Annotated[str, setting("--tracing", metavar="URL", help="cli-option-tracing")]
OperatorKey = Annotated[str, setting("--operator-key", metavar="KEY", help="cli-option-operator-key")]
Open = Annotated[bool, typer.Option("--open", help="cli-option-open-page", show_default=False)]
Only = Annotated[str, typer.Option("--table", metavar="ID", help="cli-option-only-table", show_default=False)]
Key = Annotated[Path | None, typer.Option("--key", metavar="FILE", help="cli-option-backup-key", show_default=False)]
Trust = Annotated[bool, typer.Option("--trust", help="cli-option-backup-trust", show_default=False)]
BackupFile = Annotated[Path, typer.Argument(metavar="FILE", help="cli-argument-backup")]


@dataclass(frozen=True)
class HostOptions:
    """The settings of a host."""

    address: Address = LOOPBACK[0]
    port: Port = PORT
    database: Database = ""
    bus: BusUrl = ""
    bots: Bots = 1
    root_path: RootPath = ""
    proxies: Proxies = LOCAL_PROXIES
    origin: Origin = None
    unlimited: Unlimited = None
    monitor: Monitor = None
    allowed_host: AllowedHost = None
    limit: Limit = None
    waiting: Waiting = 14
    abandoned: Abandoned = 180
    delete_closed: DeleteClosed = 0
    forget_guests: ForgetGuests = 365
    public_url: PublicUrl = ""
    tunnel: TunnelTool = ""
    no_mdns: NoMdns = False
    no_bot_delay: NoBotDelay = False
    push_service: PushService = None
    notice_url: NoticeUrl = None
    contact: Contact = ""
    operator_key: OperatorKey = ""
    tracing: Tracing = ""
    settings: SettingsFile = None

    def server_options(self) -> ServerOptions:
        from igroteka.server.common.limits import read_limits
        from igroteka.server.serving import ServerOptions
        from igroteka.server.tables.retention import Retention

        return ServerOptions(
            address=self.address,
            port=self.port,
            database=self.database,
            bus=self.bus,
            bots=self.bots,
            root_path=sub_path(self.root_path),
            proxies=self.proxies,
            origins=frozenset(self.origin or []),
            unlimited=frozenset(self.unlimited or []),
            monitors=frozenset(self.monitor or []),
            allowed_hosts=frozenset(self.allowed_host or []),
            limits=read_limits(self.limit or []),
            waiting_days=self.waiting,
            retention=Retention(self.abandoned, self.delete_closed, self.forget_guests),
            public_url=checked_url(self.public_url),
            tunnel=self.tunnel,
            mdns=not self.no_mdns,
            bot_delay=not self.no_bot_delay,
            push_services=tuple(self.push_service or []),
            notice_urls=tuple(self.notice_url or []),
            contact=checked_contact(self.contact),
            operator_key=self.operator_key,
            tracing=self.tracing,
        )


@dataclass(frozen=True)
class ServeOptions(HostOptions):
    """The parameters of the command line."""

    open_page: Open = False


def serve(terminal: Terminal, options: ServeOptions) -> None:
    from igroteka.server.operations.logs import configure_logging
    from igroteka.server.serving import run

    configure_logging()
    check_port(options.address, options.port)
    chosen = options.server_options()
    run(
        chosen,
        lambda: welcome(terminal, chosen, open_page=options.open_page),
        lambda text, arguments: tell_of_tunnel(terminal, text, arguments),
    )


def sub_path(text: str) -> str:
    """A normalized URL path: empty, or with a leading slash and no trailing one."""
    path = text.strip("/")
    return f"/{path}" if path else ""


def checked_url(url: str) -> str:
    """The URL under which others find the server; refused if a browser could not open it."""
    try:
        parts = urlsplit(url)
        good = parts.scheme in ("http", "https") and bool(parts.hostname) and not parts.query and not parts.fragment
    except ValueError:
        good = False
    if url and not good:
        raise IgrotekaError("error-public-url", url=url)
    return url


def checked_contact(contact: str) -> str:
    """How push services can reach the operator: an e-mail address or a URL; refused if it is neither."""
    if contact and not contact.startswith(("mailto:", "https://")):
        contact = f"mailto:{contact}" if "@" in contact and "://" not in contact else ""
        if not contact:
            raise IgrotekaError("error-contact")
    return contact


def check_port(address: str, port: int) -> None:
    """Refuse a port that another program uses, before anything is opened."""
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((address, port))
        except OSError:
            raise IgrotekaError("error-port", address=address, port=str(port)) from None


def welcome(terminal: Terminal, options: ServerOptions, *, open_page: bool) -> None:
    """Print where the server is, with a QR code if phones can reach it, and open the page if wanted."""
    from igroteka.server.entry.moderation import operator_key_file
    from igroteka.server.entry.static import first_page

    here = link_here(options)
    terminal.print("cli-serve-here", url=here)
    if first_page() is None:
        terminal.print("cli-serve-no-pages")
    others = links_for_others(options)
    if others:
        terminal.print("cli-serve-phones", url=others[0])
        if not options.tunnel:
            print_code(terminal, others[0])
    elif not options.tunnel:
        terminal.print("cli-serve-alone", style="soft")
    for link in others[1:]:
        terminal.print("cli-serve-also", style="soft", url=link)
    if options.tunnel:
        terminal.print("cli-serve-tunnel-opening", tool=options.tunnel)
    if not options.operator_key:
        with database_at(options.database) as engine:
            terminal.print(
                "cli-serve-operator", style="soft", url=f"{here}operator", file=str(operator_key_file(engine))
            )
    terminal.print("cli-serve-stop", style="soft")
    if open_page:
        typer.launch(here)


def print_code(terminal: Terminal, link: str) -> None:
    """Print a link as a QR code."""
    import segno

    code = io.StringIO()
    segno.make(link).terminal(out=code, compact=True)
    terminal.console.out(code.getvalue(), highlight=False)


def tell_of_tunnel(terminal: Terminal, text: str, arguments: dict[str, str | int]) -> None:
    """Print that the tunnel is open, with a QR code, or what is wrong with it."""
    from igroteka.server.entry.tunnel import OPEN

    terminal.print(text, "", **arguments)
    if text == OPEN:
        print_code(terminal, str(arguments["url"]))


def link_here(options: ServerOptions) -> str:
    """The link to the server on this machine."""
    address = options.address
    return link(LOCALHOST if is_loopback(address) or address in ALL_INTERFACES else address, options)


def links_for_others(options: ServerOptions) -> list[str]:
    """Links to the server for others, the likeliest first; none if only this machine can reach it."""
    from igroteka.server.entry.interfaces import own_addresses

    if options.public_url:
        return [f"{options.public_url.rstrip('/')}/"]
    if is_loopback(options.address):
        return []
    if options.address not in ALL_INTERFACES:
        return [link(options.address, options)]
    return [link(one, options) for one in own_addresses() if ":" not in one or options.address == "::"]


def link(address: str, options: ServerOptions) -> str:
    return f"http://{in_url(address)}:{options.port}{options.root_path}/"


def worker(context: typer.Context, bus: BusUrl, bots: Bots = 1, settings: SettingsFile = None) -> None:
    """Run bot decisions for a server on several machines, until Ctrl-C."""
    from igroteka.server.common.extras import need
    from igroteka.server.common.urls import without_password
    from igroteka.server.operations.logs import configure_logging

    need("nats")
    from igroteka.server.bots.worker import work

    terminal = Terminal.of(context)
    configure_logging()
    asyncio.run(work(bus, bots, lambda: terminal.print("cli-worker-runs", bus=without_password(bus))))


def backup(
    context: typer.Context,
    file: BackupFile,
    table: Only = "",
    database: Database = "",
    key: Key = None,
    settings: SettingsFile = None,
) -> None:
    """Write all tables, or one, to a file."""
    from igroteka.server.operations.backup import back_up
    from igroteka.server.storage.database import check_file

    check_file(database)
    with database_at(database) as engine:
        try:
            report(context, "cli-backup-done", back_up(engine, file, table, key), file)
        except OSError:
            raise IgrotekaError("cli-error-file-write", file=str(file)) from None


def restore(
    context: typer.Context,
    file: BackupFile,
    table: Only = "",
    database: Database = "",
    key: Key = None,
    trust: Trust = False,
    settings: SettingsFile = None,
) -> None:
    """Load the tables of a backup, or one of them, into the database."""
    from igroteka.server.operations.backup import restore as put_back
    from igroteka.server.storage.database import migrate

    with database_at(database) as engine:
        migrate(engine)
        try:
            tally = put_back(engine, file, table, key, trust=trust)
        except OSError:
            raise IgrotekaError("error-file-unreadable", file=str(file)) from None
    report(context, "cli-restore-done", tally, file)
    if not tally.proved:
        Terminal.of(context).print("cli-restore-unproved", style="soft")


@contextmanager
def database_at(url: str) -> Iterator[Engine]:
    """The database of a URL, or the one in the user's data folder; reports what is wrong with it."""
    from igroteka.server.storage.database import database_errors, default_url, open_engine

    engine = open_engine(url or default_url())
    try:
        with database_errors():
            yield engine
    finally:
        engine.dispose()


def report(context: typer.Context, text: str, tally: Tally, file: Path) -> None:
    """Print how much was written or read."""
    Terminal.of(context).print(text, file=str(file), tables=tally.tables, events=tally.events, guests=tally.guests)
