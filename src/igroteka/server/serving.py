"""Starting a host: its database, bus and bots, and the web server around them."""

from __future__ import annotations

import contextlib
import gc
import logging
import socket
from collections.abc import Callable
from dataclasses import dataclass, field
from socket import AF_INET, AF_INET6

from starlette.applications import Starlette

from igroteka.server.bots.bot_pool import BotPool, ProcessBotPool, RemoteBotPool
from igroteka.server.bus.notices import Bus, LocalBus
from igroteka.server.common import limits
from igroteka.server.common.extras import need
from igroteka.server.common.limits import DEFAULTS, MAX_MESSAGE_BYTES, SEND_TIMEOUT, Limits
from igroteka.server.entry.app import make_app
from igroteka.server.entry.connections import HttpProtocol, ServerConfig, SocketProtocol, make_connections
from igroteka.server.entry.forwarded import Forwarded
from igroteka.server.entry.guests import Guests
from igroteka.server.entry.hosts import allowed_hosts
from igroteka.server.entry.listening import Server
from igroteka.server.entry.moderation import check_chosen_key, operator_key
from igroteka.server.entry.networks import ALL_INTERFACES, LOCAL_PROXIES, LOOPBACK, Networks
from igroteka.server.entry.reach import Reach
from igroteka.server.entry.site import Site
from igroteka.server.entry.tunnel import Tell, ThroughTunnel, Tunnel, read_tool
from igroteka.server.notices.push_services import PushServices, service_names
from igroteka.server.notices.sender import Sender, read_targets
from igroteka.server.operations.tracing import Tracer, open_tracer
from igroteka.server.storage.database import ServingLock, default_url, migrate, open_engine
from igroteka.server.storage.store import Store
from igroteka.server.tables.hub import WAITING_DAYS, Hub
from igroteka.server.tables.retention import Retention

# Thresholds of the garbage collector's three generations.
COLLECTIONS = (1000, 500, 10)

# How often a port that is free for IPv4 and IPv6 is looked for.
PORT_TRIES = 20


@dataclass(frozen=True)
class ServerOptions:
    """The configuration of a server. Without a bus it is one process, with bots in a pool beside it."""

    address: str = LOOPBACK[0]
    port: int = 7654
    database: str = ""
    bus: str = ""
    bots: int = 1
    root_path: str = ""
    proxies: str = LOCAL_PROXIES
    origins: frozenset[str] = frozenset()
    unlimited: frozenset[str] = frozenset()
    monitors: frozenset[str] = frozenset()
    allowed_hosts: frozenset[str] = frozenset()
    limits: Limits = DEFAULTS
    waiting_days: int = WAITING_DAYS
    retention: Retention = field(default_factory=Retention)
    public_url: str = ""
    tunnel: str = ""
    mdns: bool = True
    bot_delay: bool = True
    push_services: tuple[str, ...] = ()
    notice_urls: tuple[str, ...] = field(default=(), repr=False)
    contact: str = ""
    operator_key: str = field(default="", repr=False)
    tracing: str = ""


def application(options: ServerOptions, tunnel: Tunnel | None = None, tracer: Tracer | None = None) -> Starlette:
    """The application of a server; a wrong configuration is refused here. `tracer` replaces that of the options."""
    if options.bus:
        need("nats")
    sender_of(options)
    check_chosen_key(options.operator_key)
    tracer = tracer or open_tracer(options.tracing)
    with contextlib.ExitStack() as opened:
        engine = open_engine(options.database or default_url())
        opened.callback(engine.dispose)
        lock = ServingLock(engine)
        opened.callback(lock.release)
        migrate(engine)
        opened.pop_all()  # the store closes them
    return make_app(lambda: make_site(options, Store(engine, lock), tunnel, tracer), options.root_path, tracer)


def make_site(options: ServerOptions, store: Store, tunnel: Tunnel | None = None, tracer: Tracer | None = None) -> Site:
    if options.bus:
        from igroteka.server.bus.nats import NatsBus

        nats = NatsBus(options.bus)
        bus: Bus = nats
        bot_pool: BotPool = RemoteBotPool(nats, lambda: ProcessBotPool(options.bots))
    else:
        bus, bot_pool = LocalBus(), ProcessBotPool(options.bots)
    hub = Hub(
        store,
        bus,
        bot_pool,
        options.waiting_days,
        options.retention,
        bot_delay=options.bot_delay,
        limits=options.limits,
    )
    return Site(
        hub,
        Guests(store, alone=bus.alone),
        origins=options.origins,
        unlimited=options.unlimited,
        monitors=options.monitors,
        limits=options.limits,
        allowed_hosts=allowed_hosts(options.address, options.allowed_hosts, [*options.origins, options.public_url]),
        reach=Reach(
            options.public_url,
            options.root_path,
            may_open=bus.alone,
            mdns=options.mdns and bus.alone,
            tunnel=tunnel,
        ),
        sender=sender_of(options),
        operator_key=operator_key(store.engine, options.operator_key),
        tracer=tracer,
    )


def sender_of(options: ServerOptions) -> Sender:
    """Sends notices; a wrong configuration is refused."""
    services = PushServices(service_names(options.push_services))
    url = options.public_url
    contact = options.contact or (url if url.startswith("https://") else "")
    return Sender(services, read_targets(options.notice_urls), contact)


class ClientFaultFilter(logging.Filter):
    """Keeps errors of clients out of the log: a message that is not UTF-8 (it is closed with 1007)."""

    def filter(self, record: logging.LogRecord) -> bool:
        return not (record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError))


CLIENT_FAULT_FILTER = ClientFaultFilter()


def server(options: ServerOptions, app: Starlette, tunnel: Tunnel | None = None) -> Server:
    logging.getLogger("uvicorn.error").addFilter(CLIENT_FAULT_FILTER)
    proxies = Networks(options.proxies.split(","))
    connections = make_connections(options.limits, Networks([*options.proxies.split(","), *options.unlimited]))
    believed = Forwarded(app, proxies)
    config = ServerConfig(
        ThroughTunnel(app, believed, tunnel) if tunnel else believed,
        host=options.address,
        port=options.port,
        http=HttpProtocol,
        ws=SocketProtocol,
        ws_max_size=MAX_MESSAGE_BYTES,
        ws_ping_interval=limits.PING_EVERY,
        ws_ping_timeout=limits.PONG_WITHIN,
        ws_per_message_deflate=False,
        proxy_headers=False,  # ours are stricter: see `Forwarded`
        server_header=False,
        access_log=False,
        log_config=None,
        backlog=connections.backlog,
        timeout_keep_alive=limits.KEEP_ALIVE,
        timeout_graceful_shutdown=3,
    )
    config.connections = app.state.connections = connections
    found = app.state.server = Server(config, with_user_timeout)
    return found


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((LOOPBACK[0], 0))
        port: int = probe.getsockname()[1]
        return port


def open_tunnel(options: ServerOptions, tell: Tell) -> Tunnel | None:
    """The tunnel that the operator wants; its program does not run yet."""
    if not options.tunnel:
        return None
    return Tunnel(read_tool(options.tunnel, options.public_url, options.root_path), tell, options.root_path)


def run(
    options: ServerOptions,
    ready: Callable[[], None] | None = None,
    tell_of_tunnel: Tell = lambda text, arguments: None,
) -> None:
    """Run a server until it is stopped."""
    tunnel = open_tunnel(options, tell_of_tunnel)
    found = server(options, application(options, tunnel), tunnel)
    tune_garbage_collection()
    open_now = listeners(options.address, options.port, found.config.backlog)  # connections wait from now on
    if tunnel is not None:
        open_now.append(with_user_timeout(tunnel.listener))
    if ready is not None:
        ready()
    found.run(sockets=open_now)


def listeners(address: str, port: int, backlog: int) -> list[socket.socket]:
    """The listening sockets of an address. :: needs two: one socket for both protocols would show IPv4 clients under
    IPv6 addresses, which are neither loopback nor trusted proxies.
    """
    any_ipv4, any_ipv6 = ALL_INTERFACES
    if address != any_ipv6:
        return [listener(address, port, backlog)]
    # With port 0 the system picks a port that is free for IPv4; it may be taken for IPv6, so another one is tried.
    for _ in range(0 if port else PORT_TRIES - 1):
        with contextlib.suppress(OSError):
            return pair_of_listeners(any_ipv4, any_ipv6, 0, backlog)
    return pair_of_listeners(any_ipv4, any_ipv6, port, backlog)


def pair_of_listeners(first: str, second: str, port: int, backlog: int) -> list[socket.socket]:
    """Sockets that listen at two addresses on the same port; none, if one of them cannot."""
    with contextlib.ExitStack() as opened:
        one = opened.enter_context(listener(first, port, backlog))
        both = [one, listener(second, one.getsockname()[1], backlog)]
        opened.pop_all()
        return both


def listener(address: str, port: int, backlog: int) -> socket.socket:
    """A socket that listens at one address."""
    family = AF_INET6 if ":" in address else AF_INET
    return with_user_timeout(socket.create_server((address, port), family=family, backlog=backlog))


def tune_garbage_collection() -> None:
    """Collect old generations rarely: everybody waits meanwhile, the longer the more tables there are.

    Tables hardly leave cyclic garbage. Objects from the start are never looked at.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTIONS)


def with_user_timeout(listener: socket.socket) -> socket.socket:
    """Set TCP_USER_TIMEOUT: a connection is closed when the other side acknowledges nothing for a while.

    Otherwise a client that never reads would be held forever, as it is where the system lacks this option (macOS).
    """
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(1000 * SEND_TIMEOUT))
    return listener
