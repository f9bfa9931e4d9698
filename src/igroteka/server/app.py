"""The application: routes, what every answer carries, and what starts and ends with it."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from igroteka.core.errors import IgrotekaError
from igroteka.server import routes
from igroteka.server.http import address_of, refuse
from igroteka.server.metrics import show_health, show_metrics
from igroteka.server.openapi import show_description
from igroteka.server.refusals import NotAllowed
from igroteka.server.site import Site, site_of
from igroteka.server.socket import sit
from igroteka.server.static import show_page

log = logging.getLogger("igroteka.http")

Handler = Callable[[Request], Awaitable[Response]]

HEADERS = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; style-src 'self'; "
    "style-src-attr 'unsafe-inline'; connect-src 'self'; object-src 'none'; base-uri 'self'; "
    "frame-ancestors 'none'; form-action 'self'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
}


def guarded(handler: Handler) -> Handler:
    """A handler whose refusals are answers, and whose mistakes are one plain answer and a line in the log."""

    async def handle(request: Request) -> Response:
        try:
            if request.method == "POST":
                check_origin(request)
            return await handler(request)
        except IgrotekaError as problem:
            return refuse(problem)
        except Exception:
            log.exception("%s %s failed", request.method, request.url.path)
            return refuse(NotAllowed("error-internal"))

    handle.__doc__ = handler.__doc__
    return handle


def check_origin(request: Request) -> None:
    """Refuse what another site makes a browser send, and what comes too fast."""
    site = site_of(request)
    if not site.same_origin(request):
        raise NotAllowed("error-foreign")
    if not site.may_ask(address_of(request)):
        raise NotAllowed("error-too-many")


class SafeHeaders:
    """Every answer carries the headers that keep browsers from doing harm."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = {name.lower() for name, _ in message["headers"]}
                added = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
                message["headers"] = [*message["headers"], *[one for one in added if one[0] not in given]]
            await send(message)

        await self.app(scope, receive, send_safely)


def all_routes() -> list[Route | WebSocketRoute]:
    """Where everything is."""
    get: list[tuple[str, Handler]] = [
        ("/healthz", show_health),
        ("/metrics", show_metrics),
        ("/api/openapi.json", show_description),
        ("/api/me", routes.show_me),
        ("/api/games", routes.list_games),
        ("/api/rules/{game}", routes.show_rules),
        ("/api/tables", routes.list_tables),
        ("/api/tables/{id}", routes.show_table),
        ("/api/tables/{id}/code.svg", routes.show_code),
        ("/api/tables/{id}/games/{number:int}/steps", routes.show_steps),
        ("/api/tables/{id}/games/{number:int}/file", routes.show_file),
        ("/api/tables/{id}/games/{number:int}/proof", routes.show_proof),
        ("/api/tables/{id}/games/{number:int}/choices", routes.show_choices),
        ("/api/statistics", routes.show_statistics),
    ]
    post: list[tuple[str, Handler]] = [
        ("/api/me", routes.name_me),
        ("/api/games/check", routes.check_settings),
        ("/api/tables", routes.open_a_table),
        ("/api/tables/{id}/commands", routes.command),
        ("/api/replays", routes.import_replay),
    ]
    return [
        *[Route(path, guarded(handler), methods=["GET"]) for path, handler in get],
        *[Route(path, guarded(handler), methods=["POST"]) for path, handler in post],
        WebSocketRoute("/api/tables/{id}/socket", sit),
        Route("/{path:path}", guarded(show_page), methods=["GET"]),
    ]


async def not_found(request: Request, problem: Exception) -> Response:
    """Nothing is there."""
    return PlainTextResponse("Not found", 404)


def make_app(make_site: Callable[[], Site]) -> Starlette:
    """The application. Its site is made when it starts, inside the event loop."""

    @contextlib.asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        site = app.state.site = make_site()
        await site.hub.start()
        try:
            yield
        finally:
            await site.hub.close()

    return Starlette(
        routes=all_routes(), lifespan=life, middleware=[Middleware(SafeHeaders)], exception_handlers={404: not_found}
    )
