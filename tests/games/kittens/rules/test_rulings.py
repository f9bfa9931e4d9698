"""Rulings for tricky interactions (KIT-R)."""

from __future__ import annotations

from collections import Counter

import pytest

from igroteka.core.setup import SettingValue
from tests.games.kittens.table import ALL_CARDS, Actor, table

SEEDS = [str(seed) for seed in range(60)]


def turn(player: Actor) -> tuple[str, int, bool, int]:
    """Whose turn it is, how many turns are owed, whether from an attack, and the direction."""
    board = player.board
    return player.table.current, board.turns_left, board.attacked, board.direction


# Attacks and turn order.


def test_targeted_attack_hands_over_everything_still_owed() -> None:  # KIT-R01
    a, b, _ = table("A:", "B: skip*2 targeted_attack_2x", "C:", turn="B", turns_left=4, attacked=True)
    b.plays("skip")
    b.plays("skip")
    b.plays("targeted_attack_2x", at=a)
    assert turn(b) == ("A", 4, True, 1)


def test_personal_attack_of_an_attacked_player_adds_three_turns() -> None:  # KIT-R02
    a, b, _ = table("A: attack_2x", "B: personal_attack_3x", "C:")
    a.plays("attack_2x")
    b.plays("personal_attack_3x")
    assert turn(b) == ("B", 5, True, 1)


def test_a_second_personal_attack_makes_six_turns() -> None:  # KIT-R02
    a, _, _ = table("A: personal_attack_3x*2", "B:", "C:")
    a.plays("personal_attack_3x")
    a.plays("personal_attack_3x")
    assert turn(a) == ("A", 6, True, 1)


def test_reverse_turns_the_direction_at_once_and_the_remaining_turns_stay() -> None:  # KIT-R03
    _, b, _ = table("A:", "B: reverse", "C:", turn="B", turns_left=2, attacked=True)
    b.plays("reverse")
    assert turn(b) == ("B", 1, True, -1)


def test_an_attack_after_a_reverse_hits_the_neighbour_in_the_new_direction() -> None:  # KIT-R03
    _, b, _ = table("A:", "B: reverse attack_2x", "C:", turn="B", turns_left=2, attacked=True)
    b.plays("reverse")
    b.plays("attack_2x")
    assert turn(b) == ("A", 3, True, -1)


def test_catomic_bomb_finishes_exactly_one_owed_turn() -> None:  # KIT-R04
    a, _, _ = table("A: catomic_bomb", "B:", "C:", turns_left=3, attacked=True)
    a.plays("catomic_bomb")
    assert turn(a) == ("A", 2, True, 1)


def test_bury_finishes_exactly_one_owed_turn() -> None:  # KIT-R04
    a, _, _ = table("A: bury", "B:", "C:", turns_left=3, attacked=True)
    a.plays("bury")
    a.puts(0)
    assert turn(a) == ("A", 2, True, 1)


def test_draw_from_the_bottom_finishes_exactly_one_owed_turn() -> None:  # KIT-R04
    a, _, _ = table("A: draw_from_the_bottom", "B:", "C:", pile="mark skip", turns_left=3, attacked=True)
    a.plays("draw_from_the_bottom")
    assert (turn(a), a.hand) == (("A", 2, True, 1), ["skip"])


def test_a_defused_draw_finishes_exactly_one_owed_turn() -> None:  # KIT-R04
    a, _, _ = table("A: defuse", "B:", "C:", pile="exploding_kitten skip", turns_left=3, attacked=True)
    a.draws()
    a.puts(1)
    assert turn(a) == ("A", 2, True, 1)


def test_drawing_a_face_down_imploding_kitten_finishes_exactly_one_owed_turn() -> None:  # KIT-R04
    a, _, _ = table("A:", "B:", "C:", pile="imploding_kitten skip", turns_left=3, attacked=True)
    a.draws()
    a.puts(1)
    assert turn(a) == ("A", 2, True, 1)


@pytest.mark.parametrize(
    "card",
    [
        "skip",
        "super_skip",
        "reverse",
        "attack_2x",
        "personal_attack_3x",
        "catomic_bomb",
        "bury",
        "draw_from_the_bottom",
    ],
)
def test_a_noped_card_that_would_end_the_turn_leaves_everything_as_it_was(card: str) -> None:  # KIT-R05
    a, b, _ = table(f"A: {card}", "B: nope", "C:", turns_left=3, attacked=True)
    before = turn(a)
    a.plays(card)
    b.nopes()
    assert turn(a) == before
    assert a.asked == "turn"


@pytest.mark.parametrize("attacked", [False, True])
def test_a_noped_targeted_attack_leaves_everything_as_it_was(attacked: bool) -> None:  # KIT-R05
    a, b, c = table("A: targeted_attack_2x", "B: nope", "C:", turns_left=1, attacked=attacked)
    a.plays("targeted_attack_2x", at=c)
    b.nopes()
    assert (turn(a), a.asked) == (("A", 1, attacked, 1), "turn")


def test_the_turns_owed_die_with_the_player() -> None:  # KIT-R06
    a, _, _ = table("A:", "B:", "C:", pile="exploding_kitten skip", turns_left=4, attacked=True)
    a.draws()
    assert not a.alive
    assert turn(a) == ("B", 1, False, 1)


def test_a_stolen_kitten_that_eliminates_the_thief_ends_the_turn_without_a_draw() -> None:  # KIT-R07
    a, b, _ = table("A: skip*3", "B: streaking_kitten exploding_kitten", "C:", pile="mark", turns_left=3, attacked=True)
    a.triples("skip", at=b, naming="exploding_kitten")
    assert not a.alive
    assert (turn(a), a.table.pile) == (("B", 1, False, 1), ["mark"])


def test_a_keeper_eliminated_by_his_own_garbage_collection_ends_the_turn_without_a_draw() -> None:  # KIT-R07
    a, _, _ = table("A: garbage_collection streaking_kitten exploding_kitten", "B:", "C:", pile="mark")
    a.plays("garbage_collection")
    a.gives("streaking_kitten")
    assert not a.alive
    assert (turn(a), sorted(a.table.pile)) == (("B", 1, False, 1), ["mark", "streaking_kitten"])


def test_a_barking_target_that_is_eliminated_changes_nothing_about_the_turn() -> None:  # KIT-R08
    a, b, _ = table("A: barking_kitten", "B: barking_kitten", "C:", turns_left=3, attacked=True)
    before = turn(a)
    a.plays("barking_kitten")
    assert not b.alive
    assert turn(a) == before


def test_an_eliminated_owner_of_ill_take_that_changes_nothing_about_the_turns_still_owed() -> None:  # KIT-R08
    a, b, _ = table(
        "A:", "B:", "C:", pile="exploding_kitten skip", turns_left=3, attacked=True, ill_take_that={"A": "B"}
    )
    a.draws()
    assert not b.alive
    assert turn(a) == ("A", 2, True, 1)


def test_a_victim_who_lost_the_streaking_kitten_changes_nothing_about_the_turn() -> None:  # KIT-R08
    a, b, _ = table("A: skip*3", "B: streaking_kitten exploding_kitten", "C:", turns_left=3, attacked=True)
    before = turn(a)
    a.triples("skip", at=b, naming="streaking_kitten")
    assert not b.alive
    assert (turn(a), a.asked) == (before, "turn")


# Nope and NOW.


def spend_the_last_nope(b: Actor, c: Actor) -> None:
    """B Nopes what was played, C Nopes that: B's hand has changed before the action takes effect."""
    c.passes()
    b.nopes()
    c.nopes()


def test_a_theft_from_a_hand_that_has_become_empty_does_nothing() -> None:  # KIT-R09
    a, b, c = table("A: skip*2", "B: nope", "C: nope")
    a.pairs("skip", at=b)
    spend_the_last_nope(b, c)
    assert (a.hand, b.hand, a.asked) == ([], [], "turn")
    assert a.table.discards == ["skip", "skip", "nope", "nope"]


def test_a_demand_for_a_title_that_was_spent_meanwhile_does_nothing() -> None:  # KIT-R09
    a, b, c = table("A: skip*3", "B: nope mark", "C: nope")
    a.triples("skip", at=b, naming="nope")
    spend_the_last_nope(b, c)
    assert (a.hand, b.hand, a.asked) == ([], ["mark"], "turn")
    assert a.table.log[-1] == "demand-nothing"


def test_a_favor_from_a_hand_that_has_become_empty_does_nothing() -> None:  # KIT-R09
    a, b, c = table("A: favor", "B: nope", "C: nope")
    a.plays("favor", at=b)
    spend_the_last_nope(b, c)
    assert (a.hand, b.asked, a.asked) == ([], "", "turn")
    assert a.table.discards == ["favor", "nope", "nope"]


def test_a_mark_does_nothing_if_no_unmarked_card_is_left() -> None:  # KIT-R09
    a, b, c = table("A: mark", "B: nope skip.marked", "C: nope")
    a.plays("mark", at=b)
    spend_the_last_nope(b, c)
    assert (b.hand, a.asked) == (["skip.marked"], "turn")
    assert a.table.discards == ["mark", "nope", "nope"]


def test_laying_down_ill_take_that_can_be_noped() -> None:  # KIT-R10
    a, b, _ = table("A: ill_take_that", "B: nope", "C:")
    a.plays("ill_take_that", at=b)
    b.nopes()
    assert a.table.discards == ["ill_take_that", "nope"]
    assert a.board.players[1].taker == -1


def test_an_ill_take_that_that_nobody_stops_lies_before_its_target() -> None:  # KIT-R10
    a, b, c = table("A: ill_take_that", "B: nope", "C: nope")
    a.plays("ill_take_that", at=b)
    spend_the_last_nope(b, c)
    assert a.table.discards == ["nope", "nope"]
    assert a.board.players[1].taker == a.seat


def test_the_transfer_by_ill_take_that_cannot_be_noped() -> None:  # KIT-R10
    a, b, c = table("A:", "B: nope", "C: nope", pile="skip mark", turn="B", ill_take_that={"B": "A"})
    b.draws()
    assert (a.hand, b.hand, c.hand) == (["skip"], ["nope"], ["nope"])
    assert a.table.current == "C"


def test_a_noped_alter_now_shows_its_player_nothing() -> None:  # KIT-R11
    a, b, c = table("A: shuffle", "B: nope", "C: alter_the_future_3x_now", pile="skip mark bury")
    a.plays("shuffle")
    b.passes()
    c.alters_now()
    b.nopes()
    assert (c.asked, c.knows) == ("", {})
    assert a.table.discards == ["alter_the_future_3x_now", "nope", "shuffle"]


def test_alter_now_changes_what_a_bury_takes_up() -> None:  # KIT-R12
    a, _, c = table("A: bury", "B:", "C: alter_the_future_3x_now", pile="skip mark shuffle nope")
    a.plays("bury")
    c.alters_now()
    c.orders("shuffle", "mark", "skip")
    assert a.board.looked == "shuffle"


def test_alter_now_changes_what_a_swap_puts_at_the_bottom() -> None:  # KIT-R12
    a, _, c = table("A: swap_top_and_bottom", "B:", "C: alter_the_future_3x_now", pile="skip mark shuffle nope")
    a.plays("swap_top_and_bottom")
    c.alters_now()
    c.orders("shuffle", "mark", "skip")
    assert a.table.pile == ["nope", "mark", "skip", "shuffle"]


def test_alter_now_does_not_reach_the_bottom_of_a_larger_pile() -> None:  # KIT-R12
    a, _, c = table("A: draw_from_the_bottom", "B:", "C: alter_the_future_3x_now", pile="skip mark shuffle nope")
    a.plays("draw_from_the_bottom")
    c.alters_now()
    c.orders("shuffle", "mark", "skip")
    assert a.hand == ["nope"]


def test_alter_now_reaches_the_bottom_of_a_pile_of_three() -> None:  # KIT-R12
    a, _, c = table("A: draw_from_the_bottom", "B:", "C: alter_the_future_3x_now", pile="skip mark shuffle")
    a.plays("draw_from_the_bottom")
    c.alters_now()
    c.orders("shuffle", "mark", "skip")
    assert a.hand == ["skip"]


def test_after_an_alter_now_in_the_draw_window_the_player_may_think_again() -> None:  # KIT-R13
    a, _, c = table("A: skip", "B:", "C: alter_the_future_3x_now", pile="mark bury nope")
    a.draws()
    c.alters_now()
    c.orders("nope", "bury", "mark")
    a.plays("skip")
    assert (a.table.current, a.hand) == ("B", [])


def test_a_new_declaration_opens_a_new_draw_window() -> None:  # KIT-R13
    a, b, c = table("A:", "B: alter_the_future_3x_now", "C: alter_the_future_3x_now", pile="mark bury nope")
    a.draws()
    b.passes()
    c.alters_now()
    b.passes()
    c.orders("nope", "bury", "mark")
    a.draws()
    assert b.asked == "draw-window"


def test_after_the_last_alter_now_the_draw_goes_on_without_a_window() -> None:  # KIT-R13
    a, b, c = table(
        "A:", "B:", "C: alter_the_future_3x_now", discards=["alter_the_future_3x_now"], pile="mark bury nope"
    )
    a.draws()
    c.alters_now()
    c.orders("nope", "bury", "mark")
    a.draws()
    assert (a.hand, b.asked, a.table.current) == (["nope"], "turn", "B")


def test_a_pair_of_nopes_is_an_action_that_can_be_noped() -> None:  # KIT-R14
    a, b, _ = table("A: nope*2", "B: nope skip", "C:")
    a.pairs("nope", at=b)
    b.nopes()
    assert (a.hand, b.hand) == ([], ["skip"])
    assert a.table.discards == ["nope", "nope", "nope"]


def test_a_triple_of_nopes_takes_what_it_names() -> None:  # KIT-R14
    a, b, _ = table("A: nope*3", "B: skip mark", "C:")
    a.triples("nope", at=b, naming="mark")
    assert (a.hand, b.hand) == (["mark"], ["skip"])


# Streaking Kitten.


def test_a_kept_kitten_cannot_be_defused_later() -> None:  # KIT-R15
    a, b, c = table("A: streaking_kitten defuse", "B:", "C:", pile="exploding_kitten skip skip skip")
    a.draws()
    assert a.options == ["keep", "show"]
    a.keeps()
    b.draws()
    c.draws()
    assert a.options == ["draw"]
    assert a.why_not("play:defuse") == "KIT-02"


def test_a_keeper_who_defuses_a_second_kitten_still_keeps_one() -> None:  # KIT-R16
    a, _, _ = table("A: streaking_kitten exploding_kitten defuse", "B:", "C:", pile="exploding_kitten skip")
    a.draws()
    a.puts(1)
    assert a.hand == ["exploding_kitten", "streaking_kitten"]
    assert a.table.pile == ["skip", "exploding_kitten"]


def agreed_marks() -> dict[str, SettingValue]:
    """All cards, and a thief may go for a marked one."""
    return {**ALL_CARDS, "marked_steal": "choose"}


def thefts(thief: str) -> dict[str, list[Actor]]:
    """A random theft from a keeper with one other card, over many seeds: one table for each card that may be hit."""
    found: dict[str, list[Actor]] = {}
    for seed in SEEDS:
        players = table(
            f"A: {thief} cat_beard*2", "B: streaking_kitten exploding_kitten mark", "C:", pile="skip", seed=seed
        )
        players[0].pairs("cat_beard", at=players[1])
        stolen = next(entry for entry in players[1].told if entry["text"] == "kittens-log-steal")
        arguments = stolen["arguments"]
        assert isinstance(arguments, dict)
        found[str(arguments["card"])] = players
    return found


def test_a_random_theft_from_a_keeper_may_hit_every_card() -> None:  # KIT-R17
    assert set(thefts("nope")) == {"streaking_kitten", "exploding_kitten", "mark"}


def test_a_thief_who_hits_the_kept_kitten_explodes() -> None:  # KIT-R17
    a, b, _ = thefts("nope")["exploding_kitten"]
    assert (a.alive, b.alive) == (False, True)
    assert (a.table.current, b.hand) == ("B", ["streaking_kitten", "mark"])


def test_a_thief_who_hits_the_kept_kitten_may_defuse_and_the_turn_is_over() -> None:  # KIT-R17
    a, b, _ = thefts("defuse")["exploding_kitten"]
    a.puts(0)
    assert (a.alive, b.alive, b.asked, a.hand) == (True, True, "turn", [])
    assert a.table.pile == ["exploding_kitten", "skip"]


def test_a_thief_who_hits_the_streaking_kitten_eliminates_the_keeper_and_has_it_now() -> None:  # KIT-R17
    a, b, _ = thefts("nope")["streaking_kitten"]
    assert (a.alive, b.alive) == (True, False)
    assert (a.asked, a.hand) == ("turn", ["streaking_kitten", "nope"])
    assert a.table.discards == ["cat_beard", "cat_beard", "mark", "exploding_kitten"]


def test_a_streaking_kitten_stolen_from_the_last_opponent_arrives_before_the_game_ends() -> None:  # KIT-R17
    a, b = table("A: cat_beard*2", "B: streaking_kitten.marked exploding_kitten", options=agreed_marks())
    a.pairs("cat_beard", at=b, wish="streaking_kitten.marked")
    assert (b.alive, a.hand, a.table.g.moving) == (False, ["streaking_kitten"], [])
    assert a.table.g.outcome() is not None


def test_a_demanded_streaking_kitten_arrives_before_the_game_ends() -> None:  # KIT-R18
    a, b = table("A: skip*3", "B: streaking_kitten exploding_kitten")
    a.triples("skip", at=b, naming="streaking_kitten")
    assert (b.alive, a.hand, a.table.g.moving) == (False, ["streaking_kitten"], [])


def test_a_streaking_kitten_given_for_a_favor_arrives_before_the_game_ends() -> None:  # KIT-R17, KIT-G37
    a, b = table("A: favor", "B: streaking_kitten exploding_kitten")
    a.plays("favor", at=b)
    b.gives("streaking_kitten")
    assert (b.alive, a.hand, a.table.g.moving) == (False, ["streaking_kitten"], [])


def test_a_thief_who_hits_any_other_card_of_a_keeper_just_has_it() -> None:  # KIT-R17
    a, b, _ = thefts("nope")["mark"]
    assert (a.alive, b.alive) == (True, True)
    assert (a.hand, b.hand) == (["nope", "mark"], ["exploding_kitten", "streaking_kitten"])


@pytest.mark.parametrize("title", ["streaking_kitten", "exploding_kitten"])
def test_streaking_and_exploding_kittens_may_be_named_in_a_triple(title: str) -> None:  # KIT-R18
    a, b, _ = table("A: skip*3", "B: mark", "C:")
    a.chooses("triple:skip:skip:skip:B")
    assert f"name:{title}" in a.options
    a.chooses(f"name:{title}")
    assert (a.table.log[-1], b.hand) == ("demand-nothing", ["mark"])


def test_an_owner_of_ill_take_that_may_secretly_keep_a_kitten_that_is_passed_on() -> None:  # KIT-R19
    a, b, c = table("A: streaking_kitten", "B:", "C:", pile="exploding_kitten skip", turn="B", ill_take_that={"B": "A"})
    b.draws()
    assert (a.alive, a.hand) == (True, ["exploding_kitten", "streaking_kitten"])
    assert b.board.players[0].known == ["exploding_kitten"]
    assert c.board.players[0].known == []
    assert "exploding_kitten" not in str(c.told)


def test_a_kitten_kept_through_ill_take_that_looks_like_any_card_to_the_others() -> None:  # KIT-R19
    tables = [
        table("A: streaking_kitten", "B:", "C:", pile=pile, turn="B", ill_take_that={"B": "A"})
        for pile in ("exploding_kitten skip mark", "mark skip exploding_kitten")
    ]
    for _, b, _ in tables:
        b.draws()
    (_, _, c), (_, _, same) = tables
    assert (c.board, c.told) == (same.board, same.told)


def test_a_keeper_without_other_cards_contributes_one_of_the_two() -> None:  # KIT-R20
    a, b, _ = table("A: streaking_kitten exploding_kitten", "B: garbage_collection", "C:", turn="B")
    b.plays("garbage_collection")
    assert a.options == ["give:exploding_kitten", "give:streaking_kitten"]


def test_contributing_the_kept_kitten_saves_a_keeper() -> None:  # KIT-R20
    a, b, _ = table("A: streaking_kitten exploding_kitten", "B: garbage_collection", "C:", turn="B")
    b.plays("garbage_collection")
    a.gives("exploding_kitten")
    assert (a.alive, a.hand) == (True, ["streaking_kitten"])


def test_contributing_the_streaking_kitten_eliminates_a_keeper() -> None:  # KIT-R20
    a, b, _ = table("A: streaking_kitten exploding_kitten", "B: garbage_collection", "C:", pile="skip", turn="B")
    b.plays("garbage_collection")
    a.gives("streaking_kitten")
    assert not a.alive
    assert a.table.discards == ["garbage_collection", "exploding_kitten"]
    assert sorted(a.table.pile) == ["skip", "streaking_kitten"]


def test_a_marked_exploding_kitten_has_no_further_effect() -> None:  # KIT-R21
    a, b, _ = table("A: mark*3", "B: streaking_kitten.marked exploding_kitten skip", "C:")
    for _ in range(2):
        a.plays("mark", at=b)
    assert (b.alive, a.asked) == (True, "turn")
    assert b.hand == ["exploding_kitten.marked", "streaking_kitten.marked", "skip.marked"]
    assert a.board.players[1].marked == b.hand


def test_a_marked_streaking_kitten_still_protects() -> None:  # KIT-R21
    a, _, _ = table("A: streaking_kitten.marked", "B:", "C:", pile="exploding_kitten skip")
    a.draws()
    assert (a.alive, a.hand) == (True, ["exploding_kitten", "streaking_kitten.marked"])


def test_a_keeper_eliminated_otherwise_takes_the_kept_kitten_to_the_discard_pile() -> None:  # KIT-R22
    a, _, _ = table("A: streaking_kitten exploding_kitten", "B:", "C:", pile="imploding_kitten.up skip")
    a.draws()
    assert not a.alive
    assert a.table.discards == ["exploding_kitten", "streaking_kitten", "imploding_kitten"]
    assert a.table.pile == ["skip"]


# Imploding Kitten.


def test_see_the_future_counts_an_imploding_kitten_among_its_cards() -> None:  # KIT-R23
    a, _, _ = table("A: see_the_future_3x", "B:", "C:", pile="skip imploding_kitten mark nope")
    a.plays("see_the_future_3x")
    assert a.knows == {0: "skip", 1: "imploding_kitten", 2: "mark"}


@pytest.mark.parametrize("card", ["alter_the_future_3x", "share_the_future_3x"])
def test_a_face_up_imploding_kitten_that_is_moved_is_seen_in_its_new_place(card: str) -> None:  # KIT-R23
    a, _, c = table(f"A: {card}", "B:", "C:", pile="imploding_kitten.up skip mark nope")
    a.plays(card)
    a.orders("skip", "mark", "imploding_kitten.up")
    assert a.table.pile == ["skip", "mark", "imploding_kitten.up", "nope"]
    assert c.knows == {2: "imploding_kitten.up"}


def imploding_on_top(card: str) -> list[Actor]:
    """A face-up Imploding Kitten on top, and a card against it."""
    return table(f"A: {card}", "B:", "C:", pile="imploding_kitten.up skip mark nope")


def test_drawing_a_face_up_imploding_kitten_is_death_whatever_one_holds() -> None:  # KIT-R24
    a, _, _ = imploding_on_top("defuse streaking_kitten nope")
    a.draws()
    assert not a.alive


def test_the_imploding_kitten_on_top_may_be_swapped_away() -> None:  # KIT-R24
    a, _, _ = imploding_on_top("swap_top_and_bottom")
    a.plays("swap_top_and_bottom")
    assert a.table.pile == ["nope", "skip", "mark", "imploding_kitten.up"]


def test_the_imploding_kitten_on_top_may_be_buried() -> None:  # KIT-R24
    a, _, _ = imploding_on_top("bury")
    a.plays("bury")
    a.puts(1)
    assert (a.alive, a.table.pile) == (True, ["skip", "imploding_kitten.up", "mark", "nope"])


def test_the_imploding_kitten_on_top_is_avoided_by_drawing_from_the_bottom() -> None:  # KIT-R24
    a, _, _ = imploding_on_top("draw_from_the_bottom")
    a.plays("draw_from_the_bottom")
    assert (a.alive, a.hand, a.table.pile[0]) == (True, ["nope"], "imploding_kitten.up")


@pytest.mark.parametrize("card", ["skip", "super_skip", "reverse", "attack_2x", "catomic_bomb"])
def test_the_imploding_kitten_on_top_is_avoided_by_ending_the_turn(card: str) -> None:  # KIT-R24
    a, _, _ = imploding_on_top(card)
    a.plays(card)
    assert (a.alive, a.table.current != "A", len(a.table.pile)) == (True, True, 4)


@pytest.mark.parametrize("card", ["shuffle", "catomic_bomb"])
def test_the_imploding_kitten_on_top_may_be_shuffled_away(card: str) -> None:  # KIT-R24
    places = set()
    for seed in SEEDS:
        a, _, _ = table(f"A: {card}", "B:", "C:", pile="imploding_kitten.up skip mark nope", seed=seed)
        a.plays(card)
        places.add(a.table.pile.index("imploding_kitten.up"))
    assert places == {0, 1, 2, 3}


def test_an_imploding_kitten_buried_face_down_stays_face_down_and_secret() -> None:  # KIT-R25
    a, b, _ = table("A: bury", "B:", "C:", pile="imploding_kitten skip mark")
    a.plays("bury")
    a.puts(1)
    assert a.table.pile == ["skip", "imploding_kitten", "mark"]
    assert b.knows == {}
    assert "imploding_kitten" not in str(b.told)


def test_an_imploding_kitten_buried_face_up_stays_face_up_and_is_seen() -> None:  # KIT-R25
    a, b, _ = table("A: bury", "B:", "C:", pile="imploding_kitten.up skip mark")
    a.plays("bury")
    a.puts(1)
    assert a.table.pile == ["skip", "imploding_kitten.up", "mark"]
    assert b.knows == {1: "imploding_kitten.up"}


def test_a_face_up_imploding_kitten_passed_on_eliminates_the_owner() -> None:  # KIT-R26
    a, b, _ = table("A:", "B:", "C:", pile="imploding_kitten.up skip", turn="B", ill_take_that={"B": "A"})
    b.draws()
    assert (a.alive, b.alive, a.table.current) == (False, True, "C")


def test_a_face_down_imploding_kitten_passed_on_is_put_back_by_the_owner() -> None:  # KIT-R26
    a, b, _ = table("A:", "B:", "C:", pile="imploding_kitten skip", turn="B", ill_take_that={"B": "A"})
    b.draws()
    assert (a.asked, b.asked) == ("put-kitten", "")
    a.puts(1)
    assert (a.table.pile, a.table.current) == (["skip", "imploding_kitten.up"], "C")


def test_after_a_catomic_bomb_an_imploding_kitten_lies_below_the_exploding_ones() -> None:  # KIT-R27
    places = set()
    for seed in SEEDS:
        pile = "imploding_kitten.up exploding_kitten skip exploding_kitten mark"
        a, b, _ = table("A: catomic_bomb", "B:", "C:", pile=pile, seed=seed)
        a.plays("catomic_bomb")
        places.add(next(place for place, card in b.knows.items() if card == "imploding_kitten.up"))
    assert places == {2, 3, 4}


@pytest.mark.parametrize(("kitten", "lives"), [("imploding_kitten", True), ("imploding_kitten.up", False)])
def test_draw_from_the_bottom_takes_an_imploding_kitten_as_it_lies(kitten: str, lives: bool) -> None:  # KIT-R28
    a, _, _ = table("A: draw_from_the_bottom", "B:", "C:", pile=f"skip mark {kitten}")
    a.plays("draw_from_the_bottom")
    assert (a.alive, a.asked) == (lives, "put-kitten" if lives else "")


# I'll Take That.


def test_ill_take_that_catches_the_first_of_several_draws_only() -> None:  # KIT-R29
    a, b, _ = table(
        "A:", "B:", "C:", pile="skip mark nope", turn="B", turns_left=2, attacked=True, ill_take_that={"B": "A"}
    )
    b.draws()
    assert (a.table.current, a.table.owes) == ("B", 1)
    b.draws()
    assert (a.hand, b.hand) == (["skip"], ["mark"])
    assert a.table.discards == ["ill_take_that"]


@pytest.mark.parametrize("card", ["skip", "reverse", "attack_2x", "super_skip"])
def test_ill_take_that_stays_while_its_target_does_not_draw(card: str) -> None:  # KIT-R30
    a, b, _ = table("A:", f"B: {card}", "C:", turn="B", ill_take_that={"B": "A"})
    b.plays(card)
    assert a.board.players[1].taker == a.seat
    assert a.table.discards == [card]


@pytest.mark.parametrize("dead", ["A", "B"])
def test_ill_take_that_is_discarded_unused_if_its_target_or_owner_is_eliminated(dead: str) -> None:  # KIT-R30
    hands = [f"{letter}: {'barking_kitten' if letter == dead else 'skip'}" for letter in "AB"]
    a, _, c = table(*hands, "C: barking_kitten", turn="C", ill_take_that={"B": "A"})
    c.plays("barking_kitten")
    assert a.table.discards == ["ill_take_that"]
    assert a.board.players[1].taker == -1


def test_one_owner_may_have_ill_take_that_before_several_players() -> None:  # KIT-R31
    a, b, c = table("A: ill_take_that*2 skip", "B:", "C:", pile="mark nope bury")
    a.plays("ill_take_that", at=b)
    a.plays("ill_take_that", at=c)
    a.plays("skip")
    b.draws()
    c.draws()
    assert (a.hand, b.hand, c.hand) == (["nope", "mark"], [], [])


def test_a_player_may_be_owner_and_target_at_once() -> None:  # KIT-R31
    a, b, c = table("A: ill_take_that skip", "B:", "C:", pile="mark nope bury", ill_take_that={"A": "C"})
    a.plays("ill_take_that", at=b)
    a.draws()
    b.draws()
    assert (sorted(a.hand), b.hand, c.hand) == (["nope", "skip"], [], ["mark"])


def test_play_goes_on_after_the_drawer_if_the_owner_is_eliminated_by_the_passed_kitten() -> None:  # KIT-R32
    a, b, c = table("A:", "B:", "C:", "D:", pile="exploding_kitten skip", turn="B", ill_take_that={"B": "C"})[:3]
    b.draws()
    assert (c.alive, a.table.current, a.table.owes) == (False, "D", 1)


def test_ill_take_that_makes_no_chains() -> None:  # KIT-R46
    a, b, c = table("A:", "B:", "C:", pile="skip mark nope", turn="B", ill_take_that={"B": "A", "A": "C"})
    b.draws()
    assert (a.hand, c.hand) == (["skip"], [])
    assert a.board.players[0].taker == c.seat
    c.draws()
    a.draws()
    assert (a.hand, sorted(c.hand)) == (["skip"], ["mark", "nope"])


# Barking Kitten.


@pytest.mark.parametrize("discards", [["barking_kitten"], []])
def test_a_lone_barking_kitten_stays_for_good_if_the_other_one_is_gone(discards: list[str]) -> None:  # KIT-R33
    # What is neither in a hand, the pile nor the discard pile of a position was trimmed away.
    a, b, c = table("A: barking_kitten", "B:", "C:", pile="skip skip skip skip", discards=discards)
    a.plays("barking_kitten")
    for player in (a, b, c):
        player.draws()
    assert a.board.players[0].barking == 1
    assert (a.alive, b.alive, c.alive) == (True, True, True)
    assert a.options == ["draw", "play:skip"]


def test_a_lone_barking_kitten_finds_the_other_one_that_comes_into_a_hand_later() -> None:  # KIT-R33
    a, b, c = table("A: barking_kitten", "B:", "C:", pile="skip barking_kitten skip skip skip")
    a.plays("barking_kitten")
    for player in (a, b, c, a):
        player.draws()
    b.plays("barking_kitten")
    assert not a.alive


def test_a_lone_barking_kitten_is_no_hand_card() -> None:  # KIT-R34
    a, b, _ = table("A: favor mark skip*3 cat_beard*2", "B:", "C: shuffle", barking=["B"])
    assert b.board.players[1].cards == 0
    assert [code for code in a.options if code.endswith(":B")] == []


def test_a_lone_barking_kitten_cannot_be_demanded() -> None:  # KIT-R34
    a, b, _ = table("A: skip*3", "B: mark", "C:", barking=["B"])
    a.triples("skip", at=b, naming="barking_kitten")
    assert (a.table.log[-1], a.hand, a.board.players[1].barking) == ("demand-nothing", [], 1)


def test_a_lone_barking_kitten_is_never_stolen_at_random() -> None:  # KIT-R34
    for seed in SEEDS:
        a, b, _ = table("A: cat_beard*2", "B: mark", "C:", barking=["B"], seed=seed)
        a.pairs("cat_beard", at=b)
        assert a.hand == ["mark"]


def test_a_lone_barking_kitten_does_not_go_into_the_garbage() -> None:  # KIT-R34
    a, b, c = table("A: garbage_collection skip", "B:", "C: mark shuffle", barking=["B"])
    a.plays("garbage_collection")
    assert (b.options, c.options) == ([], ["give:mark", "give:shuffle"])


def test_who_gets_the_second_barking_kitten_is_not_forced_to_play_it() -> None:  # KIT-R35
    a, _, _ = table("A: barking_kitten", "B:", "C:", pile="skip mark", barking=["A"])
    a.draws()
    assert (a.table.current, a.hand) == ("B", ["barking_kitten", "skip"])


def test_a_player_with_both_barking_kittens_cannot_be_hit_by_others() -> None:  # KIT-R35
    _, b, c = table("A: barking_kitten", "B: skip*3", "C:", turn="B", barking=["A"])
    assert [code for player in (b, c) for code in player.options if "barking_kitten" in code] == []
    assert b.why_not("play:barking_kitten") == "KIT-B03"


def test_the_shown_barking_kitten_leaves_the_hand_also_if_its_holder_defuses() -> None:  # KIT-R36
    a, b, _ = table("A: barking_kitten", "B: barking_kitten defuse mark", "C:")
    a.plays("barking_kitten")
    assert (b.alive, b.hand, a.board.barked) == (True, ["mark"], 2)


def test_a_barking_explosion_puts_nothing_into_the_pile() -> None:  # KIT-R37
    a, b, _ = table("A: barking_kitten", "B: barking_kitten defuse", "C:", pile="skip mark nope")
    a.plays("barking_kitten")
    assert (a.table.pile, b.asked) == (["skip", "mark", "nope"], "")


# Mark, theft, Garbage Collection.


def test_a_stolen_marked_card_is_unmarked_and_everybody_knows_the_thief_has_it() -> None:  # KIT-R38
    a, b, c = table("A: cat_beard*2", "B: mark.marked", "C:")
    a.pairs("cat_beard", at=b)
    assert (a.hand, c.board.players[0].marked, c.board.players[0].known) == (["mark"], [], ["mark"])
    assert c.told[-1]["arguments"] == {"player": "A", "target": "B", "card": "mark.marked"}


def test_a_marked_card_that_is_given_is_unmarked_and_everybody_knows_who_has_it() -> None:  # KIT-R38
    a, b, c = table("A: favor", "B: nope.marked skip", "C:")
    a.plays("favor", at=b)
    b.passes()
    b.gives("nope.marked")
    assert (a.hand, c.board.players[0].marked, c.board.players[0].known) == (["nope"], [], ["nope"])


def test_a_marked_card_that_is_discarded_is_not_marked_when_it_comes_back() -> None:  # KIT-R38
    options = {**ALL_CARDS, "combos": "with_five"}
    a, _, _ = table("A: skip.marked mark reverse shuffle bury attack_2x", "B:", "C:", options=options, turns_left=2)
    a.plays("skip")
    a.plays_five("mark", "attack_2x", "reverse", "shuffle", "bury")
    a.takes("skip")
    assert (a.hand, a.board.players[0].marked) == (["skip"], [])


def test_a_marked_card_is_played_like_any_other() -> None:  # KIT-R39
    a, _, _ = table("A: skip.marked", "B:", "C:")
    a.plays("skip")
    assert (a.table.current, a.hand, a.table.discards) == ("B", [], ["skip"])


def test_a_marked_card_may_be_spent_in_a_combo() -> None:  # KIT-R39
    a, b, _ = table("A: skip skip.marked", "B: mark", "C:")
    a.pairs("skip", "skip.marked", at=b)
    assert (a.hand, a.table.discards) == (["mark"], ["skip", "skip"])


def test_everybody_learns_that_a_marked_card_went_into_the_garbage_but_not_where() -> None:  # KIT-R40
    a, b, c = table("A: garbage_collection", "B: mark.marked nope", "C:", pile="skip shuffle")
    a.plays("garbage_collection")
    b.passes()
    b.gives("mark.marked")
    garbage = [entry["arguments"] for entry in c.told if entry["text"] == "kittens-log-garbage"]
    assert garbage == [{"player": "B", "card": "mark.marked"}]
    assert sorted(a.table.pile) == ["mark", "shuffle", "skip"]
    assert (b.knows, c.knows) == ({}, {})


def test_the_player_of_garbage_collection_contributes_from_what_is_left() -> None:  # KIT-R41
    a, _, _ = table("A: garbage_collection*2 skip", "B:", "C:")
    a.plays("garbage_collection")
    assert a.options == ["give:garbage_collection", "give:skip"]


def test_a_player_whose_only_card_was_garbage_collection_contributes_nothing() -> None:  # KIT-R41
    a, b, _ = table("A: garbage_collection", "B: mark skip", "C:")
    a.plays("garbage_collection")
    assert (a.options, b.options) == ([], ["give:mark", "give:skip"])


# Pile.


def test_a_swap_of_the_only_card_does_nothing() -> None:  # KIT-R42
    a, _, _ = table("A: swap_top_and_bottom", "B:", "C:", pile="mark")
    a.plays("swap_top_and_bottom")
    assert (a.table.pile, a.asked) == (["mark"], "turn")


def test_bury_puts_the_only_card_back_as_the_only_card() -> None:  # KIT-R42
    a, _, _ = table("A: bury", "B:", "C:", pile="mark")
    a.plays("bury")
    assert a.options == ["put:0"]
    a.puts(0)
    assert (a.table.pile, a.table.current) == (["mark"], "B")


def test_draw_from_the_bottom_draws_the_only_card() -> None:  # KIT-R42
    a, _, _ = table("A: draw_from_the_bottom", "B:", "C:", pile="mark")
    a.plays("draw_from_the_bottom")
    assert (a.hand, a.table.pile, a.table.current) == (["mark"], [], "B")


@pytest.mark.parametrize("card", ["see_the_future_3x", "see_the_future_5x"])
def test_see_the_future_shows_all_cards_of_a_small_pile(card: str) -> None:  # KIT-R43
    a, _, _ = table(f"A: {card}", "B:", "C:", pile="mark skip")
    a.plays(card)
    assert a.knows == {0: "mark", 1: "skip"}


@pytest.mark.parametrize("card", ["alter_the_future_3x", "alter_the_future_3x_now", "share_the_future_3x"])
def test_alter_and_share_order_all_cards_of_a_small_pile(card: str) -> None:  # KIT-R43
    a, _, _ = table(f"A: {card}", "B:", "C:", pile="mark skip")
    a.plays(card)
    assert a.options == ["order:mark+skip", "order:skip+mark"]
    a.orders("skip", "mark")
    assert a.table.pile == ["skip", "mark"]


def fair(orders: Counter[tuple[str, ...]]) -> bool:
    """Are six orders about equally frequent? Chi-square with 5 degrees of freedom, exceeded once in 100000 times."""
    expected = orders.total() / 6
    return len(orders) == 6 and sum((count - expected) ** 2 / expected for count in orders.values()) < 30.9


@pytest.mark.parametrize(
    ("card", "pile"),
    [("shuffle", "skip mark nope"), ("catomic_bomb", "skip exploding_kitten mark nope")],
)
def test_every_order_of_a_shuffled_pile_is_equally_likely(card: str, pile: str) -> None:  # KIT-R44
    orders: Counter[tuple[str, ...]] = Counter()
    for seed in range(900):
        a, _ = table(f"A: {card}", "B:", pile=pile, seed=str(seed))
        a.plays(card)
        orders[tuple(a.table.pile[-3:])] += 1
    assert fair(orders)


def test_every_order_of_the_pile_after_garbage_collection_is_equally_likely() -> None:  # KIT-R44
    orders: Counter[tuple[str, ...]] = Counter()
    for seed in range(900):
        a, b = table("A: garbage_collection skip", "B: mark", pile="shuffle", seed=str(seed))
        a.plays("garbage_collection")
        a.gives("skip")
        b.gives("mark")
        orders[tuple(a.table.pile)] += 1
    assert fair(orders)


def test_shuffling_uses_the_random_numbers_of_the_game_only() -> None:  # KIT-R44
    piles = []
    for _ in range(2):
        a, _ = table("A: shuffle", "B:", pile="skip mark nope bury favor", seed="7")
        a.plays("shuffle")
        piles.append(a.table.pile)
    assert piles[0] == piles[1]


# Two players left.


def test_with_two_players_reverse_is_a_skip_and_does_not_turn_the_arrow() -> None:  # KIT-R45
    a, _, _ = table("A: reverse", "B:", "C:", eliminated=["B"], turns_left=2, attacked=True)
    a.plays("reverse")
    assert turn(a) == ("A", 1, True, 1)


def test_with_two_players_targeted_attack_is_an_attack() -> None:  # KIT-R45
    a, _, c = table("A: targeted_attack_2x", "B:", "C:", eliminated=["B"])
    assert a.options == ["draw", "play:targeted_attack_2x:C"]
    a.plays("targeted_attack_2x", at=c)
    assert turn(a) == ("C", 2, True, 1)


def test_with_two_players_share_shows_the_cards_to_the_only_opponent() -> None:  # KIT-R45
    a, b, c = table("A: share_the_future_3x", "B:", "C:", pile="skip mark nope bury", eliminated=["B"])
    a.plays("share_the_future_3x")
    a.orders("nope", "mark", "skip")
    assert c.knows == {0: "nope", 1: "mark", 2: "skip"}
    assert b.knows == {}
