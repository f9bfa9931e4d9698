"""Charts: nothing covers anything else, and nobody has to tell colours apart."""

from __future__ import annotations

import re
from itertools import pairwise
from xml.etree import ElementTree

from igroteka.arena.charts import WORD, Bar, Curve, apart, bars, lines, ticks
from igroteka.arena.page import alone


def test_words_beside_lines_that_end_together_do_not_cover_each_other() -> None:
    found = sorted(apart([200.0, 40.0, 200.0, 196.0, 200.0]))
    assert all(below - above >= WORD for above, below in pairwise(found))
    assert found[0] == 40.0
    assert found[-1] == 200.0


def test_lines_differ_by_more_than_their_colour() -> None:
    drawn = lines([Curve(name, [0, 4], [0.5, 0.5]) for name in "ABCD"], "deals")
    assert len(set(re.findall('stroke-dasharray="([^"]+)"', drawn))) == 4


def test_a_value_stands_at_its_place() -> None:
    drawn = lines([Curve("A", [0, 10, 40], [0.0, 0.0, 0.0])], "deals")
    (points,) = re.findall('points="([^"]+)"', drawn)
    begin, near, end = [float(point.partition(",")[0]) for point in points.split()]
    assert (near - begin) * 4 == end - begin


def test_a_chart_has_a_name_axes_and_the_percent_of_its_language() -> None:
    def percent(share: float) -> str:
        return f"{share:.0%}".replace("%", " проц.")

    drawn = [
        lines([Curve("A", [0, 4], [0.5, 0.5])], "deals", title="<Course>", up="wins", percent=percent),
        bars([Bar("A", 0.4, 0.3, 0.5, "40")], title="<Course>", across="wins", percent=percent),
    ]
    for chart in drawn:
        assert 'role="img" aria-label="&lt;Course&gt;"' in chart
        assert ">wins</text>" in chart
        assert "50 проц." in chart
        assert "0.5<" not in chart
    assert ">deals</text>" in drawn[0]


def test_bars_that_stand_side_by_side_have_a_legend() -> None:
    rows = [Bar("A", 0.4, 0.3, 0.5, "40"), Bar("", 0.2, 0.1, 0.3, "20", 1)]
    drawn = bars(rows, legend=["new", "old"])
    assert drawn.index(">new</text>") < drawn.index(">old</text>") < drawn.index(">A</text>")


def test_a_scale_ends_at_a_round_share_above_all_of_them() -> None:
    assert ticks(0.23) == [0.0, 0.05, 0.1, 0.15, 0.2, 0.25]
    assert ticks(1.0) == [0.0, 0.2, 0.4, 0.6, 0.8, 1.0]
    assert ticks(0.0)[-1] > 0


def test_a_long_name_is_cut_in_its_middle() -> None:
    drawn = bars([Bar("policy:a-very-long-name-of-a-file.npz", 0.4, 0.3, 0.5, "40")])
    assert "policy:a-ver" in drawn
    assert "file.npz</text>" in drawn
    assert "…" in drawn


def test_a_chart_can_stand_alone_with_its_colours() -> None:
    drawn = ElementTree.fromstring(alone(lines([Curve("A", [0, 4], [0.5, 0.5])], "games", title="<A>")))
    assert drawn.tag == "{http://www.w3.org/2000/svg}svg"
    style, ground = drawn[0], drawn[1]
    assert "--c0:" in str(style.text)
    assert "--ground:" in str(style.text)
    assert ground.get("style") == "fill: var(--ground)"
