"""Trial run of a position before it is accepted: bots play a few moves on copies, as they will at the table."""

from __future__ import annotations

from typing import Final

from igroteka.bots.bot import Bot, make_bot, sampler
from igroteka.core.decisions import CLOCK_SEAT, Decision
from igroteka.core.errors import BadPosition, BadSetup
from igroteka.core.game import Game
from igroteka.core.options import Option
from igroteka.core.position_trial import check_playable, check_visible
from igroteka.core.positions import read_position
from igroteka.core.random import Random, from_seed
from igroteka.core.state import State

MOVES: Final = 12  # made by greedy bots


def proven_position(text: str, game: Game[State], seed: str = "") -> State:
    """The state of a playable position; BadPosition says what is wrong with it. `seed` overrides its own."""
    state = read_position(text, game, seed)
    try_out(game, state)
    return state


def try_out(game: Game[State], state: State) -> None:
    """Raise BadPosition unless the rules and the bots can handle the position. Does not change it."""
    check_playable(game, state)
    bot = greedy(game)
    if bot is None:
        return
    try:
        g, random = state.clone(), from_seed("trial")
        for _ in range(MOVES):
            if g.decisions():
                decision = random.pick(g.decisions())
                g.apply(decision.seat, answer(game, g, decision, bot, random))
        check_visible(game, g)
    except BadPosition:
        raise
    except Exception as problem:  # a bot may fail in any way on an impossible state
        raise BadPosition("error-position-unplayable") from problem


def greedy(game: Game[State]) -> Bot | None:
    """The greedy bot of a game, or None."""
    try:
        return make_bot("greedy", game.id)
    except BadSetup:
        return None


def answer(game: Game[State], g: State, decision: Decision, bot: Bot, random: Random) -> Option:
    """The choice of a bot; the table's clock takes its default."""
    if decision.seat == CLOCK_SEAT:
        return decision.defaults[0]
    return bot.choose(game.view(g, decision.seat), decision, random, sampler(game, g, decision.seat))
