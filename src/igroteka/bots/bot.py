"""The bot interface, and how bots are created by name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Protocol, runtime_checkable

from igroteka.core.decisions import Decision
from igroteka.core.errors import BadSetup, nearest
from igroteka.core.game import Game
from igroteka.core.options import Option
from igroteka.core.random import Random
from igroteka.core.registry import games
from igroteka.core.setup import Setup
from igroteka.core.state import State
from igroteka.core.views import View

Imagine = Callable[[Random], State]

GREEDY = "bots.greedy"  # the part of a game with its greedy bot


class Bot(Protocol):
    """Answers one decision at a time from what its seat may know.

    It gets the view, the decision, and as many complete states as it wants, which `imagine` samples from the same
    knowledge.
    """

    name: str

    def choose(self, view: View, decision: Decision, random: Random, imagine: Imagine) -> Option: ...


@runtime_checkable
class Remembering(Protocol):
    """A bot that keeps state between the decisions of a game."""

    def forget(self) -> None:
        """Reset the bot before another game."""
        ...


class RandomBot:
    """Takes a uniformly random option; never takes an offer that nobody waits for."""

    name = "random"

    def choose(self, view: View, decision: Decision, random: Random, imagine: Imagine) -> Option:
        return decision.random_option(random)


LEVELS = ("random", "easy", "greedy", "normal", "hard")
SEARCHES = ("search:300", "search:0.5s")  # by iterations or by seconds


def sampler(game: Game[State], state: State, seat: int) -> Imagine:
    """The sampler for a bot of that seat, which never sees the state itself."""
    return game.sampler(state, seat)


def make_bot(name: str, game: str, longest: float = 0.0) -> Bot:
    """The bot with this name for a game; BadSetup if there is none.

    Besides the levels there are searches of a given length: `search:300` (iterations), `search:0.5s` (seconds). A
    search bot keeps its tree, so use one per table or call `forget`. It takes at most `longest` seconds, unless that is
    0.
    """
    if name == "random":
        return RandomBot()
    if plays_well(game):
        if name == "greedy":
            bot: Bot = games()[game].part(GREEDY).BOT
            return bot
        thinker = import_module("igroteka.bots.search.thinker").make_thinker(name, game, longest)
        if thinker is not None:
            found: Bot = thinker
            return found
    raise unknown_bot(name, (*levels_of(game), *(SEARCHES if plays_well(game) else ())))


def levels_of(game: str) -> tuple[str, ...]:
    """The bot levels of a game; without a greedy policy there is only the random bot."""
    return LEVELS if plays_well(game) else LEVELS[:1]


def plays_well(game: str) -> bool:
    """True if this game has a greedy policy, which all bots except the random one need."""
    found = games().get(game)
    return found is not None and found.has_part(GREEDY)


def unknown_bot(name: str, known: Sequence[str]) -> BadSetup:
    """The error for an unknown bot, with the known names."""
    return BadSetup("error-bot-unknown", bot=name, known=", ".join(known), near=nearest(name, known))


def make_own_bot(name: str, setup: Setup) -> Bot:
    """A bot for a local table: a built-in one, a learned one (`policy:FILE`), or a class (`FILE.py:CLASS`).

    BadSetup if there is none, or if the policy was trained for another configuration.
    """
    own: Bot | None = import_module("igroteka.bots.own").own_bot(name)
    if own is not None:
        return own
    kind, _, path = name.partition(":")
    if kind != "policy" or not path:
        return make_bot(name, setup.game)
    try:
        from igroteka.research.policy import load_bot
    except ImportError:
        raise BadSetup("error-bot-file", file=path) from None
    return load_bot(path, setup)
