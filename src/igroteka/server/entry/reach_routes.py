"""HTTP routes about reaching a host: its addresses, their QR codes, and the test with a phone."""

from __future__ import annotations

import html
import io
from http import HTTPStatus

import segno
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from igroteka.core.errors import IgrotekaError
from igroteka.server.common.refusals import NotAllowed
from igroteka.server.entry.http import BadRequest, body, reply
from igroteka.server.entry.reach import is_operator, page_url
from igroteka.server.entry.requests import BeginTest, OpenHost
from igroteka.server.entry.site import site_of
from igroteka.texts.texts import LANGUAGES, texts_for

PAGE = (
    '<!doctype html><html lang="{first}"><head><meta charset="utf-8"><title>{title}</title>'
    '<meta name="viewport" content="width=device-width, initial-scale=1"></head>'
    '<body style="margin:0;min-height:100vh;display:grid;place-content:center;gap:36px;padding:24px;'
    'box-sizing:border-box;font:18px/1.45 system-ui,sans-serif;background:{ground};color:{ink}">{parts}</body></html>'
)
PART = (
    '<section lang="{language}" style="max-width:30em"><h1 style="font-size:32px;line-height:1.15;margin:0 0 8px">'
    '{title}</h1><p style="margin:0">{text}</p></section>'
)
GOOD, OVER = ("#17603a", "#ffffff"), ("#f3ece0", "#33261b")  # background and text


def drawn_code(link: str) -> Response:
    """A link as a QR code."""
    drawn = io.BytesIO()
    try:
        segno.make(link).save(drawn, kind="svg", scale=6, border=2, xmldecl=False)
    except segno.DataOverflowError:  # the Host header is absurdly long
        raise BadRequest("host") from None
    return Response(drawn.getvalue(), media_type="image/svg+xml")


def link_wanted(request: Request) -> str:
    """The link that a request names with `at`; by default the most likely one for others."""
    known = [link.url for link in site_of(request).reach.links_for(request)]
    wanted = request.query_params.get("at", known[0] if known else page_url(request))
    if wanted not in (*known, page_url(request)):
        raise BadRequest("at: expected a link of this server")
    return wanted


async def show_addresses(request: Request) -> Response:
    """GET /api/addresses: the links of this server, and whether it may be opened to the network from here."""
    reach = site_of(request).reach
    return reply(
        {
            "links": reach.links_for(request),
            "operator": is_operator(request),
            "can_open": reach.can_open(request),
            "opened": reach.opened,
        }
    )


async def open_or_close(request: Request) -> Response:
    """POST /api/addresses: open the server to the network of its machine, or close it again."""
    reach, wanted = site_of(request).reach, await body(request, OpenHost)
    if not reach.can_open(request) or "origin" not in request.headers:
        raise NotAllowed("error-operator-only")
    await reach.set_open(wanted.open)
    return await show_addresses(request)


async def begin_test(request: Request) -> Response:
    """POST /api/reach: start a test whether others can reach this server."""
    await body(request, BeginTest)
    if not is_operator(request):
        raise NotAllowed("error-operator-only")
    return reply({"token": site_of(request).reach.begin_test()}, HTTPStatus.CREATED)


async def show_test(request: Request) -> Response:
    """GET /api/reach/{token}: the links that were opened since."""
    return reply({"reached": site_of(request).reach.reached(request.path_params["token"])})


async def show_test_code(request: Request) -> Response:
    """GET /api/reach/{token}/code.svg?at=URL: the link of a test as a QR code."""
    token = request.path_params["token"]
    site_of(request).reach.test(token)
    return drawn_code(f"{link_wanted(request)}reach/{token}")


async def show_arrival(request: Request) -> Response:
    """GET /reach/{token}: what a phone shows that has opened the link of a test."""
    try:
        other = site_of(request).reach.record_arrival(request.path_params["token"], request)
    except IgrotekaError:
        return arrival("reach-over", OVER)
    return arrival("reach-works", GOOD) if other else arrival("reach-same-computer", OVER)


def arrival(text: str, colours: tuple[str, str]) -> Response:
    """A short page in all languages, which needs nothing else: the visitor has chosen no language yet."""
    parts = [part(language, text) for language in LANGUAGES]
    title = texts_for(LANGUAGES[0]).say(text)
    ground, ink = colours
    return HTMLResponse(
        PAGE.format(first=LANGUAGES[0], title=html.escape(title), parts="".join(parts), ground=ground, ink=ink)
    )


def part(language: str, text: str) -> str:
    texts = texts_for(language)
    title, about = html.escape(texts.say(text)), html.escape(texts.attribute(text, "about"))
    return PART.format(language=language, title=title, text=about)
