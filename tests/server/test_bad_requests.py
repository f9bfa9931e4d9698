"""Requests that are malformed, oversized, mistyped, foreign or meant to do harm: typed refusals, nothing in the log."""

from __future__ import annotations

import json
import socket
import time
from pathlib import Path

import msgspec
import pytest

from igroteka.server.common.limits import MAX_BODY_BYTES
from tests.server.host import OneProcess
from tests.server.raw import LOOPBACK, Reply, ask, ask_json, bearer, exchange, read_reply
from tests.server.safety import SAFE_HEADERS, check_refusal

pytestmark = pytest.mark.usefixtures("log")

JSON = ("Content-Type", "application/json")
SURROGATE = b"\\ud800"  # half of a sign
NUL = b"\\u0000"
BANG_POSITIONS = Path(__file__).parents[1] / "games" / "bang" / "rules" / "positions"


def is_refused(answer: Reply, status: int, text: str = "") -> None:
    """It is a refusal with words in both languages, and carries what every answer carries."""
    assert (answer.status, answer.refusal) == (status, text or answer.refusal), answer.body[:300]
    check_refusal(msgspec.json.decode(answer.body))
    for name, value in SAFE_HEADERS.items():
        assert answer.headers.get(name) == value


# Paths and parameters.


@pytest.mark.parametrize(
    "id", ["%00", "a%00b", "x" * 500, "%ff%fe", "..", "%2e%2e", "'; drop table events; --", "%D9%A3"]
)
def test_a_table_that_does_not_exist_is_not_found_whatever_its_name(house: OneProcess, id: str) -> None:
    for rest in ("", "/code.svg", "/games/1/steps", "/games/1/file", "/games/1/proof", "/games/1/choices"):
        path = f"/api/tables/{id}{rest}".replace(" ", "%20")
        is_refused(ask(house.port, "GET", path), 404)


@pytest.mark.parametrize("number", ["0", "2", "51", "-1", "9" * 30, "9" * 5000, "1.0", "%D9%A1", "one", "%00", "0x1"])
def test_a_game_that_was_not_played_is_not_found(house: OneProcess, table: str, number: str) -> None:
    is_refused(ask(house.port, "GET", f"/api/tables/{table}/games/{number}/steps"), 404, "error-no-such-game")


@pytest.mark.parametrize(
    "question",
    [
        *("first=-1", "first=x", "first=1.5", "first=%C2%B2", "first=" + "9" * 5000, "first=1000001", "first=%00"),
        *("count=61", "count=", "seat=x", "seat=-1", "seat=8", "seat=%D9%A1", "seat=%00", "seat=00", "seat=OPEN"),
    ],
)
def test_parameters_that_are_none_are_refused(house: OneProcess, table: str, question: str) -> None:
    is_refused(ask(house.port, "GET", f"/api/tables/{table}/games/1/steps?{question}"), 400, "error-message")


@pytest.mark.parametrize("question", ["list=", "list=all", "mine=2", "mine=x", "before=-1", "before=%00", "before=1e3"])
def test_lists_that_do_not_exist_are_refused(house: OneProcess, question: str) -> None:
    is_refused(ask(house.port, "GET", f"/api/tables?{question}"), 400, "error-message")


@pytest.mark.parametrize("id", ["%00", "chess", "x" * 3000, "%ff", "..%5c..%5cserver"])
def test_rules_of_unknown_games_are_not_found(house: OneProcess, id: str) -> None:
    is_refused(ask(house.port, "GET", f"/api/rules/{id}"), 404, "error-game-unknown")


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/nothing", "/api/tables/x/y", "/api/me/", "/api/%00"])
def test_there_is_nothing_else(house: OneProcess, path: str) -> None:
    for method in ("GET", "POST", "PUT"):
        is_refused(ask(house.port, method, path), 404, "error-nothing-here")


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "HELLO"])
@pytest.mark.parametrize(
    ("path", "known"),
    [
        ("/api/me", "GET, HEAD, POST"),
        ("/api/replays", "POST"),
        ("/", "GET, HEAD"),
        ("/assets/x.js", "GET, HEAD"),
        ("/healthz", "GET, HEAD"),
    ],
)
def test_what_cannot_be_done_with_something_is_refused(house: OneProcess, method: str, path: str, known: str) -> None:
    answer = ask(house.port, method, path)
    is_refused(answer, 405, "error-method")
    assert answer.headers["allow"] == known


def test_what_can_only_be_sent_cannot_be_asked_for(house: OneProcess, table: str) -> None:
    for path in ("/api/replays", "/api/games/check", f"/api/tables/{table}/commands"):
        answer = ask(house.port, "GET", path)
        is_refused(answer, 405, "error-method")
        assert answer.headers["allow"] == "POST"


# Bodies.

BODIES = [
    b"",
    b" ",
    b"null",
    b"[]",
    b'"Ann"',
    b"{",
    b'{"name": "Ann"',
    b'{"name": "Ann"} {}',
    b'{"name": 7}',
    b'{"name": null}',
    b'{"name": ["Ann"]}',
    b'{"name": ""}',
    b'{"name": "' + b"a" * 25 + b'"}',
    b'{"nom": "Ann"}',
    b'{"name": "Ann", "admin": true}',
    b'{"name": "Ann", "address": "it"}',
    b'{"name": NaN}',
    b'{"name": Infinity}',
    b'{"name": "\xff\xfe"}',
    b'{"name": "' + SURROGATE + b'"}',
    b'{"name": "a\x00b"}',
    b"\xef\xbb\xbf" + b'{"name": "Ann"}',
    b"[" * 50_000,
    b'{"name":' * 8_000,
    b'{"name": ' + b"9" * 60_000 + b"}",
    b"\x00" * 100,
    bytes(range(256)),
]


@pytest.mark.parametrize("body", BODIES, ids=range(len(BODIES)))
@pytest.mark.parametrize("path", ["/api/me", "/api/tables", "/api/games/check", "/api/replays", "commands"])
def test_a_body_that_is_no_message_is_refused(
    house: OneProcess, token: str, table: str, path: str, body: bytes
) -> None:
    there = f"/api/tables/{table}/commands" if path == "commands" else path
    is_refused(ask_json(house.port, there, body, [bearer(token)]), 400, "error-message")


def test_of_a_field_that_stands_twice_the_last_one_counts(house: OneProcess) -> None:
    answer = ask_json(house.port, "/api/me", b'{"name": "Ann", "name": "Bob"}')
    assert msgspec.json.decode(answer.body)["guest"]["name"] == "Bob"


@pytest.mark.parametrize("kind", [None, "text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_a_form_of_another_site_is_no_request(house: OneProcess, kind: str | None) -> None:
    headers = [("Content-Type", kind)] if kind is not None else []
    is_refused(ask(house.port, "POST", "/api/me", headers, b'{"name": "Ann"}'), 415, "error-content-type")


@pytest.mark.parametrize("path", ["/api/me", "/api/tables", "/api/replays", "/api/games/check"])
def test_a_body_that_is_too_long_is_refused_whatever_it_says_of_itself(house: OneProcess, path: str) -> None:
    just = b'{"name": "' + b"a" * (MAX_BODY_BYTES - 12) + b'"}'
    assert len(just) == MAX_BODY_BYTES
    is_refused(ask_json(house.port, path, just), 400, "error-message")
    is_refused(ask_json(house.port, path, just + b" "), 413, "error-body")
    chunks = b"".join([b"4000\r\n" + b" " * 0x4000 + b"\r\n"] * 5) + b"0\r\n\r\n"
    is_refused(ask(house.port, "POST", path, [JSON, ("Transfer-Encoding", "chunked")], chunks), 413, "error-body")
    announced = [JSON, ("Content-Length", str(10**12))]
    is_refused(ask(house.port, "POST", path, announced, b" " * (MAX_BODY_BYTES + 1)), 413, "error-body")


def test_a_client_that_hangs_up_in_the_middle_of_its_request_is_forgotten(house: OneProcess) -> None:
    head = f"POST /api/me HTTP/1.1\r\nHost: {LOOPBACK}\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n"
    for data in (head.encode() + b'{"na', head.encode(), head.encode()[:40], b"\r\n", b""):
        with socket.create_connection((LOOPBACK, house.port)) as line:
            line.sendall(data)
    time.sleep(0.2)


@pytest.mark.parametrize("data", [b"\x00" * 50 + b"\r\n\r\n", b"GET\r\n\r\n", b"\x16\x03\x01\x02\x00\x01\x00\r\n\r\n"])
def test_what_is_no_http_is_refused(house: OneProcess, data: bytes) -> None:
    assert read_reply(exchange(house.port, data)).status == 400


# Names, titles, options, positions.


@pytest.mark.parametrize("name", ["\x00", " ", "\u200b\u202e", "\ufdd0", "\u2800", "\x1b\x07", "\u0000\n\t"])
def test_a_name_of_which_nothing_can_be_seen_is_none(house: OneProcess, name: str) -> None:
    is_refused(ask_json(house.port, "/api/me", {"name": name}), 409, "error-name")


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("A\x00nn", "Ann"),
        ("  An\nn ", "Ann"),
        ("A\u202enn", "Ann"),
        ("<b>", "<b>"),
        ("Q\u0301\u0316\u0317", "Q\u0316\u0317"),
    ],
)
def test_of_a_name_what_can_be_seen_is_kept(house: OneProcess, name: str, shown: str) -> None:
    answer = ask_json(house.port, "/api/me", {"name": name})
    assert (answer.status, msgspec.json.decode(answer.body)["guest"]["name"]) == (200, shown)


SETTINGS: list[dict[str, object]] = [
    {"game": ""},
    {"game": "chess"},
    {"game": "\x00"},
    {"game": "x" * 41},
    {"seats": 0},
    {"seats": 9},
    {"seats": 1},
    {"seats": True},
    {"seats": 2.0},
    {"seats": "2"},
    {"seats": 10**30},
    {"options": {"\x00": True}},
    {"options": {"": ""}},
    {"options": {"trim_third": "\x00"}},
    {"options": {"trim_third": 1.5}},
    {"options": {"trim_third": None}},
    {"options": {"trim_third": {}}},
    {"options": {"nope_window_seconds": 10**6}},
    {"options": {"nope_window_seconds": -(10**30)}},
    {"options": {"nope_window_seconds": True}},
    {"options": {"a" * 61: True}},
    {"options": {"trim_third": "x" * 2001}},
    {"options": {str(number): True for number in range(5000)}},
    {"title": "x" * 61},
    {"title": 5},
    {"clock": {"kind": "sundial"}},
    {"clock": {"kind": "seconds", "each": 0}},
    {"clock": {"kind": "seconds", "each": 601}},
    {"clock": {"kind": "seconds", "reserve": -1}},
    {"clock": None},
    {"games": 0},
    {"games": 51},
    {"grace": 0},
    {"grace": 10**9},
    {"pace": -1},
    {"public": "no"},
    {"position": "game: kittens"},
]


@pytest.mark.parametrize("wrong", SETTINGS, ids=range(len(SETTINGS)))
def test_settings_that_no_table_can_have_are_refused(
    house: OneProcess, token: str, table: str, wrong: dict[str, object]
) -> None:
    settings = {"game": "kittens", "seats": 2} | wrong
    configure = {"do": "configure", "id": "c", "settings": settings}
    for path, content in (
        ("/api/games/check", settings),
        ("/api/tables", {"settings": settings}),
        (f"/api/tables/{table}/commands", configure),
    ):
        answer = ask_json(house.port, path, content, [bearer(token)])
        assert answer.status in (400, 404, 409)
        is_refused(answer, answer.status)


def test_a_title_may_hold_anything_that_can_be_seen(house: OneProcess, token: str) -> None:
    for title, kept in (("\x00", ""), ("\u202e<script>", "<script>"), ("'\"\\", "'\"\\"), ("a\ufffe", "a")):
        settings = {"game": "kittens", "seats": 2, "title": title}
        answer = ask_json(house.port, "/api/tables", {"settings": settings, "seat": 0}, [bearer(token)])
        assert answer.status == 201, answer.body
        shown = ask(house.port, "GET", f"/api/tables/{msgspec.json.decode(answer.body)['table']}")
        assert msgspec.json.decode(shown.body)["table"]["settings"]["title"] == kept


BOMB = "\n".join(
    ["l0: &l0 [x,x,x,x,x,x,x,x,x,x]"]
    + [f"l{n}: &l{n} [{','.join([f'*l{n - 1}'] * 10)}]" for n in range(1, 30)]
    + ["game: *l29", "seats: 2"]
)
POSITIONS = [
    "\x00",
    "\ufffe",
    "[" * 3000,
    "- " * 3000,
    "game: kittens",
    "game: [kittens]\nseats: 2",
    'game: "\\ud800"\nseats: 2',
    'game: kittens\nseats: 2\noptions: {"\\ud800": 1}',
    'game: kittens\nseats: 2\noptions: {deck: "\\ud800"}',
    'game: kittens\nseats: 2\nseed: "\\ud800"',
    'game: kittens\nseats: 2\nturn: "\\udfff"',
    'game: kittens\nseats: 2\npile: ["\\ud800"]',
    'game: kittens\nseats: 2\nhands: {"\\ud800": []}',
    'game: kittens\nseats: 2\nrandom: "\\ud800"',
    "game: kittens\nseats: 2\nrandom: fair:0:0",
    "game: kittens\nseats: 2\nstack: &a [*a]",
    "game: kittens\nseats: 2\nhands: &a {A: *a}",
    "game: kittens\nseats: 2\ncarried: &a {b: *a}",
    "game: kittens\nseats: 2\nstack: " + "[" * 100 + "]" * 100,
    "game: kittens\nseats: 2\n? [a, b]\n: c",
    "game: kittens\nseats: .nan",
    "game: kittens\nseats: 1e400",
    "game: kittens\nseats: " + "9" * 50,
    "game: kittens\nseats: -" + "9" * 4000,
    "game: kittens\nseats: " + "9" * 5000,
    "game: kittens\nseats: 2\nturn: 2001-99-99",
    "game: kittens\nseats: 2\n!!python/object/apply:os.system [ls]: 1",
    "game: kittens\nseats: 2\n<<: {game: kittens}\nhands: 3",
    BOMB,
    BOMB.replace("game: *l29", "game: kittens\noptions: {deck: *l29}"),
    BOMB.replace("game: *l29", "game: kittens\nseed: *l29"),
]


@pytest.mark.parametrize(
    ("file", "field"), [("a_shot_without_its_card", "exact"), ("seven_figures_for_six", "players")]
)
def test_a_position_that_would_break_later_is_refused_with_what_is_wrong(
    house: OneProcess, token: str, file: str, field: str
) -> None:
    position = (BANG_POSITIONS / f"{file}.yaml").read_text(encoding="utf-8")
    wanted = {"settings": {"game": "bang", "seats": 7}, "bots": ["greedy"] * 7, "start": True, "position": position}
    answer = ask_json(house.port, "/api/tables", wanted, [bearer(token)])
    is_refused(answer, 409, "error-position-field")
    assert msgspec.json.decode(answer.body)["arguments"] == {"field": field}


@pytest.mark.parametrize("position", POSITIONS, ids=range(len(POSITIONS)))
def test_a_position_that_is_none_is_refused_however_much_it_would_unfold_to(
    house: OneProcess, token: str, position: str
) -> None:
    wanted = {"settings": {"game": "kittens", "seats": 2}, "position": position}
    answer = ask_json(house.port, "/api/tables", wanted, [bearer(token)])
    is_refused(answer, 409)
    assert len(answer.body) < 5000


@pytest.mark.parametrize(
    "replay",
    ["", "\x00", "rubbish", "igroteka replay", "{" * 9999, "game: kittens\n\x00", "\ufeff" * 100, "a\n" * 20_000],
    ids=range(8),
)
def test_a_replay_that_is_none_is_refused(house: OneProcess, token: str, replay: str) -> None:
    is_refused(ask_json(house.port, "/api/replays", {"replay": replay}, [bearer(token)]), 409)


# Who asks, and from where.


@pytest.mark.parametrize(
    "origin",
    ["http://evil.example", "null", "", "http://[", "http://[::1", "//", "http://127.0.0.1", "x" * 9000, "\xff\xfe"],
)
def test_what_another_site_makes_a_browser_send_is_refused(house: OneProcess, origin: str) -> None:
    is_refused(ask_json(house.port, "/api/me", {"name": "Ann"}, [("Origin", origin)]), 403, "error-foreign")


def test_a_page_without_a_site_is_foreign_even_if_the_request_names_no_host(house: OneProcess) -> None:
    body = b'{"name": "Ann"}'
    head = b"POST /api/me HTTP/1.0\r\nOrigin: null\r\nContent-Type: application/json\r\nContent-Length: 15\r\n\r\n"
    is_refused(read_reply(exchange(house.port, head + body)), 403, "error-foreign")


def test_the_host_s_own_pages_may_ask(house: OneProcess) -> None:
    own = f"http://{LOOPBACK}:{house.port}"
    assert ask_json(house.port, "/api/me", {"name": "Ann"}, [("Origin", own)]).status == 200


COOKIES = [
    b"igroteka=\xff\xfe",
    b'igroteka="\\',
    b'igroteka="\\777"',
    b"igroteka=%00",
    b"igroteka=" + b"a" * 20_000,
    b";;;===",
    b"igroteka",
    b"igroteka=a; igroteka=b",
    b"a=" + b"b" * 100 + b";" * 5000,
]


@pytest.mark.parametrize("cookie", COOKIES, ids=range(len(COOKIES)))
def test_a_bad_cookie_is_nobody_s(house: OneProcess, table: str, cookie: bytes) -> None:
    answer = ask(house.port, "GET", "/api/me", [("Cookie", cookie)])
    assert (answer.status, json.loads(answer.body)["guest"]) == (200, None)
    wanted = {"do": "concede", "id": "1"}
    command = ask_json(house.port, f"/api/tables/{table}/commands", wanted, [("Cookie", cookie)])
    is_refused(command, 401, "error-no-guest")


@pytest.mark.parametrize("value", [b"Bearer", b"Bearer ", b"Bearer \xff\xfe", b"Basic QTpC", b"Bearer " + b"a" * 9000])
def test_a_bad_token_is_nobody_s(house: OneProcess, value: bytes) -> None:
    answer = ask(house.port, "GET", "/api/me", [("Authorization", value)])
    assert (answer.status, json.loads(answer.body)["guest"]) == (200, None)


@pytest.mark.parametrize("name", [b"[", b"a b", b"a" * 5000, b"\xff", b"x/y?z#", b"[::1", b"a:b:c"])
def test_a_bad_host_does_no_harm(house: OneProcess, table: str, name: bytes) -> None:
    headers = [("Host", name)]
    for answer in (
        ask_json(house.port, "/api/me", {"name": "Ann"}, headers),
        ask(house.port, "GET", f"/api/tables/{table}/code.svg", headers),
    ):
        assert (answer.status, answer.refusal) == (421, "error-host")


def test_no_host_at_all_does_no_harm(house: OneProcess, table: str) -> None:
    assert ask_json(house.port, "/api/me", {"name": "Ann"}, [("Host", b"")]).status == 200
    assert ask(house.port, "GET", f"/api/tables/{table}/code.svg", [("Host", b"")]).status == 200


# Files.

OUTSIDE = [
    "/../app.py",
    "/..%2fapp.py",
    "/%2e%2e/app.py",
    "/assets/../../app.py",
    "/assets/..%2f..%2fapp.py",
    "//etc/passwd",
    "/%2fetc/passwd",
    "/..%5capp.py",
    "/..%c0%af..%c0%afapp.py",
    "/%00",
    "/index.html%00.js",
    "/" + "a" * 300,
    "/" + "a/" * 3000,
    "/%ff%fe",
    "/assets/%00",
    "/.",
    "/..",
]


@pytest.fixture
def pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The pages of a client, beside a file that is nobody's business."""
    found = tmp_path / "pages"
    (found / "assets").mkdir(parents=True)
    (found / "plain.txt").write_text("plain")
    (tmp_path / "app.py").write_text("secret")
    monkeypatch.setattr("igroteka.server.entry.static.PAGES", found)
    monkeypatch.setattr("igroteka.server.entry.static.first_page", lambda: "the first page")
    return found


@pytest.mark.parametrize("path", OUTSIDE)
def test_no_file_outside_the_pages_is_shown(house: OneProcess, pages: Path, path: str) -> None:
    answer = ask(house.port, "GET", path)
    assert answer.status == 404 or (answer.status, answer.body) == (200, b"the first page")
    for name, value in SAFE_HEADERS.items():
        assert answer.headers.get(name) == value


def test_no_file_is_found_through_a_link_out_of_the_pages(house: OneProcess, pages: Path) -> None:
    (pages / "link.txt").symlink_to(pages.parent / "app.py")
    assert ask(house.port, "GET", "/plain.txt").body == b"plain"
    assert b"secret" not in ask(house.port, "GET", "/link.txt").body
