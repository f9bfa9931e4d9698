"""What is in the box (KIT-C)."""

from __future__ import annotations

from igroteka.games.kittens.rules.titles import TITLES
from tests.games.kittens.table import table

BOX = {
    "exploding_kitten": 6,
    "defuse": 8,
    "imploding_kitten": 4,
    "barking_kitten": 2,
    "see_the_future_3x": 6,
    "see_the_future_5x": 3,
    "alter_the_future_3x": 3,
    "streaking_kitten": 1,
    "alter_the_future_3x_now": 2,
    "share_the_future_3x": 4,
    "mark": 4,
    "cat_tacocat": 4,
    "cat_rainbow_ralphing": 4,
    "cat_zombie": 4,
    "cat_beard": 4,
    "feral_cat": 6,
    "attack_2x": 6,
    "skip": 5,
    "super_skip": 2,
    "catomic_bomb": 1,
    "shuffle": 5,
    "garbage_collection": 2,
    "personal_attack_3x": 4,
    "reverse": 5,
    "bury": 4,
    "swap_top_and_bottom": 3,
    "draw_from_the_bottom": 3,
    "targeted_attack_2x": 4,
    "ill_take_that": 4,
    "nope": 8,
}

CLASSIC = {
    "exploding_kitten": 4,
    "defuse": 6,
    "nope": 5,
    "attack_2x": 4,
    "skip": 4,
    "favor": 4,
    "shuffle": 4,
    "see_the_future_3x": 5,
    "cat_tacocat": 4,
    "cat_rainbow_ralphing": 4,
    "cat_beard": 4,
    "cat_cattermelon": 4,
    "cat_hairy_potato": 4,
}


def test_the_box_has_121_cards_of_30_titles() -> None:  # KIT-C01
    assert {title.id: title.count for title in TITLES if title.count} == BOX
    assert (sum(BOX.values()), len(BOX)) == (121, 30)


def test_the_classic_deck_has_56_cards() -> None:  # KIT-C03
    assert {title.id: title.base56 for title in TITLES if title.base56} == CLASSIC
    assert sum(CLASSIC.values()) == 56


def test_three_titles_of_the_classic_deck_are_not_in_the_box() -> None:  # KIT-C03
    assert set(CLASSIC) - set(BOX) == {"favor", "cat_cattermelon", "cat_hairy_potato"}
    assert {title.id for title in TITLES} == set(BOX) | set(CLASSIC)


def test_copies_of_one_title_are_one_and_the_same_option() -> None:  # KIT-C04
    a, b = table("A: skip*3", "B: defuse", pile="nope shuffle")
    assert a.options == ["draw", "play:skip", "pair:skip:skip:B", "triple:skip:skip:skip:B"]
    a.pairs("skip", at=b)
    assert a.board.hand == ["defuse", "skip"]
    assert a.board.discards == ["skip", "skip"]


def test_copies_of_one_title_look_alike_wherever_they_come_from() -> None:  # KIT-C04
    a, b = table("A: favor skip", "B: skip", pile="nope")
    a.plays("favor", at=b)
    b.gives("skip")
    assert a.hand == ["skip", "skip"]
    assert a.options.count("play:skip") == 1


def test_a_marked_copy_can_be_told_from_the_others() -> None:  # KIT-C04 KIT-11
    a, b = table("A: favor", "B: skip*2 skip.marked", pile="nope")
    a.plays("favor", at=b)
    assert b.options == ["give:skip", "give:skip.marked"]
    assert a.board.players[1].marked == ["skip.marked"]


def test_a_face_up_imploding_kitten_can_be_told_from_a_face_down_one() -> None:  # KIT-C04 KIT-03
    a, _ = table("A: alter_the_future_3x", "B:", pile="imploding_kitten imploding_kitten.up skip")
    a.plays("alter_the_future_3x")
    assert len(a.options) == 6
    a.orders("skip", "imploding_kitten", "imploding_kitten.up")
    assert a.table.pile == ["skip", "imploding_kitten", "imploding_kitten.up"]


def test_two_face_down_imploding_kittens_cannot_be_told_apart() -> None:  # KIT-C04
    a, _ = table("A: alter_the_future_3x", "B:", pile="imploding_kitten imploding_kitten skip")
    a.plays("alter_the_future_3x")
    assert len(a.options) == 3
