"""Checks (BANG-K)."""

from __future__ import annotations

import pytest

from tests.games.bang.table import Actor, table


def checks(actor: Actor) -> list[object]:
    """What was turned up so far, and for what."""
    lines = [entry["arguments"] for entry in actor.told if entry["text"] == "bang-log-check"]
    return [(line["source"], line["cards"]) for line in lines if isinstance(line, dict)]


def test_a_check_turns_up_the_top_card_and_discards_it() -> None:  # BANG-K02 BANG-K04
    a, b, *_ = table("A: bang.AS", "B: | barrel", "C", "D", deck="beer.6H ...")
    a.plays("bang", at=b)
    b.uses("barrel")
    assert checks(a) == [("barrel", ["beer.6H"])]
    assert (b.hand, b.table.discards) == ([], ["beer.6H", "bang.AS"])


def test_lucky_duke_turns_up_two_and_chooses() -> None:  # BANG-K02 BANG-P08
    a, b, *_ = table("A: bang.AS", "B lucky_duke: | barrel", "C", "D", deck="bang.2C beer.6H ...")
    a.plays("bang", at=b)
    b.uses("barrel")
    assert (b.options, b.defaults) == (["check:bang.2C", "check:beer.6H"], ["check:beer.6H"])
    b.chooses("check:beer.6H")
    assert (b.life, b.table.discards) == (4, ["bang.2C", "beer.6H", "bang.AS"])


def test_lucky_duke_may_choose_the_worse_card() -> None:  # BANG-K02
    a, b, *_ = table("A: bang.AS", "B lucky_duke: | barrel", "C", "D", deck="bang.2C beer.6H ...")
    a.plays("bang", at=b)
    b.uses("barrel")
    b.chooses("check:bang.2C")
    assert b.life == 3


@pytest.mark.parametrize(("event", "life"), [("blessing", 4), ("curse", 3)])
def test_the_suit_of_a_check_counts_as_the_event_says(event: str, life: int) -> None:  # BANG-K03 BANG-Q23
    deck = "bang.2C ..." if event == "blessing" else "beer.6H ..."
    a, b, *_ = table("A: bang.AS", "B: | barrel", "C", "D", deck=deck, event=event)
    a.plays("bang", at=b)
    b.uses("barrel")
    assert b.life == life


def test_under_the_curse_ranks_still_matter_for_dynamite() -> None:  # BANG-K03 BANG-K07 BANG-H02
    _, b, *_ = table("A", "B: | dynamite.2H", "C", "D", event="curse", turn="B", phase="steps", deck="beer.10H ...")
    assert b.life == 4
    _, b, *_ = table("A", "B: | dynamite.2H", "C", "D", event="curse", turn="B", phase="steps", deck="beer.9H ...")
    assert b.life == 1


def test_lucky_duke_chooses_by_rank_under_the_curse() -> None:  # BANG-Q20
    _, b, *_ = table(
        *("A", "B lucky_duke: | dynamite.2H", "C", "D"),
        event="curse",
        turn="B",
        phase="steps",
        deck="beer.9H beer.10H ...",
    )
    assert b.defaults == ["check:beer.10H"]
    b.chooses("check:beer.10H")
    assert b.life == 4


def test_check_cards_are_set_aside_for_john_pain() -> None:  # BANG-K04 BANG-P39
    a, b, c, _ = table("A: bang.AS", "B: beer.7H | barrel", "C john_pain", "D", deck="bang.2C ...")
    a.plays("bang", at=b)
    b.uses("barrel")
    assert (c.hand, c.board.aside, c.table.discards) == ([], ["bang.2C"], [])
    b.passes()
    assert (c.hand, c.table.discards) == (["bang.2C"], ["bang.AS"])


def test_lucky_duke_with_one_card_left_has_no_choice() -> None:  # BANG-K05 BANG-T51
    a, b, *_ = table("A: bang.AS", "B lucky_duke: | barrel", "C", "D", deck="beer.6H")
    a.plays("bang", at=b)
    b.uses("barrel")
    assert (b.asked, b.life) == ("", 4)


def test_lucky_duke_turns_up_two_cards_for_each_of_two_checks() -> None:  # BANG-K05 BANG-Q99
    a, b, *_ = table(
        *("A: bang.AS", "B greygory_deck +lucky_duke +jourdonnais: | barrel", "C", "D"),
        deck="bang.2C bang.3C bang.4C beer.6H ...",
    )
    a.plays("bang", at=b)
    b.uses("jourdonnais")
    b.chooses("check:bang.2C")
    b.uses("barrel")
    assert b.options == ["check:bang.4C", "check:beer.6H"]
    b.chooses("check:beer.6H")
    assert b.life == 4


def test_black_jacks_card_is_no_check() -> None:  # BANG-K06
    a, b, *_ = table("A black_jack", "B john_pain", "C", "D", phase="draw", deck="bang.2C bang.2D bang.3C ...")
    assert (checks(a), b.hand, len(a.hand)) == ([], [], 3)


@pytest.mark.parametrize(
    ("card", "life"), [("missed.2S", 1), ("stagecoach.9S", 1), ("punch.10S", 4), ("bang.9C", 4), ("barrel.QS", 4)]
)
def test_dynamite_explodes_on_spades_from_two_to_nine(card: str, life: int) -> None:  # BANG-K07 BANG-C14 BANG-K01
    _, b, *_ = table("A", "B: | dynamite.2H", "C", "D", turn="B", phase="steps", deck=f"{card} ...")
    assert b.life == life


@pytest.mark.parametrize(("card", "turn"), [("beer.6H", "B"), ("bang.2D", "C"), ("bang.2C", "C"), ("missed.2S", "C")])
def test_only_hearts_open_the_jail(card: str, turn: str) -> None:  # BANG-K07 BANG-C13 BANG-K01
    _, b, *_ = table("A", "B: | jail", "C", "D", turn="B", phase="steps", deck=f"{card} ...")
    assert b.table.turn == turn


@pytest.mark.parametrize(("card", "life"), [("beer.6H", 4), ("bang.2D", 3), ("bang.2C", 3), ("missed.2S", 3)])
@pytest.mark.parametrize("line", ["B: | barrel", "B jourdonnais"])
def test_only_hearts_stop_a_shot(line: str, card: str, life: int) -> None:  # BANG-K07 BANG-K01 BANG-P06
    a, b, *_ = table("A: bang.AS", line, "C", "D", deck=f"{card} ...")
    a.plays("bang", at=b)
    b.uses("barrel" if "barrel" in line else "jourdonnais")
    assert b.life == life


@pytest.mark.parametrize("line", ["B: | barrel", "B jourdonnais:"])
def test_the_journal_tells_whether_a_shot_was_stopped(line: str) -> None:  # BANG-A03 BANG-P06
    source = "jourdonnais" if "jourdonnais" in line else "barrel"
    for card, told in (("beer.6H", True), ("bang.2D", False)):
        a, b, *_ = table("A: bang.AS", line, "C", "D", deck=f"{card} ...")
        a.plays("bang", at=b)
        b.uses(source)
        assert ("cover" in a.table.log) is told


@pytest.mark.parametrize(
    ("card", "alive"), [("beer.6H", True), ("bang.2D", True), ("bang.2C", True), ("missed.2S", False)]
)
def test_teren_kill_is_saved_by_anything_but_spades(card: str, alive: bool) -> None:  # BANG-K07 BANG-P41 BANG-K01
    a, b, *_ = table("A: bang.AS", "B teren_kill 1", "C", "D", deck=f"{card} beer.7H ...")
    a.plays("bang", at=b)
    assert b.alive is alive


def test_nobody_else_is_asked_during_a_check() -> None:  # BANG-K05
    a, b, *_ = table("A lucky_duke: bang.AS beer", "B: | barrel", "C: missed", "D", deck="bang.2C beer.6H ...")
    a.plays("bang", at=b)
    b.uses("barrel")
    assert (b.life, b.table.asked) == (3, "A")


# An empty deck.


def test_an_empty_deck_is_made_of_the_discard_pile_when_a_card_is_needed() -> None:  # BANG-T50
    a, *_ = table("A: stagecoach", "B", "C", "D", deck="beer.6H", discards="bang.2C bang.3C")
    a.plays("stagecoach")
    assert a.hand[0] == "beer.6H"
    assert set(a.hand[1:] + a.table.deck) == {"bang.2C", "bang.3C"}
    assert (a.table.discards, a.table.log.count("reshuffle")) == (["stagecoach.9S"], 1)


def test_the_deck_is_not_renewed_before_it_is_needed() -> None:  # BANG-T50
    a, *_ = table("A: stagecoach", "B", "C", "D", deck="beer.6H beer.7H", discards="bang.2C")
    a.plays("stagecoach")
    assert (a.table.deck, a.table.discards) == ([], ["bang.2C", "stagecoach.9S"])


def test_without_cards_a_draw_yields_fewer() -> None:  # BANG-T51
    a, *_ = table("A: wells_fargo", "B", "C", "D", deck="beer.6H")
    a.plays("wells_fargo")
    assert (a.hand, "reshuffle" in a.table.log) == (["beer.6H"], False)


def test_a_barrel_fails_without_a_card() -> None:  # BANG-T51
    a, b, *_ = table("A: bang.AS", "B: | barrel", "C", "D", deck="")
    a.plays("bang", at=b)
    b.uses("barrel")
    assert b.life == 3


def test_a_jail_stays_closed_without_a_card() -> None:  # BANG-T51
    _, b, *_ = table("A", "B: | jail", "C", "D", turn="B", phase="steps", deck="")
    assert b.table.turn == "C"


def test_a_dynamite_moves_on_without_a_card() -> None:  # BANG-T51
    _, b, c, *_ = table("A", "B: | dynamite.2H", "C", "D", turn="B", phase="steps", deck="")
    assert (b.in_play, c.in_play) == ([], ["dynamite.2H"])


def test_teren_kill_dies_without_a_card() -> None:  # BANG-T51
    a, b, *_ = table("A: bang.AS", "B teren_kill 1", "C", "D", deck="")
    a.plays("bang", at=b)
    assert not b.alive


def test_cards_set_aside_are_not_shuffled_in() -> None:  # BANG-T52 BANG-K04
    a, b, c, *_ = table(*("A: bang.AS", "B: dodge | barrel", "C john_pain", "D"), deck="bang.2C", discards="beer.6H")
    a.plays("bang", at=b)
    b.uses("barrel")
    b.answers("dodge")
    assert set(b.hand) <= {"beer.6H", "dodge.7D", "dodge.KH"}
    assert c.hand == ["bang.2C"]


def test_cards_on_display_are_not_shuffled_in() -> None:  # BANG-T52 BANG-C08
    a, *_ = table("A: general_store", "B", "C", "D", deck="beer.6H beer.7H", discards="bang.2C bang.3C bang.4C")
    a.plays("general_store")
    assert a.board.display[:2] == ["beer.6H", "beer.7H"]
    assert set(a.board.display[2:] + a.table.deck) == {"bang.2C", "bang.3C", "bang.4C"}
