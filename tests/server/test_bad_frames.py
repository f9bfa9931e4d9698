"""Frames and messages over the socket that nobody should send: a typed refusal or a documented close code, no more."""

from __future__ import annotations

import time

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from igroteka.core.registry import find_game, games
from igroteka.server.common.limits import MAX_MESSAGE_BYTES
from tests.density import times
from tests.server.host import OneProcess
from tests.server.raw import (
    BINARY,
    BROKEN_FRAMES,
    CONTINUATION,
    PATIENCE,
    PING,
    TEXT,
    RawSocket,
    ask,
    bearer,
    new_table,
    new_token,
)
from tests.server.safety import check_refusal

pytestmark = [pytest.mark.usefixtures("log"), pytest.mark.dense]

FEW = settings(
    max_examples=times(15),
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


def at(house: OneProcess, table: str, token: str = "", more: str = "") -> RawSocket:
    """A socket to a table."""
    return RawSocket(house.port, f"/api/tables/{table}/socket{more}", [bearer(token)] if token else [])


# Frames that break the protocol of WebSockets.


@pytest.mark.parametrize("name", BROKEN_FRAMES)
def test_a_frame_that_is_none_ends_the_connection(house: OneProcess, table: str, token: str, name: str) -> None:
    data, code = BROKEN_FRAMES[name]
    with at(house, table, token) as line:
        line.send_bytes(data)
        assert line.until_closed() == code


def test_a_message_may_be_as_long_as_it_is_said(house: OneProcess, table: str, token: str) -> None:
    command = b'{"do": "emote", "id": "long", "emote": "clap"}'
    with at(house, table, token) as line:
        line.send(command + b" " * (MAX_MESSAGE_BYTES - len(command)))
        assert line.answer() == "done"


def test_a_message_may_come_in_parts_and_in_bytes(house: OneProcess, table: str, token: str) -> None:
    command = b'{"do": "emote", "id": "parts", "emote": "clap"}'
    with at(house, table, token) as line:
        line.send(command[:9], TEXT, final=False)
        line.send(b"ping", PING)
        line.send(b"", CONTINUATION, final=False)
        line.send(command[9:], CONTINUATION)
        assert line.answer() == "done"
        line.send(command, BINARY)
        assert line.answer() == "done"


def test_a_client_that_hangs_up_at_any_time_is_forgotten(house: OneProcess, table: str, token: str) -> None:
    for number in range(10):
        line = at(house, table, token)
        line.send(msgspec.json.encode({"do": "emote", "id": f"gone {number}", "emote": "clap"}))
        line.line.close()
    end = time.monotonic() + PATIENCE
    while b"igroteka_sockets 0\n" not in ask(house.port, "GET", "/metrics").body:
        assert time.monotonic() < end
        time.sleep(0.1)


# Sockets that lead nowhere.


def test_a_socket_to_no_table_is_closed(house: OneProcess, token: str) -> None:
    for id in ("nothing", "%00", "%ff", "x" * 3000):
        with at(house, id, token) as line:
            assert (line.status, line.until_closed()) == (101, 4404)


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://[", "", "\xff", "http://127.0.0.1"])
def test_a_page_of_another_site_gets_no_socket(house: OneProcess, table: str, token: str, origin: str) -> None:
    with RawSocket(house.port, f"/api/tables/{table}/socket", [bearer(token), ("Origin", origin)]) as line:
        assert (line.status, line.until_closed()) == (101, 4403)


def test_a_socket_to_anything_else_is_refused(house: OneProcess, table: str) -> None:
    for path in ("/", "/api/me", "/api/nothing", f"/api/tables/{table}"):
        with RawSocket(house.port, path) as line:
            assert line.status == 403


@pytest.mark.parametrize("lines", ["-1", "x", "9" * 5000, "%D9%A3", "1e3", "", "%00", "99999999"])
def test_a_wrong_number_of_lines_tells_everything_or_nothing_more(house: OneProcess, table: str, lines: str) -> None:
    with at(house, table, more=f"?lines={lines}") as line:
        told: list[object] = []
        while "game" not in told and (message := line.read()):
            told.append(message["tell"])
    # What was said at the table in other tests comes between them.
    assert [kind for kind in told if kind != "chat"] == ["welcome", "table", "game"]


def test_a_bad_cookie_is_that_of_somebody_who_watches(house: OneProcess, table: str) -> None:
    for cookie in (b"igroteka=\xff", b'igroteka="\\', b"igroteka=" + b"a" * 3000, b";=;"):
        with RawSocket(house.port, f"/api/tables/{table}/socket", [("Cookie", cookie)]) as line:
            line.send(b'{"do": "concede", "id": "1"}')
            assert line.answer() == "error-no-guest"


# Messages.

NOT_UNDERSTOOD = [
    b"",
    b" ",
    b"null",
    b"7",
    b'"sit"',
    b"[]",
    b"{}",
    b"{",
    b'{"do": "sit"}',
    b'{"do": "sit", "id": "1"}',
    b'{"do": "sit", "id": "1", "seat": "0"}',
    b'{"do": "sit", "id": "1", "seat": 0.5}',
    b'{"do": "sit", "id": "1", "seat": -1}',
    b'{"do": "sit", "id": "1", "seat": 8}',
    b'{"do": "sit", "id": "1", "seat": true}',
    b'{"do": "sit", "id": "1", "seat": NaN}',
    b'{"do": "sit", "id": "1", "seat": 1e999}',
    b'{"do": "sit", "id": "1", "seat": ' + b"9" * 9999 + b"}",
    b'{"do": "sit", "id": "1", "seat": [[[[0]]]]}',
    b'{"do": "sit", "id": "1", "seat": 0, "more": 1}',
    b'{"do": "dance", "id": "1"}',
    b'{"do": ["sit"], "id": "1"}',
    b'{"do": null, "id": "1"}',
    b'{"do": "concede", "id": ""}',
    b'{"do": "concede", "id": 1}',
    b'{"do": "concede", "id": "\\u0000"}',
    b'{"do": "concede", "id": "a\\u0000b"}',
    b'{"do": "concede", "id": "\\ud800"}',
    b'{"do": "concede", "id": "\xc3\xa4"}',
    b'{"do": "concede", "id": "' + b"a" * 41 + b'"}',
    b'{"do": "choose", "id": "1", "moment": -1, "code": "draw"}',
    b'{"do": "choose", "id": "1", "moment": 10000001, "code": "draw"}',
    b'{"do": "choose", "id": "1", "moment": 0, "code": ""}',
    b'{"do": "choose", "id": "1", "moment": 0, "code": "' + b"a" * 301 + b'"}',
    b'{"do": "choose", "id": "1", "moment": 0, "code": ["draw"]}',
    b'{"do": "say", "id": "1", "text": ""}',
    b'{"do": "say", "id": "1", "text": "' + b"a" * 301 + b'"}',
    b'{"do": "say", "id": "1", "text": "\\udfff\\ud800"}',
    b'{"do": "emote", "id": "1", "emote": "wink"}',
    b'{"do": "propose", "id": "1", "what": "tea"}',
    b'{"do": "link", "id": "1", "key": "short"}',
    b'{"do": "link", "id": "1", "key": "' + b"\\u0000" * 22 + b'"}',
    b'{"do": "configure", "id": "1", "settings": {}}',
    b'{"do": "add-bot", "id": "1", "seat": 1, "level": ""}',
    b"[" * 16_000,
    b'{"do":' * 2600,
    b'{"id":{"id":' * 1300,
    b"\x00",
    b'\xef\xbb\xbf{"do": "concede", "id": "1"}',
]


@pytest.mark.parametrize("times", [1, 2])
def test_what_is_no_command_is_refused_and_the_connection_stays(
    house: OneProcess, table: str, token: str, times: int
) -> None:
    with at(house, table, token) as line:
        for message in NOT_UNDERSTOOD:
            for _ in range(times):
                line.send(message)
                assert line.answer() == "error-message", message[:100]
        line.send(b'{"do": "emote", "id": "still here", "emote": "clap"}')
        assert line.answer() == "done"


def test_chat_is_cleaned_of_what_cannot_be_seen(house: OneProcess, table: str, token: str) -> None:
    with at(house, table, token) as line:
        for number, (text, answer) in enumerate([("\x00", "error-chat-empty"), ("\u200b \u202e", "error-chat-empty")]):
            line.send(msgspec.json.encode({"do": "say", "id": f"c{number}", "text": text}))
            assert line.answer() == answer
        line.send(msgspec.json.encode({"do": "say", "id": "seen", "text": "a\x00b\u202e  <c>\n"}))
        while (message := line.read()) is not None and message["tell"] != "chat":
            pass
    assert message is not None
    said = message["said"]
    assert isinstance(said, list)
    assert said[-1]["text"] == "ab <c>"


# Anything that looks a little like a command.

SOMETHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.just("\x00"),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)
COMMANDS: list[dict[str, object]] = [
    {"do": "sit", "seat": 1},
    {"do": "stand"},
    {"do": "add-bot", "seat": 1, "level": "random"},
    {"do": "remove", "seat": 1, "ban": True},
    {"do": "configure", "settings": {"game": "targi", "seats": 2}},
    {"do": "ready", "yes": True},
    {"do": "start"},
    {"do": "continue"},
    {"do": "choose", "moment": 0, "code": "draw"},
    {"do": "undo", "moment": 0},
    {"do": "propose", "what": "pause"},
    {"do": "answer", "yes": True},
    {"do": "resume"},
    {"do": "say", "text": "Hello"},
    {"do": "emote", "emote": "clap"},
    {"do": "link", "key": "a" * 22},
    {"do": "claim", "seat": 0, "key": "a" * 22},
    {"do": "make-host", "seat": 1},
    {"do": "rematch"},
    {"do": "why", "code": "draw"},
    {"do": "hint"},
]


@st.composite
def commands(draw: st.DrawFn) -> dict[str, object]:
    """A command of which anything may be wrong."""
    found: dict[str, object] = {"id": draw(st.sampled_from(["1", "2", "x y", "?" * 40]))}
    found |= draw(st.sampled_from(COMMANDS))
    for _ in range(draw(st.integers(0, 2))):
        name = draw(st.sampled_from([*found, "more"]))
        if draw(st.booleans()):
            found[name] = draw(SOMETHING)
        else:
            found.pop(name, None)
    return found


def is_answered(line: RawSocket, message: bytes) -> None:
    """A message gets one answer, and a refusal has its words."""
    line.send(message)
    while (told := line.read()) is not None and told["tell"] not in ("done", "refused"):
        pass
    assert told is not None, line.closed
    if told["tell"] == "refused":
        check_refusal(told)


@FEW
@given(st.lists(commands(), min_size=1, max_size=30), st.booleans())
def test_whatever_is_said_is_answered(house: OneProcess, messages: list[dict[str, object]], player: bool) -> None:
    token = new_token(house.port)
    table = new_table(house.port, token if player else new_token(house.port), "targi", bots=["random"])
    with at(house, table, token) as line:
        for message in messages:
            is_answered(line, msgspec.json.encode(message))


@FEW
@given(st.lists(st.binary(max_size=60) | st.text(max_size=30).map(str.encode), min_size=1, max_size=30))
def test_whatever_is_sent_is_answered(house: OneProcess, table: str, token: str, messages: list[bytes]) -> None:
    with at(house, table, token) as line:
        for message in messages:
            try:
                message.decode()
            except UnicodeDecodeError:
                line.send(message, BINARY)
                assert line.answer() == "error-message"
            else:
                is_answered(line, message)


# Codes of options, possible and impossible.

NONSENSE = ["Z", "a", "-1", "99", "9" * 30, "", " ", "+", "\x00", "٣", "²", "1_0", "0x1", "1e3", "A+A", "nope.marked"]


@st.composite
def codes(draw: st.DrawFn, id: str) -> str:
    """The code of an option that a game knows, offered or not, possible or not; or nearly one."""
    verb = draw(st.sampled_from(find_game(id).verbs))
    found = [verb.name]
    for part in verb.parts:
        words = st.sampled_from(part.words) if part.words else st.integers(-2, 60).map(str)
        count = draw(st.integers(0, 4)) if part.many else 1
        found.append("+".join([draw(words) for _ in range(count)]))
    if draw(st.integers(0, 3)) == 0:
        found[draw(st.integers(0, len(found) - 1))] = draw(st.sampled_from(NONSENSE))
    return ":".join(found)[:300] or "x"


@pytest.fixture(scope="module")
def playing(house: OneProcess, token: str) -> dict[str, str]:
    """A table of every game, where it is always the guest's turn: nobody else can choose before them."""
    return {id: new_table(house.port, token, id, find_game(id).seats[0], **begun(id)) for id in games()}


def begun(id: str) -> dict[str, object]:
    return {"bots": ["random"] * (find_game(id).seats[0] - 1), "start": True}


@pytest.mark.parametrize("id", sorted(games()))
@settings(FEW, max_examples=times(10))
@given(data=st.data())
def test_a_code_that_is_not_offered_is_refused_with_words(
    house: OneProcess, token: str, playing: dict[str, str], id: str, data: st.DataObject
) -> None:
    wanted = data.draw(st.lists(codes(id), min_size=1, max_size=40))
    with at(house, playing[id], token) as line:
        for code in wanted:
            is_answered(line, msgspec.json.encode({"do": "why", "id": "w", "code": code}))
            choice = {"do": "choose", "id": "c", "moment": 10**7, "code": code}
            is_answered(line, msgspec.json.encode(choice))
