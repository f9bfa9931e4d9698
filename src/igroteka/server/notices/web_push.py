"""Web Push: messages that only one browser can read (RFC 8291), signed by this server (VAPID, RFC 8292).

`cryptography` is imported when it is needed, so that a server that sends nothing starts without it.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import msgspec

from igroteka.core.errors import IgrotekaError
from igroteka.server.common import base64_urls
from igroteka.server.common.base64_urls import encoded

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey, EllipticCurvePublicKey

POINT = 65  # bytes of an uncompressed point of P-256
AUTH = 16  # bytes of the secret of a subscription
SCALAR = 32  # bytes of a private key
SALT = 16
RECORD = 4096  # bytes of the one record of a message
PAYLOAD = 1024  # bytes that every payload is padded to, so that its length tells nothing
LAST_RECORD = b"\x02"
TOKEN_SECONDS = 12 * 3600  # for which a push service accepts a signature; at most a day


class BadSubscription(IgrotekaError):
    """A subscription that no browser has made."""

    def __init__(self) -> None:
        super().__init__("error-push-subscription")


@dataclass(frozen=True)
class Subscription:
    """Where one browser receives messages, and the keys with which they are encrypted for it."""

    endpoint: str
    p256dh: str
    auth: str

    def check(self) -> None:
        """Refuse keys that nothing can be encrypted with."""
        if len(decoded(self.auth)) != AUTH:
            raise BadSubscription
        public_key(decoded(self.p256dh))


def decoded(text: str) -> bytes:
    """The bytes of base64 for URLs; BadSubscription if it is none."""
    try:
        return base64_urls.decoded(text)
    except ValueError:
        raise BadSubscription from None


def public_key(point: bytes) -> EllipticCurvePublicKey:
    """A point as a key; BadSubscription if it is not on the curve."""
    from cryptography.hazmat.primitives.asymmetric import ec

    if len(point) != POINT:
        raise BadSubscription
    try:
        return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        raise BadSubscription from None


def point_of(key: EllipticCurvePublicKey) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def new_private_key() -> EllipticCurvePrivateKey:
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.generate_private_key(ec.SECP256R1())


def encrypt(payload: bytes, to: Subscription) -> bytes:
    """A message that only the subscriber can read, in the encoding `aes128gcm` (RFC 8188)."""
    if len(payload) > PAYLOAD:
        raise ValueError("a payload that is too long")
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    theirs, mine, salt = decoded(to.p256dh), new_private_key(), os.urandom(SALT)
    sender = point_of(mine.public_key())
    shared = mine.exchange(ec.ECDH(), public_key(theirs))
    key, nonce = content_keys(shared, decoded(to.auth), theirs, sender, salt)
    record = payload + LAST_RECORD + bytes(PAYLOAD - len(payload))
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(sender)]) + sender
    return head + AESGCM(key).encrypt(nonce, record, None)


def content_keys(shared: bytes, auth: bytes, receiver: bytes, sender: bytes, salt: bytes) -> tuple[bytes, bytes]:
    """The key and the nonce of a message (RFC 8291, section 3.4)."""
    secret = derived(shared, auth, b"WebPush: info\x00" + receiver + sender, 32)
    key = derived(secret, salt, b"Content-Encoding: aes128gcm\x00", 16)
    return key, derived(secret, salt, b"Content-Encoding: nonce\x00", 12)


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return HKDF(SHA256(), length, salt, info).derive(secret)


class VapidKey:
    """The key by which push services recognise this server."""

    def __init__(self, private: EllipticCurvePrivateKey) -> None:
        self._private = private
        self.public = encoded(point_of(private.public_key()))  # what browsers subscribe with

    @staticmethod
    def read(text: str) -> VapidKey:
        from cryptography.hazmat.primitives.asymmetric import ec

        return VapidKey(ec.derive_private_key(int.from_bytes(decoded(text), "big"), ec.SECP256R1()))

    @staticmethod
    def new() -> VapidKey:
        return VapidKey(new_private_key())

    def write(self) -> str:
        """The private key as text; it stays on this server."""
        return encoded(self._private.private_numbers().private_value.to_bytes(SCALAR, "big"))

    def authorization(self, endpoint: str, contact: str, now: int) -> str:
        """The header with which a message for this endpoint is signed; `now` is in seconds."""
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
        from cryptography.hazmat.primitives.hashes import SHA256

        parts = urlsplit(endpoint)
        claims: dict[str, str | int] = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": now + TOKEN_SECONDS}
        if contact:
            claims["sub"] = contact
        signed = ".".join([encoded(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims)])
        r, s = decode_dss_signature(self._private.sign(signed.encode(), ec.ECDSA(SHA256())))
        signature = encoded(r.to_bytes(SCALAR, "big") + s.to_bytes(SCALAR, "big"))
        return f"vapid t={signed}.{signature}, k={self.public}"
