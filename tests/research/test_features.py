"""Features are made from views alone, and tell nothing that a seat may not know."""

from __future__ import annotations

from collections import Counter

import pytest

from igroteka.core.decisions import WHO_HAS_CHOSEN
from igroteka.core.frames import SealedFrame
from igroteka.core.random import QuickRandom
from igroteka.core.state import State
from igroteka.games.bang.rules.public_actions import PublicAction
from igroteka.games.bang.rules.state import BangGame
from igroteka.games.kittens.rules.view import KittensBoard
from igroteka.research.configuration import Configuration, waiting
from tests.density import times
from tests.research.tables import EDGES, EVERY, SOME, configuration, states

ALL_SEATS = 5  # after so many choices the features of all seats are compared


def features_of(found: Configuration, state: State, seat: int) -> bytearray:
    """The quick way."""
    return found.features.from_state(state, seat)


def defined_by_the_view(found: Configuration, state: State, seat: int) -> bytearray:
    """The way over a view, which defines what the features are."""
    return found.features.from_view(found.game.view(state, seat))


def named(found: Configuration, row: bytearray) -> dict[str, int]:
    """The features that are not zero, by name."""
    return {found.features.layout.names[i]: number for i, number in enumerate(row) if number}


@pytest.mark.dense
@pytest.mark.parametrize(("game", "preset", "seats"), EDGES)
def test_features_from_the_state_are_those_of_the_view(game: str, preset: str, seats: int) -> None:
    """Every state from the seat whose turn it is to be looked at, and every few states from all seats at once."""
    found = configuration(game, preset, seats)
    for number in range(times(2)):
        for moment, state in enumerate(states(found, f"features-{number}", skip_forced=number % 2 == 0)):
            for seat in range(seats) if moment % ALL_SEATS == 0 else [moment % seats]:
                quick, defined = features_of(found, state, seat), defined_by_the_view(found, state, seat)
                assert quick == defined, (named(found, quick), named(found, defined))


@pytest.mark.dense
@pytest.mark.parametrize(("game", "preset", "seats"), SOME)
def test_whatever_a_seat_may_not_know_leaves_its_features_as_they_are(game: str, preset: str, seats: int) -> None:
    """The swap test: imagination exchanges everything that the seat may not know."""
    found = configuration(game, preset, seats)
    random = QuickRandom(11)
    for number in range(times(1)):
        for state in states(found, f"swap-{number}", skip_forced=False):
            seat = random.below(seats)
            other = found.game.imagine(state, seat, QuickRandom(random.below(1 << 30)))
            assert named(found, features_of(found, state, seat)) == named(found, features_of(found, other, seat))


@pytest.mark.dense
@pytest.mark.parametrize(("game", "preset", "seats"), SOME)
def test_skipping_forced_choices_tells_nobody_who_has_none(game: str, preset: str, seats: int) -> None:
    found = configuration(game, preset, seats)
    start, length = found.features.layout.groups["asked"]
    random = QuickRandom(13)
    for number in range(times(1)):
        for state in states(found, f"skip-{number}"):
            decision = waiting(state)
            if decision is None:
                continue
            other = found.game.imagine(state, decision.seat, QuickRandom(random.below(1 << 30)))
            rows = [features_of(found, one, decision.seat) for one in (state, other)]
            top = state.stack[-1]
            if isinstance(top, SealedFrame) and top.visibility == WHO_HAS_CHOSEN:
                for row in rows:  # who else has still to choose is no secret, and imagined otherwise
                    row[start : start + length] = bytes(length)
            assert named(found, rows[0]) == named(found, rows[1])


@pytest.mark.parametrize(("game", "preset", "seats"), EVERY)
def test_the_names_of_features_are_unique(game: str, preset: str, seats: int) -> None:
    names = configuration(game, preset, seats).features.layout.names
    assert len(set(names)) == len(names)


def test_features_say_what_is_in_the_hand() -> None:
    found = configuration("kittens", "classic_base", 3)
    state = found.deal("1")
    board = found.game.view(state, 1).board
    assert isinstance(board, KittensBoard)
    told = named(found, features_of(found, state, 1))
    assert told["me.B"] == 1
    hand = {name.removeprefix("hand."): number for name, number in told.items() if name.startswith("hand.")}
    assert hand == Counter(board.hand)


def test_more_than_255_of_something_stand_as_255() -> None:
    found = configuration("bang", "base", 4)
    state = found.deal("1")
    assert isinstance(state, BangGame)
    state.history.public_actions = tuple([PublicAction(0, 1, "bang")] * 300)
    start, _ = found.features.layout.groups["deeds.A"]
    assert features_of(found, state, 0)[start + 1] == defined_by_the_view(found, state, 0)[start + 1] == 255
