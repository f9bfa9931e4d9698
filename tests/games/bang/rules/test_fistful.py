"""The events of A Fistful of Cards (BANG-F)."""

from __future__ import annotations

import pytest

from igroteka.core.random import QuickRandom
from igroteka.games.bang.game import GAME
from tests.games.bang.table import Actor, table


def last(actor: Actor, text: str) -> dict[str, object]:
    """The last line of the journal of that name, as told to this player."""
    return [entry for entry in actor.told if entry["text"] == f"bang-log-{text}"][-1]


# Hard Liquor.


def test_a_wounded_player_may_drink_instead_of_drawing() -> None:  # BANG-F01 BANG-T11
    a, *_ = table("A 3", "B", "C", "D", event="hard_liquor", phase="draw")
    assert (a.options, a.defaults) == (["draw", "use:hard_liquor"], ["draw"])
    a.uses("hard_liquor")
    assert (a.life, a.hand, a.asked) == (4, [], "play")


def test_nobody_drinks_at_full_life() -> None:  # BANG-F01 BANG-B28
    a, *_ = table("A", "B", "C", "D", event="hard_liquor", phase="draw")
    assert (a.asked, len(a.hand)) == ("play", 2)
    b, *_ = table("A jesse_jones", "B: beer", "C", "D", event="hard_liquor", phase="draw")
    assert b.why_not("use:hard_liquor") == "BANG-F01"


def test_whoever_drinks_uses_no_drawing_ability() -> None:  # BANG-F01 BANG-T11
    a, *_ = table("A black_jack 3: beer beer", "B", "C", "D", event="hard_liquor", phase="draw")
    a.uses("hard_liquor")
    assert len(a.hand) == 2
    assert "shown" not in a.table.log


def test_sid_ketchum_may_heal_before_he_draws() -> None:  # BANG-P12 BANG-T11
    a, *_ = table("A sid_ketchum 1: bang bang", "B", "C", "D", event="hard_liquor", phase="draw")
    a.chooses("offer:sid_ketchum")
    a.pays("bang", "bang")
    a.draws()
    assert (a.life, len(a.hand)) == (2, 2)


# Abandoned Mine.


def test_phase_one_takes_from_the_discard_pile() -> None:  # BANG-F02 BANG-I05
    a, b, *_ = table("A", "B", "C", "D", event="abandoned_mine", phase="draw", discards="bang.2C beer.6H bang.3C")
    assert (a.hand, a.table.discards) == (["bang.3C", "beer.6H"], ["bang.2C"])
    assert b.knows_of(a) == ["bang.3C", "beer.6H"]


def test_the_deck_helps_when_the_discard_pile_runs_out() -> None:  # BANG-F02
    a, *_ = table("A", "B", "C", "D", event="abandoned_mine", phase="draw", discards="bang.2C", deck="beer.6H ...")
    assert a.hand == ["bang.2C", "beer.6H"]


def test_with_an_empty_discard_pile_the_turn_is_normal() -> None:  # BANG-F02
    a, *_ = table(
        *("A: beer.6H beer.7H beer.8H beer.9H", "B", "C", "D"),
        event="abandoned_mine",
        phase="draw",
        deck="bang.2C bang.3C ...",
    )
    assert a.hand[-2:] == ["bang.2C", "bang.3C"]
    a.ends()
    a.throws("beer.6H")
    assert a.table.log[-4:] == ["discard", "turn", "draw-open", "draw"]
    assert Actor(a.table, 1).hand[0] == "beer.6H"


def test_the_excess_goes_face_down_on_the_deck_in_the_mine() -> None:  # BANG-F02 BANG-I03
    a, b, *_ = table(
        *("A 1: beer.6H beer.7H", "B", "C", "D"),
        event="abandoned_mine",
        phase="draw",
        discards="bang.2C bang.3C bang.4C",
    )
    a.ends()
    a.throws("beer.7H", "bang.3C", "beer.6H")
    assert a.table.deck[:2] == ["bang.3C", "beer.7H"]  # B has drawn the open card, and the topmost one
    assert a.board.known_deck == ["bang.3C", "beer.7H"]
    assert b.board.known_deck == []
    assert last(b, "discard-unseen")["hidden"] is True


def test_whoever_put_a_card_on_the_deck_knows_who_draws_it() -> None:  # BANG-I03
    a, b, c, _ = table(
        *("A 1: beer.6H", "B", "C", "D"), event="abandoned_mine", phase="draw", discards="bang.2C bang.3C"
    )
    a.ends()
    a.throws("beer.6H", "bang.3C")
    assert b.hand == ["bang.3C", "beer.6H"]
    assert (a.knows_of(b), c.knows_of(b)) == (["bang.3C", "beer.6H"], [])


def test_prices_are_shown_before_they_go_on_the_deck() -> None:  # BANG-Q108 BANG-I03
    a, b, *_ = table(
        *("A doc_holyday 3: whisky.QH bang.AS bang.9C", "B", "C", "D"),
        event="abandoned_mine",
        phase="draw",
        discards="beer.6H beer.7H",
    )
    a.uses("doc_holyday", at=b)
    a.pays("bang.9C", "beer.6H")
    assert (a.table.deck[:2], a.table.discards) == (["beer.6H", "bang.9C"], [])
    a.plays("whisky")
    a.pays("bang.AS")
    assert (a.table.deck[:3], a.table.discards) == (["bang.AS", "beer.6H", "bang.9C"], ["whisky.QH"])
    assert b.board.known_deck == ["bang.AS", "beer.6H", "bang.9C"]


def test_a_duel_of_the_turn_player_fills_the_deck_in_the_mine() -> None:  # BANG-F02 BANG-G08
    a, b, *_ = table(
        *("A: duel.8C bang.AS", "B: bang.9C beer.8H", "C", "D"),
        event="abandoned_mine",
        phase="draw",
        discards="beer.6H beer.7H",
    )
    a.plays("duel", at=b)
    b.answers("bang")
    a.answers("bang")
    b.passes()
    assert a.table.deck[0] == "bang.AS"
    assert a.table.discards == ["bang.9C", "duel.8C"]


def test_played_and_replaced_cards_are_discarded_as_usual_in_the_mine() -> None:  # BANG-F02
    a, *_ = table(
        *("A: volcanic.10S | schofield.KS", "B", "C", "D"),
        event="abandoned_mine",
        phase="draw",
        discards="beer.6H beer.7H",
    )
    a.plays("volcanic")
    a.plays("beer.6H")
    assert a.table.discards == ["schofield.KS", "beer.6H"]


def test_gary_looter_gets_the_excess_even_from_the_mine() -> None:  # BANG-F02 BANG-P37
    a, b, *_ = table(
        *("A 2: beer.6H", "B gary_looter", "C", "D"),
        event="abandoned_mine",
        phase="draw",
        discards="bang.2C bang.3C",
        deck="bang.4C bang.5C bang.6C ...",
    )
    a.ends()
    a.throws("beer.6H")
    assert b.hand[0] == "beer.6H"


def test_jesse_jones_takes_his_first_card_from_a_hand_in_the_mine() -> None:  # BANG-F02
    a, b, *_ = table(
        *("A jesse_jones", "B: beer.6H", "C", "D"), event="abandoned_mine", phase="draw", discards="bang.2C bang.3C"
    )
    a.uses("jesse_jones", at=b)
    assert (a.hand, a.table.discards) == (["beer.6H", "bang.3C"], ["bang.2C"])


def test_pat_brennan_takes_a_card_in_play_in_the_mine() -> None:  # BANG-F02
    a, *_ = table(
        *("A pat_brennan", "B: | barrel.QS", "C", "D"), event="abandoned_mine", phase="draw", discards="bang.2C"
    )
    a.chooses("use-card:pat_brennan:barrel.QS:B")
    assert (a.hand, a.table.discards) == (["barrel.QS"], ["bang.2C"])


def test_pedro_ramirez_gains_nothing_in_the_mine() -> None:  # BANG-Q69
    a, *_ = table("A pedro_ramirez", "B", "C", "D", event="abandoned_mine", phase="draw", discards="bang.2C bang.3C")
    a.uses("pedro_ramirez")
    assert (a.hand, a.table.discards) == (["bang.3C", "bang.2C"], [])


def test_kit_carlson_looks_at_the_discard_pile_in_the_mine() -> None:  # BANG-Q69
    a, b, *_ = table(
        *("A kit_carlson", "B", "C", "D"),
        event="abandoned_mine",
        phase="draw",
        discards="beer.6H bang.2C bang.3C bang.4C",
    )
    assert (a.asked, a.options) == ("look", ["pick:bang.4C", "pick:bang.3C", "pick:bang.2C"])
    a.chooses("pick:bang.3C")
    a.chooses("pick:bang.2C")
    assert (a.hand, a.table.discards) == (["bang.3C", "bang.2C"], ["beer.6H", "bang.4C"])
    assert b.knows_of(a) == ["bang.2C", "bang.3C"]


def test_what_kit_carlson_leaves_goes_back_where_it_lay() -> None:  # BANG-Q69 BANG-P07
    a, *_ = table(
        *("A kit_carlson", "B", "C", "D"),
        event="abandoned_mine",
        phase="draw",
        discards="bang.2C",
        deck="beer.6H beer.7H",
    )
    a.chooses("pick:beer.6H")
    a.chooses("pick:beer.7H")
    assert (a.table.discards, a.table.deck) == (["bang.2C"], [])


def test_black_jacks_third_card_comes_from_the_mine() -> None:  # BANG-F02 BANG-P02
    a, *_ = table(
        *("A black_jack", "B", "C", "D"), event="abandoned_mine", phase="draw", discards="bang.2C beer.6H bang.3C"
    )
    assert a.hand == ["bang.3C", "beer.6H", "bang.2C"]


def test_others_discard_as_usual_in_the_mine() -> None:  # BANG-F02
    a, b, *_ = table(
        *("A: indians", "B: bang.9C beer", "C", "D"), event="abandoned_mine", phase="draw", discards="beer.6H beer.7H"
    )
    a.plays("indians")
    b.answers("bang")
    assert "bang.9C" in a.table.discards


# Ranch.


def test_cards_may_be_exchanged_at_the_end_of_phase_two() -> None:  # BANG-F03 BANG-T13
    a, *_ = table("A: beer.6H beer.7H bang.AS", "B", "C", "D", event="ranch", deck="bang.2C bang.3C ...")
    a.ends()
    assert (a.asked, a.defaults) == ("event", ["pass"])
    a.throws("beer.6H", "bang.AS")
    a.passes()
    assert (a.hand, a.table.discards) == (["beer.7H", "bang.2C", "bang.3C"], ["beer.6H", "bang.AS"])
    assert a.table.turn == "B"


def test_a_whole_hand_may_be_exchanged() -> None:  # BANG-F03
    a, *_ = table("A: beer.6H beer.7H", "B", "C", "D", event="ranch", deck="bang.2C bang.3C ...")
    a.ends()
    a.throws("beer.6H", "beer.7H")
    assert a.hand == ["bang.2C", "bang.3C"]


def test_suzy_draws_only_after_the_whole_exchange() -> None:  # BANG-F03 BANG-T43
    a, *_ = table("A suzy_lafayette: beer.6H", "B", "C", "D", event="ranch", deck="bang.2C bang.3C ...")
    a.ends()
    a.throws("beer.6H")
    assert a.hand == ["bang.2C"]


def test_nobody_is_asked_at_the_ranch_without_cards() -> None:  # BANG-F03
    a, *_ = table("A", "B", "C", "D", event="ranch")
    a.ends()
    assert a.table.turn == "B"


# Peyote.


def test_right_guesses_are_drawn_for_all_to_see() -> None:  # BANG-F04 BANG-I05
    a, b, *_ = table("A", "B", "C", "D", event="peyote", phase="draw", deck="beer.6H bang.2C bang.2D ...")
    assert (a.options, a.defaults) == (["guess:red", "guess:black"], ["guess:red"])
    assert a.why_not("pass") == "BANG-F04"  # BANG-B28
    a.chooses("guess:red")
    assert (a.options, a.defaults) == (["pass", "guess:red", "guess:black"], ["pass"])
    a.chooses("guess:black")
    a.passes()
    assert a.hand == ["beer.6H", "bang.2C"]
    assert b.knows_of(a) == ["bang.2C", "beer.6H"]


def test_a_wrong_guess_ends_phase_one() -> None:  # BANG-F04 BANG-Z19
    a, *_ = table("A", "B", "C", "D", event="peyote", phase="draw", deck="beer.6H bang.2C bang.2D ...")
    a.chooses("guess:red")
    a.chooses("guess:red")
    assert (a.hand, a.table.discards, a.asked) == (["beer.6H"], ["bang.2C"], "play")


def test_no_drawing_ability_applies_under_peyote() -> None:  # BANG-F04
    a, *_ = table("A kit_carlson 3", "B", "C", "D", event="peyote", phase="draw", deck="beer.6H bang.2C ...")
    assert a.asked == "event"
    a.chooses("guess:black")
    assert (a.hand, a.asked) == ([], "play")


def test_without_a_card_peyote_is_over() -> None:  # BANG-F04 BANG-T51
    a, *_ = table("A", "B", "C", "D", event="peyote", phase="draw", deck="beer.6H")
    a.chooses("guess:red")
    assert (a.hand, a.asked) == (["beer.6H"], "play")


def test_the_levy_comes_before_peyote() -> None:  # BANG-T11
    a, b, *_ = table("A youl_grinner", "B: beer.6H bang.AS", "C", "D", event="peyote", phase="draw")
    assert (a.asked, b.asked) == ("", "levy")
    b.chooses(b.options[0])
    assert (len(a.hand), a.asked) == (1, "event")


# Ambush.


def test_everybody_is_at_distance_one_in_an_ambush() -> None:  # BANG-F05 BANG-R06
    a, b, c, d, e = table("A", "B", "C", "D: | mustang", "E paul_regret", event="ambush")
    assert [a.distance(other) for other in (b, c, d, e)] == [1, 1, 2, 2]


def test_a_bang_reaches_everybody_in_an_ambush() -> None:  # BANG-F05
    a, _, c, _ = table("A: bang", "B", "C", "D", event="ambush")
    a.plays("bang", at=c)
    assert c.life == 3


# Ricochet.


def test_a_bang_may_be_played_at_a_card_in_play() -> None:  # BANG-F06
    a, _, c, _ = table("A: bang.AS bang.2C", "B: | barrel.QS", "C: beer | mustang.8H jail.JS", "D", event="ricochet")
    a.chooses("use-card:ricochet:bang.AS:C:jail")
    assert (c.asked, c.options, c.defaults) == ("ricochet", ["pass"], ["pass"])
    c.passes()
    assert (c.in_play, c.life) == (["mustang.8H"], 4)
    assert a.table.discards == ["jail.JS", "bang.AS"]
    assert last(a, "ricochet")["arguments"] == {"player": "A", "card": "bang.AS", "target": "C", "second": "jail.JS"}


def test_a_ricochet_uses_no_allowance() -> None:  # BANG-F06 BANG-T32
    a, b, *_ = table("A: bang.AS bang.2C bang.3C", "B: | barrel.QS scope", "C", "D", event="ricochet")
    a.chooses("use-card:ricochet:bang.AS:B:barrel")
    a.chooses("use-card:ricochet:bang.2C:B:scope")
    a.plays("bang.3C", at=b)
    assert (b.in_play, b.life) == ([], 3)


def test_a_missed_saves_the_card() -> None:  # BANG-F06
    a, b, *_ = table("A slab_the_killer: bang.AS", "B: missed.2S | barrel.QS", "C", "D", event="ricochet")
    a.chooses("use-card:ricochet:bang.AS:B:barrel")
    assert b.options == ["pass", "answer:missed.2S"]
    b.answers("missed")
    assert (b.in_play, a.table.discards) == (["barrel.QS"], ["missed.2S", "bang.AS"])


def test_a_barrel_does_not_help_against_a_ricochet() -> None:  # BANG-F06 BANG-Z37
    a, b, *_ = table("A: bang.AS", "B jourdonnais: | barrel.QS", "C", "D", event="ricochet", deck="beer.6H ...")
    a.chooses("use-card:ricochet:bang.AS:B:barrel")
    assert b.in_play == []


def test_a_bible_may_save_another_card_or_be_used_for_nothing() -> None:  # BANG-Q79
    a, b, *_ = table("A: bang.AS", "B: | bible", "C", "D", event="ricochet")
    a.chooses("use-card:ricochet:bang.AS:B:bible")
    b.uses("bible")
    assert (b.in_play, len(b.hand)) == ([], 1)
    assert a.table.discards == ["bible.10H", "bang.AS"]


def test_apache_kids_cards_are_safe_from_diamonds() -> None:  # BANG-F06 BANG-P17
    a, b, *_ = table("A: bang.2D bang.2C", "B apache_kid: | barrel.QS", "C", "D", event="ricochet")
    a.chooses("use-card:ricochet:bang.2D:B:barrel")
    assert b.in_play == ["barrel.QS"]
    a.chooses("use-card:ricochet:bang.2C:B:barrel")
    assert b.in_play == []


def test_ones_own_cards_are_no_aim_of_a_ricochet() -> None:  # BANG-F06 BANG-B37
    a, *_ = table("A: bang.AS | barrel.QS", "B", "C", "D", event="ricochet")
    assert a.why_not("use-card:ricochet:bang.AS:A:barrel") == "BANG-F06"


def test_calamity_janet_ricochets_with_a_missed() -> None:  # BANG-F06 BANG-G06
    a, b, *_ = table("A calamity_janet: missed.2S", "B: | barrel.QS", "C", "D", event="ricochet")
    a.chooses("use-card:ricochet:missed.2S:B:barrel")
    assert b.in_play == []


def test_a_ricochet_counts_as_a_played_card() -> None:  # BANG-X09 BANG-F06
    a, *_ = table("A: bang.AS", "B: | barrel.QS", "C", "D", event="ricochet")
    a.chooses("use-card:ricochet:bang.AS:B:barrel")
    assert (a.board.played, a.board.bangs) == (1, 0)


def test_lee_van_kliff_does_not_repeat_a_ricochet() -> None:  # BANG-P40
    a, *_ = table(
        *("A lee_van_kliff: stagecoach bang.AS bang.2C", "B: | barrel.QS", "C", "D"),
        event="ricochet",
        deck="beer.6H beer.7H ...",
    )
    a.plays("stagecoach")
    assert [code for code in a.options if "lee_van_kliff" in code]
    a.chooses("use-card:ricochet:bang.AS:B:barrel")
    assert not [code for code in a.options if "lee_van_kliff" in code]


# The Judge and Lasso.


def test_the_judge_lets_nobody_lay_a_card() -> None:  # BANG-F07 BANG-B13
    a, *_ = table("A: barrel.QS bible.10H jail.JS beer", "B", "C", "D", event="the_judge")
    assert [a.why_not(code) for code in ("play:barrel.QS", "play:bible.10H", "play:jail.JS:B")] == ["BANG-F07"] * 3


def test_cards_in_play_are_used_under_the_judge() -> None:  # BANG-F07
    a, b, *_ = table("A: | knife", "B: | sombrero", "C", "D", event="the_judge")
    a.uses("knife", at=b)
    b.uses("sombrero")
    assert b.life == 4


def test_dynamite_moves_on_under_the_judge() -> None:  # BANG-Q65
    _, b, *_ = table("A: | dynamite.2H", "B", "C", "D", event="the_judge", phase="steps", deck="beer.6H ...")
    assert b.in_play == ["dynamite.2H"]


def test_a_mustang_is_fired_under_the_judge_in_a_showdown() -> None:  # BANG-Q109
    a, b, *_ = table("A: mustang.8H", "B", "C", "D", event="the_judge", show="showdown")
    a.plays("mustang", at=b, as_="bang")
    assert b.life == 3


def test_lasso_takes_all_effect_from_cards_in_play() -> None:  # BANG-F08 BANG-R07
    a, b, c, _ = table(
        *("A: bang bang | winchester scope", "B: missed | barrel mustang sombrero", "C", "D"), event="lasso"
    )
    assert (a.distance(b), a.distance(c), a.board.reach) == (1, 2, 1)
    a.plays("bang", at=b)
    assert b.options == ["pass", f"answer:{b.card('missed')}"]


def test_volcanic_shoots_once_under_lasso() -> None:  # BANG-Q14
    a, b, *_ = table("A: bang bang | volcanic", "B", "C", "D", event="lasso")
    a.plays("bang", at=b)
    assert a.why_not(f"play:{a.card('bang')}:B") == "BANG-T31"


def test_jail_and_dynamite_do_nothing_under_lasso() -> None:  # BANG-Q64
    _, b, *_ = table("A", "B: | jail dynamite", "C", "D", event="lasso", phase="steps", turn="B")
    assert (b.asked, len(b.in_play)) == ("play", 2)
    assert "check" not in b.table.log


def test_cards_may_be_laid_and_replaced_under_lasso() -> None:  # BANG-F08 BANG-E09
    a, *_ = table("A: volcanic.10S | schofield.KS", "B", "C", "D", event="lasso")
    a.plays("volcanic")
    assert (a.in_play, a.table.discards) == (["volcanic.10S"], ["schofield.KS"])


def test_abilities_work_under_lasso() -> None:  # BANG-F08
    a, b, *_ = table("A: bang", "B jourdonnais", "C", "D", event="lasso", deck="beer.6H ...")
    a.plays("bang", at=b)
    b.uses("jourdonnais")
    assert b.life == 4


# Blood Brothers.


def test_a_player_may_give_a_life_point_to_another() -> None:  # BANG-F09
    a, b, c, _ = table("A", "B 2", "C 3", "D", event="blood_brothers", phase="steps")
    assert (a.options, a.defaults) == (["pass", "choose:B", "choose:C"], ["pass"])
    a.names(c)
    assert (a.life, b.life, c.life, a.asked) == (4, 2, 4, "play")


@pytest.mark.parametrize(("giver", "brother"), [("A 1", "B 1"), ("A 3", "B")])
def test_nobody_gives_their_last_life_point_or_one_too_many(giver: str, brother: str) -> None:  # BANG-F09 BANG-B17
    a, *_ = table(giver, brother, "C", "D", event="blood_brothers", phase="steps")
    assert a.asked == "play"


def test_bart_cassidy_draws_for_a_life_point_he_gives() -> None:  # BANG-F09
    a, b, *_ = table("A bart_cassidy", "B 2", "C", "D", event="blood_brothers", phase="steps")
    a.names(b)
    assert len(a.hand) == 3


# Dead Man.


def test_the_first_dead_returns_for_good() -> None:  # BANG-F10 BANG-T01
    a, b, *_ = table("A", "B outlaw dead", "C dead", "D", event="dead_man", phase="turn", turn="B")
    assert (b.figure.alive, b.figure.ghost, b.life, len(b.hand)) == (True, False, 2, 4)
    assert a.board.figures[1].role == "outlaw"
    b.ends()
    b.throws(*b.hand[:2])
    assert (b.alive, b.table.turn) == (True, "D")


def test_only_the_first_dead_returns() -> None:  # BANG-F10
    a, *_ = table("A", "B dead", "C dead", "D", event="dead_man", phase="turn", turn="B", first_dead="C")
    assert a.table.turn == "C"


def test_dead_man_works_once_while_it_is_in_force() -> None:  # BANG-F10
    a, b, *_ = table("A", "B outlaw dead", "C", "D", event="dead_man", note=1, phase="turn", turn="B")
    assert (b.alive, a.table.turn) == (False, "C")


def test_dead_man_works_again_when_it_comes_again() -> None:  # BANG-F10
    a, b, *_ = table("A", "B outlaw dead", "C", "D", event="dead_man", note=1, phase="turn")
    assert a.table.event == "dead_man"  # shuffled anew
    a.ends()
    assert (b.alive, b.table.turn) == (True, "B")


def test_bone_orchard_comes_before_dead_man() -> None:  # BANG-Q82
    _, b, *_ = table("A", "B dead", "C", "D", event="dead_man", show="bone_orchard", phase="turn", turn="B")
    assert (b.life, len(b.hand)) == (1, 2)


# A Fistful of Cards.


def test_a_player_is_shot_at_for_each_hand_card() -> None:  # BANG-F11 BANG-Q61
    a, *_ = table("A: missed.2S beer.6H beer.7H", "B", "C", "D", event="a_fistful_of_cards", phase="steps")
    assert a.asked == "shot-by-nobody"
    a.answers("missed")
    a.passes()
    assert a.asked == "shot-by-nobody"
    a.passes()
    assert (a.life, a.asked) == (3, "play")


def test_nobody_shoots_at_an_empty_hand() -> None:  # BANG-F11
    a, *_ = table("A", "B", "C", "D", event="a_fistful_of_cards", phase="steps")
    assert (a.life, a.asked) == (5, "play")


def test_each_shot_of_the_fistful_may_be_answered_by_a_barrel() -> None:  # BANG-F11 BANG-A03
    a, *_ = table(
        *("A: beer.6H beer.7H | barrel", "B", "C", "D"),
        event="a_fistful_of_cards",
        phase="steps",
        deck="panic.JH panic.QH ...",
    )
    a.uses("barrel")
    a.uses("barrel")
    assert a.life == 5


def test_the_fistful_has_no_shooter() -> None:  # BANG-F11 BANG-U10
    _, b, *_ = table("A: bang", "B el_gringo 1: bang", "C", "D", event="a_fistful_of_cards", phase="steps", turn="B")
    b.passes()
    b.passes()
    assert not b.alive
    assert (Actor(b.table, 0).hand, b.table.turn) == (["bang.AS"], "C")


def test_each_shot_of_the_fistful_has_its_settle_point() -> None:  # BANG-F11 BANG-T43 BANG-X03
    a, *_ = table("A: beer.6H beer.7H", "B", "C", "D", event="a_fistful_of_cards", show="gag", phase="steps")
    a.chooses("offer:gag")
    a.passes()
    assert (a.life, a.asked) == (3, "shot-by-nobody")  # the hit and the fine, before the second shot


def test_the_number_of_shots_of_the_fistful_does_not_grow() -> None:  # BANG-F11 BANG-P01
    a, *_ = table("A bart_cassidy: beer.6H beer.7H", "B", "C", "D", event="a_fistful_of_cards", phase="steps")
    a.passes()
    a.passes()
    assert (a.life, a.asked) == (3, "play")


# Vendetta.


def test_hearts_bring_another_turn() -> None:  # BANG-F12 BANG-T24 BANG-Q72
    a, *_ = table(
        *("A: bang | volcanic.10S", "B", "C", "D"), event="vendetta", events="curse", deck="beer.6H bang.2C bang.3C ..."
    )
    a.plays("bang", at=Actor(a.table, 1))
    a.ends()
    assert (a.table.turn, a.table.g.is_extra_turn, len(a.hand)) == ("A", True, 2)
    assert (a.board.bangs, a.table.event) == (0, "vendetta")
    a.ends()
    assert a.table.turn == "B"
    assert a.table.log.count("check") == 1


def test_the_next_player_has_their_own_vendetta_after_an_extra_turn() -> None:  # BANG-F12 BANG-T24
    a, b, *_ = table("A", "B", "C", "D", event="vendetta", deck="beer.6H scope mustang bang.2C bang.3C beer.7H ...")
    a.ends()
    a.ends()
    assert (a.table.turn, a.table.log.count("check")) == ("B", 1)
    b.ends()
    assert (b.table.turn, b.table.g.is_extra_turn, b.table.log.count("check")) == ("B", True, 2)


def test_other_suits_bring_none() -> None:  # BANG-F12
    a, *_ = table("A", "B", "C", "D", event="vendetta", deck="bang.2D ...")
    a.ends()
    assert a.table.turn == "B"


def test_dynamite_and_jail_are_checked_in_the_extra_turn() -> None:  # BANG-Q72
    _, b, *_ = table(
        *("A", "B: jail dynamite", "C", "D"), event="vendetta", turn="B", deck="beer.6H bang.9C bang.8C ..."
    )
    b.plays("dynamite")
    b.plays("jail", at=b)
    b.ends()
    assert [entry["arguments"] for entry in b.told if entry["text"] == "bang-log-check"][:3] == [
        {"player": "B", "source": "vendetta", "cards": ["beer.6H"]},
        {"player": "B", "source": "dynamite", "cards": ["bang.9C"]},
        {"player": "B", "source": "jail", "cards": ["bang.8C"]},
    ]
    assert b.table.turn == "C"


def test_a_skipped_turn_brings_no_vendetta() -> None:  # BANG-T27
    _, b, *_ = table(
        *("A", "B: | jail", "C", "D"), event="vendetta", turn="B", phase="steps", deck="bang.2C beer.6H ..."
    )
    assert b.table.turn == "C"


# Sniper.


def test_two_bang_cards_make_one_shot_that_needs_two_missed() -> None:  # BANG-F13 BANG-A01
    a, b, *_ = table("A: bang.AS bang.2C", "B: missed.2S missed.3S", "C", "D", event="sniper")
    a.chooses("use-cards:sniper:bang.AS:bang.2C:B")
    b.answers("missed.2S")
    assert b.asked == "shot"
    b.answers("missed.3S")
    assert (b.life, a.hand) == (4, [])


@pytest.mark.parametrize("target", ["B: missed.2S | barrel", "B jourdonnais: missed.2S"])
def test_only_cards_stop_a_sniper(target: str) -> None:  # BANG-F13 BANG-O16
    a, b, *_ = table("A: bang.AS bang.2C", target, "C", "D", event="sniper", deck="beer.6H ...")
    a.chooses("use-cards:sniper:bang.AS:bang.2C:B")
    source = "barrel" if b.in_play else "jourdonnais"
    assert b.options == ["pass", "answer:missed.2S"]
    assert b.why_not(f"use:{source}") == "BANG-F13"
    b.answers("missed")
    assert b.life == 3


@pytest.mark.parametrize("target", ["B: missed.2S | barrel", "B jourdonnais: missed.2S"])
def test_by_option_a_barrel_helps_against_a_sniper(target: str) -> None:  # BANG-F13 BANG-O16
    options = {"sniper_stopped_by": "effects"}
    a, b, *_ = table("A: bang.AS bang.2C", target, "C", "D", event="sniper", deck="beer.6H ...", options=options)
    a.chooses("use-cards:sniper:bang.AS:bang.2C:B")
    b.uses("barrel" if b.in_play else "jourdonnais")
    b.answers("missed")
    assert b.life == 4


def test_sniper_needs_weapon_range() -> None:  # BANG-F13 BANG-R05
    a, *_ = table("A: bang.AS bang.2C", "B", "C", "D", event="sniper")
    assert [code for code in a.options if "sniper" in code] == [
        "use-cards:sniper:bang.AS:bang.2C:B",
        "use-cards:sniper:bang.AS:bang.2C:D",
    ]


def test_sniper_uses_up_the_allowance() -> None:  # BANG-F13 BANG-T32 BANG-O12
    a, *_ = table("A: bang.AS bang.2C bang.3C", "B", "C", "D", event="sniper")
    a.chooses("use-cards:sniper:bang.AS:bang.2C:B")
    assert a.why_not("play:bang.3C:B") == "BANG-T31"


def test_no_sniper_when_the_allowance_is_used_up() -> None:  # BANG-F13 BANG-O12
    a, b, *_ = table("A: bang.AS bang.2C bang.3C", "B", "C", "D", event="sniper")
    a.plays("bang.3C", at=b)
    assert a.why_not("use-cards:sniper:bang.AS:bang.2C:B") == "BANG-F13"


def test_two_equal_cards_make_a_sniper() -> None:  # BANG-F13
    a, b, *_ = table("A: bang.5C bang.5C", "B", "C", "D", event="sniper")
    a.chooses("use-cards:sniper:bang.5C:bang.5C:B")
    assert (b.life, a.hand) == (3, [])
    a, *_ = table("A: bang.5C", "B", "C", "D", event="sniper")
    assert not [code for code in a.options if "sniper" in code]


def test_sniper_is_free_by_option() -> None:  # BANG-O12
    a, b, *_ = table(
        *("A: bang.AS bang.2C bang.3C", "B", "C", "D"), event="sniper", options={"sniper_uses_bang_limit": False}
    )
    a.plays("bang.3C", at=b)
    a.chooses("use-cards:sniper:bang.AS:bang.2C:B")
    assert b.life == 2


def test_slab_needs_no_more_than_two_with_sniper() -> None:  # BANG-A01
    a, b, *_ = table("A slab_the_killer: bang.AS bang.2C", "B: missed.2S missed.3S beer", "C", "D", event="sniper")
    a.chooses("use-cards:sniper:bang.AS:bang.2C:B")
    b.answers("missed.2S")
    b.answers("missed.3S")
    assert b.life == 4


@pytest.mark.parametrize(("cards", "life"), [("bang.2D:bang.2C", 3), ("bang.AS:bang.2D", 3), ("bang.AS:bang.2C", 2)])
def test_one_diamond_saves_apache_kid_from_sniper(cards: str, life: int) -> None:  # BANG-P17 BANG-Z12
    a, b, *_ = table("A: bang.AS bang.2C bang.2D", "B apache_kid", "C", "D", event="sniper")
    a.chooses(f"use-cards:sniper:{cards}:B")
    assert b.life == life


def test_sniper_counts_as_one_played_card() -> None:  # BANG-X09
    a, *_ = table("A: bang.AS bang.2C", "B", "C", "D", event="sniper")
    a.chooses("use-cards:sniper:bang.AS:bang.2C:B")
    assert a.board.played == 1


def test_el_gringo_takes_a_card_from_a_sniper() -> None:  # BANG-P04 BANG-U10
    a, b, *_ = table("A: bang.AS bang.2C beer", "B el_gringo", "C", "D", event="sniper")
    a.chooses("use-cards:sniper:bang.AS:bang.2C:B")
    assert (b.life, b.hand, a.hand) == (2, ["beer.6H"], [])


# Russian Roulette.


def test_roulette_goes_round_until_somebody_fails() -> None:  # BANG-F14
    a, b, c, _ = table(
        *("A: missed.2S", "B: missed.3S beer", "C: beer.8H", "D"), events="russian_roulette", phase="turn"
    )
    assert (a.asked, a.options, a.defaults) == ("event", ["pass", "answer:missed.2S"], ["pass"])
    a.answers("missed")
    b.answers("missed")
    assert c.options == ["pass"]
    c.passes()
    assert (c.life, a.asked) == (2, "play")


def test_roulette_comes_round_again() -> None:  # BANG-F14
    a, b, *_ = table(
        *("A: missed.2S missed.3S", "B: missed.4S", "C: missed.5S", "D: missed.6S beer"),
        events="russian_roulette",
        phase="turn",
    )
    a.answers("missed.2S")
    for number in (1, 2, 3):
        Actor(a.table, number).answers("missed")
    assert a.asked == "event"
    a.answers("missed.3S")
    assert b.life == 2  # without a card they are not asked


def test_what_serves_in_a_roulette() -> None:  # BANG-Q78
    a, b, c, d = table(
        *("A elena_fuente: beer.6H bang.AS", "B calamity_janet: bang.2C beer", "C big_spencer: missed.2S"),
        "D: | barrel sombrero",
        events="russian_roulette",
        phase="turn",
    )
    assert a.options == ["pass", "answer:beer.6H", "answer:bang.AS"]
    a.answers("beer")
    assert b.options == ["pass", "answer:bang.2C"]
    b.answers("bang")
    c.answers("missed")
    assert d.options == ["pass", "use:sombrero"]


def test_nobody_draws_for_dodge_or_bible_in_a_roulette() -> None:  # BANG-F14
    a, b, *_ = table("A: dodge", "B: | bible", "C", "D", events="russian_roulette", phase="turn", deck="beer.6H ...")
    a.answers("dodge")
    assert a.hand == []
    b.uses("bible")
    assert (b.hand, b.in_play) == ([], [])


def test_the_turn_of_an_announcer_who_dies_in_a_roulette_is_over() -> None:  # BANG-F14 BANG-T08
    a, b, *_ = table(*("A 2", "B", "C", "D"), events="russian_roulette", show="wild_west_show", phase="turn")
    assert (a.alive, b.table.turn, b.table.event) == (False, "B", "russian_roulette")


def test_tequila_joe_is_saved_by_one_beer_in_a_roulette() -> None:  # BANG-Q34
    a, *_ = table("A tequila_joe 1: beer", "B", "C", "D", events="russian_roulette", phase="turn")
    a.passes()
    a.answers("beer")
    assert a.life == 1


def test_molly_stark_draws_after_the_roulette() -> None:  # BANG-P26 BANG-F14
    a, b, *_ = table(*("A: missed.2S", "B molly_stark: missed.3S", "C", "D"), events="russian_roulette", phase="turn")
    a.answers("missed")
    b.answers("missed")
    assert len(b.hand) == 1


def test_suzy_draws_within_the_roulette() -> None:  # BANG-T43 BANG-F14
    a, *_ = table(
        *("A suzy_lafayette: missed.2S", "B: missed.3S", "C: missed.4S", "D: missed.5S"),
        events="russian_roulette",
        phase="turn",
        deck="missed.6S ...",
    )
    a.answers("missed")
    for number in (1, 2, 3):
        Actor(a.table, number).answers("missed")
    assert a.options == ["pass", "answer:missed.6S"]


# Law of the West.


def west(*lines: str, deck: str) -> list[Actor]:
    """A position under Law of the West in which A draws the given cards."""
    return table(*lines, event="law_of_the_west", phase="draw", deck=f"{deck} ...")


def test_the_second_card_is_shown_and_must_be_played() -> None:  # BANG-F15 BANG-I05 BANG-B16
    a, b, *_ = west("A", "B", "C", "D", deck="beer.6H bang.AS")
    assert (b.knows_of(a), b.board.shown) == (["bang.AS"], "bang.AS")
    assert "end" not in a.options
    assert a.why_not("end") == "BANG-F15"
    a.plays("bang", at=b)
    assert "end" in a.options


def test_a_card_that_is_owed_is_played_by_default_at_random() -> None:  # BANG-F15
    a, *_ = west("A", "B", "C", "D", deck="beer.6H bang.AS")
    assert a.defaults == ["play:bang.AS:B", "play:bang.AS:D"]


def test_a_default_play_is_aimed_at_others() -> None:  # BANG-F15
    a, *_ = west("A: | barrel.QS", "B: beer", "C", "D", deck="beer.6H panic.JH")
    assert a.defaults == ["play:panic.JH:B"]


def test_nothing_is_owed_without_a_target() -> None:  # BANG-Q80 BANG-F15
    a, *_ = west("A", "B: | mustang", "C", "D: | hideout", deck="beer.6H bang.AS")
    assert "end" in a.options


def test_nothing_is_owed_when_the_allowance_is_used_up() -> None:  # BANG-Q80
    a, b, *_ = west("A: bang.2C", "B", "C", "D", deck="beer.6H bang.AS")
    a.plays("bang.2C", at=b)
    assert "end" in a.options


@pytest.mark.parametrize("card", ["missed.2S", "dodge.7D"])
def test_answers_oblige_to_nothing(card: str) -> None:  # BANG-F15
    a, *_ = west("A", "B", "C", "D", deck=f"beer.6H {card}")
    assert "end" in a.options


@pytest.mark.parametrize("card", ["beer.7H", "dynamite.2H", "volcanic.10S", "wells_fargo.3H", "indians.KD"])
def test_useless_cards_are_owed_too(card: str) -> None:  # BANG-F15 BANG-Q105
    a, *_ = west("A: | winchester", "B", "C", "D", deck=f"bang.2C {card}")
    assert a.defaults == [f"play:{card}"]


def test_a_jail_is_not_owed_if_only_oneself_could_be_jailed() -> None:  # BANG-Q105 BANG-F15
    _, b, *_ = table(
        *("A", "B", "C: | jail", "D: | jail"),
        event="law_of_the_west",
        phase="draw",
        turn="B",
        deck="beer.6H jail.10S ...",
    )
    assert "play:jail.10S:B" in b.options
    assert "end" in b.options


def test_a_card_with_a_price_is_owed_while_it_can_be_paid() -> None:  # BANG-F15
    a, *_ = west("A", "B", "C", "D", deck="beer.6H whisky.QH")
    assert "end" not in a.options
    a.plays("beer")
    assert a.options == ["end"]


def test_a_card_that_is_owed_is_no_price() -> None:  # BANG-F15 BANG-B16
    a, *_ = west("A doc_holyday 3: whisky bang.2C", "B", "C", "D", deck="beer.6H bang.AS")
    a.plays("whisky")
    assert "pay:bang.AS" not in a.options
    assert a.why_not("pay:bang.AS") == "BANG-F15"
    a.pays("beer")
    assert not [code for code in a.options if "doc_holyday" in code]


def test_sid_ketchum_does_not_pay_with_a_card_that_is_owed() -> None:  # BANG-F15
    a, *_ = west("A sid_ketchum 3", "B", "C", "D", deck="beer.6H bang.AS")
    assert "offer:sid_ketchum" not in a.options


def test_lee_van_kliff_and_flint_westwood_keep_a_card_that_is_owed() -> None:  # BANG-F15 BANG-P40 BANG-P36
    a, *_ = west("A lee_van_kliff", "B", "C", "D", deck="stagecoach.9S bang.AS beer.6H beer.7H")
    a.plays("stagecoach")
    assert not [code for code in a.options if "lee_van_kliff" in code]
    a, *_ = west("A flint_westwood", "B: beer.8H", "C", "D", deck="beer.6H bang.AS")
    assert [code for code in a.options if "flint" in code] == ["use-card:flint_westwood:beer.6H:B"]


def test_a_card_that_is_owed_is_not_used_as_another() -> None:  # BANG-F15
    a, *_ = west("A uncle_will", "B", "C", "D", deck="beer.6H bang.AS")
    assert a.why_not("play-as:bang.AS:general_store") == "BANG-F15"
    assert a.why_not("play-as:beer.6H:general_store") == ""


def test_a_card_that_is_owed_is_given_freely_in_a_duel() -> None:  # BANG-F15
    a, b, *_ = west("A: duel", "B: bang.2C bang.3C", "C", "D", deck="beer.6H bang.AS")
    a.plays("duel", at=b)
    b.answers("bang")
    a.answers("bang.AS")
    b.passes()
    assert "end" in a.options


def test_kit_carlson_shows_the_second_card_he_picks() -> None:  # BANG-F15
    a, *_ = west("A kit_carlson", "B", "C", "D", deck="bang.2C beer.6H bang.3C")
    a.chooses("pick:bang.3C")
    a.chooses("pick:bang.2C")
    assert a.board.shown == "bang.2C"


def test_claus_shows_the_second_card_he_keeps() -> None:  # BANG-F15
    a, *_ = west("A claus_the_saint", "B", "C", "D", deck="bang.2C beer.6H bang.3C beer.7H beer.8H")
    for card in ("beer.7H", "bang.3C", "bang.2C", "beer.6H"):
        a.chooses(f"pick:{card}")
    assert (a.hand, a.board.shown) == (["beer.7H", "bang.3C"], "bang.3C")


def test_pat_brennan_shows_nothing_when_he_takes_a_card() -> None:  # BANG-F15
    a, *_ = west("A pat_brennan: bang.9C", "B: | barrel.QS", "C", "D", deck="beer.6H")
    a.chooses("use-card:pat_brennan:barrel.QS:B")
    assert a.board.shown == ""


def test_black_jack_shows_the_same_card() -> None:  # BANG-F15 BANG-T11
    a, *_ = west("A black_jack", "B", "C", "D", deck="bang.2C bang.2D beer.6H")
    assert (a.board.shown, len(a.hand)) == ("bang.2D", 3)


def test_of_two_equal_cards_one_play_is_enough() -> None:  # BANG-F15
    a, *_ = west("A: stagecoach.9S", "B", "C", "D", deck="beer.6H stagecoach.9S missed.2S missed.3S")
    a.plays("stagecoach")
    assert "end" in a.options


# Both decks.


@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7, 8])
def test_random_games_with_both_event_decks(seats: int) -> None:  # BANG-U01 BANG-I10
    options = {"high_noon": True, "fistful": True}
    for seed in range(6):
        setup = GAME.setup(seats, {**options, **(GAME.preset("official").settings if seed % 2 else {})}, str(seed))
        random = QuickRandom(seed)
        g = GAME.deal(setup, random.clone())
        conserved = GAME.conserved(g)
        while g.decisions():
            decision = random.pick([found for found in g.decisions() if found.waits] or g.decisions())
            assert len({option.code for option in decision.options}) == len(decision.options)
            g.apply(decision.seat, random.pick(decision.options))
            assert GAME.conserved(g) == conserved
            if random.below(20) == 0:
                seat = random.below(seats + 1) - 1
                imagined = GAME.imagine(g, seat, random)
                assert GAME.view(imagined, seat).plain() == GAME.view(g, seat).plain()
            assert g.version < 20000
        assert g.outcome() is not None
