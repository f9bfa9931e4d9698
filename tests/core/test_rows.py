"""Options by a mask of their numbers."""

from __future__ import annotations

import pytest

from igroteka.core.options import Option
from igroteka.core.rows import Row
from igroteka.games.targi.rules.words import PLACE_TARGI


@pytest.mark.parametrize("length", [0, 1, 7, 8, 9, 17])
def test_a_row_gives_the_options_of_a_mask_in_order(length: int) -> None:
    options = [PLACE_TARGI(place) for place in range(length)]
    row = Row(options)
    for numbers in {*range(1 << min(length, 9)), (1 << length) - 1, 0b1010101010101010 & (1 << length) - 1}:
        found: list[Option] = []
        row.add_to(found, numbers)
        row.add_to(found, numbers)
        assert found == [option for place, option in enumerate(options) if numbers >> place & 1] * 2
