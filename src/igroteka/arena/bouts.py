"""Plays one game of a contest, and records its result."""

from __future__ import annotations

import time

import msgspec

from igroteka.arena.contest import Bout, Contest
from igroteka.bots.bot import make_own_bot
from igroteka.core.game import Game
from igroteka.core.random import from_seed
from igroteka.core.registry import find_game
from igroteka.core.rollout import next_decision
from igroteka.core.state import State
from igroteka.simulation import answer


class FinishedGame(msgspec.Struct, frozen=True):
    """A finished game: places, decisions and CPU seconds by seat, traits of each seat, and the events."""

    bout: Bout
    places: list[int]
    decisions: list[int]
    seconds: list[float]
    traits: dict[str, list[list[str]]] = {}
    events: list[str] = []

    @property
    def key(self) -> tuple[int, int, tuple[str, ...]]:
        """Sort key among the games of the contest."""
        return self.bout.deal, self.bout.line_up, self.bout.bots


def play_bout(contest: Contest, bout: Bout) -> FinishedGame:
    """Play one game. The same deal has the same cards in all seatings."""
    game = find_game(contest.game)
    state = dealt(game, contest, bout.deal)
    bots = [make_own_bot(name, state.setup) for name in bout.bots]
    chances = [from_seed(f"{contest.seed}/{bout.deal}/{name}/{seat}") for seat, name in enumerate(bout.bots)]
    decisions, seconds = [0] * contest.seats, [0.0] * contest.seats
    traits, events = game.traits(state), set[str]()
    while (outcome := state.outcome()) is None:
        events.update(game.in_force(state))
        decision = next_decision(state)
        seat = decision.seat
        began = time.process_time()
        option = answer(game, state, decision, bots[seat], chances[seat])
        seconds[seat] += time.process_time() - began
        decisions[seat] += 1
        state.apply(seat, option)
    spent = [round(each, 6) for each in seconds]
    return FinishedGame(bout, outcome.places, decisions, spent, filled(traits, game.traits(state)), sorted(events))


def filled(dealt: dict[str, list[list[str]]], ended: dict[str, list[list[str]]]) -> dict[str, list[list[str]]]:
    """What each seat was dealt; if it chose that itself, what it had in the end."""
    return {
        kind: [at_first or at_last for at_first, at_last in zip(dealt[kind], ended[kind], strict=True)]
        for kind in ended
    }


def dealt(game: Game[State], contest: Contest, deal: int) -> State:
    """The first state of a deal, without a journal and with forced choices taken."""
    setup = game.setup(contest.seats, contest.settings, f"{contest.seed}/{deal}", simulated=True)
    return game.deal(setup, from_seed(setup.seed))
