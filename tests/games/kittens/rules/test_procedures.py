"""Procedures: drawing, explosions, putting cards back, elimination, all questions (KIT-X01 to KIT-X09, KIT-X11)."""

from __future__ import annotations

from itertools import permutations

import pytest

from igroteka.core.decisions import SECRET
from igroteka.core.views import SPECTATOR
from tests.games.kittens.table import ALL_CARDS, Actor, table

NOW = "alter_the_future_3x_now"
PILE = "skip bury shuffle reverse mark"
EXPLODING = "exploding_kitten"
IMPLODING = "imploding_kitten"
STREAKING = "streaking_kitten"
CHOOSE = {**ALL_CARDS, "marked_steal": "choose"}


def asked_of_others(actor: Actor) -> list[str]:
    """The open questions of which a spectator knows."""
    view = actor.table.session.view(SPECTATOR)
    return [asked.prompt.phrase.text.removeprefix("kittens-ask-") for asked in view.asked]


# Drawing (KIT-X01).


def test_a_draw_takes_the_top_card_into_the_hand() -> None:  # KIT-X01
    a, _ = table("A: nope", "B:", pile=PILE)
    a.draws()
    assert a.hand == ["nope", "skip"]
    assert a.table.pile == PILE.split()[1:]


def test_draw_from_the_bottom_takes_the_bottom_card() -> None:  # KIT-X01, KIT-24
    a, _ = table("A: draw_from_the_bottom", "B:", pile=PILE)
    a.plays("draw_from_the_bottom")
    assert a.hand == ["mark"]
    assert a.table.pile == PILE.split()[:-1]


def test_the_drawing_player_sees_the_card_before_it_reaches_his_hand() -> None:  # KIT-X01
    a, b = table("A:", "B:", pile=PILE, forced=False)
    a.draws()
    b.passes()
    assert a.asked == "keep"
    assert (a.board.looked, a.hand, b.board.looked) == ("skip", [], "")


def test_a_drawn_card_goes_to_the_owner_of_an_ill_take_that() -> None:  # KIT-X01, KIT-26
    a, _, c = table("A:", "B:", "C:", pile=PILE, ill_take_that={"A": "C"})
    a.draws()
    assert (a.hand, c.hand) == ([], ["skip"])


def test_an_ill_take_that_is_discarded_when_it_has_caught_a_card() -> None:  # KIT-X01
    a, _, _ = table("A:", "B:", "C:", pile=PILE, ill_take_that={"A": "C"})
    a.draws()
    assert a.table.discards == ["ill_take_that"]
    assert a.board.players[a.seat].taker == -1


def test_a_draw_from_the_bottom_goes_to_the_owner_of_an_ill_take_that_too() -> None:  # KIT-X01
    a, _, c = table("A: draw_from_the_bottom", "B:", "C:", pile=PILE, ill_take_that={"A": "C"})
    a.plays("draw_from_the_bottom")
    assert (a.hand, c.hand) == ([], ["mark"])


def test_a_draw_ends_one_turn() -> None:  # KIT-X01
    a, _ = table("A:", "B:", pile=PILE, turns_left=2, attacked=True)
    a.draws()
    assert (a.table.current, a.table.owes) == ("A", 1)
    a.draws()
    assert (a.table.current, a.table.owes) == ("B", 1)


def test_the_turn_of_the_drawing_player_ends_after_the_owner_has_defused() -> None:  # KIT-X01
    a, _, c = table("A:", "B:", "C: defuse", pile=f"{EXPLODING} skip", ill_take_that={"A": "C"})
    a.draws()
    assert (c.asked, a.table.current) == ("put-kitten", "A")
    c.puts(0)
    assert a.table.current == "B"


def test_the_turn_of_the_drawing_player_ends_though_the_owner_was_eliminated() -> None:  # KIT-X01, KIT-R32
    a, _, c = table("A:", "B:", "C:", pile=f"{EXPLODING} skip", ill_take_that={"A": "C"}, turns_left=2, attacked=True)
    a.draws()
    assert not c.alive
    assert (a.table.current, a.table.owes) == ("A", 1)


def test_a_draw_that_eliminates_ends_all_turns_of_that_player() -> None:  # KIT-X01, KIT-X05
    a, _, _ = table("A:", "B:", "C:", pile=f"{EXPLODING} skip", turns_left=3, attacked=True)
    a.draws()
    assert (a.table.current, a.table.owes, a.table.g.attacked) == ("B", 1, False)


# The same whether a Streaking Kitten may be about, so that receivers are asked in secret (KIT-H04), or not.


both = pytest.mark.parametrize("discards", [[], [STREAKING]], ids=["streaking-about", "streaking-gone"])


@both
def test_however_a_card_is_received_a_draw_ends_one_turn(discards: list[str]) -> None:  # KIT-X01
    a, _ = table("A:", "B:", pile=PILE, turns_left=2, attacked=True, discards=discards)
    a.draws()
    assert (a.hand, a.table.current, a.table.owes, a.board.attacked) == (["skip"], "A", 1, True)


@both
def test_however_it_is_received_a_card_that_is_handed_on_ends_the_turn_of_who_drew(
    discards: list[str],
) -> None:  # KIT-X01
    a, _, c = table("A:", "B:", "C:", pile=PILE, ill_take_that={"A": "C"}, discards=discards)
    a.draws()
    assert (a.hand, c.hand, a.table.current) == ([], ["skip"], "B")


@both
@pytest.mark.parametrize(("turns", "after"), [(1, ("B", 1, False)), (2, ("A", 1, True))])
def test_however_it_is_received_a_kitten_that_kills_the_owner_ends_the_turn_of_who_drew(
    turns: int, after: tuple[str, int, bool], discards: list[str]
) -> None:  # KIT-X01 KIT-R08 KIT-R32
    pile = f"{EXPLODING} skip"
    a, _, c = table(
        "A:", "B:", "C:", pile=pile, turns_left=turns, attacked=True, ill_take_that={"A": "C"}, discards=discards
    )
    a.draws()
    assert (a.alive, c.alive) == (True, False)
    assert (a.table.current, a.table.owes, a.table.g.attacked) == after


@both
@pytest.mark.parametrize("kitten", [EXPLODING, IMPLODING])
def test_however_it_is_received_the_turn_of_who_drew_ends_when_the_owner_has_put_the_kitten_back(
    kitten: str, discards: list[str]
) -> None:  # KIT-X01 KIT-R26
    pile = f"{kitten} skip"
    a, _, c = table("A:", "B:", "C: defuse", pile=pile, ill_take_that={"A": "C"}, discards=discards)
    a.draws()
    assert (c.asked, a.table.current) == ("put-kitten", "A")
    c.puts(1)
    assert (a.table.current, a.table.owes) == ("B", 1)


@both
@pytest.mark.parametrize("kitten", [EXPLODING, f"{IMPLODING}.up"])
def test_however_it_is_received_a_kitten_that_kills_who_drew_ends_all_his_turns(
    kitten: str, discards: list[str]
) -> None:  # KIT-X01 KIT-R06
    pile = f"{kitten} skip"
    a, _, _ = table("A:", "B:", "C:", pile=pile, turns_left=3, attacked=True, discards=discards)
    a.draws()
    assert not a.alive
    assert (a.table.current, a.table.owes, a.table.g.attacked) == ("B", 1, False)


@both
def test_however_it_is_received_a_stolen_kitten_kills_the_thief_and_ends_his_turn(
    discards: list[str],
) -> None:  # KIT-X02 KIT-R07
    a, b, _ = table("A: skip*3", f"B: {EXPLODING}", "C:", pile=PILE, turns_left=2, attacked=True, discards=discards)
    a.triples("skip", at=b, naming=EXPLODING)
    assert (a.alive, a.table.current, a.table.owes, a.table.pile) == (False, "B", 1, PILE.split())


@both
def test_however_it_is_received_a_stolen_kitten_that_is_defused_ends_one_turn(discards: list[str]) -> None:  # KIT-X02
    hand = "A: skip*3 defuse"
    a, b, _ = table(hand, f"B: {EXPLODING}", "C:", pile=PILE, turns_left=2, attacked=True, discards=discards)
    a.triples("skip", at=b, naming=EXPLODING)
    a.puts(0)
    assert (a.asked, a.table.owes) == ("turn", 1)


# An Exploding Kitten comes to a player (KIT-X02).


def test_with_a_streaking_kitten_an_exploding_kitten_may_be_kept() -> None:  # KIT-X02, KIT-08
    a, _ = table(f"A: {STREAKING}", "B:", pile=f"{EXPLODING} skip")
    a.draws()
    assert a.hand == [EXPLODING, STREAKING]
    assert a.table.current == "B"


def test_with_streaking_and_defuse_one_keeps_or_shows() -> None:  # KIT-X02
    a, _ = table(f"A: {STREAKING} defuse", "B:", pile=f"{EXPLODING} skip")
    a.draws()
    assert a.options == ["keep", "show"]


def test_without_a_defuse_one_cannot_show_the_kitten() -> None:  # KIT-X02
    a, b = table(f"A: {STREAKING}", "B:", pile=f"{EXPLODING} skip", forced=False)
    a.draws()
    b.passes()
    assert a.options == ["keep"]


def test_without_a_streaking_kitten_one_cannot_keep_the_kitten() -> None:  # KIT-X02
    a, b = table("A: defuse", "B:", pile=f"{EXPLODING} skip", forced=False)
    a.draws()
    b.passes()
    assert a.options == ["show"]


def test_a_second_kitten_cannot_be_kept() -> None:  # KIT-X02, KIT-08
    a, b = table(f"A: {STREAKING} {EXPLODING} defuse", "B:", pile=f"{EXPLODING} skip", forced=False)
    a.draws()
    b.passes()
    assert a.options == ["show"]


def test_a_second_kitten_kills_a_keeper_without_a_defuse() -> None:  # KIT-X02, KIT-R22
    a, _, _ = table(f"A: {STREAKING} {EXPLODING}", "B:", "C:", pile=f"{EXPLODING} skip")
    a.draws()
    assert not a.alive
    assert a.table.discards == [EXPLODING, STREAKING, EXPLODING]


def test_whoever_shows_a_kitten_defuses_and_puts_it_back() -> None:  # KIT-X02
    a, _ = table(f"A: {STREAKING} defuse", "B:", pile=f"{EXPLODING} skip")
    a.draws()
    a.shows()
    a.puts(1)
    assert (a.hand, a.table.discards) == ([STREAKING], ["defuse"])
    assert a.table.pile == ["skip", EXPLODING]


def test_a_defuse_is_used_without_asking() -> None:  # KIT-X02, KIT-G12
    a, _ = table("A: defuse*2", "B:", pile=f"{EXPLODING} skip")
    a.draws()
    assert a.asked == "put-kitten"
    assert (a.hand, a.table.discards) == (["defuse"], ["defuse"])


def test_without_a_defuse_a_drawn_kitten_eliminates() -> None:  # KIT-X02
    a, _, _ = table("A: skip", "B:", "C:", pile=f"{EXPLODING} skip")
    a.draws()
    assert not a.alive
    assert a.table.log[-4:] == ["show", "exploded", "hand-shown", "turn"]


def test_a_kitten_that_is_handed_on_explodes_at_the_owner() -> None:  # KIT-X02
    a, _, c = table("A: defuse", "B:", "C: skip", pile=f"{EXPLODING} skip", ill_take_that={"A": "C"})
    a.draws()
    assert (a.alive, a.hand, c.alive) == (True, ["defuse"], False)


def test_a_stolen_kitten_explodes_at_the_thief() -> None:  # KIT-X02, KIT-08
    a, b, _ = table("A: skip*3", f"B: {EXPLODING} {STREAKING}", "C:")
    a.triples("skip", at=b, naming=EXPLODING)
    assert not a.alive
    assert b.hand == [STREAKING]


def test_a_kitten_stolen_with_a_pair_explodes_at_the_thief() -> None:  # KIT-X02, KIT-R17
    a, b, _ = table("A: skip*2 defuse", f"B: {EXPLODING}.marked {STREAKING}", "C:", options=CHOOSE)
    a.pairs("skip", at=b, wish=f"{EXPLODING}.marked")
    assert a.asked == "put-kitten"


def test_a_given_kitten_explodes_at_the_receiver() -> None:  # KIT-X02, KIT-G37
    a, b, _ = table("A: favor", f"B: {EXPLODING} {STREAKING}", "C:")
    a.plays("favor", at=b)
    b.gives(EXPLODING)
    assert not a.alive


def test_a_stolen_kitten_that_is_defused_ends_one_turn() -> None:  # KIT-X02, KIT-G10
    a, b, _ = table("A: skip*3 defuse", f"B: {EXPLODING} {STREAKING}", "C:", pile=PILE, turns_left=2, attacked=True)
    a.triples("skip", at=b, naming=EXPLODING)
    a.puts(2)
    assert (a.asked, a.table.owes) == ("turn", 1)


def test_a_drawn_kitten_that_is_defused_ends_one_turn() -> None:  # KIT-X02, KIT-W04
    a, _ = table("A: defuse", "B:", pile=f"{EXPLODING} skip", turns_left=2, attacked=True)
    a.draws()
    a.puts(1)
    assert (a.table.current, a.table.owes) == ("A", 1)


# An Imploding Kitten comes to a player (KIT-X03).


def test_an_imploding_kitten_drawn_face_up_eliminates_whatever_one_has() -> None:  # KIT-X03, KIT-03
    a, _, _ = table(f"A: defuse {STREAKING}", "B: nope", "C:", pile=f"{IMPLODING}.up skip")
    a.draws()
    assert not a.alive
    assert a.table.discards[-1] == IMPLODING


def test_an_imploding_kitten_drawn_face_down_goes_back_face_up() -> None:  # KIT-X03, KIT-03
    a, _, _ = table("A: defuse", "B:", "C:", pile=f"{IMPLODING} skip bury")
    a.draws()
    assert a.options == ["put:0", "put:1", "put:2"]
    a.puts(1)
    assert a.table.pile == ["skip", f"{IMPLODING}.up", "bury"]
    assert a.hand == ["defuse"]


def test_an_imploding_kitten_is_shown_to_all_before_it_goes_back() -> None:  # KIT-X03
    a, b, _ = table("A:", "B:", "C:", pile=f"{IMPLODING} skip")
    a.draws()
    assert b.board.looked == f"{IMPLODING}.up"
    assert "show" in b.table.log


def test_an_imploding_kitten_handed_on_face_up_eliminates_the_owner() -> None:  # KIT-X03, KIT-R26
    a, _, c = table("A:", "B:", "C: defuse", pile=f"{IMPLODING}.up skip", ill_take_that={"A": "C"})
    a.draws()
    assert (a.alive, c.alive, a.table.current) == (True, False, "B")


def test_an_imploding_kitten_handed_on_face_down_is_put_back_by_the_owner() -> None:  # KIT-X03, KIT-R26
    a, b, c = table("A:", "B:", "C:", pile=f"{IMPLODING} skip", ill_take_that={"A": "C"})
    a.draws()
    assert (a.asked, c.asked) == ("", "put-kitten")
    c.puts(1)
    assert b.asked == "turn"


# Putting a card back (KIT-X04).


@pytest.mark.parametrize("place", range(4))
def test_a_kitten_goes_back_at_any_place_and_moves_no_other_card(place: int) -> None:  # KIT-X04
    a, _ = table("A: defuse", "B:", pile=f"{EXPLODING} skip bury mark")
    a.draws()
    assert a.options == ["put:0", "put:1", "put:2", "put:3"]
    a.puts(place)
    rest = ["skip", "bury", "mark"]
    assert a.table.pile == [*rest[:place], EXPLODING, *rest[place:]]


def test_a_kitten_may_go_back_into_an_empty_pile() -> None:  # KIT-X04, KIT-R42
    a, _ = table("A: defuse", "B:", pile=EXPLODING)
    a.draws()
    assert a.options == ["put:0"]


@pytest.mark.parametrize("place", range(3))
def test_a_buried_card_goes_back_at_any_place(place: int) -> None:  # KIT-X04, KIT-22
    a, _ = table("A: bury", "B:", pile="mark skip shuffle")
    a.plays("bury")
    a.puts(place)
    rest = ["skip", "shuffle"]
    assert a.table.pile == [*rest[:place], "mark", *rest[place:]]


def test_a_place_below_the_pile_is_none() -> None:  # KIT-X04, KIT-B17
    a, _ = table("A: defuse", "B:", pile=f"{EXPLODING} skip bury")
    a.draws()
    assert a.why_not("put:3") == "KIT-X04"


# Elimination (KIT-X05).


def test_everything_of_an_eliminated_player_is_discarded_in_a_fixed_order() -> None:  # KIT-X05
    a, b, _, _ = table(
        "A: mark*3",
        f"B: {EXPLODING} {STREAKING} skip nope see_the_future_3x.marked",
        "C:",
        "D:",
        barking=["B"],
        ill_take_that={"B": "C", "D": "B", "A": "B"},
    )
    a.triples("mark", at=b, naming=STREAKING)
    b.passes()
    assert a.table.discards == [
        *("mark", "mark", "mark"),
        *("nope", "see_the_future_3x", "skip"),
        "barking_kitten",
        *("ill_take_that", "ill_take_that", "ill_take_that"),
        EXPLODING,
    ]


def test_an_ill_take_that_goes_away_with_its_owner() -> None:  # KIT-X05, KIT-R30
    a, b, _ = table("A:", "B:", "C:", pile=f"{EXPLODING} skip bury", ill_take_that={"B": "A"})
    a.draws()
    assert b.board.players[b.seat].taker == -1
    assert a.table.discards == ["ill_take_that", EXPLODING]


def test_an_ill_take_that_goes_away_with_its_target() -> None:  # KIT-X05, KIT-R30
    a, b, c = table("A: barking_kitten", "B: barking_kitten", "C:", ill_take_that={"B": "C"})
    a.plays("barking_kitten")
    assert not b.alive
    assert c.board.players[b.seat].taker == -1
    assert a.table.discards == ["ill_take_that"]


def test_used_barking_kittens_are_discarded_with_the_player_they_lie_before() -> None:  # KIT-X05
    a, b, _ = table("A: barking_kitten skip", "B: barking_kitten defuse", "C:", pile=f"{EXPLODING} bury")
    a.plays("barking_kitten")
    a.draws()
    assert b.alive
    assert a.table.discards == ["defuse", "skip", "barking_kitten", "barking_kitten", EXPLODING]
    assert b.board.barked == 0


def test_everybody_sees_the_cards_of_an_eliminated_player() -> None:  # KIT-X05, KIT-H02
    a, _, c = table("A: skip nope", "B:", "C:", pile=f"{EXPLODING} bury")
    a.draws()
    assert {
        "text": "kittens-log-hand-shown",
        "arguments": {"player": "A", "cards": ["nope", "skip"]},
        "hidden": False,
    } in (c.told)


def test_the_last_living_player_has_won() -> None:  # KIT-X05, KIT-E01
    a, b = table("A:", "B:", pile=f"{EXPLODING} skip")
    a.draws()
    assert (a.decision, b.decision) == (None, None)
    assert a.table.log[-1] == "won"


def test_after_the_current_player_the_next_living_one_has_one_turn() -> None:  # KIT-X05, KIT-R06
    a, _, _ = table("A:", "B:", "C:", pile=f"{EXPLODING} skip", eliminated=[], turns_left=4, attacked=True)
    a.draws()
    assert (a.table.current, a.table.owes, a.table.g.attacked) == ("B", 1, False)


def test_the_next_living_player_is_found_in_the_direction_of_play() -> None:  # KIT-X05
    a, _, _, _ = table("A:", "B:", "C:", "D:", pile=f"{EXPLODING} skip", direction="counterclockwise", eliminated=["D"])
    a.draws()
    assert a.table.current == "C"


def test_when_another_player_is_eliminated_the_running_turn_goes_on() -> None:  # KIT-X05, KIT-R08
    a, b, _ = table("A: barking_kitten", "B: barking_kitten", "C:", turns_left=3, attacked=True)
    a.plays("barking_kitten")
    assert not b.alive
    assert (a.asked, a.table.owes, a.board.attacked) == ("turn", 3, True)


def test_a_current_player_eliminated_while_playing_draws_no_card() -> None:  # KIT-X05, KIT-R07
    a, b, _ = table("A: skip*3", f"B: {EXPLODING} {STREAKING}", "C:", pile=PILE)
    a.triples("skip", at=b, naming=EXPLODING)
    assert a.table.current == "B"
    assert a.table.pile == PILE.split()


# A Barking explosion (KIT-X06).


def test_the_target_of_a_barking_kitten_discards_a_defuse_and_nothing_else_happens() -> None:  # KIT-X06, KIT-R37
    a, b, _ = table("A: barking_kitten", "B: barking_kitten defuse skip", "C:", pile=PILE)
    a.plays("barking_kitten")
    assert (b.alive, b.hand, a.table.discards) == (True, ["skip"], ["defuse"])
    assert a.table.pile == PILE.split()
    assert (a.asked, a.table.owes) == ("turn", 1)


def test_the_target_of_a_barking_kitten_without_a_defuse_is_eliminated() -> None:  # KIT-X06
    a, b, _ = table("A: barking_kitten", f"B: barking_kitten {STREAKING}", "C:", pile=PILE)
    a.plays("barking_kitten")
    assert not b.alive


def test_a_kept_kitten_has_no_part_in_a_barking_explosion() -> None:  # KIT-X06
    a, b, _ = table("A: barking_kitten", f"B: barking_kitten defuse {EXPLODING} {STREAKING}", "C:", pile=PILE)
    a.plays("barking_kitten")
    assert b.hand == [EXPLODING, STREAKING]


def test_a_kept_kitten_is_discarded_with_the_hand_of_a_barking_target() -> None:  # KIT-X06, KIT-R22
    a, _, _ = table("A: barking_kitten", f"B: barking_kitten skip {EXPLODING} {STREAKING}", "C:", pile=PILE)
    a.plays("barking_kitten")
    assert a.table.discards == [EXPLODING, STREAKING, "skip"]


# The Streaking check (KIT-X07).


def test_a_keeper_who_loses_streaking_is_out_before_the_thief_gets_it() -> None:  # KIT-X07, KIT-08
    a, b, _ = table(
        "A: skip*3", f"B: {EXPLODING} {STREAKING} defuse", "C:", forced=False, discards=["nope*8", f"{NOW}*2"]
    )
    a.triples("skip", at=b, naming=STREAKING)
    assert a.asked == "keep"
    assert (b.alive, a.hand) == (False, [])
    a.keeps()
    assert a.hand == [STREAKING]


def test_a_keeper_who_gives_streaking_away_is_out() -> None:  # KIT-X07
    a, b, _ = table("A: favor", f"B: {EXPLODING} {STREAKING} defuse", "C:")
    a.plays("favor", at=b)
    b.gives(STREAKING)
    assert (b.alive, a.hand) == (False, [STREAKING])


def test_losing_streaking_without_a_kitten_is_harmless() -> None:  # KIT-X07
    a, b, _ = table("A: favor", f"B: {STREAKING} skip", "C:")
    a.plays("favor", at=b)
    b.gives(STREAKING)
    assert b.alive


def test_losing_another_card_is_harmless_for_a_keeper() -> None:  # KIT-X07
    a, b, _ = table("A: favor", f"B: {EXPLODING} {STREAKING} skip", "C:")
    a.plays("favor", at=b)
    b.gives("skip")
    assert b.hand == [EXPLODING, STREAKING]


def test_in_garbage_collection_the_check_comes_after_the_shuffle() -> None:  # KIT-X07, KIT-19
    a, b, c = table("A: garbage_collection skip", f"B: {EXPLODING} {STREAKING}", "C: bury mark", pile=PILE)
    a.plays("garbage_collection")
    b.gives(STREAKING)
    a.gives("skip")
    c.gives("bury")
    assert a.table.log[-5:] == ["garbage", "garbage", "garbage", "garbage-done", "streaking-lost"]
    assert not b.alive
    assert sorted(a.table.pile) == sorted([*PILE.split(), STREAKING, "skip", "bury"])


def test_giving_the_kitten_into_garbage_collection_saves_its_keeper() -> None:  # KIT-X07, KIT-R20
    a, b, _ = table("A: garbage_collection", f"B: {EXPLODING} {STREAKING}", "C:", pile=PILE)
    a.plays("garbage_collection")
    b.gives(EXPLODING)
    assert (b.alive, b.hand) == (True, [STREAKING])
    assert EXPLODING in a.table.pile


def test_a_current_keeper_who_collects_his_streaking_kitten_ends_his_turn_so() -> None:  # KIT-X07, KIT-R07
    a, _, _ = table(
        f"A: garbage_collection {EXPLODING} {STREAKING}", "B:", "C:", pile=PILE, turns_left=2, attacked=True
    )
    a.plays("garbage_collection")
    a.gives(STREAKING)
    assert (a.alive, a.table.current, a.table.owes) == (False, "B", 1)


# Which copy (KIT-X08).


def test_the_marked_copy_is_played_first() -> None:  # KIT-X08
    a, _ = table("A: skip skip.marked", "B:", pile=PILE)
    a.plays("skip")
    assert a.hand == ["skip"]


def test_the_marked_nope_is_used_first() -> None:  # KIT-X08
    a, b = table("A: skip", "B: nope nope.marked")
    a.plays("skip")
    b.nopes()
    assert b.hand == ["nope"]


def test_the_marked_defuse_is_used_first() -> None:  # KIT-X08
    a, _ = table("A: defuse defuse.marked", "B:", pile=f"{EXPLODING} skip")
    a.draws()
    assert a.hand == ["defuse"]


def test_the_marked_alter_now_is_used_first() -> None:  # KIT-X08
    a, b = table("A: skip", f"B: {NOW} {NOW}.marked", pile=PILE)
    a.plays("skip")
    b.alters_now()
    assert b.hand == [NOW]


def test_the_marked_barking_kitten_is_shown_and_lost() -> None:  # KIT-X08, KIT-04
    a, b, _ = table("A: barking_kitten.marked", "B: barking_kitten.marked defuse", "C:", pile=PILE)
    a.plays("barking_kitten")
    assert (a.hand, b.hand, a.board.barked) == ([], [], 2)


def test_a_demanded_card_is_the_marked_copy() -> None:  # KIT-X08
    a, b, _ = table("A: skip*3", "B: bury bury.marked", "C:")
    a.triples("skip", at=b, naming="bury")
    assert (a.hand, b.hand) == (["bury"], ["bury"])


def test_in_a_combo_the_owner_picks_the_very_cards() -> None:  # KIT-X08
    a, b = table("A: skip*2 skip.marked", "B: bury")
    assert [code for code in a.options if code.startswith("pair")] == [
        "pair:skip:skip:B",
        "pair:skip:skip.marked:B",
    ]
    a.pairs("skip", at=b)
    assert a.hand == ["bury", "skip.marked"]


def test_for_a_favor_the_owner_picks_the_very_card() -> None:  # KIT-X08
    a, b = table("A: favor", "B: skip skip.marked")
    a.plays("favor", at=b)
    assert b.options == ["give:skip", "give:skip.marked"]
    b.gives("skip")
    assert b.hand == ["skip.marked"]


def test_for_garbage_collection_the_owner_picks_the_very_card() -> None:  # KIT-X08
    a, b = table("A: garbage_collection", "B: skip skip.marked", pile=PILE)
    a.plays("garbage_collection")
    b.gives("skip")
    assert b.hand == ["skip.marked"]


# An empty pile (KIT-X09).


def test_a_draw_from_an_empty_pile_gives_nothing_and_ends_the_turn() -> None:  # KIT-X09
    a, b = table("A: skip", "B:", pile="")
    a.draws()
    assert (a.hand, b.asked) == (["skip"], "turn")


def test_if_all_living_players_meet_an_empty_pile_nobody_wins_alone() -> None:  # KIT-X09
    a, b, c = table("A:", "B:", "C:", "D:", pile="", eliminated=["D"])[:3]
    a.draws()
    b.draws()
    assert a.table.g.outcome() is None
    c.draws()
    outcome = a.table.g.outcome()
    assert outcome is not None
    assert (outcome.places, outcome.winners) == ([1, 1, 1, 4], [0, 1, 2])


def test_one_player_alone_cannot_exhaust_an_empty_pile() -> None:  # KIT-X09
    a, b = table("A:", "B: skip", pile="", turns_left=3, attacked=True)
    a.draws()
    a.draws()
    a.draws()
    assert b.asked == "turn"


def test_a_card_that_can_be_drawn_begins_the_count_anew() -> None:  # KIT-X09
    a, b = table("A: garbage_collection", "B: garbage_collection skip", pile="")
    a.draws()
    b.plays("garbage_collection")
    a.gives("garbage_collection")
    b.gives("skip")
    b.draws()
    a.draws()
    b.draws()
    assert a.asked == "turn"


# All questions (KIT-X11).


def test_in_the_play_phase_one_may_draw_or_play_what_one_has() -> None:  # KIT-X11
    a, _, _ = table("A: skip mark cat_beard*2 nope defuse", "B: skip", "C:", pile=PILE)
    assert a.options == ["draw", "play:mark:B", "play:skip", "pair:cat_beard:cat_beard:B"]


def test_everybody_knows_whose_play_phase_it_is() -> None:  # KIT-X11
    a, _ = table("A:", "B:")
    assert asked_of_others(a) == ["turn"]


@pytest.mark.parametrize("card", ["alter_the_future_3x", "share_the_future_3x", NOW])
def test_cards_may_be_put_into_every_order(card: str) -> None:  # KIT-X11
    a, _ = table(f"A: {card}", "B:", pile=PILE)
    a.plays(card)
    assert sorted(a.options) == sorted(
        ["order:" + "+".join(order) for order in permutations(("skip", "bury", "shuffle"))]
    )


def test_equal_cards_give_fewer_orders() -> None:  # KIT-X11, KIT-C04
    a, _ = table("A: alter_the_future_3x", "B:", pile="skip bury skip mark")
    a.plays("alter_the_future_3x")
    assert sorted(a.options) == ["order:bury+skip+skip", "order:skip+bury+skip", "order:skip+skip+bury"]


def test_everybody_knows_that_cards_are_put_in_order() -> None:  # KIT-X11
    a, _ = table("A: alter_the_future_3x", "B:", pile=PILE)
    a.plays("alter_the_future_3x")
    assert asked_of_others(a) == ["order"]


def test_nobody_knows_that_a_player_may_keep_or_show() -> None:  # KIT-X11
    a, b = table(f"A: {STREAKING} defuse", "B:", pile=f"{EXPLODING} skip")
    a.draws()
    assert a.decision is not None
    assert a.decision.visibility == SECRET
    assert asked_of_others(b) == []


def test_every_living_player_with_cards_contributes_one() -> None:  # KIT-X11, KIT-19
    a, b, c, d = table("A: garbage_collection", "B: skip mark", "C:", "D: bury", pile=PILE, eliminated=[])
    a.plays("garbage_collection")
    assert (a.asked, b.asked, c.asked, d.asked) == ("", "garbage", "", "garbage")
    assert b.options == ["give:mark", "give:skip"]


def test_whoever_is_asked_a_favor_gives_any_card() -> None:  # KIT-X11, KIT-28
    a, b, _ = table("A: favor", "B: skip*2 nope defuse", "C:")
    a.plays("favor", at=b)
    b.passes()
    assert b.options == ["give:defuse", "give:nope", "give:skip"]


def test_any_card_but_kittens_may_be_taken_with_five_different_ones() -> None:  # KIT-X11, KIT-K03
    a, _ = table(
        "A: cat_beard attack_2x skip shuffle favor",
        "B:",
        options={**ALL_CARDS, "combos": "with_five"},
        discards=[EXPLODING, "nope", STREAKING, "barking_kitten", IMPLODING, "mark", "nope"],
    )
    a.plays_five("cat_beard", "attack_2x", "skip", "shuffle", "favor")
    assert a.options == ["take:nope", "take:mark"]
    a.takes("mark")
    assert a.hand == ["mark"]


def test_a_barking_kitten_is_answered_without_asking() -> None:  # KIT-X11
    a, b, _ = table("A: barking_kitten", "B: barking_kitten defuse*2", "C:")
    a.plays("barking_kitten")
    assert (a.asked, b.asked, b.hand) == ("turn", "", ["defuse"])


def test_a_demand_is_answered_without_asking() -> None:  # KIT-X11
    a, b, _ = table("A: skip*3", "B: defuse bury", "C:")
    a.triples("skip", at=b, naming="defuse")
    assert (a.hand, b.hand) == (["defuse"], ["bury"])


def test_a_card_is_handed_on_without_asking() -> None:  # KIT-X11
    a, b, _ = table("A:", "B:", "C:", pile=PILE, ill_take_that={"A": "B"})
    a.draws()
    assert (b.hand, b.asked) == (["skip"], "turn")
