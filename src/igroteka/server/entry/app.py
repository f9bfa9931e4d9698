"""The application: routes, headers of every response, startup and shutdown."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from http import HTTPStatus

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Match, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from igroteka.core.errors import IgrotekaError
from igroteka.server.common.labels import table_label
from igroteka.server.common.refusals import NotAllowed
from igroteka.server.common.times import DAY
from igroteka.server.entry import (
    member_routes,
    notice_routes,
    operator_routes,
    people_routes,
    puzzle_routes,
    reach_routes,
    result_routes,
    routes,
    tournament_routes,
)
from igroteka.server.entry.hosts import LONGEST_HOST, name_of_header
from igroteka.server.entry.http import address_of, refuse, status_of
from igroteka.server.entry.monitoring import show_health, show_metrics, show_readiness
from igroteka.server.entry.networks import is_loopback
from igroteka.server.entry.openapi import show_description
from igroteka.server.entry.reach import named_host
from igroteka.server.entry.site import Site, site_of
from igroteka.server.entry.socket import connect
from igroteka.server.entry.static import show_page
from igroteka.server.operations.tracing import TracedRequests, Tracer
from igroteka.texts import LANGUAGES, texts_for

log = logging.getLogger("igroteka.http")

Handler = Callable[[Request], Awaitable[Response]]

REST = "rest"  # the name of the catch-all route

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
    "cache-control": "no-store",  # unless a page says otherwise
}

SECURE_HEADERS = {"strict-transport-security": f"max-age={180 * DAY}"}  # over TLS only


def guarded(handler: Handler) -> Handler:
    """A handler whose refusals are responses, and whose exceptions are logged and answered with a plain error."""

    async def handle(request: Request) -> Response:
        try:
            site_of(request).moderation.check("", address_of(request))
            if request.method == "POST":
                check_origin(request)
            return await handler(request)
        except IgrotekaError as problem:
            return counted_refusal(request, problem)
        except ClientDisconnect:
            return Response(status_code=HTTPStatus.BAD_REQUEST)  # the client is gone
        except Exception:
            log.exception("%s %s failed", request.method, logged_path(request))
            return counted_refusal(request, NotAllowed("error-internal"))

    handle.__doc__ = handler.__doc__
    return handle


def logged_path(request: Request) -> str:
    """The path of a request for logs. The id of a table and the token of a test are links, so they are hashed."""
    path = request.url.path
    for name, value in request.path_params.items():
        if name in ("id", "token"):
            path = path.replace(value, table_label(value))
    return path


def counted_refusal(connection: HTTPConnection, problem: IgrotekaError) -> Response:
    site_of(connection).measures.count_refusal(problem.text)
    return refuse(problem)


def limited(handler: Handler) -> Handler:
    """A handler that counts as a query of its address."""

    async def handle(request: Request) -> Response:
        site_of(request).admit_query(address_of(request))
        return await handler(request)

    handle.__doc__ = handler.__doc__
    return handle


def check_origin(request: Request) -> None:
    """Refuse requests of other sites, and more requests than the limit allows."""
    site = site_of(request)
    if not site.same_origin(request):
        raise NotAllowed("error-foreign")
    site.admit_request(address_of(request))


def is_trustworthy(scope: Scope) -> bool:
    """True if browsers treat the page as a secure context; on others they ignore some headers and warn about them.

    A client that names no host is no browser.
    """
    host = named_host(HTTPConnection(scope))
    return scope["scheme"] == "https" or not host or is_loopback(host)


class SecurityHeaders:
    """Adds security headers to every response; over TLS also the one that keeps browsers on TLS."""

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


class HostCheck:
    """Refuses requests and WebSockets whose `Host` header is none of the server's names."""

    def __init__(self, app: ASGIApp, site: Callable[[], Site]) -> None:
        self.app = app
        self.site = site

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            connection = HTTPConnection(scope)
            host = connection.headers.get("host", "")
            if not self.site().accepts_host_header(host, (scope.get("server") or ("",))[0]):
                answer = await refuse_host(connection, host)
                await answer(scope, receive, send)
                return
        await self.app(scope, receive, send)


async def refuse_host(connection: HTTPConnection, host: str) -> Response:
    """The response to an unknown host name: for a browser, a page in all languages."""
    problem = NotAllowed("error-host", host=name_of_header(host)[:LONGEST_HOST])
    if "text/html" not in connection.headers.get("accept", ""):
        return counted_refusal(connection, problem)
    site_of(connection).measures.count_refusal(problem.text)
    sentences = await run_in_threadpool(lambda: [texts_for(language).error(problem) for language in LANGUAGES])
    return PlainTextResponse("\n\n".join(sentences), status_of(problem.text))


class SubPath:
    """Serves everything below a path, whether or not the proxy before it strips that path."""

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
    get: list[tuple[str, Handler]] = [
        ("/healthz", show_health),
        ("/readyz", show_readiness),
        ("/metrics", show_metrics),
        ("/api/openapi.json", show_description),
        ("/api/me", routes.show_me),
        ("/api/me/export", member_routes.export),
        ("/api/me/member", member_routes.show_member),
        ("/api/me/notices", notice_routes.show_notices),
        ("/api/me/people", people_routes.show_people),
        ("/api/me/invitations", people_routes.show_invitations),
        ("/api/me/results", result_routes.show_results),
        ("/api/me/tables", notice_routes.list_my_tables),
        ("/api/groups/{id}", people_routes.show_group),
        ("/api/games", routes.list_games),
        ("/api/games/{game}/texts/{language}", routes.show_texts),
        ("/api/games/{game}/components", routes.show_components),
        ("/api/games/{game}/howto", routes.show_howto),
        ("/api/rules/{game}", routes.show_rules),
        ("/api/lookup", routes.look_up),
        ("/api/lessons", routes.list_lessons),
        ("/api/puzzles", puzzle_routes.list_puzzles),
        ("/api/puzzles/next", puzzle_routes.show_next),
        ("/api/puzzles/{puzzle}", puzzle_routes.show_puzzle),
        ("/api/tables", routes.list_tables),
        ("/api/tables/{id}", routes.show_table),
        ("/api/tables/{id}/code.svg", limited(routes.show_code)),
        ("/api/tables/{id}/games/{number}/steps", routes.show_steps),
        ("/api/tables/{id}/games/{number}/file", routes.show_file),
        ("/api/tables/{id}/games/{number}/proof", routes.show_proof),
        ("/api/tables/{id}/games/{number}/choices", routes.show_choices),
        ("/api/tournaments", tournament_routes.list_tournaments),
        ("/api/tournaments/{id}", tournament_routes.show_tournament),
        ("/api/tournaments/{id}/standings", tournament_routes.show_standings),
        ("/api/tournaments/{id}/rounds/{round}", tournament_routes.show_round),
        ("/api/statistics", routes.show_statistics),
        ("/api/operator", operator_routes.show_overview),
        ("/api/addresses", reach_routes.show_addresses),
        ("/api/reach/{token}", reach_routes.show_test),
        ("/api/reach/{token}/code.svg", reach_routes.show_test_code),
        ("/reach/{token}", reach_routes.show_arrival),
    ]
    post: list[tuple[str, Handler]] = [
        ("/api/me", routes.name_me),
        ("/api/me/delete", member_routes.delete_me),
        ("/api/me/devices/remove", member_routes.remove_device),
        ("/api/me/notices", notice_routes.set_notices),
        ("/api/me/passkeys", member_routes.add_passkey),
        ("/api/me/passkeys/options", member_routes.begin_passkey),
        ("/api/me/passkeys/remove", member_routes.remove_passkey),
        ("/api/me/people", people_routes.about_person),
        ("/api/me/push", notice_routes.subscribe),
        ("/api/me/push/remove", notice_routes.unsubscribe),
        ("/api/me/push/sample", notice_routes.send_sample),
        ("/api/me/recovery-code", member_routes.make_code),
        ("/api/me/vacation", notice_routes.set_vacation),
        ("/api/sign-in/code", member_routes.sign_in_by_code),
        ("/api/sign-in/options", member_routes.begin_sign_in),
        ("/api/sign-in/passkey", member_routes.sign_in_by_passkey),
        ("/api/groups", people_routes.open_group),
        ("/api/groups/{id}", people_routes.in_group),
        ("/api/tables/{id}/invite", people_routes.invite),
        ("/api/tables/{id}/decline", people_routes.decline),
        ("/api/tables/{id}/block", people_routes.block_chat),
        ("/api/games/check", routes.check_settings),
        ("/api/tables", routes.open_a_table),
        ("/api/tables/{id}/commands", routes.command),
        ("/api/tables/{id}/notices", notice_routes.set_table_notices),
        ("/api/tables/{id}/games/{number}/analysis", routes.analyse),
        ("/api/tables/{id}/games/{number}/branch", routes.branch_game),
        ("/api/lessons/{game}/{lesson}", routes.open_lesson),
        ("/api/puzzles/{puzzle}/answer", puzzle_routes.answer_puzzle),
        ("/api/puzzles/{puzzle}/branch", puzzle_routes.branch_puzzle),
        ("/api/replays", routes.import_replay),
        ("/api/tournaments", tournament_routes.open_tournament),
        ("/api/tournaments/{id}/commands", tournament_routes.tournament_command),
        ("/api/tables/{id}/report", operator_routes.report),
        ("/api/operator/close", operator_routes.close_table),
        ("/api/operator/end-tournament", operator_routes.end_tournament),
        ("/api/operator/bar-guest", operator_routes.bar_guest),
        ("/api/operator/bar-address", operator_routes.bar_address),
        ("/api/operator/lift-bar", operator_routes.lift_bar),
        ("/api/operator/announce", operator_routes.announce),
        ("/api/operator/maintain", operator_routes.maintain),
        ("/api/operator/settle", operator_routes.settle_report),
        ("/api/operator/backup", operator_routes.back_up_now),
        ("/api/addresses", reach_routes.open_or_close),
        ("/api/reach", reach_routes.begin_test),
    ]
    return [
        *[Route(path, guarded(handler), methods=["GET"]) for path, handler in get],
        *[Route(path, guarded(handler), methods=["POST"]) for path, handler in post],
        WebSocketRoute("/api/tables/{id}/socket", connect),
        Route("/{path:path}", guarded(anything_else), methods=["GET"], name=REST),
    ]


async def anything_else(request: Request) -> Response:
    """GET anything else: the pages of the client. Below /api there is nothing else."""
    return refuse_method(request) if asks_api(request) else await show_page(request)


async def wrong_method(request: Request, problem: Exception) -> Response:
    return refuse_method(request)


def refuse_method(request: Request) -> Response:
    """The response to a method that is not allowed here, or to a path that does not exist."""
    there = methods_at(request) or (set() if asks_api(request) else {"GET", "HEAD"})
    if not there:
        return counted_refusal(request, NotAllowed("error-nothing-here"))
    answer = counted_refusal(request, NotAllowed("error-method"))
    answer.headers["allow"] = ", ".join(sorted(there))
    return answer


def asks_api(request: Request) -> bool:
    """True if the path belongs to the API and not to a page."""
    path = request.url.path.removeprefix(request.scope.get("root_path", ""))
    return path == "/api" or path.startswith("/api/")


def methods_at(request: Request) -> set[str]:
    """The methods that are allowed at the path of a request."""
    named = [route for route in request.app.routes if isinstance(route, Route) and route.name != REST]
    there = [route for route in named if route.matches(request.scope)[0] is not Match.NONE]
    return {method for route in there for method in route.methods or ()}


class Application(Starlette):
    """Starlette below a path, with security headers on every response, even on those of failures."""

    path = ""
    tracer: Tracer | None = None

    def build_middleware_stack(self) -> ASGIApp:
        routed = super().build_middleware_stack()
        inside = SubPath(TracedRequests(routed, self.tracer) if self.tracer else routed, self.path)
        return SecurityHeaders(HostCheck(inside, lambda: self.state.site))


def make_app(make_site: Callable[[], Site], path: str = "", tracer: Tracer | None = None) -> Starlette:
    """The application, maybe below a path, and maybe traced. Its site is made at startup, inside the event loop."""

    @contextlib.asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        site = app.state.site = make_site()
        if tracer is not None:
            tracer.watch(site.hub.store.engine)
        await site.hub.start()
        await site.moderation.start()
        site.notifier.start()
        site.members.start()
        site.results.start()
        site.tournaments.start()
        site.reach.start(app.state.server)
        try:
            yield
        finally:
            await site.reach.close()
            await site.tournaments.close()
            await site.results.close()
            await site.members.close()
            await site.notifier.close()
            await site.moderation.close()
            await site.hub.close()
            if tracer is not None:
                await run_in_threadpool(tracer.close)  # it may wait for the collector

    app = Application(
        routes=all_routes(), lifespan=life, exception_handlers={HTTPStatus.METHOD_NOT_ALLOWED: wrong_method}
    )
    app.path, app.tracer = path, tracer
    app.state.server = None  # set by whoever serves it
    return app
