"""Positions in which the suite once found something: there it looks again and again, and finds nothing any more."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from igroteka.conformance import configurations
from igroteka.conformance.checked_table import CheckedTable
from igroteka.conformance.hidden_information import (
    hidden_cards_are_not_noticed,
    public_choices_are_told,
    same_information_same_view,
)
from igroteka.core.random import QuickRandom
from igroteka.core.session import Session
from tests.games.bang import table as bang
from tests.games.kittens import table as kittens

SAMPLES = 150


class Position(CheckedTable):
    """A table that begins with a position instead of a deal."""

    def __init__(self, session: Session, seed: int) -> None:
        self.game = session.game
        self.configuration = configurations(session.game)[0]
        self.random = QuickRandom(seed)
        self.setup = session.state.setup
        self.session = session
        self.conserved = session.game.conserved(session.state)
        self.offered = []


def found(look: Callable[[CheckedTable], Iterator[str]], session: Session) -> set[str]:
    """What a check finds here with different samples."""
    return {detail for seed in range(SAMPLES) for detail in look(Position(session, seed * 7919 + 1))}


def test_the_order_of_discards_that_are_shuffled_at_once_is_not_told() -> None:  # BANG-I02 BANG-H03 BANG-T50
    """Journals told in which order the hand of a ghost had come, and the deck was made of it before anybody saw it."""
    a, *_ = bang.table(
        "A sheriff", "B dead ghost: beer.6H bang.2C", "C outlaw dead", "D outlaw", "E", "F", turn="B", deck=""
    )
    a.table.session.choose(1, "end")
    assert a.table.session.state.decision(1) is not None
    assert found(hidden_cards_are_not_noticed, a.session) == set()


def test_everybody_is_told_that_somebody_has_too_many_cards() -> None:  # BANG-T14 BANG-P12
    """Sid Ketchum, who acts at any time, noticed the end of a phase that no journal told."""
    a, *_ = bang.table("A 2: bang.AS missed.10C beer.6H scope.AS", "B", "C sid_ketchum 2: bang.2C bang.3C bang.4C", "D")
    assert found(same_information_same_view, a.session) == set()


def test_cards_drawn_under_sacagaway_are_told_in_no_order_of_the_deck() -> None:  # BANG-X08 BANG-I02
    """Everybody was told in which order two open cards were drawn, which no view shows."""
    a, *_ = bang.table(
        "A", "B", "C", "D", "E", show="sacagaway", deck="bang.QD cat_balou.9D beer.6H missed.4S barrel.QS"
    )
    assert found(hidden_cards_are_not_noticed, a.session) == set()


def test_cards_that_were_turned_over_and_shuffled_leave_no_trace_of_their_order() -> None:  # BANG-T50 BANG-F12
    """Two checks and then a reshuffle: the journal told which card came first, and no view can show it any more."""
    a, *_ = bang.table(
        "A",
        "B",
        "C: | jail.JS",
        "D",
        "E",
        turn="B",
        event="vendetta",
        deck="bang.JD missed.AC",
        discards="bang.2C bang.3C",
    )
    assert found(hidden_cards_are_not_noticed, a.session) == set()


SID = "C sid_ketchum 2: bang.2C bang.3C bang.4C"  # who may act at any time (BANG-P12)
SILENT = {  # who has the turn, the event, the show, the phase
    "the end of the play phase, under Ranch": ("A: beer.6H", "ranch", "", "play"),
    "to keep one's identity": ("A pedro_ramirez", "new_identity", "", "steps"),
    "to copy nobody": ("A vera_custer", "blood_brothers", "", "steps"),
    "to keep both characters": ("A greygory_deck +pedro_ramirez", "", "", "steps"),
    "to help nobody": ("A jesse_jones", "blood_brothers", "", "steps"),
    "to command somebody": ("A", "", "dorothy_rage", "play"),
}


@pytest.mark.parametrize(("line", "event", "show", "phase"), SILENT.values(), ids=SILENT)
def test_what_everybody_notices_is_told(  # BANG-I05 BANG-P12
    line: str, event: str, show: str, phase: str
) -> None:
    """Who acts at any time knew by the count of moments that another had chosen, and no journal told it."""
    lines = (line, "B 3: bang.5C", SID, "D 3")
    a, *_ = bang.table(*lines, discards="beer.7H", event=event, show=show, phase=phase)
    assert a.codes
    assert found(public_choices_are_told, a.session) == set()


def test_three_alike_are_imagined_as_they_are_picked() -> None:  # KIT-K02 KIT-X08
    """Imagined, a marked card lay before its like, and a known one stayed in the hand while its like were picked."""
    few = {
        **{"deck": "custom", "combos": "standard"},
        "cards": "exploding_kitten:5 streaking_kitten:1 skip:4 bury:4 mark:2 defuse:4",
    }
    hands = ("A: skip*3 skip.marked mark", "B: bury", "C: bury")
    a, b, *_ = kittens.table(*hands, options=few, discards=["defuse*4"])
    b.table.g.players[0].known[0] |= 1 << b.seat
    a.chooses("triple:skip:skip:skip.marked:B")
    assert found(hidden_cards_are_not_noticed, a.session) == set()
