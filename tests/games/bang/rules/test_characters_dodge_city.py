"""The characters of Dodge City and the promo characters (BANG-P17 to BANG-P34)."""

from __future__ import annotations

import pytest

from tests.games.bang.table import Actor, table

# Apache Kid.


@pytest.mark.parametrize("card", ["bang.2D", "panic.8D", "cat_balou.9D"])
def test_diamonds_do_not_touch_apache_kid(card: str) -> None:  # BANG-P17 BANG-A10
    a, b, *_ = table(f"A: {card}", "B apache_kid: beer.6H | barrel.QS", "C", "D")
    a.plays(card, at=b)
    assert (b.life, b.hand, b.in_play, a.asked, a.table.discards) == (3, ["beer.6H"], ["barrel.QS"], "play", [card])


def test_other_suits_touch_apache_kid() -> None:  # BANG-P17
    a, b, *_ = table("A: bang.AS", "B apache_kid", "C", "D")
    a.plays("bang", at=b)
    assert b.life == 2


@pytest.mark.parametrize(("event", "card"), [("blessing", "bang.2D"), ("curse", "bang.2D")])
def test_the_suit_counts_as_the_event_says_for_apache_kid(event: str, card: str) -> None:  # BANG-P17 BANG-K03
    a, b, *_ = table(f"A: {card}", "B apache_kid", "C", "D", event=event)
    a.plays(card, at=b)
    assert b.life == 2


def test_his_own_diamonds_work_on_apache_kid() -> None:  # BANG-P17
    a, *_ = table("A apache_kid: panic.8D | barrel.QS", "B", "C", "D")
    a.plays("panic", at=a)
    assert a.hand == ["barrel.QS"]


def test_a_diamond_duel_works_on_apache_kid() -> None:  # BANG-P17
    a, b, *_ = table("A: duel.QD bang.2D", "B apache_kid: bang.2C", "C", "D")
    a.plays("duel", at=b)
    b.answers("bang")
    a.answers("bang")
    assert b.life == 2


def test_apache_kid_is_immune_if_one_of_doc_holydays_cards_is_a_diamond() -> None:  # BANG-P17 BANG-Z12
    a, b, *_ = table("A doc_holyday: bang.2D bang.2C", "B apache_kid", "C", "D")
    a.uses("doc_holyday", at=b)
    a.pays("bang.2C", "bang.2D")
    assert b.life == 3


def test_apache_kid_is_hit_by_doc_holyday_without_diamonds() -> None:  # BANG-P17
    a, b, *_ = table("A doc_holyday: bang.3C bang.2C", "B apache_kid", "C", "D")
    a.uses("doc_holyday", at=b)
    a.pays("bang.2C", "bang.3C")
    assert b.life == 2


def test_events_touch_apache_kid() -> None:  # BANG-P17 BANG-U10
    _, b, *_ = table("A", "B apache_kid", "C", "D", event="high_noon", turn="B", phase="steps")
    assert b.life == 2


# Belle Star.


def test_in_belle_stars_turn_barrels_and_green_cards_of_others_do_not_work() -> None:  # BANG-P18 BANG-Q08
    a, b, *_ = table("A belle_star: bang", "B: beer | barrel sombrero", "C", "D")
    a.plays("bang", at=b)
    assert b.options == ["pass"]


def test_in_belle_stars_turn_the_others_lose_mustang_and_hideout() -> None:  # BANG-P18 BANG-Q08
    a, b, *_ = table("A belle_star: bang", "B: | mustang hideout", "C", "D")
    a.plays("bang", at=b)
    assert b.life == 3


def test_abilities_of_others_work_in_belle_stars_turn() -> None:  # BANG-Q08
    a, b, _, d = table("A belle_star: bang", "B jourdonnais", "C", "D paul_regret", deck="beer.6H ...")
    assert a.distance(d) == 2
    a.plays("bang", at=b)
    b.uses("jourdonnais")
    assert b.life == 4


def test_belle_stars_own_cards_work() -> None:  # BANG-P18
    a, _, c, _ = table("A belle_star: bang | schofield", "B", "C", "D")
    a.plays("bang", at=c)
    assert c.life == 3


def test_outside_belle_stars_turn_cards_work() -> None:  # BANG-P18
    a, _, c, _ = table("A belle_star: | barrel", "B: bang", "C: | barrel", "D", turn="B", deck="beer.6H ...")
    b = Actor(a.table, 1)
    b.plays("bang", at=c)
    c.uses("barrel")
    assert c.life == 4


def test_belle_star_can_still_take_cards_without_effect() -> None:  # BANG-E09 BANG-P18
    a, b, *_ = table("A belle_star: panic", "B: | mustang.8H", "C", "D")
    a.plays("panic", at=b)
    assert a.hand == ["mustang.8H"]


# Bill Noface, Chuck Wengam, Doc Holyday, Elena Fuente.


@pytest.mark.parametrize(("life", "count"), [(4, 1), (3, 2), (1, 4)])
def test_bill_noface_draws_one_card_and_one_for_each_wound(life: int, count: int) -> None:  # BANG-P19
    _, b, *_ = table("A", f"B bill_noface {life}", "C", "D", turn="B", phase="draw")
    assert len(b.hand) == count


def test_bill_noface_without_wounds_draws_one_card_under_thirst() -> None:  # BANG-Q71 BANG-P19
    _, b, *_ = table("A", "B bill_noface", "C", "D", turn="B", phase="draw", event="thirst")
    assert len(b.hand) == 1


def test_chuck_wengam_gives_a_life_point_for_two_cards_as_often_as_he_can() -> None:  # BANG-P20 BANG-B17
    _, b, *_ = table("A", "B chuck_wengam 3", "C", "D", turn="B")
    b.uses("chuck_wengam")
    b.uses("chuck_wengam")
    assert (b.life, len(b.hand)) == (1, 4)
    assert b.why_not("use:chuck_wengam") == "BANG-P20"


def test_doc_holyday_shoots_for_two_cards_once_in_a_turn() -> None:  # BANG-P21 BANG-B18
    a, b, *_ = table("A doc_holyday: beer.6H beer.7H beer.8H beer.9H", "B", "C", "D")
    a.uses("doc_holyday", at=b)
    a.pays("beer.6H", "beer.8H")
    assert (b.life, a.hand) == (3, ["beer.7H", "beer.9H"])
    assert a.why_not("use-at:doc_holyday:B") == "BANG-P21"


def test_doc_holydays_shot_costs_no_allowance_and_is_cancelled_by_one_missed() -> None:  # BANG-P21 BANG-T32
    a, b, *_ = table("A doc_holyday: beer.6H beer.7H bang", "B: missed", "C", "D")
    a.uses("doc_holyday", at=b)
    a.pays("beer.6H", "beer.7H")
    b.answers("missed")
    assert (b.life, a.board.bangs, a.board.played) == (4, 0, 0)
    a.plays("bang", at=b)
    assert b.life == 3


def test_doc_holyday_shoots_within_weapon_range() -> None:  # BANG-P21 BANG-R05
    a, *_ = table("A doc_holyday: beer beer", "B", "C", "D")
    assert [code for code in a.options if "doc" in code] == ["use-at:doc_holyday:B", "use-at:doc_holyday:D"]
    a, *_ = table("A doc_holyday: beer beer | schofield", "B", "C", "D")
    assert "use-at:doc_holyday:C" in a.options


def test_doc_holyday_needs_two_cards() -> None:  # BANG-P21 BANG-B18
    a, *_ = table("A doc_holyday: beer", "B", "C", "D")
    assert a.why_not("use-at:doc_holyday:B") == "BANG-P21"


def test_elena_fuente_uses_any_hand_card_as_missed() -> None:  # BANG-P22 BANG-Q04
    a, b, *_ = table("A: bang", "B elena_fuente 2: beer.6H barrel.QS", "C", "D")
    a.plays("bang", at=b)
    assert b.options == ["pass", "answer:beer.6H", "answer:barrel.QS"]
    b.answers("beer")
    assert (b.life, b.hand, b.in_play) == (2, ["barrel.QS"], [])


def test_elena_fuentes_cards_do_not_serve_as_missed_against_indians() -> None:  # BANG-P22 BANG-A07
    a, b, *_ = table("A: indians", "B elena_fuente: beer", "C", "D")
    a.plays("indians")
    assert b.options == ["pass"]


def test_elena_fuente_may_use_dodge_as_itself_or_as_missed() -> None:  # BANG-Q04
    a, b, *_ = table("A: bang", "B elena_fuente: dodge.7D", "C", "D", deck="beer.6H ...")
    a.plays("bang", at=b)
    assert b.options == ["pass", "answer:dodge.7D", "answer-as:dodge.7D:missed"]
    b.answers("dodge")
    assert b.hand == ["beer.6H"]


# Greg Digger and Herb Hunter.


def test_greg_digger_gains_two_life_points_by_a_death() -> None:  # BANG-P23 BANG-Q42
    a, b, c, _ = table("A: bang", "B outlaw 1", "C greg_digger 1", "D")
    a.plays("bang", at=b)
    assert c.life == 3


def test_greg_digger_does_not_exceed_his_maximum() -> None:  # BANG-Q42 BANG-P23
    a, b, c, _ = table("A: bang", "B outlaw 1", "C greg_digger 3", "D")
    a.plays("bang", at=b)
    assert c.life == 4


def test_herb_hunter_draws_two_cards_for_a_death() -> None:  # BANG-P24
    a, b, c, _ = table("A: bang", "B outlaw 1", "C herb_hunter", "D")
    a.plays("bang", at=b)
    assert len(c.hand) == 2


# José Delgado and Molly Stark.


def test_jose_delgado_discards_a_blue_card_for_two_as_often_as_he_can() -> None:  # BANG-P25 BANG-O05
    a, *_ = table(
        "A jose_delgado: barrel.QS jail.10S dynamite.2H",
        "B",
        "C",
        "D",
        deck="bang.2C bang.3C bang.4C bang.5C bang.6C bang.7C ...",
    )
    for card in ("barrel.QS", "jail.10S", "dynamite.2H"):
        a.chooses(f"use-card:jose_delgado:{card}")
    assert (len(a.hand), a.board.played) == (6, 0)
    assert a.table.discards == ["barrel.QS", "jail.10S", "dynamite.2H"]


def test_by_option_jose_delgado_does_so_twice_in_a_turn() -> None:  # BANG-O05
    a, *_ = table("A jose_delgado: barrel.QS jail.10S dynamite.2H", "B", "C", "D", options={"jose_delgado_limit": "2"})
    a.chooses("use-card:jose_delgado:barrel.QS")
    a.chooses("use-card:jose_delgado:jail.10S")
    assert a.why_not("use-card:jose_delgado:dynamite.2H") == "BANG-P25"


def test_jose_delgado_discards_neither_brown_nor_green_cards() -> None:  # BANG-P25 BANG-B19
    a, *_ = table("A jose_delgado: beer.6H bible.10H | barrel.QS", "B", "C", "D")
    assert not [code for code in a.options if "jose_delgado" in code]


def test_molly_stark_draws_for_an_answer_out_of_turn() -> None:  # BANG-P26
    a, b, *_ = table("A: bang", "B molly_stark: missed.2S", "C", "D", deck="beer.6H ...")
    a.plays("bang", at=b)
    b.answers("missed")
    assert b.hand == ["beer.6H"]


def test_molly_stark_draws_for_dodge_besides_its_own_card() -> None:  # BANG-P26 BANG-C29
    a, b, *_ = table("A: bang", "B molly_stark: dodge", "C", "D", deck="beer.6H beer.7H ...")
    a.plays("bang", at=b)
    b.answers("dodge")
    assert b.hand == ["beer.6H", "beer.7H"]


def test_molly_stark_draws_after_the_duel_for_each_bang() -> None:  # BANG-P26
    a, b, *_ = table("A: duel bang.AS", "B molly_stark: bang.2C bang.3C", "C", "D", deck="beer.6H beer.7H ...")
    a.plays("duel", at=b)
    b.answers("bang.2C")
    a.answers("bang")
    assert b.hand == ["bang.3C"]
    b.answers("bang.3C")
    assert b.hand == ["beer.6H", "beer.7H"]


def test_molly_stark_draws_once_her_answer_is_settled_between_two_targets() -> None:  # BANG-P26 BANG-T40
    a, b, c, _ = table("A: gatling", "B molly_stark: missed.2S", "C: beer", "D", deck="beer.6H ...")
    a.plays("gatling")
    b.answers("missed")
    assert (b.hand, c.asked) == (["beer.6H"], "shot")


def test_molly_stark_draws_nothing_for_a_card_that_she_discards() -> None:  # BANG-P26 BANG-O20
    a, b, c, _ = table("A: indians", "B molly_stark: bang.2C", "C: beer", "D", deck="beer.6H ...")
    a.plays("indians")
    b.answers("bang")
    c.passes()
    assert b.hand == []


def test_by_option_molly_stark_draws_after_the_whole_card_for_what_she_discards() -> None:  # BANG-P26 BANG-O20
    people = ("A: indians", "B molly_stark: bang.2C", "C: beer", "D")
    a, b, c, _ = table(*people, deck="beer.6H ...", options={"molly_stark_draws": "used"})
    a.plays("indians")
    b.answers("bang")
    assert b.hand == []
    c.passes()
    assert b.hand == ["beer.6H"]


def test_molly_stark_draws_nothing_in_her_own_turn() -> None:  # BANG-P26
    a, b, *_ = table("A molly_stark: duel bang.AS", "B: bang.2C", "C", "D")
    a.plays("duel", at=b)
    b.answers("bang")
    a.answers("bang")
    assert a.hand == []


def test_molly_stark_draws_nothing_for_cards_that_are_taken_or_discarded_by_others() -> None:  # BANG-P26
    a, b, *_ = table("A: panic.JH cat_balou.KH", "B molly_stark: beer.6H beer.7H", "C", "D")
    a.plays("panic", at=b)
    a.plays("cat_balou", at=b)
    assert b.hand == []


def test_molly_stark_draws_nothing_for_a_green_card() -> None:  # BANG-P26
    a, b, *_ = table("A: bang", "B molly_stark: | sombrero", "C", "D")
    a.plays("bang", at=b)
    b.uses("sombrero")
    assert b.hand == []


# Pat Brennan, Pixie Pete, Sean Mallory, Tequila Joe.


def test_pat_brennan_takes_a_card_in_play_instead_of_drawing() -> None:  # BANG-P27
    a, _, c, _ = table("A pat_brennan", "B", "C: | barrel.QS dynamite.2H", "D", phase="draw")
    assert a.defaults == ["draw"]
    a.chooses("use-card:pat_brennan:dynamite.2H:C")
    assert (a.hand, c.in_play, a.asked) == (["dynamite.2H"], ["barrel.QS"], "play")


def test_pat_brennan_may_draw_as_usual() -> None:  # BANG-P27
    a, *_ = table("A pat_brennan", "B: | barrel.QS", "C", "D", phase="draw")
    a.draws()
    assert len(a.hand) == 2


def test_pat_brennan_takes_a_card_also_under_thirst() -> None:  # BANG-P27 BANG-H10
    a, *_ = table("A pat_brennan", "B: | barrel.QS", "C", "D", phase="draw", event="thirst")
    a.chooses("use-card:pat_brennan:barrel.QS:B")
    assert a.hand == ["barrel.QS"]


def test_nobody_is_immune_to_pat_brennan() -> None:  # BANG-P27
    a, b, *_ = table("A pat_brennan", "B apache_kid: | hideout.KD", "C", "D", phase="draw")
    a.chooses("use-card:pat_brennan:hideout.KD:B")
    assert (a.hand, b.in_play) == (["hideout.KD"], [])


@pytest.mark.parametrize("draws", ["4", "3"])
def test_pixie_pete_draws_more(draws: str) -> None:  # BANG-P28 BANG-O04
    a, *_ = table("A pixie_pete", "B", "C", "D", phase="draw", options={"pixie_pete_draw": draws})
    assert len(a.hand) == int(draws)


def test_sean_mallory_keeps_ten_cards() -> None:  # BANG-P29
    a, *_ = table(
        "A sean_mallory 1: bang bang bang bang bang bang bang bang bang bang bang", "B", "C", "D", phase="limit"
    )
    assert a.asked == "limit"
    a.chooses(a.options[0])
    assert (len(a.hand), a.table.turn) == (10, "B")


def test_a_beer_gives_tequila_joe_two_life_points() -> None:  # BANG-P30
    a, *_ = table("A tequila_joe 1: beer", "B", "C", "D")
    a.plays("beer")
    assert a.life == 3


def test_a_rescue_beer_gives_tequila_joe_two_life_points() -> None:  # BANG-P30 BANG-D02
    a, b, *_ = table("A: bang", "B tequila_joe 1: beer", "C", "D")
    a.plays("bang", at=b)
    b.passes()
    b.answers("beer")
    assert b.life == 2


@pytest.mark.parametrize(("card", "life"), [("saloon", 2), ("tequila", 2), ("whisky", 3)])
def test_other_drinks_give_tequila_joe_no_more(card: str, life: int) -> None:  # BANG-P30
    a, *_ = table(f"A tequila_joe 1: {card} bang", "B", "C", "D")
    if card == "tequila":
        a.plays(card, at=a)
    else:
        a.plays(card)
    if a.asked == "pay":
        a.pays("bang")
    assert a.life == life


def test_a_canteen_gives_tequila_joe_one_life_point() -> None:  # BANG-P30
    a, *_ = table("A tequila_joe 1: | canteen", "B", "C", "D")
    a.uses("canteen")
    assert a.life == 2


# Vera Custer.


def test_vera_custer_has_the_ability_of_a_living_player() -> None:  # BANG-P31 BANG-B23
    a, b, *_ = table("A vera_custer: bang.AS bang.2C", "B willy_the_kid", "C renegade dead", "D", phase="steps")
    assert (a.options, a.defaults) == (["pass", "choose:B", "choose:D"], ["pass"])
    a.names(b)
    assert (a.life, a.board.figures[0].abilities) == (4, ["vera_custer", "willy_the_kid"])
    a.plays("bang.AS", at=b)
    a.plays("bang.2C", at=b)
    assert b.life == 2


def test_vera_custer_without_a_choice_has_no_ability() -> None:  # BANG-P31
    a, b, *_ = table("A vera_custer +willy_the_kid: bang.AS bang.2C", "B", "C", "D", phase="steps")
    a.passes()
    a.plays("bang.AS", at=b)
    assert a.why_not("play:bang.2C:B") == "BANG-T31"


def test_vera_custers_copy_outlives_its_original() -> None:  # BANG-P31
    a, b, *_ = table("A vera_custer: bang.AS bang.2C", "B willy_the_kid outlaw 1", "C", "D", phase="steps")
    a.names(b)
    a.plays("bang.AS", at=b)
    assert not b.alive
    a.plays("bang.2C", at=Actor(a.table, 3))
    assert Actor(a.table, 3).life == 3


def test_vera_custer_has_no_ability_before_her_first_turn() -> None:  # BANG-P31
    a, b, *_ = table("A: bang.AS", "B vera_custer", "C jourdonnais", "D")
    a.plays("bang", at=b)
    assert (b.life, "check" in a.table.log) == (2, False)


def test_vera_custer_keeps_the_old_copy_in_the_first_steps_of_her_turn() -> None:  # BANG-P31 BANG-T05
    _, b, *_ = table(
        *("A", "B vera_custer +bart_cassidy", "C", "D"), event="high_noon", turn="B", phase="steps", deck="beer.6H ..."
    )
    assert (b.hand, b.asked) == (["beer.6H"], "character-step")


def test_vera_custer_chooses_before_she_is_jailed() -> None:  # BANG-P31 BANG-T07
    _, b, c, _ = table(
        "A", "B vera_custer: | jail", "C lucky_duke", "D", turn="B", phase="steps", deck="bang.2C beer.6H ..."
    )
    b.names(c)
    assert b.options == ["check:bang.2C", "check:beer.6H"]


def test_a_skip_mark_leaves_vera_custers_copy_in_place() -> None:  # BANG-P31 BANG-T01
    a, b, *_ = table("A", "B vera_custer +willy_the_kid skip", "C", "D", phase="limit")
    assert (a.table.turn, b.board.figures[1].abilities) == ("C", ["vera_custer", "willy_the_kid"])


def test_under_hangover_vera_custers_copy_waits() -> None:  # BANG-P31 BANG-H04
    _, b, *_ = table("A", "B vera_custer +willy_the_kid", "C", "D", turn="B", phase="steps", event="hangover")
    assert (b.asked, b.board.figures[1].abilities) == ("play", ["vera_custer", "willy_the_kid"])


def test_vera_custer_copies_drawbacks_too() -> None:  # BANG-P31 BANG-P35
    a, b, *_ = table("A: bang", "B vera_custer +big_spencer: missed.2S", "C", "D")
    a.plays("bang", at=b)
    assert b.options == ["pass"]


# Johnny Kisch.


def test_johnny_kisch_removes_all_other_cards_of_the_name_he_lays() -> None:  # BANG-P32 BANG-Q50
    a, b, c, d = table("A johnny_kisch: mustang.8H", "B: | mustang.9H barrel.QS", "C: | mustang.5H", "D: | hideout")
    a.plays("mustang")
    assert (a.in_play, b.in_play, c.in_play, d.in_play) == (["mustang.8H"], ["barrel.QS"], [], ["hideout.KD"])


def test_johnny_kisch_removes_green_cards_too() -> None:  # BANG-P32
    a, b, *_ = table("A johnny_kisch: iron_plate.QS", "B: | iron_plate.AD", "C", "D")
    a.plays("iron_plate")
    assert b.in_play == []


def test_johnny_kischs_own_jail_stays() -> None:  # BANG-P32
    a, b, c, _ = table("A johnny_kisch: jail.10S", "B", "C: | jail.JS", "D")
    a.plays("jail", at=b)
    assert (b.in_play, c.in_play) == (["jail.10S"], [])


def test_using_a_green_card_removes_nothing() -> None:  # BANG-P32
    a, b, *_ = table("A johnny_kisch: | iron_plate.QS", "B: bang.2C | iron_plate.AD", "C", "D", turn="B")
    b.plays("bang", at=a)
    a.uses("iron_plate")
    assert (a.life, a.in_play, b.in_play) == (5, [], ["iron_plate.AD"])


def test_a_dynamite_passed_to_johnny_kisch_removes_nothing() -> None:  # BANG-P32
    _, b, c, d = table(
        *("A", "B: | dynamite.2H", "C johnny_kisch", "D: | dynamite.10C"), turn="B", phase="steps", deck="bang.2C ..."
    )
    assert (b.in_play, c.in_play, d.in_play) == ([], ["dynamite.2H"], ["dynamite.10C"])


def test_a_blue_card_that_stands_in_for_another_removes_nothing() -> None:  # BANG-P32
    a, b, c, _ = table("A johnny_kisch: mustang.8H", "B", "C: | mustang.9H", "D", show="showdown")
    a.plays("mustang", at=b, as_="bang")
    assert (b.life, c.in_play) == (3, ["mustang.9H"])


# Uncle Will and Claus.


def test_uncle_will_plays_any_card_as_general_store_once_in_a_turn() -> None:  # BANG-P33 BANG-B18
    a, b, c, _ = table(
        *("A uncle_will: stagecoach.9S barrel.QS", "B", "C", "D"),
        deck="bang.2C bang.3C bang.4C bang.5C ...",
        shows="sacagaway wild_west_show",
    )
    a.plays("stagecoach", as_="general_store")
    a.chooses("pick:bang.2C")
    b.chooses("pick:bang.3C")
    c.chooses("pick:bang.4C")
    assert (a.hand, a.table.discards, a.board.show) == (["barrel.QS", "bang.2C"], ["stagecoach.9S"], "")
    assert not [code for code in a.options if code.startswith("play-as")]


def test_real_general_stores_are_not_limited_for_uncle_will() -> None:  # BANG-P33
    a, b, c, d = table(
        "A uncle_will: beer.6H general_store.9C", "B", "C", "D", deck="bang.2C bang.3C bang.4C bang.5C bang.6C ..."
    )
    a.plays("general_store")
    for actor in (a, b, c):
        actor.chooses(actor.options[0])
    assert len(d.hand) == 1
    a.plays("beer", as_="general_store")
    assert a.asked == "display"


def test_a_blue_card_of_uncle_will_is_not_laid() -> None:  # BANG-P33
    a, *_ = table("A uncle_will: barrel.QS", "B", "C", "D", deck="bang.2C")
    a.plays("barrel", as_="general_store")
    assert (a.in_play, a.hand, a.table.discards) == ([], ["bang.2C"], ["barrel.QS"])


def test_claus_keeps_two_cards_and_gives_one_to_each_other_player() -> None:  # BANG-P34
    a, b, c, d = table(
        *("A claus_the_saint", "B", "C", "D"), phase="draw", deck="bang.2C bang.3C bang.4C bang.5C bang.6C bang.7C ..."
    )
    for card in ("bang.4C", "bang.2C", "bang.6C", "bang.3C"):
        a.chooses(f"pick:{card}")
    assert (a.hand, b.hand, c.hand, d.hand) == (["bang.4C", "bang.2C"], ["bang.6C"], ["bang.3C"], ["bang.5C"])
    assert a.table.deck[0] == "bang.7C"


def test_only_claus_and_the_receiver_know_a_gift() -> None:  # BANG-P34 BANG-I06
    a, b, c, _ = table(
        *("A claus_the_saint", "B", "C", "D"), phase="draw", deck="bang.2C bang.3C bang.4C bang.5C bang.6C ..."
    )
    for card in ("bang.2C", "bang.3C", "bang.4C", "bang.5C"):
        a.chooses(f"pick:{card}")
    assert (a.knows_of(b), c.knows_of(b)) == (["bang.4C"], [])


def test_claus_keeps_one_card_under_thirst() -> None:  # BANG-P34 BANG-H10
    a, b, c, d = table(
        *("A claus_the_saint", "B", "C", "D"),
        phase="draw",
        deck="bang.2C bang.3C bang.4C bang.5C bang.6C ...",
        event="thirst",
    )
    for card in ("bang.2C", "bang.3C", "bang.4C"):
        a.chooses(f"pick:{card}")
    assert ([len(actor.hand) for actor in (a, b, c, d)], a.table.deck[0]) == ([1, 1, 1, 1], "bang.6C")


def test_the_ghost_of_claus_keeps_three_cards() -> None:  # BANG-P34 BANG-H03
    _, b, *_ = table("A", "B claus_the_saint ghost", "C", "D", phase="draw", turn="B", event="ghost_town")
    while b.asked in ("look", "gift"):
        b.chooses(b.options[0])
    assert len(b.hand) == 3


def test_with_too_few_cards_claus_keeps_his_own_first() -> None:  # BANG-P34 BANG-T51
    a, b, c, d = table("A claus_the_saint", "B", "C", "D", phase="draw", deck="bang.2C bang.3C bang.4C")
    a.chooses("pick:bang.2C")
    a.chooses("pick:bang.3C")
    assert (a.hand, b.hand, c.hand, d.hand) == (["bang.2C", "bang.3C"], ["bang.4C"], [], [])
