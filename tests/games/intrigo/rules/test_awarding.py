"""Who gets which token (INTR-A), with the worked examples of the dossier."""

from __future__ import annotations

import pytest

from igroteka.games.intrigo.rules.parts import BUILDING_WORDS
from igroteka.games.intrigo.rules.words import HEADLESS, LOG_AWARDED, LOG_NO_DUCATS, LOG_STAYS, STOLEN, TIED, UNCLAIMED
from tests.games.intrigo.table import Actor, arranged, draft_all, table

EX_1_TOKENS = "merc duca work duca cler duca mili duca farm duca merc duca cler duca work duca"
EX_1_CARDS = "C4 D3 T4 G2 M4 C2 G3 D4 T3 M3 C3 G4 D2 T2 M2 T3"
EX_1_RESULTS = "A A stays stays D D C B B stays stays C C stays stays stays"

EX_2_TOKENS = "work duca cler duca merc duca mili duca farm duca cler.down duca"
EX_2_CARDS = "D4 *guard C3 M4 G4x *assassin C4 D2 G2 M2 *thief G3"
EX_2_RESULTS = "B B A stays stays stays A A stays stays stays C"


def awarded(gaps: str, tokens: str = "", **fields: object) -> list[Actor]:
    """The players after a full palace of four players has been awarded."""
    return arranged(("A:", "B:", "C:", "D:"), fields, gaps=gaps, tokens=tokens)


def one_building(left: str, right: str, token: str = "cler", seats: int = 4) -> tuple[str, int]:
    """Who gets the token of building b1 between these two cards, and why not: the rest of the palace is hired."""
    gaps = {f"g{i}": "-" for i in range(4 * seats)} | {"g0": left, "g1": right}
    hired = ["*guard", "*thief", "*trader", "*assassin", "*gondolier", "*courtesan"] * 3
    for word in (left, right):
        if word in hired:
            hired.remove(word)
    for gap, card in gaps.items():
        if card == "-":
            gaps[gap] = hired.pop(0)
    tokens = " ".join([f"b{i}={token if i == 1 else 'none'}" for i in range(4 * seats)])
    hands = [f"{letter}: ..." for letter in "ABCD"[:seats]]
    row = " ".join([f"{gap}={card}" for gap, card in gaps.items()])
    players = table(*hands, gaps=row, tokens=tokens)
    whole = players[0].table
    stays = whole.lines(LOG_STAYS)
    return whole.awards["b1"], stays[0][2] if stays else -1


def test_example_1_four_players_without_influence_cards() -> None:  # EX-1, INTR-A1, INTR-A4
    players = awarded(EX_1_CARDS, EX_1_TOKENS)
    a, b, c, d = players
    assert a.table.awards == dict(zip(BUILDING_WORDS, EX_1_RESULTS.split(), strict=True))
    assert (a.seals, a.ducats) == ({"merchants": 1}, 2)
    assert (b.seals, b.ducats) == ({"farmers": 1}, 2)
    assert (c.seals, c.ducats) == ({"military": 1, "clergy": 1}, 2)
    assert (d.seals, d.ducats) == ({"clergy": 1}, 2)


def test_example_1_goes_on_with_the_refill() -> None:  # EX-1, INTR-E6
    a, *_ = awarded(EX_1_CARDS, EX_1_TOKENS)
    board = a.board
    assert board.pile == 16
    assert sum(board.bag.values()) == 7
    filled = next(entry for entry in a.table.entries if entry.phrase.text == "intrigo-log-filled")
    assert len(filled.numbers) == 9
    assert a.table.lines(LOG_NO_DUCATS) == []
    stay = {2: "workers", 3: "ducat", 9: "ducat", 10: "merchants", 13: "ducat", 14: "workers", 15: "ducat"}
    assert {i: a.table.tokens[i] for i in stay} == stay


def test_example_2_three_players_with_influence_cards() -> None:  # EX-2
    a, b, c = table("A: C2", "B: D3", "C: M3", gaps=EX_2_CARDS, tokens=EX_2_TOKENS)
    assert a.table.awards == dict(zip(BUILDING_WORDS, EX_2_RESULTS.split(), strict=False))
    assert (a.seals, a.ducats) == ({"clergy": 1, "military": 1}, 2)
    assert (b.seals, b.ducats) == ({"workers": 1}, 2)
    assert (c.seals, c.ducats) == ({}, 2)
    reasons = {numbers[1]: numbers[2] for numbers in a.table.lines(LOG_STAYS)}
    assert reasons == {3: HEADLESS, 4: HEADLESS, 5: UNCLAIMED, 8: TIED, 9: TIED, 10: STOLEN}


@pytest.mark.parametrize(
    ("left", "right", "who", "why", "seats"),
    [
        ("C2", "D3", "B", -1, 4),  # EX-3.1
        ("D3", "C2", "B", -1, 4),
        ("G4", "M4", "stays", TIED, 4),  # EX-3.2
        ("*thief", "*guard", "stays", UNCLAIMED, 4),  # EX-3.3
        ("T4", "C3", "stays", HEADLESS, 4),  # EX-3.4
        ("M3", "C2", "stays", HEADLESS, 3),  # EX-3.5
        ("C4x", "D2", "B", -1, 4),  # EX-3.6
        ("C4x", "D4x", "stays", UNCLAIMED, 4),
        ("C4x", "*thief", "stays", UNCLAIMED, 4),
        ("C4", "C2", "A", -1, 4),  # INTR-R1
        ("T3", "T3", "stays", TIED, 4),  # INTR-R2
        ("C2", "*thief", "A", -1, 4),  # INTR-R3
        ("C2", "D4x", "A", -1, 4),  # INTR-R3
        ("T2", "*thief", "stays", HEADLESS, 4),
        ("C3", "T2", "A", -1, 4),
    ],
)
def test_a_token_between_two_gaps(  # INTR-A3, INTR-A4, INTR-A5, INTR-R1, INTR-R2, INTR-R3, INTR-G3, INTR-G4
    left: str, right: str, who: str, why: int, seats: int
) -> None:
    assert one_building(left, right, seats=seats) == (who, why)


@pytest.mark.parametrize("kind", ["cler", "duca"])
def test_a_stolen_token_goes_to_nobody_and_is_turned_up(kind: str) -> None:  # INTR-A2, EX-3.7
    assert one_building("C2", "D3", token=f"{kind}.down") == ("stays", STOLEN)


def test_a_token_that_changes_places_with_a_stolen_one_can_be_won() -> None:  # INTR-R6, INTR-G8, INTR-E4
    gaps = "C4 D3 T4 G2 M4 C2 G3 D4 - M3 C3 G4 D2 T2 M2 T3"
    tokens = EX_1_TOKENS.replace("mili", "mili.down")
    a, _, c, _ = table("A: T3", "B:", "C:", "D:", gaps=gaps, tokens=tokens)
    a.buys("trader", "g8", near="b8", target="b6")
    assert (a.table.awards["b6"], a.table.awards["b8"]) == ("C", "stays")
    assert c.seals == {"farmers": 1, "clergy": 1}
    assert a.table.tokens[8] == "military"


def test_a_building_without_a_token_awards_nothing() -> None:  # INTR-A2
    tokens = " ".join(["none"] * 16)
    players = awarded(EX_1_CARDS, tokens)
    assert players[0].table.awards == {}
    assert all(player.ducats == 1 and not player.seals for player in players)


def test_buildings_are_handled_from_the_door_clockwise() -> None:  # INTR-A1, INTR-M4
    a, *_ = awarded(EX_1_CARDS, EX_1_TOKENS)
    handled = [
        entry.numbers[2] if entry.phrase is LOG_AWARDED else entry.numbers[1]
        for entry in a.table.entries
        if entry.phrase in (LOG_AWARDED, LOG_STAYS)
    ]
    assert handled == list(range(16))


def test_the_family_decides_and_not_the_player_who_placed() -> None:  # INTR-A5, INTR-G5, INTR-R4
    gaps = "C4 D3 T4 G2 M4 C2 G3 D4 T3 M3 C3 G4 D2 T2 M2 -"
    a, b, *_ = table("A: D2", "B:", "C:", "D:", gaps=gaps.replace("D2", "T3"), tokens=EX_1_TOKENS)
    a.plays("D2", "g15")
    assert a.table.awards["b15"] == "stays"  # M2 and D2 are equally strong
    a, b, *_ = table("A: D4", "B:", "C:", "D:", gaps=gaps.replace("D4", "T3"), tokens=EX_1_TOKENS)
    a.plays("D4", "g15")
    assert a.table.awards["b15"] == "B"
    assert b.ducats == 2


def test_a_token_that_nobody_gets_stays() -> None:  # INTR-A6, INTR-G15
    a, *_ = awarded(EX_1_CARDS, EX_1_TOKENS)
    assert [a.table.tokens[i] for i in (2, 3, 9, 10)] == ["workers", "ducat", "ducat", "merchants"]


def test_a_seal_is_counted_and_goes_back_into_the_bag() -> None:  # INTR-A7, INTR-G16
    a, *_ = awarded(EX_1_CARDS, EX_1_TOKENS)
    assert a.seals == {"merchants": 1}
    in_palace = a.table.tokens.count("merchants")
    assert a.board.bag["merchants"] == 3 - in_palace


def test_a_ducat_won_can_be_spent_in_the_next_round() -> None:  # INTR-A7, INTR-A9
    players = awarded(EX_1_CARDS, EX_1_TOKENS, ducats={"A": 0}, first="D")
    a, *_ = players
    assert (a.ducats, a.table.round) == (1, 2)
    draft_all(players)
    a.buys("thief", "g0")
    assert a.ducats == 0


def test_the_game_is_over_at_once() -> None:  # INTR-A8, EX-6
    seals = {"B": {"merchants": 1, "military": 1, "clergy": 1, "farmers": 1}, "D": {"clergy": 3}}
    gaps = "C2 D2 T4 G2 T3 M4 G3 D3 T3 C3 D4 T2 G4 M2 M3 C4"  # b6: M4 against G3; b10: C3 against D4
    tokens = "merc duca farm duca mili duca cler duca farm duca work duca none none none none"
    a, b, _, d = awarded(gaps, tokens, seals=seals)
    outcome = a.table.g.outcome()
    assert outcome is not None
    assert outcome.winners == [3]
    assert d.seals["clergy"] == 4
    assert "workers" not in b.seals
    assert "b7" not in a.table.awards
    assert a.table.log[-1] == "won"


@pytest.mark.parametrize("first", ["A", "B", "C", "D"])
def test_the_first_player_does_not_matter(first: str) -> None:  # INTR-R18
    a, *_ = awarded(EX_1_CARDS, EX_1_TOKENS, first=first)
    assert a.table.awards == dict(zip(BUILDING_WORDS, EX_1_RESULTS.split(), strict=True))
