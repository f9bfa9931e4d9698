"""Values: small immutable objects that are saved as class name and constructor arguments."""

from __future__ import annotations

import inspect

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Value:
    """An immutable object. Every constructor argument is kept in a field of the same name."""

    def parts(self) -> tuple[object, ...]:
        """The constructor arguments that recreate this value."""
        return tuple([getattr(self, name) for name in field_names(type(self))])

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and isinstance(other, Value) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.parts()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join([repr(part) for part in self.parts()])})"


_names: dict[type[Value], tuple[str, ...]] = {}


def field_names(kind: type[Value]) -> tuple[str, ...]:
    """The names of the constructor arguments, in order."""
    found = _names.get(kind)
    if found is None:
        # A class without its own constructor has no fields; the signature of `object` would give *args.
        own = kind.__init__ is not object.__init__
        found = tuple(inspect.signature(kind).parameters) if own else ()
        _names[kind] = found
    return found
