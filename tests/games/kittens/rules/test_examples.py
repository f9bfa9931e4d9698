"""The worked examples of the dossier, played as they are told (KIT-W)."""

from __future__ import annotations

from tests.games.kittens.table import table


def test_an_attack_in_the_first_of_two_attacked_turns_hands_over_four() -> None:  # KIT-W01
    a, b, _ = table("A: attack_2x", "B: attack_2x", "C:")
    a.plays("attack_2x")
    b.plays("attack_2x")
    assert (a.table.current, a.table.owes) == ("C", 4)


def test_an_attack_in_the_second_of_two_attacked_turns_hands_over_three() -> None:  # KIT-W02
    a, b, _ = table("A: attack_2x", "B: attack_2x", "C:", pile="skip skip skip")
    a.plays("attack_2x")
    b.draws()
    assert (a.table.current, a.table.owes) == ("B", 1)
    b.plays("attack_2x")
    assert (a.table.current, a.table.owes) == ("C", 3)


def test_an_attack_by_a_player_who_is_not_attacked_hands_over_two() -> None:  # KIT-W03
    a, _, _ = table("A: attack_2x", "B:", "C:")
    a.plays("attack_2x")
    assert (a.table.current, a.table.owes) == ("B", 2)


def test_a_defused_draw_finishes_one_of_two_turns() -> None:  # KIT-W04
    a, b, _ = table("A: attack_2x", "B: defuse", "C:", pile="exploding_kitten skip skip")
    a.plays("attack_2x")
    b.draws()
    b.puts(2)
    assert (a.table.current, a.table.owes) == ("B", 1)


def test_two_skips_finish_two_turns_without_a_draw() -> None:  # KIT-W05
    a, b, _ = table("A: attack_2x", "B: skip*2", "C:", pile="mark mark mark")
    a.plays("attack_2x")
    b.plays("skip")
    b.plays("skip")
    assert (a.table.current, a.table.owes) == ("C", 1)
    assert (b.hand, len(a.table.pile)) == ([], 3)


def test_one_skip_leaves_one_of_two_turns() -> None:  # KIT-W05
    a, b, _ = table("A: attack_2x", "B: skip", "C:")
    a.plays("attack_2x")
    b.plays("skip")
    assert (a.table.current, a.table.owes) == ("B", 1)


def test_two_reverses_finish_two_turns_and_leave_the_direction_as_it_was() -> None:  # KIT-W06
    a, b, _ = table("A: attack_2x", "B: reverse*2", "C:")
    a.plays("attack_2x")
    b.plays("reverse")
    assert (a.table.current, a.table.owes, b.board.direction) == ("B", 1, -1)
    b.plays("reverse")
    assert (a.table.current, a.table.owes, b.board.direction) == ("C", 1, 1)


def test_super_skip_finishes_five_turns_at_once() -> None:  # KIT-W07
    _, b, _ = table("A:", "B: super_skip", "C:", turn="B", turns_left=5, attacked=True)
    b.plays("super_skip")
    assert (b.table.current, b.table.owes, b.board.attacked) == ("C", 1, False)


def test_personal_attack_makes_three_turns_with_three_draws() -> None:  # KIT-W08
    a, _, _ = table("A: personal_attack_3x", "B:", "C:", pile="mark shuffle skip bury")
    a.plays("personal_attack_3x")
    assert (a.table.current, a.table.owes) == ("A", 3)
    for left in (2, 1):
        a.draws()
        assert (a.table.current, a.table.owes) == ("A", left)
    a.draws()
    assert (a.table.current, a.table.owes) == ("B", 1)
    assert a.hand == ["mark", "skip", "shuffle"]


def test_an_attack_in_the_first_turn_of_a_personal_attack_hands_over_five() -> None:  # KIT-W09
    a, _, _ = table("A: personal_attack_3x attack_2x", "B:", "C:")
    a.plays("personal_attack_3x")
    a.plays("attack_2x")
    assert (a.table.current, a.table.owes) == ("B", 5)


def test_an_attack_in_the_second_turn_of_a_personal_attack_hands_over_four() -> None:  # KIT-W09
    a, _, _ = table("A: personal_attack_3x attack_2x", "B:", "C:", pile="mark mark")
    a.plays("personal_attack_3x")
    a.draws()
    a.plays("attack_2x")
    assert (a.table.current, a.table.owes) == ("B", 4)


def test_with_two_players_reverse_hands_the_turn_to_the_other() -> None:  # KIT-W10
    a, b = table("A: reverse", "B:", pile="mark mark")
    a.plays("reverse")
    assert (a.table.current, a.table.owes) == ("B", 1)
    assert (a.hand, b.hand) == ([], [])


def test_a_shuffle_may_put_the_imploding_kitten_anywhere_even_on_top_again() -> None:  # KIT-W11
    places = set()
    for seed in range(40):
        a, _, _ = table("A: shuffle", "B:", "C:", pile="imploding_kitten.up skip mark", seed=str(seed))
        a.plays("shuffle")
        assert a.asked == "turn"
        places.add(a.table.pile.index("imploding_kitten.up"))
    assert places == {0, 1, 2}


def test_alter_now_comes_between_the_declared_draw_and_the_card() -> None:  # KIT-W12
    a, _, c = table("A: see_the_future_3x", "B:", "C: alter_the_future_3x_now", pile="skip mark bury shuffle")
    a.plays("see_the_future_3x")
    c.passes()
    assert a.knows == {0: "skip", 1: "mark", 2: "bury"}
    a.draws()
    assert c.asked == "draw-window"
    c.alters_now()
    c.orders("bury", "mark", "skip")
    assert (a.table.current, a.asked, a.hand) == ("A", "turn", [])
    assert a.table.pile == ["bury", "mark", "skip", "shuffle"]


def test_alter_now_comes_before_a_shuffle_but_not_into_it() -> None:  # KIT-W13
    a, _, c = table("A: shuffle", "B:", "C: alter_the_future_3x_now")
    a.plays("shuffle")
    assert c.options == ["pass", "now"]
    c.passes()
    assert a.table.log[-1] == "shuffle"
    assert (a.asked, c.options) == ("turn", [])


def test_nobody_alters_the_future_in_the_middle_of_an_effect() -> None:  # KIT-W13
    a, _, c = table("A: alter_the_future_3x", "B:", "C: alter_the_future_3x_now")
    a.plays("alter_the_future_3x")
    c.passes()
    assert a.asked == "order"
    assert c.options == []
    assert c.why_not("now") == "KIT-N12"


def test_a_kitten_drawn_under_ill_take_that_is_defused_by_its_owner() -> None:  # KIT-W14
    a, b, _ = table("A: ill_take_that defuse", "B: defuse", "C:", pile="skip exploding_kitten mark")
    a.plays("ill_take_that", at=b)
    a.draws()
    b.draws()
    assert a.asked == "put-kitten"
    a.puts(0)
    assert (a.table.current, a.table.owes) == ("C", 1)
    assert (a.hand, b.hand) == (["skip"], ["defuse"])


def test_a_kitten_drawn_under_ill_take_that_eliminates_an_owner_without_defuse() -> None:  # KIT-W14
    a, b, _ = table("A: ill_take_that", "B: defuse", "C:", pile="skip exploding_kitten mark")
    a.plays("ill_take_that", at=b)
    a.draws()
    b.draws()
    assert (a.alive, b.alive) == (False, True)
    assert (a.table.current, a.table.owes) == ("C", 1)


def test_the_holder_of_the_other_barking_kitten_defuses_and_the_turn_goes_on() -> None:  # KIT-W15
    a, _, c = table("A: barking_kitten skip", "B:", "C: barking_kitten defuse")
    a.plays("barking_kitten")
    assert (c.alive, c.hand) == (True, [])
    assert (a.table.current, a.asked) == ("A", "turn")
    assert a.table.discards == ["defuse"]
    a.plays("skip")
    assert a.table.discards == ["defuse", "skip", "barking_kitten", "barking_kitten"]


def test_the_holder_of_the_other_barking_kitten_explodes_without_defuse() -> None:  # KIT-W15
    a, _, c = table("A: barking_kitten skip", "B:", "C: barking_kitten mark")
    a.plays("barking_kitten")
    assert not c.alive
    assert (a.table.current, a.asked) == ("A", "turn")
    a.plays("skip")
    assert a.table.discards == ["mark", "skip", "barking_kitten", "barking_kitten"]


def test_a_lone_barking_kitten_makes_its_player_the_target_of_the_other_one() -> None:  # KIT-W16
    pile = "skip skip barking_kitten skip skip mark"
    a, b, c = table("A: barking_kitten", "B:", "C:", pile=pile)
    a.plays("barking_kitten")
    assert [player.barking for player in a.board.players] == [1, 0, 0]
    for player in (a, b, c, a, b):
        player.draws()
    c.plays("barking_kitten")
    assert not a.alive
    assert (a.table.current, c.asked) == ("C", "turn")


def test_a_keeper_may_throw_the_exploding_kitten_into_the_garbage() -> None:  # KIT-W17
    a, b, _ = table("A: streaking_kitten exploding_kitten", "B: garbage_collection", "C:", pile="skip", turn="B")
    b.plays("garbage_collection")
    a.gives("exploding_kitten")
    assert (a.alive, a.hand) == (True, ["streaking_kitten"])
    assert sorted(a.table.pile) == ["exploding_kitten", "skip"]


def test_three_nopes_cancel_a_pair_and_all_five_cards_are_discarded() -> None:  # KIT-W18
    a, b, c = table("A: cat_beard*2 nope", "B: nope skip", "C: nope")
    a.pairs("cat_beard", at=b)
    c.passes()
    b.nopes()
    c.passes()
    a.nopes()
    c.nopes()
    assert a.table.discards == ["cat_beard", "cat_beard", "nope", "nope", "nope"]
    assert (a.hand, b.hand, c.hand) == ([], ["skip"], [])
    assert (a.table.current, a.asked) == ("A", "turn")


def test_catomic_bomb_puts_the_exploding_kittens_on_top_and_shuffles_the_rest() -> None:  # KIT-W19
    pile = "skip exploding_kitten mark imploding_kitten exploding_kitten bury"
    rests = set()
    for seed in range(30):
        a, b, _ = table("A: catomic_bomb", "B:", "C:", pile=pile, seed=str(seed))
        a.plays("catomic_bomb")
        assert b.knows == {0: "exploding_kitten", 1: "exploding_kitten"}
        assert a.table.pile[:2] == ["exploding_kitten", "exploding_kitten"]
        assert sorted(a.table.pile[2:]) == ["bury", "imploding_kitten", "mark", "skip"]
        assert (a.table.current, a.table.owes, a.hand) == ("B", 1, [])
        rests.add(tuple(a.table.pile[2:]))
    assert len(rests) > 10


def test_bury_puts_an_exploding_kitten_anywhere_without_a_defuse_or_a_word() -> None:  # KIT-W20
    a, b, _ = table("A: bury defuse", "B:", "C:", pile="exploding_kitten skip mark shuffle")
    a.plays("bury")
    assert a.board.looked == "exploding_kitten"
    a.puts(2)
    assert a.table.pile == ["skip", "mark", "exploding_kitten", "shuffle"]
    assert (a.table.current, a.hand) == ("B", ["defuse"])
    assert (b.knows, b.board.looked) == ({}, "")
    assert "exploding_kitten" not in str(b.told)
