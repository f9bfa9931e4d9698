"""Corrupted positions: plain data as YAML yields it, with a few random changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from igroteka.core.random import Random

Path = tuple[object, ...]  # keys and indexes that lead to one part of the data

NUMBERS: Final = (0, 1, 2, 3, 5, 7, 12, 60, 121, 203, 308, 1000, -1, -2, -3, 1 << 40, 1 << 70, -(1 << 70))
ODD: Final[tuple[object, ...]] = (None, "", "A", "none", "...", True, False, 1.5, [], {}, [0], {"is": "Turn"})
SOME: Final = 12  # items of a long list that may be changed
MAX_CHANGES: Final = 3  # changes per position


def mutated(data: object, other: object, random: Random) -> object:
    """The data with one or a few changes; some take a part from `other`, another position of the same game."""
    found = copied(data)
    left = 1 + random.below(MAX_CHANGES)
    while left > 0 or found == data:
        paths = all_paths(found, random)
        if not paths:
            break
        random.pick(CHANGES)(found, random.pick(paths), other, random)
        left -= 1
    return found


def copied(data: object) -> object:
    """A deep copy."""
    if isinstance(data, dict):
        return {key: copied(value) for key, value in data.items()}
    if isinstance(data, list):
        return [copied(value) for value in data]
    return data


def all_paths(data: object, random: Random) -> list[Path]:
    """The paths to all parts of the data. A long list contributes only some items, so that it cannot dominate."""
    found: list[Path] = []
    for key in _keys(data, random):
        found.append((key,))
        found += [(key, *rest) for rest in all_paths(_child(data, key), random)]
    return found


def _keys(data: object, random: Random) -> list[object]:
    if isinstance(data, dict):
        return list(data)
    count = len(data) if isinstance(data, list) else 0
    return [*range(count)] if count <= SOME else [random.below(count) for _ in range(SOME)]


def _child(data: object, key: object) -> object:
    if isinstance(data, dict):
        return data[key]
    if isinstance(data, list) and isinstance(key, int) and key < len(data):
        return data[key]
    raise LookupError(key)


def part(data: object, path: Path) -> object:
    """The part of the data at a path; raises LookupError if there is none."""
    for key in path:
        data = _child(data, key)
    return data


def put(data: object, path: Path, value: object) -> None:
    parent, key = part(data, path[:-1]), path[-1]
    if isinstance(parent, list):
        assert isinstance(key, int)
        parent[key] = value
    elif isinstance(parent, dict):
        parent[key] = value


# The kinds of corruption.

Change = Callable[[object, Path, object, Random], None]


def remove(data: object, path: Path, other: object, random: Random) -> None:
    """Remove a field, a card or a frame."""
    parent, key = part(data, path[:-1]), path[-1]
    if isinstance(parent, list):
        assert isinstance(key, int)
        del parent[key]
    elif isinstance(parent, dict):
        del parent[key]


def repeat(data: object, path: Path, other: object, random: Random) -> None:
    """Duplicate a card or a frame."""
    parent, key = part(data, path[:-1]), path[-1]
    if isinstance(parent, list) and isinstance(key, int):
        parent.insert(key, copied(parent[key]))


def swap(data: object, path: Path, other: object, random: Random) -> None:
    """Swap two parts of the same list or mapping."""
    there = (*path[:-1], random.pick(_keys(part(data, path[:-1]), random)))
    mine, theirs = part(data, path), part(data, there)
    put(data, path, theirs)
    put(data, there, mine)


def nudge(data: object, path: Path, other: object, random: Random) -> None:
    """Change a number by a little, or negate a boolean."""
    value = part(data, path)
    if isinstance(value, bool):
        put(data, path, not value)
    elif isinstance(value, int):
        put(data, path, value + random.pick([-2, -1, 1, 2]))


def renumber(data: object, path: Path, other: object, random: Random) -> None:
    """Replace a number by a completely different one."""
    if isinstance(part(data, path), int):
        put(data, path, random.pick(list(NUMBERS)))


def replace_by_alike(data: object, path: Path, other: object, random: Random) -> None:
    """Replace a value by another of the same kind: another card, seat, frame or field name."""
    value = part(data, path)
    paths = [there for there in all_paths(data, random) if type(part(data, there)) is type(value)]
    put(data, path, copied(part(data, random.pick(paths))))


def replace_by_odd(data: object, path: Path, other: object, random: Random) -> None:
    """Replace a value by one of another type."""
    put(data, path, copied(random.pick(list(ODD))))


def take_from_other(data: object, path: Path, other: object, random: Random) -> None:
    """Take a part from another moment of another game."""
    try:
        put(data, path, copied(part(other, path)))
    except LookupError:
        put(data, path, copied(part(other, random.pick(all_paths(other, random)))))


def change_frames(data: object, path: Path, other: object, random: Random) -> None:
    """Add a frame to the stack, remove one, or take one from another moment."""
    mine, theirs = _frames(data), _frames(other)
    if not mine:
        return
    at = random.below(len(mine))
    if random.below(3) == 0:
        del mine[at]
    elif theirs and random.below(2):
        mine.insert(at + random.below(2), copied(random.pick(theirs)))
    elif theirs:
        mine[at] = copied(random.pick(theirs))


def change_frame(data: object, path: Path, other: object, random: Random) -> None:
    """Change a number in a field of a frame."""
    frames = _frames(data)
    if frames:
        at = random.below(len(frames))
        inside = all_paths(frames[at], random)
        if inside:
            random.pick([nudge, renumber, replace_by_alike])(frames[at], random.pick(inside), other, random)


def _frames(data: object) -> list[object]:
    found = data.get("stack") if isinstance(data, dict) else None
    return found if isinstance(found, list) else []


def change_top(data: object, path: Path, other: object, random: Random) -> None:
    """Remove or empty a whole field, or take it from another moment."""
    if isinstance(data, dict) and isinstance(other, dict) and data:
        key = random.pick(list(data))
        data[key] = random.pick([copied(other.get(key)), "", None, []])


CHANGES: Final[list[Change]] = [
    remove,
    repeat,
    swap,
    nudge,
    nudge,
    renumber,
    replace_by_alike,
    replace_by_alike,
    replace_by_odd,
    take_from_other,
    change_frames,
    change_frames,
    change_frame,
    change_frame,
    change_top,
]
