"""What cannot be done is refused with the rule that says so, and nothing changes (KIT-B)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from random import Random

import pytest

from igroteka.core.decisions import CLOCK_SEAT
from igroteka.core.errors import BadSetup, Refused
from igroteka.core.options import Option
from igroteka.core.phrases import LETTERS, UNUSED_PREFIX
from igroteka.core.random import from_seed
from igroteka.core.setup import SettingValue
from igroteka.dossiers import dossier
from igroteka.games.kittens.game import GAME
from igroteka.games.kittens.rules.state import KittensGame
from igroteka.games.kittens.rules.titles import CARD_WORDS, TITLE_WORDS, title_of
from igroteka.texts import LANGUAGES, texts_for
from tests.games.kittens.table import ALL_CARDS, Actor, Table, plain_state, table

FIVE = {**ALL_CARDS, "combos": "with_five"}


def everything(whole: Table) -> object:
    """The state, what every seat and a spectator sees and is told, and the choices so far."""
    seats = range(-1, len(whole.g.players))
    views = [whole.session.view(seat).plain() for seat in seats]
    journals = [[entry.plain() for entry in whole.session.journal_for(seat)] for seat in seats]
    return plain_state(whole.g), views, journals, list(whole.session.choices)


def refused(whole: Table, seat: int, code: str, moment: int | None = None) -> Refused:
    """Really try it: it is refused in words of every language, and nothing has changed for anybody."""
    before = everything(whole)
    with pytest.raises(Refused) as caught:
        whole.session.choose(seat, code, moment)
    assert everything(whole) == before
    for language in LANGUAGES:
        assert texts_for(language).error(caught.value)
    return caught.value


def forbidden(player: Actor, code: str, rule: str) -> None:
    """The seat is told the rule, beforehand and when it tries; the error says only what the seat knows."""
    assert player.why_not(code) == rule
    problem = refused(player.table, player.seat, code)
    told = (problem.text, problem.rule, problem.arguments)
    if player.decision:
        assert told == ("error-not-offered", rule, {"code": code})
    else:
        assert told == ("error-not-asked", rule, {"seat": player.letter})


# Not your turn, not now.


def test_only_the_current_player_may_declare_the_draw() -> None:  # KIT-B01
    _, b, _ = table("A:", "B:", "C:")
    forbidden(b, "draw", "KIT-T08")


@pytest.mark.parametrize(
    "code",
    [
        *("play:skip", "play:alter_the_future_3x_now", "play:mark:A", "pair:skip:skip:A"),
        *("triple:skip:skip:skip:A", "five:skip"),
    ],
)
def test_only_the_current_player_may_play_cards_and_combos(code: str) -> None:  # KIT-B01
    _, b, _ = table("A: skip", "B: skip*3 mark alter_the_future_3x_now", "C:", options=FIVE, discards=["shuffle"])
    forbidden(b, code, "KIT-T08")


@pytest.mark.parametrize("code", ["draw", "play:shuffle", "pair:shuffle:shuffle:B"])
def test_the_current_player_waits_while_a_window_is_open(code: str) -> None:  # KIT-B02
    a, b, _ = table("A: skip shuffle*2", "B: nope", "C:")
    a.plays("skip")
    assert b.asked == "nope"
    forbidden(a, code, "KIT-T03")


@pytest.mark.parametrize("code", ["draw", "play:shuffle", "pair:shuffle:shuffle:B"])
def test_the_current_player_first_makes_the_choice_that_is_pending(code: str) -> None:  # KIT-B02
    a, _, _ = table("A: alter_the_future_3x shuffle*2", "B: nope", "C:")
    a.plays("alter_the_future_3x")
    _pass_all(a.table)
    assert a.asked == "order"
    forbidden(a, code, "KIT-T03")


def test_the_current_player_waits_while_others_choose() -> None:  # KIT-B02
    a, b, _ = table("A: garbage_collection skip", "B: shuffle mark", "C:")
    a.plays("garbage_collection")
    a.gives("skip")
    assert b.asked == "garbage"
    forbidden(a, "draw", "KIT-T03")


# Cards that one does not hold, or that are not played like that.


def test_a_card_that_is_not_held_cannot_be_played() -> None:  # KIT-B03
    a, _, _ = table("A: shuffle", "B: skip", "C:")
    forbidden(a, "play:skip", "KIT-B03")


@pytest.mark.parametrize(
    "code",
    [
        *("pair:skip:skip:B", "pair:skip:skip.marked:B", "triple:cat_tacocat:cat_tacocat:cat_tacocat:B"),
        *("pair:cat_tacocat:feral_cat:B", "five:shuffle"),
    ],
)
def test_a_card_counts_once_in_a_combo_and_only_if_it_is_held(code: str) -> None:  # KIT-B03
    a, _, _ = table("A: skip cat_tacocat*2", "B: skip", "C:", options=FIVE, discards=["shuffle"])
    forbidden(a, code, "KIT-B03")


def test_nobody_reacts_with_a_card_that_is_not_held() -> None:  # KIT-B03
    a, b, c = table("A: skip", "B: alter_the_future_3x_now", "C: nope")
    a.plays("skip")
    forbidden(b, "nope", "KIT-B03")
    forbidden(c, "now", "KIT-B03")


def test_which_copy_of_a_card_is_played_is_not_chosen() -> None:  # KIT-B03
    a, _, _ = table("A: skip skip.marked shuffle", "B:", "C:")
    forbidden(a, "play:skip.marked", "KIT-X08")
    forbidden(a, "play:shuffle.marked", "KIT-B03")


@pytest.mark.parametrize("card", ["cat_tacocat", "cat_beard", "feral_cat"])
def test_a_cat_or_feral_cat_is_not_played_alone(card: str) -> None:  # KIT-B04
    a, _, _ = table(f"A: {card}*2", "B: skip", "C:")
    forbidden(a, f"play:{card}", "KIT-12")


@pytest.mark.parametrize(
    ("code", "rule"),
    [
        ("pair:skip:super_skip:B", "KIT-K04"),
        ("pair:see_the_future_3x:see_the_future_5x:B", "KIT-K04"),
        ("triple:cat_tacocat:cat_tacocat:cat_zombie:B", "KIT-K04"),
        ("pair:skip:feral_cat:B", "KIT-K06"),
        ("triple:skip:skip:feral_cat:B", "KIT-K06"),
        ("triple:cat_tacocat:cat_zombie:feral_cat:B", "KIT-K06"),
    ],
)
def test_cards_that_are_not_alike_make_no_combo(code: str, rule: str) -> None:  # KIT-B05
    cards = "skip*2 super_skip see_the_future_3x see_the_future_5x cat_tacocat*2 cat_zombie feral_cat"
    a, _, _ = table(f"A: {cards}", "B: nope", "C:")
    forbidden(a, code, rule)


@pytest.mark.parametrize(
    "code",
    ["pair:barking_kitten:barking_kitten:B", "pair:exploding_kitten:streaking_kitten:B", "five:streaking_kitten"],
)
def test_no_kitten_goes_into_a_combo(code: str) -> None:  # KIT-B06
    cards = "barking_kitten*2 exploding_kitten streaking_kitten skip mark shuffle bury"
    a, _, _ = table(f"A: {cards}", "B: nope", "C:", options=FIVE, discards=["skip"])
    forbidden(a, code, "KIT-K05")


def test_five_different_cards_are_refused_where_the_table_does_not_play_them() -> None:  # KIT-B06
    a, _, _ = table("A: skip mark shuffle bury reverse", "B:", "C:", discards=["skip"])
    forbidden(a, "five:skip", "KIT-K03")


def test_four_different_cards_and_a_repeated_one_are_not_five() -> None:  # KIT-B06
    a, _, _ = table("A: skip*2 mark shuffle bury", "B:", "C:", options=FIVE, discards=["skip"])
    forbidden(a, "five:skip", "KIT-K03")


def test_a_title_is_not_taken_twice_into_the_five() -> None:  # KIT-B06
    a, _, _ = table("A: mark*2 skip shuffle bury reverse", "B:", "C:", options=FIVE, discards=["skip"])
    a.chooses("five:mark")
    forbidden(a, "five:mark", "KIT-K03")


def test_nobody_else_goes_on_with_the_five() -> None:  # KIT-B01, KIT-B06
    a, b, _ = table("A: mark skip shuffle bury reverse", "B: skip", "C:", options=FIVE, discards=["skip"])
    a.chooses("five:mark")
    forbidden(b, "five:skip", "KIT-T08")


@pytest.mark.parametrize("code", ["pair:skip:skip:B", "triple:cat_beard:cat_beard:cat_beard:B"])
def test_only_pairs_of_cats_are_combos_where_the_table_has_agreed_so(code: str) -> None:  # KIT-B06
    options = {**ALL_CARDS, "combos": "cats_only"}
    a, _, _ = table("A: skip*2 cat_beard*3", "B: nope", "C:", options=options)
    forbidden(a, code, "KIT-K08")


@pytest.mark.parametrize(
    ("code", "rule"),
    [
        ("play:streaking_kitten", "KIT-08"),
        ("play:exploding_kitten", "KIT-01"),
        ("play:imploding_kitten", "KIT-B03"),  # it never is in a hand
        ("play:defuse", "KIT-02"),
    ],
)
def test_kittens_and_defuses_are_not_played(code: str, rule: str) -> None:  # KIT-B07
    a, _, _ = table("A: streaking_kitten exploding_kitten defuse", "B:", "C:")
    forbidden(a, code, rule)


# Targets and announcements.


@pytest.mark.parametrize("card", ["mark", "targeted_attack_2x", "ill_take_that", "favor"])
def test_a_card_with_a_target_is_not_played_without_one(card: str) -> None:  # KIT-B08
    a, _, _ = table(f"A: {card}", "B: skip", "C: skip")
    forbidden(a, f"play:{card}", "KIT-B08")


@pytest.mark.parametrize(
    "code",
    [
        *("play:mark:", "play:targeted_attack_2x:", "play:ill_take_that:", "play:favor:"),
        *("pair:skip:skip:", "triple:skip:skip:skip:"),
    ],
)
@pytest.mark.parametrize("target", ["A", "C", "F"])
def test_a_target_is_another_living_player(code: str, target: str) -> None:  # KIT-B08
    a, _, _, _ = table(
        "A: mark targeted_attack_2x ill_take_that favor skip*3 shuffle", "B: skip", "C:", "D: skip", eliminated=["C"]
    )
    forbidden(a, code + target, "KIT-B08")


def test_a_cat_pair_has_a_living_target_also_where_only_cats_are_paired() -> None:  # KIT-B08
    a, _, _ = table("A: cat_beard*2", "B: skip", "C:", options={**ALL_CARDS, "combos": "cats_only"}, eliminated=["C"])
    forbidden(a, "pair:cat_beard:cat_beard:C", "KIT-B08")


@pytest.mark.parametrize(
    ("code", "rule"),
    [
        ("pair:skip:skip:B", "KIT-B08"),
        ("triple:skip:skip:skip:B", "KIT-B08"),
        ("play:favor:B", "KIT-28"),
        ("play:mark:B", "KIT-11"),
    ],
)
def test_nothing_is_taken_or_marked_in_an_empty_hand(code: str, rule: str) -> None:  # KIT-B08
    a, _, _ = table("A: skip*3 favor mark", "B:", "C:")
    forbidden(a, code, rule)


def test_a_hand_of_marked_cards_is_not_marked_again() -> None:  # KIT-B08
    a, _, _ = table("A: mark", "B: skip.marked nope.marked", "C: skip")
    forbidden(a, "play:mark:B", "KIT-11")


def test_no_second_ill_take_that_is_laid_before_a_player() -> None:  # KIT-B08
    a, _, _ = table("A: ill_take_that", "B:", "C:", ill_take_that={"B": "C"})
    forbidden(a, "play:ill_take_that:B", "KIT-26")


@pytest.mark.parametrize("card", ["attack_2x", "skip", "shuffle", "reverse", "personal_attack_3x"])
def test_a_card_without_a_target_is_not_aimed(card: str) -> None:  # KIT-B09
    a, _, _ = table(f"A: {card}", "B: skip", "C:")
    forbidden(a, f"play:{card}:B", "KIT-B09")


def test_a_card_without_a_target_is_not_aimed_when_the_last_player_is_dead_either() -> None:  # KIT-B09
    a, _, _ = table("A: skip", "B: skip", "C:", eliminated=["C"])
    forbidden(a, "play:skip:C", "KIT-B09")


@pytest.mark.parametrize("title", ["imploding_kitten", "mark"])
def test_only_titles_of_the_deck_are_named_and_no_imploding_kitten(title: str) -> None:  # KIT-B10
    cards = "exploding_kitten:3 imploding_kitten:1 defuse:4 skip:12 nope:4 shuffle:4"
    a, _, _ = table("A: skip*3", "B: nope", "C:", options={"deck": "custom", "cards": cards, "combos": "standard"})
    a.chooses("triple:skip:skip:skip:B")
    forbidden(a, f"name:{title}", "KIT-K02")


def test_a_triple_goes_no_further_without_a_named_title() -> None:  # KIT-B10
    a, _, _ = table("A: skip*3 shuffle", "B: nope", "C:")
    a.chooses("triple:skip:skip:skip:B")
    assert a.asked == "name"
    forbidden(a, "draw", "KIT-T03")


def test_the_cards_of_a_triple_that_names_nothing_are_not_seen() -> None:  # KIT-B10
    a, b, _ = table("A: skip*3 shuffle", "B: nope", "C:")
    told = b.told
    a.chooses("triple:skip:skip:skip:B")
    assert b.told == told
    assert (b.board.players[0].cards, b.board.picked, b.board.discards) == (4, [], [])


def test_bury_is_not_played_under_an_ill_take_that() -> None:  # KIT-B11
    a, _, _ = table("A: bury", "B:", "C:", ill_take_that={"A": "B"})
    forbidden(a, "play:bury", "KIT-22")


def test_one_of_two_barking_kittens_is_not_played_alone() -> None:  # KIT-B12
    a, _, _ = table("A: barking_kitten*2", "B:", "C:")
    forbidden(a, "play:barking_kitten", "KIT-04")


def test_both_barking_kittens_need_a_target_also_if_one_lies_on_the_table() -> None:  # KIT-B12
    a, _, _ = table("A: barking_kitten", "B:", "C:", barking=["A"])
    forbidden(a, "play:barking_kitten", "KIT-04")


def test_a_single_barking_kitten_is_not_aimed() -> None:  # KIT-B12
    a, _, _ = table("A: barking_kitten", "B: barking_kitten", "C:")
    forbidden(a, "play:barking_kitten:B", "KIT-04")


def test_two_barking_kittens_are_not_aimed_at_oneself() -> None:  # KIT-B12
    a, _, _ = table("A: barking_kitten*2", "B:", "C:")
    forbidden(a, "play:barking_kitten:A", "KIT-B08")


# Reactions.


def test_nobody_nopes_when_no_window_is_open() -> None:  # KIT-B13
    a, b, _ = table("A: nope", "B: nope", "C:")
    forbidden(a, "nope", "KIT-N01")
    forbidden(a, "play:nope", "KIT-N01")
    forbidden(b, "nope", "KIT-N01")
    forbidden(b, "pass", "KIT-N01")


def test_nobody_nopes_the_own_card() -> None:  # KIT-B13
    a, b, _ = table("A: skip nope", "B: nope", "C:")
    a.plays("skip")
    assert b.asked == "nope"
    forbidden(a, "nope", "KIT-N03")


def test_nobody_nopes_the_own_nope() -> None:  # KIT-B13
    a, b, _ = table("A: skip nope", "B: nope*2", "C:")
    a.plays("skip")
    b.nopes()
    assert a.asked == "nope-nope"
    forbidden(b, "nope", "KIT-N03")


def test_the_dead_do_not_react() -> None:  # KIT-B13
    a, b, c = table("A: skip", "B: nope", "C:", eliminated=["C"])
    a.plays("skip")
    assert b.asked == "nope"
    forbidden(c, "nope", "KIT-T10")
    forbidden(c, "pass", "KIT-T10")


def test_a_barking_kitten_is_not_noped() -> None:  # KIT-B13
    a, b, _ = table("A: barking_kitten", "B: nope barking_kitten defuse", "C: nope")
    a.plays("barking_kitten")
    assert a.asked == "turn"
    forbidden(b, "nope", "KIT-N01")


def test_a_drawn_kitten_and_a_defuse_are_not_noped() -> None:  # KIT-B13
    a, b, _ = table("A: defuse nope", "B: nope", "C:", pile="exploding_kitten ...")
    a.draws()
    assert a.asked == "put-kitten"
    forbidden(b, "nope", "KIT-N01")


def test_a_draw_is_not_noped() -> None:  # KIT-B14
    a, b, c = table("A: skip", "B: nope", "C: nope alter_the_future_3x_now")
    a.draws()
    assert c.asked == "draw-window"
    forbidden(c, "nope", "KIT-N08")
    assert "nope" not in b.options


def test_the_drawing_player_does_not_react_to_the_own_draw() -> None:  # KIT-B14
    a, _, c = table("A: alter_the_future_3x_now", "B:", "C: alter_the_future_3x_now")
    a.draws()
    assert c.asked == "draw-window"
    forbidden(a, "now", "KIT-N08")


def test_alter_now_outside_windows_is_an_ordinary_card_of_the_own_turn() -> None:  # KIT-B13
    a, b, _ = table("A: alter_the_future_3x_now", "B: alter_the_future_3x_now", "C:")
    forbidden(a, "now", "KIT-09")
    forbidden(b, "now", "KIT-09")


def test_who_has_passed_cannot_think_again() -> None:  # KIT-B15
    a, b, c = table("A: skip", "B: nope", "C: nope")
    a.plays("skip")
    b.passes()
    assert c.asked == "nope"
    forbidden(b, "nope", "KIT-B15")
    assert b.hand == ["nope"]


def test_at_a_live_table_a_nope_after_a_faster_one_is_too_late() -> None:  # KIT-B15
    a, b, c = table("A: skip", "B: nope", "C: nope", live=True)
    a.plays("skip")
    seen = a.table.g.public_version
    b.nopes()
    problem = refused(a.table, c.seat, "nope", seen)
    assert problem.text == "error-too-late"
    assert c.hand == ["nope"]


def test_at_a_live_table_a_nope_after_the_window_has_closed_is_too_late() -> None:  # KIT-B15
    a, b, _ = table("A: shuffle", "B: nope", "C:", live=True)
    a.plays("shuffle")
    seen = a.table.g.public_version
    a.table.close()
    problem = refused(a.table, b.seat, "nope", seen)
    assert problem.text == "error-too-late"
    assert b.hand == ["nope"]


def test_only_the_clock_closes_a_window() -> None:  # KIT-B15
    a, b, _ = table("A: shuffle", "B: nope", "C:", live=True)
    a.plays("shuffle")
    forbidden(b, "close", "KIT-N10")


# Choices while an effect is carried out.


@pytest.mark.parametrize(
    "order", ["skip+mark", "skip+mark+mark", "skip+mark+nope", "skip+mark+shuffle+bury", "", "skip+skip+skip"]
)
def test_only_the_cards_seen_are_put_back_in_some_order(order: str) -> None:  # KIT-B16
    a, _, _ = table("A: alter_the_future_3x", "B:", "C:", pile="skip mark shuffle bury")
    a.plays("alter_the_future_3x")
    assert a.asked == "order"
    forbidden(a, f"order:{order}", "KIT-B16")


@pytest.mark.parametrize("place", [-1, 4, 1000])
def test_a_card_is_not_put_outside_the_pile(place: int) -> None:  # KIT-B17
    a, _, _ = table("A: bury", "B:", "C:", pile="skip mark shuffle bury")
    a.plays("bury")
    assert a.options == ["put:0", "put:1", "put:2", "put:3"]
    forbidden(a, f"put:{place}", "KIT-X04")


def test_only_a_card_of_the_own_hand_goes_into_the_garbage() -> None:  # KIT-B18
    a, b, _ = table("A: garbage_collection skip", "B: mark shuffle", "C:")
    a.plays("garbage_collection")
    forbidden(b, "give:skip", "KIT-B18")
    forbidden(a, "give:garbage_collection", "KIT-B18")
    forbidden(b, "give:mark.marked", "KIT-B18")


def test_nobody_contributes_twice_to_the_garbage() -> None:  # KIT-B18
    a, b, _ = table("A: garbage_collection skip", "B: mark shuffle", "C:")
    a.plays("garbage_collection")
    b.gives("mark")
    assert a.asked == "garbage"
    forbidden(b, "give:shuffle", "KIT-B18")


def test_only_a_card_of_the_own_hand_is_given_as_a_favor() -> None:  # KIT-B18
    a, b, c = table("A: favor skip", "B: mark shuffle", "C: skip")
    a.plays("favor", at=b)
    forbidden(b, "give:skip", "KIT-B18")
    forbidden(c, "give:skip", "KIT-B18")


def test_a_kitten_is_not_shown_without_a_defuse_if_it_can_be_kept() -> None:  # KIT-B19
    a, _, _ = table("A: streaking_kitten", "B:", "C:", pile="exploding_kitten ...", forced=False)
    a.draws()
    _pass_all(a.table)
    assert a.options == ["keep"]
    forbidden(a, "show", "KIT-X02")


def test_a_kitten_is_not_kept_without_the_streaking_kitten() -> None:  # KIT-B19
    a, _, _ = table("A: defuse", "B:", "C:", pile="exploding_kitten ...", forced=False)
    a.draws()
    _pass_all(a.table)
    assert a.options == ["show"]
    forbidden(a, "keep", "KIT-X02")


def test_a_second_kitten_is_not_kept() -> None:  # KIT-B19
    a, _, _ = table(
        "A: streaking_kitten exploding_kitten defuse", "B:", "C:", pile="exploding_kitten ...", forced=False
    )
    a.draws()
    _pass_all(a.table)
    assert a.options == ["show"]
    forbidden(a, "keep", "KIT-X02")


@pytest.mark.parametrize("title", ["exploding_kitten", "imploding_kitten", "barking_kitten", "streaking_kitten"])
def test_no_kitten_is_taken_from_the_discard_pile(title: str) -> None:  # KIT-B20
    kittens = ["exploding_kitten", "imploding_kitten", "barking_kitten", "streaking_kitten", "nope"]
    a, _, _ = table("A: skip mark shuffle bury reverse", "B:", "C:", options=FIVE, discards=kittens)
    a.plays_five("mark", "skip", "reverse", "shuffle", "bury")
    assert a.options == ["take:nope"]
    forbidden(a, f"take:{title}", "KIT-K03")


@pytest.mark.parametrize("title", ["skip", "defuse"])
def test_only_what_was_discarded_before_the_combo_is_taken(title: str) -> None:  # KIT-B20
    a, _, _ = table("A: skip mark shuffle bury reverse", "B:", "C:", options=FIVE, discards=["nope"])
    a.plays_five("mark", "skip", "reverse", "shuffle", "bury")
    assert a.asked == "take"
    forbidden(a, f"take:{title}", "KIT-K03")


@pytest.mark.parametrize(
    ("code", "rule"),
    [
        *(("put:0", "KIT-X11"), ("order:skip", "KIT-X11"), ("keep", "KIT-X11"), ("show", "KIT-X11")),
        *(("give:skip", "KIT-X11"), ("take:skip", "KIT-X11"), ("name:skip", "KIT-X11"), ("close", "KIT-X11")),
        *(("demand:B:skip", "KIT-K02"), ("five-different:skip+mark", "KIT-K03")),
    ],
)
def test_an_answer_to_a_question_that_nobody_asked_is_refused(code: str, rule: str) -> None:  # KIT-B02
    a, b, _ = table("A: skip mark", "B: skip mark", "C:")
    forbidden(a, code, rule)
    forbidden(b, code, rule)


@pytest.mark.parametrize(
    "code",
    ["peek", "pile", "hand:B", "passed", "play", "play:dragon", "play:skip:Z", "put:", "put:x", "pair:skip", "", ":"],
)
def test_what_is_no_choice_of_the_game_cannot_be_asked_for(code: str) -> None:  # KIT-B21
    a, b, _ = table("A: skip", "B: skip", "C:")
    for player in (a, b):
        problem = refused(a.table, player.seat, code)
        assert (problem.text, problem.rule, problem.arguments) == ("error-code-unknown", "", {"code": code})


@pytest.mark.parametrize("seat", [3, 7, 100, CLOCK_SEAT, -2])
def test_a_seat_that_is_not_at_the_table_chooses_nothing(seat: int) -> None:  # KIT-B01
    a, _, _ = table("A: skip", "B:", "C:")
    for code in ("draw", "leave"):
        problem = refused(a.table, seat, code)
        assert (problem.text, problem.arguments) == ("error-no-such-seat", {"seat": seat})


# Asking for what is hidden: two tables that differ in it look the same.


def seen(*players: Actor) -> list[object]:
    """All that these players see and are told."""
    return [(player.table.session.view(player.seat).plain(), player.told) for player in players]


def test_the_order_of_the_pile_is_in_no_view() -> None:  # KIT-B21
    one = table("A: skip", "B:", "C:", pile="skip mark shuffle exploding_kitten")
    other = table("A: skip", "B:", "C:", pile="exploding_kitten shuffle skip mark")
    assert seen(*one) == seen(*other)


def test_another_hand_is_in_no_view() -> None:  # KIT-B21
    one, other = [table("A: skip", f"B: {cards}", "C:", pile="bury") for cards in ("mark nope", "shuffle favor")]
    assert seen(one[0], one[2]) == seen(other[0], other[2])
    assert seen(one[1]) != seen(other[1])


def test_the_place_of_an_inserted_kitten_is_in_no_other_view() -> None:  # KIT-B21
    tables = [table("A: defuse", "B:", "C:", pile="exploding_kitten skip mark shuffle") for _ in range(2)]
    for place, (a, _, _) in enumerate(tables):
        a.draws()
        a.puts(place)
    (one, *others), (another, *same) = tables
    assert seen(*others) == seen(*same)
    assert seen(one) != seen(another)


def test_the_place_of_an_inserted_kitten_is_not_betrayed_to_somebody_who_had_looked() -> None:  # KIT-B21
    pile = "exploding_kitten skip mark shuffle nope"
    tables = [table("A: see_the_future_5x skip", "B: defuse", "C:", pile=pile) for _ in range(2)]
    for place, (a, b, _) in enumerate(tables):
        a.plays("see_the_future_5x")
        a.plays("skip")
        b.draws()
        b.puts(place)
    (one, _, _), (other, _, _) = tables
    assert seen(one) == seen(other)


def test_who_has_passed_is_in_no_other_view() -> None:  # KIT-B21
    a, b, c = table("A: skip", "B: nope", "C: nope")
    a.plays("skip")
    before = seen(a, c)
    b.passes()
    assert seen(a, c) == before


# Setting up.


def problems(seats: int, options: Mapping[str, SettingValue]) -> set[str]:
    """The rules that a set-up breaks, all told in words of every language."""
    with pytest.raises(BadSetup) as caught:
        GAME.setup(seats, options, "1")
    for language in LANGUAGES:
        assert texts_for(language).error(caught.value)
    assert caught.value.rule in ("KIT-B22", "KIT-V01")
    return {detail.rule for detail in caught.value.details} or {caught.value.rule}


GOOD_DECK: dict[str, int | str] = {"exploding_kitten": 2, "defuse": 4, "skip": 12, "nope": 12, "shuffle": 12}


@pytest.mark.parametrize(
    ("changed", "rule"),
    [
        ({"exploding_kitten": 1}, "KIT-V02"),
        ({"streaking_kitten": 1}, "KIT-V02"),
        ({"streaking_kitten": 2, "exploding_kitten": 3}, "KIT-V03"),
        ({"streaking_kitten": 1, "exploding_kitten": 0, "imploding_kitten": 3}, "KIT-V03"),
        ({"barking_kitten": 1}, "KIT-V04"),
        ({"barking_kitten": 3}, "KIT-V04"),
        ({"defuse": 2}, "KIT-V05"),
        ({"skip": 0, "shuffle": 10}, "KIT-V06"),
        ({"skip": 13}, "KIT-V07"),
        ({"exploding_kitten": 21}, "KIT-V07"),
        (dict.fromkeys(TITLE_WORDS[4:], 12), "KIT-V07"),
        ({"dragon": 1}, "KIT-V01"),
        ({"skip": -1}, "KIT-V01"),
        ({"skip": "many"}, "KIT-V01"),
        ({"skip": "9" * 5000}, "KIT-V01"),
    ],
)
def test_a_custom_deck_that_breaks_a_rule_is_refused(changed: dict[str, int | str], rule: str) -> None:  # KIT-B22
    cards = " ".join([f"{id}:{count}" for id, count in (GOOD_DECK | changed).items()])
    assert rule in problems(3, {"deck": "custom", "cards": cards})


def test_the_deck_that_the_bad_ones_are_made_of_is_good() -> None:  # KIT-B22
    cards = " ".join([f"{id}:{count}" for id, count in GOOD_DECK.items()])
    assert GAME.setup(3, {"deck": "custom", "cards": cards}, "1").seats == 3


@pytest.mark.parametrize("options", [{"hand": 0}, {"hand": 11}, {"defuse_each": 4}, {"defuse_each": -1}, {"hand": "x"}])
def test_a_custom_deck_has_hands_and_defuses_within_bounds(options: dict[str, SettingValue]) -> None:  # KIT-B22
    cards = " ".join([f"{id}:{count}" for id, count in GOOD_DECK.items()])
    assert problems(3, {"deck": "custom", "cards": cards, **options}) == {"KIT-V01"}


@pytest.mark.parametrize(("deck", "seats"), [("black_hole", 2), ("cat_fight", 5), ("classic_base", 6)])
def test_a_preset_is_refused_for_a_number_of_players_it_is_not_made_for(deck: str, seats: int) -> None:  # KIT-B22
    assert problems(seats, {"deck": deck}) == {"KIT-B22"}


@pytest.mark.parametrize("seats", [-1, 0, 1, 9])
def test_nobody_plays_alone_or_with_more_than_eight(seats: int) -> None:  # KIT-B22
    with pytest.raises(BadSetup) as caught:
        GAME.setup(seats, {}, "1")
    assert (caught.value.text, caught.value.arguments) == ("error-seats", {"seats": seats, "low": 2, "high": 8})


# After the end.


@pytest.mark.parametrize("code", ["draw", "play:skip", "pass", "nope", "leave", "put:0", "nonsense"])
def test_nothing_is_done_after_the_end(code: str) -> None:  # KIT-B23
    a, b = table("A:", "B: skip nope", pile="exploding_kitten skip")
    a.draws()
    assert not a.alive
    for player in (a, b):
        assert refused(a.table, player.seat, code).text == "error-game-over"
        option = GAME.option(code)
        if option:
            assert player.table.g.why_not(player.seat, option) == "KIT-B23"


# Every code at many positions.

TABLES: list[tuple[int, dict[str, SettingValue], bool]] = [
    (3, dict(ALL_CARDS), False),
    (4, {**ALL_CARDS, "combos": "with_five", "marked_steal": "choose", "hand": 10}, False),
    (3, {**ALL_CARDS, "combos": "cats_only", "eliminated_hand": "face_down"}, False),
    (3, {**ALL_CARDS, "imploding_visibility": "top_only", "hand": 10}, True),
    (5, {"deck": "classic_base"}, False),
    (2, {"deck": "danger_mode"}, False),
    (3, {"deck": "meowsochist", "streaking_loss": "defuse_allowed"}, False),
]


def positions(seats: int, options: dict[str, SettingValue], live: bool) -> Iterator[tuple[KittensGame, Random]]:
    """Positions of games in which everybody chooses at random, mostly something other than drawing."""
    for seed in range(3):
        random = Random(seed)
        g = GAME.deal(GAME.setup(seats, options, str(seed), live), from_seed(str(seed)))
        met: list[KittensGame] = []
        while g.decisions():
            met.append(g.clone())
            decision = random.choice(g.decisions())
            choices = [option for option in decision.options if option.code != "draw"]
            g.apply(decision.seat, random.choice(choices if choices and random.random() < 0.8 else decision.options))
        for position in random.sample(met, min(len(met), 6)):
            yield position, random


def codes(g: KittensGame, seat: int, random: Random) -> Iterator[str]:
    """What a seat could type: every single card with every target, and combos of what it holds and other cards."""
    n = len(g.players)
    letters = LETTERS[: min(n + 1, len(LETTERS))]
    hand = list(dict.fromkeys([CARD_WORDS[card] for card in g.players[seat].hand]))
    cards, titles = [[word for word in known if word[0] != UNUSED_PREFIX] for known in (CARD_WORDS, TITLE_WORDS)]
    words = hand + random.sample(cards, 3) + ["feral_cat", "exploding_kitten"]
    yield from ("draw", "pass", "nope", "now", "keep", "show", "close", "demand:A:skip", "five-different:skip+mark")
    for card in cards:
        yield from (f"play:{card}", f"five:{card}", f"give:{card}")
        yield from (f"play:{card}:{letter}" for letter in letters)
    for title in titles:
        yield from (f"name:{title}", f"take:{title}")
    for first, second in product(words, repeat=2):
        yield from (f"pair:{first}:{second}:{letter}" for letter in letters)
        yield f"pair:{first}:{second}:{random.choice(letters)}:{random.choice(['unmarked', *hand, 'skip.marked'])}"
    for three in random.sample(list(product(words, repeat=3)), min(len(words) ** 3, 150)):
        yield f"triple:{':'.join(three)}:{random.choice(letters)}"
    for word in words:
        yield f"triple:{word}:{word}:{word}:{random.choice(letters)}"
    yield from (f"put:{place}" for place in range(-1, len(g.pile) + 2))
    for size in range(5):
        yield "order:" + "+".join([CARD_WORDS[card] for card in random.sample(g.pile, min(size, len(g.pile)))])


@cache
def option_of(code: str) -> Option | None:
    """The option that a code names: most codes are tried at every position."""
    return GAME.option(code)


def typed(g: KittensGame, seat: int, random: Random) -> list[Option]:
    """The options that these codes name, and all that are offered."""
    decision = g.decision(seat)
    found = [option_of(code) for code in codes(g, seat, random)]
    assert None not in found
    return [option for option in found if option] + (decision.options if decision else [])


RULES = {id for paragraph in dossier("kittens").paragraphs for id in paragraph.ids}  # type: ignore[union-attr]


@pytest.mark.parametrize(("seats", "options", "live"), TABLES)
def test_whatever_is_not_offered_is_forbidden_by_a_rule_that_can_be_told(
    seats: int, options: dict[str, SettingValue], live: bool
) -> None:  # KIT-B01, KIT-B21
    reasons: Counter[str] = Counter()
    for g, random in positions(seats, options, live):
        for seat in range(seats):
            decision = g.decision(seat)
            offered = set(decision.options) if decision else set()
            for option in typed(g, seat, random):
                reason = g.why_not(seat, option)
                assert (reason == "") == (option in offered), f"{option} {reason} {g.stack}"
                reasons[reason] += 1
    told = set(reasons) - {""}
    assert reasons[""] > 0
    assert told <= RULES
    assert len(told) > 12
    for language in LANGUAGES:
        assert [id for id in told if not texts_for(language).rule(id)] == []


def cards_named(option: Option) -> Counter[int]:
    """The cards that an option would spend."""
    parts = zip(option.verb.parts, option.numbers, strict=False)
    return Counter([number for part, number in parts if part.name in ("card", "second", "third")])


@pytest.mark.parametrize(("seats", "options", "live"), TABLES)
def test_the_reason_for_a_refusal_is_true(
    seats: int, options: dict[str, SettingValue], live: bool
) -> None:  # KIT-B03, KIT-B08
    checked: Counter[str] = Counter()
    for g, random in positions(seats, options, live):
        for seat in range(seats):
            hand = Counter(g.players[seat].hand)
            for option in typed(g, seat, random):
                reason = g.why_not(seat, option)
                checked[reason] += 1
                if reason == "KIT-T08":
                    assert seat != g.current
                elif reason == "KIT-T10":
                    assert not g.alive(seat)
                elif reason == "KIT-T03":
                    assert seat == g.current
                    assert not any(d.seat == seat and "draw" in [o.code for o in d.options] for d in g.decisions())
                elif reason == "KIT-B03" and option.numbers:
                    assert cards_named(option) - hand
                elif reason in ("KIT-K04", "KIT-K05", "KIT-K06", "KIT-K08", "KIT-B08", "KIT-B09", "KIT-O5"):
                    titles = Counter([title_of(card) for card in cards_named(option).elements()])
                    assert not titles - Counter([title_of(card) for card in hand.elements()])
    assert checked["KIT-B03"] > 0
    assert checked["KIT-T08"] > 0


@pytest.mark.parametrize(("seats", "options", "live"), TABLES)
def test_a_refusal_depends_on_nothing_that_the_seat_may_not_know(
    seats: int, options: dict[str, SettingValue], live: bool
) -> None:  # KIT-B13, KIT-B21
    checked = 0
    for g, random in positions(seats, options, live):
        for seat in range(seats):
            imagined = GAME.imagine(g, seat, from_seed(str(checked)))
            for option in typed(g, seat, random):
                assert g.why_not(seat, option) == imagined.why_not(seat, option), option
                checked += 1
    assert checked > 1000


def test_the_cards_of_a_combo_may_be_named_in_any_order() -> None:  # KIT-B05
    a, b, _ = table("A: cat_beard*2 feral_cat skip skip.marked", "B: nope", "C:", forced=False)
    for code in ("pair:feral_cat:cat_beard:B", "pair:skip.marked:skip:B", "triple:feral_cat:cat_beard:cat_beard:B"):
        assert a.why_not(code) == ""
    a.table.session.choose(a.seat, "pair:feral_cat:cat_beard:B")
    assert b.asked == "nope"


def _pass_all(whole: Table) -> None:
    """Everybody who is asked for a reaction passes."""
    for decision in whole.g.decisions():
        if "pass" in [option.code for option in decision.options]:
            whole.session.choose(decision.seat, "pass", whole.session.state.public_version)
