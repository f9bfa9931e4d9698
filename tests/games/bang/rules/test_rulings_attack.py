"""Rulings: attack, answer, checks (BANG-Q01 to BANG-Q25)."""

from __future__ import annotations

import pytest

from tests.games.bang.table import Actor, table


@pytest.mark.parametrize("card", ["gatling", "punch", "springfield"])
def test_slabs_other_shots_need_one_missed(card: str) -> None:  # BANG-Q01 BANG-P13
    a, b, *_ = table(f"A slab_the_killer: {card} beer", "B: missed.2S beer", "C", "D")
    if card == "gatling":
        a.plays(card)
    else:
        a.plays(card, at=b)
    if a.asked == "pay":
        a.pays("beer")
    b.answers("missed")
    assert (b.life, a.asked) == (4, "play")


@pytest.mark.parametrize("card", ["knife", "derringer", "buffalo_rifle", "pepperbox"])
def test_slabs_green_guns_need_one_missed(card: str) -> None:  # BANG-Q01
    a, b, *_ = table(f"A slab_the_killer: | {card}", "B: missed.2S beer", "C", "D")
    a.uses(card, at=b)
    b.answers("missed")
    assert (b.life, a.asked) == (4, "play")


def test_two_hearts_of_jourdonnais_and_his_barrel_cancel_slabs_shot() -> None:  # BANG-Q02
    a, b, *_ = table("A slab_the_killer: bang", "B jourdonnais: | barrel", "C", "D", deck="beer.6H beer.7H ...")
    a.plays("bang", at=b)
    b.uses("jourdonnais")
    b.uses("barrel")
    assert b.life == 4


def test_one_heart_leaves_one_missed_to_find_against_slab() -> None:  # BANG-Q02
    a, b, *_ = table(
        *("A slab_the_killer: bang", "B jourdonnais: missed.2S | barrel", "C", "D"), deck="beer.6H bang.2C ..."
    )
    a.plays("bang", at=b)
    b.uses("jourdonnais")
    b.uses("barrel")
    assert b.options == ["pass", "answer:missed.2S"]
    b.answers("missed")
    assert b.life == 4


def test_a_missed_spent_in_vain_is_gone() -> None:  # BANG-Q03 BANG-A02
    a, b, *_ = table("A slab_the_killer: bang.AS", "B: missed.2S missed.3S", "C", "D")
    a.plays("bang", at=b)
    b.answers("missed.2S")
    b.passes()
    assert (b.life, b.hand, a.table.discards) == (3, ["missed.3S"], ["missed.2S", "bang.AS"])


def test_elena_fuente_does_not_heal_when_she_defends_with_beer() -> None:  # BANG-Q04
    a, b, *_ = table("A: bang", "B elena_fuente 1: beer", "C", "D")
    a.plays("bang", at=b)
    b.answers("beer")
    assert (b.life, b.hand) == (1, [])


def test_calamity_janet_gives_no_dodge_in_a_duel() -> None:  # BANG-Q05
    a, b, *_ = table("A: duel", "B calamity_janet: dodge | bible sombrero", "C", "D")
    a.plays("duel", at=b)
    assert b.options == ["pass"]


def test_gatling_indians_duel_and_punch_go_with_one_bang() -> None:  # BANG-Q07 BANG-T32
    a, b, *_ = table("A: bang gatling indians duel punch", "B 9/9", "C 9/9", "D 9/9")
    a.plays("bang", at=b)
    a.plays("gatling")
    a.plays("indians")
    a.plays("duel", at=b)
    a.plays("punch", at=b)
    assert b.life == 4


def test_apache_kid_is_passed_over_by_indians() -> None:  # BANG-Q09 BANG-P17
    a, b, c, _ = table("A: indians", "B apache_kid: beer", "C", "D")
    a.plays("indians")
    assert (b.life, c.life) == (3, 3)


@pytest.mark.parametrize("event", ["blessing", "curse"])
def test_blessing_and_curse_expose_apache_kid_to_indians(event: str) -> None:  # BANG-Q09
    a, b, *_ = table("A: indians", "B apache_kid", "C", "D", event=event)
    a.plays("indians")
    assert b.life == 2


def test_apache_kid_takes_nothing_from_uncle_wills_diamond() -> None:  # BANG-Q10
    a, b, c, d = table(*("A uncle_will: bang.2D", "B apache_kid", "C", "D"), deck="bang.2C bang.3C bang.4C bang.5C ...")
    a.plays("bang", as_="general_store")
    a.chooses("pick:bang.2C")
    c.chooses("pick:bang.3C")
    d.chooses("pick:bang.4C")
    assert (b.hand, c.hand, d.hand) == ([], ["bang.3C"], ["bang.4C"])
    assert sorted(a.table.discards) == ["bang.2D", "bang.5C"]


def test_the_suit_of_a_repetition_is_that_of_the_original_card() -> None:  # BANG-Q11 BANG-P40
    a, b, *_ = table("A lee_van_kliff: bang.2C bang.2D", "B apache_kid", "C", "D")
    a.plays("bang.2C", at=b)
    a.chooses("use-card:lee_van_kliff:bang.2D:B")
    assert b.life == 1


def test_a_derringer_draws_even_if_its_shot_is_cancelled() -> None:  # BANG-Q12
    a, b, *_ = table("A: | derringer", "B: missed", "C", "D", deck="beer.6H ...")
    a.uses("derringer", at=b)
    b.answers("missed")
    assert (b.life, a.hand) == (4, ["beer.6H"])


def test_a_volcanic_under_lasso_allows_no_further_bang() -> None:  # BANG-Q14 BANG-F08
    a, b, *_ = table("A: bang.AS bang.2C | volcanic", "B", "C", "D", event="lasso")
    a.plays("bang.AS", at=b)
    assert a.why_not("play:bang.2C:B") == "BANG-T31"


def test_willy_the_kid_plays_one_bang_under_hangover() -> None:  # BANG-Q15
    a, b, *_ = table("A willy_the_kid: bang.AS bang.2C", "B", "C", "D", event="hangover")
    a.plays("bang.AS", at=b)
    assert a.why_not("play:bang.2C:B") == "BANG-T31"


def test_a_volcanic_helps_willy_the_kid_under_hangover() -> None:  # BANG-Q15
    a, b, *_ = table("A willy_the_kid: bang.AS bang.2C | volcanic", "B", "C", "D", event="hangover")
    a.plays("bang.AS", at=b)
    a.plays("bang.2C", at=b)
    assert b.life == 2


@pytest.mark.parametrize("second", ["bang.2C", "missed.3S"])
def test_calamity_janet_uses_any_two_cards_as_bang_in_a_shootout(second: str) -> None:  # BANG-Q16 BANG-H12
    a, b, *_ = table(f"A calamity_janet: missed.2S {second} missed.4S", "B", "C", "D", event="shootout")
    a.plays("missed.2S", at=b, as_="bang")
    a.plays(second, at=b, as_="" if second == "bang.2C" else "bang")
    assert b.life == 2
    assert a.why_not("play-as:missed.4S:bang:B") == "BANG-T31"


def test_john_pain_with_five_cards_gets_the_check_card_that_counted() -> None:  # BANG-Q21 BANG-P39
    a, b, c, _ = table(
        *("A: bang.AS", "B lucky_duke: | barrel", "C john_pain: beer beer beer beer beer", "D"),
        deck="bang.2C missed.2S ...",
    )
    a.plays("bang", at=b)
    b.uses("barrel")
    b.chooses("check:missed.2S")
    assert (c.hand[-1], len(c.hand), a.table.discards) == ("missed.2S", 6, ["bang.2C", "bang.AS"])


def test_john_pain_gets_his_own_check_card_after_the_hit() -> None:  # BANG-Q22
    a, b, *_ = table("A: bang", "B john_pain 1: bang.3C | barrel", "C", "D", deck="beer.6S ...")
    a.plays("bang", at=b)
    b.uses("barrel")
    b.passes()
    assert (b.asked, b.options) == ("dying", ["pass"])


def test_the_check_card_of_a_john_pain_who_dies_is_discarded() -> None:  # BANG-Q22
    a, b, *_ = table("A: bang", "B john_pain outlaw 1: | barrel", "C", "D", deck="bang.2C ...")
    a.plays("bang", at=b)
    b.uses("barrel")
    assert (b.alive, b.hand, "bang.2C" in a.table.discards) == (False, [], True)


def test_vera_custer_checks_as_teren_kill() -> None:  # BANG-Q24 BANG-P41
    a, b, c, _ = table(*("A: bang", "B vera_custer +teren_kill 1", "C john_pain", "D"), deck="bang.2C beer.6H ...")
    a.plays("bang", at=b)
    assert (b.life, b.hand, c.hand) == (1, ["beer.6H"], ["bang.2C"])


def test_a_death_in_a_gatling_is_finished_before_the_next_target_answers() -> None:  # BANG-Q13
    a, b, c, d, e = table(
        *("A herb_hunter: gatling", "B: missed", "C outlaw 1: | scope.AS", "D vulture_sam: missed.3S", "E"),
        deck="bang.2C bang.3C bang.4C bang.5C bang.6C ...",
    )
    a.plays("gatling")
    b.answers("missed")
    assert (c.alive, d.asked, len(a.hand)) == (False, "shot", 5)
    assert "scope.AS" in d.hand
    assert e.life == 4


def test_a_jailed_or_distant_target_makes_no_difference_for_a_gatling() -> None:  # BANG-C13 BANG-C10
    a, b, *_ = table("A: gatling", "B: | jail mustang", "C", "D")
    a.plays("gatling")
    assert (b.life, Actor(a.table, 2).life) == (3, 3)
