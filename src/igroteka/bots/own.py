"""User-written bots: a class in a file, named `FILE.py:CLASS`, for local use."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from igroteka.bots.bot import Bot, Imagine
from igroteka.core.decisions import Decision
from igroteka.core.errors import BadSetup
from igroteka.core.options import Option
from igroteka.core.random import Random
from igroteka.core.views import View

ENDING = ".py"


class OwnBot:
    """Wraps a user-written bot and validates its choices."""

    def __init__(self, name: str, make: Callable[[], Bot]) -> None:
        self.name = name
        self.make = make
        self.bot = make()

    def forget(self) -> None:
        """Create a new object for every game."""
        self.bot = self.make()

    def choose(self, view: View, decision: Decision, random: Random, imagine: Imagine) -> Option:
        """The choice of the wrapped bot; BadSetup if it is not an option of the decision."""
        option = self.bot.choose(view, decision, random, imagine)
        if option not in decision.options:
            raise BadSetup("error-bot-option", bot=self.name, option=str(option))
        return option


def own_bot(name: str) -> OwnBot | None:
    """A new bot of the named class; None if the name does not have this form, BadSetup if there is no such bot."""
    file, _, kind = name.rpartition(":")
    if not file.endswith(ENDING):
        return None
    try:
        bot = OwnBot(name, getattr(_module(Path(file)), kind))
        if not callable(getattr(bot.bot, "choose", None)):
            raise TypeError("it has no method choose")
    except Exception as problem:
        problem_text = f"{type(problem).__name__}: {problem}"
        raise BadSetup("error-bot-own", bot=name, problem=problem_text) from problem
    return bot


@lru_cache(16)
def _module(file: Path) -> ModuleType:
    """Import a file as a module, once."""
    spec = spec_from_file_location(file.stem, file)
    if spec is None or spec.loader is None:
        raise ImportError(str(file))
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
