"""What is in the box (KIT-C)."""

from __future__ import annotations

from igroteka.games.kittens.rules.titles import TITLES
from tests.games.kittens.box import BOX, CLASSIC
from tests.games.kittens.table import table


def test_the_box_has_121_cards_of_30_titles() -> None:  # KIT-C01
    assert {title.id: title.count for title in TITLES if title.count} == BOX
    assert (sum(BOX.values()), len(BOX)) == (121, 30)


def test_the_classic_deck_has_56_cards() -> None:  # KIT-C03
    assert {title.id: title.base56 for title in TITLES if title.base56} == CLASSIC
    assert sum(CLASSIC.values()) == 56


def test_three_titles_of_the_classic_deck_are_not_in_the_box() -> None:  # KIT-C03
    assert set(CLASSIC) - set(BOX) == {"favor", "cat_cattermelon", "cat_hairy_potato"}
    assert {title.id for title in TITLES if title.count or title.base56} == set(BOX) | set(CLASSIC)


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
