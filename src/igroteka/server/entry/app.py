"""The application: routes, what every answer carries, and what starts and ends with it."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Match, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from igroteka.core.errors import IgrotekaError
from igroteka.server.entry import reaching, routes
from igroteka.server.entry.hosts import LONGEST_NAME, name_of_header
from igroteka.server.entry.http import address_of, refuse, status_of
from igroteka.server.entry.network import is_loopback
from igroteka.server.entry.openapi import show_description
from igroteka.server.entry.reach import named_host
from igroteka.server.entry.refusals import NotAllowed
from igroteka.server.entry.site import Site, site_of
from igroteka.server.entry.socket import sit
from igroteka.server.entry.static import show_page
from igroteka.server.operations.metrics import show_health, show_metrics, show_readiness
from igroteka.texts import LANGUAGES, texts_for

log = logging.getLogger("igroteka.http")

Handler = Callable[[Request], Awaitable[Response]]

REST = "rest"  # the name of the route of everything that has no route of its own

OPENER = "cross-origin-opener-policy"
HEADERS = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; style-src 'self'; "
    "style-src-attr 'unsafe-inline'; connect-src 'self'; object-src 'none'; base-uri 'self'; "
    "frame-ancestors 'none'; form-action 'self'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    OPENER: "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), "
    "magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
    "cache-control": "no-store",  # where a page does not say otherwise: an answer is for the one who asked
}

SECURE_HEADERS = {"strict-transport-security": f"max-age={180 * 24 * 3600}"}  # of answers that go by TLS


def guarded(handler: Handler) -> Handler:
    """A handler whose refusals are answers, and whose mistakes are one plain answer and a line in the log."""

    async def handle(request: Request) -> Response:
        try:
            if request.method == "POST":
                check_origin(request)
            return await handler(request)
        except IgrotekaError as problem:
            return counted_refusal(request, problem)
        except ClientDisconnect:
            return Response(status_code=400)  # nobody reads it
        except Exception:
            log.exception("%s %s failed", request.method, request.url.path)
            return counted_refusal(request, NotAllowed("error-internal"))

    handle.__doc__ = handler.__doc__
    return handle


def counted_refusal(connection: HTTPConnection, problem: IgrotekaError) -> Response:
    """A refusal, which is counted."""
    site_of(connection).measures.count_refusal(problem.text)
    return refuse(problem)


def limited(handler: Handler) -> Handler:
    """A handler that costs something, and that an address can ask for only so often."""

    async def handle(request: Request) -> Response:
        routes.check_looks(request)
        return await handler(request)

    handle.__doc__ = handler.__doc__
    return handle


def check_origin(request: Request) -> None:
    """Refuse what another site makes a browser send, and what comes too fast."""
    site = site_of(request)
    if not site.same_origin(request):
        raise NotAllowed("error-foreign")
    if not site.may_ask(address_of(request)):
        raise NotAllowed("error-too-many")


def is_trustworthy(scope: Scope) -> bool:
    """Does a browser take the page for safe? A phone that came over plain HTTP ignores what only safe pages may ask
    for, and complains about it in its console. Who names no host is no browser.
    """
    host = named_host(HTTPConnection(scope))
    return scope["scheme"] == "https" or not host or is_loopback(host)


class SafeHeaders:
    """Every answer carries the headers that keep browsers from doing harm; by TLS, the one that keeps them there."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        wanted = HEADERS | SECURE_HEADERS if scope["scheme"] == "https" else HEADERS
        left_out = () if is_trustworthy(scope) else (OPENER,)

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = {name.lower() for name, _ in message["headers"]}
                added = [(name.encode(), value.encode()) for name, value in wanted.items() if name not in left_out]
                message["headers"] = [*message["headers"], *[one for one in added if one[0] not in given]]
            await send(message)

        await self.app(scope, receive, send_safely)


class KnownHost:
    """Refuses requests and WebSockets that come under a name that is none of the host's, whatever they ask for."""

    def __init__(self, app: ASGIApp, site: Callable[[], Site]) -> None:
        self.app = app
        self.site = site

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            connection = HTTPConnection(scope)
            host = connection.headers.get("host", "")
            if not self.site().knows_host(host, (scope.get("server") or ("",))[0]):
                answer = await refuse_host(connection, host)
                await answer(scope, receive, send)
                return
        await self.app(scope, receive, send)


async def refuse_host(connection: HTTPConnection, host: str) -> Response:
    """What is told under a foreign name: to a browser, a page in all languages."""
    problem = NotAllowed("error-host", host=name_of_header(host)[:LONGEST_NAME])
    if "text/html" not in connection.headers.get("accept", ""):
        return counted_refusal(connection, problem)
    site_of(connection).measures.count_refusal(problem.text)
    told = await run_in_threadpool(lambda: [texts_for(language).error(problem) for language in LANGUAGES])
    return PlainTextResponse("\n\n".join(told), status_of(problem.text))


class SubPath:
    """The host below a path of a web site, whether the proxy before it takes that path off or leaves it as it is."""

    def __init__(self, app: ASGIApp, path: str) -> None:
        self.app = app
        self.path = path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self.path and scope["type"] in ("http", "websocket"):
            asked = scope["path"] if scope["path"] != self.path else f"{self.path}/"
            if not asked.startswith(f"{self.path}/"):
                asked = self.path + asked
            scope = {**scope, "path": asked, "root_path": self.path}
        await self.app(scope, receive, send)


def all_routes() -> list[Route | WebSocketRoute]:
    """Where everything is."""
    get: list[tuple[str, Handler]] = [
        ("/healthz", show_health),
        ("/readyz", show_readiness),
        ("/metrics", show_metrics),
        ("/api/openapi.json", show_description),
        ("/api/me", routes.show_me),
        ("/api/games", routes.list_games),
        ("/api/games/{game}/texts/{language}", routes.show_texts),
        ("/api/games/{game}/components", routes.show_components),
        ("/api/rules/{game}", routes.show_rules),
        ("/api/tables", routes.list_tables),
        ("/api/tables/{id}", routes.show_table),
        ("/api/tables/{id}/code.svg", limited(routes.show_code)),
        ("/api/tables/{id}/games/{number}/steps", routes.show_steps),
        ("/api/tables/{id}/games/{number}/file", routes.show_file),
        ("/api/tables/{id}/games/{number}/proof", routes.show_proof),
        ("/api/tables/{id}/games/{number}/choices", routes.show_choices),
        ("/api/statistics", routes.show_statistics),
        ("/api/addresses", reaching.show_addresses),
        ("/api/reach/{token}", reaching.show_test),
        ("/api/reach/{token}/code.svg", reaching.show_test_code),
        ("/reach/{token}", reaching.show_arrival),
    ]
    post: list[tuple[str, Handler]] = [
        ("/api/me", routes.name_me),
        ("/api/games/check", routes.check_settings),
        ("/api/tables", routes.open_a_table),
        ("/api/tables/{id}/commands", routes.command),
        ("/api/tables/{id}/games/{number}/analysis", routes.analyse),
        ("/api/replays", routes.import_replay),
        ("/api/addresses", reaching.open_or_close),
        ("/api/reach", reaching.begin_test),
    ]
    return [
        *[Route(path, guarded(handler), methods=["GET"]) for path, handler in get],
        *[Route(path, guarded(handler), methods=["POST"]) for path, handler in post],
        WebSocketRoute("/api/tables/{id}/socket", sit),
        Route("/{path:path}", guarded(anything_else), methods=["GET"], name=REST),
    ]


async def anything_else(request: Request) -> Response:
    """GET anything else: the pages of the client. Below /api there is nothing else."""
    return refuse_method(request) if asks_api(request) else await show_page(request)


async def wrong_method(request: Request, problem: Exception) -> Response:
    """A method that is not known there."""
    return refuse_method(request)


def refuse_method(request: Request) -> Response:
    """What is told about a method that is not known at this place, or if there is nothing at all."""
    there = methods_at(request) or (set() if asks_api(request) else {"GET", "HEAD"})
    if not there:
        return counted_refusal(request, NotAllowed("error-nothing-here"))
    answer = counted_refusal(request, NotAllowed("error-method"))
    answer.headers["allow"] = ", ".join(sorted(there))
    return answer


def asks_api(request: Request) -> bool:
    """Does a program ask, and not a browser for a page?"""
    path = request.url.path.removeprefix(request.scope.get("root_path", ""))
    return path == "/api" or path.startswith("/api/")


def methods_at(request: Request) -> set[str]:
    """What can be done at the place that a request names."""
    named = [route for route in request.app.routes if isinstance(route, Route) and route.name != REST]
    there = [route for route in named if route.matches(request.scope)[0] is not Match.NONE]
    return {method for route in there for method in route.methods or ()}


class Application(Starlette):
    """Starlette below a path, with the safe headers around everything, even around what goes wrong inside of it."""

    path = ""

    def build_middleware_stack(self) -> ASGIApp:
        """What a request goes through."""
        inside = SubPath(super().build_middleware_stack(), self.path)
        return SafeHeaders(KnownHost(inside, lambda: self.state.site))


def make_app(make_site: Callable[[], Site], path: str = "") -> Starlette:
    """The application, perhaps below a path. Its site is made when it starts, inside the event loop."""

    @contextlib.asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        site = app.state.site = make_site()
        await site.hub.start()
        site.reach.start(app.state.server)
        try:
            yield
        finally:
            await site.reach.close()
            await site.hub.close()

    app = Application(routes=all_routes(), lifespan=life, exception_handlers={405: wrong_method})
    app.path = path
    app.state.server = None  # whoever serves it says so
    return app
