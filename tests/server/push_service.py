"""A push service of our own, and browsers that receive what is sent to it: they decrypt it by RFC 8291 and check the
signature by RFC 8292, with nothing of the server's own code.
"""

from __future__ import annotations

import base64
import contextlib
import os
import ssl
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from igroteka.server.notices.push_services import PushServices
from tests.server.proxy import CERTIFICATE, LOOPBACK, trust

NAME = "games.example.org"  # of the certificate


def unpadded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def padded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class Delivered:
    """A request that has reached the service."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Service:
    """What has been delivered, and with which status the next requests are answered."""

    port: int = 0
    delivered: list[Delivered] = field(default_factory=list)
    status: int = 201

    def services(self, *, private: bool = False) -> PushServices:
        """A sender's services: this one, under a name whose address is the loopback."""
        accepts = (lambda _: True) if not private else PushServices().accepts_address
        return PushServices(("games.example.org",), lambda host, port: [LOOPBACK], accepts, self.port, trust)


@contextlib.contextmanager
def push_service(*, tls: bool = True) -> Iterator[Service]:
    """A push service until the end of the block."""
    found = Service()

    class Handler(BaseHTTPRequestHandler):
        """Takes messages."""

        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            found.delivered.append(Delivered(self.path, headers, body))
            self.send_response(found.status)
            self.send_header("location", "https://games.example.org/elsewhere")
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            """Nothing is printed."""

    server = ThreadingHTTPServer((LOOPBACK, 0), Handler)
    if tls:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(CERTIFICATE)
        server.socket = context.wrap_socket(server.socket, server_side=True)
    found.port = server.server_address[1]
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    try:
        yield found
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


class Browser:
    """A browser that has subscribed."""

    def __init__(self, name: str = "one") -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        self.endpoint = f"https://{NAME}/push/{name}"

    @property
    def point(self) -> bytes:
        return self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self) -> dict[str, object]:
        """What the page sends to the host."""
        return {"endpoint": self.endpoint, "keys": {"p256dh": unpadded(self.point), "auth": unpadded(self.auth)}}

    def reads(self, message: Delivered) -> dict[str, object]:
        """The content of a message."""
        assert message.headers["content-encoding"] == "aes128gcm"
        body = message.body
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, record = body[21 : 21 + length], body[21 + length :]
        assert len(record) <= size
        shared = self.private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        info = b"WebPush: info\x00" + self.point + sender
        secret = HKDF(SHA256(), 32, self.auth, info).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(secret)
        text = AESGCM(key).decrypt(nonce, record, None).rstrip(b"\x00")
        assert text[-1:] == b"\x02"
        return msgspec.json.decode(text[:-1], type=dict[str, object])


def signed_by(message: Delivered) -> tuple[str, dict[str, object]]:
    """The public key of whoever has signed a message, and what they claim; the signature is verified."""
    kind, _, rest = message.headers["authorization"].partition(" ")
    assert kind == "vapid"
    fields = dict(part.strip().split("=", 1) for part in rest.split(","))
    head, claims, signature = fields["t"].split(".")
    assert msgspec.json.decode(padded(head)) == {"typ": "JWT", "alg": "ES256"}
    both = padded(signature)
    pair = encode_dss_signature(int.from_bytes(both[:32], "big"), int.from_bytes(both[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), padded(fields["k"]))
    key.verify(pair, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    claimed = msgspec.json.decode(padded(claims), type=dict[str, object])
    assert claimed["aud"] == f"https://{NAME}"
    assert time.time() < msgspec.convert(claimed["exp"], int) <= time.time() + 24 * 3600
    return fields["k"], claimed
