"""The files of the browser client."""

from __future__ import annotations

import shutil
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from igroteka.server.common.refusals import NotAllowed
from igroteka.server.entry import static
from igroteka.server.entry.http import public_reply

SCRIPT = "export const words = [" + "'the same again and again'," * 200 + "];\n"
PUBLIC = Path(__file__).resolve().parents[2] / "web" / "public"  # files that are part of the pages as they are

pytestmark = pytest.mark.anyio


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> httpx.AsyncClient:
    """A visitor of a host whose client is one script and one letter."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "main.js").write_text(SCRIPT)
    (tmp_path / "assets" / "letters.woff2").write_bytes(b"packed already")
    monkeypatch.setattr(static, "PAGES", tmp_path)
    app = Starlette(routes=[Route("/{path:path}", static.show_page)])
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://host")


async def test_scripts_are_sent_packed_to_whoever_can_unpack_them(client: httpx.AsyncClient) -> None:
    answer = await client.get("/assets/main.js")
    assert answer.text == SCRIPT
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) < len(SCRIPT) / 5
    assert answer.headers["cache-control"] == static.FOREVER
    assert "javascript" in answer.headers["content-type"]


async def test_scripts_are_sent_plainly_to_others(client: httpx.AsyncClient) -> None:
    answer = await client.get("/assets/main.js", headers={"accept-encoding": "identity"})
    assert answer.text == SCRIPT
    assert "content-encoding" not in answer.headers
    assert answer.headers["vary"] == "accept-encoding"


async def test_what_is_told_to_everybody_alike_is_sent_packed_to_whoever_can_unpack_it() -> None:
    content = {"games": ["the same again and again"] * 200}

    async def tell(request: Request) -> Response:
        return public_reply(request, content)

    app = Starlette(routes=[Route("/api/games", tell)])
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://host") as visitor:
        packed = await visitor.get("/api/games")
        plain = await visitor.get("/api/games", headers={"accept-encoding": "identity"})
    assert packed.json() == plain.json() == content
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 5
    assert "content-encoding" not in plain.headers
    assert packed.headers["vary"] == plain.headers["vary"] == "accept-encoding"


async def test_a_script_that_was_built_anew_is_packed_anew(client: httpx.AsyncClient, tmp_path: Path) -> None:
    await client.get("/assets/main.js")
    (tmp_path / "assets" / "main.js").write_text("new")
    assert (await client.get("/assets/main.js")).text == "new"


async def test_the_page_itself_is_sent_packed_and_behind_its_prefix(tmp_path: Path, client: httpx.AsyncClient) -> None:
    (tmp_path / "index.html").write_text(f"<title>Igroteka</title>{static.BASE}{SCRIPT}")
    app = Starlette(routes=[Route("/{path:path}", static.show_page)])
    async with httpx.AsyncClient(
        transport=httpx.ASGITransport(app, root_path="/box"), base_url="http://host"
    ) as visitor:
        behind = await visitor.get("/box/rules")
    page, plain = await client.get("/rules"), await client.get("/rules", headers={"accept-encoding": "identity"})
    assert page.text == plain.text == f'<title>Igroteka</title><base href="/" />{SCRIPT}'
    assert page.headers["content-type"] == plain.headers["content-type"] == "text/html; charset=utf-8"
    assert '<base href="/box/" />' in behind.text
    assert int(page.headers["content-length"]) < int(plain.headers["content-length"]) / 5
    assert page.headers["vary"] == plain.headers["vary"] == "accept-encoding"


async def test_letters_are_sent_as_they_are(client: httpx.AsyncClient) -> None:
    assert "content-encoding" not in (await client.get("/assets/letters.woff2")).headers


@pytest.mark.parametrize(("name", "kind"), [("robots.txt", "text/plain"), ("favicon.ico", "image/vnd.microsoft.icon")])
async def test_what_robots_and_browsers_ask_every_host_for_is_no_page(
    client: httpx.AsyncClient, tmp_path: Path, name: str, kind: str
) -> None:
    (tmp_path / "index.html").write_text("<title>Igroteka</title>")
    shutil.copy(PUBLIC / name, tmp_path)
    answer = await client.get(f"/{name}")
    assert (answer.status_code, answer.headers["content-type"].partition(";")[0]) == (200, kind)
    assert answer.content == (PUBLIC / name).read_bytes()


@pytest.mark.parametrize("path", ["/sitemap.xml", "/wp-login.php", "/.well-known/security.txt", "/.env"])
async def test_a_file_that_is_not_there_is_answered_with_no_page(
    client: httpx.AsyncClient, tmp_path: Path, path: str
) -> None:
    (tmp_path / "index.html").write_text("<title>Igroteka</title>")
    with pytest.raises(NotAllowed, match="error-nothing-here"):
        await client.get(path)
    assert "Igroteka" in (await client.get("/rules/bang/BANG-N2.14")).text


async def test_files_are_found_where_the_package_lies_behind_a_link(
    client: httpx.AsyncClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    link = tmp_path / "link"
    link.symlink_to(tmp_path)
    monkeypatch.setattr(static, "PAGES", link)
    assert (await client.get("/assets/main.js")).text == SCRIPT


def test_the_host_looks_for_its_pages_where_they_are_built() -> None:
    root = Path(__file__).resolve().parents[2]
    assert root / "src" / "igroteka" / "server" / "pages" == static.PAGES
    assert f'outDir: "../{static.PAGES.relative_to(root)}"' in (root / "web" / "vite.config.ts").read_text("utf-8")
