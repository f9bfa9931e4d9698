"""Traces for a collector: what they tell, and what they never do."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest
from opentelemetry.sdk.trace import ReadableSpan, TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from igroteka.core.errors import IgrotekaError
from igroteka.server import serving
from igroteka.server.common.extras import need
from igroteka.server.common.labels import table_label
from igroteka.server.operations.tracing import Tracer, collector_url, open_tracer
from tests.server.host import serving_in_thread
from tests.server.raw import PATIENCE, RawSocket, ask, ask_json, bearer, new_table, new_token


@pytest.fixture(scope="module")
def spans(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[int, InMemorySpanExporter]]:
    """A host whose traces stay here."""
    exporter = InMemorySpanExporter()
    provider = TracerProvider(shutdown_on_exit=False)
    provider.add_span_processor(SimpleSpanProcessor(exporter))
    database = tmp_path_factory.mktemp("host") / "igroteka.db"
    options = serving.ServerOptions(database=f"sqlite:///{database}", mdns=False)
    with serving_in_thread(options, serving.application(options, tracer=Tracer(provider))) as port:
        yield port, exporter


def named(exporter: InMemorySpanExporter, name: str) -> list[ReadableSpan]:
    """The spans of this name. They are recorded behind the answer, so the first one is waited for."""
    limit = time.monotonic() + PATIENCE
    while True:
        found = [span for span in exporter.get_finished_spans() if span.name == name]
        if found or time.monotonic() > limit:
            return found
        time.sleep(0.01)


def seconds(span: ReadableSpan) -> float:
    assert span.start_time is not None
    assert span.end_time is not None
    return (span.end_time - span.start_time) / 10**9


def test_requests_commands_and_transactions_are_traced(spans: tuple[int, InMemorySpanExporter]) -> None:
    port, exporter = spans
    token = new_token(port, "Sebastian")
    table = new_table(port, token, "targi")
    assert ask(port, "GET", f"/api/tables/{table}").status == 200
    with RawSocket(port, f"/api/tables/{table}/socket", [bearer(token)]) as socket:
        socket.send(b'{"do": "add-bot", "id": "a", "seat": 1, "level": "greedy"}')
        assert socket.answer() == "done"
        socket.send(b'{"do": "concede", "id": "b"}')
        assert socket.answer() != "done"
    (shown,) = named(exporter, "GET /api/tables/{id}")
    assert dict(shown.attributes or {}) == {
        "http.request.method": "GET",
        "http.route": "/api/tables/{id}",
        "http.response.status_code": 200,
    }
    (added,) = named(exporter, "command add-bot")
    assert dict(added.attributes or {}) == {"igroteka.table": table_label(table), "igroteka.game": "targi"}
    assert 0 < seconds(added) < 60
    (conceded,) = named(exporter, "command concede")
    assert str((conceded.attributes or {})["igroteka.refusal"]).startswith("error-")
    assert any((one.attributes or {})["igroteka.committed"] for one in named(exporter, "transaction"))


def test_traces_contain_no_names_tokens_ids_or_words(spans: tuple[int, InMemorySpanExporter]) -> None:
    port, exporter = spans
    token = new_token(port, "Wilhelmina")
    table = new_table(port, token, "bang", seats=4)
    ask_json(port, f"/api/tables/{table}/commands", {"do": "say", "id": "c", "text": "Hullabaloo"}, [bearer(token)])
    ask(port, "GET", f"/api/tables/{table}?secret=Hullabaloo", [bearer(token), ("X-Forwarded-For", "203.0.113.77")])
    ask(port, "GET", f"/join/{table}")
    assert named(exporter, "command say")
    assert named(exporter, "GET /{path:path}")
    whole = "".join(span.to_json() for span in exporter.get_finished_spans())
    for secret in ("Wilhelmina", token, table, "Hullabaloo", "203.0.113.77", "127.0.0.1"):
        assert secret not in whole


def test_a_failure_is_marked(spans: tuple[int, InMemorySpanExporter], monkeypatch: pytest.MonkeyPatch) -> None:
    port, exporter = spans
    monkeypatch.setattr("igroteka.server.entry.site.Site.admit_health_probe", None)
    assert ask(port, "GET", "/healthz").status == 500
    (failed,) = named(exporter, "GET /healthz")
    assert not failed.status.is_ok


def test_a_client_does_not_choose_which_trace_it_belongs_to(spans: tuple[int, InMemorySpanExporter]) -> None:
    port, exporter = spans
    told = "0af7651916cd43dd8448eb211c80319c"
    ask(port, "GET", "/api/games", [("traceparent", f"00-{told}-b7ad6b7169203331-01")])
    (asked,) = named(exporter, "GET /api/games")
    assert asked.context is not None
    assert f"{asked.context.trace_id:032x}" != told
    assert asked.parent is None


@contextmanager
def collector() -> Iterator[tuple[int, list[bytes]]]:
    """A collector that keeps what it is sent."""
    sent: list[bytes] = []

    class Taker(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            sent.append(self.path.encode() + b" " + self.rfile.read(int(self.headers["content-length"])))
            self.send_response(200)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, format: str, *arguments: object) -> None:
            """Say nothing."""

    with HTTPServer(("127.0.0.1", 0), Taker) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield server.server_port, sent
        finally:
            server.shutdown()
            thread.join()


def test_what_is_left_is_sent_when_the_host_ends(tmp_path: Path) -> None:
    with collector() as (there, sent):
        options = serving.ServerOptions(
            database=f"sqlite:///{tmp_path / 'a.db'}", tracing=f"http://127.0.0.1:{there}", mdns=False
        )
        with serving_in_thread(options, serving.application(options)) as port:
            assert ask(port, "GET", "/api/games").status == 200
    paths = {one.partition(b" ")[0] for one in sent}
    assert paths == {b"/v1/traces"}
    found = [ExportTraceServiceRequest.FromString(one.partition(b" ")[2]) for one in sent]
    names = [span.name for one in found for by in one.resource_spans for part in by.scope_spans for span in part.spans]
    assert "GET /api/games" in names


def test_a_collector_is_named_by_its_address_or_by_the_whole_url() -> None:
    assert collector_url("http://localhost:4318") == "http://localhost:4318/v1/traces"
    assert collector_url("http://localhost:4318/") == "http://localhost:4318/v1/traces"
    assert collector_url("https://traces.example.org/otlp/v1/traces") == "https://traces.example.org/otlp/v1/traces"


@pytest.mark.parametrize("url", ["localhost:4318", "grpc://localhost:4317", "http://", "http://localhost:port"])
def test_what_is_no_collector_is_refused(url: str) -> None:
    with pytest.raises(IgrotekaError) as refused:
        open_tracer(url)
    assert refused.value.text == "error-tracing"


def test_without_the_packages_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("igroteka.server.common.extras.find_spec", lambda module: None)
    with pytest.raises(IgrotekaError) as refused:
        open_tracer("http://localhost:4318")
    assert (refused.value.text, refused.value.arguments["extra"]) == ("error-extra-missing", "tracing")


def test_the_password_of_a_collector_is_not_told() -> None:
    with pytest.raises(IgrotekaError) as refused:
        open_tracer("ftp://ann:secret@collector.example.org")
    assert refused.value.arguments["url"] == "ftp://collector.example.org"


@pytest.mark.parametrize("module", ["opentelemetry.missing", "opentelemetry.missing.part", "missing.part"])
def test_a_part_of_the_packages_is_not_enough(module: str) -> None:
    with pytest.raises(IgrotekaError) as refused:
        need(module, "tracing")
    assert refused.value.arguments["module"] == module


def test_a_host_without_a_collector_imports_nothing_of_it() -> None:
    program = (
        "import sys, igroteka.server.serving as serving\n"
        "app = serving.application(serving.ServerOptions(database='sqlite://'))\n"
        "sys.exit(app.tracer is not None or any(name.startswith('opentelemetry') for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
