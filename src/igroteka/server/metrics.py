"""Whether the host is well, and its numbers for Prometheus."""

from __future__ import annotations

import resource

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from igroteka import __version__
from igroteka.server.http import address_of, reply
from igroteka.server.refusals import NotAllowed
from igroteka.server.site import site_of


async def show_health(request: Request) -> Response:
    """GET /healthz: 200 as long as the database answers."""
    await site_of(request).hub.store.counts()
    return reply({"ok": True, "engine": __version__})


async def show_metrics(request: Request) -> Response:
    """GET /metrics: numbers in the text format of Prometheus, for those who run the host.

    Where few play, they tell players that somebody has just answered in secret.
    """
    if not site_of(request).may_monitor(address_of(request)):
        raise NotAllowed("error-monitors-only")
    hub = site_of(request).hub
    sockets = sum(len(room.audience.connections) for room in hub.rooms.values())
    found: list[tuple[str, str, str, float]] = [
        ("igroteka_tables_in_memory", "gauge", "Tables that are held in memory.", len(hub.rooms)),
        ("igroteka_sockets", "gauge", "Open WebSockets.", sockets),
        ("igroteka_writes_total", "counter", "Commands written to the log.", hub.store.writer.written),
        ("igroteka_commits_total", "counter", "Transactions they took.", hub.store.writer.batches),
        ("igroteka_bot_failures_total", "counter", "Bots replaced because they failed.", hub.bot_failures),
        ("igroteka_late_bots_total", "counter", "Bots that chose quickly as their time had come.", hub.late_bots),
        ("igroteka_memory_peak_bytes", "gauge", "Most memory used so far.", peak_memory()),
    ]
    lines = [f"# HELP {name} {text}\n# TYPE {name} {kind}\n{name} {value:g}" for name, kind, text, value in found]
    for status, count in (await hub.store.counts()).items():
        lines.append(f'igroteka_tables{{status="{status}"}} {count}')
    return PlainTextResponse("\n".join(lines) + "\n", media_type="text/plain; version=0.0.4")


def peak_memory() -> int:
    """The largest resident set of this process, in bytes (Linux counts it in kilobytes)."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
