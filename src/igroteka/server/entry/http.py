"""Reading requests and writing responses: strict bodies in, JSON out, refusals as ids of texts."""

from __future__ import annotations

import asyncio
import gzip
from http import HTTPStatus
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from igroteka.core.errors import IgrotekaError
from igroteka.server.common.limits import BODY_SECONDS, MAX_BODY_BYTES
from igroteka.server.common.refusals import NotAllowed
from igroteka.server.common.wire import encoder
from igroteka.server.tables.messages import AnyCommand, read_command
from igroteka.server.tables.payloads import refusal_message

T = TypeVar("T")

JSON = "application/json"
STATUS = {
    "error-message": HTTPStatus.BAD_REQUEST,
    "error-no-guest": HTTPStatus.UNAUTHORIZED,
    "error-foreign": HTTPStatus.FORBIDDEN,
    "error-passkey": HTTPStatus.FORBIDDEN,
    "error-recovery-code": HTTPStatus.FORBIDDEN,
    "error-removed": HTTPStatus.FORBIDDEN,
    "error-monitors-only": HTTPStatus.FORBIDDEN,
    "error-operator-only": HTTPStatus.FORBIDDEN,
    "error-operator-key": HTTPStatus.UNAUTHORIZED,
    "error-barred": HTTPStatus.FORBIDDEN,
    "error-maintenance": HTTPStatus.SERVICE_UNAVAILABLE,
    "error-nothing-here": HTTPStatus.NOT_FOUND,
    "error-no-such-table": HTTPStatus.NOT_FOUND,
    "error-no-such-group": HTTPStatus.NOT_FOUND,
    "error-no-such-person": HTTPStatus.NOT_FOUND,
    "error-no-such-tournament": HTTPStatus.NOT_FOUND,
    "error-no-such-game": HTTPStatus.NOT_FOUND,
    "error-game-unknown": HTTPStatus.NOT_FOUND,
    "error-lesson-unknown": HTTPStatus.NOT_FOUND,
    "error-puzzle-unknown": HTTPStatus.NOT_FOUND,
    "error-no-puzzles": HTTPStatus.NOT_FOUND,
    "error-test-over": HTTPStatus.NOT_FOUND,
    "error-method": HTTPStatus.METHOD_NOT_ALLOWED,
    "error-slow": HTTPStatus.REQUEST_TIMEOUT,
    "error-body": HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    "error-content-type": HTTPStatus.UNSUPPORTED_MEDIA_TYPE,
    "error-host": HTTPStatus.MISDIRECTED_REQUEST,
    "error-too-many": HTTPStatus.TOO_MANY_REQUESTS,
    "error-too-many-imports": HTTPStatus.TOO_MANY_REQUESTS,
    "error-chat-fast": HTTPStatus.TOO_MANY_REQUESTS,
    "error-emotes-fast": HTTPStatus.TOO_MANY_REQUESTS,
    "error-internal": HTTPStatus.INTERNAL_SERVER_ERROR,
    "error-log-unreadable": HTTPStatus.INTERNAL_SERVER_ERROR,
    "error-storage": HTTPStatus.SERVICE_UNAVAILABLE,
    "error-bus-away": HTTPStatus.SERVICE_UNAVAILABLE,
    "error-busy": HTTPStatus.SERVICE_UNAVAILABLE,
    "error-analysis-busy": HTTPStatus.SERVICE_UNAVAILABLE,
    "error-analysis-failed": HTTPStatus.SERVICE_UNAVAILABLE,
}
CONFLICT = HTTPStatus.CONFLICT  # of every other refusal: the request was understood, but the table says no


def reply(content: object, status: int = HTTPStatus.OK) -> Response:
    """A response as JSON."""
    return Response(encoder.encode(content), status, media_type=JSON)


def public_reply(request: Request, content: object) -> Response:
    """A response that is the same for everybody, compressed for clients that can unpack it. Others are not: the length
    of a compressed answer tells something about its content.
    """
    plain = reply(content)
    plain.headers["vary"] = "accept-encoding"
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return plain
    headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
    return Response(gzip.compress(bytes(plain.body), mtime=0), media_type=JSON, headers=headers)


def refuse(problem: IgrotekaError) -> Response:
    """A refusal as JSON, with its HTTP status."""
    return reply(refusal_message("", problem), status_of(problem.text))


def status_of(text: str) -> int:
    """The HTTP status of a refusal."""
    return STATUS.get(text, CONFLICT)


async def raw_body(request: Request) -> bytes:
    """The body of a request; refused if it is no JSON, too long or too slow."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise NotAllowed("error-content-type")
    try:
        async with asyncio.timeout(BODY_SECONDS):
            return await whole_body(request)
    except TimeoutError:
        raise NotAllowed("error-slow") from None


async def whole_body(request: Request) -> bytes:
    """All chunks of a body; refused if it is too long."""
    found = bytearray()
    async for chunk in request.stream():
        found += chunk
        if len(found) > MAX_BODY_BYTES:
            raise NotAllowed("error-body", most=MAX_BODY_BYTES)
    return bytes(found)


async def body(request: Request, kind: type[T]) -> T:
    data = await raw_body(request)
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as problem:
        raise BadRequest(str(problem)) from None


async def command_of(request: Request) -> AnyCommand:
    data = await raw_body(request)
    try:
        return read_command(data)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as problem:
        raise BadRequest(str(problem)) from None


class BadRequest(NotAllowed):
    """A body or parameter of the wrong form."""

    def __init__(self, problem: str) -> None:
        super().__init__("error-message", problem=problem[:200])


def number_of(request: Request, name: str, default: int, limit: int) -> int:
    """A non-negative integer among the query parameters."""
    text = request.query_params.get(name, str(default))
    if not text.isascii() or not text.isdecimal() or len(text) > 15 or int(text) > limit:
        raise BadRequest(f"{name}: expected a whole number from 0 to {limit}")
    return int(text)


def address_of(request: Request) -> str:
    """The IP address of the client."""
    return request.client.host if request.client else ""
