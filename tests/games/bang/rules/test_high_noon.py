"""The events of High Noon (BANG-H), and event decks in general (BANG-U)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from igroteka.core.random import QuickRandom, from_seed
from igroteka.core.setup import SettingValue
from igroteka.games.bang.game import GAME
from igroteka.games.bang.rules.words import SOURCE_WORDS
from tests.games.bang.table import EVERYTHING, REST, Actor, table


def last(actor: Actor, text: str) -> dict[str, object]:
    """The last line of the journal of that name, as told to this player."""
    return [entry for entry in actor.told if entry["text"] == f"bang-log-{text}"][-1]


# Event decks in general.


def test_the_announcer_turns_up_no_event_in_their_first_turn() -> None:  # BANG-U03
    setup = GAME.setup(4, {"high_noon": True}, "1")
    g = GAME.deal(setup, from_seed("1"))
    assert (g.events.current, len(g.events.pile)) == (0, 15)


def test_the_announcer_turns_up_an_event_at_the_start_of_their_later_turns() -> None:  # BANG-U03 BANG-U04 BANG-Q73
    a, *_ = table("A", "B", "C", "D", event="thirst", events="ambush curse", phase="turn")
    assert a.table.event == "ambush"
    assert a.board.next_event == "curse"


def test_the_event_comes_before_dynamite_and_jail() -> None:  # BANG-T02 BANG-U05 BANG-T09
    a, *_ = table("A: | dynamite", "B", "C", "D", events="curse", phase="turn", deck="bang.2D ...")
    assert a.table.log[:2] == ["turn", "event"]
    assert "explodes" in a.table.log


def test_nobody_but_the_announcer_turns_up_an_event() -> None:  # BANG-U03
    a, *_ = table("A", "B", "C", "D", event="thirst", events="ambush", phase="turn", turn="B")
    assert a.table.event == "thirst"


def test_one_deck_or_both_are_shuffled_into_one_pile() -> None:  # BANG-U01 BANG-U02
    both = GAME.deal(GAME.setup(5, EVERYTHING, "1"), from_seed("1"))
    assert len(set(both.events.pile)) == 30
    one = GAME.deal(GAME.setup(5, {"fistful": True}, "1"), from_seed("1"))
    assert len(set(one.events.pile)) == 15


def test_an_empty_pile_is_shuffled_anew_with_the_event_in_force() -> None:  # BANG-U06 BANG-O08
    a, *_ = table("A", "B", "C", "D", event="thirst", phase="turn")
    assert a.table.event == "thirst"
    assert "event" in a.table.log


@pytest.mark.parametrize(
    ("decks", "last_cards"),
    [
        ({"high_noon": True}, {"high_noon"}),
        ({"fistful": True}, {"a_fistful_of_cards"}),
        ({"high_noon": True, "fistful": True}, {"high_noon", "a_fistful_of_cards"}),
    ],
)
def test_a_final_card_lies_at_the_bottom(decks: dict[str, bool], last_cards: set[str]) -> None:  # BANG-U07 BANG-O08
    found = set()
    for seed in "123456789":
        setup = GAME.setup(5, {**decks, "event_deck_end": "final_card"}, seed)
        g = GAME.deal(setup, from_seed(seed))
        found.add(SOURCE_WORDS[g.events.pile[0]])
        assert last_cards.isdisjoint({SOURCE_WORDS[number] for number in g.events.pile[1:]})
        assert len(g.events.pile) == 15 * len(decks) - (len(decks) - 1)
    assert found == last_cards


def test_a_final_card_stays_in_force() -> None:  # BANG-U07
    a, *_ = table(*("A", "B", "C", "D"), event="high_noon", phase="turn", options={"event_deck_end": "final_card"})
    assert a.table.event == "high_noon"
    assert "event" not in a.table.log
    assert a.life == 4


def test_the_next_event_is_open_and_the_order_below_is_not() -> None:  # BANG-I09
    a, *_ = table("A", "B", "C", "D", event="thirst", events="ambush curse blessing lasso ranch sniper peyote")
    tops, below = set(), set()
    for seed in range(20):
        g = GAME.imagine(a.table.g, a.seat, QuickRandom(seed))
        tops.add(g.events.pile[-1])
        below.add(tuple(g.events.pile))
    assert (len(tops), len(below) > 5) == (1, True)


def test_the_next_living_player_clockwise_announces_after_the_announcers_death() -> None:  # BANG-U03
    a, b, c, d = table("A 1: duel", "B: bang", "C", "D", show="wild_west_show")
    a.plays("duel", at=b)
    b.answers("bang")
    assert not a.alive
    assert a.table.g.announcer == b.number
    assert b.table.turn == "B"
    b.ends()
    c.ends()
    d.ends()


def test_a_round_opened_by_a_dead_announcer_gets_no_second_event() -> None:  # BANG-U03
    a, b, c, d = table("A 1: duel", "B: bang", "C", "D", show="wild_west_show", event="thirst", events="ambush curse")
    a.plays("duel", at=b)
    b.answers("bang")
    assert (b.table.turn, b.table.event) == ("B", "thirst")
    b.ends()
    c.ends()
    d.ends()
    assert (b.table.turn, b.table.event) == ("B", "ambush")


def test_a_later_round_opened_by_a_dead_announcer_gets_no_second_event_either() -> None:  # BANG-U03
    a, b, c, d = table(
        *("A 1: duel.8C", "B: bang.AS", "C", "D"),
        show="wild_west_show",
        event="thirst",
        events="ambush curse",
        phase="turn",
        deck="scope mustang ...",
    )
    assert a.table.event == "ambush"
    a.plays("duel", at=b)
    b.answers("bang")
    while a.asked:
        a.passes()
    assert (a.alive, b.table.turn, b.table.event) == (False, "B", "ambush")
    for actor in (b, c, d):
        actor.ends()
    assert (b.table.turn, b.table.event) == ("B", "curse")


def test_events_have_no_killer() -> None:  # BANG-U10 BANG-D07
    a, b, _, _ = table("A", "B outlaw 1", "C", "D", event="high_noon", phase="turn", turn="B")
    assert not b.alive
    assert (a.hand, a.table.turn) == ([], "C")


def test_nobody_knows_which_of_two_final_cards_lies_at_the_bottom() -> None:  # BANG-U07 BANG-I09
    a, *_ = table("A", "B", "C", "D", events="ambush curse high_noon", options={"event_deck_end": "final_card"})
    found = {GAME.imagine(a.table.g, 0, QuickRandom(seed)).events.pile[0] for seed in range(20)}
    assert {SOURCE_WORDS[number] for number in found} == {"high_noon", "a_fistful_of_cards"}


# The order of a turn.


def test_the_wild_west_show_acts_first_at_the_start_of_a_turn() -> None:  # BANG-T03 BANG-T04 BANG-U09
    a, *_ = table("A: bang", "B", "C", "D", event="high_noon", show="darling_valentine", phase="steps")
    assert a.table.log[:3] == ["discard", "draw", "loss"]


def test_dynamite_is_checked_before_jail() -> None:  # BANG-T06 BANG-T07
    _, b, *_ = table(
        *("A", "B: | jail dynamite", "C", "D"), phase="steps", turn="B", deck="bang.KD beer.6H ...", event="thirst"
    )
    checks = [entry["arguments"] for entry in b.told if entry["text"] == "bang-log-check"]
    assert [check["source"] for check in checks if isinstance(check, dict)] == ["dynamite", "jail"]


def test_a_handcuffed_player_is_not_exempt_from_miss_susanna() -> None:  # BANG-Q107 BANG-T20
    _, b, *_ = table("A", "B: bang", "C", "D", event="handcuffs", note=1, turn="B", show="miss_susanna")
    b.ends()
    assert b.life == 3


def test_a_skipped_turn_is_exempt_from_miss_susanna() -> None:  # BANG-Q107 BANG-T27
    _, b, *_ = table("A", "B: | jail", "C", "D", turn="B", phase="steps", show="miss_susanna", deck="bang.2C ...")
    assert (b.life, b.table.turn) == (4, "C")


def test_cards_are_ready_and_counters_reset_before_the_next_turn() -> None:  # BANG-T23 BANG-T25 BANG-T26
    options = {"green_missed_ready": "next_turn"}
    a, b, *_ = table("A: bang sombrero", "B: bang", "C", "D", event="shootout", options=options)
    a.plays("bang", at=b)
    b.passes()
    a.plays("sombrero")
    a.ends()
    assert (b.table.turn, b.board.bangs, b.board.played) == ("B", 0, 0)
    b.plays("bang", at=a)
    a.uses("sombrero")
    assert a.life == 5


# Blessing and Curse.


def test_blessing_makes_every_barrel_succeed() -> None:  # BANG-H01 BANG-Q23
    a, b, *_ = table("A: bang", "B: | barrel", "C", "D", event="blessing", deck="bang.2C ...")
    a.plays("bang", at=b)
    b.uses("barrel")
    assert (b.life, b.asked) == (4, "")


def test_curse_makes_every_barrel_fail() -> None:  # BANG-H02 BANG-Q23
    a, b, *_ = table("A: bang", "B: | barrel", "C", "D", event="curse", deck="beer.6H ...")
    a.plays("bang", at=b)
    b.uses("barrel")
    assert b.life == 3


@pytest.mark.parametrize(("card", "life"), [("bang.2D", 2), ("bang.10D", 5)])
def test_dynamite_under_curse_still_needs_a_rank(card: str, life: int) -> None:  # BANG-H02 BANG-K03 BANG-K07
    a, *_ = table("A: | dynamite", "B", "C", "D", event="curse", phase="steps", deck=f"{card} ...")
    assert a.life == life


def test_blessing_lets_black_jack_draw_after_any_second_card() -> None:  # BANG-H01 BANG-K06
    a, *_ = table("A black_jack", "B", "C", "D", event="blessing", phase="draw", deck="bang.2C bang.3C bang.4C ...")
    assert a.hand == ["bang.2C", "bang.3C", "bang.4C"]


def test_blessing_takes_apache_kids_immunity() -> None:  # BANG-H01 BANG-Q09
    a, b, *_ = table("A: indians.KD", "B apache_kid", "C", "D", event="blessing")
    a.plays("indians")
    assert b.life == 2


def test_lucky_duke_turns_up_two_cards_under_curse() -> None:  # BANG-Q20
    a, *_ = table(
        *("A lucky_duke: | dynamite", "B", "C", "D"), event="curse", phase="steps", deck="bang.2D bang.10D ..."
    )
    assert a.options == ["check:bang.2D", "check:bang.10D"]
    assert a.defaults == ["check:bang.10D"]


# Ghost Town.


def ghost_turn(*lines: str, deck: str = REST, options: Mapping[str, SettingValue] | None = None) -> list[Actor]:
    """B, who is dead, begins a turn as a ghost."""
    return table(*lines, event="ghost_town", phase="turn", turn="B", deck=deck, options=options)


def test_a_dead_player_takes_their_turn_as_a_ghost() -> None:  # BANG-H03 BANG-T01 BANG-G03
    a, b, _, d = ghost_turn("A", "B dead", "C", "D")
    assert (b.figure.ghost, b.alive, b.life) == (True, True, 0)
    assert len(b.hand) == 3
    assert (a.distance(b), a.distance(d)) == (1, 1)


def test_a_ghost_leaves_at_the_end_of_its_turn() -> None:  # BANG-H03 BANG-T22
    a, b, c, _ = ghost_turn("A", "B dead", "C", "D", deck="barrel bang beer ...")
    b.plays("barrel")
    b.ends()
    assert b.asked == "estate"
    b.passes()
    assert (b.alive, b.hand, b.in_play) == (False, [], [])
    assert [card.partition(".")[0] for card in a.table.discards] == ["barrel", "bang", "beer"]
    assert (c.table.turn, c.table.log.count("ghost-leaves")) == ("C", 1)


def test_a_ghosts_ability_works() -> None:  # BANG-H03
    lines = ("A", "B slab_the_killer dead", "C: missed", "D")
    _, b, c, _ = table(*lines, event="ghost_town", phase="turn", turn="B", deck="bang beer beer ...")
    b.plays("bang", at=c)
    c.answers("missed")
    assert c.life == 3


def test_a_ghost_has_no_hand_limit() -> None:  # BANG-H03 BANG-T14
    _, b, *_ = ghost_turn("A", "B dead", "C", "D")
    b.ends()
    assert b.asked == "estate"


def test_a_ghost_loses_no_life() -> None:  # BANG-H03
    _, b, c, _ = ghost_turn("A", "B dead", "C: bang", "D", deck="duel beer beer ...")
    b.plays("duel", at=c)
    c.answers("bang")
    b.passes()
    assert (b.alive, b.life, b.asked) == (True, 0, "play")
    assert "loss" not in b.table.log


def test_a_ghost_gains_no_life() -> None:  # BANG-H03 BANG-G13
    _, b, *_ = ghost_turn("A", "B sid_ketchum dead", "C", "D", deck="beer saloon beer ...")
    b.plays("saloon")
    b.plays("beer")
    assert b.life == 0
    assert not [code for code in b.options if code.startswith("offer")]


def test_chuck_wengam_cannot_pay_with_life_as_a_ghost() -> None:  # BANG-H03
    _, b, *_ = ghost_turn("A", "B chuck_wengam dead", "C", "D")
    assert b.why_not("use:chuck_wengam") == "BANG-P20"


def test_greg_digger_and_herb_hunter_act_when_a_ghost_leaves() -> None:  # BANG-H03
    a, b, c, _ = ghost_turn("A greg_digger 2", "B dead", "C herb_hunter", "D")
    b.ends()
    b.passes()
    assert (a.life, len(c.hand)) == (4, 4)  # Herb's two, and two of his own phase 1


def test_vulture_sam_takes_the_cards_of_a_ghost() -> None:  # BANG-H03 BANG-D05
    a, b, *_ = ghost_turn("A vulture_sam", "B dead", "C", "D")
    cards = b.hand
    b.ends()
    assert a.hand == cards


@pytest.mark.parametrize(("role", "winners"), [("outlaw", "BD"), ("renegade", "CD")])
def test_a_ghost_outlaw_who_kills_the_sheriff_wins_for_the_outlaws(role: str, winners: str) -> None:  # BANG-Q66
    other = "renegade" if role == "outlaw" else "outlaw"
    a, b, *_ = ghost_turn("A 1", f"B {role} dead", f"C {other}", "D outlaw", deck="bang beer beer ...")
    b.plays("bang", at=a)
    assert a.table.winners == winners


def test_a_ghost_renegade_who_kills_the_sheriff_alone_wins() -> None:  # BANG-Q66 BANG-W06
    a, b, *_ = ghost_turn("A 1", "B renegade dead", "C outlaw dead", "D outlaw dead", deck="bang beer beer ...")
    b.plays("bang", at=a)
    assert a.table.winners == "B"


def test_the_law_wins_only_when_the_last_ghost_outlaw_has_left() -> None:  # BANG-Q67 BANG-W06
    _, b, c, _ = ghost_turn(
        "A", "B outlaw dead", "C outlaw 1", "D renegade dead", deck="bang beer beer bang bang bang ..."
    )
    b.plays("bang", at=c)
    assert (c.alive, b.table.winners) == (False, "")
    b.ends()
    assert b.table.winners == "A"


@pytest.mark.parametrize(
    ("character", "options", "cards"),
    [("bill_noface", {}, 5), ("pixie_pete", {}, 4), ("pixie_pete", {"pixie_pete_draw": "3"}, 3)],
)
def test_by_option_a_ghost_draws_by_its_own_ability(
    character: str, options: dict[str, str], cards: int
) -> None:  # BANG-Q68 BANG-O14
    _, b, *_ = ghost_turn("A", f"B {character} dead", "C", "D", options={**options, "ghost_draw": "own_number"})
    assert len(b.hand) == cards


@pytest.mark.parametrize("character", ["bill_noface", "pixie_pete", "willy_the_kid"])
def test_a_ghost_draws_three_cards_whoever_it_is(character: str) -> None:  # BANG-H03 BANG-Q68 BANG-O14
    _, b, *_ = ghost_turn("A", f"B {character} dead", "C", "D")
    assert len(b.hand) == 3


def test_a_ghost_that_was_vera_custer_chooses_anew() -> None:  # BANG-D11 BANG-H03
    _, b, c, _ = ghost_turn("A", "B vera_custer dead", "C slab_the_killer", "D")
    b.names(c)
    b.ends()
    b.passes()
    assert b.board.figures[b.number].abilities == ["vera_custer"]


def test_a_ghosts_role_stays_face_up() -> None:  # BANG-H03
    a, b, *_ = ghost_turn("A", "B outlaw dead", "C", "D")
    assert a.board.figures[b.number].role == "outlaw"


def test_without_ghost_town_the_dead_are_passed_over() -> None:  # BANG-T01
    a, *_ = table("A", "B dead", "C", "D", phase="turn", turn="B")
    assert a.table.turn == "C"


def test_bone_orchard_comes_before_ghost_town() -> None:  # BANG-T01 BANG-U09
    _, b, *_ = table("A", "B dead", "C", "D", event="ghost_town", show="bone_orchard", phase="turn", turn="B")
    assert (b.figure.alive, b.figure.ghost, b.life) == (True, False, 1)


# Hangover.


def test_hangover_silences_abilities() -> None:  # BANG-H04 BANG-Q15
    a, b, *_ = table("A willy_the_kid: bang bang bang", "B", "C", "D", event="hangover")
    a.plays("bang", at=b)
    assert a.why_not(f"play:{a.card('bang')}:B") == "BANG-T31"


def test_volcanic_works_under_hangover() -> None:  # BANG-Q15
    a, b, *_ = table("A willy_the_kid: bang bang | volcanic", "B", "C", "D", event="hangover")
    a.plays("bang", at=b)
    a.plays("bang", at=b)
    assert b.life == 2


def test_sean_mallory_has_the_usual_hand_limit_under_hangover() -> None:  # BANG-H04
    _, b, *_ = table(*("A", "B sean_mallory: beer beer beer beer", "C", "D"), event="hangover", phase="limit", turn="B")
    assert b.asked == "limit"


def test_suzy_lafayette_draws_at_once_when_hangover_ends() -> None:  # BANG-H04
    a, b, *_ = table("A", "B suzy_lafayette", "C", "D", event="hangover", events="thirst", phase="turn")
    assert a.table.event == "thirst"
    assert len(b.hand) == 1


def test_veras_copy_waits_under_hangover() -> None:  # BANG-H04 BANG-P31
    _, b, *_ = table(*("A", "B vera_custer +willy_the_kid", "C", "D"), event="hangover", phase="steps", turn="B")
    assert b.asked == "play"
    assert b.board.figures[b.number].abilities == ["vera_custer", "willy_the_kid"]


def test_big_spencer_may_play_missed_under_hangover() -> None:  # BANG-Q77
    a, b, *_ = table("A: bang", "B big_spencer: missed", "C", "D", event="hangover")
    a.plays("bang", at=b)
    b.answers("missed")
    assert b.life == 9


# Gold Rush.


def test_turns_go_counter_clockwise_in_a_gold_rush() -> None:  # BANG-H05 BANG-G02
    a, *_ = table("A", "B", "C", "D", event="gold_rush")
    a.ends()
    assert a.table.turn == "D"


def test_effects_go_counter_clockwise_in_a_gold_rush() -> None:  # BANG-H05 BANG-Q74
    a, b, _, d = table("A: gatling", "B: beer", "C", "D: beer", event="gold_rush")
    a.plays("gatling")
    assert (d.asked, b.asked) == ("shot", "")


def test_dynamite_goes_counter_clockwise_in_a_gold_rush() -> None:  # BANG-Q74 BANG-C14
    _, _, _, d = table("A: | dynamite", "B", "C", "D", event="gold_rush", phase="steps", deck="beer.6H ...")
    assert d.in_play == ["dynamite.2H"]


def test_a_store_goes_counter_clockwise_in_a_gold_rush() -> None:  # BANG-Q74 BANG-C08
    a, b, _, d = table(
        "A: general_store.QS", "B", "C", "D", event="gold_rush", deck="bang.2C bang.3C bang.4C bang.5C ..."
    )
    a.plays("general_store")
    a.chooses("pick:bang.2C")
    assert (d.asked, b.asked) == ("display", "")


def test_the_levy_goes_counter_clockwise_in_a_gold_rush() -> None:  # BANG-H05 BANG-P42 BANG-G02
    lines = ("A youl_grinner", "B: beer.6H bang.AS", "C", "D: beer.7H bang.2C")
    _, b, _, d = table(*lines, event="gold_rush", phase="draw")
    assert (d.asked, b.asked) == ("levy", "")


def test_claus_gives_counter_clockwise_in_a_gold_rush() -> None:  # BANG-H05 BANG-P34 BANG-G02
    a, b, _, d = table(
        *("A claus_the_saint", "B", "C", "D"),
        event="gold_rush",
        phase="draw",
        deck="bang.2C bang.3C bang.4C bang.5C bang.6C ...",
    )
    for card in ("bang.2C", "bang.3C", "bang.4C"):
        a.chooses(f"pick:{card}")
    assert (d.hand, b.hand) == (["bang.4C"], [])


def test_of_several_garys_the_first_is_looked_for_clockwise_in_a_gold_rush() -> None:  # BANG-P37 BANG-H05
    a, b, c, _ = table(
        *("A gary_looter", "B 1: beer.6H bang.2C", "C vera_custer +gary_looter", "D"),
        event="gold_rush",
        turn="B",
        phase="limit",
    )
    b.throws("bang.2C")
    assert (c.hand, "bang.2C" in a.hand) == (["bang.2C"], False)


def test_the_next_announcer_is_found_clockwise_in_a_gold_rush() -> None:  # BANG-U03 BANG-H05
    a, b, c, d = table("A 1: duel.8C", "B", "C: bang", "D", show="wild_west_show", event="gold_rush", events="curse")
    a.plays("duel.8C", at=c)
    c.answers("bang")
    assert (a.alive, a.board.announcer, a.table.turn) == (False, b.number, "D")
    for actor in (d, c, b):
        actor.ends()
    assert (a.table.turn, a.table.event) == ("D", "gold_rush")  # this round was opened by the dead announcer
    for actor in (d, c):
        actor.ends()
    assert (a.table.turn, a.table.event) == ("B", "curse")


def test_only_turns_are_reversed_by_option() -> None:  # BANG-O07
    a, b, _, d = table(
        *("A: gatling", "B: beer", "C", "D: beer"), event="gold_rush", options={"gold_rush_effects": "clockwise"}
    )
    a.plays("gatling")
    assert (b.asked, d.asked) == ("shot", "")
    b.passes()
    d.passes()
    a.ends()
    assert a.table.turn == "D"


def test_distances_stay_in_a_gold_rush() -> None:  # BANG-H05
    a, b, c, d = table("A", "B", "C", "D", event="gold_rush")
    assert [a.distance(other) for other in (b, c, d)] == [1, 2, 1]


# The Daltons.


def test_everybody_discards_a_card_in_play_when_the_daltons_come() -> None:  # BANG-H06 BANG-T43
    a, b, c, d = table(
        *("A: | barrel.QS scope", "B: | mustang.8H", "C", "D: | jail.JS dynamite.2H"),
        events="the_daltons",
        phase="turn",
    )
    assert (a.asked, a.options) == ("event", ["discard:barrel.QS", "discard:scope.AS"])
    assert a.defaults == a.options
    a.throws("scope.AS")
    assert (b.in_play, c.in_play, d.asked) == ([], [], "event")
    d.throws("jail.JS")
    assert (a.in_play, d.in_play) == (["barrel.QS"], ["dynamite.2H"])
    assert a.asked == "play"


def test_the_daltons_go_clockwise_from_the_announcer() -> None:  # BANG-H06
    a, b, _, d = table(
        *("A: | barrel scope", "B: | barrel mustang", "C", "D: | jail dynamite"),
        event="gold_rush",
        events="the_daltons",
        phase="turn",
    )
    a.throws(a.in_play[0])
    assert (b.asked, d.asked) == ("event", "")


def test_the_daltons_take_only_blue_cards_by_option() -> None:  # BANG-O09
    a, b, *_ = table(
        *("A: | barrel.QS sombrero", "B: | bible", "C", "D"),
        events="the_daltons",
        phase="turn",
        options={"daltons_scope": "blue_only"},
    )
    assert (len(a.in_play), len(b.in_play)) == (1, 1)
    assert a.in_play[0].startswith("sombrero")


def test_the_daltons_do_nothing_later() -> None:  # BANG-H06
    _, b, *_ = table("A", "B: | barrel scope", "C", "D", event="the_daltons", phase="turn", turn="B")
    assert (b.asked, len(b.in_play)) == ("play", 2)


# The Sermon.


def test_no_bang_is_played_during_the_sermon() -> None:  # BANG-H07 BANG-B15
    a, *_ = table("A: bang.2C gatling", "B", "C", "D", event="the_sermon")
    assert a.why_not("play:bang.2C:B") == "BANG-H07"
    assert "play:gatling.10H" in a.options


def test_stand_ins_are_bang_cards_during_the_sermon() -> None:  # BANG-H07 BANG-G12
    a, *_ = table("A calamity_janet: missed.2S", "B", "C", "D", event="the_sermon")
    assert a.why_not("play-as:missed.2S:bang:B") == "BANG-H07"


def test_the_turn_player_discards_bang_cards_in_a_duel_during_the_sermon() -> None:  # BANG-Q62 BANG-H07
    a, b, *_ = table("A: duel bang.AS bang.2D", "B: bang", "C", "D", event="the_sermon")
    assert a.why_not("play:bang.AS:B") == "BANG-H07"
    a.plays("duel", at=b)
    b.answers("bang")
    a.answers("bang.AS")
    assert (a.hand, b.life) == (["bang.2D"], 3)


def test_by_option_the_turn_player_cannot_answer_a_duel_during_the_sermon() -> None:  # BANG-Q62 BANG-H07 BANG-O15
    options = {"sermon_scope": "play_and_discard"}
    a, b, *_ = table("A: duel bang", "B: bang", "C", "D", event="the_sermon", options=options)
    a.plays("duel", at=b)
    b.answers("bang")
    assert (a.asked, a.options) == ("duel", ["pass"])
    a.passes()
    assert a.life == 4


def test_others_may_use_bang_cards_during_the_sermon() -> None:  # BANG-H07
    a, b, *_ = table("A: indians", "B: bang", "C calamity_janet: bang", "D", event="the_sermon")
    a.plays("indians")
    b.answers("bang")
    assert b.life == 4


def test_doc_holyday_shoots_during_the_sermon() -> None:  # BANG-H07
    a, b, *_ = table("A doc_holyday: bang.2C bang.3C", "B", "C", "D", event="the_sermon")
    a.uses("doc_holyday", at=b)
    a.pays("bang.2C", "bang.3C")
    assert b.life == 3


def test_by_option_lee_van_kliff_cannot_repeat_during_the_sermon() -> None:  # BANG-H07 BANG-P40 BANG-O15
    options = {"sermon_scope": "play_and_discard"}
    a, *_ = table("A lee_van_kliff: stagecoach bang.2C", "B", "C", "D", event="the_sermon", options=options)
    a.plays("stagecoach")
    assert not [code for code in a.options if "lee_van_kliff" in code]


def test_uncle_will_plays_a_bang_as_general_store_during_the_sermon() -> None:  # BANG-Q109
    a, *_ = table("A uncle_will: bang.2C", "B", "C", "D", event="the_sermon")
    assert a.why_not("play-as:bang.2C:general_store") == ""


# High Noon.


def test_everybody_loses_a_life_point_at_high_noon() -> None:  # BANG-H08 BANG-T04
    a, b, *_ = table("A", "B", "C", "D", event="high_noon", phase="turn")
    assert (a.life, b.life) == (4, 4)
    a.ends()
    assert b.life == 3


def test_beer_rescues_at_high_noon() -> None:  # BANG-Q60
    _, b, *_ = table(
        *("A", "B 1: beer | dynamite jail", "C", "D"),
        event="high_noon",
        phase="turn",
        turn="B",
        deck="bang.KD panic.JH ...",
    )
    assert b.asked == "dying"
    b.answers("beer")
    assert (b.life, b.asked) == (1, "play")
    assert b.table.log.count("check") == 2  # Dynamite and Jail follow


def test_beer_does_not_rescue_at_high_noon_with_two_living() -> None:  # BANG-Q60 BANG-D03
    a, *_ = table(
        *("A", "B 1: beer", "C dead", "D dead"), event="high_noon", show="wild_west_show", phase="turn", turn="B"
    )
    assert a.table.winners == "A"


def test_whoever_dies_at_high_noon_has_no_turn() -> None:  # BANG-T08 BANG-T27
    _, b, c, _ = table("A", "B 1 outlaw", "C", "D", event="high_noon", phase="turn", turn="B")
    assert (b.alive, c.table.turn) == (False, "C")


def test_bart_cassidy_draws_at_high_noon() -> None:  # BANG-H08 BANG-P01
    _, b, *_ = table("A", "B bart_cassidy", "C", "D", event="high_noon", phase="turn", turn="B")
    assert len(b.hand) == 3


# Handcuffs.


def cuffed(*lines: str) -> list[Actor]:
    """A position in which B is handcuffed and has their turn."""
    return table(*lines, event="handcuffs", note=1, turn="B")


def test_the_announcer_handcuffs_any_living_player() -> None:  # BANG-H09
    a, b, *_ = table("A", "B: bang", "C dead", "D", events="handcuffs", phase="turn")
    assert (a.options, a.defaults) == (["choose:A", "choose:B", "choose:D"], ["choose:B"])
    a.names(b)
    assert a.board.event_note == b.number
    a.ends()
    assert b.why_not("play:bang.AS:A") == "BANG-H09"


def test_a_handcuffed_player_plays_no_hand_cards_in_their_turn() -> None:  # BANG-H09 BANG-B14
    _, b, *_ = cuffed("A", "B: bang.2C beer.6H barrel.QS | knife", "C", "D")
    assert b.options == ["end", "use-at:knife:C", "use-at:knife:A"]
    assert [b.why_not(code) for code in ("play:bang.2C:A", "play:beer.6H", "play:barrel.QS")] == ["BANG-H09"] * 3


def test_a_handcuffed_player_uses_abilities_with_discards() -> None:  # BANG-H09
    a, b, *_ = cuffed("A", "B doc_holyday: bang.2C bang.3C", "C", "D")
    b.uses("doc_holyday", at=a)
    b.pays("bang.2C", "bang.3C")
    assert a.life == 4


def test_a_handcuffed_player_answers_in_the_turns_of_others() -> None:  # BANG-H09
    a, b, *_ = table("A: bang", "B 1: missed beer", "C", "D", event="handcuffs", note=1)
    a.plays("bang", at=b)
    b.answers("missed")
    assert b.life == 1


def test_a_handcuffed_player_is_not_rescued_by_beer_in_their_turn() -> None:  # BANG-H09 BANG-D02 BANG-I10
    _, b, *_ = table(
        *("A", "B outlaw 3: beer beer | dynamite", "C", "D"),
        event="handcuffs",
        note=1,
        turn="B",
        phase="steps",
        deck="bang.8S ...",
    )
    assert not b.alive


def test_a_handcuffed_player_uses_no_missed_in_their_turn() -> None:  # BANG-H09 BANG-X04
    _, b, c, _ = table(
        *("A", "B: missed.2S | sombrero", "C: bang.AS", "D"),
        event="handcuffs",
        note=1,
        turn="B",
        show="dorothy_rage",
    )
    b.uses("dorothy_rage", at=c)
    b.chooses("name:bang")
    b.names(b)
    c.obeys("bang.AS")
    assert (b.asked, b.options) == ("shot", ["pass", "use:sombrero"])
    assert b.why_not("answer:missed.2S") == "BANG-H09"


def test_only_the_named_suit_answers_in_ones_own_turn() -> None:  # BANG-O06 BANG-X04
    a, b, *_ = table(
        *("A: missed.2S dodge.7D", "B: bang.AS", "C", "D"),
        event="handcuffs",
        phase="draw",
        show="dorothy_rage",
        options={"handcuffs_rule": "name_suit"},
        deck="beer.6H beer.7H ...",
    )
    a.chooses("suit:D")
    a.uses("dorothy_rage", at=b)
    a.chooses("name:bang")
    a.names(a)
    b.obeys("bang.AS")
    assert a.options == ["pass", "answer:dodge.7D"]


def test_a_handcuffed_player_checks_for_jail_as_usual() -> None:  # BANG-Q63
    _, b, *_ = table(
        *("A", "B: bang | jail", "C", "D"), event="handcuffs", note=1, turn="B", phase="steps", deck="beer.6H ..."
    )
    assert (b.in_play, len(b.hand), b.options) == ([], 3, ["end"])


def test_handcuffs_bind_only_the_chosen_player() -> None:  # BANG-H09
    a, b, *_ = table("A: bang", "B", "C", "D", event="handcuffs", note=1)
    a.plays("bang", at=b)
    assert b.life == 3


def test_a_handcuffed_player_cannot_be_commanded() -> None:  # BANG-H09 BANG-X04
    a, *_ = table("A", "B: bang", "C", "D: bang", event="handcuffs", note=1, show="dorothy_rage")
    assert [code for code in a.options if "dorothy" in code] == ["use-at:dorothy_rage:D"]


def test_everybody_names_a_suit_by_option() -> None:  # BANG-O06
    a, *_ = table(
        *("A: beer.6H bang.2C mustang.8H", "B", "C", "D"),
        event="handcuffs",
        phase="draw",
        options={"handcuffs_rule": "name_suit"},
        deck="bang.3C bang.4C ...",
    )
    assert a.options == ["suit:S", "suit:H", "suit:D", "suit:C"]
    a.chooses("suit:H")
    assert a.options == ["end", "play:beer.6H", "play:mustang.8H"]
    assert a.why_not("play:bang.2C:B") == "BANG-H09"
    assert last(a, "suit")["arguments"] == {"player": "A", "suit": "H", "cause": "handcuffs"}


def test_a_named_suit_binds_only_in_that_turn() -> None:  # BANG-O06
    a, b, *_ = table(
        *("A: missed.2S", "B: bang.2C", "C", "D"),
        event="handcuffs",
        phase="draw",
        options={"handcuffs_rule": "name_suit"},
        deck="beer.6H beer.7H bang.3C bang.4C ...",
    )
    a.chooses("suit:H")
    a.ends()
    b.chooses("suit:C")
    b.plays("bang.2C", at=a)
    a.answers("missed")
    assert a.life == 5


def test_no_player_is_chosen_where_suits_are_named() -> None:  # BANG-O06
    a, *_ = table("A", "B", "C", "D", events="handcuffs", phase="turn", options={"handcuffs_rule": "name_suit"})
    assert a.options[0] == "suit:S"


# Thirst and Train Arrival.


@pytest.mark.parametrize(
    ("character", "cards"),
    [("willy_the_kid", 1), ("black_jack", 1), ("pixie_pete", 3), ("bill_noface", 1), ("bill_noface 2", 2)],
)
def test_by_option_thirst_leaves_one_card_less_but_never_none(
    character: str, cards: int
) -> None:  # BANG-H10 BANG-Q71 BANG-O13
    options = {"thirst_draw": "one_less"}
    _, b, *_ = table("A", f"B {character}", "C", "D", event="thirst", phase="draw", turn="B", options=options)
    assert len(b.hand) == cards
    assert "shown" not in b.table.log


@pytest.mark.parametrize("character", ["willy_the_kid", "black_jack", "pixie_pete", "bill_noface 2"])
def test_thirst_leaves_only_the_first_card_whoever_draws(character: str) -> None:  # BANG-H10 BANG-Q71 BANG-O13
    _, b, *_ = table("A", f"B {character}", "C", "D", event="thirst", phase="draw", turn="B")
    assert len(b.hand) == 1
    assert "shown" not in b.table.log


def test_jesse_jones_may_take_his_one_card_from_a_hand() -> None:  # BANG-Q71
    _, b, c, _ = table("A", "B jesse_jones", "C: beer", "D", event="thirst", phase="draw", turn="B")
    b.uses("jesse_jones", at=c)
    assert (b.hand, c.hand) == (["beer.6H"], [])


def test_kit_carlson_keeps_one_of_three_when_thirsty() -> None:  # BANG-P07 BANG-H10
    a, *_ = table("A kit_carlson", "B", "C", "D", event="thirst", phase="draw", deck="bang.2C bang.3C bang.4C ...")
    a.chooses("pick:bang.3C")
    assert (a.hand, a.table.deck[:2]) == (["bang.3C"], ["bang.2C", "bang.4C"])


def test_a_train_brings_one_more_card() -> None:  # BANG-H11 BANG-T11
    a, *_ = table("A black_jack", "B", "C", "D", event="train_arrival", phase="draw", deck="bang bang.2D ...")
    assert len(a.hand) == 4


def test_kit_carlson_draws_the_card_he_put_back() -> None:  # BANG-Q70
    a, *_ = table(
        *("A kit_carlson", "B", "C", "D"), event="train_arrival", phase="draw", deck="bang.2C bang.3C bang.4C ..."
    )
    a.chooses("pick:bang.2C")
    a.chooses("pick:bang.4C")
    assert a.hand == ["bang.2C", "bang.4C", "bang.3C"]


def test_the_train_brings_pat_brennan_a_card_too() -> None:  # BANG-H11
    a, b, *_ = table("A pat_brennan", "B: | barrel.QS", "C", "D", event="train_arrival", phase="draw")
    a.chooses("use-card:pat_brennan:barrel.QS:B")
    assert (len(a.hand), b.in_play) == (2, [])


# Shootout, The Reverend, The Doctor.


def test_two_bang_cards_may_be_played_in_a_shootout() -> None:  # BANG-H12 BANG-T31
    a, b, *_ = table("A: bang bang bang", "B", "C", "D", event="shootout")
    a.plays("bang", at=b)
    a.plays("bang", at=b)
    assert b.life == 2
    assert a.why_not(f"play:{a.card('bang')}:B") == "BANG-T31"


def test_calamity_janet_shoots_any_two_in_a_shootout() -> None:  # BANG-Q16
    a, b, *_ = table("A calamity_janet: missed bang missed", "B", "C", "D", event="shootout")
    a.plays("missed", at=b, as_="bang")
    a.plays("bang", at=b)
    assert (b.life, [code for code in a.options if code.endswith("bang:B")]) == (2, [])


def test_willy_the_kid_is_not_limited_by_a_shootout() -> None:  # BANG-H12
    a, b, *_ = table("A willy_the_kid: bang bang bang", "B", "C", "D", event="shootout")
    for _ in range(3):
        a.plays("bang", at=b)
    assert b.life == 1


def test_no_beer_is_played_under_the_reverend() -> None:  # BANG-H13 BANG-B10
    a, *_ = table("A 1: beer saloon", "B", "C", "D", event="the_reverend")
    assert a.why_not("play:beer.6H") == "BANG-H13"
    a.plays("saloon")
    assert a.life == 2


def test_beer_does_not_rescue_under_the_reverend() -> None:  # BANG-H13 BANG-D02 BANG-I10
    a, b, *_ = table("A: bang", "B 1: beer", "C", "D", event="the_reverend")
    a.plays("bang", at=b)
    b.passes()
    assert (b.alive, b.asked) == (False, "")


def test_a_beer_may_stand_in_for_other_cards_under_the_reverend() -> None:  # BANG-Q109
    a, b, *_ = table("A uncle_will: beer.6H bang", "B elena_fuente: beer.7H", "C", "D", event="the_reverend")
    assert a.why_not("play-as:beer.6H:general_store") == ""
    a.plays("bang", at=b)
    b.answers("beer")
    assert b.life == 3


def test_the_doctor_heals_those_with_the_fewest_life_points() -> None:  # BANG-H14
    a, b, c, d = table("A 3", "B 2", "C 2", "D 4", events="the_doctor ambush", phase="turn")
    assert [actor.life for actor in (a, b, c, d)] == [3, 3, 3, 4]
    assert (a.table.event, a.board.next_event) == ("", "ambush")


def test_the_doctor_respects_the_maximum() -> None:  # BANG-H14 BANG-Q75
    a, b, *_ = table("A", "B", "C dead", "D", events="the_doctor", phase="turn")
    assert (a.life, b.life, a.table.event) == (5, 4, "")
    assert "heal" not in a.table.log


def test_the_doctor_comes_again_when_the_pile_is_shuffled() -> None:  # BANG-U06 BANG-H14
    a, *_ = table("A", "B", "C", "D", events="the_doctor", phase="turn")
    assert [SOURCE_WORDS[number] for number in a.table.g.events.used] == ["the_doctor"]


# New Identity.


def test_a_player_may_take_their_second_character() -> None:  # BANG-H15 BANG-Q76
    _, b, *_ = table(
        *("A", "B willy_the_kid second=rose_doolan", "C", "D"), event="new_identity", phase="steps", turn="B"
    )
    assert (b.asked, b.defaults) == ("event", ["pass"])
    b.chooses("yes")
    assert (b.character, b.life) == ("rose_doolan", 2)


def test_the_new_character_has_two_life_points_and_its_own_maximum() -> None:  # BANG-H15 BANG-Q76
    a, b, *_ = table(
        *("A willy_the_kid 1 second=paul_regret: bang | barrel.QS", "B", "C", "D"), event="new_identity", phase="steps"
    )
    a.chooses("yes")
    assert (a.character, a.life, a.figure.max_life) == ("paul_regret", 2, 4)
    assert (a.in_play, len(a.hand)) == (["barrel.QS"], 3)
    assert b.distance(a) == 2


def test_only_the_owner_looks_at_their_second_character() -> None:  # BANG-I08 BANG-H15
    a, b, *_ = table("A second=paul_regret", "B", "C", "D", event="new_identity", phase="steps")
    assert [actor.board.figures[0].second for actor in (a, b)] == ["paul_regret", ""]
    assert last(a, "second")["arguments"] == {"player": "A", "source": "paul_regret"}
    assert last(b, "second")["hidden"] is True


def test_before_new_identity_nobody_knows_their_second_character() -> None:  # BANG-S03 BANG-I08
    a, *_ = table("A second=paul_regret", "B", "C", "D")
    assert a.board.figures[0].second == ""


def test_a_refused_second_character_stays_secret() -> None:  # BANG-H15
    a, b, *_ = table("A second=paul_regret", "B", "C", "D", event="new_identity", phase="steps")
    a.passes()
    assert a.board.figures[0].second == "paul_regret"
    found = {GAME.imagine(a.table.g, b.seat, QuickRandom(seed)).figures[0].second_character for seed in range(30)}
    assert len(found) > 3


def test_the_old_character_is_known_to_all_after_the_swap() -> None:  # BANG-H15
    a, b, *_ = table("A willy_the_kid second=paul_regret", "B", "C", "D", event="new_identity", phase="steps")
    a.chooses("yes")
    assert b.board.figures[0].second == "willy_the_kid"


def test_the_swap_goes_back_when_new_identity_comes_again() -> None:  # BANG-H15
    a, b, c, d = table("A willy_the_kid second=paul_regret", "B", "C", "D", event="new_identity", phase="steps")
    a.chooses("yes")
    a.ends()
    for other in (b, c, d):
        other.passes()
        other.ends()
    a.chooses("yes")
    assert (a.character, a.life) == ("willy_the_kid", 2)


def test_a_copied_ability_is_lost_with_the_old_character() -> None:  # BANG-H15
    a, *_ = table(
        *("A vera_custer +willy_the_kid second=paul_regret", "B", "C", "D"), event="new_identity", phase="steps"
    )
    a.chooses("yes")
    assert a.board.figures[0].abilities == ["paul_regret"]


def test_a_new_vera_custer_chooses_in_the_same_turn() -> None:  # BANG-H15 BANG-T05
    a, b, *_ = table("A second=vera_custer", "B willy_the_kid", "C", "D", event="new_identity", phase="steps")
    a.chooses("yes")
    assert a.asked == "character-step"
    a.names(b)
    assert a.board.figures[0].abilities == ["vera_custer", "willy_the_kid"]


def test_a_new_greygory_deck_draws_his_pair_in_the_same_turn() -> None:  # BANG-H15 BANG-P38 BANG-T05
    a, *_ = table("A second=greygory_deck", "B", "C", "D", event="new_identity", phase="steps")
    a.chooses("yes")
    assert (a.asked, a.board.figures[0].abilities) == ("new-pair", ["greygory_deck"])
    a.chooses("yes")
    assert len(a.board.figures[0].abilities) == 3


def test_new_identity_comes_before_jail() -> None:  # BANG-T04 BANG-T07
    _, b, *_ = table("A", "B: | jail", "C", "D", event="new_identity", phase="steps", turn="B", deck="bang.2C ...")
    assert b.asked == "event"
    b.passes()
    assert b.table.turn == "C"
