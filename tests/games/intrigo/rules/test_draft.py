"""The draft: packets, hidden choices, and where packets go (INTR-D)."""

from __future__ import annotations

import json
from itertools import permutations

import pytest

from igroteka.core.decisions import WHO_HAS_CHOSEN
from igroteka.core.errors import Refused
from igroteka.core.random import Random
from igroteka.games.intrigo.game import GAME
from igroteka.games.intrigo.rules.parts import CARDS
from tests.games.intrigo.table import Actor, dealt, draft_all, short, table

PACKETS = {"A": "C2 C3 D4 M4", "B": "C4 D2 G3 M2", "C": "D3 G2 G4 M3"}  # three players (EX-7)


def three() -> list[Actor]:
    return table("A:", "B:", "C:", phase="draft", packets=PACKETS)


def four() -> list[Actor]:
    packets = {"A": "C2 C3 C4 T3", "B": "D2 D3 D4 T3", "C": "G2 G3 G4 T2", "D": "M2 M3 M4 T4"}
    return table("A:", "B:", "C:", "D:", phase="draft", packets=packets)


@pytest.mark.parametrize("seats", [3, 4])
def test_all_cards_are_dealt_four_to_each_and_none_is_left_over(seats: int) -> None:  # INTR-D1
    players = dealt(seats)
    cards = sorted(card for player in players for card in player.packet)
    assert len(cards) == 4 * seats
    assert all(len(player.packet) == 4 for player in players)
    assert cards.count("T3") == (2 if seats == 4 else 0)


class Unshuffled(Random):
    """Always the highest number: a shuffle changes nothing."""

    def below(self, n: int) -> int:
        return n - 1


def test_packets_are_dealt_four_at_once_from_the_first_player_to_the_left() -> None:  # INTR-D1
    g = GAME.deal(GAME.setup(4, {"first_player": "C"}, "1"), Unshuffled())
    packets = [[short(CARDS[card]) for card in g.players[seat].packet] for seat in (2, 3, 0, 1)]
    assert packets == [text.split() for text in ("C2 C3 C4 D2", "D3 D4 G2 G3", "G4 M2 M3 M4", "T2 T3 T3 T4")]


def test_all_are_asked_at_once_and_the_game_waits_for_the_last() -> None:  # INTR-D2
    a, b, c, d = four()
    assert all(player.asked == "draft" for player in (a, b, c, d))
    a.takes("C4")
    c.takes("G4")
    b.takes("D4")
    assert (a.hand, b.hand, c.hand) == ([], [], [])
    d.takes("M4")
    assert (a.hand, b.hand, c.hand, d.hand) == (["C4"], ["D4"], ["G4"], ["M4"])


def test_the_rest_of_a_packet_goes_to_the_left() -> None:  # INTR-D2
    a, b, c, d = four()
    for player, card in ((a, "C4"), (b, "D4"), (c, "G4"), (d, "M4")):
        player.takes(card)
    assert b.packet == ["C2", "C3", "T3"]
    assert c.packet == ["D2", "D3", "T3"]
    assert d.packet == ["G2", "G3", "T2"]
    assert a.packet == ["M2", "M3", "T4"]


def test_packets_have_four_three_and_two_cards() -> None:  # INTR-D2
    players = four()
    sizes = []
    while players[0].asked == "draft":
        sizes.append(len(players[0].packet))
        for player in players:
            player.chooses(player.options[0])
    assert sizes == [4, 3, 2]


def test_the_last_card_is_kept_without_a_decision() -> None:  # INTR-D3
    players = four()
    draft_all(players)
    assert all(len(player.hand) == 4 and player.packet == [] for player in players)
    assert players[0].asked == "turn"


def test_the_kept_cards_are_the_hand_and_can_be_seen_during_the_draft() -> None:  # INTR-D4
    players = four()
    a = players[0]
    for player in players:
        player.chooses(player.options[0])
    assert a.board.hand == ["contarini_2"]
    draft_all(players)
    assert len(a.board.hand) == 4


def test_a_choice_is_final() -> None:  # INTR-D5, INTR-N5
    a, *_ = four()
    a.takes("C4")
    assert a.asked == ""
    assert a.why_not("take:C3") == "INTR-N5"
    with pytest.raises(Refused):
        a.table.session.undo(a.seat)


def test_others_see_only_that_a_choice_has_been_made() -> None:  # INTR-D5, INTR-H2
    a, b, *_ = four()
    before = b.table.session.view(b.seat).plain()
    a.takes("C4")
    after = b.table.session.view(b.seat).plain()
    waiting = [[one["seat"] for one in view["asked"]] for view in (before, after) if isinstance(view["asked"], list)]
    assert waiting == [[0, 1, 2, 3], [1, 2, 3]]
    assert {**before, "asked": 0} == {**after, "asked": 0}
    assert all(d.visibility == WHO_HAS_CHOSEN for d in b.table.g.decisions())


def test_with_four_players_a_packet_passes_everybody_once() -> None:  # INTR-D6
    players = four()
    for _ in range(3):
        for player in players:
            player.chooses(player.options[0])
    owners = [player.letter for card in ("C2", "C3", "C4", "T3") for player in players if card in player.hand]
    assert sorted(set(owners)) == ["A", "B", "C", "D"]


def test_with_three_players_the_last_card_of_a_packet_comes_back() -> None:  # INTR-D6, EX-7
    a, b, c = three()
    for first, second, third in (("C3", "D2", "D3"), ("G2", "D4", "C4"), ("G3", "G4", "M4")):
        a.takes(first)
        b.takes(second)
        c.takes(third)
    assert a.hand == ["C2", "C3", "G2", "G3"]
    assert a.board.held[0].packet == ["contarini_2", "contarini_3", "dandolo_4", "morosini_4"]
    assert a.board.held[3].taken == "contarini_2"


def test_any_card_of_the_packet_may_be_kept() -> None:  # INTR-D7
    a, b, *_ = four()
    assert a.can("take") == ["C2", "C3", "C4", "T3"]
    assert b.can("take") == ["D2", "D3", "D4", "T3"]


def test_two_equal_cards_are_one_choice() -> None:
    packets = {"A": "T3 T3 C2 C3", "B": "...", "C": "...", "D": "..."}
    a, *_ = table("A:", "B:", "C:", "D:", phase="draft", packets=packets)
    assert a.can("take") == ["C2", "C3", "T3"]


@pytest.mark.parametrize("seats", [3, 4])
def test_choices_in_any_order_of_arrival_give_the_same_game(seats: int) -> None:  # INTR-M1
    ends: set[str] = set()
    for order in permutations(range(seats)):
        players = dealt(seats, seed="9")
        for step in range(3):
            for seat in order:
                options = players[seat].options
                players[seat].chooses(options[(seat + step) % len(options)])
        g = players[0].table.g
        told = [[entry.redacted_for(seat).plain() for entry in g.journal or []] for seat in range(-1, seats)]
        ends.add(json.dumps([GAME.dump(g)["state"], told, g.public_version]))
    assert len(ends) == 1
