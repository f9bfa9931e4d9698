"""How requests are read and answered: strict bodies in, JSON out, refusals as ids of texts."""

from __future__ import annotations

import asyncio
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from igroteka.core.errors import IgrotekaError
from igroteka.server.entry.limits import BODY, BODY_SECONDS
from igroteka.server.entry.refusals import NotAllowed, told_refusal
from igroteka.server.tables.messages import AnyCommand, read_command
from igroteka.server.tables.wire import encoder

T = TypeVar("T")

JSON = "application/json"
STATUS = {
    "error-message": 400,
    "error-no-guest": 401,
    "error-foreign": 403,
    "error-removed": 403,
    "error-monitors-only": 403,
    "error-operator-only": 403,
    "error-nothing-here": 404,
    "error-no-such-table": 404,
    "error-no-such-game": 404,
    "error-game-unknown": 404,
    "error-test-over": 404,
    "error-method": 405,
    "error-slow": 408,
    "error-body": 413,
    "error-content-type": 415,
    "error-host": 421,
    "error-too-many": 429,
    "error-too-many-imports": 429,
    "error-chat-fast": 429,
    "error-emotes-fast": 429,
    "error-internal": 500,
    "error-log-unreadable": 500,
    "error-storage": 503,
    "error-bus-away": 503,
    "error-busy": 503,
    "error-analysis-busy": 503,
    "error-analysis-failed": 503,
}
CONFLICT = 409  # the request was understood, but the table says no


def reply(content: object, status: int = 200) -> Response:
    """An answer as JSON."""
    return Response(encoder.encode(content), status, media_type=JSON)


def refuse(problem: IgrotekaError) -> Response:
    """A refusal as JSON, with the status that fits it."""
    return reply(told_refusal("", problem), status_of(problem.text))


def status_of(text: str) -> int:
    """The HTTP status of a refusal."""
    return STATUS.get(text, CONFLICT)


async def raw_body(request: Request) -> bytes:
    """The body of a request, if it is JSON, not too long and not too slow."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise NotAllowed("error-content-type")
    try:
        async with asyncio.timeout(BODY_SECONDS):
            return await whole_body(request)
    except TimeoutError:
        raise NotAllowed("error-slow") from None


async def whole_body(request: Request) -> bytes:
    """All parts of a body, unless they are too many."""
    found = bytearray()
    async for chunk in request.stream():
        found += chunk
        if len(found) > BODY:
            raise NotAllowed("error-body", most=BODY)
    return bytes(found)


async def body(request: Request, kind: type[T]) -> T:
    """The body of a request as a message of this kind."""
    data = await raw_body(request)
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as problem:
        raise BadRequest(str(problem)) from None


async def command_of(request: Request) -> AnyCommand:
    """The command in the body of a request."""
    data = await raw_body(request)
    try:
        return read_command(data)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as problem:
        raise BadRequest(str(problem)) from None


class BadRequest(NotAllowed):
    """A body or a parameter that is not what it should be."""

    def __init__(self, problem: str) -> None:
        super().__init__("error-message", problem=problem[:200])


def number_of(request: Request, name: str, default: int, most: int) -> int:
    """A whole number among the parameters of a request."""
    text = request.query_params.get(name, str(default))
    if not text.isascii() or not text.isdecimal() or len(text) > 15 or int(text) > most:
        raise BadRequest(f"{name}: expected a whole number from 0 to {most}")
    return int(text)


def address_of(request: Request) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else ""
