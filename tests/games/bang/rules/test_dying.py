"""Losing life, rescue, elimination, rewards (BANG-D)."""

from __future__ import annotations

import pytest

from tests.games.bang.table import table


def test_dynamite_takes_three_life_points_in_one_step() -> None:  # BANG-D01 BANG-C14
    _, b, *_ = table("A", "B: | dynamite.2H", "C", "D", turn="B", phase="steps", deck="missed.2S ...")
    assert (b.life, b.table.log.count("loss")) == (1, 1)


def test_russian_roulette_takes_two_life_points() -> None:  # BANG-D01 BANG-F14
    a, *_ = table("A", "B", "C", "D", events="russian_roulette", phase="turn")
    assert (a.life, a.table.log.count("loss")) == (3, 1)


def test_a_player_at_zero_is_dying_and_may_play_beer() -> None:  # BANG-D02 BANG-C03
    a, b, *_ = table("A: bang", "B 1: beer.6H", "C", "D")
    a.plays("bang", at=b)
    b.passes()
    assert (b.asked, b.options) == ("dying", ["pass", "answer:beer.6H"])
    b.answers("beer")
    assert (b.life, b.alive, b.hand) == (1, True, [])


def test_two_beers_save_from_dynamite() -> None:  # BANG-EX03 BANG-D02
    _, b, *_ = table(
        "A",
        "B 2: beer.6H beer.7H | dynamite.2H",
        "C",
        "D",
        turn="B",
        phase="steps",
        deck="missed.2S bang.2C bang.3C ...",
    )
    b.answers("beer.6H")
    assert (b.life, b.asked) == (0, "dying")
    b.answers("beer.7H")
    assert (b.life, b.asked) == (1, "play")


def test_beer_is_not_played_beyond_one_life_point_in_a_rescue() -> None:  # BANG-D02
    a, b, *_ = table("A: bang", "B 1: beer.6H beer.7H", "C", "D")
    a.plays("bang", at=b)
    b.passes()
    b.answers("beer.6H")
    assert (b.life, b.asked, b.hand) == (1, "", ["beer.7H"])


def test_sid_ketchum_rescues_himself() -> None:  # BANG-D02 BANG-P12
    a, b, *_ = table("A: bang", "B sid_ketchum 1: bang.2C bang.3C", "C", "D")
    a.plays("bang", at=b)
    b.passes()
    b.chooses("offer:sid_ketchum")
    b.pays("bang.2C", "bang.3C")
    assert (b.life, b.alive) == (1, True)


def test_sid_ketchum_rescues_himself_from_dynamite_with_four_cards() -> None:  # BANG-D02 BANG-P12
    _, b, *_ = table(
        *("A", "B sid_ketchum 2: bang.2C bang.3C bang.4C bang.5C | dynamite.2H", "C", "D"),
        turn="B",
        phase="steps",
        deck="missed.2S ...",
    )
    b.chooses("offer:sid_ketchum")
    b.pays("bang.2C", "bang.3C")
    assert (b.life, b.asked) == (0, "dying")
    b.chooses("offer:sid_ketchum")
    b.pays("bang.4C", "bang.5C")
    assert (b.life, b.asked) == (1, "play")


def test_sid_ketchum_rescues_himself_with_two_living_players() -> None:  # BANG-D02 BANG-D03 BANG-I10
    a, b, *_ = table("A: bang", "B sid_ketchum renegade 1: bang.2C bang.3C", "C dead", "D dead")
    a.plays("bang", at=b)
    b.passes()
    assert b.asked == "dying"
    b.chooses("offer:sid_ketchum")
    b.pays("bang.2C", "bang.3C")
    assert (b.life, b.alive) == (1, True)


def test_sid_ketchum_rescues_himself_under_the_reverend() -> None:  # BANG-D02 BANG-H13 BANG-I10
    a, b, *_ = table("A: bang", "B sid_ketchum 1: bang.2C bang.3C", "C", "D", event="the_reverend")
    a.plays("bang", at=b)
    b.passes()
    b.chooses("offer:sid_ketchum")
    b.pays("bang.2C", "bang.3C")
    assert (b.life, b.alive) == (1, True)


def test_sid_ketchum_with_one_card_is_not_asked_where_beer_is_of_no_use() -> None:  # BANG-I10
    a, b, *_ = table("A: bang", "B sid_ketchum outlaw 1: bang.2C", "C", "D", event="the_reverend")
    a.plays("bang", at=b)
    b.passes()
    assert not b.alive


def test_there_is_no_rescue_by_beer_with_two_living_players() -> None:  # BANG-D03 BANG-D02 BANG-B10
    a, b, *_ = table("A: bang", "B renegade 1: beer", "C dead", "D dead")
    a.plays("bang", at=b)
    b.passes()
    assert not b.alive


def test_with_two_living_players_beer_is_played_for_nothing() -> None:  # BANG-D03 BANG-C03
    a, *_ = table("A 2: beer", "B renegade", "C dead", "D dead")
    a.plays("beer")
    assert (a.life, a.hand) == (2, [])


def test_there_is_no_rescue_by_beer_under_the_reverend() -> None:  # BANG-D02 BANG-H13 BANG-B10
    a, b, *_ = table("A: bang", "B outlaw 1: beer", "C", "D", event="the_reverend")
    a.plays("bang", at=b)
    b.passes()
    assert not b.alive


def test_a_handcuffed_player_has_no_rescue_by_beer_in_their_turn() -> None:  # BANG-D02 BANG-H09
    _, b, *_ = table(
        *("A", "B outlaw 1: beer | dynamite.2H", "C", "D"),
        event="handcuffs",
        note=1,
        turn="B",
        phase="steps",
        deck="missed.2S ...",
    )
    assert not b.alive


@pytest.mark.parametrize("card", ["saloon", "tequila", "whisky"])
def test_no_other_card_rescues(card: str) -> None:  # BANG-D02 BANG-B11
    a, b, *_ = table("A: bang", f"B 1: {card} bang.2C", "C", "D")
    a.plays("bang", at=b)
    b.passes()
    assert (b.asked, b.options) == ("dying", ["pass"])


def test_a_canteen_does_not_rescue() -> None:  # BANG-Q35 BANG-B11
    _, b, *_ = table(
        *("A", "B outlaw 2: bang.2C | dynamite.2H canteen", "C", "D"),
        turn="B",
        phase="steps",
        deck="missed.2S ...",
    )
    assert (b.asked, b.options) == ("dying", ["pass"])


def test_a_dying_player_with_any_card_is_asked() -> None:  # BANG-I10 BANG-D02
    a, b, *_ = table("A: bang", "B 1: bang.2C", "C", "D")
    a.plays("bang", at=b)
    b.passes()
    assert b.asked == "dying"


def test_teren_kill_may_drink_before_he_checks() -> None:  # BANG-D04 BANG-Q103 BANG-P41
    _, b, *_ = table(
        *("A", "B teren_kill 2: beer.6H | dynamite.2H", "C", "D"),
        turn="B",
        phase="steps",
        deck="missed.2S bang.2C beer.7H ...",
    )
    assert b.options == ["use:teren_kill", "answer:beer.6H"]
    b.answers("beer")
    assert (b.life, b.hand[0]) == (1, "beer.7H")  # he has nothing left but the check (BANG-O24)


def test_teren_kills_check_is_made_for_him_if_he_does_nothing() -> None:  # BANG-D04
    a, b, *_ = table("A: bang", "B teren_kill 1: beer", "C", "D")
    a.plays("bang", at=b)
    b.passes()
    assert b.defaults == ["use:teren_kill"]
    assert "pass" not in b.options


# Elimination.


def test_the_role_of_the_dead_is_turned_up() -> None:  # BANG-D05
    a, b, c, _ = table("A: bang", "B outlaw 1", "C", "D")
    assert c.board.figures[1].role == ""
    a.plays("bang", at=b)
    assert c.board.figures[1].role == "outlaw"


def test_victory_is_tested_before_the_cards_go() -> None:  # BANG-D05 BANG-W01
    a, b, *_ = table("A: bang", "B renegade 1: | barrel.QS", "C dead", "D dead", deck="bang.2C ...")
    a.plays("bang", at=b)
    b.uses("barrel")
    assert (a.table.winners, b.in_play) == ("A", ["barrel.QS"])


def test_the_cards_of_the_dead_are_discarded_in_an_order_they_choose() -> None:  # BANG-D05 BANG-T53
    a, b, *_ = table("A: bang.AS", "B outlaw 1: bang.2C bang.3C | scope.AS volcanic.10S", "C", "D")
    a.plays("bang", at=b)
    b.passes()
    b.passes()
    b.throws("bang.3C")
    b.chooses("discard:volcanic.10S")
    b.passes()
    assert a.table.discards == ["bang.3C", "volcanic.10S", "scope.AS", "bang.2C", "bang.AS"]


@pytest.mark.parametrize("third", ["C slab_the_killer", "C greygory_deck", "C pedro_ramirez", "C pedro_ramirez dead"])
def test_the_dead_are_asked_for_an_order_only_if_it_can_matter(third: str) -> None:  # BANG-D05 BANG-O21
    people = ("A willy_the_kid: bang.AS", "B rose_doolan outlaw 1: bang.2C bang.3C", third, "D sid_ketchum")
    a, b, *_ = table(*people, options={"high_noon": False, "fistful": False})
    a.plays("bang", at=b)
    b.passes()
    b.passes()
    assert (b.asked == "estate") == (third in ("C greygory_deck", "C pedro_ramirez"))


def test_with_events_the_dead_are_asked_for_an_order() -> None:  # BANG-D05 BANG-O21 BANG-F02
    people = (
        "A willy_the_kid: bang.AS",
        "B rose_doolan outlaw 1: bang.2C bang.3C",
        "C slab_the_killer",
        "D sid_ketchum",
    )
    a, b, *_ = table(*people, options={"high_noon": False, "fistful": True})
    a.plays("bang", at=b)
    b.passes()
    b.passes()
    assert b.asked == "estate"


def test_by_option_the_dead_are_always_asked_for_an_order() -> None:  # BANG-O21
    people = (
        "A willy_the_kid: bang.AS",
        "B rose_doolan outlaw 1: bang.2C bang.3C",
        "C slab_the_killer",
        "D sid_ketchum",
    )
    a, b, *_ = table(*people, options={"high_noon": False, "fistful": False, "estate_order": "always"})
    a.plays("bang", at=b)
    b.passes()
    b.passes()
    assert b.asked == "estate"


def test_the_default_order_is_cards_in_play_first() -> None:  # BANG-D05
    a, b, *_ = table("A: bang.AS", "B outlaw 1: bang.2C bang.3C | scope.AS volcanic.10S", "C", "D")
    a.plays("bang", at=b)
    b.passes()
    b.passes()
    assert (b.asked, b.defaults) == ("estate", ["pass"])
    b.passes()
    assert a.table.discards == ["scope.AS", "volcanic.10S", "bang.2C", "bang.3C", "bang.AS"]


def test_who_gains_by_a_death_acts_after_the_cards_are_gone() -> None:  # BANG-D05 BANG-P24
    a, b, c, _ = table("A: bang.AS", "B outlaw 1: | volcanic.10S", "C herb_hunter", "D", deck="", discards="beer.6H")
    a.plays("bang", at=b)
    assert set(c.hand) == {"beer.6H", "volcanic.10S"}


def test_the_turn_of_a_player_who_dies_in_it_is_over() -> None:  # BANG-D05
    _, b, c, _ = table("A", "B outlaw 1: duel", "C: bang.2C", "D", turn="B")
    b.plays("duel", at=c)
    c.answers("bang")
    assert (b.alive, b.table.turn) == (False, "C")


def test_a_commanded_card_is_finished_when_the_turn_player_dies_of_it() -> None:  # BANG-D05
    a, b, c, d = table(*("A", "B outlaw 1", "C: indians.KD beer", "D: beer"), turn="B", show="dorothy_rage")
    b.uses("dorothy_rage", at=c)
    b.chooses("name:indians")
    c.chooses("play:indians.KD")
    d.passes()
    assert (b.alive, d.life, a.life) == (False, 3, 4)
    assert b.table.turn == "C"


def test_abilities_act_after_the_rescue() -> None:  # BANG-D06 BANG-Q30 BANG-T42
    a, b, *_ = table("A: bang", "B bart_cassidy 1: beer.6H", "C", "D", deck="beer.7H ...")
    a.plays("bang", at=b)
    b.passes()
    assert b.options == ["pass", "answer:beer.6H"]
    b.answers("beer")
    assert (b.life, b.hand) == (1, ["beer.7H"])


def test_the_dead_draw_nothing_for_their_loss() -> None:  # BANG-D06 BANG-D11 BANG-P01
    a, b, *_ = table("A: bang", "B bart_cassidy outlaw 1", "C", "D")
    a.plays("bang", at=b)
    assert (b.alive, b.hand) == (False, [])


def test_el_gringo_takes_a_card_after_a_rescue() -> None:  # BANG-D06 BANG-P04
    a, b, *_ = table("A: bang bang.2C", "B el_gringo 1: beer.6H", "C", "D")
    a.plays("bang.AS", at=b)
    b.passes()
    b.answers("beer")
    assert (b.life, b.hand) == (1, ["bang.2C"])


# Killers, rewards, penalties.


def test_the_killer_of_an_outlaw_draws_three_cards() -> None:  # BANG-D08 BANG-D07
    a, b, *_ = table("A: bang", "B outlaw 1", "C", "D")
    a.plays("bang", at=b)
    assert len(a.hand) == 3


def test_an_outlaw_who_kills_an_outlaw_draws_three_cards() -> None:  # BANG-D08
    _, b, c, _ = table("A", "B outlaw: bang", "C outlaw 1", "D", turn="B")
    b.plays("bang", at=c)
    assert len(b.hand) == 3


def test_nobody_is_rewarded_for_a_renegade() -> None:  # BANG-D08
    a, b, *_ = table("A: bang", "B renegade 1", "C", "D")
    a.plays("bang", at=b)
    assert a.hand == []


def test_the_killer_by_an_ability_is_rewarded() -> None:  # BANG-D07 BANG-P21
    a, b, *_ = table("A doc_holyday: beer beer", "B outlaw 1", "C", "D")
    a.uses("doc_holyday", at=b)
    a.pays("beer", "beer")
    assert (b.alive, len(a.hand)) == (False, 3)


def test_dynamite_has_no_killer() -> None:  # BANG-D07
    a, b, *_ = table("A", "B outlaw 3: | dynamite.2H", "C", "D", turn="B", phase="steps", deck="missed.2S ...")
    assert (b.alive, a.hand, "reward" in a.table.log) == (False, [], False)


def test_who_loses_their_own_duel_has_no_killer() -> None:  # BANG-D07 BANG-EX07
    _, b, c, _ = table("A", "B outlaw 1: duel", "C: bang.2C bang.3C", "D", turn="B")
    b.plays("duel", at=c)
    c.answers("bang.2C")
    assert (b.alive, "reward" in c.table.log) == (False, False)


def test_who_is_challenged_and_loses_is_killed_by_the_challenger() -> None:  # BANG-D07
    a, b, *_ = table("A: duel", "B outlaw 1", "C", "D")
    a.plays("duel", at=b)
    assert (b.alive, len(a.hand)) == (False, 3)


def test_an_event_is_no_killer() -> None:  # BANG-D07 BANG-U10
    _, b, *_ = table("A", "B outlaw 1", "C", "D", event="high_noon", turn="B", phase="steps")
    assert (b.alive, "reward" in b.table.log) == (False, False)


def test_the_commanded_player_is_the_killer() -> None:  # BANG-D07 BANG-X04
    a, b, c, _ = table("A", "B: bang.2C", "C outlaw 1", "D", show="dorothy_rage")
    a.uses("dorothy_rage", at=b)
    a.chooses("name:bang")
    a.names(c)
    b.obeys("bang.2C")
    assert (c.alive, len(b.hand), a.hand) == (False, 3, [])


def test_a_sheriff_who_kills_a_deputy_loses_all_they_have() -> None:  # BANG-D09
    a, b, *_ = table("A: bang beer beer | barrel.QS", "B deputy 1", "C", "D", "E")
    a.plays("bang", at=b)
    assert (a.hand, a.in_play) == ([], [])


def test_another_killer_of_a_deputy_loses_nothing() -> None:  # BANG-D09
    _, b, c, *_ = table("A", "B outlaw: bang beer | barrel.QS", "C deputy 1", "D", "E", turn="B")
    b.plays("bang", at=c)
    assert (b.hand, b.in_play) == (["beer.6H"], ["barrel.QS"])


def test_the_sheriff_is_not_punished_for_a_dynamite() -> None:  # BANG-D09 BANG-D07
    a, b, *_ = table(
        *("A: beer", "B deputy 1: | dynamite.2H", "C", "D", "E"), turn="B", phase="steps", deck="missed.2S ..."
    )
    assert (b.alive, a.hand) == (False, ["beer.6H"])


def test_the_ability_of_the_dead_ends_at_once() -> None:  # BANG-D11
    a, b, *_ = table("A: bang", "B herb_hunter outlaw 1", "C", "D")
    a.plays("bang", at=b)
    assert b.hand == []


def test_the_dead_do_not_inherit_from_themselves() -> None:  # BANG-D11 BANG-P15
    a, b, *_ = table("A: bang.AS", "B vulture_sam outlaw 1: | scope.AS", "C", "D")
    a.plays("bang", at=b)
    assert (b.hand, b.in_play, a.table.discards) == ([], [], ["scope.AS", "bang.AS"])


def test_vera_who_returns_has_no_copy() -> None:  # BANG-D11 BANG-P31
    a, b, *_ = table("A: bang.AS", "B vera_custer +herb_hunter outlaw 1", "C", "D", show="bone_orchard")
    a.plays("bang", at=b)
    assert b.board.figures[1].abilities == ["vera_custer"]


def test_a_killer_who_is_dead_gets_no_reward() -> None:  # BANG-D10
    _, b, c, d = table("A", "B outlaw 1: gatling", "C", "D outlaw 1", turn="B", show="gag")
    b.chooses("offer:gag")
    b.plays("gatling")  # the fine is due between two targets
    assert (b.alive, c.life, d.alive) == (False, 3, False)
    assert (b.hand, "reward" in b.table.log) == ([], False)


def test_bart_cassidy_draws_for_every_life_point_after_his_rescue() -> None:  # BANG-D06 BANG-P01
    _, b, *_ = table(
        *("A", "B bart_cassidy 2: beer.6H beer.7H | dynamite.2H jail", "C", "D"),
        turn="B",
        phase="steps",
        deck="missed.2S bang.2C bang.3C bang.4C bang.5C ...",
    )
    b.answers("beer.6H")
    b.answers("beer.7H")
    assert (b.life, b.hand) == (1, ["bang.2C", "bang.3C", "bang.4C"])


@pytest.mark.parametrize(("draws", "cards"), [("at_once", 4), ("settle_points", 3)])
def test_suzy_draws_before_the_reward_or_by_option_not_at_all(draws: str, cards: int) -> None:  # BANG-D08 BANG-O23
    people = ("A suzy_lafayette: bang", "B outlaw 1", "C", "D")
    a, b, *_ = table(*people, options={"suzy_lafayette_draws": draws})
    a.plays("bang", at=b)
    assert len(a.hand) == cards


@pytest.mark.parametrize(
    ("events", "shows", "returns"),
    [
        ("", "", False),
        ("thirst", "gag", False),
        ("thirst ghost_town", "", True),
        ("dead_man", "", True),
        ("", "bone_orchard", True),
    ],
)
def test_the_dead_are_out_for_good_unless_an_event_that_is_left_revives_them(  # BANG-H03 BANG-F10 BANG-X06
    events: str, shows: str, returns: bool
) -> None:
    a, *_ = table("A", "B dead", "C", "D", events=events, shows=shows)
    state = a.table.g
    assert [state.is_out(seat) for seat in range(4)] == [False, True, False, False]
    assert state.may_return(1) == returns


@pytest.mark.parametrize(("end", "returns"), [("reshuffle", True), ("final_card", False)])
def test_an_event_that_revives_the_dead_may_come_again_if_the_pile_is_reshuffled(end: str, returns: bool) -> None:
    # BANG-U06 BANG-O08
    a, *_ = table("A", "B dead", "C", "D", event="ghost_town", events="thirst", options={"event_deck_end": end})
    state = a.table.g
    state.events.current = state.events.pile[-1]
    assert state.may_return(1) == returns


def test_a_player_is_not_out_while_one_of_their_figures_lives() -> None:  # BANG-N2.4
    a, *_ = table("A", "B dead", "C", "D", two=True)
    assert not a.table.g.is_out(0)
