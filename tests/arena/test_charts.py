"""Charts: nothing covers anything else, and nobody has to tell colours apart."""

from __future__ import annotations

import re
from itertools import pairwise

from igroteka.arena.charts import WORD, Line, apart, lines


def test_words_beside_lines_that_end_together_do_not_cover_each_other() -> None:
    found = sorted(apart([200.0, 40.0, 200.0, 196.0, 200.0]))
    assert all(below - above >= WORD for above, below in pairwise(found))
    assert found[0] == 40.0
    assert found[-1] == 200.0


def test_lines_differ_by_more_than_their_colour() -> None:
    drawn = lines([Line(name, [0, 4], [0.5, 0.5]) for name in "ABCD"], "deals")
    assert len(set(re.findall('stroke-dasharray="([^"]+)"', drawn))) == 4


def test_a_value_stands_at_its_place() -> None:
    drawn = lines([Line("A", [0, 10, 40], [0.0, 0.0, 0.0])], "deals")
    (points,) = re.findall('points="([^"]+)"', drawn)
    begin, near, end = [float(point.partition(",")[0]) for point in points.split()]
    assert (near - begin) * 4 == end - begin
