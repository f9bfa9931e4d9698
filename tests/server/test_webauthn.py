"""What an authenticator says is checked against everything that somebody else could have said (W3C WebAuthn §7)."""

from __future__ import annotations

import base64
import contextlib
import random
from collections.abc import Callable

import pytest
from cryptography.hazmat.primitives.asymmetric import ec, ed25519, rsa

from igroteka.server.common.base64_urls import encoded
from igroteka.server.members.cbor import BadCbor, read_cbor
from igroteka.server.members.webauthn import BadPasskey, Expected, check_signature, decoded, made_passkey
from tests.density import times
from tests.server.authenticator import AnyKey, Passkey, cbor, client_data

HOST, ORIGIN = "games.example.org", "https://games.example.org"
EXPECTED = Expected("Y2hhbGxlbmdl", frozenset({ORIGIN}), HOST)
MAKE: dict[str, object] = {"challenge": EXPECTED.challenge, "rp": {"id": HOST}}
USE: dict[str, object] = {"challenge": EXPECTED.challenge, "rpId": HOST}


def make(passkey: Passkey, options: dict[str, object] = MAKE, origin: str = ORIGIN) -> bytes:
    """The public key that the server stores."""
    said = passkey.made(options, origin)
    return made_passkey(decoded(said["client_data"]), decoded(said["attestation"]), EXPECTED).public_key


def use(passkey: Passkey, options: dict[str, object] = USE, origin: str = ORIGIN, key: bytes = b"") -> int:
    said = passkey.used(options, origin)
    signed = (decoded(said["client_data"]), decoded(said["authenticator_data"]), decoded(said["signature"]))
    return check_signature(key or passkey.cose, *signed, EXPECTED)


KEYS: dict[str, Callable[[], AnyKey]] = {
    "es256": lambda: ec.generate_private_key(ec.SECP256R1()),
    "eddsa": ed25519.Ed25519PrivateKey.generate,
    "rs256": lambda: rsa.generate_private_key(65537, 2048),
}


@pytest.mark.parametrize("kind", KEYS)
def test_a_passkey_of_each_algorithm_is_made_and_used(kind: str) -> None:
    passkey = Passkey(KEYS[kind](), counter=7)
    assert make(passkey) == passkey.cose
    assert use(passkey) == 7
    with pytest.raises(BadPasskey):
        use(passkey, key=Passkey(KEYS[kind]()).cose)  # somebody else's


@pytest.mark.parametrize(
    ("make_options", "use_options", "origin"),
    [
        ({**MAKE, "challenge": "b3RoZXI"}, {**USE, "challenge": "b3RoZXI"}, ORIGIN),
        ({**MAKE, "rp": {"id": "evil.example"}}, {**USE, "rpId": "evil.example"}, ORIGIN),
        (MAKE, USE, "https://evil.example"),
        (MAKE, USE, "http://games.example.org"),
    ],
    ids=["challenge", "host", "origin", "scheme"],
)
def test_what_was_said_to_somebody_else_is_refused(
    make_options: dict[str, object], use_options: dict[str, object], origin: str
) -> None:
    with pytest.raises(BadPasskey):
        make(Passkey(), make_options, origin)
    with pytest.raises(BadPasskey):
        use(Passkey(), use_options, origin)


def test_nobody_signs_in_without_being_there() -> None:
    absent = Passkey(flags=0)
    with pytest.raises(BadPasskey):
        make(absent)
    with pytest.raises(BadPasskey):
        use(absent)


def test_a_passkey_that_is_made_signs_nobody_in() -> None:
    passkey = Passkey()
    said = passkey.used(USE, ORIGIN)
    client = client_data("webauthn.create", EXPECTED.challenge, ORIGIN)
    data = decoded(said["authenticator_data"])
    with pytest.raises(BadPasskey):
        check_signature(passkey.cose, client, data, passkey.sign(data), EXPECTED)


@pytest.mark.parametrize(
    "key",
    [
        {1: 2, 3: -7, -1: 2, -2: bytes(32), -3: bytes(32)},  # another curve
        {1: 2, 3: -7, -1: 1, -2: bytes(31), -3: bytes(31)},
        {1: 3, 3: -257, -1: b"\xff" * 64, -2: b"\x01\x00\x01"},  # 512 bits
        {1: 4, 3: 5, -1: bytes(32)},  # symmetric
        {},
    ],
    ids=["curve", "short", "weak", "symmetric", "empty"],
)
def test_keys_that_nothing_can_be_checked_with_are_refused(key: dict[int, object]) -> None:
    with pytest.raises(BadPasskey):
        use(Passkey(), key=cbor(key))


def test_a_point_beside_the_curve_is_refused() -> None:
    beside = cbor({1: 2, 3: -7, -1: 1, -2: b"\x01" * 32, -3: b"\x02" * 32})
    with pytest.raises(BadPasskey):
        use(Passkey(), key=beside)


@pytest.mark.dense
def test_damaged_answers_are_refused_and_nothing_else() -> None:
    passkey, rng = Passkey(), random.Random(25)
    said = passkey.made(MAKE, ORIGIN)
    whole = decoded(said["attestation"])
    for _ in range(times(300)):
        damaged = bytearray(whole)
        for _ in range(rng.randint(1, 3)):
            damaged[rng.randrange(len(damaged))] = rng.randrange(256)
        cut = bytes(damaged[: rng.randint(0, len(damaged))])
        with contextlib.suppress(BadPasskey, BadCbor):
            made_passkey(decoded(said["client_data"]), cut, EXPECTED)


@pytest.mark.parametrize(
    "data",
    [b"", b"\x5f", b"\x9b" + b"\xff" * 8, b"\x81" * 50, b"\xa2\x01\x01\x01\x02", b"\x61\xff", b"\xfb" + bytes(8)],
)
def test_cbor_that_no_authenticator_writes_is_refused(data: bytes) -> None:
    with pytest.raises(BadCbor):
        read_cbor(data)


def test_base64_is_that_of_urls_without_padding() -> None:
    assert encoded(b"\xfb\xff") == base64.urlsafe_b64encode(b"\xfb\xff").decode().rstrip("=")
    assert decoded("-_8") == b"\xfb\xff"
    with pytest.raises(BadPasskey):
        decoded("-_8!")
