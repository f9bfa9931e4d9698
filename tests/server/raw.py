"""A visitor who keeps to no protocol: requests and frames byte by byte, as no library would send them."""

from __future__ import annotations

import contextlib
import os
import socket
import struct
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import TracebackType

import msgspec

from igroteka.server.common.limits import MAX_MESSAGE_BYTES

LOOPBACK = "127.0.0.1"
PATIENCE = 60.0  # seconds
TEXT, BINARY, CLOSE, PING, CONTINUATION = 1, 2, 8, 9, 0
CUT_OFF = 1006  # no close frame has come

Headers = Sequence[tuple[str, str | bytes]]


@dataclass(frozen=True)
class Reply:
    """What a server says to a request."""

    status: int
    headers: Mapping[str, str]
    body: bytes

    @property
    def refusal(self) -> str:
        """The id of the text of a refusal; empty if it is none."""
        try:
            told = msgspec.json.decode(self.body)
        except msgspec.DecodeError:
            return ""
        return str(told["text"]) if isinstance(told, dict) and told.get("tell") == "refused" else ""


def ask(port: int, method: str, path: str, headers: Headers = (), body: bytes | None = None) -> Reply:
    """Send a request exactly as it is given, and read the answer to its end."""
    named = {name.lower() for name, _ in headers}
    lines: list[tuple[str, str | bytes]] = [] if "host" in named else [("Host", f"{LOOPBACK}:{port}")]
    lines += [("Connection", "close"), *headers]
    if body is not None and not named & {"content-length", "transfer-encoding"}:
        lines.append(("Content-Length", str(len(body))))
    head = f"{method} {path} HTTP/1.1\r\n".encode() + b"".join([_header(name, value) for name, value in lines])
    return read_reply(exchange(port, head + b"\r\n" + (body or b"")))


def ask_json(port: int, path: str, content: object, headers: Headers = ()) -> Reply:
    """POST something as JSON; bytes are sent as they are."""
    body = content if isinstance(content, bytes) else msgspec.json.encode(content)
    return ask(port, "POST", path, [("Content-Type", "application/json"), *headers], body)


def exchange(port: int, data: bytes) -> bytes:
    """Send bytes, and read until the server closes the connection."""
    with socket.create_connection((LOOPBACK, port), timeout=PATIENCE) as line:
        found = b""
        with contextlib.suppress(ConnectionError):  # it has heard enough
            line.sendall(data)
        with contextlib.suppress(ConnectionError):
            while part := line.recv(65536):
                found += part
        return found


def _header(name: str, value: str | bytes) -> bytes:
    return name.encode() + b": " + (value if isinstance(value, bytes) else value.encode("latin-1")) + b"\r\n"


def read_reply(data: bytes) -> Reply:
    """The answer in what a server has sent."""
    head, _, body = data.partition(b"\r\n\r\n")
    first, *rest = head.decode("latin-1").split("\r\n")
    pairs = [line.partition(":") for line in rest]
    headers = {name.lower(): value.strip() for name, _, value in pairs}
    if headers.get("transfer-encoding") == "chunked":
        body = _joined(body)
    return Reply(int(first.split()[1]), headers, body)


def _joined(chunks: bytes) -> bytes:
    found = b""
    while chunks:
        size, _, rest = chunks.partition(b"\r\n")
        length = int(size, 16)
        found, chunks = found + rest[:length], rest[length + 2 :] if length else b""
    return found


def new_token(port: int, name: str = "Rob") -> str:
    """The token of a new guest."""
    answer = ask_json(port, "/api/me", {"name": name})
    assert answer.status == 200, answer.body
    return str(msgspec.json.decode(answer.body)["token"])


def bearer(token: str) -> tuple[str, str]:
    """The header that says who asks."""
    return "Authorization", f"Bearer {token}"


def new_table(port: int, token: str, game: str = "targi", seats: int = 2, **more: object) -> str:
    """A table of a guest, who sits at it."""
    wanted = {"settings": {"game": game, "seats": seats}, "seat": 0, **more}
    answer = ask_json(port, "/api/tables", wanted, [bearer(token)])
    assert answer.status == 201, answer.body
    return str(msgspec.json.decode(answer.body)["table"])


class RawSocket:
    """A WebSocket to a table, whose frames are made by hand."""

    def __init__(self, port: int, path: str, headers: Headers = (), host: str = "") -> None:
        self.line = socket.create_connection((LOOPBACK, port), timeout=PATIENCE)
        self.data = b""
        self.closed = 0  # the code with which the server has ended the connection
        lines: list[tuple[str, str | bytes]] = [
            ("Host", host or f"{LOOPBACK}:{port}"),
            ("Upgrade", "websocket"),
            ("Connection", "Upgrade"),
            ("Sec-WebSocket-Version", "13"),
            ("Sec-WebSocket-Key", "AAAAAAAAAAAAAAAAAAAAAA=="),
            *headers,
        ]
        self.line.sendall(f"GET {path} HTTP/1.1\r\n".encode() + b"".join([_header(*one) for one in lines]) + b"\r\n")
        while b"\r\n\r\n" not in self.data:
            self._more()
        head, _, self.data = self.data.partition(b"\r\n\r\n")
        self.status = int(head.split()[1])

    def __enter__(self) -> RawSocket:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        self.line.close()

    def send(self, payload: bytes | str, opcode: int = TEXT, *, final: bool = True) -> None:
        """Send a frame."""
        self.send_bytes(frame(payload if isinstance(payload, bytes) else payload.encode(), opcode, final=final))

    def send_bytes(self, data: bytes) -> None:
        """Send anything. A server that has closed the connection does not listen any more."""
        with contextlib.suppress(ConnectionError):
            self.line.sendall(data)

    def read(self) -> dict[str, object] | None:
        """The next message; None at the end of the connection."""
        while (found := self._frame()) is not None:
            opcode, payload = found
            if opcode == CLOSE:
                self.closed = struct.unpack("!H", payload[:2])[0] if payload else 1005
                return None
            if opcode == TEXT:
                message: dict[str, object] = msgspec.json.decode(payload)
                return message
        self.closed = self.closed or CUT_OFF
        return None

    def answer(self) -> str:
        """What the server says to a command: `done`, the id of the text of a refusal, or empty if it hangs up."""
        while (message := self.read()) is not None:
            if message["tell"] in ("done", "refused"):
                return str(message.get("text", "done"))
        return ""

    def until_closed(self) -> int:
        """Read to the end of the connection: the code with which it ends."""
        while self.read() is not None:
            pass
        return self.closed

    def _frame(self) -> tuple[int, bytes] | None:
        head = self._take(2)
        if head is None:
            return None
        length = head[1] & 127
        if length > 125:
            longer = self._take(2 if length == 126 else 8)
            length = int.from_bytes(longer or b"")
        payload = self._take(length)
        return None if payload is None else (head[0] & 15, payload)

    def _take(self, count: int) -> bytes | None:
        while len(self.data) < count:
            if not self._more():
                return None
        found, self.data = self.data[:count], self.data[count:]
        return found

    def _more(self) -> bool:
        try:
            part = self.line.recv(65536)
        except ConnectionError:
            return False
        self.data += part
        return bool(part)


def frame(payload: bytes, opcode: int = TEXT, *, final: bool = True, reserved: int = 0) -> bytes:
    """A frame as a client sends it: masked."""
    first = (128 if final else 0) | reserved << 4 | opcode
    if len(payload) < 126:
        length = bytes([128 | len(payload)])
    elif len(payload) < 65536:
        length = bytes([128 | 126]) + struct.pack("!H", len(payload))
    else:
        length = bytes([128 | 127]) + struct.pack("!Q", len(payload))
    mask = os.urandom(4)
    masked = bytes([byte ^ mask[i % 4] for i, byte in enumerate(payload)])
    return bytes([first]) + length + mask + masked


# Frames that break the protocol of WebSockets, or are too long, and the code with which the connection ends.
BROKEN_FRAMES = {
    "reserved opcode": (frame(b"x", 3), 1002),
    "reserved bit": (frame(b"x", reserved=4), 1002),
    "not masked": (b"\x81\x01x", 1002),
    "continues nothing": (frame(b"x", CONTINUATION), 1002),
    "long ping": (frame(b"x" * 126, PING), 1002),
    "cut ping": (frame(b"x", PING, final=False), 1002),
    "close without code": (frame(b"\x03", 8), 1002),
    "close with no code at all": (frame(struct.pack("!H", 999), 8), 1002),
    "rubbish": (bytes(range(256)), 1002),
    "no UTF-8": (frame(b"\xff\xfe"), 1007),
    "half of a sign": (frame(b"\xed\xa0\x80"), 1007),
    "no UTF-8 in parts": (frame(b"\xc3", final=False) + frame(b"(", CONTINUATION), 1007),
    "too long": (frame(b" " * (MAX_MESSAGE_BYTES + 1)), 1009),
    "much too long": (frame(b" " * 200_000), 1009),
    "announced as endless": (b"\x81\xff" + b"\x7f" + b"\xff" * 7 + b"aaaa", 1009),
    "too long in parts": (
        frame(b" " * 9000, final=False) + frame(b" " * 9000, CONTINUATION),
        1009,
    ),
    "too long in bytes": (frame(b" " * (MAX_MESSAGE_BYTES + 1), BINARY), 1009),
}
