"""Everybody can keep the books by what is told: views and journal say the same, to every seat and at every moment."""

from __future__ import annotations

from typing import cast

import pytest

from igroteka.core.random import QuickRandom, from_seed
from igroteka.core.views import SPECTATOR
from igroteka.games.intrigo.game import GAME
from igroteka.games.intrigo.rules.view import IntrigoBoard
from tests.games.intrigo.observer import Observer


@pytest.mark.parametrize("assignment", ["random", "choose"])
@pytest.mark.parametrize("seats", [3, 4])
def test_the_journal_tells_a_seat_all_that_it_sees_and_nothing_else_is_shown(  # INTR-H1, INTR-H3, INTR-H5
    seats: int, assignment: str
) -> None:
    for seed in range(4):
        setup = GAME.setup(seats, {"family_assignment": assignment, "round_cap": 6}, f"o{seed}")
        g = GAME.deal(setup, from_seed(setup.seed))
        random = QuickRandom(seed)
        observers = [Observer(seat, seats) for seat in (*range(seats), SPECTATOR)]
        told = 0
        while True:
            for observer in observers:
                for entry in (g.journal or [])[told:]:
                    observer.read(entry.redacted_for(observer.seat).plain())
                assert observer.agrees(cast(IntrigoBoard, GAME.view(g, observer.seat).board))
            told = len(g.journal or [])
            if not g.decisions():
                break
            decision = random.pick(g.decisions())
            g.apply(decision.seat, random.pick(decision.options))
