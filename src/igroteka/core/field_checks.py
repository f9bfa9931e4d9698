"""Validators for the fields of a state and its frames, used on positions written by hand.

A game lists a check for every field in one module (`position_checks.py`). They run before any rule reads the fields.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Final

from igroteka.core.codec import saved_names
from igroteka.core.errors import BadPosition
from igroteka.core.frames import Frame
from igroteka.core.options import Option
from igroteka.core.state import AnyFrame, Record, State
from igroteka.core.values import Value, field_names

FieldCheck = Callable[[object], bool]

MAX_COUNT: Final = 200  # more than any list of cards or counter of a turn can reach
MAX_FRAMES: Final = 60  # frames on the stack


def whole(low: int, high: int) -> FieldCheck:
    """Accepts a whole number from `low` to `high`."""

    def fits(value: object) -> bool:
        return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high

    return fits


def one_of(numbers: Collection[int]) -> FieldCheck:
    """Accepts one of these numbers."""

    def fits(value: object) -> bool:
        return isinstance(value, int) and not isinstance(value, bool) and value in numbers

    return fits


def many(each: FieldCheck, limit: int = MAX_COUNT) -> FieldCheck:
    """Accepts a list of at most `limit` values that all pass the check `each`."""

    def fits(value: object) -> bool:
        return isinstance(value, list | tuple) and len(value) <= limit and all(each(one) for one in value)

    return fits


def exactly(count: int, each: FieldCheck) -> FieldCheck:
    """Accepts a list of exactly `count` values that all pass the check `each`."""

    def fits(value: object) -> bool:
        return isinstance(value, list | tuple) and len(value) == count and all(each(one) for one in value)

    return fits


def yes_no(value: object) -> bool:
    """Accepts a boolean."""
    return isinstance(value, bool)


def text(value: object) -> bool:
    """Accepts a string."""
    return isinstance(value, str) and len(value) <= MAX_COUNT


def an_option(value: object) -> bool:
    """Accepts an option."""
    return isinstance(value, Option)


def a_value(name: str) -> FieldCheck:
    """Accepts a value of the class with this name."""

    def fits(value: object) -> bool:
        return isinstance(value, Value) and type(value).__name__ == name

    return fits


def masks(seats: int) -> FieldCheck:
    """Accepts a bit mask of seats, or `EVERYONE`."""
    return whole(-1, (1 << seats) - 1)


def check_fields(record: Record, checks: Mapping[str, FieldCheck], where: str = "") -> None:
    """Raise BadPosition unless every saved field that has a check passes it."""
    for name in saved_names(record):
        field, key = getattr(record, name), record.keys.get(name, name)
        if name in record.inlined:
            check_fields(field, checks, where)
        elif key in checks and not checks[key](field):
            raise BadPosition("error-position-field", field=where + key)


def check_data(data: Mapping[str, object], checks: Mapping[str, FieldCheck], where: str = "") -> None:
    """Check saved fields before they are set on a record: a compiled record raises an error that does not name the
    field.
    """
    for key, fits in checks.items():
        if key in data and not fits(data[key]):
            raise BadPosition("error-position-field", field=where + key)


def check_frames(g: State, checks: Mapping[str, FieldCheck]) -> None:
    """Raise BadPosition unless every field of every frame passes its check: `Class.field` if listed, else `field`."""
    if len(g.stack) > MAX_FRAMES:
        raise BadPosition("error-position-field", field="stack")
    for number, frame in enumerate(g.stack, start=1):
        if is_abstract(frame):
            raise misplaced(frame, number)
        field = misfit(frame, checks)
        if field:
            name = type(frame).__name__
            raise BadPosition("error-position-frame-field", frame=name, number=number, field=field)


def is_abstract(frame: AnyFrame) -> bool:
    """True if this class is only a base for other frames and never stands on the stack."""
    return type(frame) is Frame or bool(type(frame).__subclasses__())


def misfit(value: Value, checks: Mapping[str, FieldCheck]) -> str:
    """The name of the first field that fails its check, or ""."""
    name = type(value).__name__
    for field in field_names(type(value)):
        check = checks.get(f"{name}.{field}") or checks[field]
        part = getattr(value, field)
        if not check(part):
            return field
        for one in part if isinstance(part, tuple) else (part,):
            inner = misfit(one, checks) if isinstance(one, Value) else ""
            if inner:
                return f"{field}.{inner}"
    return ""


def check_pending(g: State) -> None:
    """Raise BadPosition unless every pending frame fits the state."""
    for number, frame in enumerate(g.stack, start=1):
        if not frame.fits(g):
            raise misplaced(frame, number)


def misplaced(frame: AnyFrame, number: int) -> BadPosition:
    """The error for a frame that cannot be pending in this position."""
    return BadPosition("error-position-frame", frame=type(frame).__name__, number=number)
