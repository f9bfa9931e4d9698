"""Who knows what (INTR-H), and what can be imagined from it."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from igroteka.core.random import QuickRandom
from igroteka.core.views import SPECTATOR
from igroteka.games.intrigo.game import GAME
from igroteka.games.intrigo.rules.imagine import all_slots, groups
from igroteka.games.intrigo.rules.parts import CARDS, TOKENS
from igroteka.games.intrigo.rules.state import IntrigoGame
from igroteka.games.intrigo.rules.view import IntrigoBoard
from tests.games.intrigo.table import Actor, dealt, draft_all, short, table

EX_7 = {"A": "C2 C3 D4 M4", "B": "C4 D2 G3 M2", "C": "D3 G2 G4 M3"}


def three() -> list[Actor]:
    return table("A:", "B:", "C:", phase="draft", packets=EX_7)


def imagined(actor: Actor, times: int = 60) -> list[IntrigoGame]:
    return [GAME.imagine(actor.table.g, actor.seat, QuickRandom(7 * i)) for i in range(times)]


def hands(g: IntrigoGame, seat: int) -> list[str]:
    return [short(CARDS[card]) for card in g.players[seat].hand]


def spectator(actor: Actor) -> IntrigoBoard:
    board = actor.table.session.view(SPECTATOR).board
    assert isinstance(board, IntrigoBoard)
    return board


# Views.


def test_a_view_has_the_own_packet_hand_and_earlier_packets() -> None:  # INTR-H1
    a, b, c = three()
    a.takes("C3")
    b.takes("D2")
    c.takes("D3")
    board = a.board
    assert board.packet == ["gradenigo_2", "gradenigo_4", "morosini_3"]
    assert board.hand == ["contarini_3"]
    assert [(held.packet, held.taken) for held in board.held] == [
        (["contarini_2", "contarini_3", "dandolo_4", "morosini_4"], "contarini_3")
    ]


def test_a_view_has_no_other_hand_packet_or_choice() -> None:  # INTR-H1
    a, b, _ = three()
    b.takes("D2")
    shown = json.dumps(a.table.session.view(a.seat).plain()["board"])
    mine = {CARDS[card] for card in a.table.g.players[a.seat].packet}
    assert {card for card in CARDS if f'"{card}"' in shown} == mine


def test_a_choice_that_waits_for_others_is_shown_to_its_owner_only() -> None:  # INTR-H1, INTR-D5
    a, b, _ = three()
    a.takes("C3")
    assert (a.board.chosen, a.board.hand) == ("contarini_3", [])
    assert (b.board.chosen, spectator(a).chosen) == ("", "")


def test_earlier_packets_are_those_of_this_round() -> None:  # INTR-H1
    players = dealt(4)
    draft_all(players)
    assert len(players[0].board.held) == 4
    while players[0].table.round == 1:
        asked = next(player for player in players if player.asked)
        asked.chooses(asked.defaults[0])
    assert players[0].board.held == []


def test_the_bag_is_known_as_a_count_of_each_kind() -> None:  # INTR-H1
    board = dealt(4)[0].board
    for kind, count in board.bag.items():
        assert count == 3 - board.tokens.count(kind)


def test_nobody_notices_a_choice_but_for_the_mark() -> None:  # INTR-H2
    a, b, c = three()
    before = c.table.session.view(c.seat).plain()
    a.takes("C3")
    b.takes("C4")
    after = c.table.session.view(c.seat).plain()
    assert {**before, "asked": 0} == {**after, "asked": 0}


def test_spectators_see_public_things_only() -> None:  # INTR-H3
    players = dealt(4)
    board = spectator(players[0])
    assert (board.hand, board.packet, board.held, board.chosen) == ([], [], [], "")
    draft_all(players)
    board = spectator(players[0])
    assert (board.hand, board.held) == ([], [])
    assert [player.cards for player in board.players] == [4, 4, 4, 4]


def test_the_log_of_the_draft_says_who_has_chosen_and_not_what() -> None:  # INTR-H5
    a, b, c = three()
    for player in (a, b, c):
        player.chooses(player.options[0])
    lines = [line for line in a.told if line["text"] == "intrigo-log-taken"]
    assert lines[0]["arguments"] == {"player": "A", "card": "contarini_2"}
    assert [line["arguments"] for line in lines[1:]] == [{"player": "B"}, {"player": "C"}]


def test_the_log_of_a_courtesan_names_the_holder() -> None:  # INTR-H5
    a, b, _ = table("A: C2 C3", "B: D2 D3", "C: G2", gaps="D4 - - M4 G4 M3 C4 - G3 M2 - -")
    a.buys("courtesan", "g1", near="b2", target="D3")
    line = next(line for line in b.told if line["text"] == "intrigo-log-courtesan")
    assert line["arguments"] == {
        **{"target": "B", "card": "dandolo_3", "gap": "g2"},
        **{"by": "A", "before": beside(a, 2), "after": beside(a, 3)},
    }


def beside(actor: Actor, building: int) -> str:
    """The token on a building."""
    return TOKENS[actor.table.g.tokens[building]]


def twins() -> list[Actor]:
    """C holds a Tiepolo 3; the other one is with C or with D."""
    hands = ("A: C2", "B: D2", "C: G2 T3", "D: M3 T3")
    return table(*hands, gaps="C4 D3 T4 M2 - - G3 C3 M4 - - G4x D4 - - T2")


def test_a_courtesan_reveals_one_holder_of_a_tiepolo_3() -> None:  # INTR-H6
    a, b, c, _ = twins()
    a.buys("courtesan", "g4", near="b5", target="T3")
    assert c.hand == ["G2"]
    holders = {letter for g in imagined(b) for seat, letter in enumerate("ABCD") if "T3" in hands(g, seat)}
    assert holders == {"A", "C", "D"}  # the buyer themselves would have come last
    assert b.board.unplayed["tiepolo_3"] == 1


def test_whoever_was_passed_over_by_a_courtesan_does_not_hold_the_card() -> None:  # INTR-R8
    a, _, c, d = twins()
    a.buys("courtesan", "g4", near="b5", target="T3")
    for watcher in (c, d):
        assert all("T3" not in hands(g, 1) for g in imagined(watcher))


# Imagination.


def test_a_card_that_was_handed_on_is_with_those_who_held_the_packet_later() -> None:  # INTR-D6
    a, b, c = three()
    a.takes("C3")
    b.takes("D2")
    c.takes("D3")
    for g in imagined(a):
        assert [short(CARDS[card]) for card in g.players[1].packet] == ["C2", "D4", "M4"]
    for player, card in ((a, "G2"), (b, "D4"), (c, "C4")):
        player.takes(card)
    places = {tuple(short(CARDS[card]) for card in g.players[2].packet) for g in imagined(a)}
    assert places == {("C2", "M4"), ("C2", "D4"), ("D4", "M4")}
    assert {hands(g, 1)[-1] for g in imagined(a)} <= {"C2", "D4", "M4", "D2", "G3", "M2", "C4", "D3"}


def test_what_comes_back_with_three_players_is_known_too() -> None:  # INTR-D6
    a, b, c = three()
    for first, second, third in (("C3", "D2", "D3"), ("G2", "D4", "C4"), ("G3", "G4", "M4")):
        a.takes(first)
        b.takes(second)
        c.takes(third)
    # Of the packet C2 C3 D4 M4, A has taken C3 and got C2 back: D4 and M4 are with B and C, one each.
    for g in imagined(a):
        assert len({"D4", "M4"} & set(hands(g, 1))) == 1
        assert len({"D4", "M4"} & set(hands(g, 2))) == 1
    assert len({tuple(hands(g, 1)) for g in imagined(a)}) > 3


def test_a_card_that_was_never_seen_was_taken_before_the_packet_came() -> None:  # INTR-D6
    players = dealt(4, seed="3")
    draft_all(players)
    g = players[0].table.g
    found = groups(g, 0, all_slots(g))
    # Handed on: 3 of the own packet, 2 of the next, 1 of the third. Never seen: 1, 2 and 3.
    assert sorted(len(group) for group in found) == [0, 1, 2, 3, 6]


@pytest.mark.parametrize("seed", range(6))
def test_imagined_hands_fit_everything_that_was_seen_and_played(seed: int) -> None:
    players = dealt(3 + seed % 2, seed=f"seen{seed}")
    draft_all(players)
    g, random = players[0].table.g, QuickRandom(seed)
    while g.round == 1 and not g.over:
        for seat in range(len(players)):
            other = GAME.imagine(g, seat, random)
            assert GAME.view(other, seat).plain() == GAME.view(g, seat).plain()
            assert GAME.conserved(other) == GAME.conserved(g)
            for one, two in zip(g.players, other.players, strict=True):
                assert one.played == two.played
                assert sorted(two.hand + two.played) == sorted(two.picks)
        decision = g.decisions()[0]
        g.apply(decision.seat, random.pick(decision.options))


def test_all_arrangements_that_fit_are_as_likely_as_each_other() -> None:
    a, b, c = three()
    a.takes("C3")
    b.takes("D2")
    c.takes("D3")
    # A knows the packet of B; the rest are eight cards of which A has seen G2, G4 and M3 (its own packet now).
    found = Counter(tuple(hands(g, 1)) for g in imagined(a, 1500))
    # B's pick is one of C4 D2 G3 M2 or D3: the five cards that A has not seen.
    assert set(found) == {("C4",), ("D2",), ("G3",), ("M2",), ("D3",)}
    assert all(240 < count < 360 for count in found.values())


def test_what_was_put_down_makes_the_rest_no_less_even() -> None:  # INTR-D6
    a, b, c = three()
    for first, second, third in (("C3", "D2", "D3"), ("G2", "D4", "C4"), ("G3", "G4", "M4")):
        a.takes(first)
        b.takes(second)
        c.takes(third)
    a.plays("C2", "g0")
    b.plays("D4", "g1")
    c.plays("D3", "g2")
    # A has never seen D2, D3 and C4: C took two of them and B one. D3 was with C, so B has D2 or C4.
    found = Counter(tuple({"D2", "C4"} & set(hands(g, 1))) for g in imagined(a, 1000))
    assert set(found) == {("D2",), ("C4",)}
    assert all(440 < count < 560 for count in found.values())


def test_whoever_a_courtesan_has_passed_over_took_no_such_card() -> None:  # INTR-R8
    packets = {"A": "C2 C3 C4 T3", "B": "D2 D3 D4 T3", "C": "G2 G3 G4 T2", "D": "M2 M3 M4 T4"}
    a, b, c, d = players = table("A:", "B:", "C:", "D:", phase="draft", packets=packets)
    for cards in (("C4", "D4", "G4", "M4"), ("M3", "C3", "T3", "G3"), ("G2", "M2", "T3", "D3")):
        for player, card in zip(players, cards, strict=True):
            player.takes(card)
    assert c.hand.count("T3") == 2
    assert any("T3" in hands(g, 1) for g in imagined(d))
    a.buys("courtesan", "g4", near="b5", target="T3")
    assert not any("T3" in hands(g, 1) for g in imagined(d))
    assert {letter for g in imagined(d) for seat, letter in enumerate("ABCD") if "T3" in hands(g, seat)} == {"A", "C"}
    assert b.board.unplayed["tiepolo_3"] == 1


def test_without_the_way_of_the_packets_hands_are_exchanged_freely() -> None:
    a, *_ = table("A: C2 C3", "B: D2 D3", "C: G2", gaps="D4 - - M4 G4 M3 C4 - G3 M2 - -")
    assert {tuple(hands(g, 2)) for g in imagined(a)} == {("D2",), ("D3",), ("G2",)}


def test_an_imagined_state_skips_no_forced_choice() -> None:
    packets = {"A": "T3 T3", "B": "C2 C3", "C": "G2 G3", "D": "M2 M3"}
    drafted = ("A: D2 D3", "B: C4 T2", "C: G4 T4", "D: M4 D4")
    a, *_ = table(*drafted, phase="draft", packets=packets)
    g = a.table.g.clone()
    g.skip_forced = True
    g.start()
    assert g.decision(a.seat) is None
    assert GAME.imagine(g, a.seat, QuickRandom(1)).decision(a.seat) is not None


def test_a_spectator_can_imagine_too() -> None:
    players = dealt(4)
    g = players[0].table.g
    other = GAME.imagine(g, SPECTATOR, QuickRandom(1))
    assert GAME.view(other, SPECTATOR).plain() == GAME.view(g, SPECTATOR).plain()
