"""Whatever is not offered is forbidden by a rule of the dossier, at every place and in every phase."""

import pytest

from igroteka.dossiers import dossier
from igroteka.games.targi.rules.components import KINDS
from igroteka.games.targi.rules.grid import PLACE_WORDS
from tests.games.targi.table import RICH, Actor, rows, seat, table

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


def raided(*codes: str) -> tuple[Actor, Actor]:
    a, b = table(phase="robber", robber=7, a=seat(RICH), b=seat("d1"))
    a.chooses(*codes)
    return a, b


def acting(*codes: str) -> tuple[Actor, Actor]:
    """A turn in which a Targi and two markers do what the codes say."""
    place = next((code.removeprefix("use:") for code in codes if code.startswith("use:B")), "B1")
    a, b = table(
        turn="A",
        a=seat(RICH, rows(5), hand="camp_trader", targis=place, markers="C12 C21" if "use:C21" in codes else "C11 C12"),
        b=seat(RICH, targis="B7", markers="C33"),
        centre={"C11": "goods_choice", "C12": "oasis_resettle", "C13": "goods_gold.down", "C21": "targia_gift"},
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
    "gift": "use:C21 play row:2 pay:date+salt+pepper+pepper",
    "dowry": "use:C21 play row:2 pay:date+salt+pepper+pepper gift:goods",
    "limit": "end",
}


def at(name: str) -> tuple[Actor, Actor]:
    """The table of that name."""
    if name == "placing":
        return placing()
    if name == "raid":
        return raided()
    return raided("raid:goods") if name == "raid goods" else acting(*STEPS[name].split())


@pytest.mark.parametrize("name", ["placing", "raid", "raid goods", *STEPS])
def test_everything_is_offered_or_forbidden_by_a_rule(name: str) -> None:
    book = dossier("targi")
    assert book is not None
    for actor in at(name):
        for code in CODES:
            rule = actor.why_not(code)
            assert (rule == "") == (code in actor.options), f"{actor.letter} {code}: {rule}"
            assert rule == "" or book.rule(rule)


@pytest.mark.parametrize(
    ("name", "code", "rule"),
    [
        ("turn", "use:C13", "TARGI-A4"),  # face down
        ("turn", "skip:C13", "TARGI-A1"),  # no marker of one's own
        ("turn", "keep", "TARGI-H1"),  # no card was taken
        ("turn", "trade:3:date:gold", "TARGI-A7"),
        ("turn", "trade:1:date:salt", "TARGI-A7"),
        ("turn", "pass", "TARGI-A1"),
        ("noble", "stop", "TARGI-B1"),
        ("row", "pass", "TARGI-D1"),
        ("pay", "pass", "TARGI-C1"),
        ("trader", "pass", "TARGI-B5"),
        ("fata morgana", "stop", "TARGI-B9"),
        ("where to", "stop", "TARGI-B9"),
        ("silversmith", "stop", "TARGI-B10"),
        ("drawn", "pass", "TARGI-H1"),
        ("drawn", "keep", "TARGI-H2"),
        ("choice", "take:gold", "TARGI-G10"),
        ("lift", "stop", "TARGI-Q15"),
        ("gift", "take:date", "TARGI-Q14"),
        ("gift", "pass", "TARGI-Q14"),
        ("dowry", "take:gold", "TARGI-T36"),
        ("dowry", "pass", "TARGI-T36"),
        ("limit", "pass", "TARGI-L1"),
        ("raid", "pass", "TARGI-RD1"),
        ("raid goods", "pass", "TARGI-RD1"),
        ("raid goods", "give:gold", "TARGI-RD1"),
        ("placing", "pass", "TARGI-P1"),
    ],
)
def test_the_rule_that_is_named_is_the_one_that_forbids(name: str, code: str, rule: str) -> None:
    actor, _ = at(name)
    assert actor.why_not(code) == rule


@pytest.mark.parametrize(
    ("display", "code", "rule"),
    [
        ("", "pay:date", "TARGI-C1"),  # too little
        ("", "pay:date+pepper+gold", "TARGI-C1"),  # a wrong kind
        ("", "pay:date+salt+gold+gold", "TARGI-C1"),  # too much
        ("", "pay:date+salt+coin", "TARGI-Q12"),
        ("well_discount", "pay:date+salt", "TARGI-C2"),  # gold is never left out
        ("well_discount", "pay:gold", "TARGI-C2"),  # more than one good is left out
        ("well_discount", "pay:date+salt+gold", "TARGI-C2"),  # a discount is not declined
        ("well_discount", "pay:pepper+gold", "TARGI-C1"),
    ],
)
def test_payments_are_refused_by_the_rule_they_break(display: str, code: str, rule: str) -> None:
    a, _ = table(turn="A", a=seat(RICH, display, targis="B3", markers="C12"), centre={"C12": "well_plain_gold"})
    a.chooses("use:C12", "play", "row:2")
    assert a.why_not(code) == rule


@pytest.mark.parametrize(
    ("code", "rule"),
    [
        ("pay:date+gold", "TARGI-T08"),  # without the extra good
        ("pay:date+salt", "TARGI-C1"),  # without the gold
        ("pay:salt+salt+gold", "TARGI-C1"),
    ],
)
def test_the_messenger_is_named_only_for_his_extra_good(code: str, rule: str) -> None:
    a, _ = table(turn="A", a=seat(RICH, "well_free_hand", hand="camp_trader", targis="B3"))
    a.chooses("hand", "row:2")
    assert a.why_not(code) == rule
