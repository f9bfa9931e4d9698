"""Abilities and event actions of phase 2 (BANG-T12): when they are offered, and what pays for them."""

from __future__ import annotations

import pytest

from tests.games.bang.table import Actor, table


def about(actor: Actor, source: str) -> list[str]:
    """The options that use a source."""
    return [code for code in actor.options if source in code]


# Only in phase 2.

ABILITIES = ["chuck_wengam", "doc_holyday", "flint_westwood", "jose_delgado", "lee_van_kliff"]


@pytest.mark.parametrize("character", ABILITIES)
def test_abilities_of_phase_two_are_no_answers(character: str) -> None:  # BANG-T12 BANG-T41
    a, b, *_ = table(f"A {character}: duel.8C bang.AS barrel.QS beer.6H", "B: bang.2C bang.3C", "C", "D")
    a.plays("duel", at=b)
    b.answers("bang.2C")
    assert (a.asked, a.options) == ("duel", ["pass", "answer:bang.AS"])


@pytest.mark.parametrize("character", ABILITIES)
def test_abilities_of_phase_two_are_not_used_in_the_turns_of_others(character: str) -> None:  # BANG-T12 BANG-T30
    a, b, *_ = table("A: bang.AS", f"B {character}: beer.6H barrel.QS bang.2C", "C: scope", "D")
    a.plays("bang", at=b)
    assert b.options == ["pass"]


@pytest.mark.parametrize("event", ["ricochet", "sniper"])
def test_actions_of_events_are_no_answers(event: str) -> None:  # BANG-T12 BANG-F06 BANG-F13
    a, b, *_ = table("A: duel.8C bang.AS bang.4C", "B: bang.2C bang.3C | scope", "C", "D", event=event)
    a.plays("duel", at=b)
    b.answers("bang.2C")
    assert a.options == ["pass", "answer:bang.AS", "answer:bang.4C"]


@pytest.mark.parametrize("show", ["dorothy_rage", "lady_rosa"])
def test_actions_of_shows_are_no_answers(show: str) -> None:  # BANG-T12 BANG-X02 BANG-X04
    a, b, *_ = table("A: duel.8C bang.AS", "B: bang.2C bang.3C", "C", "D", show=show)
    a.plays("duel", at=b)
    b.answers("bang.2C")
    assert a.options == ["pass", "answer:bang.AS"]


# What pays.


def test_lee_repeats_only_for_a_bang() -> None:  # BANG-P40
    a, *_ = table("A lee_van_kliff: stagecoach beer.6H missed.2S bang.AS", "B", "C", "D", deck="scope mustang ...")
    a.plays("stagecoach")
    assert about(a, "lee_van_kliff") == ["use-card:lee_van_kliff:bang.AS"]


def test_lee_does_not_repeat_for_a_card_that_is_owed() -> None:  # BANG-P40 BANG-F15
    a, *_ = table(
        *("A lee_van_kliff: beer.7H bang.2C", "B", "C", "D"),
        event="law_of_the_west",
        phase="draw",
        deck="beer.6H bang.AS ...",
    )
    a.plays("beer.7H")
    assert about(a, "lee_van_kliff") == ["use-card:lee_van_kliff:bang.2C"]


def test_the_suit_of_a_repeated_diamond_saves_apache_kid() -> None:  # BANG-Q11 BANG-P17
    a, b, *_ = table("A lee_van_kliff: bang.2D bang.2C", "B apache_kid", "C", "D")
    a.plays("bang.2D", at=b)
    a.chooses("use-card:lee_van_kliff:bang.2C:B")
    assert b.life == 3


def test_a_repeated_heart_hits_apache_kid() -> None:  # BANG-Q11 BANG-P17
    a, b, *_ = table("A lee_van_kliff: bang.QH bang.2D", "B apache_kid", "C", "D")
    a.plays("bang.QH", at=b)
    a.chooses("use-card:lee_van_kliff:bang.2D:B")
    assert b.life == 1


def test_a_repetition_is_aimed_by_the_distances_of_now() -> None:  # BANG-P40 BANG-R04
    a, b, *_ = table("A lee_van_kliff: bang.AS bang.2C", "B renegade 1", "C", "D")
    assert a.why_not("play:bang.AS:C") == "BANG-R04"
    a.plays("bang.AS", at=b)
    assert about(a, "lee_van_kliff") == ["use-card:lee_van_kliff:bang.2C:C", "use-card:lee_van_kliff:bang.2C:D"]


def test_a_repeated_store_has_as_many_cards_as_living_players_now() -> None:  # BANG-P40 BANG-Q101
    a, _, c, d = table("A lee_van_kliff: general_store bang.AS", "B dead", "C", "D")
    a.plays("general_store")
    for actor in (a, c):
        actor.chooses(actor.options[0])
    a.chooses("use-card:lee_van_kliff:bang.AS")
    assert len(a.board.display) == 3
    assert len(d.hand) == 1


def test_a_repeated_duel_is_again_lees_own() -> None:  # BANG-P40 BANG-D07
    a, b, *_ = table("A", "B lee_van_kliff outlaw 1: duel.8C bang.AS", "C: beer bang.2C", "D", turn="B")
    c = Actor(a.table, 2)
    b.plays("duel", at=c)
    c.passes()
    b.chooses("use-card:lee_van_kliff:bang.AS:C")
    c.answers("bang")
    assert (b.alive, "reward" in b.table.log) == (False, False)


def test_only_bang_cards_ricochet() -> None:  # BANG-F06
    a, *_ = table("A: beer.6H missed.2S bang.AS", "B: | barrel.QS", "C", "D", event="ricochet")
    assert about(a, "ricochet") == ["use-card:ricochet:bang.AS:B:barrel"]


@pytest.mark.parametrize(("card", "in_play"), [("bang.2D", ["barrel.QS"]), ("bang.QH", []), ("bang.AS", [])])
def test_a_ricochet_keeps_its_suit(card: str, in_play: list[str]) -> None:  # BANG-F06 BANG-P17
    a, b, *_ = table(f"A: {card}", "B apache_kid: | barrel.QS", "C", "D", event="ricochet")
    a.chooses(f"use-card:ricochet:{card}:B:barrel")
    assert b.in_play == in_play


def test_big_spencer_does_not_ricochet_with_a_missed_in_a_showdown() -> None:  # BANG-P35 BANG-F06 BANG-X07
    lines = ("A big_spencer: missed.2S beer.6H", "B: | barrel.QS", "C", "D")
    a, *_ = table(*lines, event="ricochet", show="showdown")
    assert about(a, "ricochet") == ["use-card:ricochet:beer.6H:B:barrel"]


def test_only_bang_cards_make_a_sniper() -> None:  # BANG-F13
    a, *_ = table("A: beer.6H missed.2S bang.AS", "B", "C", "D", event="sniper")
    assert about(a, "sniper") == []


def test_no_sniper_follows_a_bang() -> None:  # BANG-F13 BANG-T31 BANG-O12
    a, b, *_ = table("A: bang.AS bang.2C bang.3C", "B", "C", "D", event="sniper")
    a.plays("bang.AS", at=b)
    assert a.why_not("use-cards:sniper:bang.2C:bang.3C:B") == "BANG-F13"


def test_a_sniper_counts_as_one_bang() -> None:  # BANG-F13 BANG-T32
    a, b, *_ = table("A willy_the_kid: bang.AS bang.2C bang.3C", "B", "C", "D", event="sniper")
    a.chooses("use-cards:sniper:bang.AS:bang.2C:B")
    assert a.board.bangs == 1
    a.plays("bang.3C", at=b)
    assert (a.board.bangs, b.life) == (2, 2)


def test_flint_westwood_takes_two_cards_of_many() -> None:  # BANG-P36
    a, b, *_ = table("A flint_westwood: beer.6H", "B: bang.2C bang.3C bang.4C bang.5C", "C", "D")
    a.chooses("use-card:flint_westwood:beer.6H:B")
    assert (len(a.hand), len(b.hand), b.hand[-1]) == (2, 3, "beer.6H")


def test_flint_westwood_does_not_give_away_a_card_that_is_owed() -> None:  # BANG-P36 BANG-F15
    a, *_ = table(
        *("A flint_westwood", "B: scope", "C", "D"),
        event="law_of_the_west",
        phase="draw",
        deck="beer.6H bang.AS ...",
    )
    assert about(a, "flint") == ["use-card:flint_westwood:beer.6H:B"]


def test_who_has_not_seen_a_gift_no_longer_knows_the_hand() -> None:  # BANG-P36 BANG-I06
    a, b, c, _ = table(
        *("A flint_westwood: stagecoach beer.6H", "B: bang.2C", "C", "D"),
        show="sacagaway",
        shows="gag",
        deck="scope.AS mustang.8H ...",
    )
    a.plays("stagecoach")  # Sacagaway goes, and everybody knows all hands
    assert sorted(c.knows_of(a)) == ["beer.6H", "mustang.8H", "scope.AS"]
    a.chooses("use-card:flint_westwood:beer.6H:B")
    assert (c.knows_of(a), sorted(b.knows_of(a))) == ([], ["bang.2C", "mustang.8H", "scope.AS"])


# Commands.


def test_by_option_a_card_without_a_target_cannot_be_commanded() -> None:  # BANG-X04 BANG-B29 BANG-O22
    full = {"dorothy_rage_order": "card_and_target"}
    a, b, *_ = table("A", "B: beer.6H", "C", "D", show="dorothy_rage", options=full)
    a.uses("dorothy_rage", at=b)
    assert "name:cat_balou" not in a.options
    assert "name:duel" in a.options


def test_after_a_command_everybody_chooses_for_himself_again() -> None:  # BANG-X04 BANG-A11
    a, b, c, _ = table(
        *("A", "B: cat_balou.KH cat_balou.9D", "C: beer.6H | barrel.QS scope.AS", "D"), show="dorothy_rage"
    )
    a.uses("dorothy_rage", at=b)
    a.chooses("name:cat_balou")
    b.chooses("play:cat_balou.KH")
    a.chooses("table:scope.AS")
    a.ends()
    b.plays("cat_balou.9D", at=c)
    assert (a.options, b.options) == ([], ["hand", "table:barrel.QS"])


def test_a_command_that_costs_the_commander_a_card_is_chosen_by_them() -> None:  # BANG-X04
    a, b, *_ = table("A: beer.6H | barrel.QS", "B: cat_balou.KH", "C", "D", show="dorothy_rage")
    a.uses("dorothy_rage", at=b)
    a.chooses("name:cat_balou")
    b.obeys("cat_balou.KH")
    a.chooses("table:barrel.QS")
    assert (a.in_play, a.hand) == ([], ["beer.6H"])


# Once in a turn.


def test_vera_custer_counts_a_new_copy_afresh() -> None:  # BANG-P31 BANG-P21
    a, b, *_ = table(
        *("A vera_custer +doc_holyday: bang.2C bang.3C bang.4C bang.5C", "B doc_holyday", "C", "D"),
        event="vendetta",
        deck="beer.6H ...",
    )
    a.uses("doc_holyday", at=b)
    a.pays("bang.2C", "bang.3C")
    assert a.why_not("use-at:doc_holyday:B") == "BANG-P21"
    a.ends()
    assert a.table.g.is_extra_turn
    a.names(b)
    a.uses("doc_holyday", at=b)
    a.pays("bang.4C", "bang.5C")
    assert b.life == 2


def test_sid_and_suzy_together_draw_after_the_healing() -> None:  # BANG-T43 BANG-P14 BANG-P12
    a, *_ = table("A greygory_deck +sid_ketchum +suzy_lafayette 2: bang.2C bang.3C", "B", "C", "D", deck="beer.6H ...")
    a.chooses("offer:sid_ketchum")
    a.pays("bang.2C", "bang.3C")
    assert (a.life, a.hand, a.asked) == (3, ["beer.6H"], "play")
