"""The playing cards of the base game (BANG-C01 to BANG-C22)."""

from __future__ import annotations

import pytest

from tests.games.bang.table import table


def test_bang_takes_a_life_point() -> None:  # BANG-C01
    a, b, *_ = table("A: bang.AS", "B", "C", "D")
    a.plays("bang", at=b)
    assert (b.life, a.table.discards) == (3, ["bang.AS"])


def test_nobody_shoots_at_himself_or_at_the_dead() -> None:  # BANG-C01 BANG-B03
    a, *_ = table("A: bang.AS", "B renegade dead", "C", "D")
    assert a.why_not("play:bang.AS:A") == "BANG-C01"
    assert a.why_not("play:bang.AS:B") == "BANG-B03"


def test_missed_is_not_played_in_phase_two() -> None:  # BANG-C02 BANG-B07
    a, *_ = table("A: missed.2S", "B", "C", "D")
    assert (a.options, a.why_not("play:missed.2S")) == (["end"], "BANG-C02")


def test_beer_gives_a_life_point_to_its_player() -> None:  # BANG-C03
    a, *_ = table("A 3: beer.6H", "B", "C", "D")
    a.plays("beer")
    assert (a.life, a.table.discards) == (4, ["beer.6H"])


def test_beer_at_full_life_is_played_for_nothing() -> None:  # BANG-C03 BANG-G13
    a, *_ = table("A: beer.6H", "B", "C", "D")
    a.plays("beer")
    assert (a.life, a.hand) == (5, [])


def test_beer_is_never_given_to_others() -> None:  # BANG-C03 BANG-B10
    a, *_ = table("A: beer.6H", "B 1", "C", "D")
    assert [code for code in a.options if "beer" in code] == ["play:beer.6H"]


def test_beer_is_not_played_out_of_turn_without_dying() -> None:  # BANG-C03 BANG-B10
    a, b, *_ = table("A: bang", "B 2: beer", "C", "D")
    a.plays("bang", at=b)
    assert b.options == ["pass"]
    b.passes()
    assert (b.life, b.asked) == (1, "")


def test_panic_takes_a_card_from_any_player() -> None:  # BANG-C04 BANG-O03
    a, _, c, _ = table("A: panic.JH", "B", "C: beer.7H", "D")
    a.plays("panic", at=c)
    assert a.hand == ["beer.7H"]


def test_by_option_panic_takes_a_card_at_distance_one() -> None:  # BANG-O03 BANG-R05
    a, b, *_ = table("A: panic.JH", "B: beer.6H", "C: beer.7H", "D", options={"panic_range": "1"})
    assert a.why_not("play:panic.JH:C") == "BANG-R05"
    a.plays("panic", at=b)
    assert (a.hand, b.hand) == (["beer.6H"], [])


def test_panic_takes_ones_own_card_in_play() -> None:  # BANG-C04 BANG-A12
    a, *_ = table("A: panic | volcanic.10S", "B", "C", "D")
    a.plays("panic", at=a)
    assert (a.hand, a.in_play) == (["volcanic.10S"], [])


def test_cat_balou_discards_a_card_at_any_distance() -> None:  # BANG-C05
    a, _, c, _ = table("A: cat_balou.KH", "B", "C: | barrel.QS", "D")
    a.plays("cat_balou", at=c)
    assert (c.in_play, a.hand, a.table.discards) == ([], [], ["barrel.QS", "cat_balou.KH"])


def test_cat_balou_discards_a_hand_card() -> None:  # BANG-C05 BANG-A11
    a, b, *_ = table("A: cat_balou.KH", "B: beer.6H beer.7H | barrel.QS", "C", "D")
    a.plays("cat_balou", at=b)
    a.chooses("hand")
    assert (len(b.hand), b.in_play) == (1, ["barrel.QS"])


def test_cat_balou_discards_ones_own_card_in_play() -> None:  # BANG-C05 BANG-A12
    a, *_ = table("A: cat_balou | dynamite.2H", "B", "C", "D")
    a.plays("cat_balou", at=a)
    assert a.in_play == []


def test_stagecoach_draws_two() -> None:  # BANG-C06
    a, *_ = table("A: stagecoach", "B", "C", "D", deck="beer.6H beer.7H beer.8H ...")
    a.plays("stagecoach")
    assert a.hand == ["beer.6H", "beer.7H"]


def test_wells_fargo_draws_three() -> None:  # BANG-C07
    a, *_ = table("A: wells_fargo", "B", "C", "D", deck="beer.6H beer.7H beer.8H ...")
    a.plays("wells_fargo")
    assert a.hand == ["beer.6H", "beer.7H", "beer.8H"]


@pytest.mark.parametrize("card", ["stagecoach", "wells_fargo"])
def test_afterwards_the_show_turns_up_its_next_event(card: str) -> None:  # BANG-C06 BANG-C07 BANG-U08
    a, *_ = table(f"A: {card}", "B", "C", "D", shows="sacagaway wild_west_show")
    a.plays(card)
    assert a.board.show == "sacagaway"
    assert a.table.log.index("draw") < a.table.log.index("event")


def test_general_store_turns_up_a_card_for_each_living_player() -> None:  # BANG-C08
    a, b, c, d = table("A: general_store", "B", "C renegade dead", "D", deck="beer.6H bang.2C bang.3C bang.4C ...")
    a.plays("general_store")
    assert a.board.display == ["beer.6H", "bang.2C", "bang.3C"]
    a.chooses("pick:bang.2C")
    b.chooses("pick:beer.6H")
    assert (a.hand, b.hand, c.hand, d.hand) == (["bang.2C"], ["beer.6H"], [], ["bang.3C"])


def test_the_default_at_general_store_is_the_first_card() -> None:  # BANG-C08
    a, *_ = table("A: general_store", "B", "C", "D", deck="beer.6H bang.2C bang.3C bang.4C ...")
    a.plays("general_store")
    assert a.defaults[0] == "pick:beer.6H"


def test_a_card_taken_from_general_store_is_gone() -> None:  # BANG-C08 BANG-B26
    a, b, c, _ = table("A: general_store", "B", "C", "D", deck="beer.6H bang.2C bang.3C bang.4C ...")
    a.plays("general_store")
    assert (b.options, c.options) == ([], [])
    a.chooses("pick:bang.2C")
    assert (b.options, c.options) == (["pick:beer.6H", "pick:bang.3C", "pick:bang.4C"], [])


def test_with_too_few_cards_the_last_ones_get_none() -> None:  # BANG-C08 BANG-T51
    a, b, c, d = table("A: general_store", "B", "C", "D", deck="beer.6H bang.2C")
    a.plays("general_store")
    a.chooses("pick:bang.2C")
    assert (a.hand, b.hand, c.hand, d.hand) == (["bang.2C"], ["beer.6H"], [], [])


def test_a_duel_may_be_fought_with_anybody_else() -> None:  # BANG-C09
    a, *_ = table("A: duel.JS", "B", "C", "D")
    assert [code for code in a.options if "duel" in code] == [f"play:duel.JS:{x}" for x in "BCD"]
    assert a.why_not("play:duel.JS:A") == "BANG-C09"


def test_a_duel_uses_no_allowance() -> None:  # BANG-C09
    a, b, *_ = table("A: duel bang", "B", "C", "D")
    a.plays("duel", at=b)
    a.plays("bang", at=b)
    assert b.life == 2


def test_gatling_shoots_at_all_others() -> None:  # BANG-C10
    a, b, c, d = table("A: gatling", "B: missed", "C", "D: | mustang hideout")
    a.plays("gatling")
    b.answers("missed")
    assert (a.life, b.life, c.life, d.life) == (5, 4, 3, 3)


def test_gatling_uses_no_allowance() -> None:  # BANG-C10 BANG-T32
    a, b, *_ = table("A: gatling bang", "B", "C", "D")
    a.plays("gatling")
    a.plays("bang", at=b)
    assert b.life == 2


def test_all_indians_are_diamonds() -> None:  # BANG-C11
    a, *_ = table("A: indians indians indians", "B", "C", "D")
    assert {card[-1] for card in a.hand} == {"D"}


def test_saloon_heals_everybody_living() -> None:  # BANG-C12
    a, b, c, d = table("A 2: saloon", "B 3", "C renegade dead", "D")
    a.plays("saloon")
    assert (a.life, b.life, c.life, d.life) == (3, 4, 0, 4)


def test_saloon_works_with_two_living_players() -> None:  # BANG-C12
    a, b, *_ = table("A 2: saloon", "B renegade 2", "C dead", "D dead")
    a.plays("saloon")
    assert (a.life, b.life) == (3, 3)


def test_saloon_works_under_the_reverend() -> None:  # BANG-C12 BANG-H13
    a, *_ = table("A 2: saloon", "B", "C", "D", event="the_reverend")
    a.plays("saloon")
    assert a.life == 3


# Jail.


def test_the_sheriff_is_not_jailed() -> None:  # BANG-C13 BANG-B05
    _, b, *_ = table("A", "B: jail.10S", "C", "D", turn="B")
    assert b.why_not("play:jail.10S:A") == "BANG-C13"


def test_a_player_may_jail_himself() -> None:  # BANG-C13 BANG-Z58
    _, b, *_ = table("A", "B: jail.10S", "C", "D", turn="B")
    b.plays("jail", at=b)
    assert b.in_play == ["jail.10S"]


def test_jail_is_laid_at_any_distance() -> None:  # BANG-C13
    a, *_ = table("A: jail.10S", "B", "C: | mustang hideout", "D", "E", "F", "G")
    assert [code for code in a.options if "jail" in code] == [f"play:jail.10S:{x}" for x in "BCDEFG"]


def test_hearts_free_the_prisoner_and_the_turn_goes_on() -> None:  # BANG-C13
    _, b, *_ = table("A", "B: | jail.10S", "C", "D", turn="B", phase="steps", deck="beer.6H ...")
    assert (b.in_play, b.asked, b.table.discards) == ([], "play", ["beer.6H", "jail.10S"])


def test_otherwise_the_turn_is_skipped_and_jail_stays() -> None:  # BANG-C13 BANG-O01 BANG-T07
    _, b, *_ = table("A", "B: | jail.10S", "C", "D", turn="B", phase="steps", deck="bang.2C ...")
    assert (b.in_play, b.hand, b.table.turn) == (["jail.10S"], [], "C")


def test_by_option_jail_holds_for_one_turn() -> None:  # BANG-O01
    _, b, *_ = table(
        *("A", "B: | jail.10S", "C", "D"),
        turn="B",
        phase="steps",
        deck="bang.2C ...",
        options={"jail_release": "one_turn"},
    )
    assert (b.in_play, b.hand, b.table.turn) == ([], [], "C")


def test_a_prisoner_keeps_more_cards_than_their_life_allows() -> None:  # BANG-EX13 BANG-T07
    _, b, *_ = table("A", "B 1: beer beer beer | jail.10S", "C", "D", turn="B", phase="steps", deck="bang.2C ...")
    assert (len(b.hand), b.table.turn) == (3, "C")


def test_a_prisoner_answers_and_is_rescued_as_usual() -> None:  # BANG-C13
    a, b, *_ = table("A: bang punch", "B 1: missed beer | jail.10S", "C", "D")
    a.plays("bang", at=b)
    b.answers("missed")
    a.plays("punch", at=b)
    b.passes()
    b.answers("beer")
    assert b.life == 1


# Dynamite.


def test_nothing_happens_in_the_turn_in_which_dynamite_is_laid() -> None:  # BANG-C14
    a, *_ = table("A: dynamite.2H", "B", "C", "D", deck="missed.2S ...")
    a.plays("dynamite")
    a.ends()
    assert (a.in_play, a.life, "check" in a.table.log) == (["dynamite.2H"], 5, False)


def test_an_exploding_dynamite_is_discarded() -> None:  # BANG-C14 BANG-T53
    _, b, *_ = table("A", "B: | dynamite.2H", "C", "D", turn="B", phase="steps", deck="missed.2S ...")
    assert (b.in_play, b.table.discards, b.life) == ([], ["missed.2S", "dynamite.2H"], 1)


def test_a_harmless_dynamite_moves_to_the_next_player() -> None:  # BANG-C14
    _, b, c, _ = table("A", "B: | dynamite.2H", "C", "D", turn="B", phase="steps", deck="bang.2C ...")
    assert (b.in_play, c.in_play, b.asked) == ([], ["dynamite.2H"], "play")


def test_a_dynamite_passes_over_the_dead_and_whoever_has_one() -> None:  # BANG-C14 BANG-E04
    _, b, c, d, e = table(
        *("A", "B: | dynamite.2H", "C renegade dead", "D: | dynamite.10C", "E"),
        turn="B",
        phase="steps",
        deck="bang.2C ...",
    )
    assert (b.in_play, c.in_play, d.in_play, e.in_play) == ([], [], ["dynamite.10C"], ["dynamite.2H"])


def test_a_dynamite_is_checked_in_the_next_players_turn() -> None:  # BANG-C14 BANG-T06
    _, b, c, _ = table(
        "A", "B: | dynamite.2H", "C", "D", turn="B", phase="steps", deck="bang.2C bang.3C bang.4C missed.2S ..."
    )
    b.ends()
    assert (c.life, c.in_play) == (1, [])


def test_dynamite_comes_before_jail() -> None:  # BANG-T06 BANG-T07 BANG-T09
    _, b, *_ = table(
        *("A", "B: | jail.10S dynamite.2H", "C", "D"), turn="B", phase="steps", deck="missed.2S beer.6H ..."
    )
    assert (b.life, b.in_play, b.asked) == (1, [], "play")


# The other blue cards.


def test_a_barrel_stops_a_shot_with_hearts() -> None:  # BANG-C15 BANG-EX04
    a, b, *_ = table("A: bang", "B: missed.2S | barrel.QS", "C", "D", deck="jail.4H ...")
    a.plays("bang", at=b)
    b.uses("barrel")
    assert (b.life, b.hand, b.in_play) == (4, ["missed.2S"], ["barrel.QS"])


def test_after_a_barrel_without_hearts_missed_may_still_be_played() -> None:  # BANG-EX04
    a, b, *_ = table("A: bang", "B: missed | barrel.QS", "C", "D", deck="bang.2C ...")
    a.plays("bang", at=b)
    b.uses("barrel")
    b.answers("missed")
    assert b.life == 4


def test_trying_a_barrel_is_a_choice() -> None:  # BANG-C15 BANG-A02
    a, b, *_ = table("A: bang", "B: | barrel.QS", "C", "D")
    a.plays("bang", at=b)
    assert b.options == ["pass", "use:barrel"]


@pytest.mark.parametrize("card", ["gatling", "punch"])
def test_a_barrel_helps_against_every_bang_effect(card: str) -> None:  # BANG-C15 BANG-G06
    a, b, *_ = table(f"A: {card}", "B: | barrel.QS", "C", "D", deck="beer.6H ...")
    if card == "gatling":
        a.plays(card)
    else:
        a.plays(card, at=b)
    b.uses("barrel")
    assert b.life == 4


def test_a_volcanic_lifts_the_limit_for_bang() -> None:  # BANG-C18 BANG-T31
    a, b, *_ = table("A: bang.AS bang.2C bang.3C | volcanic.10S", "B", "C", "D")
    for card in ("bang.AS", "bang.2C", "bang.3C"):
        a.plays(card, at=b)
    assert b.life == 1


def test_a_volcanic_laid_after_a_bang_allows_more() -> None:  # BANG-C18 BANG-T31
    a, b, *_ = table("A: bang.AS bang.2C volcanic.10S", "B", "C", "D")
    a.plays("bang.AS", at=b)
    a.plays("volcanic")
    a.plays("bang.2C", at=b)
    assert b.life == 2
