"""Rulings: events with cards and characters, copies and combinations (BANG-Q85 to BANG-Q108)."""

from __future__ import annotations

import pytest

from tests.games.bang.table import Actor, table


def command(commander: Actor, whom: Actor, card: str, at: Actor | None = None) -> None:
    """Dorothy Rage: whoever has a card of that name plays it."""
    commander.uses("dorothy_rage", at=whom)
    commander.chooses(f"name:{card}")
    if at is not None:
        commander.names(at)


# Dorothy Rage.


def test_a_commanded_slab_needs_two_missed() -> None:  # BANG-Q85
    a, b, c, _ = table("A", "B slab_the_killer: bang.2C", "C: missed.2S missed.3S", "D", show="dorothy_rage")
    command(a, b, "bang", at=c)
    b.obeys("bang.2C")
    c.answers("missed.2S")
    assert c.asked == "shot"


def test_a_commanding_slab_gives_no_bonus() -> None:  # BANG-Q85
    a, b, c, _ = table("A slab_the_killer", "B: bang.2C", "C: missed.2S missed.3S", "D", show="dorothy_rage")
    command(a, b, "bang", at=c)
    b.obeys("bang.2C")
    c.answers("missed.2S")
    assert (c.life, c.asked, a.asked) == (4, "", "play")


def test_a_commanded_duel_never_costs_the_commander() -> None:  # BANG-Q85
    a, b, c, _ = table("A", "B: duel.JS", "C: bang.2C", "D", show="dorothy_rage")
    command(a, b, "duel", at=c)
    b.obeys("duel.JS")
    c.answers("bang")
    assert (a.life, b.life, c.life) == (5, 3, 4)


def test_a_commanded_stagecoach_draws_for_its_player_and_turns_up_a_show() -> None:  # BANG-Q85
    a, b, *_ = table("A", "B: stagecoach.9S", "C", "D", show="dorothy_rage", shows="sacagaway wild_west_show")
    command(a, b, "stagecoach")
    b.obeys("stagecoach.9S")
    assert (a.hand, len(b.hand), a.board.show) == ([], 2, "sacagaway")


def test_a_commanded_bang_leaves_the_commanders_allowance_alone() -> None:  # BANG-Q85 BANG-T31
    a, b, c, _ = table("A: bang.AS", "B: bang.2C", "C", "D", show="dorothy_rage")
    command(a, b, "bang", at=c)
    b.obeys("bang.2C")
    assert a.board.bangs == 0
    a.plays("bang", at=b)
    assert (b.life, c.life) == (3, 3)


def test_whisky_may_be_commanded_and_its_player_picks_the_price() -> None:  # BANG-Q106
    a, b, *_ = table("A", "B 1: whisky.QH bang.2C bang.3C", "C", "D", show="dorothy_rage")
    command(a, b, "whisky")
    b.chooses("play:whisky.QH")
    assert b.options == ["pay:bang.2C", "pay:bang.3C"]
    b.pays("bang.3C")
    assert (b.life, b.hand) == (3, ["bang.2C"])


def test_whisky_that_cannot_be_paid_for_is_only_shown() -> None:  # BANG-Q106 BANG-X04
    a, b, *_ = table("A", "B 1: whisky.QH", "C", "D", show="dorothy_rage")
    command(a, b, "whisky")
    assert (b.life, b.hand, a.knows_of(b), a.asked) == (1, ["whisky.QH"], ["whisky.QH"], "play")


def test_commanded_molly_stark_draws_afterwards() -> None:  # BANG-Q106 BANG-P26
    a, b, *_ = table("A", "B molly_stark 1: beer.6H", "C", "D", show="dorothy_rage", deck="bang.2C ...")
    command(a, b, "beer")
    b.obeys("beer.6H")
    assert (b.life, b.hand) == (2, ["bang.2C"])


def test_a_commanded_player_who_dies_of_their_own_duel_has_no_killer() -> None:  # BANG-Q106
    a, b, c, _ = table("A", "B outlaw 1: duel.JS", "C: bang.2C", "D", show="dorothy_rage")
    command(a, b, "duel", at=c)
    b.obeys("duel.JS")
    c.answers("bang")
    assert (b.alive, a.hand, c.hand, a.asked) == (False, [], [], "play")


def test_johnny_kisch_removes_cards_also_when_he_lays_on_command() -> None:  # BANG-P32
    a, b, c, _ = table("A", "B johnny_kisch: mustang.8H", "C: | mustang.9H", "D", show="dorothy_rage")
    command(a, b, "mustang")
    b.obeys("mustang.8H")
    assert (b.in_play, c.in_play) == (["mustang.8H"], [])


def test_the_commander_of_a_brawl_chooses_what_each_victim_loses() -> None:  # BANG-X04 BANG-C28
    a, b, c, _ = table("A", "B: brawl.JS beer.6H", "C: bang.2C | barrel.QS", "D", show="dorothy_rage")
    command(a, b, "brawl")
    b.chooses("play:brawl.JS")
    b.pays("beer")
    assert (a.options, b.options) == (["hand", "table:barrel.QS"], [])
    a.chooses("table:barrel.QS")
    assert (c.hand, c.in_play) == (["bang.2C"], [])


# Other shows.


def test_under_sacagaway_panic_still_takes_a_random_card() -> None:  # BANG-Q86 BANG-A11
    a, b, *_ = table("A: panic", "B: beer.6H beer.7H | barrel.QS", "C", "D", show="sacagaway")
    a.plays("panic", at=b)
    assert (a.options, a.knows_of(b)) == (["hand", "table:barrel.QS"], ["beer.6H", "beer.7H"])


def test_a_stagecoach_used_as_bang_turns_up_no_show() -> None:  # BANG-Q87
    a, b, *_ = table("A: stagecoach", "B", "C", "D", show="showdown", shows="sacagaway wild_west_show")
    a.plays("stagecoach", at=b, as_="bang")
    assert (b.life, a.hand, a.board.show) == (3, [], "showdown")


def test_willy_the_kid_may_shoot_his_whole_hand_under_showdown() -> None:  # BANG-Q87
    a, b, *_ = table("A willy_the_kid: beer.6H barrel.QS missed.2S", "B", "C", "D", show="showdown")
    for card in ("beer.6H", "barrel.QS", "missed.2S"):
        a.plays(card, at=b, as_="bang")
    assert (b.life, a.hand) == (1, [])


def test_doc_holydays_cards_count_nothing_for_miss_susanna() -> None:  # BANG-Q88
    a, b, *_ = table("A doc_holyday: beer beer barrel mustang", "B", "C", "D", show="miss_susanna")
    a.uses("doc_holyday", at=b)
    a.pays("beer", "beer")
    a.plays("barrel")
    a.plays("mustang")
    a.ends()
    assert a.life == 4


def test_two_laid_cards_and_a_beer_are_enough_for_miss_susanna() -> None:  # BANG-Q88
    a, *_ = table("A: beer barrel mustang", "B", "C", "D", show="miss_susanna")
    for card in ("beer", "barrel", "mustang"):
        a.plays(card)
    a.ends()
    assert a.life == 5


def test_uncle_wills_card_counts_one_for_miss_susanna() -> None:  # BANG-Q88
    a, *_ = table("A uncle_will: beer", "B", "C", "D", deck="bang.2C ...")
    a.plays("beer", as_="general_store")
    assert a.board.played == 1


def test_two_messages_under_gag_cost_two_life_points() -> None:  # BANG-Q90
    a, b, *_ = table("A: barrel", "B", "C", "D", show="gag")
    b.chooses("offer:gag")
    b.chooses("offer:gag")
    assert b.life == 4
    a.plays("barrel")
    assert b.life == 2


# Copies.


def test_vera_custer_copying_sid_heals_out_of_turn() -> None:  # BANG-Q95
    _, b, *_ = table("A", "B vera_custer +sid_ketchum 1: bang.2C bang.3C", "C", "D")
    b.chooses("offer:sid_ketchum")
    b.pays("bang.2C", "bang.3C")
    assert b.life == 2


def test_vera_custers_copy_of_sid_ends_with_her_next_choice() -> None:  # BANG-Q95
    a, *_ = table("A vera_custer +sid_ketchum 1: bang.2C bang.3C", "B", "C", "D", phase="steps")
    a.passes()
    assert "offer:sid_ketchum" not in a.options


def test_vera_custer_copying_greygory_draws_her_own_pair_at_once() -> None:  # BANG-Q96 BANG-Q100
    a, b, *_ = table("A vera_custer", "B greygory_deck +bart_cassidy +kit_carlson", "C", "D", phase="steps")
    a.names(b)
    abilities = a.board.figures[0].abilities
    assert (len(abilities), abilities[:2]) == (4, ["vera_custer", "greygory_deck"])
    assert not {"bart_cassidy", "kit_carlson"} & set(abilities)


def test_veras_pair_ends_with_the_copy() -> None:  # BANG-Q96
    a, *_ = table("A vera_custer +greygory_deck +rose_doolan +willy_the_kid", "B", "C", "D", phase="steps")
    a.passes()
    assert a.board.figures[0].abilities == ["vera_custer"]


def test_vera_custer_who_copies_greygory_anew_is_not_asked_for_another_pair() -> None:  # BANG-Q96 BANG-P38
    a, b, *_ = table(
        "A vera_custer +greygory_deck +rose_doolan +willy_the_kid: beer", "B greygory_deck", "C", "D", phase="steps"
    )
    a.names(b)
    assert a.asked != "character-step"


def test_jesse_jones_and_kit_carlson_take_one_card_each_way() -> None:  # BANG-Q97
    a, b, *_ = table(
        *("A greygory_deck +jesse_jones +kit_carlson", "B: beer.6H", "C", "D"),
        phase="draw",
        deck="bang.2C bang.3C bang.4C ...",
    )
    a.uses("jesse_jones", at=b)
    a.chooses("pick:bang.3C")
    assert (a.hand, a.table.deck[:2], a.asked) == (["beer.6H", "bang.3C"], ["bang.2C", "bang.4C"], "play")


def test_jesse_jones_and_pedro_ramirez_give_one_first_card() -> None:  # BANG-Q97
    a, b, *_ = table(
        *("A greygory_deck +jesse_jones +pedro_ramirez", "B: beer.6H", "C", "D"),
        phase="draw",
        deck="bang.2C ...",
        discards="beer.7H",
    )
    assert a.options == ["draw", "use-at:jesse_jones:B", "use:pedro_ramirez"]
    a.uses("pedro_ramirez")
    assert (a.hand, b.hand) == (["beer.7H", "bang.2C"], ["beer.6H"])


def test_kit_carlson_and_black_jack_show_the_second_card_kept() -> None:  # BANG-Q97
    a, b, *_ = table(
        *("A greygory_deck +black_jack +kit_carlson", "B", "C", "D"),
        phase="draw",
        deck="bang.2C bang.2D bang.4C bang.5C ...",
    )
    a.chooses("pick:bang.4C")
    a.chooses("pick:bang.2D")
    assert (b.knows_of(a), a.hand) == (["bang.2D"], ["bang.4C", "bang.2D", "bang.2C"])


def test_suzy_draws_nothing_when_flint_gives_her_a_card() -> None:  # BANG-Q98
    a, b, *_ = table("A flint_westwood: beer.6H", "B suzy_lafayette: bang.2C", "C", "D")
    a.chooses("use-card:flint_westwood:beer.6H:B")
    assert b.hand == ["beer.6H"]


def test_a_missed_used_as_bang_needs_two_missed_for_janet_and_slab() -> None:  # BANG-Q99
    a, b, *_ = table("A greygory_deck +calamity_janet +slab_the_killer: missed.2S", "B: missed.3S missed.4S", "C", "D")
    a.plays("missed.2S", at=b, as_="bang")
    b.answers("missed.3S")
    assert b.asked == "shot"


@pytest.mark.parametrize("other", ["jesse_jones", "pedro_ramirez"])
def test_black_jack_shows_the_card_from_the_deck(other: str) -> None:  # BANG-Q99
    a, b, c, _ = table(
        *(f"A greygory_deck +black_jack +{other}", "B: beer.6H", "C", "D"),
        phase="draw",
        deck="bang.2D bang.3C ...",
        discards="beer.7H",
    )
    if other == "jesse_jones":
        a.uses(other, at=b)
    else:
        a.uses(other)
    assert (a.hand[1:], "bang.2D" in c.knows_of(a), "bang.3C" in c.knows_of(a)) == (["bang.2D", "bang.3C"], True, False)


def test_kit_carlson_and_pedro_ramirez_take_one_card_each_way() -> None:  # BANG-Q99
    a, *_ = table(
        *("A greygory_deck +kit_carlson +pedro_ramirez", "B", "C", "D"),
        phase="draw",
        deck="bang.2C bang.3C bang.4C ...",
        discards="beer.7H",
    )
    a.uses("pedro_ramirez")
    a.chooses("pick:bang.4C")
    assert (a.hand, a.table.deck[:2]) == (["beer.7H", "bang.4C"], ["bang.2C", "bang.3C"])


def test_vera_custer_copies_youl_grinner_for_this_very_turn() -> None:  # BANG-Q100
    a, b, *_ = table("A vera_custer", "B youl_grinner: beer.6H", "C", "D", phase="steps", deck="bang.2C bang.3C ...")
    a.names(b)
    assert (a.hand, b.hand) == (["beer.6H", "bang.2C", "bang.3C"], [])


def test_vera_custer_copying_gary_gets_cards_in_the_turns_of_others() -> None:  # BANG-Q100
    a, b, *_ = table("A vera_custer +gary_looter", "B 1: beer.6H bang.2C", "C", "D", turn="B", phase="limit")
    b.throws("bang.2C")
    assert a.hand == ["bang.2C"]


def test_vera_custer_copying_molly_draws_in_the_turns_of_others() -> None:  # BANG-Q100
    a, b, *_ = table("A: bang", "B vera_custer +molly_stark: missed.2S", "C", "D", deck="beer.6H ...")
    a.plays("bang", at=b)
    b.answers("missed")
    assert b.hand == ["beer.6H"]


def test_vera_custer_copies_no_life_points() -> None:  # BANG-P31
    a, b, *_ = table("A vera_custer", "B big_spencer", "C", "D", phase="steps")
    a.names(b)
    assert (a.life, a.board.figures[0].max_life) == (4, 4)


# Lee Van Kliff and others.


def test_lee_may_repeat_a_duel_he_survived_by_beer() -> None:  # BANG-Q101 BANG-P40
    a, b, *_ = table("A lee_van_kliff 1: duel.JS beer.6H bang.AS", "B: bang.2C", "C", "D")
    a.plays("duel", at=b)
    b.answers("bang")
    a.passes()
    a.answers("beer")
    a.chooses("use-card:lee_van_kliff:bang.AS:B")
    assert (a.life, b.life) == (1, 3)


def test_lees_repeated_stagecoach_turns_up_no_second_show() -> None:  # BANG-Q101
    a, *_ = table("A lee_van_kliff: stagecoach bang.AS", "B", "C", "D", shows="sacagaway miss_susanna wild_west_show")
    a.plays("stagecoach")
    a.chooses("use-card:lee_van_kliff:bang.AS")
    assert (len(a.hand), a.board.show) == (4, "sacagaway")


def test_lees_repeated_general_store_serves_everybody_again() -> None:  # BANG-Q101
    a, b, c, d = table("A lee_van_kliff: general_store bang.AS", "B", "C", "D")
    a.plays("general_store")
    for actor in (a, b, c):
        actor.chooses(actor.options[0])
    a.chooses("use-card:lee_van_kliff:bang.AS")
    for actor in (a, b, c):
        if actor.asked == "display":
            actor.chooses(actor.options[0])
    assert [len(actor.hand) for actor in (a, b, c, d)] == [2, 2, 2, 2]


def test_lees_repeated_bang_is_not_counted_and_a_third_is_refused() -> None:  # BANG-Q102 BANG-T32
    a, b, *_ = table("A lee_van_kliff: bang.AS bang.2C bang.3C", "B: missed.2S missed.3S", "C", "D")
    a.plays("bang.AS", at=b)
    b.answers("missed.2S")
    a.chooses("use-card:lee_van_kliff:bang.2C:B")
    b.answers("missed.3S")
    assert (b.life, a.board.bangs) == (4, 1)
    assert a.why_not("play:bang.3C:B") == "BANG-T31"


def test_teren_kill_may_check_at_once() -> None:  # BANG-Q103
    _, b, *_ = table(
        *("A", "B teren_kill 2: beer.6H | dynamite.2H", "C", "D"),
        turn="B",
        phase="steps",
        deck="missed.2S bang.2C beer.7H ...",
    )
    b.uses("teren_kill")
    assert (b.life, b.hand[:2]) == (1, ["beer.6H", "beer.7H"])


def test_in_the_mine_prices_go_on_the_deck_and_the_card_itself_to_the_pile() -> None:  # BANG-Q108 BANG-F02
    a, *_ = table(
        *("A 2: whisky.QH bang.AS", "B", "C", "D"), event="abandoned_mine", phase="draw", discards="beer.6H beer.7H"
    )
    a.plays("whisky")
    a.pays("bang")
    assert (a.table.deck[0], a.table.discards) == ("bang.AS", ["whisky.QH"])
