"""Corners of the rules of events, characters and cards, where two of them meet."""

from __future__ import annotations

import pytest

from igroteka.games.bang.game import GAME
from tests.games.bang.table import Actor, table

# Settle points within an event.


def test_suzy_draws_before_the_next_player_of_the_daltons_chooses() -> None:  # BANG-T43 BANG-H06
    a, b, *_ = table(
        *("A suzy_lafayette: | barrel.QS", "B: | scope mustang", "C", "D"), events="the_daltons", phase="turn"
    )
    assert (b.asked, len(a.hand)) == ("event", 1)


def test_by_option_molly_draws_only_after_the_whole_roulette() -> None:  # BANG-T43 BANG-O20 BANG-F14
    a, b, c, _ = table(
        *("A: missed.2S", "B molly_stark: missed.3S", "C: missed.4S", "D: beer"),
        events="russian_roulette",
        phase="turn",
        options={"molly_stark_draws": "used"},
    )
    a.answers("missed")
    b.answers("missed")
    assert (b.hand, c.asked) == ([], "event")
    c.passes()
    assert len(b.hand) == 1


def test_john_pain_gets_the_check_card_of_one_shot_before_the_next() -> None:  # BANG-F11 BANG-T43 BANG-P39
    a, *_ = table(
        *("A john_pain: beer.6H beer.7H | barrel", "B", "C", "D"),
        event="a_fistful_of_cards",
        phase="steps",
        deck="missed.2S ...",
    )
    a.uses("barrel")
    a.passes()
    assert (a.asked, a.options) == ("shot-by-nobody", ["pass", "answer:missed.2S", "use:barrel"])


# The Daltons, Handcuffs.


def test_the_daltons_take_green_cards_too() -> None:  # BANG-H06 BANG-Z09
    a, b, *_ = table("A: | bible.10H", "B: | sombrero canteen", "C", "D", events="the_daltons", phase="turn")
    assert (a.in_play, b.options) == ([], ["discard:sombrero.7C", "discard:canteen.7H"])


CUFFS = {"handcuffs_rule": "name_suit"}


def test_before_a_suit_is_named_everything_may_be_played() -> None:  # BANG-O06
    a, *_ = table(
        *("A 1: beer.6H | dynamite.2H", "B", "C", "D"),
        event="handcuffs",
        note=0,  # spades, in their last turn
        options=CUFFS,
        phase="steps",
        deck="missed.2S ...",
    )
    assert a.options == ["pass", "answer:beer.6H"]


@pytest.mark.parametrize(("suit", "options"), [("H", ["pass", "answer:beer.6H"]), ("S", ["pass"])])
def test_a_dying_player_is_asked_whatever_suit_they_have_named(
    suit: str, options: list[str]
) -> None:  # BANG-O06 BANG-I10
    a, *_ = table(
        *("A 1: beer.6H", "B", "C", "D"),
        event="handcuffs",
        show="miss_susanna",
        options=CUFFS,
        phase="draw",
        deck="bang.KD bang.QD ...",
    )
    a.chooses(f"suit:{suit}")
    a.ends()
    a.throws("bang.KD", "bang.QD")
    assert (a.asked, a.options) == ("dying", options)


# Abandoned Mine.


def test_the_mine_does_not_work_for_a_turn_that_began_with_an_empty_pile() -> None:  # BANG-F02
    a, *_ = table(
        *("A 1: beer.6H", "B", "C", "D"), event="abandoned_mine", note=0, phase="steps", deck="scope.AS mustang.8H ..."
    )
    a.ends()
    a.throws("beer.6H", "scope.AS")
    assert [entry["text"] for entry in a.told].count("bang-log-discard") == 2


def test_gary_looter_gets_the_excess_and_not_the_deck() -> None:  # BANG-F02 BANG-P37
    a, *_, d = table(
        *("A 2: beer.6H", "B", "C", "D gary_looter"), event="abandoned_mine", phase="draw", discards="bang.2C bang.3C"
    )
    a.ends()
    a.throws("beer.6H")
    assert d.hand == ["beer.6H"]


def test_a_rescue_beer_is_played_and_goes_to_the_pile_in_the_mine() -> None:  # BANG-F02 BANG-G08
    a, b, *_ = table(
        *("A 1: duel.8C beer.6H", "B: bang.9C", "C", "D"),
        event="abandoned_mine",
        phase="draw",
        discards="scope.AS mustang.8H",
    )
    a.plays("duel", at=b)
    b.answers("bang")
    a.passes()
    a.answers("beer")
    assert a.table.discards == ["bang.9C", "beer.6H", "duel.8C"]


def test_claus_takes_his_cards_from_the_mine() -> None:  # BANG-P34 BANG-F02
    a, b, c, d = table(
        *("A claus_the_saint", "B", "C", "D"),
        event="abandoned_mine",
        phase="draw",
        discards="bang.2C bang.3C bang.4C bang.5C bang.6C bang.7C",
    )
    for card in ("bang.7C", "bang.6C", "bang.5C", "bang.4C"):
        a.chooses(f"pick:{card}")
    assert (a.hand, b.hand, c.hand, d.hand) == (["bang.7C", "bang.6C"], ["bang.5C"], ["bang.4C"], ["bang.3C"])
    assert a.table.discards == ["bang.2C"]


# Peyote, The Judge, Blood Brothers, Dead Man, Vendetta.


def test_the_dead_do_not_guess_under_peyote() -> None:  # BANG-F04 BANG-T01
    a, b, *_ = table("A", "B dead", "C", "D", event="peyote", phase="turn", turn="B")
    assert (b.alive, a.table.turn) == (False, "C")


def test_peyote_goes_on_with_the_discard_pile() -> None:  # BANG-F04 BANG-T50
    a, *_ = table("A", "B", "C", "D", event="peyote", phase="draw", deck="", discards="beer.6H")
    assert a.asked == "event"
    a.chooses("guess:red")
    assert a.hand == ["beer.6H"]


def test_blue_cards_may_be_given_up_before_the_judge() -> None:  # BANG-F07 BANG-P25 BANG-T14
    a, *_ = table("A jose_delgado 1: barrel.QS scope.AS", "B", "C", "D", event="the_judge", deck="beer.6H beer.7H ...")
    a.chooses("use-card:jose_delgado:barrel.QS")
    a.ends()
    assert "discard:scope.AS" in a.options


def test_a_blood_brother_regains_one_life_point() -> None:  # BANG-F09
    a, b, *_ = table("A", "B 1", "C", "D", event="blood_brothers", phase="steps")
    a.names(b)
    assert (a.life, b.life) == (4, 2)


def test_a_dead_man_who_dies_again_does_not_return_again() -> None:  # BANG-F10
    a, b, c, d = table(
        *("A", "B outlaw dead", "C outlaw: duel.8C duel.QD", "D"),
        event="dead_man",
        phase="turn",
        turn="B",
        deck="scope mustang barrel hideout beer.6H beer.7H beer.8H beer.9H ...",
        options={"event_deck_end": "final_card"},
    )
    for card in b.hand:
        b.plays(card)
    b.ends()
    c.plays("duel.8C", at=b)
    c.plays("duel.QD", at=b)
    b.passes()  # the order of their cards
    assert not b.alive
    c.ends()
    c.throws("beer.6H")
    for actor in (d, a):
        actor.ends()
    assert (b.alive, a.table.turn) == (False, "C")


def test_without_a_card_there_is_no_vendetta() -> None:  # BANG-T51 BANG-F12
    a, *_ = table("A", "B", "C", "D", event="vendetta", deck="")
    a.ends()
    assert a.table.turn == "B"


# Law of the West.


def west(*lines: str, deck: str, show: str = "", rest: str = " ...") -> list[Actor]:
    """A position under Law of the West in which A draws the given cards."""
    return table(*lines, event="law_of_the_west", phase="draw", deck=f"{deck}{rest}", show=show)


def test_nothing_is_shown_if_there_is_one_card_only() -> None:  # BANG-F15 BANG-T51
    a, *_ = west("A: bang.9C bang.8C", "B", "C", "D", deck="bang.AS", rest="")
    assert (a.board.shown, "end" in a.options) == ("", True)


def test_a_card_that_obliges_to_nothing_may_be_given_up() -> None:  # BANG-F15
    a, *_ = west("A 2: whisky", "B", "C", "D", deck="beer.6H missed.2S")
    a.plays("whisky")
    a.pays("missed")
    assert a.life == 4


def test_a_second_copy_of_the_shown_card_may_be_given_up() -> None:  # BANG-F15
    a, *_ = west("A 2: whisky stagecoach.9S", "B", "C", "D", deck="beer.6H stagecoach.9S")
    a.plays("whisky")
    a.pays("stagecoach")
    assert "end" not in a.options


def test_an_equal_card_of_another_player_is_not_owed() -> None:  # BANG-F15 BANG-P12
    _, b, *_ = west("A", "B sid_ketchum 2: stagecoach.9S scope.AS", "C", "D", deck="beer.6H stagecoach.9S")
    b.chooses("offer:sid_ketchum")
    b.pays("stagecoach", "scope")
    assert b.life == 3


def test_a_card_that_is_owed_may_be_given_as_a_bang_in_a_duel() -> None:  # BANG-F15 BANG-X07
    a, b, *_ = west("A: duel.8C", "B: bang.2C", "C", "D", deck="scope.AS beer.6H", show="showdown")
    a.plays("duel", at=b)
    b.answers("bang")
    assert "answer:beer.6H" in a.options


def test_an_equal_card_played_on_command_discharges_nobody() -> None:  # BANG-F15 BANG-X04
    a, b, *_ = west("A", "B: stagecoach.9S", "C", "D", deck="beer.6H stagecoach.9S", show="dorothy_rage")
    a.uses("dorothy_rage", at=b)
    a.chooses("name:stagecoach")
    b.obeys("stagecoach.9S")
    assert "end" not in a.options


def test_an_equal_card_used_as_another_discharges_nobody() -> None:  # BANG-F15 BANG-P33
    a, b, c, _ = west("A uncle_will: stagecoach.9S", "B", "C", "D", deck="beer.6H stagecoach.9S scope mustang barrel")
    a.plays("stagecoach", as_="general_store")
    for actor in (a, b, c):
        actor.chooses(actor.options[0])
    assert "end" not in a.options


def test_jose_delgado_does_not_discard_a_card_that_is_owed() -> None:  # BANG-F15 BANG-P25
    a, *_ = west("A jose_delgado: mustang.8H", "B", "C", "D", deck="beer.6H scope.AS")
    assert [code for code in a.options if "jose" in code] == ["use-card:jose_delgado:mustang.8H"]


# The Wild West Show.


def test_without_a_card_helena_does_nothing() -> None:  # BANG-X01 BANG-T51
    a, *_ = table("A: stagecoach", "B outlaw", "C outlaw", "D", shows="helena_zontero", deck="")
    a.plays("stagecoach")
    assert (a.board.show, "roles-mixed" in a.table.log) == ("helena_zontero", False)


def test_the_roles_of_two_dead_are_dealt_anew() -> None:  # BANG-X06
    found = set()
    for seed in range(8):
        lines = ("A", "B outlaw dead", "C renegade dead", "D deputy", "E outlaw")
        a, b, c, *_ = table(*lines, show="bone_orchard", phase="turn", turn="B", seed=str(seed))
        assert [a.board.figures[number].role for number in (1, 2)] == ["", ""]
        found.add((b.figure.role, c.figure.role))
    assert len(found) == 2


# Cards and characters.


def test_what_a_brawl_hits_is_discarded() -> None:  # BANG-C28
    a, b, c, _ = table("A: brawl beer.6H", "B: | barrel.QS", "C: bang.2C", "D")
    a.plays("brawl")
    a.pays("beer")
    assert (a.hand, b.in_play, c.hand) == ([], [], [])
    assert a.table.discards == ["beer.6H", "barrel.QS", "bang.2C", "brawl.JS"]


@pytest.mark.parametrize(("card", "life"), [("knife.8H", 2), ("howitzer.9S", 2)])
def test_green_guns_keep_their_suit(card: str, life: int) -> None:  # BANG-P17 BANG-A13
    a, b, *_ = table(f"A: | {card}", "B apache_kid", "C", "D")
    if "knife" in card:
        a.uses("knife", at=b)
    else:
        a.uses("howitzer")
    assert b.life == life


@pytest.mark.parametrize("card", ["conestoga", "can_can"])
def test_a_green_thief_needs_somebody_with_cards(card: str) -> None:  # BANG-A11 BANG-C34 BANG-C36
    a, *_ = table(f"A: | {card}", "B", "C: beer", "D: | scope")
    assert a.options == ["end", f"use-at:{card}:C", f"use-at:{card}:D"]
    assert a.why_not(f"use-at:{card}:B") == "BANG-A11"


def test_the_diamonds_of_his_own_player_touch_apache_kid() -> None:  # BANG-P17 BANG-N2.10
    a, b, *_ = table("A: panic.8D", "B apache_kid: | barrel.QS", "C", "D", two=True)
    a.plays("panic", at=b)
    assert (a.hand, b.in_play) == (["barrel.QS"], [])


def test_johnny_kisch_removes_also_what_was_laid_this_turn() -> None:  # BANG-P32 BANG-X04
    a, b, *_ = table("A johnny_kisch: mustang.9H", "B: mustang.8H", "C", "D", show="dorothy_rage")
    a.uses("dorothy_rage", at=b)
    a.chooses("name:mustang")
    b.obeys("mustang.8H")
    a.plays("mustang")
    assert (a.in_play, b.in_play) == (["mustang.9H"], [])


def test_claus_is_asked_what_to_give_to_whom() -> None:  # BANG-P34
    a, *_ = table("A claus_the_saint", "B", "C", "D", phase="draw")
    assert a.asked == "look"
    a.chooses(a.options[0])
    a.chooses(a.options[0])
    assert a.asked == "gift"


def test_with_both_figures_in_jail_both_stay_there() -> None:  # BANG-N2.3 BANG-C13
    a, b, *_ = table(*("A: | jail.10S", "B: | jail.JS", "C", "D"), two=True, phase="steps", deck="bang.2C bang.3C ...")
    assert (a.in_play, b.in_play, a.table.g.owner(a.table.g.turn)) == (["jail.10S"], ["jail.JS"], 1)


# Drawing.


def test_black_jack_looks_at_the_second_card_he_draws_and_not_at_his_hand() -> None:  # BANG-P02
    a, b, *_ = table("A black_jack: beer.6H", "B", "C", "D", phase="draw", deck="bang.2C bang.3C beer.7H ...")
    assert (a.hand, b.knows_of(a)) == (["beer.6H", "bang.2C", "bang.3C"], ["bang.3C"])


def test_jesse_jones_and_pedro_ramirez_take_cards_only_when_they_draw() -> None:  # BANG-P05 BANG-P10 BANG-T11
    a, b, *_ = table(
        *("A: bang", "B greygory_deck +jesse_jones +pedro_ramirez: beer", "C: scope", "D"), discards="bang.2C"
    )
    a.plays("bang", at=b)
    assert b.options == ["pass"]


def test_kit_carlson_looks_at_the_deck_whatever_was_discarded() -> None:  # BANG-P07
    a, *_ = table(
        *("A kit_carlson", "B", "C", "D"), phase="draw", deck="bang.2C bang.3C bang.4C ...", discards="beer.6H beer.7H"
    )
    assert a.options == ["pick:bang.2C", "pick:bang.3C", "pick:bang.4C"]


def test_kit_carlson_keeps_all_if_there_are_no_more() -> None:  # BANG-P07 BANG-T51
    a, *_ = table("A kit_carlson", "B", "C", "D", phase="draw", deck="bang.2C bang.3C")
    assert (a.hand, a.asked) == (["bang.2C", "bang.3C"], "play")


def test_kit_carlson_keeps_the_only_card_there_is() -> None:  # BANG-P07 BANG-T51
    a, *_ = table("A kit_carlson", "B", "C", "D", phase="draw", deck="bang.2C")
    assert (a.hand, a.asked) == (["bang.2C"], "play")


def test_the_ghost_of_kit_carlson_simply_draws_three() -> None:  # BANG-P07 BANG-H03
    _, b, *_ = table(
        *("A", "B kit_carlson ghost", "C", "D"),
        event="ghost_town",
        phase="draw",
        turn="B",
        deck="bang.2C bang.3C bang.4C ...",
    )
    assert (b.hand, b.asked) == (["bang.2C", "bang.3C", "bang.4C"], "play")


@pytest.mark.parametrize(
    ("kept", "discards", "top"),
    [("bang.2C", [], "beer.6H"), ("beer.6H", ["bang.2C"], "beer.7H")],
)
def test_what_kit_leaves_in_the_mine_lies_where_it_lay(kept: str, discards: list[str], top: str) -> None:  # BANG-Q69
    a, *_ = table(
        *("A kit_carlson", "B", "C", "D"),
        event="abandoned_mine",
        phase="draw",
        discards="bang.2C bang.3C",
        deck="beer.6H beer.7H ...",
    )
    a.chooses("pick:bang.3C")
    a.chooses(f"pick:{kept}")
    assert (a.hand, a.table.discards, a.table.deck[0]) == (["bang.3C", kept], discards, top)
    assert a.table.log.count("draw-open") == 1 + int(kept == "bang.2C")


# Abilities of the base game.


def test_rose_doolan_sees_others_one_nearer() -> None:  # BANG-P11
    a, _, _, d, *_ = table("A rose_doolan", "B", "C", "D", "E", "F")
    assert (a.distance(d), d.distance(a)) == (2, 3)


def test_el_gringo_takes_nothing_for_a_dynamite_or_an_event() -> None:  # BANG-P04
    _, b, _, d = table(
        *("A: scope", "B el_gringo 4/4: | dynamite.2H jail", "C: mustang", "D: beer beer beer"),
        turn="B",
        phase="steps",
        deck="missed.2S bang.2C ...",
    )
    assert (b.life, b.hand, len(d.hand)) == (1, [], 3)
    _, b, _, d = table(
        *("A", "B el_gringo: | jail", "C", "D: beer"), turn="B", phase="steps", event="high_noon", deck="bang.2C ..."
    )
    assert (b.life, b.hand, d.hand) == (2, [], ["beer.6H"])


def test_el_gringo_takes_nothing_for_his_own_duel() -> None:  # BANG-P04
    _, b, c, _ = table("A", "B el_gringo: duel.8C beer.6H", "C: bang.2C bang.3C", "D", turn="B")
    b.plays("duel", at=c)
    c.answers("bang.2C")
    b.passes()
    assert (b.life, b.hand, c.hand, "take-hand" in b.table.log) == (2, ["beer.6H"], ["bang.3C"], False)


def test_suzy_with_cards_draws_none_before_el_gringo_takes_one() -> None:  # BANG-P14 BANG-P04
    a, b, *_ = table("A suzy_lafayette: bang beer.6H beer.7H", "B el_gringo", "C", "D")
    a.plays("bang", at=b)
    assert (len(a.hand), len(b.hand)) == (1, 1)


def test_the_ghost_of_sid_ketchum_does_not_heal() -> None:  # BANG-H03 BANG-P12
    _, b, *_ = table("A", "B sid_ketchum ghost: beer beer beer", "C", "D", event="ghost_town", turn="B")
    assert (b.why_not("offer:sid_ketchum"), [code for code in b.options if "offer" in code]) == ("BANG-P12", [])


@pytest.mark.parametrize("deck", ["bang.2C beer.6H ...", "beer.6H bang.2C ..."])
def test_the_better_card_for_jourdonnais_is_a_heart(deck: str) -> None:  # BANG-K02 BANG-P06
    a, b, *_ = table("A: bang", "B greygory_deck +jourdonnais +lucky_duke", "C", "D", deck=deck)
    a.plays("bang", at=b)
    b.uses("jourdonnais")
    assert b.defaults == ["check:beer.6H"]


def test_nothing_is_left_of_a_store() -> None:  # BANG-C08 BANG-Q10
    a, _, c, d = table("A uncle_will: bang.2D", "B apache_kid", "C", "D", deck="bang.2C bang.3C bang.4C bang.5C ...")
    a.plays("bang", as_="general_store")
    for actor in (a, c, d):
        actor.chooses(actor.options[0])
    assert (a.board.display, sorted(a.table.discards)) == ([], ["bang.2D", "bang.5C"])


# No Mercy, and the match.


def test_no_mercy_does_not_keep_the_sheriff_from_discarding() -> None:  # BANG-V01
    a, *_ = table("A 1: bang.AS beer.6H", "B", "C", "D", options={"no_mercy": True})
    a.ends()
    assert a.options == ["discard:bang.AS", "discard:beer.6H"]


def test_turns_are_added_up_over_a_match() -> None:  # BANG-M07
    series = GAME.match(4, {}, "1", 0)
    for _ in range(2):
        a, b, *_ = table("A", "B outlaw 1", "C outlaw dead", "D renegade dead", phase="turn", deck="duel.8C ...")
        a.plays("duel.8C", at=b)
        series.add_result(a.table.g)
    assert series.carried["turns"] == [2, 0, 0, 0]


def test_lots_differ_from_match_to_match() -> None:  # BANG-M07
    places = set()
    for seed in range(10):
        series = GAME.match(4, {}, str(seed), 0)
        series.played = 4
        places.add(tuple(series.places()))
    assert len(places) > 3


# Deaths and modes.


def test_the_dead_man_is_whoever_died_first() -> None:  # BANG-F10
    a, b, c, _ = table(
        "A: duel.8C duel.QD",
        "B outlaw 1",
        "C renegade 1",
        "D outlaw",
        event="dead_man",
        deck="beer.6H beer.7H beer.8H ...",
    )
    a.plays("duel.8C", at=c)
    a.plays("duel.QD", at=b)
    a.ends()
    assert (b.alive, c.alive, a.table.turn) == (False, True, "C")


def test_a_ghost_has_no_more_wounds_than_life_points() -> None:  # BANG-H03 BANG-P19 BANG-D01
    a, b, c, d = table(
        *("A", "B bill_noface outlaw 1: | dynamite.2H", "C outlaw", "D"),
        turn="B",
        phase="steps",
        event="ghost_town",
        deck="missed.2S ...",
        options={"event_deck_end": "final_card", "ghost_draw": "own_number"},
    )
    assert not b.alive
    for actor in (c, d, a):
        actor.ends()
    assert (b.figure.ghost, len(b.hand)) == (True, 5)


def test_nothing_is_told_of_a_reward_that_nobody_gets() -> None:  # BANG-D08
    a, b, *_ = table("A: bang", "B renegade 1", "C", "D")
    a.plays("bang", at=b)
    assert (b.alive, "reward" in a.table.log) == (False, False)


def test_of_three_players_nobody_wins_by_a_death_without_a_killer() -> None:  # BANG-N3.3 BANG-D07
    a, b, c = table("A deputy", "B outlaw 1", "C renegade", event="high_noon", phase="steps", turn="B")
    assert (b.alive, a.table.winners, c.asked) == (False, "", "play")


def test_the_ability_of_the_character_chosen_in_phase_zero_works() -> None:  # BANG-N2.3 BANG-N2.4
    a, _, c, _ = table("A: bang.AS bang.2C", "B willy_the_kid", "C 9/9", "D", two=True, phase="steps")
    a.chooses("choose:B")
    a.plays("bang.AS", at=c)
    a.plays("bang.2C", at=c)
    assert c.life == 7


LAW = {"mode": "law_and_crime"}


def test_two_dead_deputies_do_not_end_the_game_while_the_sheriff_lives() -> None:  # BANG-N6.4
    lines = ("A", "B outlaw: bang", "C deputy 1", "D deputy dead", "E outlaw", "F renegade")
    _, b, c, *_ = table(*lines, turn="B", options=LAW)
    b.plays("bang", at=c)
    assert (c.alive, b.table.winners) == (False, "")


def test_two_survivors_stay_secret_in_the_wild_west_show() -> None:  # BANG-N6.12 BANG-N6.4
    lines = ("A dead", "B outlaw: bang", "C outlaw 1", "D deputy", "E outlaw dead", "F renegade dead")
    _, b, c, d, *_ = table(*lines, turn="B", options=LAW, show="wild_west_show", event="ambush")
    b.plays("bang", at=c)
    assert (c.alive, d.board.figures[1].role, d.board.event) == (False, "", "ambush")


def test_no_event_is_turned_up_in_a_turn_that_is_skipped() -> None:  # BANG-U03 BANG-T01
    a, b, c, d = table("A skip", "B", "C", "D", event="thirst", events="ambush curse", phase="turn")
    assert (a.table.turn, a.table.event) == ("B", "thirst")
    for actor in (b, c, d):
        actor.ends()
    assert (a.table.turn, a.table.event) == ("A", "ambush")


def test_by_option_a_green_missed_of_either_character_is_ready_in_the_next_turn() -> None:  # BANG-O11 BANG-N2.5
    a, b, c, _ = table(
        *("A: sombrero.7C bang.9C", "B", "C: bang.AS bang.2C", "D"),
        two=True,
        options={"green_missed_ready": "own_next_turn"},
        deck="scope mustang barrel hideout ...",
    )
    a.chooses("play:sombrero.7C:B")
    a.ends()
    c.chooses("choose:C")
    c.plays("bang.AS", at=b)
    assert a.options == ["pass"]
    a.passes()
    c.ends()
    a.chooses("choose:A")
    a.ends()
    c.chooses("choose:C")
    c.plays("bang.2C", at=b)
    assert "use:sombrero" in a.options


def test_whoever_left_has_survived_and_may_keep_their_character() -> None:  # BANG-V03 BANG-N6.7 BANG-M06
    lines = ("A", "B deputy", "C outlaw dead", "D outlaw dead", "E outlaw dead", "F renegade 1")
    a, b, *_, f = table(*lines, phase="turn", options=LAW, deck="scope mustang duel.8C ...")
    a.table.g.history.hired = [101, 102, 103, 104, 105, 106]
    a.chooses("announce")
    assert not b.alive
    f.ends()
    f.throws("scope")
    a.plays("duel.8C", at=f)
    while f.asked:
        f.passes()
    series = GAME.match(6, {**LAW, "hiring": True}, "1", 0)
    series.add_result(a.table.g)
    assert series.carried["hired"] == [[101, 0], [102, 0], [], [], [], []]


@pytest.mark.parametrize(("turn", "hand"), [("C", ["beer.6H"]), ("D", [])])
def test_molly_stark_draws_only_if_she_is_active_when_the_action_is_over(
    turn: str, hand: list[str]
) -> None:  # BANG-N2.4
    a, _, c, d = table(*("A: bang.AS | winchester", "B", "C molly_stark: missed.2S", "D"), two=True, deck="beer.6H ...")
    a.table.g.active_figures[1] = 2 if turn == "C" else 3
    a.plays("bang", at=c)
    c.answers("missed")
    assert (c.life, c.hand, d.life) == (4, hand, 4)
