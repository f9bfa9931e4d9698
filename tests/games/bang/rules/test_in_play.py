"""Zones, colours and cards in play (BANG-G, BANG-E, BANG-T31 to BANG-T33)."""

from __future__ import annotations

import pytest

from igroteka.games.bang.rules.faces import FACTS
from tests.games.bang.table import table


def test_cards_in_play_lie_face_up_and_hands_are_hidden() -> None:  # BANG-G04
    a, b, *_ = table("A: beer | barrel.QS", "B", "C", "D")
    assert b.board.figures[0].in_play == ["barrel.QS"]
    assert (b.board.players[a.seat].cards, b.knows_of(a)) == (1, [])


def test_jail_and_dynamite_count_as_cards_in_play() -> None:  # BANG-G04 BANG-G10
    a, b, *_ = table("A: cat_balou.KH cat_balou.9D", "B: | jail.10S dynamite.2H", "C", "D")
    a.plays("cat_balou.KH", at=b)
    assert a.options == ["table:jail.10S", "table:dynamite.2H"]


def test_role_and_character_are_no_cards_that_can_be_taken() -> None:  # BANG-G04 BANG-A11
    a, *_ = table("A: panic.JH", "B", "C", "D: beer")
    assert a.why_not("play:panic.JH:B") == "BANG-A11"


def test_a_round_lasts_from_one_turn_of_the_announcer_to_the_next() -> None:  # BANG-G09 BANG-U03
    a, b, c, d = table("A", "B", "C", "D", events="ambush lasso", phase="turn")
    for actor in (a, b, c, d):
        assert (actor.asked, a.table.event) == ("play", "ambush")
        actor.ends()
    assert (a.asked, a.table.event) == ("play", "lasso")


def test_names_in_code_are_english() -> None:  # BANG-G11
    rows = FACTS["cards"] + FACTS["characters"] + FACTS["events"]
    assert all(row["id"].isascii() and row["id"].replace("_", "").isalpha() and row["id"].islower() for row in rows)


def test_healing_never_exceeds_the_maximum() -> None:  # BANG-G05
    a, *_ = table("A 4/5: whisky beer", "B", "C", "D")
    a.plays("whisky")
    a.pays("beer")
    assert a.life == 5


def test_a_brown_card_goes_to_the_discard_pile_after_its_effect() -> None:  # BANG-G10
    a, *_ = table("A: stagecoach", "B", "C", "D")
    a.plays("stagecoach")
    assert (a.table.discards, len(a.hand)) == (["stagecoach.9S"], 2)


def test_a_blue_card_works_at_once_and_stays() -> None:  # BANG-G10 BANG-E01 BANG-E05
    a, _, c, *_ = table("A: winchester bang.AS", "B", "C", "D", "E")
    a.plays("winchester")
    a.plays("bang.AS", at=c)
    assert (c.life, a.in_play) == (3, ["winchester.8S"])


def test_a_jail_is_laid_in_front_of_another_player() -> None:  # BANG-E01 BANG-C13
    a, b, *_ = table("A: jail.10S", "B", "C", "D")
    a.plays("jail", at=b)
    assert (a.in_play, b.in_play) == ([], ["jail.10S"])


def test_a_price_is_discarded_and_not_played() -> None:  # BANG-G08
    a, *_ = table("A 3: whisky bang.AS", "B", "C", "D")
    a.plays("whisky")
    a.pays("bang")
    assert (a.board.played, a.board.bangs) == (1, 0)


def test_a_bang_given_in_a_duel_is_not_played() -> None:  # BANG-G08 BANG-T32
    a, b, *_ = table("A: duel bang.AS bang.2C", "B: bang.3C beer", "C", "D")
    a.plays("duel", at=b)
    b.answers("bang")
    a.answers("bang.AS")
    b.passes()
    assert (a.board.played, a.board.bangs) == (1, 0)
    a.plays("bang.2C", at=b)
    assert a.board.bangs == 1


def test_a_stand_in_counts_for_the_allowance_and_keeps_its_suit() -> None:  # BANG-G12 BANG-P03 BANG-P17
    a, b, *_ = table("A calamity_janet: missed.8D bang.AS", "B apache_kid", "C", "D")
    a.plays("missed.8D", at=b, as_="bang")
    assert (b.life, a.board.bangs) == (3, 1)
    assert a.why_not("play:bang.AS:B") == "BANG-T31"


@pytest.mark.parametrize("card", ["beer", "saloon", "general_store", "gatling", "indians"])
def test_some_cards_may_be_played_for_nothing(card: str) -> None:  # BANG-G13
    a, *_ = table(f"A: {card}", "B", "C", "D")
    assert any(code.startswith(f"play:{card}") for code in a.options)


def test_brawl_may_be_played_when_nobody_has_cards() -> None:  # BANG-G13 BANG-C28
    a, *_ = table("A: brawl beer", "B", "C", "D")
    a.plays("brawl")
    a.pays("beer")
    assert (a.hand, a.table.discards) == ([], ["beer.6H", "brawl.JS"])


def test_a_canteen_may_be_used_at_full_life() -> None:  # BANG-G13
    a, *_ = table("A: | canteen", "B", "C", "D")
    a.uses("canteen")
    assert (a.life, a.in_play) == (5, [])


def test_a_card_that_needs_a_target_is_not_played_without_one() -> None:  # BANG-G13
    options = {"panic_range": "1"}
    a, *_ = table("A: bang panic.JH cat_balou.KH rag_time", "B: | mustang.8H", "C", "D: | mustang.9H", options=options)
    assert not [code for code in a.options if "bang" in code or "panic" in code]
    assert [code for code in a.options if "cat_balou" in code] == ["play:cat_balou.KH:B", "play:cat_balou.KH:D"]


def test_sid_ketchum_does_not_heal_at_full_life() -> None:  # BANG-G13 BANG-B20
    a, *_ = table("A sid_ketchum: beer beer", "B", "C", "D")
    assert "offer:sid_ketchum" not in a.options


# Weapons and names.


def test_a_new_weapon_replaces_the_old_one() -> None:  # BANG-E02 BANG-T33
    a, *_ = table("A: schofield.KS | volcanic.10S barrel.QS", "B", "C", "D")
    a.plays("schofield")
    assert (a.in_play, a.table.discards) == (["barrel.QS", "schofield.KS"], ["volcanic.10S"])


def test_a_second_card_of_one_name_replaces_the_first() -> None:  # BANG-E03 BANG-T33 BANG-O02
    a, *_ = table("A: mustang.8H | mustang.9H", "B", "C", "D")
    a.plays("mustang")
    assert (a.in_play, a.table.discards) == (["mustang.8H"], ["mustang.9H"])


def test_by_option_a_second_card_of_one_name_is_illegal() -> None:  # BANG-O02 BANG-E03
    a, *_ = table("A: mustang.8H | mustang.9H", "B", "C", "D", options={"duplicate_in_play": "forbid"})
    assert a.why_not("play:mustang.8H") == "BANG-E03"


def test_by_that_option_another_weapon_still_replaces_the_old_one() -> None:  # BANG-O02 BANG-E02
    a, *_ = table("A: schofield.KS | volcanic.10S", "B", "C", "D", options={"duplicate_in_play": "forbid"})
    a.plays("schofield")
    assert a.in_play == ["schofield.KS"]


def test_by_that_option_an_equal_weapon_is_illegal() -> None:  # BANG-O02 BANG-E03
    a, *_ = table("A: schofield.KS | schofield.JC", "B", "C", "D", options={"duplicate_in_play": "forbid"})
    assert a.why_not("play:schofield.KS") == "BANG-E03"


@pytest.mark.parametrize(("one", "other"), [("scope", "binocular"), ("mustang", "hideout"), ("sombrero", "iron_plate")])
def test_cards_of_different_names_lie_side_by_side(one: str, other: str) -> None:  # BANG-E03 BANG-EX14
    a, *_ = table(f"A: {one} | {other}", "B", "C", "D")
    a.plays(one)
    assert [card.partition(".")[0] for card in a.in_play] == [other, one]


def test_two_iron_plates_do_not_lie_side_by_side() -> None:  # BANG-EX14 BANG-E03
    a, *_ = table("A: iron_plate.QS | iron_plate.AD", "B", "C", "D")
    a.plays("iron_plate")
    assert a.in_play == ["iron_plate.QS"]


def test_nobody_is_jailed_twice() -> None:  # BANG-E04 BANG-B05
    a, *_ = table("A: jail.10S", "B: | jail.JS", "C", "D")
    assert a.why_not("play:jail.10S:B") == "BANG-E04"


# Green cards.


def test_a_green_card_is_not_used_in_the_turn_in_which_it_is_laid() -> None:  # BANG-E06 BANG-B06
    a, *_ = table("A: pony_express canteen buffalo_rifle", "B", "C", "D")
    for card in ("pony_express", "canteen", "buffalo_rifle"):
        a.plays(card)
    assert a.options == ["end"]


def test_a_green_card_is_used_in_a_later_turn_and_discarded() -> None:  # BANG-E06 BANG-G10
    a, *_ = table("A 3: | canteen", "B", "C", "D")
    a.uses("canteen")
    assert (a.life, a.in_play, a.table.discards) == (4, [], ["canteen.7H"])


def test_a_green_gun_is_not_used_out_of_turn() -> None:  # BANG-E06 BANG-T30 BANG-B06
    a, b, *_ = table("A: bang", "B: beer | knife", "C", "D")
    a.plays("bang", at=b)
    assert b.options == ["pass"]


def test_by_option_a_green_missed_is_ready_when_the_turn_is_over() -> None:  # BANG-E06 BANG-O11 BANG-T23
    a, b, *_ = table("A: sombrero", "B: bang.2C", "C", "D", options={"green_missed_ready": "next_turn"})
    a.plays("sombrero")
    a.ends()
    b.plays("bang.2C", at=a)
    a.uses("sombrero")
    assert (a.life, a.in_play) == (5, [])


def test_a_green_missed_is_not_used_in_the_turn_in_which_it_is_laid() -> None:  # BANG-E06
    a, b, *_ = table("A: sombrero duel beer", "B: bang.2C", "C", "D")
    a.plays("sombrero")
    a.plays("duel", at=b)
    b.answers("bang")
    assert a.options == ["pass"]


def test_a_green_missed_waits_for_the_owners_next_turn() -> None:  # BANG-E06 BANG-O11
    a, b, *_ = table("A: sombrero beer", "B: bang.2C", "C", "D")
    a.plays("sombrero")
    a.ends()
    b.plays("bang.2C", at=a)
    assert a.options == ["pass"]


def test_a_green_missed_is_ready_after_the_owners_next_turn_has_begun() -> None:  # BANG-E06 BANG-O11 BANG-T23
    a, b, c, d = table(
        *("A: sombrero beer", "B: bang.2C", "C", "D"),
        deck="beer.7H beer.8H beer.9H beer.10H beer.JH missed.2S saloon.5H wells_fargo.3H stagecoach.9S ...",
    )
    a.plays("sombrero")
    for actor in (a, b, c, d, a):
        actor.ends()
    b.plays("bang.2C", at=a)
    assert "use:sombrero" in a.options


def test_a_green_gun_costs_no_allowance() -> None:  # BANG-E06 BANG-T32
    a, b, *_ = table("A: bang | knife pepperbox", "B", "C", "D")
    a.uses("knife", at=b)
    a.uses("pepperbox", at=b)
    assert a.board.bangs == 0
    a.plays("bang", at=b)
    assert b.life == 1


def test_a_used_green_card_is_no_played_card() -> None:  # BANG-E06 BANG-X09
    a, *_ = table("A: | canteen", "B", "C", "D")
    a.uses("canteen")
    assert a.board.played == 0


def test_a_green_card_that_was_taken_waits_again() -> None:  # BANG-E07
    a, b, *_ = table("A: panic", "B: | pony_express", "C", "D")
    a.plays("panic", at=b)
    assert a.hand == ["pony_express.QD"]
    a.plays("pony_express")
    assert a.options == ["end"]


def test_green_cards_can_be_taken_and_destroyed() -> None:  # BANG-E08
    a, b, *_ = table("A: cat_balou.KH panic.JH", "B: | bible.10H canteen.7H", "C", "D")
    a.plays("cat_balou", at=b)
    a.chooses("table:bible.10H")
    a.plays("panic", at=b)
    assert (a.hand, b.in_play) == (["canteen.7H"], [])


def test_a_green_card_laid_this_turn_can_be_destroyed() -> None:  # BANG-E08 BANG-A12
    a, *_ = table("A: bible.10H cat_balou.KH", "B", "C", "D")
    a.plays("bible")
    a.plays("cat_balou", at=a)
    assert (a.in_play, a.table.discards) == ([], ["bible.10H", "cat_balou.KH"])


def test_a_card_without_effect_can_still_be_taken_and_replaced() -> None:  # BANG-E09 BANG-F08
    a, b, *_ = table("A: panic.JH schofield.KS | volcanic.10S", "B: | barrel.QS", "C", "D", event="lasso")
    a.plays("schofield")
    a.plays("panic", at=b)
    assert (a.in_play, a.hand) == (["schofield.KS"], ["barrel.QS"])


# The allowance.


def test_one_bang_card_in_a_turn() -> None:  # BANG-T31 BANG-B02
    a, b, *_ = table("A: bang.AS bang.2C", "B", "C", "D")
    a.plays("bang.AS", at=b)
    assert a.why_not("play:bang.2C:B") == "BANG-T31"


def test_the_allowance_is_fresh_in_the_next_turn() -> None:  # BANG-T31 BANG-T25
    a, b, c, d = table("A: bang.AS bang.2C", "B", "C", "D")
    a.plays("bang.AS", at=b)
    for actor in (a, b, c, d):
        while actor.asked == "play":
            actor.ends()
        while actor.asked == "limit":
            actor.chooses(actor.options[0])
    assert a.why_not("play:bang.2C:B") == ""


def test_unlimited_bang_counts_on() -> None:  # BANG-T31 BANG-EX06
    a, b, *_ = table("A: bang.AS bang.2C bang.3C winchester | volcanic", "B", "C", "D")
    a.plays("bang.AS", at=b)
    a.plays("bang.2C", at=b)
    a.plays("winchester")
    assert a.why_not("play:bang.3C:B") == "BANG-T31"


def test_a_volcanic_can_be_taken_back_and_laid_again() -> None:  # BANG-EX05
    a, b, c, *_ = table(
        "A: winchester panic.JH bang.AS bang.2C bang.3C bang.4C | volcanic.10S", "B", "C 2", "D", "E", "F"
    )
    a.plays("panic", at=a)
    a.plays("winchester")
    a.plays("bang.AS", at=c)
    assert a.why_not("play:bang.2C:B") == "BANG-T31"
    a.plays("volcanic")
    assert a.table.discards[-1] == "winchester.8S"
    for card in ("bang.2C", "bang.3C", "bang.4C"):
        a.plays(card, at=b)
    assert (b.life, c.life) == (1, 1)


def test_other_bang_effects_are_not_counted() -> None:  # BANG-T32 BANG-Q07 BANG-G06
    a, b, *_ = table("A: gatling punch springfield beer bang", "B 9/9", "C 9/9", "D 9/9")
    a.plays("gatling")
    a.plays("punch", at=b)
    a.plays("springfield", at=b)
    a.pays("beer")
    assert a.board.bangs == 0
    a.plays("bang", at=b)
    assert b.life == 5


def test_cards_are_played_only_in_ones_own_turn() -> None:  # BANG-T30 BANG-B01
    _, b, *_ = table("A", "B: stagecoach", "C", "D")
    assert b.why_not("play:stagecoach.9S") == "BANG-T30"


def test_whoever_answers_cannot_play_other_cards() -> None:  # BANG-T30 BANG-T41
    a, b, *_ = table("A: bang", "B: stagecoach beer", "C", "D")
    a.plays("bang", at=b)
    assert b.options == ["pass"]


def test_the_turn_player_does_nothing_while_they_wait_for_an_answer() -> None:  # BANG-T41
    a, b, *_ = table("A: bang stagecoach", "B: beer", "C", "D")
    a.plays("bang", at=b)
    assert (a.options, a.why_not("play:stagecoach.9S")) == ([], "BANG-T30")
