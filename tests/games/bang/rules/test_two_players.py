"""Two players, each with two characters (BANG-N2)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from igroteka.core.random import from_seed
from igroteka.core.setup import SettingValue
from igroteka.games.bang.game import GAME
from igroteka.games.bang.rules.source import character_of
from igroteka.games.bang.rules.state import BangGame
from igroteka.games.bang.rules.words import SOURCE_WORDS
from tests.games.bang.table import Actor, Table, play_checked_game, table


def two(
    *lines: str,
    turn: str = "A",
    phase: str = "play",
    deck: str = "...",
    discards: str = "",
    options: Mapping[str, SettingValue] | None = None,
) -> list[Actor]:
    """Four figures: A and B belong to one player, C and D to the other. A hand is written with A or C."""
    return table(*lines, turn=turn, phase=phase, deck=deck, discards=discards, options=options, two=True)


def dealt(seed: str = "1", options: Mapping[str, SettingValue] | None = None) -> BangGame:
    """A new game for two."""
    return GAME.deal(GAME.setup(2, options or {}, seed), from_seed(seed))


def seats(g: BangGame) -> list[Actor]:
    """The two players, each by their right figure."""
    whole = Table(g)
    return [Actor(whole, 0), Actor(whole, 2)]


def asked(g: BangGame) -> Actor:
    """Whoever is asked."""
    return next(actor for actor in seats(g) if actor.asked)


# Set-up.


def test_the_players_pick_alternately_from_four_characters() -> None:  # BANG-N2.1
    g = dealt()
    offered = [f"character:{SOURCE_WORDS[number]}" for number in g.offered]
    first = asked(g)
    assert (first.asked, first.options) == ("pick-character", offered)
    first.chooses(offered[2])
    second = asked(g)
    assert (second.seat, second.asked, len(second.options)) == (1 - first.seat, "pick-character", 3)
    second.chooses(offered[0])
    assert (asked(g).seat, asked(g).asked, len(asked(g).options)) == (first.seat, "pick-character", 2)


def begin(g: BangGame, right: int = 0, active: int = 0) -> list[Actor]:
    """Pick what comes first; then which of the two stands right, and which is active."""
    while asked(g).asked == "pick-character":
        asked(g).chooses(asked(g).options[0])
    for _ in range(2):
        asked(g).chooses(asked(g).options[right])
        asked(g).chooses(asked(g).options[active])
    return seats(g)


def test_the_player_who_does_not_begin_picks_first() -> None:  # BANG-N2.1
    starters = set()
    for seed in range(10):
        g = dealt(str(seed))
        picker = asked(g).seat
        begin(g)
        assert g.owner(g.turn) == 1 - picker
        starters.add(picker)
    assert starters == {0, 1}


def test_there_are_no_roles_but_the_event_decks_that_are_switched_on() -> None:  # BANG-N2.1 BANG-N2.14 BANG-Z23
    g = dealt(options={"high_noon": True, "fistful": True, "wild_west_show": True})
    begin(g)
    assert [figure.role for figure in g.figures] == [-1] * 4
    assert (len(g.events.pile), len(g.events.show_pile)) == (30, 10)
    assert g.owner(g.announcer) == g.owner(g.turn)


def test_by_option_two_players_play_without_events() -> None:  # BANG-O25
    g = dealt(options={"high_noon": True, "fistful": True, "wild_west_show": True, "two_player_events": False})
    begin(g)
    assert (g.events.pile, g.events.show_pile) == ([], [])


def test_a_player_says_which_character_stands_on_their_right() -> None:  # BANG-N2.1
    for right in (0, 1):
        g = dealt("2")
        picker = asked(g).seat
        while asked(g).asked == "pick-character":
            asked(g).chooses(asked(g).options[0])
        chosen = asked(g).options[right]
        asked(g).chooses(chosen)
        assert f"character:{SOURCE_WORDS[g.figures[2 * picker].character]}" == chosen


@pytest.mark.parametrize("active", [0, 1])
def test_the_hand_has_as_many_cards_as_the_active_character_life(active: int) -> None:  # BANG-N2.1
    for seed in range(5):
        g = dealt(str(seed))
        begin(g, active=active)
        counts = [entry.numbers for entry in g.journal or [] if entry.phrase.text == "bang-log-dealt"]
        assert len(counts) == 2
        for figure, count in counts:
            assert (figure % 2, count) == (active, g.figures[figure].max_life)


def test_big_spencer_starts_with_five_cards_here_too() -> None:  # BANG-N2.1 BANG-S05
    only = {name: name.startswith("wild") for name in [f"{s}_characters" for s in ("base", "dodge_city", "promo")]}
    for seed in range(60):
        g = dealt(str(seed), {**only, "wild_west_show_characters": True})
        begin(g)
        for entry in g.journal or []:
            if entry.phrase.text == "bang-log-dealt":
                figure, count = entry.numbers
                starts = character_of(g.figures[figure].character).starting_hand or g.figures[figure].max_life
                assert count == starts
                if SOURCE_WORDS[g.figures[figure].character] == "big_spencer":
                    assert count == 5
                    return
    raise AssertionError


def test_each_character_has_its_own_life() -> None:  # BANG-N2.1 BANG-S04
    g = dealt()
    begin(g)
    for figure in g.figures:
        assert figure.life == figure.max_life == character_of(figure.character).life


# The ring.


def test_outer_characters_are_neighbours_of_the_opponents() -> None:  # BANG-N2.2
    a, b, c, d = two("A", "B", "C", "D")
    assert (a.distance(d), b.distance(c), a.distance(c), b.distance(d)) == (1, 1, 2, 2)


def test_ones_own_characters_are_always_at_distance_one() -> None:  # BANG-N2.2
    a, b, *_ = two("A", "B: | mustang hideout", "C", "D")
    assert (a.distance(b), b.distance(a)) == (1, 1)


def test_the_dead_make_the_ring_smaller() -> None:  # BANG-N2.2
    a, _, c, d = two("A", "B dead", "C", "D")
    assert (a.distance(c), a.distance(d)) == (1, 1)


def test_distances_are_measured_from_the_active_character() -> None:  # BANG-N2.2
    a, *_ = two("A: bang.AS", "B", "C", "D")
    assert [code for code in a.options if "bang" in code] == ["play:bang.AS:D"]
    _, b, *_ = two("A: bang.AS", "B", "C", "D", turn="B")
    assert [code for code in b.options if "bang" in code] == ["play:bang.AS:C"]


# The turn.


def test_dynamite_is_checked_before_jail_and_the_right_character_first() -> None:  # BANG-N2.3
    a, *_ = two(
        *("A: | jail.10S dynamite.2H", "B: | jail.JS dynamite.10C", "C", "D"),
        phase="steps",
        deck="beer.6H beer.7H beer.8H beer.9H ...",
    )
    while a.asked == "" and a.table.g.decisions():
        other = asked(a.table.g)
        other.chooses(other.options[0])
    checks = [e["arguments"] for e in a.told if e["text"] == "bang-log-check"]
    assert checks == [
        {"player": "A", "source": "dynamite", "cards": ["beer.6H"]},
        {"player": "B", "source": "dynamite", "cards": ["beer.7H"]},
        {"player": "A", "source": "jail", "cards": ["beer.8H"]},
        {"player": "B", "source": "jail", "cards": ["beer.9H"]},
    ]


def test_phase_zero_chooses_the_active_character() -> None:  # BANG-N2.3
    a, *_ = two("A", "B", "C", "D", phase="steps")
    assert (a.asked, a.options, a.defaults, a.hand) == ("active", ["choose:A", "choose:B"], ["choose:A"], [])
    a.chooses("choose:B")
    assert (a.table.turn, len(a.hand)) == ("B", 2)


def test_a_character_in_jail_is_not_chosen() -> None:  # BANG-N2.3 BANG-B31
    a, *_ = two("A: | jail", "B", "C", "D", phase="steps", deck="bang.2C ...")
    assert (a.table.turn, a.asked) == ("B", "play")
    b, *_ = two("A: | jail", "B", "C", "D", phase="steps", deck="beer.6H ...")
    assert b.options == ["choose:A", "choose:B"]


def test_with_both_in_jail_the_turn_is_skipped() -> None:  # BANG-N2.3
    a, *_ = two("A: | jail", "B: | jail", "C", "D", phase="steps", deck="bang.2C bang.3C ...")
    assert (a.hand, a.table.g.owner(a.table.g.turn)) == ([], 1)
    assert (a.in_play, Actor(a.table, 1).in_play) != ([], [])


def test_by_option_jail_is_left_but_the_character_waits() -> None:  # BANG-N2.11 BANG-O01
    a, *_ = two("A: | jail", "B", "C", "D", phase="steps", deck="bang.2C ...", options={"jail_release": "one_turn"})
    assert (a.in_play, a.table.turn) == ([], "B")


def test_a_single_character_is_always_active() -> None:  # BANG-N2.3
    a, b, *_ = two("A dead", "B", "C", "D", turn="C")
    Actor(a.table, 2).ends()
    assert (a.table.turn, b.asked) == ("B", "play")


def test_turns_alternate_between_the_players() -> None:  # BANG-N2.3
    a, _, c, _ = two("A", "B", "C", "D")
    a.ends()
    assert (c.asked, a.asked) == ("active", "")


# Abilities.


def test_only_the_active_characters_ability_works() -> None:  # BANG-N2.4
    a, *_ = two("A willy_the_kid: bang.AS bang.2C", "B", "C", "D")
    a.chooses("play:bang.AS:D")
    assert a.why_not("play:bang.2C:D") == ""
    b, *_ = two("A: bang.AS bang.2C", "B willy_the_kid", "C", "D")
    b.chooses("play:bang.AS:D")
    assert b.why_not("play:bang.2C:D") == "BANG-T31"


def test_an_attacked_passive_character_counts_as_active() -> None:  # BANG-N2.4
    a, _, c, d = two("A: bang.AS", "B", "C: beer.6H", "D bart_cassidy", deck="bang.2C ...")
    a.plays("bang", at=d)
    c.passes()
    assert (d.life, c.hand) == (3, ["beer.6H", "bang.2C"])


def test_the_ability_of_the_partner_rests_meanwhile() -> None:  # BANG-N2.4
    a, _, c, d = two("A: bang.AS", "B", "C elena_fuente: beer.6H", "D")
    a.plays("bang", at=d)
    assert c.options == ["pass"]


def test_the_active_character_leads_again_after_the_attack() -> None:  # BANG-N2.4
    a, _, c, d = two("A: bang.AS", "B", "C", "D")
    a.plays("bang", at=d)
    assert (d.life, c.table.g.active_figures) == (3, [0, 2])


def test_suzy_and_janet_answer_indians_one_after_the_other() -> None:  # BANG-EX12 BANG-Z21 BANG-N2.4
    a, _, c, d = two("A: indians.KD", "B", "C suzy_lafayette: missed.2S", "D calamity_janet", deck="beer.6H ...")
    a.plays("indians")
    assert (c.asked, c.options) == ("indians", ["pass"])
    c.passes()
    assert (c.life, c.options) == (3, ["pass", "answer:missed.2S"])
    c.answers("missed")
    assert (c.life, d.life, c.hand) == (3, 4, ["beer.6H"])


def test_vera_custer_chooses_after_phase_zero() -> None:  # BANG-N2.4 BANG-N2.10
    a, *_ = two("A vera_custer", "B", "C", "D", phase="steps")
    a.chooses("choose:A")
    assert (a.asked, [code for code in a.options if code.startswith("choose")]) == (
        "character-step",
        ["choose:B", "choose:C", "choose:D"],
    )


def test_a_passive_vera_custer_is_not_asked() -> None:  # BANG-N2.4
    a, *_ = two("A vera_custer", "B", "C", "D", phase="steps")
    a.chooses("choose:B")
    assert a.asked == "play"


# Laying cards.


def test_cards_are_laid_in_front_of_either_character() -> None:  # BANG-N2.5
    a, b, *_ = two("A: barrel.QS sombrero", "B", "C", "D")
    a.chooses("play:barrel.QS:B")
    a.chooses("play:sombrero.7C:A")
    assert (a.in_play, b.in_play) == (["sombrero.7C"], ["barrel.QS"])


def test_a_weapon_works_for_its_character_only() -> None:  # BANG-N2.5
    a, *_ = two("A: bang.AS", "B: | winchester", "C", "D")
    assert a.why_not("play:bang.AS:C") == "BANG-R04"
    b, *_ = two("A: bang.AS | winchester", "B", "C", "D")
    assert b.why_not("play:bang.AS:C") == ""


def test_green_cards_of_the_passive_character_are_not_used() -> None:  # BANG-N2.5
    a, *_ = two("A 3", "B 2: | canteen", "C", "D")
    assert "use:canteen" not in a.options


def test_an_attacked_character_uses_its_own_barrel() -> None:  # BANG-N2.5
    a, _, c, d = two("A: bang.AS", "B", "C: | barrel", "D")
    a.plays("bang", at=d)
    assert (d.life, c.asked) == (3, "")
    a, _, c, d = two("A: bang.AS", "B", "C", "D: | barrel", deck="beer.6H ...")
    a.plays("bang", at=d)
    c.uses("barrel")
    assert d.life == 4


# Cards.


def test_beer_heals_the_active_character() -> None:  # BANG-N2.6 BANG-B31
    a, b, *_ = two("A 2: beer.6H", "B 2", "C", "D")
    assert [code for code in a.options if "beer" in code] == ["play:beer.6H"]
    a.plays("beer")
    assert (a.life, b.life) == (3, 2)


def test_an_attacked_passive_character_is_rescued_by_beer() -> None:  # BANG-N2.6
    a, _, c, d = two("A: bang.AS", "B", "C: beer.6H", "D 1")
    a.plays("bang", at=d)
    c.passes()
    c.answers("beer")
    assert (d.life, d.alive) == (1, True)


def test_a_store_has_a_card_for_each_living_character() -> None:  # BANG-N2.6
    a, _, c, _ = two("A: general_store.QS", "B", "C", "D", deck="beer.6H bang.AS missed.2S bang.2C ...")
    a.plays("general_store")
    assert len(a.board.display) == 4
    a.chooses("pick:bang.AS")
    a.chooses("pick:missed.2S")
    c.chooses("pick:bang.2C")
    assert (a.hand, c.hand) == (["bang.AS", "missed.2S"], ["bang.2C", "beer.6H"])


def test_a_player_takes_all_their_cards_of_a_store_before_the_opponent() -> None:  # BANG-N2.6
    lines = ("A: general_store.QS", "B", "C", "D")
    _, b, c, _ = two(*lines, turn="B", deck="beer.6H bang.AS missed.2S bang.2C ...")
    b.plays("general_store")
    b.chooses("pick:bang.AS")
    assert (b.asked, c.asked) == ("display", "")
    b.chooses("pick:missed.2S")
    c.chooses("pick:bang.2C")
    assert (b.hand, c.hand) == (["bang.AS", "missed.2S"], ["bang.2C", "beer.6H"])


def test_a_store_has_fewer_cards_when_a_character_is_dead() -> None:  # BANG-N2.6
    a, _, c, _ = two("A: general_store.QS", "B", "C dead", "D", deck="beer.6H bang.AS missed.2S ...")
    a.plays("general_store")
    a.chooses("pick:bang.AS")
    a.chooses("pick:missed.2S")
    assert (len(a.hand), c.hand) == (2, ["beer.6H"])


@pytest.mark.parametrize("card", ["gatling.10H", "indians.KD"])
def test_attacks_on_all_hit_the_opposing_characters_only(card: str) -> None:  # BANG-N2.6
    a, b, c, d = two(f"A: {card}", "B", "C", "D")
    a.plays(card)
    assert (a.life, b.life, c.life, d.life) == (4, 4, 3, 3)


def test_a_howitzer_hits_the_opposing_characters_only() -> None:  # BANG-N2.6
    a, b, c, d = two("A: | howitzer", "B", "C", "D")
    a.uses("howitzer")
    assert (a.life, b.life, c.life, d.life) == (4, 4, 3, 3)


def test_an_attack_on_all_goes_round_the_ring() -> None:  # BANG-N2.6 BANG-N2.10
    a, *_ = two("A: gatling", "B", "C", "D")
    a.plays("gatling")
    assert [e["arguments"] for e in a.told if e["text"] == "bang-log-loss"] == [
        {"player": seat, "count": 1, "life": 3, "cause": "gatling", "by": "A", "shot_number": 0, "shots": 0}
        for seat in "CD"
    ]


def test_a_saloon_heals_all_characters() -> None:  # BANG-N2.6
    a, b, c, d = two("A 1: saloon", "B 2", "C 3", "D 1")
    a.plays("saloon")
    assert (a.life, b.life, c.life, d.life) == (2, 3, 4, 2)


def test_a_brawl_takes_once_for_each_opposing_character() -> None:  # BANG-N2.6
    a, b, c, d = two("A: brawl beer.6H", "B: | scope", "C: beer.7H | barrel", "D: | mustang")
    a.plays("brawl")
    a.pays("beer")
    a.chooses("hand")
    assert (c.hand, c.in_play, d.in_play, b.in_play) == ([], ["barrel.QS"], [], ["scope.AS"])


def test_jail_is_laid_in_front_of_opposing_characters() -> None:  # BANG-N2.6 BANG-N2.10 BANG-B36
    a, *_ = two("A: jail.10S", "B", "C", "D: | jail.JS")
    assert [code for code in a.options if "jail" in code] == ["play:jail.10S:C"]
    assert (a.why_not("play:jail.10S:B"), a.why_not("play:jail.10S:D")) == ("BANG-N2.10", "BANG-E04")


def test_dynamite_is_laid_in_front_of_any_own_character() -> None:  # BANG-N2.6
    a, *_ = two("A: dynamite.2H", "B", "C", "D")
    assert [code for code in a.options if "dynamite" in code] == ["play:dynamite.2H:A", "play:dynamite.2H:B"]


def test_a_second_dynamite_is_laid_in_front_of_the_other_character() -> None:  # BANG-N2.6
    a, *_ = two("A: dynamite.2H | dynamite.10C", "B", "C", "D")
    assert [code for code in a.options if "dynamite" in code] == ["play:dynamite.2H:B"]
    assert a.why_not("play:dynamite.2H:A") == "BANG-N2.6"
    b, *_ = two("A: dynamite.2H | dynamite.10C", "B dead", "C", "D")
    assert b.why_not("play:dynamite.2H") == "BANG-N2.6"


def test_other_cards_replace_their_like_with_two_players_too() -> None:  # BANG-N2.5 BANG-E03
    a, b, *_ = two("A: mustang.8H", "B: | mustang.9H", "C", "D")
    a.chooses("play:mustang.8H:B")
    assert b.in_play == ["mustang.8H"]


def test_a_harmless_dynamite_is_placed_by_the_opponent() -> None:  # BANG-N2.6
    a, _, c, d = two("A: | dynamite", "B", "C", "D", phase="steps", deck="beer.6H ...")
    assert (c.asked, c.options, c.defaults) == ("place", ["choose:C", "choose:D"], ["choose:C"])
    c.chooses("choose:D")
    assert (d.in_play, a.in_play) == (["dynamite.2H"], [])


def test_a_dynamite_without_a_place_stays() -> None:  # BANG-N2.6 BANG-Q51
    a, *_ = two("A: | dynamite.2H", "B", "C dead", "D: | dynamite.10C", phase="steps", deck="beer.6H ...")
    assert a.in_play == ["dynamite.2H"]


def test_panic_may_take_from_ones_passive_character() -> None:  # BANG-N2.6 BANG-N2.10 BANG-Z20
    a, b, *_ = two("A: panic.JH", "B: | barrel", "C", "D")
    a.plays("panic", at=b)
    assert (a.hand, b.in_play) == (["barrel.QS"], [])


# Hand limit, death, victory.


def test_the_hand_limit_is_the_life_of_the_active_character() -> None:  # BANG-N2.7
    a, *_ = two("A 2: bang bang bang", "B 4", "C", "D")
    a.ends()
    assert (a.asked, len(a.options)) == ("limit", 3)
    b, *_ = two("A 2: bang bang bang", "B 4", "C", "D", turn="B")
    b.ends()
    assert b.asked == ""


def test_a_dead_character_loses_its_cards_in_play_and_the_hand_stays() -> None:  # BANG-N2.8
    a, _, c, d = two("A: bang.AS", "B", "C: beer.6H", "D 1: | scope", discards="bang.2C")
    a.plays("bang", at=d)
    c.passes()
    c.passes()
    assert (d.alive, d.in_play, c.hand, a.hand) == (False, [], ["beer.6H"], [])
    assert "scope.AS" in a.table.discards


def test_vulture_sam_takes_the_cards_in_play_of_a_dead_character() -> None:  # BANG-N2.8
    a, _, c, d = two("A vulture_sam: bang.AS", "B", "C: beer.6H", "D 1: | scope")
    a.plays("bang", at=d)
    c.passes()
    c.passes()
    assert (a.hand, c.hand) == (["scope.AS"], ["beer.6H"])


def test_there_are_no_rewards() -> None:  # BANG-N2.8
    a, _, _, d = two("A: bang.AS", "B", "C", "D 1")
    a.plays("bang", at=d)
    assert (d.alive, a.hand) == (False, [])


def test_beer_has_no_effect_with_two_characters_in_all() -> None:  # BANG-N2.8 BANG-D03
    a, *_ = two("A 2: beer", "B dead", "C dead", "D")
    a.plays("beer")
    assert a.life == 2


def test_beer_heals_with_three_characters_in_all() -> None:  # BANG-N2.8
    a, *_ = two("A 2: beer", "B", "C dead", "D")
    a.plays("beer")
    assert a.life == 3


def test_whoever_has_killed_both_characters_wins() -> None:  # BANG-N2.9
    a, _, _, d = two("A: bang.AS", "B", "C dead", "D 1")
    a.plays("bang", at=d)
    assert a.table.g.winners == [0]


def test_ones_own_dynamite_makes_the_opponent_win() -> None:  # BANG-N2.9
    a, *_ = two("A 1: | dynamite", "B dead", "C", "D", phase="steps", deck="bang.8S ...")
    assert a.table.g.winners == [1]


def test_a_lost_duel_of_ones_own_makes_the_opponent_win() -> None:  # BANG-N2.9
    a, _, c, d = two("A 1: duel.8C", "B dead", "C: bang.AS", "D")
    a.plays("duel", at=d)
    c.answers("bang")
    assert a.table.g.winners == [1]


# Targets.


@pytest.mark.parametrize("card", ["bang.AS", "duel.8C", "punch.10S"])
def test_nobody_attacks_their_own_characters(card: str) -> None:  # BANG-N2.10 BANG-B36
    a, *_ = two(f"A: {card}", "B", "C", "D")
    assert a.why_not(f"play:{card}:B") == "BANG-N2.10"
    assert not [code for code in a.options if code.endswith((":A", ":B"))]


def test_cat_balou_may_hit_any_cards_in_play() -> None:  # BANG-N2.10 BANG-A12
    a, *_ = two("A: cat_balou.KH beer | scope", "B: | barrel", "C", "D: | mustang")
    codes = [code for code in a.options if "cat" in code]
    assert sorted(codes) == [f"play:cat_balou.KH:{letter}" for letter in "ABD"]


@pytest.mark.parametrize("card", ["conestoga", "can_can"])
def test_green_cards_may_take_from_ones_passive_character(card: str) -> None:  # BANG-N2.10 BANG-A12
    a, b, *_ = two(f"A: | {card}", "B: | barrel", "C", "D")
    assert [code for code in a.options if card in code] == [f"use-at:{card}:B"]
    a.uses(card, at=b)
    assert (b.in_play, a.hand) == ([], ["barrel.QS"] if card == "conestoga" else [])


def test_rag_time_may_take_from_ones_passive_character() -> None:  # BANG-N2.10 BANG-C27
    a, b, *_ = two("A: rag_time.9H beer.6H", "B: | barrel", "C", "D")
    a.plays("rag_time", at=b)
    a.pays("beer")
    assert (a.hand, b.in_play) == (["barrel.QS"], [])


def test_pat_brennan_may_take_a_card_of_any_character() -> None:  # BANG-N2.10 BANG-P27
    a, *_ = two("A pat_brennan: | scope", "B: | barrel", "C", "D: | mustang", phase="draw")
    assert [code for code in a.options if "pat" in code] == [
        "use-card:pat_brennan:scope.AS:A",
        "use-card:pat_brennan:barrel.QS:B",
        "use-card:pat_brennan:mustang.8H:D",
    ]


def test_flint_westwood_deals_with_the_opponents_hand_once() -> None:  # BANG-N2.10 BANG-P36
    a, _, c, _ = two("A flint_westwood: beer.6H", "B", "C: bang.2C bang.3C bang.4C", "D")
    codes = [code for code in a.options if "flint" in code]
    assert codes == ["use-card:flint_westwood:beer.6H:C"]
    a.chooses(codes[0])
    assert (len(a.hand), len(c.hand)) == (2, 2)


def test_the_one_hand_may_be_taken_through_either_character() -> None:  # BANG-N2.10
    a, *_ = two("A: cat_balou.KH", "B", "C: beer", "D")
    assert [code for code in a.options if "cat" in code] == ["play:cat_balou.KH:C", "play:cat_balou.KH:D"]


def test_tequila_heals_any_character() -> None:  # BANG-N2.10
    a, b, *_ = two("A: tequila beer.6H", "B 2", "C", "D")
    assert [code for code in a.options if "tequila" in code] == [f"play:tequila.9C:{letter}" for letter in "ABCD"]
    a.plays("tequila", at=b)
    a.pays("beer")
    assert b.life == 3


def test_whisky_heals_the_active_character() -> None:  # BANG-N2.10
    a, b, *_ = two("A 1: whisky beer.6H", "B 1", "C", "D")
    a.plays("whisky")
    a.pays("beer")
    assert (a.life, b.life) == (3, 1)


def test_johnny_kisch_clears_a_name_in_front_of_both_opponents() -> None:  # BANG-N2.10
    a, b, c, d = two("A johnny_kisch: barrel.QS", "B: | barrel.AC", "C: | barrel.KS", "D")
    a.chooses("play:barrel.QS:A")
    assert (b.in_play, c.in_play, d.in_play) == (["barrel.AC"], [], [])


def test_jesse_jones_takes_from_the_opponents_hand() -> None:  # BANG-N2.10
    a, _, c, _ = two("A jesse_jones", "B", "C: beer.6H", "D", phase="draw", deck="bang.2C ...")
    a.chooses(next(code for code in a.options if "jesse" in code))
    assert (a.hand, c.hand) == (["beer.6H", "bang.2C"], [])


def test_the_opponent_pays_one_levy_to_youl_grinner() -> None:  # BANG-N2.10
    a, _, c, _ = two("A youl_grinner", "B", "C: beer.6H bang.AS", "D", phase="draw")
    c.chooses("pick:beer.6H")
    assert (len(a.hand), c.hand) == (3, ["bang.AS"])


def test_el_gringo_takes_from_the_opponents_hand() -> None:  # BANG-N2.10
    a, _, c, d = two("A: bang.AS beer.6H", "B", "C", "D el_gringo")
    a.plays("bang", at=d)
    assert (c.hand, a.hand) == (["beer.6H"], [])


# Who is active when.


def test_a_character_whose_dynamite_explodes_counts_as_active() -> None:  # BANG-N2.11
    a, b, *_ = two("A", "B bart_cassidy: | dynamite", "C", "D", phase="steps", deck="bang.8S beer.6H ...")
    assert (b.life, len(a.hand)) == (1, 3)


def test_lucky_duke_checks_his_own_jail_while_passive() -> None:  # BANG-N2.11
    a, *_ = two("A", "B lucky_duke: | jail", "C", "D", phase="steps", deck="bang.2C beer.6H ...")
    assert (a.asked, a.options) == ("check", ["check:bang.2C", "check:beer.6H"])


def test_the_partner_is_active_from_the_death_on() -> None:  # BANG-N2.11
    a, _, c, d = two("A: bang.AS", "B", "C vulture_sam", "D 1: | scope")
    a.plays("bang", at=d)
    assert (d.alive, c.hand) == (False, ["scope.AS"])


def test_greg_digger_is_healed_by_his_partners_death() -> None:  # BANG-N2.11
    a, _, c, d = two("A: bang.AS", "B", "C greg_digger 1", "D 1")
    a.plays("bang", at=d)
    assert (d.alive, c.life) == (False, 3)


def test_herb_hunter_draws_only_if_he_is_active() -> None:  # BANG-N2.11
    a, _, _, d = two("A herb_hunter: bang.AS", "B", "C", "D 1")
    a.plays("bang", at=d)
    assert len(a.hand) == 2
    a, _, _, d = two("A: bang.AS", "B herb_hunter", "C", "D 1")
    a.plays("bang", at=d)
    assert a.hand == []


# Death in one's own turn.


def test_the_turn_goes_on_with_the_other_after_a_dynamite() -> None:  # BANG-N2.12
    a, *_ = two("A 1: | dynamite", "B", "C", "D", phase="steps", deck="bang.8S ...")
    assert (a.alive, a.table.turn, a.asked, len(a.hand)) == (False, "B", "play", 2)


def test_the_turn_ends_when_the_active_character_dies_in_it() -> None:  # BANG-N2.12
    a, b, c, d = two("A 1: duel.8C beer.6H", "B", "C: bang.AS", "D")
    a.plays("duel", at=d)
    c.answers("bang")
    a.passes()
    if a.asked == "dying":
        a.passes()
    assert (a.alive, b.alive, a.table.g.owner(a.table.g.turn)) == (False, True, 1)
    assert a.hand == ["beer.6H"]


def test_a_survivor_is_active_even_in_jail_and_skips_their_turns() -> None:  # BANG-N2.12
    a, _, c, d = two("A: bang.AS", "B", "C: | jail", "D 1", deck="bang.2C bang.3C ...")
    a.plays("bang", at=d)
    assert c.table.g.active_figures == [0, 2]
    a.ends()
    assert (a.asked, c.in_play != []) == ("active", True)


# Claus, and counters.


def test_claus_gives_a_card_for_each_opposing_character() -> None:  # BANG-N2.13
    a, _, c, _ = two(
        "A claus_the_saint", "B", "C", "D", phase="draw", deck="bang.2C bang.3C bang.4C bang.5C bang.6C ..."
    )
    while a.asked != "play":
        a.chooses(a.options[0])
    assert (len(a.hand), len(c.hand)) == (3, 2)


def test_the_allowance_is_counted_by_turn() -> None:  # BANG-N2.13 BANG-T31
    a, _, c, _ = two("A: bang.AS bang.2C", "B", "C", "D")
    a.chooses("play:bang.AS:D")
    assert a.why_not("play:bang.2C:D") == "BANG-T31"
    a.ends()
    c.chooses("choose:C")
    assert c.board.bangs == 0


@pytest.mark.parametrize("seed", range(8))
def test_random_games_of_two(seed: int) -> None:  # BANG-N2.9 BANG-I10
    options = {"wild_west_show_characters": True, **(GAME.preset("official").settings if seed % 2 else {})}
    g = play_checked_game(2, options, seed)
    assert len(g.winners) == 1


def test_with_one_figure_dead_of_dynamite_and_the_other_in_jail_the_turn_is_skipped() -> None:  # BANG-N2.12 BANG-N2.3
    a, b, c, _ = table(
        *("A 3: | dynamite.2H", "B: | jail", "C", "D"), two=True, phase="steps", deck="missed.2S bang.2C ..."
    )
    assert (a.alive, b.in_play, c.asked) == (False, ["jail.JS"], "active")


def test_molly_stark_draws_nothing_in_the_turn_of_her_own_player() -> None:  # BANG-P26 BANG-N2.13 BANG-N2.12
    lines = ("A 1: beer.6H | dynamite.2H", "B molly_stark 3: | dynamite.10C", "C", "D")
    a, b, *_ = two(*lines, phase="steps", deck="missed.2S missed.3S bang.2C bang.3C ...")
    a.passes()
    assert (a.alive, b.asked) == (False, "dying")
    b.answers("beer.6H")
    assert (b.life, b.hand) == (1, ["bang.2C", "bang.3C"])
