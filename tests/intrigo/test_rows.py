"""Options by a mask of their numbers."""

from __future__ import annotations

import pytest

from igroteka.core.options import Option
from igroteka.games.intrigo.rows import Row
from igroteka.games.intrigo.words import INTO


@pytest.mark.parametrize("length", [0, 1, 7, 8, 9, 16])
def test_a_row_gives_the_options_of_a_mask_in_order(length: int) -> None:
    options = [INTO(gap) for gap in range(length)]
    row = Row(options)
    for mask in {*range(1 << min(length, 9)), (1 << length) - 1, 0b1010101010101010 & (1 << length) - 1}:
        found: list[Option] = []
        row.add_to(found, mask)
        row.add_to(found, mask)
        assert found == [option for gap, option in enumerate(options) if mask >> gap & 1] * 2
