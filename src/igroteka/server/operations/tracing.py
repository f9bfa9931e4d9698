"""Traces for a collector that the operator names, with OpenTelemetry: requests, commands of WebSockets, transactions.

Without a collector there is no tracer: nothing of OpenTelemetry is imported, and what could be traced asks once whether
there is one. Like logs, traces contain no names, tokens, cards or ids of tables. What a client says about traces of its
own is not believed.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from sqlalchemy import Connection, Engine, event
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from igroteka import __version__
from igroteka.core.errors import IgrotekaError
from igroteka.server.common.extras import need
from igroteka.server.common.labels import table_label
from igroteka.server.common.urls import without_password

if TYPE_CHECKING:
    from opentelemetry.sdk.trace import TracerProvider

EXTRA = "tracing"
EXPORTER = "opentelemetry.exporter.otlp.proto.http"  # it comes with everything else
PATH = "/v1/traces"  # of a collector that takes OTLP over HTTP
NANOSECONDS = 10**9
BEGUN = "igroteka-tracing-begun"
FAILURE = 500

Attributes = dict[str, str | int | bool]


class Tracer:
    """Records what has happened, with the time that it took."""

    def __init__(self, provider: TracerProvider) -> None:
        from opentelemetry.trace import SpanKind, Status, StatusCode

        self._provider = provider
        self._tracer = provider.get_tracer("igroteka", __version__)
        self._server, self._internal = SpanKind.SERVER, SpanKind.INTERNAL
        self._failed = Status(StatusCode.ERROR)

    def command(self, kind: str, table: str, game: str, refusal: str, seconds: float) -> None:
        """A command that was answered just now."""
        facts: Attributes = {"igroteka.table": table_label(table), "igroteka.game": game}
        if refusal:
            facts["igroteka.refusal"] = refusal
        end = time.time_ns()
        self._record(
            f"command {kind}", end - int(seconds * NANOSECONDS), end, facts, failed=refusal == "error-internal"
        )

    def request(self, method: str, route: str, status: int, begun: int) -> None:
        """A request that was answered just now; `begun` is in nanoseconds since 1970."""
        facts: Attributes = {"http.request.method": method, "http.route": route, "http.response.status_code": status}
        self._record(f"{method} {route}", begun, time.time_ns(), facts, failed=status >= FAILURE, served=True)

    def watch(self, engine: Engine) -> None:
        """Record the transactions of a database, from now on."""
        event.listen(engine, "begin", self._begin)
        event.listen(engine, "commit", lambda connection: self._end(connection, committed=True))
        event.listen(engine, "rollback", lambda connection: self._end(connection, committed=False))

    def close(self) -> None:
        """Send what is left."""
        self._provider.shutdown()

    def _begin(self, connection: Connection) -> None:
        connection.info[BEGUN] = time.time_ns()

    def _end(self, connection: Connection, *, committed: bool) -> None:
        begun = connection.info.pop(BEGUN, None)
        if begun is not None:
            facts: Attributes = {"db.system.name": connection.dialect.name, "igroteka.committed": committed}
            self._record("transaction", begun, time.time_ns(), facts)

    def _record(
        self, name: str, begun: int, ended: int, facts: Attributes, *, failed: bool = False, served: bool = False
    ) -> None:
        kind = self._server if served else self._internal
        span = self._tracer.start_span(name, kind=kind, attributes=facts, start_time=begun)
        if failed:
            span.set_status(self._failed)
        span.end(ended)


def open_tracer(url: str) -> Tracer | None:
    """A tracer that sends to the collector at a URL; None without one."""
    if not url:
        return None
    check_collector(url)
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
    from opentelemetry.sdk.resources import Resource
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.sdk.trace.export import BatchSpanProcessor

    provider = TracerProvider(
        resource=Resource.create({"service.name": "igroteka", "service.version": __version__}), shutdown_on_exit=False
    )
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter(collector_url(url))))
    return Tracer(provider)


def check_collector(url: str) -> None:
    """Refuse a URL that is none, and a host without the packages."""
    try:
        parts = urlsplit(url)
        good = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        good = False
    if not good:
        raise IgrotekaError("error-tracing", url=without_password(url))
    need(EXPORTER, EXTRA)


def collector_url(url: str) -> str:
    """Where a collector takes traces."""
    return url if urlsplit(url).path.strip("/") else url.rstrip("/") + PATH


class TracedRequests:
    """Records every HTTP request, by its route: no id of a table, and no address of a client."""

    def __init__(self, app: ASGIApp, tracer: Tracer) -> None:
        self.app = app
        self.tracer = tracer

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun, status = time.time_ns(), FAILURE

        async def send_and_look(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, send_and_look)
        finally:
            self.tracer.request(scope["method"], getattr(scope.get("route"), "path", "?"), status, begun)
