"""What a bot is, and the ones there are."""

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

GREEDY = "bots.greedy"  # the part of a game that holds its greedy bot


class Bot(Protocol):
    """Answers one decision at a time from what its seat may know.

    That is the view, the decision, and as many complete states as it likes that `imagine` draws from the same
    knowledge.
    """

    name: str

    def choose(self, view: View, decision: Decision, random: Random, imagine: Imagine) -> Option:
        """One of the options of the decision."""
        ...


@runtime_checkable
class Remembering(Protocol):
    """A bot that remembers something of its game."""

    def forget(self) -> None:
        """Another game begins."""
        ...


class RandomBot:
    """Takes any option, each as likely as the other; an offer that nobody waits for it leaves alone."""

    name = "random"

    def choose(self, view: View, decision: Decision, random: Random, imagine: Imagine) -> Option:
        return decision.draw(random)


LEVELS = ("random", "easy", "greedy", "normal", "hard")
SEARCHES = ("search:300", "search:0.5s")  # so many iterations, or seconds


def imagination(game: Game[State], state: State, seat: int) -> Imagine:
    """What a bot of that seat imagines with: it never sees the state itself."""
    return game.imagination(state, seat)


def make_bot(name: str, game: str, longest: float = 0.0) -> Bot:
    """The bot of that name for a game; BadSetup if there is none.

    Beside the levels there are searches of a given length: `search:300` (iterations), `search:0.5s` (seconds). A bot
    that searches remembers its tree, so every table has its own, or lets it forget. It takes no
    longer than `longest` seconds, if that is said.
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
    """The levels of bots that a game has; a game without a greedy policy has only the random one."""
    return LEVELS if plays_well(game) else LEVELS[:1]


def plays_well(game: str) -> bool:
    """Is there a greedy policy for this game, which every bot but the random one needs?"""
    found = games().get(game)
    return found is not None and found.has_part(GREEDY)


def unknown_bot(name: str, known: Sequence[str]) -> BadSetup:
    """There is no bot of that name, but there are these."""
    return BadSetup("error-bot-unknown", bot=name, known=", ".join(known), near=nearest(name, known))


def make_own_bot(name: str, setup: Setup) -> Bot:
    """A bot for a table on one's own machine: one of ours, a learned one, `policy:FILE`, or a class, `FILE.py:CLASS`.

    BadSetup if there is none, or if it has not learned to play at such a table.
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
