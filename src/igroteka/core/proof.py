"""A net below the checks of a position: it is played a little before it is taken.

Whatever the checks of a game overlook shows here: what is pending is carried out on copies of the state, with all that
a table does besides.
"""

from __future__ import annotations

from typing import Final

from igroteka.core.decisions import TABLE
from igroteka.core.errors import BadPosition, Refused
from igroteka.core.game import Game
from igroteka.core.random import Random, from_seed
from igroteka.core.state import State
from igroteka.core.views import SPECTATOR

GAMES: Final = 4  # played from the position
FEWEST: Final = 12  # choices of each of them, and
MOST: Final = 60  # at most so many, until all that was pending is done


def prove(game: Game[State], g: State) -> None:
    """BadPosition, unless the position can be looked at, saved, imagined and played."""
    try:
        look(game, g)
        save(game, g)
        for decision in g.decisions():
            if decision.seat != TABLE:
                play(game.imagine(g, decision.seat, from_seed("imagined")), from_seed("imagined"))
        for number in range(GAMES):
            end = g.clone()
            play(end, from_seed(f"{number}"))
            look(game, end)
        save(game, end)
        for seat in range(g.setup.seats):
            leave(game, g.clone(), seat)
    except BadPosition:
        raise
    except Exception as problem:  # whatever the rules stumble over
        raise BadPosition("error-position-unplayable") from problem


def look(game: Game[State], g: State) -> None:
    """Everybody sees the table, and a finished game has a result."""
    for seat in (*range(g.setup.seats), SPECTATOR):
        game.view(g, seat).plain()
    for decision in g.decisions():
        if not decision.options or not (decision.seat == TABLE or 0 <= decision.seat < g.setup.seats):
            raise BadPosition("error-position-stuck")
    if not g.decisions() and g.outcome() is None:
        raise BadPosition("error-position-stuck")


def save(game: Game[State], g: State) -> None:
    """A saved game is the same game."""
    saved = game.dump(g)
    if game.dump(game.load(saved)) != saved:
        raise BadPosition("error-position-unplayable")


def play(g: State, random: Random) -> None:
    """Choices at random, until all is done that was pending at first."""
    pending = [id(frame) for frame in g.stack]
    frames = list(g.stack)  # they stay alive, so that no other frame gets the id of one of them
    for count in range(MOST):
        if not g.decisions() or (count >= FEWEST and not any(id(frame) in pending for frame in g.stack)):
            break
        decision = random.pick(g.decisions())
        g.apply(decision.seat, random.pick(decision.options))
    frames.clear()


def leave(game: Game[State], g: State, seat: int) -> None:
    """Somebody may leave, where the game knows such a thing."""
    try:
        g.leave(seat)
    except Refused:
        return
    look(game, g)
