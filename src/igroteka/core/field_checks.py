"""Checks of the fields of a state and its frames, for positions that somebody has written.

A game names a check for every field, in one place (`position_checks.py`). They run before any rule reads the fields.
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

MANY: Final = 200  # more than any list of cards, or any count of a turn, can be
DEEPEST: Final = 60  # frames on a stack


def whole(low: int, high: int) -> FieldCheck:
    """A whole number from `low` to `high`."""

    def fits(value: object) -> bool:
        return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high

    return fits


def one_of(numbers: Collection[int]) -> FieldCheck:
    """One of these numbers."""

    def fits(value: object) -> bool:
        return isinstance(value, int) and not isinstance(value, bool) and value in numbers

    return fits


def many(each: FieldCheck, most: int = MANY) -> FieldCheck:
    """A list of at most so many values that all pass the same check."""

    def fits(value: object) -> bool:
        return isinstance(value, list | tuple) and len(value) <= most and all(each(one) for one in value)

    return fits


def exactly(count: int, each: FieldCheck) -> FieldCheck:
    """A list of so many values that all pass the same check."""

    def fits(value: object) -> bool:
        return isinstance(value, list | tuple) and len(value) == count and all(each(one) for one in value)

    return fits


def yes_no(value: object) -> bool:
    """True or false."""
    return isinstance(value, bool)


def text(value: object) -> bool:
    """A word."""
    return isinstance(value, str) and len(value) <= MANY


def an_option(value: object) -> bool:
    """Something that can be chosen."""
    return isinstance(value, Option)


def a_value(name: str) -> FieldCheck:
    """A value of the class of that name."""

    def fits(value: object) -> bool:
        return isinstance(value, Value) and type(value).__name__ == name

    return fits


def masks(seats: int) -> FieldCheck:
    """Any seats, or everybody, as a mask."""
    return whole(-1, (1 << seats) - 1)


def check_fields(record: Record, checks: Mapping[str, FieldCheck], where: str = "") -> None:
    """Every saved field that has a check must pass it."""
    for name in saved_names(record):
        field, key = getattr(record, name), record.keys.get(name, name)
        if name in record.inlined:
            check_fields(field, checks, where)
        elif key in checks and not checks[key](field):
            raise BadPosition("error-position-field", field=where + key)


def check_frames(g: State, checks: Mapping[str, FieldCheck]) -> None:
    """Every field of every frame must pass its check: that of `Class.field`, else that of `field`."""
    if len(g.stack) > DEEPEST:
        raise BadPosition("error-position-field", field="stack")
    for number, frame in enumerate(g.stack, start=1):
        if is_abstract(frame):
            raise misplaced(frame, number)
        field = misfit(frame, checks)
        if field:
            name = type(frame).__name__
            raise BadPosition("error-position-frame-field", frame=name, number=number, field=field)


def is_abstract(frame: AnyFrame) -> bool:
    """Is this a frame from which others are derived? Such a frame never stands on a stack."""
    return type(frame) is Frame or bool(type(frame).__subclasses__())


def misfit(value: Value, checks: Mapping[str, FieldCheck]) -> str:
    """The name of the first field that fails its check, or nothing."""
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
    """Every frame must fit what lies on the table."""
    for number, frame in enumerate(g.stack, start=1):
        if not frame.fits(g):
            raise misplaced(frame, number)


def misplaced(frame: AnyFrame, number: int) -> BadPosition:
    """What is said of a frame that cannot be pending here."""
    return BadPosition("error-position-frame", frame=type(frame).__name__, number=number)
