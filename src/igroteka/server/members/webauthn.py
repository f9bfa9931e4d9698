"""Passkeys (W3C WebAuthn, level 3): checks what an authenticator says when a passkey is made, and when it is used.

Which maker an authenticator has does not matter here, so attestations are not asked for and not looked at.
`cryptography` is imported when it is needed.
"""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass

import msgspec
from msgspec import Struct

from igroteka.core.errors import IgrotekaError
from igroteka.server.common import base64_urls
from igroteka.server.common.base64_urls import encoded
from igroteka.server.members.cbor import read_cbor

ES256, EDDSA, RS256 = -7, -8, -257  # COSE algorithms
ALGORITHMS = (ES256, EDDSA, RS256)
CHALLENGE = 32  # bytes
HASH = 32
PRESENT, CREDENTIAL_INCLUDED = 0x01, 0x40  # flags
LONGEST_ID = 1023  # bytes of a credential's id
SCALAR = 32  # bytes of a coordinate of P-256, and of a key of Ed25519
SMALLEST_MODULUS, LARGEST_MODULUS = 2048, 4096  # bits


class BadPasskey(IgrotekaError):
    """Something that no authenticator of this person has said for this host."""

    def __init__(self) -> None:
        super().__init__("error-passkey")


class ClientData(Struct, frozen=True):
    """What the browser says: what was done, for which challenge, on a page of which origin."""

    type: str
    challenge: str
    origin: str


@dataclass(frozen=True)
class Expected:
    """What an answer must fit: the challenge, the origins of this host, and the name that passkeys are made for."""

    challenge: str
    origins: frozenset[str]
    host: str


@dataclass(frozen=True)
class Credential:
    """A passkey that was made: its id, its public key as the authenticator has encoded it, and its counter."""

    id: bytes
    public_key: bytes
    counter: int


@dataclass(frozen=True)
class AuthenticatorData:
    """What the authenticator says, and signs."""

    counter: int
    credential: Credential | None


def new_challenge() -> str:
    return encoded(secrets.token_bytes(CHALLENGE))


def decoded(text: str) -> bytes:
    """The bytes of base64 for URLs; BadPasskey if it is none."""
    try:
        return base64_urls.decoded(text)
    except ValueError:
        raise BadPasskey from None


def challenge_of(client_data: bytes) -> str:
    """The challenge that the browser answers."""
    return _client_data(client_data).challenge


def made_passkey(client_data: bytes, attestation: bytes, expected: Expected) -> Credential:
    """The passkey that was made; BadPasskey if the answer does not fit, or nothing could be checked with its key."""
    _check_client_data(client_data, "webauthn.create", expected)
    stated, end = read_cbor(attestation)
    data = stated.get("authData") if isinstance(stated, dict) else None
    if end != len(attestation) or not isinstance(data, bytes):
        raise BadPasskey
    credential = _authenticator_data(data, expected.host).credential
    if credential is None:
        raise BadPasskey
    PublicKey.read(credential.public_key)
    return credential


def check_signature(
    public_key: bytes, client_data: bytes, authenticator_data: bytes, signature: bytes, expected: Expected
) -> int:
    """Check that the holder of a passkey has signed; returns its counter. BadPasskey if anything does not fit."""
    _check_client_data(client_data, "webauthn.get", expected)
    data = _authenticator_data(authenticator_data, expected.host)
    PublicKey.read(public_key).verify(signature, authenticator_data + hashlib.sha256(client_data).digest())
    return data.counter


def _client_data(data: bytes) -> ClientData:
    try:
        return msgspec.json.decode(data, type=ClientData)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise BadPasskey from None


def _check_client_data(data: bytes, type: str, expected: Expected) -> None:
    stated = _client_data(data)
    if stated.type != type or stated.origin not in expected.origins:
        raise BadPasskey
    if not secrets.compare_digest(stated.challenge.encode(), expected.challenge.encode()):
        raise BadPasskey


def _authenticator_data(data: bytes, host: str) -> AuthenticatorData:
    """Reads what the authenticator says; BadPasskey if it was said for another host, or nobody was there."""
    fixed = HASH + 5
    if len(data) < fixed or not secrets.compare_digest(data[:HASH], hashlib.sha256(host.encode()).digest()):
        raise BadPasskey
    flags, counter = data[HASH], int.from_bytes(data[HASH + 1 : fixed])
    if not flags & PRESENT:
        raise BadPasskey
    if not flags & CREDENTIAL_INCLUDED:
        return AuthenticatorData(counter, None)
    start = fixed + 18  # after the model of the authenticator and the length of the id
    length = int.from_bytes(data[fixed + 16 : start])
    id = data[start : start + length]
    if not 0 < len(id) == length <= LONGEST_ID:
        raise BadPasskey
    _, end = read_cbor(data, start + length)
    return AuthenticatorData(counter, Credential(id, data[start + length : end], counter))


@dataclass(frozen=True)
class PublicKey:
    """A public key in the form of COSE (RFC 9053), with the numbers that its algorithm needs."""

    algorithm: int
    numbers: tuple[bytes, ...]

    @classmethod
    def read(cls, data: bytes) -> PublicKey:
        """BadPasskey if it is a key of no algorithm that we have asked for."""
        fields, end = read_cbor(data)
        if end != len(data):
            raise BadPasskey
        match fields:
            case {1: 2, 3: -7, -1: 1, -2: bytes(x), -3: bytes(y)} if len(x) == len(y) == SCALAR:
                return cls(ES256, (x, y))
            case {1: 1, 3: -8, -1: 6, -2: bytes(x)} if len(x) == SCALAR:
                return cls(EDDSA, (x,))
            case {1: 3, 3: -257, -1: bytes(n), -2: bytes(e)} if _is_good_modulus(n) and 0 < len(e) <= 4:
                return cls(RS256, (n, e))
        raise BadPasskey

    def verify(self, signature: bytes, signed: bytes) -> None:
        """BadPasskey unless the holder of the private key has signed this."""
        from cryptography.exceptions import InvalidSignature
        from cryptography.hazmat.primitives.asymmetric import ec, ed25519, padding, rsa
        from cryptography.hazmat.primitives.hashes import SHA256

        numbers = [int.from_bytes(number) for number in self.numbers]
        try:
            if self.algorithm == ES256:
                point = ec.EllipticCurvePublicNumbers(numbers[0], numbers[1], ec.SECP256R1())
                point.public_key().verify(signature, signed, ec.ECDSA(SHA256()))
            elif self.algorithm == EDDSA:
                ed25519.Ed25519PublicKey.from_public_bytes(self.numbers[0]).verify(signature, signed)
            else:
                key = rsa.RSAPublicNumbers(numbers[1], numbers[0]).public_key()
                key.verify(signature, signed, padding.PKCS1v15(), SHA256())
        except (InvalidSignature, ValueError):
            raise BadPasskey from None


def _is_good_modulus(number: bytes) -> bool:
    return SMALLEST_MODULUS <= int.from_bytes(number).bit_length() <= LARGEST_MODULUS
