"""Serialization of states: frames and other values by class name and fields, records by their saved fields."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from pkgutil import walk_packages
from typing import TypeVar

from igroteka.core.options import Option, Verb, read_option
from igroteka.core.state import Record
from igroteka.core.values import Value, field_names

R = TypeVar("R", bound=Record)

CLASS_KEY = "is"  # key for the class name of a value
OPTION_KEY = "do"  # key for the code of an option
ATOMS = frozenset((type(None), bool, int, str))


def encode(thing: object) -> object:
    """Encode anything a state may hold as plain data."""
    if type(thing) in ATOMS:
        return thing
    if isinstance(thing, (list, tuple)):
        return [one if type(one) in ATOMS else encode(one) for one in thing]  # a state is mostly lists of numbers
    if isinstance(thing, Option):
        return {OPTION_KEY: thing.code}
    if isinstance(thing, Value):
        names = field_names(type(thing))
        return {CLASS_KEY: type(thing).__name__} | {name: encode(getattr(thing, name)) for name in names}
    if isinstance(thing, Record):
        return encode_record(thing)
    if isinstance(thing, (int, str)):
        return thing
    raise TypeError(f"{type(thing).__name__} may not stand in a state")


def encode_record(record: Record) -> dict[str, object]:
    found: dict[str, object] = {}
    for name in saved_names(record):
        field = getattr(record, name)
        if name in record.inlined:
            found |= encode_record(field)
        else:
            found[record.keys.get(name, name)] = encode(field)
    return found


def saved_names(record: Record) -> tuple[str, ...]:
    if record.saved:
        return record.saved
    names = getattr(type(record), "__mypyc_attrs__", None) or vars(record)  # mypyc's list of a compiled class
    return tuple([name for name in names if name not in record.derived])


def saved_keys(record: Record) -> list[str]:
    """The keys under which the fields of a record are saved."""
    found: list[str] = []
    for name in saved_names(record):
        found += saved_keys(getattr(record, name)) if name in record.inlined else [record.keys.get(name, name)]
    return found


class Decoder:
    """Decodes what `encode` wrote for one game. Malformed data raises ValueError, KeyError or TypeError."""

    def __init__(self, package: str, verbs: tuple[Verb, ...]) -> None:
        _import_all(package)
        self.verbs = verbs
        self.kinds = {kind.__name__: kind for kind in _values() if _module(kind).startswith((package, "igroteka.core"))}

    def value(self, data: object) -> object:
        """Decode a value, a number, a string, or a tuple of them."""
        if type(data) in ATOMS:
            return data
        if isinstance(data, list):
            return tuple([self.value(one) for one in data])
        if isinstance(data, dict):
            return self._option(data) if OPTION_KEY in data else self._value(data)
        raise ValueError(data)

    def values(self, data: object) -> list[object]:
        if not isinstance(data, list):
            raise ValueError(data)
        return [self.value(one) for one in data]

    def _option(self, data: dict[str, object]) -> Option:
        option = read_option(self.verbs, str(data[OPTION_KEY]))
        if option is None:
            raise ValueError(data[OPTION_KEY])
        return option

    def _value(self, data: dict[str, object]) -> Value:
        kind = self.kinds[str(data[CLASS_KEY])]
        names = field_names(kind)
        values: list[object] = []
        for name in names:
            try:
                values.append(self.value(data[name]))
            except WrongType as problem:
                raise WrongType(kind.__name__, f"{name}.{problem.field}") from None
        try:
            return kind(*values)
        except TypeError:
            raise WrongType(kind.__name__, _wrong_field(kind, names, values)) from None


class WrongType(ValueError):
    """A field of a saved value has a value that its compiled class refuses."""

    def __init__(self, kind: str, field: str) -> None:
        super().__init__(f"{kind}.{field}")
        self.kind = kind
        self.field = field


def _wrong_field(kind: type[Value], names: Sequence[str], values: list[object]) -> str:
    """The field that refuses its value: with another one the class takes them all. All fields if it cannot be told."""
    for i, name in enumerate(names):
        for other in (0, "", ()):
            tried = [*values[:i], other, *values[i + 1 :]]
            try:
                kind(*tried)
            except TypeError:
                continue
            return name
    return ", ".join(names)


@cache
def _import_all(package: str) -> None:
    """Import every module of a package, because a saved state may use a class that has not been loaded yet."""
    parts = getattr(import_module(package), "__path__", [])
    for module in walk_packages(parts, f"{package}."):
        import_module(module.name)


def _values() -> list[type[Value]]:
    """All loaded subclasses of `Value`."""
    found: list[type[Value]] = []
    waiting = [Value]
    while waiting:
        for kind in waiting.pop().__subclasses__():
            found.append(kind)
            waiting.append(kind)
    return found


def _module(kind: type[Value]) -> str:
    module = inspect.getmodule(kind)
    return module.__name__ if module else ""


def fill(record: Record, data: dict[str, object], names: tuple[str, ...]) -> None:
    """Set the named fields of a record (numbers, strings, nested lists) from plain data."""
    for name in names:
        setattr(record, name, _lists(data[record.keys.get(name, name)]))


def fill_saved(record: Record, data: dict[str, object], *excluding: str) -> None:
    """Set all saved fields of a record except those in `excluding`, which hold more than numbers, strings and lists."""
    for name in saved_names(record):
        if name in record.inlined:
            fill_saved(getattr(record, name), data, *excluding)
        elif name not in excluding:
            fill(record, data, (name,))


def read_records(data: object, make: Callable[[], R]) -> list[R]:
    """Decode a list of records of one kind."""
    if not isinstance(data, list):
        raise ValueError(data)
    found = [make() for _ in data]
    for record, saved in zip(found, data, strict=True):
        fill_saved(record, saved)
    return found


def _lists(data: object) -> object:
    if isinstance(data, list):
        return [_lists(one) for one in data]
    if data is None or isinstance(data, bool | int | str):
        return data
    raise ValueError(data)
