"""What cannot be done is refused with the rule that says so, and nothing changes (BANG-B)."""

from __future__ import annotations

import pytest

from igroteka.core.errors import Refused
from igroteka.core.random import from_seed
from igroteka.games.bang.game import GAME
from igroteka.texts import LANGUAGES, texts_for
from tests.games.bang.table import Actor, Table, table


def everything(actor: Actor) -> object:
    """The state, what every seat and a spectator sees, and what has been told."""
    g = actor.table.g
    views = [GAME.view(g, seat).plain() for seat in range(-1, g.setup.seats)]
    return GAME.dump(g), views, [entry.plain() for entry in g.journal or []]


def refused(actor: Actor, code: str) -> Refused:
    """Really try it: it is refused in words of every language, and nothing has changed for anybody."""
    option = GAME.option(code)
    assert option is not None, code
    before = everything(actor)
    with pytest.raises(Refused) as caught:
        actor.table.g.apply(actor.seat, option)
    assert everything(actor) == before
    for language in LANGUAGES:
        assert texts_for(language).error(caught.value)
    return caught.value


def forbidden(actor: Actor, code: str, rule: str) -> None:
    """The seat is told the rule, beforehand and when it tries."""
    assert actor.why_not(code) == rule
    assert refused(actor, code).rule == rule


@pytest.mark.parametrize("code", ["play:bang.AS:A", "end", "draw", "use:canteen", "pass", "discard:bang.AS"])
def test_nobody_acts_when_it_is_neither_their_turn_nor_their_answer(code: str) -> None:  # BANG-B01
    _, b, *_ = table("A", "B: bang.AS | canteen", "C", "D")
    forbidden(b, code, "BANG-T30")


def test_a_second_bang_is_refused() -> None:  # BANG-B02
    a, b, *_ = table("A: bang.AS bang.2C", "B", "C", "D")
    a.plays("bang.AS", at=b)
    forbidden(a, "play:bang.2C:B", "BANG-T31")


def test_a_bang_out_of_range_is_refused() -> None:  # BANG-B03
    a, *_ = table("A: bang.AS", "B", "C", "D")
    forbidden(a, "play:bang.AS:C", "BANG-R04")


def test_a_bang_at_oneself_is_refused() -> None:  # BANG-B03
    a, *_ = table("A: bang.AS", "B", "C", "D")
    forbidden(a, "play:bang.AS:A", "BANG-C01")


def test_a_bang_at_a_dead_player_is_refused() -> None:  # BANG-B03
    a, *_ = table("A: bang.AS", "B dead", "C", "D")
    forbidden(a, "play:bang.AS:B", "BANG-B03")


@pytest.mark.parametrize("card", ["panic.JH", "punch.10S"])
def test_near_cards_beyond_distance_one_are_refused(card: str) -> None:  # BANG-B04
    a, *_ = table(f"A: {card} | winchester", "B: beer", "C: beer", "D", options={"panic_range": "1"})
    forbidden(a, f"play:{card}:C", "BANG-R05")


@pytest.mark.parametrize("card", ["knife", "derringer"])
def test_near_green_guns_beyond_distance_one_are_refused(card: str) -> None:  # BANG-B04
    a, *_ = table(f"A: | {card} winchester", "B", "C", "D")
    assert f"use-at:{card}:B" in a.options
    forbidden(a, f"use-at:{card}:C", "BANG-R05")


def test_jail_on_the_sheriff_is_refused() -> None:  # BANG-B05
    _, b, *_ = table("A", "B: jail.10S", "C", "D", turn="B")
    forbidden(b, "play:jail.10S:A", "BANG-C13")


def test_jail_on_a_jailed_player_is_refused() -> None:  # BANG-B05
    a, *_ = table("A: jail.10S", "B: | jail.JS", "C", "D")
    forbidden(a, "play:jail.10S:B", "BANG-E04")


@pytest.mark.parametrize(("card", "code"), [("canteen", "use:canteen"), ("knife", "use-at:knife:B")])
def test_a_green_card_laid_this_turn_is_not_used(card: str, code: str) -> None:  # BANG-B06
    a, *_ = table(f"A: {card}", "B", "C", "D")
    a.plays(card)
    forbidden(a, code, "BANG-E06")


def test_a_green_gun_is_not_used_as_an_answer() -> None:  # BANG-B06
    a, b, *_ = table("A: bang.AS", "B: beer | knife", "C", "D")
    a.plays("bang", at=b)
    forbidden(b, "use-at:knife:A", "BANG-E06")


def test_a_green_gun_is_not_used_out_of_turn() -> None:  # BANG-B06 BANG-B01
    _, b, *_ = table("A", "B: | knife", "C", "D")
    forbidden(b, "use-at:knife:A", "BANG-T30")


@pytest.mark.parametrize(("card", "rule"), [("missed.2S", "BANG-C02"), ("dodge.7D", "BANG-C29")])
def test_answers_are_not_played_in_phase_two(card: str, rule: str) -> None:  # BANG-B07
    a, *_ = table(f"A: {card}", "B", "C", "D")
    forbidden(a, f"play:{card}", rule)


@pytest.mark.parametrize("code", ["answer:missed.2S", "use:barrel", "use:sombrero"])
def test_missed_is_of_no_use_against_indians(code: str) -> None:  # BANG-B07
    a, b, *_ = table("A: indians.KD", "B: missed.2S | barrel sombrero", "C", "D")
    a.plays("indians")
    forbidden(b, code, "BANG-A07")


@pytest.mark.parametrize("code", ["answer:missed.2S", "use:barrel", "use:sombrero"])
def test_missed_is_of_no_use_in_a_duel(code: str) -> None:  # BANG-B07
    a, b, *_ = table("A: duel.8C", "B: missed.2S | barrel sombrero", "C", "D")
    a.plays("duel", at=b)
    forbidden(b, code, "BANG-A08")


def test_a_barrel_is_not_tried_twice() -> None:  # BANG-B08
    a, b, *_ = table("A: bang.AS", "B: beer | barrel", "C", "D", deck="bang.2C ...")
    a.plays("bang", at=b)
    b.uses("barrel")
    forbidden(b, "use:barrel", "BANG-A03")


def test_nobody_answers_for_another() -> None:  # BANG-B09
    a, b, c, _ = table("A: bang.AS", "B: beer", "C: missed.2S", "D")
    a.plays("bang", at=b)
    forbidden(c, "answer:missed.2S", "BANG-A04")


def test_beer_on_another_is_refused() -> None:  # BANG-B10
    a, *_ = table("A 2: beer.6H", "B 2", "C", "D")
    forbidden(a, "play:beer.6H:B", "BANG-C03")


def test_beer_out_of_turn_without_dying_is_refused() -> None:  # BANG-B10
    a, b, *_ = table("A: bang.AS", "B 2: beer.6H", "C", "D")
    forbidden(b, "play:beer.6H", "BANG-T30")
    a.plays("bang", at=b)
    forbidden(b, "answer:beer.6H", "BANG-A02")


def test_beer_as_rescue_with_two_living_is_refused() -> None:  # BANG-B10
    a, b, *_ = table("A: bang.AS", "B sid_ketchum outlaw 1: beer.6H scope", "C dead", "D dead")
    a.plays("bang", at=b)
    b.passes()
    forbidden(b, "answer:beer.6H", "BANG-D02")


def test_beer_as_rescue_under_the_reverend_is_refused() -> None:  # BANG-B10
    a, b, *_ = table("A: bang.AS", "B sid_ketchum 1: beer.6H scope", "C", "D", event="the_reverend")
    a.plays("bang", at=b)
    b.passes()
    forbidden(b, "answer:beer.6H", "BANG-D02")


@pytest.mark.parametrize("code", ["answer:saloon.5H", "answer:tequila.9C", "answer:whisky.QH", "use:canteen"])
def test_other_drinks_do_not_rescue(code: str) -> None:  # BANG-B11
    a, b, *_ = table("A: bang.AS", "B 1: saloon tequila whisky | canteen", "C", "D")
    a.plays("bang", at=b)
    b.passes()
    assert b.asked == "dying"
    forbidden(b, code, "BANG-D02")


def test_a_card_with_a_price_needs_another_card() -> None:  # BANG-B12
    a, *_ = table("A: whisky.QH", "B", "C", "D")
    forbidden(a, "play:whisky.QH", "BANG-B12")


def test_a_card_does_not_pay_for_itself() -> None:  # BANG-B12
    a, *_ = table("A: whisky.QH beer.6H scope", "B", "C", "D")
    a.plays("whisky")
    forbidden(a, "pay:whisky.QH", "BANG-B12")


@pytest.mark.parametrize("card", ["barrel.QS", "canteen.7H", "jail.10S"])
def test_nothing_is_laid_before_the_judge(card: str) -> None:  # BANG-B13
    a, *_ = table(f"A: {card}", "B", "C", "D", event="the_judge")
    forbidden(a, f"play:{card}:B" if "jail" in card else f"play:{card}", "BANG-F07")


def test_cards_in_play_are_not_used_under_lasso() -> None:  # BANG-B13
    a, b, *_ = table("A: bang.AS | canteen", "B: beer | barrel sombrero", "C", "D", event="lasso")
    forbidden(a, "use:canteen", "BANG-F08")
    a.plays("bang", at=b)
    forbidden(b, "use:barrel", "BANG-F08")
    forbidden(b, "use:sombrero", "BANG-F08")


def test_cards_in_play_are_not_used_in_belle_stars_turn() -> None:  # BANG-B13 BANG-P18
    a, b, *_ = table("A belle_star: bang.AS", "B: beer | barrel", "C", "D")
    a.plays("bang", at=b)
    forbidden(b, "use:barrel", "BANG-P18")


def test_a_handcuffed_player_plays_nothing() -> None:  # BANG-B14
    a, *_ = table("A: beer.6H bang.AS", "B", "C", "D", event="handcuffs", note=0)
    forbidden(a, "play:beer.6H", "BANG-H09")
    forbidden(a, "play:bang.AS:B", "BANG-H09")


@pytest.mark.parametrize("code", ["play:bang.AS:B", "play-as:missed.2S:bang:B"])
def test_no_bang_is_played_during_the_sermon(code: str) -> None:  # BANG-B15
    a, *_ = table("A calamity_janet: bang.AS missed.2S", "B", "C", "D", event="the_sermon")
    forbidden(a, code, "BANG-H07")


def test_a_bang_is_not_given_in_ones_own_duel_during_the_sermon() -> None:  # BANG-B15
    options = {"sermon_scope": "play_and_discard"}
    a, b, *_ = table("A: duel.8C bang.AS", "B: bang.2C", "C", "D", event="the_sermon", options=options)
    a.plays("duel", at=b)
    b.answers("bang")
    forbidden(a, "answer:bang.AS", "BANG-H07")


def test_phase_two_does_not_end_while_a_card_is_owed() -> None:  # BANG-B16
    a, *_ = table("A", "B", "C", "D", event="law_of_the_west", phase="draw", deck="beer.6H bang.AS ...")
    forbidden(a, "end", "BANG-F15")


def test_a_card_that_is_owed_pays_for_nothing() -> None:  # BANG-B16
    a, *_ = table("A: whisky.QH", "B", "C", "D", event="law_of_the_west", phase="draw", deck="beer.6H bang.AS ...")
    a.plays("whisky")
    forbidden(a, "pay:bang.AS", "BANG-F15")


def test_chuck_wengam_keeps_his_last_life_point() -> None:  # BANG-B17
    a, *_ = table("A chuck_wengam 1", "B", "C", "D")
    forbidden(a, "use:chuck_wengam", "BANG-P20")


def test_a_blood_brother_must_be_wounded() -> None:  # BANG-B17
    a, *_ = table("A 2", "B 2", "C", "D", event="blood_brothers", phase="steps")
    assert "choose:B" in a.options
    forbidden(a, "choose:C", "BANG-F09")


def test_nobody_gives_their_last_life_point() -> None:  # BANG-B17
    a, *_ = table("A 1", "B 2", "C", "D", event="blood_brothers", phase="steps")
    assert a.asked == "play"


def test_doc_holyday_shoots_once() -> None:  # BANG-B18
    a, b, *_ = table("A doc_holyday: bang.AS bang.2C bang.3C bang.4C", "B", "C", "D")
    a.uses("doc_holyday", at=b)
    a.pays("bang.AS", "bang.2C")
    forbidden(a, "use-at:doc_holyday:B", "BANG-P21")


def test_doc_holyday_needs_two_cards() -> None:  # BANG-B18
    a, *_ = table("A doc_holyday: bang.AS", "B", "C", "D")
    forbidden(a, "use-at:doc_holyday:B", "BANG-P21")


def test_uncle_will_opens_one_store() -> None:  # BANG-B18
    a, b, c, d = table("A uncle_will: beer.6H scope", "B", "C", "D")
    a.plays("beer", as_="general_store")
    for actor in (a, b, c):
        actor.chooses(actor.options[0])
    assert d.hand
    forbidden(a, "play-as:scope.AS:general_store", "BANG-P33")


def test_flint_westwood_trades_once() -> None:  # BANG-B18
    options = {"flint_westwood_limit": "1"}
    a, b, *_ = table("A flint_westwood: beer.6H scope", "B: bang.AS bang.2C", "C: beer", "D", options=options)
    a.chooses("use-card:flint_westwood:beer.6H:B")
    forbidden(a, "use-card:flint_westwood:scope.AS:C", "BANG-P36")
    assert b.hand == ["beer.6H"]


def test_flint_westwood_needs_cards_on_both_sides() -> None:  # BANG-B18
    a, *_ = table("A flint_westwood: beer.6H", "B", "C: scope", "D")
    forbidden(a, "use-card:flint_westwood:beer.6H:B", "BANG-P36")
    b, *_ = table("A flint_westwood", "B: scope", "C", "D")
    forbidden(b, "use-card:flint_westwood:beer.6H:B", "BANG-P36")


@pytest.mark.parametrize("card", ["beer.6H", "canteen.7H"])
def test_jose_delgado_discards_blue_cards_only(card: str) -> None:  # BANG-B19
    a, *_ = table(f"A jose_delgado: {card}", "B", "C", "D")
    forbidden(a, f"use-card:jose_delgado:{card}", "BANG-P25")


@pytest.mark.parametrize("line", ["B sid_ketchum: beer.6H beer.7H", "B sid_ketchum 2: beer.6H"])
def test_sid_ketchum_needs_a_wound_and_two_cards(line: str) -> None:  # BANG-B20
    _, b, *_ = table("A", line, "C", "D")
    forbidden(b, "offer:sid_ketchum", "BANG-P12")


def test_big_spencer_plays_no_missed() -> None:  # BANG-B21
    a, b, *_ = table("A: bang.AS", "B big_spencer: missed.2S", "C", "D")
    a.plays("bang", at=b)
    forbidden(b, "answer:missed.2S", "BANG-P35")


def test_pedro_ramirez_takes_nothing_from_an_empty_pile() -> None:  # BANG-B22
    a, *_ = table("A pedro_ramirez +jesse_jones", "B: beer", "C", "D", phase="draw")
    forbidden(a, "use:pedro_ramirez", "BANG-P10")


def test_jesse_jones_takes_nothing_from_an_empty_hand() -> None:  # BANG-B22
    a, *_ = table("A jesse_jones", "B: beer", "C", "D", phase="draw")
    forbidden(a, "use-at:jesse_jones:C", "BANG-P05")


def test_greygory_changes_both_or_none() -> None:  # BANG-B23
    a, *_ = table("A greygory_deck +bart_cassidy +jourdonnais", "B", "C", "D", phase="steps")
    assert a.options == ["pass", "yes"]
    forbidden(a, "character:bart_cassidy", "BANG-P38")


@pytest.mark.parametrize("letter", ["A", "C"])
def test_vera_copies_no_dead_and_not_herself(letter: str) -> None:  # BANG-B23
    a, *_ = table("A vera_custer", "B", "C dead", "D", phase="steps")
    assert "choose:B" in a.options
    forbidden(a, f"choose:{letter}", "BANG-P31")


def test_lee_repeats_no_blue_card() -> None:  # BANG-B24
    a, *_ = table("A lee_van_kliff: scope bang.AS", "B", "C", "D")
    a.plays("scope")
    forbidden(a, "use-card:lee_van_kliff:bang.AS", "BANG-P40")


def test_lee_repeats_no_repetition() -> None:  # BANG-B24
    a, b, *_ = table("A lee_van_kliff: bang.AS bang.2C bang.3C", "B", "C", "D")
    a.plays("bang.AS", at=b)
    a.chooses("use-card:lee_van_kliff:bang.2C:B")
    forbidden(a, "use-card:lee_van_kliff:bang.3C:B", "BANG-P40")


def test_lee_repeats_no_event_action() -> None:  # BANG-B24
    a, *_ = table("A lee_van_kliff: bang.AS bang.2C bang.3C", "B", "C", "D", event="sniper")
    a.chooses("use-cards:sniper:bang.AS:bang.2C:B")
    forbidden(a, "use-card:lee_van_kliff:bang.3C:B", "BANG-P40")


def test_lee_repeats_no_earlier_card() -> None:  # BANG-B24
    a, b, *_ = table("A lee_van_kliff: bang.AS bang.2C scope", "B", "C", "D")
    a.plays("bang.AS", at=b)
    a.plays("scope")
    forbidden(a, "use-card:lee_van_kliff:bang.2C:B", "BANG-P40")


@pytest.mark.parametrize("code", ["pass", "end", "discard:scope.AS"])
def test_fewer_cards_than_the_excess_are_not_discarded(code: str) -> None:  # BANG-B25
    a, *_ = table("A 1: beer.6H bang.AS", "B", "C", "D")
    a.ends()
    forbidden(a, code, "BANG-T14")


def test_more_cards_than_the_excess_are_not_discarded() -> None:  # BANG-B25
    a, *_ = table("A 1: beer.6H bang.AS", "B", "C", "D")
    a.ends()
    a.throws("beer")
    forbidden(a, "discard:bang.AS", "BANG-T30")


def test_nobody_picks_out_of_order() -> None:  # BANG-B26
    a, b, *_ = table("A: general_store.QS", "B", "C", "D", deck="beer.6H bang.AS scope mustang ...")
    a.plays("general_store")
    forbidden(b, "pick:beer.6H", "BANG-C08")


def test_nobody_picks_what_is_taken() -> None:  # BANG-B26
    a, b, *_ = table("A: general_store.QS", "B", "C", "D", deck="beer.6H bang.AS scope mustang ...")
    a.plays("general_store")
    a.chooses("pick:beer.6H")
    forbidden(b, "pick:beer.6H", "BANG-C08")


@pytest.mark.parametrize("card", ["panic.JH", "cat_balou.KH"])
def test_no_card_in_a_hand_is_named(card: str) -> None:  # BANG-B27
    a, b, *_ = table(f"A: {card}", "B: beer.6H bang.AS | barrel", "C", "D")
    a.plays(card, at=b)
    forbidden(a, "table:beer.6H", "BANG-A11")


@pytest.mark.parametrize("card", ["panic.JH", "cat_balou.KH"])
def test_ones_own_hand_is_not_taken_from(card: str) -> None:  # BANG-B27 BANG-Z45
    a, *_ = table(f"A: {card} beer.6H", "B", "C", "D")
    forbidden(a, f"play:{card}:A", "BANG-A11")
    b, *_ = table(f"A: {card} beer.6H | scope barrel", "B", "C", "D")
    b.plays(card, at=b)
    forbidden(b, "hand", "BANG-A11")


def test_nobody_drinks_liquor_at_full_life() -> None:  # BANG-B28
    a, *_ = table("A jesse_jones", "B: beer", "C", "D", event="hard_liquor", phase="draw")
    forbidden(a, "use:hard_liquor", "BANG-F01")


def test_peyote_needs_a_first_guess() -> None:  # BANG-B28
    a, *_ = table("A", "B", "C", "D", event="peyote", phase="draw")
    forbidden(a, "pass", "BANG-F04")


def test_lady_rosa_comes_once() -> None:  # BANG-B29
    a, *_ = table("A", "B", "C", "D", show="lady_rosa")
    a.uses("lady_rosa")
    forbidden(a, "use:lady_rosa", "BANG-X02")


def test_lady_rosa_does_not_come_to_two() -> None:  # BANG-B29
    a, *_ = table("A", "B outlaw", "C dead", "D dead", show="lady_rosa")
    forbidden(a, "use:lady_rosa", "BANG-X02")


@pytest.mark.parametrize("letter", ["A", "C", "D"])
def test_some_cannot_be_commanded(letter: str) -> None:  # BANG-B29
    a, *_ = table("A: beer", "B: beer", "C", "D dead", show="dorothy_rage")
    forbidden(a, f"use-at:dorothy_rage:{letter}", "BANG-X04")


@pytest.mark.parametrize("card", ["missed", "dodge", "whisky"])
def test_by_option_some_cards_cannot_be_commanded(card: str) -> None:  # BANG-B29 BANG-O22
    full = {"dorothy_rage_order": "card_and_target"}
    a, b, *_ = table("A", "B: beer", "C", "D", show="dorothy_rage", options=full)
    a.uses("dorothy_rage", at=b)
    forbidden(a, f"name:{card}", "BANG-X04")


@pytest.mark.parametrize("order", ["card_first", "card_and_target"])
def test_an_impossible_target_is_not_commanded(order: str) -> None:  # BANG-B29 BANG-O22
    a, b, *_ = table("A", "B: bang", "C", "D", show="dorothy_rage", options={"dorothy_rage_order": order})
    a.uses("dorothy_rage", at=b)
    a.chooses("name:bang")
    forbidden(a, "choose:D", "BANG-X04")
    forbidden(a, "choose:B", "BANG-X04")


LAW = {"mode": "law_and_crime"}
DEFEATED = ("A", "B deputy", "C outlaw dead", "D outlaw dead", "E outlaw dead", "F renegade")


@pytest.mark.parametrize("turn", ["B", "F"])
def test_the_wrong_role_announces_nothing(turn: str) -> None:  # BANG-B30
    players = table(*DEFEATED, phase="turn", turn=turn, options=LAW)
    forbidden(players["ABCDEF".index(turn)], "announce", "BANG-N6.5")


def test_nothing_is_announced_later_in_the_turn() -> None:  # BANG-B30
    a, *_ = table(*DEFEATED, phase="turn", options=LAW)
    a.passes()
    forbidden(a, "announce", "BANG-N6.5")


def test_nothing_is_announced_without_the_condition() -> None:  # BANG-B30
    _, b, *_ = table("A", "B outlaw", "C outlaw", "D deputy dead", "E deputy", "F renegade", turn="B", options=LAW)
    forbidden(b, "announce", "BANG-N6.6")


def test_a_jailed_character_is_not_activated() -> None:  # BANG-B31
    lines = ("A: | jail", "B", "C", "D")
    a, *_ = table(*lines, two=True, phase="steps", deck="bang.2C ...")
    assert a.table.turn == "B"
    forbidden(a, "choose:A", "BANG-T41")


def test_a_green_gun_at_the_own_character_is_refused() -> None:  # BANG-B36
    a, *_ = table("A: | knife", "B", "C", "D", two=True)
    forbidden(a, "use-at:knife:B", "BANG-N2.10")


def test_beer_on_the_passive_character_is_refused() -> None:  # BANG-B31
    a, *_ = table("A 2: beer.6H", "B 2", "C", "D", two=True)
    forbidden(a, "play:beer.6H:B", "BANG-N2.6")


def auction() -> list[Actor]:
    """The start of an auction of four players with a thousand dollars each; A is Sheriff, so D opens."""
    carried = GAME.match(4, {"first_sheriff": "A", "hiring": True}, "1", 0).carried
    whole = Table(GAME.deal(GAME.setup(4, {"hiring": True}, "1", carried=carried), from_seed("1")))
    return [Actor(whole, number) for number in range(4)]


@pytest.mark.parametrize("code", ["bid:300", "bid:350", "bid:200", "bid:1100"])
def test_a_bid_is_a_step_higher_and_within_the_purse(code: str) -> None:  # BANG-B32
    *_, c, d = auction()
    d.chooses(d.options[0])
    d.chooses("bid:300")
    forbidden(c, code, "BANG-V03")


def test_whoever_has_a_character_does_not_bid() -> None:  # BANG-B32
    a, b, c, d = auction()
    d.chooses(d.options[0])
    d.chooses("bid:1000")
    assert d.figure.character
    c.chooses(c.options[0])
    c.chooses("bid:100")
    assert b.asked == "bid"
    forbidden(d, "bid:200", "BANG-V03")
    assert a.asked == ""


def test_nobody_keeps_a_card_that_did_not_lie_before_them() -> None:  # BANG-B33
    carried = {**GAME.match(4, {"first_sheriff": "A"}, "1", 0).carried, "money": [1000] * 4}
    carried["in_play"] = [["scope.AS", "barrel.QS"], [], [], []]
    setup = GAME.setup(4, {"experience": True}, "1", carried=carried)
    a = Actor(Table(GAME.deal(setup, from_seed("1"))), 0)
    forbidden(a, "pick:mustang.8H", "BANG-V02")


@pytest.mark.parametrize(
    "code", ["play:gatling.10H", "play:bang.AS", "play:beer.6H:C", "play:jail.10S:B", "play-as:beer.6H:bang:B"]
)
def test_malformed_plays_are_refused(code: str) -> None:  # BANG-B34
    a, *_ = table("A: bang.AS beer.6H", "B", "C", "D")
    assert a.why_not(code) in ("BANG-B34", "BANG-C03")
    refused(a, code)


@pytest.mark.parametrize(
    "code",
    ["", "play", "play:", "play:bang.1X", "play:bang.AS:Z", "fly:bang.AS", "play:bang.AS:B:C", "use:nothing", "bid:x"],
)
def test_codes_that_mean_nothing_are_no_options(code: str) -> None:  # BANG-B34
    assert GAME.option(code) is None


@pytest.mark.parametrize("code", ["play:bang.AS:H", "use-at:knife:H", "choose:H"])
def test_players_who_are_not_there_are_no_targets(code: str) -> None:  # BANG-B34 BANG-B03
    a, *_ = table("A: bang.AS | knife", "B", "C", "D")
    refused(a, code)


@pytest.mark.parametrize("code", ["use:bang", "use:barrel", "use-at:knife:B"])
def test_what_does_not_lie_before_them_is_not_used(code: str) -> None:  # BANG-B34
    a, *_ = table("A: beer.6H", "B", "C", "D")
    forbidden(a, code, "BANG-B34")


def test_a_finished_game_takes_no_action() -> None:  # BANG-B34
    a, b, *_ = table("A: bang.AS beer.6H", "B outlaw 1", "C outlaw dead", "D dead")
    a.plays("bang", at=b)
    assert a.table.winners == "A"
    assert refused(a, "play:beer.6H").text == "error-game-over"


def test_a_seat_that_is_not_there_takes_no_action() -> None:  # BANG-B34
    a, *_ = table("A", "B", "C", "D")
    option = GAME.option("end")
    assert option is not None
    with pytest.raises(Refused) as caught:
        a.table.g.apply(7, option)
    assert caught.value.text == "error-no-such-seat"


def test_the_dead_do_not_chat_under_the_gag() -> None:  # BANG-B35
    _, b, *_ = table("A", "B dead", "C", "D", show="gag")
    forbidden(b, "offer:gag", "BANG-X03")


@pytest.mark.parametrize("card", ["bang.AS", "duel.8C", "jail.10S"])
def test_ones_own_characters_are_not_attacked(card: str) -> None:  # BANG-B36
    a, *_ = table(f"A: {card}", "B", "C", "D", two=True)
    forbidden(a, f"play:{card}:B", "BANG-N2.10")


def test_a_ricochet_at_ones_own_card_is_refused() -> None:  # BANG-B37
    a, *_ = table("A: bang.AS | barrel", "B: | scope", "C", "D", event="ricochet")
    theirs = next(code for code in a.options if "ricochet" in code)
    mine = theirs.replace(":B:", ":A:").replace("scope", "barrel")
    assert mine != theirs
    forbidden(a, mine, "BANG-F06")
