"""A software authenticator: makes and uses passkeys as W3C WebAuthn says, with nothing of the server's own code."""

from __future__ import annotations

import base64
import hashlib
import json
import os
import struct
from collections.abc import Mapping
from dataclasses import dataclass, field

from cryptography.hazmat.primitives.asymmetric import ec, ed25519, padding, rsa
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

AnyKey = ec.EllipticCurvePrivateKey | ed25519.Ed25519PrivateKey | rsa.RSAPrivateKey
PRESENT, VERIFIED, CREDENTIAL_INCLUDED = 0x01, 0x04, 0x40


def unpadded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def cbor(thing: object) -> bytes:
    """A number, bytes, a text or a map in CBOR."""
    match thing:
        case int():
            return _head(0, thing) if thing >= 0 else _head(1, -1 - thing)
        case bytes():
            return _head(2, len(thing)) + thing
        case str():
            return _head(3, len(thing.encode())) + thing.encode()
        case Mapping():
            return _head(5, len(thing)) + b"".join([cbor(key) + cbor(value) for key, value in thing.items()])
    raise TypeError(thing)


def _head(kind: int, number: int) -> bytes:
    if number < 24:
        return bytes([kind << 5 | number])
    for sign, form in ((24, ">B"), (25, ">H"), (26, ">I")):
        if number < 1 << 8 * struct.calcsize(form):
            return bytes([kind << 5 | sign]) + struct.pack(form, number)
    raise ValueError(number)


@dataclass
class Passkey:
    """A passkey on somebody's phone."""

    key: AnyKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    id: bytes = field(default_factory=lambda: os.urandom(16))
    counter: int = 0
    flags: int = PRESENT | VERIFIED

    @property
    def cose(self) -> bytes:
        match self.key:
            case ec.EllipticCurvePrivateKey():
                point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
                return cbor({1: 2, 3: -7, -1: 1, -2: point[1:33], -3: point[33:]})
            case ed25519.Ed25519PrivateKey():
                return cbor({1: 1, 3: -8, -1: 6, -2: self.key.public_key().public_bytes_raw()})
            case rsa.RSAPrivateKey():
                numbers = self.key.public_key().public_numbers()
                return cbor({1: 3, 3: -257, -1: numbers.n.to_bytes(256), -2: numbers.e.to_bytes(3)})

    def sign(self, data: bytes) -> bytes:
        match self.key:
            case ec.EllipticCurvePrivateKey():
                return self.key.sign(data, ec.ECDSA(SHA256()))
            case ed25519.Ed25519PrivateKey():
                return self.key.sign(data)
            case rsa.RSAPrivateKey():
                return self.key.sign(data, padding.PKCS1v15(), SHA256())

    def _data(self, host: str, *, made: bool) -> bytes:
        flags = self.flags | (CREDENTIAL_INCLUDED if made else 0)
        found = hashlib.sha256(host.encode()).digest() + bytes([flags]) + struct.pack(">I", self.counter)
        return found + bytes(16) + struct.pack(">H", len(self.id)) + self.id + self.cose if made else found

    def made(self, options: Mapping[str, object], origin: str) -> dict[str, str]:
        """What a browser says when this passkey is made."""
        host = options["rp"]
        assert isinstance(host, dict)
        data = self._data(str(host["id"]), made=True)
        return {
            "client_data": unpadded(client_data("webauthn.create", str(options["challenge"]), origin)),
            "attestation": unpadded(cbor({"fmt": "none", "attStmt": {}, "authData": data})),
        }

    def used(self, options: Mapping[str, object], origin: str) -> dict[str, str]:
        """What a browser says when this passkey is used."""
        client = client_data("webauthn.get", str(options["challenge"]), origin)
        data = self._data(str(options["rpId"]), made=False)
        return {
            "credential": unpadded(self.id),
            "client_data": unpadded(client),
            "authenticator_data": unpadded(data),
            "signature": unpadded(self.sign(data + hashlib.sha256(client).digest())),
        }


def client_data(type: str, challenge: str, origin: str) -> bytes:
    return json.dumps({"type": type, "challenge": challenge, "origin": origin, "crossOrigin": False}).encode()
