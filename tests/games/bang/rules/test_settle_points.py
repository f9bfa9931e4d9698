"""Settle points, and when a card reaches the discard pile (BANG-T40 to BANG-T44, BANG-T53)."""

from __future__ import annotations

import pytest

from tests.games.bang.table import table

SETTLE_POINTS = {"suzy_lafayette_draws": "settle_points"}


def test_by_option_suzy_draws_when_the_action_is_finished() -> None:  # BANG-T40 BANG-P14 BANG-O23
    people = ("A suzy_lafayette: bang.AS", "B: missed", "C", "D")
    a, b, *_ = table(*people, deck="beer.6H ...", options=SETTLE_POINTS)
    a.plays("bang", at=b)
    assert a.hand == []
    b.answers("missed")
    assert a.hand == ["beer.6H"]


def test_suzy_draws_between_two_targets_of_a_card() -> None:  # BANG-T40 BANG-A06
    a, b, c, _ = table("A: indians", "B suzy_lafayette: bang.2C", "C: bang.3C", "D", deck="beer.6H ...")
    a.plays("indians")
    b.answers("bang")
    assert (b.hand, c.asked) == (["beer.6H"], "indians")


def test_john_pain_gets_check_cards_after_the_whole_card_only() -> None:  # BANG-T40 BANG-P39 BANG-Q25
    a, b, c, d = table("A: gatling", "B: | barrel", "C john_pain: beer", "D: beer", deck="missed.2S ...")
    a.plays("gatling")
    b.uses("barrel")
    assert (c.hand, c.options) == (["beer.6H"], ["pass"])
    c.passes()
    assert c.hand == ["beer.6H"]
    d.passes()
    assert c.hand == ["beer.6H", "missed.2S"]


def test_by_option_molly_draws_before_suzy_does() -> None:  # BANG-T40 BANG-O23
    people = ("A suzy_lafayette: bang.AS", "B molly_stark: missed.2S", "C", "D")
    a, b, *_ = table(*people, deck="beer.6H beer.7H ...", options=SETTLE_POINTS)
    a.plays("bang", at=b)
    b.answers("missed")
    assert (b.hand, a.hand) == (["beer.6H"], ["beer.7H"])


def test_by_option_suzy_draws_between_two_targets_and_molly_after_the_whole_card() -> None:  # BANG-T40 BANG-O20
    a, b, _, d = table(
        *("A molly_stark: bang.2C", "B suzy_lafayette: indians", "C", "D"),
        deck="beer.6H beer.7H beer.8H ...",
        turn="B",
        options={"molly_stark_draws": "used"},
    )
    b.plays("indians")
    a.answers("bang")
    assert (a.hand, b.hand, d.life) == (["beer.7H"], ["beer.6H"], 3)  # Suzy's hand was empty between two targets


def test_players_with_the_same_trigger_act_from_the_turn_player_on() -> None:  # BANG-T40
    _, b, _, d = table(
        *("A", "B suzy_lafayette: duel", "C", "D vera_custer +suzy_lafayette: bang.2C"),
        turn="B",
        deck="beer.6H beer.7H ...",
        options=SETTLE_POINTS,
    )
    b.plays("duel", at=d)
    d.answers("bang")
    assert (b.life, b.hand, d.hand) == (3, ["beer.6H"], ["beer.7H"])


def test_a_check_card_keeps_suzy_from_drawing() -> None:  # BANG-T40
    a, b, *_ = table("A: bang", "B john_pain +suzy_lafayette: | barrel", "C", "D", deck="beer.6H beer.7H ...")
    a.plays("bang", at=b)
    b.uses("barrel")
    assert b.hand == ["beer.6H"]


def test_sid_ketchum_may_heal_while_another_answers() -> None:  # BANG-T41 BANG-P12
    a, b, c, _ = table("A: bang", "B: missed", "C sid_ketchum 1: beer beer", "D")
    a.plays("bang", at=b)
    c.chooses("offer:sid_ketchum")
    c.pays("beer", "beer")
    assert (c.life, b.asked) == (2, "shot")


@pytest.mark.parametrize("seed", ["1", "2", "3", "4"])
def test_bart_cassidys_ability_comes_before_el_gringos(seed: str) -> None:  # BANG-T42 BANG-P38
    a, b, *_ = table(
        *("A greygory_deck", "B willy_the_kid second=black_jack: bang.9C"),
        *("C calamity_janet second=jesse_jones", "D jourdonnais second=kit_carlson"),
        *("E lucky_duke second=pedro_ramirez", "F paul_regret second=sid_ketchum"),
        *("G rose_doolan second=suzy_lafayette", "H slab_the_killer second=vulture_sam"),
        phase="steps",
        deck="bang.2C bang.3C bang.4C bang.5C beer.7H ...",
        seed=seed,
    )
    a.chooses("yes")  # only these two are free
    a.ends()
    b.plays("bang.9C", at=a)
    a.passes()
    assert (a.hand[2], a.hand[3] in ("bang.4C", "bang.5C")) == ("beer.7H", True)


def test_who_dies_of_a_loss_has_no_ability_for_it() -> None:  # BANG-T42
    a, b, *_ = table("A: bang beer", "B el_gringo outlaw 1", "C", "D")
    a.plays("bang", at=b)
    assert (b.hand, len(a.hand)) == ([], 4)


def test_each_step_at_the_start_of_a_turn_has_its_settle_point() -> None:  # BANG-T43
    _, b, *_ = table(
        *("A", "B suzy_lafayette 2: beer.6H beer.7H | dynamite.2H jail", "C", "D"),
        turn="B",
        phase="steps",
        deck="missed.2S bang.2C beer.8H bang.3C bang.4C ...",
    )
    b.answers("beer.6H")
    b.answers("beer.7H")
    assert b.hand == ["bang.2C", "bang.3C", "bang.4C"]  # drawn before the check for Jail


def test_phase_one_is_one_action() -> None:  # BANG-T43 BANG-O23
    people = ("A jesse_jones", "B suzy_lafayette: beer.6H", "C", "D")
    a, b, *_ = table(*people, phase="draw", deck="beer.7H beer.8H ...", options=SETTLE_POINTS)
    a.uses("jesse_jones", at=b)
    assert (a.hand, b.hand) == (["beer.6H", "beer.7H"], ["beer.8H"])


def test_a_duel_has_its_settle_point_at_its_end_only() -> None:  # BANG-T43 BANG-O23
    people = ("A: duel bang.AS", "B suzy_lafayette: bang.2C", "C", "D")
    a, b, *_ = table(*people, deck="bang.3C ...", options=SETTLE_POINTS)
    a.plays("duel", at=b)
    b.answers("bang")
    a.answers("bang")
    assert (b.life, b.hand) == (3, ["bang.3C"])


def test_the_daltons_settle_after_each_player() -> None:  # BANG-T43 BANG-H06
    a, *_ = table(
        *("A suzy_lafayette: | barrel.QS", "B", "C", "D"),
        events="the_daltons",
        phase="turn",
        deck="beer.6H beer.7H ...",
    )
    assert a.hand[0] == "beer.6H"


def test_phase_three_has_its_settle_point() -> None:  # BANG-T43
    a, _, _, d = table("A: beer", "B", "C", "D suzy_lafayette", phase="limit")
    assert (a.table.turn, len(d.hand)) == ("B", 1)


def test_a_trigger_without_a_card_is_tried_again_at_the_next_settle_point() -> None:  # BANG-T44 BANG-T53
    a, *_ = table("A suzy_lafayette 3: beer.6H", "B", "C", "D", deck="", discards="")
    a.plays("beer")
    assert (a.hand, a.table.discards) == ([], ["beer.6H"])
    a.ends()
    assert a.table.log.count("reshuffle") == 1


def test_a_played_card_is_in_no_pile_while_its_effect_lasts() -> None:  # BANG-T53
    a, b, *_ = table("A: bang.AS", "B: missed.2S", "C", "D")
    a.plays("bang", at=b)
    assert (a.table.discards, b.board.playing) == ([], ["bang.AS"])
    b.passes()
    assert (a.table.discards, b.board.playing) == (["bang.AS"], [])


def test_a_played_card_is_not_shuffled_into_the_deck_it_draws_from() -> None:  # BANG-T53
    a, *_ = table("A: stagecoach", "B", "C", "D", deck="", discards="beer.6H")
    a.plays("stagecoach")
    assert (a.hand, a.table.discards) == (["beer.6H"], ["stagecoach.9S"])


def test_suzy_cannot_draw_the_card_she_has_just_played() -> None:  # BANG-T53 BANG-P14
    a, *_ = table("A suzy_lafayette: stagecoach", "B", "C", "D", deck="")
    a.plays("stagecoach")
    assert (a.hand, a.table.discards) == ([], ["stagecoach.9S"])


def test_a_used_green_card_reaches_the_pile_after_its_effect() -> None:  # BANG-T53
    a, *_ = table("A: | pony_express", "B", "C", "D", deck="beer.6H")
    a.uses("pony_express")
    assert (a.hand, a.table.discards) == (["beer.6H"], ["pony_express.QD"])


def test_answers_reach_the_pile_at_once() -> None:  # BANG-T53
    a, b, *_ = table("A slab_the_killer: bang.AS", "B: missed.2S missed.3S", "C", "D")
    a.plays("bang", at=b)
    b.answers("missed.2S")
    assert a.table.discards == ["missed.2S"]


def test_prices_reach_the_pile_before_the_card_they_pay_for() -> None:  # BANG-T53
    a, *_ = table("A: whisky beer.6H", "B", "C", "D")
    a.plays("whisky")
    a.pays("beer")
    assert a.table.discards == ["beer.6H", "whisky.QH"]


def test_the_card_of_a_player_who_dies_of_it_still_reaches_the_pile() -> None:  # BANG-T53
    _, b, c, _ = table("A", "B outlaw 1: duel.JS", "C: bang.2C", "D vulture_sam", turn="B")
    b.plays("duel", at=c)
    c.answers("bang")
    assert c.table.discards[:2] == ["bang.2C", "duel.JS"]


def test_suzy_cannot_draw_the_green_card_she_has_just_used() -> None:  # BANG-T53 BANG-P14
    a, *_ = table("A suzy_lafayette 3: | canteen", "B", "C", "D", deck="")
    a.uses("canteen")
    assert (a.life, a.hand, a.table.discards) == (4, [], ["canteen.7H"])


def test_suzy_cannot_draw_the_card_of_her_ricochet() -> None:  # BANG-T53 BANG-P14 BANG-F06
    a, b, *_ = table("A suzy_lafayette: bang.AS", "B: | barrel.QS", "C", "D", deck="", event="ricochet")
    a.chooses("use-card:ricochet:bang.AS:B:barrel")
    assert (b.in_play, a.hand, a.table.discards) == ([], ["barrel.QS"], ["bang.AS"])


def test_suzy_draws_after_she_has_used_a_green_card() -> None:  # BANG-T40 BANG-P14
    a, b, *_ = table("A suzy_lafayette: | knife", "B: beer", "C", "D", deck="bang.2C ...")
    a.uses("knife", at=b)
    assert a.hand == []
    b.passes()
    assert a.hand == ["bang.2C"]


def test_suzy_draws_after_an_ability() -> None:  # BANG-T43 BANG-P14
    a, b, *_ = table("A vera_custer +suzy_lafayette +doc_holyday: beer beer", "B", "C", "D", deck="bang.2C ...")
    a.uses("doc_holyday", at=b)
    a.pays("beer", "beer")
    assert (b.life, a.hand) == (3, ["bang.2C"])


def test_suzy_draws_between_two_targets_of_a_howitzer() -> None:  # BANG-T40 BANG-C39
    a, b, c, _ = table("A: | howitzer", "B suzy_lafayette: missed.2S", "C: beer", "D", deck="bang.2C ...")
    a.uses("howitzer")
    b.answers("missed")
    assert (b.hand, c.asked) == (["bang.2C"], "shot")


def test_suzy_draws_from_the_discard_pile_when_the_deck_is_empty() -> None:  # BANG-T50 BANG-P14
    a, b, *_ = table("A: panic", "B suzy_lafayette: beer.6H", "C", "D", deck="", discards="bang.2C")
    a.plays("panic", at=b)
    assert b.hand == ["bang.2C"]


def test_an_event_change_settles_before_the_next_step() -> None:  # BANG-T43 BANG-H04 BANG-X05
    a, *_ = table(
        *("A suzy_lafayette", "B", "C", "D"),
        event="hangover",
        events="thirst",
        show="darling_valentine",
        phase="turn",
        deck="bang.2C bang.3C bang.4C ...",
    )
    assert (a.table.discards, a.hand) == (["bang.2C"], ["bang.3C", "bang.4C"])  # she had drawn before the exchange
