"""Questions with one answer: which are not asked, and which are, because leaving them out would tell something."""

from __future__ import annotations

import pytest

from tests.games.bang.table import table

ASKED = {"forced_answers": "asked"}


def test_a_dying_teren_kill_without_cards_is_not_asked_and_checks() -> None:  # BANG-O24 BANG-P41
    a, b, *_ = table("A: bang", "B teren_kill 1", "C", "D", deck="bang.2C beer.6H ...")
    a.plays("bang", at=b)
    assert (b.life, b.hand, a.asked) == (1, ["beer.6H"], "play")


def test_by_option_a_dying_teren_kill_is_asked() -> None:  # BANG-O24 BANG-P41
    a, b, *_ = table("A: bang", "B teren_kill 1", "C", "D", options=ASKED)
    a.plays("bang", at=b)
    assert b.options == ["use:teren_kill"]


@pytest.mark.parametrize("hand", ["beer.6H", "scope.AS"])
def test_a_dying_teren_kill_with_cards_is_asked_whatever_they_are(hand: str) -> None:  # BANG-O24 BANG-I10
    a, b, *_ = table("A: bang", f"B teren_kill 1: {hand}", "C", "D")
    a.plays("bang", at=b)
    b.passes()
    assert b.asked == "dying"


def test_a_dying_teren_kill_is_not_asked_about_cards_that_are_open() -> None:  # BANG-O24 BANG-X08
    a, b, *_ = table("A: bang", "B teren_kill 1: scope.AS", "C", "D", show="sacagaway", deck="bang.2C beer.6H ...")
    a.plays("bang", at=b)
    assert (b.life, b.hand) == (1, ["scope.AS", "beer.6H"])


def test_the_last_card_of_a_hand_is_paid_without_a_question() -> None:  # BANG-O24 BANG-C31
    a, *_ = table("A 2: whisky beer.6H", "B", "C", "D")
    a.plays("whisky")
    assert (a.life, a.hand, a.table.discards) == (4, [], ["beer.6H", "whisky.QH"])


def test_by_option_the_last_card_of_a_hand_is_asked_for() -> None:  # BANG-O24 BANG-C31
    a, *_ = table("A 2: whisky beer.6H", "B", "C", "D", options=ASKED)
    a.plays("whisky")
    assert a.options == ["pay:beer.6H"]


def test_a_price_of_equal_cards_is_asked_for_because_others_do_not_know_that_they_are_equal() -> None:  # BANG-O24
    a, *_ = table("A 2: whisky stagecoach.9S stagecoach.9S", "B", "C", "D")
    a.plays("whisky")
    assert (a.asked, a.options) == ("pay", ["pay:stagecoach.9S"])


def test_a_price_of_equal_open_cards_is_paid_without_a_question() -> None:  # BANG-O24 BANG-X08
    a, *_ = table("A 2: whisky stagecoach.9S stagecoach.9S", "B", "C", "D", show="sacagaway")
    a.plays("whisky")
    assert (a.asked, a.hand) == ("play", ["stagecoach.9S"])


def test_the_only_card_of_a_hand_is_played_on_command_without_a_question() -> None:  # BANG-O24 BANG-X04
    a, b, *_ = table("A", "B 2: beer.6H", "C", "D", show="dorothy_rage")
    a.uses("dorothy_rage", at=b)
    a.chooses("name:beer")
    assert (b.life, b.hand, a.asked) == (3, [], "play")


def test_the_only_copy_is_asked_for_on_command_because_others_do_not_know_how_many_there_are() -> None:  # BANG-O24
    a, b, *_ = table("A", "B 2: beer.6H scope.AS", "C", "D", show="dorothy_rage")
    a.uses("dorothy_rage", at=b)
    a.chooses("name:beer")
    assert b.options == ["play:beer.6H"]


@pytest.mark.parametrize("card", ["bang.AS", "indians.KD", "duel.8C"])
def test_an_open_hand_that_cannot_answer_is_not_asked(card: str) -> None:  # BANG-O24 BANG-X08 BANG-I10
    kind = card.partition(".")[0]
    people = (f"A: {card}", "B: scope.AS", "C", "D")
    for options, asked in (({}, ""), (ASKED, kind if kind != "bang" else "shot")):
        a, b, *_ = table(*people, show="sacagaway", options=options)
        a.plays(kind, at=None if kind == "indians" else b)
        assert b.asked == asked


@pytest.mark.parametrize("options", [{}, ASKED])
def test_two_heirs_are_not_asked_once_only_hand_cards_are_left(options: dict[str, str]) -> None:  # BANG-O24 BANG-Q40
    people = ("A: duel.8C", "B outlaw 1: scope barrel volcanic", "C vulture_sam", "D vera_custer +vulture_sam")
    a, b, c, d = table(*people, options=options)
    a.plays("duel", at=b)
    while b.asked:
        b.passes()
    if options:
        assert c.options == ["hand"]
    else:
        assert (len(c.hand), len(d.hand)) == (2, 1)


def test_the_end_of_phase_two_is_asked_for_even_if_nothing_else_is_possible() -> None:  # BANG-O24 BANG-T13
    a, *_ = table("A: barrel", "B", "C", "D")
    a.plays("barrel")
    assert a.options == ["end"]
    a.undoes()
    assert a.options == ["end", "play:barrel.QS"]
