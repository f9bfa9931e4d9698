"""Reading CBOR (RFC 8949), as far as authenticators write it: no floats, no tags, no lengths that come later."""

from __future__ import annotations

from igroteka.core.errors import IgrotekaError

DEEPEST = 8
SIMPLE: dict[int, object] = {20: False, 21: True, 22: None}
LENGTHS = {24: 1, 25: 2, 26: 4, 27: 8}  # bytes of a number that does not fit into the first byte


class BadCbor(IgrotekaError):
    """Bytes that no authenticator writes."""

    def __init__(self) -> None:
        super().__init__("error-passkey")


def read_cbor(data: bytes, start: int = 0, depth: int = 0) -> tuple[object, int]:
    """The item that begins at `start`, and where it ends; BadCbor if there is none."""
    if depth > DEEPEST or start >= len(data):
        raise BadCbor
    kind, short = data[start] >> 5, data[start] & 31
    if kind == 7:
        if short not in SIMPLE:
            raise BadCbor
        return SIMPLE[short], start + 1
    number, end = _number(data, start, short)
    match kind:
        case 0:
            return number, end
        case 1:
            return -1 - number, end
        case 2:
            return _bytes(data, end, number), end + number
        case 3:
            return _text(_bytes(data, end, number)), end + number
        case 4:
            return _items(data, end, number, depth)
        case 5:
            flat, end = _items(data, end, 2 * number, depth)
            keys, values = flat[::2], flat[1::2]
            if not all(isinstance(key, int | str) for key in keys) or len(set(keys)) < len(keys):
                raise BadCbor
            return dict(zip(keys, values, strict=True)), end
    raise BadCbor


def _number(data: bytes, start: int, short: int) -> tuple[int, int]:
    if short < 24:
        return short, start + 1
    if short not in LENGTHS:
        raise BadCbor
    end = start + 1 + LENGTHS[short]
    return int.from_bytes(_bytes(data, start + 1, LENGTHS[short])), end


def _bytes(data: bytes, start: int, length: int) -> bytes:
    if start + length > len(data):
        raise BadCbor
    return data[start : start + length]


def _text(data: bytes) -> str:
    try:
        return data.decode()
    except UnicodeDecodeError:
        raise BadCbor from None


def _items(data: bytes, start: int, count: int, depth: int) -> tuple[list[object], int]:
    if count > len(data):
        raise BadCbor
    found: list[object] = []
    for _ in range(count):
        item, start = read_cbor(data, start, depth + 1)
        found.append(item)
    return found, start
