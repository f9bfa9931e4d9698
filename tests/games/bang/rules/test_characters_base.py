"""The characters of the base game (BANG-P01 to BANG-P16)."""

from __future__ import annotations

import pytest

from igroteka.core.registry import games
from igroteka.core.session import Session
from tests.games.bang.table import table


def test_bart_cassidy_draws_a_card_for_each_life_point() -> None:  # BANG-P01 BANG-Q31
    _, b, *_ = table(
        *("A", "B bart_cassidy: | dynamite.2H jail", "C", "D"),
        turn="B",
        phase="steps",
        deck="missed.2S beer.6H beer.7H beer.8H bang.2C ...",
    )
    assert (b.life, b.hand) == (1, ["beer.6H", "beer.7H", "beer.8H"])


def test_bart_cassidy_draws_for_a_loss_by_an_event() -> None:  # BANG-P01
    _, b, *_ = table(
        *("A", "B bart_cassidy: | jail", "C", "D"),
        turn="B",
        phase="steps",
        event="high_noon",
        deck="beer.6H bang.2C ...",
    )
    assert (b.life, b.hand) == (3, ["beer.6H"])


def test_black_jack_shows_the_second_card_and_draws_for_a_red_one() -> None:  # BANG-P02
    a, b, *_ = table("A black_jack", "B", "C", "D", phase="draw", deck="bang.2C bang.2D bang.3C ...")
    assert (a.hand, b.knows_of(a)) == (["bang.2C", "bang.2D", "bang.3C"], ["bang.2D"])


def test_black_jack_draws_no_more_for_a_black_card() -> None:  # BANG-P02
    a, b, *_ = table("A black_jack", "B", "C", "D", phase="draw", deck="bang.2D bang.2C bang.3C ...")
    assert (a.hand, b.knows_of(a)) == (["bang.2D", "bang.2C"], ["bang.2C"])


@pytest.mark.parametrize(("event", "count"), [("blessing", 3), ("curse", 2)])
def test_black_jacks_card_has_the_suit_of_the_event(event: str, count: int) -> None:  # BANG-P02 BANG-K06
    second = "bang.3C" if event == "blessing" else "bang.2D"
    a, *_ = table("A black_jack", "B", "C", "D", phase="draw", event=event, deck=f"bang.2C {second} ...")
    assert len(a.hand) == count


def test_black_jack_shows_nothing_when_he_draws_one_card() -> None:  # BANG-P02 BANG-Q71
    a, *_ = table("A black_jack", "B", "C", "D", phase="draw", event="thirst", deck="bang.2D bang.3D ...")
    assert (a.hand, "shown" in a.table.log) == (["bang.2D"], False)


def test_calamity_janet_shoots_with_missed() -> None:  # BANG-P03 BANG-Q06
    a, b, *_ = table("A calamity_janet: missed.2S bang.AS", "B", "C", "D")
    a.plays("missed.2S", at=b, as_="bang")
    assert (b.life, a.table.discards) == (3, ["missed.2S"])
    assert a.why_not("play:bang.AS:B") == "BANG-T31"


def test_calamity_janet_answers_with_bang() -> None:  # BANG-P03
    a, b, *_ = table("A: bang", "B calamity_janet: bang.2C", "C", "D")
    a.plays("bang", at=b)
    b.answers("bang")
    assert (b.life, b.hand) == (4, [])


def test_calamity_janet_gives_missed_in_a_duel() -> None:  # BANG-P03 BANG-A08
    a, b, *_ = table("A: duel", "B calamity_janet: missed.2S", "C", "D")
    a.plays("duel", at=b)
    b.answers("missed")
    assert (a.life, b.life) == (4, 4)


def test_calamity_janet_gives_missed_to_indians() -> None:  # BANG-P03 BANG-A07
    a, b, *_ = table("A: indians", "B calamity_janet: missed.2S", "C", "D")
    a.plays("indians")
    b.answers("missed")
    assert b.life == 4


def test_calamity_janet_exchanges_cards_of_these_two_names_only() -> None:  # BANG-P03 BANG-Q05
    a, *_ = table("A calamity_janet: dodge punch springfield | bible", "B", "C", "D")
    assert not [code for code in a.options if code.startswith("play-as")]


def test_el_gringo_takes_a_card_from_who_hit_him() -> None:  # BANG-P04 BANG-I06
    a, b, c, _ = table("A: bang beer.6H", "B el_gringo", "C", "D")
    a.plays("bang", at=b)
    assert (b.life, b.hand, a.hand) == (2, ["beer.6H"], [])
    assert (a.knows_of(b), c.knows_of(b)) == (["beer.6H"], [])


def test_el_gringo_takes_nothing_from_an_empty_hand() -> None:  # BANG-P04
    a, b, *_ = table("A: bang", "B el_gringo", "C", "D")
    a.plays("bang", at=b)
    assert (b.life, b.hand) == (2, [])


def test_el_gringo_takes_a_card_for_an_ability() -> None:  # BANG-P04 BANG-P21
    a, b, *_ = table("A doc_holyday: bang bang beer.6H", "B el_gringo", "C", "D")
    a.uses("doc_holyday", at=b)
    a.pays("bang", "bang")
    assert (b.life, b.hand) == (2, ["beer.6H"])


def test_el_gringo_takes_nothing_for_dynamite() -> None:  # BANG-P04
    a, b, *_ = table(
        *("A: beer.6H", "B el_gringo 3: beer.7H beer.8H | dynamite.2H", "C", "D"),
        turn="B",
        phase="steps",
        deck="missed.2S ...",
    )
    b.answers("beer.7H")
    assert (b.life, a.hand) == (1, ["beer.6H"])


def test_el_gringo_takes_nothing_for_an_event() -> None:  # BANG-P04
    a, b, *_ = table("A: beer.6H", "B el_gringo", "C", "D", turn="B", phase="steps", event="high_noon")
    assert (b.life, a.hand) == (2, ["beer.6H"])


def test_el_gringo_takes_nothing_for_a_duel_he_started() -> None:  # BANG-P04
    a, b, *_ = table("A: bang.AS beer.6H", "B el_gringo: duel", "C", "D", turn="B")
    b.plays("duel", at=a)
    a.answers("bang")
    assert (b.life, b.hand, a.hand) == (2, [], ["beer.6H"])


def test_el_gringo_takes_a_card_for_a_duel_he_was_challenged_to() -> None:  # BANG-P04
    a, b, *_ = table("A: duel beer.6H", "B el_gringo", "C", "D")
    a.plays("duel", at=b)
    assert (b.life, b.hand) == (2, ["beer.6H"])


def test_jesse_jones_takes_the_first_card_from_a_hand() -> None:  # BANG-P05
    a, _, c, _ = table("A jesse_jones", "B", "C: beer.6H", "D", phase="draw", deck="bang.2C ...")
    assert (a.options, a.defaults) == (["draw", "use-at:jesse_jones:C"], ["draw"])
    a.uses("jesse_jones", at=c)
    assert (a.hand, c.hand) == (["beer.6H", "bang.2C"], [])


def test_jesse_jones_may_draw_as_usual() -> None:  # BANG-P05
    a, _, c, _ = table("A jesse_jones", "B", "C: beer.6H", "D", phase="draw", deck="bang.2C bang.3C ...")
    a.draws()
    assert (a.hand, c.hand) == (["bang.2C", "bang.3C"], ["beer.6H"])


def test_jesse_jones_takes_nothing_from_an_empty_hand() -> None:  # BANG-P05 BANG-B22
    a, *_ = table("A jesse_jones: bang", "B: | barrel", "C: beer.6H", "D", phase="draw")
    assert a.why_not("use-at:jesse_jones:B") == "BANG-P05"
    assert a.why_not("use-at:jesse_jones:A") == "BANG-P05"


def test_jourdonnais_counts_as_having_a_barrel() -> None:  # BANG-P06
    a, b, *_ = table("A: bang", "B jourdonnais", "C", "D", deck="beer.6H ...")
    a.plays("bang", at=b)
    b.uses("jourdonnais")
    assert b.life == 4


def test_jourdonnais_with_a_barrel_has_two_tries() -> None:  # BANG-P06 BANG-A03
    a, b, *_ = table("A: bang", "B jourdonnais: | barrel", "C", "D", deck="bang.2C beer.6H ...")
    a.plays("bang", at=b)
    b.uses("barrel")
    assert b.options == ["pass", "use:jourdonnais"]
    b.uses("jourdonnais")
    assert b.life == 4


def test_kit_carlson_keeps_two_of_three_cards() -> None:  # BANG-P07
    a, *_ = table("A kit_carlson", "B", "C", "D", phase="draw", deck="bang.2C bang.3C bang.4C bang.5C ...")
    a.chooses("pick:bang.4C")
    a.chooses("pick:bang.2C")
    assert (a.hand, a.table.deck[:2]) == (["bang.4C", "bang.2C"], ["bang.3C", "bang.5C"])


def test_kit_carlson_keeps_one_card_under_thirst_and_the_rest_lies_as_it_lay() -> None:  # BANG-P07 BANG-H10
    a, *_ = table("A kit_carlson", "B", "C", "D", phase="draw", deck="bang.2C bang.3C bang.4C ...", event="thirst")
    a.chooses("pick:bang.3C")
    assert (a.hand, a.table.deck[:2]) == (["bang.3C"], ["bang.2C", "bang.4C"])


def test_kit_carlson_with_three_cards_or_more_simply_draws() -> None:  # BANG-P07
    _, b, *_ = table(
        *("A", "B kit_carlson ghost", "C", "D"),
        turn="B",
        phase="draw",
        event="ghost_town",
        deck="bang.2C bang.3C bang.4C bang.5C ...",
    )
    assert (b.asked, b.hand) == ("play", ["bang.2C", "bang.3C", "bang.4C"])


def test_only_kit_carlson_sees_the_three_cards() -> None:  # BANG-P07 BANG-I03
    a, b, *_ = table("A kit_carlson", "B", "C", "D", phase="draw", deck="bang.2C bang.3C bang.4C ...")
    assert (a.board.looked, b.board.looked) == (["bang.2C", "bang.3C", "bang.4C"], [])


def test_what_kit_carlson_has_looked_at_cannot_be_taken_back() -> None:  # BANG-P07 BANG-I03
    a, b, *_ = table("A", "B kit_carlson 2", "C", "D", event="hard_liquor", deck="bang.2C bang.3C bang.4C ...")
    session = Session(games()["bang"], a.table.g)
    session.choose(a.seat, "end")
    assert session.can_undo(a.seat)
    for code in ("draw", "pick:bang.2C", "pick:bang.4C"):
        session.choose(b.seat, code)
        assert not session.can_undo(b.seat)


def test_kit_carlsons_default_is_the_first_cards() -> None:  # BANG-P07
    a, *_ = table("A kit_carlson", "B", "C", "D", phase="draw", deck="bang.2C bang.3C bang.4C ...")
    assert a.defaults[0] == "pick:bang.2C"


def test_lucky_duke_chooses_between_two_cards_for_jail() -> None:  # BANG-P08
    _, b, *_ = table(
        *("A", "B lucky_duke: | jail", "C", "D"), turn="B", phase="steps", deck="bang.2C beer.6H bang.3C bang.4C ..."
    )
    b.chooses("check:beer.6H")
    assert (b.asked, b.table.turn) == ("play", "B")


def test_lucky_duke_turns_up_one_card_for_another_players_check() -> None:  # BANG-P08 BANG-K05
    a, b, *_ = table("A lucky_duke: bang", "B: | barrel", "C", "D", deck="bang.2C beer.6H ...")
    a.plays("bang", at=b)
    b.uses("barrel")
    assert b.life == 3


def test_paul_regret_is_one_farther_away() -> None:  # BANG-P09
    a, b, *_ = table("A", "B paul_regret", "C", "D")
    assert (a.distance(b), b.distance(a), b.life) == (2, 1, 3)


def test_rose_doolan_sees_others_one_nearer() -> None:  # BANG-P11
    a, _, c, _ = table("A rose_doolan", "B", "C", "D")
    assert (a.distance(c), c.distance(a)) == (1, 2)


def test_pedro_ramirez_takes_the_first_card_from_the_discard_pile() -> None:  # BANG-P10
    a, b, *_ = table(*("A pedro_ramirez", "B", "C", "D"), phase="draw", deck="bang.2C ...", discards="beer.6H beer.7H")
    a.uses("pedro_ramirez")
    assert (a.hand, a.table.discards, b.knows_of(a)) == (["beer.7H", "bang.2C"], ["beer.6H"], ["beer.7H"])


def test_pedro_ramirez_may_draw_as_usual() -> None:  # BANG-P10
    a, *_ = table("A pedro_ramirez", "B", "C", "D", phase="draw", deck="bang.2C bang.3C ...", discards="beer.6H")
    a.draws()
    assert (a.hand, a.table.discards) == (["bang.2C", "bang.3C"], ["beer.6H"])


def test_pedro_ramirez_takes_nothing_from_an_empty_pile() -> None:  # BANG-P10 BANG-B22
    a, *_ = table("A pedro_ramirez", "B", "C", "D", phase="draw", deck="bang.2C bang.3C ...")
    assert (a.asked, a.hand) == ("play", ["bang.2C", "bang.3C"])


def test_sid_ketchum_heals_for_two_cards_repeatedly() -> None:  # BANG-P12
    a, *_ = table("A sid_ketchum 2: bang.2C bang.3C bang.4C bang.5C beer", "B", "C", "D")
    a.chooses("offer:sid_ketchum")
    a.pays("bang.2C", "bang.3C")
    a.chooses("offer:sid_ketchum")
    a.pays("bang.4C", "bang.5C")
    assert (a.life, a.hand, a.board.played) == (4, ["beer.6H"], 0)


def test_sid_ketchum_needs_two_cards() -> None:  # BANG-P12 BANG-B20
    a, *_ = table("A sid_ketchum 2: bang", "B", "C", "D")
    assert a.why_not("offer:sid_ketchum") == "BANG-P12"


def test_sid_ketchum_may_heal_in_the_turn_of_others() -> None:  # BANG-P12
    _, b, *_ = table("A", "B sid_ketchum 2: bang.2C bang.3C", "C", "D")
    b.chooses("offer:sid_ketchum")
    b.pays("bang.2C", "bang.3C")
    assert (b.life, b.table.asked) == (3, "A")


def test_sid_ketchum_does_nothing_else_while_he_pays() -> None:  # BANG-P12
    a, *_ = table("A sid_ketchum 2: bang.2C bang.3C bang.4C bang.5C", "B", "C", "D")
    a.chooses("offer:sid_ketchum")
    assert a.options == ["pay:bang.2C", "pay:bang.3C", "pay:bang.4C", "pay:bang.5C"]


def test_who_pays_for_their_healing_begins_no_other_while_somebody_else_pays_for_theirs() -> None:  # BANG-P12 BANG-Q95
    _, b, c, _ = table(
        "A", "B sid_ketchum 1: bang.2C bang.3C bang.4C", "C vera_custer +sid_ketchum 1: bang.5C bang.6C", "D"
    )
    b.chooses("offer:sid_ketchum")
    b.pays("bang.2C")
    c.chooses("offer:sid_ketchum")
    assert b.options == []
    c.pays("bang.5C", "bang.6C")
    b.pays("bang.3C")
    assert (b.life, b.hand, c.life, c.hand) == (2, ["bang.4C"], 2, [])


def test_slab_the_killers_bang_needs_two_missed_effects_of_any_kind() -> None:  # BANG-P13
    a, b, *_ = table("A slab_the_killer: bang", "B: missed.2S | sombrero", "C", "D")
    a.plays("bang", at=b)
    b.uses("sombrero")
    b.answers("missed")
    assert b.life == 4


def test_suzy_lafayette_draws_with_an_empty_hand() -> None:  # BANG-P14
    a, *_ = table("A suzy_lafayette 3: beer.6H", "B", "C", "D", deck="bang.2C ...")
    a.plays("beer")
    assert a.hand == ["bang.2C"]


def test_suzy_lafayette_draws_any_number_of_times() -> None:  # BANG-P14
    a, *_ = table("A suzy_lafayette 1: beer.6H", "B", "C", "D", deck="beer.7H beer.8H bang.2C ...")
    for card in ("beer.6H", "beer.7H", "beer.8H"):
        a.plays(card)
    assert (a.life, a.hand) == (4, ["bang.2C"])


def test_suzy_lafayette_draws_out_of_turn() -> None:  # BANG-P14
    a, b, *_ = table("A: panic", "B suzy_lafayette: beer.6H", "C", "D", deck="bang.2C ...")
    a.plays("panic", at=b)
    assert (a.hand, b.hand) == (["beer.6H"], ["bang.2C"])


def test_suzy_lafayette_draws_as_soon_as_she_has_played_her_last_card() -> None:  # BANG-P14 BANG-O23
    a, b, *_ = table("A suzy_lafayette: bang.AS", "B: missed", "C", "D", deck="beer.6H ...")
    a.plays("bang", at=b)
    assert (a.hand, b.asked) == (["beer.6H"], "shot")


def test_suzy_lafayette_draws_as_soon_as_she_has_laid_her_last_card() -> None:  # BANG-P14 BANG-O23
    a, *_ = table("A suzy_lafayette: barrel.QS", "B", "C", "D", deck="beer.6H ...")
    a.plays("barrel")
    assert (a.hand, a.in_play, a.table.log[-2:]) == (["beer.6H"], ["barrel.QS"], ["lay", "draw"])


def test_suzy_lafayette_draws_in_the_middle_of_a_duel_and_may_give_that_card() -> None:  # BANG-P14 BANG-A08 BANG-O23
    a, b, *_ = table("A: duel bang.AS", "B suzy_lafayette: bang.2C", "C", "D", deck="bang.3C beer.6H ...")
    a.plays("duel", at=b)
    b.answers("bang")
    assert b.hand == ["bang.3C"]
    a.answers("bang")
    b.answers("bang.3C")
    assert (a.life, b.hand) == (4, ["beer.6H"])


def test_suzy_lafayette_draws_once_a_price_has_emptied_her_hand() -> None:  # BANG-P14 BANG-C26 BANG-O23
    people = ("A suzy_lafayette: springfield beer.6H", "B", "C: missed", "D")
    a, _, c, _ = table(*people, deck="bang.2C ...")
    a.plays("springfield", at=c)  # the Beer is the price: there is no other card
    assert (a.hand, a.table.discards, c.asked) == (["bang.2C"], ["beer.6H"], "shot")


def test_suzy_lafayette_needs_another_card_before_she_plays_one_with_a_price() -> None:  # BANG-P14 BANG-B12
    a, *_ = table("A suzy_lafayette: springfield.KS", "B", "C", "D")
    assert a.why_not("play:springfield.KS:C") == "BANG-B12"


def test_suzy_lafayette_draws_for_dodge_and_for_her_empty_hand() -> None:  # BANG-P14 BANG-C29 BANG-O23
    a, b, *_ = table("A: bang", "B suzy_lafayette: dodge", "C", "D", deck="beer.6H beer.7H ...")
    a.plays("bang", at=b)
    b.answers("dodge")
    assert b.hand == ["beer.6H", "beer.7H"]


def test_suzy_lafayette_may_answer_the_same_shot_with_what_she_draws() -> None:  # BANG-P14 BANG-A02 BANG-O23
    a, b, *_ = table("A slab_the_killer: bang", "B suzy_lafayette: missed.2S", "C", "D", deck="missed.3S beer.6H ...")
    a.plays("bang", at=b)
    b.answers("missed.2S")
    b.answers("missed.3S")
    assert (b.life, b.hand) == (4, ["beer.6H"])


def test_suzy_lafayette_may_be_rescued_by_a_beer_that_she_draws() -> None:  # BANG-P14 BANG-D02 BANG-O23
    people = ("A", "B suzy_lafayette 2: beer.6H | dynamite.2H", "C", "D")
    _, b, *_ = table(*people, turn="B", phase="steps", deck="missed.2S beer.7H bang.2C bang.3C ...")
    b.answers("beer.6H")
    b.answers("beer.7H")
    assert (b.alive, b.life, b.hand[0]) == (True, 1, "bang.2C")


@pytest.mark.parametrize("card", ["panic", "cat_balou"])
def test_suzy_lafayette_draws_when_her_last_card_is_taken(card: str) -> None:  # BANG-P14 BANG-O23
    a, b, *_ = table(f"A: {card}", "B suzy_lafayette: beer.6H", "C", "D", deck="bang.2C ...")
    a.plays(card, at=b)
    assert b.hand == ["bang.2C"]


def test_suzy_lafayette_draws_before_jesse_jones_goes_on() -> None:  # BANG-P14 BANG-P05 BANG-O23
    people = ("A jesse_jones", "B suzy_lafayette: beer.6H", "C", "D")
    a, b, *_ = table(*people, phase="draw", deck="beer.7H beer.8H ...")
    a.uses("jesse_jones", at=b)
    assert (a.hand, b.hand) == (["beer.6H", "beer.8H"], ["beer.7H"])


def test_suzy_lafayette_draws_after_each_card_that_el_gringo_takes() -> None:  # BANG-P14 BANG-P04 BANG-Q33 BANG-O23
    people = ("A suzy_lafayette: bang.AS", "B el_gringo", "C", "D")
    a, b, *_ = table(*people, deck="beer.6H beer.7H ...")
    a.plays("bang", at=b)
    assert (a.hand, b.hand) == (["beer.7H"], ["beer.6H"])


def test_suzy_lafayette_draws_after_the_penalty_of_a_sheriff() -> None:  # BANG-P14 BANG-D09 BANG-O23
    people = ("A suzy_lafayette: bang beer", "B deputy 1", "C", "D outlaw")
    a, b, *_ = table(*people, deck="bang.2C ...")
    a.plays("bang", at=b)
    assert a.hand == ["bang.2C"]


def test_suzy_lafayette_draws_nothing_in_an_exchange() -> None:  # BANG-P14 BANG-Q98 BANG-F03 BANG-O23
    a, b, *_ = table("A flint_westwood: beer.6H", "B suzy_lafayette: bang.AS", "C", "D")
    a.chooses("use-card:flint_westwood:beer.6H:B")
    assert (a.hand, b.hand) == (["bang.AS"], ["beer.6H"])
    people = ("A suzy_lafayette: beer.6H beer.7H", "B", "C", "D")
    a, *_ = table(*people, event="ranch", phase="ranch", deck="bang.2C bang.3C bang.4C ...")
    a.throws("beer.6H", "beer.7H")
    assert a.hand == ["bang.2C", "bang.3C"]


def test_vulture_sam_takes_all_cards_of_the_dead() -> None:  # BANG-P15 BANG-D05
    a, b, c, d = table(
        "A: bang.AS",
        "B outlaw 1: beer.6H | barrel.QS jail.10S dynamite.2H",
        "C vulture_sam",
        "D",
        deck="bang.2C beer.7H ...",
        event="the_reverend",
    )
    a.plays("bang", at=b)
    b.passes()
    assert sorted(c.hand) == ["barrel.QS", "beer.6H", "dynamite.2H", "jail.10S"]
    assert (b.hand, b.in_play, d.knows_of(c)) == ([], [], ["barrel.QS", "dynamite.2H", "jail.10S"])


def test_vulture_sam_takes_the_cards_of_whom_he_has_killed() -> None:  # BANG-P15 BANG-D08
    a, b, *_ = table("A vulture_sam: bang", "B outlaw 1: | scope.AS", "C", "D", deck="bang.2C bang.3C bang.4C ...")
    a.plays("bang", at=b)
    assert a.hand == ["scope.AS", "bang.2C", "bang.3C", "bang.4C"]


def test_sid_ketchum_may_heal_before_he_discards_for_the_hand_limit() -> None:  # BANG-P12 BANG-T14
    _, b, *_ = table("A", "B sid_ketchum 1: bang.2C bang.3C bang.4C", "C", "D", turn="B", phase="limit")
    b.chooses("offer:sid_ketchum")
    b.pays("bang.2C", "bang.3C")
    assert (b.life, b.hand, b.table.turn) == (2, ["bang.4C"], "C")


def test_willy_the_kid_plays_any_number_of_bang() -> None:  # BANG-P16
    a, b, *_ = table("A willy_the_kid: bang.AS bang.2C bang.3C", "B", "C", "D")
    for card in ("bang.AS", "bang.2C", "bang.3C"):
        a.plays(card, at=b)
    assert b.life == 1


@pytest.mark.parametrize(
    ("character", "life"),
    [("bart_cassidy", 4), ("el_gringo", 3), ("paul_regret", 3), ("willy_the_kid", 4), ("suzy_lafayette", 4)],
)
def test_characters_have_their_life_points(
    character: str, life: int
) -> None:  # BANG-P01 BANG-P04 BANG-P09 BANG-P14 BANG-P16
    _, b, *_ = table("A", f"B {character}", "C", "D")
    assert b.life == life
