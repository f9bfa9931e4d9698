"""Two players with event decks: what each event means for players with two characters (BANG-N2.14)."""

from __future__ import annotations

from pathlib import Path

import pytest

from igroteka.core.random import QuickRandom
from igroteka.games import bang
from igroteka.games.bang.game import GAME
from tests.games.bang.table import play_checked_game, table

FOUR = ("A", "B", "C", "D")
NO_EFFECT = ("ghost_town", "dead_man", "bone_orchard", "new_identity", "lady_rosa", "helena_zontero")


def test_the_announcer_turns_up_an_event_with_whichever_character_is_active() -> None:  # BANG-N2.14 BANG-U03
    a, _, c, _ = table(*FOUR, two=True, phase="turn", events="curse blessing thirst")
    assert a.table.event == "curse"
    a.chooses("choose:B")
    a.ends()
    a.throws(*a.hand[: max(0, len(a.hand) - 4)])
    c.chooses("choose:C")
    assert a.table.event == "curse"
    c.ends()
    c.throws(*c.hand[: max(0, len(c.hand) - 4)])
    assert (a.table.turn, a.table.event) == ("B", "blessing")


def test_the_announcer_stays_the_same_player_when_a_character_dies() -> None:  # BANG-N2.14 BANG-U03
    _, b, c, _ = table("A", "B 1", "C: bang", "D", two=True, turn="C")
    c.table.g.announcer = b.number
    c.plays("bang", at=b)
    assert c.table.g.announcer == 0


def test_high_noon_costs_the_active_character_a_life_point_before_phase_0() -> None:  # BANG-N2.14 BANG-H08
    a, b, *_ = table(*FOUR, two=True, phase="steps", event="high_noon")
    assert (a.life, b.life, a.asked) == (3, 4, "active")


def test_a_turn_goes_on_with_the_other_character_if_high_noon_kills_one() -> None:  # BANG-N2.14 BANG-N2.12
    a, b, *_ = table("A 1", "B", "C", "D", two=True, phase="steps", event="high_noon")
    assert (a.alive, b.table.turn, b.asked) == (False, "B", "play")


def test_handcuffs_bind_a_player_with_both_characters() -> None:  # BANG-N2.14 BANG-H09
    a, b, *_ = table(*FOUR, two=True, phase="turn", events="handcuffs")
    assert a.options == ["choose:A", "choose:C"]
    a.chooses("choose:A")
    a.chooses("choose:B")
    assert [code for code in b.options if code.startswith("play")] == []


def test_dorothy_rage_commands_the_active_character() -> None:  # BANG-N2.14 BANG-X04
    a, _, c, _ = table("A", "B", "C: bang.AS beer.6H", "D", two=True, show="dorothy_rage")
    assert [code for code in a.options if "dorothy" in code] == ["use-at:dorothy_rage:C"]
    a.uses("dorothy_rage", at=c)
    a.chooses("name:bang")
    c.obeys("bang.AS")
    assert a.table.log.count("loss") == 1


def test_russian_roulette_asks_the_two_active_characters_by_turns() -> None:  # BANG-N2.14 BANG-F14
    people = ("A: missed.2S missed.3S", "B", "C: missed.4S", "D")
    a, b, c, d = table(*people, two=True, phase="turn", events="russian_roulette")
    a.answers("missed.2S")
    c.answers("missed.4S")
    a.passes()
    assert (a.life, b.life, c.life, d.life) == (2, 4, 4, 4)


def test_the_daltons_concern_every_character_with_cards_in_play() -> None:  # BANG-N2.14 BANG-H06
    people = ("A: | barrel.QS", "B: | scope.AS", "C", "D: | mustang.8H")
    a, b, _, d = table(*people, two=True, phase="turn", events="the_daltons")
    assert (a.in_play, b.in_play, d.in_play) == ([], [], [])


def test_the_doctor_heals_characters() -> None:  # BANG-N2.14 BANG-H14
    a, b, c, d = table("A 2", "B 1", "C 3", "D 1", two=True, phase="turn", events="the_doctor")
    assert (a.life, b.life, c.life, d.life) == (2, 2, 3, 2)


def test_blood_brothers_may_help_ones_own_other_character() -> None:  # BANG-N2.14 BANG-F09
    a, b, *_ = table("A", "B 1", "C", "D", two=True, phase="steps", event="blood_brothers")
    assert a.options == ["pass", "choose:B"]
    a.chooses("choose:B")
    assert (a.life, b.life) == (3, 2)


def test_under_wild_west_show_the_player_with_characters_left_wins() -> None:  # BANG-N2.14 BANG-X10
    a, b, c, d = table("A: bang", "B", "C dead", "D 1", two=True, show="wild_west_show")
    a.plays("bang", at=d)
    assert (a.table.winners, b.alive, c.alive) == ("A", True, False)


def test_sacagaway_shows_each_hand_once() -> None:  # BANG-N2.14 BANG-X08
    a, *_ = table("A: stagecoach.9S", "B", "C: beer.6H", "D", two=True, shows="sacagaway", deck="bang.2C bang.3C ...")
    a.plays("stagecoach")
    assert a.table.log.count("hand-open") == 2


@pytest.mark.parametrize("event", ["ghost_town", "dead_man", "new_identity"])
def test_some_events_have_no_effect_with_two_players(event: str) -> None:  # BANG-N2.14 BANG-H03 BANG-F10 BANG-H15
    a, b, *_ = table("A", "B dead", "C", "D", two=True, phase="turn", turn="A", event=event, first_dead="B")
    assert (a.table.turn, a.asked, b.alive) == ("A", "play", False)


@pytest.mark.parametrize("show", ["bone_orchard", "lady_rosa"])
def test_some_shows_have_no_effect_with_two_players(show: str) -> None:  # BANG-N2.14 BANG-X06 BANG-X02
    a, b, *_ = table("A", "B dead", "C", "D", two=True, phase="turn", show=show)
    assert (a.table.turn, a.options, b.alive) == ("A", [code for code in a.options if "rosa" not in code], False)


def test_helena_zontero_deals_nothing_where_nobody_has_a_role() -> None:  # BANG-N2.14 BANG-X01
    people = ("A: stagecoach.9S", "B", "C", "D")
    a, *_ = table(*people, two=True, shows="helena_zontero", deck="bang.2C bang.3C beer.6H ...")
    a.plays("stagecoach")
    assert ("roles-mixed" in a.table.log, a.asked) == (False, "play")


@pytest.mark.parametrize("event", NO_EFFECT)
@pytest.mark.parametrize(("language", "said"), [("en", "No effect with two players."), ("ru", "Вдвоём не действует.")])
def test_an_event_without_effect_says_so(event: str, language: str, said: str) -> None:  # BANG-N2.14
    text = (Path(bang.__file__).parent / "texts" / language / "cards.ftl").read_text(encoding="utf-8")
    assert said in text.partition(f"bang-{event} =")[2].split("\nbang-")[0]


@pytest.mark.parametrize("seed", range(6))
def test_two_players_with_all_events_play_to_the_end(seed: int) -> None:  # BANG-N2.14
    options = {"high_noon": True, "fistful": True, "wild_west_show": True, "wild_west_show_characters": True}
    assert len(play_checked_game(2, options, seed).winners) == 1


def test_a_stored_game_of_two_players_has_no_events_whatever_was_chosen() -> None:  # BANG-O25
    stated = GAME.stored_settings({"high_noon": True, "fistful": True, "wild_west_show": True}, 2)
    assert stated["two_player_events"] is False
    g = GAME.deal(GAME.setup(2, stated, "1"), QuickRandom(1))
    assert (g.events.pile, g.events.show_pile) == ([], [])


def test_a_player_is_offered_to_speak_once_with_both_characters() -> None:  # BANG-N2.14 BANG-X03
    a, b, c, d = table(*FOUR, two=True, show="gag")
    assert (a.options.count("offer:gag"), c.options) == (1, ["offer:gag"])
    c.chooses("offer:gag")
    a.ends()
    assert (a.life, b.life, c.life, d.life) == (4, 4, 3, 4)


def test_green_cards_of_both_characters_are_ready_in_an_extra_turn() -> None:  # BANG-N2.14 BANG-F12 BANG-O11
    people = ("A: sombrero.7C", "B", "C", "D")
    a, b, *_ = table(*people, two=True, event="vendetta", deck="beer.6H bang.2C bang.3C bang.4C bang.5C ...")
    a.plays("sombrero.7C", at=b)
    assert b.table.g.figures[b.number].not_ready
    a.ends()
    assert a.table.g.is_extra_turn
    assert b.table.g.figures[b.number].not_ready == []


def test_a_fine_outlives_the_character_while_the_player_has_another() -> None:  # BANG-N2.14 BANG-X03
    a, _, c, d = table("A: bang.AS", "B", "C", "D 1: beer.6H", two=True, show="gag")
    a.plays("bang.AS", at=d)
    d.chooses("offer:gag")
    d.passes()
    d.passes()
    assert (d.alive, c.life) == (False, 3)


def test_a_passive_character_counts_as_active_while_its_card_is_shot_at() -> None:  # BANG-N2.4 BANG-F06 BANG-P17
    people = ("A: bang.2D", "B", "C", "D apache_kid: | barrel.QS")
    a, _, _, d = table(*people, two=True, event="ricochet")
    active = list(a.table.g.active_figures)
    a.chooses("use-card:ricochet:bang.2D:D:barrel")
    assert (d.in_play, a.table.log.count("spared")) == (["barrel.QS"], 1)
    assert a.table.g.active_figures == active
