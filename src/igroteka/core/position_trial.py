"""A trial run of a position before it is accepted: copies of the state are viewed, saved, imagined and played for a few
moves.

It catches what the field checks of a game miss.
"""

from __future__ import annotations

from typing import Final

from igroteka.core.decisions import CLOCK_SEAT
from igroteka.core.errors import BadPosition, Refused
from igroteka.core.game import Game
from igroteka.core.random import Random, from_seed
from igroteka.core.state import State
from igroteka.core.views import SPECTATOR

TRIAL_GAMES: Final = 4  # played from the position
MIN_CHOICES: Final = 12  # minimum number of choices per game
MAX_CHOICES: Final = 60  # maximum number of choices per game; it stops sooner once everything that was pending is done


def check_playable(game: Game[State], g: State) -> None:
    """Raise BadPosition unless the position can be viewed, saved, imagined and played."""
    try:
        check_visible(game, g)
        check_saving(game, g)
        for decision in g.decisions():
            if decision.seat != CLOCK_SEAT:
                play_randomly(game.imagine(g, decision.seat, from_seed("imagined")), from_seed("imagined"))
        for number in range(TRIAL_GAMES):
            end = g.clone()
            play_randomly(end, from_seed(f"{number}"))
            check_visible(game, end)
        check_saving(game, end)
        for seat in range(g.setup.seats):
            check_leaving(game, g.clone(), seat)
    except BadPosition:
        raise
    except Exception as problem:  # the rules may fail in any way on an impossible state
        raise BadPosition("error-position-unplayable") from problem


def check_visible(game: Game[State], g: State) -> None:
    """Every seat must have a view, every decision options, and a finished game a result."""
    for seat in (*range(g.setup.seats), SPECTATOR):
        game.view(g, seat).plain()
    for decision in g.decisions():
        if not decision.options or not (decision.seat == CLOCK_SEAT or 0 <= decision.seat < g.setup.seats):
            raise BadPosition("error-position-stuck")
    if not g.decisions() and g.outcome() is None:
        raise BadPosition("error-position-stuck")


def check_saving(game: Game[State], g: State) -> None:
    """A saved game must load as the same game."""
    saved = game.dump(g)
    if game.dump(game.load(saved)) != saved:
        raise BadPosition("error-position-unplayable")


def play_randomly(g: State, random: Random) -> None:
    """Take random choices until everything that was pending at the start is done."""
    pending = [id(frame) for frame in g.stack]
    frames = list(g.stack)  # kept alive so that no new frame reuses one of their ids
    for count in range(MAX_CHOICES):
        if not g.decisions() or (count >= MIN_CHOICES and not any(id(frame) in pending for frame in g.stack)):
            break
        decision = random.pick(g.decisions())
        g.apply(decision.seat, random.pick(decision.options))
    frames.clear()


def check_leaving(game: Game[State], g: State, seat: int) -> None:
    """Let a seat leave, if the game allows it."""
    try:
        g.leave(seat)
    except Refused:
        return
    check_visible(game, g)
