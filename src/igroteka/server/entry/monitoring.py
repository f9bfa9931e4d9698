"""Health, readiness and metrics of the server."""

from __future__ import annotations

import resource

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from igroteka import __version__
from igroteka.server.common.refusals import NotAllowed
from igroteka.server.entry.connections import Connections, open_files
from igroteka.server.entry.http import address_of, reply
from igroteka.server.entry.reach import is_from_this_machine, is_operator, named_host
from igroteka.server.entry.site import site_of
from igroteka.server.notices.notifier import Notifier
from igroteka.server.operations.measures import Measures
from igroteka.server.operations.metrics import COUNTER, GAUGE, Metric, labelled, number, timed
from igroteka.server.tables.hub import Hub


async def show_health(request: Request) -> Response:
    """GET /healthz: 200 as long as the process answers, whatever the state of its database."""
    site_of(request).admit_health_probe(address_of(request))
    return reply({"ok": True, "engine": __version__})


async def show_readiness(request: Request) -> Response:
    """GET /readyz: 200 if the database can be written and the bus answers, 503 if not."""
    site_of(request).admit_readiness_probe(address_of(request))
    await site_of(request).readiness.check()
    return reply({"ok": True, "engine": __version__})


async def show_metrics(request: Request) -> Response:
    """GET /metrics: metrics for Prometheus, for the operator and listed monitors.

    Players must not read them: where few play, they reveal that somebody has just answered in secret. A proxy on the
    server's own machine may ask for anybody, even without saying so: a local address alone is not enough.
    """
    site = site_of(request)
    if not site.may_monitor(address_of(request)) and not runs_the_host(request):
        raise NotAllowed("error-monitors-only")
    tables = labelled("igroteka_tables", GAUGE, "Tables in the database.", "status", await site.hub.store.counts())
    found = [
        *of_tables(site.hub),
        tables,
        *of_notices(site.notifier),
        *of_requests(site.measures),
        *of_connections(request.app.state.connections),
    ]
    return PlainTextResponse("".join([f"{metric}\n" for metric in found]), media_type="text/plain; version=0.0.4")


def of_tables(hub: Hub) -> list[Metric]:
    """Tables, writes, and queues for bots, database and clients."""
    queues = [connection.queued for room in hub.rooms.values() for connection in room.audience.connections]
    services, writer = hub.services, hub.store.writer
    return [
        number("igroteka_tables_in_memory", GAUGE, "Tables that are held in memory.", len(hub.rooms)),
        number("igroteka_sockets", GAUGE, "Open WebSockets.", len(queues)),
        number("igroteka_socket_queue", GAUGE, "Messages that wait for clients to read.", sum(queues)),
        number("igroteka_socket_queue_longest", GAUGE, "Messages that wait for one client.", max(queues, default=0)),
        number("igroteka_writes_total", COUNTER, "Commands written to the log.", writer.written),
        number("igroteka_commits_total", COUNTER, "Transactions they took.", writer.batches),
        number("igroteka_write_queue", GAUGE, "Jobs that wait to be written.", writer.waiting),
        number("igroteka_bot_jobs", GAUGE, "Jobs that bots work on, or that wait for one.", services.bot_jobs),
        number("igroteka_bot_failures_total", COUNTER, "Bots replaced because they failed.", services.bot_failures),
        number(
            "igroteka_late_bots_total",
            COUNTER,
            "Bots that chose quickly because they were late.",
            services.late_bots,
        ),
        number("igroteka_memory_peak_bytes", GAUGE, "Most memory used so far.", peak_memory()),
    ]


def of_notices(notifier: Notifier) -> list[Metric]:
    """What was sent to players who were not here."""
    return [
        number("igroteka_notices_total", COUNTER, "Notices that were delivered.", notifier.sent),
        number("igroteka_notice_failures_total", COUNTER, "Notices that could not be delivered.", notifier.failed),
    ]


def of_requests(found: Measures) -> list[Metric]:
    """Latency of commands, and refusals."""
    return [
        timed("igroteka_command_seconds", "Time from a command to its answer.", "command", found.commands),
        labelled("igroteka_refusals_total", COUNTER, "Refusals by the id of their text.", "reason", found.refusals),
        labelled("igroteka_socket_closes_total", COUNTER, "Sockets that the server closed.", "code", found.closes),
    ]


def of_connections(found: Connections) -> list[Metric]:
    """Connections and file descriptors."""
    refused = "Connections closed: too many of an address, too few descriptors, too slow."
    return [
        number("igroteka_connections", GAUGE, "Open connections, WebSockets included.", found.open),
        number("igroteka_connections_waiting", GAUGE, "Connections that wait for a request.", found.waiting),
        labelled("igroteka_connections_refused_total", COUNTER, refused, "reason", found.refused),
        number("igroteka_file_descriptors", GAUGE, "Open file descriptors.", open_files()),
        number("igroteka_file_descriptor_limit", GAUGE, "Most file descriptors allowed.", found.descriptors),
    ]


def runs_the_host(request: Request) -> bool:
    """True if the operator asks: in a browser, or with a program on the same machine that names no host."""
    return is_operator(request) or (is_from_this_machine(request) and not named_host(request))


def peak_memory() -> int:
    """The peak resident set of this process in bytes (Linux counts in kilobytes)."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
