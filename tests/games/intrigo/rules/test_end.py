"""How the game ends, and who ranks where (INTR-V)."""

from __future__ import annotations

import pytest

from igroteka.core.errors import Refused
from igroteka.core.random import from_seed
from igroteka.games.intrigo.rules.parts import ORGANISATIONS, TYPES
from tests.games.intrigo.table import Actor, dealt, draft_all, table

CARDS = "C4 D3 T4 G2 M4 C2 G3 D4 T3 M3 C3 G4 D2 T2 M2 T3"
FOUR_KINDS = {"merchants": 1, "military": 1, "clergy": 1, "farmers": 1}


def with_seals(
    tokens: str = "", cap: int = 0, ducats: dict[str, int] | None = None, **seals: dict[str, int]
) -> list[Actor]:
    """A full palace is awarded; A has C4 at the door and wins its token."""
    everything = {f"b{i}": "none" for i in range(16)} | dict([word.split("=") for word in tokens.split()])
    row = " ".join([f"{place}={word}" for place, word in everything.items()])
    hands = ("A:", "B:", "C:", "D:")
    return table(*hands, gaps=CARDS, tokens=row, seals=seals, ducats=ducats or {}, options={"round_cap": cap})


def places(players: list[Actor]) -> list[int] | None:
    outcome = players[0].table.g.outcome()
    return outcome.places if outcome else None


@pytest.mark.parametrize("kind", ORGANISATIONS)
def test_four_seals_of_a_kind_win(kind: str) -> None:  # INTR-V1
    players = with_seals(f"b0={kind}", A={kind: 3})
    assert places(players) == [1, 2, 2, 2]
    outcome = players[0].table.g.outcome()
    assert outcome is not None
    assert outcome.facts["ended_by"] == "four_of_a_kind"


def test_one_seal_of_each_kind_wins() -> None:  # INTR-V1
    players = with_seals("b0=workers", A=FOUR_KINDS)
    assert places(players) == [1, 2, 2, 2]
    outcome = players[0].table.g.outcome()
    assert outcome is not None
    assert outcome.facts["ended_by"] == "five_different"


def test_three_of_a_kind_and_four_kinds_do_not_win() -> None:  # INTR-V1
    assert places(with_seals("b0=merchants", A={"merchants": 2, "clergy": 3, "farmers": 3, "workers": 3})) is None


def test_the_order_of_the_buildings_decides_between_two_players() -> None:  # INTR-V2
    # C wins b6, B wins b8: both would be complete.
    players = with_seals("b6=workers b8=workers", B=FOUR_KINDS, C=FOUR_KINDS)
    assert places(players) == [3, 2, 1, 3]


def test_ducats_do_not_win() -> None:  # INTR-V3
    assert places(with_seals(ducats={"A": 20})) is None


def test_the_others_rank_by_kinds_then_most_of_one_kind_then_seals_then_ducats() -> None:  # INTR-V4
    win = {"clergy": 3}
    many = with_seals("b0=clergy", A=win, B={"merchants": 1, "military": 1}, C={"merchants": 3}, D={"merchants": 2})
    assert places(many) == [1, 2, 3, 4]
    three, twos = {"merchants": 1, "farmers": 3, "workers": 1}, {"merchants": 2, "farmers": 2, "workers": 2}
    most = with_seals("b0=clergy", A=win, B=three, C=twos, D={})
    assert places(most) == [1, 2, 3, 4]
    more, fewer = {"merchants": 2, "farmers": 2}, {"merchants": 1, "farmers": 2}
    total = with_seals("b0=clergy", A=win, B=more, C=fewer, D={}, ducats={"C": 9})
    assert places(total) == [1, 2, 3, 4]
    ducats = with_seals("b0=clergy", A=win, ducats={"B": 2, "C": 5, "D": 2})
    assert places(ducats) == [1, 3, 2, 3]


def test_with_a_last_round_the_ranking_decides_and_victory_may_be_shared() -> None:  # INTR-V5, INTR-O5
    shared = with_seals("b1=none", cap=1, A={"clergy": 2}, C={"farmers": 2})
    assert places(shared) == [1, 3, 1, 3]
    outcome = shared[0].table.g.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.facts["ended_by"]) == ([0, 2], "round_cap")


def test_before_the_last_round_the_game_goes_on() -> None:  # INTR-V5
    players = with_seals(cap=2)
    assert places(players) is None
    assert players[0].table.round == 2


def test_without_a_last_round_there_is_no_other_end() -> None:  # INTR-V5
    a, *_ = table("A:", "B:", "C:", "D:", gaps=CARDS, round=500)
    assert (a.asked, a.table.round) == ("draft", 501)


def test_whoever_wins_in_the_last_round_has_won() -> None:  # INTR-V5
    assert places(with_seals("b0=clergy", cap=1, A={"clergy": 3})) == [1, 2, 2, 2]


@pytest.mark.parametrize("seed", range(15))
def test_nobody_wins_in_the_first_round(seed: int) -> None:  # INTR-R19
    players = dealt(3 + seed % 2, seed=f"first{seed}")
    draft_all(players)
    g, random = players[0].table.g, from_seed(f"r{seed}")
    while g.round == 1:
        decision = g.decisions()[0]
        g.apply(decision.seat, random.pick(decision.options))
    assert not g.over
    assert max(max(player.seals) for player in g.players) <= 3


PALACES = {4: CARDS, 3: "C4 D3 M4 G2 D4 C2 G3 M3 C3 G4 D2 M2"}  # A wins the token of the door


@pytest.mark.parametrize("kind", ORGANISATIONS)
@pytest.mark.parametrize(("seats", "last"), [(4, 49), (3, 37)])
def test_at_the_latest_the_last_possible_seal_ends_the_game(seats: int, last: int, kind: str) -> None:  # INTR-R20
    letters = "ABCD"[:seats]
    full = {letter: dict.fromkeys(FOUR_KINDS, 3) for letter in letters}
    hands = [f"{letter}:" for letter in letters]
    players = table(*hands, gaps=PALACES[seats], tokens=kind, seals=full)
    assert places(players) == [1, *[2] * (seats - 1)]
    assert sum(sum(player.seals.values()) for player in players) == last


def test_the_result_tells_rounds_turns_and_what_was_bought() -> None:
    gaps = "- D3 M4 - G2 C2 G3 M3 C3 D2 - *guard"
    seals = {"A": {"clergy": 3}}
    a, b, c = table("A: C4 G4", "B: D4", "C: M2", gaps=gaps, tokens="clergy", seals=seals, round=7)
    a.plays("C4", "g0")
    b.buys("thief", "g3")
    c.plays("M2", "g10")
    outcome = a.table.g.outcome()
    assert outcome is not None
    assert (outcome.facts["rounds"], outcome.facts["turns"]) == (7, 3)
    assert outcome.facts["bought"] == {**dict.fromkeys(TYPES, 0), "thief": 1}


def test_a_player_cannot_leave() -> None:  # INTR-R21
    a, *_ = dealt(4)
    with pytest.raises(Refused, match="error-cannot-leave"):
        a.table.session.choose(a.seat, "leave")
