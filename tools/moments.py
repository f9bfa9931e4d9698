"""Moments of games as positions, for screenshots and measurements of the boards.

`python -m tools.moments < wanted.json` reads a list such as `[{"game": ID, "seats": 7, "choices": 40}]` and prints
the positions as a list of texts. Greedy bots make that many choices, and then continue until the first seat has a
decision with at least two options (or, with `"asks": TEXT`, exactly that decision). The output is reproducible.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable

import msgspec

from igroteka.bots.bot import make_bot
from igroteka.core.decisions import Decision
from igroteka.core.positions import write_position
from igroteka.core.random import from_seed
from igroteka.core.registry import find_game
from igroteka.core.rollout import next_decision
from igroteka.core.setup import SettingValue
from igroteka.core.state import State
from igroteka.simulation import answer

LONGEST = 4000  # most choices of a game
SEEDS = 60  # games that are tried until one has such a moment


class Moment(msgspec.Struct, frozen=True):
    """A requested moment."""

    game: str
    seats: int
    choices: int
    options: dict[str, str | int | bool] = {}
    seed: int = 1
    asks: str = ""


def main() -> None:
    wanted = msgspec.json.decode(sys.stdin.read(), type=list[Moment])
    print(msgspec.json.encode([position(moment) for moment in wanted]).decode())


def position(moment: Moment) -> str:
    """The position of the first game that has such a moment; raises LookupError if none has."""
    for seed in range(moment.seed, moment.seed + SEEDS):
        state = reached(moment, seed)
        if state is not None:
            return write_position(find_game(moment.game), state)
    raise LookupError(moment)


def reached(moment: Moment, seed: int) -> State | None:
    """The state of the game with this seed at the requested moment, or None if the game does not get there."""
    game = find_game(moment.game)
    options: dict[str, SettingValue] = dict(moment.options)
    state = game.deal(game.setup(moment.seats, options, str(seed)), from_seed(str(seed)))
    random = from_seed(f"bots {seed}")
    bot = make_bot("greedy", game.id)
    for count in range(LONGEST):
        if not state.decisions():
            return None
        if count >= moment.choices and is_wanted(moment, state.decisions()):
            return state
        decision = next_decision(state)
        state.apply(decision.seat, answer(game, state, decision, bot, random))
    return None


def is_wanted(moment: Moment, decisions: Iterable[Decision]) -> bool:
    """True if the first seat has the requested decision."""
    mine = [one for one in decisions if one.seat == 0 and one.waits and len(one.options) > 1]
    return any(not moment.asks or one.prompt.phrase.text == moment.asks for one in mine)


if __name__ == "__main__":
    main()
