"""Rulings: dying, cards in play (BANG-Q30 to BANG-Q56)."""

from __future__ import annotations

from tests.games.bang.table import table


def test_el_gringo_takes_the_last_card_of_who_played_a_gatling() -> None:  # BANG-Q32
    a, b, *_ = table("A: gatling beer.6H", "B el_gringo", "C", "D")
    a.plays("gatling")
    assert (b.hand, a.hand) == (["beer.6H"], [])


def test_suzy_draws_before_and_after_el_gringo_takes_her_card() -> None:  # BANG-Q33 BANG-P14
    a, b, *_ = table("A suzy_lafayette: bang", "B el_gringo", "C", "D", deck="beer.6H beer.7H ...")
    a.plays("bang", at=b)
    assert (b.hand, a.hand) == (["beer.6H"], ["beer.7H"])


def test_molly_stark_draws_for_a_rescue_beer_too_late_for_the_same_rescue() -> None:  # BANG-Q36 BANG-P26
    a, b, *_ = table(
        *("A: missed.2S", "B molly_stark 1: beer.6H", "C", "D"),
        events="russian_roulette",
        phase="turn",
        deck="beer.7H ...",
    )
    a.answers("missed")
    b.passes()
    b.answers("beer")
    assert not b.alive  # at 0, with the card she is owed still in the deck


def test_molly_stark_draws_for_a_rescue_beer_at_the_settle_point() -> None:  # BANG-Q36 BANG-P26
    a, b, *_ = table("A: bang", "B molly_stark 1: beer.6H", "C", "D", deck="beer.7H ...")
    a.plays("bang", at=b)
    b.passes()
    b.answers("beer")
    assert (b.life, b.hand) == (1, ["beer.7H"])


def test_vulture_sam_takes_the_deputys_cards_before_the_sheriff_loses_his() -> None:  # BANG-Q37 BANG-D05
    a, b, c, *_ = table(*("A: bang.AS beer.6H | barrel.QS", "B deputy 1: | scope.AS", "C vulture_sam", "D", "E"))
    a.plays("bang", at=b)
    assert (c.hand, a.hand, a.in_play) == (["scope.AS"], [], [])
    assert a.table.discards == ["barrel.QS", "beer.6H", "bang.AS"]


def test_a_sheriff_who_is_vulture_sam_loses_the_deputys_cards_again() -> None:  # BANG-Q38
    a, b, *_ = table("A vulture_sam: bang.AS beer.6H", "B deputy 1: | scope.AS", "C", "D", "E")
    a.plays("bang", at=b)
    assert (a.hand, a.table.discards) == ([], ["beer.6H", "scope.AS", "bang.AS"])


def test_herb_hunter_draws_five_for_an_outlaw_he_kills() -> None:  # BANG-Q39
    a, b, *_ = table("A herb_hunter: bang", "B outlaw 1", "C", "D")
    a.plays("bang", at=b)
    assert len(a.hand) == 5


def test_two_vultures_take_turns() -> None:  # BANG-Q40 BANG-I07
    a, b, c, d = table(
        *("A: bang", "B outlaw 1: beer.6H | scope.AS jail.10S", "C vera_custer +vulture_sam", "D vulture_sam"),
        event="the_reverend",
    )
    a.plays("bang", at=b)
    b.passes()
    assert (c.asked, c.options) == ("estate", ["hand", "table:scope.AS", "table:jail.10S"])
    c.chooses("table:scope.AS")
    assert d.options == ["hand", "table:jail.10S"]
    d.chooses("hand")
    assert (c.hand, d.hand, b.in_play) == (["scope.AS", "jail.10S"], ["beer.6H"], [])


def test_of_two_vultures_the_first_one_clockwise_begins() -> None:  # BANG-Q40
    a, b, c, d = table(
        *("A vulture_sam", "B: bang", "C outlaw 1: | scope.AS jail.10S", "D vera_custer +vulture_sam"), turn="B"
    )
    b.plays("bang", at=c)
    assert (d.asked, b.asked, a.asked) == ("estate", "", "")
    d.chooses("table:jail.10S")
    assert (d.hand, a.hand) == (["jail.10S"], ["scope.AS"])


def test_a_sheriff_whose_duel_kills_a_deputy_is_punished() -> None:  # BANG-Q41 BANG-D09
    a, b, *_ = table("A: duel beer.6H | barrel.QS", "B deputy 1", "C", "D", "E")
    a.plays("duel", at=b)
    assert (b.alive, a.hand, a.in_play) == (False, [], [])


def test_a_deputy_who_dies_of_their_own_duel_costs_the_sheriff_nothing() -> None:  # BANG-Q41
    a, b, *_ = table("A: bang.AS beer.6H", "B deputy 1: duel", "C", "D", "E", turn="B")
    b.plays("duel", at=a)
    a.answers("bang")
    assert (b.alive, a.hand) == (False, ["beer.6H"])


def test_at_one_death_sam_takes_then_greg_and_herb_gain_then_comes_the_reward() -> None:  # BANG-Q104
    a, b, c, d = table(
        *("A greg_digger 2: bang", "B outlaw 1: | scope.AS", "C herb_hunter", "D vulture_sam"),
        deck="bang.2C bang.3C bang.4C bang.5C bang.6C ...",
    )
    a.plays("bang", at=b)
    assert (d.hand, a.life) == (["scope.AS"], 4)
    assert (c.hand, a.hand) == (["bang.2C", "bang.3C"], ["bang.4C", "bang.5C", "bang.6C"])


# Cards in play.


def test_johnny_kischs_old_weapon_goes_by_the_rule_of_one_weapon() -> None:  # BANG-Q50 BANG-E02
    a, b, *_ = table("A johnny_kisch: schofield.KS | volcanic.10S", "B: | volcanic.10C", "C", "D: | schofield.JC")
    a.plays("schofield")
    assert (a.in_play, b.in_play, a.table.discards) == (
        ["schofield.KS"],
        ["volcanic.10C"],
        ["volcanic.10S", "schofield.JC"],
    )


def test_a_harmless_dynamite_stays_if_the_other_player_has_one() -> None:  # BANG-Q51 BANG-E04
    a, b, *_ = table(
        *("A: | dynamite.2H", "B renegade: | dynamite.10C", "C dead", "D dead"), phase="steps", deck="bang.2C ..."
    )
    assert (a.in_play, b.in_play, a.asked) == (["dynamite.2H"], ["dynamite.10C"], "play")


def test_a_dynamite_that_was_taken_may_be_laid_again() -> None:  # BANG-Q52
    a, b, *_ = table("A: panic", "B: | dynamite.2H", "C", "D")
    a.plays("panic", at=b)
    a.plays("dynamite")
    assert (a.in_play, b.in_play) == (["dynamite.2H"], [])


def test_cat_balou_frees_a_prisoner() -> None:  # BANG-Q53
    a, b, *_ = table("A: cat_balou", "B: | jail", "C", "D")
    a.plays("cat_balou", at=b)
    a.ends()
    assert (b.asked, "check" in a.table.log) == ("play", False)


def test_a_green_card_laid_on_command_is_ready_when_the_turn_ends() -> None:  # BANG-Q54 BANG-T23
    a, b, *_ = table("A", "B: sombrero.7C", "C", "D: bang.2C", show="dorothy_rage")
    a.uses("dorothy_rage", at=b)
    a.chooses("name:sombrero")
    b.obeys("sombrero.7C")
    assert b.board.figures[1].fresh == ["sombrero.7C"]
    a.ends()
    assert b.board.figures[1].fresh == []


def test_pat_brennan_may_take_back_a_card_of_his_own() -> None:  # BANG-Q55
    a, *_ = table("A pat_brennan: | barrel.QS", "B", "C", "D", phase="draw")
    a.chooses("use-card:pat_brennan:barrel.QS:A")
    assert (a.hand, a.in_play) == (["barrel.QS"], [])


def test_pat_brennan_may_take_his_dynamite_under_lasso() -> None:  # BANG-Q55 BANG-F08
    a, *_ = table("A pat_brennan: | dynamite.2H", "B", "C", "D", phase="steps", event="lasso")
    a.chooses("use-card:pat_brennan:dynamite.2H:A")
    assert a.hand == ["dynamite.2H"]


def test_pat_brennans_dynamite_has_moved_on_before_phase_one() -> None:  # BANG-Q55
    a, *_ = table("A pat_brennan: | dynamite.2H", "B", "C", "D", phase="steps", deck="bang.2C ...")
    assert a.why_not("use-card:pat_brennan:dynamite.2H:A") == "BANG-P27"
    assert a.why_not("use-card:pat_brennan:dynamite.2H:B") == ""


def test_a_second_barrel_may_be_laid_to_get_rid_of_the_first() -> None:  # BANG-Q56
    a, *_ = table("A jose_delgado: barrel.QS | barrel.KS", "B", "C", "D")
    assert "use-card:jose_delgado:barrel.QS" in a.options
    a.plays("barrel.QS")
    assert (a.in_play, a.table.discards) == (["barrel.QS"], ["barrel.KS"])
