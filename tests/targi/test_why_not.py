"""Whatever is not offered is forbidden by a rule of the dossier, at every place and in every phase."""

import pytest

from igroteka.dossiers import dossier
from igroteka.games.targi.components import KINDS
from igroteka.games.targi.grid import PLACE_WORDS
from tests.targi.table import RICH, Actor, rows, seat, table

PLACES = PLACE_WORDS[1:]
CODES = [
    *[f"{verb}:{place}" for verb in ("place", "use", "skip", "marker", "to") for place in PLACES],
    *[f"{verb}:{kind}" for verb in ("take", "give") for kind in KINDS],
    *[f"{verb}:{price}" for verb in ("raid", "gift") for price in ("goods", "gold", "vp")],
    *[f"trade:{count}:{kind}:{get}" for count in (1, 2, 3) for kind in KINDS for get in KINDS],
    *[f"sell:{count}:{kind}" for count in (1, 2, 3, 4) for kind in KINDS],
    *[f"{verb}:{row}:{column}" for verb in ("lift", "put") for row in (1, 2, 3) for column in (1, 2, 3, 4)],
    *[f"row:{row}" for row in (1, 2, 3)],
    *["hand", "end", "pass", "stop", "play", "keep", "discard", "pay:", "pay:date", "pay:gold", "pay:coin"],
]


def placing() -> tuple[Actor, Actor]:
    return table(phase="placing", a=seat(display="well_robber_pass"))


def raided() -> tuple[Actor, Actor]:
    return table(phase="robber", robber=7, a=seat(RICH), b=seat("d1"))


def acting(*codes: str) -> tuple[Actor, Actor]:
    """A turn with much to do, some choices in."""
    a, b = table(
        turn="A",
        a=seat(RICH, rows(5), hand="camp_trader", targis="B1 B5 B9 B10 B14", markers="C11 C12"),
        b=seat(RICH, targis="B7", markers="C33"),
        centre={"C11": "goods_choice", "C12": "oasis_resettle", "C13": "goods_gold.down"},
    )
    a.chooses(*codes)
    return a, b


STEPS = {
    "turn": "",
    "noble": "use:B1",
    "row": "use:B1 play",
    "pay": "use:B1 play row:3",
    "trader": "use:B5",
    "fata morgana": "use:B9",
    "where to": "use:B9 marker:C12",
    "silversmith": "use:B10",
    "drawn": "use:B14",
    "choice": "use:C11",
    "lift": "use:C12 play row:2 pay:salt+pepper+gold",
    "lift or put": "use:C12 play row:2 pay:salt+pepper+gold lift:2:2",
    "limit": "end",
}


def at(name: str) -> tuple[Actor, Actor]:
    """The table of that name."""
    if name == "placing":
        return placing()
    return raided() if name == "raid" else acting(*STEPS[name].split())


@pytest.mark.parametrize("name", ["placing", "raid", *STEPS])
def test_everything_is_offered_or_forbidden_by_a_rule(name: str) -> None:
    book = dossier("targi")
    assert book is not None
    for actor in at(name):
        for code in CODES:
            rule = actor.why_not(code)
            assert (rule == "") == (code in actor.options), f"{actor.letter} {code}: {rule}"
            assert rule == "" or book.rule(rule)
