"""What has changed between two messages of the same kind, and how a client applies it (docs/protocol.md)."""

from __future__ import annotations

from typing import cast

import msgspec
from msgspec import Raw

LIST, OBJECT = b"[{"  # how they begin in JSON

_lists = msgspec.json.Decoder(list[Raw])


class Changes:
    """Changes that lead from one message to another: `put` replaces a value, `add` extends a list. Both are lists of
    JSON, `[key, …, value]` with the keys that lead to the value.

    They depend on the two texts alone. A list that has grown is extended, of as many objects as before those that
    differ are replaced, and anything else as a whole: finding smaller changes costs more than sending them.
    """

    def __init__(self) -> None:
        self.put: list[bytes] = []
        self.add: list[bytes] = []

    def note(self, path: bytes, old: bytes, new: bytes) -> None:
        """Note what leads from the old value at a path to the new one, which differs."""
        if new[0] == old[0] == LIST:
            length = len(old)
            if length > 2 and new[length - 1 : length] == b"," and new.startswith(old[:-1]):
                self.add.append(b"[%b,[%b]" % (path, new[length:]))
                return
            if new[1] == old[1] == OBJECT:
                before, after = _lists.decode(old), _lists.decode(new)
                if len(before) == len(after):
                    for number, (one, other) in enumerate(zip(before, after, strict=True)):
                        if one != other:
                            self.put.append(b"[%b,%d,%b]" % (path, number, bytes(other)))
                    return
        self.put.append(b"[%b,%b]" % (path, new))


def joined(changes: list[bytes]) -> Raw:
    """A list of changes as JSON."""
    return Raw(b"[%b]" % b",".join(changes))


def apply(message: dict[str, object], put: list[list[object]], add: list[list[object]]) -> None:
    """Apply changes to a message, as a client does."""
    for *path, last, value in put:
        _inner(message, path)[last] = value
    for *path, last, values in add:
        cast("list[object]", _inner(message, path)[last]).extend(cast("list[object]", values))


def _inner(message: dict[str, object], path: list[object]) -> dict[object, object]:
    """The object or list at the end of a path. Lists are changed by their positions like objects by their keys."""
    found: object = message
    for key in path:
        found = cast("dict[object, object]", found)[key]
    return cast("dict[object, object]", found)
