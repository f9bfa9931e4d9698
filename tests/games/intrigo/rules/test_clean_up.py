"""Clean-up and the next round (INTR-E)."""

from __future__ import annotations

import pytest

from igroteka.core.random import Random
from igroteka.games.intrigo.rules.parts import DUCAT, ORGANISATIONS
from igroteka.games.intrigo.rules.words import LOG_AWARDED, LOG_FILLED, LOG_NO_DUCATS, LOG_UNPLAYED
from tests.games.intrigo.table import Actor, arranged, dealt, draft_all, play_on, table

CARDS = "C4 D3 T4 G2 M4 C2 G3 D4 T3 M3 C3 G4 D2 T2 M2 T3"
TOKENS = "merc duca work duca cler duca mili duca farm duca merc duca cler duca work duca"


def cleaned(tokens: str = TOKENS, gaps: str = CARDS, **fields: object) -> list[Actor]:
    """The players after clean-up, in the draft of the next round."""
    hands = [f"{letter}: {'...' if '*' in gaps else ''}" for letter in "ABCD"]
    return arranged(hands, fields, gaps=gaps, tokens=tokens)


@pytest.mark.parametrize(("before", "after"), [("A", 1), ("C", 3), ("D", 0)])
def test_the_first_player_card_goes_to_the_left(before: str, after: int) -> None:  # INTR-E1
    a, *_ = cleaned(first=before)
    assert a.board.first == after


def test_the_new_first_player_begins_placing() -> None:  # INTR-E1
    players = cleaned(first="B")
    draft_all(players)
    assert players[2].asked == "turn"


def test_all_intrigue_cards_are_collected_even_those_face_down() -> None:  # INTR-E2
    players = cleaned(gaps=CARDS.replace("M4", "M4x"))
    assert set(players[0].table.gaps) == {"-"}
    assert len([card for player in players for card in player.packet]) == 16


def test_unplayed_cards_are_not_shown() -> None:  # INTR-E2, INTR-G17, INTR-H5
    a, b, *_ = table("A: C2", "B:", "C:", "D: T2", gaps=CARDS.replace("C2", "*thief").replace("T2", "*guard"))
    assert a.table.lines(LOG_UNPLAYED) == [(0, 1), (3, 1)]
    told = [line for line in b.told if line["text"] == "intrigo-log-unplayed"]
    assert [line["arguments"] for line in told] == [{"player": "A", "count": 1}, {"player": "D", "count": 1}]


def test_nothing_of_the_round_stays_with_the_players() -> None:  # INTR-E2, INTR-E8
    gaps = "D4 - - M4 G4 M3 C4 C3 G3 M2 *guard *thief"
    players = table("A: C2", "B: D2", "C: G2 D3", gaps=gaps)
    a, b, c = players
    a.buys("courtesan", "g1", near="b2", target="G2")  # passes over B
    assert a.table.round == 2
    assert [player.hand for player in players] == [[], [], []]
    assert [len(player.packet) for player in players] == [4, 4, 4]
    for board in (a.board, b.board, c.board):
        assert [(player.cards, player.played) for player in board.players] == [(0, [])] * 3
    assert [player.lacks for player in a.table.g.players] == [[], [], []]


def test_influence_cards_leave_the_game() -> None:  # INTR-E3
    a, *_ = cleaned(gaps=CARDS.replace("T2", "*thief").replace("T4", "*thief"))
    assert a.board.stacks[5].prices == [3]
    assert a.table.g.gone[5] == 2
    assert "*thief" not in a.table.gaps


def test_tokens_that_lie_face_down_are_turned_up_and_stay() -> None:  # INTR-E4, EX-3.7
    a, *_ = cleaned(TOKENS.replace("mili", "mili.down"))
    assert a.table.tokens[6] == "military"
    assert a.seals == {"merchants": 1}


def test_what_the_players_own_stays() -> None:  # INTR-E5
    seals = {"A": {"workers": 2}}
    a, b, *_ = cleaned(" ".join(["none"] * 16), ducats={"A": 5, "B": 0}, seals=seals, stacks={"guard": 1})
    assert (a.ducats, b.ducats, a.seals, a.family) == (5, 0, {"workers": 2}, "contarini")
    assert a.board.stacks[4].prices == [3]


def test_every_empty_building_gets_a_token_of_its_symbol() -> None:  # INTR-E6, INTR-Q7
    a, *_ = cleaned(" ".join(["none"] * 16))
    assert all((word in ORGANISATIONS) is (i % 2 == 0) for i, word in enumerate(a.table.tokens))
    assert "none" not in a.table.tokens


class Fixed(Random):
    """Always the same number."""

    def __init__(self, number: int) -> None:
        self.number = number

    def below(self, n: int) -> int:
        assert self.number < n
        return self.number


def test_every_seal_of_the_bag_is_as_likely_as_any_other() -> None:  # INTR-E6
    g = dealt(4, family_assignment="choose")[0].table.g  # nothing has been drawn yet
    g.bag = [1, 0, 3, 2, 1]
    drawn = []
    for number in range(sum(g.bag)):
        other = g.clone()
        other.random = Fixed(number)
        drawn.append(other.draw_seal())
    assert drawn == [0, 2, 2, 2, 3, 3, 4]


def test_a_token_that_does_not_fit_its_building_stays_there() -> None:  # INTR-E6, EX-3.8
    a, *_ = cleaned(TOKENS.replace("duca work duca", "duca duca work", 1))
    assert a.table.tokens[2] == "ducat"
    assert a.table.tokens[3] == "workers"


def test_a_token_that_stays_is_neither_drawn_again_nor_topped_up() -> None:  # INTR-R17
    a, *_ = cleaned()
    stayed = {2: "workers", 3: "ducat", 9: "ducat", 10: "merchants", 13: "ducat", 14: "workers", 15: "ducat"}
    assert {building: a.table.tokens[building] for building in stayed} == stayed
    assert [len(new) for new in a.table.lines(LOG_FILLED)] == [16 - len(stayed)]


def test_if_the_pile_is_empty_ducat_buildings_stay_without() -> None:  # INTR-E7, INTR-R15, INTR-G11
    a, *_ = cleaned(ducats={"A": 12, "B": 4, "C": 4, "D": 4})
    # The palace held 8 ducats and the pile none; A, B, C and D have won one each.
    assert a.board.pile == 0
    assert [i for i, word in enumerate(a.table.tokens) if word == "none"] == [1, 5, 7, 11]
    assert a.table.lines(LOG_NO_DUCATS) == [(4,)]


def test_the_pile_is_used_up_from_the_door_on() -> None:  # INTR-E7
    a, *_ = cleaned(ducats={"A": 10, "B": 4, "C": 4, "D": 4})
    assert [i for i, word in enumerate(a.table.tokens) if word == "none"] == [7, 11]


def test_a_building_without_a_token_is_filled_as_soon_as_the_pile_allows() -> None:  # INTR-R16
    tokens = TOKENS.replace("cler duca mili duca", "cler none mili none", 1)
    a, *_ = cleaned(tokens)
    assert a.table.tokens[5] == a.table.tokens[7] == "ducat"


def test_a_building_without_a_token_keeps_its_gaps() -> None:  # INTR-R16
    tokens = TOKENS.replace("merc duca", "merc none", 1)
    a, *_ = table("A: C4", "B:", "C:", "D:", gaps=CARDS.replace("C4", "-"), tokens=tokens)
    assert a.can("play") == ["C4:g0"]


def test_ducats_that_were_paid_are_back_before_the_refill() -> None:  # INTR-R15
    gaps = CARDS.replace("T3", "-", 1)
    a, *_ = table("A: T3", "B:", "C:", "D:", gaps=gaps, tokens=TOKENS, ducats={"A": 12, "B": 4, "C": 4, "D": 4})
    assert a.board.pile == 0
    a.buys("guard", "g8")
    won = [building for _, token, building, _ in a.table.lines(LOG_AWARDED) if token == DUCAT]
    assert won == [1, 5, 7, 9, 11]
    assert [i for i, word in enumerate(a.table.tokens) if word == "none"] == won[1:]  # the first was filled


def test_then_the_next_draft_begins() -> None:  # INTR-E8
    players = cleaned()
    assert players[0].table.round == 2
    assert all(player.asked == "draft" for player in players)


def test_the_bag_never_runs_empty() -> None:  # INTR-R14
    # At worst three traders have put seals on ducat buildings and nobody wins anything: the door is filled even so.
    tokens = "none merc mili merc cler merc farm duca work duca mili duca cler duca farm duca"
    hired = ("*trader", "*assassin", "*courtesan", "*gondolier", "*guard", "*thief")
    a, *_ = cleaned(tokens, gaps=" ".join((hired * 3)[:16]))
    assert a.table.tokens[0] in ORGANISATIONS
    assert sum(a.board.bag.values()) == 15 - 11


def test_a_round_is_draft_placing_awarding_and_clean_up() -> None:  # INTR-T1
    players = dealt(4)
    phases = [players[0].board.phase]
    draft_all(players)
    phases.append(players[0].board.phase)
    play_on(players)
    phases.append(players[0].board.phase)
    assert phases == ["draft", "placing", "draft"]
    assert players[0].table.round == 2


def test_the_tokens_lie_in_the_palace_before_the_draft() -> None:  # INTR-T2
    a, *_ = dealt(4)
    assert a.asked == "draft"
    assert all(a.board.tokens)
    assert a.table.log.index("filled") < a.table.log.index("dealt")
