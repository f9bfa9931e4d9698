"""What a board tells about the danger of the pile and about attacks: from what a seat may know, nothing else."""

from __future__ import annotations

from tests.games.kittens.table import table
from tests.games.kittens.watching import spectator

CALM = ["nope*8", "alter_the_future_3x_now*2"]
PILE = "skip exploding_kitten bury imploding_kitten.up shuffle"


def test_everybody_can_count_the_kittens_in_the_pile() -> None:  # KIT-H01
    a, b = table("A: skip", "B: streaking_kitten", pile=PILE, discards=CALM)
    for board in (a.board, spectator(a).board, b.board):
        assert board.kittens == 2


def test_the_danger_is_the_share_of_kittens_among_the_cards_that_are_not_known() -> None:  # KIT-H01
    a, _ = table("A: streaking_kitten", "B: skip", pile=PILE, discards=CALM)
    assert a.knows == {3: "imploding_kitten.up"}
    assert a.board.danger == 25


def test_who_has_seen_the_top_card_knows_whether_it_is_deadly() -> None:  # KIT-05
    a, b = table("A: see_the_future_3x skip", "B:", pile="exploding_kitten skip bury shuffle", discards=CALM)
    assert (a.board.danger, b.board.danger) == (25, 25)
    a.plays("see_the_future_3x")
    assert (a.board.danger, b.board.danger) == (100, 25)


def test_a_top_card_that_was_seen_to_be_harmless_is_no_danger() -> None:  # KIT-05
    a, _ = table("A: see_the_future_3x", "B:", pile="skip exploding_kitten bury shuffle", discards=CALM)
    a.plays("see_the_future_3x")
    assert a.board.danger == 0


def test_drawing_a_known_kitten_without_a_defuse_is_the_end() -> None:  # KIT-01
    for hand, doomed in (
        ("see_the_future_3x", True),
        ("see_the_future_3x defuse", False),
        ("see_the_future_3x streaking_kitten", False),
    ):
        a, b = table(f"A: {hand}", "B:", pile="exploding_kitten skip bury shuffle", discards=CALM)
        assert not a.board.doomed
        a.plays("see_the_future_3x")
        assert (a.board.doomed, b.board.doomed) == (doomed, False)


def test_a_known_kitten_that_somebody_else_will_get_is_not_the_end() -> None:  # KIT-26
    a, b = table("A: ill_take_that", "B: see_the_future_3x", pile="skip exploding_kitten bury shuffle", discards=CALM)
    a.plays("ill_take_that", at=b)
    a.draws()
    b.plays("see_the_future_3x")
    assert (b.board.danger, b.board.doomed) == (100, False)


def test_only_an_imploding_kitten_that_is_face_up_is_the_end() -> None:  # KIT-03
    for top, doomed in (("imploding_kitten", False), ("imploding_kitten.up", True)):
        a, _ = table("A: see_the_future_3x defuse", "B:", pile=f"{top} skip bury", discards=CALM)
        a.plays("see_the_future_3x")
        assert a.board.doomed is doomed


def test_the_only_defuse_is_named_to_its_owner() -> None:  # KIT-02
    a, b = table("A: defuse skip", "B: defuse*2", pile=PILE, discards=CALM)
    assert (a.board.last_defuse, b.board.last_defuse, spectator(a).board.last_defuse) == ("defuse", "", "")


def test_cards_of_one_title_exclude_each_other_among_five_different() -> None:  # KIT-K03
    a, _ = table("A: skip*2 nope feral_cat*2", "B: skip", pile="bury", options={"combos": "with_five"})
    assert sorted(a.board.five) == [["feral_cat"], ["feral_cat"], ["nope"], ["skip", "skip"]]
    assert spectator(a).board.five == []


def test_an_empty_pile_is_no_danger() -> None:  # KIT-X09
    a, _ = table("A: skip", "B:", pile="", discards=CALM)
    assert (a.board.kittens, a.board.danger) == (0, 0)


def test_a_kitten_may_be_kept_while_nobody_knows_where_the_streaking_kitten_is() -> None:  # KIT-08
    a, b = table("A: skip", "B: streaking_kitten exploding_kitten", pile="skip exploding_kitten", discards=CALM)
    assert (a.board.kittens, a.board.kittens_sure) == (2, False)
    assert (b.board.kittens, b.board.kittens_sure) == (1, True)


def test_an_attack_says_whom_it_would_hit_and_how_hard() -> None:  # KIT-T07
    a, b, c = table("A: attack_2x targeted_attack_2x", "B: nope", "C:", pile=PILE, turns_left=2, attacked=True)
    a.plays("attack_2x")
    played = c.board.stack[0]
    assert (played.hits, played.turns) == (b.seat, 4)


def test_a_targeted_attack_hits_its_target() -> None:  # KIT-25
    a, b, c = table("A: targeted_attack_2x", "B: nope", "C:", pile=PILE)
    a.plays("targeted_attack_2x", at=c)
    assert (b.board.stack[0].hits, b.board.stack[0].turns) == (c.seat, 2)


def test_a_personal_attack_hits_whoever_plays_it() -> None:  # KIT-20
    a, b, _ = table("A: personal_attack_3x", "B: nope", "C:", pile=PILE)
    a.plays("personal_attack_3x")
    assert (b.board.stack[0].hits, b.board.stack[0].turns) == (a.seat, 3)


def test_what_is_no_attack_hits_nobody() -> None:  # KIT-T07
    a, b, _ = table("A: skip", "B: nope", "C:", pile=PILE)
    a.plays("skip")
    assert (b.board.stack[0].hits, b.board.stack[0].turns) == (-1, 0)


def test_everybody_sees_whether_a_card_would_be_stopped() -> None:  # KIT-N06
    a, b, c = table("A: skip nope", "B: nope", "C:", pile=PILE, live=True)
    a.plays("skip")
    found = [c.board.stack[0].stopped]
    for player in (b, a):
        player.nopes()
        found.append(c.board.stack[0].stopped)
    assert found == [False, True, False]


def test_everybody_sees_what_kind_of_play_it_is() -> None:  # KIT-K01 KIT-25
    a, b, c = table("A: skip cat_beard cat_beard targeted_attack_2x", "B: nope skip", "C:", pile=PILE, live=True)
    a.pairs("cat_beard", at=b)
    assert c.board.stack[0].kind == "pair"
    b.nopes()
    a.table.close()
    a.plays("targeted_attack_2x", at=c)
    assert c.board.stack[0].kind == "card"
