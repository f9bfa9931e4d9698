"""The cards of the box that the classic deck does not have: KIT-03, KIT-04, KIT-06 to KIT-11, KIT-13, KIT-16 …"""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.kittens.table import Actor, table

QUIET = "skip shuffle reverse favor mark bury"  # a pile in which nothing explodes


def owed(actor: Actor) -> tuple[str, int, bool]:
    """Whose turn it is, how many turns are owed, and whether they come from an attack."""
    return actor.table.current, actor.table.owes, actor.table.g.attacked


def last(actor: Actor, text: str) -> dict[str, object]:
    """The last line of the journal of that name, as told to this player."""
    return [entry for entry in actor.told if entry["text"] == f"kittens-log-{text}"][-1]


# The Imploding Kitten.


def test_a_face_down_imploding_kitten_is_shown_and_goes_back_face_up() -> None:  # KIT-03
    a, b = table("A:", "B:", pile="imploding_kitten mark bury")
    a.draws()
    assert last(b, "show")["arguments"] == {"player": "A", "card": "imploding_kitten"}
    assert (a.asked, a.options) == ("put-kitten", ["put:0", "put:1", "put:2"])
    a.puts(1)
    assert a.table.pile == ["mark", "imploding_kitten.up", "bury"]


def test_a_face_down_imploding_kitten_costs_no_defuse() -> None:  # KIT-03
    a, _ = table("A: defuse", "B:", pile="imploding_kitten mark bury")
    a.draws()
    a.puts(1)
    assert (a.hand, a.table.discards) == (["defuse"], [])


def test_a_face_down_imploding_kitten_counts_as_the_draw_of_the_turn() -> None:  # KIT-03
    a, _ = table("A:", "B:", pile="imploding_kitten mark bury", turns_left=3, attacked=True)
    a.draws()
    a.puts(1)
    assert owed(a) == ("A", 2, True)
    assert a.hand == []


def test_a_face_up_imploding_kitten_eliminates_at_once() -> None:  # KIT-03
    a, b, _ = table("A: skip", "B:", "C:", pile="imploding_kitten.up mark bury")
    a.draws()
    assert not a.alive
    assert (owed(b), b.asked) == (("B", 1, False), "turn")


@pytest.mark.parametrize("hand", ["defuse", "streaking_kitten", "nope", "streaking_kitten defuse"])
def test_nothing_helps_against_a_face_up_imploding_kitten(hand: str) -> None:  # KIT-03 KIT-08f
    a, _, _ = table(f"A: {hand}", "B: nope", "C:", pile="imploding_kitten.up mark bury")
    a.draws()
    assert not a.alive


def test_the_imploding_kitten_that_killed_is_discarded() -> None:  # KIT-03
    a, _, _ = table("A: skip", "B:", "C:", pile="imploding_kitten.up mark bury")
    a.draws()
    assert a.table.discards == ["skip", "imploding_kitten"]
    assert a.table.pile == ["mark", "bury"]


def test_everybody_sees_where_a_face_up_imploding_kitten_lies() -> None:  # KIT-03
    a, b, c = table("A:", "B:", "C:", pile="imploding_kitten mark bury")
    a.draws()
    a.puts(2)
    assert a.knows == b.knows == c.knows == {2: "imploding_kitten.up"}
    b.draws()
    assert a.knows == b.knows == c.knows == {1: "imploding_kitten.up"}


@pytest.mark.parametrize("code", ["play:shuffle", "play:catomic_bomb", "play:swap_top_and_bottom"])
@pytest.mark.parametrize("side", ["imploding_kitten", "imploding_kitten.up"])
def test_an_imploding_kitten_keeps_its_side_in_a_changed_pile(code: str, side: str) -> None:  # KIT-03
    a, _ = table("A: shuffle catomic_bomb swap_top_and_bottom", "B:", pile=f"mark bury skip {side}")
    a.chooses(code)
    assert sorted(a.table.pile) == sorted(["mark", "bury", "skip", side])


@pytest.mark.parametrize("side", ["imploding_kitten", "imploding_kitten.up"])
def test_an_imploding_kitten_keeps_its_side_in_garbage_collection(side: str) -> None:  # KIT-03
    a, _ = table("A: garbage_collection favor", "B:", pile=f"mark {side}")
    a.plays("garbage_collection")
    a.gives("favor")
    assert sorted(a.table.pile) == sorted(["favor", "mark", side])


@pytest.mark.parametrize("card", ["alter_the_future_3x", "share_the_future_3x"])
@pytest.mark.parametrize("side", ["imploding_kitten", "imploding_kitten.up"])
def test_an_imploding_kitten_keeps_its_side_when_cards_are_ordered(card: str, side: str) -> None:  # KIT-03 KIT-10
    a, _ = table(f"A: {card}", "B:", pile=f"{side} mark bury")
    a.plays(card)
    a.orders("bury", side, "mark")
    assert a.table.pile == ["bury", side, "mark"]


@pytest.mark.parametrize("side", ["imploding_kitten", "imploding_kitten.up"])
def test_an_imploding_kitten_keeps_its_side_when_buried(side: str) -> None:  # KIT-03 KIT-22
    a, _ = table("A: bury", "B:", pile=f"{side} mark skip")
    a.plays("bury")
    a.puts(1)
    assert a.table.pile == ["mark", side, "skip"]


# The Barking Kitten.


def test_both_barking_kittens_in_hand_hit_a_target_of_choice() -> None:  # KIT-04a
    a, b, c = table("A: barking_kitten*2", "B:", "C: defuse", pile=QUIET)
    assert a.options == ["draw", "play:barking_kitten:B", "play:barking_kitten:C"]
    a.plays("barking_kitten", at=c)
    assert (a.hand, c.hand, a.table.discards) == ([], [], ["defuse"])
    assert b.alive


def test_the_target_of_both_barking_kittens_is_announced() -> None:  # KIT-04a
    a, b, c = table("A: barking_kitten*2", "B:", "C: defuse", pile=QUIET)
    a.plays("barking_kitten", at=c)
    assert last(b, "play-at")["arguments"] == {"player": "A", "card": "barking_kitten", "target": "C"}


def test_one_barking_kitten_in_hand_and_one_on_the_table_hit_a_target_of_choice() -> None:  # KIT-04a
    a, b, c = table("A: barking_kitten", "B: defuse", "C:", pile=QUIET, barking=["A"])
    assert a.options == ["draw", "play:barking_kitten:B", "play:barking_kitten:C"]
    a.plays("barking_kitten", at=b)
    assert (b.hand, b.alive, c.alive) == ([], True, True)
    assert a.board.players[0].barking == 0


def test_a_player_with_both_barking_kittens_may_not_play_only_one() -> None:  # KIT-04a
    a, _ = table("A: barking_kitten*2", "B:", pile=QUIET)
    assert a.why_not("play:barking_kitten") == "KIT-04"
    assert a.why_not("play:barking_kitten:A") == "KIT-B08"


def test_a_barking_kitten_hits_who_holds_the_other_one() -> None:  # KIT-04b
    a, b, c = table("A: barking_kitten", "B:", "C: barking_kitten defuse", pile=QUIET)
    assert a.options == ["draw", "play:barking_kitten"]
    a.plays("barking_kitten")
    assert (a.hand, c.hand, a.table.discards) == ([], [], ["defuse"])
    assert b.alive
    assert c.alive


def test_everybody_is_told_who_holds_the_other_barking_kitten() -> None:  # KIT-04b
    a, b, _ = table("A: barking_kitten", "B:", "C: barking_kitten defuse", pile=QUIET)
    a.plays("barking_kitten")
    assert last(b, "bark")["arguments"] == {"player": "A", "target": "C"}


def test_a_target_for_a_single_barking_kitten_cannot_be_chosen() -> None:  # KIT-04b
    a, _, _ = table("A: barking_kitten", "B:", "C: barking_kitten defuse", pile=QUIET)
    assert a.why_not("play:barking_kitten:B") == "KIT-04"


def test_a_barking_kitten_hits_before_whom_the_other_one_lies() -> None:  # KIT-04c
    a, b, c = table("A: barking_kitten", "B: defuse", "C:", pile=QUIET, barking=["B"])
    a.plays("barking_kitten")
    assert (b.hand, b.alive, c.alive) == ([], True, True)
    assert a.board.players[1].barking == 0


def test_a_lone_barking_kitten_stays_before_its_player() -> None:  # KIT-04d
    a, b = table("A: barking_kitten", "B:", pile="barking_kitten mark")
    a.plays("barking_kitten")
    assert (a.hand, a.table.discards) == ([], [])
    assert (b.board.players[0].barking, b.board.players[0].cards) == (1, 0)
    assert a.alive
    assert b.alive


def test_a_lone_barking_kitten_is_not_played_again() -> None:  # KIT-04d
    a, _ = table("A: skip", "B:", pile=QUIET, barking=["A"])
    assert a.options == ["draw", "play:skip"]
    assert a.why_not("play:barking_kitten") == "KIT-B03"


def test_a_lone_barking_kitten_stays_beyond_the_turn() -> None:  # KIT-04d
    a, b = table("A: barking_kitten skip", "B:", pile=QUIET)
    a.plays("barking_kitten")
    a.plays("skip")
    assert b.board.players[0].barking == 1
    assert a.table.discards == ["skip"]


def test_a_barked_player_without_a_defuse_is_eliminated() -> None:  # KIT-04
    a, b, _ = table("A: barking_kitten", "B: barking_kitten skip", "C:", pile=QUIET)
    a.plays("barking_kitten")
    assert not b.alive
    assert a.table.discards == ["skip"]


def test_a_barked_player_with_a_defuse_puts_nothing_back() -> None:  # KIT-04
    a, b = table("A: barking_kitten", "B: barking_kitten defuse", pile=QUIET)
    a.plays("barking_kitten")
    assert b.alive
    assert a.table.pile == QUIET.split()
    assert (a.asked, b.asked) == ("turn", "")


def test_a_barking_kitten_does_not_end_the_turn() -> None:  # KIT-04
    a, _, _ = table("A: barking_kitten", "B: barking_kitten", "C:", pile=QUIET, turns_left=2, attacked=True)
    a.plays("barking_kitten")
    assert (owed(a), a.asked) == (("A", 2, True), "turn")


def test_used_barking_kittens_are_discarded_at_the_end_of_the_running_turn() -> None:  # KIT-04
    a, b = table("A: barking_kitten*2", "B: defuse", pile=QUIET, turns_left=2, attacked=True)
    a.plays("barking_kitten", at=b)
    assert (a.table.discards, a.board.barked) == (["defuse"], 2)
    a.draws()
    assert owed(a) == ("A", 1, True)
    assert (a.table.discards, a.board.barked) == (["defuse", "barking_kitten", "barking_kitten"], 0)


@pytest.mark.parametrize("card", ["skip", "attack_2x", "super_skip", "reverse", "catomic_bomb"])
def test_used_barking_kittens_are_discarded_however_the_turn_ends(card: str) -> None:  # KIT-04
    a, b, _ = table(f"A: barking_kitten*2 {card}", "B: defuse", "C:", pile=QUIET)
    a.plays("barking_kitten", at=b)
    a.plays(card)
    assert (a.table.discards, a.board.barked) == (["defuse", card, "barking_kitten", "barking_kitten"], 0)


def test_used_barking_kittens_have_no_further_effect() -> None:  # KIT-04
    a, b = table("A: barking_kitten*2 skip", "B: defuse", pile=QUIET)
    a.plays("barking_kitten", at=b)
    assert a.options == ["draw", "play:skip"]
    assert a.board.players[0].barking == 0


def test_a_barking_kitten_opens_no_window() -> None:  # KIT-04
    a, b, c = table("A: barking_kitten", "B: nope", "C: nope alter_the_future_3x_now", pile=QUIET)
    a.plays("barking_kitten")
    assert (a.asked, b.asked, c.asked) == ("turn", "", "")


# See the Future 5x.


def test_see_the_future_5x_shows_five_cards_to_its_player_alone() -> None:  # KIT-06
    a, b = table("A: see_the_future_5x", "B:", pile="skip nope mark exploding_kitten bury favor")
    a.plays("see_the_future_5x")
    assert a.knows == {0: "skip", 1: "nope", 2: "mark", 3: "exploding_kitten", 4: "bury"}
    assert b.knows == {}
    assert last(b, "see")["arguments"] == {"player": "A"}


def test_see_the_future_5x_shows_a_smaller_pile_as_a_whole() -> None:  # KIT-06
    a, _ = table("A: see_the_future_5x", "B:", pile="skip nope mark bury")
    a.plays("see_the_future_5x")
    assert a.knows == {0: "skip", 1: "nope", 2: "mark", 3: "bury"}


def test_see_the_future_5x_moves_nothing_and_the_turn_goes_on() -> None:  # KIT-06
    a, _ = table("A: see_the_future_5x", "B:", pile=QUIET)
    a.plays("see_the_future_5x")
    assert (a.table.pile, a.asked) == (QUIET.split(), "turn")


# Alter the Future.


def test_alter_the_future_puts_the_top_three_cards_into_any_order() -> None:  # KIT-07
    a, _ = table("A: alter_the_future_3x", "B:", pile="skip nope mark bury")
    a.plays("alter_the_future_3x")
    assert (a.asked, len(a.options)) == ("order", 6)
    a.orders("mark", "skip", "nope")
    assert a.table.pile == ["mark", "skip", "nope", "bury"]


def test_alter_the_future_is_seen_by_its_player_alone() -> None:  # KIT-07
    a, b, _ = table("A: alter_the_future_3x", "B:", "C:", pile="skip nope mark bury")
    a.plays("alter_the_future_3x")
    assert (a.knows, b.knows) == ({0: "skip", 1: "nope", 2: "mark"}, {})
    a.orders("mark", "skip", "nope")
    assert (a.knows, b.knows) == ({0: "mark", 1: "skip", 2: "nope"}, {})
    assert last(b, "order")["arguments"] == {"player": "A"}


def test_alter_the_future_works_on_a_smaller_pile() -> None:  # KIT-07
    a, _ = table("A: alter_the_future_3x", "B:", pile="skip nope")
    a.plays("alter_the_future_3x")
    assert a.options == ["order:skip+nope", "order:nope+skip"]


def test_alter_the_future_may_leave_the_order_as_it_is() -> None:  # KIT-07
    a, _ = table("A: alter_the_future_3x", "B:", pile="skip nope mark bury")
    a.plays("alter_the_future_3x")
    a.orders("skip", "nope", "mark")
    assert (a.table.pile, a.asked) == (["skip", "nope", "mark", "bury"], "turn")


def test_an_order_must_be_one_of_the_cards_seen() -> None:  # KIT-07
    a, _ = table("A: alter_the_future_3x", "B:", pile="skip nope mark bury")
    a.plays("alter_the_future_3x")
    assert a.why_not("order:skip+nope+bury") == "KIT-B16"
    assert a.why_not("order:skip+nope") == "KIT-B16"


# The Streaking Kitten.


def test_with_streaking_an_exploding_kitten_may_be_kept() -> None:  # KIT-08a
    a, b = table("A: streaking_kitten", "B:", pile="exploding_kitten mark")
    a.draws()
    assert a.alive
    assert a.hand == ["exploding_kitten", "streaking_kitten"]
    assert (owed(b), b.asked) == (("B", 1, False), "turn")


def test_a_kept_kitten_looks_like_any_other_draw() -> None:  # KIT-08a
    told = []
    for top, rest in (("exploding_kitten", "mark"), ("mark", "exploding_kitten")):
        a, b = table("A: streaking_kitten defuse", "B:", pile=f"{top} bury {rest}")
        a.draws()
        if top == "exploding_kitten":
            a.keeps()
        told.append((b.told, b.board, b.asked))
    assert told[0] == told[1]


def test_with_streaking_and_a_defuse_one_chooses_to_keep_or_to_show() -> None:  # KIT-08a
    a, _ = table("A: streaking_kitten defuse", "B:", pile="exploding_kitten mark")
    a.draws()
    assert (a.asked, a.options) == ("keep", ["keep", "show"])


def test_a_kitten_that_is_shown_is_defused() -> None:  # KIT-08a
    a, b = table("A: streaking_kitten defuse", "B:", pile="exploding_kitten mark")
    a.draws()
    a.shows()
    assert last(b, "show")["arguments"] == {"player": "A", "card": "exploding_kitten"}
    a.puts(1)
    assert (a.hand, a.table.discards) == (["streaking_kitten"], ["defuse"])
    assert a.table.pile == ["mark", "exploding_kitten"]


def test_without_a_defuse_the_kitten_is_not_shown() -> None:  # KIT-08a
    a, b = table("A: streaking_kitten", "B:", pile="exploding_kitten mark", forced=False)
    a.draws()
    b.passes()
    assert a.options == ["keep"]
    assert a.why_not("show") == "KIT-X02"


def test_a_second_exploding_kitten_is_not_covered() -> None:  # KIT-08b
    a, _, _ = table("A: streaking_kitten exploding_kitten", "B:", "C:", pile="exploding_kitten mark")
    a.draws()
    assert not a.alive
    assert a.table.discards == ["exploding_kitten", "streaking_kitten", "exploding_kitten"]


def test_a_second_exploding_kitten_must_be_defused() -> None:  # KIT-08b
    a, _, _ = table("A: streaking_kitten exploding_kitten defuse", "B:", "C:", pile="exploding_kitten mark")
    a.draws()
    assert a.asked == "put-kitten"
    a.puts(1)
    assert a.hand == ["exploding_kitten", "streaking_kitten"]


@pytest.mark.parametrize("defuse", ["", "defuse"])
def test_who_loses_streaking_to_a_demand_while_keeping_a_kitten_is_eliminated(defuse: str) -> None:  # KIT-08c
    a, b, _ = table("A: skip*3", f"B: streaking_kitten exploding_kitten {defuse}", "C:", pile=QUIET)
    a.triples("skip", at=b, naming="streaking_kitten")
    assert not b.alive
    assert a.hand == ["streaking_kitten"]
    assert "exploding_kitten" in a.table.discards
    assert (owed(a), a.asked) == (("A", 1, False), "turn")


def test_who_gives_streaking_away_while_keeping_a_kitten_is_eliminated() -> None:  # KIT-08c
    a, b, _ = table("A: favor", "B: streaking_kitten exploding_kitten defuse", "C:", pile=QUIET)
    a.plays("favor", at=b)
    b.gives("streaking_kitten")
    assert (b.alive, a.hand) == (False, ["streaking_kitten"])
    assert a.table.discards == ["favor", "defuse", "exploding_kitten"]


def test_who_throws_streaking_away_while_keeping_a_kitten_is_eliminated() -> None:  # KIT-08c
    a, _, _ = table("A: garbage_collection streaking_kitten exploding_kitten", "B:", "C:", pile="mark")
    a.plays("garbage_collection")
    a.gives("streaking_kitten")
    assert not a.alive
    assert sorted(a.table.pile) == ["mark", "streaking_kitten"]
    assert a.table.discards == ["garbage_collection", "exploding_kitten"]


def test_who_loses_streaking_without_a_kept_kitten_lives_on() -> None:  # KIT-08c
    a, b = table("A: skip*3", "B: streaking_kitten mark", pile=QUIET)
    a.triples("skip", at=b, naming="streaking_kitten")
    assert (b.alive, b.hand, a.hand) == (True, ["mark"], ["streaking_kitten"])


def test_a_stolen_kitten_explodes_at_once() -> None:  # KIT-08d
    a, b, _ = table("A: cat_beard*2 skip", "B: exploding_kitten", "C:", pile="mark bury")
    a.pairs("cat_beard", at=b)
    assert (a.alive, b.alive) == (False, True)
    assert owed(b) == ("B", 1, False)


def test_a_demanded_kitten_is_defused_and_ends_the_turn() -> None:  # KIT-08d
    a, b, _ = table("A: skip*3 defuse", "B: exploding_kitten streaking_kitten", "C:", pile="mark bury")
    a.triples("skip", at=b, naming="exploding_kitten")
    assert (a.asked, b.hand) == ("put-kitten", ["streaking_kitten"])
    a.puts(1)
    assert (owed(a), b.asked) == (("B", 1, False), "turn")
    assert a.table.pile == ["mark", "exploding_kitten", "bury"]


def test_a_kitten_in_hand_is_not_played_or_combined() -> None:  # KIT-08e
    a, _ = table("A: exploding_kitten streaking_kitten", "B: skip", pile=QUIET)
    assert a.options == ["draw"]
    assert a.why_not("play:exploding_kitten") == "KIT-01"
    assert a.why_not("pair:exploding_kitten:streaking_kitten:B") == "KIT-K05"


def test_a_kept_kitten_may_be_given_to_garbage_collection() -> None:  # KIT-08e
    a, b = table("A: garbage_collection", "B: exploding_kitten streaking_kitten", pile="mark bury")
    a.plays("garbage_collection")
    assert b.options == ["give:exploding_kitten", "give:streaking_kitten"]
    b.gives("exploding_kitten")
    assert (b.alive, b.hand) == (True, ["streaking_kitten"])
    assert sorted(a.table.pile) == ["bury", "exploding_kitten", "mark"]


def test_streaking_does_not_help_against_a_barking_kitten() -> None:  # KIT-08f
    a, b, _ = table("A: barking_kitten", "B: barking_kitten streaking_kitten", "C:", pile=QUIET)
    a.plays("barking_kitten")
    assert not b.alive


def test_streaking_does_not_keep_a_face_down_imploding_kitten() -> None:  # KIT-08f
    a, _ = table("A: streaking_kitten", "B:", pile="imploding_kitten mark")
    a.draws()
    assert a.asked == "put-kitten"


def test_streaking_is_never_played_or_combined() -> None:  # KIT-08
    a, _ = table("A: streaking_kitten skip", "B: skip", pile=QUIET)
    assert a.options == ["draw", "play:skip"]
    assert a.why_not("play:streaking_kitten") == "KIT-08"


# Alter the Future NOW.


def test_alter_now_may_be_played_in_ones_own_turn() -> None:  # KIT-09
    a, b = table("A: alter_the_future_3x_now", "B:", pile="skip nope mark bury")
    a.plays("alter_the_future_3x_now")
    a.orders("nope", "mark", "skip")
    assert a.table.pile == ["nope", "mark", "skip", "bury"]
    assert (a.asked, b.knows) == ("turn", {})


def test_alter_now_may_be_played_in_a_reaction_window() -> None:  # KIT-09
    a, b, _ = table("A: draw_from_the_bottom", "B: alter_the_future_3x_now", "C:", pile="skip nope mark")
    a.plays("draw_from_the_bottom")
    b.alters_now()
    assert b.asked == "order"
    b.orders("mark", "skip", "nope")
    assert a.hand == ["nope"]
    assert a.table.pile == ["mark", "skip"]


def test_alter_now_may_be_played_before_anothers_draw() -> None:  # KIT-09
    a, b = table("A:", "B: alter_the_future_3x_now", pile="skip nope mark")
    a.draws()
    assert (b.asked, b.options) == ("draw-window", ["pass", "now"])
    b.alters_now()
    b.orders("mark", "nope", "skip")
    assert (owed(a), a.asked, a.hand) == (("A", 1, False), "turn", [])
    a.draws()
    assert a.hand == ["mark"]


def test_alter_now_is_not_played_while_an_effect_is_carried_out() -> None:  # KIT-09
    a, b = table("A: alter_the_future_3x", "B: alter_the_future_3x_now", pile="skip nope mark")
    a.plays("alter_the_future_3x")
    b.passes()
    assert (a.asked, b.asked) == ("order", "")
    assert b.why_not("now") == "KIT-N12"


def test_alter_now_does_not_change_the_order_of_turns() -> None:  # KIT-09
    a, b, c = table("A: skip", "B:", "C: alter_the_future_3x_now", pile="skip nope mark")
    a.plays("skip")
    c.alters_now()
    c.orders("mark", "nope", "skip")
    assert (owed(a), b.asked) == (("B", 1, False), "turn")


def test_alter_now_can_be_noped() -> None:  # KIT-09
    a, b, c = table("A: shuffle", "B: alter_the_future_3x_now", "C: nope", pile="skip nope mark")
    a.plays("shuffle")
    b.alters_now()
    c.passes()
    assert (b.asked, c.asked) == ("", "nope")
    c.nopes()
    assert (b.asked, b.knows) == ("", {})
    assert (b.hand, c.hand) == ([], [])
    assert a.table.discards == ["alter_the_future_3x_now", "nope", "shuffle"]


# Share the Future.


def test_share_shows_the_final_order_to_the_next_player_only() -> None:  # KIT-10
    a, b, c = table("A: share_the_future_3x", "B:", "C:", pile="skip nope mark bury")
    a.plays("share_the_future_3x")
    assert (b.knows, c.knows) == ({}, {})
    a.orders("mark", "skip", "nope")
    assert a.table.pile == ["mark", "skip", "nope", "bury"]
    assert a.knows == b.knows == {0: "mark", 1: "skip", 2: "nope"}
    assert c.knows == {}


def test_everybody_is_told_who_saw_the_shared_cards() -> None:  # KIT-10
    a, b, c = table("A: share_the_future_3x", "B:", "C:", pile="skip nope mark bury")
    a.plays("share_the_future_3x")
    a.orders("mark", "skip", "nope")
    assert last(b, "share")["arguments"] == {"player": "A", "target": "B", "cards": ["mark", "skip", "nope"]}
    assert last(c, "share")["arguments"] == {"player": "A", "target": "B"}


def test_share_goes_to_the_next_player_in_the_direction_of_play() -> None:  # KIT-10
    a, b, c = table("A: share_the_future_3x", "B:", "C:", pile="skip nope mark", direction="counterclockwise")
    a.plays("share_the_future_3x")
    a.orders("skip", "nope", "mark")
    assert (len(b.knows), len(c.knows)) == (0, 3)


def test_after_share_the_turn_goes_on() -> None:  # KIT-10
    a, _ = table("A: share_the_future_3x", "B:", pile="skip nope mark")
    a.plays("share_the_future_3x")
    a.orders("skip", "nope", "mark")
    assert (owed(a), a.asked) == (("A", 1, False), "turn")


# Mark.


def test_a_marked_card_is_seen_by_everybody_and_stays_in_the_hand() -> None:  # KIT-11
    a, b, c = table("A: mark", "B: skip", "C:", pile=QUIET)
    a.plays("mark", at=b)
    assert b.hand == ["skip.marked"]
    assert c.board.players[1].marked == ["skip.marked"]
    assert last(c, "mark")["arguments"] == {"target": "B", "card": "skip"}


def test_mark_picks_a_random_card() -> None:  # KIT-11
    found: Counter[str] = Counter()
    for seed in range(60):
        a, b = table("A: mark", "B: skip favor bury", pile=QUIET, seed=str(seed))
        a.plays("mark", at=b)
        found[b.board.players[1].marked[0]] += 1
    assert set(found) == {"skip.marked", "favor.marked", "bury.marked"}
    assert min(found.values()) > 8


def test_for_mark_each_copy_is_as_likely_as_any_other_card() -> None:  # KIT-11
    found: Counter[str] = Counter()
    for seed in range(120):
        a, b = table("A: mark", "B: skip*3 favor", pile=QUIET, seed=str(seed))
        a.plays("mark", at=b)
        found[b.board.players[1].marked[0]] += 1
    assert 75 <= found["skip.marked"] <= 105


def test_mark_picks_among_the_unmarked_cards() -> None:  # KIT-11
    a, b = table("A: mark", "B: skip.marked favor.marked bury", pile=QUIET)
    a.plays("mark", at=b)
    assert sorted(b.hand) == ["bury.marked", "favor.marked", "skip.marked"]


def test_mark_needs_a_target_with_an_unmarked_card() -> None:  # KIT-11
    a, _, _ = table("A: mark", "B:", "C: skip.marked", pile=QUIET)
    assert a.options == ["draw"]
    assert a.why_not("play:mark:B") == a.why_not("play:mark:C") == "KIT-11"


def test_mark_needs_another_player() -> None:  # KIT-11
    a, _ = table("A: mark skip", "B: skip", pile=QUIET)
    assert a.why_not("play:mark:A") == "KIT-B08"


def test_a_kept_exploding_kitten_may_be_marked() -> None:  # KIT-11 KIT-08
    a, b = table("A: mark", "B: exploding_kitten streaking_kitten.marked", pile=QUIET)
    a.plays("mark", at=b)
    assert b.hand == ["exploding_kitten.marked", "streaking_kitten.marked"]
    assert a.board.players[1].marked == ["exploding_kitten.marked", "streaking_kitten.marked"]
    assert b.alive


def test_a_marked_card_is_played_like_any_other() -> None:  # KIT-11
    a, b = table("A: skip.marked", "B:", pile=QUIET)
    a.plays("skip")
    assert (owed(b), a.table.discards) == (("B", 1, False), ["skip"])


def test_a_card_that_has_left_the_hand_is_no_longer_marked() -> None:  # KIT-11
    a, b, _ = table("A: cat_beard*2", "B: skip.marked", "C:", pile=QUIET)
    a.pairs("cat_beard", at=b)
    assert a.hand == ["skip"]
    assert a.board.players[0].marked == []


def test_a_marked_card_that_comes_back_is_unmarked() -> None:  # KIT-11
    a, b = table("A: cat_beard*3", "B: cat_zombie*3 skip.marked", pile="favor mark bury")
    a.triples("cat_beard", at=b, naming="skip")
    a.draws()
    b.triples("cat_zombie", at=a, naming="skip")
    assert (b.hand, a.board.players[1].marked) == (["skip"], [])


def test_a_marked_card_that_goes_into_the_pile_is_unmarked() -> None:  # KIT-11
    a, b = table("A: garbage_collection", "B: skip.marked", pile="mark")
    a.plays("garbage_collection")
    b.gives("skip.marked")
    assert sorted(a.table.pile) == ["mark", "skip"]


def test_after_mark_the_turn_goes_on() -> None:  # KIT-11
    a, b = table("A: mark", "B: skip", pile=QUIET)
    a.plays("mark", at=b)
    assert (owed(a), a.asked) == (("A", 1, False), "turn")


# The Feral Cat.


def test_a_feral_cat_cannot_be_played_alone() -> None:  # KIT-12 KIT-13
    a, _ = table("A: feral_cat", "B: skip", pile=QUIET)
    assert a.options == ["draw"]
    assert a.why_not("play:feral_cat") == "KIT-12"


@pytest.mark.parametrize("cat", ["cat_tacocat", "cat_rainbow_ralphing", "cat_zombie", "cat_beard", "cat_cattermelon"])
def test_a_feral_cat_stands_for_any_cat(cat: str) -> None:  # KIT-13
    a, b = table(f"A: {cat} feral_cat", "B: nope", pile=QUIET)
    a.pairs(cat, "feral_cat", at=b)
    b.passes()
    assert (a.hand, a.table.discards) == (["nope"], [cat, "feral_cat"])


def test_a_feral_cat_stands_for_no_other_card() -> None:  # KIT-13
    a, _ = table("A: skip feral_cat", "B: nope", pile=QUIET)
    assert a.options == ["draw", "play:skip"]
    assert a.why_not("pair:skip:feral_cat:B") == "KIT-K06"


def test_feral_cats_alone_make_a_pair_and_a_triple() -> None:  # KIT-13
    a, _ = table("A: feral_cat*3", "B: skip", pile=QUIET)
    assert a.options == ["draw", "pair:feral_cat:feral_cat:B", "triple:feral_cat:feral_cat:feral_cat:B"]


# Super Skip.


def test_super_skip_ends_all_owed_turns_without_a_draw() -> None:  # KIT-16
    a, b, _ = table("A: super_skip", "B:", "C:", pile=QUIET, turns_left=5, attacked=True)
    a.plays("super_skip")
    assert (owed(b), b.asked) == (("B", 1, False), "turn")
    assert (a.hand, len(a.table.pile)) == ([], 6)


def test_super_skip_follows_the_direction_of_play() -> None:  # KIT-16
    a, _, _ = table("A: super_skip", "B:", "C:", pile=QUIET, direction="counterclockwise")
    a.plays("super_skip")
    assert owed(a) == ("C", 1, False)


# Catomic Bomb.


def test_a_catomic_bomb_puts_all_exploding_kittens_of_the_pile_on_top() -> None:  # KIT-17
    a, _ = table("A: catomic_bomb", "B:", pile="skip exploding_kitten mark bury exploding_kitten")
    a.plays("catomic_bomb")
    assert a.table.pile[:2] == ["exploding_kitten", "exploding_kitten"]
    assert sorted(a.table.pile[2:]) == ["bury", "mark", "skip"]


def test_everybody_knows_what_a_catomic_bomb_has_put_on_top() -> None:  # KIT-17, KIT-H02
    a, b = table("A: catomic_bomb", "B:", pile="skip exploding_kitten mark bury exploding_kitten")
    a.plays("catomic_bomb")
    assert [(one.place, one.open) for one in b.board.known_pile] == [(0, True), (1, True)]


def test_only_the_player_knows_what_they_have_seen() -> None:  # KIT-H02
    a, b = table("A: see_the_future_3x", "B:", pile="skip mark bury defuse")
    a.plays("see_the_future_3x")
    assert [one.open for one in a.board.known_pile] == [False, False, False]
    assert b.board.known_pile == []


def test_everybody_knows_the_kittens_of_a_catomic_bomb_and_nothing_else() -> None:  # KIT-17
    a, b, _ = table("A: catomic_bomb", "B:", "C:", pile="skip exploding_kitten mark bury exploding_kitten")
    a.plays("catomic_bomb")
    assert a.knows == b.knows == {0: "exploding_kitten", 1: "exploding_kitten"}
    assert last(b, "catomic")["arguments"] == {"player": "A", "count": 2}


def test_a_catomic_bomb_shuffles_the_rest_of_the_pile() -> None:  # KIT-17
    piles = set()
    for seed in range(60):
        a, _ = table("A: catomic_bomb", "B:", pile="skip exploding_kitten mark bury", seed=str(seed))
        a.plays("catomic_bomb")
        piles.add(tuple(a.table.pile[1:]))
    assert len(piles) == 6


def test_a_catomic_bomb_leaves_imploding_kittens_in_the_rest() -> None:  # KIT-17
    for seed in range(20):
        pile = "imploding_kitten skip exploding_kitten mark"
        a, _ = table("A: catomic_bomb", "B:", pile=pile, seed=str(seed))
        a.plays("catomic_bomb")
        assert a.table.pile[0] == "exploding_kitten"
        assert sorted(a.table.pile[1:]) == ["imploding_kitten", "mark", "skip"]


def test_a_catomic_bomb_ends_one_turn_without_a_draw() -> None:  # KIT-17
    a, b = table("A: catomic_bomb", "B: defuse", pile="exploding_kitten mark")
    a.plays("catomic_bomb")
    assert (a.alive, a.hand, owed(b)) == (True, [], ("B", 1, False))
    assert len(a.table.pile) == 2


def test_a_catomic_bomb_does_not_touch_kittens_in_hands() -> None:  # KIT-17
    a, b = table("A: catomic_bomb", "B: streaking_kitten exploding_kitten", pile="skip exploding_kitten mark")
    a.plays("catomic_bomb")
    assert b.hand == ["exploding_kitten", "streaking_kitten"]
    assert a.table.pile.count("exploding_kitten") == 1
    assert last(a, "catomic")["arguments"] == {"player": "A", "count": 1}


# Garbage Collection.


def test_everybody_with_cards_gives_one_to_garbage_collection() -> None:  # KIT-19
    a, b, c, d = table("A: garbage_collection skip mark", "B: nope.marked favor", "C:", "D: bury", pile="shuffle")
    a.plays("garbage_collection")
    b.passes()
    assert [p.asked for p in (a, b, c, d)] == ["garbage", "garbage", "", "garbage"]
    a.gives("mark")
    b.gives("favor")
    d.gives("bury")
    assert (a.hand, b.hand, c.hand, d.hand) == (["skip"], ["nope.marked"], [], [])
    assert sorted(a.table.pile) == ["bury", "favor", "mark", "shuffle"]


def test_choices_for_garbage_collection_are_made_at_once_in_any_order() -> None:  # KIT-19
    a, b = table("A: garbage_collection skip", "B: favor", pile="shuffle")
    a.plays("garbage_collection")
    b.gives("favor")
    assert (b.asked, a.asked, a.table.pile) == ("", "garbage", ["shuffle"])
    assert a.board.players[1].cards == 1
    a.gives("skip")
    assert sorted(a.table.pile) == ["favor", "shuffle", "skip"]


def test_nobody_learns_what_others_give_to_garbage_collection() -> None:  # KIT-19
    a, b, c = table("A: garbage_collection", "B: favor", "C: skip", pile="shuffle")
    a.plays("garbage_collection")
    b.gives("favor")
    c.gives("skip")
    lines = [entry["arguments"] for entry in b.told if entry["text"] == "kittens-log-garbage"]
    assert lines == [{"player": "B", "card": "favor"}, {"player": "C"}]


def test_after_garbage_collection_the_pile_is_shuffled() -> None:  # KIT-19
    piles = set()
    for seed in range(60):
        a, b = table("A: garbage_collection see_the_future_3x", "B: favor", pile="bury", seed=str(seed))
        a.plays("garbage_collection")
        a.gives("see_the_future_3x")
        b.gives("favor")
        piles.add(tuple(a.table.pile))
    assert len(piles) == 6


def test_garbage_collection_makes_everybody_forget_the_pile() -> None:  # KIT-19
    a, b = table("A: garbage_collection see_the_future_3x", "B: favor", pile="bury mark skip")
    a.plays("see_the_future_3x")
    a.plays("garbage_collection")
    b.gives("favor")
    assert (a.knows, b.knows) == ({}, {})


def test_any_card_may_be_given_to_garbage_collection() -> None:  # KIT-19
    hand = "barking_kitten exploding_kitten streaking_kitten defuse nope.marked skip"
    a, b = table("A: garbage_collection", f"B: {hand}", pile="bury")
    a.plays("garbage_collection")
    b.passes()
    assert sorted(b.options) == sorted(f"give:{card}" for card in hand.split())


def test_a_garbage_collection_choice_is_final() -> None:  # KIT-19
    a, b = table("A: garbage_collection skip", "B: favor mark", pile="bury")
    a.plays("garbage_collection")
    b.gives("favor")
    assert (b.options, b.why_not("give:mark")) == ([], "KIT-B18")


# Personal Attack.


def test_a_personal_attack_makes_the_running_turn_the_first_of_three() -> None:  # KIT-20
    a, b = table("A: personal_attack_3x", "B:", pile=QUIET)
    a.plays("personal_attack_3x")
    assert (owed(a), a.asked) == (("A", 3, True), "turn")
    for _ in range(3):
        a.draws()
    assert (len(a.hand), owed(b)) == (3, ("B", 1, False))


def test_everybody_is_told_of_a_personal_attack() -> None:  # KIT-20
    a, b = table("A: personal_attack_3x", "B:", pile=QUIET)
    a.plays("personal_attack_3x")
    assert last(b, "attack")["arguments"] == {"player": "A", "target": "A", "count": 3, "own": 1}


def test_an_attacked_player_adds_three_turns_by_a_personal_attack() -> None:  # KIT-20
    a, _ = table("A: personal_attack_3x", "B:", pile=QUIET, turns_left=2, attacked=True)
    a.plays("personal_attack_3x")
    assert owed(a) == ("A", 5, True)


# Reverse.


def test_reverse_turns_the_direction_and_ends_one_turn() -> None:  # KIT-21
    a, _, c = table("A: reverse", "B:", "C:", pile=QUIET)
    a.plays("reverse")
    assert (owed(a), a.board.direction, len(a.table.pile)) == (("C", 1, False), -1, 6)
    c.draws()
    assert a.table.current == "B"


def test_reverse_ends_one_of_several_turns() -> None:  # KIT-21
    a, _, _ = table("A: reverse", "B:", "C:", pile=QUIET, turns_left=2, attacked=True)
    a.plays("reverse")
    assert (owed(a), a.board.direction) == (("A", 1, True), -1)


def test_reverse_of_two_living_players_is_a_skip() -> None:  # KIT-21
    a, b, _ = table("A: reverse", "B:", "C:", pile=QUIET, eliminated=["C"])
    a.plays("reverse")
    assert (owed(a), b.asked, a.board.direction) == (("B", 1, False), "turn", 1)


# Bury.


def test_a_buried_card_goes_back_anywhere() -> None:  # KIT-22
    a, b = table("A: bury", "B:", pile="skip nope mark")
    a.plays("bury")
    assert (a.asked, a.options) == ("bury", ["put:0", "put:1", "put:2"])
    a.puts(2)
    assert (a.table.pile, a.hand) == (["nope", "mark", "skip"], [])
    assert (owed(b), b.asked) == (("B", 1, False), "turn")


def test_only_its_player_sees_a_buried_card_and_its_place() -> None:  # KIT-22
    a, b = table("A: bury", "B:", pile="skip nope mark")
    a.plays("bury")
    assert (a.board.looked, b.board.looked) == ("skip", "")
    a.puts(2)
    assert (a.knows, b.knows) == ({2: "skip"}, {})
    assert last(a, "bury")["arguments"] == {"player": "A", "card": "skip", "place": 2}
    assert last(b, "bury")["arguments"] == {"player": "A"}


def test_a_buried_exploding_kitten_does_not_explode_and_is_not_shown() -> None:  # KIT-22
    a, b = table("A: bury", "B:", pile="exploding_kitten nope mark")
    a.plays("bury")
    a.puts(1)
    assert (a.alive, a.table.pile) == (True, ["nope", "exploding_kitten", "mark"])
    assert "show" not in a.table.log
    assert last(b, "bury")["arguments"] == {"player": "A"}


def test_a_buried_face_up_imploding_kitten_does_not_kill() -> None:  # KIT-22
    a, b = table("A: bury", "B:", pile="imploding_kitten.up nope mark")
    a.plays("bury")
    a.puts(2)
    assert (a.alive, b.knows) == (True, {2: "imploding_kitten.up"})


def test_bury_is_not_played_while_ill_take_that_lies_before_the_player() -> None:  # KIT-22
    a, _ = table("A: bury", "B:", pile=QUIET, ill_take_that={"A": "B"})
    assert a.options == ["draw"]
    assert a.why_not("play:bury") == "KIT-22"


def test_bury_does_not_need_the_other_players_table_to_be_empty() -> None:  # KIT-22
    a, _ = table("A: bury", "B:", pile="skip nope", ill_take_that={"B": "A"})
    a.plays("bury")
    a.puts(1)
    assert a.table.pile == ["nope", "skip"]


# Swap Top and Bottom.


def test_swap_changes_the_top_and_bottom_cards() -> None:  # KIT-23
    a, _ = table("A: swap_top_and_bottom", "B:", pile="skip nope mark bury")
    a.plays("swap_top_and_bottom")
    assert a.table.pile == ["bury", "nope", "mark", "skip"]
    assert (owed(a), a.asked) == (("A", 1, False), "turn")


def test_swapped_cards_are_not_seen() -> None:  # KIT-23
    a, b = table("A: swap_top_and_bottom", "B:", pile="skip nope mark bury")
    a.plays("swap_top_and_bottom")
    assert (a.knows, b.knows) == ({}, {})


@pytest.mark.parametrize("pile", ["", "exploding_kitten"])
def test_swap_of_fewer_than_two_cards_does_nothing(pile: str) -> None:  # KIT-23
    a, _ = table("A: swap_top_and_bottom", "B:", pile=pile)
    a.plays("swap_top_and_bottom")
    assert (a.table.pile, a.table.discards) == (pile.split(), ["swap_top_and_bottom"])


# Draw from the Bottom.


def test_draw_from_the_bottom_takes_the_bottom_card_and_ends_the_turn() -> None:  # KIT-24
    a, b = table("A: draw_from_the_bottom", "B:", pile="skip nope mark")
    a.plays("draw_from_the_bottom")
    assert (a.hand, a.table.pile, owed(b)) == (["mark"], ["skip", "nope"], ("B", 1, False))
    assert last(b, "draw-bottom")["arguments"] == {"player": "A"}


def test_an_exploding_kitten_from_the_bottom_explodes() -> None:  # KIT-24
    a, _, _ = table("A: draw_from_the_bottom", "B:", "C:", pile="skip nope exploding_kitten")
    a.plays("draw_from_the_bottom")
    assert not a.alive


def test_an_imploding_kitten_from_the_bottom_goes_back_face_up() -> None:  # KIT-24
    a, _ = table("A: draw_from_the_bottom", "B:", pile="skip nope imploding_kitten")
    a.plays("draw_from_the_bottom")
    a.puts(0)
    assert a.table.pile == ["imploding_kitten.up", "skip", "nope"]


def test_a_card_from_the_bottom_is_handed_on_by_ill_take_that() -> None:  # KIT-24 KIT-26
    a, b = table("A: draw_from_the_bottom", "B:", pile="skip nope mark", ill_take_that={"A": "B"})
    a.plays("draw_from_the_bottom")
    assert (a.hand, b.hand) == ([], ["mark"])


# Targeted Attack.


def test_a_targeted_attack_gives_the_turns_to_any_other_player() -> None:  # KIT-25
    a, b, c, _ = table("A: targeted_attack_2x", "B:", "C:", "D:", pile=QUIET)
    assert a.options[1:] == [f"play:targeted_attack_2x:{letter}" for letter in "BCD"]
    a.plays("targeted_attack_2x", at=c)
    assert (owed(a), b.asked, c.asked) == (("C", 2, True), "", "turn")
    assert (a.hand, len(a.table.pile)) == ([], 6)


def test_after_a_targeted_attack_play_goes_on_from_the_target() -> None:  # KIT-25
    a, _, c, _ = table("A: targeted_attack_2x", "B:", "C:", "D:", pile=QUIET)
    a.plays("targeted_attack_2x", at=c)
    c.draws()
    c.draws()
    assert owed(a) == ("D", 1, False)


def test_after_a_targeted_attack_play_goes_on_in_the_current_direction() -> None:  # KIT-25
    a, _, c, _ = table("A: targeted_attack_2x", "B:", "C:", "D:", pile=QUIET, direction="counterclockwise")
    a.plays("targeted_attack_2x", at=c)
    c.draws()
    c.draws()
    assert owed(a) == ("B", 1, False)


def test_an_attacked_player_hands_all_turns_to_the_target() -> None:  # KIT-25
    a, _, c = table("A: targeted_attack_2x", "B:", "C:", pile=QUIET, turns_left=2, attacked=True)
    a.plays("targeted_attack_2x", at=c)
    assert owed(a) == ("C", 4, True)


def test_a_targeted_attack_needs_another_player() -> None:  # KIT-25
    a, _ = table("A: targeted_attack_2x", "B:", pile=QUIET)
    assert a.why_not("play:targeted_attack_2x:A") == "KIT-B08"
    assert a.why_not("play:targeted_attack_2x") == "KIT-B08"


# I'll Take That.


def test_ill_take_that_lies_before_its_target() -> None:  # KIT-26
    a, b, c = table("A: ill_take_that", "B:", "C:", pile=QUIET)
    a.plays("ill_take_that", at=b)
    assert (c.board.players[1].taker, a.table.discards, a.hand) == (0, [], [])
    assert (owed(a), a.asked) == (("A", 1, False), "turn")


def test_the_next_card_that_the_target_draws_goes_to_the_owner() -> None:  # KIT-26
    a, b, _ = table("A:", "B:", "C:", turn="B", pile="nope mark", ill_take_that={"B": "A"})
    b.draws()
    assert (a.hand, b.hand) == (["nope"], [])
    assert (a.table.discards, a.board.players[1].taker) == (["ill_take_that"], -1)


def test_only_the_two_see_the_card_that_is_handed_on() -> None:  # KIT-26
    a, b, c = table("A:", "B:", "C:", turn="B", pile="nope mark", ill_take_that={"B": "A"})
    b.draws()
    for seat in (a, b):
        assert last(seat, "hand-on")["arguments"] == {"player": "B", "target": "A", "card": "nope"}
    assert last(c, "hand-on")["arguments"] == {"player": "B", "target": "A"}
    assert (b.board.players[0].known, c.board.players[0].known) == (["nope"], [])


def test_play_goes_on_from_who_has_drawn() -> None:  # KIT-26
    a, b, _ = table("A:", "B:", "C:", turn="B", pile="nope mark", ill_take_that={"B": "A"})
    b.draws()
    assert owed(a) == ("C", 1, False)


def test_an_exploding_kitten_that_is_handed_on_hits_the_owner() -> None:  # KIT-26
    a, b, c = table("A: defuse", "B:", "C:", turn="B", pile="exploding_kitten mark", ill_take_that={"B": "A"})
    b.draws()
    assert (a.asked, b.asked) == ("put-kitten", "")
    a.puts(0)
    assert (owed(a), c.asked) == (("C", 1, False), "turn")


def test_the_second_draw_is_the_players_own_again() -> None:  # KIT-26
    a, b = table("A:", "B:", turn="B", turns_left=2, attacked=True, pile="nope mark skip", ill_take_that={"B": "A"})
    b.draws()
    b.draws()
    assert (a.hand, b.hand) == (["nope"], ["mark"])


def test_a_card_handed_on_does_not_trigger_what_lies_before_the_owner() -> None:  # KIT-26
    a, b, c = table("A:", "B:", "C:", turn="B", pile="nope mark", ill_take_that={"B": "A", "A": "C"})
    b.draws()
    assert (a.hand, c.hand) == (["nope"], [])
    assert c.board.players[0].taker == 2


@pytest.mark.parametrize("code", ["play:skip", "pair:cat_beard:cat_beard:A", "play:see_the_future_3x"])
def test_skips_thefts_and_looks_do_not_trigger_ill_take_that(code: str) -> None:  # KIT-26
    hand = "B: skip cat_beard*2 see_the_future_3x"
    a, b = table("A: mark", hand, turn="B", pile="nope bury", ill_take_that={"B": "A"})
    b.chooses(code)
    assert a.board.players[1].taker == 0
    assert "ill_take_that" not in a.table.discards


def test_before_a_player_lies_at_most_one_ill_take_that() -> None:  # KIT-26
    a, _, _ = table("A: ill_take_that", "B:", "C:", pile=QUIET, ill_take_that={"B": "C"})
    assert a.options == ["draw", "play:ill_take_that:C"]
    assert a.why_not("play:ill_take_that:B") == "KIT-26"


def test_ill_take_that_needs_another_player() -> None:  # KIT-26
    a, _ = table("A: ill_take_that", "B:", pile=QUIET)
    assert a.why_not("play:ill_take_that:A") == "KIT-B08"
