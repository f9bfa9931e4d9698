"""The placing phase: turns, purchases in steps, passing, and its end (INTR-P)."""

from __future__ import annotations

import pytest

from igroteka.core.errors import Refused
from igroteka.core.views import SPECTATOR
from igroteka.games.intrigo.game import GAME
from igroteka.games.intrigo.rules.parts import EMPTY
from igroteka.games.intrigo.rules.view import Buying
from igroteka.games.intrigo.rules.words import LOG_ROUND
from tests.games.intrigo.table import FOUR, THREE, Actor, arranged, dealt, draft_all, play_on, table

# Three players, seven cards lie, five gaps are empty.
HALF = "D4 - - M4 G4 M3 C4 - G3 M2 - -"


def half(**fields: object) -> list[Actor]:
    return arranged(("A: C2 C3", "B: D2 D3", "C: G2"), fields, gaps=HALF)


def test_play_goes_from_the_first_player_to_the_left() -> None:  # INTR-P1
    players = dealt(4, first_player="C")
    draft_all(players)
    order = []
    for _ in range(5):
        asked = next(player for player in players if player.asked)
        order.append(asked.letter)
        asked.chooses(asked.defaults[0])
    assert order == ["C", "D", "A", "B", "C"]


def test_a_turn_is_one_play_or_one_purchase() -> None:  # INTR-P1
    a, b, c = half()
    assert {code.partition(":")[0] for code in a.options} == {"play", "buy"}
    a.plays("C2", "g1")
    b.buys("thief", "g2")
    assert c.asked == "turn"


def test_an_intrigue_card_goes_face_up_into_any_empty_gap() -> None:  # INTR-P2
    a, *_ = half()
    assert a.can("play") == [f"{card}:g{gap}" for card in ("C2", "C3") for gap in (1, 2, 7, 10, 11)]
    a.plays("C3", "g7")
    assert a.table.gaps[7] == "C3"
    assert a.hand == ["C2"]


def test_two_equal_cards_of_a_hand_are_one_choice() -> None:  # INTR-P2
    a, *_ = table("A: T3 T3", "B: ...", "C: ...", "D: ...", gaps="C4 D3 T4 G2 M4 C2 G3 D4 - M3 C3 G4 D2 - - -")
    assert a.can("play") == ["T3:g8", "T3:g13", "T3:g14", "T3:g15"]
    a.plays("T3", "g8")
    assert a.hand == ["T3"]


def test_a_purchase_is_paid_to_the_pile_and_the_next_card_is_on_top() -> None:  # INTR-P3
    a, *_ = half(ducats={"A": 3})
    pile = a.board.pile
    a.buys("thief", "g1")
    assert (a.ducats, a.board.pile) == (2, (pile or 0) + 1)
    assert a.table.gaps[1] == "*thief"
    assert a.board.stacks[5].prices == [2, 3]


def test_only_the_top_card_of_a_stack_is_for_sale() -> None:  # INTR-P3
    a, *_ = half(ducats={"A": 2}, stacks={"thief": 2, "guard": 1, "trader": 0})
    assert a.can("buy") == ["assassin", "courtesan", "gondolier", "thief"]
    a.buys("thief", "g1")
    assert a.ducats == 0


def test_a_stack_that_runs_out_is_gone() -> None:  # INTR-P3
    a, b, _ = half(ducats={"A": 3, "B": 9}, stacks={"thief": 1})
    a.buys("thief", "g1")
    assert "thief" not in b.can("buy")
    assert b.why_not("buy:thief") == "INTR-N9"


def test_with_a_card_in_hand_one_may_not_pass() -> None:  # INTR-P4
    a, *_ = half()
    assert "pass" not in a.options
    assert a.why_not("pass") == "INTR-N7"


def test_one_may_buy_again_and_again_and_never_has_to() -> None:  # INTR-P4
    a, b, c = half(ducats={"A": 9})
    a.buys("thief", "g1")
    b.plays("D2", "g2")
    c.plays("G2", "g7")
    assert a.can("buy")
    assert a.can("play")
    a.buys("assassin", "g10")
    assert a.hand == ["C2", "C3"]


def test_whoever_was_emptied_by_a_courtesan_buys_or_passes() -> None:  # INTR-P5, EX-3.10
    a, b, c = half(ducats={"B": 3, "C": 1})
    a.plays("C2", "g1")
    b.buys("courtesan", "g10", near="b11", target="G2")
    assert c.hand == []
    assert c.asked == "empty-hand"
    assert {code.partition(":")[0] for code in c.options} == {"pass", "buy"}
    c.passes()
    assert a.asked == "turn"


def test_passing_does_not_put_a_player_out() -> None:  # INTR-P5
    a, b, c = table("A: C2 C3 C4", "B: D2 D3", "C:", gaps="D4 - - M4 G4 M3 G2 - G3 M2 - -", ducats={"C": 1}, turn="C")
    c.passes()
    a.plays("C2", "g1")
    b.plays("D2", "g2")
    assert c.options[0] == "pass"
    assert c.can("buy")
    c.buys("thief", "g7")


def test_the_phase_ends_as_soon_as_no_gap_is_empty() -> None:  # INTR-P6
    a, b, c = table("A: C2", "B: D2", "C: G2", gaps="D4 D3 C3 M4 G4 M3 C4 - G3 M2 *guard *thief")
    a.plays("C2", "g7")
    assert a.table.round == 2
    assert all(player.asked == "draft" for player in (a, b, c))


def test_the_end_is_checked_after_the_power() -> None:  # INTR-P6, INTR-M3
    a, b, _ = table("A: C2", "B: D2", "C: G2 D3", gaps="D4 - C3 M4 G4 M3 C4 - G3 M2 *guard *thief", ducats={"A": 2})
    a.buys("guard", "g1", near="b1", target="g7")
    assert a.table.gaps[0] == "-"
    assert a.table.gaps[7] == "D4"
    assert b.asked == "turn"


def test_unplayed_cards_stay_in_hand_until_clean_up() -> None:  # INTR-P6, EX-3.11
    a, b, c = table("A: C2", "B: D2", "C: G2", gaps="D4 D3 C3 M4 G4 M3 C4 - G3 M2 *guard *thief")
    a.plays("C2", "g7")
    unplayed = [entry.numbers for entry in a.table.entries if entry.phrase.text == "intrigo-log-unplayed"]
    assert unplayed == [(1, 1), (2, 1)]
    assert sum(len(player.packet) for player in (a, b, c)) == 12


@pytest.mark.parametrize("seed", range(12))
def test_the_phase_never_gets_stuck_and_has_at_most_four_turns_each(seed: int) -> None:  # INTR-P7
    players = dealt(3 + seed % 2, seed=f"stuck{seed}")
    g = players[0].table.g
    random = g.random.clone()
    draft_all(players)
    turns = [0] * len(players)
    while g.round == 1 and not g.over:
        decision = g.decisions()[0]
        before = g.turns
        assert sum(len(player.hand) for player in g.players) >= g.gaps.count(EMPTY)
        g.apply(decision.seat, random.pick(decision.options))
        turns[decision.seat] += g.turns - before
    assert max(turns) <= 4


def test_everybody_knows_which_cards_are_unplayed_but_not_who_holds_them() -> None:  # INTR-P8
    a, b, c = half()
    expected = {"contarini_2": 1, "contarini_3": 1, "dandolo_2": 1, "dandolo_3": 1, "gradenigo_2": 1}
    assert a.board.unplayed == b.board.unplayed == c.board.unplayed == expected
    assert a.board.hand == ["contarini_2", "contarini_3"]


def test_a_card_of_another_family_may_be_placed() -> None:  # INTR-R4
    a, *_ = table("A: D2", "B: C2 C3", "C: D3 G2", gaps=HALF)
    assert {play.partition(":")[0] for play in a.can("play")} == {"D2"}
    a.plays("D2", "g1")
    assert a.table.gaps[1] == "D2"


# Turns and steps.


def test_nobody_is_asked_out_of_turn() -> None:  # INTR-M2
    players = table(*FOUR)
    assert [player.asked for player in players] == ["turn", "", "", ""]


def test_the_steps_of_a_purchase_are_stack_gap_near_building_and_target() -> None:  # INTR-M3
    a, b, *_ = half(ducats={"A": 1})
    a.chooses("buy:gondolier")
    assert a.asked == "gap"
    a.chooses("gap:g1")
    assert a.asked == "power"
    a.chooses("near:b1")
    assert a.asked == "gondolier"
    a.chooses("card:g8")
    assert b.asked == "turn"


def test_nothing_is_paid_placed_or_told_before_the_last_step() -> None:  # INTR-I0
    a, b, _ = half(ducats={"A": 1})
    before, lines = GAME.dump(a.table.g)["state"], len(a.table.entries)
    for code in ("buy:gondolier", "gap:g1", "near:b1"):
        a.chooses(code)
        assert GAME.dump(a.table.g)["state"] == before
        assert len(a.table.entries) == lines
    assert b.board.gaps[1] == ""
    a.chooses("card:g8")
    assert b.board.gaps[1] == "gondolier"
    assert [entry.phrase.text for entry in a.table.entries[lines:]] == ["intrigo-log-bought", "intrigo-log-gondolier"]


def test_nobody_is_told_of_a_purchase_that_was_begun_and_given_up() -> None:  # INTR-I0
    a, b, _ = half(ducats={"A": 1})
    lines = len(a.table.entries)
    a.chooses("buy:thief")
    a.chooses("gap:g2")
    a.chooses("play:C2:g1")
    straight, *_ = half(ducats={"A": 1})
    straight.chooses("play:C2:g1")
    for seat in (b.seat, SPECTATOR):
        assert a.table.session.view(seat).plain() == straight.table.session.view(seat).plain()
    assert [entry.phrase.text for entry in a.table.entries[lines:]] == ["intrigo-log-played"]
    assert (a.ducats, a.board.stacks[5].prices) == (1, [1, 2, 3])
    assert b.asked == "turn"


def test_nobody_notices_the_steps_of_a_purchase() -> None:  # INTR-I0
    a, b, _ = half(ducats={"A": 1})
    views = []
    for code in ("buy:gondolier", "gap:g1", "near:b1"):
        a.chooses(code)
        views.append(b.table.session.view(b.seat).plain())
        assert a.board.buying is not None
        assert b.board.buying is None
    assert views[0] == views[1] == views[2]
    moment = b.table.session.view(b.seat).public_version
    a.chooses("card:g8")
    assert b.table.session.view(b.seat).public_version == moment + 1


def aims_of(type: str) -> dict[str, str]:
    a, *_ = half(ducats={"A": 1})
    a.chooses(f"buy:{type}")
    assert a.board.buying == Buying(type, 1, "", "", {})  # no gap is chosen yet
    a.chooses("gap:g1")
    assert a.board.buying is not None
    return a.board.buying.aims


def test_a_purchase_tells_what_its_power_would_work_on() -> None:  # INTR-I2, INTR-I4, INTR-I6
    assert aims_of("gondolier") == aims_of("assassin") == {"b1": "g0"}  # the card beyond the building
    assert aims_of("courtesan") == {"b2": "g2"}  # the empty gap beyond it
    assert aims_of("thief") == {"b1": "b1", "b2": "b2"}  # the token of the building itself


def test_every_step_can_be_taken_back() -> None:
    a, *_ = half(ducats={"A": 1})
    before = GAME.dump(a.table.g)
    for code in ("buy:gondolier", "gap:g1", "near:b1", "card:g8"):
        a.chooses(code)
    for question in ("gondolier", "power", "gap", "turn"):
        a.undoes()
        assert a.asked == question
    after = GAME.dump(a.table.g)
    assert (after["state"], after["stack"], after["random"]) == (before["state"], before["stack"], before["random"])


def test_what_a_courtesan_has_shown_cannot_be_taken_back() -> None:  # INTR-H5
    a, *_ = half(ducats={"A": 1})
    a.buys("courtesan", "g1", near="b2", target="D2")
    with pytest.raises(Refused):
        a.undoes()


def test_a_step_is_offered_only_if_the_rest_can_be_done() -> None:
    a, *_ = half(ducats={"A": 1})
    a.chooses("buy:guard")
    a.chooses("gap:g11")  # b0 has D4 behind it, b11 an empty gap
    assert a.can("near") == ["b0"]


def test_a_card_without_a_usable_power_is_not_placed_by_a_slip_of_the_finger() -> None:  # INTR-I0
    a, b, _ = table("A: C2", "B: D2", "C: G2 D3", gaps="D4 - C3 M4 G4 M3 C4 - G3 M2 *guard *thief", ducats={"A": 1})
    a.chooses("buy:courtesan")
    a.chooses("gap:g1")  # both far gaps hold cards
    assert (a.asked, a.options) == ("no-power", ["stop", "play:C2:g1"])
    assert (a.table.gaps[1], a.ducats) == ("-", 1)
    assert [a.why_not(code) for code in ("near:b1", "near:b2")] == ["INTR-N18", "INTR-N18"]
    a.undoes()
    a.chooses("gap:g7")
    a.undoes()
    a.chooses("gap:g1")
    a.chooses("stop")
    assert (a.table.gaps[1], a.ducats) == ("*courtesan", 0)
    assert b.asked == "turn"


def test_the_rest_of_a_round_needs_no_input() -> None:  # INTR-M4
    players = table(*THREE)
    play_on(players)
    assert len(players[0].table.lines(LOG_ROUND)) == 1
    assert all(player.asked == "draft" for player in players)


def test_nothing_can_be_given_or_traded() -> None:  # INTR-M5
    verbs = {verb.name for verb in GAME.verbs}
    assert verbs == {"family", "take", "play", "pass", "buy", "gap", "near", "stop", "token", "card", "to", "name"}
