"""The pages of the browser client: built by `web/`, shipped with the package, served as they are."""

from __future__ import annotations

import gzip
import html
import mimetypes
from functools import lru_cache
from http import HTTPStatus
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response

from igroteka.server.common.refusals import NotAllowed

PAGES = Path(__file__).parents[1] / "pages"
BASE = '<base href="/" />'
FOREVER = "public, max-age=31536000, immutable"  # for files whose names contain a hash
ASK_AGAIN = "no-cache"
PACKED = (".js", ".css", ".svg", ".webmanifest")  # fonts and images are compressed already

NO_PAGES = (
    "This copy of Igroteka was built without its pages for browsers. "
    "In a clone of the repository run `make web`; otherwise install a wheel that has them."
)

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("image/vnd.microsoft.icon", ".ico")


async def show_page(request: Request) -> Response:
    """GET anything else: a file of the client, or its page, which routes by itself."""
    path = request.path_params.get("path", "")
    file = file_of(path)
    if file is not None:
        kept = FOREVER if path.startswith("assets/") else ASK_AGAIN
        if file.suffix in PACKED and "gzip" in request.headers.get("accept-encoding", ""):
            return packed_answer(file, kept)
        return FileResponse(file, headers={"cache-control": kept, "vary": "accept-encoding"})
    if path.startswith("assets/") or "." in path.partition("/")[0]:  # a file, and no page has such a name
        raise NotAllowed("error-nothing-here")
    page = first_page()
    if page is None:
        return PlainTextResponse(NO_PAGES, HTTPStatus.SERVICE_UNAVAILABLE)
    base = html.escape(request.scope.get("root_path", "").rstrip("/") + "/", quote=True)
    page = page.replace(BASE, f'<base href="{base}" />')
    headers = {"cache-control": ASK_AGAIN, "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return HTMLResponse(packed_page(page), headers=headers | {"content-encoding": "gzip"})
    return HTMLResponse(page, headers=headers)


def packed_answer(file: Path, kept: str) -> Response:
    """A file of the client, compressed."""
    kind, _ = mimetypes.guess_type(file.name)
    headers = {"cache-control": kept, "content-encoding": "gzip", "vary": "accept-encoding"}
    return Response(packed(file, file.stat().st_mtime_ns), media_type=kind, headers=headers)


@lru_cache(maxsize=256)
def packed(file: Path, changed: int) -> bytes:
    """The compressed content of a file, cached until it changes."""
    return gzip.compress(file.read_bytes(), mtime=0)


@lru_cache(maxsize=4)
def packed_page(page: str) -> bytes:
    """The page compressed: for hosts behind different prefixes it differs."""
    return gzip.compress(page.encode(), mtime=0)


def file_of(path: str) -> Path | None:
    """A file of the client; None for anything outside its folder."""
    try:
        file = (PAGES / path).resolve()
        found = path != "" and file.is_file() and file.is_relative_to(PAGES.resolve()) and file.name != "index.html"
    except (OSError, ValueError):  # no file can have such a name
        return None
    return file if found else None


def first_page() -> str | None:
    """The page of the client; None if it has not been built."""
    file = PAGES / "index.html"
    return read_page(file, file.stat().st_mtime_ns) if file.is_file() else None


@lru_cache(maxsize=2)
def read_page(file: Path, changed: int) -> str:
    """A page, cached until it changes."""
    return file.read_text(encoding="utf-8")
