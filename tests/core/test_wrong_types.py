"""A saved value whose class refuses the type of a field, as compiled classes do, is refused with the field's name."""

from __future__ import annotations

import pytest

from igroteka.core.codec import Decoder, WrongType
from igroteka.core.values import Value


class Strict(Value):
    """Takes a number and a pair of numbers, like a compiled class."""

    def __init__(self, count: int, inner: tuple[int, ...]) -> None:
        if not isinstance(count, int) or not isinstance(inner, tuple):
            raise TypeError
        self.count = count
        self.inner = inner


class Outer(Value):
    """Has such a value in a field."""

    def __init__(self, strict: Strict) -> None:
        if not isinstance(strict, Strict):
            raise TypeError
        self.strict = strict


@pytest.mark.parametrize(
    ("data", "kind", "field"),
    [
        ({"is": "Strict", "count": "A", "inner": []}, "Strict", "count"),
        ({"is": "Strict", "count": 1, "inner": 7}, "Strict", "inner"),
        ({"is": "Outer", "strict": {"is": "Strict", "count": "A", "inner": []}}, "Outer", "strict.count"),
        ({"is": "Outer", "strict": 3}, "Outer", "strict"),
    ],
)
def test_the_field_with_a_value_of_another_type_is_named(data: dict[str, object], kind: str, field: str) -> None:
    decoder = Decoder("tests.core.toy", ())
    decoder.kinds |= {"Strict": Strict, "Outer": Outer}
    with pytest.raises(WrongType) as problem:
        decoder.value(data)
    assert (problem.value.kind, problem.value.field) == (kind, field)
