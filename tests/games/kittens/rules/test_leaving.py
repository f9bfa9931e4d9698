"""Leaving the game at every kind of pending question (KIT-X10)."""

from __future__ import annotations

import pytest

from igroteka.core.errors import Refused
from igroteka.core.random import from_seed
from igroteka.core.views import SPECTATOR
from igroteka.games.kittens.game import GAME
from tests.games.kittens.table import ALL_CARDS, Actor, table

NOW = "alter_the_future_3x_now"
EXPLODING = "exploding_kitten"
IMPLODING = "imploding_kitten"
STREAKING = "streaking_kitten"
PILE = "skip bury shuffle reverse mark"
WITH_FIVE = {**ALL_CARDS, "combos": "with_five"}
FIVE = ("cat_beard", "attack_2x", "skip", "shuffle", "favor")


def conserved(actor: Actor) -> object:
    """All cards of the game, wherever they are."""
    return GAME.conserved(actor.table.g)


# In general.


def test_whoever_leaves_is_eliminated_and_his_cards_are_discarded() -> None:  # KIT-X10, KIT-X05
    a, b, _ = table("A: skip nope", "B:", "C:", pile=PILE)
    a.leaves()
    assert not a.alive
    assert a.table.discards == ["nope", "skip"]
    assert b.asked == "turn"


def test_no_kitten_is_taken_out_of_the_pile_for_one_who_leaves() -> None:  # KIT-X10
    a, _, _ = table("A: skip", "B:", "C:", pile=f"{EXPLODING} skip {IMPLODING} {EXPLODING}")
    a.leaves()
    assert a.table.pile == [EXPLODING, "skip", IMPLODING, EXPLODING]


def test_everybody_is_told_who_has_left() -> None:  # KIT-X10
    a, b, _ = table("A:", "B:", "C:", pile=PILE)
    a.leaves()
    assert {"text": "kittens-log-left", "arguments": {"player": "A"}, "hidden": False} in b.told


def test_the_last_one_to_stay_wins() -> None:  # KIT-X10, KIT-E01
    a, _, c = table("A:", "B:", "C:", pile=PILE)
    c.leaves()
    a.leaves()
    outcome = a.table.g.outcome()
    assert outcome is not None
    assert outcome.places == [2, 1, 3]


def test_nobody_leaves_twice() -> None:  # KIT-X10, KIT-T10
    a, b, _ = table("A:", "B:", "C:", pile=PILE)
    b.leaves()
    with pytest.raises(Refused, match="KIT-T10"):
        b.leaves()
    assert a.asked == "turn"


def test_a_spectator_cannot_leave() -> None:  # KIT-X10
    a, _ = table("A:", "B:", pile=PILE)
    with pytest.raises(Refused, match="error-no-such-seat"):
        a.table.session.choose(SPECTATOR, "leave")
    assert a.table.g.outcome() is None


def test_nobody_leaves_a_game_that_is_over() -> None:  # KIT-X10, KIT-B23
    a, b = table("A:", "B:", pile=PILE)
    a.leaves()
    with pytest.raises(Refused, match="error-game-over"):
        b.leaves()


def test_ill_take_thats_of_one_who_leaves_are_discarded() -> None:  # KIT-X10, KIT-X05
    a, b, _ = table("A:", "B:", "C:", pile=PILE, ill_take_that={"A": "B", "B": "C"})
    b.leaves()
    assert a.table.discards == ["ill_take_that", "ill_take_that"]
    a.draws()
    assert a.hand == ["skip"]


# In a play phase.


def test_when_the_current_player_leaves_the_next_one_has_one_turn() -> None:  # KIT-X10, KIT-X05
    a, _, _ = table("A:", "B:", "C:", pile=PILE, turns_left=4, attacked=True)
    a.leaves()
    assert (a.table.current, a.table.owes, a.table.g.attacked) == ("B", 1, False)


def test_when_another_player_leaves_the_running_turn_goes_on() -> None:  # KIT-X10, KIT-X05
    a, b, _ = table("A:", "B: nope", "C:", pile=PILE, turns_left=4, attacked=True)
    b.leaves()
    assert (a.asked, a.table.owes, a.table.g.attacked) == ("turn", 4, True)


def test_after_one_has_left_two_players_reverse_like_two() -> None:  # KIT-X10, KIT-R45
    a, b, c = table("A: reverse", "B:", "C:", pile=PILE)
    b.leaves()
    a.plays("reverse")
    assert (a.table.current, c.board.direction) == ("C", 1)


# In a reaction window.


def test_a_responder_who_leaves_is_waited_for_no_longer() -> None:  # KIT-X10
    a, b, _ = table("A: skip", "B: nope", "C:", pile=PILE)
    a.plays("skip")
    b.leaves()
    assert a.table.current == "C"


def test_while_others_think_a_window_stays_open_when_one_leaves() -> None:  # KIT-X10
    a, b, c = table("A: skip", "B: nope", "C: nope", pile=PILE)
    a.plays("skip")
    b.leaves()
    assert c.asked == "nope"
    c.nopes()
    assert a.asked == "turn"


def test_the_answer_of_one_who_has_left_does_not_count() -> None:  # KIT-X10
    a, b, c = table("A: skip", "B: nope", "C: nope", pile=PILE)
    a.plays("skip")
    b.nopes()
    b.leaves()
    c.passes()
    assert a.table.current == "C"
    assert "nope" not in a.table.log


def test_a_card_of_one_who_has_left_takes_no_effect() -> None:  # KIT-X10
    a, b, _ = table("A: attack_2x", "B: nope", "C:", pile=PILE)
    a.plays("attack_2x")
    a.leaves()
    b.passes()
    assert (a.table.current, a.table.owes) == ("B", 1)
    assert a.table.discards == ["attack_2x"]


def test_a_card_at_one_who_has_left_takes_no_effect() -> None:  # KIT-X10
    a, b, c = table("A: targeted_attack_2x", "B: nope", "C:", pile=PILE)
    a.plays("targeted_attack_2x", at=c)
    c.leaves()
    b.passes()
    assert (a.asked, a.table.owes) == ("turn", 1)
    assert a.table.discards == ["targeted_attack_2x"]


def test_an_ill_take_that_at_one_who_has_left_is_discarded() -> None:  # KIT-X10
    a, b, c = table("A: ill_take_that", "B: nope", "C: skip", pile=PILE)
    a.plays("ill_take_that", at=c)
    c.leaves()
    b.passes()
    assert a.table.discards == ["skip", "ill_take_that"]
    assert a.board.players[c.seat].taker == -1


def test_a_nope_still_counts_when_its_player_has_left() -> None:  # KIT-X10
    a, b, c = table("A: skip", "B: nope", "C: nope", pile=PILE)
    a.plays("skip")
    b.nopes()
    c.passes()
    assert c.asked == "nope-nope"
    b.leaves()
    c.passes()
    assert a.asked == "turn"
    assert a.table.discards == ["skip", "nope"]


def test_an_alter_now_of_one_who_has_left_takes_no_effect() -> None:  # KIT-X10
    a, b, c = table("A: skip", f"B: {NOW}", "C: nope", pile=PILE)
    a.plays("skip")
    b.alters_now()
    c.passes()
    assert c.asked == "nope"
    b.leaves()
    c.passes()
    assert a.table.pile == PILE.split()
    c.passes()
    assert a.table.current == "C"


def test_when_the_last_opponent_leaves_in_a_window_the_game_is_over() -> None:  # KIT-X10, KIT-E01
    a, b = table("A: skip", "B: nope", pile=PILE)
    before = conserved(a)
    a.plays("skip")
    b.leaves()
    outcome = a.table.g.outcome()
    assert outcome is not None
    assert outcome.winners == [0]
    assert conserved(a) == before


# In the draw window.


def test_whoever_leaves_having_declared_the_draw_draws_nothing() -> None:  # KIT-X10
    a, b, _ = table("A:", f"B: {NOW}", "C:", pile=PILE)
    a.draws()
    assert b.asked == "draw-window"
    a.leaves()
    assert a.table.pile == PILE.split()
    assert (a.table.current, a.table.owes) == ("B", 1)


def test_the_draw_window_of_one_who_has_left_is_closed() -> None:  # KIT-X10, KIT-N08
    a, b, c = table("A:", f"B: {NOW}", f"C: {NOW}", pile=PILE)
    a.draws()
    a.leaves()
    assert (b.asked, c.asked) == ("turn", "")


def test_the_draw_goes_on_when_another_leaves() -> None:  # KIT-X10
    a, b, _ = table("A:", f"B: {NOW}", "C:", pile=PILE)
    a.draws()
    b.leaves()
    assert (a.hand, a.table.current) == (["skip"], "C")


# With a card on its way.


def test_a_kitten_on_its_way_to_one_who_leaves_goes_back_into_the_pile() -> None:  # KIT-X10
    a, _, _ = table(f"A: {STREAKING} defuse", "B:", "C:", pile=f"{EXPLODING} {PILE}")
    a.draws()
    assert a.asked == "keep"
    a.leaves()
    assert sorted(a.table.pile) == sorted([EXPLODING, *PILE.split()])
    assert a.table.discards == [STREAKING, "defuse"]
    assert a.table.current == "B"


def test_any_other_card_on_its_way_to_one_who_leaves_is_discarded() -> None:  # KIT-X10
    a, b, c = table("A: nope", "B:", "C:", pile=PILE, forced=False, discards=[f"{NOW}*2"])
    a.draws()
    assert a.asked == "keep"
    a.leaves()
    assert a.table.discards[2:] == ["nope", "skip"]
    assert (a.table.pile, b.asked, c.asked) == (PILE.split()[1:], "turn", "")


def test_nobody_knows_where_the_kitten_of_one_who_left_lies() -> None:  # KIT-X10, KIT-H03
    a, b, _ = table(f"A: {STREAKING} defuse", "B:", "C:", pile=f"{EXPLODING} skip", discards=[f"{NOW}*2"])
    a.draws()
    a.leaves()
    assert (b.knows, Actor(a.table, SPECTATOR).knows) == ({}, {})


def test_a_stolen_card_on_its_way_to_one_who_leaves_is_discarded() -> None:  # KIT-X10
    a, b, c = table("A: skip*2", "B: bury", "C:", forced=False, discards=["nope*8", f"{NOW}*2"])
    a.pairs("skip", at=b)
    assert a.asked == "keep"
    a.leaves()
    assert a.table.discards[-1] == "bury"
    assert (b.asked, c.asked) == ("turn", "")


@pytest.mark.parametrize(("code", "discarded"), [("pair:skip:skip:B", False), ("triple:skip:skip:skip:B", True)])
def test_with_hands_face_down_a_card_on_its_way_is_discarded_only_if_all_knew_it(
    code: str, discarded: bool
) -> None:  # KIT-X10, KIT-O4
    options = {**ALL_CARDS, "eliminated_hand": "face_down"}
    windows = ["nope*8", f"{NOW}*2"]
    a, b, _ = table("A: skip*3", "B: bury", "C:", forced=False, discards=windows, options=options)
    a.chooses(code)
    if discarded:
        a.chooses("name:bury")
    assert a.asked == "keep"
    a.leaves()
    assert (a.table.discards[-1] == "bury", "bury" in a.hand) == (discarded, not discarded)
    assert b.asked == "turn"


# While putting a card back.


def test_a_kitten_that_was_not_yet_put_back_goes_back_anywhere() -> None:  # KIT-X10
    a, b, _ = table("A: defuse skip", "B:", "C:", pile=f"{EXPLODING} {PILE}")
    a.draws()
    assert a.asked == "put-kitten"
    a.leaves()
    assert sorted(a.table.pile) == sorted([EXPLODING, *PILE.split()])
    assert a.table.discards == ["defuse", "skip"]
    assert b.asked == "turn"


def test_an_imploding_kitten_that_was_not_yet_put_back_goes_back_face_up() -> None:  # KIT-X10, KIT-03
    a, b, _ = table("A:", "B:", "C:", pile=f"{IMPLODING} {PILE}")
    a.draws()
    a.leaves()
    place = a.table.pile.index(f"{IMPLODING}.up")
    assert b.knows == {place: f"{IMPLODING}.up"}


def test_a_card_that_was_not_yet_buried_goes_back_anywhere() -> None:  # KIT-X10
    a, b, _ = table("A: bury", "B:", "C:", pile=PILE)
    a.plays("bury")
    assert a.asked == "bury"
    a.leaves()
    assert sorted(a.table.pile) == sorted(PILE.split())
    assert (b.asked, a.table.owes) == ("turn", 1)


def test_a_stolen_kitten_that_was_not_yet_put_back_goes_back_anywhere() -> None:  # KIT-X10
    a, b, _ = table("A: skip*3 defuse", f"B: {EXPLODING} {STREAKING}", "C:", pile=PILE)
    a.triples("skip", at=b, naming=EXPLODING)
    a.leaves()
    assert sorted(a.table.pile) == sorted([EXPLODING, *PILE.split()])
    assert b.asked == "turn"


def test_another_player_may_leave_while_a_kitten_is_put_back() -> None:  # KIT-X10
    a, b, c = table("A: defuse", "B: skip", "C:", pile=f"{EXPLODING} skip")
    a.draws()
    b.leaves()
    assert a.asked == "put-kitten"
    a.puts(1)
    assert c.asked == "turn"


# While putting cards in order.


def test_cards_that_were_not_yet_put_in_order_stay_as_they_are() -> None:  # KIT-X10
    a, b, _ = table("A: alter_the_future_3x", "B:", "C:", pile=PILE)
    a.plays("alter_the_future_3x")
    a.leaves()
    assert a.table.pile == PILE.split()
    assert b.asked == "turn"


def test_one_who_leaves_while_ordering_for_others_shows_them_nothing() -> None:  # KIT-X10, KIT-10
    a, b, _ = table("A: share_the_future_3x", "B:", "C:", pile=PILE)
    a.plays("share_the_future_3x")
    a.leaves()
    assert b.knows == {}


def test_cards_are_shared_with_the_next_living_player_when_the_first_has_left() -> None:  # KIT-X10, KIT-10
    a, b, c = table("A: share_the_future_3x", "B:", "C:", pile=PILE)
    a.plays("share_the_future_3x")
    b.leaves()
    a.orders("bury", "skip", "shuffle")
    assert c.knows == {0: "bury", 1: "skip", 2: "shuffle"}


def test_cards_are_not_shared_with_one_who_has_left() -> None:  # KIT-X10, KIT-H05
    a, b, _ = table("A: share_the_future_3x", "B:", "C:", pile=PILE)
    a.plays("share_the_future_3x")
    b.leaves()
    a.orders("bury", "skip", "shuffle")
    (shared,) = [line for line in b.told if line["text"] == "kittens-log-share"]
    assert shared == {"text": "kittens-log-share", "arguments": {"player": "A", "target": "C"}, "hidden": True}


def test_the_turn_goes_on_when_an_alter_now_is_left_unfinished() -> None:  # KIT-X10
    a, b, _ = table("A:", f"B: {NOW}", "C:", pile=PILE)
    a.draws()
    b.alters_now()
    b.leaves()
    assert (a.asked, a.table.pile) == ("turn", PILE.split())


# Favor.


def test_one_who_leaves_being_asked_a_favor_gives_nothing() -> None:  # KIT-X10
    a, b, _ = table("A: favor", "B: skip bury", "C:", pile=PILE)
    a.plays("favor", at=b)
    b.leaves()
    assert (a.hand, a.asked) == ([], "turn")
    assert a.table.discards == ["favor", "skip", "bury"]


def test_a_favor_for_one_who_has_left_is_not_done() -> None:  # KIT-X10
    a, b, _ = table("A: favor", "B: skip bury", "C:", pile=PILE)
    a.plays("favor", at=b)
    a.leaves()
    assert (b.hand, b.asked) == (["skip", "bury"], "turn")


# Garbage Collection.


def test_one_who_leaves_before_contributing_contributes_nothing() -> None:  # KIT-X10
    a, b, c = table("A: garbage_collection skip*2", "B: bury", "C: mark nope", pile=PILE)
    a.plays("garbage_collection")
    c.passes()
    a.gives("skip")
    c.gives("mark")
    b.leaves()
    assert sorted(a.table.pile) == sorted([*PILE.split(), "skip", "mark"])
    assert a.table.discards == ["garbage_collection", "bury"]


def test_one_who_leaves_after_choosing_contributes_nothing() -> None:  # KIT-X10
    a, b, c = table("A: garbage_collection skip*2", "B: bury", "C: mark favor", pile=PILE)
    a.plays("garbage_collection")
    b.gives("bury")
    b.leaves()
    a.gives("skip")
    c.gives("mark")
    assert sorted(a.table.pile) == sorted([*PILE.split(), "skip", "mark"])
    assert a.table.discards == ["garbage_collection", "bury"]


def test_nobody_imagines_what_one_who_has_left_would_have_contributed() -> None:  # KIT-X10, KIT-19
    a, b, c = table("A: garbage_collection skip*2", "B: bury", "C: mark favor", pile=PILE)
    a.plays("garbage_collection")
    b.gives("bury")
    b.leaves()
    other = GAME.imagine(a.table.g, c.seat, from_seed("1"))
    assert [decision.seat for decision in other.decisions()] == [a.seat, c.seat]


def test_garbage_is_collected_though_who_began_it_has_left() -> None:  # KIT-X10
    a, b, c = table("A: garbage_collection skip*2", "B: bury", "C: mark favor", pile=PILE)
    a.plays("garbage_collection")
    a.leaves()
    b.gives("bury")
    c.gives("mark")
    assert sorted(a.table.pile) == sorted([*PILE.split(), "bury", "mark"])
    assert b.asked == "turn"


# Combos that are being put together.


def test_one_who_leaves_while_choosing_five_cards_discards_them_with_the_hand() -> None:  # KIT-X10
    a, b, _ = table("A: cat_beard attack_2x skip shuffle favor nope", "B:", "C:", options=WITH_FIVE, discards=["mark"])
    a.plays_five(*FIVE[:3])
    assert a.asked == "five"
    a.leaves()
    assert a.table.discards == ["mark", "nope", "cat_beard", "attack_2x", "skip", "shuffle", "favor"]
    assert b.asked == "turn"


def test_one_who_leaves_while_naming_a_title_discards_his_cards_with_the_hand() -> None:  # KIT-X10
    a, b, _ = table("A: skip*3 nope", "B: bury", "C:")
    a.chooses("triple:skip:skip:skip:B")
    a.leaves()
    assert a.table.discards == ["nope", "skip", "skip", "skip"]
    assert (b.asked, b.hand) == ("turn", ["bury"])


def test_a_triple_is_taken_back_when_its_target_leaves_before_a_title_is_named() -> None:  # KIT-X10, KIT-K02
    a, b, _ = table("A: skip*3 nope", "B: bury", "C:")
    a.chooses("triple:skip:skip:skip:B")
    b.leaves()
    assert (a.asked, a.hand) == ("turn", ["nope", "skip", "skip", "skip"])


def test_another_player_may_leave_while_five_cards_are_chosen() -> None:  # KIT-X10
    a, b, _ = table("A: cat_beard attack_2x skip shuffle favor", "B: nope", "C:", options=WITH_FIVE, discards=["mark"])
    a.plays_five(*FIVE[:3])
    b.leaves()
    assert a.options == ["five:shuffle"]


def test_one_who_leaves_before_taking_a_card_takes_none() -> None:  # KIT-X10
    a, b, _ = table("A: cat_beard attack_2x skip shuffle favor", "B:", "C:", options=WITH_FIVE, discards=["mark"])
    a.plays_five(*FIVE)
    assert a.asked == "take"
    a.leaves()
    assert a.table.discards == ["mark", *FIVE]
    assert b.asked == "turn"


def test_cards_of_one_who_left_since_the_combo_cannot_be_taken() -> None:  # KIT-X10, KIT-K03
    a, b, _ = table("A: cat_beard attack_2x skip shuffle favor", "B: bury", "C:", options=WITH_FIVE, discards=["mark"])
    a.plays_five(*FIVE)
    b.leaves()
    assert a.options == ["take:mark"]


# I'll Take That.


def test_when_the_owner_leaves_a_kitten_that_was_handed_on_goes_back() -> None:  # KIT-X10
    a, b, c = table("A:", "B: defuse", "C:", pile=f"{EXPLODING} {PILE}", ill_take_that={"A": "B"})
    a.draws()
    assert b.asked == "put-kitten"
    b.leaves()
    assert sorted(a.table.pile) == sorted([EXPLODING, *PILE.split()])
    assert c.asked == "turn"


def test_when_the_owner_leaves_before_he_keeps_a_kitten_it_goes_back() -> None:  # KIT-X10
    a, b, c = table("A:", f"B: defuse {STREAKING}", "C:", pile=f"{EXPLODING} {PILE}", ill_take_that={"A": "B"})
    a.draws()
    assert b.asked == "keep"
    b.leaves()
    assert sorted(a.table.pile) == sorted([EXPLODING, *PILE.split()])
    assert c.asked == "turn"


def test_the_owner_settles_his_kitten_though_the_drawing_player_has_left() -> None:  # KIT-X10
    a, b, c = table("A:", "B:", "C: defuse", pile=f"{EXPLODING} skip", ill_take_that={"A": "C"})
    a.draws()
    a.leaves()
    assert c.asked == "put-kitten"
    c.puts(0)
    assert (b.asked, a.table.owes) == ("turn", 1)


def test_a_draw_is_the_players_own_when_the_owner_leaves_in_the_draw_window() -> None:  # KIT-X10, KIT-X01
    a, b, c = table("A:", "B:", f"C: {NOW}", pile=PILE, ill_take_that={"A": "B"})
    a.draws()
    b.leaves()
    c.passes()
    assert a.hand == ["skip"]


# At tables with people.


def test_when_all_responders_of_a_live_window_have_left_it_closes() -> None:  # KIT-X10, KIT-N10
    a, b, c = table("A: skip", "B: nope", "C:", pile=PILE, live=True)
    a.plays("skip")
    c.leaves()
    b.leaves()
    outcome = a.table.g.outcome()
    assert outcome is not None
    assert outcome.winners == [0]


def test_a_live_draw_window_closes_when_its_player_leaves() -> None:  # KIT-X10, KIT-N10
    a, b, _ = table("A:", f"B: {NOW}", "C:", pile=PILE, live=True)
    a.draws()
    a.leaves()
    assert b.asked == "turn"


def test_the_looking_time_ends_when_its_player_leaves() -> None:  # KIT-X10, KIT-H04
    a, b, _ = table(f"A: {STREAKING}", "B:", "C:", pile=f"{EXPLODING} skip", live=True, discards=[f"{NOW}*2"])
    a.draws()
    a.leaves()
    assert b.asked == "turn"
    assert sorted(a.table.pile) == [EXPLODING, "skip"]
