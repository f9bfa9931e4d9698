"""No level makes a move of Intrigo that makes any player laugh."""

import pytest

from igroteka.games.intrigo.game import GAME
from igroteka.games.intrigo.rules.parts import ORGANISATIONS
from tests.bots.blunders import Blunder, check_blunder, read_blunders
from tests.games.intrigo.table import Actor, long, table

BLUNDERS = read_blunders(__file__)
ALL_BUT_FIRST = "fifth"  # a seal of every kind but the first


def drawn(position: str) -> Actor:
    """The player who is asked in a line of the catalogue."""
    hands, _, given = position.partition(" // ")
    words = given.split()
    named = dict([word.split("=", 1) for word in words if "=" in word])
    if "packet" in named:
        packets = {"A": named["packet"].replace(",", " "), "B": "...", "C": "...", "D": "..."}
        return table(*hands.split(" / "), phase="draft", packets=packets)[0]
    a, *_ = table(
        *hands.split(" / "),
        gaps=named.get("gaps", "").replace(",", " "),
        tokens=named.get("tokens", "").replace(",", " "),
        seals=seals_of(named.get("seals", "")),
        ducats={"A": int(named.get("ducats", "A:0").partition(":")[2])},
    )
    for word in words:
        if "=" not in word:
            a.chooses(word)
    return a


def seals_of(text: str) -> dict[str, dict[str, int]]:
    """Seals of players: `A:merchants:3`, or `A:fifth:1` for one of every kind but the first."""
    found: dict[str, dict[str, int]] = {}
    for part in text.split(","):
        if part:
            letter, kind, count = part.split(":")
            kinds = ORGANISATIONS[1:] if kind == ALL_BUT_FIRST else (kind,)
            found[letter] = dict.fromkeys(kinds, int(count))
    return found


@pytest.mark.parametrize("row", BLUNDERS, ids=[row.why for row in BLUNDERS])
def test_no_level_makes_this_blunder(row: Blunder) -> None:
    a = drawn(row.position)
    assert a.decision is not None
    check_blunder(GAME.id, a.table.g, a.decision, long(row.foolish))
