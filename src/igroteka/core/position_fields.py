"""Readers of the fields of a position, which come from users: BadPosition names the field that is wrong."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from igroteka.core.errors import BadPosition
from igroteka.core.phrases import LETTERS
from igroteka.core.setup import OFF, ON

FILL: Final = "..."  # in a list of cards: the rest of it is dealt
MAX_NUMBER: Final = 1 << 30


def check_known(fields: Iterable[object], known: tuple[str, ...]) -> None:
    for field in fields:
        if field not in known:
            raise BadPosition("error-position-unknown", field=str(field))


def read_list(value: object) -> list[object]:
    if not isinstance(value, list):
        raise BadPosition("error-position-list", value=str(value))
    return value


def read_mapping(fields: Mapping[str, object], name: str) -> Mapping[str, object]:
    """The mapping in a field; empty if the field is missing."""
    return to_mapping(fields.get(name, {}), name)


def to_mapping(value: object, name: str) -> Mapping[str, object]:
    if not isinstance(value, Mapping):
        raise BadPosition("error-position-field", field=name)
    return {str(key): part for key, part in value.items()}


def read_flag(fields: Mapping[str, object], name: str, default: bool) -> bool:
    """A field that is on or off, written as a setting is: `on`, `off`, `true`, `false` … The default if it is empty."""
    value = fields.get(name)
    word = str(default if value is None else value).lower()
    if word not in ON + OFF:
        raise BadPosition("error-position-field", field=name)
    return word in ON


def read_number(fields: Mapping[str, object], name: str, default: int, low: int = 0, high: int = MAX_NUMBER) -> int:
    return to_number(fields.get(name, default), name, low, high)


def to_number(value: object, name: str, low: int = 0, high: int = MAX_NUMBER) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadPosition("error-position-field", field=name)
    return value


def read_seat(letter: object, seats: int) -> int:
    """The number of a seat, or of a figure, from its letter."""
    seat = LETTERS.find(str(letter)) if len(str(letter)) == 1 else -1
    if not 0 <= seat < seats:
        raise BadPosition("error-position-seat", seat=str(letter))
    return seat
